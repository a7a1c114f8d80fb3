import { movements } from '../../movement'

/** What things do when a house goes from two to one. */
export const thingsRupturaEn = [
  ...movements('thing', { topic: ['kitchen', 'food'] }, [
    "Don't apologise for thinking of {o}. When a household comes apart the small things are the only part that can be got hold of. The rest of it, the years, the reasons, won't go into a hand. And people cry over what's to hand. What else would they do?",
    "You mention {o}. An ending shows up first in the quantities; there's half too much of everything. Cooking for one is a trade that nobody's taught. Start with food that can be eaten with the fingers, at the window, in no order.",
    "Some dishes stay with whoever cooked them best, and some with whoever stays. With {o} it's up to you to say which, and you'll find that out by eating.",
  ]),
  ...movements('thing', { topic: ['drink', 'table'] }, [
    "You wrote {o}. Habit hands out places and portions without consulting anybody, so for some time there'll be one too many. Each time it happens put back the extra without comment. Not so much as a sigh. A gesture gets bored sooner without an audience.",
    "I think about {o}. Round things like that goes the conversation nobody would put in the minutes: who spoke first, who wanted ten minutes of not being spoken to. Now all ten are yours, and for the moment you can't think what to do with them.",
  ]),
  ...movements('thing', { topic: ['clothes', 'personal'] }, [
    "And then {o}. Somebody else's clothes in your house have a term, and it's you who sets it. One bag; a date in the diary; a friend to carry it round. Don't let there be a dramatic handing over on a doorstep. A bag, a bell, and home.",
    "You name {o}, somewhere between a keepsake and clutter. There's no hurry to rule on which. I'd only say it shouldn't sleep near your bed. What's in reach in the dark begins making decisions.",
  ]),
  ...movements('thing', { topic: ['phone', 'screen'] }, [
    "There's {o}, naturally. The history's kept in there with a precision no heart can stand: hour, minute, seen. Nobody rereads such a thing to understand. They reread to be back. Put it where it takes an effort to open.",
    "About {o}: machines don't know that anything's over. They'll go on suggesting the name, a photograph from three summers back, the film you were halfway through. It isn't a sign. It's a database with no manners.",
  ]),
  ...movements('thing', { topic: ['photo'] }, [
    "{o} can wait. There's nothing that needs tearing up, deleting or framing. An envelope, a folder, a shoebox with a date on it. In two years you'll look the way people look at a country where they once lived, and what'll strike you is how new the sofa was.",
  ]),
  ...movements('thing', { topic: ['music'] }, [
    "You name {o}, and I take it that it can't be heard as it used to be. Songs are got back the way neighbourhoods are: by going through with other people, for some other reason, until a day comes when you walk through thinking about milk.",
  ]),
  ...movements('thing', { topic: ['bed'] }, [
    "There's {o}, which at night is a map with a border. Try sleeping on the diagonal once, out of sheer cheek. Or get sheets you chose yourself, ugly if need be. The body should come across something in there that wasn't in the story.",
  ]),
  ...movements('thing', { topic: ['house'] }, [
    "You say {o}, and it's plain that each of you had a way of coming in. A lock takes half an hour to change; ears take longer. You'll look up at footsteps for some time. Then it'll be the man from upstairs, and you will know it's the man from upstairs.",
    "About {o}, here's a removal man's tip. Before settling what goes and what stays, stand in the middle for a while with your hands in your pockets and see where the light gets in. Places introduce themselves again to anyone who'll hold still.",
  ]),
  ...movements('thing', { topic: ['car', 'travel'] }, [
    "{o} [o:is|are] in it too. Trips that were made by two feel odd with one; there's more window than one person needs. Take somebody, take a programme you like, put the shopping in the seat. And just this once decide the route yourself.",
  ]),
  ...movements('thing', { topic: ['garden', 'petthing'] }, [
    "There's still {o}, and with that a bit of care that has no idea about separations. Be a little grateful for it. When all the rest is up for discussion it's good to have something that wants only water, or walking, or fresh earth.",
  ]),
  ...movements('thing', { topic: ['outdoors'] }, [
    "There's a place in your message, {o}, and at present it's out of bounds though nobody put up a sign. Shared places do go back to the council, by degrees. Go first in daylight, with someone who talks a lot.",
  ]),
  ...movements('thing', { topic: ['book', 'game', 'art'] }, [
    "You name {o}. It's curious what people claim at the end: hardly ever the expensive thing. They claim whatever proves there was an evening. What's on your side, use. What's on the other, call lent, to somebody who doesn't return things.",
  ]),
  ...movements('thing', { topic: ['child'] }, [
    "Among what you mention there's {o}, which alters the tone of any dividing up. What belongs to small people doesn't get divided. It gets doubled, or it travels. Let it be found in both houses, or come and go in a rucksack, and let no one need permission to have it here and there.",
  ]),
  ...movements('thing', { topic: ['feast'] }, [
    "{o} [o:comes|come] into it, and special days make bad judges. They'll show you what was done in other years, with music. Arrange something that has a time to arrive and a time to go. It's knowing when you can leave that makes it possible to turn up.",
  ]),
  ...movements('thing', { topic: ['sense'] }, [
    "You remember {o}, and no box will take that. It comes at you in the street, off a stranger, in a lift. It lasts a second and then you're walking. Lasting a second and then walking is precisely how it's done.",
  ]),
  ...movements('thing', { topic: ['money', 'work'] }, [
    "And in the thick of everything, {o}. You have to think straight about what you least want to think of at all. Get help from a person who's good at it and doesn't know you too well. Figures, when a stranger looks at them, go back to being figures.",
  ]),
]
