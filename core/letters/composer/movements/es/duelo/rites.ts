import { movements } from '../../movement'

/** More small things to do, fit to how they want to close. They may fail. */
export const ritesEs = [
  ...movements('gesture', { any: ['close:thanks'], assumes: ['human', 'history'] }, [
    'Quieres dar las gracias. Haz una lista de tres, y que la tercera sea una tontería: por cómo pelaba las naranjas, por aquella vez del paraguas, lo que haya sido lo tuyo. Léesela a una pared de tu casa. Si al llegar a la tercera te ríes, has acabado.',
    'Mañana, la primera vez que alguien te dé algo, un cambio, un asiento, un café, di «gracias» y piensa en {n} al decirlo. No se nota. Así se van pagando las deudas que no tienen dónde pagarse, con una palabra puesta en otra mano.',
    'Deja una propina más grande de lo normal en un sitio cualquiera, y que en tu cabeza vaya a nombre {de.n}. Nadie te preguntará el motivo. Quien la encuentre pensará que es por el café.',
    'Dile las gracias {a.n} por partes, a lo largo de una semana. El lunes por algo que aprendiste, el martes por algo que comiste, el miércoles por un susto que te quitó. Si el jueves se te olvida, el viernes dices dos.',
  ]),
  ...movements('gesture', { any: ['close:thanks'], all: ['pet'] }, [
    'Dale las gracias {a.n} con lo que se repetía: sal a la hora de siempre, da la vuelta de siempre y, donde había que pararse, párate. Sin decir nada. Al volver, cuelga o guarda una cosa suya.',
    'Lleva a una protectora lo que haya sobrado, la comida, una manta, y no cuentes la historia. Con dejarlo en el mostrador basta. Alguien de cuatro patas va a dormir encima de tus gracias.',
  ]),
  ...movements('gesture', { any: ['close:goodbye'], assumes: ['human', 'history'] }, [
    'Para la despedida elige una sola frase y una hora. La frase puede ser la que decías al colgar o al cerrar la puerta, la de todos los días. A esa hora, la dices y cierras una puerta de verdad, despacio, la que tengas más cerca. {n} está en las dos cosas.',
    'Quieres despedirte. Puedes hacerlo de una parte y quedarte con el resto. Escribe en un papel lo que sueltas, la última semana, las preguntas, el enfado, y en otro lo que te quedas {de.n}. El primero va a la basura del barrio, esta noche. El segundo duerme en casa.',
    'Acompaña {a.n} un trecho. Sal a andar sin rumbo un cuarto de hora, como se acompaña a alguien hasta la parada. En la esquina que te parezca, párate, di lo que se dice en las paradas, y vuelve tú. Si no te ves con fuerzas para volver andando, toma el autobús.',
    'Moja las manos en agua fría y di adiós en la manera en que lo decías. Sécatelas bien. Es una despedida que se puede hacer en cualquier cocina y que no compromete a nada. Si mañana quieres seguir hablando con {n}, no habrás roto ninguna regla.',
  ]),
  ...movements('gesture', { any: ['close:askforgiveness'], assumes: ['human', 'affection', 'history'] }, [
    'Pide perdón en el sitio más parecido a aquel: la misma mesa, el mismo teléfono, el mismo portal. Di solo lo que hiciste. Ni que eres lo peor ni que no querías. Lo que hiciste, en seis o siete palabras, mirando algo que fuera {de.n}. Luego guarda silencio el tiempo de un semáforo.',
    'El perdón que buscas no tiene quien lo firme. Escríbelo tú, entonces, como petición: «por aquello». Y debajo, un acto: a quién vas a llamar esta semana que también se merece que contestes cuando llama. Ese renglón es el que cuenta.',
    'Antes de dormir di en voz baja lo que querrías que {n} oyera, empezando por «siento». Una vez. Si vienen más, apúntalas para otra noche, de una en una. Pedir perdón cien veces seguidas es otra manera de no pedirlo.',
  ]),
  ...movements('gesture', { any: ['close:forgive'], not: ['feel:guilt', 'feel:shame'] }, [
    'Perdonar no se puede forzar, pero se puede dejar de ensayar el reproche. Hoy, la primera vez que te salga, cámbiale el final: en lugar de «y por eso nunca», pon «y eso fue así». Una vez al día. Es poco más que gimnasia.',
    'Busca una piedra de la calle, de las que caben en el puño, y ponle el nombre de lo que no perdonas {a.n}. Llévala en el bolsillo tres días. Al cuarto, decide si la sigues llevando. Puede que sí. Ya sabrás cuánto pesa.',
  ]),
  ...movements('gesture', { any: ['close:forgive'], all: ['feel:guilt'], assumes: ['human', 'affection', 'history'] }, [
    'El perdón que escribiste no dice de quién a quién, y a lo mejor va en varias direcciones. Esta noche elige una sola: la que va de ti hacia {n}, o la que tendría que llegarte a ti. Dila con una frase, en pasado, y no le pidas respuesta. La otra puede esperar a mañana.',
    'Pon dos vasos o dos sillas, lo que tengas, y di en voz alta lo que hiciste aquel día y lo que habrías querido hacer. Lo primero mirando a un lado, lo segundo mirando al otro. Con {n} todo eso se habría hablado a trozos, en una semana. Date una semana, entonces.',
    'Escribe la palabra perdón en un papel, una vez, con letra normal. Debajo, el gesto que le habrías hecho {a.n} para que se le pasara: una comida, una broma, ponerte a ayudar sin que te lo pidieran. Haz ese gesto con otra persona antes del domingo.',
  ]),
  ...movements('gesture', { any: ['close:selfforgive'], assumes: ['human', 'affection', 'history'] }, [
    'Haz hoy con tu cuerpo lo que habrías hecho con {n} en un mal día: una manta, algo caliente, no preguntar. Un cuarto de hora. Si mientras lo haces la voz de siempre dice que no lo mereces, contéstale que ya se verá y sigue bebiendo.',
    'Elige el reproche que más repites y dilo en pasado, en voz alta, añadiendo la hora y lo que sabías entonces. «A las cinco yo creía que». Solo eso. Lo que sabes desde después no entra en la frase.',
    'Ponte delante de un espejo al lavarte los dientes y di una cosa que hiciste bien por {n}, una, con su día. La espuma ayuda a no ponerse solemne. Mañana otra, o la misma.',
  ]),
  ...movements('gesture', { any: ['close:love', 'close:tell'], assumes: ['alive', 'affection'] }, [
    'Díselo andando. Sal, busca una calle con ruido, y di lo que querías decirle {a.n} a la velocidad de tus pasos. Con tráfico nadie oye a nadie. Cuando llegues al final de la calle habrá sido dicho en la vía pública, que es casi como ante testigos.',
    'Graba en el teléfono lo que querrías decir, un minuto, con el ruido de tu cocina. No lo escuches. Guárdalo con el nombre que usabas para {n}. Si un día quieres contarle otra cosa, grabas encima o grabas otro.',
    'Escribe la frase en el vaho de un cristal, en la ducha o en una ventana fría. La frase y {n}. En tres minutos no estará, y no por eso habrás dejado de escribirla. Puedes repetir mañana con otra.',
    'Lo que le querías decir {a.n} tiene una versión corta. Búscala. Quita los adornos hasta que te quede de cinco palabras o menos. Esa dila cada noche al apagar la luz durante una semana, y después solo cuando te salga.',
  ]),
  ...movements('gesture', { any: ['close:quiet'], assumes: ['alive'] }, [
    'Para esta noche, una sola instrucción: deja preparada la mañana. La ropa, la taza, lo que haya que llevar. Quien se despierte mañana tendrá bastante con acordarse {de.n}; que encuentre lo demás hecho. Luego acuéstate sin pantalla y que la cabeza diga lo que quiera.',
    'Busca el rincón menos interesante de tu casa, uno donde no te hayas sentado nunca, y siéntate ahí diez minutos. No tiene recuerdos. Es un descanso extraño, estar en un lugar donde {n} no [estuvo|estuvieron]. Vuelve después a los otros.',
    'Querías un poco de calma. Haz una cosa lenta que tenga final: pelar una naranja de una sola tira, remendar, ordenar monedas. Mientras dure no hay que pensar en {n} ni dejar de pensar. Si a mitad se rompe la tira, cómete la naranja.',
    'Túmbate en el suelo, no en la cama. El suelo no espera que duermas. Nota qué partes tocan y cuáles no, y deja que lo de hoy pese hacia abajo. Cinco minutos. Levantarse cuesta un poco, y con eso ya has hecho ejercicio.',
  ]),
  ...movements('gesture', { any: ['close:remember', 'close:promise'], assumes: ['human', 'affection', 'history'] }, [
    'Elige una costumbre {de.n}, la más fácil de copiar, y adóptala un mes. Un modo de saludar, una hora de paseo, dejar algo en el plato. No se lo digas a nadie. Al acabar el mes, mira si todavía te das cuenta de que la haces.',
    'Enséñale a alguien una palabra {de.n}. Sin contarle la historia, como se enseña una palabra de otro país: esto se dice así y significa esto. Si al cabo de los meses la oyes de vuelta, no corrijas la pronunciación.',
    'Pon un recuerdo a salvo esta noche. Uno que no tenga foto. Escríbelo en presente, con lo que se oía y lo que había encima de la mesa, hasta que llegue a media página. Debajo, el nombre y la fecha de hoy. Media página al mes hace, en un año, seis.',
    'Pregunta a otra persona que tratara {a.n} por una cosa que tú no sepas. Solo una: de qué se reía, qué hacía los viernes. Lo que te cuente será nuevo, y es raro y bueno que alguien que ha muerto todavía pueda sorprenderte.',
    'Ponle {a.n} un sitio pequeño y con uso: un gancho, una maceta, un vaso para los lápices. Nada de altar. Que haya que tocarlo por otra cosa, tres veces a la semana, y que algunas de esas veces te acuerdes.',
  ]),
  ...movements('gesture', { any: ['close:strength', 'close:forward', 'close:hope', 'close:self'], assumes: ['human', 'affection', 'history'] }, [
    'Lo que sigue, por ahora, es mañana. Elige una cosa de mañana que {n} no habría hecho nunca y que a ti te guste. La música más alta, el pan de otra tienda, acostarse tarde. Hazla sin dedicársela. Será tu manera de comprobar que todavía tienes gustos.',
    'Compra hoy algo que dure más que este mes: un bulbo, un calendario, unos calcetines de invierno. No hace falta optimismo para dejar un objeto esperándote más adelante. Cuando llegues habrá algo tuyo allí.',
    'Ponte los zapatos y llega hasta una esquina a la que no sueles llegar. Mira qué hay, un taller, una fuente, un perro en un balcón, y vuelve a contarlo. Si no hay a quién, se lo cuentas {a.n} en la escalera.',
    'Escribe un verbo para mañana y pégalo donde te laves la cara. Uno: llamar, freír, regar. Cuando lo hayas hecho, lo quitas. No pongas «seguir», que no se sabe cuándo termina.',
  ]),
  ...movements('gesture', { any: ['close:understand', 'close:open'], assumes: ['alive', 'affection', 'history'] }, [
    'No me has dicho, o no se podía decir, cómo querías terminar. Terminemos con algo de las manos. Lava un vaso despacio, sécalo y guárdalo boca abajo. Mientras tanto puedes hablarle {a.n} o no decir nada. Cuando el vaso esté en su sitio, la carta puede darse por cerrada.',
    'Si esta noche te sobra un rato, pon una silla junto a la ventana y siéntate a mirar cómo se apagan las luces de enfrente. Cada una es alguien que se acuesta. Cuando quede una sola, di buenas noches, y que vayan incluidos los que toca.',
    'Haz esto si te apetece, y si no, déjalo para otro: dibuja de memoria la planta de un sitio donde estuvo {n}. Sin saber dibujar. Puertas, mesa, por dónde entraba la luz. Cuando lo tengas, marca con una cruz dónde te ponías tú.',
    'Un gesto mínimo: la próxima vez que pongas la mesa, cambia un cubierto de lado. Que haya algo en el mundo que esté distinto por lo {de.n}, aunque no lo note nadie más. Luego cena.',
    'Apaga todo lo que suene durante el tiempo que tarda en hacerse un arroz. Escucha qué queda. Lo que quede es la casa de ahora, y no hay que quererla todavía. Basta con presentarse.',
  ]),
  ...movements('gesture', { any: ['close:anger', 'close:closedoor'], assumes: ['alive'] }, [
    'Saca lo que llevas dentro por escrito y sin respeto. Tacos, mayúsculas, tachones, lo que no le dirías a nadie de lo que ha pasado con {n} y con los demás. Cuando se te canse la mano, rómpelo en trozos tan pequeños que no se puedan leer, y baja tú la bolsa.',
    'Ve a un sitio donde se pueda gritar, un descampado, el mar, el coche con las ventanillas cerradas, y grita una vocal. No hace falta que sea un nombre. Una sola vez larga. Después bebe agua, que raspa.',
    'Cerrar puede ser muy concreto. Elige una tarea pendiente que tenga que ver con {n}, la más tonta, un recibo, una caja, un mensaje sin contestar, y termínala hoy. Luego escribe la palabra «hecho» en un papel y déjalo encima.',
  ]),
  ...movements('gesture', { any: ['close:thanks', 'close:love', 'close:tell', 'close:remember', 'close:goodbye', 'close:promise'], held: true, assumes: ['alive', 'affection'] }, [
    'Esta semana, un rato, deja {o} donde te dé la luz de la tarde. No hay que rezarle ni contarle nada. Cuando pases, dile {a.n} lo que quieras en el tono de quien comenta el tiempo, y sigue con lo que ibas a hacer.',
    'Si lo tienes cerca, pon {o} sobre la mesa; si no, basta con la mesa. Siéntate enfrente lo que dura un café. Empieza por el nombre, como si fueras a preguntarle algo {a.n}, y detrás lo que querías decir, aunque salga mal ordenado. Al terminar, devuelve cada cosa a su sitio. Si el café se ha enfriado, es que había bastante que decir.',
    'Enséñale {o} a alguien de confianza y cuéntale una cosa, no la más triste. De dónde salió, por ejemplo, o qué pasó aquel día. Después guárda{o.lo}. Habrá una persona más en el mundo que sepa qué significa eso cuando lo vea.',
  ]),
  ...movements('gesture', { topic: ['food', 'kitchen', 'drink'], any: ['close:thanks', 'close:remember', 'close:goodbye', 'close:love', 'close:tell', 'close:promise', 'close:quiet'], assumes: ['human', 'affection', 'history'] }, [
    'Con {o} se puede hacer algo este fin de semana. Invita a una persona, a una sola, y no le digas para qué. Cuando pregunte de dónde viene la costumbre, di que {de.n} y nada más. Si la cosa sale mal, sírvela igual: casi todas las recetas buenas tienen detrás una tarde así.',
    'Dedica {a.n} lo próximo que pongas al fuego, aunque sean huevos. No cambies nada. Solo, antes de servir, aparta la primera cucharada y espera el tiempo de un brindis. Después come, que se enfría.',
    'Un día de esta semana, deja {o} a la vista y haz sitio en la mesa para una persona más. No hace falta que venga nadie. Come tú, despacio, y al recoger di lo que tengas que decir. Lo que sobre, para mañana.',
  ]),
  ...movements('gesture', { topic: ['food', 'kitchen', 'drink', 'table'], assumes: ['human', 'affection', 'history'] }, [
    'El próximo día que cocines, quédate un momento mirando las manos. Haz lo de siempre. Busca un solo movimiento que te venga {de.n}, cómo se limpia la tabla, cómo se prueba la sal, y hazlo despacio la segunda vez. Después come como cualquier noche.',
    'Haz esta semana una ración de más y llévasela a alguien que viva cerca, tapada con un plato. Va por {n}, pero eso no hace falta decirlo. Otro día recoges el plato y con eso tienes dos visitas.',
    'Sienta a alguien en tu cocina mientras haces algo con las manos y cuéntale una cosa {de.n} que tenga que ver con comer. Las historias de comida salen sin llorar hasta la mitad, y para entonces ya se puede poner la mesa.',
  ]),
  ...movements('gesture', { topic: ['food'], assumes: ['human', 'affection', 'history'] }, [
    'Escribe en un papel una receta {de.n} o lo que sepas de ella, con los huecos en blanco. Pégalo por dentro de la puerta de un armario. Cada vez que alguien se acuerde de una cantidad, que la apunte ahí con su letra y sin pedir permiso.',
  ]),
  ...movements('gesture', { topic: ['garden', 'outdoors'], assumes: ['alive', 'affection'] }, [
    'Acércate {a.o}, si cae a mano, o a lo más parecido que tengas cerca. Llévate una cosa pequeña de vuelta: una hoja, una piedra, tierra en el zapato. Déjala en la entrada hasta que moleste. Será la prueba de que saliste a la calle con {n} en la cabeza y volviste.',
    'Planta algo esta semana en honor de nadie. Un ajo, una patata con brotes, lo que haya. Riégalo cuando te acuerdes {de.n} y no lo riegues por obligación. Si se seca, otro. Si prende, ya me dirás.',
  ]),
  ...movements('gesture', { topic: ['garden', 'outdoors'], assumes: ['human', 'affection', 'history'] }, [
    'Ve un rato afuera sin música y sin encargo. Mira el suelo hasta encontrar algo del tamaño de una uña, una semilla, un botón, una piedra, y guárdalo con {n} en la cabeza. Al llegar lo dejas en un plato. Cuando el plato se llene, ya veremos.',
    'Un día de estos cambia el camino de vuelta y pasa por donde haya algo de campo, un parque, un descampado, {o} si te pilla cerca. Anda cinco minutos a la velocidad a la que [andaba|andaban] {n}. Es la manera más discreta de llevar a alguien del brazo.',
    'Trae a casa un vaso de agua o un puñado de tierra de un sitio que te recuerde {a.n}. Riega con lo uno o pon en una maceta lo otro. No hace falta que crezca nada para que haya servido.',
    'Elige un árbol, uno de los que ves cada semana, y decide que es {de.n}. No hace falta placa. Fíjate en él cuando pases: si ha perdido la hoja, si tiene nido. Es una cita sin hora con alguien que no va a cambiar de acera.',
    'Al atardecer, abre una ventana o sal {a.o}, si te queda cerca, y aguanta fuera hasta que notes frío. Antes de entrar, di una vez el nombre {de.n}. Con eso, y con haber salido por {n}, vale por hoy.',
  ]),
  ...movements('gesture', { topic: ['music'], assumes: ['human', 'affection', 'history'] }, [
    'Aprende la letra, el acorde o el estribillo que te falte de lo que sonaba con {n}. Cuatro compases, no más. Ensáyalos mal mientras haces la cama. El día que salgan enteros no hará falta público.',
    'Pídele a alguien que elija una canción para {n} sin decirte cuál. Que la ponga cuando estén en el mismo cuarto y ocupados en algo. La música que escoge otro duele menos y enseña más.',
  ]),
  ...movements('gesture', { topic: ['music'], assumes: ['alive', 'affection'] }, [
    'Escoge una hora y cierra la puerta. Pon {o}, o algo que se le parezca, una sola vez, de principio a fin, y no hagas nada mientras. Si no llegas al final, quita el volumen sin remordimiento y prueba el mes que viene. Cuenta desde la primera nota que aguantaste.',
  ]),
  ...movements('gesture', { topic: ['photo', 'phone'], assumes: ['human', 'affection', 'history'] }, [
    'Manda {o}, o una copia, a alguien que también echara de menos {a.n}. Sin comentario largo. «Mira lo que tengo» basta. Al otro lado va a haber una persona parada en mitad de su día, y eso, por un minuto, los pone a los dos en el mismo cuarto.',
  ]),
  ...movements('gesture', { topic: ['photo', 'phone', 'book'], assumes: ['human', 'affection', 'history'] }, [
    'Busca un sobre grande y mete dentro lo que ande suelto {de.n}: papeles, alguna foto, una nota. No ordenes. Escribe fuera el nombre y la palabra «luego», y ponlo donde guardas lo importante. Hoy se trataba solo de que no anduviera por la casa.',
    'Elige una imagen o una línea {de.n} que no sea la mejor y ponla en un sitio de paso, dentro de un armario o en la puerta de la nevera. La verás cien veces sin mirarla. A la ciento una, a lo mejor, la miras.',
    'Si tienes unas palabras {de.n}, las que sean, un mensaje, una dedicatoria, una lista, cópialas a mano. Con tu letra. Así pasan por tus dedos, que es otra manera de oírlas, y queda una copia que no necesita batería.',
  ]),
  ...movements('gesture', { topic: ['clothes', 'personal'], assumes: ['human', 'affection', 'history'] }, [
    'Ponte algo {de.n} por dentro, donde no se vea, un día que no tenga nada de particular. Al volver, lávalo o no lo laves. Nadie habrá sabido con quién andabas.',
    'Elige entre lo {de.n} una cosa para dar y piensa antes a quién le haría falta de verdad. Dásela sin contarle de quién era, o contándoselo en la puerta, cuando ya la tenga puesta. Lo que se da a ciegas se echa de menos; lo que se da mirando, no tanto.',
    'Cose un botón, limpia un cristal, abrillanta lo que se deje, de algo que fuera {de.n}. Diez minutos de arreglo. Es un cuidado que todavía se puede prestar y no necesita respuesta.',
  ]),
  ...movements('gesture', { topic: ['clothes'], assumes: ['human', 'affection', 'history'] }, [
    'Si lo tienes en casa, deja {o} una noche en el respaldo de una silla, como si alguien acabara de llegar. Por la mañana guárda{o.lo}. Es un juego, y {n} no [va|van] a enterarse; lo que importa es que la mano que {o.lo} pone y la que {o.lo} quita sean la tuya.',
  ]),
]
