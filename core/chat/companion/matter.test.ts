import { describe, expect, it } from 'vitest'
import { isUnsayable } from './matter'

describe('what is not handed back', () => {
  it.each([
    // Charges, omissions, regrets, and what others will think.
    'te la robaste pues', 'el martes le gritaste', 'no fuiste al cumpleaños de la hermana', 'tú debiste ir ese mismo día', 'la del chisme del novio fuiste tú', 'los hijos van a decir que el viejo está gagá', 'te van a ver la cara',
    'you hung up on him', 'you did not think when you gave it', 'you should of just stopped', "you don't know what is wrong with you", "what if you meet them people and they don't like you",
    // Said to EÓN, corrected in the saying, in another's mouth.
    'no quieres ir a la iglesia esa, gracias igual', 'se cayó bailando un rebujito, dices, una sevillana', 'el vicedirector te dijo profe le falta chispa', 'no puedes agarrar el badilejo con esta mano', 'no quieres hablar de la Navidad todavía',
    'your wife says tell her the truth', 'no you are not going into the home', 'or should you just do the sandwiches',
    // Cut, or with a word to whoever listens.
    'tu nieta la mayor, que tiene once', 'en la noche, cuando apagas el televisor', 'te sigue sirviendo café, causa', 'el papel azul lo diste tú en mano, tu arma', 'la china tiene quince', 'lo miras', 'denunciar no, te sale más caro el abogado',
    'the couch she left you is the one', 'the lot like he did', 'your hand is a claw but there', "your lad is 26 he's said yes", 'the uncles had already come, hey',
  ])('is «%s»', (turned) => expect(isUnsayable(turned)).toBe(true))

  it.each([
    'te llamaron un viernes a las cuatro', 'esta mañana le organizaste los recibos a la vecina', 'tu mamá puso un disco sin decir nada', 'no puedes mirar a los guardas', 'lloras en el coche antes de subir', 'no duermes desde marzo', 'la nieta dice que no son cabras, que son teleasistencias',
    'you sit on the sofa', 'the bank wants you to do it on the computer', 'she still asked if you had eaten', 'you cried when the scanner beeped this morning', 'your son has the farm now', 'you still wind his mantel clock on Sundays',
  ])('is not «%s»', (turned) => expect(isUnsayable(turned)).toBe(false))
})
