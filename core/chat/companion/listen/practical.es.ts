import { withWords } from './any-of'
import type { PracticalHeard } from './practical'

/** What sounds alike and asks for something else: why, whether it is normal, what is past, the product, a doctor's or a judge's matter, danger. */
const never =
  /\bnormal\b|\bcontigo\b|\bte puedo\b|\bpued(?:es|e usted)\b(?! (?:aconsej|recomend|decir))|\bpod(?:rias|es)\b(?! (?:aconsej|recomend|decir))|\bme (?:ayud[ae]s?|acompanas?\b|haces|dejas|redactas|da|das|dara|explico)\b|sustitu|\bquiere decir que|\b(?:volvera|vendra|podre)\b|\bvolvere a\b|\bfue (?:buena|mala|correcto)|\bhe hecho (?:bien|mal)|\bhago mal|\bacerte\b|\bde locos|ridiculo|\bes corriente|\bloc[oa] por|mal de la cabeza|solo a mi\b|, (?:y )?por ?que\b|\bpara que (?:sirvo|fue)|\bimprim|\bquien (?:puede|va a)|\b(?:puede|pueden|va a) (?:ver(?:lo)?|leer(?:lo)?)\b|\blo que le cuento|\bcontar(?:le|te) (?:nada|lo mio|esto)|\bte he\b|que tengo\W*$|\bme (?:oira|escuchara|oye)\b|\ba su foto|\bcomo si (?:me|estuviera)|\bcrees? que (?!deb|me conv|es mejor|es buena)|\bpena pagar|\bsin (?:pagar|mandar)|\bpuedo escribir(?:le|lo)? (?:a mi|como|aki)|\bhablarle a (?:su|una|mi (?:abuel|difunt))|\ben (?:quechua|ingles|catalan)\b|\b(?:una|la) carta (?:de despedida|se|la|en)\b|\bejercicio|\btecnica\b|\bque (?:piensas?|opinas?|le parece)\b(?! si)|\bdemora\b|\bescribirl[oa] yo\b|\bcon la voz|\ben voz alta\b|\bmis (?:historias|fotos)\b|\bva a \w+ o no\b|\bsabe responder|\bdifunt[oa]\b|\bfuneral de tu\b|\b(?:me|le) (?:contestara|respondera|llegara)|\b(?:es|sera) (?:muy )?raro|^(?:y |pero |pues |entonces |oye,? |ay,? |dios,? )*(?:por ?que|para que|de que sirve|que sentido|quien (?:lee|me|eres|soy|ve|esta|puede (?:leer|ver))|cuanto tiempo|hasta cuando)\b|\b(?:hice|hicimos|estuvo|obre|actue|habre hecho) (?:bien|mal|lo correcto)|\b(?:deberia(?:mos)?|debia|debi|tendria que|podria|tenia que) (?:\w+ )?haber(?! \w+ (?:en|para))|\b(?:hubiera|hubiese|habria)\b|\b(?:te|se) (?:acuerdas?|acordas)\b|\b(?:recuerdas|recordas|eres|sos)\b|\bmatar(?:me|se|l[oa])|suicid|\bmorirme|quitarme (?:la vida|de en medio)|acabar con (?:todo|mi vida)|hacerme dano|cortarme|\bpastillas?\b|medica(?:cion|mentos?)\b|medicina\b(?! o)|antidepresiv|\bdosis\b|embaraz|\babort|\bdenunci|\b(?:borr|elimin|cancel|descarg)\w+ (?:\w+ )?(?:cuenta|app|aplicacion(?! para)|historial|suscripcion|todo(?: esto)?|esto|lo que (?:puse|dije|escribi|te))\b(?! para)|\b(?:contar|decir|preguntar|escribir|hablar|pedir)(?:te(?:l[oa])?|l[oe] a eon)\b|\bcontar(?:lo|selo) todo otra vez|\b(?:escrib|dec|dig|habl|cont)\w*\b.{0,30}\b(?:aqui|por aqui)\b|\baqui lo que|\bte (?:dije|conte|dijo|cuento|digo)\b|\bme (?:pega|pego|golpe\w+|amenaz\w+|empuj\w+)\b|\b(?:le|les) tengo (?:miedo|panico)|\bque hago (?:yo )?(?:ahora )?(?:aqui|en este mundo|en esta vida)?(?: yo)? ?sin\b|\ben este mundo\b|\b(?:yo aqui|aqui yo)\b|\b(?:con|de) (?:est[eao]s?|tant[oa]s?|tod[oa] (?:este|esta|el|la)|la|el|mi|lo que|lo) (?:gran |mismo )?(?:dolor|culpa|rabia|pena|amor|tristeza|ausencia|vacio|odio|soledad|ansiedad|angustia|sient\w+|bronca|amargura|silencio|miedo)\b|\bcon esto(?: que| en|\W*$)|\balguien que ya no esta\b|\b(?:a la mitad|a medias) se\b|\bpagar (?:para|por (?:esto|usar))|\bplan\b.{0,14}\b(?:pag|corazon|alma)|\b(?:la|una|esa) carta (?:de eon|que hace)|\beon\b|\b(?:esta|la) (?:app|aplicacion|pagina)\b(?! para)|\bmis (?:mensajes|datos)\b|^(?:y |pero )?(?:(?:tu|vos|usted) )?(?:sabes?|a que no sabes|adivina) (?:usted )?(?:lo )?que (?:me |le |nos )?(?:dijo|contesto|respondio|hizo|paso)\b/

/** How a deliberation is worded. */
const asks =
  /\?\s*$|(?<!\b(?:hay|habia|habra|tengo|tiene|tienen|tenemos|tenia) )\b(?:que|q|k) (?:\w+ )?(?:hago|hacemos|hacer|haces|haria|harias|hace|hacen|digo|contesto)\b|\b(?:deberia(?:mos)?|debo|debemos|tendria que|conviene|convendria|puedo|podria)\b|\bvale la pena\b|\bno se (?:si|que|como|cuando|donde|por donde|a quien)\b|\bcomo (?:hago|le hago|se hace|hacer|puedo|se lo|le|les|dejo|empiezo|decid\w+|reparto)\b|\b(?:aconsej|recomiend|recomend|sugier|suger)\w+|\bo no\W*$|\bsi o no\W*$|\b(?:es|seria|sera) (?:mejor|buena idea)\b|\bmejor \w+ o\b|\bpor donde (?:empiezo|empezar|se empieza|comienzo|arranco)\b|\bduda\b/

const within = withWords({
  KIDS: '(?:hij[oa]s?|hijit[oa]s?|nin[oa]s?|nen[ea]s?|peque(?:n[oa]s?|s)?|chic[oa]s|chiquit[oa]s?|chiquill[oa]s?|niet[oa]s?|sobrin[oa]s?|crios?|criaturas?|guaguas?|chamac[oa]s?|chamos?|gurises)',
  PET: '(?:perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|cachorr\\w+|mascotas?|animal(?:es|itos?)?|conej[oa]s?|caballo|loro|hamster)',
  FAM: '(?:(?:herman|cunad|suegr|prim|ti|consuegr)[oa]s?|hermanastr[oa]s?|yernos?|nueras?|familia(?:res)?|madre|padre|papa|mama|padres|mis? viej[oa]s?|hijastr[oa]s?|madrastra|padrastro)',
  MATE: '(?:marido|mujer|espos[oa]|novi[oa]|pareja|companer[oa]|prometid[oa])',
  EVENT: '(?:boda|misas?|funeral|entierro|velorio|velatorio|tanatorio|sepelio|cremacion|fiestas?|cena|comida|almuerzo|asado|reunion|bautizo|bautismo|comunion|graduacion|cumple\\w*|navidad\\w*|nochebuena|nochevieja|aniversario|novenario|novena|homenaje|ceremonia|acto|quince(?:anos)?|casamiento|matrimonio|evento|despedida|invitacion|parrillada|posada|festejo|reencuentro|iglesia|culto)',
  OBJECT: '(?:ropa|ropero|camis\\w+|zapat\\w+|pantufl\\w+|chanclas|abrigos?|chaquet\\w+|camperas?|saco|sueter(?:es)?|jersey|vestidos?|pijama|anillos?|alianzas?|joyas?|reloj|collar(?:es)?|aretes|aros|lentes|gafas|anteojos|juguetes?|cosas|pertenencias|objetos|cepillo|perfume|colonia|libros|discos|herramientas|taza|silla de ruedas|cuna|carrito|regalos?|cartas|tarjetas|armario|closet|placard|peluches?|cama|almohada|mantas?|sombreros?|bufanda|auto|carro|coche|camioneta|moto|bicicleta|bici|piano|guitarra|coleccion|muletas|baston|radios?|tocadiscos|tele|televisor|maquina (?:de|para) (?:coser|escribir|afeitar)|macetas?|plantas?|cuadros?|sofa|mesa|vajilla|cafetera|paraguas|medallas?|cajon(?:es)?|maleta|sudadera|buzo|gorras?|bolso|recuerdos|sillon|escritorio|uniforme)',
  RECORDS: '(?:audios?|notas? de voz|mensajes?|buzon(?: de voz)?|contestador|grabacion(?:es)?|fotos?|fotografias?|videos?|chats?|conversacion(?:es)?|whatsapps?|wasaps?|correos?|telefono|celular|movil|linea|voz|llamadas)',
  DATE: '(?:cumpleanos|cumple|aniversario|navidad(?:es)?|nochebuena|nochevieja|fin de ano|ano nuevo|dia de reyes|dia de la madre|dia del padre|dia de (?:los )?muertos|dia de (?:los )?difuntos|san valentin|dia de los enamorados|la fecha|esa fecha|ese dia|sabados|domingos|fiestas|el (?:24|31|25))',
  ASKING: '(?:que (?:hago|hacer|hacemos|puedo hacer|se hace|hay que hacer)|como (?:hago|manejo|ordeno|empiezo|se hacen?|pago|reclamo|resuelvo)|por donde|deberia|debo|tengo que|hay que|firmo|pago|acepto|cobro|cierro|reclamo|llamo|aviso)',
  PAPERS: '(?:papeles|papeleo|tramites?|el seguro|los seguros|seguro de vida|aseguradora|bancos?|pension|herencia|notari[oa]|facturas?|deudas?|hipoteca|impuestos|gestor\\w*|cuenta (?:del banco|bancaria|conjunta)|certificado|testamento|recibos|burocracia|abogad[oa]|sucesion|ahorros|el dinero)',
  NOW: '(?:dia|dias|hoy|jornada|trabajo|turno|navidad(?:es)?|fiestas|semana|tarde|tardes|domingos?|sabados?|lunes|martes|miercoles|jueves|viernes|mananas?|nochebuena|fin de ano|ano nuevo|vacaciones|aniversario|cumpleanos|finde|fin de semana|mes|rato|verano|invierno)',
})

const heard = (...patterns: readonly RegExp[]): RegExp => new RegExp(`^(?!.*(?:${never.source}))(?=.*(?:${asks.source})).*?(?:${within(...patterns).source})`)

/** Practical matters as they are asked about: how each is heard, the plainest first. One sentence, read without accents, in lower case. */
export const practicalHeardEs: readonly PracticalHeard[] = [
  {
    id: 'ashes',
    hears: heard(/cenizas?|urna|esparc\w+/),
  },
  {
    id: 'child-funeral',
    hears: heard(
      /(?:llev\w+|dej\w+|permit\w+|traer|traigo)\b.{0,40}KIDS.{0,40}(?:entierro|funeral|velorio|velatorio|tanatorio|sepelio|cementerio|misa|cremacion)/,
      /KIDS.{0,40}(?:vaya|vayan|ir|venga|vengan|va|van)\b.{0,20}(?:entierro|funeral|velorio|velatorio|tanatorio|sepelio|cementerio|misa)/,
    ),
  },
  {
    id: 'pet-last',
    hears: heard(/(?:dormir|sacrific\w+|eutanasi\w+|dormim\w+|durm\w+|duerm(?:o|en)|poner a dormir)\b.{0,24}PET(?! en)|PET\b.{0,50}(?:sacrific\w+|veterinari\w+\b.{0,60}\bdormirl[oa]|eutanasi\w+|ponerl[oa] a dormir|dormirl[oa])|eutanasi\w+|ponerl[oa] a dormir|sacrificarl[oa]/),
  },
  {
    id: 'alone-or-with',
    // Of a place one goes to: «no sé si terminarlo yo sola o dejarlo con el hueco» is of something else.
    hears: heard(/(?=.*\b(?:ir|iria|voy|vaya|vamos|entr\w+|visit\w+|volver|vuelvo|recog\w+|recoj\w+|subir|subo|abr\w+|vaci\w+|limpi\w+|pas\w+|acerc\w+|lo hago|hacerlo)\b).*\bsol[oa]\b.{0,40}\bo\b.{0,60}\b(?:con|acompan\w*|juntos|juntas|le (?:digo|pido|aviso)|llamo a|llevo a|me llevo)\b|\b(?:con|acompan\w*|le (?:digo|pido|aviso))\b.{0,60}\bo\b.{0,20}\bsol[oa]\b/),
  },
  {
    id: 'pet-keep',
    hears: heard(/(?:(?:me (?:l[oa] )?|nos (?:l[oa] )?)(?:quedo|quedamos|traigo|llevo) (?:con )?|quedarme con |(?:traer|llevar)me a? ?|(?:acojo|regalo|entrego|doy|dejo) a? ?)(?:el|al|la|a la|los|las|su|sus) PET(?! (?:en|un rato|afuera|fuera|sol[oa]))|PET\b.{0,30}\b(?:(?:me )?l[oa]s? (?:quedo|traigo (?:a|con)|llevo (?:a casa|con)|acojo|doy|regalo|entrego)|se queda conmigo)/),
  },
  {
    id: 'pet-next',
    hears: heard(/(?:otr[oa]|nuev[oa]) PET|(?:adopt\w+|tener|compr\w+|traer|traigo|acoger|recoger|agarr\w+) (?:a )?(?:un[oa]?|otr[oa]) (?:\w+ )?PET|adopt(?:o|ar|amos|e)\b(?! un[oa]? (?:nin|actitud))/),
  },
  {
    id: 'pet-things',
    hears: heard(/(?:cama|camita|cuna|cucha|casita|plato|platito|comedero|correa|collar|arenero|juguetes?|cosas|mantas?|pelota|jaula|comida|arnes)\b.{0,8}\b(?:del?|de la|de mi|de su|de nuestr\w+|de mis) (?:\w+ )?PET|(?:correa|comedero|arenero|cucha|rascador|bebedero|camita)/),
  },
  {
    id: 'checking-profile',
    hears: heard(
      /(?:dej\w+|par\w+|evit\w+|no|resist\w+|aguant\w+|quit\w+|sigo)\b.{0,20}\b(?:mir\w+|ver(?:l[eoa])?|revis\w+|espi\w+|chequ\w+|entr\w+|busc(?:ar\w*|ando)|stalke\w+|cotille\w+|met\w+|vigil\w+|fij\w+)\b.{0,40}\b(?:perfil\w*|instagram|insta|ig|facebook|face|fb|whatsapp|wasap|wsp|wpp|estados?|historias?|ultima (?:vez|conexion)|en linea|redes|likes?|tiktok|telefono|celular|cuenta|publica\w+)/,
      /(?:espi(?:o|ar\w*|ando)|stalke\w+|cotillear\w*)|(?:revis|mir|chequ)(?:o|ar\w*|ando)\b.{0,20}\b(?:perfil|instagram|insta|facebook|whatsapp|estados?|historias|ultima (?:vez|conexion)|redes|likes?)/,
    ),
  },
  {
    id: 'block-unfollow',
    hears: heard(
      /(?:l[oae]s?|se) (?:des)?bloqueo|(?:des)?bloque(?:ar\w*|amos|arias)|silenciar\w*|(?:l[oae]s?) silencio|dej(?:o|ar|arias) de seguir\w*|(?:sigo|seguir) siguiendo\w*|(?:borr|elimin|quit|sac)(?:o|ar\w*|amos)\b.{0,24}\b(?:contactos?|numero|de (?:mis |mi |las |los |todas? )?(?:redes|amig\w+|instagram|insta|facebook|seguidores|lista|whatsapp|tod[oa]s (?:lados|partes)))/,
    ),
  },
  {
    id: 'phone-messages',
    hears: heard(
      /(?<!\bme )(?:borr|guard|escuch|elimin|conserv|mir|quit|archiv|dej|cancel|apag|public|copi|romp|quem|tir)(?:o|ar\w*|amos|er\w*|arias)\b.{0,30}RECORDS\b(?! (?:movil|nuevo|propio))/,
      /(?:oigo|oir\w*|leo|leer\w*|releer|veo|ver|(?:hag|hac)\w+ (?:yo |ahora |uno )?con|dar de baja|doy de baja)\b.{0,24}\b(?:sus?|l[oa]s?|el|es[oae]s?|nuestr\w+|ultim\w+|un|una|todos?|todas?) (?:\w+ ){0,3}RECORDS/,
      /RECORDS\b.{0,50}\b(?:l[oa]s?|se) (?:borro|guardo|escucho|elimino|conservo|oigo|miro|leo|dejo|cancelo|apago|doy de baja|quito)/,
    ),
  },
  {
    id: 'tell-children',
    hears: heard(
      /(?:dig|dec|cont|cuent|explic|expliq|contest|respond|habl)\w+\b.{0,36}\b(?:al|a la|a l[oa]s|a mis?|con mis?|a nuestr\w+|a sus?|a un[oa]?) (?:\w+ )?KIDS/,
      /KIDS\b.{0,60}\b(?:como|que) (?:se lo|le|les) (?:dig|cuent|expli|contest|respond)\w+/,
      /(?:se lo|le|les) (?:digo|cuento|explico|contesto)\b.{0,30}\b(?:tiene|de) (?:[2-9]|1[0-5]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: anos)?\b/,
    ),
  },
  {
    id: 'children-time',
    hears: heard(
      /(?:dej(?:o|ar\w*|amos)|permit(?:o|ir\w*)|prest(?:o|ar\w*)|doy|dar\w*)\b.{0,40}KIDS/,
      /KIDS\b.{0,60}\b(?:se l[oa]s?|le|l[oa]s?) (?:dejo|doy|presto|permito)/,
      /(?:cambi(?:o|ar\w*|amos)|ced(?:o|er\w*)|intercambi\w+)\b.{0,30}\b(?:finde|fin de semana|fines de semana|dias?|semanas?|turnos?|custodia|noches?)/,
      /(?:la|esa) custodia|custodia compartida|regimen de visitas|(?:repart|divid)\w+\b.{0,24}KIDS|llevarse a (?:los|las|mis|la|el) KIDS/,
      /present(?:o|ar\w*)\b.{0,40}(?:KIDS|pareja|novi[oa])|KIDS\b.{0,20}\bconozcan? a\b/,
    ),
  },
  {
    id: 'speak-in-public',
    hears: heard(
      /(?:habl(?:o|ar|e|amos)|le(?:o|er)|dig(?:o|amos)|decir|discurso|palabras|subo|subir|lectura|canto|cantar)\b.{0,40}\b(?:misa|funeral|entierro|velorio|velatorio|tanatorio|sepelio|homenaje|ceremonia|despedida|iglesia|boda|acto|novenario|delante de tod\w+)/,
      /(?:misa|funeral|entierro|velorio|tanatorio|homenaje|ceremonia|despedida|boda|acto)\b.{0,50}\b(?:habl(?:o|ar|e)\b|leo\b|leer\b|(?<!\b(?:le|les|lo) )digo\b|decir\b(?!le|les)|discurso|palabras)/,
      /(?:el|un) discurso|unas palabras/,
    ),
  },
  {
    id: 'cemetery',
    hears: heard(/(?:voy|vamos|ir|iria|visit\w+|vuelv\w+|volver|llev\w+|acerc\w+|pas\w+|entr\w+|flores|cada cuanto)\b.{0,40}\b(?:cementerio|panteon|tumba|nicho|lapida|sepultura|camposanto)|(?:cementerio|panteon|tumba|nicho|camposanto)\b.{0,40}\b(?:voy|ir|visit\w+|flores|vuelvo|cada cuanto)/),
  },
  {
    id: 'let-come',
    hears: heard(
      /(?:dej(?:o|ar\w*|arias)(?! de)|permit(?:o|ir\w*))\b.{0,40}\b(?:veng\w+|venir|entr(?:e|en|ar)|se quede|quedarse|sentarse|se siente|visit\w+)/,
      /(?<!\bme |\bnos )invit(?:o|ar\w*|amos|arias)\b|(?:quiere|quieren|pidio|pide|insiste en|ofrecio) (?:\w+ )?(?:venir|visitar\w*|quedarse)\b|recib(?:o|ir)\b.{0,14}\b(?:en casa|visitas?|a mi|a su)|(?:le|les) digo que (?:no )?venga/,
    ),
  },
  {
    id: 'crying-public',
    hears: heard(
      /(?:llor\w+|llant[oa]|lagrimas|me (?:quiebro|rompo|derrumbo)|romper a llorar|suelt\w+ (?:a llorar|llorando))\b.{0,50}\b(?:trabajo|oficina|clases?|reunion(?:es)?|calle|publico|delante|enfrente|frente a|metro|autobus|bus|camion|colectivo|super\w*|tienda|gente|jef[ea]|companer\w+|escuela|colegio|sala|misa|alli|ahi)/,
      /(?:trabajo|oficina|clase|reunion(?:es)?|calle|publico|delante de|enfrente de|sala|super\w*)\b.{0,50}\b(?:llor\w+|lagrimas|me quiebro|me derrumbo|suelt\w+ llorando)/,
    ),
  },
  {
    id: 'get-through-day',
    hears: heard(
      /(?:como|que hago para)\b.{0,30}\b(?:pas(?:o|ar\w*)|aguant(?:o|ar\w*)|sobreviv(?:o|ir\w*)|llev(?:o|ar\w*)|sobrellev\w+|afront\w+|enfrent\w+|super(?:o|ar)|llego|llegar|atraves\w+|atravies\w+|soport\w+|termin\w+|levant\w+|encar\w+|hago)\b.{0,30}\bNOW/,
      /como (?:hago para |puedo |le hago para |me )(?:me )?levant\w+/,
    ),
  },
  {
    id: 'visit-event',
    hears: heard(
      /(?:voy(?! a encontrar)|vamos|ir|iria|irias|vaya|acud\w+|asist\w+|presentarme|me presento|acept(?:o|ar)|falt(?:o|ar)|quedarme|me quedo|escaparme|apare(?:zco|cer)|rechaz(?:o|ar)|cancel(?:o|ar)|viaj(?:o|ar))\b.{0,50}EVENT/,
      /EVENT\b.{0,60}\b(?:voy|ir|iria|irias|falto|asisto|acepto|me quedo|quedarme|vaya)\b/,
    ),
  },
  {
    id: 'mark-date',
    hears: heard(
      /(?:que (?:hago|hacemos|se hace|puedo hacer|hacer|podemos hacer)|celebr(?:o|ar\w*|amos)|festej(?:o|ar\w*|amos)|conmemor\w+|pas(?:o|ar\w*)|record(?:ar)?|recuerdo|hacer algo|hago algo|dedic\w+)\b.{0,24}DATE/,
      /DATE\b.{0,50}\b(?:que (?:hago|hacemos|se hace|puedo hacer)|l[oa]s? (?:celebro|celebramos|festejo|paso))/,
      /(?:pong\w+|pon(?:er|go)|arm(?:o|ar)|mont(?:o|ar))\b.{0,16}\b(?:arbol|nacimiento|belen|pesebre|altar|adornos|luces)/,
    ),
  },
  {
    id: 'money-papers',
    hears: heard(
      /ASKING\b.{0,60}\bPAPERS/,
      /PAPERS\b.{0,60}\b(?:que (?:hago|hacer|hacemos|puedo hacer|se hace)|como (?:hago|empiezo)|por donde|los? (?:firmo|pago|doy|cobro|acepto)|o no)/,
    ),
  },
  {
    id: 'apologise',
    hears: heard(/disculp(?:a|as|o|ar\w*|arme)|(?:pid\w+|ped\w+)\b.{0,14}\bperdon|(?:decir(?:le|les)?|digo|le digo)\b.{0,14}\b(?:que )?lo siento|lo siento\b.{0,30}\b(?:digo|decir\w*)|repar(?:o|ar) (?:el|lo|mi)|enmend\w+|le falle\b.{0,40}\b(?:digo|escribo|hago)/),
  },
  {
    id: 'give-back-things',
    hears: heard(
      /(?:devuelvo|devolvemos|devolver(?:le|les|sel[oa]s?)?(?! la llamada)|regres(?:o|ar)(?:le|sel[oa]s?)?)\b.{0,30}\b(?:llaves?|OBJECT|muebles|anillo|l[oa] que|deposito|caja)|(?:le|les) devuelvo (?:el dinero|la plata)|devolver(?:le|sel[oa]s?)\b|se l[oa]s? (?:devuelvo|regreso)|que me devuelva/,
      /(?:repart(?:o|ir\w*|imos|e|en)|divid(?:o|ir\w*|imos|e|en))\b|las llaves|los muebles|quien se queda (?:con )?(?:el|la|los|las) (?:PET|sofa|casa|piso|departamento|auto|carro|coche|muebles|libros|cosas)|(?:el deposito|la fianza)/,
      /(?:paso|pasar|voy|ir|recoj\w+|recog\w+|busc\w+|pid\w+|ped\w+)\b.{0,14}\b(?:a )?(?:por |buscar |recoger )?(?:mis|sus) cosas|mis cosas (?:en|de) (?:su|la) casa/,
    ),
  },
  {
    id: 'move-home',
    hears: heard(
      /(?:vend(?:o|er\w*|emos|eria\w*)|dej(?:o|ar|amos)|abandon\w+|alquil(?:o|ar\w*)|arriend\w+|me voy de|irme de|conserv(?:o|ar)|qued\w+ (?:en|con))\b.{0,16}\b(?:la casa|mi casa|esta casa|nuestra casa|el piso|este piso|departamento|depa|apartamento|finca|vivienda|hogar|parcela|chacra)/,
      /(?:mud(?:o|arme|arnos|amos|ar)|me cambio de casa|me vuelvo (?:a|al) (?:casa|pueblo|ciudad|mi)|volver(?:me)? (?:al pueblo|a mi pais|a casa de|a mi tierra)|irme a vivir|me voy a vivir|vaya a (?:vivir|\w+ con (?:el|ella)))/,
      /(?:su|el) lado (?:de la (?:cama|habitacion)|del (?:armario|ropero|closet|placard|cuarto|bano))|dorm(?:ir|o|iria) en (?:el sofa|otr[oa]|su lado)|duermo en (?:el sofa|otr[oa]|su)|(?:hag\w+|hac\w+|cambi\w+|vaci\w+|toc\w+|us\w+|pint\w+|orden\w+|dej\w+)\b.{0,10}\b(?:su|el) (?:cuarto|habitacion|pieza|dormitorio)|cambi(?:o|ar) (?:los muebles|la cama|de casa|las sabanas|la cerradura)/,
    ),
  },
  {
    id: 'keepsakes',
    hears: heard(
      /(?<!\b(?:le|les) )(?:guard|tir|bot|don|regal|sac|dej|conserv|lav|quem|empac|embal|separ|us|vaci|quit|dobl|orden|toc)(?:o|ar\w*|amos|arias)\b.{0,24}(?<!\bmis )OBJECT\b(?! (?:clar|asi|en paz|que hacer|para manana))/,
      /(?<!\b(?:le|les) )(?:vend(?:o|er|emos)|(?:hag|hac|har)\w+ (?:yo |ahora |uno |una |usted )?(?:entonces )?con|deshag\w+|deshacer\w*|desprend\w+|me quedo con|quedarme con|me pongo|seguir (?:usando|llevando))\b.{0,24}(?<!\bmis )OBJECT/,
      /(?:tra(?:igo|er)|llev(?:o|ar)) ?(?:me )?(?:a casa )?(?:la|el|los|las|su|sus) OBJECT/,
      /OBJECT\b.{0,60}\b(?:me )?l[oa]s? (?:traigo|llevo|guardo|tiro|boto|dono|regalo|saco|dejo|conservo|lavo|quemo|vendo|quito|uso|doy|quedo)/,
    ),
  },
  {
    id: 'quit-job',
    hears: heard(
      /(?:dej(?:o|ar\w*|arias)|renunci(?:o|ar\w*|amos|arias|e)|abandon(?:o|ar))\b.{0,16}\b(?:trabajo|empleo|puesto|empresa|curro|laburo|chamba|pega|cargo|oficina)|renunci(?:o|ar|arias)(?! a (?:el|ella|mis|la (?:idea|esperanza)))|me (?:voy|largo|salgo) (?:del (?:trabajo|empleo)|de la empresa)/,
      /(?:pid\w+|ped\w+|tom\w+|solicit\w+)\b.{0,16}\b(?:la baja|una? baja|licencia|excedencia|permiso(?! a)|reduccion|dias|incapacidad|vacaciones)|media jornada|medio tiempo|menos horas|reduc\w+ (?:la |mi )?(?:jornada|horas)|bajo las horas/,
      /(?:acept\w+|tom\w+|rechaz\w+)\b.{0,16}\b(?:oferta|trabajo|puesto|ascenso|empleo|propuesta|traslado)|la (?:otra )?oferta|cambi\w+ de (?:trabajo|empleo|profesion)|(?:volver|vuelvo|reincorporarme|regreso)\b.{0,8}\b(?:al trabajo|a trabajar|a la oficina)|jubil(?:o|arme)/,
    ),
  },
  {
    id: 'study-choice',
    hears: heard(
      /(?:dej|cambi|present|abandon|aplaz|continu|termin|inscrib|matricul|retom|estudi|congel|paus|curs)(?:o|ar\w*|arme|amos|o de|arias|irme)\b.{0,30}\b(?:carrera|universidad|facultad|uni|facu|estudios|examen\w*|master|maestria|doctorado|tesis|oposicion(?:es)?|materias?|semestre|curso|grado|parcial|finales|prepa|medicina|derecho)/,
      /(?:sigo|seguir|repit\w+|repetir|pospong\w+|posponer|escoj\w+|escoger|elij\w+|elegir|vuelvo a|volver a|rind\w+|rendir|hago|hacer|voy a|ir a|me presento)\b.{0,16}\b(?:carrera|universidad|facultad|uni|facu|estudi\w+|examen\w*|master|maestria|doctorado|tesis|oposicion(?:es)?|semestre|grado|parcial|finales|prepa|la materia)/,
      /(?:carrera|examen\w*|tesis|oposicion|master|doctorado|semestre)\b.{0,50}\b(?:l[oa]s? (?:dejo|cambio|repito|aplazo|hago|sigo|termino)|me presento|o no|o espero|o cambio)/,
    ),
  },
  {
    id: 'what-to-do-with-life',
    hears: heard(
      /que (?:hacen?|se hace) (?:uno|una|la gente)?\b.{0,24}\b(?:lunes|martes|miercoles|jueves|viernes|mananas?|dias?|tardes?|semana|tiempo)/,
      /(?:hago|hacer|hacemos|harias) (?:yo |ahora )*con (?:mi|el resto de mi|lo que queda de mi) vida(?! (?:sin|si no))|por donde (?:empiezo|empezar|se empieza|comienzo|comenzar|arranco)\b.{0,12}\b(?:todo|de cero|mi vida|a buscar|de nuevo|otra vez|si|cuando)|(?<!\b(?:es|seria|sera|era|fue) )(?:empiezo|empezar|arranco|comenzar) (?:de (?:nuevo|cero)|otra vez)|busc(?:o|ar) (?:un |otro |algun )?(?:trabajo|empleo|chamba|laburo|pega)|consig\w+ (?:un )?(?:trabajo|empleo)|encontr(?:ar|o) (?:un )?(?:trabajo|empleo|mi (?:camino|vocacion|proposito)|rumbo)|a que (?:me )?(?:dedico|dedicarme|puedo dedicarme)|me (?:echaron|despidieron|corrieron)\b.{0,30}\bque hago|en que (?:puedo trabajar|trabajo ahora)|que (?:camino|rumbo) (?:tomo|tomar|elijo|sigo)|reinvent(?:o|ar\w*)|rehacer mi vida(?! con)/,
    ),
  },
  {
    id: 'people-ask',
    hears: heard(
      /(?:cuando|si|cada vez que|al que|a quien(?:es)?|a los que|a la gente que|a todo el que)\b.{0,30}\bpregunt(?:a|an|e|en|aban)\b/,
      /me pregunt(?:a|an|en|e)\b.{0,50}\b(?:que|como) (?:les? )?(?:digo|contesto|respondo|decir|contestar|responder)/,
      /(?:contest(?:o|ar\w*)|respond(?:o|er\w*)|digo)\b.{0,20}\b(?:vecin\w+|chismos\w+|la gente|conocid\w+)/,
    ),
  },
  {
    id: 'help-someone',
    hears: heard(
      /(?:ayud|apoy|acerc|acompan|consol|anim|cuid)(?:o|ar|amos|arme|arias)\b.{0,10}\b(?:a|al) (?:(?:mi|mis|un|una|su|la|el|alguien|quien|nuestr\w+)\b|\w+\?)|(?:ayud|apoy|acompan|consol|anim)ar(?:l[oae]s?)\b|(?:l[oae]s?) (?:ayudo|apoyo|acompano|consuelo)|acerc(?:arme|o) a (?:el|ella)/,
      /(?:mi|su) (?:MATE|KIDS|FAM|amig[oa])\b.{0,40}\b(?:no|apenas|ni) (?:quiere |puede |me )?(?:habla|hablar|dice|sale|salir|come|comer|cuenta|abre|abrirse|suelta|llora)\b/,
      /(?:a (?:un|una|mi) (?:amig|vecin|companer|colega)\w*|a alguien|a una persona)\b.{0,24}\b(?:acaba|perdio|se le (?:murio|ha muerto)|ha perdido|a quien)/,
      /(?:hacer que|hago para que|hago que) (?:\w+ ){0,3}(?:hable|coma|salga|se abra|cuente)\b/,
    ),
  },
  {
    id: 'family-conflict',
    hears: heard(
      /FAM\b.{0,60}\b(?:dijo|dijeron|dicen|herencia|testamento|la casa|el piso|auto|coche|carro|terreno|parcela|dinero|pele\w+|discut\w+|no me habl\w+|ofend\w+|hirio|hirieron|insult\w+|culpan?|acus\w+|su parte|reclam\w+|se queda\w* con|no vino|meten?)\b/,
      /(?:contest(?:o|ar\w*)|respond(?:o|er\w*)|enfrent(?:o|ar\w*)|ignor(?:o|ar)|perdon(?:o|ar\w*)|dej(?:o|ar) de hablar\w*|poner(?:le|les)? limites|pongo limites|reclam(?:o|ar\w*))\b.{0,10}\b(?:a|con) (?:mis?|su|la|el) (?:\w+ )?FAM/,
      /(?:parcela|terreno|herencia|la casa|el auto|el coche|el carro)\b.{0,40}FAM\b.{0,50}que (?:hago|puedo hacer)/,
      /quien se queda (?:con )?(?:la casa|el (?:auto|coche|carro|piso|terreno)) de/,
    ),
  },
  {
    id: 'take-back',
    hears: heard(
      /(?<!\b(?:me|va a|van a|podra|pudo|puede|quiera|quiere) )perdon(?:o|ar(?!me\b|se\b)\w*|arias|amos)\b|otra oportunidad|segunda oportunidad|(?:vuelvo|volver|volvemos|volveria|volverias|regreso|regresar) (?:con (?:el|ella|mi)|a estar con (?:el|ella|mi))|(?:l[oa]|le) (?:acepto|recibo|acepta\w*)\b.{0,14}\b(?:de vuelta|otra vez|de nuevo|en casa)|intentarlo (?:de nuevo|otra vez)|(?:dejo|dejar) (?:que vuelva|volver)|aceptarl[oa] (?:de|otra)|confiar (?:en|otra vez|de nuevo) (?:el|ella|en)/,
    ),
  },
  {
    id: 'answer-message',
    hears: heard(/(?:(?:le|les|lo|la) (?:contesto|respondo|ignoro|atiendo|devuelvo la llamada|dejo en visto)|(?:contestar|responder|ignorar|atender)(?:le|les|l[oa]s?)?|contesto|respondo|en visto|devolver(?:le)? la llamada)\b(?<!\b(?:me|nos|el|ella|nadie|mi \w+|su \w+) (?:contesto|respondo))(?!.{0,30}\b(?:pregunt\w+|FAM))/),
  },
  {
    id: 'new-love',
    hears: heard(
      /(?:salir|salgo|quedar|quedo|ligar|saliendo|verme|acostarme) con (?:alguien|otr[oa]s?|un[oa]? (?!amig)|gente)|tinder|bumble|apps? de citas|(?:otra|nueva|nuevo) (?:pareja|relacion|amor|novi[oa])|rehacer mi vida con|conocer (?:a )?(?:alguien|gente|otr\w+)|enamorarme|(?:tener|ir a|acepto|aceptar) (?:una |la |otra )?citas?(?! (?:con (?:el|la) (?:medic|doctor|psic)|medica))|una cita con (?!(?:el|la) (?:medic|doctor|psic|abogad|dentist))|volver a (?:querer|amar|casarme|salir|enamorarme)|casarme (?:otra|de nuevo)|abrir(?:me)? (?:al amor|el corazon|mi corazon)/,
    ),
  },
  {
    id: 'stay-or-leave',
    hears: heard(
      /(?:dej(?:o|ar|arias)|abandon(?:o|ar)) a (?:mi|la|el) (?:MATE)|dejarl[oa]\b(?! (?:en|con|a medias|asi|ahi|para|estar|ir|que|todo|solo|sola|pasar|entrar|venir|volver|ver))|(?:sigo|seguir|me quedo|quedarme|continuar|sigue una?) con (?:el(?!\w| \w)|el (?=o |y |aunque|a pesar)|ella|mi MATE|esta relacion|este matrimonio)|me (?:separo|divorcio)|(?:separar|divorciar)(?:me|nos)|nos (?:separamos|divorciamos)|(?:termin(?:o|ar)|cort(?:o|ar)|romp(?:o|er)) con (?:el|ella|mi)|termin(?:o|ar) (?:la|esta|mi) relacion|me (?:voy|quedo) o me (?:quedo|voy)|irme o quedarme|quedarme o irme|l[oa] dejo o (?:sigo|me quedo|no|aguanto)|salv(?:o|ar) (?:el|mi|este) matrimonio|firm(?:o|ar) el divorcio|pid\w+ el divorcio/,
    ),
  },
  {
    id: 'ask-for-help',
    hears: heard(
      /(?:ir|iria|irias|voy|vaya|acud\w+|ver|busc\w+|llam\w+|ped\w+|pid\w+|necesit\w+|consult\w+|hablar|hablo|empez\w+|empiezo|prob\w+|prueb\w+|apunt\w+|elij\w+|elegir|encontr\w+|entr\w+|hacer|hago|asist\w+)\b.{0,24}\b(?:psicolog\w+|psiquiatr\w+|terap\w+|medic[oa]|doctora?|grupos?|profesional|ayuda|especialista|consejer\w+|cura|sacerdote)/,
      /(?:al|un|una) (?:psicolog[oa]|terapeuta|psiquiatra)|la terapia/,
    ),
  },
  {
    id: 'meet-ex',
    hears: heard(
      /(?:(?:l[oa]|le) veo|verl[oae](?! (?:la cara|las caras|los ojos|el lado|la gracia))|vernos|nos vemos|(?:quedo|quedar|encontrarme|me encuentro|juntarme|me junto|reunirme|me veo|verme) con (?:el|ella|mi ex))\b(?!.{0,40}\b(?:ataud|cajon|cuerpo|feretro|tanatorio|velatorio|cielo|otra vida|algun dia))(?<!volver a (?:ver|verl[oae]))/,
      /(?:tomar|tomo|acept\w+|ir|voy|invit\w+)\b.{0,16}\b(?:un cafe|cafe|una cerveza|una copa|cenar|almorzar)\b|(?:hablar|hablo|hable|sentarme) (?:a hablar )?(?:con (?:el|ella|mi ex)|cara a cara|en persona)|voy a verl[oa]|le acepto (?:el|la)|cuando (?:lo|la|le) vea|lo voy a encontrar|la voy a encontrar/,
    ),
  },
  {
    id: 'write-to-ex',
    hears: heard(
      // A thing is sent too: «¿se lo mando por mensajería, o se lo llevo?», «no sé si mandarle un regalo».
      /(?:(?:le|les) (?:mando|envio|mande)|(?:mandar|enviar)(?:le|les))\b(?=\W*$| o no\b| algo\b| (?:un|el|este|ese|otro|unos) (?:mensajes?|texto|audio|whatsapp|wasap|correo|mail)\b)|(?:le|les|lo|la|se l[oa]) (?:vuelvo a )?(?:escribo|llamo|hablo|marco|busco|mensajeo|felicito|escribiria\w*|llamaria\w*|hablaria\w*|escriba|llame|hable)\b|(?:escribir|llamar|hablar|buscar|marcar|felicitar|contactar)(?:le|les|l[oa]|sel[oa])\b(?! a (?:la|su|mi|una|esa) familia\b)/,
      /(?:escrib(?:o|ir)|llam(?:o|ar)|habl(?:o|ar)|contact(?:o|ar)|felicit(?:o|ar)) (?:a|con) (?:mis?|el|la|su|mi ex|un) (?!medic|doctor|psic|abogad|banc|segur|jef|terap)\w+|(?:escribo|llamo|escribir|llamar) al (?!medic|doctor|psic|banc|segur|abogad|trabaj)\w+|(?<!\b(?:me|nos) )(?:mando|envio|mandar|enviar)\b.{0,10}\b(?:mensaje|carta|texto|audio|whatsapp|correo)|contacto cero|doy (?:a )?enviar|lo envio/,
    ),
  },
  {
    id: 'tell-others',
    hears: heard(
      /(?:se l[oa]|le|les) (?:digo|cuento|explico|confieso|decimos|contamos|diga|cuente|dirias|contarias)\b(?! (?:adios|hola|que (?!(?:si|no|paso|se)\b)))|(?:decir|contar|explicar|confesar)(?:sel[oa]|le|les)\b(?! adios| (?:(?:a|al) (?:\w+ ){1,2})?(?:para|de \w+[aei]r|que (?:veng|vay|me ayud|me acompan)\w*)\b)/,
      /(?:digo|cuento|confieso|aviso|avisar|decir|contar|confesar|explicar|explico|anunciar|anuncio|comento|comentar)\b.{0,24}\b(?:a|al|en) (?:mis?|mi|la|el|los|las|su|sus|nuestr\w+|todos|todo|trabajo|alguien|nadie|quien)|a quien (?:se lo )?(?:digo|cuento|aviso)|guard(?:o|ar) el secreto|me lo callo|callarmelo|que (?:le|les) (?:digo|cuento)/,
    ),
  },
  {
    id: 'sleep-night',
    hears: heard(
      /(?:que|como|no se|algo|algun|tienes|consejo)\b.{0,50}\b(?:dorm(?:ir|irme)|duerm\w+|insomnio|desvel\w+|madrugada|a las (?:3|tres|4|cuatro|2|dos|cinco|5)\b|esta noche|(?:por|en|de) (?:la|las) noches?|las noches|conciliar|pesadillas)(?! con (?:el|ella|alguien))/,
      /(?:despiert\w+|no (?:puedo )?(?:duermo|dormir)|insomnio|desvel\w+|madrugada|a las (?:3|tres|4|cuatro))\b.{0,60}\b(?:que (?:hago|puedo hacer|se hace)|como (?:hago|vuelvo))/,
    ),
  },
  {
    id: 'general',
    hears: heard(
      /(?<=^(?:\w+,? ){0,3})(?:que|q|k) (?:hago|hacemos|debo hacer|deberia hacer|puedo hacer|podria hacer|tengo que hacer|me (?:aconsej|recomiend|recomend|sugier)\w+|harias?|hariais|haria usted|harian)(?: yo| ahora| entonces| tu| vos| usted| al respecto| en mi lugar| si fueras yo)*(?=\W*$|,.*\bo\b)|(?<=\b(?:decidir|elegir|decision|opciones)\b.{0,30})que (?:hago|me (?:aconsej|recomiend)\w+)|no se que hacer(?=\W*$)|(?:necesito|dame|deme) (?:un )?consejo(?=\W*$)/,
      /(?:debo|deberia(?:mos)?|debemos|tendria que|me conviene|nos conviene|convendria)(?: yo)? (?!sentir\w*|estar|ser|tomar|dejar el|dejar la|preocupar\w*|saber|entender|verlo|verla|poder|llorar|haber|pagar|explicar\w*|avergonz\w*|sentirme)\w+(?:ar|er|ir)(?:me|se|l[oae]s?|sel[oa])*\b/,
      /(?:l[oa]s?|les?|me|nos)? ?\w+(?:o|amos|emos|oy) o (?:no\b|(?:me |lo |la )?(?:espero|aguanto|dejo|sigo|quedo|callo|voy))|\w+(?:ar|er|ir)(?:me|l[oae])? o (?:no|\w+(?:ar|er|ir)(?:me|l[oae])?)(?=\W*$)|(?<!como )lo hago(?=\W*$)|(?:y|pues|entonces|bueno)? ?(?:si o no)(?<=^\W*(?:(?:y|pues|entonces|bueno),? )?si o no)|(?:es|seria|sera) (?:mejor (?:si|\w+(?:ar|er|ir)\w*)|buena idea)\b|como (?:decido|se decide|elijo|lo decido|tomo (?:la|una) decision)|no se si \w+(?:ar|er|ir)(?:me|l[oae])?(?: \w+)* o\b|vale la pena (?:\w+(?:ar|er|ir)\w*|que)/,
    ),
  },
]
