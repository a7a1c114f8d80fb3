import { anyOf, withWords } from '../../listen/any-of'
import type { Topic } from '../texts'

/** What the words in capitals stand for in the patterns below. */
const words: Record<string, string> = {
  PARTNER: '(?:husband|hubby|wife|partner|boyfriend|girlfriend|fiancee?|bf|gf|missus|other half)',
  EX: '(?:(?:my|the) (?:ex(?:[- ]?PARTNER)?(?!-|\\w| (?:boss|colleague|teacher|army))|(?:former|old) PARTNER))',
  THEY: "(?:(?:he|she|my PARTNER|EX|the (?:man|woman) i \\w+(?: with)?)(?:'s|'d|'ll| has| had| is| was| just| then| already| now| also| suddenly| finally| never| once| still)*)",
  YEARS: '(?:years|yrs|decades?)',
  KIDS: '(?:kids|children|boys|girls|sons?|daughters?|little (?:one|boy|girl)s?|toddler|baby|teenagers?|teens|twins|(?:\\w+|\\d)[ -]year[ -]olds?)',
  DEAD: '(?:died|dead|death|dying|passed(?: away)?|funeral|burial|buried|coffin|grave|widow\\w*|suicide|cancer|hospice|late (?:husband|wife|mum|dad|mother|father))',
}

const heard = withWords(words)

/** Separation, and what surrounds it. */
export const topicsOfBreakup: readonly Topic[] = [
  {
    id: 'breakup', label: 'the break-up', weight: 6,
    hears: anyOf(
      /\b(?:left me|(?:she|he|they) left(?! (?:the|a|an|school))|i separated|separated in|broke up|break(?:ing)?[- ]?up|broken up|split up|dumped|walked out|we (?:ended|separated|split|finished)|ended (?:it|things)|separation|moved out|my ex\b)/,
      heard(/heartbroken/, /(?:my|our|the) relationship (?:ended|fell apart)/, /it's over between|no longer a couple/),
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
    hears: anyOf(
      /\b(?:left me|walked out|doesn't (?:love|want) me|didn't (?:love|want) me|fell out of love|not in love|need(?:s|ed)? (?:space|time)|stopped loving|told me it was over|said (?:he|she|they) (?:didn't|doesn't|wasn't))\b/,
      heard(/THEY (?:told|said)\b.{0,30} (?:done|loved me|in love|wants? out)/, /he packed|packed her bags?|wardrobe (?:was )?(?:half )?empty/, /dumped (?:\w+ ){0,3}by text/),
    ),
    says: ['When the other one decides, you hear late of something that had been going on in the same house.', "That somebody stops loving isn't an exam that can be failed. It feels like one, and those are different things.", 'The hardest part is sometimes that only one of the two got to say goodbye.'],
    asks: ['#moment Which words were used?', '#now What do you go over most from that conversation?', '#want What did you not get to answer?'],
  },
  {
    id: 'leaving', label: 'your decision to leave', weight: 7, isWorded: true,
    hears: anyOf(
      /\b(?:i (?:left (?:him|her|them)|ended (?:it|things)|broke up with|walked away|was the one who (?:left|ended))|i(?:'m| am) (?:leaving|thinking of leaving)|i want (?:to leave|a divorce|to end it)|my decision to)\b/,
      heard(/i don't love him/, /(?:been|i'm) think\w* (?:of|about) leaving(?= (?:my PARTNER|for))/, /i moved out\b.{0,30} my decision/),
    ),
    unless: /\b(?:of|'m) leaving (?:the|this|that)\b/,
    says: ["Leaving hurts too, and hardly anyone treats it as a loss. It's as if the one who goes has no right to it.", "It is possible to be right and be sad. A good decision doesn't come with an anaesthetic.", "Having decided it also leaves you with the weight of having hurt. That doesn't cancel the reasons."],
    asks: ["#moment When did you know you couldn't go on?", "#now What do you miss of what you left, even without wanting it back?", '#others Has anyone given you leave to feel bad?'],
  },
  {
    id: 'betrayal', label: 'the deceit', weight: 8, isWorded: true,
    hears: anyOf(
      /\b(?:cheat(?:ed|ing)?|unfaithful|affair|lied to me|(?:his|her|all the|so many) lies|betray\w*|another (?:woman|man|girl|person)|someone else|double life|slept with)\b/,
      heard(/infidelity|deceiv\w+|sexting/, /(?:seeing|sleeping with) (?:my (?:\w+ )?friend|a man|his ex)/, /caught (?:him|them)\b/, /(?:found|read)\b.{0,25}(?:messages|receipts?|lipstick|second phone)\b/),
    ),
    unless: heard(/DEAD/, /\bi (?:was|had been|have been) unfaithful|\bi(?:'ve| had| have)? (?:cheated|lied to (?:him|her|them)|slept with|betrayed)|\bi had an affair|\bi fell (?:in love|for) (?:with )?(?:someone|somebody|another)/),
    says: ['Being deceived makes one go back over even the good days, in case they were lies too. It is a special kind of exhaustion.', 'You were robbed of the chance to decide knowing. It makes sense that the anger begins there.', "You didn't trust wrongly. You trusted, as people do when they love, and the rest was added by the one who lied."],
    asks: ['#moment How did you find out?', '#word What hurts more, what was done or what you were told meanwhile?', '#now Which part are you still trying to check?'],
    counsel: ["If you catch yourself looking for more proof, try setting a limit: what you already know is enough to decide. Learning the rest seldom gives the calm it promises."],
  },
  {
    id: 'new-partner', only: 'gone', label: 'the new person', weight: 7,
    hears: anyOf(
      /\b(?:(?:is|already|'s) (?:with|seeing|dating) (?:someone|somebody|another)|new (?:girlfriend|boyfriend|partner|wife|husband)|moved on (?:already|so)|getting married|engaged to|replaced me)\b/,
      heard(/(?:he|she)'s (?:dating|marrying|happy with (?:someone|another))/, /EX\b.{0,25} (?:girlfriend|boyfriend|new \w+|remarr\w+|having a baby|with a (?:woman|man)|now with)/),
    ),
    says: ["Seeing it happen so soon looks like an answer about you. It isn't: it says something about hurry, not about your place.", 'Comparing yourself with whoever arrives is a test made to be lost. You know all your tired mornings, and of theirs only the photos.'],
    asks: ['#moment How did you hear?', '#word What do you imagine when you think of it?', '#want What would you like to stop knowing?'],
  },
  {
    id: 'contact', only: 'gone', label: 'the messages', weight: 6,
    hears: anyOf(
      /\b(?:text(?:ed|ing)? (?:him|her|them)|messag\w+ (?:him|her|them)|(?:call|called|calling|ring) (?:him|her|them)|wrote to (?:him|her)|write to (?:him|her|them)|(?:his|her|their|our|old) (?:texts|messages)|left me on read|no reply|doesn't (?:answer|reply)|won't answer)\b/,
      heard(/i(?:'ve| \w+){0,2} (?:text|r[au]ng|block(?:ed)?) (?:him|her|EX)/, /no contact|un-?send/, /we still text\w*|(?:typed|type)\b.{0,40} delet\w+/),
    ),
    unless: /\b(?:don't|do not|not going to|won't) (?:want to )?(?:write|text|call|message) (?:him|her|them)\b/,
    says: ["A phone in the hand at certain hours isn't looking for an answer: it's looking for the day before to still exist.", 'Between writing and not writing there is a third thing, which is to write it and not send it.', 'Each message, or each silence, sets the counter back to nothing. That is very tiring.'],
    asks: ['#want If you wrote, what would you want to happen next?', '#time At what hour is the urge strongest?', '#want What would the message say?', '#body What do you notice in your body just before?'],
    counsel: ['Before writing you can give it a night: put the whole message somewhere else, without the name on top, and read it tomorrow mid-morning. If it still says what you want, you decide by daylight.'],
  },
  {
    id: 'heard-from', only: 'gone', label: 'that message', weight: 7,
    hears: anyOf(
      /(?<!\b(?:mum|mom|dad|mother|father|brother|sister|son|daughter|friend|boss|aunt|uncle|gran|nan|cousin|neighbour|neighbor)(?: \w+)? (?:just |has |also |even )?)\b(?:texted|messaged|rang|called|wrote to|e-?mailed) me\b(?! (?:a|an|the|that|names?))/,
      heard(/THEY (?:(?:e-mailed|phoned|contacted) me|got in touch|replied|sent me an)/, /EX (?:\w+ )?(?:sent|rang)/, /(?:heard|call) from (?:him|EX)\b(?! brother)|(?:postcard|email|message)\b.{0,20} (?:from him|from her)/),
    ),
    says: ['A message out of nowhere stirs what had lain still for days.', 'Whatever it says, it arrives with all of before behind it.', "It needn't be answered on the day it comes."],
    asks: ['#word What did it say?', '#moment Where were you when you saw it?', '#body What did your body do as you read it?', '#want What would you want understood, if you answered?'],
    counsel: ["It needn't be answered today. Write it whole somewhere else, without the name on top, and read it tomorrow mid-morning; if it still says what you want, you decide by daylight."],
  },
  {
    id: 'checking', only: 'gone', label: 'looking at the profile', weight: 6,
    hears: anyOf(
      /\b(?:instagram|facebook|tiktok|social media|(?:his|her|their) (?:profile|stories|posts|feed)|last seen|stalk\w*|check(?:ing)? (?:his|her|their) (?:profile|page|status|phone|story|account)|(?:see|saw|was|is|s) (?:he|she|him|her)?(?:'s )?online)\b/,
      heard(/she(?:'s)* posted|green dot|when he was (?:last )?on(?:line)?\b/, /(?:insta|whatsapp|venmo|spotify)\b.{0,50} he\b/, /unfollowed (?:him|her)|muted him/),
    ),
    unless: heard(/DEAD/),
    says: ['You look for a fact that will calm you, and find another question. Then you look again.', "A screen gives the feeling of staying near without the risk of talking. That's why it hooks, and why it doesn't feed."],
    asks: ['#time When do you look most?', '#body How are you after looking?', '#want What would you like to find?'],
    counsel: ['A small measure: mute, which is not blocking. Nobody is told and it saves you stumbling on it. And let the phone charge outside the bedroom.'],
  },
  {
    id: 'still-love', only: 'gone', label: 'what you still feel', weight: 7,
    hears: anyOf(
      /\b(?:still (?:love|in love|miss|want)|i (?:love|miss) (?:him|her|them)\b|can't (?:forget|stop thinking|get over)|think (?:about|of) (?:him|her|them) (?:all|every|constantly))/,
      heard(/i (?:adore|want) him(?= after|[.,;!?])|love of my life/, /still (?:feel the same|have feelings|hung up on)/, /can't stop loving her/),
    ),
    unless: /\bmy (?:brother|dog)\b/,
    says: ["Love doesn't hear the news on the same day as the head. It goes more slowly and can't be hurried.", "It is possible to love somebody and not want that life back. Both sentences can be yours.", "To love still isn't a relapse. It means it was true."],
    asks: ['#who What do you miss exactly: the person, or how you were beside them?', '#moment When does it come strongest?', '#thing Which custom of the two of you is most missing?'],
  },
  {
    id: 'hope-return', only: 'gone', label: 'the hope of going back', weight: 6,
    hears: anyOf(
      /\b(?:(?:he|she|they|him|her|them|you) (?:(?:'ll|will|would|might|may|could|ever|really|just|to) )*(?:come|comes|coming|came) back(?! (?:from|to (?:work|school|the)|with))|get (?:back together|him back|her back)|second chance|another chance|take (?:him|her|me) back|go back to (?:him|her))\b/,
      heard(/(?:hop\w+|think\w*|in case|if)\b.{0,30} (?:she|him|he'll)(?: \w+){0,3} (?:come|came|coming|call\w*) (?:back|home|round)/, /win her back|(?:get|want|have) (?:EX|me|my PARTNER) back\b/, /try again|said maybe/, /wait(?:ing)? for her to/),
    ),
    says: ['Hope has a right to exist. What is hard is living in wait, with your coat on.', "I don't know whether it will happen, and nobody who assures you knows."],
    asks: ['#want If it happened, what would have to be different?', '#now Which things of yours are on hold just in case?', "#want What is it you wouldn't want back?"],
  },
  {
    id: 'house-things', only: 'gone', label: 'the home and the things you shared', weight: 5,
    hears: anyOf(
      /\b(?:moving out|move out|the (?:lease|mortgage)|(?:his|her) keys|dividing|split(?:ting)? the|took the (?:dog|cat|sofa|bed|car|telly|tv|furniture|kids|couch|table)|still live together|living together|our (?:bed|flat|apartment|home))\b/,
      heard(/his \w+(?: \w+){0,3} in (?:bin ?bags|boxes|my garage)/, /(?:pick up|wants?) (?:his|her) (?:things|key back)\b/, /who (?:keeps|gets)/, /sell the house/),
    ),
    says: ["Dividing a home is putting a price on things that had none. That's how people come to fight over a saucepan.", 'What was taken leaves a gap in its exact shape. It shows more than what stayed.'],
    asks: ['#thing Which object was the hardest?', '#now What is your home like now when you come in?', '#want What would you move tomorrow, however small?'],
  },
  {
    id: 'children', label: 'the children', weight: 6,
    hears: anyOf(
      /\b(?:(?:my|our) (?:kids|boys|girls|little (?:one|boy|girl))|custody|my (?:children|son|daughter) (?:is|are) (?:\w+teen|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten)\b|every other weekend|co-?parent\w*|tell the kids)\b/,
      heard(/KIDS\b.{0,60} (?:separat\w+|divorc\w+|break-?up|live here|their (?:father|mother)|dad's|two houses|overnight|coming home)/, /in front of the KIDS/),
    ),
    unless: /\b(?:kids?|children|sons?|daughters?|youngest|oldest|eldest) (?:\w+ ){0,2}(?:left home|moved out|flown|gone off|grown up)\b|\boff to (?:college|university|uni)\b|\bempty nest\b/,
    says: ['With children in it, you have to be whole at fixed hours and fall apart in the others. Nobody sees that.', "Children don't need you not to be sad. They need to know the sadness isn't because of them.", "Keeping tea and homework going with this inside you is a lot of work, even if it isn't called that."],
    asks: ['#others What do they know of what has happened?', '#time What are the days without them like for you?', '#now What do they ask, and what do you answer?', '#want What frightens you most, with them?'],
    counsel: ['@dead In the words that are true: that {n} died, that nobody can come back from that, and that nothing they did caused it. Then stay near. Children go in and out of grief; they will ask again.', "Short true sentences serve children best: what happened, what doesn't change, that nothing they did caused it. It can be repeated often; they ask again because they are finding a place for it."],
  },
  {
    id: 'divorce', label: 'the divorce', weight: 5, isWorded: true,
    hears: anyOf(
      /\b(?:divorc\w+|lawyers?|solicitor|in court|divorce papers|settlement|alimony)\b/,
      heard(/decree|mediation|got served/, /court (?:wants|on \w+day)|it's legal/),
    ),
    unless: /\b(?:parents|neighbour|brother|sister|friend|cousin)(?:'s)?\b.{0,12}\bdivorc\w*\b/,
    says: ['A divorce turns a life into dated papers. It is strange to sign the end of such a thing in an office.', 'The papers keep their own pace, and you have to walk behind them with all of this on your back.'],
    asks: ['#moment Where does all that stand now?', '#others Who is helping you with the practical side?', '#body How do you come out of those meetings?'],
  },
  {
    id: 'long-years', only: 'gone', label: 'so many years', weight: 6,
    hears: anyOf(
      /\b(?:married (?:for )?\w+(?:-\w+)? years|years (?:together|married|of marriage)|(?:after|we had|we were|together) .{0,16}years\b)/,
      heard(/YEARS (?:of my life|thrown)/, /(?:throw|erase|explain)\b.{0,30} [\w-]+ YEARS|^\W*[\w-]+ YEARS[.,!]/, /grew up together|since i was \d+/),
    ),
    unless: heard(/DEAD/),
    says: ["So many years aren't undone in a day. They will go on turning up in the way you lay the table.", 'In that time two people make something like a language. And suddenly there is nobody to speak it with.', 'Half a life with someone is half of your memories as well, and now there is no painless end to pick them up by.'],
    asks: ['#who Which part of those years would you like to keep?', '#moment Which time of all of them do you remember best?', '#time When did you begin to notice something changing?', '#thing Which habit of those years do you still keep?'],
  },
  {
    id: 'replay', label: 'going over it', weight: 5,
    hears: anyOf(
      /\b(?:(?:go|going|keep going) over (?:it|and over|everything)|replay\w*|can't stop thinking|on a loop|what (?:did i|i did) (?:do )?wrong|overthink\w*|ruminat\w*|don't understand (?:why|what|how)|need (?:answers|to know why|to understand|closure))\b/,
      heard(/(?:go|going) round and round|dissect\w*|(?:go|gone) over (?:that|our)/, /(?:where|when) (?:did )?(?:it|i) (?:go|went) wrong|what went wrong|what if i'd/, /(?:film|scene)s? (?:of|plays)/),
    ),
    says: ["The mind looks for the piece that will explain it all. Sometimes no piece is missing, and that's what won't be believed.", 'Going round feels like working on it. After a certain hour it only wears.', "Understanding it isn't up to you alone: another person holds half the story, and may not have it clear either."],
    asks: ['#word Which question returns most, exactly as you put it to yourself?', '#time At what hour does it start?', '#moment What would the answer have to be, for you to be at peace?'],
    counsel: ['One way of fencing it in: ten minutes a day, by the clock, to go round it in writing. When it comes outside its hour, note one word and tell it there is room tomorrow.'],
  },
  {
    id: 'self-worth', label: 'how you see yourself', weight: 7,
    hears: anyOf(
      /\b(?:not (?:good |pretty |enough)(?:enough)?|(?:i'm|i am|feel) (?:worthless|ugly|unlovable|a failure|a mess|pathetic|stupid|like nothing|an idiot|used|disposable)|nobody will (?:ever )?(?:love|want)|don't deserve|what's wrong with me)\b/,
      heard(/(?:i'm|i feel|feeling|me feel)(?: \w+){0,2} (?:worthless|stupid|discarded|faulty|damaged|boring|joke|rubbish)\b/, /something wrong with me|deserved? it\b|in the mirror|easy to leave/),
    ),
    says: ['That sounds like a verdict, and a very bad day passed it.', 'That somebody left has not measured you. It left an empty place, and from there anyone looks worse to themselves.', "You talk to yourself with a harshness you wouldn't use on anyone you cared for."],
    asks: ['#time Since when have you talked to yourself like that?', '#others Whose voice is it, if it reminds you of anyone?', '#who Who knows you from before all this?'],
  },
  {
    id: 'abuse', label: 'how you were treated', weight: 9,
    hears: anyOf(
      /\b(?:(?:he|she|they) (?:controls?|controlled|insult\w*|humiliat\w*|threaten\w*|screamed at|checked my|isolated)|abus\w+|toxic|narcissis\w+|gasligh\w+|manipulat\w+|scared of (?:him|her)|afraid of (?:him|her))\b/,
      heard(/(?:he|she|EX|my PARTNER)(?:'d| used to)* (?:hits?|slap(?:s)?|shoves|grab(?:s|bed)?|belittl\w*|humiliat\w*|lock(?:ed)?|forced) (?:me|my)\b/, /eggshells/, /made me feel crazy/),
    ),
    isWorded: true,
    says: ["@notdead What you tell isn't a bad temper: it's a way of treating someone that makes them smaller. I take it seriously.", "Missing someone who treated you like that doesn't make you wrong. Fear and love are sometimes learned together."],
    asks: ['@notdead #now Do you have somewhere to be in peace right now?', '#others Who that you trust knows about this?', "@dead #word What weren't you let say about it afterwards?"],
    counsel: ["The first thing here is that you are safe. At /ayuda there are numbers for your country, to talk with someone who knows about this, without giving your name if you don't want to."],
  },
  {
    id: 'meeting', only: 'gone', label: 'running into each other', weight: 5,
    hears: anyOf(
      /\b(?:(?:ran|bumped) into (?:him|her|them)|i saw (?:him|her|them) (?:yesterday|today|at|in|with|on)|work together|mutual friends|same friends|see (?:him|her) (?:every day|at work))\b/,
      heard(/(?:ran|run|bump(?:ed)?) into (?:him|EX)|(?:saw|see) (?:him|them) (?:at the wedding|in the park|across the|daily)/, /by chance|saw his car/),
    ),
    says: ['A two-minute meeting can cost two days. The body goes ahead of what was decided.', "Sharing a place with somebody who shares nothing else any more is an effort that doesn't show."],
    asks: ['#moment What happened inside when you saw them?', '#want What would you have liked to be able to do?', '#others Does anybody there know how you are?'],
  },
  {
    id: 'bed-lonely', only: 'gone', label: 'the nights with no one beside you', weight: 5,
    hears: anyOf(
      /\b(?:sleep(?:ing)? alone|other side of the bed|a hug|held me|hold me|nobody (?:touches|holds|hugs)|miss (?:the|his|her) (?:touch|body|smell|arms|skin))\b/,
      heard(/bed is(?: \w+)? big/, /(?:haven't been|to be) (?:held|hugged|touched|kissed)(?= (?:in|since|by)|[.,!?])/, /miss (?:the )*(?:sex|weight|waking up|falling asleep)/, /pillows?\b.{0,25} (?:side|arms)|sleep (?:on the sofa since|diagonally|on his)|nights are (?:the )?worst/),
    ),
    says: ['The body had its habits, and nobody explained the change to it. It looks for warmth where there used to be some.', "Lacking touch is a physical lack, like sleep or food. It isn't weakness."],
    asks: ['#time What do you do when that hour comes?', '#body Where do you notice it most?', '#want What would help a little, only a little, tonight?'],
  },
  {
    id: 'dating', only: 'gone', label: 'meeting someone', weight: 4,
    hears: anyOf(
      /\b(?:tinder|dating|dates?\b(?= with| again|,)|meet (?:someone|people|anyone)|another relationship|trust (?:again|anyone)|love again)\b/,
      heard(/(?:first|third|on a) dates?\b|hinge|sworn off/, /i (?:kissed|slept with|like) (?:someone|a guy)/, /i'm ready(?=$)/),
    ),
    unless: /\b(?:my |best )(?:son|mate) is dating\b/,
    says: ["There's no deadline for that, too soon or too late. There is wanting to or not, and sometimes wanting to and fear.", 'Trusting again is not going back to how it was. It is doing it knowing more, which costs more.'],
    asks: ['#want What in it appeals to you, and what holds you back?', "#others Is the hurry yours or somebody else's?"],
  },
  {
    id: 'friendship-lost', label: 'that friendship', weight: 7,
    hears: anyOf(
      /\b(?:my best friend\b|lost (?:a|my|our) friend(?:ship)?|the friendship|stopped (?:talking|speaking) to me|we (?:stopped|don't) (?:talk|speak)|fell out)\b/,
      heard(/(?:closest|my) (?:\w+ )?(?:friends?|mates?|pals?)\b.{0,60} (?:ghosted|stopped|without me|quiet|chose|took)/, /(?:lost|losing|miss|get over|grieving|years of) (?:my)? ?(?:\w+ )?(?:friend|friendship|mate)\b/, /dropped me|(?:were|was) like (?:sisters|a sister)|dead to me/),
    ),
    says: ["When a friendship breaks there's no word for it and no formalities. Nobody asks how you are bearing up.", 'A friend keeps the long version of a life. Losing one is losing a witness.'],
    asks: ['#moment When did it begin to cool?', '#who What did that friend know of you that no one else does?', '#want What would you say if you knew you would be heard?'],
  },
]
