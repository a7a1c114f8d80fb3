/** The free week: asking for it, and what the desk says while it runs and when it is over. */
export const trial = {
  metaTitle: 'Siete días de prueba',
  metaDescription: 'Siete días con todo abierto, sin tarjeta y sin renovación.',
  title: 'Siete días con todo abierto.',
  lead: 'Sin tarjeta. Para que mires si esto te sirve antes de decidir nada; al séptimo día se termina por su cuenta.',
  fields: {
    name: {
      label: '¿Cómo te llamas?',
      help: 'Tu nombre, o como quieras que te llamemos.',
      missing: 'Escribe un nombre, para saber a quién hablamos.',
    },
    email: {
      label: '¿Cuál es tu correo?',
      help: 'Para que haya una prueba por persona. No te mandaremos publicidad.',
      missing: 'Escribe tu correo. La prueba va unida a él.',
      invalid: 'Esa dirección de correo no parece completa.',
    },
    motivation: {
      label: '¿Qué te trae aquí?',
      help: 'Con una frase basta: «no duermo desde marzo», «quiero escribirle a mi padre».',
      missing: 'Cuenta algo, aunque sean tres palabras.',
    },
    adult: {
      label: 'Tengo 18 años o más, o la mayoría de edad del lugar donde vivo.',
      missing: 'EÓN es para mayores de 18 años. Confírmalo para activar la prueba.',
    },
  },
  tooLong: 'Aquí caben {{limit}} caracteres y llevas {{count}}. Acorta por donde quieras; no se borra nada por su cuenta.',
  submit: 'Activar mis siete días',
  submitting: 'Activando tu prueba…',
  privacy: {
    terms: 'Al activarla aceptas las condiciones.',
    termsLink: 'Leer las condiciones',
    text: 'Lo que escribes se guarda cifrado y no se usa para nada más.',
    link: 'Cómo tratamos tus datos',
  },
  help: {
    text: 'Si lo que pesa es no querer seguir viviendo, no esperes a una prueba.',
    link: 'Hay personas que contestan ahora',
  },
  opens: {
    title: 'Lo que se abre',
    chat: 'Hablar con EÓN sin contar los mensajes.',
    letters: 'Ocho cartas al mes, más largas y más hondas.',
    audio: 'La voz de cada carta, para escuchar y guardar.',
    journal: 'El diario, los recuerdos y cómo vas.',
  },
  promises: {
    noCard: 'No pedimos tarjeta.',
    noRenewal: 'No se renueva ni se cobra nada al terminar.',
    kept: 'Lo que escribas sigue siendo tuyo después.',
  },
  toasts: {
    started: { title: '¡Acceso Completo Activado!', text: 'Durante siete días lo tienes todo abierto.' },
    used: { title: 'Prueba ya utilizada', text: 'Este email ya ha usado la prueba gratuita de 7 días.' },
    incomplete: { title: 'Campos incompletos', text: 'Por favor completa todos los campos para activar tu prueba.' },
    failed: { title: 'Error', text: 'No pude activar tu prueba gratuita. Inténtalo de nuevo.' },
  },
  notices: {
    used: {
      title: 'Prueba ya utilizada',
      text: 'Este email ya ha usado la prueba gratuita de 7 días. Si has escrito mal la dirección, corrígela aquí mismo.',
      plans: 'Ver los planes',
    },
    incomplete: { title: 'Campos incompletos', text: 'Por favor completa todos los campos para activar tu prueba.' },
    tooMany: {
      title: 'Vamos un poco más despacio',
      text: 'Desde esta conexión se han pedido muchas pruebas seguidas. Lo escrito sigue aquí; vuelve a enviarlo dentro de un rato.',
    },
    offline: {
      title: 'No ha salido: no hay conexión',
      text: 'Lo que has escrito sigue aquí. Envíalo otra vez cuando vuelva la red.',
    },
    failed: {
      title: 'No pude activar tu prueba gratuita. Inténtalo de nuevo.',
      text: 'Ha fallado algo por nuestra parte. Lo que has escrito sigue aquí, y enviarlo otra vez no gasta nada.',
    },
  },
  banner: {
    label: 'Tu prueba',
    running_one: 'Te queda {{count}} día de prueba.',
    running_other: 'Te quedan {{count}} días de prueba.',
    last: 'Es el último día de tu prueba.',
    ends: 'Termina el {{day}}, a las {{time}}. No se renueva ni se cobra nada.',
    started: 'Tu prueba ha empezado: durante siete días lo tienes todo abierto.',
    ended: 'Tu prueba ha terminado.',
    endedText: 'Terminó el {{day}}. No se ha cobrado nada, y tus cartas siguen aquí.',
    plans: 'Ver los planes',
  },
}
