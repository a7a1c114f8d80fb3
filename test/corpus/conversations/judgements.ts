/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It condoles before it asks, asks for the name once and keeps it to the last line, stays with the machine, with the call cut short and with three in the morning, and notices that sorrow has come after anger. It is weakest where it hands a sentence back with nothing of its own («tiene prisa porque no lo soporta»), and to «¿es normal que todavía marque su número?» it speaks of people in general when it should have spoken of Carmen.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It follows the betrayal, the daughter and the scarf as they come, answers «¿alguna vez me quiso?» without pretending to know, and gives real counsel when it is asked whether to write. The dinner eaten standing is repeated back before it is met, her laughter over the scarf is only said back, and the turn about everybody knowing gets a sentence that would fit anywhere.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It hears the seven o’clock, the shame and the hidden truth from the daughter, says plainly what it is, and its summary is made of her own facts. It lets Paco, the only one who wrote, go by, and its questions after the watercolours and the heron are thinner than what she said.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'The name, the whistle, the drawers and the relief are each heard for what they are, and the anger is not argued with. The bus driver who knew every stop deserved a question and got a quotation; «How are you bearing it?» after a sentence about never having asked him whether he was afraid is kind and too general.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The quiet flat, the going over it and the scarf are taken up in his own words, and it does not pretend to know whether she loved him. Asked whether to give the scarf back it decides nothing for him, which is honest and not much help; the toast over the sink is repeated back rather than met.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'It keeps up with a person who tells a great deal at once: the crying before the shift, being her mother’s sister, who she is when she is not useful; and it sees the Thursday as a step. The mother, Iris, is never called by her name again, and two questions in a row could have been asked of anybody.',
    },
  ],
}
