/** English verb forms that show a clause has a predicate, and the few that change between «I» and «you». */

const finite = new Set(
  (
    "am is are was were isn't aren't wasn't weren't 'm 're have has had haven't hasn't hadn't do does did don't doesn't didn't can could can't couldn't cannot will would won't wouldn't shall should shouldn't may might must mustn't " +
    "I'm I've I'd I'll you're you've you'd he's she's it's that's there's what's we're we've we'd we'll they're they've they'd he'd she'd he'll she'll who's let's " +
    'went came left took gave said told knew thought felt found lost made kept held had got saw met ran sat stood fell broke spoke wrote read drove ate drank slept woke wore bought brought taught caught fought sought built sent spent lent paid ' +
    'laid led fed hid hit hurt let put quit set shut cut cost began became forgot forgave grew threw flew blew drew sang rang swam sank shook stole chose froze rose rode hung dug won lit swore tore stuck stung understood withdrew meant dealt heard learnt burnt dreamt leant ' +
    'miss misses love loves hate hates feel feels think thinks know knows keep keeps want wants need needs wish wishes hope hopes remember remembers forget forgets wait waits cry cries sleep sleeps talk talks call calls hear hears see sees go goes come comes say says ' +
    'live lives work works make makes take takes look looks seem seems hurt hurts die dies leave leaves stay stays wonder wonders regret regrets owe owes dream dreams believe believes understand understands try tries start starts stop stops sit sits stand stands wake wakes set sets'
  ).split(' '),
)
const nounsTooEarly = new Set('love hate dream dreams work works talk look looks call calls hope hopes need cry set sets start stop stay hurt cost cut hit read wish regret regrets visit leaves'.split(' '))

/** Whether a word is surely a finite verb where it stands. */
export function isFiniteEn(word: string, before: string | undefined): boolean {
  const lower = word.toLowerCase()
  const previous = before?.toLowerCase() ?? ''
  if (/^(the|a|an|my|your|his|her|our|their|this|that|of|for|with|no|to|in|on|at|some|any|every)$/.test(previous)) return /^(was|were|is|are|had|has|did|does|do|would|could|can|will)$/.test(lower) && /^(this|that)$/.test(previous)
  if (/^(not|never|just|still|always|also|really|only|ever|even|already|finally|once|then|now)$/.test(previous) && (finite.has(lower) || lower.endsWith('ed'))) return true
  if (/^(i|you|he|she|it|we|they|who|which|that|mum|mom|dad|nobody|everyone|someone)$/.test(previous)) return finite.has(lower) || finite.has(word) || /ed$/.test(lower) || /^[a-z]{3,}s?$/.test(lower)
  if (nounsTooEarly.has(lower)) return false
  return finite.has(lower) || finite.has(word) || (/[a-z]{2,}ed$/.test(lower) && !/^(bed|red|need|seed|wed|shed|feed|indeed|hundred|sacred|naked|wicked|tired|exhausted|married|divorced|retired|supposed|used|dated|scared|worried|disappointed|ashamed|confused|interested|bored|pregnant|engaged|unfinished|framed|unexpected|aged)$/.test(lower))
}
