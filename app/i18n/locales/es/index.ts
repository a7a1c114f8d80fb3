import { common } from './common'
import { errors } from './errors'
import { rooms } from './rooms'

export const es = {
  common,
  errors,
  rooms,
}
