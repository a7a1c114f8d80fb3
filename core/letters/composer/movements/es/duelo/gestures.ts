import { movements } from '../../movement'

/** Something small to do, fit to how they want to close. It may fail. */
export const gesturesEs = [
  ...movements('gesture', { any: ['close:thanks'], assumes: ['alive'] }, [
    'Dar las gracias a quien no puede contestar tiene una ventaja: no hay que quedar bien. Esta noche, con la casa ya callada, di tres, y que sean de cosas que se puedan señalar con el dedo. Ni «por todo» ni «por ser así». Si a la segunda se te va la voz, con una y media basta.',
    'Di las gracias por escrito, pero en pequeño: un papel que quepa en la palma, una sola línea que empiece con «por». Mételo en el bolsillo de un abrigo que uses poco. Un día de frío, sin buscarlo, te lo volverás a encontrar.',
    'Junto {a.o}, si lo tienes cerca, o junto a lo que ocupe su lugar, da las gracias como se dan en las casas: sin ceremonia, de pie, mientras haces otra cosa. Una por cada cosa que te venga. Cuando no venga ninguna más, apaga la luz.',
  ]),
  ...movements('gesture', { any: ['close:thanks'], assumes: ['alive', 'human'] }, [
    'Para dar las gracias busca una tarea que {n} hiciera y hazla tú, esta semana, para otra persona y sin explicarle por qué. Una llamada, un plato, un rato de paciencia. Es una forma de agradecer que no necesita que nadie conteste.',
  ]),
  ...movements('gesture', { any: ['close:goodbye'] }, [
    'Dices que quieres despedirte. No tiene que ser para siempre ni de todo. Elige una parte: la voz del último día, el pasillo, la llamada. Despídete de eso en concreto, de pie, con una frase, y deja que lo demás se quede. Si no te sale la frase, basta con quedarte de pie.',
    'Una despedida puede hacerse tarde. Camina hasta un sitio que tenga que ver con {n}, o hasta uno que no tenga que ver con nada, y ve diciendo por el camino lo que habrías dicho. Al llegar, date la vuelta. Lo que queda dicho en la ida no hay que repetirlo en la vuelta.',
    'Para decir adiós sin romper nada: enciende una vela pequeña, de las que duran lo que una cena, y mientras arde no hagas nada más. No hay que rezar ni llorar. Cuando se apague sola, ya está. Si la soplas antes porque suena el teléfono, también está.',
  ]),
  ...movements('gesture', { any: ['close:askforgiveness'] }, [
    'Quieres pedir perdón. No puedo conseguirte la respuesta, y nadie puede. Pero pedir perdón tiene dos partes, y la primera se hace sin el otro: decir exactamente qué fue, sin añadirle castigo. Escríbelo en una línea, en pasado. Léela en voz baja. Luego haz con alguien vivo lo contrario de aquello.',
    'El perdón que quieres pedir, pídelo con una reparación, aunque sea de lado. Si fue prisa, regálale a alguien una hora entera. Si fue un grito, una tarde hablando bajo. No borra nada. Pone en el mundo lo que entonces faltó.',
  ]),
  ...movements('gesture', { any: ['close:forgive'], not: ['feel:guilt', 'feel:shame'] }, [
    'Hablas de perdonar, que ni es un interruptor ni se les debe a los muertos. Prueba algo menos grande: por una noche, no le pidas cuentas {a.n}. Solo por una. Deja la carpeta cerrada sobre una silla, y mañana decides si la abres.',
    'Para perdonar hace falta primero saber cuánto. Haz la lista, corta, sin adjetivos: esto, esto y esto. Después tacha una sola, la que menos te cueste. Las otras pueden quedarse sin tachar toda la vida; también así se duerme.',
  ]),
  ...movements('gesture', { any: ['close:selfforgive'] }, [
    'Lo que pides es poder perdonarte. Empieza por oírte: di en alto, a solas, la acusación completa, con tu nombre, como si se la leyeras a otra persona. Después pregúntale a esa otra persona qué sabía ese día y qué no. Suele ser en esa segunda lista donde se afloja la mano.',
    'Perdonarse no se decide. Se practica, y en cosas mínimas: hoy, cuando aparezca el reproche, contéstale solo «ya lo sé» y sigue fregando lo que estés fregando. Sin discutir. Mañana otra vez. Es un trabajo de goteo.',
  ]),
  ...movements('gesture', { any: ['close:love', 'close:tell'] }, [
    'Lo que quieres decir, dilo. En presente, si te sale en presente. Busca el sitio de la casa donde menos eco haya, di su nombre y después la frase que tengas. Una vez alcanza. Las frases buenas, dichas a una pared, se conservan mejor que guardadas.',
    'Para decirle {a.n} lo que no le dijiste, escríbelo a mano y en la lengua de siempre, con los apodos y las faltas. No lo corrijas. Dóblalo en cuatro y ponlo cerca {de.o}, o donde tú sepas. Las cartas que no se envían también tienen su cajón.',
    'Esta noche, antes de apagar la luz, di una cosa de las que querías decir. Una. Mañana, si quieres, otra. Mucha gente lo hace durante años sin contárselo a nadie. Con {n} la conversación ha cambiado de forma y conserva a uno de los dos.',
  ]),
  ...movements('gesture', { any: ['close:quiet'] }, [
    'Pides calma, y la calma no se consigue empujando. Reserva hoy diez minutos con una silla y una ventana. No medites, no pienses en nada bueno. Mira pasar lo que pase. Si a los cuatro te levantas, fueron cuatro. También sirven.',
    'Quieres paz. No puedo dártela y desconfío de quien la reparte. Te propongo su versión de bolsillo: elige un ruido de tu casa, la nevera, la lluvia, un reloj, y escúchalo hasta que deje de ser tuyo. Mientras lo escuchas no falta nadie. Dura poco. Se puede repetir.',
    'Para descansar un poco de todo esto, ponle horario: media hora al día, siempre la misma, para {n}, con una foto o sin ella. Fuera de esa media hora, cuando venga, dile que ya tiene su rato. A veces hace caso.',
  ]),
  ...movements('gesture', { any: ['close:remember', 'close:promise'], not: ['pet'], assumes: ['alive'] }, [
    'Quieres que no se pierda. Entonces cuéntalo. Busca a alguien que no conociera {a.n}, un niño, una vecina nueva, y cuéntale una sola cosa, la menos importante. Las grandes se conservan solas. Las pequeñas necesitan boca.',
    'Para recordar sin que pese, haz una cosa con {n} dentro y sin decirlo: un camino que tomaba, un plato, una palabra suya en mitad de una reunión. Nadie lo notará. Ese es el chiste.',
    'Compra una libreta barata y apunta detalles. No escenas ni despedidas: cómo estornudaba, qué decía al colgar, de qué lado doblaba las cosas. Una línea al día, hasta que un día no te salga ninguna. Será el inventario más fiel que exista.',
    'Lo que prometes, ponlo pequeño y con fecha. Las promesas grandes se quedan en el aire y acaban acusando. Algo como: el primer domingo, este gesto, y ya. Que quepa en una agenda entre el dentista y la compra.',
  ]),
  ...movements('gesture', { any: ['close:strength', 'close:forward', 'close:hope', 'close:self'] }, [
    'Pides fuerzas para seguir. Seguir, por ahora, es un verbo muy corto: llegar a la noche. Elige una sola cosa de mañana que dependa de ti, ir a por pan, cortarte el pelo, llamar a quien te cae bien, y haz solo esa. El resto del día puede salir como salga.',
    'Hablas de continuar. No como quien deja atrás. Puedes salir un día de estos a hacer un recado que llevas semanas aplazando y hacerlo con {n} en la cabeza, sin pedirle permiso y sin pedirle perdón. A la vuelta, siéntate. Eso era.',
    'Para empezar de nuevo no hace falta empezar de cero. Mueve hoy un mueble, uno solo, o cambia una lámpara de sitio. Que algo en tu casa sea de después. Si te incomoda, lo devuelves, y habrás aprendido que todavía no.',
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:open', 'close:closedoor', 'close:anger'] }, [
    'Te dejo algo pequeño para hoy, por si ayuda. Pon dos vasos de agua y bébete el tuyo. El otro déjalo un rato. Luego riégalo en una planta o en la calle, sin ceremonia. No significa nada más que esto: por un momento hubo dos vasos, y tú lo sabías.',
    'No sé qué gesto te haría bien; tú lo sabrás mejor. Por si no se te ocurre ninguno: sal a la puerta, respira tres veces el aire que haya, nombra {a.n} una vez, entra. Se hace en un minuto y vale aunque llueva.',
    'Si quieres hacer algo con todo esto y no sabes qué, haz lo que se ha hecho siempre: prepara una comida sencilla, siéntate sin pantalla y come despacio. Que alguien que no está haya pasado por tu vida no impide tener hambre. El cuerpo que queda es el que recuerda.',
    'Entender no siempre llega, y se puede cerrar una puerta sin haber entendido lo que hay dentro. Pon hoy por escrito la pregunta que más se te repite. Fírmala con la fecha. Guárdala donde guardas los papeles del banco: las preguntas serias merecen ir con los documentos.',
  ]),
  ...movements('gesture', { held: true }, [
    'Esta noche toma {o} un momento, si {o.lo} tienes a mano, y si no, piénsa{o.lo} con detalle: el peso, el borde, el sitio gastado. No busques sentir nada. Es solo un minuto con algo que estuvo allí. Luego vuelve a lo tuyo y apaga la luz.',
    'Hay una cosa que puedes hacer con {o} y es cambiar{o.lo} de sitio. No esconder{o.lo} ni ponerle un altar: mover{o.lo} un palmo, a un lugar que hayas elegido tú. Lo que se elige pesa de otra manera que lo que se quedó donde cayó.',
  ]),
]
