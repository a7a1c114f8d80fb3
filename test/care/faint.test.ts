import { describe, expect, it } from 'vitest'
import { isAmbiguous } from '#core/care/screen/ambiguous'
import { isAtLeast } from '#core/care/screen/levels'
import { graverOf, isSaid, screenMessage, type CareContext } from '#core/care/screen/screen'
import { plainly } from '#core/care/screen/turn'
import { corpusMessages } from './training'

const asked = (asked: CareContext['asked'], change: Partial<CareContext> = {}): CareContext => ({ asked, isDenied: false, sinceYes: null, topic: null, ...change })

describe('what is heard only faintly', () => {
  const read = corpusMessages().filter(({ isHeldOut }) => !isHeldOut).map(({ text, label, history = [], field }) => ({ text, label, history, field, heard: screenMessage({ text, history, field }) }))
  const faint = read.filter(({ heard }) => heard.isFaint)
  const inChat = faint.filter(({ field, history }) => field === 'chat' && history.length === 0)

  it('was said in no plain words, and is nothing for this minute', () => {
    expect(faint.length).toBeGreaterThan(10)
    for (const { heard } of faint) {
      expect(heard.reasons.filter((reason) => reason !== 'read as a whole' && reason !== 'earlier')).toEqual([])
      expect(['concern', 'high']).toContain(heard.level)
    }
  })

  it.each(['me quiero matar', 'mañana me tiro al tren', 'I am going to kill myself tonight', 'mi marido me pega y me encierra'])('is not what is said outright: %s', (text) => {
    expect(screenMessage({ text })).toMatchObject({ isFaint: false })
  })

  it.each(['I just want it to be over', 'solo quiero que se acabe todo', 'Ya dejé todo arreglado, los papeles y el perro.', "I've written the letters and the dog is at my sister's"])('is what may mean a life or something else: %s', (text) => {
    expect(screenMessage({ text })).toMatchObject({ level: 'concern', isFaint: true })
    expect(screenMessage({ text: 'no, hablo de otra cosa', history: [text], context: asked('faint') }).level).toBe('none')
    expect(isAtLeast(screenMessage({ text: 'sí', history: [text], context: asked('faint') }).level, 'high')).toBe(true)
  })

  it.each(['I just want this divorce to be over', 'quiero que se acabe el juicio', 'Dejé todo arreglado con la funeraria', 'He escrito las cartas', 'I sorted everything out with the bank'])('is not what says what is to end, or what was done for whom: %s', (text) => {
    expect(screenMessage({ text }).level).toBe('none')
  })

  it.each([['sí', 'high'], ['a veces', 'high'], ['yes', 'high'], ['no sé', 'concern'], ["I'd rather not say", 'concern']] as const)('is danger where «%s» is the answer', (text, least) => {
    for (const one of inChat) {
      const answered = screenMessage({ text, history: [one.text], context: asked('faint') })
      expect(isAtLeast(answered.level, least), one.text).toBe(true)
      expect(answered.isFaint).toBe(false)
    }
  })

  it.each(['No', 'no, hablo de otra cosa', 'no, nothing like that'])('is nothing where «%s» is', (text) => {
    for (const one of inChat) expect(screenMessage({ text, history: [one.text], context: asked('faint') }).level, one.text).toBe('none')
  })

  it('is nothing to whoever denied lately that there is any, but for what stands in words', () => {
    for (const { text } of inChat.filter((one) => !isAmbiguous(plainly(one.text)))) expect(screenMessage({ text, context: asked(null, { isDenied: true }) }).level, text).toBe('none')
    expect(screenMessage({ text: 'solo quiero que se acabe todo', context: asked(null, { isDenied: true }) })).toMatchObject({ level: 'concern', isFaint: true })
    for (const text of ['me quiero matar', 'esta noche me tiro al tren', 'I have been saving my tablets']) expect(screenMessage({ text, context: asked(null, { isDenied: true }) }).level, text).not.toBe('none')
  })

  it('does not make a «no» cover what is said with it', () => {
    expect(screenMessage({ text: 'No, no por viajar. Me quiero matar.', history: [inChat[0]!.text], context: asked('faint') }).level).not.toBe('none')
    expect(screenMessage({ text: 'no', history: ['me quiero matar'], context: asked('faint') }).level).not.toBe('none')
  })

  it('is not made of danger that was said: no «no» ends that, nor what is for this minute', () => {
    // One in three: each is read three times more.
    const inDanger = read.filter((_, index) => index % 3 === 0).filter(({ label, field, history, heard }) => field === 'chat' && history.length === 0 && (label === 'high' || label === 'imminent') && heard.level !== 'none' && isSaid(heard))
    expect(inDanger.length).toBeGreaterThan(100)
    for (const { text, heard } of inDanger) for (const no of ['No', 'No, para nada', "no, I'm not going to do anything"]) expect(screenMessage({ text: no, history: [text], context: asked('said', { topic: heard.topic }) }).level, text).not.toBe('none')
  })

  it.each(['No es eso, quiero matarme', 'no tiene nada que ver contigo, me quiero morir', 'Sí. Hablo de quitarme la vida.', 'I mean the rope in the garage', 'No quiero vivir, no sirvo para nada', 'No estoy pensando en matarme, ya lo tengo decidido para el viernes'])('is still danger where the answer says so: %s', (text) => {
    for (const one of ['faint', 'sure'] as const) expect(screenMessage({ text, history: [inChat[0]!.text], context: asked(one) }).level).not.toBe('none')
  })

  it('is for this minute where the «sí» says when', () => {
    expect(screenMessage({ text: 'Sí, esta noche', history: [inChat[0]!.text], context: asked('sure') }).level).toBe('imminent')
    expect(screenMessage({ text: 'sí', history: [inChat[0]!.text, 'sí'], context: asked('sure', { sinceYes: 0 }) }).level).toBe('imminent')
  })

  it('gives way to what is heard for sure, however grave it seemed', () => {
    const [sure, uncertain] = [{ level: 'concern', isFaint: false }, { level: 'high', isFaint: true }] as const
    expect(graverOf<typeof sure | typeof uncertain>(uncertain, sure)).toBe(sure)
    expect(graverOf<typeof sure | typeof uncertain>(sure, uncertain)).toBe(sure)
  })
})
