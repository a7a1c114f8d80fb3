import { movements } from '../../movement'

/** Answers to what was said about the end: the hour itself, the last words, what was left unsaid, what was done. */
export const answersEndEs = [
  ...movements('seen', { clause: ['late'], aspect: 'finalhour', assumes: ['affection', 'human'] }, [
    'Hay una hora a la que no llegaste y que desde entonces te sabes de memoria, aunque no la viste. La has tenido que construir entera con lo que te contaron. Cuando escribes {q} hablas desde esa reconstrucción. La de verdad fue más corta, más torpe y con menos palabras que la tuya.',
    'Una cosa es faltar y otra no haber podido estar, y por dentro se confunden. Tú pones {q}. Con {n} habías estado ya, en todo lo que no era aquella habitación, y eso no se apunta en ninguna parte porque entonces no hacía falta apuntarlo.',
    '¿Qué habrías hecho si hubieras llegado? Te lo pregunto en serio, porque {q} parece esconder una escena muy clara. Seguramente algo pequeño: una mano, una frase tonta, recolocar la sábana. Eso que habrías hecho sigue en ti. Se le puede buscar otro destinatario.',
    'El reproche siempre encuentra la frase exacta, y la tuya es {q}. No tengo otra mejor que ofrecerte. Solo te haría notar quién la dice: alguien que estaba dispuesto a ir. A los que no les importaba {n} no les falta esa hora.',
    'Sé que volverás a {q} aunque yo escriba lo que escriba. Vuelve, entonces, pero cambia una cosa: llega un poco antes. Al mes anterior, a un día en que se vieron o se oyeron y no pasaba nada. Ahí sí estabas.',
    'La muerte tiene un momento, y los demás lo convierten en cita. Como si hubiera que acudir. A ti te quedó {q}, y lo dices con la vergüenza de quien falta a una cita que nadie le dio. Lo que había con {n} no necesitaba esa cita para ser lo que fue.',
  ]),
  ...movements('seen', { clause: ['late'], all: ['feel:guilt'], aspect: 'finalhour', assumes: ['affection', 'human'] }, [
    'Has puesto dos cosas muy cerca: la culpa, y {q}. Se alimentan una a otra. Sepáralas un momento, como se separa a dos que discuten. Lo segundo es algo que ocurrió. Lo primero es la explicación que le has puesto, y hay otras.',
    'Si hubiera un juez para esto preguntaría tres cosas: si sabías la hora, si podías estar y si quisiste. A la primera, no lo sabía nadie. La segunda la explica {q}. La tercera se contesta sola, porque llevas desde entonces volviendo.',
  ]),
  ...movements('seen', { clause: ['lastwords'], aspect: 'finalhour', assumes: ['human'] }, [
    'Te sabes de memoria algo que en su momento pasó casi sin mirar: {q}. A la última vez no la acompaña ninguna señal. Se dice lo de siempre, se cierra la puerta con la mano de siempre. Con {n} fue así porque lo demás también era así.',
    'De todas las conversaciones con {n}, la memoria ha decidido que esa vale por todas. {q}, escribes. No la eligió por importante. La eligió porque detrás no había otra que la tapara.',
    'Si pudieras elegir unas últimas palabras habrías elegido distinto; cualquiera lo haría. A ti te tocó {q}. Yo lo dejaría en su sitio, al final de una lista muy larga, sin darle el título.',
  ]),
  ...movements('seen', { clause: ['unsaid'], assumes: ['affection', 'human'] }, [
    'Me fijo en lo que te quedó sin decir, {q}, y en que a mí me lo has dicho a la primera. La frase ya sabe salir. No tiene {a.n} delante, y eso no se arregla, pero ha dejado de estar encerrada.',
    'Con la gente que se quiere se habla de otra cosa. De horarios, de comida, de si llueve. Por eso casi todo el mundo podría escribir {q} al perder a alguien. Se suponía. Era lo que hacía posible hablar de la lluvia.',
    'Lo que no le dijiste {a.n} no es una sola frase, aunque la resumas así: {q}. Son varias, de distintas épocas, y algunas no eran ni bonitas. Ponlas por escrito mezcladas, las buenas y las otras. Sueltas pesan menos que juntas.',
    'Una vez al menos debiste de tenerlo en la punta de la lengua. Pasó alguien, sonó algo, cambió la conversación. Así se quedan las cosas como {q}. Fue por confianza en que habría otro rato. Con {n} lo había casi siempre.',
  ]),
  ...movements('seen', { clause: ['did'], not: ['pet'] }, [
    'Entre personas que se tratan todos los días hay escenas feas. Lo raro de la tuya, {q}, es que se quedó en el sitio de la última o casi. Si hubiera venido otro martes la habría tapado. No hubo martes, y la escena no ha encogido.',
    'De aquel día cuentas {q} y no cuentas lo que había alrededor: el sueño que llevabas, lo que venía de antes, lo que también dijeron del otro lado. No te pido que lo uses de excusa. Te pido que lo pongas en el cuadro, porque estaba.',
    'Voy a tomarme en serio que eso estuvo mal, ya que tú te lo tomas. {q}: bien. ¿Y ahora qué hace alguien con un mal rato que no puede ir a disculparse? Lo mismo que con los demás: reconocerlo una vez entera, sin agrandarlo, y no hacérselo a otro.',
    'Hay discusiones que con {n} quedaron a la mitad, y desde entonces tú haces los dos papeles. {q}. El tuyo lo haces peor cada vez. Prueba una noche a dejar la escena sin réplica: se dijo aquello, se hizo de noche, y nadie más habla.',
  ]),
  ...movements('seen', { clause: ['did'], all: ['sudden'], not: ['pet'] }, [
    'Si {n} hubiera vivido, aquello habría terminado en un mensaje seco, en un silencio de dos días o en una broma. Lo conviertes en sentencia porque se cortó la luz a mitad. {q}: fue una discusión. La muerte vino por otro camino y no venía a darle la razón a nadie.',
  ]),
]

/** Answers to what is said about a life together and about the days after. */
export const answersLifeEs = [
  ...movements('seen', { clause: ['given'], assumes: ['affection', 'human'] }, [
    'Nadie da lo que tú cuentas, {q}, para que un día se lo agradezcan. Se da porque toca y porque uno está ahí. Lo que cambia con los años es quién lo mira. Ahora lo miras tú, y desde donde estás se ve entero.',
    'Me gustaría que volvieras a leer una frase tuya como si la hubiera escrito otra persona: {q}. Dime si no sabrías ya bastante {de.n} con eso. Yo con eso empecé.',
    'Hay regalos que no llegan envueltos y que uno tarda veinte años en ver. Entre los tuyos está lo que escribes: {q}. Ya no se lo puedes devolver {a.n}. Se puede gastar con otros, que es para lo que sirve.',
    'Si mañana enseñas algo a alguien, cuidas a alguien o esperas a alguien en una puerta, te saldrá de ahí, de lo que cuentas: {q}. Te saldrá sin pensarlo. Es lo más cerca que se está de seguir tratando {a.n}.',
    'Las cosas que sostienen no hacen ruido mientras sostienen. {q}, dices, y lo dices ahora, cuando ya no está quien lo hacía. Con {n} delante seguramente no se te habría ocurrido ponerlo en palabras.',
  ]),
  ...movements('seen', { clause: ['habit'], assumes: ['affection', 'alive'] }, [
    'Para ti habría un día que no se parecía a los otros. Lo sé por cómo escribes {q}. Sigue llegando cada vez que toca, puntual, sin lo que traía dentro. Hazle algo de comer a ese día: una caminata, una llamada fija. No se queda quieto con las manos vacías.',
    'Si se repitió tanto, no hay una vez que recordar. Te habrá pasado al buscarla. {q}, y salen todas mezcladas, con la ropa de varios años. Deja que salgan así. Esa mezcla es justo lo que había con {n}.',
    'No apuntaste cuántas veces. Quién iba a apuntarlas. Pero {q}, y con eso basta para saber que hubo muchas más de las que alcanza la memoria. Las que no recuerdas también ocurrieron.',
    'Seguirás notando el hueco a la hora exacta, y te parecerá raro que el cuerpo lleve tan bien el calendario. Es que lo aprendió con {n}. {q}: esas cosas se graban sin lápiz y no se borran por saber lo que ha pasado.',
  ]),
  ...movements('seen', { clause: ['saying'] }, [
    'Algunas personas dejan dinero, otras dejan frases. A ti te dejaron una que te sabes: {q}. Úsala cuando no venga a cuento, que es como se usan las frases de la familia. Quien te oiga no sabrá {de.n}, y aun así estará oyendo.',
    'Con solo leer {q} ya me parece que conozco un poco el tono. Tú oyes además la pausa, la cara, lo que venía después. Hay discos que solo suenan en un aparato y en este caso el aparato eres tú.',
    'Pon atención a quién más lo dice. Una frase como {q} se va quedando en la familia, en los amigos, y un día la suelta alguien que ni siquiera trató {a.n}. Cuando eso pase, no expliques de dónde sale hasta el postre.',
  ]),
  ...movements('seen', { clause: ['stillreach', 'absence'], assumes: ['human', 'history'] }, [
    'La parte que no se cuenta en los pésames empieza aquí, en lo que escribes: {q}. Nadie trae flores para eso. Y sin embargo es ahí donde vives ahora, entre cosas que todavía esperan {a.n} con una educación insoportable.',
    'No corrijas todavía lo que cuentas, {q}. Desmontarlo sería dar por bueno algo que solo sabes con la cabeza. Se irá haciendo: un día cambiarás una cosa de sitio y no será por {n}, será porque te hacía falta el sitio.',
    'La gente deja media vida puesta en los objetos y en las horas, y no la recoge al salir. Así se entiende {q}. Una parte {de.n} sigue enchufada a la pared, por decirlo de algún modo, y tú tropiezas con el cable.',
    'Si entrara un desconocido no vería nada. Vería una casa. Tú ves {q}, y eso no hay forma de señalárselo a nadie. Al menos aquí está señalado, con tus palabras y sin que nadie diga que ya va siendo hora.',
    'Te preguntas a lo mejor cuánto dura. Me refiero a esto: {q}. No lo sé. Sé que no lo decide nadie desde fuera y que suele acabarse sin despedida, un día en que pensabas en otra cosa. Hasta entonces, que {n} siga teniendo en tu casa ese rincón de costumbre.',
  ]),
  ...movements('seen', { clause: ['others'], assumes: ['human'] }, [
    'Cada cual dice lo que puede aguantar oyéndose decir. A ti te ha tocado esto: {q}. No hay que contestar a nadie. La próxima vez mira un punto de la pared, cuenta hasta cuatro y pregunta por otra cosa. Cansa menos que explicar quién era {n}.',
    'Para entender lo que te pasa con {n} habría que haber estado, y casi nadie estuvo. Se nota en lo que cuentas de los demás: {q}. Lo que no te sirva de ellos puedes dejarlo caer al suelo sin agacharte.',
    'La gente habla para tapar un agujero por el que entra frío, y el agujero suele ser suyo. Lo pienso al leer {q}. A ti eso no te tapa nada, y no por eso quedas en deuda con la intención de nadie.',
  ]),
  ...movements('seen', { clause: ['miss', 'love'], assumes: ['human'] }, [
    'He dejado para este párrafo lo que en tu mensaje va sin ningún adorno: {q}. No sé comentarlo mejor. Hay frases que solo admiten que uno las lea despacio y luego mire un rato hacia otra parte.',
    'Echar de menos {a.n} no te pide que hagas nada. Eso desconcierta, porque todo lo demás, los papeles, la ropa, la gente, pide. {q}, escribes, y no hay tarea dentro. Es solo verdad, a cualquier hora.',
  ]),
  ...movements('seen', { clause: ['dream'], assumes: ['human', 'affection', 'history'] }, [
    'De noche {n} [anda|andan] por donde [quiere|quieren]. {q}, cuentas, y lo cuentas como quien trae algo de un viaje sin saber si se puede pasar. Se puede. No hay que interpretarlo. Apunta lo que llevaba puesto, qué luz había, y desayuna.',
    'Los sueños trabajan con restos. Toman una cocina de hace años, una frase de ayer, la cara {de.n}, y montan algo que por dentro parece una visita. Lo que hicieron esta vez fue {q}. Quédate con la sensación y no con el mensaje.',
  ]),
  ...movements('seen', { clause: ['body'] }, [
    'Hay un duelo que no pasa por las palabras y tú lo has descrito: {q}. Se atiende como se atiende una gripe larga: horarios, agua, una persona que pregunte. Si dentro de unas semanas sigue igual, que lo vea un médico. No por grave, por cansado.',
    'Durante un tiempo el cuerpo hace guardia sin que nadie se lo mande. {q} viene de ahí. No le sirven los razonamientos, pero sí las rutinas tontas: la misma infusión, la misma silla, apagar siempre la misma luz la última.',
  ]),
  ...movements('seen', { clause: ['fear'] }, [
    'Después de una pérdida el miedo cambia de oficio. Antes avisaba; ahora patrulla. Lo tuyo lo dices claro, {q}, y a los miedos así les sienta mal que los digan claro. Ponle hora: un cuarto de hora por la tarde para pensar en eso y el resto del día para no pensarlo entero.',
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    'No bajes la voz en la parte en que escribes {q}. Una muerte trae mucha gente amable y muy pocos sitios donde enfadarse. Aquí puedes. {n} no sale perdiendo porque digas la verdad con el tono que tiene.',
    'Lo que pones sobre la rabia, {q}, no estropea el resto de tu mensaje. Lo sostiene. Sin esa línea todo lo demás parecería escrito para quedar bien.',
  ]),
  ...movements('seen', { clause: ['relief'] }, [
    'De tu mensaje, lo que más cuesta decir es {q}, y está dicho. Se descansa de una situación, de un miedo, de un teléfono. Puedes haber descansado de todo eso y seguir buscando {a.n} con los ojos al entrar.',
  ]),
  ...movements('seen', { clause: ['cant'], assumes: ['human'] }, [
    'Anoto lo que hoy no puedes: {q}. No lo pongo en la lista de tareas. Lo pongo en otra, la de cosas que se miran de lejos hasta que una mañana, sin saber por qué, se mueven un palmo.',
    'Hay puertas que solo se abren por cansancio de verlas cerradas. Si {q}, deja de empujar. Lo {de.n} va a seguir ahí, no se estropea, y nadie va a entrar antes que tú.',
  ]),
  ...movements('seen', { clause: ['wish', 'contrast'], assumes: ['human'] }, [
    'Hay un querer en medio de tanta falta, y lo dices así: {q}. No hace falta que se cumpla para que cuente. Con {n} o sin {n}, alguien que quiere algo todavía está mirando por la ventana.',
  ]),
  ...movements('seen', { clause: ['thanks'], assumes: ['affection'] }, [
    'Agradecer en pasado es más difícil que agradecer a tiempo, porque ya no hay modo de ver la cara del otro. Tú lo haces igual: {q}. Queda dicho sin respuesta, como un pago que se deja encima de la mesa en una casa donde no ha salido nadie.',
  ]),
  ...movements('seen', { clause: ['question'] }, [
    'Preguntas {q}, y lo que me sale es no llenar el hueco. A quien podría contestarte ya no se le puede preguntar, y los demás solo tenemos opiniones. Deja la pregunta escrita donde la veas. Algunas se van gastando de estar a la vista.',
    'Sobre {q} se han escrito libros que no contestan. No voy a añadir una página. Lo que sí haría, si estuviera en tu cocina, es repetirla en voz alta contigo para que no la hicieras siempre a solas.',
  ]),
  ...movements('seen', { clause: ['event'], not: ['pet'], assumes: ['human', 'history'] }, [
    'Hay un antes y un después, y la raya es esta: {q}. De un lado {n} [tenía|tenían] planes para la semana. Del otro te preguntan por los papeles. Nadie cruza una raya así de una vez; se cruza muchas veces, sobre todo al despertar.',
    'Lo que pasó cabe en un renglón, {q}, y en ese renglón {n} [sale|salen] solo un momento. El resto de su vida está fuera. Por eso me interesa más lo otro que cuentas, aunque esto sea lo que hay que decir primero.',
    'Por teléfono se dice deprisa. {q}. Se dice, se oye el silencio al otro lado, y hay que consolar a quien acaba de enterarse. Habrás hecho eso varias veces, con la misma frase gastada en la mano.',
  ]),
]
