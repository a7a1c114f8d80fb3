import type { Topic } from '../texts'

/** What the words in capitals stand for in the patterns below. */
const words: Record<string, string> = {
  PARTNER: '(?:husband|hubby|wife|partner|boyfriend|girlfriend|fiancee?|bf|gf|missus|other half)',
  EX: '(?:(?:my|the) (?:ex(?:[- ]?PARTNER)?(?!-|\\w| (?:boss|colleague|teacher|army))|(?:former|old) PARTNER))',
  THEY: "(?:(?:he|she|my PARTNER|EX|the (?:man|woman) i \\w+(?: with)?)(?:'s|'d|'ll| has| had| is| was| just| then| already| now| also| suddenly| finally| never| once| still)*)",
  THEM: '(?:him|her|EX|my PARTNER|that (?:man|woman|girl|guy))',
  YEARS: '(?:years|yrs|decades?)',
  KIDS: '(?:kids|children|boys|girls|sons?|daughters?|little (?:one|boy|girl)s?|toddler|baby|teenagers?|teens|twins|(?:\\w+|\\d)[ -]year[ -]olds?)',
  DEAD: '(?:died|dead|death|dying|passed(?: away)?|funeral|burial|buried|coffin|grave|widow\\w*|suicide|cancer|hospice|late (?:husband|wife|mum|dad|mother|father))',
}

/** One pattern of several, each read from a word's beginning to a word's end; with "dont" for "don't". */
function heard(...patterns: readonly RegExp[]): RegExp {
  const spelt = (source: string): string => source.replace(/[A-Z]{2,}/g, (word) => spelt(words[word]!))
  return new RegExp(`\\b(?:${patterns.map(({ source }) => spelt(source)).join('|')})(?!\\w)`.replace(/n't/g, "n'?t"))
}

/** Separation, and what surrounds it. */
export const topicsOfBreakup: readonly Topic[] = [
  {
    id: 'breakup', label: 'the break-up', weight: 6,
    hears: heard(
      /(?:broke|broken|breaking|break) up|break-?up|broke (?:it|things) off|(?:the|our|a|trial|this) separation|the split|heart-?break|heartbroken|single again/,
      /(?:we|we've|we're|i|i've|i'm|us|are|and i)(?: \w+){0,2} (?:separat(?:ed|ing)|split(?: up)?|parted(?: ways| on)?|called it (?:quits|a day)|liv(?:e|ing) apart)(?! (?:the|a|wood|logs|it|my|eggs))|decided to (?:separate|live apart|split)/,
      /we(?:'ve| have|'re| are)? (?:finished|ended|done|over|no longer together|not together)(?= (?:it|things|after|in|on|last|\w+ (?:weeks|months|years) ago)|[.,!?]|$)|(?:she|he) and i finished/,
      /(?:my|our|the) (?:\w+ )?(?:marriage|relationship|engagement|wedding) (?:\w+ ){0,2}(?:ended|over|finished|done|dead|broke|broken|collapsed|failed|cancelled|off|falling apart|fell apart)|end of (?:my|our|a|the) (?:\w+ )?(?:marriage|relationship)|out of a (?:\w+ )?relationship/,
      /(?:called|calling) off (?:the|our) (?:wedding|engagement)|things ended|(?:it's|it is|it was) over between|not a couple|no longer (?:a couple|together|married)|(?:aren't|not) together any/,
      /THEY (?:dumped|ditched|chucked) me|THEY (?:broke|finished|ended) (?:it|things|with me)|THEY left me(?= (?:for|after|in \w+$|last|because|by|so|when|on \w+day|yesterday|this)|[.,!?]|$)/,
      /(?:since|after|when|before) (?:THEY|my PARTNER) (?:left|moved out|walked out)(?= me(?: (?:i|it|for|in|last|and)|[.,]|$)| (?:i|it|me and|in|last|and)|[.,!?]|$)|my PARTNER (?:\w+ )?(?:left|moved out|walked out)|got dumped|been dumped|was dumped|(?:she|he) moved out/,
    ),
    unless: heard(
      /(?:DEAD|phone|signal|wi-?fi|line keeps|the band|the singer|a couple (?:on|in|at)|sugar|parents|wood|left this world|brother's|sister's|friend's|the fight|the ice)/,
    ),
    says: [
      "A break-up takes the half-furnished future with it as well. It isn't just one person.",
      'Such things are said in a sentence and then have to be lived room by room.',
      "I won't take sides or tell you what anyone is worth. I'd like to know how you are inside this.",
      '@gone {n} takes up most of the table just now. We can look at the things on it one at a time.',
      'You needn’t tell the short version here, the one for work.',
    ],
    asks: ['#time How long ago was it, and how was the last day?', '#now Which moment of the day is the longest now?', '#moment What was said at the end, if anything was?', '#word If you had to explain it to nobody, what would you call what you feel?', '#others Who knows by now?'],
  },
  {
    id: 'left', label: 'how they left', weight: 7,
    hears: heard(
      /THEY left me(?= (?:for|after|in \w+$|last|because|by|so|when|on \w+day|yesterday|this|over|with (?:two|three|a|the) (?:kids|baby|\w+ kids))|[.,!?]|$)|(?:he|she|my PARTNER)(?:'s| is) leaving(?: me)?(?! (?:the|a|his|her|school|work|for work))/,
      /THEY (?:told|said|says|announced|admitted|decided|wrote)\b.{0,30} (?:done|had enough|over\b(?! (?:there|a|the))|love me|loved me|in love|feel it|feels? the same|needs? (?:space|time)|wants? (?:out|a break|a divorce|to (?:separate|live|be (?:alone|single|free)))|leaving|not happy|unhappy)/,
      /(?:doesn't|didn't|don't|never|not|no longer|hasn't|stopped)(?: \w+)? (?:love[sd]?|loving|want(?:s|ed)?) (?:to be (?:married to )?(?:with )?)?me\b(?! to)|fell out of love(?! with (?:him|her))|(?:he|she) (?:isn't|wasn't|'s not|is not|not) in love|(?:doesn't|didn't) want (?:to be married|us|this marriage)/,
      /(?:he|she|my PARTNER) (?:packed|took (?:his|her) (?:things|suitcase|bag|toothbrush))|packed (?:a|his|her) (?:bags?|suitcase|things)|begged (?:him|her) (?:to stay|not to)|wardrobe (?:was |is )?(?:half )?empty|feelings (?:had |have )?changed|(?:my|his|her) PARTNER .{0,12}changed (?:his|her) mind/,
      /(?:dumped|chucked|ditched|finished|ended (?:it|things)|left|broke up|breaking up)(?: me| with me)? (?:\w+ ){0,3}(?:by|over|in a|via|through) (?:a )?(?:text|phone|email|whatsapp|voice ?note|note|letter)|(?:left|went|gone|walked out)\b.{0,30}(?:no (?:goodbye|explanation|warning|reason|note)|without (?:a word|explaining|an? \w+|saying|warning))/,
      /(?:didn't|never) see it coming|walked out on (?:me|our marriage)|while breaking up with me|(?:he|she) (?:walked out|left|went)(?: \w+){0,3} (?:with (?:a|the|his|her) (?:suitcase|bags?)|one (?:day|morning|night))|he doesn't (?:love|want)|needs? space\b(?! for)/,
    ),
    unless: heard(
      /(?:DEAD|freezer|over there|film|exam|mid-?tour|football|brother|uncle|aunt|grandpa|granddad|grandad|waiter|sugar|hungry|(?:mum|dad|mom|mother|father) (?:said|told|left))/,
    ),
    says: ['When the other one decides, you hear late of something that had been going on in the same house.', "That somebody stops loving isn't an exam that can be failed. It feels like one, and those are different things.", 'The hardest part is sometimes that only one of the two got to say goodbye.'],
    asks: ['#moment Which words were used?', '#now What do you go over most from that conversation?', '#want What did you not get to answer?'],
  },
  {
    id: 'leaving', label: 'your decision to leave', weight: 7,
    hears: heard(
      /i(?:'ve|'m| am| was| have)?(?: finally| just| also)* (?:left|leaving|broke up with|finished with|dumped|divorc(?:ed|ing)|walked (?:out on|away from)|ended (?:it|things) with) THEM(?! (?:at|in|on|to|a|the|my|his|her|some|asleep|behind|sleeping|alone))|(?:was|am|'m) the one (?:who|that) (?:left|ended|went|finished|broke|walked)|i ended (?:it|things)(?! (?:the|with (?:a|kind)))/,
      /(?:told|tell|telling) (?:him|her|my PARTNER)(?: that)? (?:it was over|it's over|i (?:couldn't|can't|want|wanted|don't|didn't|was leaving|'m leaving))|to (?:say|tell (?:him|her)) i'm (?:going|leaving)|i have to tell (?:him|her)|(?:he|she) doesn't know (?:yet )?that i/,
      /end(?:ed|ing) (?:it|things|(?:a|my|our|the) (?:\w+ )?(?:relationship|marriage|engagement))(?= (?:was|is|and|with|because)|[.,]|$)|(?:broke|called|calling|breaking) off (?:my|our|the) engagement|i fell out of love|i don't love (?:him|her)|i (?:no longer|stopped) lov(?:e|ing) (?:him|her|my PARTNER)/,
      /i (?:just )?(?:can't|couldn't|cannot|won't|'m not|don't want to)(?: \w+)? (?:stay(?:ing)?|go on|be (?:with|married)|live with|marry)(?= (?:with )?(?:him|her|like this|married|any)|[.,]|$)|(?:can't|not) (?:be|stay) (?:his|her) (?:wife|husband)|i'm not staying/,
      /i(?:'ve)? (?:\w+ )?(?:decided|chose|choose|made up my mind|want|need|plan|'m going|know i have)(?: \w+)? to (?:leave|go|separate|split|divorce|end it|get out)(?= (?:him|her|my PARTNER|this marriage|the marriage)|[.,]|$)|(?:been|i'm|i am|i keep) (?:think\w*|dream\w*) (?:of|about) leaving(?= (?:him|her|my PARTNER|for|this)|[.,]|$)|if i leave (?:him|her|my PARTNER)|i want (?:a divorce|out of)/,
      /(?:hurt|hurting|broke|breaking|abandon\w*) (?:him|her|his heart|her heart)\b.{0,15} (?:by|when i) (?:going|leaving|left|went)|(?:relieved|guilty|guilt|glad|blame me|villain|bad guy)\b.{0,20} i (?:left|went|ended)|i (?:left|went|moved out)\b.{0,30} my (?:decision|choice)|(?:it )?was my (?:decision|choice)(?! to)/,
    ),
    unless: heard(
      /(?:DEAD|my job|the gym|crash|(?:of|'m) leaving (?:the|this|that|it|at)|yellow|early|traffic|(?:facebook|twitter|the country|school|college|uni)|nurse|ventilator|hospital|vet)/,
    ),
    says: ["Leaving hurts too, and hardly anyone treats it as a loss. It's as if the one who goes has no right to it.", "It is possible to be right and be sad. A good decision doesn't come with an anaesthetic.", "Having decided it also leaves you with the weight of having hurt. That doesn't cancel the reasons."],
    asks: ["#moment When did you know you couldn't go on?", "#now What do you miss of what you left, even without wanting it back?", '#others Has anyone given you leave to feel bad?'],
  },
  {
    id: 'betrayal', label: 'the deceit', weight: 8,
    hears: heard(
      /cheat(?:ed|ing|er|s)?(?: on)?|unfaithful|infidelity|adulter\w+|two-?tim\w+|double life|(?:another|second|secret) (?:family|life)|the other woman|mistress|deceiv\w+|affairs? (?:with|for|behind|lasted|since|and|was)|(?:had|having|an|his|her|their) affair(?! of)|sexting/,
      /lied to (?:me|my face)|(?:and|that) (?:he|she) lied|(?:his|her|all (?:the|those)|so many) lies|lies (?:he|she) told|lied about (?:her|him|where|everything|it all)|swore\b.{0,30}(?:nobody|no one|nothing|over|friend)|(?:was|were|felt|feel|been|being|this|the|his|her) betray(?:ed|al)|betrayed me|behind my back/,
      /(?:he|she|EX|my PARTNER)(?:'d| had|'s| has| was| were)(?: been| still| always)+ (?:seeing|sleeping|messaging|texting|writing|kissing|meeting|chatting|talking|with|on dating)|(?:seeing|sleeping with|slept with|in bed with|kiss(?:ed|ing)|messaging|texting) (?:my (?:\w+ )?(?:friend|mate|sister|cousin|neighbour|boss)|a (?:\w+ )?(?:colleague|coworker|woman|man)|his (?:ex|boss|colleague)|her (?:ex|boss|colleague)|other (?:women|men))/,
      /(?:had|has|there was|there is|there's|was with|seeing|met|chose|loves?|for|love with) (?:someone|somebody) else|for another (?:woman|man)|the whole time (?:he|she|we|i)|on dating apps|messed around|messing around|caught (?:him|her|them)\b(?! (?:a|the|out|on camera|when))|how long had it been going on/,
      /(?:found|find|saw|discovered|read)\b.{0,25}(?:messages|texts|emails|receipts?|condoms?|earrings?|lipstick|second phone|photos of (?:them|her|him)|underwear)\b(?! (?:he|she) (?:sent me|left me))|second phone|(?:everyone|everybody|the whole \w+|they all|my friends)\b.{0,15} knew\b.{0,15}(?:about|he|she|them|and)|can't (?:trust|believe) (?:a thing|anything|a word)|(?:he|she)'s done it again|was with (?:her|him) (?:all|the whole)|took (?:her|him) there too/,
    ),
    unless: heard(
      /(?:DEAD|cheat(?:ed|ing|s)? (?:at|day|death|meal|on (?:a|the|my) (?:diet|test|exam))|cards|exam|scrabble|monopoly|rummy|my (?:own )?body|white lies|politicians?|someone else's|feel like i'm cheating|(?:dad|mum|father|mother|parents)\b.{0,20}affair)/,
    ),
    says: ['Being deceived makes one go back over even the good days, in case they were lies too. It is a special kind of exhaustion.', 'You were robbed of the chance to decide knowing. It makes sense that the anger begins there.', "You didn't trust wrongly. You trusted, as people do when they love, and the rest was added by the one who lied."],
    asks: ['#moment How did you find out?', '#word What hurts more, what was done or what you were told meanwhile?', '#now Which part are you still trying to check?'],
    counsel: ["If you catch yourself looking for more proof, try setting a limit: what you already know is enough to decide. Learning the rest seldom gives the calm it promises."],
  },
  {
    id: 'new-partner', only: 'gone', label: 'the new person', weight: 7,
    hears: heard(
      /(?:he|she|they|EX|my PARTNER|who)(?:'s| is|'re| are| was)(?: now| already| currently| so)* (?:with (?:someone|somebody|another|a (?:woman|man|girl|guy|friend|new)|him|her\b(?! (?:mum|dad|family|sister)))|seeing (?:someone|somebody|a|another|her|him)|dating|living with (?:her|him|someone|another)|engaged|marrying|getting (?:re)?married|remarried|going out with|happy with (?:someone|her|him|another)|in love with (?:someone|her|him|another))/,
      /(?:his|her|ex's|husband's|wife's|my ex's) (?:new|next|current) (?:\w+ )?(?:girlfriend|boyfriend|partner|wife|husband|woman|man|bloke|girl|guy|fella|lad|flame|family|relationship|love|gf|bf|missus|one|squeeze)|the new (?:girlfriend|boyfriend|fella|bloke)|(?:ex's|husband's|his|her) (?:girlfriend|boyfriend)|the girlfriend/,
      /(?:he|she|they|EX)(?:'s|'ve| has| have)?(?: already| so| just)* (?:moved on|got (?:another|engaged|married|remarried|a (?:new )?(?:girlfriend|boyfriend))|found (?:someone|somebody|another)|met (?:someone|somebody|another)|taken up with|took up with|shacked up|moved in with|moved (?:her|him) in|replaced me)(?! (?:to|from|a|the)\b)|on to the next one|replaced me|(?:my|the) replacement|the one after me|someone new already/,
      /EX\b.{0,25} (?:girlfriend|boyfriend|new (?:\w+)|getting married|remarr\w+|engaged|expecting|pregnant|having a baby|with (?:a|another) (?:woman|man|girl|guy|friend)|and that (?:woman|man)|now with)|(?:he|she)(?:'s| is) having a baby|former PARTNER .{0,12}(?:took up|is with|has)/,
      /they(?:'re| are| have|'ve| look)\b.{0,20} (?:together|engaged|happy|baby|buying a house|moved in)\b.{0,25}(?:him|her|ex|he|she)|him and his new|her and her new|(?:didn't|never) want(?:ed)? (?:kids|children|to marry|marriage|a baby)\b.{0,40} (?:he|she|his|her|him|marr\w+|expecting)|another woman (?:she|is)|(?:months?|weeks?|fortnight) (?:later|after|when) .{0,30}(?:he|she)\b.{0,15}(?:with|took|her|him|met|engaged)/,
    ),
    unless: heard(
      /(?:DEAD|law firm|brother|sister's|my (?:son|daughter|dad|mum|cousin|mate|boss|best mate|friend)(?:'s)? (?:new|is|has|'s)|the dog|next subject|i'm getting married|dad has|dad's|in love with the sea|seeing (?:a|the) (?:doctor|therapist|counsell?or|physio|specialist))/,
    ),
    says: ["Seeing it happen so soon looks like an answer about you. It isn't: it says something about hurry, not about your place.", 'Comparing yourself with whoever arrives is a test made to be lost. You know all your tired mornings, and of theirs only the photos.'],
    asks: ['#moment How did you hear?', '#word What do you imagine when you think of it?', '#want What would you like to stop knowing?'],
  },
  {
    id: 'contact', only: 'gone', label: 'the messages', weight: 6,
    hears: heard(
      /i(?:'ve|'m|'d| \w+){0,2} (?:text(?:ed|ing)?|messag(?:e|ed|ing)|r[au]ng|phon(?:e|ed|ing)|wr[io]te(?: to)?|written to|emailed|contact(?:ed|ing)?|unblock(?:ed|ing)?|block(?:ed|ing)?(?: and unblock\w*)?|dm'?d|sent) (?:him|her|EX)(?! (?:the address|a card|flowers))|i(?:'ve| \w+)? call(?:ed|ing)? (?:him|her|EX)(?= (?:at|again|last|from|drunk|and|to|every|when|but|just|twice|\d|yesterday|now|so|crying)|[.,!?]|$)/,
      /(?:urge|want\w*|tempt\w*|itching|dying|need|going|fight\w*|about|desperate|should|shall|stop|resist|keep|nearly|almost|scared|afraid|shouldn't|mustn't|promised|dare|thinking of|thinking about)(?: \w+){0,3} (?:text|message|call|ring|phone|write to|contact|texting|messaging|calling|ringing|writing to|contacting)(?:ing)? (?:him|her|EX)(?! (?:a|dad|mum|names?))|dropp?(?:ing)? (?:him|her) a line/,
      /no contact|left (?:me )?on (?:read|seen|delivered)|blue ticks?|two ticks|ghost(?:ed|ing) me|(?:he|she|EX)(?:'s| has)? (?:un)?blocked me|blocking (?:him|her)|(?:drunk(?:en)?|late night) (?:text|dial|message|call)\w*|un-?send/,
      /(?:he|she|EX)(?:'s| has| just| only| still|'ll)? ?(?:doesn't|won't|hasn't|never|didn't|not|isn't|hardly|takes (?:hours|days) to) (?:even )?(?:answer(?:ed|s|ing)?|repl(?:y|ied|ies|ying)|respond(?:ed|s)?|pick(?:ed|s)? up|read it|text(?:ed)? back|call(?:ed)? back)(?! (?:the (?:door|bell)|to (?:the|his|her) (?:name|touch|treatment)))|(?:he|she)(?:'s| has)? read it|(?:if|whether) (?:he|she)(?:'s| has) (?:read|seen|opened)|waiting for (?:him|her|a|his|her) (?:to )?(?:text|reply|message|answer)/,
      /we (?:still|keep) (?:text|talk|message|speak|chat|write)\w*(?! (?:about|of))|our (?:old )?(?:chats?|texts|messages|whatsapps?|conversations?|thread)|(?:typed|wrote|written|drafted|writing|type)\b.{0,40} (?:delet\w+|never sen[dt]|didn't send|not sent|unsent|drafts?)|delet(?:e|ed|ing) (?:his|her) (?:number|messages|contact)|(?:his|her) number (?:by heart|is still)|sent (?:him|her) (?:a|the) (?:song|text|message|voice|photo|long|heart|meme)/,
    ),
    unless: heard(
      /(?:DEAD|navy|plumber|taxi|liar|dad at|lefty|council|vet|shop|tax|sunset|missed calls|(?:my|our) (?:mum|mom|dad|gran|brother|sister|son|daughter)|voicemail of|heaven|(?:a|the) (?:doctor|nurse|solicitor|landlord|agent|bank))/,
    ),
    says: ["A phone in the hand at certain hours isn't looking for an answer: it's looking for the day before to still exist.", 'Between writing and not writing there is a third thing, which is to write it and not send it.', 'Each message, or each silence, sets the counter back to nothing. That is very tiring.'],
    asks: ['#want If you wrote, what would you want to happen next?', '#time At what hour is the urge strongest?', '#want What would the message say?', '#body What do you notice in your body just before?'],
    counsel: ['Before writing you can give it a night: put the whole message somewhere else, without the name on top, and read it tomorrow mid-morning. If it still says what you want, you decide by daylight.'],
  },
  {
    id: 'heard-from', only: 'gone', label: 'that message', weight: 7,
    hears: heard(
      /THEY(?:'s| has| just| goes and| went and|'d)? (?:(?:texted|messaged|emailed|e-mailed|phoned|rang|contacted|dm'?d|texts) (?:me|again|last night|yesterday|today|this morning|out of)|called me(?! (?:a|an|the|that|by|names?|sir|stupid|\w+less|fat|forward|when))|reached out|got in touch|(?:wrote (?:to me|asking|saying)|(?:'s|has) written)|resurfaced|replied|sent me (?:a|an|flowers|this|\w+ (?:birthday|christmas)))/,
      /EX (?:\w+ )?(?:sent|called|wrote|texted|rang|liked|commented|wants|turned up|asked|suggested|got in touch|popped up|reached out)|(?:husband|wife|man|woman|partner) (?:who|that) left me (?:\w+ )?(?:sent|called|wrote|rang|texted)/,
      /(?:heard|hear|hearing|messages?|text|letter|postcard|card|call|voicemail|email|voice note|like) from (?:him|her|EX|my PARTNER)\b(?! (?:mum|mother|dad|father|sister|brother|boss|school))|(?:voicemail|postcard|missed call|email|message)\b.{0,20} (?:from him|from her|him\b|her name|his name)/,
      /(?:his|her) name (?:on (?:the|my) (?:screen|phone)|lit|came up|popped|flashed|appeared)|with (?:his|her) name and i|out of the blue\b.{0,30} (?:text|messag|call|rang|wrote|sent|email)\w*|(?:he|she) (?:wants to (?:meet|talk|explain|see me|be friends|know how i)|asked how i (?:am|was)|says (?:he|she) misses|said (?:he|she) (?:misses|was thinking))|(?:asking|asks) after me|wished me (?:a )?(?:happy|merry)/,
    ),
    unless: heard(
      /(?:DEAD|recruiter|garage|vet|undertaker|consultant|clinic|bank|job|interview|sunshine|names|swallows|doctor|nurse|school|council|my (?:mum|mom|dad|son|daughter|sister|brother|gran|boss|friend) (?:texted|rang|called|messaged|phoned|emailed))/,
    ),
    says: ['A message out of nowhere stirs what had lain still for days.', 'Whatever it says, it arrives with all of before behind it.', "It needn't be answered on the day it comes."],
    asks: ['#word What did it say?', '#moment Where were you when you saw it?', '#body What did your body do as you read it?', '#want What would you want understood, if you answered?'],
    counsel: ["It needn't be answered today. Write it whole somewhere else, without the name on top, and read it tomorrow mid-morning; if it still says what you want, you decide by daylight."],
  },
  {
    id: 'checking', only: 'gone', label: 'looking at the profile', weight: 6,
    hears: heard(
      /(?:look\w*|check\w*|watch\w*|read|reading|stalk\w*|refresh\w*|scroll\w*|open\w*|visit\w*|zoom\w*|track\w*|view\w*|see|saw|search\w*|on|through)\b(?: \w+){0,3} (?:his|her|their|my ex's|EX'?s) (?:\w+ )?(?:profile|page|stor(?:y|ies)|posts?|feed|insta\w*|facebook|tweets|status|likes|followers|following|spotify|location|snap\w*|strava|linkedin|playlists?|account|last seen|photos|pictures|holiday photos)\b(?! (?:about|of the))/,
      /(?:he|she|they|EX)(?:'s|'ve| has| have| had| just)* (?:post(?:ed|s|ing)(?! (?:the|it|a) (?:letter|parcel|card))|unfollowed|(?:was|is|goes|been) online|changed (?:his|her) (?:profile|status|picture|photo|bio))|(?:he|she)'s online|last seen|green dot|when (?:he|she) was (?:last )?on(?:line)?\b/,
      /(?:insta|instagram|facebook|fb|tiktok|whatsapp|snapchat|twitter|venmo|strava|spotify|linkedin|street view|social media|find my \w+|the algorithm)\b.{0,50} (?:he|she|him|ex|they|his|he's|she's)\b|(?:he|she|him|his|her|EX)\b.{0,40} (?:on|in|through) (?:insta|instagram|facebook|fb|tiktok|whatsapp|snapchat|twitter|strava|spotify|linkedin|find my)/,
      /stalk(?:ing|ed)? (?:him|her|his|my ex)|(?:can't stop|keep|still|stop|i|from|so i) (?:looking|checking|look|check|lurk\w*)(?: \w+){0,3} (?:up|page|him|her|(?:their|his|her) (?:\w+ )?photos|again)|look(?:ed|ing)? (?:him|her|my ex) up|googl(?:e|ed|ing) (?:him|her|my ex)|unfollowed (?:him|her)|mut(?:e|ed|ing) (?:him|her)|fake (?:account|profile)|typ(?:e|ed|ing) (?:in )?(?:his|her) name|follows? (?:him|her)\b/,
      /(?:drive|drove|driving|walk|walked|cycle) past (?:his|her|their)\b|whose (?:car|knees|hand)|looking for (?:signs|clues) in|(?:comments?|hearts|likes) (?:\w+ )?on everything|(?:he|she) blocked me so i|(?:photo|picture|selfie)\b.{0,30} (?:who|whose|glasses|reflection|behind (?:him|her)|counted)/,
    ),
    unless: heard(
      /(?:DEAD|stories about|the same five|coin|recipes|shopping|course|(?:un|de)friended|memory of|wall for|storage|knitting|sold|my (?:mum|dad|son|daughter|gran)|cut contact|bags for)/,
    ),
    says: ['You look for a fact that will calm you, and find another question. Then you look again.', "A screen gives the feeling of staying near without the risk of talking. That's why it hooks, and why it doesn't feed."],
    asks: ['#time When do you look most?', '#body How are you after looking?', '#want What would you like to find?'],
    counsel: ['A small measure: mute, which is not blocking. Nobody is told and it saves you stumbling on it. And let the phone charge outside the bedroom.'],
  },
  {
    id: 'still-love', only: 'gone', label: 'what you still feel', weight: 7,
    hears: heard(
      /i(?: still| do| really| just|'ll always|'d| will always| also|'ve always)* (?:love|adore|want) (?:him|her|EX|that (?:man|woman))(?= (?:and|but|so|still|even|too|more|as|like|or|anyway|with|to (?:bits|death|pieces)|back|after|despite|every)|[.,;!?]|$)|my love for (?:him|her)|love of my life/,
      /still (?:(?:so|very|madly|deeply|completely) )?(?:in love(?: with (?:him|her|EX|my PARTNER))?(?! with the)|love (?:him|her|EX)|crazy about|mad about|miss (?:him|her|EX)|care about (?:him|her)|feel (?:something|so much|the same)|get butterflies|have feelings|hung up on|think about (?:him|her)|want (?:him|her))|feelings for (?:him|her|EX)/,
      /(?:can't|cannot|couldn't|unable to|trying to|want to|wish i could|never|how do i|how to) (?:get (?:him|her|EX|that \w+|the \w+) out of|get over (?:him|her|EX)|move on|stop (?:loving|thinking about|missing|wanting) (?:him|her|EX)|fall out of love)|(?:not|never) over (?:him|her|EX|us)|i'm not done/,
      /i (?:still |just |really |do |find myself |keep )*miss(?:ing)? (?:my (?:ex|PARTNER)|us\b|what we (?:were|had)|being (?:his|her|with)|the way (?:he|she)|(?:him|her)(?= (?:so|like|even|and|but|every|terribly|horribly|badly|more|all|too)|[.,!?]|$)|(?:his|her) (?:stupid|terrible|awful|bad|silly))|why do i miss (?:him|her|someone|somebody)/,
      /(?:he|she)(?:'s| is) (?:\w+ )?(?:on my mind|in my head|in everything)|(?:every|all the) (?:love )?songs? (?:is|are|has)|only ever (?:wanted|loved) (?:him|her)|i(?:'d|'ll| would)(?: still)? (?:take (?:him|her|his|her)|walk|run|go|cross|give)\b.{0,30} (?:for|to) (?:him|her)\b|my heart (?:hasn't|doesn't|won't|still)|(?:reach for|dream of|think of|think about) (?:him|her) (?:in the|every|all|first|when)|butterflies (?:when|if)|way my ex/,
    ),
    unless: heard(
      /(?:DEAD|my (?:mum|mom|mam|dad|nan|gran|little mum|sister|brother|baby|cat|dog)|\bmum|\bmom|\bdad|baby|butcher|radio|wool|the sea|trains|violent|abus\w+|cruel|nappies|accent)/,
    ),
    says: ["Love doesn't hear the news on the same day as the head. It goes more slowly and can't be hurried.", "It is possible to love somebody and not want that life back. Both sentences can be yours.", "To love still isn't a relapse. It means it was true."],
    asks: ['#who What do you miss exactly: the person, or how you were beside them?', '#moment When does it come strongest?', '#thing Which custom of the two of you is most missing?'],
  },
  {
    id: 'hope-return', only: 'gone', label: 'the hope of going back', weight: 6,
    hears: heard(
      /(?:hop\w+|wait\w*|think\w*|believe|sure|surely|certain|wish\w*|pray\w*|dream\w*|in case|expect\w*|convinced|maybe|perhaps|part of me|want\w*|what if|imagin\w*|might|if)\b.{0,30} (?:he|she|him|her|he'll|she'll|EX|he'd|she'd|my PARTNER)(?: \w+){0,3} (?:come|comes|came|coming|walk\w*|turn\w*|knock\w*|ring\w*|call\w*) (?:back|home|round|around|through|up (?:at|on)|to (?:his|her) senses|to (?:say|make up))|(?:he|she) (?:might|may|will|could) (?:\w+ )?(?:come (?:back|home|round)|walk through)/,
      /(?:get|getting|got|be|being|end up) back together|back with (?:him|her|EX|my PARTNER)|together again|reconcil\w+|make up with (?:him|her)|win(?:ning)? (?:him|her|EX) back|(?:get|getting|want|take|have|wanting|taking) (?:him|her|EX|me|my PARTNER) back\b(?! (?:to|my|the|in|on))|go(?:ing)? back to (?:him|her)(?=[.,?!]|$| (?:if|and|but|tomorrow))/,
      /(?:second chance|another chance|one more (?:chance|try|go)|one last (?:chance|try)|another (?:go|try)|try again|start again together|couples? (?:counsell?ing|therapy)|mediation to)|(?:a|this) break (?:not|he|she)|maybe (?:in the future|one day|some day)|said maybe|(?:is there|any|false|still have|there's still|a bit of|cling\w* to|live (?:on|in)) (?:\w+ )?(?:hope|maybe)\b/,
      /(?:he|she)(?:'ll| will|'d)(?: \w+)? (?:miss me|realise|realize|regret|see (?:sense|what)|change (?:his|her) mind|wake up)|to (?:realise|realize) (?:what|that|how)|just a phase|(?:locks|chain|light|mug|side|place|key|number)\b.{0,20} (?:on purpose|just in case|in case|ready|for when)|wait(?:ing)? for (?:him|her|a (?:person|man|woman)|someone|somebody)(?: to| who|[.,]|$)|in case (?:he|she) (?:calls|rings|texts|comes|wants|changes)/,
    ),
    unless: heard(
      /(?:DEAD|boiler|clear|receipt|chemist|team|next season|cat came|the dog|appetite|school|fashion|not open the door|her hair|daddy|decided|exam|colour|wherever|heaven|walking in the door)/,
    ),
    says: ['Hope has a right to exist. What is hard is living in wait, with your coat on.', "I don't know whether it will happen, and nobody who assures you knows."],
    asks: ['#want If it happened, what would have to be different?', '#now Which things of yours are on hold just in case?', "#want What is it you wouldn't want back?"],
  },
  {
    id: 'house-things', only: 'gone', label: 'the home and the things you shared', weight: 5,
    hears: heard(
      /(?:his|her|EX's|ex's|their) (?:stuff|things|clothes|coats?|half|boxes|records|books|toothbrush|shirts?|shoes|belongings|bike|tools|post|guitar|\w+)(?: \w+){0,3} (?:(?:still|all) (?:in|hangs?|on|at|here)|in (?:bin ?bags|boxes|my (?:hall\w*|flat|garage|living room|loft|shed|house)))|(?:two|his|her) toothbrush(?:es)?|drink from (?:his|her)|half (?:his|her) clothes/,
      /(?:came|comes|coming|come|sent)\b.{0,30} (?:for (?:his|her) (?:things|stuff)|to (?:get|collect|pick up|fetch) (?:his|her|the)|took (?:his|her|the|half))|(?:collect|pick(?:ing)? up|return|gave back|give back|handed back|keep|wants?|wanted|still has?|has) (?:his|her|my) (?:things|stuff|keys?|key back|furniture|sofa|telly|tv|bed|coffee \w+|dog|cat)\b/,
      /who (?:keeps|gets|is keeping|gets to keep)|which of us is (?:stay|leav|keep)\w+|(?:he|she)(?:'s|'d| is)? (?:keeping|kept|keeps|gets|wants|took|taken) the (?:house|flat|sofa|telly|tv|bed|car|dog|cat|\w+ machine|furniture|good \w+|kettle|plants?)|(?:divid|split|shar|argu|fight|fought|agree)\w* (?:over |about |up )?(?:who|(?:the|a|our|an) (?:house|home|flat|furniture|things|books|sofa|cds|records|air \w+|dog|cat|photos|plates|kitchen))/,
      /(?:sell(?:ing)?|sold) (?:the|our) (?:house|flat|home)|(?:house|flat|home)\b.{0,12} (?:for|on) (?:sale|the market)|joint (?:account (?:has|needs)|mortgage|lease|tenancy)|(?:lease|tenancy|mortgage|rent|deposit)\b.{0,30} (?:together|both|names?|alone|on my own|half|he|she|ex|without|him|her)|both (?:our |of our )?names|(?:rent|mortgage) on (?:my own|one)/,
      /(?:still|we(?:'re)?(?: still)?) (?:live|living|share|sharing|stuck)(?: in)? (?:together|with (?:him|her|EX)|the (?:house|flat|same|bed|kitchen)|under)|same roof|(?:in|on|to) the (?:spare room|sofa bed)|separate (?:rooms|bedrooms)|neither of us can|(?:find|looking for|found) (?:somewhere|a (?:room|flat|place)|another (?:flat|place)) to (?:live|rent)|i(?:'ve|'m)? .{0,12}(?:new|tiny|empty|rented) (?:flat|apartment|place|studio)|in a bedsit/,
      /(?:room|house|home|flat|bed|kitchen|sofa|table) (?:we|would stop being ours)|(?:we|bought|painted|chose|built|picked) (?:bought |painted |chose |built )?(?:it|them|that) together|(?:gap|space|square|mark|hole|shelf) (?:on|in|where)\b.{0,20} (?:was|were|used|hung|stood)|(?:i'm|i am|i|we're|he's|she's|he|she|we) (?:have to |had to |has to |having to |must |\w+ )?(?:moving|move) out\b/,
    ),
    unless: heard(
      /(?:DEAD|thieves|stole|landlord says|grandson|students|family next door|(?:my|the) (?:son|daughter|kids|boys) (?:is|are|has|have|moved|moving)|estate|inherit\w+|probate|mum's house|dad's|museum|library|biscuits|ferry|that bought our|sleeps on our|years old|spare time|the ward)/,
    ),
    says: ["Dividing a home is putting a price on things that had none. That's how people come to fight over a saucepan.", 'What was taken leaves a gap in its exact shape. It shows more than what stayed.'],
    asks: ['#thing Which object was the hardest?', '#now What is your home like now when you come in?', '#want What would you move tomorrow, however small?'],
  },
  {
    id: 'children', label: 'the children', weight: 6,
    hears: heard(
      /custody(?! of the remote)|co-?parent\w*|parenting plan|child (?:support|maintenance|arrangements)|half (?:of )?(?:their|his|her) (?:childhood|life|week)|hand-?over|weekends? with (?:them|their|the kids|his|her)|(?:his|her|my) weekends?\b(?= (?:with|and)|[.,])|(?:weekends?|weeks?|days|nights|house|christmas|home)\b.{0,15} without (?:them|the kids|my kids|the children|my \w+)/,
      /KIDS\b.{0,60} (?:separat\w+|divorc\w+|split|break-?up|custody|access|ex\b|ex-|moved out|left us|live here|we fight|us fight|(?:his|her|their) (?:dad|father|mum|mother)(?:'s)?|dad's|mum's|daddy's|two (?:homes|houses|bedrooms)|at mine|overnight|every other|whose fault|coming home|blames?|stepmum|stepdad|choose)/,
      /(?:separat\w+|divorc\w+|split|break-?up|moved out|(?:since|when|after) (?:he|she|daddy|mummy|their \w+) left|no husband|lawyer|solicitor|sake of (?:the|our)|see us)\b.{0,50} KIDS/,
      /(?:tell|telling|told|explain\w*)(?: it| this)? (?:to )?(?:the|my|our|a|them) (?:\w+ ){0,2}KIDS?\b.{0,30}(?:that we|we're|about us|his dad|her mum|daddy|mummy|separat|split)|KIDS (?:\w+ )?(?:ask|asks|asked|asking|cry|cries|cried|crying|blames?|won't|refuses?|wants? to know|thinks?|misses|miss)\b.{0,40}(?:dad|daddy|father|mum|mummy|mother|me|why|him|her|we)|in front of (?:the|my|our) KIDS|(?:smile|strong|hold it|wait|cry|pretend)\b.{0,20} (?:till|until|when|for|once) (?:they're|they are|the kids|my kids|the children)/,
      /(?:drop|dropped|dropping|take|taking|picks?|pick|picked|collect|collects) (?:the |my )?(?:them|kids|children|boys|girls)(?: \w+)? (?:off|back|up|to (?:his|her|their))|(?:their|his|her) (?:father|mother|dad|mum) (?:cancel\w*|doesn't (?:come|turn|ring|pay)|didn't (?:come|turn|show)|forgot|never)|bedtime\b.{0,20} (?:ask|asks|questions)|waited (?:by|at) the window/,
    ),
    unless: heard(
      /(?:DEAD|hamster|priest hole|lost their|grand(?:ad|ma|dad|pa|mother|father)|zoo|school called|library|netball|book club|custody of the (?:remote|cat|dog)|empty nest|bridesmaids|football|resus|i was (?:two|three|four|five|six|seven|eight|nine|ten|a (?:kid|child)|little)|dad is gone|thanks for|xmas|christmas eve|noon)/,
    ),
    says: ['With children in it, you have to be whole at fixed hours and fall apart in the others. Nobody sees that.', "Children don't need you not to be sad. They need to know the sadness isn't because of them.", "Keeping tea and homework going with this inside you is a lot of work, even if it isn't called that."],
    asks: ['#others What do they know of what has happened?', '#time What are the days without them like for you?', '#now What do they ask, and what do you answer?', '#want What frightens you most, with them?'],
    counsel: ["Short true sentences serve children best: what happened, what doesn't change, that nothing they did caused it. It can be repeated often; they ask again because they are finding a place for it."],
  },
  {
    id: 'divorce', label: 'the divorce', weight: 5,
    hears: heard(
      /divorc(?:e|ed|ing|es|ee)|decree|nisi|alimony|(?:spousal|child) maintenance|financial (?:order|settlement)|mediat(?:or|ion)|prenup|consent order|contest(?:ing|ed) it|got served|served (?:me|with)|petition\w*/,
      /sign(?:ed|ing)? (?:the |those |our |my )?papers|(?:the |his |her |our )?papers (?:came|arrived|are here|through|yesterday|today)|the judge (?:signed|said|asked|gave|decided)|court (?:date|wants|order|ordered|hearing|on \w+day)|(?:went|go|going|back|him|her|seeing \w+) (?:to|in) court|(?:now that )?it's legal|in front of a judge/,
      /(?:his|her|EX's|my ex's|their) (?:lawyers?|solicitors?|barrister|attorney)|(?:lawyers?|solicitors?|attorney)\b.{0,40} (?:he|she|him|her|his|ex|marriage|wife|husband|settle\w*|custody|pension|bills?|fees|cost\w*|letters?)\b|(?:letter|email|call|meeting) from (?:his|her) (?:lawyer|solicitor)|my (?:lawyer|solicitor|attorney) (?:says|said|thinks|wants|told|charges)/,
      /(?:bank statements|my pension|assets|savings|the house)\b.{0,30} (?:back to|half|split|court|lawyer|entitled|settle\w*)|half (?:of )?(?:my|the) (?:pension|savings|house)|no longer (?:his|her) (?:wife|husband)|marry again|legally (?:single|separated|married)/,
    ),
    unless: heard(
      /(?:DEAD|probate|the film|from politics|insurers?|parking|on the telly|a lawyer or|be a lawyer|mum's house|the will|the landlord|(?:parents|sister|brother|friend|neighbour|cousin|son|daughter)(?:'s)? (?:\w+ )?divorc\w*|we aren't divorc\w+|relief|weight|stone off|breathe|the next one|our friends)/,
    ),
    says: ['A divorce turns a life into dated papers. It is strange to sign the end of such a thing in an office.', 'The papers keep their own pace, and you have to walk behind them with all of this on your back.'],
    asks: ['#moment Where does all that stand now?', '#others Who is helping you with the practical side?', '#body How do you come out of those meetings?'],
  },
  {
    id: 'long-years', only: 'gone', label: 'so many years', weight: 6,
    hears: heard(
      /(?:married|together|a couple|with (?:him|her|EX|the same (?:man|woman|person))|marriage|relationship)\b(?: \w+){0,3} (?:[\w-]+ YEARS|YEARS|[\w-]+ decades|since (?:school|college|uni\w*|we were|i was|the year|\d+)|a quarter|half)/,
      /YEARS (?:\w+ )?(?:together|married|of marriage|of us|with (?:him|her|the same|my|a man|a woman|someone)|of (?:my|our) (?:life|lives)|of (?:jokes|breakfasts?|habits?|memories|history|mornings|sharing|being|love)|as a couple|by (?:his|her) side|beside (?:him|her)|and then (?:nothing|he|she|it)|gone|down the|wasted|thrown)|YEARS of the same/,
      /(?:throw|threw|thrown|throwing|waste|wasted|undo|erase|forget|explain)\b.{0,30} [\w-]+ (?:YEARS)|(?:all|so many|those|all those|the best|these) (?:of )?(?:those |the |my )?years(?= (?:what|with|for|together|and|wasted|gone)|[.,!?]|$)|^\W*(?:[\w-]+ )?[\w-]+ YEARS[.,!]/,
      /(?:half|most|all) (?:of )?(?:a|my|our) (?:adult )?life(?:time)?\b.{0,20}(?:with|him|her|together)|my (?:whole|entire) adult life|half of every|(?:known|with|met|loved) (?:me|him|her|each other)\b.{0,12} since (?:i|we|school|uni\w*|college|\w+teen)|together since|(?:grew|growing) up together|raised each other|so much history|quarter of a century|long marriage|(?:marriage|relationship) lasted|(?:two|three|four|five) decades|our own (?:words|language)|we were (?:kids|children|teenagers|\d+|\w+teen) when|since (?:we were|i was) (?:\w+teen|\d+|kids|children)/,
    ),
    unless: heard(
      /(?:DEAD|my parents|work\w*|my boss|my job|the firm|nurse|teach\w*|neighbours|the car|pear tree|very happy|retire\w*|service|badge|canada|guidance|alto|anniversary|valentine\w*|quit|resign\w*|told only|silence)/,
    ),
    says: ["So many years aren't undone in a day. They will go on turning up in the way you lay the table.", 'In that time two people make something like a language. And suddenly there is nobody to speak it with.', 'Half a life with someone is half of your memories as well, and now there is no painless end to pick them up by.'],
    asks: ['#who Which part of those years would you like to keep?', '#moment Which time of all of them do you remember best?', '#time When did you begin to notice something changing?', '#thing Which habit of those years do you still keep?'],
  },
  {
    id: 'replay', label: 'going over it', weight: 5,
    hears: heard(
      /(?:go|going|turn\w*|it|play\w*|head|mind) (?:\w+ ){0,2}(?:over and over|round and round)|(?:on a|the|same) loop|loops?\b(?= (?:starts|in my|again|of))|replay\w*|overthink\w*|ruminat\w*|analys(?:e|ed|ing)|analyz(?:e|ed|ing)|dissect\w*|rehash\w*|reliv(?:e|ing)|pick(?:ing)? (?:it )?apart|(?:go|going|gone|goes|went|keep going) (?:back )?over (?:it|that|every\w*|the|what|our|things|and)|(?:go|going|went|gone) (?:back )?(?:through|to) (?:it all|every|that (?:night|day|dinner|conversation|last|week|weekend)|the (?:last|whole))/,
      /what (?:did i|i did|have i|i've|i'd) (?:do|done|did)?(?: (?:wrong|different\w*))?(?=[.,?!]|$)|(?:where|when|how) (?:did )?(?:it|we|i|things) (?:all )?(?:go|went) wrong|what (?:went wrong|happened to us)|what if i(?:'d| had| hadn't)|if i(?:'d| had| hadn't) .{2,60} would (?:we|he|she)/,
      /(?:don't|can't|cannot|couldn't|never|trying to|want to|need to|wish i) (?:really |just |even )*(?:(?:understand|make sense of|work out|figure out)(?: (?:it|this|that))? (?:why|how|what) (?:he|she|we|happened|changed)|make sense of it|know why (?:he|she|we|it))|not knowing (?:why|what)|how (?:can|could|does|do) (?:a person|someone|anyone|somebody|you|he|she) (?:\w+ )?(?:stop|love|leave|change|go from|say|throw|walk)/,
      /(?:no|need|want|get|got|without|give me|for) closure|(?:looking|searching|look|hunting) for (?:the |a )?(?:moment|clues?|signs?|reasons?|answers?|meaning|when)\b|(?:my|the) (?:head|mind|brain|thoughts?) (?:won't|doesn't|keeps?|keep|goes|never|can't|is stuck|plays)|won't leave it alone|(?:film|tape|scene|movie|reel|conversation|argument)s? (?:of|in my|plays|with (?:him|her) in)|what i (?:should|could) have (?:said|answered)|(?:ten minutes of|just the|want|need|deserve|get) (?:\w+ )?(?:truth|answers|an explanation|a reason)|(?:him|her) (?:reasons|reason)/,
    ),
    unless: heard(
      /(?:DEAD|in french|showed the replay|the car|that noise|beetroot|yoga|song|menus|cows|recipe|accent|headaches|hospital|doctors?|voicemail|sink|telly|the goal|close the door on them|sleep\b.{0,10}pills)/,
    ),
    says: ["The mind looks for the piece that will explain it all. Sometimes no piece is missing, and that's what won't be believed.", 'Going round feels like working on it. After a certain hour it only wears.', "Understanding it isn't up to you alone: another person holds half the story, and may not have it clear either."],
    asks: ['#word Which question returns most, exactly as you put it to yourself?', '#time At what hour does it start?', '#moment What would the answer have to be, for you to be at peace?'],
    counsel: ['One way of fencing it in: ten minutes a day, by the clock, to go round it in writing. When it comes outside its hour, note one word and tell it there is room tomorrow.'],
  },
  {
    id: 'self-worth', label: 'how you see yourself', weight: 7,
    hears: heard(
      /(?:i'm|i am|i feel|feel|feeling|felt|me feel|am i|im)(?: like| so| just| such| total\w*| complete\w*| utterly| dead| really| that| always| obviously| too| as if i'm| a bit| very| basically)*(?: an?)?(?: \w+){0,2} (?:worthless|ugly|unlovable|failure|pathetic|stupid|nobody|idiot|disposable|discarded|faulty|damaged|defective|boring|invisible|second best|joke|less than|inadequate|useless|hideous|repulsive|unwanted|undesirable|too much|replaceable|trash|rubbish|loser|old hag|nothing special|ashamed of myself|unattractive|past it|fool|burden)\b(?! (?:at|with) )/,
      /(?:not|never|wasn't|isn't|i'm not|i'll never be|why wasn't i|was i not|am i not|i was never)(?: \w+)? (?:good|pretty|thin|young|clever|interesting|man|woman|sexy|attractive|fun|rich)? ?enough(?= for (?:him|her|any\w*)|[.,!?]|$| (?:to (?:be loved|keep|stay|choose)))/,
      /(?:nobody|no ?one|no man|no woman|who)(?:'s|'d|'ll| will| would| could| is| ever)*(?: ever| going to| gonna| else)* (?:love|want|chooses?|choose|pick|look at|have|fancy|put up with)s? (?:me|a (?:man|woman|\w+ (?:man|woman))|someone|somebody like)|(?:why|don't (?:know|see) why) (?:would )?any(?:one|body) (?:would )?(?:love|want|bother|stay|pick)/,
      /hate (?:myself|my (?:body|face|looks|reflection)|who i|what i see)|(?:what's|what is|something) wrong with me|don't deserve (?:to be|love|anything|better|him|her|any)|deserved? (?:to be left|it\b)|(?:my|any|all) (?:self[- ])?(?:confidence|esteem|respect|worth)|(?:in|at) the mirror|(?:don't|can't) (?:like|stand|bear|love) (?:myself|who i)|compar(?:e|ing) myself|(?:i'm|i am) (?:hard|impossible|difficult|easy) to (?:love|leave)|used to like myself|easy to (?:leave|replace|forget)/,
    ),
    unless: heard(
      /(?:DEAD|piano|the bread|milk|till i've had|mornings|crossword\w*|bar exam|my job|at work|boss|interview|maths|karaoke|stupid (?:hat|phone|question)|not stupid)/,
    ),
    says: ['That sounds like a verdict, and a very bad day passed it.', 'That somebody left has not measured you. It left an empty place, and from there anyone looks worse to themselves.', "You talk to yourself with a harshness you wouldn't use on anyone you cared for."],
    asks: ['#time Since when have you talked to yourself like that?', '#others Whose voice is it, if it reminds you of anyone?', '#who Who knows you from before all this?'],
  },
  {
    id: 'abuse', label: 'how you were treated', weight: 9,
    hears: heard(
      /(?:he|she|EX|my (?:\w+ )?PARTNER|that man)(?:'s|'d|'ll| had| has| would| used to| always| never| once| even| also| sometimes| still| only)* (?:hits?|slap(?:s|ped)?|push(?:es|ed)?|shov(?:es|ed)|chok(?:es|ed)|grab(?:s|bed)?|punch(?:es|ed)?|kick(?:s|ed)?|beats?|spat at|strangled|belittl\w*|humiliat\w*|insult\w*|threaten\w*|control\w*|scream(?:s|ed)? at|shout(?:s|ed)? at|lock(?:s|ed)?|isolat\w*|mock\w*|monitor\w*|forc(?:es|ed)|bull(?:y|ies|ied)|manipulat\w*|follow(?:s|ed)|scare[sd]|punish(?:es|ed)) (?:me|my)\b/,
      /(?:he|she|EX|my PARTNER)(?:'d| would| used to| always| once)? (?:thr(?:ow|ows|ew)|punch(?:es|ed)?|smash(?:es|ed)?|break|broke|kick(?:s|ed)) (?:\w+ )?(?:\w+ )?(?:at the wall|at me|doors?|wall|plates?|phone|holes?|furniture|across the)|(?:by|round|around) (?:the|my) (?:neck|throat|hair)|raise[sd]? (?:his|her) (?:hand|voice)|a man raise his|tracked my|waits? outside my|threatens? to (?:post|take|kill|tell)|(?:went|go|goes|going|checked|checks|look\w*)(?: through)? my (?:phone|messages|emails|texts)/,
      /i (?:had|have) to (?:ask (?:before|permission|for|if)|account for|justify|hide my)|(?:wasn't|not|never) allowed (?:to|friends|out|my)|(?:didn't|wouldn't|won't|doesn't|never) let(?:s)? me|(?:decides?|decided|chose|controls?|controlled) (?:what|who|when|where|my|how)|(?:took|takes|controls|kept) my (?:salary|wages|money|cards?|passport|phone|keys)|(?:walk\w* on )?eggshells|flinch\w*|(?:scared|afraid|frightened|terrified) of (?:him|her|my PARTNER|what (?:he|she))/,
      /(?:abus(?:ed|er|ive|ing)|abuse (?:victim|survivor)|(?:domestic|emotional|verbal|psychological) (?:abuse|violence)|toxic|narciss\w+|gasli\w+|coercive|violent|restraining order|silent treatment)|everything was my fault|(?:nobody|no ?one) else would (?:have|put up|want) |made me (?:feel|think|believe) (?:small|stupid|crazy|mad|i was)|call(?:ed|s) me (?:stupid|useless|fat|crazy|mad|names|worthless|ugly|thick|a (?:slut|whore|bitch|cow))|look what you made me|i (?:make|made) (?:him|her) (?:angry|do it)|(?:not|n't) speak to me for (?:days|weeks)|nothing i did was|put me down|laid (?:a hand|hands) on me/,
    ),
    unless: heard(
      /(?:DEAD|the ref|stands|dough|homework|museum|scrabble|britney|purse strings|to sing|customers?|drug abuse|(?:mum|mother|mom|dad|father|granny|gran|grandfather)\b|childhood|the film|violent film|and i still miss|every (?:door|phone) in|allowed (?:in|visitors)|nurses?|the dog)/,
    ),
    says: ["What you tell isn't a bad temper: it's a way of treating someone that makes them smaller. I take it seriously.", "Missing someone who treated you like that doesn't make you wrong. Fear and love are sometimes learned together."],
    asks: ['#now Do you have somewhere to be in peace right now?', '#others Who that you trust knows about this?'],
    counsel: ["The first thing here is that you are safe. At /ayuda there are numbers for your country, to talk with someone who knows about this, without giving your name if you don't want to."],
  },
  {
    id: 'meeting', only: 'gone', label: 'running into each other', weight: 5,
    hears: heard(
      /(?:ran|run|running|bump(?:ed|ing)?|walked straight) into (?:him|her|EX|them)|(?:met|meet|meeting|spotted) (?:EX|(?:him|her) (?:again|by chance|today|yesterday))|(?:saw|seen|see|seeing|facing|face) (?:him|her|EX|them)(?: \w+)?(?: (?:again|today|yesterday|this morning|at (?:the (?:gate|school|gym|shop|party|supermarket|station|wedding|pub|bus)|a|work|handover|school|church)|in the (?:street|supermarket|shop|lift|pub|town|park|queue|corridor|car park|office)|across the|with (?:her|him|someone|another)|each day|every (?:day|morning|week)|daily|for the first time))/,
      /(?:EX|he|she)(?:'s| was| is| will be|'ll be) (?:\w+ )?(?:at the (?:party|wedding|gym|school|funeral|same)|there(?= (?:too|with)|[.,]|$)|in the same|going to be (?:at|there)|my boss as well)|EX (?:goes|works|lives|walked|came|comes|moved) (?:to|at|in|into|past|on|round|near|next)|(?:he|she) (?:came|walked|comes|walks) in(?:to)? (?:the|my) (?:shop|cafe|pub|office|bar|restaurant|gym)/,
      /(?:we|we're|still|to|both) (?:\w+ )?work(?:ing)? (?:together|with (?:him|her|EX)|in the same)|work with (?:him|her|EX)|(?:we're|we are|goes to|we have|both) (?:still )?(?:in |at )?the same (?:office|building|school|gym|choir|bus|train|class|street|town|friends|floor|pub|church|team|department|course)|small town|(?:mutual|shared) friends|all (?:my|our) (?:mates|friends) are|(?:friends|mates) (?:invited|are his|are hers)|invited (?:us )?both|one pub|our friends invited/,
      /(?:avoid\w*|in case|cross the road|dread\w*|terrified of|scared of|afraid of|without)\b.{0,30} (?:bump\w*|meeting|running into|seeing|she's there|he's there|meet(?:ing)?) ?(?:him|her)?|pretend(?:ed|s|ing)? not to (?:see|know) (?:me|him|her)|by chance|sooner or later i|(?:saw|passed) (?:his|her) car|(?:he|she) (?:waved|looked well|looked (?:good|happy|straight through)|nodded|smiled at me)(?=[.,]| and|$| like)|with (?:him|her) (?:across|in the (?:room|same))/,
    ),
    unless: heard(
      /(?:DEAD|telly|that play|concert|at nine|niece|nephew|window cleaner|coach|spreadsheets|heaven|doctor|vet\b(?!'s)|(?:my|our) (?:son|daughter|mum|dad|gran|brother|sister)|first met|how we met|when we met|grandson|ward|hospital|to work together)/,
    ),
    says: ['A two-minute meeting can cost two days. The body goes ahead of what was decided.', "Sharing a place with somebody who shares nothing else any more is an effort that doesn't show."],
    asks: ['#moment What happened inside when you saw them?', '#want What would you have liked to be able to do?', '#others Does anybody there know how you are?'],
  },
  {
    id: 'bed-lonely', only: 'gone', label: 'the nights with no one beside you', weight: 5,
    hears: heard(
      /(?:sleep\w*|slept|wak\w+ up|going (?:up )?to bed|go to bed|in bed) (?:\w+ )?(?:alone|on my own|without (?:him|her))|(?:other|his|her|empty|my own|cold) side(?= of the|[.,]|$)|(?:bed|sheets|mattress|duvet) (?:is|are|feels|was|without)(?: \w+)? (?:big|wide|cold|empty|huge|him|her|half)|(?:cold|empty|big|double|half an?) (?:sheets|bed)|the bed (?:without|bigger)/,
      /(?:nobody|no ?one(?:'s)?|anyone|anybody|somebody|someone|haven't been|not been|to be|being|been) (?:\w+ ){0,2}(?:held|hugged|hugs?|touch(?:es|ed)|touch|holds|cuddled|kissed|hold|stroked)(?= (?:me|my|in|for|since|again|at|by|like|tight)|[.,!?]|$)/,
      /miss(?:es|ing)? (?:the |his |her |being |having |that )*(?:touch\w*|touched|body|skin|arms?|warmth|sex|weight|held|hugs?|hugged|cuddl\w+|kiss\w*|waking up|falling asleep|sleeping (?:with|next)|breathing|legs?|feet|snor\w+|intimacy|someone (?:next|beside)|him more than)|(?:skin|body|touch)(?: is|'s)?[- ](?:hungry|hunger|starved|misses)|one's touched/,
      /(?:need|want|crave|ache for|dying for|starved of|desperate for|just|would give .{0,12}for|could do with) (?:a |some |one )?(?:hugs?|cuddles?|touch|arms|warmth)|someone to hold|pillows?\b.{0,25} (?:his|her|side|hug\w*|hold\w*|arms)|(?:hug|hold|cuddle)(?:ging|ing)? (?:a|the|my|his|her) pillow|sleep(?:ing)? (?:on the (?:sofa|couch) since|diagonally|on (?:my|his|her))|reach(?:ed|ing)? (?:out |over |across )?for (?:him|her|someone)|nights are (?:the )?(?:worst|hardest|longest)|fall(?:ing)? asleep (?:with my|on his|on her|next to|beside)|held my hand|massag\w+ my/,
    ),
    unless: heard(
      /(?:DEAD|promise|tent|good china|arms race|wine|the door|responsible|kids|baby|the dog|the cat|hospital|ward|nurse|(?:mum|dad|gran|nan|mother|father)(?:'s)?\b)/,
    ),
    says: ['The body had its habits, and nobody explained the change to it. It looks for warmth where there used to be some.', "Lacking touch is a physical lack, like sleep or food. It isn't weakness."],
    asks: ['#time What do you do when that hour comes?', '#body Where do you notice it most?', '#want What would help a little, only a little, tonight?'],
  },
  {
    id: 'dating', only: 'gone', label: 'meeting someone', weight: 4,
    hears: heard(
      /(?:first|second|third|another|blind|on a|go(?:ing)? on|went on|been on|tinder) dates?\b|(?:i'm|i am|start\w*|back to|try\w*|been|of|about|ready for|hate|to start|the) (?:online )?dating(?! (?:says|apps? all))|tinder|hinge|bumble|dating (?:sites?|profile)|(?:joined|downloaded|on|installed|deleted) (?:a |the )?(?:dating )?apps?|match(?:ed)? with|swip\w+|one night stand|sworn off|back on the horse/,
      /i(?:'m|'ve| am| have)? (?:\w+ ){0,3}(?:kissed|slept with|like|fancy|liked|kissing|meet|meeting|seeing) (?:someone|somebody|a (?:new )?(?:man|woman|guy|girl|colleague|bloke|lad)|anyone)|(?:someone|somebody|person|man|woman|guy) new\b|new (?:person|man|woman|guy|relationship)|with a (?:new person|stranger)|there's (?:a|this) (?:man|woman|guy|girl|lad|someone|bloke|widower)|(?:starting|start) (?:again|over) with/,
      /(?:let|letting) (?:anybody|anyone|someone|somebody) (?:in|close|near|new|else)|(?:trust|love|loving|trusting|open up)(?: \w+)? again|ask(?:ed|s|ing)? (?:me|him|her) (?:out|for (?:a )?(?:coffee|drink|dinner)|to dinner)|took me (?:out (?:for|to)|to dinner)|(?:can he|can she|wants to|to) see me again|(?:am i|not|i'm not|i'm|be|feel) ready(?= (?:for (?:someone|another|a|dating|love)|to (?:date|meet|love))|[.,?!]|$)|compare (?:every|each|them|everyone|all)|(?:don't|not|never) (?:\w+ )?want (?:anybody(?! to)|anyone(?! to)|another (?:man|woman|relationship|husband|wife)|a (?:boyfriend|girlfriend|man|new))|another relationship|vulnerable (?:with|again)|first (?:person|man|woman|kiss) since/,
    ),
    unless: heard(
      /(?:(?:my |best )(?:son|daughter|mate|brother|sister|friend|mum|dad|cousin) is dating|dad's dating|carbon|choir trip|with that cat|wasn't a thing|(?:he|she|ex)(?:'s| is)?(?: \w+)? dating|dating apps all|keep asking|says my|that's all anyone|app and meet|people's dogs|due date|sell-?by|(?:she|he)'s (?:pregnant|my boss)|i met (?:someone|a \w+) (?:who|at the bus))/,
    ),
    says: ["There's no deadline for that, too soon or too late. There is wanting to or not, and sometimes wanting to and fear.", 'Trusting again is not going back to how it was. It is doing it knowing more, which costs more.'],
    asks: ['#want What in it appeals to you, and what holds you back?', "#others Is the hurry yours or somebody else's?"],
  },
  {
    id: 'friendship-lost', label: 'that friendship', weight: 7,
    hears: heard(
      /(?:best|oldest|closest|old|school|dearest|childhood|so called|two|my) (?:\w+ )?(?:friends?|mates?|pals?|bestie)\b.{0,60} (?:any ?more|blocked|ghosted|cut|dropped|stopped|(?:haven't|not|hasn't) (?:spoken|talked|answered|replied)|don't (?:speak|talk)|without me|behind my back|betrayed|quiet|drifted|ignores?|ignored|ended|used to be|never answered|replaced|no longer|distant|chose|took|picked|slept|forgot|hates|turned)/,
      /(?:lost|losing|lose|miss|missing|end of|ended|mourn\w*|broke|get over|grieving|killed|years of|ruined) (?:a|my|our|the|that|this|of)? ?(?:\w+ )?(?:friend|friendship|best friend|mate|pal|friend group|bestie)\b|friend(?:ship)? (?:break-?up|ended|is over|just stopped|is gone|died)|(?:isn't|not|was|were) my (?:best )?friend (?:now|any)|so-called (?:best )?friend/,
      /(?:we )?(?:grew|grown|drifted) apart|cut me (?:off|out)|dropped (?:me|from)|(?:un|de)friended me|from the group chat|(?:were|was) like (?:sisters|brothers|a (?:sister|brother))|my (?:brother|sister) more than|(?:friends|mates) (?:went|gone|have gone) (?:quiet|silent)|(?:not|don't|never|didn't|isn't|without) (?:invit\w+|in|ask) (?:me|their circle)|in their circle|our friends (?:picked|chose|sided|took)|(?:picked|chose|sided with|take) (?:him|her|sides)\b.{0,20}friends?|passed me in the street|stopped (?:talking|speaking) to me|we (?:stopped|don't|haven't|no longer) (?:talk\w*|speak\w*|spoken)(?= (?:any ?more|since|now|for|after)|[.,]|$)|dead to me|(?:long|last) (?:text|message|email) about how i/,
    ),
    unless: heard(
      /(?:died|is dead|funeral|buried|burial|coffin|suicide|crash|jumped|his service|her service|goat|soup|welsh|(?:my|and my) (?:sister|brother|mum|mother|dad|son|daughter|wife|husband|ex|boyfriend|girlfriend) (?:and|stopped|haven't|don't|won't|fell)|(?:sister|brother) and i|fillings|photos fell|makes me laugh|growing up|bridge|photo went|in my house|lost a friend to|the fair)/,
    ),
    says: ["When a friendship breaks there's no word for it and no formalities. Nobody asks how you are bearing up.", 'A friend keeps the long version of a life. Losing one is losing a witness.'],
    asks: ['#moment When did it begin to cool?', '#who What did that friend know of you that no one else does?', '#want What would you say if you knew you would be heard?'],
  },
]
