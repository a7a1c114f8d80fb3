import { movements } from '../../movement'

/** The bond, by who they were. */
export const bondsEs = [
  ...movements('bond', { any: ['kin:grandparent'], assumes: ['affection', 'history'] }, [
    'De los abuelos se hereda sobre todo un ritmo. Ellos ya no tenían prisa por educar a nadie, y en esa falta de prisa cabía un niño entero. Si hoy hay alguna tarea que haces despacio sin saber por qué, mírala bien: es probable que venga {de.n}.',
    'Perder {a.r} es perder también a quien guardaba las primeras versiones de tu familia: cómo era tu gente antes de ser tu gente, qué se comía, qué se callaba. Una parte de esos archivos te la llevaste sin firmar nada. Está en tu manera de contar.',
    'Que los abuelos se mueran antes lo sabe uno desde los diez años, y saberlo no sirve de ensayo. Puede llevar media vida siendo posible y ocurrir igual un día con fecha y con zapatos.',
    'Los abuelos conocen a los nietos cuando todavía no hay mucho que conocer: peso en un brazo, ruido de noche, una mano que agarra. De esa parte de uno, de la que uno no se acuerda, hay muy pocos testigos. Con {n} se te va uno.',
  ]),
  ...movements('bond', { any: ['kin:mother'], assumes: ['affection', 'history'] }, [
    'Con una madre se pierde a la persona ante la que uno no tenía que empezar por el principio. A los demás hay que explicarles. A ella bastaba decirle que te dolía donde aquella vez. Ese idioma abreviado no se enseña, y por eso los primeros meses cuesta tanto hablar con nadie.',
    'Ahora te va a pasar que algo te salga bien y que tu primera idea sea contárselo. Ese camino es el más viejo que tienes, el que va de cualquier cosa {a.n}, y los caminos viejos siguen ahí aunque se cierre la casa del final.',
    'Eres, en parte, lo que {n} repitió. No hablo del carácter: hablo de cómo cierras una bolsa, de lo que dices cuando se te cae algo, de la cara que pones al probar la comida. Nadie va a recoger esas cosas. Se quedan.',
    'Dices {r}, y con esas dos palabras ya está dicho lo que cuesta decir. Fue la primera persona para la que existías. Que falte esa mirada desordena hasta los objetos: las cosas parecen un poco menos vistas.',
  ]),
  ...movements('bond', { any: ['kin:father'], assumes: ['affection', 'history'] }, [
    'Hay padres que quieren por el lado de las cosas: revisan las llantas, guardan los recibos, preguntan si comiste. Si {n} era de esos, habrás tardado en darte cuenta de que te estaba hablando. Si no lo era, tú sabrás en qué lengua lo hacía. En las dos, queda eco.',
    'Con un padre se va también una altura desde la que mirarse. Durante años uno hace cosas un poco para que las vea él, incluso las que hace en contra. Ahora hay que aprender a hacerlas sin ese par de ojos, y al principio todo parece hecho a medias.',
    'Fíjate en tus manos cuando aprietan un tornillo, firman o buscan algo en un bolsillo. No te diré que te pareces. Digo que se aprende mirando, y que tú, durante años, miraste.',
    'Hablas {de.r} y no lo conviertes en un santo, ni falta que hace. Los padres que se echan de menos de verdad son los que tenían manías, silencios, un modo de ocupar el sillón. Lo otro son estampas, y a una estampa no se la extraña.',
  ]),
  ...movements('bond', { any: ['kin:parents'] }, [
    'Quedarse sin padres, a la edad que sea, tiene algo de quedarse en primera fila. Ya no hay nadie delante que tape el viento. Se puede ser muy mayor, tener hijos, tener canas, y sentirse de pronto alguien a quien han olvidado recoger de la escuela.',
    'Eran dos y los perdiste dos veces, cada uno a su manera. No hay que llorarlos a partes iguales. Habrá épocas en que uno te haga más falta, según lo que toque preguntar.',
  ]),
  ...movements('bond', { any: ['kin:child'], assumes: ['history'] }, [
    'No hay palabra para lo que eres desde que falta {r}. Existe viuda, existe huérfano, y aquí el idioma se retira. Yo también me retiro un poco: no tengo nada que explicarte. Lo único que sé hacer es no apartar la vista y escribir su nombre. {n}.',
    'Sigues siendo lo que eras para {n}. Eso no se termina; lo que se termina es tener a quién. Cuando alguien te pregunte cuántos hijos tienes y notes el suelo moverse, puedes contestar lo que ese día te haga menos daño. Ninguna respuesta es una traición.',
    'Se habla del orden natural como de una ley, y es solo una costumbre del mundo, que con {n} no la tuvo. Quien diga que lo entiende no lo entiende. Quien se siente a tu lado sin decir nada, a lo mejor sí.',
  ]),
  ...movements('bond', { any: ['kin:baby', 'perinatal'] }, [
    'Hay duelos a los que les falta público. No hubo una silla en la mesa ni anécdotas que contar, y por eso la gente cree que hay menos que llorar. No saben que se puede haber hecho sitio a alguien entero: en el cuerpo, en un cajón, en el calendario, en la manera de decir el verano que viene.',
    'Quisiste a alguien antes de verle la cara. A una idea no se la cuenta por semanas ni se le hace sitio al dormir. {n} fue alguien en tu vida, con la duración que tuvo.',
    'Lo que no llegó a pasar también se pierde: unos zapatos, un idioma de dos, discusiones por la hora de acostarse. A esa pérdida no la acompaña ningún recuerdo, y por eso da tantas vueltas. Puedes llorar lo que no ocurrió. Tenía ya forma.',
    'No busques el momento en que podrías haber hecho otra cosa. Lo vas a buscar, ya lo sé, y lo más probable es que no lo encuentres, porque casi siempre no existe. Un cuerpo hizo lo que pudo con lo que había. Si ese cuerpo fue el tuyo, merece que alguien le hable con cuidado. Si no lo fue, lo mirabas de cerca, y eso también cansa.',
  ]),
  ...movements('bond', { any: ['kin:sibling'], assumes: ['history'] }, [
    'Un hermano es la única persona que tuvo tu misma infancia desde la otra cama. Podían discutir cómo fue, pero había alguien con quien discutirlo. Ahora la versión se ha quedado sin réplica, y eso hace que hasta los recuerdos buenos suenen en una habitación con menos muebles.',
    'A los hermanos se les pregunta poco en los duelos. Preguntan por los padres, por la pareja, por los hijos. Tú te quedas sosteniendo la puerta. Esta carta es para ti, no para que se la leas a los demás.',
    'Contabas con envejecer en la misma fila. Con que hubiera alguien, dentro de treinta años, que supiera quién era el vecino de los perros o por qué nadie pide ese postre. Se pierde lo vivido y se pierde a quien iba a acordarse contigo.',
  ]),
  ...movements('bond', { any: ['kin:partner'], assumes: ['history', 'affection'] }, [
    'Con una pareja se pierden sobre todo los días pequeños: el comentario en voz baja durante la película, saber a quién le toca, alguien que nota que has cambiado el champú. Hay una conversación de años que se ha quedado a media frase, y tú te sorprendes contestando.',
    'Ahora hay que decidirlo todo por una sola cabeza, hasta qué se cena. A la tristeza se le suma un trabajo doble y a oscuras. Si en estos meses se te olvidan cosas o quemas el arroz, acuérdate de que haces tu turno y el {de.n}.',
    'Con {n} tenías un país pequeño, de dos habitantes, con sus leyes y sus chistes malos. No se puede explicar a los de fuera, y ese es ahora el problema. Queda una sola persona que habla la lengua. Háblala. En voz baja, en casa, cuando te salga.',
    'La viudez, a la edad que llegue, obliga a aprender cosas ridículas: dormir en medio de la cama, firmar una sola vez, poner la mesa sin simetría. Son aprendizajes que nadie felicita. Yo sí los he visto.',
  ]),
  ...movements('bond', { any: ['kin:friend'], assumes: ['history'] }, [
    'A los amigos se los llora sin papeles. No dan días libres, no preguntan en la ventanilla, y en el entierro no se sabe bien en qué banco ponerse. Y sin embargo {a.n} te unía algo que no vino dado: te unía haber elegido, y haber vuelto a elegir.',
    'Un amigo es quien conoce tu versión sin corregir. Con {n} había cosas que no hacía falta contar bien. Eso es lo que ahora pesa al hablar con otros: tener que poner contexto a todo, como si de pronto hubiera que traducirse.',
    'Te va a faltar en sitios tontos: una noticia absurda, un meme, una canción mala. Y vas a tener el pulgar ya puesto para mandárselo. De esas cosas estaba hecho lo que tenías con {n}, aunque parecieran el adorno.',
  ]),
  ...movements('bond', { any: ['kin:uncle', 'kin:cousin', 'kin:nephew', 'kin:inlaw', 'kin:grandchild'] }, [
    'Por una muerte como la {de.r} se suele preguntar una sola vez, y luego se espera que uno siga. Como si el parentesco viniera con una tabla de lo que se puede llorar. El cariño no consulta tablas. Cuentas lo que cuentas, y se ve lo que había.',
    'Cada familia tiene alguien que no está en el centro de la foto y sostiene el marco. No sé si {n} era así. Lo que sé es que, al leerte, la foto ha quedado torcida.',
  ]),
  ...movements('bond', { any: ['kin:teacher', 'kin:colleague', 'kin:neighbour'] }, [
    'Lo que te une {a.n} no sale en ningún libro de familia, y quizá por eso estos días te falte el derecho a estar mal. Tienes ese derecho. Hay personas que entran por una puerta lateral, un aula, un rellano, un turno compartido, y terminan sosteniendo más pared de la que se ve.',
    'De quien no es de la sangre se aprende algo raro: que alguien puede tomarse la molestia sin tener la obligación. Eso no se olvida. Se acaba haciendo con otro, a veces años después, y uno no sabe de dónde le viene el gesto.',
  ]),
  ...movements('bond', { any: ['pet'], assumes: ['affection'] }, [
    'Habrá quien diga que era un animal. Sí. Los animales distinguen unos pasos en la escalera, esperan detrás de la puerta y no le piden a nadie que sea de otra manera. Hay personas de las que no se puede decir tanto.',
    'Con {n} tenías un trato sin palabras, y esos tratos son muy difíciles de llorar porque no dejan frases. Dejan horarios. Dejan un sitio por el que ya no hay que pisar con cuidado. El silencio tiene ahora la altura de sus patas.',
    'Un animal vive nuestros peores lunes, el pijama, las pocas ganas de hablar, y no opina. Perder {a.n} es perder un testigo muy callado de tu vida, y eso se nota en cosas que no sabrías contar en el trabajo.',
    'Que no te dé reparo llorar así. El dolor no mira la especie: mira cuántas veces al día se repetía el gesto. Con un animal en casa son muchos, todos los días, y ninguno se hace pensando.',
  ]),
  ...movements('bond', { not: ['perinatal'], assumes: ['affection', 'human'] }, [
    'Quien escribe sobre {r} como escribes tú cuenta menos una muerte que una vida. La {de.n} no cabe en un mensaje. Se reconoce por los bordes, y tú has enseñado un borde.',
    'Antes de que la pena lo tiña todo, quiero dejar constancia de algo: {n} existió de una manera que no se parece a ninguna. Lo apunto porque a los pocos meses el mundo habla de los muertos en general, y en general no se ha muerto nunca nadie.',
    'Entre {n} y tú había un trato, como lo hay siempre entre dos: qué se decía, qué se daba por sabido, quién llamaba a quién. Ese trato sigue en vigor. Lo que pasa es que ahora te toca sostener las dos puntas.',
    'Nadie se va entero, y {n} tampoco. Se va la voz, y queda la entonación en la boca de alguien. Se van las manos, y queda una forma de partir el pan. Si te fijas una semana, encontrarás {a.n} en cosas que haces tú sin proponértelo.',
  ]),
  ...movements('bond', { any: ['estranged', 'harm', 'addiction'] }, [
    'Lo que tenías con {n} no era sencillo, y por eso el duelo tampoco lo es. Se llora a quien hubo y, a la vez, a quien no llegó a haber: la disculpa, la conversación, la otra versión que tenías derecho a esperar. Son dos entierros en uno, y al segundo no va nadie.',
    'Nadie te puede pedir que ahora hables bien {de.n} porque haya muerto. La muerte no corrige lo que pasó. Tampoco te obliga a odiar. Puedes dejar las dos cosas como están, lo que te hizo falta y lo que te hizo daño, y no cuadrar la cuenta.',
    'A veces se llora más a quien no supo estar. Mientras vivía {n} quedaba, en algún rincón, la posibilidad de otra cosa. Lo que termina es eso. Y una posibilidad, aunque fuera remota, también hacía compañía.',
  ]),
]
