import { movements } from '../../movement'

/** The bond with what is missing: a place, a trade, a self, somebody. */
export const bondsPropositoEs = [
  ...movements('bond', {}, [
    'Hay un luto que no tiene pésames y es el {de.n}. Nadie trae comida, nadie baja la voz. Y sin embargo por dentro se parece: la misma hora tonta de la tarde, el mismo gesto que no encuentra su sitio, las mismas ganas de contárselo a quien ya no procede.',
    'Hablas {de.n} como se habla de alguien que se fue sin despedirse. Puede que eso sea parte del peso: no hubo último día, ni comida de despedida, ni nadie que dijera hasta aquí. Las cosas que se acaban poco a poco no dejan fecha, y sin fecha cuesta guardar luto.',
    'Cuando algo nos ordena la vida no lo vemos, como no se ve el marco de una ventana. Con {n} te pasaba eso, me parece. Ahora ves el marco, porque no hay cristal y entra el aire por todas partes.',
    'Lo que pones en {n} es más de lo que cabe en ese nombre. Casi siempre ocurre: se llama trabajo a una manera de tener compañía, se llama país a la cocina de alguien, se llama juventud a dormir bien. Busca qué hay debajo del nombre. A lo mejor esa parte se puede tener hoy.',
    'Te propongo que dejes de mirar {a.n} como a un juez. No era mejor que tú. Era una respuesta a unas circunstancias que ya no son estas. Si hoy hiciera falta, se te ocurriría otra.',
  ]),
  ...movements('bond', { any: ['kin:job', 'kin:vocation', 'kin:business'] }, [
    'Pienso en lo que {n} hacía por ti sin que se notara: te sacaba de la cama, te daba de qué quejarte, te prestaba una cara para las reuniones. Se fue el conjunto y ahora hay que conseguir cada pieza por separado. Lleva tiempo, pero algunas se encuentran más baratas de lo que uno cree. Las quejas, por ejemplo, salen solas.',
    'Si te fijas, cuando hablas {de.n} no hablas de éxito. Hablas de un sitio donde se sabía qué había que hacer a continuación. Esa sensación, la del paso siguiente, no la tiene en exclusiva ningún pasado. Se puede volver a fabricar, y en piezas muy pequeñas.',
    'Con {n} aprendiste un modo de mirar. Eso no lo firma nadie, no figura en el finiquito ni en la despedida, y va contigo al mercado, al médico, al parque. Un día alguien te preguntará cómo has visto eso tan deprisa.',
    '{n} te daba, entre otras cosas, una respuesta corta a la pregunta de quién eres. Sin ella hay que contestar con frases largas, y cansan. Ten paciencia con esas frases. Son provisionales y están en obras.',
  ]),
  ...movements('bond', { any: ['kin:child', 'kin:mother', 'kin:father', 'kin:parents', 'kin:partner', 'kin:grandparent', 'kin:sibling', 'kin:friend'] }, [
    'Has puesto {a.r} en el centro de una carta sobre tu rumbo, y eso ya dice por dónde va la brújula. Hay personas que son también un norte. Cuando cambian de lugar, por edad, por distancia, por la vida, el mapa no miente: simplemente hay que volver a orientarlo.',
    'Buena parte de lo que haces pasa, me parece, por {n}. No hay que avergonzarse: casi todo lo que vale la pena se hace pensando en alguien. La pregunta de ahora es qué de todo eso harías igual aunque no lo viera nadie.',
  ]),
]

export const thingsPropositoEs = [
  ...movements('thing', { topic: ['work', 'school'] }, [
    'Por ahí asoma {o}, y con eso viene un mundo: una entrada, unos saludos, el sitio donde se colgaba el abrigo. De lo que se echa en falta, la mitad es siempre arquitectura. La otra mitad cabía en ti y salió contigo por la puerta.',
    'Nombras {o}. Los lugares donde se ha trabajado mucho guardan una versión nuestra que sabe dónde está todo. Fuera de ahí uno anda a tientas una temporada y se cree torpe. Es solo que todavía no sabe dónde están los interruptores.',
    'Hay {un.o} en lo que cuentas y me parece un buen resumen. Cada época deja una herramienta o un papel que ya no sirve y que nadie tira. Míralo como lo que es: la prueba de que aprendiste algo difícil una vez. La otra vez que haga falta, no empezarás de cero.',
    '[o:Está|Están] {o}, que sin la gente y sin la hora [o:es|son] poca cosa. Lo digo porque a veces se echa de menos el edificio cuando lo que falta es el ruido. El ruido se puede buscar en otros edificios.',
  ]),
  ...movements('thing', { topic: ['art', 'music', 'book'] }, [
    'Entre los datos de tu vida has colado {o} como quien cuela a un amigo en una fiesta. Lo he visto. Déjalo estar un rato en el salón, sin presentarlo a nadie. Las aficiones abandonadas son tímidas: si se les hace mucho caso de golpe, se van.',
    'Te queda {o}, o te queda el recuerdo, que para empezar sirve igual. No te pongas metas con eso. Ponte encuentros: un rato, en un sitio con buena luz, a ver qué tal. Como con las personas, a la tercera se sabe.',
    '[o:Aparece|Aparecen] {o}, y ahí te cambia la letra. Hay cosas que uno nombra con más cuidado que otras. No sé cuánto hace que no te acercas. Sé que lo que se aprendió con las manos no pide perdón para volver: pide media hora y que no haya nadie mirando.',
    'Me fijo en {o}. Entre tanta obligación como hay en tu mensaje, eso suena a gusto, y por eso le tengo confianza. Lo útil lo decide siempre otro. Lo que te gusta sin que sirva es de las pocas pistas fiables.',
  ]),
  ...movements('thing', { topic: ['travel', 'outdoors', 'garden', 'house'] }, [
    'De golpe, en tu mensaje, {o}. Ahí respiras distinto, se nota hasta en la puntuación. Quizá no haya que buscar una razón para vivir, sino más metros cuadrados de eso en la semana, aunque sean prestados.',
    'Mencionas {o}, y el mensaje deja de estar encerrado. Las decisiones grandes casi nunca se toman en una silla. Vete a un sitio así, o al que más se le parezca a mano, y camina sin auriculares hasta que te aburras. En el aburrimiento de andar se ordenan cosas que en la mesa no.',
    'Has dejado caer {o} en medio de todo. Se puede vivir mucho tiempo con la cabeza llena de futuro y los pies sin sitio. Un lugar concreto, por pequeño que sea, hace por el ánimo más que muchos planes. Dale a ese un rato de esta semana.',
  ]),
  ...movements('thing', { topic: ['kitchen', 'food', 'drink', 'table', 'clothes', 'personal', 'photo', 'phone', 'screen', 'game', 'child', 'bed', 'car', 'feast'] }, [
    'Me detengo un momento en {o}. En las crisis grandes todo el mundo habla de valores y nadie de cosas como esa, que son las que se tocan al día treinta veces. Si algo va a cambiar, lo notarás ahí antes que en ningún discurso.',
    'Has dicho {o} y luego has seguido hacia lo importante. Yo me he quedado atrás, mirándo{o.lo}. Hay en los objetos una fidelidad que no tienen los proyectos: siguen donde se dejaron y no preguntan qué tal va lo otro.',
    'Entre tanta pregunta grande has dejado {o}, y se agradece. El sentido, cuando aparece, prefiere las cosas de ese tamaño. No lo verás llegar en un discurso. Lo encontrarás sentado junto a algo así, como quien no quiere la cosa.',
    'Cuentas {o} y parece un detalle de relleno. Yo empezaría por ahí si tuviera que buscar un hilo: una vida se va de las manos por los detalles, y se recupera también por ellos, uno que se hace a gusto, luego otro.',
    '{o}, escribes. A veces basta un objeto para saber qué estaba vivo en una época. Pregúntate qué hacías alrededor de eso, con quién, a qué hora. La respuesta suele decir más que cualquier test de vocación.',
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    'Nombras {o}, donde cabía antes una respuesta y ahora cabe una pregunta. No tienes que derribar nada para salir ni volver de rodillas para entrar. Hay quien se sienta en el último banco el resto de su vida, sin decir el credo, porque allí se piensa bien.',
  ]),
  ...movements('thing', { topic: ['money', 'hospital', 'body', 'petthing', 'sense'] }, [
    '[o:Aparece|Aparecen] en lo que cuentas {o}, sin aspavientos. Que sea parte del problema no le impide ser parte de los datos. Con datos se puede hablar; con la sensación general de que todo va mal, no. Apúntalo en una columna y veremos qué queda en la otra.',
    'Pones también {o}, y eso trae la carta al suelo. Cualquier propósito que no cuente con eso será de papel. Empieza por ahí las cuentas: qué pide, cuánto deja libre. Con lo que deja libre, que siempre parece poco, se ha hecho casi todo lo bueno.',
  ]),
]

export const feelingsPropositoEs = [
  ...movements('feeling', { any: ['feel:emptiness', 'feel:numbness'] }, [
    'Pones vacío, y no me suena a fondo de pozo. Me suena a casa recién desalojada: se oye el propio paso, sobra eco, y durante un tiempo se vive en una sola habitación. Con una basta para poner la cama y una silla para quien venga.',
    'Que nada te entusiasme no significa que nada te importe. El entusiasmo es ruidoso y va y viene. Lo que importa hace menos ruido: es aquello por lo que, aun sin ganas, sigues bajando a la calle.',
  ]),
  ...movements('feeling', { any: ['feel:confusion', 'feel:anxiety', 'feel:fear'] }, [
    'Estar en blanco no es no tener nada dentro. Es tener demasiado y sin letra. Deja que las cosas se peleen un poco más antes de ponerte en medio. Dentro de unos días habrá dos o tres que sigan de pie.',
    'El miedo a equivocarte te pide un plan a treinta años. Ofrécele uno a tres semanas. Es todo lo que se puede saber en serio sobre una persona, y a esa distancia casi ningún error es irreparable.',
    'Llamas {e.n} a lo que sientes, y quizá sea la forma que toma la energía cuando no encuentra tarea. Antes de calmarla, dale algo que cargar: una mudanza ajena, un armario, una lista de llamadas pendientes. Luego hablas con lo que quede.',
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:longing', 'feel:pain'] }, [
    'Hay tristeza en lo que cuentas, y me parece bien colocada. Se llora por las personas y se llora también por los trayectos, por los uniformes, por la manera de volver a casa. Que nadie haya muerto no quita que algo haya terminado.',
    'Añorar lo que se fue no es vivir de espaldas. Puede ser un instrumento: apunta con bastante exactitud a lo que ahora falta. Escribe qué añoras, pero sin nombres propios. «Que me esperen.» «Cansarme de algo útil.» Eso ya se puede buscar.',
  ]),
  ...movements('feeling', { any: ['feel:shame', 'feel:guilt', 'feel:jealousy'] }, [
    'Te da apuro no estar a la altura de lo que prometías. ¿Quién lo prometió? De joven se firman cosas sin leer. Nadie va a venir a ejecutar esa deuda, salvo tú, algunas noches, con muy poca piedad.',
    'La culpa por parar es la más tonta de todas y la más obediente. La pusieron ahí hace mucho para que la máquina no se detuviera. Puedes oírla y no levantarte. Ladra; no tiene dientes.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:hopelessness', 'feel:helplessness'] }, [
    'Con ese cansancio no conviene decidir nada que dure. Las preguntas sobre el rumbo, hechas a las once de la noche, contestan siempre que no hay rumbo. Hazlas a las diez de la mañana, después de algo caliente, y solo una al día.',
    'Suena a que has perdido la esperanza, y no la voy a fabricar. Ocúpate de una cosa con principio y final: un cajón, un trámite, una sopa. Terminar algo no da sentido a una vida, pero a ciertas horas le pone suelo.',
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:disappointment'] }, [
    'Hay rabia en tu mensaje y me alegro: es lo único que no se ha resignado. Está enfadada porque sabe que esto podría ser de otra manera. Pregúntale de cuál. Las furias, cuando se las escucha, suelen tener una propuesta bastante concreta.',
    'Te decepcionó algo en lo que habías puesto años. Eso no te convierte en una persona ingenua. Alguien tiene que creer en las cosas para que existan un rato, y durante ese rato existieron por ti.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    'Buscar rumbo es un trabajo solitario porque los demás contestan enseguida. Dan consejos, ponen ejemplos. Encuentra a quien sepa preguntar dos veces seguidas y callarse. Con una persona así por trimestre se llega lejos.',
  ]),
  ...movements('feeling', { any: ['feel:hope', 'feel:peace', 'feel:gratitude', 'feel:relief', 'feel:love'] }, [
    'Debajo de todo se oye algo que no es pena. Tú lo llamas {e.n}. Cuídalo sin ponerlo a trabajar enseguida: lo que empieza a moverse se asusta si le piden resultados.',
  ]),
]

export const gesturesPropositoEs = [
  ...movements('gesture', { any: ['close:forward', 'close:strength'] }, [
    'Escoge una hora de la semana y protégela como se protege una cita con el médico. En esa hora no se decide nada: se ensaya. Un martes cerámica, otro el archivo municipal, otro sentarte a ver cómo trabaja alguien. Al tercer martes habrás aprendido algo de lo que te gusta, aunque sea que la cerámica no.',
    'Da hoy un paso que se pueda deshacer: pide el folleto, pregunta el precio, apunta el nombre de la calle. Los pasos que se pueden deshacer son los únicos que se dan con miedo, y dan para llegar bastante lejos.',
    'Pides un primer paso. Que sea ridículo de pequeño, para que no haya excusa: mañana, a la hora que elijas, diez minutos de aquello que te da vueltas. Diez. Pon un reloj. Cuando suene, para aunque quieras seguir. Quedarse con ganas es la mejor manera de volver pasado mañana.',
    'Para empezar, quita. Elige esta semana un compromiso que dijiste que sí por inercia y di que no, con amabilidad y sin contar tu vida. En el hueco que deje no pongas nada todavía. Siéntate en él una tarde, a ver cómo es.',
    'Haz una cosa por primera vez antes del domingo. No hace falta que tenga que ver con tu vocación: coser un botón, subir a la última planta de un edificio, preguntarle algo al panadero. Se trata de recordarle al cuerpo qué se siente cuando no se sabe qué viene.',
    'Escribe a una sola persona que haga algo que te dé curiosidad y pídele veinte minutos. No un trabajo ni un consejo: que te cuente un martes suyo. De un martes bien contado se aprende más que de cien páginas sobre encontrar el camino.',
  ]),
  ...movements('gesture', { any: ['close:self', 'close:selfforgive', 'close:forgive', 'close:askforgiveness', 'close:love'] }, [
    'Esta semana hazte un encargo, uno solo, como si se lo hicieras a alguien a quien respetas: con plazo holgado, buen material y sin mirar por encima del hombro. Arreglar una silla, escribir una página, cocinar algo largo. Cuando esté, no opines. Úsalo.',
    'Duerme una noche sin despertador y apunta a qué hora abres los ojos. Es un dato de quien eres que llevabas años tapando con un pitido. Con ese dato no se cambia de vida. Se desayuna sabiendo algo.',
    'Quieres volver a ti. No sé dónde queda eso, pero sé por dónde se pasa: una cosa que te gustaba a los once años. Búscala, consíguela barata, hazla un rato el sábado por la mañana. Si ya no te gusta, habrás descartado una calle. Si te gusta, tendrás las manos manchadas de algo.',
    'Para tratarte mejor, un ejercicio seco. Anota hoy lo que te digas al equivocarte, literal. Por la noche léelo como si fuera el mensaje que le manda a una amiga su jefe. Tacha lo que no le permitirías. Lo que quede sin tachar, mañana, dítelo a su hora y en buen tono.',
    'Haz las paces por partes. Hoy, con las manos: crema, agua tibia, un guante si hace frío. Mañana, con la cara. No te hables de propósito mientras tanto. Eso ya se hablará cuando haya confianza.',
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:hope'] }, [
    'Llama a alguien que te conociera antes de todo esto y pregúntale qué creía que ibas a ser. Escucha sin defenderte. Casi siempre dicen algo que no tiene que ver con trabajos: que eras quien organizaba, quien se quedaba a recoger, quien hacía preguntas raras. Anótalo tal cual y déjalo en la nevera.',
    'Haz un mapa de una sola semana. En una hoja, siete columnas, y en cada una pinta con lápiz lo que te dio o te quitó aire, sin palabras, a rayas. El domingo aléjate de la hoja. Las manchas no mienten, y suele haber una donde no la esperabas.',
    'Quieres claridad. La claridad sale mal cuando se la mira de frente, así que dale un rodeo: durante siete noches apunta en una línea qué momento del día no querías que acabara. Solo eso, sin explicaciones. Al octavo día lee las siete líneas seguidas. Ahí hay algo escrito con tu letra.',
    'Para encontrar respuesta, cambia de pregunta. En lugar de «qué hago con mi vida», prueba mañana con «qué hago con la mañana». Y cuando la hayas hecho, ponle nota del uno al diez y no se la enseñes a nadie. En un mes tendrás treinta notas, que es un mapa.',
    'Recorta un papel del tamaño de una tarjeta y escribe la pregunta que más te pesa. Llévala en el bolsillo sin intentar contestarla. A veces, pagando el pan, uno se sorprende con media respuesta. Apúntala por detrás, aunque sea tonta.',
  ]),
  ...movements('gesture', { any: ['close:goodbye', 'close:closedoor', 'close:remember', 'close:thanks'] }, [
    'Ponle {a.n} una última jornada. Elige un día, haz a la misma hora lo que hacías, aunque sea en la mesa de casa, y cuando llegue el momento de recoger, recoge de verdad: un objeto a una caja, la luz apagada, la puerta. Di «hasta aquí» en voz normal. Luego ve a comer algo que no comías nunca entre semana.',
    'Cuéntale a alguien más joven cómo era {n} por dentro, lo que no sale en las fotos: los trucos, los olores, las manías de la gente. Media hora. No es nostalgia, es una entrega. Lo que se explica bien a otro deja de pesar como un secreto.',
    'Quieres despedirte {de.n}, y hasta ahora nadie organizó la despedida. Hazla tú: una hora, una mesa, un papel. En el papel, lo que te dio, en una columna, y lo que se llevó, en la otra. Léelas en voz alta. Agradece la primera. De la segunda, di solo: recibido.',
    'Guarda {de.n} una sola cosa y decide cuál. No la mejor, la que vayas a usar: una costumbre, una palabra, un horario, una manera de abrir la mañana. Póntela mañana sin ceremonia. Lo demás puede quedarse donde está, que no se mueve.',
    'Da las gracias en un sitio concreto. Ve hasta una puerta que tenga que ver con aquello, o con su barrio, y quédate un minuto enfrente como quien espera a alguien. Después vete por otra calle. Hay despedidas que son solo cambiar de acera.',
  ]),
  ...movements('gesture', { any: ['close:quiet', 'close:open', 'close:tell', 'close:promise', 'close:anger'] }, [
    'Mañana, a media mañana, sal sin destino y gira siempre hacia el lado del que venga más ruido. Veinte minutos. No busques nada. Al volver, cuenta en casa, a quien haya o en voz alta, una cosa que hayas visto. Solo una. Si no has visto nada, cuenta el ruido.',
    'Cocina algo que tarde. No por el plato, sino por las dos horas en que no podrás hacer otra cosa que vigilar un fuego bajo. En ese rato tendrás un cometido claro y un olor que avanza. Para un martes ya es bastante propósito.',
    'Pon en la puerta, por dentro, un papel con una sola palabra que hoy te haga falta. No un lema: una palabra. Pan. Luz. Llamar. Cuando salgas la verás, y cuando vuelvas decides si la cambias. Es gobernarse poco, y a veces es lo que se puede.',
    'Para hoy, poca cosa. Elige una tarea de la casa que se haga con agua, lavar unos vasos, regar, fregar el suelo, y hazla entera, sin nada puesto de fondo. Mientras tanto no busques el sentido de nada. Lo que haya que saber se acercará solo al ruido del grifo.',
    'Busca calma en una tarea corta y ajena. Pregúntale mañana a alguien cercano qué trámite odia y hazlo tú. Salir un rato del propio problema por la puerta de otro es una manera decente de descansar, y encima deja algo resuelto en el mundo.',
    'Promete algo que quepa en una semana y díselo a una persona, para que exista. Que no sea un resultado: que sea una hora. «Los jueves a las siete, yo, ahí.» Los resultados no dependen de ti. La hora sí.',
    'Esta noche deja preparada una sola cosa para mañana: la ropa en la silla, el cuaderno abierto, los zapatos mirando a la puerta. Es un recado que le dejas a quien se despierte. A veces quien se despierta lo agradece. A veces ni lo ve, y tampoco pasa nada.',
  ]),
  ...movements('gesture', { held: true }, [
    'Ve a buscar {o}, o piensa dónde [o:está|están] si lo has perdido de vista. Déja{o.lo} esta semana en un sitio por el que pases mucho. Nada más. Hay cosas que no necesitan que las usemos para empezar a tirar un poco de nosotros.',
  ]),
]

export const deepPropositoEs = [
  ...movements('deep', { aspect: 'youngself' }, [
    'Busca en casa de alguien una foto tuya de los ocho años. No para enternecerte: para verle los ojos a esa criatura, que miraba algo fuera de cuadro. Pregúntate qué era. No lo sabrás, pero habrás pasado un minuto mirando en su dirección, y es una dirección que nadie te había marcado.',
    'Imagina por un momento a quien eras a los quince, enfrente de ti, con los codos en la mesa. No le expliques tu vida: pregúntale qué le parece rara de ella. Te dirá algo impertinente. De las impertinencias de los quince años uno se ha pasado la vida huyendo, y algunas llevaban la dirección correcta.',
  ]),
  ...movements('deep', { aspect: 'callings' }, [
    'Se habla de la vocación como de una voz que llama. A la mayoría nadie nos ha llamado nunca. Hemos ido probando puertas, nos hemos quedado donde no hacía frío, le hemos tomado cariño a una tarea por haberla hecho muchas veces. También es un modo honrado de llegar. No necesitas haber oído nada.',
    'Hay quien encuentra lo suyo y hay quien lo va haciendo, como se hace un camino de tanto cruzar un campo. Los segundos no salen en las entrevistas. Si eres de esos, no busques señales: mira por dónde has pasado más veces sin que nadie te obligara.',
  ]),
  ...movements('deep', { aspect: 'pieces' }, [
    'Hay oficios dentro de los oficios. Quien vendía zapatos sabía, además, arrodillarse delante de la gente sin perder la compostura. Quien daba clase sabía esperar tres segundos de silencio. Mira lo que hacías y saca de dentro lo otro, lo que no tenía nombre ni sueldo. Eso se lleva a cualquier parte.',
    'Cuando se cae algo que nos sostenía conviene mirar qué piezas eran nuestras y cuáles eran del andamio. El horario era del andamio. La paciencia era tuya. El título, del andamio. El modo de tratar a la gente, tuyo también. Con lo segundo se puede volver a construir.',
  ]),
  ...movements('deep', { aspect: 'waiting' }, [
    'Existe una temporada que no tiene nombre, entre lo que se acabó y lo que no ha empezado. Nadie la pone en un currículum. Se parece al barbecho: visto desde la carretera es un campo abandonado, y por debajo la tierra está haciendo la única cosa que la hará servir. No la ares por impaciencia.',
    'Quizá lo que toca ahora es esperar, que es un verbo con mala prensa. Esperar bien da trabajo: mantener la casa en orden, el oído despierto, no tomar el primer tren por miedo al andén. Si alguien te pregunta a qué te dedicas, puedes decir que estás entre dos cosas. Es verdad y es una ocupación.',
  ]),
  ...movements('deep', { aspect: 'usefulness' }, [
    'Imagina que mañana te prohibieran ser útil durante un mes. Ni favores, ni listas, ni arreglar nada. ¿Qué harías el primer martes a las once, cuando ya te hubieras aburrido? Lo que se te haya ocurrido al leer esto, aunque sea una tontería, apúntalo. Era una respuesta.',
    'Te mides por la utilidad, y no es culpa tuya: nos criaron con ese metro. Pero piensa en las personas que te han hecho bien. Seguramente lo hicieron en ratos en que no estaban siendo útiles: paseando, equivocándose de calle, escuchando la misma historia por tercera vez.',
  ]),
  ...movements('deep', { aspect: 'experiment' }, [
    'Haz la prueba del vecino. Durante dos semanas, vive como si acabaras de mudarte a tu propio barrio: entra donde no entras, pregunta qué hay, saluda. Los recién llegados tienen derecho a no saber, y de ese derecho salen cosas. Tú lo perdiste por llevar aquí demasiado tiempo.',
    'En lugar de un plan, ten experimentos. Un plan exige que sepas quién serás dentro de cinco años. Un experimento solo pide una pregunta y una fecha de caducidad: seis semanas de levantarme antes, un mes sin decir que sí los viernes, tres tardes con niños. Al final se mira qué pasó. Nadie fracasa en un experimento; se entera.',
  ]),
  ...movements('deep', { aspect: 'fearname' }, [
    'Debajo de «no sé qué quiero» vive a menudo otra frase más incómoda: «sé lo que quiero y me da miedo lo que costaría». Si fuera tu caso, no hace falta que hagas nada. Basta con saberlo. Un deseo reconocido espera mejor que uno negado, y molesta menos por las noches.',
  ]),
  ...movements('deep', { aspect: 'ordinary' }, [
    'Las vidas que uno admira de cerca suelen ser muy aburridas vistas desde la ventana de enfrente: alguien sale, alguien vuelve, alguien riega. Lo que no se ve desde enfrente es que hay uno que espera a la que sale y un motivo para regar. Es todo el secreto, y cabe en un patio.',
    'Una vida con sentido no se nota todo el rato. Se nota de vez en cuando, como la salud. El resto del tiempo hay colas, impuestos, calcetines. Si esperas que lo importante brille de continuo, vas a tomar por apagado lo que solo está en reposo.',
    'Lo contrario del vacío a lo mejor no es la plenitud, sino el trato: que alguien sepa cómo tomas el café, que un perro del barrio te salude, que en algún sitio noten si faltas. No hace falta que sea grandioso. Hace falta que se repita.',
  ]),
  ...movements('deep', { aspect: 'inventory' }, [
    'Repasa a quién has llamado este año cuando algo se rompía, y quién te ha llamado a ti. En la segunda lista hay un retrato tuyo más fiel que cualquier currículum. Mira para qué te buscan. Casi siempre es para algo que tú no considerarías un talento, de tan poco que te cuesta.',
    'Haz inventario de lo que sabes hacer y nunca pondrías en una solicitud: calmar a alguien por teléfono, encontrar cosas perdidas, que un grupo se ría, doblar sábanas de las que se resisten. Diez. Es una lista que hace sonreír y que, leída con atención, dibuja un oficio o dos.',
  ]),
  ...movements('deep', { aspect: 'money' }, [
    'Sé que nada de esto paga facturas, y las facturas llegan. Por eso hablo de minutos, de tardes, de bolsillo, y no de dejarlo todo. Dejarlo todo es casi siempre una fantasía de gente muy cansada. Lo que suele funcionar es menos vistoso: ir moviendo el peso, sin soltar, de un pie al otro.',
  ]),
  ...movements('deep', { aspect: 'otherpeople' }, [
    'A tu alrededor habrá quien se ponga nervioso con tus dudas, porque le recuerdan las suyas. Te darán respuestas rápidas para que se les pase a ellos. Escúchalas con educación y no compres ninguna en la primera visita.',
  ]),
  ...movements('deep', { aspect: 'proof' }, [
    'De otras temporadas de no saber saliste sin darte cuenta del momento exacto. No hubo campanas. Un día tenías algo entre manos y, al levantar la cabeza, lo anterior ya era anterior. No cuento con que ahora haya campanas. Cuento con que te pille haciendo otra cosa.',
    'Si te falta fe en que puedas con otra etapa, no mires adelante; mira dos veces que ya ocurrió. Hubo otras épocas en que no sabías. Un colegio nuevo, una mudanza, el primer día en alguna parte con el estómago del revés. De todas aquellas orillas saliste sin mapa. Con mal genio, quizá, pero saliste.',
  ]),
  ...movements('deep', { aspect: 'letterback' }, [
    'Dentro de un año, escribe tú esta carta. Copia las preguntas que me has hecho y contéstalas desde allí. No esperes tener soluciones; te sorprenderá ver cuáles de las preguntas ya no te las haces. Esa lista, la de las que se cayeron solas, es lo más parecido a haber avanzado.',
  ]),
  ...movements('deep', { aspect: 'teach' }, [
    'Enséñale a alguien algo que sepas hacer, aunque sea pelar una naranja de una vez. Enseñar obliga a mirarse las manos y a descubrir cuánto hay ahí guardado. Quien aprende se irá con la naranja. Tú te quedarás con la noticia de que sabías.',
  ]),
  ...movements('deep', { aspect: 'places' }, [
    'Hay sitios donde a uno le cambia la cara y no lo sabe. Pregúntaselo a alguien que te quiera: ¿dónde me has visto mejor últimamente? No qué hacía, dónde. La respuesta suele ser una cocina, una cola, un coche de camino a algún lado. Empieza por frecuentar ese lugar, sin más intención.',
    'Elige una esquina de tu casa y destínala a lo que todavía no sabes qué es. Una mesa pequeña, una lámpara, nada encima. Los sitios vacíos con luz atraen cosas: un cuaderno, una radio rota, un mapa. A los dos meses mira qué ha ido a parar ahí.',
  ]),
  ...movements('deep', { aspect: 'boredom' }, [
    'No huyas tan deprisa del aburrimiento. Los primeros veinte minutos son insoportables y por eso casi nadie llega al veintiuno. A partir de ahí la cabeza, que no tiene con quién pelearse, empieza a hacer lo que hacen los niños sin pantalla: mirar el techo, inventar, levantarse a buscar una cuerda.',
  ]),
  ...movements('deep', { aspect: 'envy' }, [
    'La envidia, que da vergüenza, es buena brújula si se le quita el veneno. Piensa en alguien a quien envidies de verdad y pregúntate qué parte, exactamente: ¿el despacho o que le rían las gracias, la casa o el huerto? Tira lo demás. Con esa astilla que queda se puede encender algo.',
  ]),
  ...movements('deep', { aspect: 'dayafter' }, [
    'Ponte en lo peor, que sea así un año más. Habría doce meses de no saber. En esos meses comerías, verías a gente, leerías algo, harías reír a alguien sin querer. Míralo bien: eso, que tú llamarías perder un año, mucha gente lo llamaría vivir. No te pido que te conformes. Te pido que no lo desprecies mientras dura.',
  ]),
  ...movements('deep', { aspect: 'pace' }, [
    'Hay un ritmo que es el tuyo y que probablemente no has oído en años, porque siempre sonaba otro encima. Para oírlo hace falta una tarde sin hora de fin. Fíjate a qué velocidad friegas, comes, contestas, cuando no te espera nadie. Esa es la medida. Los planes que no quepan en ella no son para ti.',
    'Ve despacio con lo que prometes. A las etapas nuevas se entra como al agua fría en una playa con piedras: primero los tobillos, quejándose, y mirando bien dónde se pisa. Quien corre lo hace casi siempre para que lo vean.',
  ]),
]

export const turnsPropositoEs = movements('turn', {}, [
    'Vivir sin saber para qué es más corriente de lo que parece. Casi todo el mundo lo hace a ratos, incluidos los que llevan agenda. La diferencia es que tú te has parado a mirarlo, y mirarlo marea, como cuando uno se da cuenta de que está respirando.',
    'Dale al asunto menos altura. No estás buscando el sentido de la vida: estás buscando con qué llenar las diez de la mañana de manera que a las once no te dé vergüenza. Es un objetivo humilde y, bien cumplido, de ahí salen vidas bastante decentes.',
    'Hay un momento, en las mudanzas, en que está todo en el suelo y parece que uno tenía muchísimas cosas y ninguna casa. Estás ahí. No es el mejor momento para juzgar los muebles.',
    'Sospecha de las revelaciones. Las cosas que cambian una vida casi nunca se anuncian: alguien pide ayuda con un cartel, falta uno para el coro, una perra necesita paseo los martes. Se dice que sí por no quedar mal. A los dos años eso es lo tuyo.',
    'Buscar también cansa, y entonces lo razonable es dejar que te encuentren. Para eso basta con estar en los sitios: una tienda, un banco, un taller, los miércoles. Lo que te corresponde pregunta en esos lugares, porque no tiene tu número.',
    'La prisa por tener un propósito se parece a la prisa por tener pareja en las bodas de los demás. Pasa la música, se enciende la luz y resulta que no era una necesidad, era el ambiente.',
    'Te hablan de reinventarse, y es mucho trabajo inventar a alguien. Prueba a reparar. Hay en ti dos o tres cosas que funcionaban, con una pieza floja. Una tarde, un destornillador y paciencia. Después, ya si acaso, inventas.',
    'Quien ha sido útil mucho tiempo olvida que existe otra manera de estar, que es estar. Los gatos la practican con gran autoridad. No resuelven nada, se ponen al sol, y la casa entera se organiza alrededor.',
    'Hay una pregunta mejor que qué quiero: qué echaría de menos si me lo quitaran mañana. Contéstala deprisa y sin ponerte solemne. Si lo primero que sale es el café con alguien, ya sabes que tu vocación tiene al menos una silla y una hora.',
    'Lo que perdiste te daba forma desde fuera, como el molde al flan. Sin molde, uno teme desparramarse. Y durante un tiempo uno se desparrama. Luego cuaja, en algo menos regular y que se sostiene por sí mismo.',
    'Lees que otros encontraron su camino y siempre lo cuentan desde el final, cuando ya parece una línea recta. Pídeles que te cuenten el segundo año. En el segundo año todos estaban en una cocina, con la luz mala, pensando que se habían equivocado.',
    'Un rumbo se puede elegir por descarte, y no es deshonroso. Esto no, esto tampoco, esto solo los lunes. Lo que queda al final, por feo que sea, tiene una ventaja: ya ha aguantado que le dijeran que no a todo lo demás.',
  'El rumbo no se encuentra: se gasta. Uno anda por un lado unos meses, se aburre, tuerce, y al mirar atrás hay una línea. Desde dentro nunca parece una línea. Parece ir a comprar y volver.',
  'Quizá estés en un descanso de la escalera. No se sube ni se baja, se recupera el aire y se ven cosas por la ventana que en los escalones no se ven. Mucha gente toma el descansillo por el final porque nadie le dijo que había más pisos.',
  'No te falta voluntad. Te falta, si acaso, un sitio donde ponerla. La voluntad sin sitio se queda girando como una llave en la cerradura de otro y da la impresión de estar rota.',
  'Hay preguntas que solo se contestan con las manos ocupadas. Mientras se piensa en ellas no pasa nada; luego uno está lijando una puerta, o enseñando a un crío a atarse los cordones, y la respuesta entra sin llamar.',
  'Perder el norte tiene algo de honrado. Lo pierden quienes lo llevaban puesto. Hay gente que nunca se extravía porque nunca sale de la rotonda.',
  'Te han dicho que sigas tu pasión, y a lo mejor la pasión es justo lo que ahora no contesta. Prueba a seguir tu curiosidad, que es más modesta y más terca. No enamora. Señala con el dedo cosas pequeñas y dice: ¿y eso?',
  'Lo que eres no se ha quedado en lo que hacías. Estaba usando aquello para asomarse. Ya encontrará otra ventana; de momento anda por la casa probando pestillos.',
  'A veces el sentido se retira para que uno descanse de tenerlo. Suena absurdo. Pregúntale, sin embargo, a cualquiera que haya vivido muchos años para una causa, y te hablará de lo bien que durmió una noche en que no la llevaba encima.',
])

export const returnsPropositoEs = movements('return', { aspect: 'return' }, [
    'Te dejo con la mañana a medio montar, que es como se dejan las cosas entre gente de confianza.',
    '{de.n} hemos hablado. De lo siguiente ya hablará el martes.',
    'No tengo una frase para el final. Tengo un gesto: acerco la silla, apago la lámpara grande y dejo encendida la pequeña.',
    'Si algún día encuentras lo que buscas, lo más probable es que no te acuerdes de esta carta. Me parece un buen destino para ella.',
  'Mañana será un día corriente. Ojalá encuentres en él un sitio donde apoyar la mano, aunque sea {o}.',
  'No has llegado a ninguna conclusión y yo tampoco. Tenemos, en cambio, una mañana por delante y una cosa pequeña que hacer con ella.',
  'Escribiste desde un lugar sin salida a la vista. Sigue sin verse. Pero has encendido una luz para escribir, y esa luz alumbra un par de metros.',
  'Lo {de.n} queda dicho. No había que resolverlo hoy: había que sacarlo a la mesa, donde se pueda ver mientras se cena.',
  'Y con esto te dejo, en la parte de la frase donde todavía caben verbos.',
  'Si mañana no pasa nada, será un día en el que no pasó nada y tú estabas. También de esos está hecho un rumbo.',
])

export const beatsPropositoEs = movements('beat', {}, [
    'No hay que merecer el desayuno.',
    'Perder el tiempo también es una manera de encontrarlo.',
    'Se puede empezar por barrer.',
    'Lo que no sabes hoy no caduca esta noche.',
    'Un plan pequeño pesa lo justo para llevarlo puesto.',
    'Nadie pregunta al árbol para qué.',
  'Una vida no es un argumento. No tiene que convencer a nadie.',
  'Se puede estar en obras y abrir al público.',
  'El martes también es parte del plan.',
  'Nadie sabe qué hace. Unos lo cuentan mejor.',
  'Primero dormir. Luego el sentido de la vida.',
  'Lo pequeño no es el consuelo de lo grande: es su material.',
])

export const leadsPropositoEs = [
  ...movements('lead', { aspect: 'name' }, [
    'Me hablas {de.n}. Podrías haber empezado por un plan o por una queja, y empezaste por un nombre. Lo tomo como una indicación: ahí hay algo que quieres cuidar antes de decidir nada.',
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    'Has escrito {q}. Es el tipo de frase que se dice mirando al suelo del metro, y que a nadie se le ocurre contestar. Voy a intentarlo, sin plan y sin consejos de calendario.',
    'En tu mensaje hay una frase que respira distinto: {q}. Podría coserse con otras y quedar más disimulada. Prefiero dejarla sola en el primer renglón, que es donde se ponen las cosas por las que se escribe.',
  ]),
]
