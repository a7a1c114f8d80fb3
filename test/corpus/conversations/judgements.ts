/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It says that it is sorry before it asks, meets the drive to the hospital as a drive made in the belief that there was time, asks the name and keeps it to the last line. The nights at three and the calls still dialled are met; of the sewing it takes the window and not the radio, with a question that fits anything. The quarrel over the flat, the sister who cannot bear it and the anger get her own words back or a line beside them; the Thursday call gets a choice of feelings to tick; nothing in the second half names Carmen until the goodbye.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'Twenty-two years, the supper eaten standing and the news at second hand are each answered with a line that could be said of nothing else; asked whether he ever loved her it does not pretend to know, the laugh over the scarf is let be good, and asked whether to write to him it answers what can be done and leaves it to her. Told what he said when he left, it asks what words he used. The lie to her face, the rage and the shame get lines that fit anything; Clara is quoted twice and never named; «Eso está bien visto», of what everybody knew but her, grades her; and the scarf gets a question about her inside.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It picks well out of long turns: the pass asked back by courier, not knowing who she is if she is not there at seven, the kitchen with the light off, with a word for the body that still thinks somebody is waiting; it says plainly what it is and lets the better hour by the river be good. Nobody having called is passed by for how the day has been, and Paco with it; the husband who does not see that it is not about money gets half an answer; the watercolours are asked after as if they stood before her; and the summary is made of her own facts, and of three of them only.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'It is sorry first, and the name is asked once; the early mornings and the anger are met in few words, and tiredness is called nothing strange. The whistling bus driver, the whistle in the hallway, the labelled tools and the drawers are said back with little or a stock question beside; the brother who wants to sell is taken for a doubt of hers; of «who would I tell?» and of Tom, who is tired of it too, it hears nothing in particular; the letter is offered at the right sentence, and Frank’s name does not come again.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The plants that went, the radio against the quiet and the toast over the sink are answered as what they are, and asked whether she ever loved him it speaks of what it cannot know without a comfort it does not have. Asked about the scarf it answers with how to divide belongings. The sentence she left with, the Fridays and the wish to sleep through are quoted; the phone at two and the friends who are hers are hardly met; Luke, who means well, is first taken for one who stings.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'Out of long turns it takes what matters: that it scares her, bed four and bed six, thinking she is the sister, not knowing who she is if she is not useful, with a line about the job said straight after the name; guilt gets a good question. The manager’s holiday is waved off, her mother’s illness is met beside the point, the choir is only quoted where it is the one warm thing she tells, and the hope of going on Thursday gets a wish and nothing more. The summary holds three things of hers, turned to “you”, and misses the exhaustion.',
    },
  ],
}
