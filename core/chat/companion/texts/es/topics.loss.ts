import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'

/** Those one mourns, as they are called: words that patterns share. */
const kin = '(?:padres?|madres?|papas?|papa|papi|papito|papacito|mamas?|mami|mamita|viej[oa]s?|viejit[oa]|tata|taita|herman[oa]s?|hermanit[oa]s?|gemel[oa]|hij[oa]s?|hijit[oa]s?|nin[oa]s?|nen[ea]|bebe|marido|espos[oa]|mujer|senora|pareja|novi[oa]|companer[oa]|abuel[oa]s?|abuelit[oa]s?|abue|yay[oa]|non[oa]|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|cunad[oa]|suegr[oa]s?|yerno|nuera|madrina|padrino|comadre|compadre|ahijad[oa]|padrastro|madrastra|amig[oa]s?)'
/** «mi padre», «mi hermana pequeña», «mi mejor amiga». */
const mine = `(?:mis?|nuestr[oa]s?) (?:(?:querid|viej|pobre|mejor|prim|buen)\\w* )?${kin}`
/** Something that was theirs: «su abrigo», «la mecedora de mi tía». */
const object = '(?:ropas?|cosas|armario|closet|ropero|habitacion|cuarto|abrigo|chaquetas?|chamarra|campera|saco|jersey|sueter|bata|pijamas?|reloj|taza|sillon|mecedora|butaca|silla|gafas|lentes|bufanda|colonia|perfume|sombrero|zapatos|zapatillas|pantuflas|botas|bolso|cartera|billetera|delantal(?:es)?|baston|andador|gorra|boina|libros|herramientas|anillo|alianza|pendientes|collar|medalla|rosario|llaves|llavero|cepillo(?: de dientes)?|peine|neceser|maquinilla|panuelos?|camisas?|camisetas?|corbatas?|vestidos?|vaquero|poncho|rebozo|mantas?|cojin|almohada|libreta|agenda|cuadernos?|recetario|guitarra|acordeon|taller|casco|maquina de (?:coser|escribir|afeitar)|costurero|pinturas|azada|medicinas|pastillas|juguetes|peluches?|navaja|pipa|mechero|paraguas|vajilla|uniforme|maleta|discos|plantas|protesis|dentadura|maquillaje|pintalabios|letra|coche|auto|moto|bici|cama|olor)'
const theirs = `(?:sus? (?:viej[oa]s? |ultim[oa]s? )?${object}|(?:el|la|los|las|un|una) ${object} (?:de|del) (?:${mine}|la abuela|el abuelo|abuelo|los abuelos))\\b`
/** What is done with what somebody left. */
const kept = '(?:sigue\\w*|todavia|aun|guard\\w+|colgad\\w+|doblad\\w+|puest[oa]s?|dej[eo]\\b|tir\\w+|regal\\w+|don(?:ar|e|amos)\\w*|lav\\w+|huele\\w*|olia|oler|mov\\w+|muev\\w+|toc\\w+|quit\\w+|abr(?:o|i|ir)\\w*|encontr\\w+|qued\\w+|cajon\\w*|bolsas?|percha|perchero|bolsillos?|vaci\\w+|hered\\w+|us(?:o|ar)|me (?:puse|pongo|traje)|duermo|ahi|nadie|doblar|doble|vend\\w+|sac(?:ar|o|amos)|devolv\\w+|entreg\\w+|con su (?:nombre|letra)|tal cual|sin (?:lavar|tocar|abrir|estrenar)|estren\\w+|olor)'

/** Death, and what surrounds it. */
export const topicsOfLoss: readonly Topic[] = [
  {
    id: 'death', label: 'esa muerte', weight: 6,
    hears: anyOf(
      /\b(murio|murieron|fallecio|fallecieron|muerte|ha muerto|se (?:me |nos )?murio|perdi a mi|perdimos a|perdi al|falta desde|ya no esta|enterramos|difunt[oa])\b/,
      new RegExp(String.raw`\b(?:nos dejo ${mine}|estoy de luto|me faltan? ${mine}|dejo de respirar|ha fallecido|acab\w+ de morir|viud(?:o|ez)|huerfan[oa]s?|${kin}\b[^.]{0,30} se nos fue)`),
    ),
    unless: /\b(?:murio (?:el|la) (?:cel\w*|tele\b|bateria|chat)|murio (?:de exito|en la olla)|muerte (?:en|y) )\b/,
    says: [
      'Siento que estés en esto. No voy a tratar de hacerlo más pequeño de lo que es.',
      '@dead Que haya muerto {n} cambia hasta el sitio de las cosas. Cuéntalo al paso que puedas, sin orden si no lo tiene.',
      'Hay muertes que se saben en un segundo y se tardan años en entender. Aquí no hay prisa.',
      '@dead @known @brief Lo escribes en pocas palabras, y dentro hay una vida entera con {n}. No hace falta sacarla toda hoy.',
      'Siento mucho esa muerte. Aquí se puede contar despacio, en el orden en que venga.',
      'No hay una manera de contar esto que salga bien. La tuya vale, en el orden en que venga.',
      '@dead @named {n}. Me quedo con el nombre: aquí se puede decir las veces que haga falta.',
    ],
    asks: [
      '#who @dead @known ¿Quién era {n} en un día cualquiera, uno de los que no se recuerdan en los funerales?',
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
      'No estar en ese momento deja a la cabeza ensayando una escena que no ocurrió. La tuya tiene derecho a ensayarla.',
      'Una despedida que falta no se borra con las veces que sí estuviste, pero esas veces también cuentan, y fueron más.',
      'Cuando no se llega a tiempo, el reloj se queda con una autoridad que no tenía. Todo lo anterior también era tiempo.',
      'Nadie elige el minuto. Lo que elegías tú eran los otros días, y de esos sabemos todavía poco.',
    ],
    asks: [
      '#moment ¿Dónde estabas tú cuando pasó?',
      '#want ¿Qué habrías hecho con cinco minutos allí?',
      '#want Si esa despedida hubiera podido ser corta, ¿qué frase llevaba dentro?',
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
    says: ['Una llamada corta, o sin coger, se convierte después en la única. Ese día era una más.', 'Aquel teléfono no sabía lo que llevaba dentro, y tú tampoco.', 'La cabeza descuelga una y otra vez, ahora que ya no sirve. Es una forma muy cruel de cariño.'],
    asks: ['#moment ¿Qué estabas haciendo en ese momento?', '#want ¿Qué te imaginas que te habría dicho?', '#moment ¿Cuántas otras veces sí contestaste?'],
  },
  {
    id: 'unsaid', label: 'lo que quedó por decir', weight: 8,
    hears: anyOf(
      /\b(?:nunca le dije(?! a nadie)|no le dije|no se lo dije|no pude decir|me quede con|me falto decir|quedo (?:algo |tanto |mucho )?por decir|queria decirle|le diria|hubiera querido decir|decirle (?:que|cuanto)|ultim[ao]s? (?:palabras?|mensaje|conversacion|vez))\b/,
      /\b(?:ojala (?:le hubiera|haberle)|nunca hablamos de|conversacion pendiente|(?:nunca|jamas) le (?:di (?:las )?gracias|entregue|explique)|no (?:alcance a|llegue a) (?:pedirle|confesar\w*)\b|se (?:fue|lo llevo) sin saber|me (?:falto|quedaron) (?:\w+ ){0,3}(?:decir(?:le)?|soltar\w*)\b|qued\w+ (?:todo )?sin (?:hablar|contar)|(?:queria|quise|iba a) (?:decirle|pedirle)|(?:le|se lo) iba a (?:decir|contar|soltar)|nunca supo |me (?:trague|calle) (?:el|lo)\b)/,
    ),
    unless: /\b(?:al medico|dentista)\b/,
    says: [
      'Lo que no se dijo sigue teniendo destinatario. Por eso no se gasta.',
      'Las últimas palabras pesan de más porque no sabían que eran las últimas. Se dijeron como una más.',
      'Hay frases que esperan su momento con mucha educación, y un día el momento ya no está.',
      'Que te falte decirlo dice también que había a quién. No es poca cosa.',
    ],
    asks: [
      '#want ¿Qué era, dicho con las palabras que usarías tú y no con las de una carta bonita?',
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
    unless: /\bculpa (?:del atasco|de que el)\b/,
    says: [
      'La culpa hace cuentas con lo que se supo después. Aquel día tú tenías menos datos y menos fuerzas.',
      'No te voy a decir que no fue culpa tuya para pasar a otra cosa. Prefiero oír de qué te acusas exactamente.',
      '@dead A veces la culpa es la última tarea que queda: mientras uno se juzga, todavía está haciendo algo por quien falta.',
      'Hay una diferencia entre lo que pudiste hacer y lo que crees que tenías que haber adivinado. Suelen ir mezcladas.',
      'Cuando alguien repasa tanto una escena es porque le importaba cómo iba a salir. Eso también está en la escena.',
    ],
    asks: [
      '#moment ¿Cuál es el momento exacto al que vuelves?',
      '#moment ¿Qué sabías entonces, ese día, y qué has sabido después?',
      '#others ¿Has dicho esto en voz alta a alguien?',
      '#want Si otra persona te contara lo mismo de sí misma, ¿qué notarías que está dejando fuera?',
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
      'Perder así a alguien deja una pregunta que no tiene a quién hacerse. No voy a contestarla por nadie.',
      'Ante una muerte así todo el mundo busca la señal que se escapó. Casi siempre se ve solo mirando hacia atrás.',
      'Gracias por nombrarlo como fue. A mucha gente le cuesta hasta la palabra, y eso deja muy a solas a quien se queda.',
    ],
    asks: [
      '#others ¿Con quién puedes hablar de cómo murió sin tener que suavizarlo?',
      '#moment ¿Qué es lo que más se repite cuando lo piensas?',
      '#who ¿Cómo era antes de todo esto, para que no quede solo el final?',
    ],
    counsel: ['Hay grupos de personas que han perdido a alguien por suicidio; en muchos países los llevan asociaciones de supervivientes. Allí no hay que explicar lo que en otros sitios cuesta explicar. En /ayuda están los teléfonos de tu país.'],
  },
  {
    id: 'sudden', label: 'lo rápido que pasó', weight: 6,
    hears: anyOf(
      /\b(?:de repente|de golpe|de un dia para otro|sin avisar|accidente|infarto|choque|de un momento a otro|atropell\w+|derrame|ictus)\b/,
      /\b(?:electrocut\w+|fulminante|una (?:riada|avalancha)\b|la arroll\w+|se desplomo|se ahogo en|y (?:ya )?no (?:volvio|regreso)\b)/,
    ),
    says: [
      'Lo que pasa de golpe no deja hacer sitio. El cuerpo se entera más tarde que la noticia.',
      'Un día estaba el plan de la semana y al otro no servía nada de lo apuntado. Eso tarda en creerse.',
      'Cuando no hay aviso, la cabeza se inventa avisos hacia atrás. Es su forma de no quedarse sin suelo.',
    ],
    asks: ['#moment ¿Qué estabas haciendo tú cuando te enteraste?', '#now ¿Hay ratos en los que todavía esperas que sea mentira?', '#moment ¿Qué había previsto para esos días que se quedó a medias?'],
  },
  {
    id: 'illness', label: 'la enfermedad', weight: 5,
    hears: anyOf(
      /\b(?:cancer|quimio|tumor|metastasis|alzheimer|demencia|paliativos|enfermedad|uci|(?<!\b(?:entra|trabaj\w+|turno|guardia|enfermer\w+|medic[oa]|celador\w*)\b.{0,40})hospital|ingresad[oa]|leucemia|diagnostic\w+|(?:enferm\w+|fase|estado|paciente|cancer) terminal)\b/,
      new RegExp(String.raw`\b(?:esta (?:\w+ )?enferm[oa]\b|se le cayo el pelo|va a peor|le quedan? meses|quimio\w*|tenia ela\b|^ela\.|cirrosis|oncolog\w+|dialisis|esclerosis|${mine}\b[^.]{0,45} (?:suero|sonda|higado|peluca|consumiendo)|deterioro)`),
    ),
    says: [
      '@dead Una enfermedad larga llena la casa de horarios. Cuando se acaba, se acaban también los horarios, y queda un hueco raro.',
      'Los pasillos de hospital se quedan en el cuerpo: la luz, las sillas, la máquina del café.',
      'En las enfermedades se empieza a perder antes de perder. Tú llevas más tiempo en esto de lo que dice el calendario.',
      '@dead A veces las últimas semanas tapan los años. Puede hacer falta apartarlas un poco para volver a ver a la persona.',
      '@ill No hay manual para estar al lado de una enfermedad. Estar ya es mucho.',
    ],
    asks: ['@dead #moment ¿Qué recuerdas de los días de hospital que no le has contado a nadie?', '@dead #who ¿Cómo era antes de enfermar?', '@dead #time ¿Cuánto duró esa época para ti?', '@dead #others ¿Quién te cuidaba a ti mientras tanto?', '@ill #others ¿Quién te cuida a ti mientras tanto?', '@ill #now ¿Cómo está hoy {n}?', '#others ¿Con quién compartes esa espera?'],
  },
  {
    id: 'caring', label: 'los cuidados', weight: 6,
    hears: anyOf(
      /\b(?:la cuid[eo]|lo cuid[eo]|cuidaba|cuidando (?:a|de)|cuidador\w*|la banaba|lo banaba|le daba (?:de comer|la medicacion)|turnos de noche|cuidar (?:a|de) mi)\b/,
      new RegExp(String.raw`\b(?:levantarl[oa]|peinarl[oa]|ponerle la \w+|a mi cargo|l[oa]s? (?:lavaba|afeitaba|levantaba)\b|cuide a ${mine}|cuidarl[oa]\b|pastillero|insulina|gasas|deje el trabajo para atender\w*)`),
    ),
    says: [
      'Quien cuida tanto tiempo se queda con las manos sin oficio. Es una pérdida dentro de la otra.',
      'Cuidar así cansa de una manera que luego no se sabe dónde poner, porque el cansancio parece una falta.',
      'Esas tareas pequeñas, repetidas, eran también una forma de hablar con quien cuidabas.',
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
      'Esos días hay tanta gente alrededor que uno casi no está. El silencio viene después, cuando se van.',
      'Se decide todo en dos horas, la ropa, las flores, la frase, y luego hay años para pensar si estaba bien.',
      'Ante todos se dice lo que toca, y lo de verdad se queda en el coche, a la vuelta.',
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
    says: ['Hay quien necesita ir mucho a ese sitio y quien no puede acercarse. Ninguna de las dos cosas mide nada.', 'Una piedra con un nombre es poco sitio para alguien. Cada cual encuentra otro donde ir a buscarle.'],
    asks: ['#now ¿Has vuelto por allí?', '#body ¿Cómo vuelves, cuando vas?', '#want ¿Hay otro lugar donde sientas que está más cerca?'],
    counsel: ['Con el cementerio o con las cenizas no hay fecha ni modo correcto. Puedes ir con alguien, estar dos minutos y marcharte, y puedes también no ir este año.'],
  },
  {
    id: 'one-time', label: 'aquel día', weight: 6,
    hears: anyOf(
      /\b(?:una vez (?:me|nos|fuimos|se|le)|(?:una|aquella|un|aquel) (?:tarde|noche|navidad|manana|dia|verano) (?:me|nos|fuimos|se|en)|me (?:compro|regalo|llevo|trajo) (?:un|una|a ver|al|a la))\b/,
      /\bme espero en [^.]{0,60}/,
    ),
    says: ['Un solo día puede sostener mucho.', 'Fue una vez, y se ha quedado entera.', 'Que eso haya llegado hasta hoy dice algo de aquel día.', 'Ahí estaba, de una manera que no cabe en el resto.'],
    asks: ['#moment ¿Qué más recuerdas de ese día?', '#who ¿Qué cara tenía?', '#others ¿Lo sabe alguien más, o es solo tuyo?', '#now ¿Qué lo ha traído hoy?'],
  },
  {
    id: 'belongings', only: 'dead', label: 'sus cosas', weight: 6,
    hears: anyOf(
      /\b(?:su ropa|sus cosas|su armario|su habitacion|su cuarto|sus? (?:abrigo|chaqueta|jersey|bata|pijama|reloj|taza|silla|sillon|gafas|bufanda|olor|colonia|perfume|sombrero|zapatos|zapatillas|bolso|delantal|baston|gorra|boina|libros|herramientas|plato)|sigue en su sitio|no dejo que nadie l[oa]s? (?:mueva|toque)|sigue (?:montad|colgad|puest)[oa]|vaciar (?:la|el|su)|las cajas|huele a|guardo su)\b/,
      new RegExp(String.raw`\b${theirs}[^.]{0,60}\b${kept}`),
    ),
    unless: /\bhuele a (?:gas|lluvia)\b/,
    says: [
      'Las cosas se quedan donde estaban y nadie les ha avisado. Por eso dan esos sustos.',
      'No hay fecha para tocar sus cosas. Quien te la ponga no las está viendo como tú.',
      'Un objeto gastado sabe cómo se usaba. En eso se parece a una firma.',
      'A veces guardar algo no es no querer soltar: es que todavía hace compañía.',
    ],
    asks: ['#thing ¿Qué objeto no podrías mover todavía?', '#thing ¿Dónde está eso ahora mismo en tu casa?', '#want ¿Hay algo suyo que te gustaría usar tú?', '#others ¿Quién más de la familia está con esas cosas?'],
    counsel: ['Si toca vaciar, puede ayudar hacer tres montones y no dos: lo que se va, lo que se queda y lo que todavía no se sabe. El tercero puede esperar años en una caja.'],
  },
  {
    id: 'photos', label: 'las fotos', weight: 4,
    hears: anyOf(
      /\b(?:fotos?|videos? (?:de|con|suyos?)|album|fotografias?)\b/,
      /\b(?:polaroids?|instantaneas?\b|carrete\b|borrarlas)\b/,
    ),
    unless: /\bde perfil\b/,
    says: ['Las fotos enseñan la cara y esconden todo lo que había alrededor. Lo de alrededor lo sabes tú.', 'Hay fotos que se pueden mirar y fotos que no. La misma cambia de grupo según el día.'],
    asks: ['#thing ¿Qué hay en la foto que más miras?', '#thing ¿Cuál es la que no puedes ver todavía?', '#moment ¿Qué pasó justo después de hacerla?'],
  },
  {
    id: 'voice', only: 'dead', label: 'su voz', weight: 6,
    hears: anyOf(
      /\b(?:su voz|audios?|notas? de voz|mensajes? de voz|contestador|su risa|como (?:hablaba|se reia)|oirl[oa])\b/,
      /\b(?:su (?:carcajada|acento|timbre|entonacion|tos)|ese deje|timbre de|grabacion|cas+et+es?|como sonaba|decia mi nombre|mismo (?:tono|timbre)|asi (?:hablaba|sonaba)|carraspe\w+)\b/,
    ),
    says: [
      'La voz es lo primero que se teme perder y lo que más tarde vuelve, entera, cuando menos se espera.',
      'Un audio guardado es una puerta. Se puede tener sin abrirla todos los días.',
      'De una voz se recuerda sobre todo cómo decía tu nombre.',
    ],
    asks: ['#who ¿Qué frase suya oyes todavía tal como la decía?', '#who ¿Cómo te llamaba?', '#now ¿La has vuelto a escuchar?'],
    counsel: ['Si tienes audios suyos, haz hoy una copia en otro sitio. Así escucharlos o no deja de ser una urgencia y puede ser una elección.'],
  },
  {
    id: 'forgetting', only: 'dead', label: 'el miedo a olvidar', weight: 7,
    hears: anyOf(
      /\b(?:olvid(?:ar|arme|o|ando|arl\w)|se me (?:borra|olvida|va) (?:su|la|el)|ya no recuerdo|no recuerdo (?:su|como|bien)|dejar de recordar)\b/,
      /\b(?:cada vez recuerdo menos|(?:ya no|olvid\w+)[^.]{0,25} sus? cara|apunto[^.]{0,30}se me)/,
    ),
    says: [
      'Se olvidan datos, la fecha, el color de una puerta. La manera en que alguien te trató no se guarda en el mismo sitio.',
      'Ese miedo suele venir cuando duele un poco menos, y confunde: aflojar no es olvidar.',
    ],
    asks: ['#who ¿Qué es lo que tienes miedo de perder primero?', '#who ¿Qué gesto suyo podrías imitar ahora mismo?'],
    counsel: ['Contra el miedo a olvidar sirve lo pequeño: anotar una cosa al día, sin redactarla. Cómo cogía el cuchillo, qué decía al entrar. En un mes hay treinta.'],
  },
  {
    id: 'dreams', label: 'los sueños', weight: 5,
    hears: anyOf(
      /\b(?:sone|sueno con|sonando|he sonado|suenos|pesadilla\w*|se me aparece)\b/,
      /\b(?:sonaba que|(?:en el|en un|el mismo) suenos?\b|mientras dorm\w+|duermevela|yo dormia)/,
    ),
    unless: /\bpesadilla de los\b/,
    says: ['En los sueños no ha pasado. Por eso despertarse es enterarse otra vez.', 'No sé leer sueños, y desconfío de quien los lee. Sí sé que dejan un humor que dura toda la mañana.'],
    asks: ['#moment ¿Qué pasaba en el sueño?', '#body ¿Con qué te despertaste en el cuerpo?', '#who ¿Cómo estaba, en el sueño?'],
  },
  {
    id: 'talking-to', only: 'dead', label: 'lo que le cuentas a solas', weight: 6,
    hears: anyOf(
      /\b(?:le hablo|hablo con (?:el|ella)|le cuento|le escribo (?:mensajes|cartas)|le sigo (?:escribiendo|hablando)|sigo (?:marcando|escribiendole|hablandole)|sigo poniendo (?:su|dos|un) )/,
      /\b(?:le (?:digo|pregunto|comento|explico) [^.]{3,60}|le (?:mando|dejo) (?:audios|notas)|le sigo (?:contando|mandando)|l[oa] pongo al dia|le pido (?:perdon|consejo))/,
    ),
    unless: /\bcomo le (?:digo|explico)\b/,
    says: ['Hablarle a quien no está lo hace muchísima más gente de la que lo confiesa. La conversación tenía años; no se corta de un día para otro.', 'Sigues usando la parte de ti que era para esa persona. Sería raro que se hubiera apagado sola.'],
    asks: ['#now ¿Qué fue lo último que le contaste?', '#moment ¿Dónde sueles hablarle?', '#body ¿Cómo te quedas después?'],
  },
  {
    id: 'anniversary', label: 'esa fecha', weight: 6,
    hears: anyOf(
      /\b(?:aniversario|cumple(?:anos)?|cumpliria|hace un ano|un ano (?:de|que|desde)|dia de (?:muertos|difuntos|la madre|el padre|las madres)|manana hace|se acerca (?:la|el)|la fecha)\b/,
      /\b(?:tal dia como hoy|hoy hace |se cumplen \w+ (?:anos?|mes)|(?:va a hacer|hara) \w+ (?:anos?|mes)|dia del (?:padre|maestro)|cabo de ano|(?:cada|todos los) \d+ de \w+|hoy (?:haria|seriamos|habriamos)|era su dia|un lustro|mil dias)/,
    ),
    unless: /\b(?:mi (?:cumple|cumpleanos) (?:cae|es)|(?:jef[ea]|hij[oa]|herman[oa]|amig[oa]) cumple\b|hace (?:frio|sol))\b/,
    says: ['El cuerpo cuenta los días mejor que el calendario. Muchas veces se nota la semana antes, sin saber por qué.', 'Las fechas llegan aunque uno no las invite. Algo ayuda decidir antes quién va a estar y qué no se va a hacer.'],
    asks: ['#want ¿Qué te gustaría que hubiera ese día, y qué no?', '#others ¿Quién más sabe qué día es?', '#who ¿Cómo se celebraba antes?'],
    counsel: ['Para una fecha así, decide antes tres cosas pequeñas: con quién vas a estar, qué no vas a hacer y un gesto que dure diez minutos. Lo demás puede ser un día corriente.'],
  },
  {
    id: 'holidays', label: 'las fiestas', weight: 4,
    hears: anyOf(
      /\b(?:navidad\w*|nochebuena|nochevieja|fin de ano|reyes|semana santa|las fiestas|vacaciones|comida(?:s)? familiar\w*)\b/,
      /\b(?:felices fiestas|(?:este ano|la foto|que hago)[^.]{0,60}\b(?:el arbol|pesebre|el 31)\b)/,
    ),
    unless: /\bmi jef[ea]\b/,
    says: ['@dead En las fiestas hay una silla que todos miran y nadie nombra. A veces descansa que alguien la nombre.', '@dead Las fiestas traen el guion del año pasado, y falta quien hacía la mitad de los papeles.', 'Esas fechas llegan con todo el mundo esperando algo de ellas, y de ti.', 'Cuesta estar en silencio en una fecha que celebran todos. Ayuda decidir antes qué se va a hacer con ella.'],
    asks: ['#who ¿Qué hacía siempre en esos días, que nadie más hacía?', '#want ¿Qué parte querrías saltarte este año?', '#others ¿Has podido decirlo en casa?'],
    counsel: ['Con las fiestas vale tener una salida preparada: ir con tu propio coche, avisar a una persona, llegar para el café. Quedarse entero no es obligatorio.'],
  },
  {
    id: 'empty-place', only: 'lost', label: 'la casa', weight: 5,
    hears: anyOf(
      /\b(?:casa (?:esta )?(?:vacia|en silencio|callada|grande)|el silencio|su lado de la cama|su sitio (?:vacio|en la mesa|en el sofa)|silla vacia|llego a casa|nadie me espera|mesa para)\b/,
      /\b(?:entro en casa|casa[^.]{0,30} se me cae|su lado del (?:sofa|comedor)|nadie (?:me )?(?:tose|roba)|no soporto estar en casa)/,
    ),
    says: ['El silencio de una casa no es falta de ruido: es que sabes qué ruido tocaba a esa hora.', 'Hay costumbres de dos que uno sigue haciendo solo un tiempo, como quien sostiene una puerta.', 'Llegar y que nadie pregunte. Eso no sale en las tarjetas de pésame y está todos los días.'],
    asks: ['#time ¿A qué hora se nota más?', '#moment ¿Qué es lo primero que haces al entrar?', '#thing ¿Qué parte de la casa evitas?'],
  },
  {
    id: 'unnamed', only: 'dead', label: 'que nadie diga su nombre', weight: 7,
    hears: anyOf(
      /\b(?:(?:ya )?nadie (?:ya )?(?:me )?(?:l[oa] |le )?(?:nombra|menciona|dice su nombre|habla de (?:el|ella)|pregunta por (?:el|ella))|no (?:l[oa]) (?:nombran|mencionan)|no (?:dicen|pronuncian) su nombre|evitan (?:su nombre|nombrar\w*)|cambian de tema|oir su nombre|nadie (?:dice|nombra|menciona|pronuncia|habla de)|no (?:l[oa]|se l[oa]) nombran|no habla(?:n)? de (?:el|ella)|como si no hubiera existido)\b/,
      /\b(?:un tema prohibido|que hablen de el\b|no (?:l[oa]s? )?citan?\b|no se hablar? de el|evitan (?:decir|hablar)|cuando (?:l[oa] )?(?:nombro|menciono))/,
    ),
    says: ['La gente calla para no hacer daño, y lo que hace daño es el silencio.', 'Temen recordártelo, como si se te hubiera olvidado.', '@named Pues aquí se puede decir: {n}.', 'Callar un nombre parece delicadeza y se siente como borrarlo.', '@named {n}. Aquí se dice.', 'Los demás lo evitan para no hacerte daño, y el daño es justo ese.', 'Cuando nadie le nombra, parece que te toca a ti sostener que existió.'],
    asks: ['#who ¿Qué te gustaría que recordaran?', '#others ¿Hay alguien con quien el nombre salga fácil?', '#want Si mañana alguien te preguntara, ¿qué contarías primero?', '#others ¿Con quién sí se puede decir ese nombre?', '#want ¿Qué te gustaría que alguien contara en voz alta?', '#others ¿Qué pasa cuando lo dices tú?'],
    counsel: ['A veces nombrar primero abre la puerta: casi todos esperan que alguien les dé permiso.'],
  },
  {
    id: 'did-all', label: 'aquellos minutos', weight: 9,
    hears: anyOf(
      /\b(?:rcp|reanima\w+|(?:hice|hacer|haciendo|di) (?:las )?compresiones|llame (?:al|a) (?:112|911|samu|061|123|la ambulancia|una ambulancia|emergencias))\b/,
      /\b(?:le \w+(?:e|aba)\b [^.]{0,25}\b(?:la lengua|la herida)\b|pedi ayuda|compresiones|desfibrilador|el masaje|boca a boca|maniobras?|torniquete|(?:llamamos|marque) al (?:911|061)|del 112\b|la ambulancia tardo|sanitarios|paramedicos?|lo (?:arrastre|descolgue|agarre del)|hice (?:de )?todo)/,
    ),
    says: ['Llamaste, y hiciste lo que había que hacer. Eso ya está en lo que cuentas.', 'Unas manos haciendo lo posible: eran las tuyas. Que no bastara no es lo mismo que hacerlo mal.', 'Lo que dependía de ti, lo hiciste.'],
    asks: ['#moment ¿Qué vuelve de aquellos minutos?', '#others ¿Quién estuvo contigo después?', '#now ¿Qué te dices hoy de aquello, en los ratos buenos?'],
  },
  {
    id: 'funeral-ahead', label: 'el día que viene', weight: 7,
    hears: anyOf(
      /\b(?:(?:funeral|entierro|misa|velorio|sepelio|novenario) (?:es|sera|va a ser) (?:el |la |manana|este |esta )|(?:lo|la) (?:enterramos|velamos) (?:manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))/,
      /\b(?:(?:entierro|misa|velorio|novenario|ceremonia|shiva|tanatorio|crematorio|cementerio|sermon)\b[^.]{0,60}\b(?:manana|dentro de|del (?:viernes|sabado|domingo)|empieza|arranca|decidir|leer)|(?:manana|esta (?:tarde|noche)|el (?:lunes|jueves|viernes)|quedan|tengo que|tenemos que|vamos a|no se (?:que|si))\b[^.]{0,60}\b(?:funeral|entierro|velatorio|sepelio|incineracion|cremamos|enterramos|velamos|velar\w*|ataud|urna|la caja))/,
    ),
    says: ['Esos días piden cien decisiones a quien apenas puede decidir el desayuno.', 'Mucho de eso pueden hacerlo otros, si dices qué parte tiene que ser tuya.', 'No hace falta que salga bien; basta con que sea con quienes estén.'],
    asks: ['#others ¿Quién podría quitarte una cosa de encima?', '#want ¿Qué no debería faltar ese día?', '#now ¿Qué es lo siguiente que hay que decidir?'],
  },
  {
    id: 'others-say', label: 'lo que dice la gente', weight: 6,
    hears: anyOf(
      /\b(?:me dicen que|todos (?:me )?dicen|mis? \w+ (?:me )?dicen? (?:que|q) |la gente (?:me )?(?:dice|cree|piensa)|me (?:dijo|dijeron) que (?:era|ya|es) (?:solo|hora)|era solo un|ya (?:deberia|tendria|es hora|va siendo|toca)|pasar pagina|seguir adelante|esta en un lugar mejor|(?:tiempo|todo) lo cura|dios (?:lo|la) (?:quiso|tiene)|superarlo)\b/,
      /\b(?:(?:,|\?) me (?:dijo|dice|contesto|regana) (?:mi|una) (?:cunad|herman)\w*|me (?:dicen|repiten|solto|aconsejan?)[^.]{0,25} (?:ya esta\w*|me quite|dios|animo|soy fuerte)|al menos (?:no|lo)\w*|(?:no|tampoco) es para tanto|eres joven|un clavo saca|ley de vida)/,
    ),
    says: ['La gente ofrece frases porque no soporta no tener nada en las manos. A ti te toca encima agradecerlas.', 'Esas frases suelen tener prisa. La prisa es de quien las dice.', 'Desde fuera los consejos pesan poco. Por dentro hay que cargarlos.'],
    asks: ['#others ¿Qué frase te ha dolido más?', '#others ¿Hay alguien que haya acertado, aunque fuera callando?', '#want ¿Qué te habría gustado que dijeran?'],
    counsel: ['Puedes tener preparada una respuesta corta para esas frases: «gracias, hoy no puedo con consejos». No hace falta discutirlas.'],
  },
  {
    id: 'baby', label: 'tu bebé', weight: 9,
    hears: anyOf(
      /\b(?:aborto|embarazo|(?:perdi|perdimos) (?:al|a mi|a nuestr[oa]|el|la) bebe|nuestr[oa] bebe|a las \d+ semanas|me (?:sube|baja) la leche|bebe que|nacio (?:muerto|muerta|sin vida)|ecografia|sin latido|semanas de (?:gestacion|embarazo)|neonat\w*|mi bebe)\b/,
      /\b(?:al bebe\b|(?:mi|la) (?:barriga|tripa)\b|la cuna\b|vientre|legrado|(?:naci\w+|muri\w+|fueron|cumpli)[^.]{0,20}  ?\w+ semanas|me subio la leche|\bfeto\b|incubadora|moises|patucos|ropita|trisomia|vivio tres horas)/,
    ),
    says: ['Era alguien para ti desde mucho antes de que los demás lo contaran como alguien. Aquí cuenta desde entonces.', 'Se pierde también todo lo que ya tenía fecha: el cuarto, el nombre pensado, las cuentas de los meses.', 'A esta pérdida le falta hasta la ropa que guardar, y la gente cree que por eso pesa menos.'],
    asks: ['@unnamed #who ¿Tenía ya un nombre, o una manera propia de llamarle?', '#others ¿Quién sabe de verdad lo que ha pasado?', '#body ¿Cómo está tu cuerpo ahora?'],
  },
  {
    id: 'pet', label: 'la vida con tu animal', weight: 6,
    hears: anyOf(
      /\b(?:mi (?:perr[oa]|gat[oa]|perrit[oa]|gatit[oa]|mascota|conej[oa]|caballo)|veterinari[oa]|sacrificar|dormirl[oa]|(?:la|lo) (?:tuvimos|tuve) que dormir|l[oa] durmi\w+|la correa|ladrid\w+)\b/,
      /\b(?:l[oa] adopte|perro guia|su correa|ese animal|me lame)/,
    ),
    says: ['@dead Un animal marca las horas: la salida, la comida, el sitio en el sofá. Cuando falta, se quedan las horas.', '@dead Quien no ha convivido con un animal no sabe cuánto se le cuenta. Era a quien se le contaba todo.', 'Un animal oye lo que no se le cuenta a nadie, y no pide que tenga sentido.', 'Con un animal el día tiene sus horas: la salida, la comida, la puerta.', '@dead Decidir por quien no puede decir nada es de lo más duro que hay, y se decide por cariño y con miedo a la vez.'],
    asks: ['#who ¿Qué manía tenía, de esas que solo conoce quien vive con ese animal?', '#time ¿A qué hora del día es peor?', '#others ¿Te has encontrado con quien le quita importancia?', '#who ¿Cómo llegó a tu vida?'],
  },
  {
    id: 'relief', label: 'el alivio', weight: 7,
    hears: anyOf(
      /\b(?:alivio|aliviad[oa]|por fin descans\w+|descanse cuando|me quite un peso)\b/,
      /\b(?:descansamos|alivie|(?:senti|fue una?) (?:paz|descanso)\b|libero|deseaba que acabara|me alegra (?:que|y)|verguenza[^.]{0,25}descans\w+)/,
    ),
    says: ['El alivio y la pena caben en el mismo día. Que esté uno no desmiente a la otra.', 'Sentir descanso cuando acaba algo muy largo no es haberlo deseado. Es haber llegado al final de las fuerzas.'],
    asks: ['#moment ¿Cuándo apareció ese alivio por primera vez?', '#others ¿Se lo has podido decir a alguien así?', '#word ¿Qué viene detrás del alivio, si te quedas un momento?'],
  },
  {
    id: 'ambivalent', label: 'lo que hubo de malo', weight: 8,
    hears: anyOf(
      /\b(?:no fue (?:un |una )?buen[oa]? (?:padre|madre|persona|marido)|me (?:pegaba|maltrat\w+|humillaba|abandono)|nos (?:pegaba|abandono)|no nos hablabamos|no me hablaba|nunca (?:me )?quiso|nunca estuvo|estabamos (?:distanciad|peleand|pelead)\w+|era (?:dur[oa]|cruel|violent[oa])|le tenia miedo)\b/,
      /\b(?:mal padre|nos llevabamos fatal|(?:nos|me) (?:abandon\w+|hizo (?:la vida imposible|tanto dano|mucho dano)|arruino|quito la)|la odiaba\b|bebia,)/,
    ),
    says: ['Se puede echar en falta a quien hizo daño, y también lo que nunca dio. No es contradicción, son dos pérdidas.', 'Cuando la relación fue difícil, los pésames no aciertan con la dirección. Nadie sabe qué decirte y tú tampoco.', 'No hace falta perdonar para estar de duelo. Son dos asuntos distintos, y el segundo no espera al primero.'],
    asks: ['#who ¿Qué esperabas todavía que pudiera cambiar?', '#word ¿Qué es lo que más te cuesta decir de esa relación?', '#others ¿Con quién puedes hablar de esto sin que te pidan que solo digas lo bueno?'],
  },
  {
    id: 'good-memory', label: 'aquel recuerdo', weight: 4,
    hears: anyOf(
      /\b(?:me acuerdo (?:de|cuando)|me (?:llevaba|compraba)|se reia|jugando (?:a|al)|recuerdo (?:cuando|que|como)|siempre (?:me |nos )?(?:decia|hacia|llevaba|cantaba|contaba)|los domingos (?:me|nos|ibamos|comiamos|haciamos|cocinaba|venia)|cuando era (?:nin[oa]|pequen[oa]|chic[oa])|soliamos|ibamos|cocinaba|me ensen(?:o|aba) (?:a|el|la|todo)|nos reiamos)\b/,
      new RegExp(String.raw`\b${mine} (?:sacaba el|pintaba|aparcaba|llamaba a|metia|me \w+aba)\b`),
    ),
    unless: /\bmuert[oa]\b/,
    says: ['Eso que cuentas se ve. No hace falta adornarlo.', 'Ahí hay una costumbre entera metida en una frase. Las costumbres dicen más que los días grandes.', 'Lo cuentas en pasado y el gesto está todavía muy vivo.', 'De las personas quedan sobre todo estas cosas: las que se repetían sin que nadie las apuntara.'],
    asks: ['#who ¿Qué cara ponía en esos ratos?', '#moment ¿Qué más había en esa escena: quién, qué olor, qué hora?', '#who ¿Qué parte de eso haces tú ahora sin darte cuenta?', '#thing ¿Queda algo de aquello que se pueda tocar?'],
  },
  {
    id: 'faith', label: 'la fe', weight: 5,
    hears: anyOf(
      /\b(?:(?<!gracias a |por |ay |con |sabe |si |a )dios(?! (?:mio|te|le|les|se lo|lo|la|sabe|quiera|quiere|santo|me libre))|rezo|rezar|rezando|la fe|mi parroquia|(?:esta|estara|ir) (?:en el|al) cielo|la virgen|creyente|oracion\w*|biblia|pecado|el mas alla|imam|mezquita|sinagoga)\b/,
      /\b(?:(?<!gracias a )dios(?! tiene un)|(?:mi|media) fe\b(?! de)|mi iglesia|el (?:rosario|catecismo|purgatorio|amen)\b|las almas|reencarn\w+|(?:ir|voy) a misa|confesarme|comulg\w+|un creador|umbanda)/,
    ),
    says: ['De lo que hay después no sé nada, y no voy a fingir que sé. Puedo escuchar cómo está tu fe con todo esto.', 'Hay quien se agarra a Dios y hay quien se enfada con Él, y a veces es la misma persona en la misma semana.', 'Si rezar te sostiene, está bien que te sostenga. Si hoy no te sale, también es parte de la fe de mucha gente.'],
    asks: ['#now ¿Ha cambiado tu manera de creer desde entonces?', '#others ¿Hay alguien de tu comunidad con quien puedas hablarlo de verdad?', '#want Cuando rezas, ¿qué pides estos días?'],
  },
]
