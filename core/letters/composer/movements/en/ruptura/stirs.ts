import { movements } from '../../movement'

/** Writing stirs: said in every letter of this path, once. */
export const stirsEn = [
  ...movements('stir', {}, [
    "You may wake tomorrow with this more awake than it was today. Writing stirs, and what has been stirred takes a couple of nights to go down. If it doesn't, don't manage it by yourself: there are people nearby who'd rather know.",
    "One word of warning: after putting something like this on paper the night can be choppier. Nothing has gone wrong. It's sediment, which moves when the glass is moved. Have somebody near whom you could ring.",
    "It may hurt slightly more today for having been written. Telling opens a thing up, and what's open smarts before it dries. If days go by and it's as raw as ever, find a person, the kind who sits down opposite.",
    "Reading this, with the writing of it before, makes two efforts in a row. Your head may be humming till tomorrow. Supper, shower, no decisions. And if the hum moves in, don't house it alone.",
    "You should know that words disturb. Tonight you may dream, or wake up angry over something from three years back. Give it a day. On the second, if it's still at it, talk to somebody.",
    "It's possible that when you finish this you'll feel more and not less. Tidying raises dust. Open a real window, go out for ten minutes, and leave for another time any message that you feel like sending.",
    "What you did today, which was to tell it, has a hangover. A strange day or two, a stronger wish to look back. I mention it so you don't take it for a relapse. If it drags on let somebody you trust know.",
    "A practical note: having written about it, don't ring, don't look anyone up, don't open the box. Give the water a day and a night to clear. And if it won't clear, ask for company.",
    "Going over all this can leave you a skin short. Treat yourself this evening as you would a guest who's travelled: something to eat, a blanket, few questions. If you're no better tomorrow, call a person who knows you well.",
    "Letters like this one sometimes ease things at once and sometimes stir before they ease. If you get the second kind, draw no conclusions before dawn. Tell someone about it in daylight.",
    "Having gone back to those scenes, even to put them in order, may weigh on you later. Leave this outside the bedroom. And should the weight not drop in some days, it isn't fuss to see a professional about it. It's sense.",
    "I know that to name certain things is to wake them. If they're loose in the house tonight put lamps on, find some friendly noise, and bear in mind that by morning they're mostly back where they live. If they aren't, ask for help.",
  ]),
  ...movements('stir', {}, [
    "Telling it in order stirs up whatever was lying there in no order at all. You may be short with somebody tomorrow who has done nothing. Say you slept badly, which will probably be so. If you're still sleeping badly a week from now, say that to a doctor.",
    "Don't be taken aback if tonight has more in it than last night had. Putting a person on paper stirs the air they used to stand in. Eat before you reread any of this, and know who, in your own town, would pick up.",
    "As with a vaccine, the arm can ache a day later. You write, you feel calm, and then on Thursday something stirs in the queue at the chemist's. Let it ache. A dose like that asks for fluids and an early night; an ache that lasts a fortnight asks for a person.",
    "What you set down here may go on stirring without you for an evening or so, as a pan does when the gas is off. Leave the lid where it is. Should it boil over, that's a thing to have company for.",
    "There's a small bill for having been so clear. It tends to arrive the next morning, as a stirred-up stomach or a wish to cry at an advert. Pay it with breakfast. And if the bills keep coming, show them to someone who can read them with you.",
    "Expect an odd evening. A subject that's been stirred likes to follow a person from room to room asking if they have a minute. You can say no and run a bath. If it's still there at the end of the week, bring in somebody else to hear it out.",
    "Words have a way of stirring the words next to them, so tomorrow you may remember a conversation you'd lost. Write down one line of it if you like, and go to work. When the remembering begins to eat into sleep or meals, tell your doctor or a friend with a spare evening.",
    "The part of you that wrote this was brave for half an hour, and afterwards bravery is generally hungry. Something warm, then, and nothing that pings. What you've stirred up goes down faster in a fed person. If it doesn't go down, you needn't wait for it by yourself.",
    "Anyone who has moved furniture knows about the dust underneath: it was there all along and only now gets up your nose. That may be how tomorrow feels. Sneeze, open something, carry on. If you can't breathe for it after some days, say so out loud to a person in the room.",
    "This has probably been stirred enough for one day. Put the whole of it, mine and yours, in another room before bed, even if the other room is only a shelf. Sleep doesn't always come on such a night. Lying down in the dark still counts as rest, and the telephone still works in the morning.",
    "You could find that you miss everything twice as much at about eleven tonight. That's the writing, which stirs before it settles, and it isn't news about what you ought to do. Do nothing at eleven. At nine tomorrow, ring someone kind.",
    "Let me be plain about one effect of letters. They disturb. You were managing, after a fashion, and then you sat down and looked straight at it. Be unambitious for twenty-four hours, and if the looking won't stop when you stop, find a professional who looks with people for a living.",
    "Having said it, you may want to say it to the person concerned, straight away, all of it. That wish belongs to what has been stirred, and by the weekend it will have changed its mind twice. Write it on paper if it insists. Give it to a friend to keep.",
    "Whatever rises tonight was already in there; the writing stirred it and nothing more. You might keep the radio on low. You might text one person the words rough evening, no need to reply. Some of them will reply.",
    "After a letter, the body sometimes asks for its share: a headache, cold feet, a need to lie on the carpet. It too has been disturbed. Lie on the carpet. If your body goes on complaining through next week, take it to somebody whose job it is.",
    "It would be dishonest to send you off without saying that this can stir. You may cry on a bus about something you dealt with in spring. Nobody on the bus will mind as much as you think. If it happens every day, mention it to your doctor as you would a cough.",
    "By going back you've left a few lights on behind you, and it may be hard to sleep with them. That's the ordinary cost of stirring things. They burn down, most nights. On a night when they don't, wake somebody; the people who'd want to be woken are more than you suppose.",
    "Sometimes, after writing, there's a flat hour, and after the flat hour a sharp one. You've stirred something that had set. Have tomorrow's clothes ready and tomorrow's first errand chosen, so that the sharp hour meets a person with plans. If it keeps its appointment daily, get help with it.",
    "Putting this into words may stir it a little, and a room where you've just been thinking hard holds on to the thinking. Go and be somewhere neutral for an hour: a library, the launderette, a friend's spare chair. If neutral places stop being enough, that's the moment to ask someone in.",
  ]),
  ...movements('stir', { any: ['coparenting'] }, [
    "Writing this may stir you up just when you have to be steady for smaller people. If it does, it's no crime to put a film on and sit behind them on the sofa. They need someone there more than someone fine. And have one adult who gets to hear the unedited version.",
    "Be ready for it to be stirred at the wrong moment, on the school run or over the fish fingers. You can say: I'm a bit sad, it isn't about you, I'll be making toast. Children can use a sentence like that. Keep the longer version for a grown-up, and do have a grown-up.",
  ]),
  ...movements('stir', { any: ['nocontact', 'contact', 'networks', 'stillloving'] }, [
    "Having stirred all this, your hand may go looking for the phone later on. Decide now, while it's easy, where the phone spends the night. A drawer in the kitchen is far enough. If your hand wins, tomorrow's another night, and somebody should hear about it who won't tut.",
    "Tonight's the sort of night on which messages get sent, because you've stirred the place they come from. Write it in the notes, if write you must, and read it at breakfast to a cup of coffee. Ask a friend to be the number you text in place of the other one.",
  ]),
  ...movements('stir', { any: ['abuse'] }, [
    "To have written this down may stir it in your body first: a jump at a noise in the street, checking the lock twice. That's an alarm that was fitted for good reasons and hasn't been told the news. Tell someone where you are tonight. If at any time you're afraid for your safety, ring the people whose number that is, at whatever hour.",
    "When something like this has been told, the memory of it often stirs for some nights, and so do the old arguments for going back. They'll sound reasonable at two in the morning. Ring a helpline or a friend before you answer them. You don't need to be in danger to ring; wanting to hear a sane voice will do.",
  ]),
  ...movements('stir', { any: ['recent'] }, [
    "You've stirred something here that hadn't even settled, so be careful with the next two days. Food you don't have to choose, a person who knows where you are, no large announcements. If you can't eat or sleep at all, that's worth a doctor's ten minutes now and not later.",
  ]),
]
