import { movements } from '../../movement'
import { notHarm } from './who'

/** What things do when a house goes from two to one. */
export const thingsRupturaEs = [
  ...movements('thing', { topic: ['kitchen', 'food'], not: notHarm }, [
    'En medio de tu mensaje huele a cocina: {o}. Ahí es donde se nota primero que falta alguien, antes que en la cama, porque se cocina con la mano y la mano hace cuentas sola. Durante un tiempo te van a salir raciones equivocadas. Congela. Regala. Llámalo hospitalidad.',
    'No pidas perdón por acordarte {de.o}. Cuando algo se deshace, lo pequeño es lo único que se deja agarrar. Lo otro, los años, el porqué, no cabe en una mano. Y se llora con lo que se tiene a mano, qué remedio.',
    'Mencionas {o}. Las rupturas se notan sobre todo en las cantidades: sobra la mitad de todo. Cocinar para una sola persona es un oficio que no nos enseñan. Empieza por cosas que se coman con las manos, con la ventana abierta, sin poner orden.',
    'Hay recetas que se quedan con quien las hacía mejor y otras que se quedan con quien se queda. Con {o} por medio, te toca a ti decidir cuál es el caso, y se decide comiendo.',
  ]),
  ...movements('thing', { topic: ['drink', 'table'], not: notHarm }, [
    'Está lo {de.o}, que parece poca cosa y es donde vive la costumbre. No te obligues a dejar de hacerlo. Cambia un detalle, la taza, la silla, la hora, y observa cómo el gesto se queda un momento sin saber qué decir. Por ese titubeo se empieza.',
    'Has escrito {o}. La costumbre reparte sitios y raciones sin consultar a nadie: durante una temporada pondrás de más. Cada vez que ocurra, quita lo que sobra sin comentario. Ni un suspiro. El gesto se aburre antes si no tiene público.',
    'Pienso en {o}. Alrededor de cosas así está la conversación que no constaba en ningún sitio: quién hablaba primero, quién necesitaba diez minutos. Ahora esos diez minutos son enteros tuyos, y de momento no sabes qué hacer con tanto.',
  ]),
  ...movements('thing', { topic: ['clothes', 'personal'], not: notHarm }, [
    'Has nombrado {o}, y me imagino que lo peor no es ver{o.lo}, sino tropezar con {o} cuando se busca otra cosa. Pon{o.lo} en un sitio decidido. Lo que está en un sitio decidido espera. Lo que está en cualquier parte asalta.',
    'Y luego {o}. Lo que ya no sirve para lo que servía tiene un plazo, y el plazo lo pones tú. Una bolsa, una fecha en el calendario, alguien que eche una mano. Que no haya una tarde dramática en un portal.',
    'Nombras {o}, que [o:está|están] en algún punto entre recuerdo y trasto. No hay prisa por decidir cuál. Solo te diría que no [o:duerma|duerman] cerca de tu cama. Lo que está al alcance de la mano a oscuras acaba tomando decisiones.',
  ]),
  ...movements('thing', { topic: ['phone'], not: notHarm }, [
    '{de.o} te diría lo que de las estufas: da calor y quema según la distancia. No hace falta tirar nada. Aleja un poco la silla, pon el aparato boca abajo en la cena y que la última luz de la noche sea otra.',
    '[o:Aparece|Aparecen] {o}, cómo no. Ahí se guarda la historia con una precisión que ningún corazón aguanta: hora, minuto, visto. Un archivo así no se relee para entender. Se relee para volver a estar. Ponlo donde haga falta un esfuerzo para abrirlo.',
    'Sobre {o}: las máquinas no saben que algo ha terminado. Seguirán proponiéndote su nombre, una foto de hace tres años, la película a medio ver. No es una señal. Es una base de datos sin modales.',
  ]),
  ...movements('thing', { topic: ['photo'], not: notHarm }, [
    'Lo {de.o} puede esperar. No hace falta romper, borrar ni enmarcar. Un sobre, un disco, una caja de zapatos con fecha. Dentro de dos años lo mirarás como se mira un país donde viviste, y te fijarás en lo joven que era el sofá.',
  ]),
  ...movements('thing', { topic: ['music'], not: notHarm }, [
    'Nombras {o}, y supongo que ahora no se puede oír igual. Las canciones se recuperan como se recuperan los barrios: pasando por ahí con otra gente, por otro motivo, hasta que un día caminas por ellas pensando en la compra.',
  ]),
  ...movements('thing', { topic: ['bed'], not: notHarm }, [
    'Ahí [o:está|están] {o}, que de noche [o:es|son] un mapa con fronteras. Prueba a dormir en diagonal una vez, por pura insolencia. O cambia las sábanas por unas que elijas tú, feas si hace falta. Se trata de que el cuerpo encuentre algo que no estaba en la historia.',
  ]),
  ...movements('thing', { topic: ['house'], not: notHarm }, [
    'La casa sale en tu mensaje como sale alguien de la familia. Dale un trato: una tarde a la semana para ocuparte de ella y el resto para que te cobije sin preguntar. Los sitios no tienen la culpa de lo que oyeron.',
    'Dices {o}, y se entiende que ahí cada cual tenía su manera de entrar. Las cerraduras se cambian en media hora; el oído tarda más. Durante un tiempo oirás pasos en la escalera y levantarás la cabeza. Luego será el vecino, y sabrás que es el vecino.',
    'Sobre {o}, una idea de mudanza: antes de decidir qué se queda, quédate tú un rato en medio, sin hacer nada, y mira desde dónde entra la luz. Los sitios se conocen otra vez cuando uno se queda quieto en ellos.',
  ]),
  ...movements('thing', { topic: ['car', 'travel'], not: notHarm }, [
    'También aparece {o}. Los trayectos que hacían dos se hacen raros con uno: sobra ventanilla. Lleva a alguien, lleva un programa de radio, lleva la compra en el asiento. Y escoge tú, por una vez, por dónde se va.',
  ]),
  ...movements('thing', { topic: ['garden', 'petthing'], not: notHarm }, [
    'Que menciones {o} me gusta porque ahí no hay discurso que valga. Lo vivo pide a diario y no guarda rencor si un día llegas tarde. Como ejemplo de relación, de momento, es insuperable.',
    '[o:Queda|Quedan] {o}, y con ello un cuidado que no entiende de separaciones. Agradécelo un poco. Cuando todo lo demás está en discusión, viene bien algo que solo necesite agua, paseo o que le cambien la tierra.',
  ]),
  ...movements('thing', { topic: ['outdoors'], not: notHarm }, [
    'Entra aire en tu mensaje con {o}. Lo que se hacía fuera de casa se queda una temporada prohibido sin que nadie lo prohíba, y luego vuelve a ser del ayuntamiento, poco a poco. Ve primero de día, con alguien que hable mucho.',
  ]),
  ...movements('thing', { topic: ['book', 'game', 'art'], not: notHarm }, [
    'Nombras {o}. Es curioso lo que uno reclama en una separación: casi nunca lo caro. Reclama lo que demuestra que hubo una tarde. Lo que quedó de tu lado, que se use. Lo que quedó del otro, dalo por prestado a quien no devuelve, como tantos libros.',
  ]),
  ...movements('thing', { topic: ['child'], any: ['coparenting'], not: notHarm }, [
    'Entre las cosas que mencionas [o:está|están] {o}, y eso cambia el tono de cualquier reparto. Lo de los pequeños no se divide: se duplica o se turna. Que lo encuentren en los dos sitios, o que viaje con ellos, y que no tengan que pedir permiso para tenerlo aquí y allí.',
  ]),
  ...movements('thing', { topic: ['feast'], not: notHarm }, [
    '[o:Está|Están] {o} en lo que cuentas, y las épocas con nombre son malos jueces: ponen delante lo de otros años, con música. Para la próxima, algo con hora de entrada y de salida; saber a qué hora te puedes ir hace posible ir.',
  ]),
  ...movements('thing', { topic: ['sense'], not: notHarm }, [
    '{o}: de todo lo que se pierde, lo menos reclamable. No hay quien te lo devuelva ni a quien pedírselo. Pasará como pasan los acentos cuando uno cambia de ciudad. Primero se echa en falta, luego se imita sin querer, luego un día se oye en la calle y solo se sonríe.',
    'Te acuerdas {de.o}, y no hay caja donde meter eso. Viene por la calle, en un desconocido, en un ascensor. Dura un segundo y luego sigues andando. Que dure un segundo y sigas andando es exactamente cómo se hace.',
  ]),
  ...movements('thing', { topic: ['money'], not: notHarm }, [
    'Sale también {o} en lo que cuentas. Querer a alguien tenía esa parte y dejar de quererse la tiene el doble. Sepárala en una carpeta de otro color. Los días de carpeta se habla de números con un café en la mano; los demás, la carpeta no está en casa.',
    'Y en medio de todo, {o}. Hay que pensar con la cabeza en lo que menos apetece. Pide ayuda a alguien que sepa y que no te conozca demasiado; los números, cuando los mira un extraño, se quedan en números.',
  ]),
  ...movements('thing', { topic: ['kitchen', 'food'], not: notHarm }, [
    'Hay algo que se come o se usa para comer en lo que escribes, {o}, y no me parece anecdótico. Una separación llega primero al estómago. Si hoy lo único que haces con {o} es acordarte, que sea después de haber cenado.',
    '{o}: por ahí entra la vida en tu mensaje, sin permiso y con hambre. Lo demás son decisiones. Esto huele, mancha, hay que fregarlo, y a su lado se puede estar un rato sin decidir nada.',
    'Si pudiera devolverte una sola cosa de las que nombras, te devolvería {o}. No arreglaría nada. Pero a nadie se le ocurriría preguntarte qué significa, y eso, esta temporada, ya es un descanso.',
    'Pienso en lo que será {o} de aquí en adelante. Tienes tres caminos: no volver a acercarte, repetirlo todo exactamente igual o cambiarle algo sin respeto, más sal, otra hora, otra gente. El tercero es el que menos marca deja.',
    'No todo lo que había alrededor pertenece a la historia con {n}. {ese.o}, por ejemplo. Antes de aquello existía en el mundo y después también se podrá probar sin que se abra nada.',
    'Lo que se cocina para una persona sale raro al principio porque nadie lo prueba contigo. Con {o} pasará igual. Prueba tú y dilo en voz alta, como los que entienden de vinos: le sobra un poco, le falta un poco, mañana mejor.',
  ]),
  ...movements('thing', { topic: ['drink', 'table'], not: notHarm }, [
    'Sobre {o} no tengo ninguna teoría. Sé que el primer rato del día se decide en cosas así, con la mano todavía torpe, y que ese rato es el que más se parece a antes. Cámbiale la música. Solo la música, de momento.',
    'A cierta hora nadie es valiente, y a esa hora [o:está|están] {o}. Que esté[o:|n] donde te sirva a ti y no donde estaba[o:|n]. Un palmo hacia la izquierda basta para que la mano tenga que pensárselo.',
    'Quien ha vivido con otra persona sabe lo que hay alrededor {de.o}: quién habla primero, quién necesita callar, el aparato boca abajo. Ese rato te ha quedado entero. No lo llenes enseguida. Mira antes cuánto mide.',
    'Vuelvo un momento {a.o}. Las costumbres de todos los días no se despiden con discursos. Se les va quitando el acompañamiento, poco a poco, hasta que son otra vez algo que se hace a tal hora porque apetece.',
    'Tarde o temprano alguien vendrá a tu casa y se acercará {a.o} sin saber nada. Pondrá el codo, dejará un cerco, preguntará si hay azúcar. A veces hace falta una visita así para que una cosa vuelva a ser de uso corriente.',
  ]),
  ...movements('thing', { topic: ['clothes', 'personal'], not: notHarm }, [
    'Has puesto {o} en el mensaje con la misma letra que lo demás. Y resulta que con {o} no se puede discutir: ni [o:tiene|tienen] razón ni [o:deja|dejan] de tenerla. Solo [o:ocupa|ocupan] sitio, y el sitio es tuyo y lo administras tú.',
    'Te preguntarán qué piensas hacer con {o}, y cada cual traerá su respuesta puesta. Hay una que no suele salir en las películas: nada, de momento, y luego ya se verá. Casi todo acaba sirviendo para otra cosa.',
    'No corras a resolver lo {de.o}. La gente se deshace de las cosas para deshacerse de una semana mala, y luego la semana pasa y la cosa no está. Un estante alto sirve precisamente para no decidir.',
    'Lo que se lleva encima guarda la forma de un día. Por eso {o} no te [o:deja|dejan] indiferente, y por eso conviene que no [o:ande|anden] por donde se camina a oscuras. Un sitio elegido, con la luz dada, y ya.',
    'Leo {o} y pienso en lo poco que pesa eso comparado con lo que te hace. La tela y el metal no tienen culpa de nada. Lo que falta es otro lugar donde poner lo que pusiste ahí.',
    'Si llega a estorbarte, habrá una manera decente de que {o} [o:salga|salgan] de tu vista: en una bolsa limpia, de día, sin nota. Y si no te [o:estorba|estorban] nunca, tampoco hay plazo. Lo que uno se queda a propósito deja de mirar.',
  ]),
  ...movements('thing', { topic: ['phone'], not: notHarm }, [
    'Con {o} hay que andar como con la sal: hace falta y se va la mano. Decide un lugar, decide una hora. Lo que quede ahí seguirá ahí mañana, con mejor luz y con menos poder.',
    'Antes las separaciones tenían portales, buzones, cabinas. Ahora tienen {o}, que [o:cabe|caben] en la cama y no se [o:cansa|cansan]. Que no [o:duerma|duerman] contigo. Un despertador de los de cuerda cuesta menos que una noche.',
    'Cuando {o} te [o:llame|llamen] por dentro, mueve las manos: fregar, cortar, doblar. La llamada suele durar lo que dura una sartén. Después sigue estando todo ahí, y tú con la encimera recogida.',
    'Alguna versión de ti se quedó a vivir en {o}, la que esperaba, la que contestaba enseguida. No hace falta borrarla. Basta con no visitarla todas las noches: se aburre, y a las pocas semanas ya no abre.',
    'Lo escrito y lo grabado tienen un defecto, que es que no envejecen. Tú sí, por suerte. Cada mes que pase serás menos la persona que hay en {o}, y un día te costará reconocerle el tono.',
  ]),
  ...movements('thing', { topic: ['photo'], not: notHarm }, [
    'Con {o} no hay que hacer nada hoy. Las imágenes no cambian, y quien las mira sí. Dentro de un año verás ahí un jersey que ya no tienes, una mesa, un día de sol que fue verdad.',
    'Antes de tocar {o}, una pregunta corta: ¿se te [o:aparece|aparecen] o sales tú a buscar? Si es lo segundo, ponle un estorbo de los de dar pereza. Un disco aparte, una carpeta con otro nombre, lo alto del armario.',
    'En {o} todo el mundo mira a quien tenía delante. Eso fue así aquel segundo y no hay que desmentirlo. Tampoco hay que pedirle a una imagen que hable de los segundos siguientes, porque no los vio.',
  ]),
  ...movements('thing', { topic: ['music'], not: notHarm }, [
    'También suena algo en tu mensaje: {o}. El oído no sabe esperar, salta en cuanto reconoce tres notas. Dale otras tres. Ponlas tú, altas, mientras haces algo con las manos, y que las de antes tengan que pedir turno.',
    'Leo {o} y pienso en lo mal que se cierra el oído. Los ojos se apartan; la música entra. Así que mejor salirle al paso: escoge tú qué se oye en tu casa a las ocho, aunque sea el parte meteorológico.',
    'Ni prohibiciones ni deberes con {o}. Hay cosas que un tiempo se evitan, luego se cruzan por culpa de un recado, y un día uno está en medio sin haberse dado cuenta, pensando en si queda leche.',
  ]),
  ...movements('thing', { topic: ['bed'], not: notHarm }, [
    'De noche todo el peso se va hacia {o}. Prueba una sola modificación: la lámpara en el otro lado, los pies donde la cabeza. El cuerpo, cuando no reconoce el sitio, tarda un poco más en acordarse.',
    'Escribes {o} y se entiende sin más, porque es donde menos se puede fingir. Si hay noches en que no lo aguantas, duerme en el sofá sin darle importancia. También los marineros cambian de litera.',
    'Sábanas nuevas, aunque sean baratas. Lo digo por {o}. Una tela distinta no sabe nada de nadie, y a las tres de la mañana esa ignorancia se agradece.',
  ]),
  ...movements('thing', { topic: ['house'], not: notHarm }, [
    'En {o} sigue colgado un horario de antes. No se ve, pero se oye: a tal hora unas llaves, a tal otra el agua. Vas a tener que colgar encima el tuyo. Empieza por la hora de cenar, que es la que más manda.',
    '{o} no te [o:pide|piden] entereza. [o:Pide|Piden] que alguien abra por la mañana y que alguien apague. Mientras sepas hacer eso, lo demás puede estar manga por hombro una temporada.',
    'Mira {o} con los ojos del técnico del gas: dónde está la llave de paso, qué gotea, qué enchufe no funciona. Esa manera de mirar no duele y además sirve. La otra volverá por la noche sin que la llames.',
    'Hay rincones que recuerdan más que otros, y en {o} habrá dos o tres. No los tapes todos. Pon un sillón de espaldas a uno, un tendedero en el segundo, y deja el tercero para los días en que quieras acordarte.',
    'Lo primero que pregunta quien llega {a.o} es dónde deja el abrigo. Decide un sitio. Parece una broma y es el comienzo de unas normas tuyas: aquí se dejan los abrigos, aquí no se pregunta por {n}.',
    'Sea el sitio de antes, el de ahora o uno de paso, {o} [o:tiene|tienen] en tu mensaje más peso que algunas personas. Obra en consecuencia: una cosa limpia al día, una luz encendida temprano, algo que huela bien a las siete.',
  ]),
  ...movements('thing', { topic: ['fixture'], not: notHarm }, [
    'Sale {o} en lo que cuentas, y las partes de una casa tienen mucha memoria de manos. Usa la otra unos días. Es un gesto tan pequeño que da risa, y el cuerpo lo nota más que un discurso.',
    'Me fijo en {o} porque en una separación casi todo consiste en lo mismo: qué entra, qué se guarda, qué se queda en el rellano. Puedes ir decidiéndolo de uno en uno, sin inventario.',
    'Por ahí, por {o}, pasan los días buenos y los otros sin que se note desde la calle. Ya es bastante que haya cosas que aguanten su peso y cierren cuando toca.',
    'Se te ha quedado {o} en la cabeza. A veces la memoria elige para sentarse el sitio más incómodo de la casa. Cuando la encuentres ahí, no la eches ni te quedes con ella: pasa con la cesta de la ropa y di que ahora vuelves.',
  ]),
  ...movements('thing', { topic: ['car', 'travel'], not: notHarm }, [
    'De lo que nombras, {o} es lo que mejor sabe de irse. Aprovéchalo: una salida corta, ida y vuelta en la tarde, a un pueblo del que no sepas nada. Que haya en el mapa un punto al que solo hayas ido tú.',
    'Lo que se hizo con {o} puede que fuera camino {de.n} o de vuelta. No tiene por qué seguir así. Los trayectos admiten otro motivo, y el motivo puede ser tan poca cosa como ir a comprar queso.',
    'Cuando te venga a la cabeza {o}, acuérdate también de la parte sin épica: esperar, pagar, que se te duerma una pierna. A los viajes la memoria les quita enseguida la cola y deja solo la ventanilla.',
    'Hay en tu mensaje algo hecho para ir a otro sitio: {o}. No hace falta que el sitio esté lejos ni que lo tengas decidido. De momento puede ser la casa de alguien que te haga sopa.',
  ]),
  ...movements('thing', { topic: ['transit'], not: notHarm }, [
    'En tu historia hay un lugar de paso, {o}, de esos donde uno está entre dos sitios y nadie pregunta. Aprovecha esos ratos para no resolver nada. Mirar por el cristal también es una ocupación.',
    'Mientras esperas o mientras vas, con {o} de por medio, la cabeza se suelta. Llévale algo que masticar: un crucigrama, una conversación ajena, contar gente con paraguas. Lo {de.n} irá también, pero en otro asiento.',
    'Los sitios de paso son malos para los recuerdos, porque no hay dónde dejarlos: te bajas y se bajan contigo. Si lo {de.o} se te ha vuelto difícil, cambia durante un mes de hora, de acera o de entrada.',
  ]),
  ...movements('thing', { topic: ['garden', 'petthing', 'animal'], not: notHarm }, [
    'Lo vivo no se entera de las separaciones. Con {o} de por medio hay una hora en la que toca levantarse, y te levantas por eso los días en que no te levantarías por nada más. Ya has ganado la mañana.',
    'Ocuparse {de.o}, aunque sea sin ganas, tiene una virtud: no deja pensar en dos cosas a la vez. Hay que mirar de cerca y con las manos. Diez minutos al día en los que {n} no pinta nada.',
    'No pongas {o} en la lista de lo que quedó de una historia. Hay otra lista, más corta, la de lo que contesta si se le atiende. Ahí va mejor.',
  ]),
  ...movements('thing', { topic: ['outdoors'], not: notHarm }, [
    'Aparece {o} al fondo. Afuera las cosas no guardan rencor: llueve sobre los sitios de todos. La primera vez que vuelvas, ve con prisa y con un recado. La segunda ya podrás sentarte.',
    'Lo que se vive al aire libre no se reparte, y {o} tampoco. Habrá una hora en que no haya nadie conocido, temprano y con frío. Esa te conviene, de momento.',
    'Para acercarte otra vez {a.o} yo haría como los que nadan otra vez después de un susto: primero la orilla, con ropa. Un rato. Mirar. Y a la segunda semana, los pies.',
  ]),
  ...movements('thing', { topic: ['book', 'game', 'art'], not: notHarm }, [
    'Entre lo importante has metido {o}. Se agradece. De todo lo que sale en tu mensaje es lo que menos ha cambiado: no se ha puesto del lado de nadie.',
    '{o} [o:tenía|tenían] un uso antes de todo esto y [o:puede|pueden] tenerlo después. No hoy. Hoy basta con que no se [o:quede|queden] debajo de una caja, que es donde las cosas se convierten en símbolos.',
    'Lo {de.o} no hay que resolverlo con tijeras. Las páginas, las piezas, los papeles admiten que uno cierre y siga otro día. Es más de lo que se puede decir de las personas.',
    'Me imagino {o} en un estante y a ti pasando por delante con otra cosa en las manos. Esa escena, sin música, es de las mejores noticias que pueden dar estos meses.',
  ]),
  ...movements('thing', { topic: ['child'], any: ['coparenting'], not: notHarm }, [
    'Nombras {o}, y ahí bajan la voz hasta los abogados. Lo de los pequeños va por otra contabilidad. Que {ese.o} no [o:sirva|sirvan] nunca de recado entre {n} y tú: bastante [o:tiene|tienen] con su oficio.',
    'Con {o} a la vista se discute peor y se decide mejor. Son cosas que recuerdan para quién se recoge, se calienta la leche y se contesta con educación en el portal.',
    'Algo tan pequeño como {o} sostiene una tarde entera. En las semanas raras conviene apoyarse en eso: en lo que hay que buscar debajo del sofá antes de salir.',
  ]),
  ...movements('thing', { topic: ['feast'], not: notHarm }, [
    'Dentro de lo que cuentas [o:está|están] {o}. Lo que tiene nombre en el calendario se echa encima desde semanas antes, y se lleva mejor si alguien más lo sabe. Díselo a una persona, y que te llame a media tarde con cualquier excusa.',
    'Con {o} pasa lo que con todo lo que se celebraba: el recuerdo trae la música y se deja en casa las discusiones por el aparcamiento. Devuélveselas. Un recuerdo con aparcamiento pesa menos.',
    'Lo que rodea {a.o} suele organizarse en plural. En singular se organiza peor y se recoge antes. La próxima vez ponle una sola cosa tuya y que el resto lo decida el cansancio.',
  ]),
  ...movements('thing', { topic: ['sense'], not: notHarm }, [
    'Mencionas {o}, que no cabe en ninguna caja de mudanza. Eso no se devuelve ni se archiva. Se gasta al aire, como se gasta el olor de una casa cuando se deja la ventana abierta.',
    'Hay recuerdos que tienen cuerpo, y {o} [o:es|son] de esos. Cuando [o:venga|vengan], mueve el tuyo: ponte de pie, abre el grifo, baja a por pan. Un cuerpo en marcha atiende a una sola cosa.',
    '{o}, escribes, y no hace falta más. Lo que entra por los sentidos no pide permiso y tampoco se queda mucho: llega, aprieta, afloja. Cuenta hasta treinta la próxima vez. Rara vez hay que llegar al final.',
  ]),
  ...movements('thing', { topic: ['money'], not: notHarm }, [
    'También hay que hablar {de.o}, qué remedio. Ponle un día y una hora, como al dentista, con alguien al lado que sepa sumar. Fuera de esa hora no recibes.',
    'Lo {de.o} da apuro contarlo al lado de lo otro, y sin embargo quita el mismo sueño. Un papel, dos columnas, lo que entra y lo que sale. El susto, puesto en números, suele encoger un par de tallas.',
  ]),
  ...movements('thing', { topic: ['work', 'school'], not: notHarm }, [
    'Entre lo que dices [o:está|están] {o}. Las cosas que pertenecen a la parte práctica de la vida dan rabia y sostienen. Hay días en que lo mejor que le puede ocurrir a uno es que le pidan algo concreto antes de las doce.',
    'De un lado {n}; del otro, {o}, que no se ha enterado de nada. En ese otro lado, si hay que dar explicaciones, con una frase basta y sobra. La gente agradece que uno no le obligue a poner cara.',
    'Por suerte o por desgracia, {o} [o:tiene|tienen] papel en la historia. Entrar en según qué sitios va a pedir, al principio, una respiración previa. Al décimo día se entra mirando el móvil, como todo el mundo.',
  ]),
  ...movements('thing', { topic: ['faith', 'hospital', 'body'], not: notHarm }, [
    'En tu mensaje asoma {o}, y no es una palabra de las que se ponen por adorno. Le dejo su sitio. Lo que te pasa con {n} pasa a la vez que otras cosas, algunas más antiguas y más serias, y todas las lleva el mismo cuerpo.',
    'Nombras también {o}. No sé qué lugar tiene eso en tu día y no voy a adivinarlo. Solo apunto que hay ahí otra clase de cuidado, con sus horas, y que a veces se puede descansar de una cosa en la otra.',
  ]),
  ...movements('thing', { topic: ['clothes', 'personal', 'phone', 'screen', 'photo', 'house', 'fixture', 'bed', 'car', 'travel', 'kitchen', 'drink', 'table', 'book', 'music', 'work'], all: ['abuse'] }, [
    'Sale {o} en lo que cuentas. Una cosa así puede ser, según los días, un susto o una prueba de que ya estás en otra parte. Los días de susto, que [o:esté|estén] donde no {o.lo} veas. Los otros no hay que hacer nada.',
    'Me fijo en {o}. Cuando se vive con miedo, hasta los objetos tienen normas: dónde se dejan, quién los toca, qué pasa si se mueven. Ahora {ese.o} [o:puede|pueden] pasarse la tarde en el sitio equivocado.',
    'Entre lo que escribes, {o}. No voy a pedirte que hagas nada con eso. Solo que, si te ata a un sitio, a una cuenta o a una dirección que {n} conozca, se lo enseñes a alguien que entienda de seguridad.',
    'Apunto {o}. Nombrar las cosas sin bajar la voz también se recupera, y en tu mensaje ya ocurre. Que cada una ocupe el sitio que tú digas: de eso se trata, dicho en pequeño.',
  ]),
  ...movements('thing', { topic: ['screen'], not: notHarm }, [
    'A las pantallas nadie les da la noticia. {o} [o:seguirá|seguirán] proponiendo el capítulo siguiente como si en el sofá no hubiera cambiado nada. Escoge algo que en compañía no habrías puesto nunca y míralo entero, aunque sea malo.',
    'Leo {o} y pienso en cuánto se vive a medias delante de una luz, con alguien al lado y sin hablar. Lo que se echa en falta ahí casi nunca es el argumento.',
    'Con {o} puedes hacer una cosa de poca altura: cambiar la hora, el asiento y lo que se come mientras. Con esas tres ya no es la misma ceremonia. Si te duermes a la mitad, tanto mejor.',
  ]),
]
