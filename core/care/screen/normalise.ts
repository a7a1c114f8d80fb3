import { apart, cutApart } from './run-together'
import { respell, unmask } from './spelling'

/**
 * One plain form for every way of typing: small letters, no accents (ñ stays), drawn-out letters shortened, letters written as figures
 * or hidden behind signs put back, words typed without spaces cut apart, the short forms of phones spelled out. Sentence marks stay, because clauses are read one by one.
 */
export function normalise(text: string): string {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    // Every mark but the tilde of ñ.
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
  plain = unmask(plain)
  // m4tar, k!ll: figures and signs inside any other word.
  plain = plain.replace(/(?<![a-zñ])[a-zñ]{1,24}[0-9!*@$][a-zñ0-9!*@$]{0,24}[a-zñ]/g, (word) => (/^\d|\d{2,}/.test(word) ? word : word.replace(/[013457@$!*]/g, (sign) => looks[sign] ?? sign)))
  // "m u e r t e", "k.i.l.l"
  plain = plain.replace(/(?<![a-zñ])(?:[a-zñ][ .\-_]){3,}[a-zñ](?![a-zñ])/g, (spaced) => apart(spaced.replace(/[ .\-_]/g, '')))
  plain = cutApart(plain.replace(/([a-zñ])\1{2,}/g, '$1'))
  for (const [short, long] of shortForms) plain = plain.replace(short, long)
  plain = respell(plain)
  return plain.replace(/[ \t]+/g, ' ').trim()
}

const looks: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '*': 'u' }

const word = (short: string, long: string): [RegExp, string] => [new RegExp(`(?<![a-zñ0-9'])(?:${short})(?![a-zñ0-9'])`, 'g'), long]

const shortForms: [RegExp, string][] = [
  // Spanish
  word('q|k|ke|qe', 'que'),
  word('xq|pq|porq|xk|pk', 'porque'),
  word('x', 'por'),
  word('tb|tmb|tbn', 'tambien'),
  word('kiero|qiero|kero', 'quiero'),
  word('toy|stoy|eztoy|esoty', 'estoy'),
  word('ia|lla(?= no)', 'ya'),
  word('ya noo+', 'ya no'),
  word('l', 'el'),
  word('no ay', 'no hay'),
  word('atraz', 'atras'),
  word('vueltatras', 'vuelta atras'),
  word('nxe|noxe', 'noche'),
  word('bolber', 'volver'),
  word('boy(?= a)', 'voy'),
  word('bida', 'vida'),
  word('tas', 'estas'),
  word('pa', 'para'),
  word('d', 'de'),
  word('m', 'me'),
  word('t', 'te'),
  word('n', 'en'),
  word('nd|nda', 'nada'),
  word('mñn|mñna', 'mañana'),
  word('hoi', 'hoy'),
  word('ai', 'hay'),
  word('aser', 'hacer'),
  word('aser(?:me)', 'hacerme'),
  word('matarm', 'matarme'),
  word('morirm', 'morirme'),
  word('mori', 'morir'),
  word('bivir', 'vivir'),
  word('suisidar(me)?|suicidar(me)?|zuicidar(me)?', 'suicidarme'),
  word('suisidio|zuicidio', 'suicidio'),
  // English
  word('im', 'i am'),
  word("i'm", 'i am'),
  word("i've|ive", 'i have'),
  word("i'll", 'i will'),
  word("i'd", 'i would'),
  word("he's", 'he is'),
  word("she's", 'she is'),
  word("they're|theyre", 'they are'),
  word("it's", 'it is'),
  word("don'?t", 'do not'),
  word("doesn'?t", 'does not'),
  word("didn'?t", 'did not'),
  word("can'?t|cannot", 'can not'),
  word("couldn'?t", 'could not'),
  word("won'?t", 'will not'),
  word("wouldn'?t", 'would not'),
  word("isn'?t", 'is not'),
  word("wasn'?t", 'was not'),
  word("aren'?t", 'are not'),
  word("haven'?t", 'have not'),
  word("shouldn'?t", 'should not'),
  word("hasn'?t", 'has not'),
  word("hadn'?t", 'had not'),
  word("weren'?t", 'were not'),
  word("mustn'?t", 'must not'),
  word("ain'?t", 'is not'),
  word("needn'?t", 'need not'),
  word("you're|youre", 'you are'),
  word("we're", 'we are'),
  word("who's|whos", 'who is'),
  word("what's|whats", 'what is'),
  word("that's|thats", 'that is'),
  word("there's|theres", 'there is'),
  word("let's|lets", 'let us'),
  word("you'll|youll", 'you will'),
  word("he'll", 'he will'),
  word("she'll", 'she will'),
  word("they'll|theyll", 'they will'),
  word("it'll|itll", 'it will'),
  word("we'll", 'we will'),
  word("you've|youve", 'you have'),
  word("they've|theyve", 'they have'),
  word("we've", 'we have'),
  word("he'd", 'he would'),
  word("she'd", 'she would'),
  word("they'd|theyd", 'they would'),
  word("it'd|itd", 'it would'),
  word("you'd", 'you would'),
  word("'s", ' is'),
  word('wanna', 'want to'),
  word('gonna|gunna', 'going to'),
  word('gotta', 'got to'),
  word('u', 'you'),
  word('ur', 'your'),
  word('r', 'are'),
  word('rn', 'right now'),
  word('2nite|2night|tonite|2nyt', 'tonight'),
  word('2moro|tmrw|tmr|tomoz', 'tomorrow'),
  word('wan(?: to| 2)', 'want to'),
  word('to di(?= |$)|2 di', 'to die'),
  word('2', 'to'),

  word('b4', 'before'),
  word('kms', 'kill myself'),
  word('unalive', 'kill'),
  word('unaliving', 'killing'),
  word('sewerslide|sewer slide|suicde|sucide|suiside', 'suicide'),
  word('meself', 'myself'),
  word('my self', 'myself'),
]
