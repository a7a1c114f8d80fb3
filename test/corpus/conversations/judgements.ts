/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It condoles before it asks, asks for the name once and keeps it to the last line; the sewing by the window, the flat that is to be emptied, the anger, the ten minutes, the nights, the dream and the tears are each met as what they are. The quarrel with the sister is heard as the things left behind, and that she hurries because she cannot bear it is only quoted; the call she cut short the Thursday before gets a kind word and no question; and at «¿es normal que todavía marque su número?» it speaks of people in general when it should have said the number is Carmen’s.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It follows the twenty-two years, what he took, the dinner eaten standing, the other woman, the lie told to her face, the daughter and the nights of going over it as they come; asked whether he ever loved her it does not pretend to know, the scarf and the laugh over it are let be good, and asked whether to write to him it answers what can be done and leaves it to her. It asks how she found out when she had just said so; «no quiere hablar de él» is only quoted; that everybody knew but her is taken for a thought; and to «lo escribo y no lo mando» it proposes just that, as if she had not said it.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It hears the dismissal among much else, the hours without edges, the mornings, the shame, what her daughter does not know, the watercolours, the box they are in and the better hour by the river, says plainly what it is, and its summary is made of her own facts. Paco, the only one who wrote, goes by with the silence of the others; a husband who does not see that it is not about money gets a line that fits anything; that everyone her age thinks of retiring is read as an opinion; having forgotten what she liked is met as a fear; and the heron gets a question about her inside.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'The mornings, the shed, the labelled tools, the drawers that stay shut, the relief, having nobody to tell and what was never asked are heard, and the anger is not argued with. The nights of nursing pass unremarked; of the bus driver who knew every stop the trade is quoted and the whistling left for the next turn; that the brother wants to sell is taken for a choice of hers, and that he lives in Canada is only quoted; the husband who is tired of it too gets a general word; and the canal and its ducks one kind line.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the Fridays, the toast over the sink, the words she left with, the going over it and the friends who are hers are met as he said them, and finding the scarf is met as such; it does not pretend to know whether she loved him. Two in the morning is met as hard and no more; «stupid», beside «sad», and what he did not see are not taken up; that he put the scarf back is said back and left; asked whether to give it back it tells him how to divide a household, which is practical and beside the point; and the brother’s Tinder is taken for something that may have hurt.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'It keeps up with a person who tells a great deal at once: the crying in the car park, her manager’s «take a holiday», being relied on, the hard word she has for herself, the choir on Thursdays, being of use, the tiredness. That she can no longer care is called missing a habit, and that on the board there are only beds gets a line about places; being her mother’s sister, the finest thing she tells, is said back and asked how it went on; the illness that ended the choir is said back; the mother, Iris, is never called by her name and not remembered; and the Thursday she may go on is acknowledged and not greeted.',
    },
  ],
}
