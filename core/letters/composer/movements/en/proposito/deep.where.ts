import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** For long letters: what is worth saying at length about each kind of lost bearing. */
export const deepWherePropositoEn = [
  ...movements('deep', { any: ['laidoff', 'retirement'], aspect: 'work-clothes' }, [
    "Somewhere you'll have the clothes for it. A lanyard, the good shoes, a jacket with a pen still in it. People ask if they should throw such things out or keep them by, and I don't think it signifies. I'd wear the shoes to the shops. They were bought to stand up in for long stretches, and you've a stretch in front of you.",
    "Sleep is the first to notice. It has worked shifts with you, and it goes on clocking in. Don't fight over the early hours; they're yours now, outright, with no one to bill. There's a race of people who have always been up at that time for their own reasons, bakers and anglers and women with small dogs. They nod to each other. It would be no bad thing to be nodded to.",
  ]),
  ...movements('deep', { any: ['laidoff', 'retirement'], aspect: 'work-people' }, [
    "Some of them will have said they'd keep in touch. Most would have meant it, and then it was a busy quarter. It wasn't friendship, quite; it was being pointed the same way for years at the same clock, which is nearly as good and doesn't transfer. One out of all those could be asked to breakfast. I'd choose the one you grumbled best with.",
    "What they never tell you is how much of your conversation was supplied. The delivery that came on the wrong day, what she said to the inspector. One brought it home like eggs. With nothing coming in you may feel you've grown dull. You've run out of stock, that's all. It only takes one fool in a queue to be back in business.",
  ]),
  ...movements('deep', { any: ['work', 'burnout'], not: ['hollow'], aspect: 'work-good-hour' }, [
    "I'd like to know about the best hour you ever had at it. Not the prize. The hour when it was going through you like water through a hose, and somebody spoke and you didn't hear. Write down what sort of difficulty it was: was it people, was it matter, was it time? We tend to look for a new job by its name. It'd be better to look for the difficulty.",
    "It may be that you don't want another life; you want this one with a third taken out. Nobody advertises that. It has to be asked for across a desk, with a number in it, and the one who asks feels like a shirker. And yet it's been granted oftener than you'd think, to those who came in with a number.",
  ]),
  ...movements('deep', { any: ['work', 'burnout'], not: ['hollow'], aspect: 'work-enough' }, [
    "Most work is repair, if you stand far enough off. Something's always coming undone, teeth, roads, a child's confidence, and somebody sees to it for a while and then it comes undone again. It can make one despair on a Thursday. But there's company in it. You'd have been one of a great number, all over town, holding the thing together with what was to hand.",
  ]),
  ...movements('deep', { any: ['burnout'], aspect: 'burnout-return' }, [
    "When you do feel better, the first sign will be dangerous, since it's going to look like energy. You'll want to ring them up. I'd wait for the second sign, which is being able to sit through a dull film and know what it was about.",
    "Somebody should have told you that tenderness has a daily limit, like any other substance one handles. It's not printed on the drum. They let good people go on ladling it out until they were using their own. If you go back to it, or to anything like it, I'd want to be shown where the tap is turned off.",
  ]),
  ...movements('deep', { any: ['burnout'], aspect: 'burnout-guilt' }, [
    "The place goes on without you and you can hear it doing so from your bed. That's the cruel bit for conscientious people. They'd sooner it fell down. It hasn't fallen down, it's a little worse, and there are others in there doing as you did. None of them would swap their tiredness for yours if they could see it from the front.",
  ]),
  ...movements('deep', { any: ['business'], aspect: 'business-last' }, [
    "Anyone who has run a thing knows which floorboard gives. It's useless knowledge, and I expect you could still cross the place in the dark with a tray. One day you'll catch yourself in some other establishment, noticing that the door sticks and the girl on the counter's been left alone too long. You will say nothing, or you'll take off your coat. I should like to be there for that.",
    "To owe and to have lost it at the same time makes people cross the road. I wish they could see it from the other pavement: a person who tried something, in public, with their name over it. Most of us never put our name over anything. We'd be honoured to be owed money by someone who had.",
  ]),
  ...movements('deep', { any: ['migration'], not: ['decision', ...aboutSomebody], aspect: 'migration-objects' }, [
    "Go by the kitchen. You will know you're arriving when you own a bad pan. Everything up to then was provisional, bought to be left, with the label on. I'm quite serious. People who can't say where home is can generally tell you where the can opener's kept, and they get up in the night and find it.",
    "There's a radio station in {n}, I feel sure, that plays the same four songs at a certain hour. You could have it on while you wash up, through a telephone propped against the taps. It wouldn't be living in the past. Half the people who live there have it on for the same reason.",
  ]),
  ...movements('deep', { any: ['migration'], not: ['decision', ...aboutSomebody], aspect: 'migration-name' }, [
    "A name gets said slightly wrong, and one lets it go, and then it's too late. By and by one answers to the other thing. I'd pick three people and teach them. It takes a minute and a half. To be called, once a day, by what one was called across a yard at the age of six isn't a luxury. It's a sort of vitamin.",
  ]),
  ...movements('deep', { any: ['emptynest'], aspect: 'nest-marriage' }, [
    "It's possible that there's somebody at the other end of the sofa. For years you've met over timetables, like station staff. I don't know what you will find to say. You might begin with something neither has done before, where you're both as bad as each other. It's hard to be formal with a person beside whom one has fallen off something.",
    "What does one do with so much knowing? You know how they like their toast, what the cough means, which jumper itches. It's a whole encyclopaedia, and the edition has gone out of date without your having been told. I'd keep it up all the same. Ask what's new. You may be told: nothing. There's an entry for that too, you wrote it.",
  ]),
  ...movements('deep', { any: ['emptynest', 'parenthood'], aspect: 'nest-name' }, [
    "I'd like you to do something this month at which you're introduced by your first name, by a person who has no interest in whether you've got children. It needn't lead anywhere. There's a chair, there's a register, somebody reads out what you're called, and you say yes. You wouldn't think that it could make so much difference, saying yes.",
    "Whatever you used to do with your evenings is still being done somewhere by someone. I find that a cheerful thought. The choir's still flat in the second verse; the film club's still got that projector. They haven't kept your place. They've just never had anyone quite like you in it.",
  ]),
  ...movements('deep', { any: ['parenthood'], aspect: 'parenthood-two' }, [
    "There'll be an age at which they're told stories about you, and not all of those should be about them. She was a terror on skates. He once drove to Trieste for a bet. Somebody has to go on doing things that can be told. I say it in case you need a reason that counts as being for the child.",
  ]),
  ...movements('deep', { any: ['caring'], aspect: 'caring-anger' }, [
    "You'll have been sharp, once or more, over a spoon, over the fourth time of asking. And then been sorry in the passage. I'd like to set beside that all the times it was the fourth time and you weren't. Those don't ring in the ears. There are perhaps some thousands of them.",
    "Nobody prepares one for missing a person who's in the next room. You go in and there they are; you come out and they're gone. It's the wrong way round for every comfort that there is. You aren't ungrateful or premature. You're doing two jobs at once, and only one of them has visiting hours.",
  ]),
  ...movements('deep', { any: ['caring'], aspect: 'caring-after' }, [
    "I won't talk of afterwards. But somebody has got to be kept alive in the meantime who isn't the patient. They need a book on the go, and a haircut, and one friend who says, that's enough about the tablets. Consider it part of the regime. If it helps, write it on the chart, with the times.",
  ]),
  ...movements('deep', { all: ['sickness', 'kin:health'], aspect: 'sick-anger' }, [
    "Rage is at any rate a sign of ownership. You'd not be so furious about somebody else's legs. In time it can be spoken to, I believe, and asked to carry things; it's strong. I would leave it its dignity for the present. Anyone who tells you to let it go is invited to come up your stairs on a Tuesday with the shopping.",
    "You've become an expert in a subject you never chose, and the people you deal with have letters after their name and ten minutes. I'd take in a list. I would read it out, with the rude bits. The body's rather like a witness who has been talked over; things improve when somebody at last says, let the witness finish.",
  ]),
  ...movements('deep', { all: ['sickness', 'kin:health'], aspect: 'sick-identity' }, [
    "All that you were known for took place at a certain speed. I dare say you thought that the speed was you. It's a natural mistake: nobody ever sees themselves standing still. There's a person in there who is exact and funny about it, to go by your message, and that one has been travelling in the back the whole way, with the map.",
  ]),
  ...movements('deep', { any: ['aging'], not: ['decision', ...aboutSomebody], aspect: 'aging-time' }, [
    "One of the privileges is not finishing things. A book on page ninety; a quarrel; the thing with the shed. When there were decades in hand one felt that one ought. I'd be ruthless. What's kept should be there because you'd miss it by Friday.",
    "If young people bore you, be bored; they'll not notice. But if there's one who doesn't, who asks how a thing was done, then stop whatever you're at. It's about the only traffic there is between one end of a life and the other. It goes over in a thimble: how to sharpen that, what we used to sing, never trust a man who's rude to waiters.",
  ]),
  ...movements('deep', { any: ['aging'], not: ['decision', ...aboutSomebody], aspect: 'aging-body' }, [
    "There are fields you'll look at now through glass, so to speak. I've no wish to call that just as good. But something goes on in looking, when one's got the whole slope by heart, that isn't available to those with their heads down getting up it. You know what's round the back. You know where the wind will be.",
  ]),
  ...movements('deep', { any: ['formerself'], not: ['sickness', 'sober'], aspect: 'former-evidence' }, [
    "Let's look for traces, like people after a burglary. What might they have left? A way of holding a pencil. A laugh that comes out once a year at the wrong moment. One invitation too many turned down, and minded. It wouldn't be a lot for the inspector. I'd say, all the same, that somebody's been living here, and that they have a key.",
    "Others gave that person up for you, I suspect, with the best intentions: she's grown out of it, he's settled down. You were told it so fondly that you took it for information. It might be amusing to be relapsed in, on a weeknight, in front of one of them.",
  ]),
  ...movements('deep', { all: ['formerself', 'kin:self'], aspect: 'former-letter' }, [
    "Write {n} a postcard. You're allowed eighty words. Say what became of the plans, lightly, leaving out the worst; say what you can do now that would've amazed them. Ask for the loan of one thing. Then wait a day and answer it in their handwriting, which will be rounder. I wouldn't be surprised at a certain amount of cheek.",
  ]),
  ...movements('deep', { any: ['creative'], topic: ['art', 'music', 'book'], not: ['parenthood', 'laidoff'], aspect: 'creative-making' }, [
    "The matter of {o} won't be settled by deciding if you're good. Nobody who's any good knows it for longer than an afternoon. It'll be settled by what your hands do on a wet Sunday when you aren't supervising. I'd go out of the room, as it were, and leave the door ajar.",
    "People talk of {o} as if there were a public waiting. I'd rather think of one person, a bit drunk maybe, at the back, who'd be glad of it. You needn't meet them. One makes a thing for that one, or for nobody, or for the cat; it's only when it's made for judges that it dies in the hand.",
  ]),
  ...movements('deep', { any: ['study'], not: ['emptynest', 'kin:child', 'parenthood', 'laidoff', 'retirement'], aspect: 'study-inside' }, [
    "I've a suspicion about institutions, which is that they only ever ask what you know, and never what it was like to find it out. Was there one night, ever, on which you stayed at it because you wanted to see? If so I'd go and visit that night. It'll tell you if you are in the wrong subject, or in the right one with the wrong people.",
    "You're afraid it'll have been for nothing. I've looked into nothings of that kind. They're full of stuff: how to read a page that doesn't want to be read, how to be the stupidest at a table, how to make one lentil dish last from Monday to Thursday. They get used. It's never in the field that's on the certificate.",
  ]),
  ...movements('deep', { any: ['study'], not: ['emptynest', 'kin:child', 'parenthood', 'laidoff', 'retirement'], aspect: 'study-family' }, [
    "If somebody's proud of you, that's a weight of its own; one can't put it down without its being seen. It may help to know that what they're proud of is mostly that you went in by a gate they'd only looked at. That's done. Whichever way you come out, it can't be handed back.",
  ]),
  ...movements('deep', { any: ['decision'], aspect: 'decision-body' }, [
    "Notice what your shoulders do at the different options, before the brain's been told. Say each aloud, in a flat voice, as if reading a timetable: I'm going. I'm staying. One of those will let out a small quantity of air. It's not proof. It's a straw, and in the total absence of wind one's grateful for it.",
    "Whichever you pick, you'll betray a perfectly good version of yourself who'd have taken the other road. I'd give that person a decent send-off. Thank them. Tell them what you'd have called the dog. It's when they've been smuggled out at the back that they hang about.",
  ]),
  ...movements('deep', { any: ['decision'], aspect: 'decision-time' }, [
    "Set a date, and I mean for the deciding, not the doing. It should be a dull one, a third Wednesday. Until then you're off the case. If it comes up you say: not before the third Wednesday. On the day itself sit down after lunch for half an hour. You'll either know, or you'll have had three weeks of supper in peace.",
  ]),
  ...movements('deep', { any: ['hollow', 'routine'], not: ['childless'], aspect: 'hollow-taste' }, [
    "Somewhere on the way to being reliable, one's tastes get pooled. The restaurant everyone can eat at. The film no one hates. Years of that, and you can be asked what you fancy and honestly not know. It's not depth of despair; it's lack of practice. Begin with ice cream. Hold up the queue.",
    "I'd make a short study of what you do when no one could possibly benefit. It won't be noble. You may find it's straightening pictures, or reading the backs of packets, or driving one exit further. It's yours, though, it hasn't been near a committee, and a good detective would start there.",
  ]),
  ...movements('deep', { any: ['hollow', 'routine'], not: ['childless'], aspect: 'hollow-other' }, [
    "The way out of oneself is usually marked Deliveries. You take a thing to someone, and they've got a cold, and there's a shelf come down; two hours later you're holding the other end of it with a mouthful of screws. You've thought about nothing. On the way home there's a moment at the traffic lights when it's all quite clear, and then they change.",
  ]),
  ...movements('deep', { any: ['comparison'], aspect: 'comparison-clock' }, [
    "Somebody of your exact age is getting up at this moment in a town you'll never go to, and thinks it's too late for them, and they're wrong, any fool could see it. You'd tell them so. You would be quite short with them. I wish that I could introduce you.",
    "There were people in your year at school who had everything at twenty-five. I wonder how they're getting on. I don't ask it in any mean spirit. It's just that from that distance one saw the engine and not the mileage, and I have an idea that one or two of them would look at you now across a car park and think you'd been let off something.",
  ]),
  ...movements('deep', { all: ['faith', 'kin:faithful'], aspect: 'faith-people' }, [
    "There's also the matter of the others, who are still in there of a Sunday with the same hymn. You've more in common with them than with any unbeliever, I'd have thought; you know all the words and what it costs. If one of them knew what you know they'd very likely be relieved. It's dark for a good many in that building.",
    "You might think of it as a language you were brought up in and no longer dream in. It'll always be the one you count in when you are frightened. There's no need to be consistent. Say grace, or don't, or stop in the middle and just look at the potatoes. That's been accepted as prayer by better authorities than me.",
  ]),
  ...movements('deep', { any: ['sober'], not: ['caring', ...aboutSomebody], aspect: 'sober-self' }, [
    "You ask, more or less, who's left. Let's see who has been getting up. Someone's been getting through the evenings. Someone has been saying no, and not always with anybody there to hear it. I don't know their name yet and possibly you don't, but they've got the keys. I'd be civil. They may turn out to be staying.",
    "There's a kind of truthfulness that only people in your position have any use for. It's the ability to say, I don't trust myself on Fridays, and go and sit where it's bright. The rest of us go about trusting ourselves like mad. I think that a good deal could be built on somebody who knows which evenings give.",
  ]),
  ...movements('deep', { any: ['money'], not: ['hollow'], aspect: 'money-shame' }, [
    "About being short of it. You'll have noticed that those with plenty call it vulgar to mention, and that they then mention it. It narrows everything down to a week. I've no wisdom on it. I'd only point out that you've been doing higher mathematics on the back of an envelope at eleven at night, month after month, and still had something over to wonder what it was all for.",
  ]),
]
