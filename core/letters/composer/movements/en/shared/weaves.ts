import { movements } from '../../movement'

/** Two things the person said, set side by side. What they wrote answers itself better than anybody else could. */
export const weavesEn = [
  ...movements('seen', { aspect: 'hurt-bond', assumes: ['affection'], clause: ['late', 'lastwords', 'unsaid', 'did', 'self'] }, [
    "There are two sentences in your message that don't look at each other. One says {q}. The other says {q:bond}. You answer for the first without being asked. You'd have to answer for the second as well, and it's odd how no one mentions that.",
    "That {t} is a fact. That {t:bond} is a fact as well. Facts don't cancel, but somebody has to name them all, and you did it almost in one breath. I have only moved them on to the same line.",
    "Put {q} on one side and {q:bond} on the other, and they won't balance; I'm not asking them to. All I'd like is that the next time the first one turns up it doesn't come by itself.",
    "When you tell me that {t} you hand it over like evidence. People collecting evidence against themselves end up collecting the rest by accident. {q:bond}, for instance. That was in the same envelope, and you put it there.",
    "You've been looking at one scene: {q}. Let me look with you at the one beside it, which is just as much yours: {q:bond}. I haven't brought it out to cover anything. Without it the first can't be understood.",
    "Which is the truth, {q} or {q:bond}? Both, naturally. But one of them says itself over and over at the top of its voice, and the other speaks low because it has nobody to convince.",
    "You gave the middle of the page to {q}. I would shift it slightly, just enough to see what was underneath: that {t:bond}. Now there are two things to look at, and your eye can go from one to the other.",
    "Anyone who read only {q} would think they were reading about a failure. Anyone who read on as far as {q:bond} would see how much there was, and how seldom a person is trusted with that much.",
    "You remember {q} as though all the rest had been the road that led up to it. The rest was {q:bond}, and that wasn't leading anywhere. It was already where it was going.",
  ]),
  ...movements('seen', { aspect: 'hurt-bond', assumes: ['affection'] }, [
    "I'm going to do what hardly anyone does alone at night, which is to read both of your sentences, and in this order. {q:bond}. Then: {q:hurt}. It goes on hurting. But the story no longer opens where it hurts, and that makes it a different story.",
    "{q:bond}. I read that slowly on purpose, because elsewhere there's {q:hurt}, which is so loud that it nearly drowns it. It was quiet and it was true, and it seemed to me someone should say it again.",
    "That {t:bond} and that {t:hurt} will go into one person and one month. You needn't join them up. I'd only ask that when you tell your story you don't leave out either.",
    "Where you put {q:hurt} your voice closes. Where you put {q:bond} it opens slightly. I don't know if you noticed as you wrote. It can be heard, the way one hears on the phone that somebody has smiled.",
    "I read {q:hurt} and thought I knew what your message was about. Then I got to {q:bond} and had to begin again. I'm glad I kept reading.",
  ]),
  ...movements('seen', { aspect: 'bond-now', assumes: ['affection'] }, [
    "First it was {q:bond}. These days it's {q:now}. What happened is in the gap between those two sentences, and you needn't fill it in for me. It's all there in the change of tense.",
    "That {t:now} has an explanation, and it was you who gave it: {q:bond}. What has been done that many times isn't undone by being informed. It frays, with use, from the edges.",
    "It doesn't surprise me to read {q:now}. After {q:bond} it would be strange to read anything else. The gap is the precise shape of what filled it, which is why other things won't go in.",
    "On the one hand {q:bond}, on the other {q:now}. I have no bridge to offer you. There are days, set one after another, which is how people get across the places that have none.",
    "{q:bond}, and then {q:now}. They could be two people talking. They're the same one with some months in between and a good deal less sleep. If you meet that second person in the mirror, be civil: it's the one who remembers.",
  ]),
  ...movements('seen', { aspect: 'now-will' }, [
    "You write {q:now}. You also write {q:will}. I don't see a contradiction. One part of you is already out on the pavement and the other is still hunting for its keys.",
    "You tell me that {t:will}, and, in the same message, that {t:now}. The distance between the two may make you impatient. To me it reads as good news in a very low voice, since nobody can want anything from there without having lifted their head.",
    "{q:now} says where you are. {q:will} says which way you're facing. Most people manage only one. With just the first, they sink; with just the second they talk nonsense at parties.",
  ]),
  ...movements('seen', { aspect: 'hurt-will' }, [
    "There's room in one message for the fact that {t:hurt} and the fact that {t:will}. You put them down side by side without apology. I like that you didn't choose. People do get along the road that way, dragging one thing and pointing at another.",
    "One of your sentences looks back, {q:hurt}, and one looks ahead, {q:will}. Don't ask them to agree. Ask them to take turns.",
    "What weighs is in {q:hurt}. What pulls is in {q:will}. Both are yours, and it isn't for me to say which has the floor today.",
  ]),
  ...movements('seen', { aspect: 'fact-now' }, [
    "You give the facts dry: {q:fact}. And then, as if it had nothing to do with it, {q:now}. It has everything to do with it. The first is what happened. The second is what happens, and goes on for longer.",
    "From {q:fact} to {q:now} is a few words on your page. In life it was rather further, and I don't suppose many people have asked about that stretch. I'm putting it on record: it exists, and you did it on foot.",
    "I read {q:fact} and then {q:now} the way you read a letter that has been folded. The crease shows. It's along the crease that the paper is worn.",
  ]),
  ...movements('seen', { aspect: 'fact-bond', assumes: ['affection'] }, [
    "You begin with what happened, {q:fact}, because that's what people ask. As soon as you decently could you went to the other thing: {q:bond}. That's where this story lives. The first is merely the door you had to leave by.",
    "A stranger would come away with {q:fact}. I'd sooner keep {q:bond}, which won't be on any certificate and does far more to explain why you are as you are this week.",
  ]),
  ...movements('seen', { aspect: 'fact-hurt', clause: ['late', 'lastwords', 'unsaid', 'did', 'self'] }, [
    "You put {q:fact}, and in the next breath you're in the dock: {q}. It was very quick. Between a thing happening and a sentence being passed there ought to be, at the least, some quiet, and a person who asks how you are.",
    "You could have put anything next to {q:fact}. You put {q}. Nothing about the circumstances or what others did: only your share. People who take others seriously talk like that, and it does them more harm than they've earned.",
    "It happened that {t:fact}. And you tell yourself that {t}. The one doesn't prove the other, however alike they sound at certain hours.",
  ]),
  ...movements('seen', { aspect: 'fact-hurt' }, [
    "That {t:fact} is one thing, and that {t:hurt} is another. They've washed up together and it's hard by now to see them singly. Try it for a minute, even if they stick again afterwards. One at a time they weigh a good deal less.",
    "The facts are {q:fact}. What they left behind is {q:hurt}. About the facts everyone's going to ask. About the other hardly anybody will, so it's the other I'd sooner talk about.",
  ]),
  ...movements('seen', { aspect: 'scene', assumes: ['affection'] }, [
    "There's a whole scene in your message and you told it almost by accident: {day}, {o}, and this line of yours, {q:bond}. Nothing happens in it. Nobody would take its photograph. If you ask me where the important part is, I'd say somewhere between those three.",
    "{o}, {o2}, {q:bond}. I'm only copying out your words one after another, adding nothing, and already there is somewhere a person could live. It's strange how little it takes.",
    "You gave me {o}, and you gave me a sentence, {q:bond}. From those I could build up a whole season, and I'm not going to, because it would be mine. Better to leave them together the way you left them. You were there; you know the rest.",
    "Read quickly, {q:bond} is a memory. Read again, with {o} next to it and {o2} not far off, it's closer to a method. That was how people were looked after there, and you happened to be inside it.",
  ]),
  ...movements('seen', { aspect: 'two-things' }, [
    "You named {o} and you named {o2}. They have nothing in common and they're in one message, as things are in one drawer. I sometimes think a life could be told that way, with no verbs, just by what was left lying about.",
    "{o}. {o2}. I've made a list of it because it's easier to see in a list: anyone might own such things, and in your message they could only be these. When something common belongs to somebody, it shows.",
  ]),
]
