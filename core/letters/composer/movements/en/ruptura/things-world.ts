import { movements } from '../../movement'

/** What things that go out of doors, or belong to work and dates and the senses, do after a separation. */
export const thingsWorldEn = [
  ...movements('thing', { topic: ['music'] }, [
    "You name {o}, and I take it that it can't be heard as it used to be. Songs are got back the way neighbourhoods are: by going through with other people, for some other reason, until a day comes when you walk through thinking about milk.",
    "I'd be careful with {o}. Sound gets in without knocking. If it catches you in a shop, look for the nearest thing with writing on it and read it from beginning to end, ingredients, allergens, the address in Luton. By then they'll be on to the next number.",
    "So {o} [o:is|are] in this. Music doesn't remember whose it was, and it's been other people's all along; some couple in Ghent broke up to it years ago. Leave it on the air for a while. You'll be able to have your half back when the wanting's gone out of it.",
  ]),
  ...movements('thing', { topic: ['car'] }, [
    "{o} [o:is|are] in it too. Trips that were made by two feel odd with one; there's more window than one person needs. Take somebody, take a programme you like, put the shopping in the seat. And just this once decide the route yourself.",
    "You mention {o}. A good many endings seem to take place on wheels, between two points, with a belt on. If you've got to go by the same way, change one thing about the going: earlier, with a window down, by the road that passes the pie shop.",
    "What can be done about {o}? Very little from here. But there's a comfort in anything that has to be steered. Mirrors, brakes, the fellow ahead who can't make up his mind. While you attend to those, the other thing has to sit in the back.",
  ]),
  ...movements('thing', { topic: ['travel'] }, [
    "I see {o} in what you told me, and I think of how one travels when there's nobody to say look to. You can say it anyway. Look, you say, storks. It's an observation; it was never addressed to anyone in particular.",
    "You mention {o}. Whatever was arranged for two has a second life as something arranged for one, or for you and a cousin, or for somebody at work who can't believe their luck. Decide on a weekday, over lunch. It mustn't be decided by whichever of you is awake at two.",
    "And {o}. There's hope folded up in such things; one doesn't buy or pack them otherwise. I wouldn't be hard on the person who did. They were looking forward. It's an ability, and it hasn't been used up, whatever it looks like from here.",
  ]),
  ...movements('thing', { topic: ['transit', 'road'] }, [
    "You put in {o}, and I know the place, as everybody does: people standing, each with something in a bag, all of them looking the same way. It's a good school for the present situation. One waits, one isn't asked why, and after a time one's somewhere else.",
    "Public places like {o} are kind in their fashion. Nobody will ask you to smile. A whole afternoon of the heart can be got through with a ticket in one's glove, next to a man eating crisps, and I've known people leave part of it under the seat.",
  ]),
  ...movements('thing', { topic: ['outdoors'] }, [
    "There's a place in your message, {o}, and it may be that at present it's out of bounds though nobody put up a sign. Shared places do go back to the council, by degrees. Go first in daylight, with someone who talks a lot.",
    "You mention {o}. Out of doors has one advantage over rooms, that it was never arranged for you and doesn't have to be rearranged. It was there for the good days without taking part. Take it a bad one. It'll be just as little impressed.",
    "With {o}, as with any landscape, what went on in it leaves no mark. I find that restful, though I can see that somebody might find it cruel. A heron will be standing where you stood. There's room for you both.",
  ]),
  ...movements('thing', { topic: ['book', 'game', 'art'] }, [
    "You name {o}. It's curious what people claim at the end: hardly ever the expensive thing. They claim whatever proves there was an evening. What's on your side, use. What's on the other, call lent, to somebody who doesn't return things.",
    "I come back to {o}. Pages and such have the good manners to stay shut until they're opened. Let that one stay shut for a bit. It doesn't need an inscription scratched out or a ceremony; only to stand among others, in alphabetical order, between two that have nothing to do with it.",
    "There [o:is|are] {o}, which would mean nothing to a burglar. It's among things of that kind that a shared life really went on. You could give it work: lend it, finish it, let somebody spill tea over it who never heard the story.",
  ]),
  ...movements('thing', { topic: ['feast'] }, [
    "{o} [o:comes|come] into it, and special days make bad judges. They'll show you what was done in other years, with music. Arrange something that has a time to arrive and a time to go. It's knowing when you can leave that makes it possible to turn up.",
    "You mention {o}. A day like that gets photographed from the front, and so it keeps a face that ordinary time can't compete with. I'd not set it against the rest, in either direction. It was a day. There was weather and somebody's shoes hurt.",
    "Everyone will be tactful about {o}, and tact's exhausting. You might say beforehand: it's a hard one, I'll come for an hour, don't seat me by the choir. People are so relieved to be given something they can do.",
  ]),
  ...movements('thing', { topic: ['sense'] }, [
    "You remember {o}, and no box will take that. It comes at you in the street, off a stranger, in a lift. It lasts a second and then you're walking. Lasting a second and then walking is precisely how it's done.",
    "There's no putting {o} on a shelf. What got in by the ear or the nose keeps its own key and comes and goes. I'd not bar the way. When it's been, have a look about you and name what's there: rain, diesel, somebody frying onions.",
    "In your account there [o:is|are] {o}, and it stopped me, because here's the one part which can't be put in writing. You have it and I don't. You'll have it in ten years, I'd guess, a bit worn at the corners, and it'll turn up while you're tying a shoe.",
  ]),
  ...movements('thing', { topic: ['money'] }, [
    "And in the thick of everything, {o}. You have to think straight about what you least want to think of at all. Get help from a person who's good at it and doesn't know you too well. Figures, when a stranger looks at them, go back to being figures.",
    "You had to put {o} in as well, I see. It's considered low to mention it in the same breath as love, and it's what keeps people awake. Do it in the mornings. Have a folder of a bright colour. Whatever's in the folder is not allowed to be in your head as well.",
  ]),
  ...movements('thing', { topic: ['work', 'school'] }, [
    "You bring in {o}, so the weekday world comes into this as well, the part with opening hours and other people's coats. It can be a nuisance to carry a thing of this size in there. It can also be a help, as there's always someone in it who needs to know where the lid is.",
    "There [o:is|are] {o} in this, so it didn't keep to the evenings. Wherever your days are spent at present, tell one person there. Not the tale; just that you're below par and that it'll last some weeks. It's easier to be slow where it's known you aren't idle.",
    "You wrote {o}, and I could see a bit of the day round it: the hour, the sort of light, who else was about. That's the trouble with endings, they happen in the middle of things that have nothing to do with them. It's the mercy too. One can go on noticing the light.",
  ]),
  ...movements('thing', { topic: ['hospital', 'body'] }, [
    "You name {o}, and so there's more in this than a parting. Let the practical part be practical: a list, a number to call, someone to come along and remember what was said. You were used to there being a second pair of ears. Borrow some.",
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    "{o} [o:has|have] a place in what you tell me. I wouldn't presume to say what [o:it holds|they hold] for you. If it's somewhere you used to go as two, go once by the side door, at an hour when there's only the woman doing the flowers. She'll nod. You can sit as far back as you like.",
  ]),
]
