import type { es } from '../es'
import { common } from './common'
import { errors } from './errors'
import { rooms } from './rooms'

export const en: typeof es = {
  common,
  errors,
  rooms,
}
