/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    { id: 'es-duelo-madre', judgement: '' },
    { id: 'es-ruptura-marido', judgement: '' },
    { id: 'es-proposito-despido', judgement: '' },
  ],
  en: [
    { id: 'en-duelo-dad', judgement: '' },
    { id: 'en-ruptura-six-years', judgement: '' },
    { id: 'en-proposito-nurse', judgement: '' },
  ],
}
