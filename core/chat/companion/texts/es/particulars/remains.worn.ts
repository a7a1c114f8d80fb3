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
    says: ['Nadie se sienta ahí. Se entiende.'],
    asks: ['#moment ¿Se ha sentado ahí alguien?', '#thing ¿Dónde está puesto?'],
  },
  {
    id: 'chair-shape', weight: 1,
    hears: patternOf(String.raw`\b(?:${seats}|colchon|cojin)\b[^.]{0,40}\b(?:form[ae] de(?: su|l)? (?:el|ella|cuerpo)|hundid[oa]|el hueco|la marca|su forma|su hueco|la huella)\b`),
    says: ['Tantas horas ahí que se quedó su hueco.'],
    asks: ['#moment ¿Qué hacía ahí por las tardes?'],
  },
  {
    id: 'chair-mine-now', weight: 2,
    hears: patternOf(String.raw`\b(?:me siento|me sente|duermo|estoy sentad[oa]|me he sentado|sentarme) (?:\w+ ){0,2}en ${of(seats)}`),
    says: ['Sentarte ahí te acerca un poco.'],
    asks: ['#thing ¿Qué miras desde ahí?', '#moment ¿Cuándo te sientas?'],
  },
  {
    id: 'two-seats', weight: 1,
    hears: /\b(?:dos|dos de los) (?:sill(?:as|ones)|mecedoras|butacas|reposeras|hamacas)\b(?!.{0,30}\b(?:vend|compr))/,
    unless: /\b(?:pongo|decent|alquil)/,
    says: ['Dos, y uno vacío. Qué triste de ver.'],
    asks: ['#moment ¿De qué hablaban ahí?'],
  },
  {
    id: 'bed-their-side', weight: 2,
    hears: /\b(?:su|el otro) lado (?:de la cama|del colchon)\b|\bsu (?:mitad|parte|hueco|sitio) (?:de|en) la cama\b|\b(?:duermo|dormir|acuesto|dormi|cruzo|paso) (?:\w+ ){0,3}(?:en|a|de) su lado\b|\bal otro lado de la cama\b/,
    says: ['Ese lado de la cama se nota todas las noches.'],
    asks: ['#time ¿A qué hora lo notas más?', '#thing ¿Qué hay en la mesilla de ese lado?'],
  },
  {
    id: 'bed-my-side', weight: 1,
    hears: /\bsigo (?:durmiendo )?(?:del|en el) lado (?:de la pared|de siempre)\b|\b(?:sigo|todavia|aun) (?:durmiendo |duermo |acostandome )(?:\w+ ){0,3}(?:en|de) (?:mi (?:lado|mitad|orilla)|la orilla|la esquina|el borde)\b|\b(?:duermo|me acuesto) (?:\w+ ){0,2}en (?:mi lado|mi mitad|la orilla|una esquina|el borde|mi orilla)\b/,
    says: ['Años durmiendo en ese lado. No se cambia así como así.'],
    asks: ['#time ¿Cómo duermes ahora?'],
  },
  {
    id: 'bed-not-there', weight: 1,
    hears: /\b(?:no (?:puedo|soporto|aguanto|soy capaz de|quiero) (?:dormir|acostarme|meterme|entrar) en (?:la|nuestra|esa) cama|no me acuesto en la cama|no he vuelto a (?:dormir|acostarme) en (?:la|nuestra) cama|duermo en (?:el|un) (?:sofa|sillon|suelo)[^.]{0,30}\b(?:desde|la cama|por no)\b|desde (?:que|entonces)[^.]{0,40}\bduermo en el (?:sofa|sillon))/,
    unless: /\b(?:camas|colchones|ofender|ronqu\w+)\b/,
    says: ['Normal no querer meterse en esa cama.'],
    asks: ['#thing ¿Dónde duermes ahora?', '#time ¿Qué es peor: acostarse o despertar?'],
  },
  {
    id: 'pillow-unwashed', weight: 2,
    hears: patternOf(
      String.raw`\b(?:no|sin|todavia no|nunca) (?:la |las |lo |los |le |he |quiero |puedo |pienso |voy a |me atrevo a )*(?:lav\w+|cambi\w+|quit\w+|met\w+ en la lavadora)[^.]{0,35}\b(?:sabanas?|funda|almohada|almohadon|${clothes}|manta|toalla|cobija|frazada|jersey)\b`,
      String.raw`\b(?:sabanas?|funda|almohada|manta|toalla|cobija|frazada|${clothes})\b[^.]{0,40}\b(?:(?:no|sin|nadie) (?:la |las |lo |los |he |quiero |puedo |me atrevo a )*(?:lav\w+|cambi\w+))`,
    ),
    unless: /\b(?:la suegra|lavadora se rompio|no me la lava|no se lava)\b/,
    says: ['No hace falta lavarlo. Déjalo así el tiempo que quieras.'],
    asks: ['#thing ¿Huele todavía?', '#thing ¿Dónde lo guardas para que no se lave?'],
  },
  {
    id: 'pillow-theirs', weight: 1,
    hears: patternOf(String.raw`${of('almohada|almohadon|colcha|cobija|cobijita|manta|mantita|frazada')}`, String.raw`\b(?:abraz\w+|duermo con|dormir con) (?:\w+ )?(?:la|su) (?:almohada|manta|cobija)\b`),
    unless: /\b(?:telar|me dijo|trajo)|\b(?:se fue a su|cargando en|cargaba)\b/,
    says: ['Normal querer tenerla cerca para dormir.'],
    asks: ['#thing ¿Le queda todavía algo de olor?'],
  },
  {
    id: 'smell-fading', weight: 2,
    hears: /\b(?:ya (?:casi )?no huele(?: casi)?(?! (?:casi )?a (?!el\b|ella\b|nada\b|lo\b|su\b))|va(?:n)? perdiendo (?:el|su) olor|(?:el|su) olor (?:ya )?(?:se (?:va|esta yendo|fue|pierde|le va|me va|acaba|gasta|borra)|no esta)|se (?:le )?(?:va|esta yendo|fue|acaba|gasta) (?:el|su) olor|dej(?:o|e) de oler|perdi(?:o|eron) (?:el|su) olor|huele a (?:suavizante|lavadora|detergente|jabon|armario|nada)|no huelen? a nada)/,
    says: ['Qué pena, que hasta el olor se vaya.'],
    asks: ['#thing ¿A qué olía antes?', '#thing ¿Queda en algún otro sitio?'],
  },
  {
    id: 'smell-kitchen', weight: 1,
    hears: /\b(?:ya no huele|no huele|dejo de oler|sin olor|no hay olor|me falta el olor) a (?<olor>(?!el\b|ella\b|nada\b|ellos\b|mi\b|su\b|lo\b|que\b)[a-z]+(?: de [a-z]+)?)/,
    says: ['Qué rara la casa, sin olor a {olor}.'],
    asks: ['#time ¿A qué hora olía así?'],
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
    says: ['Notar su olor remueve muchísimo.'],
    asks: ['#moment ¿Qué te viene a la cabeza con ese olor?', '#thing ¿A qué huele?'],
  },
  {
    id: 'smell-street', weight: 2,
    hears: /\b(?:paso|pasa|alguien|un (?:senor|hombre|tipo|chico)|una (?:senora|mujer|chica))\b[^.]{0,50}\b(?:con su (?:mism[oa] )?(?:perfume|colonia)|con (?:el mismo|la misma) (?:perfume|colonia)|olia igual|oliendo (?:igual|a su)|(?:llevaba|usaba) (?:su|el mismo|la misma) (?:perfume|colonia))|\bhuelo (?:a )?su (?:perfume|colonia) en la (?:calle|tienda)\b/,
    says: ['Qué vuelco, notar su perfume en otra persona.'],
    asks: ['#moment ¿Te diste la vuelta?', '#moment ¿Dónde fue?'],
  },
  {
    id: 'perfume', weight: 1,
    hears: patternOf(String.raw`${of('perfume|colonia|frasco|locion|agua de colonia|after ?shave')}`, String.raw`\b(?:frasco|bote|botella|marca) (?:casi vacio )?de su (?:perfume|colonia|locion)`, String.raw`\b(?:perfume|colonia) que (?:usaba|llevaba|se ponia)\b`),
    unless: /\b(?:compro colonia|radio colonia|se puso)\b/,
    says: ['Ese olor suyo se reconoce enseguida.'],
    asks: ['#thing ¿Qué perfume era?', '#moment ¿Lo has vuelto a oler?'],
  },
  {
    id: 'wearing-theirs', weight: 2,
    hears: patternOf(
      String.raw`\b(?:me (?:pongo|puse|he puesto|meto en|envuelvo en)|llevo(?: puest[oa])?|traigo(?: puest[oa])?|uso|duermo con|dormir con|ando con|voy con)\b[^.]{0,18}${of(`${clothes}|${heads}`)}`,
      String.raw`\btengo (?<cosa>su (?:${clothes})) puest[oa]\b`,
    ),
    unless: /\b(?:planche|boda|pulsera)\b|\b(?:escondid|varoncito|la nina|me queda bien)/,
    says: ['Llevar algo suyo encima acompaña.'],
    asks: ['#thing ¿De qué color es?', '#moment ¿Cuándo te lo pones?'],
  },
  {
    id: 'clothes-hanging', weight: 2,
    hears: patternOf(
      String.raw`${of('ropa|camisas|vestidos|trajes|ropita|abrigos|cosas')}[^.]{0,50}\b(?:sigue|siguen|todavia|aun|colgad\w+|en el (?:armario|ropero|closet|placard)|como (?:la|las|lo|los) dej|intact\w+|doblad\w+|en su sitio|tal cual)\b`,
      String.raw`\b(?:armario|ropero|closet|placard|comoda|escaparate)\b[^.]{0,40}\b(?:sigue|intacto|tal cual|como (?:lo|la) dejo|sin tocar|lleno de su)\b`,
      String.raw`\b(?:no he (?:tocado|movido|sacado|guardado|quitado)|no (?:toque|movi|saque)|sin tocar)\b[^.]{0,25}\b(?:su ropa|sus cosas|su armario|la ropa|las cosas|sus|nada de)\b`,
    ),
    says: ['No hay ninguna prisa por mover su ropa.'],
    asks: ['#thing ¿Qué es lo primero que se ve al abrir?', '#others ¿Alguien más ha querido tocarlo?'],
  },
  {
    id: 'cannot-open', weight: 2,
    hears: /\b(?:no (?:puedo|soy capaz de|me atrevo a|he podido|pude|consigo|quiero|logro|tengo (?:fuerzas|valor|corazon) (?:de|para)) abrir|no (?:abro|he abierto|abri|hemos abierto)|sin abrir) (?:todavia |aun )?(?<cosa>(?:el|la|los|las|su|sus|ese|esa|esos|esas) (?:armario|ropero|closet|placard|cajon|cajones|caja|cajas|bolsa|bolsas|maleta|baul|neceser|mochila|bolso|cartera|puerta|cuarto|habitacion|taller|ordenador|computadora|laptop|celular|telefono|movil|cartas?|sobres?|cuadernos?|carpeta|libreta|album|garaje|trastero|galpon))\b/,
    unless: /\b(?:parcial|examen|tarea)/,
    says: ['No hace falta abrir {cosa} hoy.'],
    asks: ['#thing ¿Qué crees que hay dentro?', '#moment ¿Has estado a punto?'],
  },
  {
    id: 'clothes-others-rush', weight: 2,
    hears: patternOf(
      String.raw`\b(?:dice[n]?|insiste[n]?|quiere[n]? que|opina[n]?|me pid\w+|me pregunta[n]?)\b[^.]{0,40}\b(?:deberia|tengo que|hay que|ya (?:toca|es hora|va siendo hora)|saque|quite|done|regale|tire|vacie|guarde|me deshaga)\b[^.]{0,45}(?:${of(`${clothes}|${rooms}|cosas|armario|${seats}|${shoes}|${cars}`)}|\bsus cosas\b|\b(?:la ropa|las cosas|el cuarto)\b)`,
      String.raw`\b(?:queria|quiere|querian|quieren) (?:tirar|donar|regalar|sacar|quitar|botar|vaciar|guardar)\b[^.]{0,30}(?:${of(`${clothes}|${rooms}|cosas|armario|${seats}|${shoes}|cama|colchon|muebles`)}|\bla cama\b|\bsus cosas\b)`,
    ),
    says: ['Eso lo decides tú, cuando puedas.'],
    asks: ['#others ¿Quién insiste tanto?', '#thing ¿Qué es lo que no quieres que se toque?'],
  },
  {
    id: 'clothes-sorting', weight: 2,
    hears: patternOf(
      String.raw`\b(?:vaci\w+|orden\w+|recog\w+|sac\w+|revis\w+|limpi\w+|empac\w+|embal\w+|meter?|met[ií]\w*|guard(?:ar|amos|ando)|repart\w+)\b[^.]{0,25}(?:${of('ropa|armario|ropero|closet|placard|cajones|cosas|cajon')}|\bsus cosas\b)`,
    ),
    unless: /\b(?:se llevo|vino a (?:sacar|recoger|por)|mis cosas|no quiere que)\b/,
    says: ['Ordenar sus cosas es de lo más difícil.'],
    asks: ['#thing ¿Qué has apartado para quedarte?', '#others ¿Te ayuda alguien?'],
  },
  {
    id: 'clothes-given', weight: 2,
    hears: patternOf(
      String.raw`\b(?:don[eo]|donamos|donaron|regal[eo]|regalamos|regalaron|di|dimos|lleve|llevamos|he (?:dado|donado|regalado|llevado)|entregue|reparti|repartimos)\b[^.]{0,20}(?:${of(`${clothes}|${shoes}|cosas`)}|\btoda (?:la|su) ropa\b)`,
    ),
    unless: /\bmedio|me (?:regalo|dio|regal)|se llevo|dio por|planch/,
    says: ['Qué difícil, ver salir sus cosas de casa.'],
    asks: ['#thing ¿Con qué te quedaste?', '#who ¿A quién se lo diste?'],
  },
  {
    id: 'coat-hanging', weight: 2,
    hears: patternOf(
      String.raw`${of(outer)}[^.]{0,45}\b(?:colgad\w+|perchero|percha|en la entrada|de la entrada|detras de la puerta|en el gancho|en el clavo|en la puerta|sigue|ahi|armario)\b`,
      String.raw`\bcolgad[oa]s?\b[^.]{0,25}${of(`${outer}|${heads}`)}`,
    ),
    says: ['Verlo ahí colgado y que no vuelva a ponérselo. Qué duro.'],
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
    says: ['Encontrarte eso así, de golpe. Qué impresión.'],
    asks: ['#thing ¿Te lo has quedado?', '#moment ¿Qué hiciste al verlo?'],
  },
  {
    id: 'glasses', weight: 1,
    hears: patternOf(String.raw`${of(glasses)}`, String.raw`\b(?:los|las|un par de) (?:${glasses}),? (?:no se|que (?:usaba|dejo)|tirar|se quedaron|quedaron|en la mesilla|encima)`),
    unless: /\b(?:oscur|de sol|de proteccion|mis (?:gafas|lentes|anteojos)|no (?:quiere|queria))\b/,
    says: ['Qué difícil decidir qué hacer con eso.'],
    asks: ['#thing ¿Eran de leer o de ver de lejos?', '#thing ¿Dónde están?'],
  },
  {
    id: 'shoes', weight: 1,
    hears: patternOf(
      String.raw`${of(shoes)}[^.]{0,60}\b(?:sigue\w*|todavia|aun|ahi|puerta|entrada|debajo|al lado|cama|como los dejo|tir\w+|bot\w+|regal\w+|don\w+|guard\w+|encontr\w+|quedaron|quedo|forma|barro|pies?)\b`,
      String.raw`\b(?:guardo|tengo|quedaron|quedo|encontre|aparecio|devolvieron)\b[^.]{0,15}${of(shoes)}`,
      String.raw`\b(?:quedaron|siguen|estan) (?:las|los|sus) (?:botas|zapatos|zapatillas|chinelas|pantuflas|tenis|alpargatas)\b`, String.raw`\blos (?:crocs|zapatos|tenis)\b[^.]{0,40}\b(?:no los (?:boto|tiro|uso)|siguen ahi)\b`,
    ),
    says: ['Ver sus zapatos ahí duele mucho.'],
    asks: ['#moment ¿Adónde iba siempre con ese par?', '#thing ¿Dónde están ahora?'],
  },
  {
    id: 'toothbrush', weight: 1,
    hears: /\b(?:(?:su|el) cepill(?:o|ito) (?:de dientes|de el|de ella|verde|azul|rojo|rosa|sigue|todavia|esta|ahi)|su cepill(?:o|ito)|ni el cepillo|(?:quedo|dejo) (?:el|su|un) cepillo|el vasito de los dientes|su (?:maquinilla|rasuradora|navaja de afeitar|champu|shampoo|neceser))\b/,
    unless: /\bcepillo no corta|cepillo de carpinter|\b(?:(?<!no he )tirado|(?:voy|vamos) a tirar|(?<!no |sin )(?:tire|tirar|bote|botar))\b/,
    says: ['Ver eso en el baño cada mañana. Qué duro.'],
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
    says: ['Ver todo eso ahí recuerda días muy malos.'],
    asks: ['#time ¿A qué hora le tocaba?', '#who ¿Quién se lo daba?'],
  },
]
