import { anyOf } from '../../listen/any-of'
import { ofDriving } from '../../listen/no-loss'
import type { Topic } from '../texts'
import { kin, mine } from './topics.loss.words'

/** Death, and the days around it. */
export const topicsOfLoss: readonly Topic[] = [
  {
    id: 'death', label: 'esa muerte', weight: 6,
    plainly: /(?<!\b(?:casi|por poco|a punto|poco) (?:\w+ ){0,2})\bse mato (?:mi|en (?:el|la|un|una|moto|carretera|coche)|con (?:el|la) (?:coche|carro|moto|auto|bici))\b/,
    hears: anyOf(
      /\b(murio|murieron|fallecio|fallecieron|muerte|(?<!(?:casi|por poco|a punto|poco) (?:\w+ ){0,2})se mato (?:mi\b|en (?:el|la|un|una|moto|carretera|coche)\b|con (?:el|la) (?:coche|carro|moto|auto|bici))|ha muerto|se (?:me |nos )?murio|perdi a mi|perdimos a|perdi al|falta desde|ya no esta|enterramos|difunt[oa])\b/,
      new RegExp(String.raw`\b(?:nos dejo ${mine}|estoy de luto|me faltan? ${mine}|dejo de respirar|ha fallecido|acab\w+ de morir|viud(?:o|ez)|huerfan[oa]s?|${kin}\b[^.]{0,30} se nos fue)`),
    ),
    unless: /\b(?:murio (?:el|la) (?:cel\w*|tele\b|bateria|chat)|murio (?:de exito|en la olla)|muerte (?:en|y) )\b/,
    says: [
      'Siento que estés pasando por esto. Es de lo más duro que hay.',
      '@dead Siento mucho que haya muerto {n}. Cuéntalo como te salga, sin orden si no lo tiene.',
      'Siento mucho esa muerte. Aquí se puede contar despacio, en el orden en que venga.',
      '@dead @known @brief No hace falta contarlo todo hoy. Puedes empezar por cualquier cosa de {n}.',
      'Es muy difícil contar algo así. Da igual por dónde empieces, se entiende.',
      'Qué golpe tan grande. No hay ninguna prisa por contarlo bien.',
      '@dead @named {n}. Aquí se puede decir su nombre las veces que haga falta.',
    ],
    asks: [
      '#who @dead @known ¿Cómo era un día normal con {n}?',
      '#moment ¿Qué parte de aquel día vuelve más?',
      '#who @dead @known ¿Qué cosa era solo de {n} y tuya?',
      '#now ¿Cómo ha sido hoy, el día concreto de hoy?',
      '#time ¿En qué momento del día se nota más que falta?',
      '#thing @dead @known @person ¿Qué se quedó en su sitio, tal como lo dejó {n}?',
    ],
  },
  {
    id: 'goodbye-missed', only: 'dead', label: 'la despedida que no hubo', weight: 9,
    hears: anyOf(
      /\bno (?:llegue|alcance|pude (?:despedirme|llegar|estar|ir|verl\w+|viajar)|me despedi|me dejaron (?:entrar|ver)|estuve (?:ahi|alli|alla|con)|estaba (?:ahi|alli|alla|con (?:el|ella)|en (?:la habitacion|el cuarto)))|sin despedir|llegue tarde|tarde al hospital|no le dije adios|no hubo despedida/,
      /\b(?:ya habia muerto|ya (?:la habian|estaba fri[oa])|fui a (?:casa a )?(?:ducharme|dormir)|por el covid|murio sol[oa]|no (?:pude|me dejaron) (?:decirle adios|ir a ver)|sin decirle adios|(?:se fue|se me fue) mientras|ni (?:siquiera )?pude)/,
    ),
    says: [
      'No haber podido despedirse duele muchísimo. Normal que le des tantas vueltas.',
      'Esa despedida faltó, y duele. Las otras veces que sí estuviste también cuentan.',
      'No estar en ese momento no borra todo lo que estuviste antes.',
      'Nadie puede elegir ese minuto. No fue por falta de cariño, eso se nota en cómo lo cuentas.',
    ],
    asks: [
      '#moment ¿Dónde estabas tú cuando pasó?',
      '#want ¿Qué habrías hecho con cinco minutos allí?',
      '#want ¿Qué le habrías dicho, si hubieras podido despedirte?',
      '#others ¿Quién te lo dijo, y cómo?',
    ],
    counsel: ['Con una despedida que no pudo ser, a algunas personas les sirve hacerla tarde: a solas, en un sitio que fuera de los dos, diciendo en voz alta lo que iba en ella. No arregla el día. Le da un sitio.'],
  },
  {
    id: 'missed-call', only: 'dead', label: 'aquella llamada', weight: 8,
    hears: anyOf(
      /\b(?:no (?:se )?(?:lo |le )?(?:cogi|conteste|atendi|respondi|descolgue)|llamada perdida|me llamo (?:ese|aquel) dia|no le devolvi la llamada|le colgue|la colgue|le dije que (?:estaba|no podia|luego|manana))\b/,
      /\b(?:no (?:lo )?cogi|vi (?:quien era|su llamada|«?mama)|deje pasar|deje sonar|(?:tenia|estaba) (?:el )?(?:movil|telefono)? ?(?:en silencio|cargando)|y colgue\b|si (?:descuelgo|contesto))/,
    ),
    says: ['Aquel día era una llamada más. No había manera de saber lo que venía.', 'Normal que esa llamada te duela tanto. No podías saber que era la última.', 'Cuánto se piensa después en una llamada así. Ese día no tenía nada de especial.'],
    asks: ['#moment ¿Qué estabas haciendo en ese momento?', '#want ¿Qué te imaginas que te habría dicho?', '#moment ¿Cuántas otras veces sí contestaste?'],
  },
  {
    id: 'unsaid', label: 'lo que quedó por decir', weight: 8,
    hears: anyOf(
      /\b(?:nunca le dije(?! a nadie)|no le dije|no se lo dije|no pude decir|me quede con|me falto decir|quedo (?:algo |tanto |mucho )?por decir|queria decirle|le diria|hubiera querido decir|decirle (?:que|cuanto)|ultim[ao]s? (?:palabras?|mensaje|conversacion|vez))\b/,
      /\b(?:ojala (?:le hubiera|haberle)|nunca hablamos de|conversacion pendiente|(?:nunca|jamas) le (?:di (?:las )?gracias|entregue|explique)|no (?:alcance a|llegue a) (?:pedirle|confesar\w*)\b|se (?:fue|lo llevo) sin saber|me (?:falto|quedaron) (?:\w+ ){0,3}(?:decir(?:le)?|soltar\w*)\b|qued\w+ (?:todo )?sin (?:hablar|contar)|(?:queria|quise|iba a) (?:decirle|pedirle)|(?:le|se lo) iba a (?:decir|contar|soltar)|nunca supo |me (?:trague|calle) (?:el|lo)\b)/,
    ),
    unless: /\b(?:al medico|dentista)\b|\bperdon(?:e|a|en)? (?:que|si|por) (?:le|la|te|lo|os)? ?(?:moleste|molesto|molestar|escrib|el|la|tanto)/,
    says: [
      'Qué pena que se quedara sin decir. Normal que todavía lo tengas ahí.',
      'Uno no sabe que es la última vez, y por eso se habla como siempre.',
      'Cuesta mucho haberse quedado con eso dentro. Aquí se puede decir, si quieres.',
      'Se nota lo que te importaba, en lo que te duele no haberlo dicho.',
    ],
    asks: [
      '#want ¿Qué le habrías querido decir, con tus palabras de siempre?',
      '#moment ¿Hubo alguna vez en que estuvo a punto de salir?',
      '#who @dead ¿Cómo crees que habría reaccionado {n}, con sus gestos de siempre?',
    ],
  },
  {
    id: 'guilt', label: 'la culpa', weight: 8,
    hears: anyOf(
      /\b(?:(?<!\bech\w+ la )culpa|culpable|deberia haber|tendria que haber|tenia que haber|debi (?:haber|ir|estar|llamar|decir|hacer)|si (?:hubiera|hubiese)|me arrepiento|remordimiento|no hice (?:nada|lo suficiente|bastante)|le falle|pude haber)\b/,
      /\b(?:fui (?:cruel|impaciente)|por mi causa|cargo con|me culpo|(?:tendria que|debi) haberl[eoa] \w+|si (?:no )?(?:le|la) hubiera|no me perdono|no la (?:defendi|visite)|merezco estar)/,
    ),
    unless: /\bculpa (?:del atasco|de que el)\b|\bculpa (?:suya|de (?:ella|el|ellos))\b|\b(?:cree|piensa|pregunt\w+|dice|dijo|teme)\b.{0,16}\b(?:que )?(?:fue|es|era|me fui|se fue)\b.{0,12}\bculpa\b/,
    says: [
      'Ese día no sabías lo que sabes ahora. Es injusto juzgarte con lo de después.',
      'Qué pesado llevar esa culpa encima. Cuéntame de qué te culpas exactamente, si quieres.',
      '@dead Duele mucho pensar que pudo ser de otra manera. Se nota cuánto te importaba {n}.',
      'No es lo mismo lo que pudiste hacer que lo que crees que debiste adivinar.',
      'Si le das tantas vueltas es porque te importaba mucho cómo saliera.',
    ],
    asks: [
      '#moment ¿Cuál es el momento exacto al que vuelves?',
      '#moment ¿Qué sabías entonces, ese día, y qué has sabido después?',
      '#others ¿Has dicho esto en voz alta a alguien?',
      '#want ¿Qué le dirías a otra persona que te contara lo mismo?',
    ],
    counsel: ['Una cosa que ayuda a ver la culpa entera: escribe en una columna lo que sabías aquel día y en otra lo que supiste después. Lo que está en la segunda no podía usarse entonces.'],
  },
  {
    id: 'suicide-loss', label: 'la forma en que se fue', weight: 9,
    hears: anyOf(
      /\b(?:se suicido|se quito la vida|se mato\b|suicidio de|se ahorco|se tiro)\b/,
      /\b(?:suicid\w+|se (?:habia )?(?:colgo|envenen\w+|lanzo|matado)\b|y salto$|(?:decidio|eligio) (?:acabar|no seguir)|no quiso (?:mas|vivir)|su propia mano|sobredosis|se tomo unas|lo planeo)/,
    ),
    unless: /\b(?:se mato a (?:trabajar|estudiar)|se tir\w+ (?:encima|a la piscina))\b/,
    says: [
      'Siento muchísimo que fuera así. Deja unas preguntas que no hay a quién hacerle.',
      'Normal repasar todo buscando una señal. Casi siempre se ve solo después, cuando ya se sabe.',
      'Gracias por contarlo como fue. A mucha gente le cuesta hasta decir la palabra.',
    ],
    asks: [
      '#others ¿Con quién puedes hablar de cómo murió sin tener que suavizarlo?',
      '#moment ¿Qué es lo que más se repite cuando lo piensas?',
      '#who ¿Cómo era antes de todo esto, para que no quede solo el final?',
    ],
    counsel: ['Hay grupos de personas que han perdido a alguien por suicidio; en muchos países los llevan asociaciones de supervivientes. Allí no hay que explicar lo que en otros sitios cuesta explicar. En /ayuda están los teléfonos de tu país.'],
  },
  {
    id: 'sudden', label: 'el día en que pasó', weight: 6,
    hears: anyOf(
      /\b(?:de repente|de golpe|de un dia para otro|sin avisar|accidente|infarto|choque|de un momento a otro|atropell\w+|derrame|ictus)\b/,
      /\b(?:electrocut\w+|fulminante|una (?:riada|avalancha)\b|la arroll\w+|se desplomo|se ahogo en|y (?:ya )?no (?:volvio|regreso)\b)/,
    ),
    says: [
      'Tan de golpe no da tiempo a nada. Normal que todavía cueste creerlo.',
      'Un día estaba todo como siempre y al otro ya no. Es muy difícil de creer.',
      'Sin ningún aviso, qué duro. Normal que busques señales que no había.',
    ],
    asks: ['#moment ¿Qué estabas haciendo tú cuando te enteraste?', '#now ¿Hay ratos en los que todavía esperas que sea mentira?'],
  },
  {
    id: 'illness', label: 'la enfermedad', weight: 5,
    hears: anyOf(
      /\b(?:cancer|quimio|tumor|metastasis|alzheimer|demencia|paliativos|enfermedad|uci|(?<!\b(?:entra|trabaj\w+|turno|guardia|enfermer\w+|medic[oa]|celador\w*)\b.{0,40})hospital|ingresad[oa]|leucemia|diagnostic\w+|(?:enferm\w+|fase|estado|paciente|cancer) terminal)\b/,
      new RegExp(String.raw`\b(?:esta (?:\w+ )?enferm[oa]\b|se le cayo el pelo|va a peor|le quedan? meses|quimio\w*|tenia ela\b|^ela\.|cirrosis|oncolog\w+|dialisis|esclerosis|${mine}\b[^.]{0,45} (?:suero|sonda|higado|peluca|consumiendo)|deterioro)`),
    ),
    unless: /\b(?:en|durante) (?:mi|la|una) (?:guardia|turno)\b|\bmis? pacientes?\b|\b(?:internado|rotamos|residencia medica|enfermer[oa] (?:de|en))\b/,
    says: [
      '@dead Una enfermedad llena todos los días, y cuando se acaba no se sabe qué hacer con las horas.',
      'Qué duros son esos días de hospital, con tanta espera y tanto pasillo.',
      'Una enfermedad así cansa a toda la familia, y a ti también.',
      '@dead A veces las últimas semanas lo tapan todo. También hubo muchos días antes de eso.',
      '@ill Estar al lado de alguien con una enfermedad así cansa mucho. Ya haces bastante con estar.',
    ],
    asks: ['@dead #moment ¿Qué recuerdas de los días de hospital que no le has contado a nadie?', '@dead #who ¿Cómo era antes de enfermar?', '@dead #time ¿Cuánto duró esa época para ti?', '@dead #others ¿Quién te cuidaba a ti mientras tanto?', '@ill #others ¿Quién te cuida a ti mientras tanto?', '@ill #now ¿Cómo está hoy {n}?', '#others ¿Con quién compartes esa espera?'],
  },
  {
    id: 'caring', label: 'los cuidados', weight: 6,
    hears: anyOf(
      /\b(?:la cuid[eo]|lo cuid[eo]|cuidaba|cuidando (?:a|de)|cuidador\w*|la banaba|lo banaba|le daba (?:de comer|la medicacion)|turnos de noche|cuidar (?:a|de) mi)\b/,
      new RegExp(String.raw`\b(?:levantarl[oa]|peinarl[oa]|ponerle la \w+|a mi cargo|l[oa]s? (?:lavaba|afeitaba|levantaba)\b|cuide a ${mine}|cuidarl[oa]\b|pastillero|insulina|gasas|deje el trabajo para atender\w*)`),
    ),
    unless: /\bmis pacientes?\b|\ben mi (?:guardia|turno)\b/,
    says: [
      'Cuidar tanto tiempo cansa muchísimo, y pocas veces hay quien lo vea.',
      'Normal que estés con ese cansancio, después de tanto cuidar.',
      'Darle de comer, lavarle, estar pendiente. Todo eso también es cariño.',
    ],
    asks: ['#body ¿Cómo está tu cuerpo después de todo ese tiempo?', '#time ¿A qué hora del día notas más que ya no hay nada que hacer?', '#others ¿Quién hizo algo por ti en esa época?'],
  },
  {
    id: 'funeral', only: 'dead', label: 'aquel día del entierro', weight: 5,
    hears: anyOf(
      /\b(?:funeral|entierro|velorio|velatorio|tanatorio|incinera\w+)\b/,
      /\b(?:bajaron la caja|crematorio|cremacion|ataud|feretro|responso|(?:lo|la) (?:velamos|enterramos|cremamos)|velaban)/,
    ),
    unless: /\b(?:cara de (?:entierro|funeral)|es (?:manana|el jueves)|tengo que|voy a)\b/,
    says: [
      'Esos días hay tanta gente alrededor que no da tiempo ni a enterarse.',
      'Hay que decidirlo todo en unas horas, la ropa, las flores. Luego es fácil darle vueltas.',
      'Qué día tan difícil tuvo que ser, con todo el mundo delante.',
    ],
    asks: ['#moment ¿Qué se te quedó de aquel día?', '#want ¿Hubo algo que habrías hecho de otra manera, si te hubieran preguntado?', '#others ¿Quién te acompañó aquel día?'],
  },
  {
    id: 'grave', only: 'dead', label: 'el sitio donde está', weight: 5,
    hears: anyOf(
      /\b(?:cementerio|tumba|nicho|cenizas|lapida|panteon|urna|columbario)\b/,
      /\b(?:(?:al|del) camposanto|la losa|enterrad[oa] en)\b/,
    ),
    unless: /\b(?:parece|soy) una tumba\b/,
    says: ['Hay quien necesita ir mucho a ese sitio y quien no puede ni acercarse. Las dos cosas son normales.', 'Ir a ese sitio remueve mucho. No hay obligación de ir ni de dejar de ir.'],
    asks: ['#now ¿Has vuelto por allí?', '#body ¿Cómo te quedas después de ir?', '#want ¿Hay otro lugar donde sientas que está más cerca?'],
    counsel: ['Con el cementerio o con las cenizas no hay fecha ni modo correcto. Puedes ir con alguien, estar dos minutos y marcharte, y puedes también no ir este año.'],
  },
  {
    id: 'one-time', label: 'aquel día', weight: 6,
    hears: anyOf(
      /\b(?:una vez (?:me|nos|fuimos|se|le)|(?:una|aquella|un|aquel) (?:tarde|noche|navidad|manana|dia|verano) (?:me|nos|fuimos|se|en)|me (?:compro|regalo|llevo|trajo) (?:un|una|a ver|al|a la))\b/,
      /\bme espero en [^.]{0,60}/,
    ),
    says: ['Qué bien que te acuerdes de eso con tanto detalle.', 'Contado así, casi se puede ver.', 'Gracias por contar esa vez.'],
    asks: ['#moment ¿Qué más recuerdas de ese día?', '#who ¿Qué cara tenía?', '#others ¿Lo sabe alguien más, o es solo tuyo?', '#now ¿Qué te lo ha recordado hoy?'],
  },
  {
    id: 'did-all', label: 'aquellos minutos', weight: 9,
    hears: anyOf(
      /\b(?:rcp|reanima\w+|(?:hice|hacer|haciendo|di) (?:las )?compresiones|llame (?:al|a) (?:112|911|samu|061|123|la ambulancia|una ambulancia|emergencias))\b/,
      /\b(?:le \w+(?:e|aba)\b [^.]{0,25}\b(?:la lengua|la herida)\b|pedi ayuda|compresiones|desfibrilador|el masaje|boca a boca|maniobras?|torniquete|(?:llamamos|marque) al (?:911|061)|del 112\b|la ambulancia tardo|sanitarios|paramedicos?|lo (?:arrastre|descolgue|agarre del)|hice (?:de )?todo)/,
    ),
    says: ['Hiciste lo que se podía hacer en ese momento. Eso está en lo que cuentas.', 'Que no bastara no quiere decir que lo hicieras mal. Estabas ahí, ayudando.', 'Qué minutos tan horribles tuvieron que ser. Hiciste lo que estaba en tu mano.'],
    asks: ['#moment ¿Qué vuelve de aquellos minutos?', '#others ¿Quién estuvo contigo después?', '#now ¿Qué te dices hoy de aquello, en los ratos buenos?'],
  },
  {
    id: 'funeral-ahead', label: 'el día que viene', weight: 7,
    hears: anyOf(
      /\b(?:(?:funeral|entierro|misa|velorio|sepelio|novenario) (?:es|sera|va a ser) (?:el |la |manana|este |esta )|(?:lo|la) (?:enterramos|velamos) (?:manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))/,
      /\b(?:(?:entierro|misa|velorio|novenario|ceremonia|shiva|tanatorio|crematorio|cementerio|sermon)\b[^.]{0,60}\b(?:manana|dentro de|del (?:viernes|sabado|domingo)|empieza|arranca|decidir|leer)|(?:manana|esta (?:tarde|noche)|el (?:lunes|jueves|viernes)|quedan|tengo que|tenemos que|vamos a|no se (?:que|si))\b[^.]{0,60}\b(?:funeral|entierro|velatorio|sepelio|incineracion|cremamos|enterramos|velamos|velar\w*|ataud|urna|la caja))/,
    ),
    says: ['Cuántas cosas que decidir, y justo cuando no quedan fuerzas para nada.', 'Mucho de eso lo puede hacer otra persona. Guárdate solo la parte que te importe.', 'No hace falta que salga todo bien ese día. Con estar ya es bastante.'],
    asks: ['#others ¿Quién podría quitarte una cosa de encima?', '#want ¿Qué no debería faltar ese día?', '#now ¿Qué es lo siguiente que hay que decidir?'],
  },
  {
    id: 'baby', label: 'tu bebé', weight: 9,
    hears: anyOf(
      /\b(?:aborto|embarazo|(?:perdi|perdimos) (?:al|a mi|a nuestr[oa]|el|la) bebe|nuestr[oa] bebe|a las \d+ semanas|me (?:sube|baja) la leche|bebe que|nacio (?:muerto|muerta|sin vida)|ecografia|sin latido|semanas de (?:gestacion|embarazo)|neonat\w*|mi bebe)\b/,
      /\b(?:al bebe\b|(?:mi|la) (?:barriga|tripa)\b|la cuna\b|vientre|legrado|(?:naci\w+|muri\w+|fueron|cumpli)[^.]{0,20}  ?\w+ semanas|me subio la leche|\bfeto\b|incubadora|moises|patucos|ropita|trisomia|vivio tres horas)/,
    ),
    unless: ofDriving,
    says: ['Era tu bebé, desde el principio. Siento muchísimo que pase esto.', 'Ya había planes, un cuarto, quizá un nombre. Normal que duela todo eso también.', 'Mucha gente no sabe qué decir ante esto y le quita importancia. Para ti la tiene toda.'],
    asks: ['@unnamed #who ¿Tenía ya un nombre, o una manera propia de llamarle?', '#others ¿Quién sabe de verdad lo que ha pasado?', '#body ¿Cómo está tu cuerpo ahora?'],
  },
  {
    id: 'pet', label: 'la vida con tu animal', weight: 6,
    hears: anyOf(
      /\b(?:mi (?:perr[oa]|gat[oa]|perrit[oa]|gatit[oa]|mascota|conej[oa]|caballo)|veterinari[oa]|sacrificar|dormirl[oa]|(?:la|lo) (?:tuvimos|tuve) que dormir|l[oa] durmi\w+|la correa|ladrid\w+)\b/,
      /\b(?:l[oa] adopte|perro guia|su correa|ese animal|me lame)/,
    ),
    says: ['@dead Todo el día estaba organizado a su alrededor: la salida, la comida, el sofá. Normal que falte a cada rato.', '@dead Era parte de la casa y de cada día. Claro que duele tanto.', 'Un animal acompaña mucho, y se le cuenta de todo sin tener que explicar nada.', 'Con un animal el día tiene sus horas: la salida, la comida, la puerta.', '@dead Tener que decidir por un animal es muy difícil. Se hace con cariño y con mucho miedo.'],
    asks: ['#who ¿Qué manía tenía, de esas que solo tú conocías?', '#time ¿A qué hora del día es peor?', '#others ¿Te has encontrado con quien le quita importancia?', '#who ¿Cómo llegó a tu vida?'],
  },
]
