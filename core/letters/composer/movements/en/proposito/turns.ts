import { movements } from '../../movement'
import { aboutSomebody } from './who'

/** A change of light. */
export const turnsPropositoEn = [
  ...movements('turn', {}, [
    "A direction isn't found, it's worn. You go about for some months over here, get bored, bear off, and when you look behind there's a line. It never feels like a line from inside. It feels like going out for milk.",
    "You might be on a landing. You go neither up nor down, you get your breath, and there are things to be seen from that window that can't be seen from the stairs. Plenty of people take the landing for the top because nobody told them there were other floors.",
    "It isn't willpower you lack. It's somewhere to put it. Will with nowhere to go spins like a key in the wrong lock and gives every impression of being broken.",
    "Some questions get answered only while the hands are busy. As long as you think about them nothing occurs. Then you're sanding a door, or showing a child how to do up laces, and the answer walks in without knocking.",
    "There's something honest about losing your bearings. You have to have had some. There are people who never get lost because they've never left the roundabout.",
    "People will have told you to follow your passion, and passion may be exactly what isn't picking up. Try following curiosity, which is humbler and more stubborn. It won't sweep you off your feet. It points at small things and says, what's that?",
    "What you are didn't get left behind in what you did. It had been using that to look out of. It'll find another window; for now it's going round the house trying the catches.",
    "Sometimes meaning withdraws so that you can have a rest from it. It sounds absurd. But ask anyone who has lived for years for a cause, and they'll tell you how well they slept on the one night they weren't carrying it.",
  ]),
  ...movements('turn', {}, [
    "I'd give up, for a month, the idea that this has to be solved. Put it down as you would a heavy bag in a queue, where you can see it, and move it along with your foot. You'll still be in the queue. Your arm will stop shaking.",
    "It might be that {q} isn't in the way of what you're looking for. Suppose it were the way in. It's narrow, and you would have to turn sideways and leave a few things outside. I don't know; I haven't seen the place. I only notice that it's the part you keep walking back to.",
    "What I'd most like is for you to be surprised, this week, by something under ten minutes long. I can't arrange it. You could leave a few gates open, though: say yes to the lift home, ask the second question, take the stairs with the noise coming from them.",
    "Strength isn't what's asked of you. What's asked is company and a bit of method, like moving a wardrobe. Two people, one at each end, who agree beforehand on when to breathe.",
    "Don't think of it as starting over. Nobody starts over. They start from the kitchen they're standing in, with that back and those cousins, knowing what they know about damp. It's a much better place to start than zero.",
    "If I believed that you had come to a stop, I'd say so gently and leave you to rest. But I've seen {q}. A thing that has come to a stop doesn't talk like that. It sounds to me like an engine on a cold morning: plenty of complaint, and every so often it nearly catches.",
    "For a question as wide as yours there's one cheap piece of equipment, and it's a person to be accountable to for something silly. I'll have tried the soup place by Friday. I'll have looked up what a lathe costs. Report, be teased, go on. I have seen whole lives turned round on less, over coffee, by two people who thought that they were only gossiping.",
  ]),
  ...movements('turn', { not: ['little', 'sober', 'childless', ...aboutSomebody] }, [
    "Let us say that for the next while {n} will be a question and you needn't be its answer. You may be the one who goes about with it, as a child goes about with a stone in its fist, warm, a bit sticky, not shown to everyone.",
    "Whatever you do next, it'll be someone's first experience of you. They won't know about {n}. They won't know what you've been used to, or what you can't do any longer. For a quarter of an hour you'll be just a person who has come about the Thursday class and is wondering where to put their umbrella. It's a kind of pardon.",
    "There's a great deal in your message that isn't trouble, and you've gone past it. You told me about {n} as someone does who has been paying attention for years. That's a skill. It goes with you, and it can be pointed at other things without asking permission.",
  ]),
  ...movements('turn', {}, [
    "You'd like to be sure before you move, and so would anybody. I have looked at how people get sure. They do it afterwards, from the inside, with sore feet. Beforehand there's only whether a thing makes you stand a little straighter when you say it out loud.",
    "The part of you that wrote to me at all interests me more than the part that has no answers. It found the form, it thought about the wording, it pressed send. All that without a purpose to its name. I'd put that one in charge of Mondays.",
    "It would be possible to make this sound like a crisis. I'd call it an interval, in which someone has put up the house lights and you see what the theatre's made of: dust, gilt, a man with a broom. It's less than one hoped. You know by now, though, where the exits are, and who it is that sweeps.",
    "My own suspicion is that you know rather well what you don't want. People undervalue that. A sculptor hardly knows anything else, at first: not this, not this. And it's loud, and there are chips everywhere, and no one coming in at that stage would guess what was being spared.",
    "When people say that they found themselves they mostly mean that they were found: somebody asked them to do something, and it fitted. I can't do the asking from here. But you could stand where people get asked. By the notice board; in the kitchen after the meeting; one row nearer the front.",
    "If it's any help, nobody is ahead of you. They're elsewhere. Someone's envying you at this moment, I shouldn't wonder, for a thing you haven't thought about in a year: your staircase, your free Wednesday, that you can still ring the person you ring.",
  ]),
  ...movements('turn', {}, [
    "One day you'll be describing this time to somebody and get the dates wrong. Was it that spring or the one after? You will remember what coat you had. You'll say, I didn't know what to do with myself, and they'll nod, as one nods at weather in another country, and pass you the bread.",
    "What about being moderately good at something pointless? Skimming stones, the harmonica, knowing which cheese. It has no future in it, and that's the whole charm. A person who has been valued for results needs an hour a week in a place where results aren't accepted.",
    "You put a great deal into one sentence, {q}, and I've been careful not to answer it with another. Sentences like that aren't short of replies. I would prefer to give it an afternoon off. Take it somewhere it hasn't been. Let it look at ducks.",
    "I can tell you what I'd do with a compass that had started to swing. I wouldn't throw it away. I'd move off a few paces, because as a rule there's something made of iron nearby: a timetable, somebody's opinion, one's own voice at twenty. A few paces is often enough for the needle to make up its mind.",
    "Between being lost and being on the way there's no difference that shows in a photograph. Somebody in a hat, looking at a fork. You would have to ask them how they feel about lunch.",
    "Ask less of the word future for now. It has been made to carry pensions, and children's teeth, and the sort of person one ought to be. Use next week. It's a strong little phrase, it's never been to a conference, and one can nearly always think of something to put in it.",
  ]),
]
