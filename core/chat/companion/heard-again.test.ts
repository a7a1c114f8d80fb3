import { describe, expect, it } from 'vitest'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CompanionTurn } from '#core/ports/companion'
import { replyTo } from './companion'
import { lineOf, foldSaid, isSaid } from './line'
import { readTurn } from './listen/turn'
import { textsOf } from './texts'

/** Something EÓN said, where it matters what came before. */
type Said = string | { eon: string }

/** What the last of these turns is answered, whatever seed the conversation has. */
function answersTo({ said, language, path, care }: { said: readonly Said[]; language: ContentLanguage; path: LetterPath; /** What was heard lately. */ care: 'none' | 'high' }): string[] {
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const turns: CompanionTurn[] = []
    said.forEach((one, at) => {
      if (typeof one !== 'string') turns.push({ from: 'eon', text: one.eon })
      else {
        turns.push({ from: 'person', text: one })
        if (typeof said[at + 1] !== 'object') turns.push({ from: 'eon', text: replyTo({ language, path, name: null, turns: [...turns], memories: [], care, seed }).text })
      }
    })
    return turns.at(-1)!.text
  })
}

type Case = [what: string, language: ContentLanguage, path: LetterPath, said: Said[], says: RegExp, never?: RegExp, care?: 'none' | 'high']

const cases: Case[] = [
  ['owns that it likes to repeat', 'en', 'duelo', ['My brother Keith died in January', 'I sit here and listen to the fridge', 'you kinda just repeat what i say huh. no offense'], /echo|your own words|repeating/],
  ['is thanked for nothing by whoever it hurt', 'en', 'proposito', ['I lost the marriage over the job', 'Ouch. That is not a nice thing to have handed back to you.'], /./, /You’re welcome|Glad it/],
  ['says no judgement of oneself back as true', 'en', 'proposito', ['I lost the marriage over the job', 'You got it wrong. And now I can\'t even do the job.'], /./, /you can’t even/],
  ['takes no telling for praise of itself', 'en', 'duelo', ['He left the pencil on the shelf', 'Yeah. I did and all. Could not move it. Dusted round it like an idiot.'], /./, /wasn’t so far off|near the mark/],
  ['answers what was asked and not what was told beside it', 'en', 'duelo', ['My brother Keith died in January', 'He had a proper wheeze on him, sounded like a bike pump. Do you reckon I should move that pencil or use it?'], /./, /recordings/],
  ['owns a question about how long', 'en', 'ruptura', ['my wife left me in july', 'anyway i gotta be up at 5. does this get any easier'], /./, /Who is measuring/],
  ['believes whoever refuses an alarm, and stays near', 'es', 'duelo', ['El audio del Tomi lo tengo guardado y no lo abro', 'No me voy a matar, tranquilo.'], /siento|equivocarme|claro|palabra|desvío/, /matar|deseo|audio/, 'high'],
  ['believes whoever refuses an alarm, and takes up what is told beside it', 'en', 'duelo', ['My dog Biscuit died on Sunday', "I'm not in danger. Carol is coming for Thanksgiving and I don't want her in my house."], /sorry|wrong|word|plainly/i, /not in danger/i, 'high'],
  ['quotes no danger back to whoever refuses the alarm', 'es', 'duelo', ['No encuentro razones para seguir viviendo', 'No estoy en peligro'], /./, /razones/, 'high'],
  ['makes no subject of a denial', 'es', 'duelo', ['Murió mi amigo Tomás', 'No quiero hacerme daño. Era mi mejor amigo.'], /./, /por primera vez|guardado|hacerte daño|siento el desvío/],
  ['takes no condition for a denial', 'es', 'duelo', ['Murió mi amigo Tomás', 'No me voy a matar todavía'], /./, /siento el desvío|unas palabras|equivocarme/, 'high'],
  ['takes what is told of the dead for no complaint', 'es', 'duelo', ['Murió mi madre', 'No le dije adiós'], /./, /Tienes razón|Perdona|fallo mío|se me pasó|contesté a otra cosa|Lo leí mal/],
  ['takes what is told of the dead for no complaint', 'en', 'duelo', ['My mother died', 'I never said goodbye'], /./, /Sorry\.|mistake|heard you badly|wasn’t with you|let it go by|come back to it/],
  ['takes no first word for a name', 'es', 'duelo', ['Murió mi padre', { eon: '¿Cómo se llamaba tu padre?' }, 'Cáncer. Fue rápido.'], /./, /Cáncer, entonces|decirme su nombre|su nombre puesto|de quién hablamos/],
  ['owns that it only repeated', 'en', 'duelo', ['My dog Biscuit died on Sunday', 'I sit here and listen for his nails on the floor', 'Are you just repeating what I say?'], /echo|your own words|repeating/],
  ['hands no work back to whoever was not heard', 'es', 'duelo', ['Murió mi hija Amanda', 'Mi marido come y se pone los audífonos', 'No me entiendes'], /audífonos/, /Corrígeme|¿Qué querías|¿Por dónde íbamos/],
  ['takes up at once what a correction tells', 'en', 'ruptura', ['He left me', "That's not what I asked. His guitar was on that wall for eight years."], /guitar|wall|you asked|mistake|heard you badly|missed that|let it go by|wasn’t with you|answered past|come back to it/, /What did you want me to see|Correct me/],
  ['answers what a thing may be done with', 'en', 'duelo', ['My grandma died last Tuesday', 'What do I do with her slippers?'], /box|bag|drawer|keep|shelf|cupboard|room|leaving it where it is/i, /I have no recipe|Deciding for you|one by one/],
  ['answers it again when it is asked for by a pronoun', 'en', 'duelo', ['My grandma died last Tuesday', 'What do I do with her slippers?', 'ok but what do i do with them'], /\b(?:box|bag|drawer|keep|shelf|cupboard|room|thing|leav\w+|stay)\b/i, /I have no recipe|Deciding for you/],
  ['answers whether somebody is to be blocked', 'es', 'ruptura', ['Me dejó Fernanda por mensaje', '¿La bloqueo en Instagram o no?'], /silenci|bloque|semana|mes|perfil|ver|número/i, /una receta no tengo|Decidir por ti/i],
  ['answers whether the children may go', 'es', 'ruptura', ['Me dejó Javier', '¿Le dejo llevarse a los niños el sábado o no?'], /niños|fecha|sábado|fin de semana|día|una vez/, /De madrugada|Decidir por ti/],
  ['does something with the ways it asked for', 'es', 'proposito', ['Me echaron del trabajo', { eon: 'No sé lo bastante de tu vida para decirte qué hacer. Puedo mirar contigo las opciones de una en una. ¿Cuáles ves?' }, 'Decirle a los niños ya, o esperar a conseguir algo.'], /caminos|salidas|en fila|se pueden mirar/],
  ['puts a refused letter away, and never presses it', 'es', 'duelo', ['Murió mi padre', { eon: 'Algunas de estas frases parecen el principio de una carta. Aquí se puede pedir una. ¿Te interesa saber cómo va?' }, 'No. Una carta no.', 'Que no la quiero. Deja la carta.'], /./, /generar-carta/],
  ['takes «not now» for a no', 'en', 'duelo', ['My grandma died', { eon: 'Some of these sentences sound like the beginning of a letter. You can ask for one here. Would you like to hear how it works?' }, 'a letter to her? maybe. not now'], /./, /generar-carta/],
  ['takes a yes for one, whoever the letter is for', 'en', 'ruptura', ['Laura cheated on me', { eon: 'Some of these sentences sound like the beginning of a letter. You can ask for one here. Would you like to hear how it works?' }, 'Yes, how it works? But not letter for Laura, for my mother.'], /generar-carta/],
  ['takes a name alone for that of the one told of just before', 'en', 'duelo', ['My wife died five weeks ago. Bernadette. I keep making two cups of tea.', 'Our daughter Niamh came over from Manchester', 'Do you know what her name was, even?'], /Bernadette/, /Niamh/],
  ['recalls who did what', 'es', 'duelo', ['A Lola la trajo Antonio en una caja de zapatos', 'Me costó dormir', '¿Quién me trajo a Lola?'], /Antonio/],
  ['offers another exercise than the one that was known', 'en', 'duelo', ['My wife died', { eon: 'If you like, we can breathe for a minute. It’s three short steps and you can stop at any of them. Is now all right?' }, "Breathing I've the hang of. Have you anything else?"], /./, /breath|Let the air out/i],
  ['says «su esposa» to whoever says «usted»', 'es', 'duelo', ['Buenas tardes. Usted perdone la molestia. Amparo era mi esposa y murió en mayo.', '¿Se acuerda usted? ¿Quién era Amparo?'], /su esposa/, /tu esposa/],
  ['gives whoever says «usted» the exercise', 'es', 'duelo', ['Buenas tardes. Murió mi marido, usted perdone.', '¿Tiene usted un ejercicio de respirar?'], /aire|respir/i],
]

describe('the companion, told that it did not hear or asked what to do', () => {
  it.each(cases)('%s (%s)', (_, language, path, said, says, never, care = 'none') => {
    for (const text of answersTo({ said, language, path, care })) {
      expect(text).toMatch(says)
      if (never) expect(text).not.toMatch(never)
    }
  })
})

describe('whose it is', () => {
  const unheard: [what: string, subject: string, language: ContentLanguage, said: string][] = [
    ['a death on the ward is no illness of theirs', 'illness', 'es', 'En el internado rotamos en pediatría y se murió un bebito en mi guardia'],
    ['who deceived was not deceived', 'betrayal', 'es', 'Le fui infiel a mi mujer. Me enamoré de otra y me fui.'],
    ['who deceived was not deceived', 'betrayal', 'en', 'I cheated on my wife and fell for someone else'],
    ['who never wept does not weep', 'crying', 'es', 'No he llorado nunca'],
    ['a courtesy is no forgiveness left unsaid', 'unsaid', 'es', 'Usted perdone que le moleste por una perrita'],
    ['the guilt of a child is the child’s', 'guilt', 'es', 'Mi hijo me preguntó si me fui por culpa de él'],
  ]

  it.each(unheard)('%s: no %s (%s)', (_, subject, language, said) => {
    expect(readTurn({ raw: said, at: 1, language }).hits.map(({ topic }) => topic)).not.toContain(subject)
  })

  it('another’s shame is another’s', () => {
    expect(readTurn({ raw: 'Mi suegra es un cielo. Está avergonzada de su hijo.', at: 1, language: 'es' }).feelings).toEqual([])
    expect(readTurn({ raw: 'Estoy avergonzada de mi hijo.', at: 1, language: 'es' }).feelings).not.toEqual([])
  })
})

describe('a leave', () => {
  const isLeave = (text: string, language: ContentLanguage): boolean => {
    const { acts, farewells } = textsOf(language)
    return [...farewells.night, ...farewells.day, ...(acts.thanks ?? [])].some((line) => isSaid(lineOf(line), [foldSaid(text)]))
  }

  it.each([
    ['es', 'desde el sabado obvio, te lo dije al principio. bueno me voy a dormir un rato. gracias igual'],
    ['es', 'lo otro no me contestaste pero ya qué. gracias, me voy a estudiar para el parcial. chao'],
    ['en', "Thanks for the company, such as it was. I'm gonna go sleep"],
  ] as const)('is taken, whatever is complained of beside it (%s: %s)', (language, last) => {
    for (const text of answersTo({ said: [language === 'es' ? 'Murió mi amigo' : 'My friend died', last], language, path: 'duelo', care: 'none' })) expect(isLeave(text, language), text).toBe(true)
  })

  it.each([
    ['es', 'Me voy. Mi marido no me quiere y me voy mañana a casa de mi hermana'],
    ['es', 'Lo dejo ya todo, ese trabajo no es para mí'],
    ['en', "I'm gonna leave it all, I can't stand my job"],
  ] as const)('that is told of a life is none (%s: %s)', (language, last) => {
    for (const text of answersTo({ said: [language === 'es' ? 'Mi marido no me quiere' : 'I hate my job', last], language, path: 'ruptura', care: 'none' })) expect(isLeave(text, language), text).toBe(false)
  })

  it('that is not taken brings no letter after danger, whatever is complained of', () => {
    for (const text of answersTo({ said: ['Mi madre murió', 'No me entiendes. Quiero una carta.'], language: 'es', path: 'duelo', care: 'high' })) expect(text).not.toContain('/generar-carta')
  })
})

describe('what is not taken for something else, in Spanish', () => {
  it.each<[string, LetterPath, Said[], RegExp]>([
    ['a refusal is no thanks, and no therapy that is going on', 'proposito', ['No encuentro trabajo', 'terapia no, gracias'], /De nada|No hay de qué|servido|un sitio donde hablar|sirviendo de ahí/],
    ['what somebody answered asks for no answer', 'ruptura', ['Me dejó Carla', 'Mi hija me llevó en el coche', '¿Y sabes qué contestó? Que ya olía yo a colonia desde Reyes.'], /Léelo otra vez|contestarse en esta hora|botón de enviar|silencio se puede/],
    ['a thing to be sent is no message', 'ruptura', ['Me dejó Carla', 'Tengo un libro suyo', 'Lo encontré ayer', '¿Se lo mando por mensajería, se lo llevo o lo dejo a un amigo?'], /botón de enviar|tres líneas|mensaje antes que/],
    ['a gift to the living is no keepsake', 'duelo', ['Murió mi marido', 'Él tocaba', 'Mi nieta estudia música', '¿Le regalo el piano ya, o espero a que vuelva a querer tocar?'], /Una caja puede|esas dos|Dejarlo donde está|Antes de que salga/],
    ['who is left speechless is not left', 'proposito', ['Un camarada de promoción me dio el pésame con una palmada. Me dejó pegado.'], /separación|acabado así|se acaba|elegancia/],
    ['a question put to nobody asks nothing of who reads here', 'duelo', ['Murió mi perro', 'Me acompañaba hasta el paradero y a los siete días exactos estaba ahí de vuelta. ¿Quién le avisaba?'], /cifrado|programas|sesión/],
    ['a wedding before a judge is no separation', 'ruptura', ['Hola', 'Me caso el ocho de septiembre con Petra, la viuda del molinero, en el juzgado y sin cohetes'], /[Ll]o siento|[Ss]iento (?:mucho|que)|separación|acabado|reuniones/],
    ['who answered badly themselves accuses nobody', 'proposito', ['No sé qué hacer con mi vida', 'disculpá, te contesté mal'], /[Tt]ienes razón|[Tt]enés razón|[Ff]allo mío|[Ll]o siento|[Ll]o leí mal|por encima/],
    ['what is not for somebody is no complaint', 'duelo', ['Murió mi padre', 'Llorar no. Eso no es lo mío.'], /[Tt]ienes razón|[Ff]allo mío|[Ll]o siento|[Ll]o leí mal|por encima|se me pasó/],
    ['a thing to be given back is nobody who might come back', 'ruptura', ['Me dejó Carla', 'Tengo un buzo suyo', 'no sé si regresársela o quedármela, huele a ella todavía'], /si supieras que no|de la espera|lo que piensa otra persona/],
    ['praise is no complaint', 'proposito', ['No sé qué hacer con mi vida', 'Cierto. Usted no tiene cara, eso ayuda.'], /hueco|no (?:te )?sirva|convencer|altura/],
    ['what the world knows is owned as unknown', 'proposito', ['No sé qué hacer con mi vida', '¿Usted sabe qué dibujo es el de la ropa de color?'], /carne y hueso|aburre|lo que hay detrás/],
    ['who calls their own trouble silly complains of nothing', 'duelo', ['buenas, que igual esto es una tontería al lado de lo que te contarán otros'], /convencer|hueco|altura|falta es una persona/],
    ['being sent away from a job is no separation', 'proposito', ['La dueña me botó por teléfono, un día antes de la quincena, que porque había bajado la clientela'], /separación|acabado así|elegancia|los planes que había|para terminar/],
    ['a pregnancy that goes on is no loss of one', 'ruptura', ['Se fue el martes, por la mañana, con el coche lleno. Yo con la barriga en la puerta, en zapatillas.'], /semanas ni meses|poco tiempo que fuera|iba a venir|tu cuerpo|bebé/],
    ['where somebody else asks, no questions are forbidden', 'duelo', ['Murió mi hermano', 'Mi mamá tiene 94. Pregunta si ya vino.'], /no pregunto más|más preguntas|silencio/],
    ['a language one spoke with somebody asks for no other', 'duelo', ['Murió mi abuelo', 'Le dije a mi mamá. En nuestro idioma.'], /inglés|English/],
    ['a rest that is not felt is no relief', 'duelo', ['Murió mi padre', 'Descanso no siento. No mienta.'], /alivio|[Ss]entir descanso/],
  ])('%s', (_, path, said, never) => {
    for (const text of answersTo({ said, language: 'es', path, care: 'none' })) expect(text).not.toMatch(never)
  })
})
