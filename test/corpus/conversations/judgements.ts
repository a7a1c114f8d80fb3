/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It condoles before it asks, asks for the name once and keeps it to the last line; the flat that is to be emptied, the anger, the ten minutes, the nights, the dream and the number she still dials are each met as what they are. The machine by the window is quoted and the radio lost; that the sister hurries because she cannot bear it is only quoted; the call she cut short the Thursday before gets a kind word and no question; and at «¿es normal que todavía marque su número?» it speaks of people in general when it should have said the number is Carmen’s.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It follows the twenty-two years, the dinner eaten standing, the other woman, the lie told to her face, the daughter and the nights of going over it as they come; asked whether he ever loved her it does not pretend to know, and asked whether to write to him it answers what can be done and leaves it to her. «Me dejó la casa y las facturas» gets a turn that would fit any fact, «no quiere hablar de él» is only quoted, that she laughed over the scarf is said back and left, and to «lo escribo y no lo mando» it proposes just that, as if she had not said it.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It hears the dismissal among much else, the hours without edges, the mornings, the shame, the watercolours and the walk by the river, says plainly what it is, and its summary is made of her own facts. Paco, the only one who wrote, goes by with the silence of the others; a husband who does not see that it is not about money gets a line that fits anything, and so does her joke about not worrying a robot; that everyone her age thinks of retiring is taken for how others look at her; what her daughter does not know is quoted and left; and the heron deserved more than being quoted.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'The mornings, the shed, the labelled tools, the drawers that stay shut, the relief and having nobody to tell are heard, and the anger is not argued with. The nights of nursing pass unremarked; the bus driver who knew every stop is quoted, and called a custom; that the brother wants to sell, and only came for the funeral, is said back and left; the husband who is tired of it too is passed over for tiredness, what was never asked gets a general question, and the canal and its ducks one kind line.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the Fridays, the toast over the sink, the words she left with, the going over it and the friends who are hers are met as he said them; it does not pretend to know whether she loved him. Two in the morning is passed over for the phone; «stupid», beside «sad», and what he did not see are not taken up; the scarf is only said back, twice; and asked whether to give it back it tells him how to divide a household, which is practical and beside the point.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'It keeps up with a person who tells a great deal at once: the crying in the car park, the hard word she has for herself, the choir on Thursdays and the illness that ended it, being of use, the tiredness. That on the board there are only beds now gets a line about memories; her manager’s «take a holiday» and being her mother’s sister, the finest thing she tells, are only said back; the mother, Iris, is never called by her name and not remembered; and the Thursday she may go on is called a small step, which it is, and not greeted.',
    },
  ],
}
