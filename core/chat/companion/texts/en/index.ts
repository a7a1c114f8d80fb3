import type { Texts } from '../texts'
import { acts } from './acts'
import { answers, shortAnswers } from './answers'
import { exercises } from './exercises'
import { feelings } from './feelings'
import { gists } from './gists'
import { kinds } from './kinds'
import { losses } from './losses'
import { particulars } from './particulars'
import { practical } from './practical'
import { talk } from './talk'
import { topicsOfAbsence } from './topics.absence'
import { topicsOfBreakup } from './topics.breakup'
import { topicsOfDays } from './topics.days'
import { topicsOfLoss } from './topics.loss'
import { topicsOfPurpose } from './topics.purpose'

/** Everything the companion can say in English. */
export const textsEn: Texts = { ...talk, topics: [...topicsOfLoss, ...topicsOfAbsence, ...topicsOfBreakup, ...topicsOfPurpose, ...topicsOfDays], particulars, kinds, gists, feelings, acts, answers, shortAnswers, exercises, losses, practical }
