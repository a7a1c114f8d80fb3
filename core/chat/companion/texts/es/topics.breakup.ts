import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'

/** Separation, and what surrounds it. */
export const topicsOfBreakup: readonly Topic[] = [
  {
    id: 'breakup', label: 'la ruptura', weight: 6,
    hears: anyOf(
      /\b(?:me (?:ha )?dej(?:o|ado)(?! (?:el|la|los|las|un|una|unos|unas|su|sus|mucho|todo|esto|eso|a deber|en herencia|dicho|de hablar)\b)|mi (?:marido|mujer|novi[oa]|pareja|espos[oa]) se (?:fue|marcho|ha ido|largo)|rompi(?:mos|o)|ruptura|(?:he|hemos|ha) roto|cortamos|me corto|terminamos|me termino|me separe|nos (?:separamos|hemos separado|dejamos)|separacion|lo dejamos|se fue de casa|se ha ido de casa|se marcho|mi ex)\b/,
      /\b(?:tronamos|(?:cort[eo]|romper) con mi pareja|(?:corte|termine|terminar) una relacion\b|sin pareja|(?:mi|nuestr[oa]|la|el) (?:matrimonio|relacion|noviazgo|pareja)\b.{0,40}\b(?:acab|termin|vino abajo|no dio)\w*|me he separado|(?:estamos|recien) separad[oa]s?\b|desamor\b|corazon roto por|ya no estamos junt[oa]s|mi \w+ y yo ya no)/,
    ),
    says: [
      'Una ruptura se lleva también el futuro que ya estaba medio amueblado. No es solo una persona.',
      'Estas cosas se dicen en una frase y luego hay que vivirlas por habitaciones.',
      'No voy a tomar partido ni a decirte lo que vale cada uno. Me interesa cómo estás tú dentro de esto.',
      '@gone Lo de {n} ocupa ahora casi toda la mesa. Podemos ir mirando de una en una las cosas que hay encima.',
      'Aquí no hace falta contar la versión corta que se cuenta en el trabajo.',
    ],
    asks: [
      '#time ¿Cuánto hace, y cómo fue el último día?',
      '#now ¿Qué momento del día es ahora el más largo?',
      '#moment ¿Qué se dijo al final, si se dijo algo?',
      '#word Si no tuvieras que explicárselo a nadie, ¿cómo llamarías a lo que sientes?',
      '#others ¿Quién lo sabe ya?',
    ],
  },
  {
    id: 'left', label: 'cómo se fue', weight: 7,
    hears: anyOf(
      /\b(?:me (?:dejo|ha dejado)(?! (?:el|la|los|las|un|una|unos|unas|su|sus|mucho|todo|esto|eso|a deber|en herencia|dicho|de hablar)\b)|ya no me (?:quiere|queria|ama)|me dijo que (?:ya )?no|no sentia lo mismo|necesita(?:ba)? (?:espacio|tiempo)|se le (?:acabo|fue) el amor|me abandono|no me quiere)\b/,
      /\bmi (?:marido|mujer|esposo|esposa|novio|novia|pareja|companer[oa]) (?:se (?:fue|ha ido|marcho|largo) (?:de (?:la |mi |nuestra )?casa|en |hace |con )|me dejo (?:en |hace ))/,
      /\b(?:ya no (?:quiere|queria) (?:estar conmigo|seguir|volver|ser mi)|no quiso seguir|no siente nada|(?:dijo|solto|suelta) que (?:se (?:va|marchaba)|lo nuestro)|(?:termino|rompio) conmigo\b|hizo la (?:maletas?|bolsa y)|se fue de casa|ghosting|^desaparecio|no vi venir|para que se quedara)/,
    ),
    says: [
      'Cuando decide la otra persona, uno se entera tarde de algo que llevaba tiempo pasando en la misma casa.',
      'Que alguien deje de querer no es un examen que se suspenda. Se siente como si lo fuera, y son cosas distintas.',
      'Lo más duro a veces es que una sola de las dos personas haya podido despedirse.',
    ],
    asks: ['#moment ¿Qué palabras usó?', '#now ¿Qué es lo que más repasas de esa conversación?', '#want ¿Qué te quedó por contestar?'],
  },
  {
    id: 'leaving', label: 'tu decisión de irte', weight: 7, isWorded: true,
    hears: anyOf(
      /\b(?:lo deje yo|la deje yo|fui yo (?:quien|la que|el que)|decidi (?:irme|separarme|terminar|dejarl[oa])|me fui (?:de casa|yo)|yo (?:lo|la) deje|yo (?:rompi|termine|corte)|quiero separarme|quiero dejarl[oa])\b/,
      /\b(?:(?:decidido|decision de|quiero|quise|pensando en|necesito|no se si|intento|voy a) (?:separarme|divorciarme|terminar|romper|acabar con mi|dejarl[oa](?= ?[.;,!?]| o\b))(?! por la noche)|(?:deje|dejar|he dejado) a (?:mi (?:marido|mujer|pareja|novi[oa])|un hombre)|me (?:fui|marche) (?:yo\b(?! a )|por algo)|haberme ido|puse punto final|elegi irme|me fui, pero|hecho dano al irme|me separe (?:yo|porque)|yo puse fin)/,
    ),
    says: ['Irse también duele, y además casi nadie lo trata como una pérdida. Parece que quien se va no tiene derecho.', 'Se puede estar en lo cierto y estar triste. Una decisión buena no viene con anestesia.', 'Decidirlo tú te deja además con el peso de haber hecho daño. Eso no borra las razones.'],
    asks: ['#moment ¿Cuándo supiste que no podías seguir?', '#now ¿Qué echas en falta de lo que dejaste, aunque no quieras volver?', '#others ¿Te ha dado alguien permiso para estar mal?'],
  },
  {
    id: 'betrayal', label: 'el engaño', weight: 8, isWorded: true,
    hears: anyOf(
      /\b(?:me engan\w+|hay otr[oa](?= ?[.,]|$)|me menti\w+|infiel\w*|infidelidad|me mint\w+|(?<!\b(?:le|les) (?:dije|conte)\b.{0,80})mentira|traicion\w*|otra (?:mujer|chica|persona)|otro (?:hombre|chico)|cuernos|doble vida|amante|se acosto con)\b/,
      /\b(?:(?:el|su) engano\b|tenia otra familia|una aventura\b en|tenia a otr[oa]|(?:descubri|pille)\b.{0,30}\bcon otr[oa]\b|(?:recibo|ticket) de(?: un)? hotel|me lo nego|mentia tan|se me cayo la venda)/,
    ),
    unless: /\b(?:pelicula|libro)\b|\b(?:(?:le|la|lo|les) (?:fui|he sido|habia sido) infiel|fui (?:yo )?(?:el|la) (?:que )?(?:infiel|enga\w+)|fui yo (?:el|la) que|yo (?:la|lo|le) (?:enga|menti|traicion)\w*|(?:la|lo) (?:engañe|engane|traicione)|me enamore de otr[oa]|tuve (?:una aventura|un amante|una amante)|tuve otr[oa] (?:mujer|hombre))\b/,
    says: ['El engaño obliga a revisar hasta los días buenos, por si también eran mentira. Eso agota de una forma especial.', 'Te quitaron la posibilidad de decidir sabiendo. Es normal que la rabia empiece por ahí.', 'No confiaste mal. Confiaste, que es lo que se hace cuando se quiere, y lo otro lo puso quien mintió.'],
    asks: ['#moment ¿Cómo te enteraste?', '#word ¿Qué te duele más, lo que hizo o lo que te dijo mientras tanto?', '#now ¿Qué parte sigues intentando comprobar?'],
    counsel: ['Si te sorprendes buscando más pruebas, prueba a poner un tope: lo que ya sabes es bastante para decidir. Saber el resto rara vez da la calma que promete.'],
  },
  {
    id: 'new-partner', only: 'gone', label: 'que esté con otra persona', weight: 7,
    hears: anyOf(
      /\b(?:(?:ya )?(?:esta|anda|sale|vive) con (?:otr[oa]|alguien)|tiene (?:otra|otro|novi[oa]|pareja)|nuev[oa] (?:novi[oa]|pareja)|se casa|rehizo su vida|(?:la otra|el otro)(?=\s*(?:[.,;!?]|$)))/,
      /\b(?:(?:tiene|tenia) (?:a alguien|reemplazo)\b|novi[oa] de (?:mi ex|su padre)|(?:enamor\w+|besando|mi amor|duerme|comprometi\w+) (?:con|de|a)? ?otr[oa]\b|verl[oa] con ese\b|llevaba a otra|la otra (?:lleva|vive)|vi .{0,14}(?:de la mano|abrazados)|feliz con otr[oa]|que le da ella que)/,
    ),
    says: ['Verle tan pronto con alguien parece una respuesta sobre ti. No lo es: dice algo de su prisa, no de tu sitio.', 'Compararse con quien llega es una prueba hecha para perderla. Tú te sabes los cansancios, de la otra persona solo las fotos.'],
    asks: ['#moment ¿Cómo lo supiste?', '#word ¿Qué te imaginas cuando lo piensas?', '#want ¿Qué te gustaría dejar de saber?'],
  },
  {
    id: 'contact', only: 'gone', label: 'los mensajes', weight: 6,
    hears: anyOf(
      /\b(?:le escrib\w+|(?:escribirle|mandarle)(?! a mis? hij)|mandarle|le mand\w+|le llam[eo]|llamarl[eoa]|contestarle|responderle|whatsapp|sus mensajes|leo los mensajes|nuestro chat|en visto|no me (?:contesta|responde)|no (?:le )?(?:he )?(?:conteste|contestado|respondi|respondido)|le (?:contesto|respondo)(?! a mis? (?:hij|nin|nen)))\b/,
      /\b(?:le (?:envie|deje (?:\w+ )?audios?)\b|le marque\b|me dejo en (?:leido|azul)|(?:palomitas?|tics?) azul\w*|me ignora\b|contacto cero|no le hablo\b|hablo con mi ex\b|contactar con el|contesto o no\b|decirle feliz)/,
    ),
    unless: /\b(?:murio|postal|libreta|amiga)\b|\bno (?:le |la |lo )?(?:quiero|voy a|pienso) (?:escrib|llam|contest)\w*|\bno me vayas a decir que (?:le )?escrib/,
    says: ['El teléfono en la mano a ciertas horas no busca una respuesta: busca que el día de antes siga existiendo.', 'Entre escribir y no escribir hay una tercera cosa, que es escribirlo y no mandarlo.', 'Cada mensaje suyo, o cada silencio, vuelve a poner el contador a cero. Eso cansa mucho.'],
    asks: ['#want Si le escribieras, ¿qué querrías que pasara después?', '#time ¿A qué hora te dan más ganas?', '#want ¿Qué diría ese mensaje?', '#body ¿Qué notas en el cuerpo justo antes?'],
    counsel: ['Antes de escribirle puedes dejarlo una noche: escribe el mensaje entero en otro sitio, sin su nombre arriba, y léelo mañana a media mañana. Si entonces sigue diciendo lo que quieres, decides con luz.'],
  },
  {
    id: 'heard-from', only: 'gone', label: 'que te escribiera', weight: 7,
    hears: anyOf(
      /(?<!\b(?:mama|papa|mami|papi|madre|padre|herman[oa]|hij[oa]|ti[oa]|prim[oa]|amig[oa]|jef[ea]|abuel[oa]|suegr[oa]|vecin[oa]|cunad[oa])(?: \w+)? (?:ya |no |hoy |ayer |tambien )?)\bme (?:escribio|ha escrito|llamo|ha llamado|(?:mando|ha mandado|dejo) (?:un |otro )?(?:mensaje|audio|wasap))\b/,
      /\b(?:me (?:mando|ha mandado|puso) (?:un |una |cien )(?:mensajes?|foto|correo)\b|me (?:ha felicitado|felicito) el cumple|^contesto\.|(?:mensajes?|correos?|audios?|whats\w*|llamadas?|recibi carta) (?:suy[oa]|de (?:mi ex\S*|el|ella|quien fue))\b|noticias suyas?\b|me (?:desbloqueo|hablo por|ha dicho por mensaje)|me busco\.|^volvio a llamarme|\breaparece\b|aparecio otra vez|senales de vida|quiere (?:volver a hablar|que quedemos|verme)\b|que me extrana\b|me (?:mando|puso) un te echo)/,
    ),
    unless: /\bme llamo [a-z]+ y (?:tengo|vivo)\b/,
    says: ['Que escriba de pronto mueve lo que llevaba días quieto.', 'Un mensaje suyo llega con todo lo de antes detrás, diga lo que diga.', 'No hay que contestar el mismo día en que llega.'],
    asks: ['#word ¿Qué decía?', '#moment ¿Dónde estabas cuando lo viste?', '#body ¿Qué notaste en el cuerpo al leerlo?', '#want ¿Qué querrías que entendiera, si contestaras?'],
    counsel: ['No hace falta contestar hoy. Escríbelo entero en otro sitio, sin su nombre arriba, y léelo mañana a media mañana; si entonces sigue diciendo lo que quieres, decides con luz.'],
  },
  {
    id: 'checking', only: 'gone', label: 'mirar su perfil', weight: 6,
    hears: anyOf(
      /\b(?:instagram|facebook|tiktok|redes|su perfil|sus? (?:historias?|story|stories|fotos|estados?)|ultima conexion|en linea|miro si|stalke\w*|lo reviso|la reviso|cotilleo)\b/,
      /\b(?:sus (?:likes|seguidor\w+)\b|lo que tuite\w+|si ha (?:publicado|subido)|cambio la foto)/,
    ),
    says: ['Se mira esperando un dato que calme, y lo que se encuentra es otra pregunta. Luego se vuelve a mirar.', 'Una pantalla da la sensación de seguir cerca sin el riesgo de hablar. Por eso engancha, y por eso no alimenta.'],
    asks: ['#time ¿Cuándo miras más?', '#body ¿Cómo te quedas después de mirar?', '#want ¿Qué te gustaría encontrar?'],
    counsel: ['Una medida pequeña: silenciar, que no es bloquear. Nadie se entera y te ahorra encontrártelo. Y dejar el teléfono cargando fuera del dormitorio.'],
  },
  {
    id: 'still-love', only: 'gone', label: 'lo que sigues sintiendo', weight: 7,
    hears: anyOf(
      /\b(?:(?:todavia|aun|sigo) .{0,14}(?:quiero|quer|amo|amando|enamorad)|(?:lo|la|le) (?:quiero|amo|extrano|echo de menos)|no (?:lo|la) (?:olvido|puedo olvidar|saco)|no dejo de pensar|pienso en (?:el|ella) (?:todo|a todas|cada))\b/,
      /\b(?:sigo .{0,14}queriend(?:ol[oae]|o como)|enamorad[oa] de (?:el\b|quien me)|loc[oa] por el\b|(?:extrano|echo de menos) (?:todo de|a mi ex|como me decia|sus manias)|(?:no (?:puedo|consigo|logro|se como)|quiero|pudiera) (?:olvidarl[oa]|sacarmel[oa]|arrancarmel[oa]|dejar de quer\w+)|intento odiarl[oa]|no he dejado de querer|como se deja de querer|es (?:el )?amor de mi vida)/,
    ),
    says: ['El cariño no se entera el mismo día que la cabeza. Va más despacio y no se le puede meter prisa.', 'Se puede querer a alguien y no querer volver a esa vida. Las dos frases pueden ser tuyas.', 'Querer todavía no es una recaída. Es que era de verdad.'],
    asks: ['#who ¿Qué echas de menos exactamente: a la persona, o cómo eras tú a su lado?', '#moment ¿Cuándo te viene más fuerte?', '#thing ¿Qué costumbre de los dos te falta más?'],
  },
  {
    id: 'hope-return', only: 'gone', label: 'la esperanza de que vuelva', weight: 6,
    hears: anyOf(
      /\b(?:que vuelva|volver con (?:el|ella)|volvera|recuperarl[oa]|otra oportunidad|darnos (?:otra|un tiempo)|si vuelve|volviera)\b/,
      /\b(?:(?:rezo|tal vez|a lo mejor|me dice|un dia)\b.{0,30}\b(?:vuelv[ae]|regres[ae]|regresara)\b|volvieramos|piensa volver|por si (?:regresa|me busca)|que no va a volver|se decida(?=$)|tiene arreglo|se le pasara|y toque la puerta|(?:portero|timbre).{0,12}pienso que es|nunca digas nunca|no pierdo la esperanza)/,
    ),
    says: ['La esperanza tiene derecho a existir. Lo que cuesta es vivir a la espera, con el abrigo puesto.', 'No sé si va a volver, y nadie que te lo asegure lo sabe.'],
    asks: ['#want Si volviera, ¿qué tendría que ser distinto?', '#now ¿Qué cosas tuyas están en pausa por si acaso?', '#want ¿Qué es lo que no querrías que volviera?'],
  },
  {
    id: 'house-things', only: 'gone', label: 'la casa y las cosas de los dos', weight: 5,
    hears: anyOf(
      /\b(?:(?:la|mi|su) mudanza|mudarme|(?:dejar|vender|devolver|repartir|vaciar|en) el (?:piso|departamento|depa) (?:que|donde|en que)|alquiler|hipoteca|sus llaves|mis cosas|repart(?:ir|imos|irnos|iendo) (?:las|los|el|la|todo|muebles|cosas)|(?:sus|mis|nuestras) cajas|la custodia del|se llevo (?:el|la|los|las)|vivimos juntos|seguimos viviendo|cama de matrimonio)\b/,
      /\b(?:(?:vino|pasa) (?:por sus cosas|a (?:llevarse|recoger|por) (?:sus cosas|lo que le))|nada suyo en|sin sus cosas|quien se queda con\b|la casa en venta|la casa.{0,20}de los dos|casa pensada para dos|comprar mi parte|tirar su taza|(?:camisas|ropa) suy[oa]s?(?= en)|quedan sus cosas|jersey detras|correo a su nombre|una caja con mis)/,
    ),
    unless: /\bmis? herman[oa]s?\b/,
    says: ['Repartir una casa es ponerle precio a cosas que no lo tenían. Por eso se discute por un cazo.', 'Lo que se llevó deja un hueco con su forma exacta. Se nota más que lo que quedó.'],
    asks: ['#thing ¿Qué objeto te ha costado más?', '#now ¿Cómo es ahora tu casa cuando entras?', '#want ¿Qué cambiarías de sitio mañana, por poco que sea?'],
  },
  {
    id: 'children', label: 'los niños', weight: 6,
    hears: anyOf(
      /\b(?:los ninos|mi hij[oa] peque\w*|mis (?:ninos|nenes|peques)|nuestr[oa]s? (?:hij[oa]s?|nin[oa]s?)|la custodia|los peques|los nenes|semana si|regimen de visitas|mis? hij[oa]s? (?:\w+ ){0,3}pregunta[n]?\b|que (?:le|les) (?:digo|contesto|explico|cuento) a (?:mis?|los|la|el) (?:hij|nin|nen|peque|chic)\w+|explicarle(?:s)? a (?:los|mi))\b/,
      /\b(?:veo a mis? hij[oa]s?|(?:mis? (?:hij[oa]s?|peques?)|la (?:nena|nina|pequena|mayor)|el nino)(?: \w+){0,6},? (?:\w+ ){0,2}(?:mama|su (?:madre|papa)|desde (?:que (?:nos|murio)|la separ\w*)|me culpa)\b|me hace de madre|me ven llorar|enviud\w+ con un)/,
    ),
    says: ['Con hijos de por medio hay que estar entero a ratos fijos, y caerse en los demás. Eso no lo ve nadie.', 'Los niños no necesitan que no estés triste. Necesitan saber que la tristeza no es por ellos.', 'Sostener la merienda y los deberes con esto dentro es mucho trabajo, aunque no se llame así.'],
    asks: ['#others ¿Qué saben ellos de lo que ha pasado?', '#time ¿Cómo son para ti los días que no están?', '#now ¿Qué te preguntan, y qué contestas?', '#want ¿Qué te da más miedo con ellos?'],
    counsel: ['@dead Con las palabras que son: que {n} murió, que no va a volver y que no fue por nada que ellos hicieran. Después, estar cerca. Los niños entran y salen de la pena; preguntarán otra vez.', 'A los niños les sirven frases cortas y verdaderas: qué ha pasado, qué no cambia, que no es por nada que hicieran. Se puede repetir muchas veces; preguntan otra vez porque lo van colocando.'],
  },
  {
    id: 'divorce', label: 'el divorcio', weight: 5, isWorded: true,
    hears: anyOf(
      /\b(?:divorci\w+|abogad[oa]|juzgado|papeles del divorcio|convenio|la pension de|el juicio)\b/,
      /\b(?:le firme todo|(?:niego|no quiere) (?:a )?firmar\b|separacion legal|presento la demanda|gananciales|nulidad|mediador[ae]?\b|manutencion|(?:la jueza|el juez) le|(?:pelea|proceso) legal)/,
    ),
    unless: /\bel se divorci|\bmis padres\b.{0,20}\bdivorci|\bmi (?:herman[oa]|prim[oa]|amig[oa]|hij[oa]|vecin[oa]) (?:\w+ ){0,2}se (?:ha )?divorci/,
    says: ['Un divorcio convierte una vida en papeles con fecha. Es raro firmar el final de algo así en una oficina.', 'Los papeles van a su ritmo, y uno tiene que ir detrás con todo esto a cuestas.'],
    asks: ['#moment ¿En qué punto está todo eso ahora?', '#others ¿Quién te acompaña en lo práctico?', '#body ¿Cómo sales de esas reuniones?'],
  },
  {
    id: 'long-years', only: 'gone', label: 'tantos años', weight: 6,
    hears: anyOf(
      /\b(?:anos (?:juntos|juntas|casad[oa]s?|de (?:casad|matrimonio|relacion|novi))|(?:estuvimos|llevabamos|fueron|eramos) (?!de )(?:\w+ ){0,3}anos|toda (?:la|una|mi) vida (?:junt|con))/,
      /\b(?:anos (?:conviviendo|de mi vida\w*|con el mismo)|toda mi (?:juventud|vida adulta)|todo lo he vivido|(?:mas|tantisim[oa]s|tant[oa]s?) (?:anos|tiempo) (?:y acabar|con el|junt[oa]s|siendo su)|despues de tantos anos|relacion larguisima|pasamos juntos la)/,
    ),
    says: ['Tantos años no se deshacen en un día. Van a seguir apareciendo en la manera de poner la mesa.', 'En tanto tiempo se hace hasta un idioma. Y de pronto no hay con quién hablarlo.', 'Media vida con alguien es también la mitad de los recuerdos, y ahora no hay por dónde cogerlos sin que duela.'],
    asks: ['#who ¿Qué parte de esos años te gustaría quedarte?', '#moment ¿Qué época de todas recuerdas mejor?', '#time ¿Cuándo empezaste a notar que algo cambiaba?', '#thing ¿Qué costumbre de esos años sigues haciendo?'],
  },
  {
    id: 'replay', label: 'darle vueltas', weight: 5,
    hears: anyOf(
      /\b(?:le doy vueltas|dando vueltas|no paro de pensar|en bucle|repaso|buscando pistas|que hice mal|en que falle|no entiendo (?:por ?que|que paso|como)|no me lo explico|necesito (?:entender|saber por ?que|respuestas))\b/,
      /\b(?:no (?:paro|dejo) de (?:pensar(?! en )|darle)|pienso y repienso|cuanto mas lo pienso|reviso mentalmente|\brumio\b|(?:cabeza|mente)\b.{0,46}(?:no para\b|va y viene|lavadora|busca y busca)|me carcome|los y si\b|me culpo y|en que momento (?:dej|la perd)\w*|¿?fui yo\?|no me cuadra|(?:encuentro|busco|buscando) (?:explicacion|sentido|senales|el momento)|en el porque\b|por que a mi\b|^¿?por ?que, por ?que)/,
    ),
    says: ['La cabeza busca la pieza que lo explique todo. A veces no falta ninguna pieza, y eso es lo que no se deja creer.', 'Dar vueltas parece trabajar en ello. A partir de cierta hora solo gasta.', 'Entenderlo no depende solo de ti: media historia la tiene otra persona, y puede que ni ella la tenga clara.'],
    asks: ['#word ¿Cuál es la pregunta que más vuelve, tal cual te la haces?', '#time ¿A qué hora empieza la vuelta?', '#moment ¿Qué tendría que responderte para que te quedaras en paz?'],
    counsel: ['Una manera de acotarlo: diez minutos al día, con reloj, para darle todas las vueltas por escrito. Cuando vuelva fuera de hora, se apunta una palabra y se le dice que mañana tiene sitio.'],
  },
  {
    id: 'self-worth', label: 'cómo te estás viendo', weight: 7,
    hears: anyOf(
      /\b(?:no valgo|no soy (?:suficiente|bastante|nadie)|nadie me (?:va a querer|querra|quiere)|no merezco|soy (?:un desastre|un fracaso|poca cosa|fe[oa]|idiota|tont[oa])|que tengo (?:yo )?(?:de malo|mal)|me siento (?:fe[oa]|poca cosa|insuficiente|usad[oa]|ridicul[oa]))\b/,
      /\b(?:quien va a (?:querer|fijarse)|(?:soy|me siento|me veo) (?:(?:un|la|como un) )?(?:poca mujer|vieja,|trapo|desechable|sustituible|humillad[oa]|demasiado(?= ?[.,])|aburrid[oa](?=$)|fea del|mueble que|cero(?=$)|lo peor(?=$))|me (?:odio|desprecio)\b|no me soporto|me (?:da asco mi cuerpo|doy lastima)|fea y me lo crei|complejo de fe\w*|hay algo malo en mi|el problema soy yo|autoestima|ganas de esconderme)/,
    ),
    says: ['Esa frase suena a sentencia, y la ha dictado un día muy malo.', 'Que alguien se fuera no te ha medido. Ha dejado un sitio vacío, y desde ahí uno se ve peor.', 'Te hablas con una dureza que no usarías con nadie que te importara.'],
    asks: ['#time ¿Desde cuándo te hablas así?', '#others ¿De quién es esa voz, si te suena de alguien?', '#who ¿Quién te conoce de antes de todo esto?'],
  },
  {
    id: 'abuse', label: 'cómo te trataba', weight: 9,
    hears: anyOf(
      /\b(?:me (?:controla\w*|insulta\w*|humilla\w*|amenaza\w*|grita\w*|cela\w*|revisa\w* el)|maltrat\w+|toxic[oa]|narcisista|manipul\w+|le tengo miedo|me daba miedo)\b/,
      /\b(?:me (?:(?:menosprecia|pega|obliga|empuja|arana|jala|acosa)(?:ba)?|pego|empujo|aislo|levantaba la mano|prohibia)\b(?! una conduct)|me dejaba marcas?|daba portazos|no me dejaba (?:ver|salir)|pedirle permiso|me contaba los minutos|me decia que (?:sin el\b|nadie (?:mas )?me|estaba loc)|me hacia (?:de menos|chantaje)|me trata(?:ba)? (?:como (?:a )?un|peor)|le (?:tengo|tenia) (?:miedo|panico)\b(?! al\b)|miedo (?:de|a) sus? (?:humor|enfado)|los golpes que|amenaza(?:ba)? con mat|me tiraba el plato)/,
    ),
    unless: /\b(?:gripe|jef[ea]|lluvia|despertador|pelicula)\b/,
    isWorded: true,
    says: ['@notdead Lo que cuentas no es un mal carácter: es un trato que va encogiendo a quien lo recibe. Me lo tomo en serio.', 'Echar de menos a alguien que te trataba así no te quita razón. El miedo y el cariño se aprenden juntos a veces.'],
    asks: ['@notdead #now ¿Tienes ahora mismo un lugar donde estar con tranquilidad?', '#others ¿Quién de tu confianza conoce esto?', '@dead #word ¿Qué no te dejaron decir de eso después?'],
    counsel: ['Aquí lo primero es que estés a salvo. En /ayuda tienes los teléfonos de tu país para hablar con alguien que sabe de esto, sin dar tu nombre si no quieres.'],
  },
  {
    id: 'meeting', only: 'gone', label: 'encontrarte con él o con ella', weight: 5,
    hears: anyOf(
      /\b(?:me l[oa] (?:cruce|encontre)|l[oa] vi (?:ayer|hoy|con|por|en(?! (?:su|sus|una|la|tu) (?:historia|perfil|insta|foto|estado|story|cuenta)))\b|verl[oa] (?:en el trabajo|todos los dias|cada dia)|trabajamos junt\w+|amigos en comun|mismos amigos|me l[oa] voy a encontrar)\b/,
      /\b(?:me (?:lo|la) (?:tope|he cruzado|encuentro|cruzo)\b|encontrarme(?:l[oa])?\b(?=$)(?<=\wl[oa])|toparme|nos (?:cruzamos|encontramos)|coincid(?:imos(?= en)|ir con el|[io] con ella)|para que me devolviera|el (?:re)?encuentro(?= (?:duro|fue))|toca verl[oa])/,
    ),
    says: ['Un encuentro de dos minutos puede costar dos días. El cuerpo va por delante de lo que uno había decidido.', 'Compartir sitio con alguien que ya no comparte nada más es un esfuerzo que no se ve desde fuera.'],
    asks: ['#moment ¿Qué pasó por dentro al verle?', '#want ¿Qué te habría gustado poder hacer?', '#others ¿Hay alguien allí que sepa cómo estás?'],
  },
  {
    id: 'bed-lonely', only: 'gone', label: 'las noches sin nadie al lado', weight: 5,
    hears: anyOf(
      /\b(?:duermo sol[oa]|dormir sol[oa]|la otra mitad de la cama|abraz(?:o|arme|aba|os)|nadie me (?:abraza|toca)|echo de menos (?:su|el) (?:cuerpo|olor|abrazo|piel)|lado de la cama)\b/,
      /\b(?:dormir (?:a solas|sin (?:el|ella))\b|acuesto sol[oa]|noches (?:sin ella\b|l[oae] extrano)|la noche es lo peor|cama (?:(?:se me hace|esta) ?)*(?:enorme|vacia)|frio de la cama|dejandole su lado|en mi lado|falta alguien (?:al lado|en la cama)|hambre de piel|de no tocar|necesito contacto|(?:extrano|echo (?:de menos|en falta)|me (?:faltan?|hacen? falta)) (?:sus? (?:cuerpo|olor en|calor|manos|respiracion)|el (?:carino|sexo|peso de su)|que me acaric\w+)|duermo con su almoh\w*|estiro (?:el brazo|la mano)|caliente los pies|beso de buenas noches|mi piel l[oa])/,
    ),
    says: ['El cuerpo tenía sus costumbres, y nadie le ha explicado el cambio. Busca calor donde lo había.', 'Que falte el contacto es una falta física, como el sueño o la comida. No es debilidad.'],
    asks: ['#time ¿Qué haces cuando llega esa hora?', '#body ¿Dónde lo notas más?', '#want ¿Qué ayudaría un poco, solo un poco, esta noche?'],
  },
  {
    id: 'dating', only: 'gone', label: 'conocer a alguien', weight: 4,
    hears: anyOf(
      /\b(?:tinder|(?:una|primera|tener|tuve|quedar para una) citas?\b(?! (?:con (?:el|la) (?:medic|doctor|psic|dentist|abogad|oncol)|medica))|apps? de citas|conocer (?:a alguien|gente)|otra relacion|volver a (?:querer|confiar|enamorarme)|salir con (?:alguien|otr))\b/,
      /\b(?:hice match|perfil en una aplicacion|presentarme (?:gente|a alguien)\w*|conoc(?:i|iendo|ido) a (?:alguien|un (?:chico|hombre))|una nueva relacion\b|buscar pareja|emparejarme|(?:saliendo|salir|quedar|quedando|viendo) (?:con|a) (?:alguien|un[oa]? (?:chic[oa]|muchach[oa]))\b|me invito a (?:un cafe|bailar)|un clavo saca|ligar\b|(?:bese|besar) a otr\w*|desnud[oa] delante de|desconfio de todos|l[oe] comparo todo)/,
    ),
    says: ['No hay plazo para eso, ni por pronto ni por tarde. Hay ganas o no las hay, y a veces hay ganas y miedo.', 'Confiar de nuevo no es volver a como antes. Es hacerlo sabiendo más, que cuesta más.'],
    asks: ['#want ¿Qué te apetece de eso, y qué te echa atrás?', '#others ¿La prisa es tuya o de alguien?'],
  },
  {
    id: 'friendship-lost', label: 'esa amistad', weight: 7,
    hears: anyOf(
      /\b(?:mi mejor amig[oa]|(?:perdi|se acabo|se rompio) (?:la|una|esa|nuestra) amistad|amistad|dejamos de (?:hablarnos|ser amig)|me dejo de hablar)\b/,
      /\b(?:(?:amig[oa]s?|compadre|grupo de siempre)\b.{0,44}\b(?:se (?:enfri\w+|fue enfriando|termino)|me (?:han )?(?:bloqueo|traiciono|odia|hizo el vacio|dado la espalda|dejaron)|nos (?:pele|enfad)\w+|dejamos de|hablo mal|prefirio|un grupo sin mi|cambio de acera|y desaparecio)\b|(?:perdi|perder|pelee|aleje|extrano|echo de menos|ya no (?:es|somos)|se perdio) (?:\w+ ){0,3}(?:amig[oa]s?|cuate|hermano del alma)\b|eramos como herman[oa]s)/,
    ),
    unless: /(?<!\bno )\b(?:murio|navegador|radio)\b/,
    says: ['Cuando se rompe una amistad no hay palabra ni trámite. Nadie te pregunta cómo lo llevas.', 'Una amiga o un amigo guarda la versión larga de una vida. Al perderle se pierde un testigo.'],
    asks: ['#moment ¿Cuándo empezó a enfriarse?', '#who ¿Qué sabía de ti que no sabe nadie más?', '#want ¿Qué le dirías si supieras que iba a escuchar?'],
  },
]
