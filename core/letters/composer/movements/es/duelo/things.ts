import { movements } from '../../movement'

/** What things keep when somebody dies, by topic. */
export const thingsEs = [
  ...movements('thing', { topic: ['food'], not: ['pet'], assumes: ['alive'] }, [
    'Has puesto {o}. La comida es una de las pocas herencias que se gastan y no se acaban: alguien la repite sin receta, le falta algo, y en ese algo que falta está {n}. Nunca sale igual. Que no salga igual es también una manera de guardarle el sitio.',
    'Sobre {o}: hay sabores que llevan una fecha de caducidad que no está en el envase. El día que vuelvas ahí, no esperes consuelo. Espera hambre. El hambre ya es algo.',
  ]),
  ...movements('thing', { topic: ['kitchen', 'food'], not: ['pet'], assumes: ['alive'] }, [
    'Cocinar para alguien es decirle varias veces al día que siga viviendo. Nadie lo diría así, claro; se dice con {o}, con el fuego bajo, con un «prueba a ver». Todo eso estaba en tu mensaje aunque solo hayas escrito una palabra.',
    'Mencionas {o}. Una cocina es un sitio donde se quiere sin mirarse: uno pica, el otro prueba, alguien pregunta si falta sal. Por eso lo de cocina se queda tan cargado. Ha estado en medio de todas las conversaciones que no parecían importantes.',
  ]),
  ...movements('thing', { topic: ['kitchen'], not: ['pet'], assumes: ['alive'] }, [
    'Has nombrado {o}. Los cacharros se gastan por donde los agarra una mano y a la larga acaban pareciéndose a ella. Puedes seguir usándolos. No se ofenden, y hay pocas maneras mejores de tener a alguien cerca que hacer lo mismo con la misma cosa.',
    'Pienso en {o}, que [o:sabe|saben] más de esa casa que cualquier retrato. Si un día te animas, cocina algo sin mirar receta. Saldrá distinto y en esa diferencia notarás, con bastante exactitud, qué era lo que ponía {n}.',
  ]),
  ...movements('thing', { topic: ['drink'], not: ['pet'], assumes: ['alive'] }, [
    '{o}. Hay relaciones enteras que ocurren alrededor de algo caliente, mientras se enfría. No se dice nada importante y por eso se dice todo. Seguramente ahora te sobra sitio en la bandeja, y es una de esas faltas que no se le pueden explicar a nadie en el trabajo.',
    'Escribes {o}, y pienso en la manera en que se sirve a alguien sin preguntarle ya cómo lo toma. Ese saber, cuánta azúcar, qué asa, hasta dónde, es de los más íntimos que hay. Lo sigues teniendo. No tiene a quién servir, pero no se ha ido.',
  ]),
  ...movements('thing', { topic: ['table'], not: ['pet'], assumes: ['alive'] }, [
    '{o} [o:tiene|tienen] ahora una geometría rara. Cuando alguien falta, los demás se sientan de otra forma y nadie lo comenta. Puedes dejar el hueco, puedes ocuparlo tú, puedes poner ahí el abrigo de las visitas. Ninguna de las tres cosas es una falta de respeto.',
    'Que menciones {o} me hace ver una escena que no te voy a inventar: solo el lugar, con alguien que solía estar. Los muebles son crueles porque conservan la medida. Con el uso, muy poco a poco, se van aprendiendo otra.',
  ]),
  ...movements('thing', { topic: ['clothes'], not: ['pet'], assumes: ['alive'] }, [
    '{o}. La ropa guarda una forma que no es la de la percha. Durante un tiempo guarda también el olor, y hay que decidir si se lava. No hay prisa. Quien te diga que ya toca vaciar el armario no tiene que abrirlo.',
    'Con {o} te ha tocado lo más parecido a un abrazo que se puede doblar. Habrá un día para usar{o.lo}, o para regalar{o.lo} a alguien que pase frío, o para dejar{o.lo} al fondo, donde la mano sepa. Hoy no hace falta que sea ese día.',
    'Dices {o}, y en eso está la manera que [tenía|tenían] {n} de ocupar un cuerpo. Por eso cuesta tanto tocar nada. Quien recoge un armario así va deshaciendo una silueta.',
  ]),
  ...movements('thing', { topic: ['personal'], not: ['pet'], assumes: ['alive'] }, [
    '{o}. Las cosas que alguien llevaba encima aprenden su cuerpo: se rayan por el mismo lado, ceden por el mismo sitio. Son el retrato más fiel que queda, porque nadie posó para él.',
    'Hablas {de.o}, algo que pasó más horas pegado a su piel que cualquier fotografía. Puedes usar{o.lo} o guardar{o.lo}. Si algún día se rompe, que se rompa usándose: es como se rompen las cosas que han servido.',
  ]),
  ...movements('thing', { topic: ['phone'], not: ['pet'], assumes: ['alive'] }, [
    'El teléfono es ahora un sitio peligroso, y lo mencionas: {o}. Ahí está todo lo que se dijo y lo que quedó sin contestar, con la hora exacta. No borres nada esta semana. Tampoco tienes que oírlo. Puede estar sin que lo mires, como está el agua en las tuberías.',
    'Una voz guardada es una cosa nueva en el mundo; nuestros bisabuelos no tuvieron que decidir qué hacer con ella. Si puedes, pon a salvo {o} en dos sitios. Después ya puedes no escuchar nada durante años. Lo que da miedo es perderlo, más que oírlo.',
  ]),
  ...movements('thing', { topic: ['photo'], not: ['perinatal'] }, [
    'En {o} la persona mira a un lugar donde no sabe lo que tú sabes. Por eso se aguanta poco rato. Prueba a mirar lo otro: el fondo, los zapatos, la luz de esa tarde. Ahí sigue siendo un día normal, y los días normales son lo que echas de menos.',
    'Mencionas {o}. Las imágenes mienten por exceso: se quedan con un segundo y lo hacen pasar por la persona. Lo que tú tienes y ninguna cámara tuvo es el antes y el después de ese segundo.',
  ]),
  ...movements('thing', { topic: ['music'] }, [
    '{o}. La música es de lo poco que entra sin llamar. Un día sonará en una tienda y tendrás que hacer como que miras el precio de algo. No la prohíbas del todo. Escoge tú una vez, a puerta cerrada, y que el golpe sea tuyo y no de la tienda.',
    'Escribes {o}, y se oye. Cantar, tocar, poner un disco son formas de estar en un cuarto sin tener que hablar. Ese cuarto suena ahora distinto. Pero las canciones se aprenden con el cuerpo y nadie puede pedirte que las devuelvas.',
  ]),
  ...movements('thing', { topic: ['bed'], not: ['pet'], assumes: ['alive'] }, [
    'Nombras {o}, y ahí sobran las metáforas, porque se nota la falta {de.n} con todo el cuerpo. Puedes cambiar de lado. Puedes poner algo en medio, libros, ropa, el periódico. Se tarda mucho en volver a dormir al centro, y no hay ninguna obligación de llegar.',
  ]),
  ...movements('thing', { topic: ['house'], not: ['pet'], assumes: ['alive'] }, [
    'Las casas son lentas. La que mencionas sigue repartiendo la luz y los ruidos como si nadie faltara. Vaciarla, venderla, quedársela: cualquiera de esas cosas se puede hacer bien o mal, y casi ninguna se puede hacer deprisa. Entra primero sin bolsas de basura. Solo a estar.',
    '{o}: escribes eso y ya se sabe por dónde se entraba, aunque no lo digas. Hay lugares que uno conoce con los pies. Se podría caminar por ahí a oscuras. Esa orientación tuya dentro de lo que ya no está igual es, me parece, una forma de recuerdo que no depende de fotos.',
  ]),
  ...movements('thing', { topic: ['car'], not: ['sudden', 'violence', 'suicide'] }, [
    '[o:Aparece|Aparecen] {o} en lo que cuentas. En esos trayectos se habla mirando al frente, y por eso se dicen cosas que sentados cara a cara no salen. O no se dice nada y se oye la radio, que es otra forma de ir juntos. El camino sigue ahí y ahora sobra un asiento.',
  ]),
  ...movements('thing', { topic: ['hospital'] }, [
    'Mencionas {o}. De esos sitios uno sale con una memoria que no quería: un pasillo, una máquina, el nombre de una enfermera, un café malo. Con el tiempo esa parte se irá quedando en su planta y en su horario. Ahora tapa, porque es lo último. No es lo principal.',
  ]),
  ...movements('thing', { topic: ['hospital'], assumes: ['affection', 'history'] }, [
    'Lo que pasó en {o} ocupó muy poco tiempo. Lo que hubo antes ocupó una vida. La cabeza, que no sabe de proporciones, pone las dos cosas en la misma balanza. Cuando se incline demasiado, échale tú algo del otro lado: una tarde cualquiera, con ropa de calle.',
  ]),
  ...movements('thing', { topic: ['garden'] }, [
    '{o}. Quien cuida plantas trabaja para un tiempo que no controla, y a veces no llega a ver la flor. Ahora te toca a ti decidir si riegas. No hace falta saber: se mete el dedo en la tierra y, si está seca, agua. Muchas cosas se heredan así, con instrucciones de una línea.',
    'No me has dicho qué ha sido {de.o}. Hay algo casi ofensivo en que brote una hoja nueva la semana en que uno no puede con su alma. Y hay algo, también, que acompaña. Las plantas no saben, y hacen.',
  ]),
  ...movements('thing', { topic: ['outdoors'] }, [
    'Hablas {de.o}, un sitio que no era de nadie y que ahora tiene dueño. Los lugares abiertos guardan mejor que las casas, porque no se ordenan ni se pintan. Puedes volver cuando quieras. También puedes no volver y saber que está.',
    '[o:Aparece|Aparecen] {o} en tu mensaje y entra aire. Hay recuerdos que necesitan techo y otros que necesitan cielo; a los segundos conviene irlos a ver de vez en cuando, caminando, sin ningún propósito, con las manos vacías.',
  ]),
  ...movements('thing', { topic: ['book'], not: ['pet'], assumes: ['alive'] }, [
    '{o}. Lo que alguien escribe o subraya sigue hablando con la misma voz y en el mismo orden. Es una clase de presencia muy obediente: se abre, se cierra, espera. La letra de una persona es lo único de su cuerpo que se queda quieto sin apagarse.',
  ]),
  ...movements('thing', { topic: ['screen', 'game'] }, [
    'Lo que había alrededor {de.o} era mucho más que eso: era un rato con excusa. La gente que se quiere inventa motivos para estar callada en el mismo cuarto. Ahora tienes la excusa entera y te falta con quién usarla. Es una de las partes más tontas y más duras de todo esto.',
    'Has nombrado {o}. En cosas así nadie piensa que esté pasando algo, y pasa: se aprende a perder, a esperar turno, a tomarle el pelo a alguien sin hacerle daño. Si vuelves a hacerlo algún día, es posible que imagines los comentarios {de.n} en los momentos exactos.',
  ]),
  ...movements('thing', { topic: ['child'], any: ['kin:child', 'kin:baby', 'perinatal'] }, [
    '{o}. Hay cosas pensadas para un cuerpo pequeño que pesan más que un mueble. No dejes que nadie las recoja por ti con buena intención. Cuando haya que moverlas, si hay que moverlas, que sea tu mano, y que sea despacio.',
    'Nombras {o} y no hace falta que digas más. Tienes derecho a que eso se quede donde está: un mes, un año, lo que sea. Un cuarto no es un problema que haya que resolver.',
  ]),
  ...movements('thing', { topic: ['petthing'] }, [
    '{o}. Es lo primero que se ve al entrar y lo último que se atreve uno a guardar. Que [o:siga|sigan] en su sitio hasta que te moleste más ver{o.lo} que mover{o.lo}. Ese día llega solo, sin calendario, y suele ser un día sin importancia.',
    'Los objetos de un animal son muy pocos y están muy usados. {o}: con eso se contaba casi todo, la hora de salir, la hora de comer, la hora de no hacer nada. Por eso ahora el día parece mal cosido. Le han quitado las puntadas.',
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    'Mencionas {o}. Los ritos existen porque alguien, hace mucho, entendió que no se puede sostener esto a solas y en silencio. Si a ti te sirven, entra en ellos con los ojos abiertos. Si no te sirven, quédate con lo que tienen de práctico: una hora fijada, una luz, gente que sabe cuándo ponerse de pie.',
  ]),
  ...movements('thing', { topic: ['art'] }, [
    'Escribes {o}. Lo que alguien hacía con las manos se queda sin terminar de un modo que no tiene lo demás. Hay quien lo remata y hay quien lo deja así, con el hilo puesto. Las dos cosas son homenaje; ninguna es obligatoria.',
    'Por {o} se entiende mucho {de.n}. Quien sabe hacer algo bien trata al mundo con cierto respeto, y ese respeto se contagia sin discursos. A lo mejor tú lo aplicas ahora a una cosa que no tiene nada que ver.',
  ]),
  ...movements('thing', { topic: ['feast'] }, [
    'Está también eso que nombras, {o}. Las fiestas son crueles con los huecos porque lo ponen todo en fila. Este año se puede hacer distinto, o a medias, o no hacerse. Avisa pronto a los tuyos y no des más explicación que una: este año así.',
  ]),
  ...movements('thing', { topic: ['sense'] }, [
    'Lo que cuentas, {o}, no lo guarda ningún objeto. Se guarda en ti, y por eso da miedo que se borre. Se borra un poco, sí: pierde nitidez como todo lo que se usa. Lo que no pierde es la capacidad de reconocerlo. Si mañana lo tuvieras delante entre mil, sabrías.',
    '{o}. De una persona se termina echando de menos lo que no sale en ninguna ficha. No hay documento que lo diga, ni nadie fuera de ti que sepa exactamente cómo era. Escríbelo en algún papel, con torpeza, como se describe un color.',
  ]),
  ...movements('thing', { topic: ['travel'] }, [
    '[o:Aparece|Aparecen] {o}. Hay algo injusto en que las cosas del viaje sigan sirviendo cuando quien iba a usarlas no está. Un día llevarán a otro sitio, contigo o con alguien. Por ahora pueden esperar con las ruedas quietas.',
  ]),
]
