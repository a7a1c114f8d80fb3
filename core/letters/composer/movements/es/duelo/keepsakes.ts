import { movements } from '../../movement'

/** What is carried, written, recorded or sung, after a death. */
export const keepsakesEs = [
  ...movements('thing', { topic: ['personal'], assumes: ['human', 'affection', 'history'] }, [
    'Lo que {n} llevaba a diario ha visto más que nosotros. {o}: eso ha estado en colas, en discusiones, en tardes aburridas, en la mano o encima. No hay que pedir[o:le|les] que [o:hable|hablen]. Con tener{o.lo} cerca algún martes puede bastar.',
    'Te quedará la duda de si usar{o.lo}. Hablo {de.o}. Hay cosas que se gastan si se usan y se mueren si se guardan. Escoge un día sin importancia y haz la prueba una hora. Con una hora se sabe.',
    '{de.o} sé lo que has escrito. Tú sabes además el ruido que hacía eso al quedar sobre una mesa, el lado gastado, el gesto de antes y el de después. Ese gesto, si te fijas, lo recuerdas entero. Se puede repasar como se repasa una canción.',
    'Cuando repartan, y siempre se reparte, pide {o} si lo quieres. Pedir da pudor en esos días, parece codicia. Pero lo que nadie pide acaba en una caja de cosas sueltas, y tú eres quien sabe de qué es la marca del borde.',
  ]),
  ...movements('thing', { topic: ['phone'], assumes: ['human', 'affection', 'history'] }, [
    'Si en {o} quedó algo de la voz o de la letra {de.n}, haz hoy una copia y olvídate de la copia. Te lo digo tan en seco porque los aparatos se mueren sin avisar, y sería una segunda pérdida por un motivo idiota. Lo de escuchar o releer, eso, cuando puedas. O nunca.',
    'Casi nada de lo que queda en un teléfono se dijo para quedar: «llámame», «llego en diez minutos», «¿compraste leche?». De ahí la fuerza que [o:tiene|tienen] {o}. Es lo contrario de una despedida, y con los años algunas personas lo prefieren.',
    'Hubo un tiempo en que de los muertos quedaba un retrato y poco más. Ahora quedan a un dedo de distancia, todo el día, y {o} [o:forma|forman] parte de eso. Nadie te ha enseñado a vivir así. Si te hace daño, dale el aparato a alguien de confianza y pídeselo cuando lo necesites.',
    '{de.o} cansa sobre todo la vigilancia: comprobar si está, temer que se borre, entrar y salir. Pon a salvo lo que haya y quita el acceso de la primera pantalla. Que haya que querer llegar.',
    'Llegará el día en que alguien use ese número o en que la cuenta se cierre sola. Conviene saberlo. Por si ayuda: lo que llegó por {o} ya te fue dicho una vez, y no depende de que una máquina lo siga repitiendo.',
  ]),
  ...movements('thing', { topic: ['photo'], not: ['perinatal'], assumes: ['human', 'affection', 'history'] }, [
    'Busca {o} y tapa con un dedo las caras. Mira el resto. Un vaso a medio beber, una luz de tarde, el brazo de alguien que sostenía la cámara. Ahí no se está posando. Ahí sigue siendo aquel día.',
    '{de.n} habrá imágenes mejores y peores, y {o} no tiene por qué ser la buena. A la familia le gusta elegir una y repetirla. Guarda tú la otra: la movida, la de los ojos a medio cerrar, la que se hizo sin querer.',
    'Dale la vuelta. Detrás {de.o}, si existe en papel, puede que haya una fecha o una letra; y si no la hay, escríbela tú antes de que se olvide quién era el de la izquierda. Es un trabajo de diez minutos y el siguiente que la mire te lo agradecerá sin conocerte.',
  ]),
  ...movements('thing', { topic: ['music'] }, [
    'Hay música que se oye y música que se tiene en el cuerpo. {o}, por lo que cuentas, [o:era|eran] de la segunda clase. Por eso te puede alcanzar en cualquier parte, en un taxi o en la caja del supermercado. Sal si tienes que salir. Nadie sabrá por qué y no importa.',
    'Hay un silencio que pertenece {a.o}. Se nota en los ratos en que sonaba. Puedes ocuparlo con otra cosa o dejarlo como está, y puedes también, una noche, tararear dos compases mal y parar ahí. Dos compases no son una recaída.',
    'Alguien tendrá que seguir sabiendo cómo empezaba aquello {de.o}. No hace falta voz ni oído. Basta con poder empezar y que, en otra habitación, quizá por costumbre, alguien continúe.',
  ]),
  ...movements('thing', { topic: ['music'], assumes: ['affection', 'history'] }, [
    'Me habría gustado oír {o} como se oía en tu casa, con {n} cerca. Eso no se puede reconstruir. Lo que sí se puede es no bajar el volumen cuando llegue por azar. La pena que trae dura poco más que la canción.',
  ]),
  ...movements('thing', { topic: ['book'], assumes: ['human', 'affection', 'history'] }, [
    'La letra envejece de un modo distinto que la voz. Si en {o} está la {de.n}, seguirá teniendo prisa donde la tuvo y cuidado donde lo tuvo. Que alguna palabra no se entienda es mejor. Tendrás que volver.',
    'Abre {o} por cualquier parte, o no leas: mira solo si hay una mancha, una esquina doblada, un sitio donde aprieta el lápiz. Se aprende bastante de alguien por cómo trata el papel. {n} también está en eso.',
    'De lo que se dobla y se guarda, {o} [o:es|son] lo que más resiste una mudanza. No pesa, no se rompe, no hay que enchufarlo. Ponlo donde guardas lo que necesitarías si hubiera que salir deprisa.',
    'Si en {o} hay algo que {n} subrayó, tachó o dejó a medias, no lo completes. Los lápices ajenos tienen su derecho. Puedes escribir al lado, con otro color y con la fecha de hoy.',
  ]),
  ...movements('thing', { topic: ['sense'], assumes: ['human', 'affection', 'history'] }, [
    'Te da miedo, imagino, que se te olvide[o:|n] {o}. La memoria de eso no avisa cuando se va ni cuando vuelve. Pregunta a otros cómo lo recuerdan: cada uno dirá una cosa y, en la que te indigne por falsa, sabrás exactamente cómo era.',
    'Hay una edad en que uno cree que recordará los hechos. Luego [o:queda|quedan] {o}. No se puede contar bien. Cuando lo intentas, la otra persona asiente y tú sabes que no le ha llegado. No insistas. Hay cosas que se conservan por no circular.',
    'Ningún aparato guarda {o} del todo. Lo llevas donde llevas el equilibrio o el sueño, en un sitio al que no se entra queriendo. Aparecerá alguna tarde sin que lo llames, y durará lo que tarda en cerrarse un ascensor.',
    'Creerás reconocer {o} en alguien que pasa. Ocurre en los andenes, en las salas de espera. Te quedarás mirando más de lo correcto. Discúlpate con un gesto y sigue: era un parecido, y a los parecidos no se les puede pedir que saluden.',
  ]),
  ...movements('thing', { topic: ['game', 'screen'], assumes: ['human', 'affection', 'history'] }, [
    'Quedarán a medias unas cuantas cosas tontas: una serie, una partida, una discusión sobre quién jugaba mejor. {o} es de esas. Puedes terminarlo a solas o dejarlo en el punto en que iba. En los dos casos {n} se lo habría perdido y tú no.',
    'En torno a cosas así, y pienso en {o}, se dicen insultos que son caricias. La gente que no sabe decirse que se quiere necesita un marcador, un mando, unas cartas. Con eso se entiende y no hay que traducirlo.',
  ]),
  ...movements('thing', { topic: ['screen'], assumes: ['human', 'affection', 'history'] }, [
    'Pon un rato {o}, mal y sin atención, mientras haces la cena. No hace falta seguir el hilo. A veces lo que se echa en falta es ese ruido de fondo y que alguien, desde el otro cuarto, pregunte qué ha pasado.',
  ]),
  ...movements('thing', { topic: ['photo'], any: ['perinatal'] }, [
    '{o}. Otros verán manchas grises o un segundo borroso, y tú ves a alguien. Haz una copia, porque ese papel se aclara con los años. Guarda la copia con luz y el original sin ella.',
    'No tienes que enseñar {o} a quien no sepa mirar. Hay imágenes para pocas manos. Si alguien te la pide y la sostiene callado más de un minuto, esa persona puede quedarse a cenar.',
  ]),
  ...movements('thing', { topic: ['work'], any: ['kin:colleague'] }, [
    'En los sitios de trabajo se queda una parte de la gente que su familia no conoce: cómo daba los buenos días, de qué se quejaba, qué hacía cuando algo salía mal. {o} [o:viene|vienen] de ahí. De esa parte {de.n} sabes tú, y tal vez alguien de su casa agradecería que se la contaras.',
    'Cualquiera que pase verá {o} y no verá nada. Tú no puedes pasar sin mirar. Con los objetos del trabajo ocurre así, son idénticos a los de al lado hasta que se sabe de quién eran.',
  ]),
  ...movements('thing', { topic: ['art'], assumes: ['human', 'affection', 'history'] }, [
    'Hay oficios que se ven en las manos mucho después. {o}, en tu mensaje, viene de ahí. Lo que se hace bien durante años deja maneras: cómo se deja una herramienta, cómo se limpia la mesa al acabar. Puede que las tengas sin haber hecho nunca ese trabajo.',
    'Miro {o} como se mira una mesa de trabajo después de la jornada. No está abandonada: está recogida para mañana. Que no hubiera mañana es otra cosa, y no la decidió quien dejó los útiles en su sitio.',
    'Si {o} [o:se va|se van] a quedar contigo, aprende una sola operación. Enhebrar, afilar, encender, lo que toque. No hace falta llegar a saber. Se trata de que tus dedos hagan una vez lo que hicieron los {de.n}.',
  ]),
]
