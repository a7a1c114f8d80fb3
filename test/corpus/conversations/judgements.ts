/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        "It is sorry before it asks, asks the name once and takes leave with it. The machine that stays, the flat to be emptied, the anger, the ten minutes, the Thursday call and the number still dialled are each met in a short plain sentence a friend might say. Of the hurry of the sister and of the phone at three it says next to nothing, «no lo sé» gets a question about who is at home, and of the dream it asks since when, which nobody would. Carmen's name does not come between the fourth line and the last.",
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'The years, the supper eaten standing, the lies, the rage and the shame are met simply; asked whether he ever loved her it does not pretend to know, and the letter that is not sent is let be. Of the other woman it only says back who told, Clara and her silence get lines that fit anything, «que lo supiera todo el mundo menos yo» is answered beside the point, and the horrible scarf is taken for a feast.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'Out of long turns it takes what matters, said back in her own words turned round: the card asked for by courier, the kitchen with the light off; that nobody called and that it is not about money get an answer of their own; it says plainly what it is. Told that it was in September it asks when; Paco, the joke about not worrying it and the heron are missed, the watercolours are answered with set phrases, and the summary holds three things of hers.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'It is sorry first, asks the name once and takes leave with it. The whistle, the brother who sells, the drawers and the question never asked are said back with something asked beside; the tools and the mornings are met kindly and a little beside the point. «Who would I tell?», Tom who is tired of it too, and the shed she has to clear get lines that fit anything, and of being relieved it says back only the awful half.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the toast over the sink, the phone at two and the friends who are hers are answered as what they are; asked whether she ever loved him it speaks of what it cannot know. The Fridays with too much garlic get a rest he never asked for, Tinder a wrong nobody did him, «for not seeing it» nothing, and the scarf he asks about is answered with how to divide belongings.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'Bed four and bed six, thinking she is the sister, the exhaustion and not knowing who she is if she is not useful are heard, and the choir she might listen to is let be small. The first long turn is met with a phrase that fits a portrait and not her fear; the holiday is taken for an insult; that she is no good person any more, the sentence that wanted an answer most, gets none; and most replies say her words back with little beside them.',
    },
  ],
}
