import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** What is known of lives that were moved by others or by the body: another country, children gone, children come or waited for, caring, illness, drink, age. */
export const lifeEventsEn = [
  ...movements('event', { any: ['migration'], not: ['decision', 'kin:child'] }, [
    "Anyone who has changed countries, or gone back to one, knows what it is to be a beginner at an age when you used to know. In one place you had a name with a history; in another you spell it. How funny you could be, how good you were at that, which corner you were known on. All of it is still so. It's short of witnesses, that's all.",
    "The place that was left keeps moving without the person who left it, and the one in the memory has stood still since the day of the boxes. You miss a street where the shop has already changed. You don't have to choose. A person may have one place to go back to and another to live in.",
    "The suitcase was never what was heavy. It was everything that wouldn't go in: how to say good morning, having your name pronounced, knowing what counts as cheap. Those things get collected again one at a time. The first is usually a bakery.",
    "There ought to be a word for the tiredness of being understood only for what you say. Among your own, most of it goes across by eyebrow. Elsewhere you have to put all of it into sentences, and the best of it won't go, so by evening you've been a simpler person than you are for ten hours running.",
    "Someone who asks where you are from is rarely after the real answer, which would take until midnight and involve a recipe. You could give it in instalments. One true thing about {n} each time, small, that isn't on the news. People do remember those. In a year there'll be a street's worth of them who know one thing apiece.",
    "What you knew how to do over there isn't void. It's untranslated. That is a nuisance, and a job, and it's paid at first in irritation: the exam you passed twenty years ago, the stamp, the man at the counter who turns the certificate the other way up. Keep one habit of your trade going meanwhile, for nobody. Hands lose their accent before people do.",
  ]),
  ...movements('event', { all: ['migration', 'feel:longing'] }, [
    "You live by two clocks. It's supper here and somebody you love is having their afternoon there. At some hours you belong to neither place and at others, with luck, to both. That seam itches. It's also where the cloth is double.",
  ]),
  ...movements('event', { any: ['migration'], clause: ['event', 'habit', 'wish', 'contrast', 'miss'], not: ['decision'] }, [
    "They'd stamp {q} with the rest of your papers if the officials had any sense, since it tells them more than your date of birth. It has a before and an after in it. It also has somebody standing in the middle, still able to see both without squinting.",
  ]),
  ...movements('event', { any: ['migration'], clause: ['other', 'event', 'habit', 'wish', 'contrast', 'others', 'miss'], not: ['decision'] }, [
    "If I lived on your street I'd like to have been told {q}. Neighbours know such a lot that's of no use, when the bins go out and whose dog it is. That line would change how a person said good morning.",
  ]),
  ...movements('event', { any: ['emptynest'] }, [
    "Children are brought up to need one less, and the better it's done the sooner it shows. It's the only trade in which doing it well means being out of a job. There's no leaving do. One evening nobody asks you where anything is.",
    "For years a day gets run by somebody smaller's stomach. As that engine slows there's time left over that you didn't ask for, and nobody to ask what you'd like. Start with something you never suggested because the rest of them hated it. A dish. A slow film.",
    "They need you differently now, and more quietly: to know that you're there. As work it's duller than packed lunches, I grant you. But it leaves the hands free, both at once.",
    "A quiet hour is a strange thing to be sad about, and plenty of parents are, walking up and down in it with a cloth. There were years when you'd have paid for that silence. It got delivered in the end all the same, in one lot, and nobody asked where you would like it put.",
    "Being needed is a habit with a strong taste, and most other things seem bland for a year afterwards. Don't go by the first mouthfuls. You're likely to say that you don't enjoy anything. It may be nearer the mark that you haven't yet enjoyed anything for longer than ten minutes without listening out for the door.",
    "There's an etiquette to this that nobody teaches. How often to ask; whether to wait up; if a heart on the screen counts as an answer. Make your own rules and say what they are. I'm about on Sundays, I won't comment on the hair, I'm going to want to hear about the boring bits. The young are relieved by a timetable even when they laugh at it.",
  ]),
  ...movements('event', { any: ['emptynest'], clause: ['other', 'event', 'habit', 'dontknow', 'stillreach', 'self'] }, [
    "Where you wrote {q}, I could hear the size of the place. Wherever there are young people underfoot there are no acoustics; there's too much coming and going. Here a sentence could be heard from one end to the other. It's some time, I think, since one of those sentences began with what you feel like doing.",
  ]),
  ...movements('event', { any: ['parenthood'] }, [
    "Few things rearrange a person so thoroughly as a child. The calendar bends round it, and the money, and whoever else lives there, and what you can talk about at lunch. You'd hardly have come through that as the same person who bought the first books on it. I don't see why you should have to apologise for asking where the other one went.",
    "On this subject people hand out answers before anyone's asked: enjoy every minute, it goes so fast, sleep when they sleep. They mean it kindly. It leaves very little space for the plain fact that you can love somebody wholly and be worn to the thread by it.",
    "The clocks of it are so odd. There are hours that last a winter, and then a year that somebody seems to have mislaid. If you feel you've lost your footing in time you aren't being dramatic. Almost everyone who has lived by a child's calendar comes out of it not quite knowing how old they are.",
    "What you were before all that hasn't been cancelled, though it may have gone a long time without being called by name. You could have it spoken to. One friend who knew you earlier and doesn't ask after the subject; one evening on which it isn't mentioned by anyone, including you.",
  ]),
  ...movements('event', { any: ['parenthood'], clause: ['self', 'miss', 'others'] }, [
    "I read {q} without flinching, and I'd like you to be able to. It's the kind of thing that gets said in a car park to one other person, quickly, with the engine running. It doesn't make anything less of the love. It gives the love's working conditions.",
  ]),
  ...movements('event', { any: ['childless'] }, [
    "There are lives a person takes for granted, and they don't come, and there's no day on which it's announced that they didn't. It gets known by degrees. What you'd been making ready inside, that room, exists. It doesn't have to be filled at once, or to teach anybody anything.",
    "It's a loss with no body and no date, and so nobody knows what to bring. For a long time you had a calendar that was more private than any diary, with hope on some of the days in pencil. Stopping is a decision, and it's also a kind of fatigue, and you're not required to say which of them it was.",
    "The suggestions will come, since people can't bear a sentence without a but. They mean well and they want to go home. You may let it be known that there's nothing to suggest; that what would help is for somebody to say, I'm sorry, I know how much you wanted it, and stay for the soup.",
    "If it went by way of clinics, a body has been a place of work for others, with gloves and screens, and has had marks given it month by month. I hope yours is going to be let alone. It might like to be used for something at which it can't be measured: cold water, clay, being asleep at three in the afternoon.",
    "What was being hoped for had a shape, I imagine, and a season, and a few small jokes between you and whoever else was hoping. Nobody outside was shown it. When it's over, those things don't know where to go. I wouldn't clear them out. I would find them one quiet place and close the lid myself, when I was ready, and know where it was.",
    "Sooner or later the future comes up, at some table, in the form of other people's children. No rule says how you must take it. You can hold the baby or go and see about the coffee. On the way home you can be silent or furious or all right. It won't be the same every time, and that's not inconsistency, it's just how one walks on such ground.",
  ]),
  ...movements('event', { any: ['childless'], clause: ['dontknow', 'other', 'others', 'event', 'absence', 'cant', 'wish', 'did'] }, [
    "I went back over {q} and didn't try to understand more than you had put there. It has the dignity of something that's not been made easy for visitors. If it's all you ever say about it, to anyone, it's enough to be going on with.",
  ]),
  ...movements('event', { any: ['caring'] }, [
    "You look after someone, and looking after eats a calendar from the edges in until there's no middle. Everybody admires it and hardly anyone takes a shift. It isn't love you're short of, it's free Tuesdays. List what only you can do. You'll find it's shorter than your day.",
    "People who care for another end up talking in the plural about a body that isn't theirs: we ate well today, we had a bad night. Keep one sentence a day in the singular. I saw a blackbird. I felt like crying. That chart needs filling in as well.",
    "The world of someone who cares for another gets very detailed and very small: which spoon, which side, what time the tablet with food. It takes intelligence, a great deal, and none of it is the sort that comes up in conversation. If you feel stupid among people, it's that they are talking about Lisbon and you've been doing logistics for two bodies.",
    "You may catch yourself wishing it were over, and then hearing what that would mean, and going to wash up with the tap full on. Carers hardly ever say it, and I've yet to hear of one who hasn't thought it. What you want over is the tiredness. The thought took a short cut.",
    "When you get an hour there's a temptation to spend it on the pharmacy. Try to keep one a week that couldn't be justified to a committee. Something with your own name on it, that you did before, or that you always thought looked silly. It's for continuity. Afterwards there'll be someone there, and it would be as well if the two of you had stayed in touch.",
  ]),
  ...movements('event', { any: ['caring'], clause: ['event', 'cant', 'self', 'did', 'habit', 'wish'] }, [
    "If they kept proper records of this work, {q} would be in them. As it is nobody writes down what it replaces: the rehearsals, the overtime, the trip, the conversation about anything else. You have just begun that file. It's worth keeping, if only so that the day you ask for help you've got it in black and white.",
  ]),
  ...movements('event', { all: ['sickness', 'kin:health'] }, [
    "A diagnosis divides a life into two columns and makes you call the register: this still, this not. People do grieve for the body they had, though nobody sends flowers. And it has to be done while learning the names of the tablets.",
    "Your body used to be where plans were made, and now it is one of the plans. It's wearing, all that measuring and cancelling and asking for lifts. Whoever judges you by what you get through in an afternoon has an old ruler, and some days that person may be you.",
    "Everyone has a theory about how you should be with it: a fighter, a saint, an example. You're allowed to be a person who is cross at the banister. That you and {n} aren't speaking at present doesn't have to be fixed for anybody's comfort. Even couples who adore each other have had months of only passing the salt.",
    "I don't think you miss performance so much as not having to think. Going up to fetch a jumper and being up there. Saying yes to Saturday before looking anything up. That ease was never an achievement, so there is no certificate for it, and of all the things that go it's the one that makes people cry in the kitchen.",
    "It may help to stop asking {n} for loyalty and start asking it for information. What time of day is best. What costs two days afterwards and is worth it all the same. What can be done sitting. It's a humbler relation than the one you had; athletes and dancers come round to it too, only later and with more applause.",
  ]),
  ...movements('event', { any: ['sickness'], not: ['caring', 'decision', ...aboutSomebody] }, [
    "What can't be done, can't. With that said, there's a region that isn't much talked about: what can be done otherwise, slower, by halves, with help, on Tuesdays. Things fit in there. They won't be the same ones. A few you'd never have looked at.",
    "Illness, or an injury, comes with a great deal of admin, and it's typical of it that the admin takes the good hours. If you can, guard one of those from the forms and the waiting rooms. Spend it on something that has no connection with being well or ill. You had a subject before this one.",
  ]),
  ...movements('event', { all: ['sickness', 'kin:health'], clause: ['event', 'cant', 'habit'] }, [
    "A doctor would write {q} down as history. To you it's more like a border: there were things on the other side you could do without packing. I'm not going to tell you what lies on this one. I would only take your word, over any leaflet, about where exactly the line runs.",
  ]),
  ...movements('event', { any: ['sober'], not: ['caring', ...aboutSomebody] }, [
    "Giving that up has given you back the hours, and to begin with the hours are huge. An evening used to have an end laid on; now it has to be finished by hand. Each one stands alone. Today's needn't know anything about Saturday's.",
    "Whoever gives up a habit like that also loses a companion, a bad one, but punctual. It's possible to miss what did you harm. Be ready for it at the times it used to call, and stay near somebody who knows why. If you trip, ring them before you do any sums.",
    "It turns out that a whole personality had been hung on it: the one who stayed, the one who told that story, the one everybody was pleased to see about ten. You may be wondering whether anything was yours. The timing was. The ear for a story was. They're sober skills, as it happens, and they work in daylight.",
    "People who were hurt believe with the calendar and not with the ears. It's slow and it's fair, and there is no speech that hurries it. What you can do is be where you said at the time you said, looking ordinary. Enough ordinary afternoons in a row start to look like somebody.",
    "Boredom is the part they don't warn you about. The thing used to decorate the evenings; now you see the paintwork. I'd put up with a certain amount of ugliness for the present, and collect things that take exactly an hour: a swim, a crossword, a phone call with a person in the same position, a pan that needs scouring.",
  ]),
  ...movements('event', { any: ['aging'], not: ['decision', ...aboutSomebody] }, [
    "Some birthdays come with an audit. You add things up one morning and the total isn't what was planned. The plan was made by somebody of twenty who knew nothing about mortgages, or tiredness, or how good a Thursday at home can be. Be fond of that person. You don't owe them an explanation.",
    "Fewer things are possible as the years go on, that's true, and for once it helps: when everything was possible there was no way to choose. Now there are three or four that still stir. A life can be made from three or four.",
    "Years bring a certain invisibility, which is an insult at first. Shop assistants look past you; the young hold their conversations over your head as if you were a hedge. It has one use. A person nobody's watching can start something at which they'll be bad.",
    "The arithmetic gets personal after a time, so many summers, so many good knees. It's tempting to close the account early. I'd go the other way and spend in small change: afternoons, not eras. An afternoon is the same length at any age, and you know by now how to tell a good one.",
    "Sooner or later what used to be done without thinking has to be asked for, from a hill, from a hip, from a nephew with a car. To ask is a skill like another. It goes better if you ask for something precise, and if you let yourself enjoy it in front of the person who brought you.",
  ]),
  ...movements('event', { any: ['aging'], not: ['decision'], clause: ['other', 'event', 'habit', 'absence', 'cant', 'self'] }, [
    "There's {q}, and then there's whatever you were at twenty-five, and it's a long way between the two. You walked it. I mean that as a plain description, hills included. Somebody who's walked that far may sit with their back to the view for a bit without being accused of not liking it.",
  ]),
]
