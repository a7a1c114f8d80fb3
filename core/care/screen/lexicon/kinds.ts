/** What several classes have in common, so that a rope and a bridge, a will and a note, teach the same thing. */
const kinds: Record<string, string> = {
  endSelf: 'killme suicide',
  dying: 'die dead death',
  nothing: 'disappear forever end',
  living: 'live life exist born wake continue here',
  means: 'pills rope height train blade gun gas water car drugs',
  act: 'swallow jump cut all enough',
  near: 'now today soon weekday clock special',
  past: 'longago yesterday',
  prepare: 'note write affairs giveaway lookafter findme whenread store acquire count plan decided',
  parting: 'goodbye forgive tell loveyou dontcry last',
  want: 'want wish urge think dare need',
  intend: 'intend try almost',
  despair: 'burden betteroff hopeless sense trapped empty selfhate fedup',
  low: 'tired sad lonely anx fear pain shame anger',
  ease: 'calm rest sleep',
  harm: 'hitsme rapes control breakin touch',
  kin: 'mother father child sibling grandparent',
  love: 'partner ex breakup',
  mind: 'voices orders paranoia devil',
  body: 'eatless purge faint refuse effect blood veins',
  scene: 'food home travel sport money school work code product game trivial',
  told: 'fiction quote news laugh',
  passing: 'died miss',
  beyond: 'joindead heaven god god_take',
  deny: 'no nomore without',
  ask: 'how howmuch why',
  them: 'other himself killed3 want3 intend3 friend',
}
const byConcept = new Map(Object.entries(kinds).flatMap(([kind, list]) => list.split(' ').map((concept) => [concept, kind] as const)))

export function kindOfConcept(concept: string): string {
  return byConcept.get(concept) ?? concept
}
