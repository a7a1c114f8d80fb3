import { movements } from '../../movement'

/** Half-way through a long letter, what opened it comes back. */
export const deepThreadEn = [
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    "We're about half-way, and I'd like to go back for something. {tq}. I read it first without knowing the rest. Reading it now, with the rest in view, I find it's the same words and a different size.",
    "All this while I've kept {tq} open at the side of the page. I haven't left it. I went round by way of what stands near it, because head on, at the start, it was too much to ask of anyone.",
    "Whenever I get a little further into this I look over my shoulder, and there it is: {tq}. Most of what I've said so far was said to that. So is what's still to come.",
    "Somebody who opened this letter at the present page wouldn't know what it's about. You would. It's about {tq}, and has been from the first line, even where it seemed to be talking of other things.",
    "Let me take up {tq} again. It sounded, when you wrote it, like a thing said by itself. It has a house round it now, and hours, and other people. It costs the same. One sees better what the cost is.",
    "I notice I've gone some way without naming {tq}. I hadn't forgotten. I wanted enough floor laid before we stood there a second time, and I think there's enough.",
    "Read once more, {tq} has less of an edge on it and goes further down. Perhaps that's only me, having spent some pages in your company. Perhaps, meeting it here, you'll hear it as if somebody else had said it, whom you'd be quicker to understand.",
    "Still {tq}. I wrote it at the top of my notes and I've not crossed it out. There are things that a letter doesn't settle; it moves them to a better chair, nearer the window, and goes on talking with them there.",
  ]),
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    "Back to {o} for a minute. It was the first I saw of your story, and it has kept its place while we talked of other matters. I like a letter to have something in the middle of it that could be touched.",
    "I haven't lost sight of {o}. What I've written since, I wrote with that in the corner of the page, where you put it.",
    "Through all of this {o} [o:hasn't|haven't] stirred. What sums a thing up best is sometimes what can't speak. If I were allowed to keep one noun of your message, I know which I'd keep.",
    "I'm thinking again of {o}. At the start it was one fact among the others. By now it couldn't be exchanged for anything else without the story ceasing to be yours.",
  ]),
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    "And {tq} is with us yet. I've put questions to it from the side for some pages now, and had short answers, as one does from whatever's in earnest.",
    "What comes next has to do with {tq} as well, though it won't say so. I'm saying so here, once, in case it looked as if I were crossing the road to avoid it.",
    "I underlined {tq} in the first paragraph and the line's still there. If the rest of this went astray, somebody patient could write it over again from that.",
  ]),
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    "Talking of other things I've come round to {o} again. It happens with what has been looked at a good deal: most roads let out there in the end.",
    "I haven't said all there is to say about {o}, and don't intend to. It's enough if a picture of that comes up for a second as you pass this line, from as far off as you like.",
  ]),
]
