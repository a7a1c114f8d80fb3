import type { Answers } from '../texts'
import type { FlaggedLevel } from '../../care.schema'

/** Being hurt, watched or forced by somebody. Safety first: nothing here asks anybody to face the one who does it. */
export const violence: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Lo que describes da miedo de leer, y supongo que más de vivir. No eres responsable de lo que otra persona te hace. ¿Estás a salvo hoy? Hay gente que sabe de esto y escucha sin obligarte a nada: mira el teléfono de abajo, mejor cuando estés a solas.',
      'Controlar, amenazar o humillar también es violencia, aunque no deje marca. ¿Hay alguien que lo sepa? No hace falta que decidas nada hoy; basta con que no lo lleves a solas. Puedes llamar {line}.',
      'Gracias por contarlo. Eso que pasó no fue culpa tuya. ¿Sigue esa persona cerca de ti? Si te preocupa que lea esto, puedes borrar la conversación. La línea de abajo ayuda también a pensar con calma.',
      'Te creo. Vivir midiendo el humor de otra persona agota. ¿Cuándo te sientes más a salvo, y con quién? Esa persona podría saber un poco más de lo que pasa.',
    ],
    again: [
      '¿Ha cambiado algo desde que lo contaste? Si sube el peligro, lo primero es salir a donde haya gente y llamar {emergency}.',
      'No tienes que dejar a nadie ni denunciar para que te escuchen en esa línea. Orientan también a quien todavía no sabe qué quiere hacer.',
      'Sigo aquí. ¿Tienes a mano lo que necesitarías si un día hay que salir deprisa: documentos, llaves, un número? Guardarlo en casa de alguien es una buena idea.',
    ],
  },
  high: {
    first: [
      'Lo que te hacen es violencia, y no es culpa tuya. Lo primero es tu seguridad, no convencer a quien te hace daño. ¿Estás a salvo en este momento? Si no, sal a donde haya gente y llama {emergency}. Si puedes hablar con calma, llama {line}.',
      'Te creo. Nadie tiene derecho a pegarte, forzarte ni vigilarte. No te voy a pedir que le plantes cara. Te pregunto: ¿está cerca ahora? Hay personas que saben acompañar esto sin meterte prisa: llama {line} cuando no te oigan.',
      'Gracias por ponerlo por escrito, que tiene su riesgo. Si compartes teléfono u ordenador, borra después esta conversación. Para hoy: un lugar donde dormir sin miedo, y alguien que sepa dónde estás. ¿Lo hay?',
      'Leo que te están haciendo daño. Si hay heridas, que las vea un médico, que además deja constancia. Si hay niños, ellos también cuentan para pedir ayuda. Puedes llamar {line} y, si hay peligro, llamar {emergency}. ¿Con quién podrías estar hoy?',
      'Lo que describes no se arregla portándote mejor, porque no empieza en ti. ¿Qué necesitarías para pasar a salvo esta noche? Pensarlo con alguien que conoce los recursos de tu zona ayuda: llama {line}.',
    ],
    again: [
      '¿Sigues a salvo? Si esa persona vuelve o la notas peor que otras veces, no discutas: sal y llama {emergency}.',
      'Te sigo leyendo. ¿Hay una palabra que podrías acordar con alguien, para que al recibirla sepa que tiene que llamar {emergency}? Una cualquiera, que no llame la atención.',
      'No hace falta contarlo entero ni tener pruebas para que te atiendan. ¿Qué te frena de llamar? Si es que te oye, mira si puedes hacerlo desde fuera, o desde el teléfono de otra persona.',
      'Lo que sientes por esa persona y lo que te hace pueden ser verdad a la vez. Tu seguridad va antes. ¿Dónde podrías estar esta noche?',
    ],
  },
  imminent: {
    first: [
      'Estás en peligro ahora. Si puedes salir, sal sin discutir y sin recoger nada, a donde haya gente. Llama {emergency} en cuanto puedas. Si no puedes hablar, deja la llamada abierta. ¿Estás donde te pueden oír?',
      'Lo primero es que salgas o te encierres lejos de esa persona, en un sitio con puerta y sin cosas con las que hacer daño. Llama {emergency} y di la dirección. Lo demás puede esperar.',
      'Llama {emergency} ahora, o mándale a alguien tu dirección y «llama a la policía». No intentes calmar a quien te amenaza ni le digas que vas a llamar. Si hay niños, que vayan contigo. Sigo aquí.',
      'Por lo que cuentas, puede pasar hoy. No te quedes en casa a esperarlo: ve con alguien o a un lugar público y llama {emergency}. ¿Puedes salir en este momento?',
    ],
    again: [
      '¿Has podido salir o llamar? Si puedes teclear y no hablar, pide a alguien por mensaje que llame {emergency} por ti.',
      'Mientras llega ayuda, quédate lejos de esa persona y cerca de una salida. No hace falta que me contestes.',
      'Si estás a salvo, dímelo con una palabra. Si no, llama {emergency}; cada vez que puedas intentarlo es buen momento.',
    ],
  },
}

/** Wanting to hurt somebody else. */
export const threat: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Hay mucha rabia en lo que escribes, y la rabia puede decirse entera. Lo que me detiene es la parte de hacer daño. ¿Es una imagen que viene, o algo que te ves haciendo? Puedes contestar sin adornos.',
      'Que te asalten ideas así no te hace mala persona, y merece la pena no llevarlas a solas. ¿Te asustan? Hablar con un profesional sirve justo para eso. También puedes llamar {line}.',
      'Lo que te hicieron tiene que haber dolido mucho para llegar hasta ahí. ¿Qué es lo que más te enciende? Cuéntamelo, y mientras, pon tierra por medio con esa persona.',
      'Te leo. ¿Esas ganas de hacer daño suben y bajan, o llevan días igual? Si llevan días, habla con alguien que te vea en persona, hoy mejor que mañana.',
    ],
    again: [
      '¿Está más alto o más bajo que hace un rato? Si sube, lo mejor es moverte: salir a andar, en dirección contraria a donde está esa persona.',
      'Sigue la rabia, y tiene su razón. Lo que harías con ella se puede decidir otro día. ¿Quién te puede hacer compañía hasta que baje?',
      'Puedes escribir aquí todo lo que le dirías, sin que salga de aquí. ¿Por dónde empezarías?',
    ],
  },
  high: {
    first: [
      'Lo que escribes suena a que alguien podría salir herido, y no quiero dejarlo pasar. ¿Piensas hacerlo? Antes de nada, aléjate de esa persona y de lo que podrías usar. Si sientes que no puedes parar, llama {emergency}: sirve también para pedir ayuda contigo.',
      'Debajo de esto hay un dolor muy grande, lo leo. Y hacer daño te dejaría con él y con algo más. ¿Dónde estás ahora, y dónde está esa persona? Pon distancia y habla hoy con alguien: puedes llamar {line}.',
      'Gracias por decirlo aquí antes que hacerlo. No te voy a sermonear. Te pregunto: ¿hay un momento o un lugar pensados? Si los hay, que alguien de confianza esté contigo ese rato, y deja en otras manos lo que pudiera herir.',
      'La rabia sube muy deprisa y tarda en bajar; en lo alto se hacen cosas que duran toda la vida. Ahora solo esto: sal de ahí, camina, llama a alguien que te calme. Si notas que vas a hacerlo, llama {emergency} y dilo así.',
    ],
    again: [
      '¿Cómo va la rabia, del uno al diez? Por encima de siete no decidas nada ni vayas a ninguna parte donde esté esa persona. Llama a alguien que te quiera y que venga.',
      'Sigo leyéndote. ¿Qué te gustaría que esa persona supiera? Escríbelo aquí sin filtro; aquí no le llega a nadie. Y guarda distancia mientras lo haces.',
      'Una parte de ti lo está contando en vez de hacerlo. Esa parte puede llamar {line} o {emergency} y decir «tengo miedo de hacerle daño a alguien». Lo entienden.',
      '¿Hay alguien que pueda estar contigo hasta mañana? Lo que hoy parece la única salida, mañana suele tener otro tamaño, y entonces se puede hablar de justicia, de denuncia o de lo que haga falta.',
    ],
  },
  imminent: {
    first: [
      'Por lo que escribes, alguien puede salir herido hoy. Para un momento: suelta lo que tengas, sal de ahí y llama {emergency}. Di «tengo miedo de hacerle daño a alguien». ¿Puedes ponerte lejos de esa persona ahora?',
      'No vayas. O si ya estás allí, date la vuelta. Llama {emergency} o a la persona que mejor te calma, y no cuelgues. Lo que te hicieron se puede responder de otras maneras que no te quiten el resto de la vida.',
      'Esto es urgente por esa persona y por ti. Aléjate, deja en manos de otro lo que llevas y llama {emergency}. No te pido que perdones a nadie. ¿Quién puede llegar a tu lado en diez minutos?',
      'Hay un minuto entre esto y lo que no se deshace, y estás en él. Úsalo para salir de ahí y llamar {emergency}. Sigo leyendo lo que quieras decirme después.',
    ],
    again: [
      '¿Dónde estás ahora? Si sigues cerca de esa persona, lo siguiente es alejarte. Y llama {emergency}.',
      'Quédate con alguien, aunque no le cuentes por qué. Si notas que vuelves hacia allí, llama {emergency}.',
      'Dime que te has alejado, o dime qué te lo impide. Y si no puedes con ello, llama {emergency}: mejor una llamada que sobre.',
    ],
  },
}

/** Somebody else is in danger. */
export const third: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Te preocupa alguien, y con razón. Preguntarle directamente si piensa en morir no le mete la idea; suele aliviar que alguien se atreva. ¿Podrías hacerlo hoy, en un sitio tranquilo? En la línea de abajo también orientan a quien acompaña.',
      'Lo que has visto en esa persona merece una conversación. Algo así: «te noto mal y no quiero suponer; ¿has pensado en quitarte la vida?». Luego, escuchar más que contestar. Puedes llamar {line} para prepararlo.',
      'Qué difícil querer a alguien y no saber cuánto peligro hay. ¿Qué te ha dicho con sus palabras? Si dudas, pregunta a quien sabe: llama {line}. Y cuéntaselo a otra persona de su entorno; no es traicionar a nadie.',
      'Gracias por pensar en esa persona. ¿Sabe que te has dado cuenta? A veces basta con quedarse un rato y volver mañana. Y tú, ¿cómo estás llevando esto?',
    ],
    again: [
      '¿Has podido hablar con esa persona? Si notas que ya tiene algo decidido, o un momento, no la dejes a solas y llama {emergency}.',
      'Lo que haga no depende solo de ti. Puedes acompañar, preguntar y avisar; no puedes vigilar a todas horas. ¿Con quién podrías repartirlo?',
      'Sigo aquí. ¿Qué es lo que más temes que pase? Dilo también, tal cual, a alguien de su familia o a quien la atiende.',
    ],
  },
  high: {
    first: [
      'Esa persona puede estar en peligro, y has hecho bien en tomártelo en serio. Pregúntale directamente si piensa en quitarse la vida y si ha pensado cómo o cuándo. No la dejes a solas si dice que sí. Para saber qué hacer, llama {line}; si el peligro es de ahora, llama {emergency}.',
      'Lo que te ha dicho no es para guardarlo en secreto, aunque te lo haya pedido. Cuéntaselo hoy a alguien que pueda estar con esa persona: familia, una amistad, su médico. ¿Sabes dónde está ahora mismo?',
      'Da mucho miedo leer algo así de alguien a quien se quiere. Tres cosas: estar, o que alguien esté; quitar de su alcance lo que pudiera herirle; pedir ayuda profesional con esa persona delante. Te orientan si llamas {line}. ¿Con cuál puedes empezar?',
      'No tienes que encontrar las palabras perfectas. «Me importas, me da miedo lo que has dicho y no te voy a dejar a solas» sirve. Después, que lo sepa alguien más y que os oriente una voz con experiencia: llama {line}. ¿Está contigo?',
    ],
    again: [
      '¿Has podido localizar a esa persona? Si no contesta y crees que puede estar haciéndose daño, llama {emergency} y da su dirección.',
      'Puede que se enfade porque lo has contado. Un enfado tiene arreglo. ¿Quién más de su entorno puede ayudarte a acompañar esta noche?',
      'Tú también necesitas a alguien en esto. ¿Quién te sostiene a ti mientras sostienes? La línea de abajo es también para quien acompaña.',
      'Si te pide que no digas nada, puedes contestar: «me lo quedo todo menos lo que te pone en peligro». ¿Cómo está ahora?',
    ],
  },
  imminent: {
    first: [
      'Esa persona está en peligro ahora. Llama {emergency} y di quién es, dónde está y qué te ha dicho. Si puedes llegar sin ponerte en riesgo, ve o manda a alguien, y que no se quede a solas. ¿Sabes dónde está?',
      'No esperes a confirmarlo: llama {emergency} ya, con su dirección y su teléfono. Mientras, si te coge la llamada, sigue hablándole y no cuelgues. ¿Hay alguien más cerca que tú?',
      'Esto es una urgencia. Primero, llama {emergency}. Después, quien esté más cerca, que vaya. Si estás con esa persona, aparta lo que pueda herirle y quédate. No te toca a ti resolver por qué; te toca que llegue alguien.',
      'Has hecho bien en decirlo. Llama {emergency} ahora, aunque te haya pedido silencio, aunque luego se enfade. Di lo que sabes, con la hora del último mensaje. Sigo aquí.',
    ],
    again: [
      '¿Has llamado ya? Si no, llama {emergency} ahora; yo no puedo avisar a nadie.',
      'Si no sabes dónde está, dilo también al llamar {emergency}: tienen maneras de buscar. ¿Cuándo fue lo último que supiste?',
      'Cuando haya alguien con esa persona, respira y busca tú también compañía. ¿Cómo estás?',
    ],
  },
}

/** Voices, being ordered or followed by what others do not hear or see. */
export const psychosis: Record<FlaggedLevel, Answers> = {
  concern: {
    first: [
      'Lo que oyes o notas tiene que asustar, y te creo cuando dices que lo sientes así. ¿Es la primera vez? Un médico puede ayudarte a que tenga menos fuerza. ¿Hay alguien de confianza contigo hoy?',
      'Gracias por contarlo, que no es fácil. No voy a discutir lo que percibes. ¿Te dice que hagas algo? Si en algún momento te manda hacerte daño, llama {emergency}.',
      'Dormir poco y el dolor grande a veces cambian lo que se oye y se ve. ¿Cuánto has dormido estos días? Hoy vale la pena que te vea alguien, con una persona conocida al lado.',
      'En el duelo hay quien oye o siente a la persona que falta, y puede ser un consuelo. ¿Lo que oyes te acompaña, o te asusta y te manda? Si te manda, cuéntaselo hoy a un médico.',
    ],
    again: [
      '¿Está más fuerte o más lejos que antes? Un lugar con luz y con alguien conocido suele ayudar. Y hoy, un médico.',
      '¿Quién sabe lo que te pasa? Con que una persona lo sepa de verdad, esto pesa distinto.',
      'Sigo leyéndote. Yo no puedo decirte qué es. Quien te vea en persona sí puede ayudar a entenderlo; ¿lo intentamos hoy?',
    ],
  },
  high: {
    first: [
      'Oír que te ordenan cosas es muy duro, y no tienes que obedecer. Una voz manda, pero no puede moverte la mano. Ve ahora con alguien de confianza y que te vea un médico hoy. ¿Qué te está diciendo?',
      'Te creo cuando dices que lo oyes. Para este rato: enciende la luz, ponte con alguien conocido, deja lejos lo que pudiera herir. Y llama {emergency} si te pide que hagas daño, a ti o a quien sea.',
      'Lo que describes necesita atención hoy, igual que la necesitaría una fiebre muy alta. ¿Tomas alguna medicación o te atiende alguien? Llámales y cuéntalo así. Si no es posible, puedes llamar {line}, o ir a urgencias con compañía.',
      'No es debilidad ni es culpa tuya. ¿Estás a solas? Que deje de ser así cuanto antes: alguien de casa, una vecina, quien sea. Después, un médico, hoy. Si se pone peor, llama {emergency}.',
    ],
    again: [
      '¿Hay ya alguien contigo? Si no, que sea lo siguiente. Y si la orden se hace más fuerte, llama {emergency}.',
      'Puedes decirle que no a esa voz en voz alta, o poner música y hablar con alguien por encima de ella. ¿Qué te pide ahora?',
      'Sigo aquí, y hay cosas que se me escapan: no puedo verte ni ir. Quien te atienda hoy sí. ¿Quién te acompañaría a urgencias?',
    ],
  },
  imminent: {
    first: [
      'Llama {emergency} ahora y di: «oigo voces que me mandan hacer daño y tengo miedo de hacerlo». No tienes que obedecer. Suelta lo que tengas, sal a donde haya gente. ¿Puedes?',
      'Esto es una urgencia y tiene ayuda. Ve con la persona que tengas más cerca y pídele que llame {emergency}. Mientras tanto, aléjate de lo que pueda herir a nadie. Sigo escribiéndote.',
      'Esa orden no tiene por qué cumplirse. Gana minutos: siéntate en el suelo, toca algo frío, habla en voz alta. Y llama {emergency}; di dónde estás y lo que oyes.',
      'No te quedes a solas con eso ni un minuto más. Llama {emergency}, o abre la puerta y pide ayuda. Lo que oyes es muy real para ti y hay quien sabe tratarlo hoy.',
    ],
    again: [
      '¿Está alguien contigo? Llama {emergency} si todavía no lo has hecho.',
      'Sigue sin obedecer: una vez más, y otra. Ya lo estás haciendo, porque me escribes. Llama {emergency}.',
      'Pasa el teléfono a otra persona y que lea esto: hace falta llamar {emergency} y no dejarte a solas.',
    ],
  },
}
