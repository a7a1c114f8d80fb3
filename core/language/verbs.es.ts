/** Spanish verb forms made from infinitives, so that a clause can be known as one and turned from «yo» to «tú» with certainty. */

export type VerbTense = 'present' | 'preterite' | 'imperfect' | 'future' | 'conditional' | 'subjunctive' | 'past-subjunctive'
export type VerbForm = { infinitive: string; tense: VerbTense; /** 0 yo, 1 tú, 2 él/ella, 3 nosotros, 4 vosotros, 5 ellos */ person: 0 | 1 | 2 | 3 | 4 | 5 }

const regularAr =
  'amar llamar hablar pasar dejar quedar llevar tomar trabajar esperar mirar escuchar cantar bailar cocinar preparar cuidar ayudar abrazar besar gritar llorar extrañar echar necesitar intentar tratar cambiar terminar acabar ' +
  'enseñar criar acompañar visitar viajar caminar regresar bajar entrar limpiar lavar planchar guardar tirar ordenar comprar pagar ganar gastar ahorrar prestar regalar mandar enviar contestar preguntar contar explicar buscar tocar ' +
  'sacar marcar colgar apagar llegar pagar agarrar jugar cargar entregar abandonar engañar olvidar recordar perdonar culpar odiar lamentar desear disfrutar celebrar imaginar pensar soñar levantar acostar despertar duchar peinar arreglar ' +
  'pintar dibujar estudiar aprobar faltar sobrar importar molestar gustar encantar costar tardar durar empezar comenzar sentar cerrar sentir juntar separar casar divorciar enamorar dedicar sacrificar ' +
  'renunciar jubilar emigrar mudar lograr fracasar luchar pelear aguantar soportar evitar rezar confiar dudar juzgar callar tapar llenar vaciar cenar desayunar almorzar andar dar estar firmar manejar conectar despejar ' +
  'ladrar dibujar respirar descansar enfermar operar ingresar internar hospitalizar diagnosticar tratar aceptar rechazar alejar acercar bloquear borrar escapar ocultar demostrar mostrar probar encontrar volar rogar negar ' +
  'apretar calentar helar regar nevar temblar plantar sembrar coleccionar tejer bordar coser arrancar parar aparcar estacionar aparecer pescar nadar saltar correr invitar presentar conversar charlar platicar discutir insultar reclamar ' +
  'revisar notar repasar aprovechar aislar rascar planchar encajar almacenar anotar apuntar arrastrar aterrizar bastar besar brindar callar cambiar castigar chocar comentar completar confesar consultar copiar cruzar curar charlar dañar declarar defraudar delegar derramar desaprovechar desconectar desear despegar dibujar disculpar disimular doblar duplicar educar ensayar ensuciar entrar enviudar escuchar espantar estallar estirar estrenar evitar explotar fallar festejar fregar fumar grabar heredar hornear humillar ignorar iluminar imitar ingresar inventar investigar justificar lanzar largar lavar levantar liberar limpiar llenar madrugar maquillar marchar masticar matar medicar meditar mezclar mirar morar mudar multiplicar narrar navegar obligar observar ocupar odiar olfatear opinar pasear patinar pecar pegar pelar perdonar peregrinar pisar podar practicar predicar prolongar pronunciar publicar quejar rasgar realizar rebotar rechazar reclamar reemplazar reflejar refugiar registrar regresar relajar remar renunciar reprochar resbalar respirar retar retrasar reventar robar rozar saludar salvar secar separar silbar soltar sollozar soplar sospechar suicidar suspirar tapar telefonear tocar tragar transformar trasladar tratar tropezar usar vaciar vigilar voltear zarpar ' +
  'alcanzar avisar apoyar valorar respetar admirar cansar agotar quemar preocupar asustar acostumbrar adoptar rescatar criticar comparar equivocar ocupar quitar robar dañar lastimar superar sanar entrenar enterar avisar prender animar adorar emocionar reconciliar montar enterrar desplomar atrapar pisar colocar felicitar resbalar apurar charlar empacar votar dudar tapar tirar secar girar retirar acercar asomar rescatar firmar subrayar recitar lesionar marear recordar fallar copiar archivar gritar asustar mojar calmar jubilar reservar bajar tardar jugar sudar agobiar plantear negociar reparar cortar rebajar callar montar adelgazar engordar vomitar temblar equivocar alquilar hipotecar organizar planear cobrar facturar pesar cursar convalidar analizar aparentar conservar consignar cotillear desatar fantasear funcionar mencionar instalar desinstalar desempolvar alargar detestar saborear'
const regularEr = 'comer beber correr aprender comprender vender deber temer tejer coser esconder meter prometer romper responder depender sorprender ofender creer leer poseer barrer toser ceder someter recorrer atrever coger recoger escoger proteger ofender encoger'
const regularIr = 'vivir escribir recibir subir partir abrir cubrir descubrir permitir decidir discutir existir insistir compartir sufrir aburrir cumplir convivir latir presumir asistir dividir despedir unir admitir repartir dimitir exigir dirigir fingir surgir'
const zcVerbs = 'conocer reconocer parecer aparecer desaparecer crecer nacer agradecer merecer ofrecer padecer permanecer amanecer fallecer envejecer florecer pertenecer obedecer entristecer favorecer'

/** Stem changes: present 1s/2s/3s/3p take the second vowel; -ir verbs also in the third persons of the preterite. */
const stemAr: Record<string, [string, string]> = {
  enviar: ['envi', 'enví'], confiar: ['confi', 'confí'], criar: ['cri', 'crí'], vaciar: ['vaci', 'vací'], guiar: ['gui', 'guí'], enfriar: ['enfri', 'enfrí'], desviar: ['desvi', 'desví'], actuar: ['actu', 'actú'], continuar: ['continu', 'continú'], graduar: ['gradu', 'gradú'],
  fregar: ['freg', 'frieg'], soltar: ['solt', 'suelt'], tropezar: ['tropez', 'tropiez'], reventar: ['revent', 'revient'], apostar: ['apost', 'apuest'], tostar: ['tost', 'tuest'],
  recordar: ['record', 'recuerd'], pensar: ['pens', 'piens'], soñar: ['soñ', 'sueñ'], acostar: ['acost', 'acuest'], despertar: ['despert', 'despiert'], aprobar: ['aprob', 'aprueb'], costar: ['cost', 'cuest'],
  empezar: ['empez', 'empiez'], comenzar: ['comenz', 'comienz'], sentar: ['sent', 'sient'], cerrar: ['cerr', 'cierr'], demostrar: ['demostr', 'demuestr'], mostrar: ['mostr', 'muestr'], probar: ['prob', 'prueb'],
  encontrar: ['encontr', 'encuentr'], volar: ['vol', 'vuel'], rogar: ['rog', 'rueg'], negar: ['neg', 'nieg'], apretar: ['apret', 'apriet'], calentar: ['calent', 'calient'], regar: ['reg', 'rieg'], temblar: ['tembl', 'tiembl'],
  sembrar: ['sembr', 'siembr'], colgar: ['colg', 'cuelg'], jugar: ['jug', 'jueg'], almorzar: ['almorz', 'almuerz'], acordar: ['acord', 'acuerd'], contar: ['cont', 'cuent'], atravesar: ['atraves', 'atravies'], confesar: ['confes', 'confies'], sonar: ['son', 'suen'], encerrar: ['encerr', 'encierr'], renovar: ['renov', 'renuev'], merendar: ['merend', 'meriend'], enterrar: ['enterr', 'entierr'], rodar: ['rod', 'rued'],
}
const stemEr: Record<string, [string, string]> = {
  entender: ['entend', 'entiend'], perder: ['perd', 'pierd'], volver: ['volv', 'vuelv'], devolver: ['devolv', 'devuelv'], mover: ['mov', 'muev'], llover: ['llov', 'lluev'], doler: ['dol', 'duel'], morder: ['mord', 'muerd'], defender: ['defend', 'defiend'],
  encender: ['encend', 'enciend'], atender: ['atend', 'atiend'], resolver: ['resolv', 'resuelv'], oler: ['ol', 'huel'], soler: ['sol', 'suel'], remover: ['remov', 'remuev'], tender: ['tend', 'tiend'], envolver: ['envolv', 'envuelv'], ascender: ['ascend', 'asciend'],
}
const stemIr: Record<string, [string, string, string]> = {
  sentir: ['sent', 'sient', 'sint'], mentir: ['ment', 'mient', 'mint'], preferir: ['prefer', 'prefier', 'prefir'], arrepentir: ['arrepent', 'arrepient', 'arrepint'], herir: ['her', 'hier', 'hir'], convertir: ['convert', 'conviert', 'convirt'],
  dormir: ['dorm', 'duerm', 'durm'], morir: ['mor', 'muer', 'mur'], pedir: ['ped', 'pid', 'pid'], despedir: ['desped', 'despid', 'despid'], seguir: ['segu', 'sigu', 'sigu'], conseguir: ['consegu', 'consigu', 'consigu'], servir: ['serv', 'sirv', 'sirv'],
  repetir: ['repet', 'repit', 'repit'], vestir: ['vest', 'vist', 'vist'], reñir: ['reñ', 'riñ', 'riñ'], elegir: ['eleg', 'elig', 'elig'], perseguir: ['persegu', 'persigu', 'persigu'], impedir: ['imped', 'impid', 'impid'],
}

type Paradigm = Partial<Record<VerbTense, string>>
/** Irregular forms in order yo, tú, él, nosotros, vosotros, ellos. */
const irregular: Record<string, Paradigm> = {
  ser: { present: 'soy eres es somos sois son', preterite: 'fui fuiste fue fuimos fuisteis fueron', imperfect: 'era eras era éramos erais eran', subjunctive: 'sea seas sea seamos seáis sean' },
  ir: { present: 'voy vas va vamos vais van', imperfect: 'iba ibas iba íbamos ibais iban', subjunctive: 'vaya vayas vaya vayamos vayáis vayan' },
  estar: { present: 'estoy estás está estamos estáis están', preterite: 'estuve estuviste estuvo estuvimos estuvisteis estuvieron', subjunctive: 'esté estés esté estemos estéis estén' },
  haber: { present: 'he has ha hemos habéis han', preterite: 'hube hubiste hubo hubimos hubisteis hubieron', future: 'habré habrás habrá habremos habréis habrán', conditional: 'habría habrías habría habríamos habríais habrían', subjunctive: 'haya hayas haya hayamos hayáis hayan' },
  tener: { present: 'tengo tienes tiene tenemos tenéis tienen', preterite: 'tuve tuviste tuvo tuvimos tuvisteis tuvieron', future: 'tendré tendrás tendrá tendremos tendréis tendrán', conditional: 'tendría tendrías tendría tendríamos tendríais tendrían', subjunctive: 'tenga tengas tenga tengamos tengáis tengan' },
  hacer: { present: 'hago haces hace hacemos hacéis hacen', preterite: 'hice hiciste hizo hicimos hicisteis hicieron', future: 'haré harás hará haremos haréis harán', conditional: 'haría harías haría haríamos haríais harían', subjunctive: 'haga hagas haga hagamos hagáis hagan' },
  decir: { present: 'digo dices dice decimos decís dicen', preterite: 'dije dijiste dijo dijimos dijisteis dijeron', future: 'diré dirás dirá diremos diréis dirán', conditional: 'diría dirías diría diríamos diríais dirían', subjunctive: 'diga digas diga digamos digáis digan' },
  poder: { present: 'puedo puedes puede podemos podéis pueden', preterite: 'pude pudiste pudo pudimos pudisteis pudieron', future: 'podré podrás podrá podremos podréis podrán', conditional: 'podría podrías podría podríamos podríais podrían', subjunctive: 'pueda puedas pueda podamos podáis puedan' },
  querer: { present: 'quiero quieres quiere queremos queréis quieren', preterite: 'quise quisiste quiso quisimos quisisteis quisieron', future: 'querré querrás querrá querremos querréis querrán', conditional: 'querría querrías querría querríamos querríais querrían', subjunctive: 'quiera quieras quiera queramos queráis quieran' },
  saber: { present: 'sé sabes sabe sabemos sabéis saben', preterite: 'supe supiste supo supimos supisteis supieron', future: 'sabré sabrás sabrá sabremos sabréis sabrán', conditional: 'sabría sabrías sabría sabríamos sabríais sabrían', subjunctive: 'sepa sepas sepa sepamos sepáis sepan' },
  poner: { present: 'pongo pones pone ponemos ponéis ponen', preterite: 'puse pusiste puso pusimos pusisteis pusieron', future: 'pondré pondrás pondrá pondremos pondréis pondrán', conditional: 'pondría pondrías pondría pondríamos pondríais pondrían', subjunctive: 'ponga pongas ponga pongamos pongáis pongan' },
  venir: { present: 'vengo vienes viene venimos venís vienen', preterite: 'vine viniste vino vinimos vinisteis vinieron', future: 'vendré vendrás vendrá vendremos vendréis vendrán', conditional: 'vendría vendrías vendría vendríamos vendríais vendrían', subjunctive: 'venga vengas venga vengamos vengáis vengan' },
  salir: { present: 'salgo sales sale salimos salís salen', future: 'saldré saldrás saldrá saldremos saldréis saldrán', conditional: 'saldría saldrías saldría saldríamos saldríais saldrían', subjunctive: 'salga salgas salga salgamos salgáis salgan' },
  dar: { present: 'doy das da damos dais dan', preterite: 'di diste dio dimos disteis dieron', subjunctive: 'dé des dé demos deis den' },
  ver: { present: 'veo ves ve vemos veis ven', preterite: 'vi viste vio vimos visteis vieron', imperfect: 'veía veías veía veíamos veíais veían', subjunctive: 'vea veas vea veamos veáis vean' },
  traer: { present: 'traigo traes trae traemos traéis traen', preterite: 'traje trajiste trajo trajimos trajisteis trajeron', subjunctive: 'traiga traigas traiga traigamos traigáis traigan' },
  oír: { present: 'oigo oyes oye oímos oís oyen', preterite: 'oí oíste oyó oímos oísteis oyeron', imperfect: 'oía oías oía oíamos oíais oían', subjunctive: 'oiga oigas oiga oigamos oigáis oigan' },
  caer: { present: 'caigo caes cae caemos caéis caen', preterite: 'caí caíste cayó caímos caísteis cayeron', imperfect: 'caía caías caía caíamos caíais caían', subjunctive: 'caiga caigas caiga caigamos caigáis caigan' },
  reír: { present: 'río ríes ríe reímos reís ríen', preterite: 'reí reíste rio reímos reísteis rieron', imperfect: 'reía reías reía reíamos reíais reían', subjunctive: 'ría rías ría riamos riáis rían' },
  leer: { preterite: 'leí leíste leyó leímos leísteis leyeron', imperfect: 'leía leías leía leíamos leíais leían' },
  creer: { preterite: 'creí creíste creyó creímos creísteis creyeron', imperfect: 'creía creías creía creíamos creíais creían' },
  sonreír: { present: 'sonrío sonríes sonríe sonreímos sonreís sonríen', preterite: 'sonreí sonreíste sonrió sonreímos sonreísteis sonrieron', imperfect: 'sonreía sonreías sonreía sonreíamos sonreíais sonreían', subjunctive: 'sonría sonrías sonría sonriamos sonriáis sonrían' },
  huir: { present: 'huyo huyes huye huimos huis huyen', preterite: 'huí huiste huyó huimos huisteis huyeron', imperfect: 'huía huías huía huíamos huíais huían', subjunctive: 'huya huyas huya huyamos huyáis huyan' },
  conducir: { present: 'conduzco conduces conduce conducimos conducís conducen', preterite: 'conduje condujiste condujo condujimos condujisteis condujeron', subjunctive: 'conduzca conduzcas conduzca conduzcamos conduzcáis conduzcan' },
  andar: { preterite: 'anduve anduviste anduvo anduvimos anduvisteis anduvieron' },
}

const endings: Record<'ar' | 'er' | 'ir', Record<'present' | 'preterite' | 'imperfect' | 'subjunctive' | 'past-subjunctive', string[]>> = {
  ar: {
    present: ['o', 'as', 'a', 'amos', 'áis', 'an'], preterite: ['é', 'aste', 'ó', 'amos', 'asteis', 'aron'], imperfect: ['aba', 'abas', 'aba', 'ábamos', 'abais', 'aban'],
    subjunctive: ['e', 'es', 'e', 'emos', 'éis', 'en'], 'past-subjunctive': ['ara', 'aras', 'ara', 'áramos', 'arais', 'aran'],
  },
  er: {
    present: ['o', 'es', 'e', 'emos', 'éis', 'en'], preterite: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'], imperfect: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
    subjunctive: ['a', 'as', 'a', 'amos', 'áis', 'an'], 'past-subjunctive': ['iera', 'ieras', 'iera', 'iéramos', 'ierais', 'ieran'],
  },
  ir: {
    present: ['o', 'es', 'e', 'imos', 'ís', 'en'], preterite: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'], imperfect: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
    subjunctive: ['a', 'as', 'a', 'amos', 'áis', 'an'], 'past-subjunctive': ['iera', 'ieras', 'iera', 'iéramos', 'ierais', 'ieran'],
  },
}
const futureEndings = ['é', 'ás', 'á', 'emos', 'éis', 'án']
const conditionalEndings = ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían']

/** Spelling before e: buscar → busqué, llegar → llegué, empezar → empecé. */
function beforeE(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`
  if (stem.endsWith('g')) return `${stem}u`
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`
  return stem
}

/** Spelling before o and a in -er/-ir verbs: seguir → sigo, elegir → elijo. */
function beforeO(stem: string): string {
  if (stem.endsWith('gu')) return stem.slice(0, -1)
  if (stem.endsWith('g')) return `${stem.slice(0, -1)}j`
  return stem
}

function conjugate(infinitive: string): Partial<Record<VerbTense, string[]>> {
  const kind = infinitive.endsWith('ar') ? 'ar' : infinitive.endsWith('er') ? 'er' : 'ir'
  const base = infinitive.slice(0, -2)
  const changed = kind === 'ar' ? stemAr[infinitive]?.[1] : kind === 'er' ? stemEr[infinitive]?.[1] : stemIr[infinitive]?.[1]
  const weak = kind === 'ir' ? stemIr[infinitive]?.[2] : undefined
  const strong = changed ?? base
  const isZc = zcVerbs.includes(infinitive)
  const end = endings[kind]
  const stress = [true, true, true, false, false, true]
  const present = end.present.map((ending, i) => {
    if (i === 0 && isZc) return `${base.slice(0, -1)}zco`
    const stem = stress[i] ? strong : base
    return (i === 0 && kind !== 'ar' ? beforeO(stem) : stem) + ending
  })
  const preterite = end.preterite.map((ending, i) => {
    const stem = (i === 2 || i === 5) && weak ? weak : base
    return (i === 0 && kind === 'ar' ? beforeE(stem) : stem) + ending
  })
  const imperfect = end.imperfect.map((ending) => base + ending)
  const subjunctive = end.subjunctive.map((ending, i) => {
    if (isZc) return `${base.slice(0, -1)}zc${ending}`
    const stem = stress[i] ? strong : (weak ?? base)
    return (kind === 'ar' ? beforeE(stem) : beforeO(stem)) + ending
  })
  const pastSubjunctive = end['past-subjunctive'].map((ending) => (weak ?? base) + ending)
  return {
    present, preterite, imperfect, subjunctive, 'past-subjunctive': pastSubjunctive,
    future: futureEndings.map((ending) => infinitive.replace('í', 'i') + ending),
    conditional: conditionalEndings.map((ending) => infinitive.replace('í', 'i') + ending),
    ...Object.fromEntries(Object.entries(irregular[infinitive] ?? {}).map(([tense, forms]) => [tense, forms.split(' ')])),
  }
}

/** The subjunctive past follows the third person plural of the preterite, also in irregular verbs: dijeron → dijera. */
function irregularPastSubjunctive(preterite: string[]): string[] {
  const stem = preterite[5]!.replace(/ron$/, '')
  return ['ra', 'ras', 'ra', 'ramos', 'rais', 'ran'].map((ending, i) => (i === 3 ? `${stem.replace(/e$/, 'é').replace(/a$/, 'á')}${ending}` : stem + ending))
}

const infinitives: string[] = [
  ...new Set([
    ...`${regularAr} ${regularEr} ${regularIr}`.split(' '),
    ...zcVerbs.split(' '), ...Object.keys(stemAr), ...Object.keys(stemEr), ...Object.keys(stemIr), ...Object.keys(irregular),
  ]),
]

let known: Map<string, VerbForm[]> | undefined

function formTable(): Map<string, VerbForm[]> {
  if (known) return known
  const table = new Map<string, VerbForm[]>()
  for (const infinitive of infinitives) {
    const forms = conjugate(infinitive)
    if (infinitive === 'ir') forms.preterite = 'fui fuiste fue fuimos fuisteis fueron'.split(' ')
    if (irregular[infinitive]?.preterite || infinitive === 'ir') forms['past-subjunctive'] = irregularPastSubjunctive(forms.preterite!)
    for (const [tense, list] of Object.entries(forms)) {
      list.forEach((form, person) => {
        const entry = { infinitive, tense: tense as VerbTense, person: person as VerbForm['person'] }
        const held = table.get(form)
        if (held) held.push(entry)
        else table.set(form, [entry])
      })
    }
  }
  table.get('quisiera')?.unshift({ infinitive: 'querer', tense: 'past-subjunctive', person: 0 })
  known = table
  return table
}

/** Words that look like verb forms and nearly always are something else. */
const notVerbs = new Set(
  (
    'uno visto curso cursos pesa pesas junto juntos entero entera enteros enteras completo completos seco limpio suelto despierto corto cortos abrigo abrigos pago pagos gasto gastos empleo ensayo engaño daño daños remedio castigo cuento cuentos peso pesos paso pasos retiro cierre corte estreno olvido consuelo acuerdo encuentro encuentros descanso disgusto esfuerzo reparto enojo enfado cariño rato rezos archivo anillo marco registro reflejo despacho inicio principio comienzo como para sobre entre bajo casa casas cuenta nada vino traje una unas comida vida partido parte llama pase pinta caso cena cenas luto lleno llena juego juegos recuerdo recuerdos sueño sueños beso besos abrazo abrazos trabajo llanto canto baile viaje cambio camino regalo duda dudas pregunta preguntas deuda mente mentes marca marcas toca tocas culpa culpas busca ayuda cargo calma falta faltas firma noche tarde tardes tarda verde abuelo vela velas cura curas cama pena penas compra compras entrada salida saca saco sacos planta plantas pesca nado salto tiro tiros desayuno almuerzo respeto apoyo cobro planes ordenes orden rezo termino quema cansada enfermo enferma enfermos borde visita visitas ofensa toma cuentas marcha vuelta vuelo vuelos prueba pruebas muestra suela suelo nieve mueble duelo herida unido llamada perdida ido gritos grito odio resto manejo soldado sano sana separada casado casada mando lucha luchas pelea peleas discusión dibujo dibujos'
  ).split(' '),
)

/** Whether a word is the infinitive of a verb that is known here. */
export function isInfinitiveEs(word: string): boolean {
  return infinitives.includes(word.toLowerCase().replace(/ár$/, 'ar').replace(/ér$/, 'er'))
}

/** Readings of a word as a finite verb; empty where it is none, or hardly ever. */
export function verbForms(word: string): VerbForm[] {
  const lower = word.toLowerCase()
  const known = formTable().get(lower)
  if (known) return known
  // releo, rehice: the verb without its prefix, where that is one.
  const bare = /^re(?=\p{L}{3,})/u.test(lower) ? formTable().get(lower.slice(2)) : undefined
  return bare?.map((form) => ({ ...form, infinitive: `re${form.infinitive}` })) ?? []
}

/** Whether a word is surely (or in this place most likely) a finite verb. */
export function isFiniteEs(word: string, before: string | undefined): boolean {
  const lower = word.toLowerCase()
  const previous = before?.toLowerCase() ?? ''
  const afterClitic = /^(me|te|se|le|les|lo|nos|os|no|yo|ella|él|ellos|ellas|que|nunca|ya|siempre|también)$/.test(previous)
  if (/^(el|los|un|una|unas|unos|mi|mis|tu|tus|su|sus|del|al|este|esta|ese|esa|cada|sin|con|de|mucho|mucha|tanto|tanta)$/.test(previous)) return false
  if (/^(la|las)$/.test(previous) && notVerbs.has(lower)) return false
  if (verbForms(lower).length > 0) return afterClitic || !notVerbs.has(lower)
  return /^\p{L}{2,}(aron|ieron|aban|ábamos|íamos|aste|iste|aría|ería|iría|arían|erían)$/u.test(lower) || (/^\p{L}{2,}(aba|ó|é)$/u.test(lower) && !/^(qué|porqué|café|bebé|olé|josé|fé|té|pie|chalé|sé|cliché|puré|bidé|consomé)$/.test(lower))
}

/** Where two verbs share a form, the one a letter means. */
const preferred: Record<string, string> = { siento: 'sentir', fui: 'ir', creo: 'creer', vi: 'ver' }

/** The «tú» form of a first-person form, or null where the form is not surely first person. */
export function secondPersonOf(word: string, isSurelyFirst: boolean): string | null {
  const readings = verbForms(word)
  const first = readings.find((form) => form.person === 0 && form.infinitive === preferred[word.toLowerCase()]) ?? readings.find((form) => form.person === 0)
  if (!first) return null
  if (!formTable().has(word.toLowerCase())) {
    const turned: string | null = /^re/.test(word) ? secondPersonOf(word.slice(2), isSurelyFirst) : null
    return turned && `re${turned}`
  }
  const others = readings.filter((form) => form.person !== 0)
  if (others.length > 0 && !isSurelyFirst) return null
  return secondPersons().get(`${first.infinitive} ${first.tense}`) ?? null
}

let byInfinitive: Map<string, string> | undefined

/** «tú» forms by infinitive and tense; of two, the one the table lists first. */
function secondPersons(): Map<string, string> {
  if (byInfinitive) return byInfinitive
  const made = new Map<string, string>()
  for (const [form, list] of formTable()) {
    for (const { infinitive, tense, person } of list) {
      const key = `${infinitive} ${tense}`
      if (person === 1 && !made.has(key)) made.set(key, form)
    }
  }
  byInfinitive = made
  return made
}

let voseo: { toVos: ReadonlyMap<string, string>; toTu: ReadonlyMap<string, string> } | undefined

/** Present forms said to «vos» by those said to «tú», and back: «tienes», «tenés». Only where they differ and neither is another form. */
export function voseoForms(): { toVos: ReadonlyMap<string, string>; toTu: ReadonlyMap<string, string> } {
  if (voseo) return voseo
  const pairs = infinitives.flatMap((infinitive) => {
    const forms = irregular[infinitive]?.present?.split(' ') ?? conjugate(infinitive).present!
    const [tu, vos] = [forms[1]!, forms[4]!.replace(/^sois$/, 'sos').replace(/([áé])is$/, '$1s')]
    // «vas», «das», «ves» and «has» are both.
    const isSame = tu === vos || infinitive === 'haber' || !/(?:[áéí]s|^sos)$/.test(vos)
    const isOther = formTable().get(vos)?.some(({ person }) => person !== 4) || formTable().get(tu)!.some(({ tense, person }) => tense !== 'present' || person !== 1)
    return isSame || isOther ? [] : [[tu, vos] as const]
  })
  voseo = { toVos: new Map(pairs), toTu: new Map(pairs.map(([tu, vos]) => [vos, tu])) }
  return voseo
}
