import { movements } from '../../movement'
import { notHarm } from './who'

/** What weighs after a separation. */
export const feelingsRupturaEs = [
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain'], not: notHarm }, [
    'La tristeza de una ruptura es menos noble en las fotos que la de un duelo, y por eso se la aguanta peor la gente. Se te concede una semana, quizá dos. Tómate las que sean. No hay viuda en esto, ni pésame, ni día libre, y sin embargo alguien que estaba en todo ya no está en nada.',
    'Duele, dices. Y además duele sabiendo que {n} está en alguna parte, comprando tomates. La distancia que haga falta no viene hecha. Habrá que ponerla a mano, centímetro a centímetro.',
  ]),
  ...movements('feeling', { any: ['feel:anger'], not: notHarm }, [
    'Estás en tu derecho de no desearle nada bueno durante un tiempo. No tienes que ser elegante. Solo procura que la rabia no te haga quedarte cerca: se puede estar atado a alguien por odio con un nudo mejor que el del cariño.',
  ]),
  ...movements('feeling', { any: ['feel:disappointment'], not: notHarm }, [
    'La decepción deja mirando al suelo. Contabas con alguien de cierta medida y era de otra. Esa diferencia no la inventaste. Tú pusiste la confianza; la altura le tocaba ponerla {a.n}.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness', 'feel:emptiness'], not: notHarm }, [
    'La soledad de después tiene horarios: el domingo por la tarde, al volver con bolsas, cuando pasa algo gracioso y no hay a quién mandarlo. Si sabes a qué hora viene, puedes no estar en casa. Un curso, una piscina, una hermana. Nada heroico. Un sitio donde te esperen.',
    'Notas vacío, y te digo lo que veo desde aquí: hay espacio. Ahora mismo asusta y hace eco. No lo amuebles con lo primero que pase. Una habitación sin muebles es también una habitación donde se puede caminar.',
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety', 'feel:confusion'], not: notHarm }, [
    'El miedo pregunta cosas enormes: si volverás a querer, si habrá alguien, si serás de los que se quedan. Contéstale con cosas pequeñas. El jueves hay mercado. El lunes viene el fontanero. De ese tamaño es el futuro que hace falta de momento.',
    'Que no sepas qué sientes de una hora a otra ocurre siempre en medio de un derrumbe. Por la mañana se odia, a mediodía se entiende, por la noche se marca un número y se cuelga. Apunta solo esto: no actuar en las horas de la noche.',
  ]),
  ...movements('feeling', { any: ['feel:guilt', 'feel:shame'], not: notHarm }, [
    'Te culpas, y buscas la frase exacta en la que se torció todo. No la hay. Las cosas entre dos se gastan como los escalones: nadie puede señalar el pie. Algo hiciste mal, seguro, y algo hiciste bien con constancia. Deja de leer solo la primera columna.',
    'La vergüenza de que algo no saliera te hace bajar la voz. Intentaste una cosa difícil, que es hacer algo largo con otra gente, y la intentaste en serio. La gente a la que le saldría mejor no existe; existe la gente que no lo cuenta.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:numbness'], not: notHarm }, [
    'Por lo que cuentas, el cansancio va por delante. Romper es un trabajo físico: cajas, trámites, dormir mal, contestar bien. Antes de ninguna decisión sobre tu vida, una semana de acostarte a la misma hora. Parece poca cosa y es casi todo.',
  ]),
  ...movements('feeling', { any: ['feel:longing', 'feel:love'], not: notHarm }, [
    'Echas de menos y te asusta que eso quiera decir algo. Quiere decir que hubo. El resto lo añade la noche, que tiene mano para los guiones. De día, con la lista de la compra delante, suele quedarse en eso: hubo, y ahora no.',
    'Todavía hay amor, y no sabes dónde ponerlo. Durante una temporada puede ir a sitios raros: una planta, un sobrino, un plato bien hecho. No es un sustituto. Es que el cariño, como el agua, tiene que ir bajando por alguna parte.',
  ]),
  ...movements('feeling', { any: ['feel:jealousy'], not: notHarm }, [
    'Los celos te enseñan siempre la misma película, con buena luz y sin sonido. No tienen la escena en que discuten por el mando, ni la del lunes. Cuando empiece, cambia de cuarto: es una película que solo se proyecta si te sientas.',
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'], not: notHarm }, [
    'Ahora crees que esto es así y ya. Es lo que se cree desde dentro de cualquier túnel, y no voy a describirte la salida porque no la veo. Veo tus pies. Con un paso que dé para llegar a la cena, hoy basta.',
  ]),
  ...movements('feeling', { any: ['feel:relief', 'feel:peace', 'feel:hope', 'feel:gratitude'], not: notHarm }, [
    'Hay algo en ti que respira mejor y te cuesta reconocerlo porque parece feo. No le debes tristeza a nadie como prueba. Se puede agradecer lo que hubo, descansar de que haya terminado y no saber bien cuál de las dos cosas pesa más este martes.',
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain'], not: notHarm }, [
    'Para lo que te pasa no hay brazalete negro. {n} sigue en el mundo y tú tienes que fichar el lunes. De ahí que {e} se te salga por sitios que no tocan: un anuncio, una cola, un señor que se parece de espaldas.',
    'Llorar por alguien en un autobús le ha pasado a casi todo el mundo. La gente mira hacia otro lado y hace bien. Te suenas, pulsas el botón, bajas, y en la acera ya no lo sabe nadie más que tú.',
    'La pena de una separación tiene mala prensa porque no es limpia: se mezcla con el orgullo, con el sueño, con la factura del gas. No hace falta separarla para que cuente. Se llora por todo junto y luego se mira qué queda en el colador.',
    'Te duele lo que se acabó y te duele lo que ya no va a empezar. Lo segundo es lo que menos se cuenta, porque parece tonto llorar por un viaje que no se hizo. También se pagaba por ese viaje, todos los días, en ganas.',
    'Hoy {e}, mañana quién sabe. Las horas van cambiando de humor sin consultarte, y entre una y otra conviene tener a mano un pan, una ducha, el teléfono de alguien que no pregunte.',
  ]),
  ...movements('feeling', { any: ['feel:anger'], not: notHarm }, [
    'La rabia contra {n} es de las pocas cosas que ahora te levantan del sofá. Úsala para lo que sirve: mover muebles, llamar al banco, subir una cuesta. Para escribir mensajes no la uses. Escribe fatal.',
    'Por debajo {de.e} suele haber una cuenta que no cuadra: lo que pusiste y lo que recibiste. No la vas a cobrar. Puedes, eso sí, dejar de pasarla a limpio cada noche, que lleva tinta.',
    'Que estés así con {n} no te convierte en mala persona ni en alguien que no ha pasado página. Se puede tener todo el derecho del mundo a la furia y, aun así, preferir gastar el jueves en otra cosa.',
    'Ese calor que dices tiene fecha de caducidad más corta que la pena. Mientras dure, no le des volantes ni teclados. Dale una bolsa de basura grande y un trastero.',
  ]),
  ...movements('feeling', { any: ['feel:disappointment'], not: notHarm }, [
    'Una decepción se parece a bajar un escalón que no estaba: el pie va con toda la confianza y no hay suelo. Durante un tiempo se pisa raro hasta en llano. Vuelve sola, la pisada, a fuerza de encontrar suelos.',
    'Esperabas {de.n} algo que no llegó a ocurrir, y esperar no fue una ingenuidad. Fue lo que permite vivir con alguien. La próxima vez volverás a hacerlo, con más cuidado, y también entonces será un riesgo.',
    'Lo peor {de.e} es que obliga a mirar hacia atrás con otros ojos. Mira solo una vez y no saques las fotos del cajón para retocarlas. Salieron como salieron, con la luz de aquel día.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness'], not: notHarm }, [
    'La soledad que describes tiene forma de dos: se nota sobre todo en lo que se hacía con {n}. La otra, la de estar a gusto sin nadie, es muy distinta y aún no ha llegado. Llega por el mismo camino, unos meses más tarde.',
    'Nadie te enseña a llegar a una casa a oscuras. Deja una luz encendida al salir. Es un gasto ridículo y evita el peor minuto del día, que es el de la llave.',
    'A falta {de.n}, y hasta que haya otra cosa, valen las compañías de baja intensidad: el bar con la tele puesta, la biblioteca, el vecino que saca al perro a las diez. No resuelven nada. Respiran cerca.',
    'Habrá quien te diga que aprendas a estar contigo. Suena bien y a las nueve de la noche no sirve. Aprende antes a llamar: a decir «¿estás haciendo algo?» sin que te tiemble la disculpa.',
  ]),
  ...movements('feeling', { any: ['feel:emptiness'], not: notHarm }, [
    'El vacío, a diferencia de la pena, no moja. Se anda por dentro de él con normalidad, se saluda, se paga. Lo raro es el eco. Habla un poco más alto en casa, pon la radio en otro cuarto: al eco se le gana con ruido corriente.',
    'Al irse {n} se llevó el ruido y dejó los muebles, o al revés. No corras a llenar nada. Ve echando cosas pequeñas y mira cuáles se quedan: un curso, un guiso de los lunes, un amigo recuperado.',
    'Sin {n} el día tiene más huecos que cosas. Elige uno solo, el más hondo, y ponle algo con horario y con gente, aunque la gente no te importe todavía. Los demás huecos pueden esperar.',
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'], not: notHarm }, [
    'Tienes miedo, o algo que se le parece mucho y aprieta en el mismo sitio. Suele hablar en futuro y en plural: siempre, nunca, nadie. Contéstale en presente y en singular. Hoy, una lavadora.',
    'Lo que más asusta no es que {n} falte sino que falte para todo lo que viene. Pero lo que viene no llega de golpe, llega por la puerta de la cocina, de uno en uno y con prisa. A cada cosa se le puede preguntar qué quiere.',
    'Cuando {e} venga por la noche, no discutas. Nombra cinco objetos del cuarto en voz alta, con su color. Parece una tontería y le quita la palabra, porque solo sabe hablar de lo que no está delante.',
    'Para la inquietud, manos. Para el miedo, alguien al teléfono que hable de su coche. Ninguna de las dos cosas explica nada, y a ti ahora no te hacen falta explicaciones: te hace falta pasar al otro lado de la tarde.',
  ]),
  ...movements('feeling', { any: ['feel:confusion'], not: notHarm }, [
    'No sabes qué sientes por {n} a según qué horas, y es lógico: llevas dentro dos relojes que no se han puesto de acuerdo. Uno marca lo de antes. Cuando se contradigan, haz caso al que da hambre.',
    'Lo confuso tiene una ventaja: todavía no te has contado ninguna versión. Aprovéchala y no te apresures a firmar la primera, que suele ser la que peor te deja.',
    'Con {e} y todo, hay cosas que sí sabes. Qué día es. Quién te ha llamado esta semana. Qué no quieres volver a oír. Escríbelas en fila: no hacen un mapa, pero hacen un suelo.',
  ]),
  ...movements('feeling', { any: ['feel:guilt'], not: notHarm }, [
    'La culpa, en una separación, trabaja sin horario y con muy pocos datos. Repasa lo que le hiciste {a.n} y se salta lo que aguantaste, lo que cuidaste, las noches en que no dijiste nada. Puedes pedirle que lea el expediente entero o que se calle.',
    'De tu parte puedes hacerte cargo; del conjunto, no. Traza la raya donde honradamente te parezca y deja al otro lado lo que no sea tuyo. {n} también estaba allí, con su edad y con sus decisiones.',
    'Hay <e:un|una> {e.n} útil, que hace algo y se va, y <e:otro|otra> que se instala y pide que <e:lo|la> mantengan. Se distinguen fácil: <e:el primero|la primera> te manda a devolver una cosa, a decir una frase; <e:el segundo|la segunda> solo quiere que no duermas.',
    'Cargarse de culpa tiene un atractivo raro: si todo fue por ti, todo podía haberse evitado. Y no. Lo {de.n} y tú dependía de dos, de la época, del cansancio, de cosas que ninguno de los dos puso ahí.',
  ]),
  ...movements('feeling', { any: ['feel:shame'], not: notHarm }, [
    'Lo de la vergüenza es por los ojos de los demás, y los demás están mirando su teléfono. Lo hablarán un rato en una cena y luego alguien preguntará por el postre. Las vueltas en la cama las das tú; ellos no.',
    'Que algo tuyo con {n} saliera mal a la vista de todo el mundo no te quita nada de lo que tenías antes de empezar. Sigues siendo quien paga esa ronda, quien arregla el grifo, quien se ríe tarde de los chistes.',
    'Nadie presume de las tardes así. Por eso parece que solo las tienes tú. Si se oyera lo que se calla en tu edificio, el barrio entero dormiría más tranquilo.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness'], not: notHarm }, [
    'El cansancio del que hablas no se quita durmiendo una noche. Se quita bajando cosas: una comida familiar menos, un trámite aplazado, tres mensajes sin contestar. Elige cuáles y no pidas disculpas más de una vez.',
    'Estás sosteniendo dos jornadas: la de todo el mundo y la otra, la de no pensar en {n}. La segunda no cotiza y es la que más gasta. Hoy haz solo una de las dos.',
    'Quien viene de donde tú vienes no necesita planes de mejora. Necesita que se haga de noche sin incidentes. Una sopa, las persianas, el despertador un poco más tarde si se puede.',
    'Se cansa uno de sentir, igual que se cansa de andar. Las piernas de dentro también tienen músculo, y a ese músculo lo que le va bien es un programa malo y una manta.',
  ]),
  ...movements('feeling', { any: ['feel:numbness'], not: notHarm }, [
    'Que no notes nada no significa que no esté pasando. Las manos que vienen del frío tardan en doler. Mientras tanto, come con horario y no firmes cosas.',
    'Andas como con guantes puestos. Sirve para tocar lo {de.n} sin quemarte. Un día te los quitarás para otra cosa, para abrir una carta, para acariciar un perro, y entonces habrá que sentarse un rato.',
  ]),
  ...movements('feeling', { any: ['feel:longing', 'feel:love'], not: notHarm }, [
    'Se echa de menos {a.n} por un agujero muy concreto: una hora, un gesto, una manera de cerrar la nevera. Averigua cuál es el tuyo. Lo que tiene forma concreta se puede ir tapando con algo de la misma forma.',
    'Lo que sientes no pide que hagas nada, aunque te lo parezca con el teléfono en la mano. Puedes estar así una tarde entera, con todo el cariño puesto, y no mover un dedo. Por la noche habrás vivido un día más y no habrá nada que deshacer.',
    'A la nostalgia le gusta trabajar de memoria. Si alguna vez le enseñas un documento, un martes corriente de los últimos, con su cena y su silencio, se queda un momento sin argumentos.',
  ]),
  ...movements('feeling', { any: ['feel:jealousy'], not: notHarm }, [
    'Ese pinchazo compara lo que ves de fuera con lo que tú sabes por dentro. Nunca va a salir empatado. En cuanto empiece, pon los ojos en algo que tengas a menos de un metro y descríbelo: un salero, una costura, una grieta.',
    'Imaginarse {a.n} con otra persona es un trabajo de guionista y lo haces gratis, a deshora, con un presupuesto enorme. Retírale los fondos. Que el próximo capítulo tenga que ocurrir en tu calle.',
    'Los celos hacen preguntas que solo se contestan mirando, y mirar trae más preguntas. La única salida está en un lado aburrido: no mirar hoy. Solo hoy. Mañana se renueva o no.',
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness', 'feel:uselessness'], not: notHarm }, [
    'Ahora mismo cuesta creer que haya algo después {de.n}. No hace falta creerlo. Hace falta poner el despertador. Lo que venga, si viene, te encontrará igual, con fe o sin ella, haciendo café.',
    'Hay una lista de cosas en las que no puedes influir, y ahí está lo que {n} piense, diga o haga. Es una lista larga. La otra cabe en un papel de cocina: qué se come hoy, con quién se habla, a qué hora se apaga. Es corta, pero obedece.',
    'Si el futuro se te ha quedado sin nadie dentro, no mires tan lejos. Mira hasta el sábado. El sábado tiene mercado, tiene fútbol, tiene a alguien que necesita que le ayudes a subir algo.',
  ]),
  ...movements('feeling', { any: ['feel:relief', 'feel:peace', 'feel:hope', 'feel:gratitude'], not: notHarm }, [
    'Has puesto {e} y no le has pedido perdón a nadie por ello. Bien hecho. Lo que se respira mejor se respira, y eso no borra ni una sola cosa de las que viviste con {n}.',
    'Lo bueno que notas no hay que gastarlo en convencer a nadie. Guárdate un rato al día para notarlo sin testigos: una ducha larga, un café mirando a la calle, media hora sin tener que dar parte.',
    'Puede que mañana lo veas de otro color y pienses que te engañabas. No te engañabas. Hay horas en que se está bien y son tan de fiar como las otras.',
  ]),
  ...movements('feeling', { all: ['abuse'], any: ['feel:fear', 'feel:anxiety', 'feel:shame', 'feel:guilt', 'feel:tiredness', 'feel:loneliness', 'feel:sadness', 'feel:pain', 'feel:confusion', 'feel:anger', 'feel:longing', 'feel:love', 'feel:relief', 'feel:emptiness'] }, [
    'Con lo que cuentas, {e} no sobra ni está fuera de sitio. Ha estado de guardia mucho tiempo. Ahora puede ir dejando el turno, por horas, en manos de gente que sepa: una amiga, una abogada, quien atienda el teléfono de ayuda de tu país.',
    'Dices {e}. A quien vivió así le suele tocar cargar con lo que debería llevar el otro. No tienes que devolvérselo en persona. Basta con dejar de llevarlo tú, a ratos, y ver que no se cae nada.',
    'No le pongas plazo {a.e}. Lo que sí puedes poner es una persona al corriente: alguien que sepa dónde duermes, que pueda venir, que no te discuta. Con eso la noche es más corta.',
  ]),
]
