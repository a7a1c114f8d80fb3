import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'
import { heard, near } from './topics.loss.words'

/** What stays when somebody has died: their things, the dates, the house, what others say, and what there was between them. */
export const topicsOfAbsence: readonly Topic[] = [
  {
    id: 'belongings', only: 'dead', label: 'the things left behind', weight: 6,
    hears: /\b(?:(?:his|her|their|mum's|mom's|dad's) (?:clothes|things|wardrobe|room|coat|jacket|jumper|sweater|slippers|watch|mug|cup|chair|glasses|scarf|smell|perfume|shoes|stuff)|belongings|clear(?:ing)? out (?:his|her|their|the)|boxes of (?:his|her|their)|smells of (?:him|her)|i (?:still )?keep (?:his|her))\b/,
    says: ["Things stay where they were and nobody has told them. That's why they startle us.", "There's no date for touching those things. Whoever sets you one isn't looking at them as you do.", 'A worn object knows how it was used. In that it is like a signature.', "Keeping something isn't always not letting go: sometimes it is still company."],
    asks: ["#thing Which object couldn't you move yet?", '#thing Where in your home is it right now?', '#want Is there something of theirs you would like to use yourself?', '#others Who else in the family is dealing with those things?'],
    counsel: ['If it has to be cleared, three piles can help, not two: what goes, what stays and what nobody knows yet. The third can wait for years in a box.'],
  },
  {
    id: 'photos', label: 'the photographs', weight: 4,
    hears: anyOf(
      /\b(?:photos?|photographs?|pictures? of|videos? of|albums?)\b/,
      heard(near(/(?:pictures?|pics|clips|frames?)/, /(?:him|he|KIN|of us)/, /(?:look\w*|don't|deleted?|found|laugh\w*|kiss\w*|every)/)),
    ),
    unless: /\b(?:picture of (?:health|my knee)|(?:ask|to) (?:his|her) photo)\b/,
    says: ['Photographs show the face and hide everything around it. What was around, you know.', "There are photos you can look at and photos you can't. The same one changes groups from day to day."],
    asks: ['#thing What is in the photo you look at most?', "#thing Which one can't you look at yet?", '#moment What happened right after it was taken?'],
  },
  {
    id: 'voice', only: 'dead', label: 'the voice', weight: 6,
    hears: anyOf(
      /\b(?:(?:his|her|their) (?:voice|laugh)|voicemails?|voice ?(?:notes?|messages?)|answering machine|hear (?:him|her)(?: again)?|the way (?:he|she) (?:said|laughed|talked))\b/,
      heard(near(/(?:answerphone|audios?|tapes?)/, /(?:her|she|mum)/, /(?:play\w*|sings?|still)/), /heard dad talking/),
    ),
    says: ['The voice is the first thing we fear losing, and what comes back late and whole, when least expected.', "A saved recording is a door. You can have it without opening it every day.", 'What stays of a voice, above all, is how it said your name.'],
    asks: ['#who Which of their sayings can you still hear exactly as it was said?', '#who What did they call you?', '#now Have you listened to it again?'],
    counsel: ['If you have recordings, make a copy today somewhere else. Then listening or not listening stops being urgent and can be a choice.'],
  },
  {
    id: 'forgetting', only: 'dead', label: 'the fear of forgetting', weight: 7,
    hears: anyOf(
      /\b(?:forget(?:ting)? (?:him|her|them|his|her|their|what|how)|can't remember (?:his|her|their|what|how)|i'm forgetting|fading|don't remember (?:his|her) (?:voice|face))\b/,
      heard(/HIS TRAIT\b.{0,35}(?:won't come|gone|which)\b/, near(/(?:afraid|scared|frightened|terrified|fear|what if)/, /(?:forget\w*|fad\w+|remember\w*)/)),
    ),
    says: ["We forget data, the date, the colour of a door. The way somebody treated you isn't kept in the same place.", 'That fear tends to come when it hurts a little less, and it confuses things: easing is not forgetting.'],
    asks: ['#who What are you afraid of losing first?', '#who Which gesture of theirs could you imitate right now?'],
    counsel: ['Against forgetting, small things work: note one thing a day, not written up. How they held the knife, what they said on coming in. In a month there are thirty.'],
  },
  {
    id: 'dreams', label: 'the dreams', weight: 5,
    hears: anyOf(
      /\b(?:dream(?:t|ed|s|ing)?|nightmares?)\b/,
      heard(/in my sleep|(?:woke|woken)(?: up)? (?:laughing|by his)/),
    ),
    unless: heard(/NOBODY/, /dream of a/),
    says: ["In dreams it hasn't happened. So waking is hearing the news again.", "I can't read dreams, and I distrust those who do. I do know they leave a mood that lasts all morning."],
    asks: ['#moment What happened in the dream?', '#body What did you wake with in your body?', '#who How were they, in the dream?'],
  },
  {
    id: 'talking-to', only: 'dead', label: 'what you tell them when you are alone', weight: 6,
    hears: anyOf(
      /\b(?:(?:i|still) (?:talk|talking|speak) to (?:him|her|them)|i tell (?:him|her) (?:things|about)|still (?:text|write to|call|set (?:the|a|his|her)|lay (?:the|a|his|her)|put (?:his|her)) ?|keep (?:texting|writing|setting|laying) |set(?:ting)? (?:the table|a place) for)\b/,
      heard(near(/SPEAKTO/, /(?:dead|late KIN|photo|out loud|aloud|in my head|in the car|in the kitchen|every morning|when i|her number|habit|answers?|the gossip|the news)/)),
    ),
    says: ["Far more people talk to someone who isn't there than will admit it. The conversation was years old; it isn't cut off in a day.", 'You are still using the part of you that was for them. It would be odd if it had switched off by itself.'],
    asks: ['#now What was the last thing you told them?', '#moment Where do you usually talk to them?', '#body How does it leave you?'],
  },
  {
    id: 'anniversary', label: 'that date', weight: 6,
    hears: anyOf(
      /\b(?:anniversary|birthday|would have (?:been|turned)|a year (?:ago|since|on)|(?:mother|father)'?s'? day|coming up|the date)\b/,
      heard(/NUM (?:years?|months?) (?:today|tomorrow|ago today|on DAY)/),
    ),
    unless: /\b(?:bought|got|gave|give|get|present|gift)\b.{0,30}\bfor (?:his|her|my|their) (?:\w+ )?birthday\b/,
    says: ["The body counts the days better than the calendar. It's often the week before, without knowing why.", "Dates come whether they're invited or not. It helps a little to decide beforehand who will be there and what will not be done."],
    asks: ["#want What would you like there to be that day, and what not?", '#others Who else knows what day it is?', '#who How did it use to be celebrated?'],
    counsel: ["For a date like that, decide three small things beforehand: who you'll be with, what you won't do, and one gesture that takes ten minutes. The rest can be an ordinary day."],
  },
  {
    id: 'holidays', label: 'the holidays', weight: 4,
    hears: anyOf(
      /\b(?:christmas|thanksgiving|new year\w*|easter|eid|hanukkah|the holidays|family (?:dinner|gathering|meal)s?)\b/,
      heard(near(/(?:diwali|onam|halloween|boxing day|ramadan|december|the (?:24th|25th)|the carols|crackers?|bauble)/, /(?:without|first |place|plate|can't|this year|divorce\w*|quiet|left over)/)),
    ),
    unless: /\b(?:one christmas|every christmas)\b/,
    says: ['@dead At the holidays there is a chair everyone looks at and nobody mentions. It can be a rest when someone does.', "@dead The holidays bring last year's script, and whoever played half the parts is missing.", 'Those dates come with everyone expecting something of them, and of you.', 'A date that everybody keeps is hard to keep quiet in. It helps to decide beforehand what you will do with it.'],
    asks: ['#who What did they always do on those days that nobody else did?', '#want Which part would you skip this year?', '#others Have you been able to say so at home?'],
    counsel: ['With the holidays it is fine to have a way out ready: come in your own car, tell one person, arrive for the coffee. Staying to the end is not compulsory.'],
  },
  {
    id: 'empty-place', only: 'lost', label: 'the house', weight: 5,
    hears: anyOf(
      /\b(?:(?:empty|quiet|silent) (?:house|flat|apartment|home|bed|chair|room)|(?:house|flat|home|apartment)(?: is|'s| feels)? (?:so )?(?:empty|quiet|silent)|isn't so quiet|the silence|(?:his|her) side of the bed|come home to (?:an? (?:empty|dark)|nobody|no one|silence|nothing)|nobody waiting|table for (?:one|two))\b/,
      heard(/too quiet|the quiet when/, /key in the (?:lock|door)|open the door and/, near(/(?:house|flat|kitchen|couch|table|chair|landing)/, /(?:only me|there's me|without her|his (?:spot|chair)|too big|i avoid)/)),
    ),
    says: ["The silence of a house isn't the lack of noise: it's knowing which noise belonged to that hour.", 'There are habits made for two that go on being done alone for a while, like holding a door.', "Coming in and nobody asking. That isn't on the condolence cards, and it's there every day."],
    asks: ['#time At what time do you notice it most?', '#moment What is the first thing you do when you come in?', '#thing Which part of the house do you avoid?'],
  },
  {
    id: 'unnamed', only: 'dead', label: 'that nobody says the name', weight: 7,
    hears: anyOf(
      /\b(?:(?:they|nobody|no one|people|everyone|everybody) (?:don't |doesn't |never |won't |ever )*(?:says?|mentions?|talks? about|speaks? of|asks? about) (?:anything|him|her|them|(?:his|her|their) name)|hear (?:some(?:one|body)|any(?:one|body)) say (?:his|her|their) name|avoid\w* (?:his|her|their) name|change the subject|(?:nobody|no one|they never|they don't|she won't|he won't|won't) (?:says?|mentions?|talks? about|speaks? of|ever says|say) (?:(?:his|her|their) name|him|her|it\b)|as if (?:he|she) (?:never|hadn't))\b/,
      heard(/NOBODYSAYS .{0,40}\b(?:mentions?(?:ed)? HIM|talks? about HIM|asks?(?: me)? about my)/, /(?:not|no one|afraid to|scared to) (?:\w+ ){0,4}(?:said HIS name|mention HIM|bring HIM up)|(?:his|her|that) name\b.{0,40}(?:lips|quiet|flinch\w*|out loud)/, /(?:acts?|talk) (?:like|as though) (?:she|i)/, /(?:were|got|was) told (?:not to|he was)|swear word|dedicat\w+/),
    ),
    says: ['People keep quiet so as not to hurt, and it is the silence that does.', 'They are afraid of reminding you, as if you had forgotten.', '@named Then the name can be said here: {n}.', 'Keeping a name quiet looks like tact and feels like rubbing it out.', '@named {n}. Here it gets said.', 'Others avoid it so as not to hurt you, and that is just the hurt.', 'When nobody says it, it seems to fall to you to insist that they existed.'],
    asks: ['#who What would you like them to remember?', '#others Is there one person with whom the name comes easily?', '#want If somebody asked you tomorrow, what would you tell first?', '#others With whom can that name be said?', '#want What would you like somebody to tell aloud?', '#others What happens when you say it yourself?'],
    counsel: ['Saying the name first yourself sometimes opens the door: most people are only waiting to be allowed.'],
  },
  {
    id: 'others-say', label: 'what people say', weight: 6,
    hears: anyOf(
      /\b(?:(?:people|everyone|they|friends|my (?:family|friends|boss)) (?:all )?(?:keep )?(?:say|says|saying|tell|tells|telling|think|thinks)\b(?! (?:anything|nothing|if|his name|her name|their name))|move on|get over it|better place|time heals|everything happens for|should be over|by now|at least (?:he|she|you)|(?:they|he|she|people|someone|my \w+) (?:says?|said|tells? me|told me|keeps? saying) (?:that )?(?:it's|it was|i'll get|ill|i should|to (?:move|get|be|let|think|look))\b|just a (?:dog|cat|pet))\b/,
      heard(/SPEAKER (?:\w+ )?(?:says|tell|reckons?|texted)\b.{0,60}ADVICE/, /god (?:needed|wanted|only gives)|man up|what doesn't kill|chin up|you need to|you'll (?:meet|find)/, /log kya|according to my/),
    ),
    unless: /\bas they say\b/,
    says: ['People offer phrases because they cannot bear having nothing in their hands. And then you have to thank them for it.', 'Those phrases are usually in a hurry. The hurry belongs to whoever says them.', 'From outside advice weighs little. Inside it has to be carried.'],
    asks: ['#others Which of those phrases hurt most?', '#others Has anyone got it right, even by keeping quiet?', '#want What would you have liked them to say?'],
    counsel: ["You can keep a short answer ready for those phrases: “thank you, I can't do advice today”. There's no need to argue."],
  },
  {
    id: 'relief', label: 'the relief', weight: 7,
    hears: anyOf(
      /\b(?:(?:a|the|felt|feel|feeling|only|some) relief|relieved (?:that|when|it|he|she)|glad it(?:'s| is) over|a weight (?:off|lifted))\b/,
      heard(/(?:feel|felt|part of me is) relieved/, /i (?:\w+ )?(?:breathe$|exhaled?)|(?:feel|felt) (?:lighter|free\b)/, /(?:glad|happy|thankful) (?:it|it's|she's)(?: was)? (?:all )?(?:over|not suffering)/, /no more hospitals?/),
    ),
    unless: heard(/NOBODY/),
    says: ["Relief and sorrow fit into the same day. That one is there doesn't disprove the other.", "To feel rest when something very long is over isn't to have wished for it. It is having come to the end of your strength."],
    asks: ['#moment When did that relief first show itself?', '#others Have you been able to say so to anyone?', '#word What comes after the relief, if you stay a moment?'],
  },
  {
    id: 'ambivalent', label: 'what was not good between you', weight: 8,
    hears: anyOf(
      /\b(?:(?:wasn't|was not|never) a (?:good|great) (?:father|mother|dad|mum|mom|parent|person|husband)|(?:he|she) (?:hit|beat|abandoned|hurt|humiliated) (?:me|us)(?! (?:at|every time|always|in a|to it))|abusive (?:father|mother|dad|mum|mom)|we (?:didn't|weren't) (?:speak|talk|speaking|talking)|hadn't spoken|estranged|never loved me|was never there|was (?:cruel|violent)|was (?:always |so |very )?cold (?:to|with|towards)|afraid of (?:him|her))\b/,
      heard(near(/(?:father|grandad|grandfather|husband|brother|him)/, /(?:bully|bullied|drank|the belt|a belt|beat us|cheat|abus\w+|racist|bastard|tyrant|hated|molested)/, /(?:died|(?:still|i) (?:cry|miss)|i loved|inherit\w*|kindest|wonderful|praised?|hall after|tears|why do i|meant to)/), /(?:wasn't|was not) a good (?:man|marriage)|hard (?:to (?:love|mourn)|on me)/, /disowned/, /two people\b|chose (?:the|her) .{0,20}over us/),
    ),
    unless: heard(/NOBODY/),
    says: ["You can miss a person who did harm, and also miss what they never gave. It's no contradiction, it's two losses.", "When it was difficult between you, condolences go to the wrong address. Nobody knows what to say to you, and you don't either.", "You needn't forgive in order to grieve. They are two matters, and the second doesn't wait for the first."],
    asks: ['#who What were you still hoping might change?', '#word What is hardest to say about how it was?', '#others Who can you talk to about this without being asked to say only the good?'],
  },
  {
    id: 'good-memory', label: 'that memory', weight: 4,
    hears: anyOf(
      /\b(?:i remember (?:when|how|the|him|her|us)|we (?:cooked|would|danced|sang|drove)|(?:he|she) always (?:took|bought|taught) me|(?:he|she|they|we) (?:used to|would always|always)|every sunday|when i was (?:little|a (?:child|kid|boy|girl)|small)|taught me|made me laugh|we laughed)\b/,
      heard(/(?:dad|mum|dada|my KIN)(?: would| used to) \w+\b.{0,55}\b(?:me|us)\b/, /(?:gathering|fishing) .{0,25}with (?:nonno|my grand\w+)/),
    ),
    unless: heard(/NOBODY/),
    says: ["I can see that. It needn't be dressed up.", 'There is a whole custom in that one sentence. Customs say more than great days.', 'You tell it in the past tense and the gesture is still very much alive.', "What remains of people is mostly this: what repeated itself and nobody wrote down."],
    asks: ['#who What did their face do at such times?', '#moment What else was in that scene: who, what smell, what hour?', '#who Which part of that do you do yourself now, without noticing?', '#thing Is there something left of it that can be touched?'],
  },
  {
    id: 'faith', label: 'your faith', weight: 5,
    hears: anyOf(
      /\b(?:(?<!thank |my |oh |for |swear to |honest to )god(?!'s sake| knows| forbid|damn)|pray(?:er|ers|ing)?|my faith|heaven|believer|bible|sin\b|afterlife|allah|mosque|synagogue|the lord)\b/,
      heard(/jesus(?! christ)|our lord|our lady|hukam/, near(/(?:i|me)/, /(?:quran|jumu'?ah|puja|sermons?|all souls|church|imam|pastor|chaplain|vicar|buddhist|st anthony)/, /(?:pray\w*|believe\w*|carried|can't|walked out|go to|holds?|lets me|mercy|patience|answers?|every|rubbish)/)),
    ),
    says: ["Of what comes after I know nothing, and I won't act as if I did. I can hear how your faith is with all this.", 'Some hold on to God and some are angry with Him, and sometimes it is the same person in the same week.', "If prayer holds you, let it hold you. If it won't come today, that too is part of many people's faith."],
    asks: ['#now Has your way of believing changed since?', '#others Is there someone in your community you can really talk to?', '#want When you pray, what do you ask for these days?'],
  },
]
