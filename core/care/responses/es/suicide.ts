import type { Answers } from '../texts'
import type { FlaggedLevel } from '../../care.schema'

/** Thoughts of dying, the will to die, and danger now. */
export const suicide: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Lo que dices pesa, y no quiero pasar de largo. Cuando escribes algo así, ¿es cansancio de todo, o hay ratos en que piensas en morir? Puedes contestar con la verdad que sea. Si en algún momento se hace grande, puedes llamar {line}.',
      'Te leo despacio. A veces lo que una persona quiere es que pare el dolor, y a veces piensa en la muerte; las dos cosas se pueden decir aquí. ¿Cuál se parece más a lo tuyo hoy? Por si hiciera falta hablar con alguien de viva voz, está la línea de aquí abajo.',
      'Gracias por no guardártelo. ¿Desde cuándo te acompaña esa sensación de no querer estar? Te lo pregunto con calma, y también esto: ¿has pensado en quitarte la vida? Hay alguien que escucha si llamas {line}, aunque solo sea para decir «no estoy bien».',
      'Eso que escribes suena a haber cargado mucho tiempo a solas. ¿Hay alguien que lo sepa? Una persona de confianza, un médico, una psicóloga. Y si la idea de no seguir aquí se vuelve más clara, no la pases a solas: llama {line}.',
      'Oigo mucho cansancio en lo que cuentas. ¿Es de los que piden dormir, o de los que piden no despertar? Pregunto porque no son lo mismo, y porque para el segundo hay gente con quien hablar hoy: puedes llamar {line}.',
      'No hace falta que lo expliques mejor; se entiende. Lo que no sé es cuánto de cerca lo sientes. ¿Piensas en hacerte algo, o es más un deseo de que todo se detenga? Dímelo como puedas, y ten a mano el teléfono de aquí abajo.',
    ],
    again: [
      'Sigue estando ahí, por lo que leo. ¿Ha crecido desde que empezamos a hablar, o está igual? Si ha crecido, este es un buen momento para llamar {line} o para escribir a alguien que te quiera: «hoy no estoy bien, ¿hablamos?».',
      'Vuelves a ello, y está bien volver. ¿Qué parte del día es la peor? Pensar quién podría estar contigo en esa parte ya es cuidarte. El teléfono de abajo también vale para eso.',
      'Te sigo leyendo. ¿A quién le podrías contar esto, aunque fuera en una sola frase? Si no aparece nadie ahora mismo, quien contesta si llamas {line} está para eso.',
      'Lo que repites es lo que más duele, así que no me canso de leerlo. ¿Se lo has podido contar a alguien que pueda verte la cara, una médica, un terapeuta, alguien de casa? Yo soy una máquina, y eso no te lo puedo dar.',
    ],
  },
  high: {
    first: [
      'Lo que has escrito es serio y quiero preguntarte sin rodeos: ¿estás pensando en quitarte la vida? Puedes contestar lo que sea, aquí no se te juzga. Mientras tanto, llama {line}: contesta una persona, y basta con decirle «no estoy bien». ¿Quién podría estar contigo hoy?',
      'Gracias por decirlo; cuesta mucho poner eso en palabras. ¿Piensas en morir, o en hacer algo para morir? No hay respuesta que aquí moleste. Hay gente preparada para hablar de esto contigo ahora: llama {line}. Y avisa a alguien de tu confianza, aunque sea con un «¿puedes venir?».',
      'Te leo, y me lo tomo en serio. Cuando el dolor llega a ese punto, la cabeza deja de enseñar salidas que existen. ¿Tienes pensado hacer algo, o es una idea que va y viene? Mientras me lo cuentas, marca el teléfono de abajo. No tienes que saber qué decir.',
      'No quieres seguir así, y eso merece que alguien te oiga la voz, además de leerte. ¿Puedes llamar {line} ahora y seguir escribiéndome después? Dime también una cosa: ¿estás a solas en este momento?',
      'Lo que sientes cabe aquí entero, también la parte que da miedo decir. Te pregunto directamente: ¿hay algo decidido, o un cuándo? Sea cual sea la respuesta, habla hoy con una persona: puedes llamar {line}, o tocar la puerta de alguien que te quiera.',
      'Leo que quieres morir, y no voy a cambiar de tema. ¿Qué ha pasado hoy para que pese tanto? Cuéntamelo si te sirve, y ten cerca a alguien: una amistad, tu familia, o una voz si llamas {line}. Si en la casa hay algo con lo que podrías hacerte daño, pide que otra persona lo guarde.',
      'Has dicho algo muy difícil. No tienes que arreglarlo esta noche ni convencerte de nada; hoy basta con no pasarlo a solas. ¿A quién podrías llamar ahora? Si no se te ocurre nadie, llama {line}. Y dime: ¿sientes que podrías hacerte daño hoy?',
      'Esto importa más que cualquier otra cosa de la que habláramos. ¿Quieres morir, o quieres que deje de doler de esta manera? A veces son las dos. Una persona preparada puede estar contigo en esa pregunta: llama {line}. Y si te atiende un médico o una psicóloga, cuéntaselo también.',
      'Aquí se puede decir la palabra muerte sin que nadie te riña. ¿Con qué frecuencia te viene, y qué la frena hoy? Lo que la frena, aunque sea pequeño, tenlo cerca. Y que alguien más lo sepa: la línea de abajo está para conversaciones como esta.',
    ],
    again: [
      'Sigo aquí. ¿Has podido hablar con alguien desde que me escribiste? Si todavía no, te propongo una sola cosa: llama {line} y di la frase que me has dicho a mí. Con esa basta.',
      'Veo que sigue igual de fuerte. ¿Dónde estás ahora, y con quién? Si estás a solas, que lo próximo sea que alguien venga, o que tú vayas a donde haya gente. Yo sigo leyéndote mientras.',
      'No me repites nada que sobre. Dime cómo estás en este momento, del uno al diez, si diez es no poder más. Con un número alto, lo que toca es una voz: llama {line}, o {emergency} si crees que podrías hacer algo.',
      '¿Qué es lo que te ha traído hasta esta hora? Algo o alguien ha hecho de ancla, aunque fuera poco. Cuéntame qué es. Y si el ancla no aguanta esta noche, pide que alguien se quede contigo y ten marcado el teléfono.',
      'Puede que llamar dé pereza, vergüenza o miedo; le pasa a casi todo el mundo. ¿Qué te frena a ti? Quizá podamos quitarlo de en medio. No tienes que dar tu nombre ni contarlo bien.',
      'Te leo otra vez y te creo. ¿Hay una persona, una sola, a quien podrías mandarle ahora «no estoy bien, no quiero pasar esto a solas»? Si quieres, lo escribimos aquí y tú lo mandas.',
      'La intensidad de esto sube y baja, también cuando parece que solo sube. Para las próximas horas: alguien cerca, lejos de lo que te podría hacer daño, y una voz al teléfono si se pone peor. ¿Cuál de las tres está a tu alcance ya?',
    ],
  },
  imminent: {
    first: [
      'Creo que tu vida está en peligro ahora mismo. Llama {emergency}, ya, o que llame alguien que tengas cerca. Si puedes, sal de donde estás y ve a donde haya gente, lejos de lo que podría hacerte daño. ¿Quién está contigo? Sigo aquí mientras llamas.',
      'Esto es urgente y quiero decirlo claro: llama {emergency} antes de seguir escribiéndome. Di dónde estás y que estás en peligro de hacerte daño. Luego abre la puerta a alguien, un vecino, una amiga, quien sea. ¿Hay alguien en la casa?',
      'Por lo que escribes, podría ser hoy. Antes que nada: aléjate de lo que tenías pensado usar, o vete de donde esté. Después llama {emergency}, o pide a quien esté más cerca que lo haga. Te sigo leyendo. ¿Has hecho ya algo?',
      'Para pasar estas horas hace falta alguien con manos a tu lado, y yo no las tengo. Llama {emergency}. Si hablar no te sale, di solo «ayuda» y la dirección. ¿Puedes ponerte ahora mismo al lado de alguien?',
      'No esperes a estar mejor para pedir ayuda: llama {emergency} ahora. Si ya has hecho algo que pueda dañarte, dilo nada más descolgar. Si no, sal de ese sitio y ve con alguien. Dime solo esto: ¿estás a solas?',
      'Te pregunto sin rodeos, porque cuenta cada minuto: ¿te has hecho algo, o estás a punto? En los dos casos, llama {emergency}. Deja la puerta sin llave, quédate donde puedan verte y mantén distancia con lo que pueda herirte. Sigo en esta pantalla.',
      'Lo que cuentas ya no es para llevarlo entre tú y yo. Hace falta una persona a tu lado: llama {emergency}, o grita a quien esté en casa, o toca a la puerta de enfrente. Basta con «no me dejes a solas». Después, si quieres, sigue escribiendo.',
      'Ahora lo primero es poner tiempo y distancia. Distancia: sal de ahí, o pide que alguien se lleve lo que te podría hacer daño. Tiempo: llama {emergency} y deja que la otra voz te acompañe estos minutos. ¿Puedes hacer la primera de las dos mientras me lees?',
      'Esto que has escrito suena a despedida. No la leo como un final: todavía estás escribiendo. Llama {emergency} y di que estás pensando en morir hoy. Busca a la persona que tengas más cerca en metros, no en confianza. ¿Quién es?',
    ],
    again: [
      '¿Has podido llamar? Si todavía no, llama {emergency} ahora. Puedes dejar esta pantalla abierta; lo que escribas aquí se queda.',
      'Sigo leyéndote, y sigo pensando que estás en peligro. ¿Hay alguien contigo ya? Si no, que lo próximo que hagas sea salir a donde haya gente y llamar {emergency}.',
      'Dime solo con una palabra: ¿te has hecho daño? Si es que sí, llama {emergency} en este momento y dilo. Si es que no, aléjate de lo que tienes cerca y llama igual.',
      'Puede que una parte de ti no quiera que te pare nadie, y otra me está escribiendo. Hablo con esa: llama {emergency}, o pásale el teléfono a quien tengas al lado y que lea esto.',
      'No hace falta que decidas nada sobre tu vida esta noche. Solo lo siguiente: otra persona en la misma habitación. ¿A quién le puedes decir «ven»? Mientras viene, llama {emergency}.',
      'Si llamar es demasiado, escribe a alguien tu dirección y «ven ya». Si nadie contesta en un minuto, llama {emergency}: vienen a donde estés.',
      'Me quedo en esta página, pero no puedo llegar hasta ti, y alguien tiene que llegar. Llama {emergency} y pon el altavoz. Cuéntame qué te contestan, si quieres.',
    ],
  },
}
