import type { Exercise } from '../texts'

/** Small things to do, a step a reply, each with a way out. */
export const exercises: readonly Exercise[] = [
  {
    id: 'breath', hears: /respir|aire|ahog|panico|ataque/,
    offers: ['Si quieres, respiramos un minuto. Son tres pasos cortos y se puede parar en cualquiera. ¿Te viene bien ahora?'],
    steps: [
      'Apoya los dos pies en el suelo. Suelta el aire despacio, como si empañaras un cristal, hasta que no quede. No fuerces la entrada: deja que vuelva solo. Hazlo tres veces y escríbeme «ya». Si prefieres parar, dilo y paramos.',
      'Bien. Ahora cuenta: entra en cuatro, sale en seis. La salida más larga que la entrada, eso es todo el truco. Cinco vueltas, con una mano en el abdomen. Cuando las tengas, me dices.',
      'Deja ya de contar y respira como te salga. Fíjate solo en si algo ha bajado un poco: los hombros, la mandíbula, las manos. Puede que nada, y también vale. ¿Qué notas?',
    ],
    ends: ['Gracias por hacerlo. Esto se puede repetir en cualquier sitio sin que nadie lo note. ¿Seguimos hablando de lo de antes?', 'Hasta aquí el ejercicio. El cuerpo se acordará de la cuenta larga aunque tú no. ¿Cómo estás ahora?'],
  },
  {
    id: 'ground', hears: /anclaje|grounding|calm|tranquil|ansiedad|ataque|nervios|manos/,
    offers: ['Hay un ejercicio corto para volver al sitio donde estás: cinco sentidos, cinco pasos, y se puede dejar en cualquiera. ¿Lo hacemos?'],
    steps: [
      'Mira alrededor y dime cinco cosas que veas, las que sean. Sin buscar las bonitas: un enchufe vale. Escríbelas si quieres, o di «ya». Puedes parar cuando te apetezca.',
      'Ahora cuatro cosas que puedas tocar sin levantarte. Tócalas de verdad un segundo cada una: la tela, la mesa, tu propia mano. Avísame al terminar.',
      'Tres sonidos. Uno de lejos, uno de cerca y, si aparece, uno tuyo, como la respiración. No hace falta que sean agradables.',
      'Dos olores, aunque sean casi nada: el café, el jabón de las manos, el aire del cuarto. Y si no hay ninguno, dos cosas que te gustaría oler.',
      'Por último, una: un sabor, o un trago de agua despacio. Y di para ti la fecha de hoy y dónde estás. ¿Ha cambiado algo, aunque sea poco?',
    ],
    ends: ['Eso era. No resuelve lo de fondo; te devuelve al cuarto donde estás, que es donde se puede hacer algo. ¿Seguimos?', 'Ya está. Guárdatelo para las tres de la mañana, que es cuando más sirve. ¿Cómo te encuentras?'],
  },
  {
    id: 'body', hears: /cuerpo|relaj|tension|dormir/,
    offers: ['Podemos hacer un repaso del cuerpo, dos minutos, de la frente a los pies. Sirve para soltar un poco lo que está apretado. ¿Quieres?'],
    steps: [
      'Empieza por la cara. Aprieta los ojos y la mandíbula tres segundos, y suelta. Luego los hombros: súbelos hasta las orejas, aguanta, y deja que caigan. Dime «ya» cuando estén abajo, o «paro» si no te apetece seguir.',
      'Ahora las manos: ciérralas fuerte y ábrelas despacio. La tripa: deja que se afloje, nadie la mira. Respira hacia ahí dos veces. Cuando quieras, seguimos.',
      'Las piernas y los pies: estíralos, mueve los dedos, nota dónde tocan. Quédate un momento con el peso del cuerpo en la silla o en la cama. ¿Dónde ha quedado algo apretado?',
    ],
    ends: ['Bien hecho. Lo que sigue apretado tendrá sus razones; no hay que ganarle. ¿Qué te apetece ahora?', 'Con eso basta por hoy. El cuerpo lleva también su parte de todo esto.'],
  },
  {
    id: 'naming', hears: /emocion|sentimiento|nombr|que siento/,
    offers: ['A veces ayuda buscarle el nombre exacto a lo que se siente, en tres preguntas cortas. ¿Probamos?'],
    steps: [
      'Primera: si lo que sientes estuviera en el cuerpo, ¿dónde estaría, y qué tamaño tendría? No pienses mucho. Si no quieres seguir, me lo dices.',
      'Segunda: si tuviera que decir una sola frase que empezara por «yo quiero» o por «yo no quiero», ¿cuál sería?',
      'Tercera: prueba tres nombres, como quien prueba llaves. Pena, rabia, miedo, añoranza, cansancio, alivio, otra. ¿Cuál gira un poco?',
    ],
    ends: ['Ese nombre es tuyo y puede cambiar mañana. Tenerlo hoy ya permite decir «es esto» en vez de «es todo».', 'Me lo quedo así, con su nombre. ¿Qué crees que pide, si pidiera algo pequeño?'],
  },
  {
    id: 'unsent', hears: /carta que no|sin enviar|escribirle/,
    offers: ['Podrías escribirle unas líneas que no vas a enviar, aquí mismo y en tres partes cortas. No las va a leer nadie más que tú y yo. ¿Quieres intentarlo?'],
    steps: [
      'Empieza por su nombre, o por cómo le llamabas, y una frase que comience: «Lo que no te dije es…». Una sola frase basta. Se puede parar en cualquier punto.',
      'Ahora una segunda: «Lo que echo en falta es…». Que sea algo concreto, de los que se podrían fotografiar.',
      'Y la última: «Lo que me quedo es…». Puede ser una costumbre, una receta, una manía. Cuando la tengas, escríbela.',
    ],
    ends: ['Ya está escrita. No hay que mandarla ni romperla. Si algún día quieres que crezca, en /generar-carta puede volverse una carta entera.', 'Queda aquí, entera, en tres frases. Léela mañana con otra luz, si te apetece. ¿Cómo te has quedado?'],
  },
  {
    id: 'small-thing', hears: /algo (?:pequeno|concreto|chiquito|sencillo|para hoy)|que hago hoy|tarea/,
    offers: ['¿Te parece si buscamos una sola cosa pequeña para hoy? De las que caben en diez minutos y se pueden no hacer.'],
    steps: [
      'Di tres cosas que podrías hacer en menos de diez minutos sin salir de donde estás. Cuanto más tontas, mejor: cambiar las sábanas, abrir la ventana, regar algo. Si no quieres, lo dejamos.',
      'De las tres, quédate con la que menos cueste, no con la que más convenga. ¿Cuándo sería, con hora?',
    ],
    ends: ['Pues esa. Si la haces, bien; si no, no ha pasado nada y mañana habrá otra.', 'Queda apuntada. No arregla el día, le pone una esquina.'],
  },
]
