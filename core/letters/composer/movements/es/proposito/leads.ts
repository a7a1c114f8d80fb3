import { movements } from '../../movement'

/** Openings that belong to letters about bearings. */
export const leadsPropositoEs = [
  ...movements('lead', { aspect: 'name' }, [
    'Me hablas {de.n}. Podrías haber empezado por un plan o por una queja, y empezaste por un nombre. Lo tomo como una indicación: ahí hay algo que quieres cuidar antes de decidir nada.',
    '{n}. Has preferido decirlo así y no {r}, que era lo que pedía la casilla. Con la palabra de la casilla habría salido una carta sobre un asunto. Con la tuya espero que la carta hable de ti.',
    'Donde otros habrían escrito {r} y nada más, tú has escrito además {n}. Esas dos maneras de nombrar lo mismo no están a la misma distancia. Voy a quedarme en la que está más cerca.',
    'Empiezo por {n}, porque lo pusiste aparte, en una línea que casi nadie sabe bien cómo llenar. A los lugares y a los oficios se les pone apodo cuando se ha vivido dentro. Lo demás lo iremos viendo.',
    'Hasta que leí tu mensaje, {n} no me decía nada. Ahora tiene horas, gente, un sitio donde duele. No pretendo conocer eso mejor que tú; pretendo no hablarte como si diera igual.',
    'Iba a escribirte sobre {r} y me has corregido antes de empezar: lo tuyo se llama {n}. Anotado. De lo que se llama con nombre propio no se dan consejos generales.',
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    'Empecemos por el final, que es donde has puesto el único verbo que manda: {c.inf}. Lo demás de tu mensaje cuenta cómo has llegado hasta ahí. Yo voy a intentar no perderlo de vista.',
    'Al último renglón le pediste {c.inf}. La gente suele pedir ahí respuestas, o fuerzas, o suerte. Un verbo tan concreto se agradece, porque permite preguntarse por dónde se empieza a hacer.',
    '{c.inf}: eso querías oír al final, y lo adelanto para que no haya que esperarlo. No como promesa, que no puedo hacerla. Como dirección en el sobre.',
    'Tu última casilla dice {c.q}. He leído todo lo anterior sabiendo que desembocaba ahí, y así se entiende mejor: no cuentas lo que te pasa para quejarte, lo cuentas para poder llegar a esa línea.',
    'De las cosas que uno puede pedirle a una carta, tú has pedido {c.inf}. Es mucho y está bien pedido. Vamos a ver qué parte cabe en unas páginas y qué parte tendrá que hacerse de pie.',
    'Voy a tener presente todo el rato una cosa que has dejado escrita al final: quieres {c.inf}. A veces daré un rodeo. Cuando lo haga, será para no entrar por la puerta más estrecha.',
    '¿Qué hay que haber vivido para acabar pidiendo {c.inf}? Tú lo cuentas en unas líneas. Las he leído en ese orden, del deseo hacia atrás, y es así como me gustaría contestarlas.',
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    'Has escrito {q}. Es el tipo de frase que se dice mirando al suelo del metro, y que a nadie se le ocurre contestar. Voy a intentarlo, sin plan y sin consejos de calendario.',
    'En tu mensaje hay una frase que respira distinto: {q}. Podría coserse con otras y quedar más disimulada. Prefiero dejarla sola en el primer renglón, que es donde se ponen las cosas por las que se escribe.',
    'Todo lo que cuentas se podría ordenar alrededor de esto: {q}. Un orientador pasaría de largo, camino de los objetivos. A mí me interesa más el sitio desde el que se dice una cosa así.',
    '{q}. Con esa frase se puede hacer un diagnóstico o se puede hacer un hueco en la conversación. Yo voy a hacer lo segundo, que es lo que haría alguien que se sienta enfrente y no mira el reloj.',
    'Antes de hablar de rumbos, una línea tuya: {q}. Estaba en medio y la traigo aquí porque es la menos general de todas. Sobre lo general ya te habrán dado consejos.',
    'Por {q} he sabido de qué iba esto. El resto lo explica muy bien; esa línea lo enseña. Y si hay que empezar por algún lado, mejor por lo que se ve.',
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    'A la pregunta de qué sientes contestaste {e.n}, y te quedaste ahí. Es raro que alguien perdido encuentre tan pronto una palabra. Vamos a usarla como se usa una linterna: apuntando a poca distancia.',
    'Has traído {e} y unas cuantas frases. Las frases explican de dónde viene. No voy a tratar de quitártelo de encima con buenas ideas; de buenas ideas, me parece, ya te han dado bastantes.',
    'Debajo de lo que cuentas suena {e} todo el tiempo, como suena una nevera. Uno deja de notar ese ruido y el ruido sigue. No sé apagarlo. Puedo decirte que desde aquí se oye.',
    'Pusiste {e.n} en la casilla de los sentimientos. En la del asunto pusiste lo demás. Creo que van al revés: lo que sientes es el asunto, y lo que cuentas es el lugar donde ocurre. Empiezo por el lugar.',
  ]),
  ...movements('lead', { aspect: 'object', not: ['caring', 'childless'] }, [
    'De todo lo que cabía contar sobre un rumbo perdido, tú has traído {o}. Me sirve. Con una cosa así delante se puede hablar sin ponerse grave, y a mí me cuesta creer en las respuestas que no caben en una casa.',
    'Lo primero que he visto al leerte no ha sido el problema: ha sido {o}. Ya sé que tú ibas a otro sitio. Pero por algún lado hay que entrar, y por ahí se entra sin hacer daño.',
    'Hablemos un momento {de.o}, antes de lo importante. O en lugar de lo importante, que ya ha tenido bastantes reuniones.',
    'En una carta sobre el futuro casi nadie pone cosas que se puedan tocar. Tú has puesto {o}. Voy a quedarme cerca de eso mientras hablamos de lo otro, como quien se agarra a la barandilla.',
  ]),
  ...movements('lead', { aspect: 'little' }, [
    'Has escrito muy poco, y de lo que uno no sabe qué hacer con la vida se puede decir muy poco sin mentir. No voy a rellenar los huecos. Voy a hablarte como se habla a alguien que ha llamado y no ha dicho nada todavía.',
    'Con tan pocas palabras no sé casi nada de ti, y prefiero eso a imaginarlo. Sé que has abierto una página para hablar de tu rumbo. Las personas a las que les da igual no abren esa página.',
  ]),
]
