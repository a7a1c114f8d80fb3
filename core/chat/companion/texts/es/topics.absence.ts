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
      'Normal que no quieras mover sus cosas todavía. No hay ninguna fecha para eso.',
      'Cada cosa suya que aparece por la casa tiene que removerte mucho.',
      'Nadie tiene que decirte cuándo tocar sus cosas. Eso lo decides tú.',
      'Guardar algo suyo acompaña, aunque esté ahí sin usarse.',
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
    says: ['Qué difícil es mirar algunas fotos, y qué ganas de mirarlas a la vez.', 'Hay días en que se pueden ver las fotos y días en que no. Es normal.'],
    asks: ['#thing ¿Qué hay en la foto que más miras?', '#thing ¿Cuál es la que no puedes ver todavía?', '#moment ¿Qué pasó justo después de hacerla?'],
  },
  {
    id: 'voice', only: 'dead', label: 'su voz', weight: 6,
    hears: anyOf(
      /\b(?:su voz|audios?|notas? de voz|mensajes? de voz|contestador|su risa|como (?:hablaba|se reia)|oirl[oa])\b/,
      /\b(?:su (?:carcajada|acento|timbre|entonacion|tos)|ese deje|timbre de|grabacion|cas+et+es?|como sonaba|decia mi nombre|mismo (?:tono|timbre)|asi (?:hablaba|sonaba)|carraspe\w+)\b/,
    ),
    says: [
      'Qué ganas de volver a oír su voz, aunque fuera un momento.',
      'Está bien tener guardado un audio aunque no puedas escucharlo todavía.',
      'Cómo se echa de menos una voz tan conocida.',
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
      'Da mucho miedo pensar que se te puede olvidar. Se nota cuánto te importa.',
      'Que se te escape un detalle no quiere decir que se te esté olvidando quién era.',
    ],
    asks: ['#who ¿Qué es lo que más miedo te da olvidar?', '#who ¿Qué gesto suyo recuerdas mejor?'],
    counsel: ['Contra el miedo a olvidar sirve lo pequeño: anotar una cosa al día, sin redactarla. Cómo cogía el cuchillo, qué decía al entrar. En un mes hay treinta.'],
  },
  {
    id: 'dreams', label: 'los sueños', weight: 5,
    hears: anyOf(
      /\b(?:sone|sueno con|sonando|he sonado|suenos|pesadilla\w*|se me aparece)\b/,
      /\b(?:sonaba que|(?:en el|en un|el mismo) suenos?\b|mientras dorm\w+|duermevela|yo dormia)/,
    ),
    unless: /\bpesadilla de los\b/,
    says: ['Soñar con eso y después despertarse tiene que ser muy duro.', 'No sé qué significan los sueños, pero sí que te dejan toda la mañana de otra manera.'],
    asks: ['#moment ¿Qué pasaba en el sueño?', '#body ¿Cómo te despertaste después?', '#who ¿Cómo estaba, en el sueño?'],
  },
  {
    id: 'talking-to', only: 'dead', label: 'lo que le cuentas a solas', weight: 6,
    hears: anyOf(
      /\b(?:le hablo|hablo con (?:el|ella)|le cuento|le escribo (?:mensajes|cartas)|le sigo (?:escribiendo|hablando)|sigo (?:marcando|escribiendole|hablandole)|sigo poniendo (?:su|dos|un) )/,
      /\b(?:le (?:digo|pregunto|comento|explico) [^.]{3,60}|le (?:mando|dejo) (?:audios|notas)|le sigo (?:contando|mandando)|l[oa] pongo al dia|le pido (?:perdon|consejo))/,
    ),
    unless: /\bcomo le (?:digo|explico)\b/,
    says: ['Mucha gente lo hace, aunque no lo cuente. No tiene nada de raro.', 'Normal que le sigas contando tus cosas, como antes.'],
    asks: ['#now ¿Qué fue lo último que le contaste?', '#moment ¿Dónde sueles hablarle?', '#body ¿Cómo te sientes después de hablarle?'],
  },
  {
    id: 'anniversary', label: 'esa fecha', weight: 6,
    hears: anyOf(
      /\b(?:aniversario|cumple(?:anos)?|cumpliria|hace un ano|un ano (?:de|que|desde)|dia de (?:muertos|difuntos|la madre|el padre|las madres)|manana hace|se acerca (?:la|el)|la fecha)\b/,
      /\b(?:tal dia como hoy|hoy hace |se cumplen \w+ (?:anos?|mes)|(?:va a hacer|hara) \w+ (?:anos?|mes)|dia del (?:padre|maestro)|cabo de ano|(?:cada|todos los) \d+ de \w+|hoy (?:haria|seriamos|habriamos)|era su dia|un lustro|mil dias)/,
    ),
    unless: /\b(?:(?:le|me|se la|se lo) (?:regal\w+|compr\w+)\b.{0,30}\b(?:por|para) (?:su|mi|tu) cumple(?:anos)?|mi (?:cumple|cumpleanos) (?:cae|es)|(?:jef[ea]|hij[oa]|herman[oa]|amig[oa]) cumple\b|hace (?:frio|sol))\b/,
    says: ['Esas fechas se notan desde días antes, aunque nadie diga nada.', 'Qué difícil una fecha así. Ayuda un poco decidir antes con quién vas a estar.'],
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
    says: ['@dead En las fiestas se nota todavía más que falta. Qué duro sentarse a esa mesa.', '@dead Las fiestas del año pasado eran otra cosa, con {n}. Normal que ahora cuesten.', 'Esos días todo el mundo espera que estés bien, y a veces no se puede.', 'Cuesta mucho cuando los demás celebran y el cuerpo no está para fiestas.'],
    asks: ['#who ¿Qué hacía siempre en esos días, que nadie más hacía?', '#want ¿Qué parte querrías saltarte este año?', '#others ¿Has podido decirlo en casa?'],
    counsel: ['Con las fiestas vale tener una salida preparada: ir con tu propio coche, avisar a una persona, llegar para el café. Quedarse entero no es obligatorio.'],
  },
  {
    id: 'empty-place', only: 'lost', label: 'la casa', weight: 5,
    hears: anyOf(
      /\b(?:casa (?:esta )?(?:vacia|en silencio|callada|grande)|el silencio|su lado de la cama|su sitio (?:vacio|en la mesa|en el sofa)|silla vacia|llego a casa|nadie me espera|mesa para)\b/,
      /\b(?:entro en casa|casa[^.]{0,30} se me cae|su lado del (?:sofa|comedor)|nadie (?:me )?(?:tose|roba)|no soporto estar en casa)/,
    ),
    says: ['Qué duro es ese silencio, cuando antes a esa hora había ruido en casa.', 'Normal que todavía te salgan las costumbres de antes, aunque ya no haga falta.', 'Llegar a casa y que no haya nadie que pregunte. Qué duro, y todos los días.'],
    asks: ['#time ¿A qué hora se nota más?', '#moment ¿Qué es lo primero que haces al entrar?', '#thing ¿Qué parte de la casa evitas?'],
  },
  {
    id: 'unnamed', only: 'dead', label: 'que nadie diga su nombre', weight: 7,
    hears: anyOf(
      /\b(?:(?:ya )?nadie (?:ya )?(?:me )?(?:l[oa] |le )?(?:nombra|menciona|dice su nombre|habla de (?:el|ella)|pregunta por (?:el|ella))|no (?:l[oa]) (?:nombran|mencionan)|no (?:dicen|pronuncian) su nombre|evitan (?:su nombre|nombrar\w*)|cambian de tema|oir su nombre|nadie (?:dice|nombra|menciona|pronuncia|habla de)|no (?:l[oa]|se l[oa]) nombran|no habla(?:n)? de (?:el|ella)|como si no hubiera existido)\b/,
      /\b(?:un tema prohibido|que hablen de el\b|no (?:l[oa]s? )?citan?\b|no se hablar? de el|evitan (?:decir|hablar)|cuando (?:l[oa] )?(?:nombro|menciono))/,
    ),
    says: ['La gente calla para no hacerte daño, y es justo lo que más duele.', 'Tienen miedo de recordártelo, como si a ti se te hubiera olvidado.', '@named Pues aquí se puede decir: {n}.', 'Qué duro que nadie diga su nombre, cuando a ti te haría falta oírlo.', '@named {n}. Aquí se dice.', 'Con buena intención, lo evitan, y te dejan a solas con todo eso.', 'Parece que solo te acuerdas tú, y eso cansa y duele mucho.'],
    asks: ['#who ¿Qué te gustaría que recordaran?', '#others ¿Hay alguien con quien el nombre salga fácil?', '#want Si mañana alguien te preguntara, ¿qué contarías primero?', '#others ¿Con quién sí se puede decir ese nombre?', '#want ¿Qué te gustaría que alguien contara en voz alta?', '#others ¿Qué pasa cuando lo dices tú?'],
    counsel: ['A veces nombrar primero abre la puerta: casi todos esperan que alguien les dé permiso.'],
  },
  {
    id: 'others-say', label: 'lo que dice la gente', weight: 6,
    hears: anyOf(
      /\b(?:me dicen que|todos (?:me )?dicen(?! eso\b)|mis? \w+ (?:me )?dicen? (?:que|q) |la gente (?:me )?(?:dice|cree|piensa)|me (?:dijo|dijeron) que (?:era|ya|es) (?:solo|hora)|era solo un|ya (?:deberia|tendria|es hora|va siendo|toca)|pasar pagina|seguir adelante|esta en un lugar mejor|(?:tiempo|todo) lo cura|dios (?:lo|la) (?:quiso|tiene)|superarlo)\b/,
      /\b(?:(?:,|\?) me (?:dijo|dice|contesto|regana) (?:mi|una) (?:cunad|herman)\w*|me (?:dicen|repiten|solto|aconsejan?)[^.]{0,25} (?:ya esta\w*|me quite|dios|animo|soy fuerte)|al menos (?:no|lo)\w*|(?:no|tampoco) es para tanto|eres joven|un clavo saca|ley de vida)/,
    ),
    unless: /\blo dicen? (?:pa|para) que (?:yo )?(?:me )?(?:duerm|descans|este|no (?:me )?(?:sufr|preocup|culp))\w*/,
    says: ['Lo dicen sin mala intención, pero no ayuda, y encima parece que hay que agradecerlo.', 'Qué prisa tienen los demás con esto. No tienes que ir a su ritmo.', 'Es muy fácil decirlo desde fuera. Quien tiene que vivirlo eres tú.'],
    asks: ['#others ¿Qué frase te ha dolido más?', '#others ¿Hay alguien que haya acertado, aunque fuera callando?', '#want ¿Qué te habría gustado que dijeran?'],
    counsel: ['Puedes tener preparada una respuesta corta para esas frases: «gracias, hoy no puedo con consejos». No hace falta discutirlas.'],
  },
  {
    id: 'relief', label: 'el alivio', weight: 7,
    hears: anyOf(
      /\b(?:alivio|aliviad[oa]|por fin descans\w+|descanse cuando|me quite un peso)\b/,
      /\b(?:descansamos|alivie|(?:senti|fue una?) (?:paz|descanso)\b|libero|deseaba que acabara|me alegra (?:que|y)|verguenza[^.]{0,25}descans\w+)/,
    ),
    unless: /\b(?:alivio|descanso),? no\b|\b(?:no|ni) (?:siento|senti|hay|hubo|tengo|es|fue) (?:\w+ )?(?:alivio|descanso)\b/,
    says: ['Puedes sentir alivio y pena el mismo día. No hay nada malo en eso.', 'Sentir descanso después de algo tan largo no es haberlo deseado. Es que ya no podías más.'],
    asks: ['#moment ¿Cuándo apareció ese alivio por primera vez?', '#others ¿Se lo has podido decir a alguien así?', '#word ¿Y qué más sientes, además del alivio?'],
  },
  {
    id: 'ambivalent', label: 'lo que hubo de malo', weight: 8,
    hears: anyOf(
      /\b(?:no fue (?:un |una )?buen[oa]? (?:padre|madre|persona|marido)|me (?:pegaba|maltrat\w+|humillaba|abandono)|nos (?:pegaba|abandono)|no nos hablabamos|no me hablaba|nunca (?:me )?quiso|nunca estuvo|estabamos (?:distanciad|peleand|pelead)\w+|era (?:dur[oa]|cruel|violent[oa])|le tenia miedo)\b/,
      /\b(?:mal padre|nos llevabamos fatal|(?:nos|me) (?:abandon\w+|hizo (?:la vida imposible|tanto dano|mucho dano)|arruino|quito la)|la odiaba\b|bebia,)/,
    ),
    says: ['Puedes echarle de menos y seguir sintiendo rabia por lo que te hizo. Las dos cosas son verdad.', 'Qué difícil es esto cuando la relación también hizo daño. Nadie sabe muy bien qué decirte.', 'No tienes que perdonar nada para que te duela.'],
    asks: ['#who ¿Qué esperabas todavía que pudiera cambiar?', '#word ¿Qué es lo que más te cuesta decir de esa relación?', '#others ¿Con quién puedes hablar de esto sin que te pidan que solo digas lo bueno?'],
  },
  {
    id: 'good-memory', label: 'aquel recuerdo', weight: 4,
    hears: anyOf(
      /\b(?:me acuerdo (?:de|cuando)|me (?:llevaba|compraba)|se reia|jugando (?:a|al)|recuerdo (?:cuando|que|como)|siempre (?:me |nos )?(?:decia|hacia|llevaba|cantaba|contaba)|los domingos (?:me|nos|ibamos|comiamos|haciamos|cocinaba|venia)|cuando era (?:nin[oa]|pequen[oa]|chic[oa])|soliamos|ibamos|cocinaba|me ensen(?:o|aba) (?:a|el|la|todo)|nos reiamos)\b/,
      new RegExp(String.raw`\b${mine} (?:sacaba el|pintaba|aparcaba|llamaba a|metia|me \w+aba)\b`),
    ),
    unless: /\bmuert[oa]\b/,
    says: ['Se ve muy bien lo que cuentas, como si uno estuviera delante.', 'Ese recuerdo lo tienes muy vivo, se nota al leerlo.', 'Se nota todo lo que significa para ti ese recuerdo.', 'Esas cosas pequeñas que se repetían son las que más se echan en falta.'],
    asks: ['#who ¿Qué cara ponía en esos ratos?', '#moment ¿Qué más recuerdas de esos ratos?', '#who ¿Qué parte de eso haces tú ahora?', '#thing ¿Te queda algo de aquello?'],
  },
  {
    id: 'faith', label: 'la fe', weight: 5,
    hears: anyOf(
      /\b(?:(?<!gracias a |por |ay |con |sabe |si |a )dios(?! (?:mio|te|le|les|se lo|lo|la|sabe|quiera|quiere|santo|me libre))|rezo|rezar|rezando|la fe|mi parroquia|(?:esta|estara|ir) (?:en el|al) cielo|la virgen|creyente|oracion\w*|biblia|pecado|el mas alla|imam|mezquita|sinagoga)\b/,
      /\b(?:(?<!gracias a )dios(?! tiene un)|(?:mi|media) fe\b(?! de)|mi iglesia|el (?:rosario|catecismo|purgatorio|amen)\b|las almas|reencarn\w+|(?:ir|voy) a misa|confesarme|comulg\w+|un creador|umbanda)/,
    ),
    says: ['De lo que hay después no sé nada. Pero sí puedes contarme cómo está tu fe con todo esto.', 'Es normal agarrarse a Dios y también enfadarse con Él, a veces en la misma semana.', 'Si rezar te ayuda, qué bien. Y si hoy no te sale, tampoco pasa nada.'],
    asks: ['#now ¿Qué queda hoy de eso en ti?', '#others ¿Hay alguien de tu comunidad con quien puedas hablarlo de verdad?', '#want Cuando rezas, ¿qué pides estos días?'],
  },
]
