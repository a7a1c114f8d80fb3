import { movements } from '../../movement'

const lifeless = ['kin:home', 'kin:country', 'kin:job', 'kin:health', 'kin:faithful', 'kin:business', 'kin:dream', 'kin:vocation']

/** Losses that have no body: a house, a country, a trade, a faith, what one used to be able to do. */
export const lifelessEs = [
  ...movements('bond', { any: lifeless }, [
    'Por {n} nadie manda flores, y a lo mejor por eso te cuesta tomarte en serio. Se puede llorar algo que no respiraba. Tenía su sitio en tus días, y los días lo notan igual que notan a una persona.',
    'Te habrán dicho que por suerte fue solo eso. Lo dicen con razón y no te sirve. Nadie vive en lo que importa en general; se vive entre cosas como {n}, con su olor y sus horas.',
    'Hay pérdidas sin entierro, y la {de.n} es una. No te dieron un día en que reunirse ni una frase que decir en la puerta. Tendrás que poner tú el día. La frase puede ser muy corta.',
    'Echas en falta {n} y también a quien eras ahí: lo que sabías hacer sin mirar, por dónde se entraba. Esa parte te la has llevado. Pesa y no abulta.',
  ]),
  ...movements('turn', { any: lifeless }, [
    'Quien no lo tuvo te dirá que era sustituible. Mira a ver si algo de lo que tú querías {de.n} salía en las facturas. Lo demás, lo que no salía, es lo que has perdido, y no hay dónde reclamarlo.',
    'Un lugar, un trabajo, una creencia sostienen sin que se note, como el suelo. Cuando faltan no se piensa «me falta {n}»: se anda raro. Llevarás una temporada andando raro. Se entiende.',
  ]),
  ...movements('gesture', { any: lifeless }, [
    'Dibuja {n} de memoria, o lo que se pueda dibujar, aunque sea un plano torpe o una lista. Pon dónde estaba cada cosa. No lo enseñes. Cuando acabes, escribe detrás la fecha de hoy y guárdalo entre las páginas de un libro que no vayas a prestar.',
    'Cuéntale a alguien más joven cómo era {n}. Empieza por un detalle inútil: un ruido, una cuesta, un lunes. Si a la mitad te mira como si hablaras de otro siglo, sigue un poco más. Es así como se pasan las cosas.',
    'Elige algo pequeño que todavía puedas hacer como lo hacías con {n}, y hazlo una vez esta semana, tal cual. Si sale raro en otro sitio y a otra hora, que salga raro. Después siéntate un momento.',
  ]),
  ...movements('deep', { aspect: 'lifeless', any: lifeless }, [
    'Te faltará {n} en cosas que nadie relaciona. En la postura, en una palabra que ya no hay con quién usar, en saber qué hacer un viernes. Apunta unas cuantas. Por escrito se ve que no era un capricho.',
    'Llegará otra cosa a ocupar las horas {de.n}. No te lo presento como consuelo. Entrará mal y con otro horario. Durante un tiempo compararás, y harás bien en comparar, porque comparando se sabe qué era lo que querías de aquello.',
  ]),
  ...movements('return', { aspect: 'return', any: lifeless }, [
    '{de.n} queda lo que has sabido contar, y has sabido. Se puede vivir bastante tiempo de algo bien contado.',
    'No hay a quién darle el pésame por {n}, así que te lo doy a ti. Con eso cierro.',
  ]),
]
