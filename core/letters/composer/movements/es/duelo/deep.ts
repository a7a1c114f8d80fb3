import { movements } from '../../movement'

/** Long letters about a loss: what there is no room for in a short one. */
export const deepDueloEs = [
  ...movements('deep', { aspect: 'imagined', assumes: ['human', 'affection', 'history'] }, [
    'Si esto fuera un cuento, aquí {n} hablaría y te diría lo que quieres oír. No voy a hacerlo: pondría mi voz en su boca, y tú notarías la costura. Pero puedes imaginarlo tú, que conoces su tono. No la respuesta perfecta. La respuesta probable, con su modo de cambiar de tema. Esa, aunque sea imaginada, sabrá a algo.',
    'Imagina, si te sirve, una conversación sin importancia. No la última, no la grande: una de un martes, sobre qué hay de cenar. Deja que se alargue. Lo que imagines será cosa tuya y no {de.n}, y conviene saberlo. Aun así, de vez en cuando, uno se oye decir en esas conversaciones lo que llevaba meses sin poder decir.',
  ]),
  ...movements('deep', { aspect: 'proportion', assumes: ['human', 'history', 'affection'] }, [
    'Haz una cuenta absurda conmigo. Cuántas comidas, cuántas veces un «ya llegué», cuántas mañanas con {n} en alguna habitación o al otro lado del teléfono. El final fue una vez. Lo otro fueron miles. Contra la pena no valen argumentos. Pero que los números, por una vez, estén de tu lado.',
    'La memoria pone el final al principio, como un libro encuadernado al revés. Con {n} te va a pasar durante una temporada: buscarás un recuerdo y saldrá siempre el mismo. No lo espantes. Ve pasando hojas detrás de él, sin prisa. Están todas. Solo se han mezclado.',
  ]),
  ...movements('deep', { aspect: 'belongings', assumes: ['human', 'history'] }, [
    'En algún momento habrá que ocuparse de lo que dejó. Hay quien lo hace en una semana, como quien se quita una venda, y quien tarda diez años. No es un examen de cariño. Si te toca hacerlo con otros, que haya una sola norma: nadie tira nada el primer día, nadie se lleva nada en secreto.',
    'Guarda {de.n} una cosa que no valga nada. Lo valioso se reparte, se discute, se asegura. Lo que no vale nada, una lista, un botón, un tapón de botella, no se lo disputa nadie, y a veces es donde más {n} queda.',
  ]),
  ...movements('deep', { aspect: 'saying', assumes: ['human'] }, [
    'Habrá que decidir en qué tiempo verbal hablas {de.n}. Al principio sale el presente y luego viene ese segundo de corregirse, delante de todos. No te corrijas si no quieres. Hay cosas que siguen siendo: que alguien muriera no convierte en pasado lo que es para ti.',
    'Di su nombre. La gente a tu alrededor lo va a ir evitando, por cuidado, hasta que un día te des cuenta de que llevas semanas sin oírlo. Dilo tú primero, en una frase corriente, de las de pedir la sal. Verás cómo alguien respira y lo dice también.',
  ]),
  ...movements('deep', { aspect: 'waves' }, [
    'Vas a creer que ya, y no. Un mes tranquilo y luego un olor en un ascensor te deja sin piernas. Al revés también: el día que temías pasa sin hacer ruido. No hay quien dirija esto. Lo único que va cambiando, y lo cuenta casi todo el mundo que ha pasado por ahí, es que después de cada golpe uno tarda un poco menos en volver a saber dónde tiene los pies.',
    'El dolor de ahora y el de dentro de un tiempo son distintos; el segundo no es este con menos volumen. Este no te deja hacer nada más. El otro te dejará, y precisamente por eso vendrá sin avisar alguna tarde feliz. Te lo digo para que entonces no pienses que algo va mal.',
  ]),
  ...movements('deep', { aspect: 'inheritance', assumes: ['human', 'affection', 'history'] }, [
    'Hay herencias que no pasan por notario. Una palabrota, una forma de quedarse en la puerta al despedirse, la manía de apagar luces. Si quieres saber qué te dejó {n}, no mires lo que conservas: mira lo que haces cuando nadie te mira. Lo reconocerás por una ligera sensación de que no se te ocurrió a ti.',
    'Un día alguien que no conoció {a.n} aprenderá algo de ti que tú aprendiste ahí. No sabrá de dónde viene. Es una de las pocas formas que tenemos de que alguien siga haciendo cosas después: sin nombre, en manos de otros, un poco cambiadas.',
  ]),
  ...movements('deep', { aspect: 'anger', assumes: ['human'] }, [
    'Puede que a ratos te enfades con {n}. Por irse, por no cuidarse, por dejarte con los papeles. Es de lo más común y de lo menos confesado. Enfadarse con alguien es seguir tratándolo como a una persona, con quien se puede discutir. Los que se vuelven perfectos son los que más lejos están.',
  ]),
  ...movements('deep', { aspect: 'world' }, [
    'El mundo se portará con una indiferencia escandalosa: seguirán pasando los camiones de la basura, alguien reirá en la mesa de al lado, te pedirán la contraseña de una cuenta. Hay días en que eso parece una ofensa. Otros días te sostendrá, porque habrá que sacar la basura, y sacarla es algo que se puede hacer.',
    'Hay un desfase que nadie explica. Por fuera vuelves enseguida, a las dos semanas ya estás donde te esperaban. Por dentro sigues viniendo, en un tren lento, con muchas paradas. Si notas que contestas tarde o que no te enteras de lo que te dicen, ya sabes: aún vienes de camino.',
  ]),
  ...movements('deep', { aspect: 'questions', assumes: ['human'] }, [
    'Quedan preguntas, y quien podría contestarlas es {n}. Escribe las tres que más vuelven. Debajo de cada una pon quién podría saber un poco, una hermana, un médico, nadie. Las de «nadie» no hay que responderlas. Se doblan aparte, con respeto, y se deja de llamar a esa ventanilla.',
  ]),
  ...movements('deep', { aspect: 'light', assumes: ['human', 'affection', 'history'] }, [
    'Me gustaría que en esta carta {n} no fuera solo una ausencia. Piensa en algo que le hiciera gracia. Lo que fuera, una tontería, un programa, un modo de hablar de alguien. Si al pensarlo se te ha movido la cara, aunque sea un poco, ahí ha estado.',
    'No todo lo que recuerdes tiene que doler para ser verdad. A veces uno aparta los recuerdos alegres porque le parecen una falta de seriedad. Déjalos entrar. También eran {de.n}, y seguramente más que los otros.',
  ]),
]

export const beatsDueloEs = [
  ...movements('beat', {}, [
    'Se puede echar de menos y cenar. Se puede cenar y echar de menos.',
    'Nadie se muere entero para quien lo trató todos los días.',
    'La última vez no sabe que es la última, y por eso fue como las demás.',
    'No tienes que llevarlo bien. Basta con llevarlo.',
    'El primer año se aprende a leer de nuevo, letra por letra, las mismas calles.',
    'Falta {n}. Se escribe en dos palabras y se tarda mucho en leer.',
  ]),
]

export const turnsDueloEs = movements('turn', { assumes: ['human', 'affection', 'history'] }, [
  'Morir ocurre en un momento; faltar ocurre todos los días. Para la muerte {de.n} hubo médicos, flores, gente en la puerta. Para la falta {de.n} estás tú, en pijama, buscando el abrelatas. Lo difícil empieza cuando los demás creen que termina.',
  'Te dirán que hay que ir soltando {a.n}. Yo creo que se va encontrando otra manera de sujetar. Al principio se agarra fuerte, con las dos manos, y no se puede hacer nada más. Luego se aprende a llevarlo en el brazo y queda una mano libre para abrir puertas.',
  'De lo que hubo con {n} no queda deuda. Quererse no deja saldo. Te lo escribo así, con palabra de banco, porque a las tres de la mañana uno se convierte en su propio cobrador y revisa papeles que nadie firmó.',
  'Hay un tipo de compañía que no necesita que el otro esté ni pide creer en nada. Vas a comprar algo, eliges la marca de siempre porque sí, y a los dos pasos sabes que ese «porque sí» era {de.n}.',
  'La gente pregunta si ya estás mejor, como si hubiera un lugar llamado mejor y un autobús. Lo que hay son días. En unos sale todo por su nombre y en otros no encuentras ni la palabra cuchara. De esas dos clases está hecha la temporada.',
  'Llorar {a.n} es también un modo de seguir prestando atención, y prestar atención es casi todo lo que se hace por la gente que se quiere. No tengas prisa por dejarlo. Irá cambiando de forma: hoy son lágrimas, otro día será comprar flores sin motivo.',
])

export const returnsDueloEs = movements('return', { aspect: 'return', assumes: ['alive'] }, [
  'No sé dónde está {n}. Sé dónde ha estado: en lo que escribiste, de la primera línea a la última. De ahí no se mueve.',
  'Lo que tenías con {n} no se acaba en una fecha. Cambia de sitio, y tú sabes ya más o menos dónde encontrarlo.',
  'Quisiste decir algo sobre {r} y lo has dicho. Lo que falta {de.n} puede ir llegando en los próximos años, sin cita.',
  '{a.n} no hay que soltar{lo}, por si alguien te lo pide. Hay que dejar que pese lo que pesa y apoyar{lo} de vez en cuando.',
])
