/** Those who were never a couple: friends, family, work, a country. What only holds between two who lived as a couple is not said of them. */
export const neverCouple = [
  'kin:friend', 'kin:mother', 'kin:father', 'kin:parents', 'kin:sibling', 'kin:child', 'kin:baby', 'kin:grandparent', 'kin:grandchild', 'kin:uncle', 'kin:cousin', 'kin:nephew', 'kin:inlaw', 'kin:teacher', 'kin:colleague', 'kin:neighbour',
  'kin:family', 'kin:group', 'kin:job', 'kin:vocation', 'kin:faithful', 'kin:country', 'kin:home', 'kin:health', 'kin:dream', 'kin:business', 'kin:self', 'kin:person', 'kin:pet', 'pet',
]

/** Where somebody was harmed, or did the harm, what is said of an ordinary separation would be wrong. */
export const notHarm = ['abuse']
export const coupleOnly = [...neverCouple, 'abuse']
