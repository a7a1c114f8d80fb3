import { patternOf } from '../../../listen/any-of'
import type { Particular } from '../../texts'
import { clothes, elders, graves, homes, of, rooms, seats } from './remains.words'

/** Rings and ashes, the grave, the animal that waits, rooms and houses kept, cleared and sold. */
export const remainsPlaces: readonly Particular[] = [
  {
    id: 'watch', weight: 2,
    hears: patternOf(String.raw`${of('reloj')}`, String.raw`\b(?:el|un) reloj (?:que (?:me dejo|era de|usaba|llevaba)|de mi (?:papa|padre|abuelo|viejo|marido|hermano|hijo))\b`),
    unless: /\b(?:mirar|miro|mirado|jubilaci|patron|empresa)\b/,
    says: ['Ese reloj lo llevaba siempre encima, qué recuerdo.'],
    asks: ['#moment ¿Te lo pones alguna vez?', '#thing ¿Todavía funciona?'],
  },
  {
    id: 'ring', weight: 2,
    hears: patternOf(String.raw`${of('anillos?|alianza|argolla|aro|sortija|medalla|medallita|cadena|cadenita|pendientes|aretes|aros|pulsera|collar|rosario|relicario|dije')}`, String.raw`\b(?:no me (?:he )?(?:quit\w+|saco|saque)|llevo|traigo|sigo (?:con|llevando)|uso) (?:todavia )?(?:el|la|mi|nuestro) (?:anillo|alianza|argolla|aro)\b`),
    unless: /\b(?:matrimonio|devolv\w+|regres\w+|pregunt\w+ por el|empen\w+|robo|me lo dio|de lagrimas|perr[oa]|gat[oa]|correa|caja de clavos|divorc\w+|hospital|babead|empen|con una o|que me regalo|pelotita|se llevo|ladr\w+)\b|\b(?:rez|karate)/,
    says: ['Algo así se lleva muy cerca.'],
    asks: ['#moment ¿De dónde venía?', '#thing ¿Qué te recuerda cuando lo miras?'],
  },
  {
    id: 'urn-home', weight: 2,
    hears: /\b(?:(?:las cenizas|sus cenizas|la urna|la cajita|la ceniza)\b[^.]{0,50}\b(?:en (?:casa|la sala|la salita|el (?:salon|cuarto|mueble|armario|ropero|living|aparador|altar)|mi (?:cuarto|mesilla|buro)|una? (?:estanteria|caja|mesa|repisa)|la (?:estanteria|repisa|mesilla|cocina|comoda))|llega|cabe|llegan|por mensajero|conmigo)|(?:trajeron|recogi|recoger|llegaron|me dieron|nos dieron|me entregaron|tengo|guardo|tenemos) (?:\w+ )?(?:las|sus|la) (?:cenizas|urna))\b/,
    says: ['Tener ahí las cenizas impresiona, al principio sobre todo.'],
    asks: ['#others ¿Quién decidió dónde ponerlas?', '#moment ¿Cómo fue el día que llegaron?'],
  },
  {
    id: 'ashes-split', weight: 3,
    hears: /\b(?:repart\w+|divid\w+|pele\w+ por|partir|discut\w+ por|no (?:nos|se) pon\w+ de acuerdo)\b[^.]{0,30}\b(?:cenizas|urna)\b|\bcenizas\b[^.]{0,40}\b(?:repart\w+|mitad|bolsitas|pele\w+|de acuerdo|cada (?:uno|quien))\b/,
    says: ['Qué duro, tener que discutir por eso.'],
    asks: ['#word ¿Llegó a decir dónde quería estar?', '#others ¿Quién no está de acuerdo?'],
  },
  {
    id: 'ashes-scatter', weight: 2,
    hears: /\b(?:(?:esparc\w+|echa\w*|echemos|echaramos|echamos|tira\w+|lanz\w+|soltar?|soltamos|lleva\w*|subi\w*|enterr\w+|dej(?:ar|amos)) (?:\w+ ){0,2}(?:sus|las|la|un poco de|un poquito de|su) ceniza\w*|(?:sus|las) cenizas (?:\w+ ){0,3}(?:al mar|en el mar|al rio|en la ria|en el monte|a su pueblo|al viento|por el camino))\b/,
    unless: /\brepart|bolsitas/,
    says: ['Qué momento más difícil, dejarle ahí.'],
    asks: ['#thing ¿Por qué en ese lugar?', '#who ¿Quiénes van, o quiénes fueron?'],
  },
  {
    id: 'grave-brings', weight: 2,
    hears: patternOf(String.raw`\b(?:le (?:llevo|lleve|voy a llevar|llevamos|llevare|llevaba|dejo|deje|puse|pongo)|llevarle|voy a (?:\w+ )?(?:llevarle|dejarle)|ir al (?:${graves}) con)\b[^.]{0,20}?(?<cosa>(?:un|una|unas|unos|su|sus|flores|claveles|rosas|el|la) ?[a-z]*(?: de [a-z]+)?)[^.]{0,40}\b(?:a la tumba|al (?:cementerio|panteon|nicho|camposanto)|en la tumba|en el nicho|a su tumba)\b`, String.raw`\b(?:al|el) (?:cementerio|panteon|camposanto) (?:\w+ ){0,3}con (?<regalo>(?:su|sus|un|una|unas|unos|el|la) [a-z]+|papas fritas|flores)`),
    unless: /\bcon flores\b|\bcon (?:los|las|mis?|mi) |\b(?:claveles|rosas|flores)\b/,
    says: ['Qué bonito que le lleves eso.'],
    asks: ['#thing ¿Por qué justo eso?', '#moment ¿Qué haces al llegar?'],
  },
  {
    id: 'grave-not-going', weight: 2,
    hears: patternOf(String.raw`\b(?:no (?:he (?:ido|vuelto|podido ir)|voy|puedo ir|quiero ir|soy capaz de ir|fui|he sido capaz de ir|pude ir|vuelvo)|nunca (?:voy|fui|he ido)|me cuesta ir) (?:\w+ ){0,3}(?:al?|a la|a su|a ver (?:la|su)) (?:${graves})\b`),
    says: ['No ir no quiere decir que no le quieras.', 'Ir allí cuesta mucho. No pasa nada.'],
    asks: ['#moment ¿Has ido alguna vez?'],
  },
  {
    id: 'headstone', weight: 2,
    hears: /\b(?:la lapida|su lapida|la placa (?:con su|de su|del nicho)|su nombre (?:en (?:la piedra|la lapida|el marmol|una placa|la esquela)|grabado))\b/,
    says: ['Ver su nombre ahí escrito impresiona.'],
    asks: ['#word ¿Qué pone?', '#others ¿Quién eligió las palabras?'],
  },
  {
    id: 'grave-visit', weight: 1,
    hears: patternOf(String.raw`\b(?:voy|fui|fuimos|ir|vamos|iremos|ire|ido|he ido|iba|paso|pase|vengo|venimos|volvi|visito|limpio|lavo) (?:\w+ ){0,4}(?:al?|a la|a su|por el|del|de|la|su) (?:${graves})\b`),
    unless: /\b(?:de trenes|no (?:he|voy|puedo|quiero|fui|pude)|nunca|flores anda|quien va al panteon)\b|\bponer la lapida/,
    says: ['Ir allí siempre remueve.'],
    asks: ['#moment ¿Cuánto tiempo sueles quedarte allí?', '#who ¿Vas con alguien?'],
  },
  {
    id: 'dog-waits', weight: 2,
    hears: /\b(?:(?:el|la|su|mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|lor[oa]|caballo|mula)\b|la perra|el perro)[^.]{0,50}\b(?:(?:lo|la|le|los) (?:espera|busca|sigue (?:esperando|buscando)|llora|extrana)|espera (?:en|junto|al lado|todavia|a que)|esperandol[oae]|buscandol[oae]|(?:duerme|se acuesta|se echa|se tumba|se mete) (?:\w+ ){0,3}(?:en|sobre|con|junto a|debajo de) (?:su|sus|la cama de|la ropa de)|no (?:come|quiere comer|se mueve de)|se queda en la puerta|mira la puerta|huele sus?|da vueltas por)\b/,
    unless: /\b(?:veterinari|me espera|murio|eutanasia)\b/,
    says: ['Pobre, no entiende dónde está.'],
    asks: ['#time ¿A qué hora se pone a esperar?', '#now ¿Qué haces tú cuando pasa?'],
  },
  {
    id: 'leash', weight: 2,
    hears: /\b(?:(?:su|la|una|con la|cogi la|agarre la) (?:correa|traillla|pretal)\b|su (?:collar|collarcito|placa|chapita|cascabel|pelota|pelotita|juguete|camita|cuenco|comedero|bebedero|platito|transportin|arenero|hueso)\b|(?:el|la) (?:collarcito|arenero|transportin|comedero|rascador|pecera|jaula)\b|su (?:plato|cama)\b(?=[^.]{0,30}\b(?:agua|pienso|croquetas|pelos|vacio|perr|gat|babe)))/,
    unless: /\b(?:de lagrimas|correa del tiempo|correas de memoria|cambiarle la correa|me regalo el otro|del reloj|papel del)\b|\b(?:foto de su|carino)/,
    says: ['@dead Ver eso ahí, sin usar, duele.'],
    asks: ['#moment ¿Cómo pedía las cosas?', '#thing ¿Dónde está puesto ahora?'],
  },
  {
    id: 'pet-hair', weight: 1,
    hears: /\b(?:pelos?|pelitos?|plumas?) (?:suyos?|suyas?|de (?:el|ella|mi (?:perr|gat)\w+|la (?:gata|perra))|por (?:toda )?la casa|por todas partes|en (?:el|la|los|mi|mis) (?:sofa|coche|carro|jersey|ropa|abrigo|manta|cojin|alfombra))\b|\bsus pelos?\b|\b(?:tengo|hay|quedan|salen|encuentro|aparecen) pelos? (?:del? )/,
    unless: /\b(?:corto|cortaba|corte|de punta|peluquer|gancho de pelo|su mama cortaba|cortar)\b/,
    says: ['Y ahora da pena hasta barrer esos pelos.'],
    asks: ['#moment ¿Dónde se tumbaba siempre?'],
  },
  {
    id: 'pet-habits', weight: 2,
    hears: /\b(?:(?:era|es|a) (?:la|su) hora del paseo|(?:salgo|sali|salimos|sigo saliendo) (?:\w+ ){0,3}(?:a la misma hora|a pasear sol[oa]|sin (?:el perro|la perra|perro|ella|el|can))|(?:miro|mire|mirar) (?:\w+ )?(?:al|el) (?:suelo|piso) (?:al|antes|cuando|para no)|(?:para|por) no pisarl[oa]|(?:aparto|separo|guardo) (?:un|el|los) (?:trozo|trocito|pedacito|huesos?|pellejo|cacho)[^.]{0,20}\b(?:para (?:el|ella)|por costumbre)|dejo la puerta (?:entreabierta|abierta|del bano abierta)[^.]{0,20}\b(?:para que (?:pase|entre)|por si)|nadie (?:me )?(?:ladra|maulla|salta|mueve la cola)|(?:ya )?no (?:me )?(?:ladra|maulla) nadie)\b/,
    says: ['Es la costumbre de tantos años.'],
    asks: ['#time ¿A qué hora era?', '#now ¿Sigues saliendo a esa hora?'],
  },
  {
    id: 'room-as-left', weight: 2,
    hears: patternOf(
      String.raw`\b(?:${of(rooms)}|el cuarto (?:del|de la|de los|de) [a-z]+|la habitacion (?:del|de la|de) [a-z]+)[^.]{0,45}\b(?:igual(?:it[oa])?|intact[oa]|como (?:lo|la|el|ella)? ?(?:dej\w+|estaba|ten\w+)|tal (?:cual|como)|sin tocar|no (?:la|lo) toco|no he (?:movido|tocado))`,
      String.raw`\b(?:no he (?:movido|tocado)|no (?:movi|toque)) nada\b[^.]{0,30}\b(?:cuarto|habitacion|pieza)\b`,
      String.raw`\b(?:del|de su) (?:cuarto|habitacion) (?:\w+ ){0,3}no he (?:movido|tocado) nada\b`,
      String.raw`\bdejo la habitacion\b`,
    ),
    unless: /\b(?:volte|vaci|pint|regal|saqu)\w+/,
    says: ['Ese cuarto, tal como estaba.', '@dead Normal no querer mover nada.'],
    asks: ['#thing ¿Qué se ve desde la puerta?', '#others ¿Quién entra ahí?'],
  },
  {
    id: 'room-enter', weight: 2,
    hears: patternOf(String.raw`\b(?:entro|entre|entraba|me (?:siento|sente|meto|meti|acuesto|acoste|encierro|duermo|quedo)|duermo|dormi|voy|paso)\b[^.]{0,15}\b(?:en|a|al) (?:${of(rooms)}|su cama|la cama de (?:el|ella|mi [a-z]+)|la camita|la cama chiquita)`),
    unless: /\b(?:se fue a|con el celular|me grito|nos encerr|a escondidas)\b/,
    says: ['Ahí estás un poco más cerca.'],
    asks: ['#time ¿Cuánto rato sueles estar?', '#thing ¿Qué es lo primero que miras al entrar?'],
  },
  {
    id: 'room-closed', weight: 2,
    hears: patternOf(String.raw`\b(?:no (?:entro|puedo entrar|he (?:entrado|vuelto a entrar|podido entrar)|quiero entrar|me atrevo a entrar|soy capaz de entrar)|nadie entra|nunca entro) (?:\w+ )?(?:en|a|al) (?:${of(rooms + '|taller|estudio|bano')}|ese cuarto|esa habitacion|el taller)`, String.raw`\b(?:la puerta de )?su (?:cuarto|habitacion) (?:\w+ ){0,2}(?:sigue |esta |la tengo )?(?:cerrad[oa]|con llave)`),
    says: ['No hace falta abrir esa puerta todavía.'],
    asks: ['#thing ¿Qué hay en ese cuarto?', '#time ¿Desde cuándo no entra nadie?'],
  },
  {
    id: 'house-clearing', weight: 2,
    hears: patternOf(
      String.raw`\b(?:vaci(?:ar|ando|e|amos|ado|aron|arlo|arla|aremos)|desmont(?:ar|ando|amos|e|ado)|desmantel\w+|levantar|limpiar) (?:\w+ ){0,3}(?:la|el|su) (?:${homes})\b(?!\s+por fuera)`,
      String.raw`\bhay que vaciarl[oa]\b|\btengo que vaciarl[oa]\b|\binventari\w+ hasta\b`,
    ),
    unless: /\b(?:limpiar la casa (?:a|con|antes|los)|me pagan|limpio casas|la cuenta|socio)\b/,
    says: ['Vaciar esa casa es un trabajo muy triste.'],
    asks: ['#thing ¿Qué apareció que no esperabas?', '#others ¿Quién te ayuda?'],
  },
  {
    id: 'house-selling', weight: 2,
    hears: patternOf(
      String.raw`\b(?:(?:ha|han) puesto|vend(?:er|imos|ieron|iendo|io|i|e|en|emos|erla|erlo|amos)|se vende|malvend\w+|puesto en venta|poner en venta|deshacernos de|alquil(?:ar|amos)|hay que vender)\b[^.]{0,20}\b(?:la|el|su|esa) (?:vieja )?(?:${homes}) (?:familiar|(?:de|donde) (?:${elders}|el pueblo|la playa|siempre|crec\w+|nac\w+|toda la vida|campo|los \w+)|paterna|materna|del pueblo|natal)`,
      String.raw`\b(?:la|esa|su) (?:${homes}) (?:de (?:${elders})|del pueblo|familiar)\b[^.]{0,40}\b(?:vend\w+|se vende|en venta|comprador|inmobiliaria)\b`,
    ),
    says: ['Qué pena, vender esa casa.'],
    asks: ['#thing ¿Qué parte de la casa te da más pena?', '#others ¿Quién decidió venderla?'],
  },
  {
    id: 'house-gone', weight: 2,
    hears: patternOf(
      String.raw`\b(?:paso|pase|pasamos|pasar|voy|fui) (?:\w+ ){0,3}(?:por|enfrente de|por delante de|frente a|a ver) (?:la|su) (?:vieja )?(?:${homes}) (?:de (?:${elders}|el|ella)|vieja|vendida)`,
      String.raw`\b(?:en|a) (?:la|su) casa de (?:${elders}) (?:ahora |ya )?(?:vive|viven|hay) (?:otr|un|una|gente|nadie)`,
      String.raw`\b(?:tiraron|derribaron|tumbaron|demolieron|derrumbaron) (?:la|su) casa\b`,
    ),
    says: ['Pasar por allí y que ya no sea suya. Qué duro.'],
    asks: ['#thing ¿Qué ha cambiado?', '#thing ¿Cuál era su ventana?'],
  },
  {
    id: 'siblings-took', weight: 2,
    hears: patternOf(
      String.raw`\bmis? (?:herman[oa]s?|ti[oa]s?|cunad[oa]s?|prim[oa]s?|sobrin[oa]s?)\b[^.]{0,40}\b(?:se (?:llevo|llevaron|quedo con|quedaron con|repartieron|adueno)|quieren? (?:el|la|las|los|su|sus|vender|repartir)|(?:arras\w+|vaciaron|cargaron) con|(?:ya )?(?:tiro|tiraron|vendio|vendieron|regalo|regalaron) (?:el|la|las|los|su|sus|todo))`,
      String.raw`\b(?:reparti(?:r|mos|eron|endo)|reparto|pele(?:amos|an|aron|ando)|discut(?:imos|en|iendo)) (?:\w+ ){0,2}(?:por )?(?:las cosas|los muebles|las joyas|la vajilla|sus cosas|la casa|la herencia|los cuadros|la ropa|las fotos|las tierras|el terreno|lo de (?:mama|papa|mi madre|mi padre))`,
      String.raw`\b(?:somos|eramos) (?:\w+ )hermanos y una sola casa\b`,
    ),
    unless: /\b(?:casa la guerra|repartirse los amigos|divorci|mi ex)\b|\bcenizas\b/,
    says: ['Qué mal sabor deja lo de repartir las cosas.'],
    asks: ['#thing ¿Qué querías tú de allí?', '#others ¿Cómo están ahora las cosas?'],
  },
  {
    id: 'threw-regret', weight: 3,
    hears: /\b(?:tire|bote|regale|vendi|done|borre|queme|di|tiramos|vendimos|deje que (?:tiraran|se llevaran))\b[^.]{0,60}\b(?:me arrepiento|arrepentid[oa]|ojala no|no (?:debi|debia|tenia que)|que (?:tonta|tonto|idiota)|y ahora (?:lo|la|los|las) (?:busco|quiero|echo de menos|extrano)|me pesa|daria (?:lo que sea|cualquier cosa|todo) por|no me lo perdono)\b|\b(?:me arrepiento|no me perdono|ojala no|me pesa)\b[^.]{0,30}\b(?:haber (?:tirado|botado|regalado|vendido|donado|borrado|quemado)|(?:tirado|botado|regalado|vendido|donado|borrado))\b/,
    says: ['En ese momento no podías saberlo.'],
    asks: ['#thing ¿Qué es lo que más falta te hace de aquello?', '#thing ¿Quedó algo?'],
  },
  {
    id: 'others-threw', weight: 2,
    hears: patternOf(
      String.raw`\b(?:ya )?(?:tiro|tiraron|boto|botaron|regalo|regalaron|vendio|vendieron|quemo|quemaron|dono|donaron|borro|borraron|se deshizo de|limpio)\b[^.]{0,15}(?:${of(`${clothes}|cosas|cartas|fotos|libros|discos|herramientas|caja de herramientas|cama|colchon|${seats}|plantas|macetas|juguetes|cuadernos`)}|\btodo lo (?:suyo|de (?:el|ella))|\blas macetas\b|\bla caja de herramientas\b)`,
      String.raw`\bmi (?:vieja|mama|madre|papa|padre|hermana|hermano|suegra|tia) (?:ya )?(?:tiro|boto|regalo|vendio|dono|quemo) (?:su|sus|todo)\b`,
      String.raw`\btodo a la basura\b|\blo tiraron todo\b`,
    ),
    unless: /\bla toalla|tiro al|tiro de|me regalo|le regalo\b|\b(?:su nombre|me dio|el taller)/,
    says: ['Que acabara así. Qué rabia.'],
    asks: ['#thing ¿Qué habrías guardado?', '#moment ¿Quién te contó que ya no estaba?'],
  },
  {
    id: 'boxes', weight: 1,
    hears: patternOf(
      String.raw`\b(?:las cajas|sus cajas|una caja|la caja|en cajas|cajas de carton|unas cajas|dos cajas|tres cajas|bolsas? negras?)\b[^.]{0,45}\b(?:con (?:sus|todas sus|las) cosas|sus cosas|sin abrir|en el (?:trastero|garaje|pasillo|altillo|desvan|atico|cuarto)|de mama|de papa|debajo de la cama|cerradas?)\b`,
      String.raw`\b(?:sus cosas|todo lo suyo)\b[^.]{0,30}\b(?:en (?:cajas|una caja|bolsas|una bolsa|el trastero|el garaje))\b`,
    ),
    unless: /\bmudanza|mis cosas|de el trabajo|abejas|del trabajo|\b(?:escogiendo|insulina|departamento nuevo)/,
    says: ['No hay prisa por abrir esas cajas.'],
    asks: ['#thing ¿Cuál abrirías primero?', '#thing ¿Dónde están?'],
  },
  {
    id: 'letters-arrive', weight: 2,
    hears: /\b(?:(?:sigue[n]?|todavia|aun) (?:me )?(?:llega[n]?|llegando|viene[n]?|mandando|manda[n]?|recibo|llegandole)\b[^.]{0,35}\b(?:a (?:su )?nombre)|(?:cartas?|recibos?|facturas?|sobres?|correo|boleta|estado de cuenta)\b[^.]{0,30}\b(?:a su nombre|a nombre de (?:el|ella|mi (?:mama|papa|padre|madre|marido|esposo|mujer|esposa|hij[oa]|herman[oa]))))\b/,
    unless: /\bcasa (?:figura|esta) a nombre|terreno|papeles|seguro esta|\b(?:colegio|matricula)/,
    says: ['Ver su nombre en el sobre, otra vez. Qué golpe.'],
    asks: ['#now ¿Qué haces con esas cartas?'],
  },
  {
    id: 'account-holder', weight: 1,
    hears: /\b(?:(?:quieren|pidieron|piden|tiene que|debe|tenia que) (?:\w+ ){0,3}(?:hablar con|llamar|firmar|presentarse) (?:\w+ )?(?:el titular|la titular|la persona titular)|tiene que (?:venir|firmar|llamar) (?:el|ella) (?:en persona|mism[oa])|dar(?:lo|la|le|los)? de baja\b|(?:cancel\w+|dar de baja) (?:\w+ ){0,3}(?:la linea|el contrato|internet|la luz|el telefono|netflix|la tarjeta|la cuenta|la suscripcion))/,
    unless: /\b(?:no la he dado|de baja por|la baja medica|me di|darme)\b|\b(?:como quien)/,
    says: ['@duelo Tener que explicarlo una y otra vez cansa y duele.', '@duelo Encima del dolor, el papeleo. Qué pesado.'],
    asks: ['@duelo #others ¿Quién está llevando el papeleo?'],
  },
]
