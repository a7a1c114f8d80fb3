import { movements } from '../../movement'

/** Long-letter movements for what weighs and for the way a person wants to close. */
export const deepHeartEn = [
  ...movements('deep', { aspect: 'heart', any: ['feel:guilt'] }, [
    "Try once to tell it with somebody else in your part. Same facts, same hours, another name. I'd bet that halfway through you would be up getting them a glass of water. Whatever it was you were about to say to them is what's missing from your version.",
    "Guilt can't stand details. Ask it what day that was, what you knew by then, who'd just rung, how long since you'd slept. It gets flustered. It's happier with the large words, always and never and should have, because with those nothing has to be shown.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:sadness', 'feel:pain'] }, [
    "If you find yourself crying today, it needn't be over anything recent. People cry in instalments for what had to be got through quickly at the time. Have tissues and give no explanations. The body had it written down for when there was a gap.",
    "There are days when it's like running a temperature: everything far off, noises too big, a wish that someone else would decide. Treat it the same way. Fluids, not much talk, no signing of contracts. It generally comes down in the small hours, and people find out in the morning, when something strikes them as funny.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:anger'] }, [
    "When the anger's back, look at the clock. Very often it comes to cover one particular moment, getting in, say, or putting out the light. In that case you haven't got a bad temper. There used to be something else at that hour, and anger at any rate makes a noise.",
    "Write the letter you'd never send, all of it, unfair parts included. Read it once, standing. Then tear it into pieces so small it takes some doing. It occupies the hands and leaves no evidence, and those are the two things anger wants and can't put into words.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:tiredness'] }, [
    "A weekend won't mend tiredness of that sort. What may help is subtraction. Go over what you do from habit, or for show, or because nobody else does, and stop doing one of them. It'll be Thursday before anyone notices.",
    "You've been running for some time on what was over. What you notice now is the spent part, coming due all together. It gets paid back in sleep, and in saying no to something, and both are best done without an apology.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    "You might put the worst case in writing, in steps, as if it were a procedure: what would come first, who you'd ring, where you'd sleep that night. It takes nerve to begin. But a disaster that has steps has a place to get hold of it, and until then it had none.",
    "Most of what you're afraid of happens in your head with an audience. When difficult things do happen it's in small rooms, with somebody looking for a pen. They hurt just as much, but you can ask for water.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:loneliness'] }, [
    "What suits loneliness is somewhere public and cheap where they know you slightly: a café, a library, the same bench at the same time. It isn't to make friends. It's so that on the day you don't come somebody should notice.",
    "Send a message today that says nothing. A photograph of something crooked, an absurd headline. The people who like you aren't sure if they can write, and that sort of nonsense opens more than we must talk ever did.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:emptiness', 'feel:numbness', 'feel:hopelessness'] }, [
    "When a person isn't feeling much, others suggest strong experiences, like thumping the television. I'd go the opposite way: small exact ones. Very cold water on the wrists. The heft of a dictionary. Orange peel. They cure nothing. They're tests to see whether the set's receiving.",
    "Pretend to be interested in something for ten minutes. Don't believe it; just act it. How a blind gets repaired, or why your street's called what it's called. You needn't end up liking it. Curiosity can sometimes be fooled into staying longer than it meant to.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:confusion'] }, [
    "Give the contradictions a notebook, two columns and no arrows. In one, what you thought this morning. In the other, now. You don't have to hand down a ruling at the foot of the page. After a week it's plain which sentences keep coming back and which were only passing.",
    "You needn't know what you feel in order to know what you need. The second is easier: sleep, food, someone to take in a parcel. Start with those, since they can be asked for out loud.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:shame'] }, [
    "Choose one person and tell them the part you come out of worst. Make it someone who's put a foot in it themselves and laughs about it. What they mostly do is answer with one of theirs. That's when people learn that their private cellar is quite a busy place.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:longing', 'feel:love'] }, [
    "There are tricks to missing. One's to go to the place and see that the place has carried on. Another's to tell somebody who was also there, and who'll remember it the other way round. You come back from either with rather less of a statue and rather more of a life.",
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:relief'] }, [
    "Relief and the other thing will take turns, and sometimes in one afternoon. Don't ask them to arrive together or to account for themselves. Sleep when you sleep. Cry when you cry. Neither proves that the one before it was wrong.",
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:thanks'] }, [
    "There's a catch in giving thanks, which is wanting it to cover everything. Everything can't be thanked for. An afternoon can, or a loan of an umbrella, or the time someone knew to say nothing. Begin with the smallest you can recall. You'll find another behind it, and it doesn't run out.",
    "One form of gratitude isn't said, it's used. It consists in doing well a thing that was learned. The next time something comes out right that you were shown by somebody, stop for a second before you go on. That's the whole ceremony.",
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:forgive', 'close:selfforgive', 'close:askforgiveness'] }, [
    "Forgiveness gets spoken of like a switch. From what people tell, it's more like teething: it's sore, it comes up a millimetre, it stops for months, and when everyone has forgotten about it you turn out to be able to chew. Anyone who asks if it's done yet doesn't know how it works.",
    "Forgiving doesn't oblige you to ring, or go back, or say it wasn't so bad. You may think that it was wrong and still come off guard duty. Those are two decisions, and the second is in your favour.",
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:goodbye'] }, [
    "Some goodbyes take an afternoon, and others get handed out in portions. A bit when you return the library books, a bit when you change the phone contract, a bit in a traffic jam. If anybody tells you that you ought to say goodbye, you can answer that you're at it, have been for some time, and are paying in instalments.",
    "To let go of a thing isn't to throw it away. When you put down a load it's still there on the ground; what's different is your arms. I mention it in case you've been put off by the thought of abandoning something.",
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:quiet'] }, [
    "The quiet you want hardly ever comes as ordered. It comes in parts and doesn't knock: a shower in which you thought of nothing, a whole bus ride looking out, a Thursday supper that tasted like supper. It's recognised late. By the time you notice, it had been there a while.",
    "For there to be quiet, something has to stop sounding. Look at what's making the noise: a group chat, an argument you keep going over, an appointment you don't want. Turn one of them off. What's underneath won't be fixed, and you'll hear it differently.",
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:remember'] }, [
    "Squeezing a thing doesn't keep it. Using it does. Tell one bit to somebody younger, never mind whether it's relevant. They'll understand it in their own fashion, carry it off slightly bent, and years from now let it drop at a dinner without knowing where it came from.",
    "The large memories look after themselves. The ones to watch are the slight ones: a word nobody else used, which end of the melon was started, the sound of an ordinary weekday evening. Put one down a week. Don't explain them.",
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:understand'] }, [
    "Understanding has a high reputation, and sometimes what's wanted under that name is something else: for somebody to say yes, that was strange, you aren't making it up. That much I can tell you. What doesn't fit for you doesn't fit from here either.",
    "Certain answers come years afterwards, when there's no use for them. One looks at them, sees that those were the ones, and goes on folding the laundry. In the meantime people live with the question on, as they live with the hum of a fridge.",
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:closedoor'], not: ['path:duelo'] }, [
    "You'll be tempted to have another look. Don't score those as relapses. If you must keep score, count the times that you went by and kept walking. Nobody sees them, they leave no mark, and they're what does the closing.",
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:closedoor'], not: ['path:duelo'] }, [
    "There's a manual side to ending things. A password to change. A charger to give back. An icon to take off the phone. They've no grandeur, which is why they work: nothing has to be felt while they're done. Whatever has to be felt will come in its own time, and find some space cleared.",
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:forward', 'close:hope'] }, [
    "New things start off too big or too tight. You go about for days with the label in, in case they have to go back. It doesn't mean they're not for you. All that you have now was once unworn, and embarrassed you slightly.",
    "It's possible to start several times. The first attempt is mostly for finding where the sockets are. If it comes down you know something: what was heavy, what wasn't there, who should have been rung beforehand. The second doesn't begin at nothing.",
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:self', 'close:strength'] }, [
    "People remember who you were better than you do. Ask somebody who's known you a while what you did when you were enjoying yourself. They won't give you virtues. They'll say that you hummed, that you asked too many questions, that you always wanted one more. It's a place to pick up from.",
    "If you're looking for where you come back in, look at what you do when nobody's assessing it. The way you go when you aren't in a hurry. What you order without seeing the price. What makes you laugh by yourself. There's somebody there, and they've been waiting their turn for quite a time.",
  ]),
]
