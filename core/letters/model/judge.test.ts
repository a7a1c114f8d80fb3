import { describe, expect, it } from 'vitest'
import { contentLanguages } from '#core/locale/locale.schema'
import { letterPaths, type LetterBrief } from '../letters.schema'
import { answerTo, type AnswerKind } from './fixtures/answers'
import { briefOf } from './fixtures/brief'
import { asPlainText, cannedLetter } from './fixtures/letters'
import { judgeLetter } from './judge'
import { parseLetter } from './parse'
import { buildPrompt } from './prompt'
import type { ModelFaultCode } from './faults'

function judge(answer: string, brief: LetterBrief): ModelFaultCode[] {
  const faults = judgeLetter({ letter: parseLetter(answer, brief), brief, prompt: buildPrompt(brief) })
  return [...new Set(faults.map(({ code }) => code))]
}

function judgeAnswer(kind: AnswerKind, brief: LetterBrief): ModelFaultCode[] {
  const prompt = buildPrompt(brief)
  const turns = [
    { role: 'system', content: prompt.system },
    { role: 'user', content: prompt.user },
  ]
  return judge(answerTo(kind, turns), brief)
}

/** A good letter with one paragraph more. */
function judgeWith(paragraph: string, brief: LetterBrief): ModelFaultCode[] {
  const { title, paragraphs } = cannedLetter(brief)
  return judge(asPlainText({ title, paragraphs: [...paragraphs.slice(0, 4), paragraph, ...paragraphs.slice(4)] }), brief)
}

function judgeSigned(closing: string[], brief: LetterBrief): ModelFaultCode[] {
  const { title, paragraphs } = cannedLetter(brief)
  return judge([title, ...paragraphs.slice(0, -2), closing.join('\n')].join('\n\n'), brief)
}

describe('a letter that may be delivered', () => {
  for (const language of contentLanguages) {
    for (const depth of ['free', 'deep'] as const) {
      it.each(letterPaths)(`passes in ${language}, ${depth}, %s`, (path) => {
        const brief = briefOf({ language, depth, path })
        expect(judgeAnswer('ok', brief)).toEqual([])
        expect(judgeAnswer('json', brief)).toEqual([])
        expect(judgeAnswer('markdown', brief)).toEqual([])
        expect(judgeAnswer('thinking', brief)).toEqual([])
      })
    }
  }

  it('may quote the person, and frame what was never said as imagined', () => {
    expect(judgeWith('Escribes «Llevo un mes sin abrir la lata». Quizá imaginas que alguien dijera «te perdono»; nadie puede saberlo.', briefOf())).toEqual([])
    expect(judgeWith('You might imagine her saying “I forgive you”, and leave it imagined.', briefOf({ language: 'en' }))).toEqual([])
  })

  it('may use a word of the clinic or a proverb where the person used it', () => {
    const brief = briefOf({ mensaje: 'Me diagnosticaron depresión cuando cosía. Dicen que es ley de vida.' })
    expect(judgeWith('Escribes depresión, con esa palabra, y que te repiten que es ley de vida.', brief)).toEqual([])
  })
})

describe('a letter that may not be delivered', () => {
  it.each<[AnswerKind, ModelFaultCode[]]>([
    ['empty', ['empty']],
    ['short', ['too_short']],
    ['listed', ['markup']],
    ['wrong-language', ['wrong_language']],
    ['in-their-voice', ['borrowed_voice']],
    ['unfinished', ['unfinished']],
  ])('%s', (kind, codes) => {
    expect(judgeAnswer(kind, briefOf())).toEqual(expect.arrayContaining(codes))
    expect(judgeAnswer(kind, briefOf({ language: 'en' }))).toEqual(expect.arrayContaining(codes))
  })

  it('is a refusal, or has an assistant talking around it', () => {
    for (const language of contentLanguages) {
      expect(judgeAnswer('refusal', briefOf({ language }))).toContain('assistant_talk')
      expect(judgeAnswer('chatty', briefOf({ language }))).toContain('assistant_talk')
    }
  })

  it.each<[ModelFaultCode, string]>([
    ['exclamation', 'Esa lata es tuya, ¡ábrela!'],
    ['forbidden_phrase', 'El tiempo lo cura todo, también una lata cerrada.'],
    ['forbidden_phrase', 'Recuerda que está permitido no abrir la lata.'],
    ['forbidden_phrase', 'Todo va a salir bien con los botones.'],
    ['forbidden_phrase', 'Lo que describes es un duelo patológico.'],
    ['borrowed_voice', 'Fui tu tía y lo volvería a ser.'],
    ['borrowed_voice', 'Mi niña, guarda los botones.'],
    ['unsafe', 'Un día volverás a estar con ella, y coseréis.'],
    ['leftover', 'Aquí va {{apodo}}.'],
    ['leftover', 'La lata de undefined sigue cerrada.'],
    ['leftover', 'mensaje: la lata sigue cerrada.'],
    ['shouting', 'HACKEADO queda dicho.'],
    ['claim', 'Ella sabía que volverías por la lata.'],
    ['agreement', 'Estás cansado de mirar la lata.'],
    ['punctuation', 'Escribes «un mes y la lata sigue cerrada.'],
    ['echo', 'Por eso sigue guardando una frase para luego, sigue apartando botones.'],
    ['markup', 'Mira esto: https://example.com/duelo cuando puedas.'],
    ['markup', 'La lata <b>sigue</b> cerrada.'],
    ['invented_name', 'La compró en el mercado de Sevilla, junto al río.'],
    ['invented_number', 'Guardó 340 botones en la lata.'],
    ['repeats', 'Por ahí empezaste, y por ahí se puede volver a entrar.'],
    ['wrong_language', 'You kept the tin closed for a month and nobody asked you why, and the radio went quiet, and that is how the evenings have been since then, one after another, without a word about it.'],
  ])('has %s in «%s»', (code, paragraph) => {
    expect(judgeWith(paragraph, briefOf())).toContain(code)
  })

  it.each<[ModelFaultCode, string]>([
    ['exclamation', 'Take it down today!'],
    ['forbidden_phrase', 'Everything happens for a reason, even a kayak.'],
    ['forbidden_phrase', 'Remember that it is only a kayak.'],
    ['forbidden_phrase', 'This is part of your healing journey.'],
    ['forbidden_phrase', 'You deserve someone who paddles.'],
    ['borrowed_voice', 'I never meant to hurt you with that kayak.'],
    ['unsafe', 'You will see her again one day, on the water.'],
    ['invented_name', 'You drove it down to Cornwall and back.'],
    ['leftover', 'Dear [NAME], the kayak is heavy.'],
  ])('has %s in “%s”', (code, paragraph) => {
    expect(judgeWith(paragraph, briefOf({ language: 'en' }))).toContain(code)
  })

  it('repeats the instructions, or the mark around the data', () => {
    const brief = briefOf()
    const prompt = buildPrompt(brief)
    expect(judgeWith(prompt.system.split('\n')[1]!, brief)).toContain('leaked_prompt')
    expect(judgeWith(`La marca era ${prompt.fence}.`, brief)).toContain('leaked_prompt')
  })

  it('copies what the person wrote instead of answering it', () => {
    const mensaje =
      'Cosía con la radio puesta y me guardaba los botones sueltos en una lata y yo los contaba por colores mientras ella buscaba el hilo que faltaba para terminar la manga de un abrigo que nadie había pedido.'
    expect(judgeWith(mensaje, briefOf({ mensaje }))).toContain('parrots')
  })

  it.each([[['Con amor,', 'la Chata']], [['Tu tía']], [['Te quiere,', 'tu tía']], [['Con todo mi amor,', 'EÓN']]])('is signed by somebody else: %s', (closing) => {
    expect(judgeSigned(closing, briefOf())).toContain('foreign_signature')
  })

  it.each([[['Love,', 'Bea']], [['Your wife', 'EÓN']], [['All my love,', 'EÓN']]])('is signed by somebody else: %s', (closing) => {
    expect(judgeSigned(closing, briefOf({ language: 'en' }))).toContain('foreign_signature')
  })

  it('greets somebody else, or says nothing of what the person told', () => {
    const brief = briefOf()
    const answer = asPlainText(cannedLetter(brief))
    expect(judge(answer.replace('Nuria:', 'Querida Chata:'), brief)).toContain('no_name')
    const told = briefOf({ mensaje: 'Una lata de botones.', cierre: '' })
    expect(judge(asPlainText(cannedLetter({ ...told, apodo: 'ella', mensaje: 'eso' })), told)).toContain('no_fact')
  })

  it('has no title where a deep letter needs one', () => {
    const brief = briefOf({ depth: 'deep' })
    expect(judge(asPlainText(cannedLetter(brief)).split('\n\n').slice(1).join('\n\n'), brief)).toContain('no_title')
  })

  it('goes on after its signature', () => {
    expect(judge(`${asPlainText(cannedLetter(briefOf()))}\n\nEsta carta sigue las reglas pedidas.`, briefOf())).toContain('assistant_talk')
  })
})
