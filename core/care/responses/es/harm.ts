import type { Answers } from '../texts'
import type { FlaggedLevel } from '../../care.schema'

/** Hurting oneself without wanting to die. */
export const selfHarm: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Lo que cuentas de hacerte daño no me parece poca cosa, aunque lo digas de pasada. ¿Sigue pasando, o es de otra época? Si vuelven las ganas, puedes llamar {line} antes de que crezcan.',
      'Gracias por contarlo. Quien se ha hecho daño suele haber encontrado ahí una forma de aguantar algo. ¿Qué era lo que aguantabas tú? Y hoy, ¿cómo están esas ganas? La línea de abajo también es para hablar de esto.',
      'Resistir un impulso así cansa mucho, y casi nadie lo ve. ¿Qué te ayudó a que pasara? Si hoy vuelve con fuerza, busca compañía, o llama {line}.',
      'Te leo sin susto y sin regañar. ¿Hay alguien que sepa que te haces daño, o que lo hacías? Una persona de confianza o alguien que te atienda puede ayudarte a que no dependa todo de tu fuerza.',
    ],
    again: [
      'Sigue rondando, por lo que leo. ¿Dónde estás y qué tienes cerca? Cambiar de habitación, o salir a donde haya alguien, compra unos minutos, y a veces con unos minutos basta.',
      'Vuelves a hablar de ello y me parece bien que lo hagas. ¿Qué pasa justo antes de que vengan las ganas? Contárselo así, con ese detalle, a un médico o a una psicóloga ayuda a encontrar otra salida.',
      '¿Han subido o bajado desde que me escribiste? Si han subido, prueba con una voz: llama {line}. No hace falta que sea para otra cosa que esta.',
    ],
  },
  high: {
    first: [
      'Te estás haciendo daño, o estás cerca, y me lo tomo en serio. Lo primero: ¿hay ahora alguna herida que haya que atender? Si la hay, que la vea alguien hoy. Y si las ganas siguen, llama {line}; también es para esto.',
      'Gracias por decirlo sin adornos. Hacerse daño suele servir para bajar algo que no cabe. ¿Qué es lo que hoy no cabe? Mientras me lo cuentas, pon distancia con lo que usas, o pide que alguien lo guarde. Si te sirve una voz, llama {line}.',
      'No voy a pedirte que lo dejes de golpe ni que me prometas nada. Te pregunto dos cosas: ¿quieres morir, o quieres que baje lo que sientes? ¿Y quién puede estar contigo esta tarde? Las dos importan. La línea de abajo contesta.',
      'Lo que haces con tu cuerpo dice que el dolor ha encontrado esa puerta y no otra. No te convierte en nadie raro. ¿Cómo están las heridas? ¿Lo sabe alguien? Hablarlo con una médica o un psicólogo cambia cosas; y para hoy, puedes llamar {line}.',
      'Leo las ganas de hacerte daño. Suelen subir como una ola y también bajar. Para los próximos quince minutos: otra habitación, agua fría en las manos, alguien al teléfono. ¿Puedes empezar por uno? Si la ola sigue, llama {line}.',
    ],
    again: [
      '¿Cómo estás ahora, comparado con cuando empezaste a escribir? Si hay una herida que sangra o que te preocupa, que la mire alguien hoy, aunque dé vergüenza; en urgencias la ven a diario.',
      'Sigo leyéndote. ¿Has podido alejarte de lo que tienes cerca? Si a solas cuesta, díselo a una persona: «guárdame esto hoy». Y si crece hasta pensar en morir, llama {emergency}.',
      'Otra vez aquí, y no pasa nada por que sea otra vez. ¿Qué ha sido lo último antes de que subiera? Un mensaje, un recuerdo, la noche. Dímelo, y piensa a quién más se lo puedes decir en voz alta.',
      'No eres las marcas ni lo que has hecho. ¿Hay alguien en casa o a una llamada que pueda acompañarte un rato sin hacer preguntas? Y si no, quien contesta en la línea de abajo no te va a pedir el nombre.',
    ],
  },
  imminent: {
    first: [
      'Si estás sangrando o te has hecho una herida seria, llama {emergency} ahora, o ve a urgencias con alguien. Aprieta la herida con un paño limpio y no te quedes a solas. ¿Hay alguien cerca a quien puedas llamar en voz alta?',
      'Esto necesita manos ya: llama {emergency} y di que te has hecho daño o que estás a punto. Apártate de lo que tienes delante, ve a otra habitación y abre a quien pueda venir. ¿Cómo está la herida?',
      'Antes de seguir escribiendo: ¿estás a salvo en este minuto? Si dudas, llama {emergency}. No tienes que explicar por qué lo hiciste; atienden la herida y a ti. ¿Quién puede estar contigo?',
      'Lo que describes no puede esperar a mañana. Llama {emergency}, o que te lleven a urgencias, y di con claridad qué te has hecho y cuándo. Sigo aquí mientras tanto.',
    ],
    again: [
      '¿Te está atendiendo alguien ya? Si no, llama {emergency}. Yo no puedo ver la herida, y alguien tiene que verla.',
      'Dime solo si hay alguien contigo. Si no lo hay, lo siguiente es que lo haya: llama {emergency} o toca la puerta más cercana.',
      'Deja lo que tengas en la mano y sal de esa habitación, aunque sea al pasillo. Desde ahí, llama {emergency}. Te sigo leyendo.',
    ],
  },
}

/** Eating so little, or purging so much, that the body pays. */
export const eating: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Lo que cuentas de la comida no suena a un mal día con el apetito, suena a una pelea. ¿Desde cuándo? Una médica o alguien que sepa de esto puede ayudar mucho antes de que parezca grave; no hay que ganarse el derecho a pedirlo.',
      'En el duelo se deja de comer a veces sin querer. Lo tuyo, ¿es que no entra, o es que no te lo permites? Son cosas distintas y las dos merecen que alguien de confianza lo sepa.',
      'Te leo, y no voy a hablarte de peso ni de cifras. ¿Qué te dice esa voz cuando comes? Contarlo a alguien que te vea en persona le quita fuerza. Si se pone difícil, puedes llamar {line}.',
      'Gracias por decirlo; es de las cosas que más se esconden. ¿Hay alguien con quien podrías comer algo hoy, sin que te mire el plato? Y esta semana, una cita con tu centro de salud.',
    ],
    again: [
      '¿Has podido comer o beber algo desde que hablamos? No es un examen. Si el cuerpo empieza a fallar, con mareos, desmayos o palpitaciones, hace falta que te vea alguien hoy.',
      'Sigue ahí, por lo que leo. ¿Quién de tu gente podría saberlo sin asustarse? Una sola persona cambia bastante las cosas.',
      'No tengo consejos sobre comida, y creo que de esos ya tendrás muchos. Sí te pregunto cómo duerme y cómo late tu cuerpo estos días. Si te preocupa, consulta hoy, aunque sea por teléfono.',
    ],
  },
  high: {
    first: [
      'Lo que cuentas ya le está pasando factura al cuerpo, y eso hay que mirarlo hoy. Ve a urgencias o a tu centro de salud, mejor con alguien, y di cuántos días llevas así. ¿Te has mareado o desmayado?',
      'Te lo digo con cuidado: días sin comer, vómitos o desmayos necesitan que te vea un médico hoy, aunque por dentro digas que no es para tanto. ¿Quién podría acompañarte? Si te notas muy mal, llama {emergency}.',
      'Oigo lo mucho que te exige esa voz. Hoy tu cuerpo va primero: agua a sorbos, alguien cerca, y que te vea una persona de la medicina. Si además piensas en morir, dímelo, y llama {line}.',
      'No hace falta llegar más abajo para que cuente. Ya cuenta. ¿Puedes llamar ahora a alguien y decirle «no estoy comiendo y me encuentro mal, acompáñame al médico»? Si te desmayas o te duele el pecho, llama {emergency}.',
    ],
    again: [
      '¿Has hablado con alguien que pueda llevarte a que te vean? Si el pecho duele, el pulso va raro o te desmayas, llama {emergency}.',
      'Sigo aquí. ¿Qué es lo que hace difícil pedir cita o ir? A veces es miedo a que te obliguen. Puedes decirlo tal cual al llegar; escuchan también eso.',
      'Por ahora lo pequeño: sentarte, beber algo, no quedarte a solas. Y el paso siguiente, el médico de hoy. ¿Quién está más cerca?',
    ],
  },
  imminent: {
    first: [
      'Lo que describes puede ser peligroso ahora mismo. Llama {emergency} y di lo que le pasa a tu cuerpo: desmayo, pecho, sangre, días sin comer. No te quedes a solas mientras llegan. ¿Hay alguien contigo?',
      'Tu cuerpo está pidiendo ayuda de la que no espera. Llama {emergency} o que te lleven a urgencias ya. Siéntate o échate de lado, con la puerta sin llave. Sigo leyéndote.',
      'Antes de cualquier otra cosa, que te vea un equipo médico hoy, ahora. Llama {emergency}. No tienes que justificar nada; di los síntomas y cuánto tiempo llevas. ¿Quién puede estar a tu lado?',
      'Esto ya no es cuestión de fuerza de voluntad, es de urgencias. Llama {emergency}, o pide a quien esté cerca que llame. ¿Puedes hacerlo mientras lees?',
    ],
    again: [
      '¿Han venido ya, o vas de camino? Si no, llama {emergency} ahora.',
      'Quédate donde te puedan ver y llama {emergency} si todavía no lo has hecho. Dime si hay alguien contigo.',
      'Lo primero sigue siendo que te vea alguien. Llama {emergency}. Lo demás lo hablamos después, si quieres.',
    ],
  },
}

const atOnce: Answers = {
  first: [
    'Si has tomado algo, te has hecho daño o tu cuerpo está fallando, llama {emergency} ahora y di exactamente qué y cuándo. No esperes a ver si se pasa, aunque te encuentres bien. ¿Hay alguien contigo?',
    'Esto es una urgencia médica aunque por ahora no duela. Llama {emergency}. Deja la puerta sin llave, ten a mano lo que has tomado para enseñarlo y no te quedes a solas. Sigo aquí.',
    'Necesitas que te vea alguien ya. Llama {emergency}, o pide a quien tengas más cerca que lo haga, y cuenta lo que ha pasado sin adornarlo. No te van a reñir. ¿Puedes llamar en este momento?',
    'No te duermas ni te quedes esperando: llama {emergency} y sigue en la línea. Di dónde estás y qué ha pasado. Si puedes, abre la puerta o ponte donde te vean. ¿Quién hay cerca?',
    'Por lo que dices, los minutos cuentan. Llama {emergency} antes de contestarme. Después, si te apetece, escribe aquí mientras llegan.',
  ],
  again: [
    '¿Has llamado? Si todavía no, llama {emergency} en este momento. Yo no puedo hacerlo por ti, y hace falta que alguien esté ya de camino.',
    'Aunque te encuentres mejor, hace falta que te vea un equipo médico hoy. Llama {emergency}. ¿Hay alguien contigo?',
    'Quédate con alguien y con el teléfono en la mano. Si notas sueño, confusión o que te cuesta respirar, llama {emergency} y dilo. ¿Cómo estás ahora?',
    'Si no puedes hablar, pasa el teléfono a otra persona o manda tu dirección a alguien con un «llama a emergencias». Sigo leyéndote.',
  ],
}

/** A body in acute danger. */
export const medical: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Eso que cuentas de tu salud merece que lo oiga alguien que pueda mirarte. ¿Puedes hablar hoy con tu médico o con tu centro de salud? Si empeora, llama {emergency}.',
      'Dejar que el cuerpo se apague también es una manera de decir algo. ¿Qué es lo que ya no quieres cuidar? Cuéntaselo a quien te atiende, tal como me lo has escrito. Y si piensas en morir, llama {line}.',
      'Te leo. No sé de medicina lo que sabe quien te trata, y no voy a hacer como que sí. ¿Le has dicho que has dejado de cuidarte? Si te notas mal, no esperes: llama {emergency}.',
      'Gracias por contarlo. ¿Lo has dejado por cansancio, o porque una parte de ti prefiere que pase algo? Pregunto sin juzgar. Las dos respuestas le sirven a un médico hoy.',
    ],
    again: [
      '¿Has podido hablar con alguien que te atienda? Si hoy te notas peor que ayer, que te vean hoy.',
      'Sigo pensando en tu cuerpo, que carga con todo esto. ¿Quién te podría acompañar a que te miren?',
      'No hace falta tener claro lo que quieres para pedir que te vean. Basta con decir «no me estoy cuidando y me preocupa».',
    ],
  },
  high: atOnce,
  imminent: atOnce,
}
