import { movements } from '../../movement'

/** What weighs when the bearings are lost, feeling by feeling. */
export const feelingsPropositoEs = [
  ...movements('feeling', { any: ['feel:emptiness'] }, [
    'Pones vacío, y no me suena a fondo de pozo. Me suena a casa recién desalojada: se oye el propio paso, sobra eco, y durante un tiempo se vive en un solo cuarto. Con uno basta para poner la cama y un asiento para quien venga.',
    'El vacío engaña con el tamaño. Desde dentro parece que ocupa la vida entera, y si se mira el reloj ocupa unas horas: la de volver, la de después de cenar, la del domingo. Haz ese cálculo. Lo que tiene horas se puede atender por horas, con una cosa corta puesta en medio de cada una.',
    'Un hueco guarda la forma de lo que lo llenaba. Pasa la mano por el borde del tuyo y averigua qué encajaba ahí: si era gente, si era tarea, si era que contaran contigo. No se llena igual una cosa que otra. Mucho de lo que se compra para el vacío es de la talla equivocada.',
    'Esa palabra, vacío, la usa también quien toca instrumentos: sin el hueco no habría caja de resonancia. No te lo digo para que lo agradezcas. Te lo digo para que no lo tapices tan deprisa. Ahora mismo cualquier cosa pequeña que te roce va a sonar más de lo normal, y eso sirve para saber qué te suena.',
    'A quien siente vacío le recetan planes. Y los planes se cumplen, y al salir del cine sigue ahí. Probaría con lo contrario de un plan: una obligación diminuta con alguien que dependa de ella. Un perro ajeno, unas macetas de la escalera, leerle el prospecto a una vecina. El hueco tolera mal que lo necesiten.',
  ]),
  ...movements('feeling', { any: ['feel:numbness'] }, [
    'Que nada te entusiasme no significa que nada te importe. El entusiasmo es ruidoso y va y viene. Lo que importa hace menos ruido: es aquello por lo que, aun sin ganas, sigues bajando a la calle.',
    'Llamas {e.n} a lo que te pasa. Visto desde aquí se parece a un fusible: saltó para que no ardiera la instalación. Volver a darle al interruptor a la fuerza lo hará saltar otra vez. Hay que ir desenchufando aparatos, de uno en uno, y probar.',
    'Sin ganas también se hacen cosas, y a menudo las ganas vienen detrás, con retraso, como un perro que se había quedado oliendo algo. Esperarlas en casa es mal sistema. Sal tú primero, poco, cinco minutos, y no mires atrás para ver si te siguen.',
    'Cuando todo llega amortiguado hay que buscar en los sentidos bajos: el agua muy fría en las muñecas, una guindilla, la corteza de algo, un olor fuerte al pasar por una tienda. Parece poca ambición. Es comprobar la línea antes de llamar a nadie.',
  ]),
  ...movements('feeling', { any: ['feel:confusion'] }, [
    'Estar en blanco suele ser lo contrario de no tener nada dentro: es tener demasiado y sin letra. Deja que las cosas se peleen un poco más antes de ponerte en medio. Dentro de unos días habrá dos o tres que sigan de pie.',
    'Dudar tiene mala prensa entre gente decidida. Pero hay decisiones que se toman por no aguantar ni un minuto más la duda, y se pagan en años. Aguantarla es una capacidad. Se entrena como se entrena contener la respiración: un poco cada vez y con alguien cerca.',
    'Para orientarse en el monte, cuando se cierra la niebla, el consejo es bastante aburrido: quedarse donde se está, abrigarse, comer algo y esperar a que se vea el siguiente árbol. Un árbol, no el valle. A ti hoy te toca encontrar el siguiente árbol.',
    'De tres cosas que hoy no sabes, una la sabrás preguntando, otra la sabrá el tiempo y la tercera no hace falta saberla para vivir. Cuesta distinguirlas porque se presentan juntas y gritando. Escríbelas por separado. La primera merece una llamada esta semana; las otras dos, una tapa.',
  ]),
  ...movements('feeling', { any: ['feel:anxiety', 'feel:fear'] }, [
    'El miedo a equivocarte te pide un plan a treinta años. Ofrécele uno a tres semanas. Es todo lo que se puede saber en serio sobre una persona, y a esa distancia casi ningún error es irreparable.',
    'Llamas {e.n} a lo que sientes, y podría ser la forma que toma la energía cuando no encuentra tarea. Antes de calmarla, dale algo que cargar: una mudanza ajena, un armario, una lista de llamadas pendientes. Luego hablas con lo que quede.',
    'Ese sobresalto que traes trabaja con futuros, y los futuros que fabrica tienen todos la misma calidad de imagen, por eso convencen. Pregúntales el detalle: a qué hora pasa eso, quién está, qué llevas puesto. Los inventados no saben contestar. Se ponen nerviosos ellos.',
    'Quien teme está mirando lejos. Acércale la vista. ¿Qué hay entre este momento y la hora de dormir? Algo de comer, un recado, un mensaje sin contestar. Ahí no está lo que te asusta. De tramo en tramo como ese se atraviesan cosas que vistas enteras no las cruza nadie.',
    'Para asustarse así hace falta que algo te importe mucho. Prueba a decirlo del revés: en lugar de «me da miedo no servir», «quiero servir»; en lugar de «y si me quedo sin nadie», «quiero gente». La frase vuelta del revés da el mismo respeto y, además, dice por dónde se va.',
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain'] }, [
    'Hay tristeza en lo que traes, y me parece bien colocada. Se llora por las personas y se llora también por los trayectos, por los uniformes, por la manera de volver a casa. Que nadie haya muerto no quita que algo haya terminado.',
    'Una pena como esta va despacio y hace bien su trabajo, que es ir despegando una cosa de otra. Desde fuera parece pereza. Por dentro se está separando lo que eras de lo que hacías, y eso se arranca mal con prisas, como las etiquetas de los frascos. El agua tibia ayuda, y no siempre es metáfora.',
    'Nadie te ha dado el pésame por esto. Te lo doy yo, si lo quieres: siento lo que se ha ido, y siento cómo ha dejado los días. No lo compares con pérdidas mayores. El cuerpo no lleva un escalafón de motivos, llora por lo que había.',
    'Si te entran ganas de llorar en sitios absurdos, en una ferretería, delante de un formulario, sigue la pista del sitio. El llanto es bastante exacto con las direcciones. Algo de lo que hay en esas estanterías tiene que ver con lo que te falta, aunque no sepas todavía qué.',
  ]),
  ...movements('feeling', { any: ['feel:longing'] }, [
    'Añorar puede ser un instrumento: apunta con bastante exactitud a lo que ahora falta. Escribe qué añoras, pero sin nombres propios. «Que me esperen.» «Cansarme de algo útil.» Dicho así, ya se puede buscar.',
    'La memoria es una editora estupenda: corta los tiempos muertos, mejora el color, quita las facturas. Disfruta de la película. Y luego pide los descartes, donde salía también el frío, el sueldo, aquel compañero imposible. Con las dos versiones se puede decidir algo. Con una sola, te pasas la vida comprando entradas.',
    'Cuando te venga esa punzada, mira qué la ha traído. Casi siempre es algo de poca monta: un olor a barniz, una sintonía, la forma en que alguien dobla un trapo. Ve guardando esas pistas. A los dos meses tendrás una lista de ingredientes, y los ingredientes, al contrario que las épocas, se venden sueltos.',
    'Una cosa añorada no tiene por qué volver entera para seguir sirviendo. De una casa se salva una receta; de un oficio, un modo de afilar; de un grupo de gente, la manera de celebrar los cumpleaños. Escoge una pieza y ponla a trabajar aquí, con los materiales de aquí. Sonará un poco distinta.',
  ]),
  ...movements('feeling', { any: ['feel:shame', 'feel:jealousy', 'feel:uselessness'] }, [
    'Te da apuro no estar a la altura de lo que prometías. ¿Quién lo prometió? De joven se firman cosas sin leer. Nadie va a venir a ejecutar ese compromiso, salvo tú, algunas noches, con muy poca piedad.',
    'Algunas de las que usas contra ti son palabras de inventario, pensadas para máquinas y almacenes. Una persona no se da de baja cuando deja de rendir. Sigue ahí, ocupando su lado del banco, acordándose de los cumpleaños, sabiendo dónde se guarda cada cosa. Eso no lo recoge ninguna hoja de cálculo y es bastante.',
    'Eso que tanto te costaba contar se lo estás contando a alguien ahora mismo, con frases enteras. Es menos de lo que te parecía, ¿verdad? Las cosas que se esconden crecen en relación directa con lo que se tarda en decirlas. Esta acaba de perder unos centímetros.',
    'Mira a quién le has dado el papel de jurado. Suele ser gente que tiene sus propios juicios pendientes y que dedicó a tu caso, como mucho, un comentario en un ascensor. Disuelve el jurado. Nombra, si te hace falta, a una sola persona, y que sea de las que se equivocan con gracia.',
    'De quien se siente sin uso se piensa que necesita un proyecto. A veces basta con un encargo. Un proyecto hay que inventarlo; el encargo lo trae otro y tiene hora. Di en tu calle, en tu edificio, a dos conocidos, qué sabes arreglar o llevar o acompañar. Lo demás lo hace la pereza ajena, que es inagotable.',
  ]),
  ...movements('feeling', { any: ['feel:guilt'] }, [
    'La culpa por parar es la más tonta de todas y la más obediente. La pusieron ahí hace mucho para que la máquina no se detuviera. Puedes oírla y no levantarte. Ladra; no tiene dientes.',
    'Culpa de querer otra cosa teniendo esta: es frecuente y poca gente la confiesa. Agradecer lo que se tiene y desear algo más caben en la misma tarde sin estorbarse. Nadie le reprocha a quien come bien que al día siguiente vuelva a tener hambre.',
    'Esa culpa mide mal. Cuenta lo que no hiciste y se salta lo que estabas haciendo entretanto, que solía ser cuidar, pagar, aguantar, dormir lo justo. Pídele el balance completo. Con las dos columnas delante, la cifra cambia y a ti te cambia la cara.',
    'Si la culpa te dice que fallaste a otros, pregúntale a quiénes, con nombre, y en qué fecha. Lo que tenga nombre y fecha se puede hablar o reparar. El resto, que será mucho, es un murmullo sin dueño, y a un murmullo no se le piden disculpas.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:hopelessness', 'feel:helplessness'] }, [
    'Con un cansancio así no conviene decidir nada que dure. Las preguntas sobre el rumbo, hechas a las once de la noche, contestan siempre que no hay rumbo. Hazlas a las diez de la mañana, después de algo caliente, y solo una al día.',
    'Suena a que has perdido la esperanza, y no la voy a fabricar. Ocúpate de una cosa con principio y final: un armario, un trámite, una sopa. Terminar algo no da sentido a una vida, pero a ciertas horas sostiene.',
    'El cansancio se parece mucho a no querer, y desde dentro se confunden. Antes de concluir que ya no te gusta nada, duerme tres noches seguidas lo que pida el cuerpo, si te dejan, y vuelve a preguntar. Hay vocaciones enteras dadas por muertas que tenían sueño.',
    'A estas alturas no te sirve que nadie te anime. Te serviría, a lo mejor, que te quitaran algo. Pídelo así, en concreto y por escrito: que otro lleve esto el viernes, que no me copien en los correos, que alguien baje la basura. La ayuda sin medida no la sabe dar casi nadie; la medida, sí.',
    'Cuando no se puede con el conjunto todavía se puede con una esquina. Escoge la esquina: un estante, una factura, media hora. El resto seguirá igual. Pero en esa esquina, mientras dura, mandas tú, y es una sensación de la que llevas tiempo a dieta.',
  ]),
  ...movements('feeling', { any: ['feel:anger'] }, [
    'Hay rabia en tu mensaje y me alegro: es lo único que no se ha resignado. Está enfadada porque sabe que esto podría ser de otra manera. Pregúntale de cuál. Las furias, cuando se las escucha, suelen tener una propuesta bastante concreta.',
    'Eso que llamas {e.n} tiene razón en algo y se equivoca de ventanilla casi siempre. Averigua en qué tiene razón. Escríbelo en una frase que empiece por «no es justo que». Con esa frase puedes ir a hablar con alguien. Con el resto del incendio, de momento, sal a andar deprisa.',
    'La rabia calienta la mano y enfría el juicio, así que úsala para lo que se hace con la mano. Restregar, cavar, picar, amasar, romper cartón. Cuando se te pase habrá algo limpio o algo más pequeño que antes, y habrás gastado combustible sin quemar a nadie.',
  ]),
  ...movements('feeling', { any: ['feel:disappointment'] }, [
    'Te decepcionó algo en lo que habías puesto años. Eso no te convierte en una persona ingenua. Alguien tiene que creer en las cosas para que existan un rato, y durante ese rato existieron por ti.',
    'La decepción tiene un detalle que se pasa por alto: conserva intacta la medida. Si algo te ha defraudado es porque sabes cómo debería ser. Ese saber no se ha roto. Puedes aplicarlo en pequeño, en lo que dependa solo de ti, y ver cómo queda.',
    'Uno se desilusiona de las cosas reales comparándolas con las que imaginó, y las imaginadas juegan con ventaja: no madrugan, no tienen jefes, no se estropean. Guarda lo que imaginabas. Te vale como boceto. De los bocetos se copia una esquina cada vez.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    'Buscar rumbo es un trabajo solitario porque los demás contestan enseguida. Dan consejos, ponen ejemplos. Encuentra a quien sepa preguntar dos veces seguidas y callarse. Con una persona así por trimestre se llega lejos.',
    'Se puede estar con gente todo el día y que la soledad no baje ni un grado, porque lo que falta es que alguien sepa de qué va tu semana. Elige a quién contarle lo siguiente que te pase, aunque sea menor, y cuéntaselo el mismo día. Repetido, eso abriga.',
    'La soledad que describes no se cura con multitudes. Empieza a aflojar en los sitios donde se vuelve: el mismo puesto de fruta, la misma clase torpe de los lunes, el mismo banco a la misma hora. A la sexta vez alguien te saluda. A la décima te echan de menos si faltas.',
    'Nadie nota desde fuera cuándo alguien ha dejado de contar las cosas. Tú sí lo notas. Llega el final del día con varias frases sin usar, y se van guardando, y pesan. Esta carta recibe unas cuantas. Para las próximas busca un oído con cara, aunque al principio no sea el ideal.',
    'Eso de estar a solas con la pregunta tiene arreglo parcial: hay grupos enteros de gente que se la hace a la misma hora en el salón de una biblioteca, en un coro malo, en una cola de voluntarios. No hablan de ello. Reparten fotocopias. Y vuelven a la semana siguiente, por algo será.',
  ]),
  ...movements('feeling', { any: ['feel:hope', 'feel:peace', 'feel:gratitude', 'feel:relief', 'feel:love'] }, [
    'Debajo de todo se oye algo que no es pena. Tú lo llamas {e.n}. Cuídalo sin ponerlo a trabajar enseguida: lo que empieza a moverse se asusta si le piden resultados.',
    'Has puesto {e.n}, y en esta casilla casi todo el mundo pone lo contrario. No voy a desconfiar ni a celebrarlo con globos. Dime solo dónde está: si en las mañanas, si en una persona, si en un proyecto que aún no has contado. Saber dónde está ayuda a no pisarlo.',
  ]),
]
