import { describe, expect, it } from 'vitest'
import { isUnsayable } from './unsayable'

describe('what is not handed back', () => {
  it.each([
    // Charges, omissions, regrets, and what others will think.
    'te la robaste pues', 'el martes le gritaste', 'no fuiste al cumpleaños de la hermana', 'tú debiste ir ese mismo día', 'la del chisme del novio fuiste tú', 'los hijos van a decir que el viejo está gagá', 'te van a ver la cara',
    'you hung up on him', 'you did not think when you gave it', 'you should of just stopped', "you don't know what is wrong with you", "what if you meet them people and they don't like you",
    // Said to EÓN, corrected in the saying, in another's mouth.
    'no quieres ir a la iglesia esa, gracias igual', 'se cayó bailando un rebujito, dices, una sevillana', 'el vicedirector te dijo profe le falta chispa', 'no puedes agarrar el badilejo con esta mano', 'no quieres hablar de la Navidad todavía',
    'your wife says tell her the truth', 'no you are not going into the home', 'or should you just do the sandwiches',
    'you were short with a child about an ice cream', 'you are a leak in it', 'nobody leaves a kid with a bloke like you', 'eres un mueble viejo que dejaron en la vereda', "you've not said that to a soul", 'no se lo has contado a nadie', "you could've saved her if you'd been home",
    'te entran unas ganas de decirle señora que estás sujetándote al mostrador', 'ahí te dio en el clavo', 'ya lo pensaste mil veces', "please don't give you advice",
    "you'd gone for a tea", 'you slept through two of his opening nights', 'eso es todo lo que haces', 'Already he is a better manager than you', 'pareces una loca de los placares', "please no breathing stuff you're on the bus", 'you wanted to die of shame, not literally mija',
    // Dialect and shorthand.
    'you hent told the daughter', 'the neighbors come wit they own bowl by now', "the insurance man don't call nobody", 'the basil make a flower today', "you're grand on the ambulance, its the sofa", 'estás encabronado todo el día',
    'you ay getting in no canoe', 'we was married forty one years',
    // Cut, or with a word to whoever listens.
    'tu nieta la mayor, que tiene once', 'en la noche, cuando apagas el televisor', 'te sigue sirviendo café, causa', 'el papel azul lo diste tú en mano, tu arma', 'la china tiene quince', 'lo miras', 'denunciar no, te sale más caro el abogado',
    'la otra ya está empacando los platos', 'la factura ya la conoce', 'las croquetas no les salieron bien que tú las probaste', 'por ser menor, tienes casi 15', 'angry you descaled the kettle at midnight', "you don't know maybe its more like she lent it", 'you told him when he left', 'the doctor came through the other one',
    'the couch she left you is the one', 'the lot like he did', 'your hand is a claw but there', "your lad is 26 he's said yes", 'the uncles had already come, hey', 'best drinking mate you had was the marriage', "you buy melon bread, don't eat", 'necesitas la paga, pero agachar la cabeza debajo de tu propio naranjo', 'no a la psicóloga de la uni no quieres ir', 'tú no sabes si estás triste o cansada la berda',
  ])('is «%s»', (turned) => expect(isUnsayable(turned)).toBe(true))

  it.each([
    'te llamaron un viernes a las cuatro', 'esta mañana le organizaste los recibos a la vecina', 'tu mamá puso un disco sin decir nada', 'no puedes mirar a los guardas', 'lloras en el coche antes de subir', 'no duermes desde marzo', 'la nieta dice que no son cabras, que son teleasistencias',
    'you sit on the sofa', 'the bank wants you to do it on the computer', 'she still asked if you had eaten', 'you cried when the scanner beeped this morning', 'your son has the farm now', 'you still wind his mantel clock on Sundays', 'you were a carpenter by trade', "the grandchildren don't know there was an uncle", "you've never seen him in an apron", "she would've been six in June", 'no conoces a la vecina', 'te da miedo decirle la verdad', 'eres una mujer de pocas palabras', 'la otra noche soñaste con ella', 'she ate more than you thought', 'el perro duerme en su lado', "you'd gone quiet by then", "you don't know what to do with his clothes",
  ])('is not «%s»', (turned) => expect(isUnsayable(turned)).toBe(false))
})
