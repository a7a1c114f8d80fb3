import { movements } from '../../movement'

/** What is known of each kind of loss, said without lesson. */
export const eventsEs = [
  ...movements('event', { any: ['suicide'] }, [
    'Una muerte así deja preguntas que se dan la vuelta y apuntan a quien se queda. Qué no vi, qué no dije, qué habría pasado. Quien llegó a ese punto estaba dentro de un dolor que estrechaba todo, y desde fuera ese pasillo no se ve, ni queriendo, ni queriendo mucho. Con {n} tampoco se veía.',
    'No voy a escribir sobre el motivo, porque no lo sé y porque no suele haber uno. Suele haber muchas cosas y un mal momento. Lo que sí sé es que el último día {de.n} no es el resumen {de.n}. Hubo otros miles, y en algunos estabas tú.',
    'Del suicidio se habla en voz baja, y esa voz baja te deja a ti sin sitio donde decirlo. Puedes decirlo con su nombre. Puedes enfurecerte con quien más quieres, y llorar, y volver a la furia en la misma tarde. Hay grupos de gente que ha pasado por lo mismo; allí no hay que explicar la primera media hora.',
    'Si estos días el dolor {de.n} empieza a parecerte una respuesta para el tuyo, no te quedes con eso: llama a alguien ahora, de noche o de día, y dilo tal cual. Lo escribo porque quiero que esta carta tenga quien la vuelva a leer.',
  ]),
  ...movements('event', { any: ['violence'] }, [
    'Te quitaron a alguien, y eso no se llora igual que cuando alguien se muere. Hay un quién, hay un papel con sellos, hay gente que pregunta detalles. No le debes a nadie los detalles. Puedes hablar de la vida {de.n} y dejar su final en el despacho de quien tenga que ocuparse.',
    'La justicia, si llega, llega a otro sitio. Puede hacer falta y no consolar. Mientras tanto tienes que cuidar otra cosa, más urgente y más frágil: que quien hizo aquello no se quede también con el recuerdo de cómo era {n} antes.',
  ]),
  ...movements('event', { any: ['sudden'] }, [
    'Con {n} no hubo aviso, y el cuerpo necesita avisos. Cuando algo ocurre de golpe, una parte de la cabeza se queda en el minuto anterior, arreglándolo todo para que no ocurra. Por eso repites la escena: sigues llegando, una y otra vez, a un sitio donde ya ha ocurrido.',
    'Lo repentino deja a medias las cosas {de.n}: una toalla húmeda, un plan para el sábado, un mensaje sin contestar. Son crueles porque no saben nada. Puedes ir recogiendo lo {de.n} a tu velocidad, o dejar algo sin recoger el tiempo que quieras. No molesta a nadie.',
    'Se quedó sin hacer la despedida {de.n}, y alguien te dirá que por lo menos no sufrió. Eso será verdad y a ti te deja igual, con la última palabra en la boca. {de.n} puedes despedirte tarde. Será peor que a tiempo y mejor que nada.',
  ]),
  ...movements('event', { any: ['illness'], not: ['pet', 'harm', 'kin:ex', 'kin:friend', 'kin:colleague', 'kin:neighbour', 'kin:teacher', 'kin:uncle', 'kin:cousin', 'faraway', 'estranged'] }, [
    'La enfermedad larga tiene una crueldad propia: obliga a empezar el duelo con la persona delante. Cuando por fin ocurrió lo {de.n}, la gente debió de creer que ya venías con la tarea hecha, y lo que traías era sueño atrasado. Prepararse no se prepara nadie. Uno se cansa.',
    'Después de tantos meses midiendo la vida en turnos, resultados y horas de visita, lo que queda es un hueco con horario. A las ocho tocaba algo {de.n}. A las ocho ya no toca nada. Puede que eches en falta hasta lo que odiabas de aquello, y no hay en ello ninguna rareza.',
    'Los últimos tiempos {de.n} tapan a los otros. Cierras los ojos y sale lo peor. Dale meses. Poco a poco irán volviendo los años de antes, primero de uno en uno, y un día te sorprenderás con un recuerdo {de.n} de pie.',
  ]),
  ...movements('event', { any: ['dementia'] }, [
    'A quien se va por el olvido se le despide muchas veces. Primero se va la fecha, luego el nombre de las cosas, luego el tuyo. Que al final no supiera decir quién eras no borra que durante años lo supo. Hay reconocimientos que están en la mano que se deja tomar, y de esos no se lleva registro.',
    'Llevabas tiempo perdiendo {a.n} a plazos. Por eso ahora te pasan a la vez dos cosas que no combinan: lloras como si fuera de golpe y descansas como si fuera el final de un viaje largo. Las dos son tuyas y ninguna sobra.',
  ]),
  ...movements('event', { any: ['caregiver'] }, [
    'Cuidar es un trabajo que se queda en las manos. Te despiertas a la hora de la pastilla y no hay pastilla. Te sobra el brazo con el que levantabas. Fue mucho lo que hiciste por {n}, y casi todo sin testigos, de noche, con la cara lavada a medias.',
    'Quien cuida acumula una lista secreta de lo que no hizo bien: el día que perdió la paciencia, la tarde en que le venció el sueño. De la otra lista, la de todo lo demás, no se lleva cuenta porque no cabría. Alguien debería leerte esa en voz alta.',
  ]),
  ...movements('event', { any: ['faraway'] }, [
    'Estar lejos convierte la muerte en una noticia, y las noticias no se pueden abrazar. No hubo pasillo, ni tierra, ni café en vaso de plástico con los primos. Por eso cuesta creerlo. Tal vez tengas que fabricar tú algo que haga de entierro: una hora, un sitio, dos o tres palabras dichas de pie.',
    'La distancia no mide lo que te importaba: mide billetes, permisos, fronteras, trabajos que no esperan. Estuviste del lado que pudiste. Y desde ahí también se quiere, aunque la pantalla se congele a mitad de la frase.',
  ]),
  ...movements('event', { any: ['relief'] }, [
    'Debajo de la pena, dices, hay descanso. Lo pongo aquí con todas las letras para que deje de ser un secreto: se puede desear que termine un sufrimiento sin desear que termine una persona. Por fuera se parecen. Por dentro, tú sabes cuál era.',
  ]),
  ...movements('event', { any: ['anniversary'] }, [
    'Las fechas vuelven con más puntualidad que nadie. Días antes el cuerpo ya lo sabe: duermes peor, te irrita un ruido, y luego miras el calendario y entiendes. No hay que hacer nada especial ese día. Hay que saber que viene y no ponerle encima una reunión difícil.',
    'Un año se dice pronto. Quien lo ha pasado sabe que son trescientas sesenta y cinco primeras veces. Desde ahora cada día tendrá debajo otro igual, ya vivido sin {n}, y eso, aunque no lo parezca, es un suelo.',
  ]),
  ...movements('event', { any: ['recent'] }, [
    'Es muy pronto. Por ahora no hay que entender lo {de.n}, ni decidir qué se hace con las cosas, ni contestar a todo el mundo. Estos días consisten en comer algo, dormir lo que se deje y apoyarse en quien venga con una olla y sin preguntas.',
    'Estás en los primeros días sin {n}, cuando todavía se mira el teléfono esperando que alguien llame para decir que ha sido un error. La cabeza hace bien en no creerlo de golpe. Lo va dejando entrar a sorbos, que es la única cantidad que se puede tragar.',
  ]),
  ...movements('event', { any: ['longago'] }, [
    'Ha pasado mucho tiempo y {n} [sigue|siguen] teniendo voz. Superar es una palabra de obstáculos y aquí no había ninguno que saltar. Hay personas que se llevan puestas. Uno crece, cambia de casa, y de vez en cuando al buscar otra cosa se encuentra con que siguen ahí, a la misma edad de siempre.',
    'De lo {de.n} hace años, y a lo mejor te da apuro que todavía te mueva. La pena de entonces la sintió quien eras entonces, con lo que entonces podía. La de ahora la siente alguien que entiende más. Por eso a veces, contra toda lógica, duele mejor y duele más.',
  ]),
  ...movements('event', { any: ['putdown'] }, [
    'Tuviste que decidir, y decidir eso es de lo más hondo que se le puede hacer a quien no sabe pedirlo. Los días de más que tú querías los habría pagado {n} con dolor. Esa cuenta te la quedaste tú, entera.',
    'Quien convive con un animal firma, sin saberlo, una última responsabilidad: ahorrarle lo que ya no tiene arreglo. Se firma el primer día, en pleno juego, y se cumple el peor. Lo cumpliste porque estabas a cargo {de.n}. Estar a cargo incluye la peor mañana.',
  ]),
  ...movements('event', { any: ['late'], aspect: 'finalhour' }, [
    'No estar en el último minuto {de.n} duele como si ese minuto valiera por todos. La vida que compartieron no se decidía en la última página. Ya estaba escrita, y en lo escrito sales muchas veces, llegando, abriendo, preguntando qué hay de comer.',
    'Unos mueren cuando todos han salido de la habitación, otros en un cambio de turno, otros sin más. No creo que nadie sepa de veras cómo se elige eso, si es que se elige. Lo que sí se puede saber es dónde estabas tú: en la vida, haciendo lo que esa hora pedía, sin saber cuál era.',
  ]),
  ...movements('event', { any: ['addiction'], not: ['harm'] }, [
    'Querer a quien se estaba perdiendo cansa por adelantado. Se discute con la persona y con lo que se la lleva, y no siempre se acierta a cuál de las dos se le grita. Si dijiste cosas duras, alguna iba para lo otro. Había dos en la habitación.',
    'Con una muerte así la gente busca culpables y a veces los encuentra en la familia, porque es la que queda de pie. Nadie puede respirar por otro. Tú pusiste límites o no los pusiste, ayudaste o te alejaste, y ninguna de esas cosas era una llave que abriera esa puerta.',
  ]),
  ...movements('event', { any: ['estranged', 'harm'] }, [
    'Cuando se muere alguien con quien no se hablaba, el silencio cambia de dueño. Antes se sostenía entre dos. Ahora es tuyo, y pesa distinto. No hace falta inventarse una reconciliación para poder dormir: basta con reconocer que aquello también era un vínculo, con las puertas cerradas.',
  ]),
  ...movements('event', { any: ['age'] }, [
    'Te dirán la edad {de.n} como si fuera un argumento. Era mayor, tuvo una vida larga. Es verdad, y no tiene que ver. Cuanto más larga es una presencia, más sitios ha tocado, y en todos hay que enterarse de que falta {n}.',
  ]),
]
