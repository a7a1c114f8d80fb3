import { anyOf } from '../../listen/any-of'
import { ofNoSeparation } from '../../listen/no-loss'
import type { Topic } from '../texts'

/** Separation, and what surrounds it. */
export const topicsOfBreakup: readonly Topic[] = [
  {
    id: 'breakup', label: 'la ruptura', weight: 6,
    hears: anyOf(
      /\b(?:me (?:ha )?dej(?:o|ado)(?! (?:el|la|los|las|un|una|unos|unas|su|sus|mucho|todo|esto|eso|a deber|en herencia|dicho|de hablar)\b)|mi (?:marido|mujer|novi[oa]|pareja|espos[oa]) se (?:fue|marcho|ha ido|largo)|rompi(?:mos|o)|ruptura|(?:he|hemos|ha) roto|cortamos|me corto|terminamos(?! [a-z]+ndo)|me termino|me separe|nos (?:separamos|hemos separado|dejamos)|separacion|lo dejamos|se fue de casa|se ha ido de casa|se marcho|mi ex)\b/,
      /\b(?:tronamos|(?:cort[eo]|romper) con mi pareja|(?:corte|termine|terminar) una relacion\b|sin pareja|(?:mi|nuestr[oa]|la|el) (?:matrimonio|relacion|noviazgo|pareja)\b.{0,40}\b(?:acab|termin|vino abajo|no dio)\w*|me he separado|(?:estamos|recien) separad[oa]s?\b|desamor\b|corazon roto por|ya no estamos junt[oa]s|mi \w+ y yo ya no)/,
    ),
    // «Terminamos riéndonos».
    unless: /\b(?:terminamos|terminaron) [a-z]+ndo/,
    says: [
      'Una ruptura duele por la persona y por todo lo que tenían pensado juntos.',
      'Se dice en una frase, y después hay que vivirlo todos los días.',
      'No voy a decir quién tuvo la culpa. Lo que importa aquí es cómo estás tú.',
      '@gone Es normal que lo de {n} ocupe la cabeza todo el día.',
      'Aquí lo puedes contar entero, con las partes feas también.',
    ],
    asks: [
      '#time ¿Cuánto hace, y cómo fue el último día?',
      '#now ¿Qué momento del día es ahora el más largo?',
      '#moment ¿Qué fue lo último que hablaron?',
      '#word ¿Qué es lo que más te cuesta de todo esto?',
      '#others ¿Quién sabe ya que se acabó?',
    ],
  },
  {
    id: 'left', label: 'cómo se fue', weight: 7,
    hears: anyOf(
      /\b(?:me (?:dejo|ha dejado)(?! (?:el|la|los|las|un|una|unos|unas|su|sus|mucho|todo|esto|eso|a deber|en herencia|dicho|de hablar|(?:ir|ver|estar|pasar|entrar|salir|subir|llevar|caer|ganar|tocar|usar|hacer|vivir|dormir|faltar|conducir|manejar|tumbar|decir|sacar|quedar|tirar)\w*|pegad[oa]|fri[oa]|helad[oa]|mud[oa]|mal|callad[oa]|tocad[oa]|hundid[oa]|viuda?|pensando|temblando|llorando|propina|plata|dinero|dos (?!dias|semanas|meses)|cincuenta|doscient[oa]s|tod[oa]s)\b)|ya no me (?:quiere|queria|ama)|me dijo que (?:ya )?no|no sentia lo mismo|necesita(?:ba)? (?:espacio|tiempo)|se le (?:acabo|fue) el amor|me abandono|no me quiere)\b/,
      /\bmi (?:marido|mujer|esposo|esposa|novio|novia|pareja|companer[oa]) (?:se (?:fue|ha ido|marcho|largo) (?:de (?:la |mi |nuestra )?casa|en |hace |con )|me dejo (?:en |hace ))/,
      /\b(?:ya no (?:quiere|queria) (?:estar conmigo|seguir|volver|ser mi)|no quiso seguir|no siente nada|(?:dijo|solto|suelta) que (?:se (?:va|marchaba)|lo nuestro)|(?:termino|rompio) conmigo\b|hizo la (?:maletas?|bolsa y)|se fue de casa|ghosting|^desaparecio|no vi venir|para que se quedara)/,
    ),
    unless: ofNoSeparation,
    says: [
      'Que lo decida la otra persona, y enterarse así, es muy duro.',
      'Que alguien deje de querer no quiere decir que fallaras en algo.',
      'Para la otra persona ya estaba decidido, y a ti te llegó de golpe.',
    ],
    asks: ['#moment ¿Qué recuerdas de ese día?', '#now ¿A qué parte de todo eso vuelves más?', '#want ¿Qué te quedó por contestar?'],
  },
  {
    id: 'leaving', label: 'tu decisión de irte', weight: 7, isWorded: true,
    hears: anyOf(
      /\b(?:lo deje yo|la deje yo|fui yo (?:quien|la que|el que)|decidi (?:irme|separarme|terminar|dejarl[oa])|me fui (?:de casa|yo)|yo (?:lo|la) deje|yo (?:rompi|termine|corte)|quiero separarme|quiero dejarl[oa])\b/,
      /\b(?:(?:decidido|decision de|quiero|quise|pensando en|necesito|no se si|intento|voy a) (?:separarme|divorciarme|terminar|romper|acabar con mi|dejarl[oa](?= ?[.;,!?]| o\b))(?! por la noche)|(?:deje|dejar|he dejado) a (?:mi (?:marido|mujer|pareja|novi[oa])|un hombre)|me (?:fui|marche) (?:yo\b(?! a )|por algo)|haberme ido|puse punto final|elegi irme|me fui, pero|hecho dano al irme|me separe (?:yo|porque)|yo puse fin)/,
    ),
    says: ['Irse también duele, aunque casi nadie lo vea así.', 'Se puede haber decidido bien y estar muy triste.', 'Decidirlo tú no quita que duela, y el daño hecho también pesa.'],
    asks: ['#moment ¿Cuándo supiste que no podías seguir?', '#now ¿Qué echas en falta de lo que dejaste, aunque no quieras volver?', '#others ¿Alguien te apoya en esa decisión?'],
  },
  {
    id: 'betrayal', label: 'el engaño', weight: 8, isWorded: true,
    hears: anyOf(
      /\b(?:me engan\w+|hay otr[oa](?= ?[.,]|$)|me menti\w+|infiel\w*|infidelidad|me mint\w+|(?<!\b(?:le|les) (?:dije|conte)\b.{0,80})mentira|traicion\w*|otra (?:mujer|chica|persona)|otro (?:hombre|chico)|cuernos|doble vida|amante|se acosto con)\b/,
      /\b(?:(?:el|su) engano\b|tenia otra familia|una aventura\b en|tenia a otr[oa]|(?:descubri|pille)\b.{0,30}\bcon otr[oa]\b|(?:recibo|ticket) de(?: un)? hotel|me lo nego|mentia tan|se me cayo la venda)/,
    ),
    unless: /\b(?:pelicula|libro)\b|\b(?:(?:le|la|lo|les) (?:fui|he sido|habia sido) infiel|fui (?:yo )?(?:el|la) (?:que )?(?:infiel|enga\w+)|fui yo (?:el|la) que|yo (?:la|lo|le) (?:enga|menti|traicion)\w*|(?:la|lo) (?:engañe|engane|traicione)|me enamore de otr[oa]|tuve (?:una aventura|un amante|una amante)|tuve otr[oa] (?:mujer|hombre))\b/,
    says: ['Después de un engaño se duda hasta de los días buenos. Eso agota.', 'Te mintieron, y no pudiste decidir sabiendo la verdad. La rabia es normal.', 'Confiar no fue ningún error. El error fue mentir.'],
    asks: ['#moment ¿Cómo te enteraste?', '#word ¿Qué te duele más, lo que hizo o lo que te dijo mientras tanto?', '#now ¿Qué parte sigues intentando comprobar?'],
    counsel: ['Si te sorprendes buscando más pruebas, prueba a poner un tope: lo que ya sabes es bastante para decidir. Saber el resto rara vez da la calma que promete.'],
  },
  {
    id: 'new-partner', only: 'gone', label: 'que esté con otra persona', weight: 7,
    hears: anyOf(
      /\b(?:(?:ya )?(?:esta|anda|sale|vive) con (?:otr[oa]|alguien)|tiene (?:otra|otro|novi[oa]|pareja)|nuev[oa] (?:novi[oa]|pareja)|se casa|rehizo su vida|(?:la otra|el otro)(?=\s*(?:[.,;!?]|$)))/,
      /\b(?:(?:tiene|tenia) (?:a alguien|reemplazo)\b|novi[oa] de (?:mi ex|su padre)|(?:enamor\w+|besando|mi amor|duerme|comprometi\w+) (?:con|de|a)? ?otr[oa]\b|verl[oa] con ese\b|llevaba a otra|la otra (?:lleva|vive)|vi .{0,14}(?:de la mano|abrazados)|feliz con otr[oa]|que le da ella que)/,
    ),
    says: ['Verle tan pronto con otra persona duele. No quiere decir que tú valgas menos.', 'Compararse con quien llega después hace mucho daño, y nunca es justo.'],
    asks: ['#moment ¿Cómo supiste lo de esa otra persona?', '#word ¿Qué te imaginas cuando lo piensas?', '#want ¿Qué te gustaría dejar de saber?'],
  },
  {
    id: 'contact', only: 'gone', label: 'los mensajes', weight: 6,
    hears: anyOf(
      /\b(?:le escrib\w+|(?:escribirle|mandarle)(?! a mis? hij)|mandarle|le mand\w+|le llam[eo]|llamarl[eoa]|contestarle|responderle|whatsapp|sus mensajes|leo los mensajes|nuestro chat|en visto|no me (?:contesta|responde)|no (?:le )?(?:he )?(?:conteste|contestado|respondi|respondido)|le (?:contesto|respondo)(?! a mis? (?:hij|nin|nen)))\b/,
      /\b(?:le (?:envie|deje (?:\w+ )?audios?)\b|le marque\b|me dejo en (?:leido|azul)|(?:palomitas?|tics?) azul\w*|me ignora\b|contacto cero|no le hablo\b|hablo con mi ex\b|contactar con el|contesto o no\b|decirle feliz)/,
    ),
    unless: /\b(?:murio|postal|libreta|amiga)\b|\bno (?:le |la |lo )?(?:quiero|voy a|pienso) (?:escrib|llam|contest)\w*|\bno me vayas a decir que (?:le )?escrib/,
    says: ['Después de hablar todos los días, es normal que se vaya la mano al teléfono.', 'También se puede escribir el mensaje y no mandarlo. A veces con eso basta.', 'Cada mensaje suyo, o cada silencio, lo vuelve a remover todo. Eso cansa mucho.'],
    asks: ['#want Si le escribieras, ¿qué querrías que pasara después?', '#time ¿A qué hora te dan más ganas?', '#want ¿Qué diría ese mensaje?', '#body ¿Qué notas en el cuerpo justo antes?'],
    counsel: ['Antes de escribirle puedes dejarlo una noche: escribe el mensaje entero en otro sitio, sin su nombre arriba, y léelo mañana a media mañana. Si todavía dice lo que quieres, entonces decides.'],
  },
  {
    id: 'heard-from', only: 'gone', label: 'que te escribiera', weight: 7,
    hears: anyOf(
      /(?<!\b(?:mama|papa|mami|papi|madre|padre|herman[oa]|hij[oa]|ti[oa]|prim[oa]|amig[oa]|jef[ea]|abuel[oa]|suegr[oa]|vecin[oa]|cunad[oa])(?: \w+)? (?:ya |no |hoy |ayer |tambien )?)\bme (?:escribio|ha escrito|llamo|ha llamado|(?:mando|ha mandado|dejo) (?:un |otro )?(?:mensaje|audio|wasap))\b/,
      /\b(?:me (?:mando|ha mandado|puso) (?:un |una |cien )(?:mensajes?|foto|correo)\b|me (?:ha felicitado|felicito) el cumple|^contesto\.|(?:mensajes?|correos?|audios?|whats\w*|llamadas?|recibi carta) (?:suy[oa]|de (?:mi ex\S*|el|ella|quien fue))\b|noticias suyas?\b|me (?:desbloqueo|hablo por|ha dicho por mensaje)|me busco\.|^volvio a llamarme|\breaparece\b|aparecio otra vez|senales de vida|quiere (?:volver a hablar|que quedemos|verme)\b|que me extrana\b|me (?:mando|puso) un te echo)/,
    ),
    unless: /\bme llamo [a-z]+ y (?:tengo|vivo)\b/,
    says: ['Que escriba así, de pronto, lo remueve todo otra vez.', 'Diga lo que diga, ver su nombre ahí es un sobresalto.', 'No hay que contestar el mismo día en que llega.'],
    asks: ['#word ¿Qué decía?', '#moment ¿Dónde estabas cuando lo viste?', '#body ¿Qué notaste en el cuerpo al leerlo?', '#want ¿Qué querrías que entendiera, si contestaras?'],
    counsel: ['No hace falta contestar hoy. Escríbelo entero en otro sitio, sin su nombre arriba, y léelo mañana, con calma; si todavía dice lo que quieres, entonces decides.'],
  },
  {
    id: 'checking', only: 'gone', label: 'mirar su perfil', weight: 6,
    hears: anyOf(
      /\b(?:instagram|facebook|tiktok|redes|su perfil|sus? (?:historias?|story|stories|fotos|estados?)|ultima conexion|en linea|miro si|stalke\w*|lo reviso|la reviso|cotilleo)\b/,
      /\b(?:sus (?:likes|seguidor\w+)\b|lo que tuite\w+|si ha (?:publicado|subido)|cambio la foto)/,
    ),
    says: ['Se mira buscando algo que calme, y casi siempre se termina peor.', 'Es normal querer saber qué hace, aunque luego duela verlo.'],
    asks: ['#time ¿Cuándo miras más?', '#body ¿Cómo te quedas después de mirar?', '#want ¿Qué te gustaría encontrar?'],
    counsel: ['Una medida pequeña: silenciar, que no es bloquear. Nadie se entera y te ahorra encontrártelo. Y dejar el teléfono cargando fuera del dormitorio.'],
  },
  {
    id: 'still-love', only: 'gone', label: 'lo que sigues sintiendo', weight: 7,
    hears: anyOf(
      /\b(?:(?:todavia|aun|sigo) .{0,14}(?:quiero|quer|amo|amando|enamorad)|(?:lo|la|le) (?:quiero|amo|extrano|echo de menos)|no (?:lo|la) (?:olvido|puedo olvidar|saco)|no dejo de pensar|pienso en (?:el|ella) (?:todo|a todas|cada))\b/,
      /\b(?:sigo .{0,14}queriend(?:ol[oae]|o como)|enamorad[oa] de (?:el\b|quien me)|loc[oa] por el\b|(?:extrano|echo de menos) (?:todo de|a mi ex|como me decia|sus manias)|(?:no (?:puedo|consigo|logro|se como)|quiero|pudiera) (?:olvidarl[oa]|sacarmel[oa]|arrancarmel[oa]|dejar de quer\w+)|intento odiarl[oa]|no he dejado de querer|como se deja de querer|es (?:el )?amor de mi vida)/,
    ),
    says: ['Sigues queriendo, claro. Eso no se apaga de un día para otro.', 'Se puede querer a alguien y no querer volver. Las dos cosas a la vez.', 'Todavía hay cariño, y eso no tiene nada de malo.'],
    asks: ['#who ¿Qué echas de menos exactamente: a la persona, o cómo eras tú a su lado?', '#moment ¿Cuándo te viene más fuerte?', '#thing ¿Qué costumbre de los dos te falta más?'],
  },
  {
    id: 'hope-return', only: 'gone', label: 'la esperanza de que vuelva', weight: 6,
    hears: anyOf(
      /\b(?:que vuelva|volver con (?:el|ella)|volvera|recuperarl[oa]|otra oportunidad|darnos (?:otra|un tiempo)|si vuelve|volviera)\b/,
      /\b(?:(?:rezo|tal vez|a lo mejor|me dice|un dia)\b.{0,30}\b(?:vuelv[ae]|regres[ae]|regresara)\b|volvieramos|piensa volver|por si (?:regresa|me busca)|se decida(?=$)|tiene arreglo|se le pasara|y toque la puerta|(?:portero|timbre).{0,12}pienso que es|nunca digas nunca|no pierdo la esperanza)/,
    ),
    unless: /\b(?:emigr|inmigr)\w+|\bmi (?:pais|tierra)\b/,
    says: ['Es normal tener esperanza. Lo que agota es pasarse el día esperando.', 'No sé si va a volver, y nadie puede asegurártelo.'],
    asks: ['#want Si volviera, ¿qué tendría que ser distinto?', '#now ¿Qué cosas tuyas están en pausa por si acaso?', '#want ¿Qué es lo que no querrías que volviera?'],
  },
  {
    id: 'house-things', only: 'gone', label: 'la casa y las cosas de los dos', weight: 5,
    hears: anyOf(
      /\b(?:(?:la|mi|su) mudanza|mudarme|(?:dejar|vender|devolver|repartir|vaciar|en) el (?:piso|departamento|depa) (?:que|donde|en que)|alquiler|hipoteca|sus llaves|mis cosas|repart(?:ir|imos|irnos|iendo) (?:las|los|el|la|todo|muebles|cosas)|(?:sus|mis|nuestras) cajas|la custodia del|se llevo (?:el|la|los|las)|vivimos juntos|seguimos viviendo|cama de matrimonio)\b/,
      /\b(?:(?:vino|pasa) (?:por sus cosas|a (?:llevarse|recoger|por) (?:sus cosas|lo que le))|nada suyo en|sin sus cosas|quien se queda con\b|la casa en venta|la casa.{0,20}de los dos|casa pensada para dos|comprar mi parte|tirar su taza|(?:camisas|ropa) suy[oa]s?(?= en)|quedan sus cosas|jersey detras|correo a su nombre|una caja con mis)/,
    ),
    unless: /\bmis? herman[oa]s?\b/,
    says: ['Tener que ocuparse de la casa y de las cosas, encima de todo, cansa mucho.', 'Cada cosa de esa casa recuerda a los dos.'],
    asks: ['#thing ¿Qué objeto te ha costado más?', '#now ¿Cómo es ahora tu casa cuando entras?', '#want ¿Qué cambiarías de sitio mañana, por poco que sea?'],
  },
  {
    id: 'children', label: 'los niños', weight: 6,
    hears: anyOf(
      /\b(?:los ninos|mi hij[oa] peque\w*|mis (?:ninos|nenes|peques)|nuestr[oa]s? (?:hij[oa]s?|nin[oa]s?)|la custodia|los peques|los nenes|semana si|regimen de visitas|mis? hij[oa]s? (?:\w+ ){0,3}pregunta[n]?\b|que (?:le|les) (?:digo|contesto|explico|cuento) a (?:mis?|los|la|el) (?:hij|nin|nen|peque|chic)\w+|explicarle(?:s)? a (?:los|mi))\b/,
      /\b(?:veo a mis? hij[oa]s?|(?:mis? (?:hij[oa]s?|peques?)|la (?:nena|nina|pequena|mayor)|el nino)(?: \w+){0,6},? (?:\w+ ){0,2}(?:mama|su (?:madre|papa)|desde (?:que (?:nos|murio)|la separ\w*)|me culpa)\b|me hace de madre|me ven llorar|enviud\w+ con un)/,
    ),
    says: ['Con niños hay que seguir adelante cada día, aunque no se pueda más.', 'Los niños pueden ver que hay tristeza. Les ayuda saber que no es culpa suya.', 'Meriendas, deberes, baños, y todo esto por dentro. Es muchísimo.'],
    asks: ['#others ¿Qué saben ellos de lo que ha pasado?', '#time ¿Cómo son para ti los días que no están?', '#now ¿Qué te preguntan, y qué contestas?', '#want ¿Qué te da más miedo con ellos?'],
    counsel: ['@dead Con las palabras que son: que {n} murió, que no va a volver y que no fue por nada que ellos hicieran. Después, estar cerca. Los niños entran y salen de la pena; preguntarán otra vez.', 'A los niños les sirven frases cortas y verdaderas: qué ha pasado, qué no cambia, que no es por nada que hicieran. Se puede repetir muchas veces; preguntan otra vez porque lo van colocando.'],
  },
  {
    id: 'divorce', label: 'el divorcio', weight: 5, isWorded: true,
    hears: anyOf(
      // A lawyer or a judge alone is of a wedding, an accident or an inheritance too.
      /\bdivorci\w+|^(?=.*\b(?:separ\w+|custodia|pension|manutencion|mi ex|ex (?:marido|mujer|espos[oa]))\b).*\b(?:abogad[oa]|juzgado|convenio|la pension de|el juicio)\b/,
      /\b(?:le firme todo|(?:niego|no quiere) (?:a )?firmar\b|separacion legal|presento la demanda|gananciales|nulidad|mediador[ae]?\b|manutencion|(?:la jueza|el juez) le|(?:pelea|proceso) legal)/,
    ),
    unless: /\b(?:me caso|nos casamos|mi boda|casarme|casarnos)\b|\bel se divorci|\bmis padres\b.{0,20}\bdivorci|\bmi (?:herman[oa]|prim[oa]|amig[oa]|hij[oa]|vecin[oa]) (?:\w+ ){0,2}se (?:ha )?divorci/,
    says: ['Papeles, citas y abogados, con todo lo que ya duele. Es muy cansado.', 'Firmar papeles por algo así tiene que ser muy raro y muy triste.'],
    asks: ['#moment ¿En qué punto está todo eso ahora?', '#others ¿Quién te acompaña en lo práctico?', '#body ¿Cómo te deja todo eso?'],
  },
  {
    id: 'long-years', only: 'gone', label: 'tantos años', weight: 6,
    hears: anyOf(
      /\b(?:anos (?:juntos|juntas|casad[oa]s?|de (?:casad|matrimonio|relacion|novi))|(?:estuvimos|llevabamos|fueron|eramos) (?!de )(?:\w+ ){0,3}anos|toda (?:la|una|mi) vida (?:junt|con))/,
      /\b(?:anos (?:conviviendo|de mi vida\w*|con el mismo)|toda mi (?:juventud|vida adulta)|todo lo he vivido|(?:mas|tantisim[oa]s|tant[oa]s?) (?:anos|tiempo) (?:y acabar|con el|junt[oa]s|siendo su)|despues de tantos anos|relacion larguisima|pasamos juntos la)/,
    ),
    says: ['Tantos años no se dejan atrás en unas semanas.', 'Ha sido mucha vida con alguien. Claro que no se pasa así como así.', 'Después de tanto tiempo, hay costumbres de los dos que siguen saliendo.'],
    asks: ['#who ¿Qué parte de esos años te gustaría quedarte?', '#moment ¿Qué época de todas recuerdas mejor?', '#time ¿Cuándo empezaste a notar que algo cambiaba?', '#thing ¿Qué costumbre de esos años sigues haciendo?'],
  },
  {
    id: 'replay', label: 'darle vueltas', weight: 5,
    hears: anyOf(
      /\b(?:le doy vueltas|dando vueltas|no paro de pensar|en bucle|repaso|buscando pistas|que hice mal|en que falle|no entiendo (?:por ?que|que paso|como)|no me lo explico|necesito (?:entender|saber por ?que|respuestas))\b/,
      /\b(?:no (?:paro|dejo) de (?:pensar(?! en )|darle)|pienso y repienso|cuanto mas lo pienso|reviso mentalmente|\brumio\b|(?:cabeza|mente)\b.{0,46}(?:no para\b|va y viene|lavadora|busca y busca)|me carcome|los y si\b|me culpo y|en que momento (?:dej|la perd)\w*|¿?fui yo\?|no me cuadra|(?:encuentro|busco|buscando) (?:explicacion|sentido|senales|el momento)|en el porque\b|por que a mi\b|^¿?por ?que, por ?que)/,
    ),
    says: ['La cabeza busca una explicación todo el rato, y no siempre la hay.', 'Darle tantas vueltas agota, y casi nunca aclara nada.', 'Hay cosas que solo sabe la otra persona. No depende de ti entenderlo todo.'],
    asks: ['#word ¿Cuál es la pregunta que más vuelve?', '#time ¿A qué hora del día le das más vueltas?', '#moment ¿Qué tendría que responderte para que te quedaras en paz?'],
    counsel: ['Una manera de acotarlo: diez minutos al día, con reloj, para escribir todas las vueltas. Si vuelven a otra hora, apunta una palabra y déjalo para mañana.'],
  },
  {
    id: 'self-worth', label: 'cómo te estás viendo', weight: 7,
    hears: anyOf(
      /\b(?:no valgo|no soy (?:suficiente|bastante|nadie)|nadie me (?:va a querer|querra|quiere)|no merezco|soy (?:un desastre|un fracaso|poca cosa|fe[oa]|idiota|tont[oa])|que tengo (?:yo )?(?:de malo|mal)|me siento (?:fe[oa]|poca cosa|insuficiente|usad[oa]|ridicul[oa]))\b/,
      /\b(?:quien va a (?:querer|fijarse)|(?:soy|me siento|me veo) (?:(?:un|la|como un) )?(?:poca mujer|vieja,|trapo|desechable|sustituible|humillad[oa]|demasiado(?= ?[.,])|aburrid[oa](?=$)|fea del|mueble que|cero(?=$)|lo peor(?=$))|me (?:odio|desprecio)\b|no me soporto|me (?:da asco mi cuerpo|doy lastima)|fea y me lo crei|complejo de fe\w*|hay algo malo en mi|el problema soy yo|autoestima|ganas de esconderme)/,
    ),
    says: ['Eso es muy duro para decírselo a nadie, y a ti tampoco.', 'Que alguien se fuera no quiere decir que valgas menos.', 'Muy mal hay que estar pasándolo para verse así.'],
    asks: ['#time ¿Desde cuándo te hablas así?', '#others ¿Alguien te ha dicho eso alguna vez?', '#who ¿Quién te conoce de antes de todo esto?'],
  },
  {
    id: 'abuse', label: 'cómo te trataba', weight: 9,
    hears: anyOf(
      /\b(?:me (?:controla\w*|insulta\w*|humilla\w*|amenaza\w*|grita\w*|cela\w*|revisa\w* el)|maltrat\w+|toxic[oa]|narcisista|manipul\w+|le tengo miedo|me daba miedo)\b/,
      /\b(?:me (?:(?:menosprecia|pega|obliga|empuja|arana|jala|acosa)(?:ba)?|pego|empujo|aislo|levantaba la mano|prohibia)\b(?! una conduct)|me dejaba marcas?|daba portazos|no me dejaba (?:ver|salir)|pedirle permiso|me contaba los minutos|me decia que (?:sin el\b|nadie (?:mas )?me|estaba loc)|me hacia (?:de menos|chantaje)|me trata(?:ba)? (?:como (?:a )?un|peor)|le (?:tengo|tenia) (?:miedo|panico)\b(?! al\b)|miedo (?:de|a) sus? (?:humor|enfado)|los golpes que|amenaza(?:ba)? con mat|me tiraba el plato)/,
    ),
    unless: /\b(?:gripe|jef[ea]|lluvia|despertador|pelicula)\b/,
    isWorded: true,
    says: ['@notdead Lo que cuentas no es tener mal carácter: es tratar mal. Me lo tomo en serio.', 'Se puede echar de menos a alguien así, y lo que pasó sigue siendo grave.'],
    asks: ['@notdead #now ¿Tienes ahora mismo un lugar donde estar con tranquilidad?', '#others ¿Quién de tu confianza conoce esto?', '@dead #word ¿Qué no pudiste decir de eso después?'],
    counsel: ['Aquí lo primero es que estés a salvo. En /ayuda tienes los teléfonos de tu país para hablar con alguien que sabe de esto, sin dar tu nombre si no quieres.'],
  },
  {
    id: 'meeting', only: 'gone', label: 'encontrarte con él o con ella', weight: 5,
    hears: anyOf(
      /\b(?:me l[oa] (?:cruce|encontre)|l[oa] vi (?:ayer|hoy|con|por|en(?! (?:su|sus|una|la|tu) (?:historia|perfil|insta|foto|estado|story|cuenta)))\b|verl[oa] (?:en el trabajo|todos los dias|cada dia)|trabajamos junt\w+|amigos en comun|mismos amigos|me l[oa] voy a encontrar)\b/,
      /\b(?:me (?:lo|la) (?:tope|he cruzado|encuentro|cruzo)\b|encontrarme(?:l[oa])?\b(?=$)(?<=\wl[oa])|toparme|nos (?:cruzamos|encontramos)|coincid(?:imos(?= en)|ir con el|[io] con ella)|para que me devolviera|el (?:re)?encuentro(?= (?:duro|fue))|toca verl[oa])/,
    ),
    says: ['Un encuentro así, aunque dure un minuto, deja mal cuerpo todo el día.', 'Tener que verse después de todo cuesta mucho, y por fuera no se nota.'],
    asks: ['#moment ¿Qué pasó por dentro al verle?', '#want ¿Qué te habría gustado poder hacer?', '#others ¿Hay alguien allí que sepa cómo estás?'],
  },
  {
    id: 'bed-lonely', only: 'gone', label: 'las noches sin nadie al lado', weight: 5,
    hears: anyOf(
      /\b(?:duermo sol[oa]|dormir sol[oa]|la otra mitad de la cama|abraz(?:o|arme|aba|os)|nadie me (?:abraza|toca)|echo de menos (?:su|el) (?:cuerpo|olor|abrazo|piel)|lado de la cama)\b/,
      /\b(?:dormir (?:a solas|sin (?:el|ella))\b|acuesto sol[oa]|noches (?:sin ella\b|l[oae] extrano)|la noche es lo peor|cama (?:(?:se me hace|esta) ?)*(?:enorme|vacia)|frio de la cama|dejandole su lado|en mi lado|falta alguien (?:al lado|en la cama)|hambre de piel|de no tocar|necesito contacto|(?:extrano|echo (?:de menos|en falta)|me (?:faltan?|hacen? falta)) (?:sus? (?:cuerpo|olor en|calor|manos|respiracion)|el (?:carino|sexo|peso de su)|que me acaric\w+)|duermo con su almoh\w*|estiro (?:el brazo|la mano)|caliente los pies|beso de buenas noches|mi piel l[oa])/,
    ),
    says: ['Se echa de menos hasta el calor al otro lado de la cama.', 'Cuando faltan los abrazos, se nota en todo el cuerpo. Es normal.'],
    asks: ['#time ¿Qué haces cuando llega esa hora?', '#body ¿Dónde lo notas más?', '#want ¿Qué ayudaría un poco, solo un poco, esta noche?'],
  },
  {
    id: 'dating', only: 'gone', label: 'conocer a alguien', weight: 4,
    hears: anyOf(
      /\b(?:tinder|(?:una|primera|tener|tuve|quedar para una) citas?\b(?! (?:con (?:el|la) (?:medic|doctor|psic|dentist|abogad|oncol)|medica))|apps? de citas|conocer (?:a alguien|gente)|otra relacion|volver a (?:querer|confiar|enamorarme)|salir con (?:alguien|otr))\b/,
      /\b(?:hice match|perfil en una aplicacion|presentarme (?:gente|a alguien)\w*|conoc(?:i|iendo|ido) a (?:alguien|un (?:chico|hombre))|una nueva relacion\b|buscar pareja|emparejarme|(?:saliendo|salir|quedar|quedando|viendo) (?:con|a) (?:alguien|un[oa]? (?:chic[oa]|muchach[oa]))\b|me invito a (?:un cafe|bailar)|un clavo saca|ligar\b|(?:bese|besar) a otr\w*|desnud[oa] delante de|desconfio de todos|l[oe] comparo todo)/,
    ),
    says: ['No hay prisa para eso. Será cuando te apetezca, y si te apetece.', 'Después de algo así, volver a confiar da miedo.'],
    asks: ['#want ¿Qué te apetece de eso, y qué te echa atrás?', '#others ¿La prisa es tuya o de alguien?'],
  },
  {
    id: 'friendship-lost', label: 'esa amistad', weight: 7,
    hears: anyOf(
      /\b(?:mi mejor amig[oa]|(?:perdi|se acabo|se rompio) (?:la|una|esa|nuestra) amistad|amistad|dejamos de (?:hablarnos|ser amig)|me dejo de hablar)\b/,
      /\b(?:(?:amig[oa]s?|compadre|grupo de siempre)\b.{0,44}\b(?:se (?:enfri\w+|fue enfriando|termino)|me (?:han )?(?:bloqueo|traiciono|odia|hizo el vacio|dado la espalda|dejaron)|nos (?:pele|enfad)\w+|dejamos de|hablo mal|prefirio|un grupo sin mi|cambio de acera|y desaparecio)\b|(?:perdi|perder|pelee|aleje|extrano|echo de menos|ya no (?:es|somos)|se perdio) (?:\w+ ){0,3}(?:amig[oa]s?|cuate|hermano del alma)\b|eramos como herman[oa]s)/,
    ),
    unless: /(?<!\bno )\b(?:murio|navegador|radio)\b/,
    says: ['Una amistad que se rompe duele muchísimo, y casi nadie pregunta por eso.', 'Esa persona sabía muchas cosas de tu vida. Claro que hace falta.'],
    asks: ['#moment ¿Cuándo empezó a enfriarse?', '#who ¿Qué sabía de ti que no sabe nadie más?', '#want ¿Qué le dirías si supieras que iba a escuchar?'],
  },
]
