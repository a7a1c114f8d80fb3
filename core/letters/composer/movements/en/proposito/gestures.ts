import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** Something small to do, by how they want to close. */
const byEnding = [
  ...movements('gesture', { any: ['close:forward'] }, [
    "You want a first step. Let it be absurdly small, so there's no excuse: tomorrow, at an hour you pick, ten minutes of the thing that keeps going round your head. Ten. Set a timer. When it rings, stop, even if you'd like to go on. Stopping while you still want to is the best way to be back the day after.",
    "To start, take away. This week choose one commitment you said yes to out of momentum and say no, kindly and without giving your life story. Put nothing in the gap yet. Sit in it for an evening and see what it's like.",
    "Do one thing for the first time before Sunday. It needn't have anything to do with a calling: sew on a button, try the other library, ask the baker a question. It's to remind the body what it feels like not to know what's next.",
    "Write to one person who does something you're curious about and ask for twenty minutes. Don't ask for a job or for advice. Ask them to tell you about a Tuesday. You learn more from one Tuesday properly told than from a hundred pages on finding your way.",
    "Tomorrow, before anyone can need you, spend a quarter of an hour on the most boring end of what you want: the price list, the opening times, the form to download. Nobody was ever frightened off by an opening time. If you get no further than finding out they're shut on Mondays, you know something you didn't know last night.",
    "Pick the date first. A week on Saturday, say, ten in the morning. Tell one person that at that hour you're busy and leave it vague. When the morning comes, do whatever is nearest to the thing you asked for, {c.q}, and can be done in old clothes. If you cancel, cancel to that person's face, and name another Saturday.",
  ]),
  ...movements('gesture', { any: ['close:forward'] }, [
    "You'd like to {c.inf}, and I suspect you're waiting for nerve. Nerve tends to turn up late, after the shoes are on. So put the shoes on: go and stand for five minutes where that sort of thing gets done by somebody. Look at their hands and their bags and what they have for lunch. Then come home; you were only measuring.",
    "Here's a trial with a low fee. For three evenings, and only three, behave as if you had already begun to {c.inf}. Choose what you'd have in your bag, what time you would turn in. On the fourth evening go back to your usual habits and see which of the new ones you're sorry to lose.",
    "Begin at the wrong end, on purpose. Whatever it is that you would do last, once you'd managed to {c.inf}, the coffee afterwards, telling a certain person, buying the good notebook, do that one first. It's out of order and a little bit cheeky. It lets you know whether you want the thing or only want to have done it.",
    "You wrote {c.q}. For that I'd get a witness and a kitchen timer. The witness may read the paper; they needn't help. Set the timer to eleven minutes, do whatever has the least dignity of all that's involved, and let the bell be the end of it. Eleven minutes once is a curiosity. Eleven minutes on four evenings is how most things that exist were begun.",
  ]),
  ...movements('gesture', { any: ['close:strength'] }, [
    "See to your feet. I'm not speaking in figures: warm water, dry socks, shoes that let in no rain. Do it this evening, sitting down, with some care. People who have to go on for a long way begin there, and the ones who forget have to stop. Nothing else is asked of you before bed.",
    "Tell one person the truth about how much you have left, as a number out of ten. Choose someone who won't multiply it. Ask them for one thing that would add half a point: the bins, a lift, not having to ring up about the boiler. Most people would rather be asked for the bins than for hope.",
    "Put away, until Sunday, one question you've been asking yourself on the move. Write it on paper, fold it, and give it to a jacket you don't wear. You may walk without it meanwhile. I think you'll find you go no slower, and you'll have a hand free for the rail.",
    "Keeping going is easier with stops in it. Decide now on the three places in tomorrow where you'll sit down for five minutes, and say them aloud with the times, as a guard does. You may be early for one and miss another. The line has still got stations on it, and that changes how a person looks at the distance.",
    "Find out which part of the day costs the most, and take something out of it tonight. Lay the clothes ready, fill the kettle, answer the awkward message now in two lines. You'll get to that part tomorrow and find that a person has been there before you with a broom. It was a decent person. You might leave them a biscuit.",
    "Choose somebody to whom you can send one character every evening, a full stop, a leaf, whatever the phone will do. It's to mean: I got to the end of it. They needn't reply and mustn't ask. On an evening when it doesn't arrive they're allowed to ring. I've put the thing you asked for, {c.q}, into as few keys as it will go.",
    "What you want is to {c.inf}, so let's not talk of tomorrow as though it were a hill. Break it at the meals. Up to the first, that's one piece; up to the second, another; and from there it is downhill with the radio on. After each piece you can resign, with no notice. Very few people do so on a full stomach.",
  ]),
  ...movements('gesture', { any: ['close:selfforgive', 'close:forgive', 'close:askforgiveness'] }, [
    "Choose one debt you believe you owe for having fallen short, and write it as an invoice: to whom, for what, how much. Be exact. Some of these can be settled with a call or a cheque, and should be. If you can't fill in the name at the top, put the sheet through the shredder with the pizza leaflets.",
    "Hold a hearing, with rules. Ten minutes for whoever accuses you, ten for whoever doesn't, on paper, in two colours. The second must be allowed to bring in how you had slept. Adjourn for a meal. You may find when you come back that the court has only one person in it, and that the accused is hungry and would like to go home.",
    "You want to {c.inf}. Pardon is mostly given in kind. Do one plain good turn to the person who did whatever it was, that's to say to you: the decent coffee, clean sheets, the lights off by eleven. Don't explain why. They'll be suspicious the first night and may not sleep any better. By the fourth they'll have stopped asking what they did to deserve it.",
  ]),
  ...movements('gesture', { any: ['close:self', 'close:love'] }, [
    "You want to get back to yourself. I don't know where that is, but I know something on the way: whatever you liked when you were eleven. Find it, get it cheap, do it for a while on Saturday morning. If you don't like it any more you've ruled out a street. If you do, your hands will be dirty with something.",
    "To treat yourself better, a dry exercise. Write down today whatever you say to yourself when you slip up, word for word. In the evening read it as if it were a text to a friend of yours from her boss. Cross out what you wouldn't let him get away with. What's left you may say to yourself tomorrow, at a decent hour and in a decent tone.",
    "Make peace by instalments. Today the hands: cream, warm water, gloves if it's cold. Tomorrow the face. In the meantime don't mention purpose. That can be brought up when you two are on better terms.",
    "Order something without consulting anybody's taste, your own included at first. Read the whole menu, the whole shelf, the whole listing, and wait for a small yes. It may take a while; that muscle has been idle. Then have it, by yourself, and note in one line whether the yes was right. Four of those and you'll have the start of a reference.",
    "Introduce yourself out loud this evening, to the bathroom tiles, without a job or a relation in it. Name, where you were born if you like, then three things you're fussy about. It will sound absurd. Do it again on Sunday and change one of the three. What you asked for, {c.q}, has to begin by somebody saying who's speaking.",
    "If what you'd like is to {c.inf}, lend yourself some of the tact you use on strangers. For one day hold to a single rule: nothing said to you in your own head that you wouldn't say to the woman at the pharmacy. You'll break it before nine. Apologise, as you would to her, and carry on with the day.",
    "Look out a photograph of you, not a flattering one, taken when you were busy. Put it where you shave, or brush your hair. For a week, each morning, say one thing that person was doing right. When you run out, which may be on the Wednesday, ask somebody who was there.",
    "Give yourself a small party, for one or for three at the outside, with no occasion stated. You choose the food and the music and the hour it ends. If you're asked what it's for, say it's for something that doesn't fall on a date. Somewhere in the course of it say your own name, in a toast or under your breath while you look for the corkscrew.",
    "Use the good thing. Everyone has one that's being kept for somebody better: the cup, the soap, the notebook with the thick paper. Take it out tonight and put it to work on you. It may get chipped. It was going to be left to a cousin.",
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:hope'] }, [
    "Don't look for the meaning, look for the trail. For seven days put one line in a notebook before bed: when today I was there altogether. It might be the shower, or peeling an orange, or a joke. On the seventh read the lines in a row. I promise nothing. But there's usually a drawing in it.",
    "To find an answer, change the question. In place of what do I do with my life, try tomorrow with what do I do with the morning. When you've done it give it a mark from one to ten, and show no one. In a month you will have thirty marks, and there's a good deal to be read in thirty marks.",
    "Cut a piece of paper the size of a business card and write on it the question that weighs most. Carry it about without trying to answer. Sometimes, paying for bread, people catch themselves with half a reply. Put it on the back, however daft.",
    "Interview yourself like a dull journalist. Five questions, no adjectives: what did you do yesterday, who with, which bit went quickly, which bit dragged, what did you talk about unprompted. Answer in writing, ten words each. Do it on three separate days. You want to {c.inf}; I'd go straight to the second and the fifth answers.",
    "Ask two people who knew you at different ages the same thing: when did you see me most awake? Send it as a text, without any preamble. One will answer with a joke. Keep both answers, the joke too, and see whether there's a verb they have in common.",
    "The request was {c.q}. Draw a line down a sheet: to the left, what you have already tried in order to get there; to the right, what you were told you ought to try and never did. Cross out everything on the right that makes your shoulders drop. If a single item is left, that's this month's. If none is, you've saved yourself a lot of evenings.",
    "Spend one hour watching somebody who is good at what they do: a barber, a referee, a woman icing cakes behind glass. Look for the moment they forget you are there. Then go home and write down when, in the last year, somebody could have watched you like that. One instance is plenty. It has an address and a time of day.",
    "Borrow from the library one book on a subject you know nothing about, chosen by its cover, and give it twenty pages. Meaning rarely answers to its own name, but it will sometimes follow a person home who was looking up mosses. If nothing does, take the book back on the due date. That, too, was an outing.",
  ]),
  ...movements('gesture', { any: ['close:understand'] }, [
    "Draw the last year as a river, on the back of a roll of wallpaper if you have one, without any talent. Put a cross where it was deep and a dot where you'd have liked to get out. There'll be one bend where your pencil goes faster. Don't analyse. Fold it up with that bend on the outside and have your supper.",
    "You want to {c.inf}, so try a source nobody consults. Ask the oldest person you can get to the telephone what they wish they'd been told at your age. They'll say something about money. Wait. The second thing they say, after the pause, is generally the one they would have rung up for.",
  ]),
  ...movements('gesture', { any: ['close:goodbye', 'close:closedoor', 'close:remember', 'close:thanks'], not: ['childless'] }, [
    "You'd like to take leave of {n}, and so far nobody has arranged it. Do it yourself: an hour, a table, a sheet of paper. On the paper, what you were given in one column, what was taken in the other. Read them both out. Say thanks for the first. For the second just say: received.",
    "Keep one thing from {n} and decide which. Not the best, the one you'll use: a habit, a word, a time of day, some way of opening a morning. Put it on tomorrow without ceremony. The rest can stay where it is. It isn't going anywhere.",
    "Give thanks at an address. Go as far as a door that had to do with it, or its part of town, and stand a minute opposite as if you were waiting for a friend. Then leave by another street. Some farewells are only a matter of crossing the road.",
    "Hold the retirement do that {n} never had. It can be you and one other person and a cake from the petrol station. Say three sentences beforehand: what you liked, what you put up with, what you'd do again. Then cut the cake. People who were never there don't need to be told.",
    "Make {n} a parcel. Whatever there is on paper, a photo, a badge, a bill, a programme, goes in one envelope with the years written on the front. Seal it. It can live on top of the wardrobe, where it can be found and where it can't be tripped over. If you open it again next week, that's allowed; buy a stronger envelope.",
    "You want to {c.inf}. Do it with your voice, once, somewhere with an echo: an underpass, a stairwell, the car with the windows up. Say what it was called and from when to when. Say the one thing you never got tired of. Then go and buy milk, so the day has somewhere to go next.",
  ]),
]

/** The endings that ask for something without saying what kind of thing it is. */
const byOpenEnding = [
  ...movements('gesture', { any: ['close:quiet', 'close:open', 'close:tell', 'close:promise', 'close:anger'] }, [
    "Not much, for today. Choose a job about the house that's done with water, washing some glasses, mopping, the plants, and do the whole of it with nothing on in the background. Don't look for the point of anything meanwhile. Whatever there is to be known will come over by itself at the sound of a tap.",
    "Look for calm in a short job that isn't yours. Ask somebody close tomorrow which errand they hate, and do it. Leaving your own problem for a while by someone else's door is an honourable kind of rest, and something in the world ends up done.",
    "Promise something that would fit in a week and tell one person, so that it exists. Leave the result out of it; promise a time. Thursdays at seven, me, there. Results have their own timetable and take no orders from you. Your Thursday does.",
    "Tonight get one thing ready for tomorrow: clothes on a chair, a notebook open, shoes pointing at the door. It's a message left for whoever wakes up. Sometimes that person is grateful. Sometimes they don't see it, and no harm's done.",
  ]),
  ...movements('gesture', { any: ['close:open'] }, [
    "Write {c.q} at the head of a sheet, in your everyday hand. Under it put the smallest piece of that you could finish before Friday, and then a smaller one. Do the second. If Friday comes and it isn't done, halve it again; it's how a tailor takes in a waistband, and nobody thinks less of the trousers.",
    "Towards {c.q} I can offer one errand. Ask somebody, this week, how they came to do whatever they're best at, and don't say what it's for. Most will tell you about an accident, a favour, a bus they missed. Go home with the story and see whether any of it could be borrowed.",
    "For seven days keep a tally on the back of an envelope: one stroke each time you notice you had forgotten to worry. Arguing about football counts. On the last evening try to recall what you were doing at each stroke. That is your evidence towards what you asked for, {c.q}, and it was gathered without effort.",
    "Choose something of yours that's small and broken: a zip, a bicycle bell, the leg of a pair of glasses. Mend it, badly if need be, or take it to somebody who can and watch how they do it. To {c.inf} may be a long business. This one shuts before supper.",
    "Whether or not you manage to {c.inf}, somebody within half a mile could use twenty minutes of you: a form read aloud, a tyre pumped, a bag carried up. Find out who, this week, without making a campaign of it. Go once. Whether to go twice can be decided by how you slept.",
    "You put {c.q} where the form asked how this should end. Take it as the title of an exercise book and buy the exercise book, the cheapest in the shop. One line a day, what you did towards it, and on the days of nothing write nothing, the word. A column of nothings with three other words in it is worth having by the end of a month.",
    "Tell somebody the exact words you told me, {c.q}, while the two of you are doing something else: unloading the car, shelling peas, waiting for a kettle. Say you aren't after ideas. Then let them be quiet or clumsy. Things like that become a little more likely once a second person could ask how it's going.",
    "Set aside one shelf, one box or one hour of the week and call it by the thing you asked for. Nothing need go in it yet. What we want most generally gets fitted into the leftovers of days that leave nothing over; you'd be starting with the container. If it's still empty in a month, dust it and wait.",
  ]),
  ...movements('gesture', { any: ['close:open'] }, [
    "Leave a gap in tomorrow, twenty minutes with two edges, and defend it. Don't put anything in it beforehand. When it comes, see what you drift towards. You'd like to {c.inf}, and drifting is a poor way of getting anywhere but a fairly honest way of finding out which way the floor slopes.",
    "Go and look at something being made. Bread before six, a wall, a wedding cake, a bus being washed. You needn't speak to anyone. Stay as long as you would for a bus. You told me {c.q}; I think it would do no harm to have that sentence in your head while you watch somebody who's too busy to have sentences.",
    "Make one phone call to a person you have no reason to ring. Say so: I've no reason, I thought of you. Talk about their week. When they ask about yours say that you'd like to {c.inf}, in those words, as one mentions rain. They won't solve it. You will have heard how it sounds in the open.",
    "On Saturday clear one surface and keep it clear until the evening: a corner of the table, the top of the chest of drawers. It's harder than it looks; post will try to land there. At the end of the day put on it the one thing you'd be glad to see in the morning. I don't know what it is. It'll be closer to {c.q} than anything you could write down.",
    "Learn to do one small thing with your hands before the month's out. A bowline, a coin trick, an omelette, the chorus of something. Get it from a person if you can. The purpose of it is to have been taught. One forgets how good it is to be bad at something in the company of somebody patient.",
    "Walk, or be driven, or look on a map, if that's what there is, as far as a place you've often passed and never gone into. Go in. Ask what they do. It may be bowls, or Baptists, or the sale of ribbons. You only asked how to {c.inf}, I know. But it's some time since you didn't know what was behind a thing.",
    "Put a line through one of your shoulds. Write them out first, every one: I should ring, I should retrain, I should be over it. Then with a ruler, slowly, cross out the one you only got from somebody's tone of voice. Don't replace it. See whether by Sunday anybody has come to ask for it back.",
    "The request was {c.q}. I'd take it to the person you know who's least impressed by anything and ask them what they'd do first. Not last; first. Write down their answer exactly as they put it, rude words included. Then do that, or the opposite, whichever makes you laugh.",
  ]),
  ...movements('gesture', { any: ['close:quiet'] }, [
    "Peace is a large order, so let's ask for a portion of it. At the hour when it's worst, sit on something hard with both feet down and count what you can hear, up to nine. Fridge, pipes, a motorbike two streets off. At nine you may get up. It settles nothing and it takes four minutes, and those four minutes will have had no question in them.",
    "You asked for {c.q}. I'd start it outdoors and after dark, if going out is easy, and at an open window if it isn't: five minutes with no phone, looking at whatever has a light on. Behind every one of those somebody is failing to find the scissors. Go to bed when you get cold.",
    "Agree a truce with yourself from eight in the evening until breakfast, tonight only. During a truce nobody gains ground and nobody has to explain. If the question comes over with its hands up, give it some tea and tell it you're off duty. You can both go back to your positions after the toast.",
    "Take one thing you have been meaning to accept and give it a job instead. Let it sit on the passenger seat while you do the shopping; let it be there while you peel the potatoes. No talking required on either side. To {c.inf}, as far as I can tell, is mostly a matter of having done a number of dull things in its company.",
    "Iron something. Or fold it, or polish it, or sort it by size; whatever you own that's creased and willing. Do it slowly enough to be bored, and when the mind goes off to the usual place let it go and keep the hands where they are. At the end there'll be a pile. Look at the pile for a bit before you put it away.",
  ]),
  ...movements('gesture', { any: ['close:tell', 'close:promise', 'close:anger'] }, [
    "Put it in a voice message to yourself: what you'd say about {n} if nobody were going to be sensible at you. Two minutes, then stop. Listen to it tomorrow, in daylight, doing the dishes. Rub it out afterwards if you like. You'll have been heard by the one person who was going to have to hear it sooner or later.",
    "Find the sentence you'd want on record, only one, and write it on a postcard. Address it to whoever ought to have heard it: a manager, a brother, a country, you at nineteen. Buy the stamp. Whether it goes in the box can be settled at the box, and turning back with it in your pocket is one of the available results.",
  ]),
]

/** Things of theirs that can be picked up, gone to, or set to work. */
const byThing = [
  ...movements('gesture', { held: true }, [
    "Go and find {o}, or think where [o:it is|they are] if you've lost sight of [o:it|them]. For this week leave [o:it|them] in a spot you pass a lot. Nothing else. Some things don't have to be used in order to start pulling at us a little.",
    "Give {o} ten minutes on Saturday. Wipe [o:it|them], look [o:it|them] over, put [o:it|them] back somewhere better. If that stirs nothing, you have at any rate one clean thing. If it stirs something, stop there on purpose and let Sunday deal with it.",
  ]),
  ...movements('gesture', { topic: ['art', 'music'] }, [
    "Get {o} within reach, wherever [o:it has|they have] ended up. No plan to be good. Make one bad thing, on purpose and in under a quarter of an hour, and sign it with the date. A bad one is easier to begin than a good one, and the hand doesn't know the difference until later.",
    "Visit {o} the way you'd visit a relative you had neglected: bring nothing, don't stay long, don't promise to come every week. Sit nearby with your coat on. If your fingers start to remember of their own accord, let them have five minutes. Leave before either of you is tired.",
    "If {o} [o:is|are] still to be had, or one like [o:it|them] can be borrowed, arrange a loan for a single afternoon. Return what you borrowed, and say thank you. That gives you an afternoon with an edge to it, which is far less alarming than a comeback.",
  ]),
  ...movements('gesture', { topic: ['work', 'school'] }, [
    "Write down what you knew how to do around {o}, as instructions for somebody starting on Monday. Number them. Put in the things no manual has: which bit sticks, whom to ask, when to leave well alone. Ten lines. You don't have to use it for anything. Most people are astonished to find they can't get it into ten.",
    "Draw {o} from memory on the back of a receipt, with arrows. Here the noise, here the place you stood, here the thing only you could fix. It doesn't matter if you can't draw. Show it to somebody who never saw it and answer what they ask. They'll ask about something you'd left out, and there you have a beginning.",
  ]),
  ...movements('gesture', { topic: ['book', 'screen', 'phone'] }, [
    "There's {o} in what you told me, so let's use paper and glass. Once this week, at an hour when you'd be looking at something anyway, look at nothing for as long as it takes an egg to boil. Then write the first sentence that comes, on whatever is to hand. Do that on three days. Three stray sentences will tell you more than one good one.",
  ]),
  ...movements('gesture', { topic: ['garden', 'outdoors'], not: ['sickness'] }, [
    "{o} will do for this. Go out there, or to the nearest thing that resembles it, at a time you don't normally go, and stay until you have noticed something that has changed since the last time. It'll be slight. Say it aloud, whatever it is. You may come home with nothing else, and a person who has noticed one thing has at any rate been somewhere.",
    "Take {e} for an airing as far as {o}, or any stretch of open ground that would do instead. Walk there at its pace. On the way back go at yours. If you find that you have only one pace at the moment, come home by bus and call it reconnaissance.",
  ]),
  ...movements('gesture', { topic: ['clothes', 'personal'] }, [
    "Wear something tomorrow for nobody's benefit. You mentioned {o}; [o:it|they] might serve, or something else that has been saved up or put off. Wear it to do the most ordinary thing you have to do. It proves nothing to anyone. It gives the errand a different person to run it.",
  ]),
  ...movements('gesture', { topic: ['food', 'kitchen'] }, [
    "Cook for one more than you need to, one evening soon, and take the extra to whoever is nearest and not expecting it. {o} could come into it or not. Don't stay unless you're asked. It's a very old way of finding out whether one is of any use, and the dish has to be collected, so there's a second visit built in.",
  ]),
  ...movements('gesture', { topic: ['house', 'bed', 'fixture'] }, [
    "Move one piece of furniture. It can be moved back by Sunday. Somewhere near {o}, if that's where your days get stuck, but anything will do that has stood in one spot long enough to leave marks in the carpet. Then spend an evening on the new side of it. You're not redecorating. You're reminding a household, and one person in it, that things do shift.",
  ]),
  ...movements('gesture', { topic: ['faith'], any: ['faith'] }, [
    "Go once to {o}, or to wherever is quiet in the same way, at an hour when nothing is being held. Sit near the back. You don't owe the place a word, and it doesn't owe you one. Stay until you've stopped rehearsing reasons for being there. Then go out and be of some small use to the first person who's carrying too much.",
  ]),
]

/** Something that fits what happened. */
const byEvent = [
  ...movements('gesture', { any: ['laidoff', 'retirement'] }, [
    "Give tomorrow one appointment that would be awkward to miss. The barber, the man about the boiler, coffee with somebody who's always early. Have your shoes on twenty minutes before. If the rest of the day leaks away, there'll still have been an hour in it with somebody waiting at the other end.",
    "Write your own reference. One side of a page, third person, from an employer with an unusually good memory: what you were like on a bad day, what they'd ring you about even now. Leave out the word passionate. Read it to one person who'll know whether it's true, and let them add a line.",
  ]),
  ...movements('gesture', { any: ['work', 'decision'] }, [
    "Ask for a look at somebody's Tuesday. Among the people you know there's one whose working day you have never been able to picture. Offer them a sandwich and have them tell it to you from the alarm to the bus home, the dull parts in particular. You're gathering nothing but the feel of it. If you are bored stiff, that's information as well.",
    "Make two envelopes and put a different next year in each, on half a sheet, in the present tense: where you wake, what's annoying, who rings on Sunday. Leave both on the hall shelf until the weekend. Open only one. Notice, before you've read a word, which one you were hoping it would be.",
  ]),
  ...movements('gesture', { any: ['burnout', 'caring'] }, [
    "Cancel something this week that nobody would die of. Send the message tonight, short, without inventing a cold: I can't manage it, I'm sorry. Then lie down on the floor for as long as the thing would have taken. Floors are good at this. You may feel ridiculous for the first ten minutes; they're included.",
    "Buy an hour. With money if you've got it, with a favour if you haven't, from anybody who can stand in where you normally stand. Do nothing improving with it. Sit in a café with the wrong newspaper. When you get back things will be slightly worse done than if you'd stayed, and still done.",
  ]),
  ...movements('gesture', { any: ['migration'] }, [
    "Teach one person where you are now one word from {n}, or one that only people like you would use, and make them say it until it's right. Explain it by an example, never by a dictionary. By the end somebody else has it in their mouth. It isn't much of a population. It has grown by one.",
    "Cook the dish that never comes out right here because of the water, or the flour, or the onions. Make it anyway, and invite somebody who can't tell the difference. While they eat, tell them what's missing. They'll nod and ask for more. Both of you will have been right.",
  ]),
  ...movements('gesture', { all: ['creative', 'formerself'], not: ['sickness', 'parenthood'] }, [
    "Book nothing and announce nothing. On one evening this week do five minutes of what you used to do, in secret, as one smokes at a window. Five, by the clock. Should it be dreadful, you've kept the appointment. Should it be bearable, close it up mid-phrase, so there is a loose end to pull tomorrow.",
    "Get hold of somebody who does it worse than you once did and is enjoying themselves: an evening class, a pub singer, a neighbour with a camera. Go and watch. Clap at the right moments. On the way home notice whether your hands are in your pockets or whether they're doing something.",
  ]),
  ...movements('gesture', { any: ['hollow', 'routine', 'comparison'] }, [
    "Spend one day as an amateur. Whatever you'd normally do properly, do it so that nobody could give it a mark: whistle out of tune, send a message with a spelling mistake in it, cook without tasting. In the evening see whether anything fell down. I'm told it rarely does, and that the whistling is the part people keep.",
    "Pick a number between one and twenty. Take a bus that many stops, or read the book on that place along the shelf, or ring the contact that far down the list. Let something be decided by a number, once, with nothing riding on it. You have had a great deal of being in charge.",
  ]),
  ...movements('gesture', { any: ['childless'] }, [
    "Say it aloud in an empty place, in the past tense, once: we wanted. Or I wanted, if that's how it was. Give it as many words after that as it needs, and it may need none. Then go home by a way you don't usually take, slowly, and cook something that takes an hour to cook. There's no meaning hidden in the hour. It's to have you looked after for the length of it.",
    "Plant a tree, people will say, and you needn't. If you'd like there to be some mark, let it be one that asks nothing of you afterwards: a date on the inside of a cupboard, in pencil, or a name nobody else will ever read on the flyleaf of a book you're keeping. Do it on a dull day. Close the cupboard and have your tea.",
  ]),
  ...movements('gesture', { any: ['emptynest', 'parenthood'] }, [
    "Lay claim to something by writing your first name on it. A shelf in the fridge, a mug, a peg, Tuesday night between eight and ten. Use a marker; it should look slightly childish. People will ask, and you can say it's a long story. What you put there after that is nobody's department but yours.",
  ]),
  ...movements('gesture', { any: ['aging'], not: ['sickness', ...aboutSomebody] }, [
    "Spend the price of a lunch on something you were told at some point that you were too young for, or too old, or not the type. It can be a hat. It can be one lesson. Don't announce it and don't keep the receipt. If you feel foolish you'll be in good company; there's a whole generation out there not wearing the hat.",
    "Ask somebody under twenty to show you how a thing is done, and show them one in return. Let yours be something that can't be looked up: how to tell when it's ripe, how to refuse a second helping, how to lose at cards. A quarter of an hour each way. If they're bored you can stop. They hardly ever are, once it's about losing.",
  ]),
  ...movements('gesture', { any: ['sickness'] }, [
    "Make a list headed still, and put in it only what fits in a hand or takes under five minutes: peeling an orange in one go, getting a laugh out of the nurse, knowing a wren by ear. Stop at seven. Keep it by the tablets or the reading glasses. On a bad morning choose one off it and do that first, ahead of anything with an appointment.",
  ]),
  ...movements('gesture', { any: ['sober'] }, [
    "Decide now what your hands will hold at the hour it used to be. It sounds foolish and it matters: a mug with a heavy bottom, a pack of cards, a screwdriver, the dog's lead. Have it out ready before then. And have one number written on paper, not in the phone, for the night on which the mug isn't enough.",
  ]),
  ...movements('gesture', { any: ['business', 'money'] }, [
    "Write to one of the people the whole business has made you avoid. Three lines will do: I haven't forgotten, this is how things stand, I'd like to talk on Friday. Don't wait until there is something to offer. Post it before lunch and then do something with your arms. Most of the size of such a thing is in the not having rung.",
  ]),
  ...movements('gesture', { any: ['study'], not: ['emptynest', 'kin:child'] }, [
    "Explain your subject to somebody of nine, real or borrowed, in under three minutes. No terms. Watch when they stop fidgeting. If there's a point at which you speed up and start using your hands, put a mark beside it in the notes. If there isn't one, you'll have learned that for the price of some biscuits.",
  ]),
]

export const gesturesPropositoEn = [...byEnding, ...byOpenEnding, ...byThing, ...byEvent]
