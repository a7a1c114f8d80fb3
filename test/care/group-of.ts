import { groups, harmlessGroups, riskGroups, type Group } from '#core/care/screen/groups'
import type { TrainingMessage } from './training'

const kindsOf: Record<Group, string> = {
  near: 'underway explicit planned medication farewell calm', thought: 'active conditional methods oneWord caps spelling coded retraction', passive: 'passive burden reunion', context: 'buried turns past',
  selfHarm: 'selfHarm', eating: 'eating', threat: 'threat', psychosis: 'psychosis', third: 'third', violence: 'violence', minor: 'minor',
  grief: 'griefTold missing deathTalk letter pets', figure: 'idiom work fiction quotation names odd', denial: 'negation hope', overload: 'overload anger painEnd',
  low: 'sadness anxiety exhaustion crying loneliness guilt sleep breakup purpose', medical: 'medical', everyday: 'travel goodbye everyday product', flat: 'turnsOrdinary',
}

/** The group of a message, as its place among `groups`: by its kind, among those of its side. */
export function groupOf({ kind, label }: Pick<TrainingMessage, 'kind' | 'label'>): number {
  const isRisk = label !== 'none'
  return groups.indexOf((isRisk ? riskGroups : harmlessGroups).find((group) => kindsOf[group].split(' ').includes(kind)) ?? (isRisk ? 'thought' : 'everyday'))
}
