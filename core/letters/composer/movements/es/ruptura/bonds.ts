import { movements } from '../../movement'

/** What there was, and what stays, when somebody is no longer with you. */
export const bondsRupturaEs = [
  ...movements('bond', { assumes: ['affection'] }, [
    'Con {n} hubo algo, y no voy a pedirte que lo rebajes para que duela menos. Se puede guardar lo bueno sin pedir que vuelva, como se guardan las fotos de una casa en la que ya vive otra gente.',
    'Tu historia con {n} tiene partes que te siguen sirviendo aunque {r} no esté: una manera de viajar, un plato, un grupo de música, la costumbre de discutir bajito. Eso no hay que devolverlo. Lo aprendiste tú, con tu tiempo.',
    'No hace falta convertir {a.n} en un villano para poder marcharse de ahí. Tampoco hace falta que sea un santo para que duela. Hay gente decente que no sabe quedarse y gente que quiere y lo hace mal. Casi todas las rupturas ocurren en ese terreno sin buenos.',
    'Hablas {de.r}, y se nota que al escribir has elegido las palabras para no hacer daño. Es un detalle que quizá se te haya pasado. A mí no. Quien cuida así lo que dice de alguien no sale de esta historia con las manos vacías.',
    'De una pareja se pierde también quién era uno cuando le miraban así. Puede que echar de menos {a.n} sea, a ratos, echar de menos a esa versión tuya: más despierta, más tonta, con planes. Es una buena noticia a medias. A esa persona no se la llevó nadie.',
    'Lo que había entre {n} y tú no cabe en quién dejó a quién. Esa es la pregunta de los demás, la que se hace en las sobremesas. La tuya es otra y empieza más cerca: qué hago con las seis de la tarde.',
  ]),
  ...movements('bond', {}, [
    'Durante un tiempo dijiste «nosotros» sin pensarlo. Ahora hay que traducir cada frase al singular, hasta las más bobas: vamos a cenar, no nos gusta el cilantro, somos de dormir tarde. Algunas te servirán igual. Otras, al pasarlas a una sola persona, descubrirás que nunca fueron tuyas.',
    'Dos personas que viven cerca se reparten el mundo: una sabe de facturas, otra de plantas; una conduce, otra recuerda los cumpleaños. Parte del mareo de ahora es eso, que te ha tocado la mitad que no llevabas. Se aprende. Con tutoriales, con errores y con alguna multa.',
    'Quererse con alguien es también acordar una versión de los hechos. Al separarse se acaba el acuerdo, y cada cual contará lo suyo. No vas a poder controlar la versión {de.n}. Ocúpate de que la tuya sea una con la que puedas dormir.',
    'La gente preguntará de quién fue la culpa. Es una pregunta cómoda, porque tiene respuestas cortas. Tú y yo podemos dejarla en la puerta con los paraguas.',
  ]),
]
