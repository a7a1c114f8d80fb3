/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It condoles before it asks, asks for the name once and keeps it to the last line; the machine that stays, the flat that is to be emptied, the ten minutes, the call cut short, the nights and the dream are each met as what they are, and that grief followed anger is noticed. The sewing gets a quotation where it deserved a question; letter and ritual are offered within three turns of each other, one too many for that evening; and at «¿es normal que todavía marque su número?» it speaks of people in general when it should have said the number is Carmen’s.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It follows the twenty-two years, the other woman, the lie told to her face, the daughter and the nights of going over it as they come; asked whether he ever loved her it does not pretend to know, asked whether to write to him it offers the third thing, to write and not send, and when she takes that up it asks what the message would say. «Me dejó la casa y las facturas» gets a turn that would fit any fact, of the dinner on her feet it hears the table and not the eating, «no quiere hablar de él» is only quoted, and her laughing over the scarf is met as a good hour of today, which it was not.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It hears the dismissal among much else, the hours without edges, the mornings, the shame and the better hour by the river, says plainly what it is, and its summary is made of her own facts. Paco, the only one who wrote, goes by with the silence of the others; that everyone her age thinks of retiring is taken for something people say to her; what her daughter does not know is said back and left; and the heron deserved more than being asked what she noticed.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'The mornings, the labelled tools, the relief, having nobody to tell and what was never asked are heard, and the anger is not argued with. The nights of nursing pass unremarked; the bus driver who knew every stop deserved a question and got a quotation; of the brother it takes up that he lives in Canada and not that he only came for the funeral; the husband who is tired of it too is passed over for tiredness, and the canal and its ducks become Sunday afternoons in general.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the Fridays, the toast over the sink, the words she left with, the going over it and the friends who are hers are met as he said them; it does not pretend to know whether she loved him, and says so where it has no answer. Two in the morning is passed over for the phone, the scarf is asked about as if it were an old keepsake and then said back, the brother’s advice is only repeated, and asked whether to give the scarf back it decides nothing for him, which is honest and not much help.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'It keeps up with a person who tells a great deal at once: hiding it well, the choir on Thursdays, the illness that ended it, tiredness beside sadness, being of use. The crying in the car park is heard as work and not as crying; being her mother’s sister, the finest thing she tells, is said back twice and met neither time; the mother, Iris, is never called by her name and not remembered; «take a holiday» is only repeated, and the Thursday she may go on is heard as something under way and not greeted.',
    },
  ],
}
