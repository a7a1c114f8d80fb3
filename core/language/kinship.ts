import type { ContentLanguage } from '#core/locale/locale.schema'

/** Who, or what, a letter is about. Decides what may be presupposed. */
export type Kin =
  | 'grandparent' | 'mother' | 'father' | 'parents' | 'child' | 'baby' | 'sibling' | 'partner' | 'ex' | 'friend' | 'uncle' | 'cousin' | 'nephew' | 'grandchild' | 'inlaw' | 'teacher' | 'colleague' | 'neighbour' | 'pet'
  | 'self' | 'job' | 'vocation' | 'faithful' | 'country' | 'home' | 'health' | 'dream' | 'business' | 'family' | 'group' | 'person'

export type KinForm = { kin: Kin; gender: 'f' | 'm' | null; isPlural: boolean }

/** `words: kin gender`; a plural gender is fp, mp or xp (mixed or unknown). */
const spanish = `
abuela abuelita yaya nona nonna lela abue agüela abu: grandparent f
bisabuela: grandparent f
abuelo abuelito yayo nono lelo tata bisabuelo: grandparent m
abuelos abuelitos yayos: grandparent mp
abuelas: grandparent fp
madre mamá mami ma mamita viejita vieja amá amatxo madrastra mamma: mother f
padre papá papi pa papito viejo taita apá aita padrastro: father m
padres papás viejos: parents mp
bebé bebe bebita bebito angelito nonato: baby -
hijita: child f
bebés gemelos mellizos: baby mp
hija hijastra niña: child f
hijo hijastro niño chiquito: child m
hijos niños peques: child mp
hijas: child fp
hermana hermanita hermanastra ñaña manita melliza gemela: sibling f
hermano hermanito hermanastro ñaño carnal mellizo gemelo: sibling m
hermanos: sibling mp
hermanas: sibling fp
esposa mujer señora viuda prometida: partner f
esposo marido prometido: partner m
pareja compi: partner -
novia: partner f
novio: partner m
ex expareja: ex -
exnovia exesposa exmujer: ex f
exnovio exesposo exmarido: ex m
amante: ex -
amiga comadre amigui: friend f
amigo compadre parcero pata cuate: friend m
amigos: friend mp
amigas: friend fp
tía titi tita madrina: uncle f
tío tito padrino: uncle m
tíos: uncle mp
tías: uncle fp
prima: cousin f
primo: cousin m
primos: cousin mp
sobrina ahijada: nephew f
sobrino ahijado: nephew m
sobrinos: nephew mp
nieta: grandchild f
nieto: grandchild m
nietos: grandchild mp
suegra cuñada nuera: inlaw f
suegro cuñado yerno: inlaw m
suegros: inlaw mp
maestra profesora profe entrenadora terapeuta mentora: teacher f
maestro profesor entrenador mentor: teacher m
compañera colega jefa socia: colleague f
compañero socio: colleague m
compañeros: colleague mp
vecina: neighbour f
vecino: neighbour m
perra perrita gata gatita coneja yegua lora tortuga gallina cotorra: pet f
perro perrito gato gatito conejo caballo loro hámster hurón canario pájaro cachorro firulais perrhijo: pet m
mascota mascotita: pet f
perros gatos: pet mp
perras gatas mascotas: pet fp
yo: self -
trabajo empleo puesto oficio: job m
carrera profesión: job f
jubilación: job f
vocación: vocation f
fe: faithful f
iglesia: faithful f
dios: faithful m
país pueblo: country m
tierra ciudad patria: country f
casa: home f
hogar: home m
cuerpo: health m
salud enfermedad: health f
sueño proyecto propósito futuro rumbo camino: dream m
vida juventud infancia: dream f
negocio restaurante bar taller: business m
empresa tienda panadería: business f
familia: family f
grupo equipo club coro colectivo elenco: group m
banda pandilla cuadrilla peña brigada comunidad comparsa: group f
`

const english = `
grandmother grandma gran granny nan nana nanny nanna gramma grandmom memaw abuela oma great-grandmother mamaw: grandparent f
grandfather grandad granddad grandpa gramps pop poppy opa great-grandfather papaw grampa: grandparent m
grandparents: grandparent xp
mother mum mom mam mummy mommy mama ma stepmother stepmum stepmom: mother f
father dad daddy papa pa stepfather stepdad: father m
parents folks: parents xp
baby: baby -
babies twins: baby xp
daughter stepdaughter girl: child f
son stepson boy: child m
child kid: child -
children kids: child xp
daughters: child fp
sons: child mp
sister stepsister half-sister sis: sibling f
brother stepbrother half-brother bro: sibling m
sibling twin: sibling -
siblings: sibling xp
brothers: sibling mp
sisters: sibling fp
wife: partner f
husband: partner m
partner spouse fiance fiancé fiancée: partner -
girlfriend: partner f
boyfriend: partner m
ex ex-partner lover: ex -
ex-wife ex-girlfriend exgirlfriend exwife: ex f
ex-husband ex-boyfriend exboyfriend exhusband: ex m
friend mate bestie buddy pal: friend -
friends: friend xp
aunt auntie aunty godmother: uncle f
uncle godfather: uncle m
cousin: cousin -
cousins: cousin xp
niece: nephew f
nephew: nephew m
granddaughter: grandchild f
grandson: grandchild m
grandchild: grandchild -
mother-in-law sister-in-law daughter-in-law: inlaw f
father-in-law brother-in-law son-in-law: inlaw m
teacher coach mentor professor tutor therapist: teacher -
colleague coworker co-worker boss: colleague -
neighbour neighbor: neighbour -
dog cat pup puppy kitten pet rabbit horse hamster guinea-pig parrot bunny pony ferret budgie kitty tortoise lab labrador spaniel greyhound: pet -
dogs cats pets: pet xp
mare: pet f
self me myself: self -
job work trade post: job n
career profession retirement: job n
vocation calling: vocation n
faith church god belief: faithful n
country homeland city hometown: country n
home house: home n
body health illness: health n
dream purpose future direction life: dream n
business company shop restaurant startup bakery studio pub café farm: business n
family: family n
band group team choir club crew gang community congregation troupe: group n
`

type Table = Map<string, KinForm>
let tables: { es: Table; en: Table } | undefined

function parseTable(source: string): Table {
  const table: Table = new Map()
  for (const line of source.trim().split('\n')) {
    const [words = '', meaning = ''] = line.split(': ')
    const [kin, gender = '-'] = meaning.split(' ')
    const form: KinForm = { kin: kin as Kin, gender: gender.startsWith('f') ? 'f' : gender.startsWith('m') ? 'm' : null, isPlural: gender.endsWith('p') }
    for (const word of words.split(' ')) if (!table.has(word)) table.set(word, form)
  }
  return table
}

/** Words for kin in one language, in lower case. */
export function kinTable(language: ContentLanguage): Table {
  tables ??= { es: parseTable(spanish), en: parseTable(english) }
  return tables[language]
}

type Naming = { es: Partial<Record<'f' | 'm' | 'x' | 'p', string>>; en: Partial<Record<'f' | 'm' | 'x' | 'p', string>> }

/** A plain word for each kin, for requests written in the other language. */
export const kinNames: Partial<Record<Kin, Naming>> = {
  grandparent: { es: { f: 'abuela', m: 'abuelo', p: 'abuelos' }, en: { f: 'grandmother', m: 'grandfather', x: 'grandparent', p: 'grandparents' } },
  mother: { es: { f: 'madre' }, en: { f: 'mother' } },
  father: { es: { m: 'padre' }, en: { m: 'father' } },
  parents: { es: { p: 'padres' }, en: { p: 'parents' } },
  child: { es: { f: 'hija', m: 'hijo', p: 'hijos' }, en: { f: 'daughter', m: 'son', x: 'child', p: 'children' } },
  baby: { es: { x: 'bebé', f: 'bebé', m: 'bebé', p: 'bebés' }, en: { x: 'baby', f: 'baby', m: 'baby', p: 'babies' } },
  sibling: { es: { f: 'hermana', m: 'hermano', p: 'hermanos' }, en: { f: 'sister', m: 'brother', x: 'sibling', p: 'siblings' } },
  partner: { es: { f: 'mujer', m: 'marido', x: 'pareja' }, en: { f: 'wife', m: 'husband', x: 'partner' } },
  ex: { es: { f: 'ex', m: 'ex', x: 'ex' }, en: { f: 'ex', m: 'ex', x: 'ex' } },
  friend: { es: { f: 'amiga', m: 'amigo', p: 'amigos' }, en: { f: 'friend', m: 'friend', x: 'friend', p: 'friends' } },
  uncle: { es: { f: 'tía', m: 'tío' }, en: { f: 'aunt', m: 'uncle' } },
  cousin: { es: { f: 'prima', m: 'primo' }, en: { f: 'cousin', m: 'cousin', x: 'cousin' } },
  nephew: { es: { f: 'sobrina', m: 'sobrino' }, en: { f: 'niece', m: 'nephew' } },
  grandchild: { es: { f: 'nieta', m: 'nieto', p: 'nietos' }, en: { f: 'granddaughter', m: 'grandson', x: 'grandchild' } },
  inlaw: { es: { f: 'suegra', m: 'suegro' }, en: { f: 'mother-in-law', m: 'father-in-law' } },
  teacher: { es: { f: 'maestra', m: 'maestro' }, en: { f: 'teacher', m: 'teacher', x: 'teacher' } },
  colleague: { es: { f: 'compañera', m: 'compañero' }, en: { f: 'colleague', m: 'colleague', x: 'colleague' } },
  neighbour: { es: { f: 'vecina', m: 'vecino' }, en: { f: 'neighbour', m: 'neighbour', x: 'neighbour' } },
  pet: { es: { f: 'mascota', m: 'mascota', x: 'mascota', p: 'mascotas' }, en: { f: 'pet', m: 'pet', x: 'pet', p: 'pets' } },
  job: { es: { m: 'trabajo', f: 'profesión', x: 'trabajo' }, en: { x: 'work', m: 'work', f: 'career' } },
  vocation: { es: { f: 'vocación', x: 'vocación' }, en: { x: 'calling', f: 'calling' } },
  faithful: { es: { f: 'fe', x: 'fe' }, en: { x: 'faith', f: 'faith', m: 'faith' } },
  country: { es: { m: 'país', x: 'país', f: 'tierra' }, en: { x: 'country', m: 'country', f: 'country' } },
  home: { es: { f: 'casa', x: 'casa', m: 'casa' }, en: { x: 'home', f: 'home', m: 'home' } },
  health: { es: { m: 'cuerpo', x: 'cuerpo', f: 'salud' }, en: { x: 'body', m: 'body', f: 'health' } },
  business: { es: { m: 'negocio', x: 'negocio', f: 'empresa' }, en: { x: 'business', m: 'business', f: 'business' } },
  family: { es: { f: 'familia', x: 'familia' }, en: { x: 'family', f: 'family' } },
}

/** Kin whose bond is with an animate other, so that pronouns of persons fit. */
export const personKins: ReadonlySet<Kin> = new Set<Kin>([
  'grandparent', 'mother', 'father', 'parents', 'child', 'baby', 'sibling', 'partner', 'ex', 'friend', 'uncle', 'cousin', 'nephew', 'grandchild', 'inlaw', 'teacher', 'colleague', 'neighbour', 'person',
])
