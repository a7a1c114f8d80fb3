/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It condoles before it asks, asks for the name once and keeps it to the last line, stays with the machine and the things nobody may date, meets the ten minutes with what could be done and what could not be guessed, and the call cut short with the letter. It is weakest where it hands a sentence back with nothing of its own («tiene prisa porque no lo soporta»), where her quarrel over the flat becomes a family that keeps silent, and at «¿es normal que todavía marque su número?», where it speaks of people in general when it should have said the number is Carmen’s.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It follows the twenty-two years, the dinner on her feet, the other woman, the daughter and the nights of going over it as they come; asked whether he ever loved her it does not pretend to know, and asked whether to write to him it offers the third thing, to write and not send. «Me dejó la casa y las facturas» gets a turn that would fit any fact, her laughing over the scarf is said back and not met, «no quiere hablar de él» is only quoted, and when she takes up what it had offered it does not notice that she has.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It hears the hours without edges, what a phrase in a hurry is worth, the mornings, the shame and the walk by the river, says plainly what it is, and its summary is made of her own facts. Paco, the only one who wrote, goes by, as does the silence of the others; what her daughter does not know is said back and left; and the heron deserved more than being asked what she did.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'The drawers, the anger, the relief and what was never asked are heard, and the anger is not argued with. The nights of nursing pass unremarked; the bus driver who knew every stop deserved a question and got a quotation; a brother who only came for the funeral gets a thought about funerals; the husband who is tired of it too is passed over for one about tiredness, and the canal and its ducks get a sentence that would fit any memory.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the Fridays, the going over it, two in the morning and the brother’s advice are taken up as he said them, and it does not pretend to know whether she loved him. Asked whether to give the scarf back it decides nothing for him, which is honest and not much help; the toast over the sink is repeated back rather than met, as is the scarf hung up again, and «For not seeing it» gets a sentence that would fit anything.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'It keeps up with a person who tells a great deal at once: caring that stopped, the crying before the shift, hiding it well, the choir on Thursdays, being of use. Being her mother’s sister, the finest thing she tells, is said back twice and met neither time; the mother, Iris, is never called by her name and not remembered; «take a holiday» is quoted, and the Thursday she may go on is heard as something under way and not greeted.',
    },
  ],
}
