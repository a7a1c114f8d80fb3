import { movements } from '../../movement'

const family = ['kin:mother', 'kin:father', 'kin:parents', 'kin:sibling', 'kin:child', 'kin:uncle', 'kin:cousin', 'kin:grandparent', 'kin:inlaw', 'kin:family', 'kin:nephew', 'kin:grandchild']
const work = ['kin:colleague', 'kin:teacher', 'kin:job', 'kin:business', 'kin:vocation']
const places = ['kin:country', 'kin:home']

/** Separations that aren't between two people who were together: relations, partners at work, places. */
export const estrangedEn = [
  ...movements('bond', { any: family }, [
    "With family the tie has no clasp. One can be on no terms at all with {r} and still share a nose and a way of sneezing. So it never quite ends and there's no day on which to be consoled for it. You've got the right to call it a loss all the same. You don't need a certificate.",
    "People will tell you that blood's thicker. I've never known what one is meant to do with the information. What I see is that you were somewhere very early on with {n}, before there was any choosing in it, and it's hard to stop being from a place because you no longer go there.",
    "It's odd how few words there are for it. The papers have notices for births and weddings, and none to say that two relations no longer speak. You have to decide, each time that somebody asks how {r} is, how much of the truth will go through the gap. Fine, you may say. I believe they're fine.",
    "Among relations the quarrel is hardly ever about the thing that was quarrelled over. That's only where it broke. Behind it there'll be who was listened to at table, and who carried what. You needn't go back over the lot. You may be quite sure that it didn't all happen on that day.",
  ]),
  ...movements('event', { any: family }, [
    "Distance from a relation has to be kept up, like a hedge. There'll be a wedding, a bad scan, a Sunday with too much sky in it, and somebody will say, surely now. You can go to a thing and stand at the other side of the room. You can send a card and not go. Neither of those is a verdict.",
    "Not to be in touch may be the most considered thing you've done in years, and it'll still feel on certain mornings like having left the gas on. Check if you must. Then go out. It's an old alarm, fitted when you were small, for a house that you've since moved out of.",
    "Others in the family will want you to choose a version they can live with. They mean it kindly; a gap at the table is a reproach to everyone who's sitting there. You can be good to them without moving your chair. Ask about the garden. Bring a pudding.",
    "Somewhere you'll have kept a picture of how it would be if {n} came round, in both senses. There's no harm in a picture. I'd only make sure it isn't hanging where you have to look at it before you've had your tea.",
  ]),
  ...movements('gesture', { any: family, not: ['close:selfforgive', 'close:thanks'] }, [
    "Cook the thing that was always cooked, in your own way, for people who've no idea what it is. Say that it's from home. You'll have had that much of the family round, the part that's innocent, and nobody needed to be invited who would spoil it.",
    "Write down one fact of the family's that you'd like to survive: a street, a saying, the name of the horse. Put it where somebody younger might come on it. You're keeping a thing that was yours before it was a quarrel, and it doesn't oblige you to telephone.",
    "Choose an older person who's no relation and go to see them, with something from a bakery. I'm not suggesting a substitute. It's a matter of having somebody about who remembers rationing and is pleased that it's you at the door.",
  ]),
  ...movements('bond', { any: work }, [
    "To part from somebody you worked with is thought to be a matter of contracts. It's more like a marriage than a marriage is, in some ways: more hours, more coffee, more of each other's bad mornings. There won't be any flowers. I'd take an afternoon for it anyway, and leave the tie at home.",
    "You and {n} made something between you. Whatever's become of it, there was a time when it didn't exist and a time when it did, and you were one of the reasons. It can be sold, closed, put in other hands. It can't be got back to not having been made.",
  ]),
  ...movements('event', { any: work }, [
    "There's the affair itself, and there's what you know how to do, and at the moment the two have been tipped into one drawer. Take them out separately. The know-how has no grievance. It would be just as glad to be used on Monday for something quite different, such as somebody's kitchen shelf.",
    "People will ask whether it's business or personal. I've never seen where the join is. You gave it your early mornings, and a person's early mornings are about as personal as it gets.",
  ]),
  ...movements('bond', { any: places }, [
    "One can be parted from a place as surely as from a person, and with less sympathy, since the place is said to be still there. It is. It's getting on without you, with its buses and its pigeons. What you had wasn't really the place. It was being someone who could find a light switch in it in the dark.",
    "You'll catch yourself comparing, bread with bread, rain with rain. Let yourself. It's how anybody learns a second town, by finding out in what way it's wrong. After a while the list gets shorter, and then one day a visitor complains of the bread and you find that you're offended.",
  ]),
  ...movements('event', { any: places }, [
    "To have left {n} may have been right and it may still be sore, as a tooth's place is. Nothing's being reproached by the soreness. Say the names of the stops out loud now and then. Cook what you used to buy on the corner. It's you that they belong to; the stops don't know.",
  ]),
]
