import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'
import { heard, near } from './topics.loss.words'

/** What stays when somebody has died: their things, the dates, the house, what others say, and what there was between them. */
export const topicsOfAbsence: readonly Topic[] = [
  {
    id: 'belongings', only: 'dead', label: 'the things left behind', weight: 6,
    hears: /\b(?:(?:his|her|their|mum's|mom's|dad's) (?:clothes|things|wardrobe|room|coat|jacket|jumper|sweater|slippers|watch|mug|cup|chair|glasses|scarf|smell|perfume|shoes|stuff)|belongings|clear(?:ing)? out (?:his|her|their|the)|boxes of (?:his|her|their)|smells of (?:him|her)|i (?:still )?keep (?:his|her))\b/,
    says: ["You don't have to touch any of it until you want to.", "There's no date by which those things have to go.", 'It must be hard to see those things every day.', 'Of course you want to keep those things near.'],
    asks: ["#thing Which thing couldn't you move yet?", '#thing Where in your home is it right now?', "#want Is there something of theirs you'd like to use yourself?", '#others Who else in the family is dealing with those things?'],
    counsel: ['If it has to be cleared, three piles can help, not two: what goes, what stays and what nobody knows yet. The third can wait for years in a box.'],
  },
  {
    id: 'photos', label: 'the photographs', weight: 4,
    hears: anyOf(
      /\b(?:photos?|photographs?|pictures? of|videos? of|albums?)\b/,
      heard(near(/(?:pictures?|pics|clips|frames?)/, /(?:him|he|KIN|of us)/, /(?:look\w*|don't|deleted?|found|laugh\w*|kiss\w*|every)/)),
    ),
    unless: /\b(?:picture of (?:health|my knee)|(?:ask|to) (?:his|her) photo)\b/,
    says: ['It can be lovely and awful to look at those photos.', "You don't have to look at them before you're ready."],
    asks: ['#thing What is in the photo you look at most?', "#thing Which one can't you look at yet?", '#moment What happened right after it was taken?'],
  },
  {
    id: 'voice', only: 'dead', label: 'the voice', weight: 6,
    hears: anyOf(
      /\b(?:(?:his|her|their) (?:voice|laugh)|voicemails?|voice ?(?:notes?|messages?)|answering machine|hear (?:him|her)(?: again)?|the way (?:he|she) (?:said|laughed|talked))\b/,
      heard(near(/(?:answerphone|audios?|tapes?)/, /(?:her|she|mum)/, /(?:play\w*|sings?|still)/), /heard dad talking/),
    ),
    says: ['Of course that voice means so much to you.', "If you have a recording, it's fine not to listen yet.", 'It must be so strange not to hear that voice any more.'],
    asks: ['#who What did they always say?', '#who What did they call you?', '#now Have you listened to it again?'],
    counsel: ['If you have recordings, make a copy today somewhere else. Then listening or not listening stops being urgent and can be a choice.'],
  },
  {
    id: 'forgetting', only: 'dead', label: 'the fear of forgetting', weight: 7,
    hears: anyOf(
      /\b(?:forget(?:ting)? (?:him|her|them|his|her|their|what|how)|can't remember (?:his|her|their|what|how)|i'm forgetting|fading|don't remember (?:his|her) (?:voice|face))\b/,
      heard(/HIS TRAIT\b.{0,35}(?:won't come|gone|which)\b/, near(/(?:afraid|scared|frightened|terrified|fear|what if)/, /(?:forget\w*|fad\w+|remember\w*)/)),
    ),
    says: ["It's frightening to think you might forget. I understand that.", "You won't love them less because a detail is gone."],
    asks: ['#who What are you afraid of losing first?', '#who What do you remember best right now?'],
    counsel: ['Against forgetting, small things work: note one thing a day, not written up. How they held the knife, what they said on coming in. In a month there are thirty.'],
  },
  {
    id: 'dreams', label: 'the dreams', weight: 5,
    hears: anyOf(
      /\b(?:dream(?:t|ed|s|ing)?|nightmares?)\b/,
      heard(/in my sleep|(?:woke|woken)(?: up)? (?:laughing|by his)/),
    ),
    unless: heard(/NOBODY/, /dream of a/),
    says: ['And then you wake up, and it all comes back.', 'A dream like that can stay with you all morning.'],
    asks: ['#moment What was going on in the dream?', '#body How did you feel right after that dream?', '#who How were they, in the dream?'],
  },
  {
    id: 'talking-to', only: 'dead', label: 'what you tell them when you are alone', weight: 6,
    hears: anyOf(
      /\b(?:(?:i|still) (?:talk|talking|speak) to (?:him|her|them)|i tell (?:him|her) (?:things|about)|still (?:text|write to|call|set (?:the|a|his|her)|lay (?:the|a|his|her)|put (?:his|her)) ?|keep (?:texting|writing|setting|laying) |set(?:ting)? (?:the table|a place) for)\b/,
      heard(near(/SPEAKTO/, /(?:dead|late KIN|photo|out loud|aloud|in my head|in the car|in the kitchen|every morning|when i|her number|habit|answers?|the gossip|the news)/)),
    ),
    says: ['Lots of people do that. It makes sense to me.', 'Of course you still do that, after all those years.'],
    asks: ['#now What was the last thing you told them?', '#moment Where do you usually talk to them?', "#body How do you feel once you've told them?"],
  },
  {
    id: 'anniversary', label: 'that date', weight: 6,
    hears: anyOf(
      /\b(?:anniversary|birthday|would have (?:been|turned)|a year (?:ago|since|on)|(?:mother|father)'?s'? day|coming up|the date)\b/,
      heard(/NUM (?:years?|months?) (?:today|tomorrow|ago today|on DAY)/),
    ),
    unless: /\b(?:bought|got|gave|give|get|present|gift)\b.{0,30}\bfor (?:his|her|my|their) (?:\w+ )?birthday\b/,
    says: ['No wonder that date is on your mind.', 'Those days can be so hard to get through.'],
    asks: ['#want What would you like to do that day?', '#others Who else knows what day it is?', '#who How did you use to celebrate it?'],
    counsel: ["For a date like that, decide three small things beforehand: who you'll be with, what you won't do, and one gesture that takes ten minutes. The rest can be an ordinary day."],
  },
  {
    id: 'holidays', label: 'the holidays', weight: 4,
    hears: anyOf(
      /\b(?:christmas|thanksgiving|new year\w*|easter|eid|hanukkah|the holidays|family (?:dinner|gathering|meal)s?)\b/,
      heard(near(/(?:diwali|onam|halloween|boxing day|ramadan|december|the (?:24th|25th)|the carols|crackers?|bauble)/, /(?:without|first |place|plate|can't|this year|divorce\w*|quiet|left over)/)),
    ),
    unless: /\b(?:one christmas|every christmas)\b/,
    says: ['@dead The holidays must be so hard without them.', '@dead That empty chair at the table must be hard to look at.', "Everyone is so cheerful, and you don't have to be.", 'You can do as much or as little of it as you like.'],
    asks: ['#who What did they always do on those days?', '#want Which part would you skip this year?', '#others Have you been able to say so at home?'],
    counsel: ['With the holidays it is fine to have a way out ready: come in your own car, tell one person, arrive for the coffee. Staying to the end is not compulsory.'],
  },
  {
    id: 'empty-place', only: 'lost', label: 'the house', weight: 5,
    hears: anyOf(
      /\b(?:(?:empty|quiet|silent) (?:house|flat|apartment|home|bed|chair|room)|(?:house|flat|home|apartment)(?: is|'s| feels)? (?:so )?(?:empty|quiet|silent)|isn't so quiet|the silence|(?:his|her) side of the bed|come home to (?:an? (?:empty|dark)|nobody|no one|silence|nothing)|nobody waiting|table for (?:one|two))\b/,
      heard(/too quiet|the quiet when/, /key in the (?:lock|door)|open the door and/, near(/(?:house|flat|kitchen|couch|table|chair|landing)/, /(?:only me|there's me|without her|his (?:spot|chair)|too big|i avoid)/)),
    ),
    says: ['It must be so quiet when you come in.', "It's hard to come home and find nobody there.", 'You were used to having somebody around the place.'],
    asks: ['#time At what time do you notice it most?', '#moment What is the first thing you do when you come in?', '#thing Which part of the house do you avoid?'],
  },
  {
    id: 'unnamed', only: 'dead', label: 'that nobody says the name', weight: 7,
    hears: anyOf(
      /\b(?:(?:they|nobody|no one|people|everyone|everybody) (?:don't |doesn't |never |won't |ever )*(?:says?|mentions?|talks? about|speaks? of|asks? about) (?:anything|him|her|them|(?:his|her|their) name)|hear (?:some(?:one|body)|any(?:one|body)) say (?:his|her|their) name|avoid\w* (?:his|her|their) name|change the subject|(?:nobody|no one|they never|they don't|she won't|he won't|won't) (?:says?|mentions?|talks? about|speaks? of|ever says|say) (?:(?:his|her|their) name|him|her|it\b)|as if (?:he|she) (?:never|hadn't))\b/,
      heard(/NOBODYSAYS .{0,40}\b(?:mentions?(?:ed)? HIM|talks? about HIM|asks?(?: me)? about my)/, /(?:not|no one|afraid to|scared to) (?:\w+ ){0,4}(?:said HIS name|mention HIM|bring HIM up)|(?:his|her|that) name\b.{0,40}(?:lips|quiet|flinch\w*|out loud)/, /(?:acts?|talk) (?:like|as though) (?:she|i)/, /(?:were|got|was) told (?:not to|he was)|swear word|dedicat\w+/),
    ),
    says: ['It must hurt so much that nobody says the name.', 'As if you could forget, just because they say nothing.', '@named You can say the name here: {n}.', "You'd love to hear somebody say that name.", '@named {n}. You can say that name here any time.', 'They may mean well, and it still leaves you alone with it.', "It's hard to be the only one who brings it up."],
    asks: ['#who What would you like them to remember?', '#others Is there one person you can say the name to?', '#want If somebody asked you tomorrow, what would you tell first?', '#others What happens when you say it yourself?', '#want What would you like somebody to tell aloud?'],
    counsel: ['Saying the name first yourself sometimes opens the door: most people are only waiting to be allowed.'],
  },
  {
    id: 'others-say', label: 'what people say', weight: 6,
    hears: anyOf(
      /\b(?:(?:people|everyone|they|friends|my (?:family|friends|boss)) (?:all )?(?:keep )?(?:say|says|saying|tell|tells|telling|think|thinks)\b(?! (?:anything|nothing|if|his name|her name|their name))|move on|get over it|better place|time heals|everything happens for|should be over|by now|at least (?:he|she|you)|(?:they|he|she|people|someone|my \w+) (?:says?|said|tells? me|told me|keeps? saying) (?:that )?(?:it's|it was|i'll get|ill|i should|to (?:move|get|be|let|think|look))\b|just a (?:dog|cat|pet))\b/,
      heard(/SPEAKER (?:\w+ )?(?:says|tell|reckons?|texted)\b.{0,60}ADVICE/, /god (?:needed|wanted|only gives)|man up|what doesn't kill|chin up|you need to|you'll (?:meet|find)/, /log kya|according to my/),
    ),
    unless: /\bas they say\b/,
    says: ['People mean well and still manage to say the wrong thing.', "It's so easy to say that when it's not you.", 'And then you have to smile and thank them for it.'],
    asks: ['#others What do they say, mostly?', '#others Has anyone said something that helped?', "#want What do you wish they'd said?"],
    counsel: ["You can keep a short answer ready for those phrases: “thank you, I can't do advice today”. There's no need to argue."],
  },
  {
    id: 'relief', label: 'the relief', weight: 7,
    hears: anyOf(
      /\b(?:(?:a|the|felt|feel|feeling|only|some) relief|relieved (?:that|when|it|he|she)|glad it(?:'s| is) over|a weight (?:off|lifted))\b/,
      heard(/(?:feel|felt|part of me is) relieved/, /i (?:\w+ )?(?:breathe$|exhaled?)|(?:feel|felt) (?:lighter|free\b)/, /(?:glad|happy|thankful) (?:it|it's|she's)(?: was)? (?:all )?(?:over|not suffering)/, /no more hospitals?/),
    ),
    unless: heard(/NOBODY/),
    says: ['You can be relieved and still miss them terribly.', 'Of course you were relieved. You must have been so tired.'],
    asks: ['#moment When did you first feel that relief?', '#others Have you been able to say so to anyone?', '#word What do you feel after the relief?'],
  },
  {
    id: 'ambivalent', label: 'what was not good between you', weight: 8,
    hears: anyOf(
      /\b(?:(?:wasn't|was not|never) a (?:good|great) (?:father|mother|dad|mum|mom|parent|person|husband)|(?:he|she) (?:hit|beat|abandoned|hurt|humiliated) (?:me|us)(?! (?:at|every time|always|in a|to it))|abusive (?:father|mother|dad|mum|mom)|we (?:didn't|weren't) (?:speak|talk|speaking|talking)|hadn't spoken|estranged|never loved me|was never there|was (?:cruel|violent)|was (?:always |so |very )?cold (?:to|with|towards)|afraid of (?:him|her))\b/,
      heard(near(/(?:father|grandad|grandfather|husband|brother|him)/, /(?:bully|bullied|drank|the belt|a belt|beat us|cheat|abus\w+|racist|bastard|tyrant|hated|molested)/, /(?:died|(?:still|i) (?:cry|miss)|i loved|inherit\w*|kindest|wonderful|praised?|hall after|tears|why do i|meant to)/), /(?:wasn't|was not) a good (?:man|marriage)|hard (?:to (?:love|mourn)|on me)/, /disowned/, /two people\b|chose (?:the|her) .{0,20}over us/),
    ),
    unless: heard(/NOBODY/),
    says: ['You can miss them and still be angry about how it was.', "No wonder it's complicated, after how it was between you.", "You don't have to forgive anything to be sad about it."],
    asks: ['#who What were you still hoping might change?', '#word What is hardest to say about how it was?', '#others Who can you be honest with about this?'],
  },
  {
    id: 'good-memory', label: 'that memory', weight: 4,
    hears: anyOf(
      /\b(?:i remember (?:when|how|the|him|her|us)|we (?:cooked|would|danced|sang|drove)|(?:he|she) always (?:took|bought|taught) me|(?:he|she|they|we) (?:used to|would always|always)|every sunday|when i was (?:little|a (?:child|kid|boy|girl)|small)|taught me|made me laugh|we laughed)\b/,
      heard(/(?:dad|mum|dada|my KIN)(?: would| used to) \w+\b.{0,55}\b(?:me|us)\b/, /(?:gathering|fishing) .{0,25}with (?:nonno|my grand\w+)/),
    ),
    unless: heard(/NOBODY/),
    says: ['I can just see it as you tell it.', "I'm really glad you told me about that.", 'You remember that so well, after all this time.', 'I can see why you still think of that.'],
    asks: ['#who What did their face do at such times?', '#moment What else do you remember of it?', '#who Do you do some of that yourself now?', '#thing Do you still have something from then?'],
  },
  {
    id: 'faith', label: 'your faith', weight: 5,
    hears: anyOf(
      /\b(?:(?<!thank |my |oh |for |swear to |honest to )god(?!'s sake| knows| forbid|damn)|pray(?:er|ers|ing)?|my faith|heaven|believer|bible|sin\b|afterlife|allah|mosque|synagogue|the lord)\b/,
      heard(/jesus(?! christ)|our lord|our lady|hukam/, near(/(?:i|me)/, /(?:quran|jumu'?ah|puja|sermons?|all souls|church|imam|pastor|chaplain|vicar|buddhist|st anthony)/, /(?:pray\w*|believe\w*|carried|can't|walked out|go to|holds?|lets me|mercy|patience|answers?|every|rubbish)/)),
    ),
    says: ["I don't know what comes after, but I'd like to hear how it is for you.", "It's all right to pray and be angry at the same time.", "If praying helps you, that's good. If it doesn't today, that's fine."],
    asks: ['#now Has your way of believing changed since?', '#others Is there someone in your community you can really talk to?', '#want When you pray, what do you ask for these days?'],
  },
]
