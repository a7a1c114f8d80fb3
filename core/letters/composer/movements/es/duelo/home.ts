import { movements } from '../../movement'

/** Houses, rooms and what is kept in wardrobes and drawers, after a death. */
export const homeEs = [
  ...movements('thing', { topic: ['clothes'], assumes: ['human', 'affection', 'history'] }, [
    'Ponte {o} un minuto, si te lo pide el cuerpo, sin nadie delante. No será de tu medida, o lo será y dará más impresión. Ahí hubo otra persona, con sus prisas y su manera de abrocharse. Después vuelve a dejar{o.lo} donde [o:estaba|estaban], y ya habrás estado cerca.',
    'Los bolsillos de quien ha muerto son lo más parecido a una conversación interrumpida: un papel, una moneda, un caramelo. Si junto con {o} hay alguno por mirar, no lo mires a solas ni de noche. Y lo que salga de ahí, por tonto que sea, no se tira el mismo día.',
    'Un olor aguanta más de lo que parece si no se airea. Mete {o} en una bolsa que cierre y ábrela poco, sabiendo que cada vez se va una parte. Suena a racionamiento y lo es. Con lo que se acaba, cada cual se administra como puede.',
    'Para el resto del mundo {o} [o:es|son] de hace dos temporadas. Para ti [o:tiene|tienen] fecha exacta: la de la última vez que {lo} viste así. No {o.lo} regales por limpieza ni {o.lo} guardes por obligación. Espera a que ocurra una de dos cosas: que estorbe en el armario o que haga frío de verdad.',
    'Ordenar es una manera de despedirse que no se nota. Tomas {o}, pasas la mano, sacudes, buscas dónde poner{o.lo}, y los dedos hacen lo que han hecho siempre con la ropa de los demás. Si te pilla llorando, sigue doblando.',
  ]),
  ...movements('thing', { topic: ['house'], assumes: ['human', 'affection', 'history'] }, [
    'Cada casa tiene un ruido que la distingue: una cañería, un escalón, un mueble que cruje por la noche. En {o} de que hablas lo conocías sin saberlo. Si te toca desmontar algo, grábalo antes de llevarte nada. Un minuto. Es lo que no va a caber en ninguna caja.',
    'Las habitaciones sin su dueño se quedan educadas. Está todo en orden y no hay nadie a quien molestar. Si puedes, entra en {o} con un café y desordena algo, una revista, un cojín. A las casas también hay que decírselo.',
    'Sobre qué hacer con {o} van a opinar muchos: la familia, los de fuera, alguien que entiende de espacios. Ninguno habrá andado por ahí a oscuras. Escucha, apunta, y deja, si te dejan, una semana entre la última opinión y lo que hagas.',
    'Recorre {o} una vez con el teléfono en la mano y ve contando en voz alta qué había en cada sitio. No filmes para enseñar. Es un inventario para ti, con tu voz diciendo «aquí se sentaba», «esto estuvo siempre aquí». Dentro de unos años valdrá más que los muebles.',
  ]),
  ...movements('thing', { topic: ['fixture'], assumes: ['human', 'affection', 'history'] }, [
    'Nombras {o}, y es justo la clase de cosa que no se menciona en un funeral. Está por debajo de las palabras. Se pasa por delante mil veces, y de pronto una mañana hay que pararse con la mano en alto porque algo ha cambiado y no sabes qué.',
    'Lo {de.o} me ha hecho leer más despacio. Con las cosas así hay siempre un gesto, abrir, encender, cruzar, guardar, y los gestos repetidos son lo que más tarda en enterarse de una noticia. El tuyo, por lo que escribes, todavía va por detrás.',
    'Cuando todo está lleno de significado cansa vivir en casa. {o} ya no [o:es|son] solo {o}. Dale[o:|s] un uso vulgar en cuanto puedas, el más vulgar que se te ocurra. Es por descansar un poco la vista.',
  ]),
  ...movements('thing', { topic: ['child'], any: ['kin:child', 'kin:baby', 'perinatal'] }, [
    '{de.o} no hablo como de un objeto. Está en tu mensaje porque está en tu casa o porque estuvo, y porque cada vez que pasas por delante hay que decidir algo. Decide solo cuando tengas ganas. Las demás veces pasa de largo, que también es una manera de mirar.',
    'Tener {o} fue pensar en alguien con todo detalle. Nadie podrá decirte que no hubo vínculo: estaba ya en las manos. Si un día quieres que pase a otro niño, bien. Si no quieres que lo toque nadie nunca, también.',
    'Pon {o} donde no te corte el paso y donde sepas llegar. Con las cosas muy pequeñas conviene eso: ni a la vista todo el día ni en el altillo de nadie. Un sitio que tengas que abrir tú.',
  ]),
  ...movements('thing', { topic: ['child'], not: ['kin:child', 'kin:baby', 'perinatal', 'harm'], assumes: ['human', 'affection', 'history'] }, [
    'De niño se recibe algo como {o} y no se da las gracias, porque se da por hecho. Las gracias llegan después, a otra edad, con esto mismo en la mano o en la cabeza. Llegan tarde siempre. No es un defecto tuyo.',
    'Hay cosas de otra estatura que siguen por casa cuando ya nadie cabe en ellas. {o}, por ejemplo. No hace falta ponerles vitrina. Donde las encuentre por casualidad la mano que las conoce, ahí están bien.',
  ]),
  ...movements('thing', { topic: ['petthing'], all: ['pet'] }, [
    'Una pregunta práctica: {o}, ¿[o:sigue|siguen] a la vista? No hay respuesta buena. A la vista duele al pasar; en una bolsa duele al abrir. Prueba una semana de cada manera y quédate con la que te deje desayunar.',
    'Con {o} iba un ruido o un gesto, y {n} venía. Cuesta verlo, y cuesta más no hacer ese ruido sin querer. Te va a pasar. Durante un segundo se quedará todo esperando y luego seguirás.',
    'Algún día habrá que decidir si {o} se guarda, se da o se entierra. Cualquiera de las tres cosas la ha hecho antes gente muy sensata. No lo consultes demasiado. Nadie más sabe qué significaba ese trasto.',
  ]),
  ...movements('thing', { topic: ['animal'], all: ['pet'] }, [
    'Nombras {o}, y eso no lo nombra quien tuvo un animal de adorno. Es un detalle de convivencia, de los que se aprenden con el oído y con la ropa. Te va a aparecer durante meses en un abrigo o en un rincón. Déjalo estar un poco antes de barrer.',
  ]),
]
