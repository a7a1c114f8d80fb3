import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'
import { mine } from './topics.loss.words'

/** Something that was theirs: «su abrigo», «la mecedora de mi tía». */
const object = '(?:ropas?|cosas|armario|closet|ropero|habitacion|cuarto|abrigo|chaquetas?|chamarra|campera|saco|jersey|sueter|bata|pijamas?|reloj|taza|sillon|mecedora|butaca|silla|gafas|lentes|bufanda|colonia|perfume|sombrero|zapatos|zapatillas|pantuflas|botas|bolso|cartera|billetera|delantal(?:es)?|baston|andador|gorra|boina|libros|herramientas|anillo|alianza|pendientes|collar|medalla|rosario|llaves|llavero|cepillo(?: de dientes)?|peine|neceser|maquinilla|panuelos?|camisas?|camisetas?|corbatas?|vestidos?|vaquero|poncho|rebozo|mantas?|cojin|almohada|libreta|agenda|cuadernos?|recetario|guitarra|acordeon|taller|casco|maquina de (?:coser|escribir|afeitar)|costurero|pinturas|azada|medicinas|pastillas|juguetes|peluches?|navaja|pipa|mechero|paraguas|vajilla|uniforme|maleta|discos|plantas|protesis|dentadura|maquillaje|pintalabios|letra|coche|auto|moto|bici|cama|olor)'
const theirs = `(?:sus? (?:viej[oa]s? |ultim[oa]s? )?${object}|(?:el|la|los|las|un|una) ${object} (?:de|del) (?:${mine}|la abuela|el abuelo|abuelo|los abuelos))\\b`
/** What is done with what somebody left. */
const kept = '(?:sigue\\w*|todavia|aun|guard\\w+|colgad\\w+|doblad\\w+|puest[oa]s?|dej[eo]\\b|tir\\w+|regal\\w+|don(?:ar|e|amos)\\w*|lav\\w+|huele\\w*|olia|oler|mov\\w+|muev\\w+|toc\\w+|quit\\w+|abr(?:o|i|ir)\\w*|encontr\\w+|qued\\w+|cajon\\w*|bolsas?|percha|perchero|bolsillos?|vaci\\w+|hered\\w+|us(?:o|ar)|me (?:puse|pongo|traje)|duermo|ahi|nadie|doblar|doble|vend\\w+|sac(?:ar|o|amos)|devolv\\w+|entreg\\w+|con su (?:nombre|letra)|tal cual|sin (?:lavar|tocar|abrir|estrenar)|estren\\w+|olor)'

/** What stays when somebody has died: their things, the dates, the house, what others say, and what there was between them. */
export const topicsOfAbsence: readonly Topic[] = [
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
    unless: /\b(?:(?:le|me|se la|se lo) (?:regal\w+|compr\w+)\b.{0,30}\b(?:por|para) (?:su|mi|tu) cumple(?:anos)?|mi (?:cumple|cumpleanos) (?:cae|es)|(?:jef[ea]|hij[oa]|herman[oa]|amig[oa]) cumple\b|hace (?:frio|sol))\b/,
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
