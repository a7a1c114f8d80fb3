/** The conversations of docs/companion.md, and what a reader says of each. Read them again when the texts have changed. */
export const judgements = {
  es: [
    {
      id: 'es-duelo-madre',
      judgement:
        'It says that it is sorry before it asks, asks the name once and keeps it to the last line; of most turns it picks words that carry them and gives them back with little beside: the radio all afternoon, the phone at three, the dream in which she did not look. The ten minutes, the Thursday call and the sleep are met as what they are, and the number still dialled is called nothing strange. The quarrel over the flat is only its date said back; the anger gets her own words and no more; of the sister who cannot bear it it hears nothing in particular; and nothing in the second half names Carmen until the goodbye.',
    },
    {
      id: 'es-ruptura-marido',
      judgement:
        'The house and the bills, the supper eaten standing, what everybody knew and the nights of going over it are each met briefly and in the right tone; asked whether he ever loved her it does not pretend to know, the laugh over the scarf is let be good, and asked whether to write to him it answers what can be done and leaves it to her. The other woman gets a line that fits anything, and so do the lie told to her face, the rage and the shame; Clara is quoted twice and never named; «Eso está bien visto», of what everybody knew but her, grades her; and the scarf gets a question about her inside.',
    },
    {
      id: 'es-proposito-despido',
      judgement:
        'It picks well out of long turns: the pass asked back by courier, not knowing who she is if she is not there at seven, the kitchen with the light off, what the daughter has not been told whole; it says plainly what it is, lets the better hour by the river be good and asks what came after the heron. Nobody having called gets thanks for the telling and Paco nothing; a husband who does not see that it is not about money gets a line that fits anything; the box in the storeroom is asked after as if it stood before her; and the summary is made of her own facts, and of three of them only.',
    },
  ],
  en: [
    {
      id: 'en-duelo-dad',
      judgement:
        'It is sorry first; the name is asked once, the nights of nursing are met with the death, and the mornings, the anger, the drawers and the question never asked are met in few words, mostly hers; the relief is not argued with, and tiredness is called nothing strange. The brother who wants to sell is quoted, and then taken for a doubt of hers. The whistling bus driver and the whistle in the hallway are said back with little beside; that he labelled everything is quoted and left; of «who would I tell?» and of Tom, who is tired of it too, it hears nothing in particular; the letter is offered at the right sentence, and Frank’s name does not come again.',
    },
    {
      id: 'en-ruptura-six-years',
      judgement:
        'The radio against the quiet, the Fridays, the sentence she left with, the scarf and the wish to sleep through are met in his own words and in his tone. Asked whether she ever loved him it speaks of the doubt and asks back. The toast gets a line that fits anything; two in the morning is only the phone said back; «stupid», what he did not see and having no friends but hers meet lines that fit anything, one after the other, where he most needed somebody; asked whether to give the scarf back it tells him how keys are handed over; and the brother’s Tinder is taken for one blow more.',
    },
    {
      id: 'en-proposito-nurse',
      judgement:
        'Out of long turns it takes what matters: that it scares her, bed four and bed six, the car park, thinking she is the sister, not knowing who she is if she is not useful; guilt gets a good question, it says plainly what it is, and the Thursday is wished well. «Told like that, I can see it», of a fear, is beside it; the manager’s holiday is taken for a wound; the singing is quoted and its end said back, which is little for the one thing she did for herself; Iris is never called by her name and not remembered; and the summary has the singing and not the exhaustion.',
    },
  ],
}
