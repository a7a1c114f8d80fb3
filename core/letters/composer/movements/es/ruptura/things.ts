import { movements } from '../../movement'

/** What things do when a house goes from two to one. */
export const thingsRupturaEs = [
  ...movements('thing', { topic: ['kitchen', 'food'] }, [
    'En medio de tu mensaje huele a cocina: {o}. Ahí es donde se nota primero que falta alguien, antes que en la cama, porque se cocina con la mano y la mano hace cuentas sola. Durante un tiempo te van a salir raciones equivocadas. Congela. Regala. Llámalo hospitalidad.',
    'No pidas perdón por acordarte {de.o}. En una casa que se deshace lo pequeño es lo único que se deja agarrar. Lo otro, los años, el porqué, no cabe en una mano. Y se llora con lo que se tiene a mano, qué remedio.',
    'Mencionas {o}. Las rupturas se notan sobre todo en las cantidades: sobra la mitad de todo. Cocinar para una sola persona es un oficio que no nos enseñan. Empieza por cosas que se coman con las manos, con la ventana abierta, sin poner orden.',
    'Hay recetas que se quedan con quien las hacía mejor y otras que se quedan con quien se queda. Con {o} por medio, te toca a ti decidir cuál es el caso, y se decide comiendo.',
  ]),
  ...movements('thing', { topic: ['drink', 'table'] }, [
    'Está lo {de.o}, que parece poca cosa y es donde vive la costumbre. No te obligues a dejar de hacerlo. Cambia un detalle, la taza, la silla, la hora, y observa cómo el gesto se queda un momento sin saber qué decir. Por ese titubeo se empieza.',
    'Has escrito {o}. La costumbre reparte sitios y raciones sin consultar a nadie: durante una temporada pondrás de más. Cada vez que ocurra, quita lo que sobra sin comentario. Ni un suspiro. El gesto se aburre antes si no tiene público.',
    'Pienso en {o}. Alrededor de cosas así está la conversación que no constaba en ningún sitio: quién hablaba primero, quién necesitaba diez minutos. Ahora esos diez minutos son enteros tuyos, y de momento no sabes qué hacer con tanto.',
  ]),
  ...movements('thing', { topic: ['clothes', 'personal'] }, [
    'Has nombrado {o}, y me imagino que lo peor no es ver{o.lo}, sino tropezar con {o} cuando se busca otra cosa. Pon{o.lo} en un sitio decidido. Lo que está en un sitio decidido espera. Lo que está en cualquier parte asalta.',
    'Y luego {o}. Las prendas ajenas en casa propia tienen un plazo, y el plazo lo pones tú. Una bolsa, una fecha en el calendario, alguien que haga de mensajero. Que no haya una tarde dramática de devolver cosas en un portal. Una bolsa. Un timbre. Nada más.',
    'Nombras {o}, que [o:está|están] en algún punto entre recuerdo y trasto. No hay prisa por decidir cuál. Solo te diría que no [o:duerma|duerman] cerca de tu cama. Lo que está al alcance de la mano a oscuras acaba tomando decisiones.',
  ]),
  ...movements('thing', { topic: ['phone', 'screen'] }, [
    '{de.o} te diría lo que de las estufas: da calor y quema según la distancia. No hace falta tirar nada. Aleja un poco la silla, pon el aparato boca abajo en la cena y que la última luz de la noche sea otra.',
    '[o:Aparece|Aparecen] {o}, cómo no. Ahí se guarda la historia con una precisión que ningún corazón aguanta: hora, minuto, visto. Un archivo así no se relee para entender. Se relee para volver a estar. Ponlo donde haga falta un esfuerzo para abrirlo.',
    'Sobre {o}: las máquinas no saben que algo ha terminado. Seguirán proponiéndote su nombre, una foto de hace tres años, la película a medio ver. No es una señal. Es una base de datos sin modales.',
  ]),
  ...movements('thing', { topic: ['photo'] }, [
    'Lo {de.o} puede esperar. No hace falta romper, borrar ni enmarcar. Un sobre, un disco, una caja de zapatos con fecha. Dentro de dos años lo mirarás como se mira un país donde viviste, y te fijarás en lo joven que era el sofá.',
  ]),
  ...movements('thing', { topic: ['music'] }, [
    'Nombras {o}, y supongo que ahora no se puede oír igual. Las canciones se recuperan como se recuperan los barrios: pasando por ahí con otra gente, por otro motivo, hasta que un día caminas por ellas pensando en la compra.',
  ]),
  ...movements('thing', { topic: ['bed'] }, [
    'Ahí [o:está|están] {o}, que de noche [o:es|son] un mapa con fronteras. Prueba a dormir en diagonal una vez, por pura insolencia. O cambia las sábanas por unas que elijas tú, feas si hace falta. Se trata de que el cuerpo encuentre algo que no estaba en la historia.',
  ]),
  ...movements('thing', { topic: ['house'] }, [
    'La casa sale en tu mensaje como sale alguien de la familia. Dale un trato: una tarde a la semana para ocuparte de ella y el resto para que te cobije sin preguntar. Los sitios no tienen la culpa de lo que oyeron.',
    'Dices {o}, y se entiende que ahí cada cual tenía su manera de entrar. Las cerraduras se cambian en media hora; el oído tarda más. Durante un tiempo oirás pasos en la escalera y levantarás la cabeza. Luego será el vecino, y sabrás que es el vecino.',
    'Sobre {o}, una idea de mudanza: antes de decidir qué se queda, quédate tú un rato en medio, sin hacer nada, y mira desde dónde entra la luz. Los sitios se conocen otra vez cuando uno se queda quieto en ellos.',
  ]),
  ...movements('thing', { topic: ['car', 'travel'] }, [
    'También aparece {o}. Los trayectos que hacían dos se hacen raros con uno: sobra ventanilla. Lleva a alguien, lleva un programa de radio, lleva la compra en el asiento. Y escoge tú, por una vez, por dónde se va.',
  ]),
  ...movements('thing', { topic: ['garden', 'petthing'] }, [
    'Que menciones {o} me gusta porque ahí no hay discurso que valga. Lo vivo pide a diario y no guarda rencor si un día llegas tarde. Como ejemplo de relación, de momento, es insuperable.',
    '[o:Queda|Quedan] {o}, y con ello un cuidado que no entiende de separaciones. Agradécelo un poco. Cuando todo lo demás está en discusión, viene bien algo que solo necesite agua, paseo o que le cambien la tierra.',
  ]),
  ...movements('thing', { topic: ['outdoors'] }, [
    'Hay un lugar en tu mensaje, {o}, y ahora mismo estará prohibido sin que nadie lo haya prohibido. Los sitios compartidos vuelven a ser del ayuntamiento poco a poco. Ve primero de día, con alguien que hable mucho.',
  ]),
  ...movements('thing', { topic: ['book', 'game', 'art'] }, [
    'Nombras {o}. Es curioso lo que uno reclama en una separación: casi nunca lo caro. Reclama lo que demuestra que hubo una tarde. Lo que quedó de tu lado, que se use. Lo que quedó del otro, dalo por prestado a quien no devuelve, como tantos libros.',
  ]),
  ...movements('thing', { topic: ['child'] }, [
    'Entre las cosas que mencionas [o:está|están] {o}, y eso cambia el tono de cualquier reparto. Lo de los pequeños no se divide: se duplica o se turna. Que lo encuentren en los dos sitios, o que viaje con ellos, y que no tengan que pedir permiso para tenerlo aquí y allí.',
  ]),
  ...movements('thing', { topic: ['feast'] }, [
    '[o:Está|Están] {o} en lo que cuentas, y los días señalados son malos jueces. Te pondrán delante lo que hacían otros años, con música. Organiza algo con hora de entrada y de salida; saber a qué hora te puedes ir hace posible ir.',
  ]),
  ...movements('thing', { topic: ['sense'] }, [
    '{o}: de todo lo que se pierde, lo menos reclamable. No hay quien te lo devuelva ni a quien pedírselo. Pasará como pasan los acentos cuando uno cambia de ciudad. Primero se echa en falta, luego se imita sin querer, luego un día se oye en la calle y solo se sonríe.',
    'Te acuerdas {de.o}, y no hay caja donde meter eso. Viene por la calle, en un desconocido, en un ascensor. Dura un segundo y luego sigues andando. Que dure un segundo y sigas andando es exactamente cómo se hace.',
  ]),
  ...movements('thing', { topic: ['money', 'work'] }, [
    'Sale también {o} en lo que cuentas. Querer a alguien tenía esa parte y dejar de quererse la tiene el doble. Sepárala en una carpeta de otro color. Los días de carpeta se habla de números con un café en la mano; los demás, la carpeta no está en casa.',
    'Y en medio de todo, {o}. Hay que pensar con la cabeza en lo que menos apetece. Pide ayuda a alguien que sepa y que no te conozca demasiado; los números, cuando los mira un extraño, se quedan en números.',
  ]),
]
