/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It condoles before it asks, asks for the name once and keeps it to the last line; the radio, the machine that stays, the flat that is to be emptied, the ten minutes, the nights and the dream are each met as what they are. That the sister hurries because she cannot bear it is only quoted; what she would say to her mother, and the call she cut short, get a kind word and no question; nobody tells her that there are letters here, and that evening one would have fitted; and at «¿es normal que todavía marque su número?» it speaks of people in general when it should have said the number is Carmen’s.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It follows the twenty-two years, the dinner eaten standing, the other woman, the lie told to her face, the daughter and the nights of going over it as they come; asked whether he ever loved her it does not pretend to know, asked whether to write to him it offers the third thing, to write and not send, and asks what the message would say. «Me dejó la casa y las facturas» gets a turn that would fit any fact, «no quiere hablar de él» is only quoted, that she laughed over the scarf and still has it is said back and left, and after «lo escribo y no lo mando» it goes on as if she were still tempted.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It hears the dismissal among much else, the hours without edges, the mornings, the shame and the walk by the river, says plainly what it is, and its summary is made of her own facts. Paco, the only one who wrote, goes by with the silence of the others; a husband who does not see that it is not about money gets a line that fits anything; that everyone her age thinks of retiring is taken for something people say to her; what her daughter does not know is said back and left; and the heron deserved more than being asked what she noticed.',
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
        'The radio against the quiet, the Fridays, the toast over the sink, the words she left with, the going over it and the friends who are hers are met as he said them; it does not pretend to know whether she loved him, and says so where it has no answer. Two in the morning is passed over for the phone; «stupid», beside «sad», is not taken up; the scarf is asked about once and then only said back; the brother’s advice is met as advice usually is; and asked whether to give the scarf back it decides nothing for him, which is honest and not much help.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'It keeps up with a person who tells a great deal at once: hiding it well, the hard word she has for herself, the choir on Thursdays, the illness that ended it, being of use. The crying in the car park is not heard, and its answer there says so and asks how she bears it; her manager’s «take a holiday» is only repeated; being her mother’s sister, the finest thing she tells, is said back twice and met neither time; the mother, Iris, is never called by her name and not remembered; and the Thursday she may go on is heard as something under way and not greeted.',
    },
  ],
}
