/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It is sorry before it asks, asks the name once and takes leave with it. The machine that stays, the flat to be emptied, the anger, the ten minutes, the phone at three and the number still dialled are each met in a short plain sentence a friend might say. Of her sister who cannot bear it, and of the flat that is fought over, it asks nothing; «no lo sé» gets a question about who is at home, of the dream it asks since when, which nobody would, and her sleep since March gets a line for anybody. Carmen is not named between the fourth line and the last.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'It is sorry that he went before it asks anything. The supper eaten standing, the lies, the rage and the shame are met simply; asked whether he ever loved her it does not pretend to know, and the letter that is not sent is let be. Where it was sure of nothing it says only that it follows: Clara and her silence, and that everybody knew but her, the sentences that wanted most, get such lines, and the nights spent looking for clues are told that many people do the like.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'Out of long turns it takes what matters, said back in her own words turned round: the card asked for by courier, the kitchen with the light off; that nobody called and that it is not about money get an answer of their own, the shame is received, and it says plainly what it is. That she does not know who she is gets four words; Paco, the joke about not worrying it and the heron are missed, the watercolours are hardly taken up, and the summary holds three small things of hers.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'It is sorry first, asks the name once and takes leave with it. The whistle, the brother who sells, the drawers and the question never asked are said back with something asked beside; the tools and being tired are met kindly. Of being relieved it says back only the awful half, which wanted a no; «Who would I tell?», Tom and the shed she has to clear get lines that would do anywhere, and the ducks on Sundays are taken for a habit of today.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the toast over the sink, the phone at two and the friends who are hers are answered as what they are; «stupid» is not let stand; asked whether she ever loved him it speaks of what it cannot know. The Fridays with too much garlic are taken for something achieved, Tinder for a wrong done to him, «for not seeing it» gets nothing, and the scarf he asks about is answered with how to divide belongings.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'Thinking she is the sister, the crying in the car park, the exhaustion and not knowing who she is if she is not useful are heard; that she is no good person any more is answered with a no; the choir she might listen to is let be small. The first long turn gets only thanks, where fear was told; of bed four and bed six half a sentence comes back; the holiday is taken for an insult; and most replies say her words back with little beside them.',
    },
  ],
}
