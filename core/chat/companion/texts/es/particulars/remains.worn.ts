import { patternOf } from '../../../listen/any-of'
import type { Particular } from '../../texts'
import { cars, clothes, glasses, heads, of, outer, rooms, seats, shoes } from './remains.words'

/** Where they sat and slept, what they wore, how it smells. */
export const remainsWorn: readonly Particular[] = [
  {
    id: 'chair-nobody', weight: 2,
    hears: patternOf(
      String.raw`\b(?:${seats})\b[^.]{0,50}\b(?:nadie|ni el gato|vaci[oa]|sin nadie|no se sienta|no me siento|guard\w+|desocupad\w+|intacto|intacta)\b`,
      String.raw`\b(?:nadie|ninguno|no) (?:mas )?(?:se |me |nos )?(?:ha |he |hemos )?(?:sent\w+|sient\w+|ocup\w+)[^.]{0,25}\b(?:en (?:el|ella)\b|${of(seats)}|ese sillon|esa silla|ahi)`,
      String.raw`${of(seats)}[^.]{0,40}\b(?:nadie|sigue|esta ahi|ahi sigue|en su sitio|vaci[oa])\b`,
    ),
    unless: /\b(?:de ruedas|mudanza|musicales|en la silla del coro|para estar sentada|me guardo la silla)\b|\b(?:adios|en una silla vacia|llego a la silla)/,
    says: ['Ese asiento no tiene cartel de reservado y no le hace falta.', 'Todos saben ya dónde no sentarse.'],
    asks: ['#moment ¿Se ha sentado ahí alguien, sin saber de quién es?'],
  },
  {
    id: 'chair-shape', weight: 1,
    hears: patternOf(String.raw`\b(?:${seats}|colchon|cojin)\b[^.]{0,40}\b(?:form[ae] de(?: su|l)? (?:el|ella|cuerpo)|hundid[oa]|el hueco|la marca|su forma|su hueco|la huella)\b`),
    says: ['Ese hueco se hizo a fuerza de tardes, siempre en la misma postura.', 'Los muelles se quedaron con la medida de una sola persona.'],
    asks: ['#moment ¿Qué hacía ahí, por las tardes: la tele, la siesta, el periódico?'],
  },
  {
    id: 'chair-mine-now', weight: 2,
    hears: patternOf(String.raw`\b(?:me siento|me sente|duermo|estoy sentad[oa]|me he sentado|sentarme) (?:\w+ ){0,2}en ${of(seats)}`),
    says: ['Desde ese asiento la casa se ve como la veía otra persona.', 'Alguien tenía que ocuparlo, y no iba a ser cualquiera.'],
    asks: ['#thing ¿Qué se ve desde ahí?'],
  },
  {
    id: 'two-seats', weight: 1,
    hears: /\b(?:dos|dos de los) (?:sill(?:as|ones)|mecedoras|butacas|reposeras|hamacas)\b(?!.{0,30}\b(?:vend|compr))/,
    unless: /\b(?:pongo|decent|alquil)/,
    says: ['Nadie pone dos asientos pensando en que sobre uno.', 'Donde hay dos asientos, se mira siempre primero el otro.'],
    asks: ['#moment ¿De qué se hablaba ahí, cuando estaban los dos ocupados?'],
  },
  {
    id: 'bed-their-side', weight: 2,
    hears: /\b(?:su|el otro) lado (?:de la cama|del colchon)\b|\bsu (?:mitad|parte|hueco|sitio) (?:de|en) la cama\b|\b(?:duermo|dormir|acuesto|dormi|cruzo|paso) (?:\w+ ){0,3}(?:en|a|de) su lado\b|\bal otro lado de la cama\b/,
    says: ['La cama está libre entera, y el cuerpo sigue llevando la cuenta de las dos mitades.', 'De noche, un brazo estirado mide muy bien lo que falta.'],
    asks: ['#time ¿A qué hora se nota más ese lado?', '#thing ¿Qué hay en la mesilla de ese lado?'],
  },
  {
    id: 'bed-my-side', weight: 1,
    hears: /\bsigo (?:durmiendo )?(?:del|en el) lado (?:de la pared|de siempre)\b|\b(?:sigo|todavia|aun) (?:durmiendo |duermo |acostandome )(?:\w+ ){0,3}(?:en|de) (?:mi (?:lado|mitad|orilla)|la orilla|la esquina|el borde)\b|\b(?:duermo|me acuesto) (?:\w+ ){0,2}en (?:mi lado|mi mitad|la orilla|una esquina|el borde|mi orilla)\b/,
    says: ['Con toda la cama libre, el cuerpo se queda en su orilla, como quien deja pasar.', 'Son años de ceder media cama. Eso no se desaprende por tenerla entera.'],
    asks: ['#time ¿Qué pasa si de noche te mueves hacia el otro lado?'],
  },
  {
    id: 'bed-not-there', weight: 1,
    hears: /\b(?:no (?:puedo|soporto|aguanto|soy capaz de|quiero) (?:dormir|acostarme|meterme|entrar) en (?:la|nuestra|esa) cama|no me acuesto en la cama|no he vuelto a (?:dormir|acostarme) en (?:la|nuestra) cama|duermo en (?:el|un) (?:sofa|sillon|suelo)[^.]{0,30}\b(?:desde|la cama|por no)\b|desde (?:que|entonces)[^.]{0,40}\bduermo en el (?:sofa|sillon))/,
    says: ['El sofá tiene una ventaja: nunca fue de dos.', 'La cama está a unos metros y por la noche queda lejísimos.'],
    asks: ['#time ¿Qué hora es peor ahí: al apagar la luz o al despertar?'],
  },
  {
    id: 'pillow-unwashed', weight: 2,
    hears: patternOf(
      String.raw`\b(?:no|sin|todavia no|nunca) (?:la |las |lo |los |le |he |quiero |puedo |pienso |voy a |me atrevo a )*(?:lav\w+|cambi\w+|quit\w+|met\w+ en la lavadora)[^.]{0,35}\b(?:sabanas?|funda|almohada|almohadon|${clothes}|manta|toalla|cobija|frazada|jersey)\b`,
      String.raw`\b(?:sabanas?|funda|almohada|manta|toalla|cobija|frazada|${clothes})\b[^.]{0,40}\b(?:(?:no|sin|nadie) (?:la |las |lo |los |he |quiero |puedo |me atrevo a )*(?:lav\w+|cambi\w+))`,
    ),
    unless: /\b(?:la suegra|lavadora se rompio|no me la lava|no se lava)\b/,
    says: ['Una lavadora se llevaría en cuarenta minutos lo que queda ahí.', 'Lavar eso es tarea de un rato, y de las que no tienen vuelta.'],
    asks: ['#thing ¿Dónde está guardado, para que nadie lo lave por error?'],
  },
  {
    id: 'pillow-theirs', weight: 1,
    hears: patternOf(String.raw`${of('almohada|almohadon|colcha|cobija|cobijita|manta|mantita|frazada')}`, String.raw`\b(?:abraz\w+|duermo con|dormir con) (?:\w+ )?(?:la|su) (?:almohada|manta|cobija)\b`),
    unless: /\b(?:telar|me dijo|trajo)|\b(?:se fue a su|cargando en|cargaba)\b/,
    says: ['Es lo que más cerca estuvo de su piel, noche tras noche.', 'De noche hace falta tener algo cerca, y es lo que hay.'],
    asks: ['#thing ¿Le queda todavía algo de olor?'],
  },
  {
    id: 'smell-fading', weight: 2,
    hears: /\b(?:ya (?:casi )?no huele(?: casi)?(?! (?:casi )?a (?!el\b|ella\b|nada\b|lo\b|su\b))|va(?:n)? perdiendo (?:el|su) olor|(?:el|su) olor (?:ya )?(?:se (?:va|esta yendo|fue|pierde|le va|me va|acaba|gasta|borra)|no esta)|se (?:le )?(?:va|esta yendo|fue|acaba|gasta) (?:el|su) olor|dej(?:o|e) de oler|perdi(?:o|eron) (?:el|su) olor|huele a (?:suavizante|lavadora|detergente|jabon|armario|nada)|no huelen? a nada)/,
    says: ['Llega un día en que hay que acercar más la nariz, y ese día se nota.', 'Es de las pocas cosas suyas de las que no se puede hacer copia.'],
    asks: ['#thing ¿A qué olía, antes?', '#thing ¿Queda algún sitio donde todavía esté?'],
  },
  {
    id: 'smell-kitchen', weight: 1,
    hears: /\b(?:ya no huele|no huele|dejo de oler|sin olor|no hay olor|me falta el olor) a (?<olor>(?!el\b|ella\b|nada\b|ellos\b|mi\b|su\b|lo\b|que\b)[a-z]+(?: de [a-z]+)?)/,
    says: ['Sin olor a {olor}, la casa no termina de ser la misma.', 'El olor a {olor} era también la señal de que había alguien.'],
    asks: ['#time ¿A qué hora llegaba ese olor?'],
  },
  {
    id: 'smell-still', weight: 2,
    hears: patternOf(
      String.raw`\b(?:todavia|aun|sigue|siguen|seguia|conserva|guarda|queda|tiene|tienen)\b[^.]{0,30}\b(?:huelen? (?:todavia )?a|oliendo a|su olor|el olor a|olor a)\b`,
      String.raw`\bhuelen? (?:todavia |aun |mucho )?a (?:el|ella|mi (?:mama|papa|madre|padre|abuel[oa]|viej[oa]|nin[oa]|hij[oa]|perr[oa]|marido|mujer|esposo|esposa)|su (?:colonia|perfume|pelo|piel|crema|jabon|shampoo|champu))\b`,
      String.raw`\b(?:la|lo|las|los|a veces la|para|nomas pa|pa) (?:huelo|olerl[oa]s?|oler)\b`,
      String.raw`\bsu olor\b|\b(?:queda|quedo) (?:su|el) olor\b|\bel olor de (?:el|ella|mi (?:mama|papa|madre|padre|abuel[oa]|hij[oa]|nin[oa]|viej[oa]))\b`,
    ),
    unless: /\b(?:olor del hospital|oler a la mama|ya no|casi no)\b/,
    says: ['Un olor no se puede fotografiar ni guardar en el teléfono.', 'Con el olor no da tiempo a prepararse: ya está dentro.'],
    asks: ['#moment ¿Qué día vuelve a la cabeza con ese olor?'],
  },
  {
    id: 'smell-street', weight: 2,
    hears: /\b(?:paso|pasa|alguien|un (?:senor|hombre|tipo|chico)|una (?:senora|mujer|chica))\b[^.]{0,50}\b(?:con su (?:mism[oa] )?(?:perfume|colonia)|con (?:el mismo|la misma) (?:perfume|colonia)|olia igual|oliendo (?:igual|a su)|(?:llevaba|usaba) (?:su|el mismo|la misma) (?:perfume|colonia))|\bhuelo (?:a )?su (?:perfume|colonia) en la (?:calle|tienda)\b/,
    says: ['La nariz llega primero, y por un segundo la cabeza todavía no ha corregido.', 'La misma colonia, y la cara que venía detrás era otra.'],
    asks: ['#moment ¿Te diste la vuelta?'],
  },
  {
    id: 'perfume', weight: 1,
    hears: patternOf(String.raw`${of('perfume|colonia|frasco|locion|agua de colonia|after ?shave')}`, String.raw`\b(?:frasco|bote|botella|marca) (?:casi vacio )?de su (?:perfume|colonia|locion)`, String.raw`\b(?:perfume|colonia) que (?:usaba|llevaba|se ponia)\b`),
    unless: /\b(?:compro colonia|radio colonia|se puso)\b/,
    says: ['Ese olor llegaba un poco antes que la persona.', 'Unas gotas antes de salir, y la casa ya sabía quién se iba.'],
    asks: ['#thing ¿Cómo se llamaba?'],
  },
  {
    id: 'wearing-theirs', weight: 2,
    hears: patternOf(
      String.raw`\b(?:me (?:pongo|puse|he puesto|meto en|envuelvo en)|llevo(?: puest[oa])?|traigo(?: puest[oa])?|uso|duermo con|dormir con|ando con|voy con)\b[^.]{0,18}${of(`${clothes}|${heads}`)}`,
      String.raw`\btengo (?<cosa>su (?:${clothes})) puest[oa]\b`,
    ),
    unless: /\b(?:planche|boda|pulsera)\b|\b(?:escondid|varoncito|la nina|me queda bien)/,
    says: ['Puesta encima, una cosa así acompaña sin decir nada.', 'No hace falta que haga frío para ponerse algo así.'],
    asks: ['#moment ¿De qué día es el recuerdo con esa prenda puesta?'],
  },
  {
    id: 'clothes-hanging', weight: 2,
    hears: patternOf(
      String.raw`${of('ropa|camisas|vestidos|trajes|ropita|abrigos|cosas')}[^.]{0,50}\b(?:sigue|siguen|todavia|aun|colgad\w+|en el (?:armario|ropero|closet|placard)|como (?:la|las|lo|los) dej|intact\w+|doblad\w+|en su sitio|tal cual)\b`,
      String.raw`\b(?:armario|ropero|closet|placard|comoda|escaparate)\b[^.]{0,40}\b(?:sigue|intacto|tal cual|como (?:lo|la) dejo|sin tocar|lleno de su)\b`,
      String.raw`\b(?:no he (?:tocado|movido|sacado|guardado|quitado)|no (?:toque|movi|saque)|sin tocar)\b[^.]{0,25}\b(?:su ropa|sus cosas|su armario|la ropa|las cosas|sus|nada de)\b`,
    ),
    says: ['Todo sigue en el orden que le dio otra mano.', 'No hay ninguna prisa por mover nada de ahí.'],
    asks: ['#thing ¿Qué es lo primero que se ve al abrir?', '#others ¿Alguien más ha querido tocarlo?'],
  },
  {
    id: 'cannot-open', weight: 2,
    hears: /\b(?:no (?:puedo|soy capaz de|me atrevo a|he podido|pude|consigo|quiero|logro|tengo (?:fuerzas|valor|corazon) (?:de|para)) abrir|no (?:abro|he abierto|abri|hemos abierto)|sin abrir) (?:todavia |aun )?(?<cosa>(?:el|la|los|las|su|sus|ese|esa|esos|esas) (?:armario|ropero|closet|placard|cajon|cajones|caja|cajas|bolsa|bolsas|maleta|baul|neceser|mochila|bolso|cartera|puerta|cuarto|habitacion|taller|ordenador|computadora|laptop|celular|telefono|movil|cartas?|sobres?|cuadernos?|carpeta|libreta|album|garaje|trastero|galpon))\b/,
    unless: /\b(?:parcial|examen|tarea)/,
    says: ['Nada obliga a abrir {cosa} hoy.', 'Se sabe más o menos qué hay dentro, y justo por eso no se abre.'],
    asks: ['#thing ¿Qué sería lo primero en aparecer?'],
  },
  {
    id: 'clothes-others-rush', weight: 2,
    hears: patternOf(
      String.raw`\b(?:dice[n]?|insiste[n]?|quiere[n]? que|opina[n]?|me pid\w+|me pregunta[n]?)\b[^.]{0,40}\b(?:deberia|tengo que|hay que|ya (?:toca|es hora|va siendo hora)|saque|quite|done|regale|tire|vacie|guarde|me deshaga)\b[^.]{0,45}(?:${of(`${clothes}|${rooms}|cosas|armario|${seats}|${shoes}|${cars}`)}|\bsus cosas\b|\b(?:la ropa|las cosas|el cuarto)\b)`,
      String.raw`\b(?:queria|quiere|querian|quieren) (?:tirar|donar|regalar|sacar|quitar|botar|vaciar|guardar)\b[^.]{0,30}(?:${of(`${clothes}|${rooms}|cosas|armario|${seats}|${shoes}|cama|colchon|muebles`)}|\bla cama\b|\bsus cosas\b)`,
    ),
    says: ['Eso lo decide quien pasa por delante todos los días.', 'De fuera parecen trastos. De cerca cada uno tiene su historia.'],
    asks: ['#others ¿Quién tiene prisa en esa casa y quién no?', '#thing ¿Qué es lo que no se toca, digan lo que digan?'],
  },
  {
    id: 'clothes-sorting', weight: 2,
    hears: patternOf(
      String.raw`\b(?:vaci\w+|orden\w+|recog\w+|sac\w+|revis\w+|limpi\w+|empac\w+|embal\w+|meter?|met[ií]\w*|guard(?:ar|amos|ando)|repart\w+)\b[^.]{0,25}(?:${of('ropa|armario|ropero|closet|placard|cajones|cosas|cajon')}|\bsus cosas\b)`,
    ),
    unless: /\b(?:se llevo|vino a (?:sacar|recoger|por)|mis cosas|no quiere que)\b/,
    says: ['Con cada cosa que sale hay que decidir otra vez.', 'Ese trabajo se hace bien hasta que sale una prenda que no estaba prevista.'],
    asks: ['#thing ¿Qué no va a entrar en ninguna bolsa?'],
  },
  {
    id: 'clothes-given', weight: 2,
    hears: patternOf(
      String.raw`\b(?:don[eo]|donamos|donaron|regal[eo]|regalamos|regalaron|di|dimos|lleve|llevamos|he (?:dado|donado|regalado|llevado)|entregue|reparti|repartimos)\b[^.]{0,20}(?:${of(`${clothes}|${shoes}|cosas`)}|\btoda (?:la|su) ropa\b)`,
    ),
    unless: /\bmedio|me (?:regalo|dio|regal)|se llevo|dio por|planch/,
    says: ['Ahora lo usará alguien que no sabe de quién era.', 'Entregarlo es un momento, y después se piensa en ello mucho más.'],
    asks: ['#thing ¿Qué fue lo que no se pudo dar?'],
  },
  {
    id: 'coat-hanging', weight: 2,
    hears: patternOf(
      String.raw`${of(outer)}[^.]{0,45}\b(?:colgad\w+|perchero|percha|en la entrada|de la entrada|detras de la puerta|en el gancho|en el clavo|en la puerta|sigue|ahi|armario)\b`,
      String.raw`\bcolgad[oa]s?\b[^.]{0,25}${of(`${outer}|${heads}`)}`,
    ),
    says: ['Lo que cuelga cerca de la puerta siempre parece de alguien que está por salir.', 'Con poca luz, al pasar, todavía engaña.'],
    asks: ['#thing ¿Hay algo todavía en los bolsillos?'],
  },
  {
    id: 'pockets', weight: 2,
    hears: patternOf(
      String.raw`\b(?:encontr\w+|hall\w+|apareci\w+|habia|hay|salio|quedo|quedaba)\b[^.]{0,45}\b(?:(?:en|de) (?:el|los|su|sus|un|uno de los) bolsill\w+|en el forro|en la guantera|bolsa de (?:la|su) (?:camisa|chamarra|chaqueta))\b`,
      String.raw`\b(?:en|de) (?:el|los|su|sus|un) bolsill\w+ (?:de (?:su|la|el)|del)[^.]{0,30}\b(?:encontr\w+|habia|hay|apareci\w+|tenia)\b`,
      String.raw`\b(?:en la guantera|en su cartera|en su billetera|en su mochila|en su bolso|en su cajon|en su mesilla)\b[^.]{0,30}\b(?:encontr\w+|habia|hay|apareci\w+|tenia|traia|he encontra)\b`,
    ),
    unless: /\b(?:motel|recibo de hotel)/,
    says: ['Se guardó ahí para volver a meter la mano.', 'Llevaba ahí todo este tiempo, y nadie lo sabía.'],
    asks: ['#thing ¿Se quedó donde estaba, o ahora lo tienes cerca?'],
  },
  {
    id: 'glasses', weight: 1,
    hears: patternOf(String.raw`${of(glasses)}`, String.raw`\b(?:los|las|un par de) (?:${glasses}),? (?:no se|que (?:usaba|dejo)|tirar|se quedaron|quedaron|en la mesilla|encima)`),
    unless: /\b(?:oscur|de sol|de proteccion|mis (?:gafas|lentes|anteojos)|no (?:quiere|queria))\b/,
    says: ['En los cristales habrá quedado hasta la última marca de los dedos.', 'Son difíciles de guardar y más difíciles de tirar: no le sirven a nadie más.'],
    asks: ['#thing ¿Eran de leer o de ver de lejos?'],
  },
  {
    id: 'shoes', weight: 1,
    hears: patternOf(
      String.raw`${of(shoes)}[^.]{0,60}\b(?:sigue\w*|todavia|aun|ahi|puerta|entrada|debajo|al lado|cama|como los dejo|tir\w+|bot\w+|regal\w+|don\w+|guard\w+|encontr\w+|quedaron|quedo|forma|barro|pies?)\b`,
      String.raw`\b(?:guardo|tengo|quedaron|quedo|encontre|aparecio|devolvieron)\b[^.]{0,15}${of(shoes)}`,
      String.raw`\b(?:quedaron|siguen|estan) (?:las|los|sus) (?:botas|zapatos|zapatillas|chinelas|pantuflas|tenis|alpargatas)\b`, String.raw`\blos (?:crocs|zapatos|tenis)\b[^.]{0,40}\b(?:no los (?:boto|tiro|uso)|siguen ahi)\b`,
    ),
    says: ['Se quedan con la forma del pie y con la punta hacia donde iban.', 'En la suela queda cómo pisaba una sola persona.'],
    asks: ['#moment ¿Adónde iba con ese calzado?'],
  },
  {
    id: 'toothbrush', weight: 1,
    hears: /\b(?:(?:su|el) cepill(?:o|ito) (?:de dientes|de el|de ella|verde|azul|rojo|rosa|sigue|todavia|esta|ahi)|su cepill(?:o|ito)|ni el cepillo|tirar el cepillo|(?:quedo|dejo) (?:el|su|un) cepillo|el vasito de los dientes|su (?:maquinilla|rasuradora|navaja de afeitar|peine|toalla|esponja|champu|shampoo|neceser))\b/,
    unless: /\bcepillo no corta|cepillo de carpinter/,
    says: ['Es lo más pequeño del baño y lo primero que se ve.', 'Estaba ahí todas las mañanas sin que nadie se fijara.'],
    asks: ['#thing ¿Qué más de ese baño sigue igual?'],
  },
  {
    id: 'medicine-left', weight: 2,
    hears: patternOf(
      String.raw`\b(?:todavia|aun|sigue|siguen|quedaron|quedan|quedo|sobraron|sobro|guardo|tirar|devolver|donar|donarl\w+|llevarlas|tengo que llevar|que hago con|encontre|encontrado|las que sobraron|cajon de|cesta de|caja de|bolsa de)\b[^.]{0,45}\b(?:sus? (?:medicinas?|medicamentos|pastillas|remedios|insulina|parches|pastillero|jeringas|oxigeno|panales|inhalador|gotas)|(?:medicinas?|medicamentos|pastillas|remedios) (?:suyas?|de (?:el|ella|mi \w+))|sus medicinas|la morfina)\b`,
      String.raw`\b(?:cajon|cesta|caja|bolsa|estante) (?:lleno |llena )?de (?:sus )?(?:medicinas|medicamentos|pastillas|remedios)\b`,
      String.raw`\bencontr\w+ su pastillero\b`,
    ),
    unless: /\b(?:tomar|mis (?:pastillas|medicinas)|me (?:tomo|cambiaron)|ordenarlo todo|el pequeno)\b|\b(?:iniciales)/,
    says: ['Esas cajas tenían horario, y la casa entera iba con él.', 'Ya no curan nada y pesa igual sacarlas de casa.'],
    asks: ['#time ¿A qué hora tocaban?'],
  },
]
