import { movements } from '../../movement'

/** What there was, and what stays, when somebody is no longer with you. */
export const bondsRupturaEs = [
  ...movements('bond', { assumes: ['affection'] }, [
    'Puedes querer lo que fue sin querer que siga. Suena a trabalenguas y es un oficio: se aprende haciéndolo. Con {n} hubo días buenos de verdad, y no hay ningún tribunal ante el que tengas que devolverlos.',
    'Pusiste mucho de tu parte con {n}: horas, risas, sueño. No los perdiste: se gastaron en lo que eran. Nadie pide que le devuelvan el agua con la que regó, aunque el jardín al final sea de otro.',
    'Con {n} hubo algo, y no voy a pedirte que lo rebajes para que duela menos. Se puede guardar lo bueno sin pedir que vuelva, como se guardan las fotos de una casa en la que ya vive otra gente.',
    'Tu historia con {n} tiene partes que te siguen sirviendo aunque {r} no esté: una manera de viajar, un plato, un grupo de música, la costumbre de discutir bajito. Eso no hay que devolverlo. Lo aprendiste tú, con tu tiempo.',
    'No hace falta convertir {a.n} en un villano para poder marcharse de ahí. Tampoco hace falta que sea un santo para que duela. Hay gente decente que no sabe quedarse y gente que quiere y lo hace mal. Casi todas las rupturas ocurren en ese terreno sin buenos.',
    'Hablas {de.r}, y se nota que al escribir has elegido las palabras para no hacer daño. Es un detalle que quizá se te haya pasado. A mí no. Quien cuida así lo que dice de alguien no sale de esta historia con las manos vacías.',
    'De una pareja se pierde también quién era uno cuando le miraban así. Puede que echar de menos {a.n} sea, a ratos, echar de menos a esa versión tuya: más despierta, más tonta, con planes. Es una buena noticia a medias. A esa persona no se la llevó nadie.',
    'Lo que había entre {n} y tú no cabe en quién dejó a quién. Esa es la pregunta de los demás, la que se hace en las sobremesas. La tuya es otra y empieza más cerca: qué hago con las seis de la tarde.',
  ]),
  ...movements('bond', {}, [
    'La gente cree que una pareja es lo que se ve: las fotos, los viajes, la mesa de las bodas. Con {n} tenías además lo otro, lo que no se ve y sostiene: quién baja la basura, quién se calla primero, qué palabra significa que hay que irse ya de esta cena. De eso último no queda copia en ninguna parte más que en ti.',
    'Vas a tener que contestar a muchas preguntas que empiezan por «¿y ahora?». No hace falta tener respuesta. «Ahora, el martes» es una contestación perfectamente válida durante varios meses.',
    'En los pactos de dos hay siempre una letra pequeña que nadie escribe: quién cuida el ánimo de la casa, quién recuerda, quién cede el último. Si eras tú, el descanso te va a sonar al principio a abandono. Dale unas semanas antes de decidir a qué suena.',
    'Eso que tenías con {n} era una costumbre de dos cuerpos y un calendario. Lo primero que se rebela es el calendario: los viernes, el puente, la boda de alguien en junio. No intentes arreglarlo entero. Cambia un viernes.',
    'Separarse es aprender geografía. Hay bares que ahora son de un lado y bares que son del otro, una panadería neutral, una calle por la que de momento no. Con los meses las fronteras se borran porque nadie paga a los guardias.',
    'Hay una persona que sabe cómo tomas el café, qué te da miedo de noche y a qué edad dejaste de creer en algo, y esa persona ya no está al otro lado. Es mucha información en manos de un extraño. Con el tiempo caduca. Y tú, entretanto, vas cambiando el café.',
    'Durante un tiempo dijiste «nosotros» sin pensarlo. Ahora hay que traducir cada frase al singular, hasta las más bobas: vamos a cenar, no nos gusta el cilantro, somos de dormir tarde. Algunas te servirán igual. Otras, al pasarlas a una sola persona, descubrirás que nunca fueron tuyas.',
    'Dos personas que viven cerca se reparten el mundo: una sabe de facturas, otra de plantas; una conduce, otra recuerda los cumpleaños. Parte del mareo de ahora es eso, que te ha tocado la mitad que no llevabas. Se aprende. Con tutoriales, con errores y con alguna multa.',
    'Quererse con alguien es también acordar una versión de los hechos. Al separarse se acaba el acuerdo, y cada cual contará lo suyo. No vas a poder controlar la versión {de.n}. Ocúpate de que la tuya sea una con la que puedas dormir.',
    'La gente preguntará de quién fue la culpa. Es una pregunta cómoda, porque tiene respuestas cortas. Tú y yo podemos dejarla en la puerta con los paraguas.',
  ]),
]
