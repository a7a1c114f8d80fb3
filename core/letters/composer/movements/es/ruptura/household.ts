import { movements } from '../../movement'
import { coupleOnly, notHarm } from './who'

/** What two had under one roof: children, a house, papers, many years. */
export const householdRupturaEs = [
  ...movements('event', { any: ['coparenting'], not: notHarm }, [
    'Con {n} se acaba una cosa y otra sigue por obligación: habrá que hablar de vacunas, de notas, de quién recoge. Imagínate una ventanilla. Se entra, se dice el asunto, se sale. Una ventanilla es corta, y corto es lo que hace falta.',
    'Los hijos no piden que te repongas. Piden, con cinco años o con treinta, que no haya que elegir. Cuando te preguntes qué les debes en esto, empieza por ahí: que puedan nombrar {a.n} en tu mesa sin mirar primero tu cara.',
    'Ser padre o madre por turnos es un idioma nuevo, con su gramática de mochilas y cargadores. Se habla mal el primer año. Lo que a ellos se les queda no es la sintaxis sino que estabas en el sitio y a la hora que dijiste.',
    'El momento de la entrega es el peor, y dura cuatro minutos. Llévalo pensado: qué se dice, quién baja, dónde vas tú después. Que a la salida haya un destino, aunque sea la gasolinera y un café de máquina.',
    'A los hijos se les puede decir que estás triste. Lo que no se les puede pedir es que te cuiden de ello. Entre una cosa y otra hay una frase que sirve: «hoy tengo un día flojo, y ya me estoy ocupando».',
    'En los asuntos de los hijos, {n} va a hacer cosas que tú no harías. Unas importan y otras son pantalones mal combinados. Guarda la energía para las primeras. En las segundas se aprende, además, que crecen igual.',
    'Los hijos, tengan la edad que tengan, también están ordenando esto y lo ordenan a su modo: uno se calla, otro se enfada con quien tiene más cerca. Si te toca a ti, suele ser porque contigo se atreven.',
    'Cuando no estén contigo, no midas la casa por el ruido que falta. Ponle a ese rato un nombre que no los mencione. El de «los jueves de piscina» o el de «la noche de las tostadas» valen más que el de «cuando se van».',
    'Con {n} vas a seguir compartiendo cumpleaños, sustos y buenas noticias de los hijos. Eso no obliga a llevarse bien. Obliga, como mucho, a no decir según qué cosas en la escalera, y hay días en que ya es bastante.',
  ]),
  ...movements('event', { any: ['house'], not: notHarm }, [
    'El reparto de una casa tiene dos listas. En una van las cosas que cuestan dinero y se arreglan hablando. En la otra van las que no cuestan nada, un imán, una taza con el asa pegada, y esas son las que hacen llorar en el rellano. No las mezcles el mismo día.',
    'Las paredes no se han enterado. Siguen devolviendo el eco a la hora de siempre y hay clavos de cuadros que ya no están. Cuelga algo tuyo en el primer clavo vacío que veas. Aunque sea el calendario de la farmacia.',
    'Por tus líneas asoma una casa, y en las separaciones las casas se ponen pesadas: piden que alguien decida. Se puede decidir por semanas. Esta semana no se vende, no se pinta, no se tira nada. La que viene, ya veremos.',
    'Un domicilio es también una costumbre del cuerpo: el interruptor a la izquierda, el escalón que cruje. Si te quedas, cambiarán de significado. Si te vas, los buscarás a oscuras en otra pared. Con {n} no tiene que ver ninguna de las dos cosas; es memoria de los dedos.',
    'Lo que es de los dos se queda pegado. No intentes despegarlo de un tirón. Una caja por semana, con el nombre {de.n} escrito con letra clara, sin dibujos y sin notas dentro. La cinta adhesiva también es una forma de puntuar.',
    'Antes de discutir por un mueble, siéntate en él cinco minutos. A veces lo que se quiere es que alguien reconozca que lo subiste tú por la escalera. Eso se puede reconocer sin quedarse con el mueble. Lo reconozco yo, si hace falta.',
    'Alguna llave de alguna puerta sigue en el llavero equivocado. No hay prisa y conviene ponerle fecha. Mientras esté ahí, una parte de la cabeza se queda escuchando el ascensor.',
    'Tu sitio y el {de.n} han dejado de ser el mismo, o están en ello. El tuyo, por pequeño que sea, tiene una ventaja que aún no se nota: lo que dejes en la encimera por la noche estará en la encimera por la mañana.',
  ]),
  ...movements('event', { any: ['divorce'], not: coupleOnly }, [
    'Con {n} lo que se termina tiene además nombre legal, y a ese nombre le gustan los sellos. Llévalo como se llevan las obras en la escalera: con paciencia, con polvo, con un calendario pegado en la puerta.',
    'Del matrimonio queda, durante un tiempo, una marca en el dedo más clara que la piel de alrededor. Se va sola. No hay que ponerle nada encima ni mirarla mucho; la piel sabe igualarse.',
    'Habrá que decir «mi ex» y la boca se resistirá. Es una palabra mínima para lo que nombra. Ensáyala con desconocidos, en la tintorería, en el taller, hasta que {n} quepa dentro sin que se te quiebre nada.',
    'Los que estuvieron en la boda, o en la mesa de siempre, ahora no saben a quién llamar primero. Llámalos tú por otra cosa. Una receta, un fontanero, un cumpleaños. Así se reabren las líneas sin que nadie tenga que declarar.',
    'Un abogado te hablará de bienes. Tú sabrás que hay otros: quién se acordaba de la alergia de tu sobrino, quién hacía la llamada difícil. Esos no se liquidan. Se vuelven a repartir entre los que quedan alrededor, casi siempre sin que nadie lo note.',
    'La separación {de.n} va a tener tardes de sala de espera y una carpeta que pesa. Lleva algo que leer que no trate de nadie que sufra. Un catálogo de ferretería es excelente.',
  ]),
  ...movements('event', { any: ['longyears'], not: coupleOnly }, [
    'Tantos años no se despiden en una tarde. Se despiden por temporadas: el primer frío sin {n}, la primera declaración de la renta, la primera gripe. Cada una parece la peor y solo es la primera de su clase.',
    'Hay decisiones tuyas de hace mucho que tomaste pensando en dos. El barrio, el coche, el tamaño de la mesa. Ahora te sirven a medias. No hay que renegar de ellas: se arreglan como se arregla la ropa buena, metiendo de aquí y soltando de allá.',
    'Con los años uno deja de mirar a la otra persona y la da por puesta, como el suelo. Que falte {n} no deja un hueco delante sino debajo. Pisa con cuidado unos meses. Luego el pie aprende el piso nuevo.',
    'No te quitan el tiempo vivido. Lo digo porque la cuenta se hace sola: tantos años y para qué. Para vivirlos, que es a lo que fuiste. Cada verano de esos ya pasó, y pasó bien o mal, pero entero.',
    'A estas alturas sabes {de.n} cosas que no le has dicho a nadie, y {n} de ti. Ese pacto de silencio sobrevive a casi todo. Cumple tu parte y no te preocupes de la otra, que no depende de ti.',
    'Quien ha compartido tanto tiempo se reparte hasta la memoria: una se acuerda de los nombres, otro de las fechas. Vas a descubrir lagunas. Pregunta a tus hermanos, a los amigos viejos. Lo que {n} guardaba de ti lo guardaba también alguien más.',
    'Te toca estrenar cosas que otros ya tienen gastadas: dormir en el centro, ir al cine por tu cuenta, pedir mesa para uno. Los primeros cinco minutos sobran. Al décimo ya se está leyendo la carta y dudando entre dos sopas.',
  ]),
  ...movements('event', { any: ['coparenting'], not: notHarm }, [
    'Tienes que dejar de ser pareja de alguien y seguir siendo algo suyo por la escuela, los zapatos, la fiebre. Es de las separaciones que menos descanso dan, porque obliga a verse. Ayuda hablar por escrito y de una cosa cada vez: hora, mochila, medicina. Como quien pasa un turno.',
    'Los hijos preguntan de espaldas, en el coche o fregando un vaso, cuando menos se espera. No necesitan la historia. Necesitan saber que quererlos no está en discusión. Para lo demás puedes contestar con honradez: eso es cosa nuestra y lo estamos arreglando.',
    'La casa sin ellos, los días que no te tocan, tiene un silencio que no elegiste. No lo llenes de tareas la primera hora. Después, sí, ten algo puesto: una clase, un amigo fijo, una película mala. Que esos días dejen de llamarse «cuando no están» y tengan nombre propio.',
  ]),
  ...movements('event', { any: ['house'], not: notHarm }, [
    'Si toca compartir techo después del final, es la modalidad difícil. Se convive con alguien que está y no está. Mientras dure, lo mejor son los horarios, como en las guardias, y tener una casa de repuesto, un banco, una biblioteca, la cocina de alguien, donde no haya que medir los pasos.',
    'Queda el asunto de la casa, que es donde una ruptura deja de ser una conversación y se convierte en cajas. Hazlo por cuartos y con alguien que no opine. Empieza por el que menos importe. Hay cosas que llevan dentro discusiones enteras; esas, al final, y con la radio puesta.',
    'Repartir es una palabra de naipes y de herencias, y aquí son cucharas. Nadie discute nunca por la cuchara. Si alguna cosa te hace mal ganarla, piérdela. Lo que importa es que dentro de un mes, al entrar, la casa en la que estés huela a ti.',
    'Vivir entre lo que era de los dos es como leer subtítulos todo el día. Cambia una cosa por habitación, la que quieras: el lado de la cama, la bombilla, dónde se dejan las llaves. El lugar necesita enterarse también, y solo se entera así.',
  ]),
  ...movements('event', { any: ['longyears'], not: coupleOnly }, [
    'Has vivido tanto tiempo en esa historia que ya no hay parte de ti sin huellas suyas. No pretendas limpiarlas todas. Muchas son tuyas: aprendiste a nadar, a hacer cuentas, a perder el avión con humor. Lo que se sabe hacer no cambia de manos en un divorcio.',
    'Después de tantos años, al separarse sale tierra por todas partes, como cuando se trasplantan dos raíces que compartían maceta. No te preguntes por qué ocupa tanto: fue media vida de compra, de resfriados, de elegir sofá.',
    'Quien no ha estado con alguien tanto tiempo cree que se pierde a una persona. Se pierde un modo de calcular: cuánto arroz, a qué hora, en qué lado. Vas a equivocarte en las cantidades una buena temporada. Sobrará comida. Está previsto.',
  ]),
  ...movements('event', { any: ['divorce'], not: coupleOnly }, [
    'Deshacer un matrimonio es desandar una frase que se dijo delante de mucha gente. Por eso hay tanto papel: el papel hace de público. Cuando firmes, si tienes que firmar, lleva tu bolígrafo. Es un detalle sin importancia y ese día se agradecen los detalles.',
    'Un divorcio tiene la mala educación de mezclar las lágrimas con las fotocopias. Se llora y se firma. Si hoy tienes que ocuparte de papeles, ocúpate solo de papeles; ya habrá otra hora para lo demás. Que no se sienten a la misma mesa.',
    'Lo que se prometió en su día se prometió en serio. Que terminara no convierte en mentira aquella promesa ni en tontos a los que aplaudieron. Fue verdad con fecha de inicio y, como se ha visto, con otra.',
  ]),
]
