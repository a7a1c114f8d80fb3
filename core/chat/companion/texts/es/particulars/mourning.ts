import { patternOf } from '../../../listen/any-of'
import type { Particular } from '../../texts'

/** Who is of the house or near it: «mi hija», «la vecina», «mis hermanos». */
const near = 'hij[oa]|niet[oa]|herman[oa]|madre|padre|mama|papa|ama|aita|senora|mujer|marido|espos[oa]|cunad[oa]|nuera|yerno|suegr[oa]|comadre|compadre|vecin[oa]|amig[oa]|ti[oa]|sobrin[oa]|prim[oa]|viej[oa]|abuel[oa]|abue|novi[oa]|pareja|jef[ea]|nan[oa]|botija|piba|nena|nene|gurisa'
const units = 'uno|una|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'

/** What many say in mourning, in much the same words. */
export const mourning: readonly Particular[] = [
  // No sé si…
  {
    id: 'm-no-se-decirlo', weight: 2,
    hears: /\bno se (?:aun |todavia )?si (?:yo )?(?:debo |tengo que )?(?:decir|contar|soltar|confes|avis|preguntar)\w*/,
    says: ['Cuesta mucho decidir si decirlo o no.'],
    asks: ['#who ¿A quién le afectaría más saberlo?', '#moment ¿Has estado ya a punto de decirlo?'],
  },
  {
    id: 'm-no-se-darlo', weight: 2,
    hears: /\bno se (?:aun |todavia )?si (?:dar|devolver|prestar|regalar|mandar|entregar|ofrecer|dejar de mandar)(?:l[oae]s?|sel[oa]s?)?\b/,
    says: ['No hace falta decidirlo hoy.'],
    asks: ['#want ¿Y si nadie te metiera prisa, qué harías?'],
  },
  {
    id: 'm-no-se-si-podre', weight: 2,
    hears: /\bno se si (?:me va a salir|voy a (?:poder|aguantar)|aguant|podre|puedo|sere capaz|sabre|me va a dar|me salga|resist)\w*|\blo que no se es si (?:sabre|podre)\b/,
    says: ['Normal dudarlo, todavía no ha llegado el momento.'],
    asks: ['#moment ¿Qué parte te asusta más?'],
  },
  // Quisiera, quiero
  {
    id: 'm-que-alguien', weight: 2,
    hears: /\b(?:quier[oa]|quisiera|querria|gustaria|ojala|necesito|falta) q(?:ue)? (?:un dia )?alguien (?!que)\w+/,
    says: ['No es mucho pedir, la verdad.'],
    asks: ['#who ¿Piensas en alguien en concreto?'],
  },
  {
    id: 'm-una-vez-mas', weight: 3,
    hears: /\b(?<!\bno )(?:quisiera|quiero|querria|gustaria|daria|lo que quiero|pido|ojala|me falta)\b.{0,50}\b(?<!de )(?:una sola vez|una vez mas|una vez asi sea|una vez antes|una, una sola|aunque sea una vez|un rato mas|un dia mas|una tarde mas|un minuto mas|cinco minutos mas)\b|\bque no daria yo\b/,
    says: ['Aunque fuera una sola vez. Se entiende tanto.'],
    asks: ['#moment ¿Qué harías en ese rato?'],
  },
  {
    id: 'm-tocar-la-tierra', weight: 3,
    hears: /\b(?:tocar|pisar|ver|besar|conocer|abrazar) (?:la tierra|el suelo|el sitio|el lugar|la tumba|el agua|la fosa|la piedra) (?:donde|en (?:que|el que|la que)|de (?:el|ella|mi))\b|\bni (?:donde|adonde) (?:llevarle|ponerle|dejarle) (?:una )?flor/,
    says: ['Normal querer estar ahí, en ese sitio.'],
    asks: ['#want ¿Qué llevarías?'],
  },
  {
    id: 'm-quiero-saber', weight: 2,
    hears: /\b(?:quiero|quisiera|querria|gustaria|necesito|nomas quisiera|da curiosidad) (?:saber|preguntarle|entender|averiguar)\b/,
    unless: /\bquiero saber (?:de ti|como funciona|tu|si eres)\b|\bcuanto (?:cuesta|cobran)|\bda curiosidad\b/,
    says: ['Normal que quieras saberlo.'],
    asks: ['#time ¿Desde cuándo le das vueltas a esa pregunta?'],
  },
  {
    id: 'm-sin-saberlo', weight: 3,
    hears: /\b(?:me quede sin (?:saber|preguntar)\w*|nunca (?:le )?pregunte|no le pregunte|nunca supe (?:su|por que|donde|quien)|nunca (?:me lo )?(?:dijo|conto) (?:por que|que|donde)|nadie (?:las|los|lo|la) apunto)\b/,
    unless: /\bno supe que hacer|hasta lo que no le\b/,
    says: ['@dead Qué pena haberse quedado sin saberlo.'],
    asks: ['#thing ¿Queda alguien que pueda saberlo?'],
  },
  {
    id: 'm-no-me-digan', weight: 2,
    hears: /\b(?:no (?:quiero|soporto|aguanto|me sirve|me gusta|me ayuda) que (?:me|lo|la|nadie me) (?:dig|repit|llam|habl)\w+|no me (?:lo )?(?:diga|digas|digan|vengas?|vengan) (?:que|con|tu tambien)|no me (?:llame|llames) (?:eso|asi))\b/,
    unless: /[«"]no me|\bmandaste\b|\bno me digas que (?:eres|tu)\b/,
    says: ['Cansa mucho oír eso, claro.', 'De acuerdo, aquí eso no se dice.'],
    asks: [],
  },
  {
    id: 'm-no-me-pidas', weight: 2,
    hears: /\bno me (?:pidas?|mandes?|hables? de|andes? (?:ofreciendo|con)|ofrezcas?|salgas con|pongas a|propongas)\b(?! (?:nada )?mas (?:por|mensaje))/,
    unless: /\b(?:llamar|respire)\b|\b(?:me|le|les) (?:dijo|dice|dije|digo|decia)\b/,
    says: ['De acuerdo, eso lo dejamos fuera.', 'Vale, de eso nada.'],
    asks: [],
  },
  {
    id: 'm-otro-perro', weight: 2,
    hears: /\b(?:otr[oa]|nuev[oa]) (?:perr|gat|cabr|yegua|burr|caballo|conejo|animal|cachorr)\w*,? (?:(?:ya )?no\b|ni |nunca)|\bno quiero (?:mas |otr[oa] )(?:perr|gat|cabr|caballo|animal)\w*/,
    says: ['Otro no sería lo mismo, claro.', 'Querías a ese animal, y no a cualquiera.'],
    asks: [],
  },
  {
    id: 'm-asilo-no', weight: 2,
    hears: /\b(?:residencia|asilo|senior center|centro de dia|taller de memoria|apartamento de viejos|club de lectura)\b.{0,25}\bno\b(?! (?:pienso|falt|hay))|\bno,? .{0,20}\b(?:a la residencia|al asilo|el senior center|taller de memoria|centro de dia)\b/,
    says: ['Está claro: ahí no, de ninguna manera.', 'Se entiende perfectamente que no.'],
    asks: [],
  },
  {
    id: 'm-de-aqui-no', weight: 2,
    hears: /\bde (?:aqui|aca|ahi|mi (?:casa|rancho|tierra|cocina)) no me (?:mueven?|muevo|sacan?|voy|saca nadie)|\byo no me voy de (?:aqui|aca|mi)|\bno me voy(?: a ir)?,? (?:yo )?(?:ahi|alla) me seco|\b(?:yo (?:ahi|alla) me seco|alla (?:yo )?(?:que voy a hacer yo|seria un mueble))/,
    says: ['Es tu casa, claro que quieres quedarte.'],
    asks: ['#thing ¿Qué echarías más de menos si te fueras?'],
  },
  // Planes
  {
    id: 'm-cocinar-como', weight: 2, unless: /como (?:el|ella) (?:queria|dec|dij)/,
    hears: /\b(?:voy a |vamos a )?(?:hacer|hago|haremos|hice|hicimos|he hecho|cocine|prepare|cociné) (?:yo )?(?:el|la|los|las|unos|unas|un|una)? ?(?<plato>[a-z]+(?: de [a-z]+)?) (?:yo )?(?:como (?:ella|el|los hacia|las hacia|lo hacia|la hacia)|de ella|de mi (?:mama|madre|abuela|vieja)|con su receta)\b/,
    says: ['Qué bonito hacerlo a su manera.'],
    asks: ['#thing ¿Cuál era su truco?'],
  },
  {
    id: 'm-aprendi-a', weight: 2,
    hears: /\b(?:aprendi|he aprendido|estoy aprendiendo|me estoy ensenando|tuve que aprender|estuve aprendiendo) a (?!leer)(?:\w+)/,
    unless: /\b(?:de nin[oa]|en la mili|aprendimos)\b|\b(?:verano|nina|nino|nunca|agarrad[oa]|con (?:el|ella|mi)|dia que)\b/,
    says: ['No habrá sido fácil aprenderlo.'],
    asks: ['#moment ¿Qué fue lo que más te costó?'],
  },
  // Lo hecho hoy
  {
    id: 'm-hoy-me-puse', weight: 1,
    hears: /\b(?:me (?:puse|pongo|he puesto|voy a poner)|me lo pongo) (?:(?:la|el|los|las|un|una|su|mi) )?(?:camisa|traje|vestido|aretes|sortija|anillo|corbata|zapatos|sombrero|falda|delantal|mandil|uniforme|collar|medalla|chal|rebozo|negro|de negro|luto|gorra|bata)\b/,
    says: ['Ponerse eso no es cualquier cosa.'],
    asks: ['#others ¿Alguien lo notó?'],
  },
  // Edades, nombres, causas
  {
    id: 'm-anos-de-lo-mismo', weight: 1,
    hears: patternOf(String.raw`\b(?<anos>(?:diez|once|doce|trece|catorce|quince|dieci\w+|veinti?\w*|treinta|cuarenta|cincuenta|sesenta|setenta)(?: y (?:${units}))?|[1-7]\d) (?:anos|veranos|inviernos) (?:de (?:comadres|amigas|amigos|amistad|socias|socios|vecin|compadres|companer|casad|matrimonio|pareja|oficio)|casad|casaos|juntos|juntas|socias|socios|compart|bail|abriendo|trabaj|viaj|en (?:la|el) mism|lado a lado|jugando|pared)`),
    unless: /\b(?:basura|tirad[oa]s|con otr[oa]\b|divorci\w+|separad\w+|juzgado|amante)/,
    says: ['Son {anos} años, nada menos.'],
    asks: ['#moment ¿Y cómo empezó todo?'],
  },
  {
    id: 'm-no-aparece', weight: 3,
    hears: /\b(?:no (?:volvio|regreso) (?:mas|nunca|la (?:panga|lancha|barca)|el (?:barco|avion))|no (?:aparecio|ha aparecido|aparece) (?:el cuerpo|nunca|ni|todavia|mas)|nunca aparecio|(?:sigue|esta) desaparecid[oa]|desaparecio en|no l[oa] (?:hallaron|han encontrado) (?:nunca|todavia|a el|a ella))\b|\bencontraron\b.{0,20}\ba (?:el|ella) no\b|^a (?:el|ella) no\.?$/,
    unless: /\b(?:a (?:el|ella) no l[eao]|mi ex|la relacion|retiro)\b/,
    says: ['@duelo No saber dónde está tiene que ser horrible.'],
    asks: ['@duelo #time ¿Cuánto tiempo ha pasado desde entonces?'],
  },
  // Dichos por otros, dichos a otros
  {
    id: 'm-me-dijo-frase', weight: 2,
    hears: /\bme (?:dijo|ha dicho|solto|contesto|ha contestado|respondio):? ?[«"]/,
    unless: /\b(?:doctor|doctora|medico|mi ex|jefe|jefa|gerente|rrhh|quimio|tumor|ya no me quiere|otra persona)\b/,
    says: ['Normal que te acuerdes de esas palabras.'],
    asks: ['#word ¿En qué tono te lo dijo?', '#moment ¿Y qué te salió contestar?'],
  },
  {
    id: 'm-ni-al-medico', weight: 3,
    hears: /\b(?:(?:cosa|algo|esto|eso)? ?(?:que )?(?:no se lo|se lo|no lo)? ?(?:he dicho|habia dicho|dije|conte|he contado|sabe|digo)? ?ni (?:al?|el|mi) (?:padre|cura|medico|espejo|psicolog\w+|mi (?:marido|mujer|madre|mama|hermana|senora)|marido|mujer|doctor|confesor|en terapia))\b|\bno (?:c |se )?lo he dicho asi\b|\b(?:eres|es) (?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]) que lo sabe\b/,
    says: ['Gracias por contarlo aquí, si casi nadie lo sabe.'],
    asks: ['#time ¿Cuánto tiempo llevas guardándolo?'],
  },
  {
    id: 'm-consejo-de-casa', weight: 2,
    hears: patternOf(String.raw`\b(?:mis?|la|el|los|las|un|una) (?:\w+ )?(?:${near}|abogad[oa]|muchachos|chicos|viejos|todos)s?(?: (?:mayor|menor|chica|la \w+|el \w+))? (?:me )?(?:dice[n]?|insiste[n]? en|opina[n]?|quiere[n]?|ya me vino con) que (?:yo |ya |lo |la |los |las |le |me |otra tejedora |no |se ){0,3}(?:deje|vaya|venda|saque|haga|ponga|done|meta|abra|salga|busque|contrate|hable|siga|venga|regrese|tire|regale|cierre|pida|decida|llame|firme|termine|suelte|viva|vea|quite|mande|tome|perdone|vuelva|trabaje|estudie|espere|aprenda|guarde|cambie|lleve|escriba|cuide|mude)n?\b`),
    unless: /\b(?:llore mas|las gracias)\b|\b(?:lo que quiera|deje de)\b/,
    says: ['Al final, quien lo decide eres tú.'],
    asks: ['#want ¿Y tú qué quieres hacer?'],
  },
  {
    id: 'm-me-pidio-que', weight: 2,
    hears: /\bme (?:pidio|ha pedido|hizo jurar|encargo|tiene pedido|dejo dicho|dejo encargado|rogo) que\b/,
    unless: /\b(?:porton|limpito|camisa|no hable|que grito|recomiende)\b|\b(?:tiempo|espacio|el divorcio|la renuncia|firmara el despido|mi jef\w+|la empresa)\b/,
    says: ['@dead Te lo pidió a ti. No es poca cosa.'],
    asks: ['#word ¿Y tú qué le dijiste?'],
  },
  {
    id: 'm-frontera', weight: 3,
    hears: /\b(?:no (?:tengo|tiene|tenemos) papeles|asilo pendiente|daca|no (?:puedo|puede|pude|pudo) (?:salir del pais|cruzar la frontera)|no (?:l[oae]s?|me) dejan? (?:volver a (?:entrar|salir|pasar)|cruzar)|si sal(?:go|e) (?:ya )?no (?:la|me|lo) dejan)\b/,
    unless: /\b(?:trabajo|mami|cocina|titular|una cita que)\b|\bvisa (?:electron|oro)|tarjeta|diga papeles\b/,
    says: ['@dead Y no poder estar allí. Qué impotencia.', 'Qué impotencia, que todo dependa de eso.'],
    asks: [],
  },
  {
    id: 'm-pantalla-se-corto', weight: 2,
    hears: /\b(?:pantalla|telefono|videollamada|camara|celular|internet|datos|senal|zoom|transmision|conexion)\b.{0,45}\b(?:congel\w+|se corto|se cayo|sin datos|se quedo (?:sin|en)|se (?:le )?acab\w+|pixel\w+|a mitad de)\b|\b(?:lo|la) vi por (?:un|el) (?:telefono|celular|whatsapp|zoom)\b/,
    unless: /\b(?:facebook|trabajo|reunion|entrevista)\b/,
    says: ['Tener que vivirlo por un aparato, qué duro.'],
    asks: ['#moment ¿Qué alcanzaste a ver?'],
  },
  // Nadie, el único
  {
    id: 'm-nadie-mas-se-acuerda', weight: 3,
    hears: /\bnadie (?:mas )?(?:en el mundo )?(?:se acuerda|se va a acordar|se acordara|los recuerda|la recuerda|lo recuerda|entiende ese|entiende (?:la|el) (?:letra|cuaderno))\b|\bcuando yo (?:falte|me muera|no este)\b|\bsi (?:se me olvida|yo me olvido|me olvido yo)|\bsi yo falto\b/,
    says: ['Da mucha pena pensar que eso se pierda.'],
    asks: ['#thing ¿Qué es lo que no quieres que se pierda?'],
  },
  // Ya no
  {
    id: 'm-aunque-ya-no', weight: 2,
    hears: /\b(?:sigo|seguimos|todavia|aun)\b.{0,40}\baunque ya no (?:hay|llega|viene|vienen|hace falta|pasa)\b|\bya no hace falta y\b|\b(?:pongo|dejo|prendo|enciendo|compro|hago|preparo|sirvo)\b.{0,25}\bpor (?:pura )?costumbre\b/,
    unless: /\baunque ya no (?:nos amemos|me quiera|estemos)\b/,
    says: ['Normal, después de tanto tiempo haciéndolo.'],
    asks: ['#time ¿Te pasa todos los días?'],
  },
  {
    id: 'm-desde-entonces-no', weight: 2,
    hears: patternOf(String.raw`\b(?:mi (?:${near})|mama|papa|ama) (?:ya )?no (?<hacer>come|duerme|habla|sale|canta|cocina|se levanta|quiere salir|ha salido|sale de)\b(?! (?:espanol|ingles|conmigo|bien el|mal|de)\b)`),
    unless: /\b(?:perro|gato|el papel|la cuenta|el agua|la puerta|el carro|la plata)\b/,
    says: ['@dead En casa también se nota la falta, por lo que cuentas.', 'Preocupa ver así a alguien de casa.'],
    asks: ['#who ¿Hay algún rato del día en que esté mejor?'],
  },
  {
    id: 'm-desde-ese-dia', weight: 2,
    hears: /\bdesde (?:ese dia|aquel dia|esa noche|aquella noche|entonces)\b.{0,25}\b(?:no|nunca|nadie|nada|ya no)\b|\b(?:no|nunca|nadie|nada)\b.{0,30}\bdesde (?:ese dia|aquel dia|esa noche|aquella noche|entonces)\b/,
    unless: /\b(?:oigo|escucho|veo|camino|muevo|oidos?|brazo|pierna|rodilla)\b/,
    says: ['Ese día lo cambió todo, por lo que cuentas.', 'Nada ha vuelto a ser igual, entonces.'],
    asks: [],
  },
  // Miedo, vergüenza, lo que quita el sueño
  {
    id: 'm-miedo-por-otro', weight: 2,
    hears: /\b(?:(?:me da|tengo|me entra) (?:un |el |mucho |tanto )?(?:miedo|panico|susto|terror|pavor) (?:de |a )?|me aterra |temo )q(?:ue)? (?:mi \w+|la \w+|el \w+|los \w+|las \w+|vaya|salga|un dia)\b/,
    unless: /\b(?:con que|tengo que|me deje|me olvide|se entere|me da que|lo que|de que se acabe|se vaya con)\b/,
    says: ['Normal tener miedo, con todo lo que ha pasado.'],
    asks: ['#others ¿Has podido hablar de ese miedo con alguien?'],
  },
  {
    id: 'm-me-da-verguenza', weight: 2,
    hears: /\bme (?:da|dio|daba|ha dado) (?:como |mucha |una |tanta )?(?:verguenza|verguensa|pena|bochorno|apuro|pudor|corte) (?:de )?(?:decir|contar|escribir|confesar|admitir|reconocer|haber)\w*/,
    says: ['No tiene por qué darte vergüenza aquí.', 'Con vergüenza y todo, está bien contarlo.'],
    asks: [],
  },
  {
    id: 'm-me-da-rabia', weight: 2,
    hears: /\b(?:me (?:da|dio|daba) (?:una |mucha |tanta )?(?:rabia|coraje|bronca|muina)|me revienta|me enerva|me pone mal[ao]) (?:que|cuando|ver|lo)\b|\btraigo una muina\b/,
    says: ['Normal que te dé rabia.'],
    asks: ['#others ¿Con quién te da más rabia?'],
  },
  {
    id: 'm-rogue-que-ya', weight: 3,
    hears: /\b(?:rogue|pedi|rece|desee|pedia|rogaba) (?:a dios |al cielo )?que (?:ya|acabara|se acabara|terminara|se fuera|se muriera|se lo llevara|se la llevara|descansara)\b|\byo descanse\b/,
    says: ['Qué cansancio tan grande tenía que haber ahí.'],
    asks: ['#time ¿Cuánto tiempo llevabas así?'],
  },
  {
    id: 'm-crei-que', weight: 2,
    hears: /\b(?:pense|crei|creimos|yo (?:pensaba|creia)) (?:yo )?que (?:era|estaba|no era|se habia)\b/,
    unless: /\bno pens|\b(?:nos (?:ibamos|casar)|para siempre|me queria|me amaba|el amor de mi|era (?:la|el) indicad|feliz)\b|\b(?:el|ella) (?:pens|cre)\w+/,
    says: ['En ese momento parecía eso, claro.'],
    asks: ['#moment ¿Y qué pasó después?'],
  },
  // Papeles, dinero, trabajo
  {
    id: 'm-me-piden', weight: 2,
    hears: /\b(?:me|nos|le) (?:piden?|pedia[n]?|exigen?|reclaman?|pidieron|faltaba|falta) (?:el|la|los|las|un|una|mi|su)\b.{0,12}\b(?:acta|certificado|papel|papeles|escrituras?|documento|firma|libreta|firmas|partida|comprobante|titulo|huella|copia|nota)\w*|\bno hay (?:titulo|escrituras?|papeles)\b|\bel (?:certificado|acta|tramite|expediente|registro|seguro)\b.{0,25}\b(?:pide|piden|exige|dice que|vuelva)\b/,
    says: ['Y encima tener que andar ahora con papeles.'],
    asks: ['#others ¿Alguien te ayuda con esos trámites?'],
  },
  {
    id: 'm-juicio', weight: 2,
    hears: /\b(?:(?:el|un|al|del) juicio|audiencia|la sentencia|fiscalia|el fiscal|juzgado|jusgado|peritaje|declar(?:e|ar) (?:ante|en el|como testigo))\b/,
    unless: /\b(?:perd\w+ un juicio|tribunal medico)\b|\b(?:divorcio|custodia|despido|renta|hacienda|mi ex|carrera|estudi\w+|abogada de empresa|foto de|la llamo abogada|juicio de|separacion|pension)\b|\b(?:muela|perd\w+ el juicio|radio|publico)\b/,
    says: ['@duelo Qué largo se hace todo eso de los juzgados.'],
    asks: ['@duelo #want ¿Qué te gustaría oír allí?'],
  },
  {
    id: 'm-me-ofrecen', weight: 2,
    hears: /\b(?:me|nos) (?:ofrecen|han ofrecido|llego una oferta|quieren comprar|sale (?:curro|trabajo)|salio (?:una|un) (?:plaza|trabajo|beca))\b|\bhay una plaza\b/,
    unless: /\b(?:rosario|panuelo|burra|tasar|verla|velador|perr[oa])\b|\b(?:cafe|agua|asiento|galleta|disculpa)\b/,
    says: ['Una oferta así no es fácil de decidir.'],
    asks: ['#time ¿Para cuándo hay que decidirlo?'],
  },
  // Lo que hacía quien falta
  {
    id: 'm-hablabamos-poco', weight: 2,
    hears: /\b(?:hablabamos|conversabamos|conversamos|hablaba|hablamos) (?:muy )?poco\b|\b(?:diez|dos|tres|cuatro) palabras al dia\b|\bno (?:hace|hacia) falta hablar\b|\bhabla menos que yo\b|\bquedarse callad[oa]\b/,
    unless: /\b(?:ultimamente|ya casi|mi marido y yo)\b/,
    says: ['@past Pocas palabras, y aun así se echa en falta estar al lado.', 'No hacía falta hablar mucho, entonces.'],
    asks: [],
  },
  {
    id: 'm-igual-que-el', weight: 2,
    hears: /\b(?:igual(?:it[oa])?|identic[oa]|lo mismo|tal cual|asi) (?:que|q|a|como) (?:el|ella)\b(?= ?(?:[.,;»"]|$|cuando|me|lo|la|hacia|ten\w+|y\b))|\b(?:igual que (?:su|mi) (?:padre|madre|mama|papa|abuel[oa]|tata|viej[oa])|salio a su (?:padre|madre|mama|papa)|tiene (?:el|la|los|las|sus?) \w+ de su (?:padre|madre|mama|papa|abuel[oa]))\b|\bmanos iguales a las\b/,
    unless: /^(?:igual(?:it[oa])?|lo mismo|asi) (?:que|q|como) (?:el|ella)[.!]*$|\b(?:se llama|quimio\w*|metronomo|tos[eo]|tosiendo|enferm\w+|cancer|duele|dolor|pulmon\w*|azucar|miedo|morir\w*|acabar)\b/,
    says: ['Qué impresión da un parecido así.'],
    asks: ['#who ¿En qué más se le parece?'],
  },
  {
    id: 'm-no-la-he-abierto', weight: 2,
    hears: /\bno (?:l[oae]s?) (?:he|hemos|habia) (?:abierto|leido|escuchado|oido|deshecho)\b|^no l[oa]s? (?:abri|lei|levante|escuche)\b|\b(?:carta|caja|bolsa|sobre|maleta|mensaje|paquete|regalo|cajon) (?:\w+ )?sin (?:abrir|deshacer)\b|^sin abrir\b|\byo no la habia deshecho\b/,
    unless: /\b(?:leido en|termotanque|galones|departamento nuevo|portatil)|\b(?:correo|mail|paquete de amazon|vino)\b/,
    says: ['Normal que todavía no puedas con eso.'],
    asks: ['#thing ¿Dónde lo tienes ahora?'],
  },
  {
    id: 'm-me-quedo-mirando', weight: 1,
    hears: /\bme (?:quedo|quede|quedaba) (?:ahi |alli |un (?:rato|segundo|momento) |siempre )?(?:mir|parad|quiet|tieso|tiesa|sentad|oyendo|escuchando|callad|viendo|con la (?:mano|oreja|llave)|en la puerta)\w*/,
    unless: /\blo eche\b|toda la cena|\b(?:autos?|carros?|coches?|horarios?|miedo|por si|ventana)\b/,
    says: ['Normal quedarse así un rato.'],
    asks: ['#moment ¿Y qué te pasa por la cabeza en ese rato?'],
  },
  {
    id: 'm-las-dos-cosas', weight: 2,
    hears: /\b(?:las dos cosas|mitad y mitad|las dos a la vez|por un lado\b.{0,90}\bpor (?:el )?otro)\b|\b(?:pena|rabia|alegria|culpa|alivio|tristeza|miedo|verguenza) y (?:pena|rabia|alegria|culpa|alivio|tristeza|miedo|verguenza)(?: a la vez|,)/,
    unless: /\b(?:ninguna de las dos|cual de las dos|separar las dos|cuestan|votamos)\b/,
    says: ['Las dos cosas a la vez, claro que sí.', 'No tienes que elegir una de las dos.'],
    asks: [],
  },
  {
    id: 'm-pensado-despacio', weight: 1,
    hears: /\b(?:yo (?:creo|digo|pienso|siento)|para mi|lo que (?:he entendido|yo digo|pienso) es) que (?:los (?:muertos|matrimonios|viejos|hombres|que)|las (?:madres|mujeres|que)|la (?:gente|muerte|cabeza)|uno |una |un |el (?:que|mar|monte|duelo|destierro|amor)|aqui uno|el que)/,
    unless: /\b(?:una mujer|un hombre|un amigo) (?:me|no me)|\bel que me (?:dejo|engano)\b/,
    says: ['Eso lo has pensado muchas veces.'],
    asks: ['#time ¿Desde cuándo piensas eso?'],
  },
  {
    id: 'm-uno-no-se', weight: 1,
    hears: /^(?:y |o sea |es que |es verdad que )?(?:a )?un[oa] (?:no )?(?:se |le |les |la |lo )?(?:cree|muere|acostumbra|piensa|aprende|elige|crece|vive|sabe|canta|queda|repite|entiende|se da|llega|cuenta|tiene|pasa)\b|\bnadie (?:te )?(?:avisa|ensena|prepara|explica) (?:de|a|para|que|lo)\b|\bnadie me habia dicho que\b/,
    says: ['Eso no se sabe hasta que toca vivirlo.'],
    asks: ['#moment ¿Cuándo lo notaste por primera vez?'],
  },
  {
    id: 'm-como-si-me-miro', weight: 2,
    hears: /\bme (?:miro|mira|miran|miraron|miraba|hablo|habla|hablan|trato|tratan|trata) (?:\w+ ){0,3}como (?:si|a un|a una|con guantes)\b|\bla gente me mira\b|\bcomo con guantes\b/,
    unless: /\bburra\b/,
    says: ['Qué incómodo que te traten de otra manera.'],
    asks: ['#others ¿Quién te sigue tratando como antes?'],
  },
  {
    id: 'm-me-dio-la-mano', weight: 2,
    hears: /\bme (?:dio|cogio|apreto|tomo) (?:de )?(?:la mano|las manos|un abrazo|un beso|la otra asa)\b/,
    unless: /\b(?:estadistico|director)\b|\b(?:me dio la mano y (?:se fue|adios)|mano con|mi ex|despidio)\b|\b(?:fuerte|grit\w+|jefe|jefa|recursos humanos|pedir\w*|pidio|vend\w+)\b/,
    says: ['Qué gesto tan bueno, en un momento así.'],
    asks: ['#others ¿Te dijo algo?'],
  },
  {
    id: 'm-se-sento-donde', weight: 2,
    hears: /\b(?:se )?(?:sento|sienta|senté|siento|sente) (?:\w+ )?donde (?:se )?(?:sentaba|el|ella)|\ben (?:su|el) (?:sitio|silla|lugar|puesto|hueco) de (?:el|ella)\b|\b(?:ya )?pusieron a otr[oa] en su (?:silla|lugar|puesto)/,
    says: ['Qué raro tiene que ser ver ocupado ese sitio.'],
    asks: ['#others ¿Alguien más se dio cuenta?'],
  },
  {
    id: 'm-a-esa-hora', weight: 1,
    hears: /\b(?:a|antes de|sobre) las? (?<hora>una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y (?:media|diez|cuarto|pico))?(?: en punto)? (?:me (?:bajo|asomo|siento|levanto|paro)|prendo|enciendo|subo|bajo|pongo|abro|miro)\b/,
    unless: /\b(?:trabaj\w+|turno|gimnasio|medico|entrevista)\b|\b(?:manana|hoy|ayer|anoche|esa|ese|antes|por (?:la )?costumbre)\b/,
    says: ['Todos los días a esa hora, entonces.'],
    asks: ['#time ¿Desde cuándo lo haces?'],
  },
  {
    id: 'm-los-dias-de', weight: 1,
    hears: patternOf(String.raw`(?:^|[,.;] ?|\by |\bahora )(?:todos )?(?<dia>los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)) (?:(?:le|les|la|lo|los|las) (?!\w+(?:aba|ia|aban|ian|amos)\b)|voy|subo|bajo|desempolvo|aparto|limpio|riego|me compro|preparo|llevo|hago|compro|prendo|enciendo|pongo)\b ?\w*`),
    unless: /\b(?:custodia|le tocan|los tiene|con su padre|despert\w+|trabajo|laburo)\b/,
    says: ['Así que {dia} no fallas.'],
    asks: ['#time ¿Cómo eran {dia} antes?'],
  },
  {
    id: 'm-lo-enterramos', weight: 2,
    hears: /\bl[oa]s? (?:enterramos|enterre|sepultamos|metimos en la tierra) (?:con|en|bajo|debajo|abajo|detras|al|junto|yo|y)\b|\ble hice un cajoncito\b/,
    says: ['@dead Un entierro así no se olvida.'],
    asks: ['@dead #thing ¿Pusieron algo encima: una piedra, una planta?'],
  },
  {
    id: 'm-antes-de-irme', weight: 3,
    hears: /\b(?:morirme (?:yo|antes|de vieja|de viejo|sin)|el dia que (?:yo )?me muera|antes de irme (?:quiero|quisiera|me)|cuando (?:yo )?me toque|me moriria sin)\b/,
    unless: /\b(?:quiero morirme|ganas de morirme|matar|quitarme)\b/,
    says: ['Es normal pensar en eso después de una pérdida.'],
    asks: ['#want ¿Qué te gustaría dejar hecho?'],
  },
]
