import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'

/** Brothers and sisters, parents, in-laws: who a family is beside partner and children. */
const kin = String.raw`(?:herman[oa]s?|padres?|madres?|papas?|mamas?|viej[oa]s?|ti[oa]s?|prim[oa]s?|cunad[oa]s?|suegr[oa]s?|abuel[oa]s?|familia)(?: (?:mayor|menor|pequen[oa]|politica))?`
/** «mis hijas», «el pequeño», «los críos». */
const kids = String.raw`(?:(?:mis?|los|las|el|la|al|nuestr[oa]s|dos|tres) (?:dos |tres |pobre )?(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|chic[oa]s|chiquit[oa]s?|cri[oa]s?|peques?|gemel[oa]s|melliz[oa]s)|(?:al?|el|la) (?:pequen[oa]|mayor|menor)(?! (?:de|parte)))(?: (?:el |la )?(?:pequen[oa]|mayor|menor|adolescente|de \w+(?: anos)?))?`
/** What is drunk to forget. */
const drink = String.raw`(?:botellas?|copas?|copitas?|cervezas?|birras?|vinos?|whisk\w+|canas|ron|ginebra|tequila|aguardiente|pisco|vodka|fernet|mezcal|tragos?|alcohol|gin ?tonics?|cubatas?|carajillos?|botellin(?:es)?|litronas?|chupitos?|licor|brandy|conac|petaca|caguamas?|polas?|chelas?)`
/** What is sung and played. */
const song = String.raw`(?:cancion(?:es)?|boleros?|tangos?|vals|baladas?|cumbias?|vallenatos?|villancicos?|nanas?|melodias?|rancheras?|bachatas?|coplas?|discos?|playlist|tema(?! de conversacion)|pasodobles?|estribillo|jotas?|sevillanas|rumbas?|zambas?|huaynos?|mariachis?|albumes|album de (?!fotos|boda|cromos)|vinilos?|caset+es?|serenata)`
/** «el domingo», «los findes», «un puente». */
const restDay = String.raw`(?:fin(?:es)? de semana|findes?|domingos?|sabados?|viernes|festivos|dias libres|puentes)`
/** «dos años», «ocho meses», «tanto tiempo». */
const long = String.raw`(?:(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+|muchos|varios|tantos|casi un) (?:anos?|mes(?:es)?|semanas)|(?:anos|meses|semanas)(?= )|mucho tiempo|demasiado tiempo|tanto tiempo)`

/** Days and nights, the body, and other people: whatever the path. */
export const topicsOfDays: readonly Topic[] = [
  {
    id: 'sleep', label: 'el sueño', weight: 5, isOwn: true,
    hears: anyOf(
      /\b(?:no (?:duermo|puedo dormir|logro dormir|consigo dormir|pego ojo)|insomnio|me despierto (?:a las|de madrugada|varias|cada|en mitad|llorando)|duermo (?:mal|poco|fatal)|sin dormir|desvelad[oa]|de madrugada|para (?:poder )?dormir|no me vuelvo a dormir|volver(?:me)? a dormir|las (?:tres|cuatro|3|4) de la (?:manana|madrugada))\b/,
      /\b(?:no (?:me )?(?:duermo|dormi|pego (?:un )?ojo|puedo dormir\w*)|duermo (?:a rat\w+|tres horas?|con la tele)|dormi dos horas|conciliar (?:el )?sueno|se me (?:va|espanta) el sueno|me desvel\w+|me paso la noches?|ojos como platos|como un buho|doy vueltas en la cama|con melatonina)/,
    ),
    says: ['Dormir mal lo empeora todo un poco.', 'De madrugada todo parece peor, y encima no hay con quién hablar.', 'Cuántas horas así, sin poder descansar. Qué cansancio.'],
    asks: ['#time ¿A qué hora te despiertas, y qué es lo primero que piensas?', '#body ¿Cómo aguantas el día después de una noche así?', '#time ¿Cuántas noches llevas así?'],
    counsel: ['Si a los veinte minutos no viene el sueño, levántate y haz algo aburrido con poca luz; vuelve cuando pesen los ojos. Sirve también tener un papel al lado para dejar ahí la frase que da vueltas. Si dura semanas, háblalo con tu médico.'],
  },
  {
    id: 'food', label: 'la comida', weight: 4, isOwn: true,
    hears: anyOf(
      /\b(?:no (?:como|puedo comer|tengo hambre|me entra)|sin hambre|como (?:de pie|sol[oa]|cualquier cosa|mal)|se me (?:quito|ha quitado) el (?:hambre|apetito)|ceno|he adelgazado|no paro de comer)\b/,
      /\b(?:cene caliente|tanto dulce|comiendo (?:por ansiedad|dulces)|desayuno a las dos|se me olvida comer|me obligo a comer|(?:he (?:perdido|bajado)|engorde) (?:\w+ ){0,2}kilos?|atracon|picoteo|cocino para dos|todo me (?:sabe a|da asco)|la nevera vacia)/,
    ),
    says: ['Con esto encima, normal que el cuerpo no pida comida o la pida a todas horas.', 'Sentarse a comer así cuesta, hasta una cena sencilla.'],
    asks: ['#now ¿Qué has comido hoy?', '#others ¿Con quién comes, si comes con alguien?', '#want ¿Qué te entraría, por poco que fuera?'],
  },
  {
    id: 'crying', label: 'el llanto', weight: 5, isOwn: true,
    plainly: /(?<!\bno )\b(?:lloro|llore|he llorado|estoy llorando|me (?:puse|pongo|solte|suelto|eche|echo) (?:a llorar|llorando)|me encerre\b.{0,24}\ba llorar)\b/,
    hears: anyOf(
      /(?<!\b(?:me|le|les|el|ella|ellos|ellas|mama|papa|mami|papi|padre|madre|padres|nin[oa]s?|hij[oa]s?|herman[oa]s?|todos|todas|todo el mundo|bebe) (?:se |ya |no |solo |siempre |me |puso a |pusieron a |estaban? |estan? ){0,2})\b(?:llor(?:e|ar|ando|are|amos|o)|yo lloraba|lloraba (?:yo|todas|cada|por las)|lagrimas|me eche a llorar|llanto|no puedo llorar)\b/,
      /\b(?:pucheros|hoy he llorado|me \w+ (?:el )?llanto|lloreras?|me quiebro)\b/,
    ),
    unless: /\bno soy de llorar\b|\bno (?:he|habia|hemos) \w+ (?:tiempo )?(?:a|de|para) llorar\b|\bno habia llorado\b|\bno (?:he llorado|habia llorado|lloro|llore|lloraba|me sale llorar|he podido llorar) (?:nunca|nada|ni|todavia|aun|desde|jamas)|\b(?:nunca|jamas|todavia no|aun no) (?:he |habia |pude |puedo )?llor|\bno (?:he llorado|lloro|llore|lloraba)[.,;!?]*$|\bcasi (?:lloro|llore|me pongo a llorar)|\b(?:ya estuvo|ella|mama|papa|mi [a-z]+),? (?:se )?lloro\b|\blloro\b.{0,24}\b(?:me|le|nos) (?:dijo|dio|abrazo|pidio)\b/,
    says: ['Llorar es lo normal con algo así.', 'A veces sale por una tontería, y es por todo lo demás.', 'No hay nada malo en llorar, ni hay que dar explicaciones.'],
    asks: ['#body ¿Cómo te quedas después?', '#others ¿Te dejas ver, o esperas a que no haya nadie?'],
  },
  {
    id: 'mornings', label: 'las mañanas', weight: 4,
    hears: anyOf(
      /\b(?:levantarme|las mananas|por las mananas|me cuesta (?:levantarme|salir de la cama|empezar|arrancar)|salir de la cama|al despertar|no me levanto)\b/,
      /\b(?:suena el (?:reloj|despertador)|amanece y|me despierto con un|de debajo del? |levantarse es|en la cama hasta|me tapo la cabeza|abr(?:o|ir) los ojos|despierto y ya|amanezco |cada (?:manana|amanecer) (?:es|hay)|por las? mananas? no |a primera hora|la primera hora|tempranito me|empezar el dia|no arranco)/,
    ),
    says: ['Abrir los ojos y acordarse otra vez de todo. Qué duro.', 'Empezar el día así cuesta muchísimo.'],
    asks: ['#moment ¿Qué es lo primero que haces cuando por fin te levantas?', '#want ¿Qué haría un poco más fácil la primera media hora?', '#time ¿Siempre fueron difíciles, o es de ahora?'],
  },
  {
    id: 'alone', label: 'la soledad', weight: 5, isOwn: true,
    hears: anyOf(
      /\b(?:me siento (?:muy |tan )?sol[oa]|estoy (?:muy |tan )?sol[oa]|soledad|no tengo a nadie|nadie (?:me )?(?:entiende|pregunta|llama|escucha)|sin nadie|a nadie le importa)\b/,
      /\b(?:a quien (?:se lo )?(?:voy a|iba a) (?:contar|llamar|decir)\w*|nadie se asoma|me siento (?:solisim[oa]|abandonad[oa]|invisible|aparte)|que sol[oa] me|mas sol[oa] que|aca sol[oa] con|llevo sol[oa]$|no (?:me queda|cuento con|conozco|le importo) (?:a )?nadie|no tengo con quien|ni un hombro|nadie (?:sabe lo que|viene a verme|se me acerc\w+)|unica compania|la gente me mira y no|no hay otra persona)/,
    ),
    says: ['Qué mal se pasa cuando no hay a quién contárselo.', 'Me alegra que lo escribas aquí, aunque yo sea una máquina.', 'Es muy duro llevar esto sin nadie al lado.'],
    asks: ['#others ¿Quién sería la persona menos difícil de llamar?', '#others ¿A quién se lo habrías contado antes?', '#time ¿Cuándo se nota más?', '#others ¿Hay alguien cerca que no sepa lo mal que estás?'],
    counsel: ['Un paso pequeño: un mensaje a una sola persona que diga «estoy pasando una mala temporada, no hace falta que arregles nada, ¿tomamos un café?». Casi todo el mundo agradece que le digan qué se espera.'],
  },
  {
    id: 'lives-alone', label: 'vivir a solas', weight: 4,
    hears: anyOf(
      /\bviv(?:o|ia) (?:yo )?sol[oa]\b|en casa (?:estoy|solo estoy) yo/,
      /(?:\b(?<!\bquisiera )viv(?:o|iendo) (?:sol[oa]|por mi cuenta)\b(?! para\b)|\b(?:somos la casa y|cocin\w+ para un[oa]\b|(?:nunca habia vivido|vivir) sol(?:a|o|it[oa])(?= |$)(?! seria)|yo y las paredes|piso para mi sol[oa]))/,
    ),
    unless: /\bsolo para (?:sus|trabaj)/,
    says: ['Una casa con una sola persona se queda muy callada en días así.', 'Llegar y que no haya nadie para preguntar qué tal el día. Qué duro.'],
    asks: ['#others ¿Quién pasa por ahí, o llama?', '#time ¿Qué hora de la casa es la más larga?', '#want ¿Qué pones para que haya ruido?'],
  },
  {
    id: 'friends', label: 'los amigos', weight: 4,
    hears: anyOf(
      /\b(?:mis amig[oa]s|mi amig[oa] (?:ya no|no me|dejo|se alejo)|amigos (?:desapare|se alejan|ya no)|se (?:han alejado|alejaron)|no me (?:invitan|llaman)|dejaron de llamar)\b/,
      /\b(?:la mitad de los que|mi amiga (?:\w+ )?viene[^.]{0,25}cada|(?:mis|los|nuestr[oa]s) (?:amig[oa]s|amistades|compas|parceros) (?:desaparec\w*|se perdi\w*|no saben\w*|eran suyos)|dos amig|eso es un amigo|(?<!tenemos )amig[oa]s en comun|la gente que creia|decia amig[oa]s?|los amigos (?:se acaban|me dicen)|cancelan planes)/,
    ),
    says: ['Duele cuando los amigos no están como uno esperaba.', 'Algunos no saben qué decir y se alejan. Duele igual.'],
    asks: ['#others ¿Quién se ha quedado?', '#others ¿A quién esperabas y no ha venido?', '#want ¿Qué te gustaría que hicieran, en concreto?'],
  },
  {
    id: 'family', label: 'tu familia', weight: 4,
    hears: anyOf(
      /\b(?:mi familia|en (?:mi )?casa nadie|mis hermanos|mis padres|herencia|mi (?:herman[oa]|tia|tio|cunad[oa]|prim[oa]|suegr[oa]|madre|padre|mama|papa) (?:no me|me (?:dice|reprocha|culpa|echa en cara|presiona)|nunca me|quiere que)|discutimos (?:por|el|ayer|mucho)|peleas en casa)\b/,
      new RegExp(String.raw`\b(?:no me hablo con mis? ${kin}|mis? ${kin} (?:no (?:habla|ha[n]? venido)\w*|me (?:trata|insult)\w*|ahora solo)|con mis? ${kin} (?:no (?:nos|se)|hablo por)|hacer de puente|en (?:mi )?casa (?:andamos|cada uno))`),
    ),
    says: ['Con la familia por medio todo se complica más.', 'Qué difícil, que en casa no se pueda hablar de esto con calma.'],
    asks: ['#others ¿Con quién de la familia se puede hablar de verdad?', '#others ¿Qué papel te ha tocado a ti en todo esto?', '#want ¿Qué te gustaría que alguien de casa te preguntara?'],
  },
  {
    id: 'own-children', label: 'tus hijos', weight: 4,
    hears: anyOf(
      /\b(?:mis hij[oa]s|mis (?:nin[oa]s|peques|nenes)|(?:dos|tres|cuatro) hij[oa]s|(?:tengo|tenemos) (?:un|una) hij[oa])\b/,
      new RegExp(String.raw`\b(?:${kids}(?: \w+){0,5}? (?:me (?:pill|cuida)\w*|no (?:me perdona|dice nada)|se (?:pelea|ha encerrado)\w*|duerme[n]? conmigo|oyen|quieren? saber)|me preocupan? ${kids}|no se si llevarlos|llevo a los ninos)`),
    ),
    unless: /\b(?:se (?:me )?(?:fue|fueron|ha ido|han ido|marcharon|independiz\w+) (?:de casa|a (?:estudiar|vivir|otra))|nido vacio)\b/,
    says: ['Con los hijos se mide cada palabra, y eso cansa mucho.', 'Cuidar de ellos mientras llevas esto es muchísimo.', 'Ellos también lo están pasando, cada uno a su manera.'],
    asks: ['#others ¿Qué saben ellos de cómo estás?', '#others ¿Con cuál se puede hablar de esto?', '#want ¿Qué no quieres que vean?', '#now ¿Cómo están ellos?'],
  },
  {
    id: 'missing', label: 'lo que echas de menos', weight: 4,
    hears: anyOf(
      /\b(?:echo de menos|(?:lo|la|los|las|le|te) (?:extrano|echo en falta|anoro)|extrano (?:a|su|mi|el|la|que)|me hace(?:n)? falta|me falta mucho)\b/,
      /\b(?:anoro|ech(?:o|ar) (?:\w+ )?(?:de menos|en falta)|la sigo echando|^extrano|extranar(?=,)|anoranza|me haces? (?:\w+ ){0,3}falta|falta me haces?|me falta (?:ella|su)|hoy me falto|todo me falta|daria [^.]{0,15}lo que[^.]{0,20}por|sin su \w+ no son|ya no tengo quien me)/,
    ),
    unless: /\bmi tierra\b/,
    says: ['Claro que se echa de menos, a todas horas.', 'Echar de menos así cansa mucho.', 'A veces es la voz, a veces una costumbre de nada. Todo se echa de menos.'],
    asks: ['#who ¿Qué es lo que más echas de menos hoy?', '#time ¿En qué momento se echa más de menos?', '#now ¿Qué haces cuando viene?'],
  },
  {
    id: 'hurry', label: 'el esfuerzo de seguir', weight: 4,
    hears: anyOf(
      /\b(?:no puedo mas|no se (?:como|si puedo) seguir|me supera|es demasiado|no levanto cabeza|todo me cuesta|no tengo fuerzas?|sin fuerzas?|cansad[oa]|agotad[oa]|cansancio)\b/,
      /\b(?:estoy que me caigo|me arrastro|el peso de todos|no puedo con (?:mi alma|todo)|todo me cansa|es una montana|^[^.,]{0,25} me agota$|de plomo|se me caen los brazos|arrastrando los pies|me pesa hasta|aguante hasta|me duele todo|no me puedo mover|seguir me cuesta|esfuerzo enorme)/,
    ),
    says: ['Con todo lo que llevas, normal que no te queden fuerzas.', 'Llegar al final del día así ya es mucho.', 'No es flojera, es demasiado peso de golpe.'],
    asks: ['#body ¿Dónde lo notas más, ese cansancio?', '#want ¿Qué se podría quitar de encima, aunque fuera por hoy?', '#others ¿Quién te descarga de algo?', '#time ¿Cuándo fue el último rato de descanso de verdad?'],
  },
  {
    id: 'first-told', label: 'lo que no habías contado', weight: 8,
    hears: anyOf(
      /\b(?:nunca (?:se )?(?:lo|la)? ?(?:he|habia) (?:dicho|contado) a nadie|nunca (?:se )?lo (?:dije|conte) a nadie|no se lo he (?:dicho|contado) (?:nunca )?a nadie|es la primera vez que (?:lo )?(?:digo|cuento|hablo)|eres (?:el|la|lo) primer)/,
      /\b(?:no tienen ni idea|guarde silencio|(?:nunca|jamas) (?:se )?(?:lo |le )?(?:he |habia )?(?:dicho|contado|conte|hable)(?: esto)* (?:a nadie|con nadie|ni a)|(?:nunca|jamas) (?:he |habia )(?:contado|hablado de)(?: esto)?(?=$| que)|nunca me (?:anime|atrevi) a contar\w*|nunca (?:lo )?habia dicho|no lo sabe nadie|nadie(?: mas)? lo sabe|por vez primera lo|llevo [^.]{0,30}(?:callandolo|callandome)|era un secreto|llevar a la tumba)/,
    ),
    says: ['Gracias por contármelo a mí, después de tanto tiempo.', 'Decirlo por primera vez cuesta muchísimo.', 'Qué difícil, llevar eso tanto tiempo en silencio.'],
    asks: ['#body ¿Cómo te quedas al haberlo escrito?', '#time ¿Cuánto tiempo llevaba guardado?', '#others ¿Habría alguien que pudiera oírlo también, algún día?'],
  },
  {
    id: 'small-plan', label: 'ese paso pequeño', weight: 5,
    hears: anyOf(
      /\b(?:(?:a lo mejor|quiza|igual|puede que|tal vez) (?:voy|vaya|lo (?:hago|intente|pruebe)|pruebe|llame|salga|vuelva)|voy a (?:intentar|probar|llamar|ir a|apuntarme|pedir (?:cita|ayuda))|he (?:pensado|decidido) (?:en )?(?:ir|llamar|volver|apuntarme|pedir))/,
      /\b(?:voy a (?:pedir hora|empezar (?:por|a)|ver si adopto|devolver)|(?:he pensado|pienso|pense|estoy por|me estoy animando|me (?:propuse|he propuesto|he prometido)|me gustaria)(?: (?:en|a|que))?(?: podria)? ?(?:llamar ?|volver(?!a ese)|pedir(?:le)? a|salir|plantar|escribir\w*|sacar|ducharme|dormir en|lo de)|me inscribi|manana voy a sal|esta semana (?:intento|quiero)|a ver si (?:me atrevo|esta tarde|ando))/,
    ),
    says: ['Es un paso, aunque sea pequeño.', 'Si sale, bien, y si al final no sale, tampoco pasa nada.', 'Qué bien que te apetezca probar.'],
    asks: ['#others ¿Hay alguien que pueda ir contigo?', '#time ¿Cuándo sería?', '#want ¿Qué es lo que más te apetece de eso?'],
  },
  {
    id: 'strong', label: 'lo de ser fuerte', weight: 6, isOwn: true,
    hears: anyOf(
      /\b(?:ser fuerte|hacerme (?:la|el) fuerte|tengo que (?:estar bien|aguantar|poder con)|no (?:puedo|quiero) (?:preocupar|ser una carga|molestar)|finjo|sonrio|mascara|disimul\w+|por mis hijos|tirar (?:del carro|para adelante)|todos cuentan conmigo)\b/,
      /\b(?:pongo voz de que|(?:tengo|tocado|cansad[oa]) (?:\w+ ){0,3}ser (?:la )?(?:fuerte|roca)|(?:soy|sido|eres) (?:la|el) (?:fuerte|que (?:resuelve|aguanta))|si (?:yo )?(?:me (?:derrumbo|caigo yo)|aflojo)|hay que aguantar|tirar de todos|no me permito|por no preocupar|hago como que|actuo normal|pongo (?:buena )*cara(?= )|careta puesta|me trago todo|que entereza|lo bien que lo llevo|todos? dependen de mi|aprieto los dientes)/,
    ),
    says: ['Qué cansado, poner buena cara todo el día.', 'Como parece que estás bien, nadie pregunta.', 'Aquí no hace falta que disimules.'],
    asks: ['#others ¿Delante de quién no hace falta?', '#want ¿Qué pasaría si un día no pudieras?', '#time ¿Desde cuándo te toca ser quien aguanta?', '#body ¿Cómo acabas el día?'],
  },
  {
    id: 'anxiety', label: 'la ansiedad', weight: 5, isOwn: true,
    hears: anyOf(
      /\b(?:ansiedad|ansios[oa]|nervios|taquicardia|me (?:ahogo|falta el aire|tiembl\w+)|panico|opresion en el pecho|nudo en (?:la garganta|el estomago)|angustia\w*|agobi\w+)\b/,
      /\b(?:me zumban|hormigas por|estoy (?:muy )?nervios[oa]|comprobar el gas|(?:pense|creo) que me (?:moria|muero)|ansiosisim[oa]|tiemblo|corazon (?:a mil|a la boca)|me late|(?:ladrillo|nudo) en el pecho|me sudan las|me mareo en|va a pasar algo|con miedo a que)/,
    ),
    unless: /\bque nervios\b/,
    says: ['Qué mal se pasa cuando el cuerpo se pone así.', 'Se nota en todo el cuerpo, y asusta.'],
    asks: ['#body ¿Dónde la notas ahora mismo?', '#moment ¿Qué había alrededor la última vez que subió?', '#want ¿Hay algo que te la baje, aunque sea un poco?'],
  },
  {
    id: 'anger-out', label: 'la rabia', weight: 5,
    hears: anyOf(
      /\b(?:rabia|me enfad\w+|me enoj\w+|furios[oa]|odio (?:a|que|todo)|lo odio|la odio|injust[oa]|injusticia|bronca|coraje|resentimiento|cabread[oa]|los medicos|negligencia)\b/,
      /\b(?:me cago en|como se atreven?|no trago a|estoy (?:\w+ )?(?:enfadad[oa]|enojad[oa]|que ardo)|humor de perros|me (?:cabrea\w*|enciendo|emput\w+|indigna|hierve|arde)|no le perdono|no es justo|maldit[oa]s?|ganas de romper\w*|le tiraria|nadie responde|anda suelto)/,
    ),
    says: ['Con lo que ha pasado, normal que dé rabia.', 'Da mucha rabia, y encima no hay con quién descargarla.', 'Puedes decirlo aquí tal cual, sin suavizarlo.'],
    asks: ['#others ¿Con quién es el enfado, sobre todo?', '#word ¿Qué es lo más injusto de todo?', '#body ¿Qué haces cuando te sube la rabia?', '#want ¿Qué te gustaría que alguien reconociera?'],
  },
  {
    id: 'therapy', label: 'la terapia', weight: 4,
    hears: anyOf(
      /\b(?:terapia|terapeuta|psicolog[oa]|psiquiatra|antidepresiv\w+|medicacion|mi medic[oa])\b/,
      /\b(?:paroxetina|(?:voy|hice) (?:\w+ ){0,4}(?:emdr|grupo de duelo)|mi (?:psico|loquer[oa]|analista)\b|en sesion|sertralina|salud mental)/,
    ),
    unless: /\beres psicolog|\bno (?:me pongo|voy|iria|pienso|creo|me gusta|me veo|soy)\b(?: [a-z]+){0,5} (?:psicolog[oa]s?|terapeutas?|psiquiatras?|terapias?)\b|\b(?:psicolog[oa]|psiquiatra|terapeuta)\b.{0,12}\bdijo que no\b|\b(?:terapias?|psicolog[oa]s?|psiquiatras?) no\b|\b(?:nada de|no (?:quiero|necesito|voy a)(?: ir)?(?: a)?(?: una?| la| el)?|ni) (?:terapia|psicolog[oa]|psiquiatra)/,
    says: ['Está bien tener un sitio donde hablar de esto.', 'De tratamientos no opino: eso es cosa de quien te atiende y ha estudiado para ello.'],
    asks: ['#now ¿Qué te está sirviendo de ahí, y qué no?', '#others ¿Quién ahí lo sabe todo?', '#want ¿Qué te gustaría que supieran, y quizá no saben?'],
  },
  {
    id: 'alcohol', label: 'beber', weight: 6, isOwn: true,
    hears: anyOf(
      /\b(?:bebo|bebiendo|beber|vino (?:todas|cada|por)|copas?|cerveza\w*|alcohol|(?<!\b(?:era|es|estaba|iba|padre|papa|apa|marido|ex|el|lo|un|muy) )borrach\w+|emborrach\w+|porros?|fumo (?:mas|mucho)|pastillas para dormir)\b/,
      new RegExp(String.raw`\b(?:cai, \w+ ${drink}|recaid[oa] con|(?:necesito|abrir|escond\w+|solo con|volvi con|con el) (?:\w+ ){0,4}${drink}\b|el ${drink} me (?:calma|acompan)|media botella|copita y ahora|cada vez tomo)`),
    ),
    says: ['Se bebe para que el rato pase antes, y es fácil de entender.', 'Cuesta contar eso, y lo has contado. Gracias por la confianza.'],
    asks: ['#time ¿A qué hora suele ser?', '#want ¿Qué es lo que te alivia en ese momento?', '#others ¿Lo sabe alguien?'],
    counsel: ['Si notas que cuesta parar, es un buen motivo para una consulta con tu médico o con un servicio de tu zona: atienden sin regañar. Para esta noche, puede ayudar no tenerlo en casa.'],
  },
  {
    id: 'good-day', label: 'ese rato bueno', weight: 5,
    hears: anyOf(
      /\b(?:hoy (?:he estado|estuve|estoy|me siento) (?:mejor|bien|tranquil\w+)|me he reido|un buen dia|dia bueno|estoy mejor|me siento mejor|pude (?:dormir|salir|reir)|por primera vez (?:en|desde)|me hizo ilusion|disfrut[eé]\w*)\b/,
      /\b(?:(?:me siento|estoy|estuve|amaneci|me levante) (?:un poco |mas )*(?:mejor|content[oa]|en paz|animad[oa]|con ganas)|me levante bien|voy saliendo|voy mejor|me (?:rei (?:hoy|ayer|por primera|un rato|con ganas)|pille riend\w+)|(?:tuve|pase|ha sido|he tenido|ayer fue) (?:un|una) (?:tarde|manana|domingo|momento) (?:de )?(?:bonit[oa]|lind[oa]|precios[oa]|paz)|por fin un dia|pase un buen rato|rato de paz|que bien me sento|volvi feliz|hoy no llore|no me dolio|he dormido(?:,| bien))/,
    ),
    says: ['Qué bien que hubiera un rato así.', 'Me alegra que cuentes también lo bueno.', 'Está muy bien, y no hace falta sentir culpa por ello.'],
    asks: ['#moment ¿Qué había en ese rato?', '#others ¿Con quién estabas?', '#want ¿Qué parte se podría repetir sin mucho esfuerzo?', '#word ¿Te dio algo de culpa, o lo disfrutaste sin más?'],
  },
  {
    id: 'concentration', label: 'la cabeza dispersa', weight: 4, isOwn: true,
    hears: anyOf(
      /\b(?:no me concentro|no puedo concentrarme|se me olvida todo|no me centro|la cabeza (?:en otro|no me)|despistad[oa]|leo y no|niebla)\b/,
      /\b(?:no retengo|me hablan y no|a lo que estoy|no me acuerdo de si|la cabeza en otr[oa]|la mente se me va|en babia|en las nubes|ando id[oa]\b|estoy sin estar|antes leia|pierdo el hilo|me distraigo|cometo errores)/,
    ),
    says: ['Con todo lo que hay en la cabeza, normal que no entre nada más.', 'Olvidar las llaves o leer tres veces la misma línea es normal en una época así.'],
    asks: ['#now ¿En qué se nota más?', '#others ¿Te lo están pidiendo todo igual que antes?', '#time ¿Hay alguna hora en que estés con más claridad?'],
  },
  {
    id: 'music', label: 'esa canción', weight: 4,
    hears: anyOf(
      /\b(?:cancion(?:es)?|esa musica|nuestra cancion|escuch\w+ (?:la|una|su|esa) (?:cancion|musica)|playlist)\b/,
      new RegExp(String.raw`\b(?:poner la radio|me ponia [a-z]+ los|(?:son(?:o|aba)|pongo) (?:\w+ ){0,4}${song}\b|la que bailamos|la musica me|no puedo escuchar musica|tocar el piano|los audios donde canta)`),
    ),
    says: ['Una canción así te lo trae todo de golpe.', 'Hay música que ahora cuesta mucho oír, y no pasa nada.'],
    asks: ['#thing ¿Qué canción es?', '#moment ¿De qué te acuerdas cuando suena?'],
  },
  {
    id: 'walk', label: 'salir a andar', weight: 3,
    hears: anyOf(
      /\b(?:camin(?:o|ar|aba|ando)|pase(?:o|ar|aba)|(?:salgo|he salido|sali|salir) a (?:andar|correr|caminar|dar una vuelta))\b/,
      /\b(?:mismo recorrido|ando y ando|me calzo y|camine hasta|anduve|ando hasta que|a andar(?: por| y)|para andar|paseabamos|mis caminatas?|diez mil pasos|voy y vengo por|estiro las piernas)/,
    ),
    says: ['Salir a andar un rato sienta bien, aunque la cabeza siga con lo suyo.', 'Por algunos sitios cuesta pasar después.'],
    asks: ['#moment ¿Por dónde sueles ir?', '#body ¿Cómo vuelves?', '#who ¿Con quién ibas antes?'],
  },
  {
    id: 'weekends', label: 'los fines de semana', weight: 4,
    hears: anyOf(
      /\b(?:(?:el|los|este|cada) (?:fin(?:es)? de semana)|(?:los|estos|mis) (?:domingos|sabados) (?:me|son|sin|se|no|pesan|es)|tardes? de domingo|(?:mis|los) dias libres|el puente de)\b/,
      new RegExp(String.raw`(?:\b${restDay}(?: \w+){0,6}? (?:es el dia que|no se que hacer|no salgo|huelen|limpiando)|\b(?:(?:odio|llega) (?:el |los )*${restDay}|domingos? (?:comiamos|se comia)|domingos? por la tarde |hoy es domingo|^domingo|ayer sabado no|toda la semana bien|largos son))`),
    ),
    unless: /\b(?:trabajo|vend[oe]\w*) (?:\w+ ){0,2}fines\b/,
    says: ['El fin de semana se hace muy largo así.', 'Entre semana hay cosas que hacer, y el domingo se nota todo más.'],
    asks: ['#time ¿Qué parte se hace más larga?', '#who ¿Cómo eran antes?', '#want ¿Qué pondrías a esa hora, aunque fuera poca cosa?'],
  },
  {
    id: 'time-pressure', label: 'el tiempo que ha pasado', weight: 4,
    hears: anyOf(
      /\b(?:(?:ya (?:hace|van|ha[n]? pasado)|hace ya|y ya) (?:un|dos|tres|cuatro|cinco|seis|\d+) (?:anos?|mes(?:es)?)|ya (?:ha|han) pasado|sigo igual|no avanzo|llevo (?:(?:un|dos|tres|cuatro|cinco|seis|\d+) )?(?:mucho|meses|semanas|anos?) (?:asi|igual|sin poder|intentando|tratando|llorando))\b/,
      new RegExp(String.raw`\b(?:(?:han pasado|llevo) ${long}[^.?!]{0,30}?(?:\basi\b|y todavia)|meses (?:ya,? )?y (?:sigo|todavia)\b|no mejoro|parece (?:el primero|que fue ayer)|a estas alturas|deberia (?:estar bien|haber pasado)|haberl[oa] superado|ya me vale|cuando (?:se acaba esto|volvere a ser)|es poco tiempo|ano de luto|seguir asi)`),
    ),
    says: ['Nadie puede decir cuánto tiempo hace falta para algo así.', 'Da igual el tiempo que haya pasado si todavía duele.'],
    asks: ['#time ¿Qué ha cambiado desde el principio, aunque sea poco?', '#others ¿Alguien te mete prisa?', '#now ¿Qué sigue exactamente igual?'],
  },
]
