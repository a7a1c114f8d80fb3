import { movements } from '../../movement'

/** What changes the light in a letter about a loss. */
export const lightEs = [
  ...movements('turn', { assumes: ['human', 'affection', 'history'] }, [
    'Lo contrario de olvidar es usar. Lo que se usa se gasta, se mancha, cambia de mano, y así dura. Si quieres que {n} dure, úsa{lo}: una expresión, un atajo, un modo de no dejar a nadie de pie en una fiesta.',
  ]),
  ...movements('turn', { assumes: ['human', 'affection'] }, [
    'Nadie lleva bien una muerte. Se lleva delante de la gente, y luego se cierra la puerta. Lo que tú has escrito sobre {n} está escrito con la puerta ya cerrada, y por eso me fío más de tu mensaje que de lo que hayas contestado hoy en la calle.',
    'Mira lo que has hecho al escribir: has tomado algo que no tiene forma y le has puesto un principio, unas cuantas frases y un punto. {n} no vuelve por eso. Pero el montón ha dejado de ser un montón, y ahora se puede rodear.',
    'Dirás que de qué sirve seguir queriendo a quien no puede enterarse. De lo mismo que antes: de orientación. Lo que se quiere dice hacia dónde mirar, qué cuidar primero, de qué no reírse. Lo que querías {a.n} sigue apuntando.',
    'Tampoco hace falta que esto sea bonito. Buena parte del duelo es logística, sueño atrasado y ganas de que se calle todo el mundo. Si estos días has pensado más en la cena que en {n}, has hecho lo que hacen los vivos, y está bien que alguien lo haga.',
    'Piensa en quién te enseñó a despedirte de las cosas pequeñas, de un verano, de una casa. Alguien te dijo alguna vez «ya volveremos» o «dile adiós al mar». Para esto de ahora no te enseñó nadie. Lo estás haciendo sin maestro y de noche.',
    'Te propongo dejar de preguntarte si lo haces bien. No hay con qué comparar. Nadie ha perdido antes {a.n} siendo tú, con esa historia y con esas cosas a medio decir. Tienes la libertad un poco triste de quien estrena un camino.',
    'Por más que se diga, el tiempo por sí solo hace poco. Lo que va haciendo algo es lo que se mete dentro del tiempo: contar, cocinar, enfadarse, volver a pasar por la misma esquina. De todo eso hay ya un poco en tu mensaje.',
    'A veces la pena se parece a tener a alguien enfermo en casa: hay que hablar bajo, hay que levantarse de noche, no se puede dejar sin vigilar. Pide relevo. Que alguien se quede con ella un rato mientras tú sales a que te dé el aire.',
    'Lo que fue {n} para ti no depende de cómo estés llevando su falta. Son dos cosas y se mezclan. Puedes llevarlo fatal, puedes llevarlo con una entereza que asombre, y lo otro no sube ni baja.',
  ]),
  ...movements('turn', { assumes: ['alive', 'affection'] }, [
    'Habría preferido no tener motivo para escribirte. Ya que lo hay, prefiero no gastarlo en frases que puedas encontrar en una tarjeta. Lo tuyo con {n} tenía detalles; una pena con detalles no se parece a ninguna otra.',
    'De momento la falta ocupa el sitio exacto que ocupaba la presencia, ni un palmo menos. No exageras. Tenía ese tamaño desde hacía mucho y no se veía, porque estaba lleno.',
    'Nadie te va a devolver lo que diste. Con {n} se hizo aquel gasto, y era para eso. Tampoco habría habido mejor manera de emplearlo. Lo escribo porque a ratos, en plena pena, uno se pregunta si no habría sido mejor querer menos.',
    'A media tarde suele aparecer una voz muy razonable que pregunta para qué tanto. No le contestes con argumentos. Enséñale algo: una foto, una receta, una marca en la puerta. Las voces razonables no saben qué hacer con las cosas.',
  ]),
  ...movements('turn', { assumes: ['alive'] }, [
    'Se dice que la vida sigue, como si fuera un consuelo. A mí me parece más bien una descripción del problema. Sigue, y hay que subirse en marcha, con una mano ocupada. Tienes derecho a dejar pasar uno o dos y a esperar el siguiente.',
    'Las lágrimas no son la medida. Unas personas las tienen a mano y otras no las encuentran ni buscándolas, y por dentro llueve lo mismo. Si estos días no lloras por {n}, no te examines. Si lloras en la caja del supermercado, paga y sal.',
    'Por ahora lo sensato es vivir con pocas palabras. Hoy, cena, ducha, llave. Las grandes, las de «nunca» y «siempre», que se queden en el perchero. Cuando hagan falta sabrás cuáles eran, y {n} entrará en ellas sin que empujes.',
    'Podría decirte que esto también se termina. No lo sé. Lo que he leído muchas veces es que cambia de sitio: primero está en medio de la habitación y hay que rodearlo; luego está contra una pared; más tarde es la pared donde cuelgas otras cosas.',
    'Hay días que son para {n} y días que son para la compra. Ningún calendario avisa de cuál toca. Se sale a por pan y resulta que era lo primero; se pone una foto delante y resulta que era lo segundo. Sigue la corriente.',
  ]),
  ...movements('turn', { all: ['feel:guilt'], assumes: ['human', 'affection', 'history'] }, [
    'Si la culpa dijera la verdad, diría también lo demás. Contaría las veces que estuviste, con fecha, como cuenta las que no. Pero lleva solo un cuaderno. Mañana, cuando te lea una página, pídele el otro, el de lo que hiciste por {n}, y fíjate en lo deprisa que cambia de tema.',
    'Hay un ajuste que puedes hacer en la frase. Donde dices «tenía que haber», prueba a decir «me habría gustado». El hecho es el mismo. La primera te sienta en el banquillo; la segunda te sienta al lado {de.n}.',
  ]),
  ...movements('turn', { any: ['suicide'] }, [
    'Hay cosas que una persona no puede enseñar, y por eso no las viste en {n}. Tú conocías la parte que se enseña, que también era verdad. Las dos estaban en la misma persona, y solo una tenía voz contigo.',
    'No se puede salvar a alguien con información que llegó después. Toda la que hoy tienes llegó después. Cada vez que te coloques en aquel día, mira bien qué llevabas en las manos y qué no.',
  ]),
  ...movements('turn', { any: ['sudden', 'late', 'faraway'], assumes: ['human', 'affection', 'history'] }, [
    'Una vida no se entiende por el final, igual que un viaje no se entiende por el último andén. Lo que pasa es que en el andén estamos despiertos y con frío. El trayecto con {n} se hizo casi entero mirando otras cosas, que es como se viaja bien.',
    'Si me dejas hacer una resta: a todo lo que fue {n} quítale las últimas horas. Lo que queda sigue siendo casi todo. La resta no consuela, ya lo sé; sirve para que las últimas horas no firmen en nombre de las demás.',
  ]),
]
