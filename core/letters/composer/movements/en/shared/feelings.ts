import { movements } from '../../movement'

/** Meeting what weighs, by its name. These fit any path; the paths add their own. */
export const feelingsEn = [
  ...movements('feeling', { any: ['feel:guilt'] }, [
    "Guilt keeps the head busy with a question that looks useful: what if. It's a machine for turning out parallel lives in which you come off better. You don't live in any of those. In the only one there is you did what you did, with that day's sleep, that day's fear and that day's information.",
    "Guilt would like to be an accountant. It turns up late, in sleeve protectors, and begins adding a column with nothing in it but debits. Ask to see the other column. It'll say it doesn't keep one. Well, then you know what its sums are worth.",
    "One thing about guilt: it needs you to have been in charge of everything. That's a painful way of not admitting how much was out of your hands. Being to blame hurts less than having had no say, which is why it's so hard to give up.",
    "Guilt is fond of the conditional: would have, could have, if only. Nobody has ever lived in that tense. When you catch yourself there, come back to the plain past, which is harder and fairer. I did this. I didn't do that. I cared.",
  ]),
  ...movements('feeling', { any: ['feel:anger'] }, [
    "And the anger. Please don't hide it behind something more presentable. It's the part of you that still expects things to be fair, and I'm not going to be the one to tell it otherwise.",
    "You wrote {e}, and I think it's a clean word. The trouble comes from the kind nobody mentions, which leaks out elsewhere: at the man in the bank, in a cupboard door. Named, it at least has an owner.",
    "Anger likes to move. I'm not saying obey it. I am saying that it goes bad sitting down: walk it a long way round, write it the letter it wants and don't post it, pull up weeds. Afterwards it looks about and is smaller.",
  ]),
  ...movements('feeling', { any: ['feel:sadness'] }, [
    "It's possible to live under one roof with sadness provided there are rules. It doesn't eat in bed. It doesn't make decisions. It doesn't answer the phone. In return it gets its own chair, its time of day, and nobody introduces it to visitors under another name.",
    "The sadness you mention doesn't ask for much. It would like not to be hurried or turned into anything else. A while in a chair, a while out of doors. Left alone it knows its trade; corrected, it jams.",
    "You say {e}, which is a modest word. It accuses no one. It doesn't want to understand. It just sits down. Some afternoons the best that can be done is to make room on the bench and carry on peeling carrots.",
    "There's a sadness that flattens and one that keeps you company, and they may be the same one at different times of day. If mornings are worst, decide nothing in the morning. Wait until it has loosened its grip by one finger.",
  ]),
  ...movements('feeling', { any: ['feel:pain', 'feel:love'] }, [
    "What you call {e} isn't passing through and hasn't come to teach you anything. It marks a place where there was contact, like the worn part of a banister. You can feel it because so many hands went by.",
    "I have no better word for {e} than yours. It hurts because there was something, and I know of no way to have had it that didn't carry the risk. That isn't meant as comfort. I say it so you won't go looking for the fault where there wasn't one.",
    "About {e} I'd say only this. We love with something that can't be dismantled afterwards. It stays in, like wiring in an old house, and there's current still going to rooms where no one goes any more.",
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    "When fear comes, do something that makes you count: stairs, tiles, spoonfuls. I don't claim that it cures. It's just that fear can't count, and as soon as there are numbers it loses its place.",
    "What you call {e} always lives slightly further on: next week, the next night, the next date on the calendar. Here, in the minute it takes to read this, it hasn't happened yet. I don't offer that as a cure. It's a foothold.",
    "Fear is very good at planning and very bad at stopping. If it wakes you at four, don't debate. Tell it you're making a note for the morning, make the note, and let it know it has done enough for one night.",
    "There's no arguing with fear, because it wasn't argument that brought it. You can speak to it lower, though, and feed it less: less screen after dark, less walking round the same block, something warm to hold.",
  ]),
  ...movements('feeling', { any: ['feel:emptiness'] }, [
    "You write {e}, and what I see is a shop window between seasons: the old things gone, the new not in yet. Passers-by think it's closed down. Inside there's somebody in slippers, sweeping and thinking. There's no call to open early.",
    "You say emptiness, and it's a frightening word because it appears to have no floor. But a thing has to have held something before it can be noticed as empty. I'd call it vacated. That may sound no better at night, and it's still a different thing.",
    "Don't be quick to fill the empty place. Most of what is pushed in there in a hurry has to be carried out again later. For now it's enough not to fall in: put fixed hours around it, a meal, a call, a short walk with a turning point.",
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    "You say that you're alone with it, and I picture a table laid for more than are coming. Begin by clearing the plates that aren't needed. Then, one evening a week, always the same one, have somebody round to do nothing. Lasting company mostly starts like that, with no plan and yesterday's bread.",
    "The loneliness you mention isn't always cured by people. Sometimes people make it worse, since you have to act as though. Look for the person, there may be just one, with whom no face needs to be put on.",
    "You speak of being alone in it. One kind of loneliness is having nobody near, and another is when nobody near knows what you've got inside. For the second sort, having written this is a beginning. It's been read to the end.",
  ]),
  ...movements('feeling', { any: ['feel:tiredness'] }, [
    "You're driving on the reserve tank and still looking at the map of everything that's left. Fold the map. There's one stretch today, as far as supper. And if in that stretch you need to pull over twice, you pull over twice. No one's behind you.",
    "You say {e}. Of course. What you're doing is work, although there are no hours posted and nobody pays: keeping your face in order, answering messages, being told again each morning. Work is tiring. A rest from it isn't the same as giving it up.",
    "The tiredness you name won't be slept off in a night. It comes from carrying more than from doing. That's why it drains you on days when, to anyone watching, you've done nothing at all.",
  ]),
  ...movements('feeling', { any: ['feel:longing'] }, [
    "Being prone to longing isn't a defect of manufacture. It's the one way we have of being in two ages without losing either. It's tiring, because each afternoon has to be lived double. When you can, stay for a while in this one: what time it is, what light, what fruit there is.",
    "Longing has a poor reputation, as though it were a way of not living. I think of it as knowing where the good was. You don't have to move back there. You can visit, and be home for supper.",
    "What you call {e} picks its scenes well; it never brings the dull ones. It isn't lying so much as editing. When it shows you one, watch it to the end, and then ask to see what was left on the floor.",
  ]),
  ...movements('feeling', { any: ['feel:relief'] }, [
    "You put down relief, and that took some nerve. It's possible to have cared and to breathe better afterwards, to weep and to sleep through for the first time in months. No one is keeping that ledger. You might stop keeping it too.",
    "Relief isn't the opposite of sorrow. It's what is left when a very long wait is over. It came without being sent for. You owe nobody an account of it, yourself least of all.",
  ]),
  ...movements('feeling', { any: ['feel:uselessness'] }, [
    "You feel surplus, and that's a word from stocktaking. People aren't over or under in the way that chairs are. Think of someone you're fond of, and ask yourself whether it's for their output. Well then.",
    "The uselessness you notice is the sound of a machine that has stopped. Nobody hears how much it hummed until it's switched off. After a time, in that quiet, you begin to hear other things you also were, which were never needed for anything.",
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    "Shame lives on not being told, so you've already taken something from it by writing it down. What you've put here doesn't make me think less of you. It makes me think you have been alone with it for a long time.",
    "Shame always supposes there's an audience. There hardly ever is; everybody is off somewhere hiding their own. On this page, at any rate, no one is looking who isn't on your side.",
  ]),
  ...movements('feeling', { any: ['feel:confusion'] }, [
    "Not knowing what you feel is a way of feeling that has been given a bad name. I'd leave it be and only watch what you do without thinking: who you look at when something happens, which tune you can't get rid of, what road you take home. It's written down there, in another hand.",
    "Confusion is no lack of brains or backbone. It's what happens when several true things pull on one rope. You don't have to settle today which of them is in charge. You could simply stop calling it madness.",
    "You tell me that what weighs is confusion. I wouldn't ask you for clarity. Clarity on demand is usually forged. I'd ask something humbler, which is what you mean to do this evening between six and seven.",
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'] }, [
    "You've named {e}, and I won't be showing you the full half of the glass. At some hours the glass is beside the point. You sit on the kerb, look at your shoes and wait for your chest to make room. It usually does. Not straight away and not altogether, but enough to stand up.",
    "I'm not going to answer {e} with encouragement. At that point encouragement is just more noise in the room. All I'd say is that looking far ahead is no use at present, and looking close is: as far as tonight, and no further.",
    "You wanted to do something and there was nothing to do, or you couldn't find it. That's the roughest part, the hands ready and nowhere to put them. It's why there is a very small task further down. It changes nothing that happened. It occupies the hands.",
  ]),
  ...movements('feeling', { any: ['feel:numbness'] }, [
    "Not feeling is a kind of feeling. It is the body pulling the door to when too much arrives at once. Don't force it. It opens from inside, a little at a time, and commonly over something silly: a jingle, the smell of another person's dinner.",
    "That the tears won't come, or that nothing comes, says nothing about how much it mattered. Some people cry at once and some people cry in March. There isn't a right month.",
  ]),
  ...movements('feeling', { any: ['feel:disappointment', 'feel:jealousy'] }, [
    "Disappointment hurts in both directions: it spoils what happened and then goes back to go through what you used to believe. Don't throw out the whole archive. What you lived, you lived with the eyes you had, and it doesn't turn false because somebody else fell short.",
    "What you admit to there doesn't make you small. To measure yourself against another and come off worse is one of the commonest pains there is, and one of the least confessed. You've confessed it. That leaves it its proper size.",
  ]),
  ...movements('feeling', { any: ['feel:gratitude', 'feel:peace', 'feel:hope'] }, [
    "That you can write {e} in the midst of this doesn't mean it hurts less. It means there's more than one thing in the room. Leave them together. Neither needs to put the other out.",
    "You put {e} in the space for what weighs most, and I was glad that it weighed. Good things have to be carried as well, when the person who helped carry them isn't there, or before you know what to do with them.",
  ]),
]
