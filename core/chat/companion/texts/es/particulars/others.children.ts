import { patternOf } from '../../../listen/any-of'
import type { Particular } from '../../texts'
import { child } from './others.words'

/** Children. */
export const othersChildren: readonly Particular[] = [
  // Children.
  {
    id: 'pregunta-de-nino', weight: 3,
    hears: patternOf(String.raw`\b(?:${child}|(?:el|la) de (?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis)|la peque|mi beb[ea])\b.{0,30}\b(?:(?:pregunta|preguntan|pregunto|preguntaron|ha preguntado|han preguntado|quiere saber|insiste)\b.{0,25}\b(?:papa|papi|mama|mami|cuando|donde|por que|xq|si (?:se|el|ella|vuelve|va|ama|la|lo|en)|vuelve|cielo|muert\w+|mori\w*|abuel\w+|herman\w+|esta|se ha|quien|hereda|por \w+)|(?:me |le )?dice,?.{0,10}(?:cuando (?:vuelve|viene)|donde esta|por que no (?:viene|esta|vuelve)|ya va a))\b`),
    unless: /\b(?:si (?:he tomado|tome|como|comi|quiero|necesito)|que quiero comer|por la musica)\b/,
    says: ['Qué difícil cuando lo preguntan así, tan directo.'],
    asks: ['#word ¿Qué le contestaste tú?'],
  },
  {
    id: 'que-le-digo-al-nino', weight: 2,
    hears: patternOf(String.raw`\b(?:no se|como|que) (?:como |que )?(?:le |les )?(?:decir(?:le|les|selo)?|explicar(?:le|les|selo)?|contar(?:le|les|selo)?|digo|explico|cuento|contesto)\b.{0,25}\b(?:a|al|con) (?:mi |mis |los |la |el )?(?:${child}|bebe)\b`),
    says: ['Qué difícil encontrar las palabras para un niño.'],
    asks: ['#word ¿Qué sabe hasta ahora?', '#time ¿Qué edad tiene?'],
  },
  {
    id: 'los-ninos-no-saben', weight: 2,
    hears: patternOf(String.raw`\b(?:mis |los |las |mi |el |la )?(?:ninos|hijos|hijas|nietos|peques|pequenos|nenes|crios|chicos|nin[oa]|peque|niet[oa])\b.{0,12}\b(?:(?:todavia|aun) no (?:lo )?sab(?:e|en)|no saben? que (?:fueron|hubo|su|papa|mama|tuvieron|el|ella|mur))\b|\bno se lo he(?:mos)? (?:dicho|contado) a (?:mis|los|las) (?:ninos|hijos|hijas|nietos|peques|nenes|crios|chicos)\b`),
    says: ['Todavía sin saberlo. Qué difícil llevarlo así en casa.'],
    asks: ['#want ¿Has pensado en decírselo?'],
  },
  {
    id: 'duerme-en-mi-cama', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|(?:el|la) de (?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis)|l[oa]s tres|l[oa]s dos)\b.{0,35}\b(?:duerme|duermen|se pasan?|se meten?|se acuestan?|amanecen?|viene|se viene|dormimos|se me mete|quiere dormir)\b.{0,22}\b(?:mi cama|conmigo|nuestra cama|la cama grande|a mi lado|con nosotros|en mi cuarto)\b`),
    says: ['Normal que busque compañía para dormir.'],
    asks: ['#body ¿Y tú consigues dormir así?'],
  },
  {
    id: 'vuelve-a-ser-pequeno', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|(?:el|la) de (?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis)|joaquin|ha vuelto a)\b.{0,30}\b(?:moja|hace pis|se hace pis|se mea|se orina|se hace encima|moja la cama|mojar la cama|volvio a(?:l)? (?:panal|chupete|biberon)|habla(?:r)? como (?:un )?beb[ea]|se chupa el dedo|chuparse el dedo|pide el (?:chupete|biberon)|muerde las unas|morderse las unas|come las unas)\b`),
    says: ['Se nota que todo esto también le está afectando.'],
    asks: ['#time ¿Desde cuándo le pasa?', '¿Dice algo cuando le pasa?'],
  },
  {
    id: 'dibuja', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|bebe|nena|la mayor)\b.{0,35}\b(?:dibuja|dibujo|dibujan|dibujos|ha dibujado|pinta a)\b.{0,35}\b(?:casa|familia|papa|mama|todos|perro|cielo|l[oa]s (?:tres|cuatro|cinco|dos)|abuel\w+|herman\w+|a (?:el|ella|su)|puertas)\b`),
    unless: /\b(?:tatu|pintura de|dibujante|dibujaba pulpos)\b/,
    says: ['Qué impresión da ver un dibujo así.'],
    asks: ['¿Dónde está cada persona en el dibujo?', '#thing ¿Te dijo algo del dibujo?'],
  },
  {
    id: 'se-porta-demasiado-bien', weight: 2,
    hears: patternOf(String.raw`\b(?:${child})\b.{0,40}\b(?:se porta|portan|esta|estan|es|anda|andan|se ha (?:vuelto|puesto)|se puso|se volvio)\b.{0,12}\b(?:demasiado |muy |tan |bien )?(?:bien\b|buen[oa]s?|formal\w*|educad\w+|seri[oa]s?|juicios\w+|callad[oa]s?|correct\w+|tranquil[oa]s?|ordenad\w+|quiet[oa]s?|obediente\w*|mayor\b)`),
    unless: /\b(?:bien gracias|estan bien|esta bien|muy bien alla|es buen[oa]|son buen[oa]s)\b/,
    says: ['Se entiende que eso te llame la atención.'],
    asks: ['#others ¿Quién más lo ha notado?', '#time ¿Cuándo notaste el cambio?'],
  },
  {
    id: 'ordena-todo', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|pequeno, \w+|mayor, \w+)\b.{0,40}\b(?:ordena|ordenan|ordenar|ordenarlo|ordenando|colecciona|comprueba|revisa|cuenta las|cierra las|le ha dado por ordenar|lava las manos)\b`),
    unless: /\b(?:la orden|ordenador)\b/,
    says: ['Será su manera de llevarlo.'],
    asks: ['¿Y qué pasa si alguien se lo mueve?', '#time ¿En qué momento del día le da por ahí?'],
  },
  {
    id: 'puerta-cerrada', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|(?:el|la) de (?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis))\b.{0,35}\b(?:se encierra|se encerro|encerrad[oa]|no sale (?:ya )?de (?:su |la |el )?(?:cuarto|habitacion|pieza|dormitorio)|puerta cerrada|da un portazo|portazos?|con (?:los )?(?:auriculares|cascos|audifonos))\b`),
    says: ['Qué difícil cuando se encierran así.'],
    asks: ['¿Hay ratos en que sí sale?', '¿Hay alguien a quien sí le cuente algo?'],
  },
  {
    id: 'contesta-con-la-cabeza', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|(?:el|la) de (?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis))\b.{0,35}\b(?:contesta (?:con|solo) (?:monosilabos|la cabeza)|no suelta prenda|no levanta (?:la vista|los ojos)|come mirando|ni contesta|ya ni contesta|no cuenta nada|solo dice (?:si|no|bien|ok))\b`),
    says: ['Sacarle una palabra cuesta, por lo que cuentas.'],
    asks: ['¿De qué hablaba antes?', '¿Hay alguien con quien sí hable?'],
  },
  {
    id: 'hijo-enfadado', weight: 2,
    hears: patternOf(String.raw`\b(?:${child})\b.{0,35}\b(?:(?:esta|anda|se puso|se ha puesto|sigue) (?:muy |tan |super )?(?:enfadad|enojad|rabios|furios|agresiv|rebelde|insoportable|contestador|imposible)\w*|me (?:pega|grita|insulta|contesta mal|odia)|rompe (?:todo|las|los|cosas)|muerde|ha mordido|pega (?:a los|a sus|a otros|en la)|tira (?:todo|las cosas)|azota)\b`),
    unless: /\bmuerde(?:n)? las unas|\bmorderse/,
    says: ['Cuánta rabia lleva dentro, y qué duro estar al lado.'],
    asks: ['#who ¿Con quién se enfada más?', '¿Y después, cuando se le pasa?'],
  },
  {
    id: 'hijo-hace-de-adulto', weight: 2,
    hears: patternOf(String.raw`\b(?:el hombre de la casa|la mujer de la casa|la senora de la casa)\b|\b(?:${child})\b.{0,40}\b(?:peina|cocina|cuida|viste|acuesta|despierta|lleva al|hace la (?:lonchera|comida|cena)|les hace|le hace)\b.{0,22}\b(?:a (?:su|sus|la|el|los) )?(?:herman\w+|pequen\w+|chic\w+|desayuno|cena|comida)\b`),
    says: ['Es mucha carga para esa edad.'],
    asks: ['#time ¿Cuántos años tiene?', '#who ¿Quién hacía eso antes?'],
  },
  {
    id: 'guarda-un-trozo', weight: 3,
    hears: patternOf(String.raw`\b(?:${child}|hijita|bebe)\b.{0,30}\b(?:le guarda|le deja|le reserva|le aparta|l[oa] saluda|l[oa] espera|l[oa] busca|le canta|le manda besos|le da las buenas noches|apunta al cielo|mirar? detras|va a mirar)\b`),
    unless: /\ble (?:deja|habla) (?:dinero|plata|ingles)\b|\bme\b.{0,6}\b(?:busca|espera)\b/,
    says: ['Qué ternura, y qué nudo en la garganta.'],
    asks: ['#word ¿Dice algo mientras lo hace?', '¿Fue idea suya?'],
  },
  {
    id: 'por-mis-hijos', weight: 2,
    hears: /\b(?:si no fuera|sigo|me levanto|aguanto|tiro|vivo|estoy de pie|me mantengo|aqui sigo|hago|finjo)\b.{0,18}\bpor (?:mis|los|las|mi|el|la) (?:hij\w+|nin\w+|niet\w+|peque\w*|crios|chic\w+|nen\w+|bebe|chamos)\b|\bpor (?:mis hijos|mis hijas|mi hijo|mi hija|los ninos|mis ninos) (?:sigo|me levanto|aguanto|tengo que)\b|\btengo que (?:estar bien|seguir|levantarme|tirar) por (?:ellos|ellas|mis|los)\b/,
    says: ['Tirar así por ellos también cansa mucho.'],
    asks: ['#time ¿Y por la noche, cuando ya duermen?', '#time ¿Qué edades tienen?'],
  },
  {
    id: 'llamada-de-los-hijos', weight: 1,
    hears: patternOf(String.raw`\b(?:(?:mi|mis|el|la|los|las) )(?:hij[oa]s?|chic[oa]|niet[oa]s?|nen[ea]s?|sobrin[oa]|mayor|otr[oa])\b.{0,30}\b(?:llama|llaman|me llama|me llaman|viene|vienen|me visitan?)\b.{0,10}\b(?:los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|cada|todas las noches|todos los dias|cuando puede|con prisa|una vez)`),
    says: ['Está bien tener ese rato con ellos.'],
    asks: ['¿De qué suelen hablar?', '¿Qué es lo que no les cuentas?'],
  },
  {
    id: 'residencia', weight: 2,
    hears: /\b(?:hij[oa]s?|sobrin[oa]s?|niet[oa]s?|nuera|familia|ellos|herman[oa]s?)\b.{0,40}\b(?:residencia|asilo|geriatrico|ancianato|hogar de ancianos|llevarme (?:a|con)|que me (?:vaya|mude) (?:a|con)|me vaya a vivir|folleto)\b/,
    unless: /^no,|\bno me quieren\b/,
    says: ['Esas conversaciones en familia cuestan mucho.'],
    asks: ['#want ¿Y tú qué prefieres?'],
  },
  {
    id: 'dia-de-la-madre-colegio', weight: 3,
    hears: /\b(?:dia (?:de la madre|del padre|de las madres|de los abuelos)|festival del dia)\b.{0,60}\b(?:colegio|cole|escuela|liceo|jardin|clase|guarderia|recit\w+|tarjeta|manualidad|dibujo|regalo|profe|maestra)\b|\b(?:colegio|cole|escuela|jardin|clase|guarderia|profe|maestra)\b.{0,60}\b(?:dia (?:de la madre|del padre|de las madres))\b/,
    says: ['Qué difícil ese día en el colegio.'],
    asks: ['¿Lo sabe la maestra?', '¿Ha dicho ya qué quiere hacer?'],
  },
  {
    id: 'hijo-entre-los-dos', weight: 3,
    hears: patternOf(String.raw`\b(?:${child})\b.{0,25}\b(?:se (?:van|va) con (?:el|ella|su (?:papa|mama|padre|madre))|con su (?:papa|mama|padre|madre) (?:los|el|un) (?:fin|miercoles|sabado|domingo|viernes|mitad)|pasan? (?:la semana|los fines) con|(?:cuando|si) se (?:van|va) con)\b|\b(?:los (?:dias|lunes|martes|miercoles|jueves|viernes|fines)) (?:que )?(?:esta|estan|se van) con (?:su|el|ella)\b|^(?:y )?(?:cuando|si) se van con (?:el|ella|su (?:padre|madre|papa|mama))\b|\bme tocan? (?:los|las|un) (?:ninos|nenas|fin de semana|semana)\b`),
    says: ['Cuesta ese ir y venir de una casa a otra.'],
    asks: ['#time ¿Qué noche se te hace más larga?', '¿Cómo llevan ellos los cambios?'],
  },
  {
    id: 'en-medio-de-los-dos', weight: 3,
    hears: /\b(?:mi|mis|el|la|los|las) (?:hij[oa]s?|nin[oa]s?|madre|mama|vieja|nen[ea]s?|mayor|peque\w*|padre|papa|hermana|hermano|amig\w+)\b.{0,12}\b(?:esta|estan|quedo|quedaron|sigue) (?:en el medio|en medio|entre (?:los|las) dos|atrapad\w+ entre)\b/,
    says: ['Qué mal sitio, ahí en medio.'],
    asks: ['¿En qué lo notas?', '¿Te ha dicho algo de eso?'],
  },
  {
    id: 'nieto-quiere-aprender', weight: 1,
    hears: /\b(?:niet[oa]|sobrin[oa]|hij[oa]|muchach[oa]|ahijad[oa])\b.{0,30}\b(?:quiere aprender|ha empezado a venir|esta aprendiendo|aprendio a|ya sabe hacer|me pidio que (?:le ensene|la ensene|lo ensene)|le estoy ensenando|me ensena a)\b/,
    says: ['Qué alegría que haya ganas de aprender.'],
    asks: ['¿Qué es lo que mejor sale hasta ahora?', '#who ¿A quién te recuerda?'],
  },
]
