import type { es } from '../es'
import { access } from './access'
import { account } from './account'
import { care } from './care'
import { chat } from './chat'
import { coach } from './coach'
import { common } from './common'
import { desk } from './desk'
import { errors } from './errors'
import { exito } from './exito'
import { letter } from './letter'
import { ritual } from './ritual'
import { rooms } from './rooms'
import { trial } from './trial'
import { widget } from './widget'

export const en: typeof es = {
  access,
  account,
  care,
  chat,
  coach,
  common,
  desk,
  errors,
  exito,
  letter,
  ritual,
  rooms,
  trial,
  widget,
}
