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
    // "ALS. Three years. Ended in January."
    unless: /^(?!.*\b(?:left|broke\w*|split|dumped|separat\w+|divorc\w+|ex)\b).*\b(?:als|mnd|cancer|dementia|alzheimer\w*|parkinson\w*|tumou?r|leuk\w+|hospice|chemo\w*)\b/,
    says: ["A break-up takes so much with it: the plans, the house, the ordinary evenings. I'm sorry.", "I'm sorry. That's a lot to go through, and it touches every part of the day.", "I won't take sides. I'd like to know how you are with all of this.", "@gone There's a lot to miss when {n} [is|are] suddenly not there. You can start anywhere.", "You can tell me the long version. You needn't keep it short here."],
    asks: ['#time How long ago was it, and how was the last day?', '#now Which part of the day is hardest now?', '#moment What was said at the end, if anything was?', '#word How would you describe what you feel?', '#others Who knows by now?'],
  },
  {
    id: 'left', label: 'how they left', weight: 7,
    hears: anyOf(
      /\b(?:left me|walked out|doesn't (?:love|want) me|didn't (?:love|want) me|fell out of love|not in love|need(?:s|ed)? (?:space|time)|stopped loving|told me it was over|said (?:he|she|they) (?:didn't|doesn't|wasn't))\b/,
      heard(/THEY (?:told|said)\b.{0,30} (?:done|loved me|in love|wants? out)/, /he packed|packed her bags?|wardrobe (?:was )?(?:half )?empty/, /dumped (?:\w+ ){0,3}by text/),
    ),
    says: ["You had no say in it, and you have to live with it anyway. That's so hard.", "Someone leaving doesn't mean you did something wrong, even if it feels that way.", 'One person had already decided, and you were only just hearing about it. That really hurts.'],
    asks: ['#now What do you go over most, of that day?', '#want Is there something you would have liked to say?'],
  },
  {
    id: 'leaving', label: 'your decision to leave', weight: 7, isWorded: true,
    hears: anyOf(
      /\b(?:i (?:left (?:him|her|them)|ended (?:it|things)|broke up with|walked away|was the one who (?:left|ended))|i(?:'m| am) (?:leaving|thinking of leaving)|i want (?:to leave|a divorce|to end it)|my decision to)\b/,
      heard(/i don't love him/, /(?:been|i'm) think\w* (?:of|about) leaving(?= (?:my PARTNER|for))/, /i moved out\b.{0,30} my decision/),
    ),
    unless: /\b(?:of|'m) leaving (?:the|this|that)\b/,
    says: ['Leaving hurts too, even when it was you who decided it, and not many people ask about that.', "You can be sure about it and still be very sad. I don't think that's strange.", "It's hard to know you've hurt someone, even when you had good reasons to go."],
    asks: ["#moment When did you know you couldn't go on?", '#now What do you miss, even without wanting it back?', '#others Is there anyone who has asked how you are?'],
  },
  {
    id: 'betrayal', label: 'the deceit', weight: 8, isWorded: true,
    hears: anyOf(
      /\b(?:cheat(?:ed|ing)?|unfaithful|affair|lied to me|(?:his|her|all the|so many) lies|betray\w*|another (?:woman|man|girl|person)|someone else|double life|slept with)\b/,
      heard(/infidelity|deceiv\w+|sexting/, /(?:seeing|sleeping with) (?:my (?:\w+ )?friend|a man|his ex)/, /caught (?:him|them)\b/, /(?:found|read)\b.{0,25}(?:messages|receipts?|lipstick|second phone)\b/),
    ),
    unless: heard(/DEAD/, /\bi (?:was|had been|have been) unfaithful|\bi(?:'ve| had| have)? (?:cheated|lied to (?:him|her|them)|slept with|betrayed)|\bi had an affair|\bi fell (?:in love|for) (?:with )?(?:someone|somebody|another)/),
    says: ['Now you have to wonder about the good days as well. That must be exhausting.', "You weren't told the truth, so you couldn't choose for yourself. I can see why you're angry.", 'You trusted someone you loved. There was nothing foolish in that.'],
    asks: ['#moment How did the truth come out?', '#word What hurts more, what was done or what you were told meanwhile?', '#now Which part do you still not believe?'],
    counsel: ["If you catch yourself looking for more proof, try setting a limit: what you already know is enough to decide. Learning the rest seldom gives the calm it promises."],
  },
  {
    id: 'new-partner', only: 'gone', label: 'the new person', weight: 7,
    hears: anyOf(
      /\b(?:(?:is|already|'s) (?:with|seeing|dating) (?:someone|somebody|another)|new (?:girlfriend|boyfriend|partner|wife|husband)|moved on (?:already|so)|getting married|engaged to|replaced me)\b/,
      heard(/(?:he|she)'s (?:dating|marrying|happy with (?:someone|another))/, /EX\b.{0,25} (?:girlfriend|boyfriend|new \w+|remarr\w+|having a baby|with a (?:woman|man)|now with)/),
    ),
    says: ["Seeing someone else there so soon really hurts. It doesn't mean you counted for nothing.", "It's hard not to compare yourself with the new person, and it makes you feel worse every time."],
    asks: ['#moment How did you hear?', '#word What do you imagine when you think of it?', '#want What would you rather not hear about?'],
  },
  {
    id: 'contact', only: 'gone', label: 'the messages', weight: 6,
    hears: anyOf(
      /\b(?:text(?:ed|ing)? (?:him|her|them)|messag\w+ (?:him|her|them)|(?:call|called|calling|ring) (?:him|her|them)|wrote to (?:him|her)|write to (?:him|her|them)|(?:his|her|their|our|old) (?:texts|messages)|left me on read|no reply|doesn't (?:answer|reply)|won't answer)\b/,
      heard(/i(?:'ve| \w+){0,2} (?:text|r[au]ng|block(?:ed)?) (?:him|her|EX)/, /no contact|un-?send/, /we still text\w*|(?:typed|type)\b.{0,40} delet\w+/),
    ),
    unless: /\b(?:don't|do not|not going to|won't) (?:want to )?(?:write|text|call|message) (?:him|her|them)\b/,
    says: ["It's so hard to have the phone right there and not know whether to write.", 'You could write it all down and not send it, just to get it out.', "Each message, and each silence, sets you back a bit. I can see why you're tired of it."],
    asks: ['#want If you wrote, what would you want to happen next?', '#time When do you most want to write?', '#want What would the message say?', '#body How do you feel just before you write?'],
    counsel: ['Before writing you can give it a night: put the whole message somewhere else, without the name on top, and read it tomorrow mid-morning. If it still says what you want, you decide by daylight.'],
  },
  {
    id: 'heard-from', only: 'gone', label: 'that message', weight: 7,
    hears: anyOf(
      /(?<!\b(?:mum|mom|dad|mother|father|brother|sister|son|daughter|friend|boss|aunt|uncle|gran|nan|cousin|neighbour|neighbor)(?: \w+)? (?:just |has |also |even )?)\b(?:texted|messaged|rang|called|wrote to|e-?mailed) me\b(?! (?:a|an|the|that|names?))/,
      heard(/THEY (?:(?:e-mailed|phoned|contacted) me|got in touch|replied|sent me an)/, /EX (?:\w+ )?(?:sent|rang)/, /(?:heard|call) from (?:him|EX)\b(?! brother)|(?:postcard|email|message)\b.{0,20} (?:from him|from her)/),
    ),
    says: ["A message like that, just when you weren't expecting it, must have shaken you.", "It's hard to read a thing like that calmly, after everything that happened between you.", "You don't have to answer it today, or at all, if you don't want to."],
    asks: ['#word What did it say?', '#moment Where were you when you saw it?', '#body How did you feel as you read it?', '#want What would you want understood, if you answered?'],
    counsel: ["It needn't be answered today. Write it whole somewhere else, without the name on top, and read it tomorrow mid-morning; if it still says what you want, you decide by daylight."],
  },
  {
    id: 'checking', only: 'gone', label: 'looking at the profile', weight: 6,
    hears: anyOf(
      /\b(?:instagram|facebook|tiktok|social media|(?:his|her|their) (?:profile|stories|posts|feed)|last seen|stalk\w*|check(?:ing)? (?:his|her|their) (?:profile|page|status|phone|story|account)|(?:see|saw|was|is|s) (?:he|she|him|her)?(?:'s )?online)\b/,
      heard(/she(?:'s)* posted|green dot|when he was (?:last )?on(?:line)?\b/, /(?:insta|whatsapp|venmo|spotify)\b.{0,50} he\b/, /unfollowed (?:him|her)|muted him/),
    ),
    unless: heard(/DEAD/),
    says: ['You look hoping it will calm you down, and then you feel worse. I understand.', "It's hard not to look when it's only one tap away and you miss someone."],
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
    says: ["You don't stop loving someone on the day it ends. Of course you still feel it.", 'You can still love someone and not want that life back. Both can be true for you.', "Still loving someone isn't a step back. It mattered to you, and it still does."],
    asks: ['#who What do you miss most: the person, or how you were together?', '#moment When does it come on strongest?', '#thing What that you did together do you miss most?'],
  },
  {
    id: 'hope-return', only: 'gone', label: 'the hope of going back', weight: 6,
    hears: anyOf(
      /\b(?:(?:he|she|they|him|her|them|you) (?:(?:'ll|will|would|might|may|could|ever|really|just|to) )*(?:come|comes|coming|came) back(?! (?:from|to (?:work|school|the)|with))|get (?:back together|him back|her back)|second chance|another chance|take (?:him|her|me) back|go back to (?:him|her))\b/,
      heard(/(?:hop\w+|think\w*|in case|if)\b.{0,30} (?:she|him|he'll)(?: \w+){0,3} (?:come|came|coming|call\w*) (?:back|home|round)/, /win her back|(?:get|want|have) (?:EX|me|my PARTNER) back\b/, /try again|said maybe/, /wait(?:ing)? for her to/),
    ),
    says: ["Of course you hope. What's hard is having to live every day waiting to see.", "I don't know whether it will happen, and I can see how hard it is not knowing."],
    asks: ['#want If it happened, what would have to be different?', '#now What have you put off, just in case?', "#want What is it you wouldn't want back?"],
  },
  {
    id: 'house-things', only: 'gone', label: 'the home and the things you shared', weight: 5,
    hears: anyOf(
      /\b(?:moving out|move out|the (?:lease|mortgage)|(?:his|her) keys|dividing|split(?:ting)? the|took the (?:dog|cat|sofa|bed|car|telly|tv|furniture|kids|couch|table)|still live together|living together|our (?:bed|flat|apartment|home))\b/,
      heard(/his \w+(?: \w+){0,3} in (?:bin ?bags|boxes|my garage)/, /(?:pick up|wants?) (?:his|her) (?:things|key back)\b/, /who (?:keeps|gets)/, /sell the house/),
    ),
    says: ['Having to divide up the things from your home is awful, down to the last saucepan.', "It must be hard to look round the place and see what's gone and what's still there."],
    asks: ['#thing Which thing was the hardest?', '#now What is your home like now when you come in?', '#want What would you move tomorrow, however small?'],
  },
  {
    id: 'children', label: 'the children', weight: 6,
    hears: anyOf(
      /\b(?:(?:my|our) (?:kids|boys|girls|little (?:one|boy|girl))|custody|my (?:children|son|daughter) (?:is|are) (?:\w+teen|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten)\b|every other weekend|co-?parent\w*|tell the kids)\b/,
      heard(/KIDS\b.{0,60} (?:separat\w+|divorc\w+|break-?up|live here|their (?:father|mother)|dad's|two houses|overnight|coming home)/, /in front of the KIDS/),
    ),
    unless: /\b(?:kids?|children|sons?|daughters?|youngest|oldest|eldest) (?:\w+ ){0,2}(?:left home|moved out|flown|gone off|grown up)\b|\boff to (?:college|university|uni)\b|\bempty nest\b/,
    says: ['Having to keep going for the children, with all this going on, must be exhausting.', "They don't need you to hide that you're sad. It helps them to know it isn't their fault.", "Dinner, homework and bedtime, all with this on your mind. That's a lot to do."],
    asks: ['#others What do they know of what has happened?', '#time What are the days without them like for you?', '#now What do they ask, and what do you answer?', '#want What worries you most, about them?'],
    counsel: ['@dead In the words that are true: that {n} died, that nobody can come back from that, and that nothing they did caused it. Then stay near. Children go in and out of grief; they will ask again.', "Short true sentences serve children best: what happened, what doesn't change, that nothing they did caused it. It can be repeated often; they ask again because they are finding a place for it."],
  },
  {
    id: 'divorce', label: 'the divorce', weight: 5, isWorded: true,
    hears: anyOf(
      // Lawyers are had for many things.
      /\b(?:divorc\w+|alimony|(?:my|his|her|husband's|wife's) (?:lawyer|solicitor)(?:'s)?)\b|\b(?:lawyers?|solicitors?|in court|settlement)\b(?=.*\b(?:ex|custody|marriage|separat\w+|divorc\w+)\b)|\b(?:ex|custody|marriage|separat\w+)\b.*\b(?:lawyers?|solicitors?|in court|settlement)\b/,
      heard(/decree|mediation|got served/, /court (?:wants|on \w+day)|it's legal/),
    ),
    unless: /\b(?:parents|neighbour|brother|sister|friend|cousin)(?:'s)?\b.{0,12}\bdivorc\w*\b/,
    says: ["It's so much to go through, the papers as well as what you feel.", 'The paperwork is hard enough without having to feel all of this at the same time.'],
    asks: ['#moment Where do things stand now?', '#others Who is helping you with the practical side?', '#body How are you sleeping, with all this?'],
  },
  {
    id: 'long-years', only: 'gone', label: 'so many years', weight: 6,
    hears: anyOf(
      /\b(?:married (?:for )?\w+(?:-\w+)? years|years (?:together|married|of marriage)|(?:after|we had|we were|together) .{0,16}years\b)/,
      heard(/YEARS (?:of my life|thrown)/, /(?:throw|erase|explain)\b.{0,30} [\w-]+ YEARS|^\W*[\w-]+ YEARS[.,!]/, /grew up together|since i was \d+/),
    ),
    unless: heard(/DEAD/),
    says: ["After so many years together, of course you can't just get used to it.", 'So many years of doing everything together, and now you have to do it all alone.', "That's such a big part of your life. I can see why it hurts so much."],
    asks: ['#who Which part of those years would you like to keep?', '#moment Which time of all of them do you remember best?', '#time When did you begin to notice something changing?', '#thing Which habit of those years do you still keep?'],
  },
  {
    id: 'replay', label: 'going over it', weight: 5,
    hears: anyOf(
      /\b(?:(?:go|going|keep going) over (?:it|and over|everything)|replay\w*|can't stop thinking|on a loop|what (?:did i|i did) (?:do )?wrong|overthink\w*|ruminat\w*|don't understand (?:why|what|how)|need (?:answers|to know why|to understand|closure))\b/,
      heard(/(?:go|going) round and round|dissect\w*|(?:go|gone) over (?:that|our)/, /(?:where|when) (?:did )?(?:it|i) (?:go|went) wrong|what went wrong|what if i'd/, /(?:film|scene)s? (?:of|plays)/),
    ),
    says: ["You keep looking for what would explain it all, and it doesn't come. That's so tiring.", "Going over it again and again wears you out, and still it's hard to stop.", "You only have your own half of the story, so it's hard to make sense of it."],
    asks: ['#word Which question comes back most?', '#time When in the day does it start?', '#moment What would you need to hear, to be able to leave it?'],
    counsel: ['Something you could try: ten minutes a day, by the clock, to go over it in writing. If it comes at another hour, note one word and leave it for tomorrow.'],
  },
  {
    id: 'self-worth', label: 'how you see yourself', weight: 7,
    hears: anyOf(
      /\b(?:not (?:good |pretty |enough)(?:enough)?|(?:i'm|i am|feel) (?:worthless|ugly|unlovable|a failure|a mess|pathetic|stupid|like nothing|an idiot|used|disposable)|nobody will (?:ever )?(?:love|want)|don't deserve|what's wrong with me)\b/,
      heard(/(?:i'm|i feel|feeling|me feel)(?: \w+){0,2} (?:worthless|stupid|discarded|faulty|damaged|boring|joke|rubbish)\b/, /something wrong with me|deserved? it\b|in the mirror|easy to leave/),
    ),
    says: ["That's a very hard thing to say about yourself. You're hurting, and everything looks worse.", "Someone leaving doesn't say what you're worth, even if it feels just like that.", "You're being very hard on yourself. I doubt you'd say that to a friend."],
    asks: ['#time Since when have you talked to yourself like that?', '#others Did someone say that to you once?', '#who Who knows you from before all this?'],
  },
  {
    id: 'abuse', label: 'how you were treated', weight: 9,
    hears: anyOf(
      /\b(?:(?:he|she|they) (?:controls?|controlled|insult\w*|humiliat\w*|threaten\w*|screamed at|checked my|isolated)|abus\w+|toxic|narcissis\w+|gasligh\w+|manipulat\w+|scared of (?:him|her)|afraid of (?:him|her))\b/,
      heard(/(?:he|she|EX|my PARTNER)(?:'d| used to)* (?:hits?|slap(?:s)?|shoves|grab(?:s|bed)?|belittl\w*|humiliat\w*|lock(?:ed)?|forced) (?:me|my)\b/, /eggshells/, /made me feel crazy/),
    ),
    isWorded: true,
    says: ["@notdead I'm sorry you were treated like that. It isn't just a bad temper, and I take it seriously.", "You can miss someone who treated you badly. There's nothing wrong with you for that."],
    asks: ['@notdead #now Do you have somewhere safe to be right now?', '#others Who that you trust knows about this?', "@dead #word What couldn't you say about it afterwards?"],
    counsel: ["The first thing here is that you are safe. At /ayuda there are numbers for your country, to talk with someone who knows about this, without giving your name if you don't want to."],
  },
  {
    id: 'meeting', only: 'gone', label: 'running into each other', weight: 5,
    hears: anyOf(
      /\b(?:(?:ran|bumped) into (?:him|her|them)|i saw (?:him|her|them) (?:yesterday|today|at|in|with|on)|work together|mutual friends|same friends|see (?:him|her) (?:every day|at work))\b/,
      heard(/(?:ran|run|bump(?:ed)?) into (?:him|EX)|(?:saw|see) (?:him|them) (?:at the wedding|in the park|across the|daily)/, /by chance|saw his car/),
    ),
    says: ["You see each other for two minutes and then it takes days to settle. That's hard.", 'Having to share a place, and act as if nothing had happened, must be exhausting.'],
    asks: ['#moment How was it for you when you saw each other?', '#want What would you have liked to be able to do?', '#others Does anybody there know how you are?'],
  },
  {
    id: 'bed-lonely', only: 'gone', label: 'the nights with no one beside you', weight: 5,
    hears: anyOf(
      /\b(?:sleep(?:ing)? alone|other side of the bed|a hug|held me|hold me|nobody (?:touches|holds|hugs)|miss (?:the|his|her) (?:touch|body|smell|arms|skin))\b/,
      heard(/bed is(?: \w+)? big/, /(?:haven't been|to be) (?:held|hugged|touched|kissed)(?= (?:in|since|by)|[.,!?])/, /miss (?:the )*(?:sex|weight|waking up|falling asleep)/, /pillows?\b.{0,25} (?:side|arms)|sleep (?:on the sofa since|diagonally|on his)|nights are (?:the )?worst/),
    ),
    says: ['It must be so hard at night, with nobody beside you and nobody to hold you.', "Missing being held is a real thing to miss. There's nothing weak about it."],
    asks: ['#time What do you do when it gets to that time?', '#body When do you miss being held most?', '#want What would help a little tonight?'],
  },
  {
    id: 'dating', only: 'gone', label: 'meeting someone', weight: 4,
    hears: anyOf(
      /\b(?:tinder|dating|dates?\b(?= with| again|,)|meet (?:someone|people|anyone)|another relationship|trust (?:again|anyone)|love again)\b/,
      heard(/(?:first|third|on a) dates?\b|hinge|sworn off/, /i (?:kissed|slept with|like) (?:someone|a guy)/, /i'm ready(?=$)/),
    ),
    unless: /\b(?:my |best )(?:son|mate) is dating\b/,
    says: ["There's no deadline for that. You can want it and be frightened of it too.", "Trusting someone again, after what happened, isn't easy. You can take it slowly."],
    asks: ['#want What do you like about the idea, and what holds you back?', "#others Is the hurry yours or somebody else's?"],
  },
  {
    id: 'friendship-lost', label: 'that friendship', weight: 7,
    hears: anyOf(
      /\b(?:my best friend\b|lost (?:a|my|our) friend(?:ship)?|the friendship|stopped (?:talking|speaking) to me|we (?:stopped|don't) (?:talk|speak)|fell out)\b/,
      heard(/(?:closest|my) (?:\w+ )?(?:friends?|mates?|pals?)\b.{0,60} (?:ghosted|stopped|without me|quiet|chose|took)/, /(?:lost|losing|miss|get over|grieving|years of) (?:my)? ?(?:\w+ )?(?:friend|friendship|mate)\b/, /dropped me|(?:were|was) like (?:sisters|a sister)|dead to me/),
    ),
    says: ['Losing a friend hurts as much as any break-up, and people hardly ever ask about it.', "Someone who knew you that well, and now you don't talk. That's a real loss."],
    asks: ['#moment When did things start to change?', '#who What did that friend know about you that no one else does?', '#want What would you say if you could talk now?'],
  },
]
