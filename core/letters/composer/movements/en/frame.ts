/** Lines above the signature. Each ends in a comma. */
export const farewellsEn = [
  'With you,', 'With you in this,', 'Still here,', 'From this side of the page,', 'In good faith,', 'Quietly, and on your side,', 'Go gently tonight,', 'Keeping what you told me,', 'With care and no hurry,', 'Beside you for as long as this takes to read,',
  'With my whole attention,', 'Yours, for the length of a letter,', 'With respect for what you carry,', 'Until you want to read this again,', 'Thank you for writing it down,', 'Having read you twice,', 'With your message beside me,', 'Reading you again,', 'With respect for what you left out,', 'Beside you a while longer,', 'No more words,', 'With what you wrote in front of me,', 'Slowly,', 'As far as you care to read,', 'With {n} between the lines,', 'For what you told me of {n},', 'With both hands,', 'As far as words go,', 'Near enough to hear,', 'Leaving the light on,',
  'In your corner,', 'Without asking anything of you,', 'Rest if you can,', 'With warmth and plain words,', 'At your pace,', 'Here, whatever the hour,', 'On your behalf,', 'Meaning every word,', 'With what I know and what I do not,', 'Signing off softly,', 'For you, and for tomorrow morning,',
  'With {n} in mind,', 'For {n} and for you,', 'Thinking of you, and of {n},', 'With what you told me of {n} kept safe,', 'With respect for you and for {n},', 'Holding the page open,', 'Ever on your side of the table,', 'Your reader,', 'With patience,',
]

type Titles = Record<'thing' | 'name' | 'reader' | 'duelo' | 'ruptura' | 'proposito', string[]>

/** Titles, plain and short. `thing` needs the thread of the letter to be a thing. */
export const titlesEn: Titles = {
  thing: ['{o}', 'About {o}', 'Beginning with {o}', '{o}, and the rest', 'Around {o}', 'Next to {o}', '{n} and {o}', '{o} and {n}', 'A few lines about {o}', '{o}, to begin with', 'Back to {o}', 'The matter of {o}', 'A letter by way of {o}', 'Where {o} [o:is|are]'],
  name: ['About {n}', 'Saying {n}', '{n}, in your words', 'With {n} on the page', 'What you told me of {n}', 'Some pages about {n}'],
  reader: ['For {yo}', 'A letter for {yo}', '{yo}, tonight', 'For {yo}, to read slowly', 'To {yo}'],
  duelo: ['What does not leave', 'The size of the room', 'Still yours', 'An ordinary afternoon', 'Before the telephone rang', 'What was settled long before', 'The days in between', 'Out of earshot', 'What the hands keep', 'Somebody is missing', 'A place in the conversation', 'Learned by watching', 'Days with names', 'What weighs and what holds', 'By heart', 'Half aloud', 'More than a card can say', 'How it was said at home', 'Keeping count'],
  ruptura: ['One place at the table', 'Solid ground', 'Yours to keep', 'A single key', 'This side of the street', 'No reply needed', 'The first month in the singular', 'Packing slowly', 'Your half of the day', 'The house, relit', 'What you know how to do', 'A Sunday not yet used', 'Things in their places', 'One at a time', 'What stays with you', 'At another pace', 'This week', 'After talking'],
  proposito: ['What is still standing', 'A step the size of today', 'The Monday question', 'Before the answer', 'Where one begins', 'What still calls', 'Between two floors', 'The ground underfoot', 'A morning with nothing in it', 'Mid-sentence', 'Hands free', 'What you can do in the dark', 'One thing that stays done', 'Next Tuesday', 'Still', 'From the other side', 'Things that are still there', 'Before the next bend'],
}
