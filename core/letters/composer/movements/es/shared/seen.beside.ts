import { movements } from '../../movement'
import type { ClauseKind } from '#core/language/kinds'

/** What may be set beside a feeling or a wish without claiming that one explains the other. */
const plain: ClauseKind[] = ['other', 'habit', 'given']

/** A sentence of theirs beside something else they wrote: what weighs, how they want to close, a thing, a person, a day. */
export const seenBesideEs = [
  ...movements('seen', { clause: plain, any: ['feel:guilt'], aspect: 'beside' }, [
    'Junto a la culpa que dices está esto, que también dices: {q}. He buscado por dónde se tocan. A lo mejor solo se tocan de noche, que es cuando todo se toca.',
    'A {q} no le encuentro acusación por ninguna parte. Si la hay, la has traído tú de otro sitio y la has dejado apoyada ahí. Se puede volver a levantar y mirar de dónde era.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:sadness', 'feel:pain'], aspect: 'beside' }, [
    'La palabra era {e.n}; la frase, {q}. Cuando alguien te pregunte por lo primero y no sepas qué contestar, puedes contestar con lo segundo. Se entiende mejor y no hay que poner cara.',
    '{q}. Leído así, sin la palabra {e.n} al lado, ya se nota. Hay frases que traen el tiempo que hace puesto de casa.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:anger'], aspect: 'beside' }, [
    'Tienes rabia, y tienes {q}. No sé si lo uno mira a lo otro. Si mira, se entiende. Y si no, también: la rabia se apoya donde encuentra algo que la sostenga.',
    'Veo {q} y entiendo que algo te queme. No hace falta que sea justo con todos. Hace falta que sepas contra qué, y con esa línea se empieza a saber.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:tiredness'], aspect: 'beside' }, [
    'Dices cansancio y cuentas {q}. No sé si una cosa viene de la otra. Sé que las dos ocurren en el mismo día y que a ese día no habría que pedirle nada más.',
    'Escribir {q} con el cansancio que llevas es como hacer la compra al final de un turno. Lo has hecho. Siéntate ya.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'], aspect: 'beside' }, [
    'Lo que llamas {e.n} habla de lo que no ha ocurrido. {q}, en cambio, es algo que se puede comprobar. Cuando lo uno suba, apóyate en lo otro, aunque lo otro tampoco sea alegre: por lo menos tiene suelo.',
    'De todo lo que la cabeza te va a proponer hoy, casi nada será tan cierto como {q}. Guarda esa proporción. Sirve para las horas malas.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:loneliness'], aspect: 'beside' }, [
    'Supongo que {q} se lo habrás contado a poca gente, o a nadie así de seguido. Ahora está contado. Es una manera muy pequeña de no estar a solas con ello, y es una.',
    'Entre la soledad que nombras y {q} hay un hueco donde debería haber alguien preguntando «¿y entonces?». Hazte a la idea de que lo he preguntado.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:emptiness', 'feel:numbness', 'feel:hopelessness'], aspect: 'beside' }, [
    'Pusiste {e.n}, y luego escribiste {q}. Donde no hubiera nada no saldría una frase así. No te lo doy como argumento, que no los quieres. Lo señalo.',
    'Si hoy no notas gran cosa, quédate en {q}, que es un hecho y no pide sentirse. Los hechos aguantan hasta que vuelve lo demás.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:confusion'], aspect: 'beside' }, [
    'En medio de lo confuso has dejado una línea sin duda ninguna: {q}. Eso lo sabes. Se puede empezar una lista con eso, y no hace falta que hoy tenga un segundo punto.',
    'Dices que no ves claro y, sin embargo, {q} está dicho con toda claridad. Será que no falta luz en todas partes.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:longing', 'feel:love'], aspect: 'beside' }, [
    'Lo que se añora, cuando se cuenta, cabe en frases como {q}. Parece poco. Ponte a quitarle algo y verás que no se puede.',
    '{q}. Ahí es donde se te va la tarde, ¿verdad? No a las fechas señaladas: a frases de ese tamaño.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:relief', 'feel:peace', 'feel:hope', 'feel:gratitude'], aspect: 'beside' }, [
    'Que convivan {e} y {q} no necesita explicación. Las casas también tienen la ropa de invierno y la de verano en el mismo armario.',
  ]),
  ...movements('seen', { clause: plain, any: ['feel:shame', 'feel:uselessness', 'feel:disappointment', 'feel:jealousy', 'feel:helplessness'], aspect: 'beside' }, [
    'Vuelvo a {q} con la palabra {e.n} en la mano, a ver si encaja. No encaja del todo. Una cosa es lo que pasó y otra lo que desde entonces piensas de ti, y a lo segundo se le nota que es de ahora.',
    'Si esto, {q}, te lo contara otra persona, no se te ocurriría ponerle {e.n} encima. Se te ocurriría preguntarle si ha comido.',
  ]),
  ...movements('seen', { clause: plain, aspect: 'wishsaid' }, [
    'Para {c.inf} habrá que contar con {q}. No estorba. Es el terreno, y sobre el terreno se hacen las cosas.',
    'Pones {q} y, más abajo, que quieres {c.inf}. De una a otra no hay atajo, pero se ve el otro lado.',
    'Hay dos líneas tuyas que me gustaría que oyeras con el mismo volumen. Esta: {q}. Y esta: {c.q}. La primera ya ha pasado. La segunda, no.',
    'Si tuviera que doblar tu mensaje por la mitad, a un lado quedaría {q} y al otro {c.q}. El doblez eres tú, ahora.',
    'Si lo primero que supiera de ti fuera {c.q}, pensaría en alguien que ya va de salida. Luego llego a {q} y veo de dónde sale. Las dos cosas tienen que estar en la carta.',
    'Alguien que solo leyera {q} te preguntaría qué vas a hacer ahora. Tú lo has contestado sin que te lo preguntaran: {c.inf}. Queda el cómo, y el cómo se hace a trozos.',
    'Entre todo lo que podías pedir has pedido {c.inf}. Y has contado {q}. Me llama la atención lo bien que se conocen esas dos frases, aunque estén cada una en su casilla.',
    'Leo {q}. Leo que quieres {c.inf}. Me pregunto cuántos días hay entre una cosa y la otra, y creo que no importa: se empieza por el de hoy, que además es corto.',
    'Pedir {c.inf} no borra {q}. Tampoco lo pretende. Es más bien lo que se hace con las manos cuando ya se sabe lo que pasó.',
    'A quien quiere {c.inf} se le podría hablar de mil cosas. Yo me quedo con una que es tuya, {q}, porque cualquier paso que des va a salir de ahí.',
    'Has escrito {q}, y al final, {c.q}. Lo primero lo sabe quien estuviera cerca. Lo segundo, me parece, lo sabemos tú y yo.',
    'Si quito de tu mensaje todo lo que explica, quedan dos cosas: {q} y {c.q}. Una cuenta y la otra pide. Con eso se puede escribir a alguien.',
    'En {q} estás mirando. En {c.q} ya te has movido un poco. No hace falta más distancia que esa para que sean dos momentos distintos.',
    'Me imagino {c.q} dicho en voz alta en mitad de esto otro: {q}. Suena raro y suena bien. Hay cosas que solo se entienden si se dicen en el sitio que no toca.',
    'Primero pusiste {q}. Luego hubo que rellenar casillas, y en la última dejaste {c.q}. Entre las dos no pasó ni un minuto; a mí me parece que pasó bastante más.',
  ]),
  ...movements('seen', { clause: plain, aspect: 'besidename' }, [
    'Cuentas lo {de.n} con cuidado, y entre medias se te escapa {q}. Lo que se escapa suele ir más derecho.',
    'Quien quiera saber algo {de.n} tendría que saber también {q}. Una cosa no se entiende sin la otra, por lo menos en tu boca.',
    'Hay un antes y un después en lo {de.n}, y en alguno de los dos está {q}. No hace falta aclarar en cuál. Hay cosas que, por mucho que se ordenen, siguen estando a los dos lados.',
    '{q}: eso no sale en lo que la gente recordará de todo esto. Lo recordarás tú, que eres quien lo ha escrito, y con que lo recuerde una persona hay bastante.',
    'Para hablar {de.n} no empezaste por el final. Pusiste {q}, que se parece más a una esquina, a un sitio desde el que se puede mirar sin estorbar.',
    'Si alguien te pidiera una sola frase sobre {n}, no sé cuál dirías. En este mensaje te salió {q}, y en los mensajes uno tiene tiempo de arrepentirse. No te arrepentiste.',
    'A {q} le falta contexto y no se lo voy a pedir. Lo que hay alrededor es {n}, eres tú, y es un tiempo que no vivieron los demás.',
    'Me habría enterado de lo {de.n} con la mitad de las palabras. Las otras, {q} entre ellas, no informan: acompañan. Son las que se echan en falta cuando alguien resume.',
    'Podrías haberme hablado {de.n} en general. En vez de eso hay {q}, que no se le puede aplicar a nadie más.',
  ]),
  ...movements('seen', { clause: plain, aspect: 'besidepeople' }, [
    'En el mismo mensaje están {q} y, por otro lado, {p}. No hacía falta que lo juntaras todo. Lo has hecho porque así es como viene, y los demás tendemos a olvidarlo.',
  ]),
  ...movements('seen', { clause: plain, aspect: 'besideday' }, [
    'Pienso en {day} y pienso en {q}. Puede que no se correspondan. Pero las dos cosas son de tu calendario, el de verdad, que no es el que regalan en las tiendas.',
  ]),
  ...movements('seen', { clause: plain, aspect: 'besidespan' }, [
    'De {span} se podrían haber dicho muchas cosas y tú has dicho {q}. Tomo nota de lo que escoges.',
  ]),
  ...movements('seen', { aspect: 'two-things' }, [
    'Tengo {o} y tengo {o2}, y con eso me oriento en tu mensaje mejor que con las fechas. Si te preguntan por dónde ibas, puedes decir: entre lo uno y lo otro.',
    'Hay mensajes llenos de palabras que no se pueden tocar. En el tuyo [o:está|están] {o}, y un poco más allá {o2}. Se nota que quien escribe vive en algún sitio.',
    'Nadie más en el mundo ha puesto en un mismo mensaje {o} y {o2}. Lo digo porque a ratos creerás que lo tuyo es lo de todos. Se parece. No es igual, y la diferencia empieza por esas dos cosas.',
    '¿Qué tienen que ver {o} y {o2}? Tú. Es la única respuesta que se me ocurre, y me parece suficiente para seguir.',
    'Podría quedarme un rato en {o} y otro en {o2}, como quien espera en dos paradas distintas al mismo autobús. No llega ninguna explicación. Se espera a gusto, de todas formas.',
  ]),
]
