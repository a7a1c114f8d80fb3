import { movements } from '../../movement'
import { notHarm } from './who'

/** Endings that bring the first thread home. */
export const returnsRupturaEs = [
  ...movements('return', { aspect: 'return' }, [
    'Esta noche la casa tiene una luz encendida y es la tuya. Con eso se puede llegar hasta mañana.',
    'No hay deberes. Solo el resto de la tarde, que ya te pertenece entera.',
    'Empezaste hablando {de.n}. Me gustaría que la última palabra de esta carta fuera para otra persona. Para ti, por ejemplo.',
    'Te dejo aquí, en tu lado de la calle, con las bolsas en la mano y la llave buena.',
    'Cuando guardes esto, guárdalo en un sitio tuyo. Que sea lo primero que metes en un cajón que no compartes.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Me despido con {o} a la vista. [o:Es|Son] lo único de esta carta que no he tenido que explicar.',
    'Dejo {o} donde [o:estaba|estaban]. Cámbia{o.lo} tú de sitio cuando te apetezca, o no {o.lo} cambies.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Dijiste {tq}. Aquí queda, y no hace falta llevarlo encima para que siga siendo verdad.',
    'Vuelve a leer {tq}, pero en voz alta y de pie. De pie las frases pesan de otra manera.',
    'Que {tt} lo sabíamos desde la primera línea. Lo que no sabíamos es todo lo que tenías alrededor de esa frase, y ahora está escrito.',
    'Tu frase era {tq}. Te la devuelvo sin arreglar, con el borde un poco menos afilado de tanto tocarla.',
    '{tq}. Ponle debajo la fecha de hoy y guárdala. Dentro de unos meses la letra te parecerá de otra mano.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Querías {c.inf}. Esta noche no se acaba, y mañana tampoco. Pero la frase ya tiene un sitio fuera de tu cabeza.',
    'Pediste {c.q}. No te lo puedo dar hecho. Te dejo el papel, la hora que es y la noche por delante, que no es mala herramienta.',
    'Quedamos en {c.inf}, ¿no? Pues hoy se ha hecho un poco, aunque solo haya sido decirlo con todas sus letras.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Hasta aquí {n}. Lo que queda de hoy se escribe con tu letra.',
    'Podría seguir, y sería seguir dándole vueltas {a.n} con mejor caligrafía. Lo dejo aquí. Sal a la calle, que ya habrán abierto o cerrado algo.',
    'Ahora viene la parte que no sale en las cartas: levantarse, ver qué hay en la nevera, contestarle a alguien. Esa parte te sale bien.',
    'En algún momento de esta semana te pasará algo sin importancia y querrás contarlo. Cuéntaselo a alguien que no sea {n}. A mí me vale con que haya pasado.',
    'No te deseo nada grande. Que hoy cenes. Que mañana te dé la risa a destiempo. Que el lunes sea un lunes.',
    'Cierra cuando quieras. La carta no tiene más y tú sí.',
    'Si alguien te pregunta cómo estás, ya tienes más respuestas que «bien» y que {n}.',
    'Y ya. El sitio donde estabas sentándote a leer esto es tuyo; te lo habrás calentado un poco.',
    'Con esto no se arregla lo {de.n}. Se arregla, si acaso, la próxima hora. Empieza por ahí.',
    'Te dejo con el ruido que haya en tu calle. Escúchalo un minuto entero antes de coger el teléfono.',
    'Lo último va sin adorno: hoy has hecho algo que no era esperar.',
    'Me voy por donde vine, sin {n} en la boca. Tú quédate en tu lado, que ya tiene luz.',
    'Queda una cosa por decir y es corta: mañana no hay que saber nada que hoy no sepas.',
    'Doblo aquí. Lo que sigue es la compra, una ducha, un capítulo de algo. Empieza por lo que esté más cerca.',
  ]),
  ...movements('return', { aspect: 'return', all: ['abuse'] }, [
    'Cierra con llave y deja la llave donde tú digas. Buenas noches.',
    'Lo que escribiste ha llegado a un sitio donde nadie lo va a discutir. Duerme, si se puede, con eso.',
    'No hay nada que demostrar antes de mañana. Estás escribiendo desde otro lado, y ese lado ya cuenta.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'De {c.inf} queda un trecho. Lo sabías al escribirlo y lo escribiste igual.',
    'Tu última casilla decía {c.q}. La dejo sin tachar, para que la taches tú cuando toque.',
    'No sé en qué mes llegará lo de {c.inf}. Sé que no hace falta que llegue esta noche para que esta noche se acabe.',
    'Y si alguien te pregunta en qué andas, puedes decir que en {c.inf}. Suena bien, y además no sale {n}.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'La carta termina antes que la noche. Quedan un rato de calle, algo que comer y la almohada por el lado que tú digas.',
    'A partir de aquí ya no leo. Haz algo ruidoso: una cremallera, un cajón, un grifo.',
    'Nada de lo que has contado {de.n} sale de esta hoja. Tú sí puedes salir, cuando quieras, por la puerta de siempre.',
    'Guarda la hoja o tírala. Lo que tenía que pasar con ella, que era pasar por tus manos, ya ha pasado.',
    'Punto, entonces. Afuera estará haciendo el tiempo que haga, y con ese se sale.',
    'Mañana, cuando alguien te diga buenos días, contesta. Con eso se entra.',
  ]),
  ...movements('return', { aspect: 'return', topic: ['kitchen', 'drink', 'table', 'clothes', 'bed'], not: notHarm }, [
    'Y si un día hay que comprar {un.o}, elige tú. Sin preguntar a nadie y en una fecha sin importancia.',
  ]),
  ...movements('return', { aspect: 'return', topic: ['kitchen', 'food', 'drink', 'table', 'clothes', 'bed', 'phone', 'screen', 'car', 'music', 'house', 'fixture', 'game', 'garden'], not: notHarm }, [
    'Vuelvo a lo pequeño. Ya sabes que {o} no [o:tenía|tenían] la culpa de nada. Mañana puede ser simplemente algo que está, o que falta, en una casa donde vives tú.',
    'De todo esto, si algo tienes que recordar mañana, que [o:sea|sean] {o}, y que [o:estaba|estaban] ahí antes de la mala noticia.',
    'Un día dirás {o} y estarás hablando solo de eso. Yo no lo veré. Me vale con saber que es posible.',
    'Y con {o}, nada de ceremonias. Lo que se usa se gasta, lo que se gasta se cambia, y un día lo habrás cambiado tú.',
    'Para cuando se haga de noche: lo que pasó con {n} ya pasó, y {o} mañana [o:seguirá|seguirán] siendo {o.n}.',
  ]),
]
