import { movements } from '../../movement'
import type { ClauseKind } from '#core/language/kinds'

/** What may be set beside a feeling or a wish without claiming that one explains the other. */
const plain: ClauseKind[] = ['other', 'habit', 'given']

/** A sentence of theirs beside something else they wrote: what weighs, how they want to close, a thing, a person, a day. */
export const seenBesideEn = [
  ...movements('seen', { clause: plain, any: ['feel:guilt'], aspect: 'beside' }, [
    "Beside the guilt you mention there's this, which you mention too: {q}. I've looked for where they touch. They may only touch at night, when everything does.",
    "I can't find a charge anywhere in {q}. If there's one, you brought it in from somewhere else and leaned it there. It could be picked up again, and looked at, to see where it's from.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:sadness', 'feel:pain'], aspect: 'beside' }, [
    "The word was {e}; the sentence was {q}. When somebody asks about the first and you can't think what to say, you could answer with the second. It's easier to understand, and you don't have to arrange your face.",
    "Even without the word {e} next to it I'd have known from {q}. Some sentences come with their own weather.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:anger'], aspect: 'beside' }, [
    "You're angry, and you have {q}. I don't know that the one is aimed at the other. If it is, I can follow. If it isn't, I can follow that too: anger leans on whatever will hold it up.",
    "I see {q} and I can see something burning. It doesn't have to be fair to everybody. You do have to know what it's against, and a line like that's a beginning.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:tiredness'], aspect: 'beside' }, [
    "You say you're tired, and you tell me {q}. I don't know that one comes of the other. I know they happen in one day, and nothing more ought to be asked of that day.",
    "Writing {q}, as tired as you are, is like doing the shopping after a shift. You did it. Sit down now.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'], aspect: 'beside' }, [
    "What you call {e} talks about things that haven't happened. {q} can be checked. When the one climbs, lean on the other, cheerful or not. There's a floor to it.",
    "Of all that your head will come up with today, next to nothing is going to be as certain as {q}. Keep hold of that proportion. It's useful at bad hours.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:loneliness'], aspect: 'beside' }, [
    "I suppose few people have been told {q}, or no one, not in so many words. Now it's been told. That's a very small way of not being alone with it, but it's a way.",
    "Between being alone, as you say, and {q} there's a gap where someone should be asking: and then what? Consider it asked.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:emptiness', 'feel:numbness', 'feel:hopelessness'], aspect: 'beside' }, [
    "You put {e}, and then you wrote {q}. Where there was nothing at all a sentence like that wouldn't come. I'm not offering it as an argument; you've no use for those. I'm just pointing.",
    "If you can't feel much today, stay with {q}, which is a fact and doesn't have to be felt. Facts will hold until the rest comes back.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:confusion'], aspect: 'beside' }, [
    "In the midst of it all there's one line with no doubt in it: {q}. That much you know. A list could be started with it, and it needn't have a second item today.",
    "You say you can't see clearly, and {q} is said as clearly as anything. It can't be dark everywhere.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:longing', 'feel:love'], aspect: 'beside' }, [
    "What's longed for, when it gets told, fits into sentences like {q}. It seems little. Try taking any of it away.",
    "{q}. That's where the afternoon goes, isn't it? Not to the red-letter days. To sentences that size.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:relief', 'feel:peace', 'feel:hope', 'feel:gratitude'], aspect: 'beside' }, [
    "That {e} and {q} should share a page needs no explaining. Every house has summer things and winter things in one wardrobe.",
  ]),
  ...movements('seen', { clause: plain, any: ['feel:shame', 'feel:uselessness', 'feel:disappointment', 'feel:jealousy', 'feel:helplessness'], aspect: 'beside' }, [
    "I went back to {q} with the word {e} in my hand, to see if it fitted. It doesn't quite. What happened is one thing, and what you've thought of yourself since is another, and you can tell the second's more recent.",
    "If somebody else told you this, {q}, you'd never think of laying {e} on top of it. You'd think of asking if they had eaten.",
  ]),
  ...movements('seen', { clause: plain, aspect: 'wishsaid' }, [
    "In order to {c.inf} you'll have to reckon with {q}. It isn't in the way. It's the ground, and ground is what things get done on.",
    "You put {q} and, lower down, that you want to {c.inf}. There's no short cut from one to the other, but you can see across.",
    "There are two lines of yours I'd like you to hear at the same volume. This: {q}. And this: {c.q}. The first one's over. The second isn't.",
    "If your message were folded in half, {q} would be on one side and {c.q} on the other. The crease is you, as of now.",
    "If {c.q} were the first thing I knew of you, I'd think of somebody already on their way out. Then I come to {q} and I see where from. They both have to be in the letter.",
    "Anyone reading only {q} would ask what you're going to do now. You answered that before it was asked: you want to {c.inf}. There's still the how, and the how gets done in pieces.",
    "Of everything you might have wanted, you want to {c.inf}. And you told me {q}. I'm struck by how well acquainted those two are, though each is in a box of its own.",
    "I read {q}. I read that you want to {c.inf}. I wonder how many days there are from one to the other, and I don't think it matters. One starts with today's, which is a short one besides.",
    "Wanting to {c.inf} doesn't rub out {q}, and isn't meant to. It's closer to what people do with their hands once they know what happened.",
    "One could talk of any number of things to a person who wants to {c.inf}. I'm keeping to one that's yours, {q}, since any step you take is going to start from it.",
    "You wrote {q} and, at the close, {c.q}. The first is known to whoever was nearby. The second, I think, is between you and me.",
    "Take away everything in your message that explains, and two things are left: {q} and {c.q}. One tells and the other asks. It's enough to write to a person on.",
    "In {q} you're looking. In {c.q} you've already moved a little. It doesn't take more distance than that to make two different moments.",
    "I imagine {c.q} said aloud in the middle of this other thing: {q}. It sounds odd and it sounds right. There are things that can only be understood when said in the wrong place.",
    "First you put {q}. Then there were boxes to fill, and in the last you left {c.q}. Not a minute went by between the two, I suppose, and it reads as a good deal more.",
  ]),
  ...movements('seen', { clause: plain, aspect: 'besidename' }, [
    "You tell me about {n} with some care, and in the middle of it {q} gets out. What gets out usually goes straighter.",
    "Anyone wanting to know about {n} would have to know {q} too. The one doesn't make sense without the other, or not as you tell it.",
    "There's a before and an after in what you say about {n}, and somewhere in them there's {q}. It needn't be settled which side. Some things, however they're sorted, go on being on both.",
    "{q}: other people won't keep that, out of all this. You will, since it was you who wrote it, and it only takes one person.",
    "In telling me about {n} you didn't begin with the end. You put {q}, and that's more like a corner, a spot one can look from without being in the way.",
    "If somebody wanted a single sentence from you about {n}, I don't know which you'd give. In this message it was {q} that came, and in a message there's time to think better of things. You didn't.",
    "What {q} lacks is background, and I'm not going to ask for it. The background is {n}, and you, and a time that nobody else lived through.",
    "I could have learned about {n} from half the words. The others, {q} among them, aren't information. They're company, and they're what gets lost when anyone sums up.",
  ]),
  ...movements('seen', { clause: plain, aspect: 'besidename', not: ['abuse', 'harm', 'suicide', 'perinatal'] }, [
    "You might have told me about {n} in general. Instead of that there's {q}, and I was in a room, with the door shut behind me.",
  ]),
  ...movements('seen', { clause: plain, aspect: 'besidepeople' }, [
    "In one and the same message there's {q}, and there's {p}. You needn't have put everything in together. You did because that's how it comes, and the rest of us tend to forget it.",
  ]),
  ...movements('seen', { clause: plain, aspect: 'besideday' }, [
    "I think of {day}, and I think of {q}. They may not belong together. But they're both from your calendar, the real one, not the one that shops give away.",
  ]),
  ...movements('seen', { clause: plain, aspect: 'besidespan' }, [
    "All sorts of things could've been said about {span}, and you said {q}. I take note of what you pick.",
  ]),
  ...movements('seen', { aspect: 'two-things' }, [
    "I've got {o} and I've got {o2}, and I find my way about your message by those better than by dates. If anybody asks where you'd got to, you can say: somewhere between the two.",
    "Some messages are full of words that can't be touched. Yours has {o} in it, and, a little further off, {o2}. You can tell that whoever's writing lives somewhere.",
    "No one else in the world has put {o} and {o2} in a single message. I say so because at times you'll think that yours is the same as everybody's. It's like it. It isn't the same, and the difference begins with those two.",
    "What have {o} and {o2} to do with each other? You. It's the only answer I can come up with, and it seems enough to go on with.",
    "I could stay for a while by {o} and a while by {o2}, like someone waiting at two stops for the same bus. No explanation comes. The waiting's pleasant enough.",
  ]),
]
