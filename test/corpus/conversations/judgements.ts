/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It condoles before it asks, asks for the name once and keeps it to the last line, stays with the machine and the things nobody may date, with the call cut short and with three in the morning. It is weakest where it hands a sentence back with nothing of its own («tiene prisa porque no lo soporta»), where the ten minutes she holds against herself get a sentence about layers that would fit anywhere, and at «¿es normal que todavía marque su número?», where it speaks of people in general when it should have said the number is Carmen’s.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It follows the twenty-two years, the betrayal, the nights of going over it and the scarf as they come, and answers «¿alguna vez me quiso?» without pretending to know. Asked whether to write to him it gives a thought where counsel was wanted, the turn about everybody knowing gets only a question about anger, and what her daughter does behind her door is said back and not met.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It hears the hours without edges, the silence of those who never rang, the shame and what the daughter does not know, says plainly what it is, and its summary is made of her own facts. Paco, the only one who wrote, goes by; the six o’clock in the dark kitchen gets a bare question about her body, and the heron deserved more than being asked what she did.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'The nights of nursing, the whistle, the drawers and the relief are each heard for what they are, and the anger is not argued with. The bus driver who knew every stop deserved a question and got a quotation; the husband who is tired of it is passed over for a thought about tiredness, and the canal and its ducks get a sentence that would fit any memory.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The going over it, the Fridays, the scarf and the brother’s advice are taken up as he said them, and it does not pretend to know whether she loved him. Asked whether to give the scarf back it decides nothing for him, which is honest and not much help; the toast over the sink is repeated back rather than met, and «For not seeing it» is thanked and left.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'It keeps up with a person who tells a great deal at once: caring that stopped, the crying before the shift, being her mother’s sister, the choir on Thursdays. Where she says she does not know who she is if she is not useful it goes on about a long illness, which is the one turn that was missed outright; the mother, Iris, is never called by her name, and the Thursday she may go on is kept and not greeted.',
    },
  ],
}
