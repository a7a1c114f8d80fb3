/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It says that it is sorry before it asks, asks the name once and keeps it to the last line. The radio all afternoon is picked out and let be; the emptying of the flat, the ten minutes, the Thursday call, the grief and the number still dialled are met as what they are; of the dream it asks whether she used to look. The machine nobody may move, the hurry of the sister and the phone at three get a question or a word that fits anything, the anger a question about a letter nobody had named, and «no lo sé» one about the room; nothing in the second half names Carmen until the goodbye.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'Twenty-two years, the supper eaten standing and the lie to her face are each answered with something that could be said of little else; asked whether he ever loved her it does not pretend to know, the laugh over the scarf is let be good, and asked whether to write to him it says how, briefly, and leaves it to her. The other woman, the rage and the shame get lines that fit anything; Clara is quoted twice and never named; «Eso está bien visto», of what everybody knew but her, grades her; and supper and scarf are followed by a question about her inside.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It picks well out of long turns: the pass asked back by courier, the short question nobody put to her, not knowing who she is if she is not there at seven, the kitchen with the light off, the currículums; it says plainly what it is and lets the better hour by the river be good. Paco gets nothing; the husband who does not see that it is not about money gets half an answer; the watercolours are asked after as if they stood before her; several questions are about her inside; and the summary is made of her own facts, and of three of them only.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'It is sorry first, and the name is asked once; the bus is taken up with a question worth answering, the early mornings and the anger are met in few words, and tiredness is called nothing strange. The whistle in the hallway, the labelled tools and the drawers are said back with little or a stock question beside; the brother who wants to sell is taken for a doubt of hers; of «who would I tell?» and of Tom, who is tired of it too, it hears nothing in particular; the letter is offered at the right sentence, and Frank’s name does not come again.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the toast over the sink, the Fridays and the phone at two are answered as what they are, and asked whether she ever loved him it speaks of what it cannot know without a comfort it does not have. Asked about the scarf it answers with how to divide belongings. The sentence she left with and the wish to sleep through are quoted; the friends who are hers get a line that fits anything; Luke, who means well, is first taken for one who stings.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'Out of long turns it takes what matters: that it scares her, bed four and bed six, thinking she is the sister, and not knowing who she is if she is not useful, with a line about the job said straight after the name; of the exhaustion it asks when she last rested. The manager’s holiday is waved off, her mother’s illness is hardly met, that she is no good person any more gets a line that fits anything, and the choir is only quoted where it is the one warm thing she tells. The summary holds three things of hers, turned to “you”, and misses the exhaustion.',
    },
  ],
}
