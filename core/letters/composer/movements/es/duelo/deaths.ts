import { movements } from '../../movement'

/** Deaths that came at once: by one's own hand, by somebody else's, without warning, far away, or before one could get there. */
export const deathsEs = [
  ...movements('event', { any: ['suicide'], assumes: ['human'] }, [
    'Vas a revisar los últimos días {de.n} como se revisa una grabación, adelante y atrás, buscando el segundo en que se veía. Casi nunca se ve. Quien ha decidido algo así a veces parece más tranquilo, hace planes, se ríe, y los que están cerca descansan. No fue descuido tuyo. Viste lo que había a la vista.',
    'Hay una frase que la gente no sabe cómo decir y que tú has tenido que aprender. La has dicho ya en mostradores, por teléfono, a quien preguntó sin saber. Puedes decidir a quién se la dices entera y a quién le das otra más corta. {n} no pierde nada porque protejas la historia.',
    'Con el suicidio queda dentro una pelea: a ratos no le perdonas que se fuera y a ratos no te perdonas tú. Las dos voces usan el mismo argumento, que se podía haber evitado. No lo sé, y nadie puede asegurarlo. Las dos voces, cuando se cansan, echan de menos {a.n}.',
    'A quien muere así se le recuerda por un solo acto, y es injusto con los demás que hizo. {n} también compró regalos tarde, contó mal un chiste, durmió de más algún domingo; no sé cuáles fueron sus cosas, pero las hubo. Devuélvele las suyas cada vez que alguien baje la voz.',
    'El dolor que llevó {a.n} hasta ahí no era un mensaje para ti. Cuesta creerlo, porque quien se queda lee en todo un mensaje. Era un dolor que ocupaba la vista entera, y detrás de él, aunque siguieran estando, dejaron de verse las personas.',
    'Necesitarás a alguien que sepa de esto. Hay grupos de gente que ha perdido a los suyos por suicidio, y se reúnen también por pantalla. Allí se puede contar la parte que aquí no has contado. Y si una noche la cabeza empieza a buscar el mismo camino, llama antes de discutir con ella.',
  ]),
  ...movements('event', { any: ['violence'], assumes: ['human'] }, [
    'Cuando alguien muere por mano de otro, el recuerdo viene escoltado. Piensas en {n} y aparece además aquella persona, aquella calle. Lleva tiempo separarlos. Puedes empezar por recuerdos donde eso no cabe: una cocina, un cumpleaños, algo de mucho antes.',
    'Vas a oír detalles que no pediste. La gente los cuenta creyendo que ayuda saber. Aprende a levantar la mano: «eso no». Hay cosas que pertenecen a un expediente y no tienen por qué entrar en tu casa.',
    'No te corresponde perdonar para poder dormir. Esa prisa suele ser de los que miran. Te corresponde, si acaso, que nadie resuma {a.n} en la manera en que murió.',
    'La rabia, después de algo así, parece lo único que sostiene, y algunos días lo es. Guárdala para lo que sirva: una declaración, un abogado, una puerta que haya que cruzar. Para las noches búscate otra cosa, porque de noche no distingue y va por ti.',
  ]),
  ...movements('event', { any: ['sudden'], assumes: ['human', 'history'] }, [
    'Ese día empezó como empiezan todos, y eso es lo que no se puede perdonar. Alguien puso café. Había cosas en la lista. {n} [iba|iban] a hacer algo por la tarde. La cabeza se queda atascada ahí, en lo normal que era todo diez minutos antes.',
    'Sin aviso no hay ensayo. Los que acompañan una enfermedad, con lo terrible que es, tienen días para decir algunas cosas. A ti te cambiaron de frase a mitad de la anterior. Puedes terminarla ahora. No la oirá {n}, pero deja de estar colgando.',
    'Durante semanas vas a creer por un segundo que es otra cosa: que se ha retrasado, que está de viaje, que ese paso en la escalera es el suyo. Ese segundo no es locura. El mundo lleva años funcionando con {n} dentro y aún no le ha dado tiempo a ponerse al día.',
    'Te quedarán dudas sobre el cómo: si le dolió, si se dio cuenta, si alguien estaba cerca. Pregunta a quien pueda saberlo, una vez, y con otra persona al lado. Lo que no se pueda saber, apúntalo como eso, como algo que no se puede saber. La imaginación trabaja peor con las casillas ocupadas.',
    'Ahora desconfías de las despedidas. Le dices a los tuyos «avísame» y esperas el mensaje mirando el teléfono. Se entiende. Una vez ya se fue alguien y no avisó. Irá aflojando, y mientras tanto puedes pedir que te escriban al llegar sin sentir que molestas.',
    'Lo brusco deja un duelo al revés: primero los trámites y mucho después la noticia. Puedes haberlo organizado todo, haber atendido a la gente, y venirte abajo en abril, delante de unos zapatos en un escaparate. Entonces será cuando haya llegado.',
  ]),
  ...movements('event', { any: ['faraway'], assumes: ['human', 'affection'] }, [
    'Quien llora lejos llora con el horario cambiado. Allí era de madrugada y aquí había que ir a trabajar. Nadie en tu calle sabía que había muerto {n}. Hubo que llevarlo por la calle con la cara de cualquier día.',
    'Hay un duelo que se aplaza hasta el aeropuerto. El día que vuelvas y bajes del taxi, esperarás ver {a.n} en alguna parte, y ahí se morirá otra vez. No vayas en esa ocasión con prisa ni con regalos. Que alguien te recoja y no pregunte.',
    'Desde lejos, una persona puede seguir viva bastante tiempo. Basta con no llamar. Es una de las trampas de la distancia y también uno de sus descansos: la ausencia ya existía, y ahora cuesta notar en qué ha cambiado.',
    'No pudiste echar tierra ni elegir la ropa. Haz ahora algo con las manos que se parezca: plantar, lavar una piedra, escribir el nombre {de.n} en un papel grueso con la mejor letra. Los ritos funcionan por el tacto, y al tacto no le importa la fecha.',
  ]),
  ...movements('event', { any: ['late'], not: ['pet'], assumes: ['affection', 'human'], aspect: 'finalhour' }, [
    'En los hospitales lo saben y casi no lo dicen: mucha gente muere en el rato en que se ha quedado sin nadie en el cuarto. Uno sale por un café, otro va de camino. Nadie ha podido explicarlo. Lo que te pasó a ti con {n} le pasa a familias enteras que llevaban semanas sin moverse de allí.',
    'El último rato {de.n} ocurrió sin ti, y llevas desde entonces queriendo entrar. No hay por dónde. Lo que tienes es el otro lado de la puerta, años enteros del otro lado, y en todos ellos se te ve llegar.',
    'Hay una despedida que no se hace en la cama. Se hizo sin llamarla así, cada vez que te marchabas y decías cualquier cosa. Con {n} tienes un buen montón de esas. Cualquiera de ellas podría pasar por la última y no desentonaría.',
  ]),
]

/** Deaths that took their time: illness, forgetting, care, relief, old age. */
export const illnessEs = [
  ...movements('event', { any: ['kin:ex', 'kin:friend', 'kin:colleague', 'kin:neighbour', 'kin:teacher', 'kin:uncle', 'kin:cousin', 'faraway', 'estranged'], all: ['illness'], not: ['pet', 'harm'], assumes: ['human'] }, [
    'Una enfermedad vista de lejos llega por partes: un mensaje, un «está mejor», un «no quiere visitas». Con eso se arma uno la historia, y suele armarla más corta. Cuando llega, el final {de.n} parece repentino, aunque llevara meses en camino.',
    'Los que estaban junto a la cama saben {de.n} unas semanas que tú no sabes. Tú sabes otras, anteriores, de cuando no había cama. Si un día se sientan a hablar, que cada cual cuente las suyas. Las tuyas van a hacer falta.',
    'Cuesta colocar la enfermedad cuando no se ha vivido dentro. Uno recuerda {a.n} de pie y le hablan de alguien que no conoció. No tienes que corregir tu recuerdo con el de los demás. También fue verdad, y duró bastante más.',
  ]),
  ...movements('event', { any: ['illness'], not: ['pet', 'harm', 'kin:ex', 'kin:friend', 'kin:colleague', 'kin:neighbour', 'kin:teacher', 'kin:uncle', 'kin:cousin', 'faraway', 'estranged'], assumes: ['human'] }, [
    'Una enfermedad pone a todos a aprender un idioma feo: marcadores, ciclos, paliativos. Se habla con soltura a los dos meses. Ahora te sobra ese idioma entero, y a veces te oirás explicando algo con esas palabras a alguien que solo preguntaba qué tal.',
    'Hay una esperanza que acompaña la enfermedad y que cambia de tamaño cada semana: primero que se cure, luego que llegue el verano, luego que pase buena noche. Hasta esa última se cumple o no se cumple. Con {n} fuiste bajando esos escalones de uno en uno, y nadie te felicitó en ninguno.',
    'Lo que recordarás {de.n} dentro de unos años no es lo que recuerdas ahora. La enfermedad es lo más cercano y por eso tapa. Detrás está la persona de antes, con su peso y su voz de siempre, esperando a que el ojo se acostumbre.',
    'A los enfermos se les miente un poco y ellos mienten otro poco, y así se va llevando. Si entre {n} y tú hubo algo de eso, no lo cuentes como engaño. Era una manera de darse tardes tranquilas.',
    'El cuerpo de quien acompaña se queda con la postura: dormir de lado, oír respirar, saltar al primer ruido. Nadie te la va a quitar con una frase. Túmbate a horas raras. Échate la siesta que entonces no te echaste.',
    'Cuando ha sido largo, alguien siempre dice que ya descansó. Será verdad, y a ti no te describe. Uno se acostumbra también a la persona enferma, a su silla y a sus horarios, y a esa versión {de.n} nadie le ha dado el pésame.',
  ]),
  ...movements('event', { any: ['dementia'], assumes: ['human'] }, [
    'En estas enfermedades la familia se convierte en la memoria de alguien. Contestabas por {n}, completabas la frase, decías los nombres. Ahora ese trabajo de apuntador se ha quedado sin escena. Sigues sabiéndote todo el texto.',
    'Hubo unos años con dos personas distintas dentro {de.n}: la que fue y la que iba quedando. A la segunda también le tomaste cariño, me parece, o por lo menos le aprendiste las manías. Se han ido las dos. Se puede llorar primero a una y luego a la otra.',
    'Te llamó de otra manera, o no te llamó. Eso ocurrió al final, cuando las palabras ya no estaban donde se guardan. Lo que fue de verdad su manera de decir tu nombre lo dijo durante mucho más tiempo, y está en ti, que sí lo recuerdas.',
    'La gente cree que cuando alguien olvida deja de haber trato. Tú sabes que queda: un tono de voz, una música, una mano que se deja tomar. Con {n} hubo un trato sin historia, hecho entero de presente. Muy pocas relaciones llegan ahí.',
  ]),
  ...movements('event', { any: ['caregiver'], assumes: ['human'] }, [
    'Se te ha quedado una destreza que no pediste: mover un cuerpo sin hacerle daño, adivinar por un gesto, dormir a medias. Ya no hace falta y sigue puesta. No tengas prisa por olvidarla. Es lo más concreto que te llevas de aquel tiempo.',
    'Mientras se cuida no se puede estar triste, no hay turno. Por eso la tristeza llega toda ahora, cuando los demás piensan que lo peor ha pasado. Cuidaste {a.n} muchas horas. A ti te toca recibir a partir de ahora, y no vas a saber hacerlo a la primera.',
    'Habrás perdido la paciencia alguna vez. Todo el que cuida la pierde, y la recuerda con fecha. Para compararla habría que poner al lado las otras noches, las de hacerlo bien sin que nadie lo viera. Son tantas que no tienen fecha.',
    'Llevabas la vida {de.n} en una lista: la toma de las ocho, el cambio de postura, llamar a la farmacia. Se ha quedado la lista sin vida. Durante unas semanas conviene escribir otra, aunque sea de tonterías, para que las manos tengan a qué hora.',
  ]),
  ...movements('event', { any: ['relief'], assumes: ['human'] }, [
    'El descanso llegó el mismo día que la muerte, y por eso te parecen cómplices. No lo son. Descansaste de ver sufrir, de esperar llamadas, de no dormir. Si te hubieran ofrecido descansar teniendo {a.n} delante y bien, no lo habrías dudado.',
    'No eres la primera persona a la que le pasa, y casi todas se lo callan. En la puerta de muchos hospitales hay alguien que llora y, debajo, nota que puede respirar. Tú lo has escrito. Con eso basta de penitencia.',
  ]),
  ...movements('event', { any: ['age'], assumes: ['human'] }, [
    'La edad se usa como anestesia: tantos años, qué suerte, ya quisiéramos. Agradece la intención. Luego haz la cuenta al revés: toda tu vida ha transcurrido con {n} en algún lugar. No has probado nunca el mundo de la otra manera.',
    'Con alguien que dura tanto se acaba pensando que va a durar siempre, a fuerza de sustos que no eran. Por eso sorprende hasta una muerte con muchos cumpleaños. {n} [era|eran] ya parte del paisaje, y con el paisaje no se hacen despedidas.',
  ]),
]

/** How long ago: days, years, and the dates that come back. */
export const calendarEs = [
  ...movements('event', { any: ['recent'], assumes: ['alive'] }, [
    'Por ahora no escribas en ninguna parte que estás bien. Si alguien pregunta, di «hoy he comido» o «hoy he dormido poco», que son datos. La otra pregunta, la de cómo estás, no tiene respuesta hasta dentro de bastante.',
    'Estos primeros días la cabeza hace cosas raras: se olvida, se lo cuenta otra vez, se fija en una mancha del techo durante el entierro. Está metiendo algo muy grande por una puerta pequeña. Déjale hacer sin tomarle nota.',
    'Habrá mucha gente al principio y luego no habrá. Apunta ahora quién dijo «llámame», con su nombre, en un papel. Dentro de un mes, cuando todos hayan vuelto a lo suyo, elige uno de la lista y llámalo para nada.',
    'Es tan pronto que todavía se puede oler, oír, tropezar con lo {de.n}. Se hace duro y es también lo que te queda de los últimos días. No dejes que ordenen la casa por ayudarte. Que friegue quien quiera; mover cosas, no.',
    'Tendrás que firmar papeles con una letra que no parece la tuya. Pide a alguien que lea por ti antes de firmar. Nadie razona bien esta semana, y no hay banco, compañía ni oficina que no pueda esperar al lunes.',
  ]),
  ...movements('event', { any: ['longago'], assumes: ['alive', 'affection'] }, [
    'Con los años un duelo aprende modales. Ya no interrumpe, espera a que se vaya la gente. Pero sigue en la casa, y hay tardes en que se sienta a tu lado sin decir a qué viene. Que hoy te haya hecho escribir quiere decir que tenía algo.',
    'Has vivido ya muchas cosas que {n} no vio. Eso hace una cuenta extraña: cada año te aleja y a la vez te acerca, porque vas entendiendo mejor qué edad tenía, qué llevaba encima, qué le tocó. Hay conversaciones que no podrían haber ocurrido hasta ahora.',
    'La gente ya no pregunta, y tampoco tendría por qué. Pero nadie fija la fecha en que se deja de echar en falta. Puedes nombrar {a.n} en una comida de hoy, con gente que no estaba, y comprobar que el nombre aguanta.',
    'De lejos se ve el tamaño. Entonces solo veías el golpe; ahora puedes ver también lo que cambió de dirección por culpa de él, y lo que habrías hecho de otro modo con {n} cerca. Solo con los años se puede leer el mapa entero.',
  ]),
  ...movements('event', { any: ['anniversary'], assumes: ['alive', 'affection'] }, [
    'Una fecha se puede preparar como se prepara una visita difícil: qué vas a comer, quién va a estar, a qué hora puedes echar a todo el mundo. Reserva un momento para {n}, corto, con principio y con final. El resto del día que sea martes.',
    'El calendario no sabe lo que hace y lo hace siempre. Si ese día quieres trabajar, trabaja. Si quieres cocinar, cocina. Si a media tarde cambias de idea, cambia. La única promesa que conviene hacer es no pasarla disimulando delante de quien también echa de menos {a.n}.',
    'Las vísperas son peores que los días. En la víspera cabe todo lo que podría ocurrir; en el día solo cabe lo que ocurre. Cuando llegue, verás que tiene las mismas horas, que a las doce se come y que a las doce de la noche se acaba.',
    'Di el nombre {de.n} temprano. En las fechas así todo el mundo espera a que empiece otro, y se llega al postre con el nombre atragantado. Alguien que lo dice a las diez de la mañana, mientras busca una taza, le hace un favor a la casa.',
  ]),
]
