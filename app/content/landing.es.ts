export const landing = {
  meta: {
    title: 'EÓN · Cartas para el duelo, la ruptura y el propósito',
    description:
      'Cuenta lo que ha pasado y EÓN te escribe una carta personal, hecha con tus cosas. Dos cartas sin coste y sin registro. Las escribe una inteligencia artificial.',
  },
  hero: {
    title: 'Hay noches que piden una carta.',
    lead: 'Cuenta a quién has perdido, qué se ha roto o qué ha dejado de tener sentido. EÓN lo lee despacio y te escribe una carta hecha con tus cosas: la silla, la chaqueta, el mensaje de voz que no borras.',
    action: 'Empezar mi carta',
    otherPath: 'Elegir otro camino',
    note: 'Las dos primeras no cuestan nada. Sin registro.',
  },
  benefits: {
    label: 'Lo que puedes esperar',
    pause: 'Parar el texto',
    items: [
      'Dos cartas sin coste',
      'Lista en unos minutos',
      'Para leer y para escuchar',
      'Escrita por una IA, y lo decimos',
      'Lo que cuentas se guarda cifrado',
      'Puedes borrarlo todo',
      'En español y en inglés',
    ],
  },
  what: {
    title: 'Una carta que solo se puede mandar a una persona',
    opening:
      'EÓN lee lo que le cuentas y te contesta por carta. No trae diez consejos ni te dice que el tiempo lo cura todo.',
    paragraphs: [
      'Se fija en lo que has puesto: el nombre que le dabas, lo que pasaba los domingos, la frase que no llegaste a decir. De ahí sale la carta, y por eso no le serviría a nadie más.',
      'Hay quien la guarda en un cajón. Hay quien la lee en voz alta una sola vez. Puede poner un final donde no lo hubo, o dejar una puerta como tú la quieras dejar.',
    ],
    limits: {
      title: 'Lo que EÓN no hace',
      text: 'No habla por quien ha muerto ni por quien se fue. No diagnostica. No sustituye a una terapeuta, a un médico ni a esa persona que tiene tu teléfono.',
    },
  },
  steps: {
    title: 'Cómo se hace',
    items: [
      { title: 'Eliges un camino', text: 'Duelo, ruptura o propósito. Si dudas, el que más pese hoy.' },
      { title: 'Cuentas tu historia', text: 'Quién es, cómo le llamabas, qué pasó, qué se quedó sin decir. No hace falta escribir bien.' },
      { title: 'Recibes la carta', text: 'Tarda entre tres y cinco minutos. La lees en la pantalla, la escuchas o la imprimes.' },
      { title: 'Haces algo con ella', text: 'Trae una propuesta pequeña para cerrar: puedes hacerla esta noche, otro día o nunca.' },
    ],
    action: 'Contar mi historia',
  },
  passages: {
    title: 'Así escribe EÓN',
    note: 'Son ejemplos de lo que puede escribir el programa. Las peticiones son inventadas: no hay aquí testimonios de nadie.',
    choose: 'Elegir un fragmento',
    item: 'Fragmento {{number}} de {{total}}: {{author}}',
    pause: 'Parar',
    resume: 'Seguir',
    items: [
      {
        path: 'duelo',
        author: 'A una hija que perdió a su padre',
        text: 'Sigues dando cuerda al reloj de la cocina, como hacía él. Una casa necesita que alguien le diga la hora, y ahora esas manos son las tuyas.',
      },
      {
        path: 'ruptura',
        author: 'A alguien que se separó después de once años',
        text: 'Llevas en el bolsillo las llaves de una puerta que ya no abres. No hace falta tirarlas. Sácalas del llavero y mira qué hace la mano mañana.',
      },
      {
        path: 'proposito',
        author: 'A un hombre que se quedó sin oficio',
        text: 'Dices que a los cincuenta no se empieza nada. El martes plantaste tomates, que es una forma de contar con julio.',
      },
      {
        path: 'duelo',
        author: 'A alguien que perdió a su madre en invierno',
        text: 'No has borrado su mensaje de voz, ese en el que solo pide pan. Dura nueve segundos. Nadie va a preguntarte para qué lo quieres.',
      },
    ],
  },
  paths: {
    title: 'Tres caminos',
    lead: 'Elige el que más pese hoy. A los otros se puede volver.',
    items: [
      { path: 'duelo', name: 'Duelo', title: 'Alguien ha muerto', text: 'Hay una silla vacía en la mesa y todavía compras para dos.', action: 'Escribir desde el duelo' },
      { path: 'ruptura', name: 'Ruptura', title: 'Se ha terminado', text: 'Ensayas en la ducha lo que dirías si llamara. Y no quieres que llame.', action: 'Escribir desde la ruptura' },
      { path: 'proposito', name: 'Propósito', title: 'Ya no sé para qué', text: 'Te levantas, cumples, vuelves. Y no recuerdas qué era lo que querías.', action: 'Escribir desde el propósito' },
    ],
  },
  premium: {
    title: 'Si más adelante quieres seguir',
    text: 'Las dos primeras cartas son tuyas, y puede quedar ahí. Para quien quiera más hay dos planes, Corazón y Alma: cartas tres veces más largas, la voz para guardarla y conversación con EÓN sin contar los mensajes. Puedes mirarlos otro día.',
    experience: 'Ver cómo es',
    plans: 'Ver los planes',
  },
  questions: {
    title: 'Lo que suele preguntarse',
    items: [
      {
        id: 'writer',
        question: '¿Quién escribe la carta?',
        answer: 'Un programa. EÓN es una inteligencia artificial que compone la carta con lo que tú cuentas. Nadie la revisa antes de que te llegue, y en ella consta quién la ha escrito.',
      },
      {
        id: 'voice',
        question: '¿Habla en nombre de quien murió o de mi ex?',
        answer: 'No. EÓN te escribe a ti, como testigo de lo que has contado. Si alguna vez imagina algo que pudo decirse, avisa de que lo imagina.',
      },
      {
        id: 'reader',
        question: '¿Quién puede leer lo que cuento?',
        answer: 'Se guarda cifrado, con una llave distinta para cada persona, y no se usa para anuncios. Puedes descargarlo todo o borrarlo cuando quieras, también si dejas un plan.',
      },
      {
        id: 'price',
        question: '¿Cuánto cuesta?',
        answer: 'Las dos primeras cartas, nada, y no pedimos tarjeta. Después hay dos planes de pago que puedes dejar cuando quieras.',
      },
      {
        id: 'therapy',
        question: '¿Sirve en lugar de una terapia?',
        answer: 'No. Una carta puede acompañar una noche; no trata una depresión ni atiende una urgencia. Si piensas en hacerte daño, o si llevas semanas sin poder con el día, busca a una persona.',
        link: { to: '/ayuda', label: 'Teléfonos que contestan ahora' },
      },
    ],
  },
}
