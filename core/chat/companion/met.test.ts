import { describe, expect, it } from 'vitest'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CompanionTurn } from '#core/ports/companion'
import { replyTo } from './companion'
import { foldSaid, isSaid, lineOf } from './line'
import { gistIn } from './listen/gists/gists'
import { particularsIn } from './listen/particulars'
import { practicalIn } from './listen/practical'
import { readTurn } from './listen/turn'
import { textsOf } from './texts'

type Talk = { language: ContentLanguage; path: LetterPath; said: readonly string[]; care?: 'none' | 'high' }

/** What the last of these turns is answered, whatever seed the conversation has. */
function answersTo({ language, path, said, care = 'none' }: Talk): string[] {
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const turns: CompanionTurn[] = []
    for (const text of said) {
      turns.push({ from: 'person', text })
      turns.push({ from: 'eon', text: replyTo({ language, path, name: null, turns: [...turns], memories: [], care, seed }).text })
    }
    return turns.at(-1)!.text
  })
}

const isOneOf = (text: string, lines: readonly string[]): boolean => lines.some((line) => isSaid(lineOf(line), [foldSaid(text)]))

describe('a turn no subject was heard in', () => {
  const opening: Record<ContentLanguage, string> = { es: 'Murió mi marido en abril', en: 'My husband died in April' }

  it.each([
    ['es', 'good', 'hoy me trajo flores la vecina y me dio una alegría enorme'],
    ['en', 'good', 'my neighbour brought me soup and we laughed for the first time in weeks, it was lovely'],
    ['es', 'plan', 'el sábado voy a llevar sus libros a la biblioteca del barrio'],
    ['en', 'plan', "on Saturday I'm taking his books down to the library"],
    ['es', 'portrait', 'era de guardar todos los recibos y perder todos los paraguas'],
    ['en', 'portrait', 'he was the sort that kept every receipt and lost every umbrella'],
    ['es', 'slight', 'mi cuñada ni vino al funeral ni me ha llamado una sola vez'],
    ['en', 'slight', "his sister didn't come to the service and hasn't rung me once"],
    ['es', 'dilemma', 'por un lado quiero volver a pintar y por otro me da pereza sacar los pinceles, no me aclaro'],
    ['en', 'dilemma', "part of me wants to paint again and part of me can't be bothered to get the brushes out, I go back and forth"],
  ] as const)('is met for what it comes to (%s: %s)', (language, gist, said) => {
    const turn = readTurn({ raw: said, at: 1, language })
    expect(gistIn(turn)?.gist).toBe(gist)
    const { gists, particulars } = textsOf(language)
    const own = particularsIn({ told: turn.told, clauses: turn.clauses, language, particulars }).flatMap(({ particular }) => [...particular.says, ...particular.asks])
    const pair = gists[gist]
    const answers = answersTo({ language, path: 'duelo', said: [opening[language], said] })
    // By a line of its kind, by one for what is particular in it, or by words of this very turn.
    const isTheirs = (text: string): boolean => said.replaceAll("'", '’').includes((/[«“]([^»”]+)[»”]/.exec(text)?.[1] ?? '…').toLowerCase())
    expect(answers.filter((text) => isOneOf(text, [...pair.says, ...pair.asks, ...own]) || isTheirs(text)).length, answers.join('\n')).toBeGreaterThanOrEqual(4)
    const wrong: readonly (keyof typeof gists)[] = gist === 'good' ? ['ending', 'state', 'heavy', 'whatif'] : ['good', 'joke']
    expect(answers.filter((text) => wrong.some((one) => isOneOf(text, gists[one].says)))).toEqual([])
  })

  it('and that refuses what EÓN said is not said back', () => {
    for (const text of answersTo({ language: 'es', path: 'duelo', said: [opening.es, 'no, a misa no, eso quítatelo de la cabeza'] })) expect(text).not.toMatch(/misa/)
  })

  it('is not lightened after danger, whatever it comes to', () => {
    const lines = Object.values(textsOf('es').gists).flatMap(({ says }) => says)
    for (const text of answersTo({ language: 'es', path: 'duelo', said: [opening.es, 'no me voy a matar todavía'], care: 'high' })) expect(isOneOf(text, lines), text).toBe(false)
  })
})

describe('the companion', () => {
  it('asks nothing of a child born dead as of one who lived', () => {
    const answers = answersTo({ language: 'en', path: 'duelo', said: ['our son was stillborn at 38 weeks', 'Callum'] })
    for (const text of answers) expect(text).not.toMatch(/Sunday|laugh|always say|ordinary day/)
  })

  it('mourns nobody for another’s death', () => {
    const state = ['My friend Laura moved to Wicklow', 'my patient was an old man and he died on Friday']
    for (const text of answersTo({ language: 'en', path: 'proposito', said: state })) expect(text).not.toMatch(/Laura/)
  })

  it.each([
    ['es', 'Pues nada, mi hija ya me llama para cenar las lentejas. No estuvo mal. Buenas noches.'],
    ['en', "Alright, Carol's hollering that supper's on. You weren't half bad on the casseroles. Goodnight."],
  ] as const)('lets go whoever ends with a good night (%s)', (language, said) => {
    const { acts, farewells } = textsOf(language)
    for (const text of answersTo({ language, path: 'duelo', said: [language === 'es' ? 'Murió mi padre' : 'My father died', said] })) expect(isOneOf(text, [...farewells.night, ...farewells.day, ...(acts.thanks ?? [])]), text).toBe(true)
  })

  it('takes «¿tú te crees?» for no question', () => {
    expect(readTurn({ raw: 'La muchacha de la caja salió y me dio un abrazo. ¿Tú te crees?', at: 1, language: 'es' }).isQuestion).toBe(false)
    expect(readTurn({ raw: '¿Tú crees que me oye?', at: 1, language: 'es' }).isQuestion).toBe(true)
  })

  it.each([
    ['es', 'Estoy pensando en irme sola a Lisboa con los chicos. ¿Es una locura?'],
    ['en', "I'm thinking of going to Lisbon with the kids. Is it crazy?"],
  ] as const)('says whether it sounds foolish, and nothing about what many people feel (%s)', (language, said) => {
    for (const text of answersTo({ language, path: 'ruptura', said: [language === 'es' ? 'Mi marido se fue hace un mes' : 'My husband left a month ago', said] })) expect(isOneOf(text, textsOf(language).acts.hardFoolish ?? []), text).toBe(true)
  })

  it('hands nobody their self-blame back', () => {
    for (const text of answersTo({ language: 'es', path: 'ruptura', said: ['Mi marido se fue hace un mes', 'Tiene trece años y ya sabe disimular. Eso lo ha aprendido de mí.'] })) expect(text).not.toMatch(/aprendido de ti/)
  })

  it.each([
    ['es', 'high', 'me voy con él'],
    ['es', 'none', 'me voy con él'],
    ['es', 'none', 'ahora me voy a acostar y ojalá no me despierte'],
    ['es', 'none', '¿Qué hago con su ropa? Hasta mañana.'],
    ['en', 'none', "My brother had a stroke, he's in intensive care, they don't know if he'll make it through. Goodnight."],
    ['en', 'none', 'Do you think he felt any pain? Goodnight.'],
  ] as const)('lets nobody go who leaves something grave or asked (%s, %s: %s)', (language, care, said) => {
    const { acts, farewells } = textsOf(language)
    const [first = ''] = answersTo({ language, path: 'duelo', said: [language === 'es' ? 'Murió mi marido en abril' : 'My husband died in April', said], care })
    expect(isOneOf(first, [...farewells.night, ...farewells.day, ...(acts.thanks ?? [])]), first).toBe(false)
  })

  it.each([
    ['es', 'quiero dormirme y que pase todo'],
    ['en', 'I just want to be with him again'],
    ['es', 'ya no quiero seguir así ni un día más'],
    ['en', "I don't want to do this without her"],
    ['es', 'creo que Dios me castigó por no haberla querido tener'],
    ['en', "every night I take three of his old sleeping tablets and I'm gone till noon"],
    ['es', 'era de llegar borracho y tirar los platos contra la pared'],
  ] as const)('agrees with no wish to be gone, no harm and no verdict (%s: %s)', (language, said) => {
    const { gists } = textsOf(language)
    const light = (['want', 'refuse', 'assent', 'thought', 'habit', 'portrait', 'good', 'plan', 'joke', 'others'] as const).flatMap((gist) => gists[gist].says)
    for (const text of answersTo({ language, path: 'duelo', said: [language === 'es' ? 'Murió mi marido en abril' : 'My husband died in April', said] })) expect(isOneOf(text, light), text).toBe(false)
  })

  it('does not mourn whoever nearly died, and mourns a mother whatever pronoun follows', () => {
    for (const said of ['Mi hijo por poco se mató en el coche, pero está bien', 'Mi hermano casi se mató en la moto']) expect(readTurn({ raw: said, at: 0, language: 'es' }).fates, said).toEqual([])
    expect(readTurn({ raw: 'Se mató mi hermano Nacho en febrero, con el coche', at: 0, language: 'es' }).fates.map(({ fate, mention }) => [fate, mention?.name])).toEqual([['dead', 'Nacho']])
    for (const text of answersTo({ language: 'es', path: 'duelo', said: ['Quiero hablar de mi madre', 'Murió en marzo y todavía no he llorado', 'Sí'] })) expect(text).not.toMatch(/Cómo es tu madre|qué sabe tu madre/i)
  })

  it.each([
    ['es', '¿Es una locura dejar de golpe los antidepresivos?'],
    ['en', 'Is it crazy to go back to him after he hit me?'],
  ] as const)('does not call a danger sensible (%s: %s)', (language, said) => {
    for (const text of answersTo({ language, path: 'ruptura', said: [language === 'es' ? 'Mi marido se fue hace un mes' : 'My husband left a month ago', said] })) expect(isOneOf(text, textsOf(language).acts.hardFoolish ?? []), text).toBe(false)
  })

  it.each(['¿Qué hago con mi hermano?', '¿Quién lo sabe?', '¿Es verdad?', 'Did I do right?', 'How do you know?'])('takes %s for the question it is', (said) => {
    expect(readTurn({ raw: said, at: 1, language: said.startsWith('¿') ? 'es' : 'en' }).isQuestion).toBe(true)
  })

  it.each([
    ['es', 'mi madre hablaba como un loro y yo la imito'],
    ['es', 'Me prometí no repetir lo que hizo mi padre'],
    ['en', "I don't repeat my father's mistakes with my own kids"],
  ] as const)('takes a story for no complaint about its echo (%s: %s)', (language, said) => {
    expect(readTurn({ raw: said, at: 1, language, after: '…' }).acts).not.toContain('echoing')
  })

  it('says nothing back any more to whoever asked it not to', () => {
    for (const text of answersTo({ language: 'es', path: 'proposito', said: ['Me prejubilaron en marzo', 'no hace falta que me repitas lo que digo', 'a las once miro el móvil como un tonto, y me hago un café de pie en la cocina'] })) expect(text).not.toMatch(/café|móvil/)
  })
})

describe('what is not taken for something else, in English', () => {
  const hear = (raw: string) => readTurn({ raw, at: 3, language: 'en', after: '…' })

  it.each([
    ['goodbye', 'im worried ill have to go back to my mums at 50'],
    ['goodbye', 'today he said "bye carla". the DRIVER cried'],
    ['parting', "I'm off Thursday. There's a curling thing at the rink"],
    ['thanks', 'yeah good call just a thanks Jude'],
    ['wantsExercise', 'just want somethin breathin on the other side of the cab'],
    ['wantsExercise', "I don't want to do breathing. I breathe diesel 16 years."],
    ['wantsAdvice', 'now fridays he dont know what to do so he mows'],
    ['hardPoint', "I'm not right, love. I go in a room and I don't know what for."],
    ['misunderstood', "Aye, you're not wrong. It's the mate that smarts more."],
    ['unexplained', "Ay no, don't tell me to take care of me. With what? With which hands?"],
    ['wantsAdvice', "Telling amma isn't an option. Please don't suggest again."],
    ['whereToStart', 'She counted aloud. First words in weeks.'],
    ['languageHow', "I never told her I can't read so good. English, Italian, nothing."],
    ['hardReturn', 'Is it coming home, or is it coming for the dessert after missing the meal?'],
    ['hardHowLong', "Two a.m. is long now. I leave the door cracked six inches as if she'd be along."],
    ['hardNormal', 'The dead do not get jealous, I feel. It is the living that get jealous on their behalf.'],
    ['wantsPromise', "lol ok yes, dashawn picked me, i'll give you that"],
    ['privacy', "I've shouted at a child about a rubber. An eraser. He was only borrowing it."],
    ['testing', '56!! i got it right on friday in the test'],
    ['whoReads', 'Quite. One should read what one signs.'],
    ['goodbye', 'ya. same size silence'],
    ['noQuestions', "So I keep ice in it. Fill it every two days. Don't ask me"],
    ['hardFault', "did it. her mom put it on her pinky and her dad went out to check cows that weren't there"],
    ['wantsAdvice', 'At ten I go out now and look for Kevin. Any Kevin.'],
    ['hardAfter', 'Do you know she laughed? She said she knew since two weeks, because my shoes were no longer dusty.'],
    ['goodbye', 'No, not goodbye. Goodbye she does with the whole arm.'],
    ['thanks', "I'm not wanting to see it from Cheryl's side tonight thanks"],
    ['misunderstood', 'Not listening to it again, no thanks.'],
    ['wantsLetter', 'A letter. An actual letter, from the ship. Took 11 days'],
    ['letterHow', 'she took hold of my stomach and said what are you waiting for koukla, a letter?'],
    ['wantsRitual', 'i want to look so good at farewell that he chokes on his gulab jamun'],
    ['whoReads', "I wrote it all down, eleven pages, but will she read it or will she think who's this woman telling me"],
    ['hardNormal', "can't eat toast. weird one. everything else goes down"],
    ['wantsToSay', 'hiii ok so i need to vent can i vent'],
    ['roleplay', "Be a thousand to haul her and the engine's seized, and the stage got no floor to speak of."],
  ] as const)('hears no %s in: %s', (act, said) => {
    expect(hear(said).acts).not.toContain(act)
  })

  it.each([
    ['death', 'Thuy passed! Twenty out of twenty. She came in on her day off to show me the paper.'],
    ['death', 'she didnt say one word about him. just passed me napkins'],
    ['divorce', "Lawyers want us to sign fast. Mom don't read english."],
    ['breakup', 'ALS. Three years. Ended in January.'],
    ['baby', "They gave us the scan results in a side room with a box of tissues put out ready, and she looked at me and said they've shown you how that one's done, love"],
    ['did-all', 'tried the puppet thing. she stayed 11 minutes'],
    ['first-told', "You're the first not to gasp. I appreciate that"],
  ])('takes up no %s in: %s', (topic, said) => {
    expect(hear(said).hits.map((hit) => hit.topic)).not.toContain(topic)
  })

  it.each([
    ['tell-children', 'Do I tell my daughter I knew?'],
    ['meet-ex', "don't know if I should let her see him in that room"],
    ['get-through-day', "I could make it say it every day, and I don't know if that's a comfort"],
    ['let-come', "In that chair. I dunno if I can let anybody sit in it, even him"],
    ['give-back-things', "I don't know if I must send it back, a book in the mail can be a hand or a slap"],
  ])('counsels no %s to: %s', (matter, said) => {
    expect(practicalIn([said], 'en')).not.toContain(matter)
  })

  it.each(["They read out the new board and passed over my name as one passes over a puddle.", "I ain't a widow and I ain't divorced", 'WIDOW LADIES MUST HAVE HEARD ABOUT MY KNEES', 'he passed Further Mathematics'])('mourns nobody in: %s', (said) => {
    expect(hear(said).fates).toEqual([])
  })

  it.each(['My son. 22.', 'EARLENE. 56 YEARS. HEART.', 'My brother. Hatay. The earthquake.'])('hears a death in: %s', (said) => {
    const [first = ''] = answersTo({ language: 'en', path: 'duelo', said: ["I'd like to talk", said] })
    expect(first).toMatch(/sorry/)
  })

  it("takes leave said in passing, and calls what may be foolish none of it", () => {
    expect(hear("the ones are outside beeping, i'm away on").acts).toContain('parting')
    expect(hear("do you think it'd be daft to put it on the facebook and ask who she is").acts).toContain('hardFoolish')
    expect(hear('be my dad for five minutes').acts).toContain('roleplay')
  })

  it('owns a correction of its word', () => {
    expect(hear("I didn't say lonely. I said quiet. Look it up").acts).toContain('misunderstood')
  })
})
