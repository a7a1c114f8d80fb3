import { movements } from '../../movement'

/** Answers to what is said in passing, and to two sentences of one message set side by side, when somebody has died. */
export const remarksEs = [
  ...movements('seen', { clause: ['other'], assumes: ['human'] }, [
    'Leo dos veces lo que escribes ahí, {q}: una por lo que dice y otra por ti, que has tenido que decirlo. {de.n} no sé mucho más después de leerlo. De cómo lo llevas, bastante.',
    'Los demás te pedirán el resumen, y en el resumen no entraría {q}. No resumas, entonces. Cuenta una parte, la que ese día puedas, y que lo otro se quede contigo y con {n}.',
    'Para contestarte bien habría que saber qué viene antes y después de {q}. No lo sé y no voy a inventarlo. Con esas palabras ya hay para quedarse un rato cerca {de.n} y cerca de ti.',
    'Al lado de {q} habrá otras cosas que no has puesto. Un mensaje tiene un tamaño y había que elegir. Las que no cupieron siguen en tus manos, con {n} dentro, y no hay prisa por sacarlas.',
    'Hay frases que se dicen una vez y después todo el mundo da por sabidas. {q} puede ser de esas. Yo no la doy por sabida. La dejo aquí, junto a lo demás {de.n}, para que no tengas que repetirla.',
    'Cuando repases lo que escribiste, a lo mejor {q} te parece suelto. Alrededor de una muerte todo se vuelve un poco más grande, también lo que iba de paso. {n} [está|están] cerca de esa línea aunque no se [vea|vean].',
    'No le pongo etiqueta a lo que hay en {q}. No sabría si es pena, dato o recuerdo. Tú tampoco tienes que decidirlo para que {n} [siga|sigan] ahí dentro.',
    'A ti te consta algo que a mí me llega en unas palabras: {q}. Lo demás lo pone la vida que has tenido con {n} o sin {n}, y esa no cabe en lo que se pueda contestar.',
    'Si esto fuera hablado, después de {q} habría un silencio y nadie tendría prisa por romperlo. Hazte a la idea de que lo hay. Luego seguimos con {n}.',
    'Vas contando, y de pronto pones {q}. No cambias de tono. Quien te conozca un poco sabría qué cara tenías al escribirlo; yo solo puedo decirte que no he pasado de largo, y que pensé en {n} con más cuidado a partir de ahí.',
  ]),
  ...movements('seen', { clause: ['event'], assumes: ['human', 'affection', 'history'] }, [
    'Las cosas ocurren en un día de la semana y esto también. Pones {q}, y por detrás se oye lo que no pones: dónde te pilló, qué estabas haciendo, quién fue la primera persona a la que miraste. No hace falta que lo cuentes. Queda dicho que hubo todo eso.',
    'De ese renglón tuyo, {q}, la gente saca la causa y se da por enterada. A mí me interesa lo que viene justo después, que no lo pregunta nadie: cómo volviste a casa, si cenaste, quién apagó la luz.',
    'Antes de eso {n} [era|eran] una persona con cosas que hacer. Después, de golpe, una noticia. {q}, se dice, y se dice bien porque no hay otra forma. Pero tú no has venido a hablarme de la noticia.',
    'El hecho lo pones sin ruido: {q}. Hay quien necesita adornarlo para que se vea. A ti te basta con decirlo, y el resto de tu mensaje, que está lleno {de.n}, hace el resto del trabajo.',
    'No hay tono bueno para escribir {q}. Se prueba serio, se prueba deprisa, y siempre suena a otro. Sigue siendo raro aunque lo repitas. También para mí, que lo leo por primera vez y no traté {a.n}.',
    'A partir de una línea así, {q}, hasta las palabras corrientes cambian: «ayer», «casa», «los domingos». Hay que aprender a usarlas otra vez, con {n} del otro lado de la fecha.',
  ]),
  ...movements('seen', { clause: ['event'], all: ['pet'] }, [
    'Lo dices sin subir la voz: {q}. Por un animal se aprende a dar las noticias así, bajito, mirando de reojo la cara del otro por si se le escapa una sonrisa. A mí no se me ha escapado. Sé que {n} era de los tuyos.',
  ]),
  ...movements('seen', { aspect: 'hurt-bond', assumes: ['human', 'affection'] }, [
    'Cuéntaselo a alguien en este orden, como lo contarías {de.n} si no doliera: primero {q:bond}. Luego, si quieres, {q:hurt}. Verás que quien te escucha se queda con lo primero en la mano cuando llega lo segundo, y le pesa de otra manera.',
    'Tu mensaje tiene dos habitaciones y tú te has ido a vivir a la pequeña, la de {q:hurt}. La otra sigue abierta. En ella está {q:bond}, y con {n} se pasaba ahí casi todo el día.',
    'Hay alguien en tu mensaje que escribe {q:hurt}, y a esa persona no le pasas una. Hay otra que escribe {q:bond}, y de esa no dices nada. Las dos vivieron con {n} y firman igual. A lo mejor la segunda puede hablar con la primera.',
  ]),
  ...movements('seen', { aspect: 'bond-now', assumes: ['human', 'affection'] }, [
    'Con los años, {q:bond}. Y ahora {q:now}. Lo segundo es lo primero con las luces apagadas: el mismo lugar, la misma persona en la cabeza, y nadie que conteste. Lo {de.n} sigue en la casa, a oscuras.',
    'Por qué te pasa esto que dices, {q:now}, se entiende leyendo unas líneas antes: {q:bond}. Algo tan repetido con {n} deja surco, y por el surco seguirá corriendo agua una temporada aunque arriba hayan cerrado.',
    'Que {t:now} es la parte que se nota. La que no se nota la pusiste también, {q:bond}, y sostiene a la otra desde abajo. Cuando te pregunten por qué sigues así, cuenta la segunda. Es más corta y más verdad.',
  ]),
  ...movements('seen', { aspect: 'fact-bond', assumes: ['human', 'affection'] }, [
    'Si tuviera que presentarte {a.n} a alguien, no empezaría por {q:fact}. Empezaría por {q:bond}. Lo otro acabaría saliendo, claro, pero ya habría alguien de quien lamentarlo.',
    'En tu mensaje hay una fecha y hay una vida. La fecha: {q:fact}. La vida: {q:bond}. Ahora mismo la primera entra en todas las conversaciones y la segunda casi en ninguna. Con {n} convendría ir cambiando la proporción.',
    'Un periódico pondría {q:fact}. En tu casa se dirá {q:bond}. Me quedo con la versión de tu casa, que es la única en la que se sabe cómo [era|eran] {n}.',
  ]),
  ...movements('seen', { aspect: 'hurt-will', assumes: ['human'] }, [
    'Sobre {n} dices algo que aprieta, {q:hurt}, y algo que empuja un poco hacia fuera, {q:will}. Deja que lo segundo vaya aunque lo primero no lo autorice. Hay permisos que nunca llegan por escrito.',
  ]),
]
