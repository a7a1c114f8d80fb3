import type { Exercise } from '../texts'

/** Small things to do, a step a reply, each with a way out. */
export const exercises: readonly Exercise[] = [
  {
    id: 'breath', hears: /respir|aire|ahog|panico|ataque/,
    offers: ['Si quieres, respiramos un minuto. Son tres pasos cortos y se puede parar en cualquiera. ¿Te viene bien ahora?', 'Hay un minuto de respiración, en tres pasos cortos, y se puede parar en cualquiera. ¿Lo hacemos ahora?', 'Se puede probar a respirar despacio un minuto, sin nada que preparar. ¿Empezamos?'],
    steps: [
      'Apoyar los dos pies en el suelo. Soltar el aire despacio, como quien empaña un cristal, hasta que no quede. La entrada no se fuerza: el aire vuelve solo. Tres veces, y al acabar basta con escribir «ya». Se puede parar en cualquier momento, con decirlo.',
      'Bien. Ahora contando: el aire entra en cuatro y sale en seis. Una salida más larga que la entrada, eso es todo el truco. Cinco vueltas, con una mano en el abdomen. Después, un «ya» y seguimos.',
      'Dejar ya de contar y respirar como salga. Fijarse solo en si algo ha bajado un poco: los hombros, la mandíbula, las manos. Puede que nada, y también vale. ¿Qué se nota?',
    ],
    ends: ['Gracias por hacerlo. Esto se puede repetir en cualquier sitio sin que nadie lo note. ¿Seguimos hablando de lo de antes?', 'Hasta aquí el ejercicio. El cuerpo se acordará de la cuenta larga aunque tú no. ¿Cómo estás ahora?', 'Hasta aquí el ejercicio. La salida larga queda aprendida, para cuando haga falta. ¿Qué ha cambiado, si ha cambiado algo?', 'Gracias por hacerlo. Sirve en cualquier sitio, sin que nadie lo note. ¿Volvemos a lo de antes?'],
  },
  {
    id: 'ground', hears: /anclaje|grounding|calm|tranquil|ansiedad|ataque|nervios|manos/,
    offers: ['Hay un ejercicio corto para volver al sitio donde estás: cinco sentidos, cinco pasos, y se puede dejar en cualquiera. ¿Lo hacemos?', 'Hay un ejercicio corto para volver al sitio de ahora: cinco sentidos, cinco pasos, y se puede dejar en cualquiera. ¿Lo probamos?', 'Cuando la cabeza va muy deprisa, a veces ayuda ir por los sentidos, de uno en uno. Son cinco pasos cortos. ¿Empezamos?'],
    steps: [
      'Mirar alrededor y buscar cinco cosas, las que sean. Sin elegir las bonitas: un enchufe vale. Se pueden escribir aquí, o basta un «ya». Y se puede parar cuando apetezca.',
      'Ahora cuatro cosas que se puedan tocar sin levantarse. Tocarlas de verdad un segundo cada una: la tela, la mesa, la otra mano. Al terminar, un «ya» y seguimos.',
      'Tres sonidos. Uno de lejos, uno de cerca y, si aparece, uno del propio cuerpo, como la respiración. No hace falta que sean agradables.',
      'Dos olores, aunque sean casi nada: el café, el jabón de las manos, el aire del cuarto. Y si no hay ninguno, dos cosas que sería bueno oler.',
      'Por último, una: un sabor, o un trago de agua despacio. Y decir por dentro la fecha de hoy y el nombre del lugar. ¿Ha cambiado algo, aunque sea poco?',
    ],
    ends: ['Eso era. No resuelve lo de fondo; te devuelve al cuarto donde estás, que es donde se puede hacer algo. ¿Seguimos?', 'Ya está. Guárdatelo para las tres de la mañana, que es cuando más sirve. ¿Cómo te encuentras?', 'Eso era. No resuelve lo de fondo; devuelve al cuarto, que es donde se puede hacer algo. ¿Seguimos?', 'Ya está. Sirve también a las tres de la mañana, que es cuando más falta hace. ¿Qué ha quedado más quieto?'],
  },
  {
    id: 'body', hears: /cuerpo|relaj|tension|dormir/,
    offers: ['Podemos hacer un repaso del cuerpo, dos minutos, de la frente a los pies. Sirve para soltar un poco lo que está apretado. ¿Quieres?', 'Hay un repaso del cuerpo, de la frente a los pies, en dos minutos. Sirve para soltar un poco lo que está apretado. ¿Lo hacemos?', 'Se puede ir aflojando el cuerpo por partes, sin levantarse y sin prisa. Son tres pasos. ¿Empezamos?'],
    steps: [
      'Empezar por la cara. Apretar los ojos y la mandíbula tres segundos, y soltar. Luego los hombros: subirlos hasta las orejas, aguantar, y dejar que caigan. Un «ya» cuando estén abajo, o «paro» si no apetece seguir.',
      'Ahora las manos: cerrarlas fuerte y abrirlas despacio. La tripa: dejar que se afloje, nadie la mira. Respirar hacia ahí dos veces. Con un «ya», seguimos.',
      'Las piernas y los pies: estirarlos, mover los dedos, notar dónde tocan. Quedarse un momento con el peso del cuerpo en la silla o en la cama. ¿Dónde ha quedado algo apretado?',
    ],
    ends: ['Bien hecho. Lo que sigue apretado tendrá sus razones; no hay que ganarle. ¿Qué te apetece ahora?', 'Con eso basta por hoy. El cuerpo lleva también su parte de todo esto.', 'Hasta aquí. Lo que sigue apretado tendrá sus razones, y no hay que ganarle. ¿Por dónde seguimos?'],
  },
  {
    id: 'naming', hears: /emocion|sentimiento|nombr|que siento/,
    offers: ['A veces ayuda buscarle el nombre exacto a lo que se siente, en tres preguntas cortas. ¿Probamos?', 'Se le puede buscar el nombre exacto a lo que se siente, en tres pasos cortos, y dejarlo en cualquiera. ¿Lo probamos?', 'Cuando todo está revuelto, a veces ayuda ponerle nombre a una sola cosa. Son tres pasos cortos. ¿Empezamos?'],
    steps: [
      'Primera: si lo que se siente estuviera en el cuerpo, ¿dónde estaría, y qué tamaño tendría? Sin pensarlo mucho. Y si no apetece seguir, basta con decirlo.',
      'Segunda: si tuviera que decir una sola frase que empezara por «yo quiero» o por «yo no quiero», ¿cuál sería?',
      'Tercera: probar tres nombres, como quien prueba llaves. Pena, rabia, miedo, añoranza, cansancio, alivio, otra. ¿Cuál gira un poco?',
    ],
    ends: ['Ese nombre es tuyo y puede cambiar mañana. Tenerlo hoy ya permite decir «es esto» en vez de «es todo».', 'Me lo quedo así, con su nombre. ¿Qué crees que pide, si pidiera algo pequeño?', 'Ese nombre puede cambiar mañana. Tenerlo hoy ya permite decir «es esto» en vez de «es todo».', 'Queda así, con su nombre. ¿Qué pediría, si pidiera algo pequeño?'],
  },
  {
    id: 'unsent', hears: /carta que no|sin enviar|escribirle/,
    offers: ['Podrías escribirle unas líneas que no vas a enviar, aquí mismo y en tres partes cortas. No las va a leer nadie más que tú y yo. ¿Quieres intentarlo?', 'Se pueden escribir aquí unas líneas que no se van a enviar, en tres partes cortas. ¿Lo intentamos?', 'Hay frases que no hace falta mandar para que queden dichas. Son tres, se escriben aquí y no van a ningún sitio. ¿Empezamos?'],
    steps: [
      'Empezar por su nombre, o por el apodo de siempre, y una frase que comience: «Lo que no llegué a decir es…». Una sola frase basta. Se puede parar en cualquier punto.',
      'Ahora una segunda: «Lo que echo en falta es…». Que sea algo concreto, de los que se podrían fotografiar.',
      'Y la última: «Lo que me quedo es…». Puede ser una costumbre, una receta, una manía. Con escribirla aquí, ya está.',
    ],
    ends: ['Ya está escrita. No hay que mandarla ni romperla. Si algún día quieres que crezca, en /generar-carta puede volverse una carta entera.', 'Queda aquí, entera, en tres frases. Léela mañana con otra luz, si te apetece. ¿Cómo te has quedado?', 'Ya está escrita. No hay que mandarla ni romperla; y si un día pide más sitio, en /generar-carta puede volverse una carta entera.', 'Queda aquí, entera, en tres frases. Mañana se puede leer con otra luz. ¿Qué ha dejado escribirla?'],
  },
  {
    id: 'small-thing', hears: /algo (?:pequeno|concreto|chiquito|sencillo|para hoy)|que hago hoy|tarea/,
    offers: ['¿Te parece si buscamos una sola cosa pequeña para hoy? De las que caben en diez minutos y se pueden no hacer.', 'Una cosa sola, pequeña y de hoy, a veces pone el día en pie. Hay un ejercicio corto para dar con ella. ¿Lo hacemos?', 'Se puede buscar una sola cosa pequeña para hoy, de las que caben en diez minutos y se pueden no hacer. ¿La buscamos?'],
    steps: [
      'Pensar tres cosas posibles en menos de diez minutos, sin ir a ningún sitio. Cuanto más tontas, mejor: cambiar las sábanas, abrir la ventana, regar algo. Basta con escribirlas aquí; y si no apetece, lo dejamos.',
      'De las tres, quedarse con la que menos cueste, no con la que más convenga. ¿Cuándo sería, con hora?',
    ],
    ends: ['Pues esa. Si la haces, bien; si no, no ha pasado nada y mañana habrá otra.', 'Queda apuntada. No arregla el día, le pone una esquina.', 'Pues esa. Si sale, bien; si no, no ha pasado nada y mañana habrá otra.'],
  },
]
