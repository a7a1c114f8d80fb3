import { movements } from '../../movement'

/** Last paragraphs: the thread of the letter, said once more and left with the reader. */
export const lastLinesEs = [
  ...movements('return', { aspect: 'return' }, [
    'Vuelvo {a.o} para irme. Al empezar [o:era una palabra tuya|eran una palabra tuya] entre otras. Ahora también [o:está|están] en una carta, por si algún día quieres volver por ahí.',
    'Cuida {o}, si quieres, o deja que se gaste. En los dos casos sabrás qué [o:fue|fueron], y a eso no hace falta sacarle brillo.',
    'Me gustaría acabar como se acaba una visita: con una mano en el marco y una última mirada {a.o}. Ya está. Me voy yo; {o} se [o:queda|quedan].',
    'Lo último que miro antes de cerrar es {o}. No [o:pide|piden] nada. A ti, ojalá, tampoco esta noche.',
    'Y {o}. Solo quería decirlo una vez más, ahora que hay más cosas alrededor.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Dijiste al principio que {tt}. No lo he cambiado. He intentado ponerle compañía.',
    'Entre {tq} y este renglón hay una carta entera. La frase es la misma. Tú has parado un rato, que ya es algo.',
    'Si vuelves a escribir {tq}, escríbelo igual. A lo mejor te sale, después, una frase que hoy no estaba.',
    'Me llevo {tq} tal como lo pusiste. No hace falta que lo cargues a solas hasta mañana.',
    'Y de {tq} no diré más. Ya ha tenido su sitio arriba. Que ahora tenga también un poco de silencio.',
    'Sé que {tt}. Lo sabía al empezar y lo sé al irme. Lo que no sabía era todo lo demás que ibas a contar.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Querías {c.inf}. No sé si hemos llegado. Creo que estamos en la misma calle.',
    'Lo dejo aquí, con tu última línea otra vez arriba del todo: {c.q}. Era buena brújula. Sigue siéndolo.',
    'Para {c.inf} no hacía falta una carta, pero a veces ayuda que alguien lo haya oído antes. Oído está.',
    'Querías {c.inf}. Cuando llegue ese momento, que salga como salga. Nadie va a corregirte la letra.',
    'Te pedías {c.inf}, y seguramente te lo pedías entero y para hoy. Un trozo, y otro día. También así se cumple.',
    'Y lo tuyo, {c.q}, no es una tarea con fecha. Déjalo a la vista, donde lo encuentres sin tener que buscarlo.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Pesaba {e} cuando escribiste, y pesará mañana un rato. Entre un rato y otro habrá un desayuno. Empieza por ahí.',
    'No me llevo {e}; no podría. Me llevo, eso sí, una idea bastante exacta de lo que cuida.',
    'Cuando vuelva {e}, que volverá, tendrá que pasar por delante de todo lo que has escrito hoy.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Hasta aquí llego. {n} y tu manera de decirlo: no he tenido otra cosa delante mientras escribía.',
    'Queda {n}, quedas tú y queda un rato de hoy. Con esas tres cosas se puede seguir.',
    'Lo que sabes {de.n} no te lo he enseñado yo. Solo he sujetado la lámpara un momento.',
    'No he escrito {n} para hacer literatura. Lo he escrito porque tú lo escribiste antes y me pareció que había que contestar.',
    'Mañana alguien te preguntará qué tal y dirás que bien. Lo {de.n}, lo de verdad, que conste aquí lo que hay.',
    'He escrito {n} unas cuantas veces en esta carta. Tú lo habrás leído cada vez a tu manera, y esa manera es lo único que no sé escribir.',
    'Ya no añado nada sobre {n}. Lo que falta lo tienes tú, y está en buenas manos.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Apago yo. Tú no tienes que hacer nada.',
    'Cierra cuando quieras. No hay nada al final que no estuviera al principio, salvo que ahora somos dos en saberlo.',
    'Ve a beber agua, o a mirar por donde entre el fresco. La carta te espera donde la dejes.',
    'No te deseo suerte ni ánimo, que ya te lo desearán otros. Te deseo una noche corriente, con su cena y su sueño.',
    'He tardado en escribirte lo que se tarda en fregar los platos de una casa grande. Ha sido un buen rato.',
    'Si algo de lo que he dicho te sirve, es porque ya lo sabías. Y si nada te sirve, dobla la hoja y ponla debajo de lo que cojee.',
    'Adelante con lo que queda de día. Lo que queda de lo otro no hay que hacerlo hoy.',
    'Aquí me bajo. Tú sigues, y por donde sigues hay gente.',
    'Una carta no puede abrir la puerta por ti ni quedarse a dormir. Puede estar donde la dejes. Estaré.',
    'Has llegado al final sin que nadie te empujara. Fíjate en eso cuando creas que no puedes con nada largo.',
    'Nos despedimos sin resolverlo. Casi todas las conversaciones buenas terminan así, en el portal, con las llaves en la mano.',
  ]),
  ...movements('return', { aspect: 'return', all: ['close:thanks'] }, [
    'Y las gracias, cuando las des, que sean por algo concreto. Las concretas llegan siempre a algún sitio, aunque el sitio seas tú.',
    'Quien agradece así no se ha quedado con las manos vacías. Miro lo que has contado y lo veo: las tienes ocupadas.',
  ]),
  ...movements('return', { aspect: 'return', any: ['close:forgive', 'close:selfforgive', 'close:askforgiveness'] }, [
    'Del perdón no he dicho la última palabra, porque no me toca. Cuando llegue, si llega, no hará ruido. Se parecerá a darse cuenta de que hace rato que has dejado de apretar los dientes.',
    'Si hoy no sale ese perdón, queda empezado. Muchas cosas buenas pasan años así, empezadas.',
  ]),
  ...movements('return', { aspect: 'return', all: ['close:goodbye'] }, [
    'Me despido yo primero, para que veas que se puede: hasta aquí, y con cuidado. Tú hazlo cuando quieras, y las veces que haga falta.',
    'El adiós no tiene por qué sonar a final. En muchos pueblos se dice también al cruzarse, sin dejar de andar.',
  ]),
  ...movements('return', { aspect: 'return', all: ['close:quiet'] }, [
    'Querías que esto se quedara en calma. Pues no añado más. Oye lo que suena ahora donde estás: eso, y nada más, es lo que hay esta noche.',
    'Bajo la voz del todo. Lo que no se ha dicho puede dormir también.',
  ]),
  ...movements('return', { aspect: 'return', all: ['close:remember'] }, [
    'Ya no depende solo de ti que se recuerde. Ahora hay otra copia, peor que la tuya, aquí.',
    'Querías que no se perdiera. Hoy, al menos, se ha dicho con detalles, que es como se guardan las cosas.',
  ]),
  ...movements('return', { aspect: 'return', any: ['close:forward', 'close:self', 'close:strength'] }, [
    'Mañana habrá que levantarse, sin épica: un pie, el otro, lo que haya de desayuno. Por ahí se sale casi siempre.',
    'Lo que venga no lo conozco. Conozco a quien va a ir, un poco, por una página. Me quedo con buena impresión.',
  ]),
  ...movements('return', { aspect: 'return', all: ['close:closedoor'] }, [
    'Se puede cerrar sin portazo. A veces basta con no volver a mirar si estaba cerrado.',
    'Donde tú pongas el punto, estará bien puesto. No hace falta que sea redondo.',
  ]),
  ...movements('return', { aspect: 'return', all: ['close:understand'] }, [
    'Entender, lo que se dice entender, a lo mejor no has entendido nada nuevo. Pero has mirado sin apartarte, y de las dos cosas es la que más cuesta.',
    'Se queda sin respuesta lo que no la tiene. Lo otro, lo que sí sabes, está escrito en tu mensaje, y no es poco.',
  ]),
]
