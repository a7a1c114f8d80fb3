import { movements } from '../../movement'

/** Long-letter movements for what weighs and for the way a person wants to close. */
export const deepHeartEs = [
  ...movements('deep', { aspect: 'heart', any: ['feel:guilt'] }, [
    'Haz una vez la prueba de contar lo mismo poniendo a otra persona en tu lugar. Mismos datos, mismas horas, otro nombre. Me juego algo a que a la mitad estarías buscándole un vaso de agua. Eso que ibas a decirle es lo que falta en tu versión.',
    'La culpa no soporta los detalles. Pregúntale qué día era, qué sabías a esa hora, quién te había llamado antes, cuánto llevabas sin dormir. Se pone nerviosa. Prefiere las palabras grandes, siempre, nunca, debiste, porque con ellas no hay que probar nada.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:sadness', 'feel:pain'] }, [
    'Si hoy te da por llorar, no hace falta un motivo reciente. A veces se llora a plazos lo que en su momento hubo que despachar deprisa. Ten pañuelos y no des explicaciones: es algo que el cuerpo tenía anotado para cuando hubiera hueco.',
    'Hay días en que la pena se parece a tener fiebre: todo lejos, ruidos grandes, ganas de que alguien decida. El trato es el mismo. Líquidos, poca conversación, nada de firmar contratos. Suele bajar de madrugada y uno se da cuenta por la mañana, al encontrar tonta alguna cosa.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:anger'] }, [
    'Si la rabia vuelve, mira a qué hora. Muchas veces viene a tapar un momento concreto, el de llegar, el de apagar. Entonces no es que tengas mal carácter. Es que a esa hora había otra cosa y el enfado al menos hace ruido.',
    'Escribe la carta que no enviarías jamás, con todo, incluso lo injusto. Léela una vez de pie. Luego rómpela en trozos tan pequeños que cueste. Ocupa las manos y no deja pruebas, que son las dos cosas que pide la rabia y no sabe decir.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:tiredness'] }, [
    'Un cansancio así no se arregla con un fin de semana. Se arregla, si acaso, quitando algo. Repasa qué haces por inercia, por quedar bien o porque nadie más lo hace, y deja de hacer una sola de esas cosas. Nadie se dará cuenta hasta el jueves.',
    'Llevas tiempo funcionando con lo que sobraba. Lo que notas ahora es lo gastado, que sale todo junto. Se repone con sueño y diciendo que no a alguna cosa, y las dos se hacen mejor sin pedir perdón.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    'Prueba a poner por escrito el peor caso, con pasos, como si fuera un trámite: qué pasaría primero, a quién llamarías, dónde dormirías esa noche. Da reparo empezar. Pero una desgracia con pasos ya tiene algún sitio por donde meter mano, y hasta entonces no tenía ninguno.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence', 'harm', 'contact', 'sickness', 'illness'] }, [
    'Fíjate en que casi todo lo que temes ocurre en tu cabeza con espectadores. En la realidad, las cosas difíciles pasan en salas pequeñas, con gente buscando un bolígrafo. Duelen igual, pero se puede pedir agua.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:loneliness'] }, [
    'A la soledad le viene bien un sitio público y barato donde te conozcan un poco: un bar, una biblioteca, el banco de un parque a la misma hora. No para hacer amigos. Para que alguien note, el día que faltes, que has faltado.',
    'Manda un mensaje hoy que no diga nada. Una foto de algo torcido, una noticia absurda. La gente que te aprecia no sabe si puede escribirte, y esas tonterías abren más que un «tenemos que hablar».',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:emptiness', 'feel:numbness', 'feel:hopelessness'] }, [
    'Cuando no se siente gran cosa, los demás proponen emociones fuertes, como quien da golpes a una tele. Yo propondría al revés: sensaciones pequeñas y exactas. Agua muy fría en las muñecas. El peso de un diccionario. Cáscara de naranja. No curan nada. Son pruebas de que el aparato recibe.',
    'Haz como si te interesara algo durante diez minutos. Con disimulo, sin creértelo. Cómo se repara una persiana, por qué se llama así tu calle. No hay que llegar a que guste. A veces la curiosidad se deja engañar y se queda un rato de más.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:confusion'] }, [
    'Haz sitio a las contradicciones en un cuaderno, en dos columnas y sin flechas. En una, lo que pensabas esta mañana. En la otra, lo de ahora. No tienes que dictar sentencia al final de la hoja. Al cabo de una semana se ve qué frases vuelven y cuáles solo pasaban.',
    'No te hace falta saber lo que sientes para saber lo que necesitas. Lo segundo es más fácil: sueño, comida, que alguien recoja un paquete. Empieza por ahí, que es lo que se puede pedir en voz alta.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:shame'] }, [
    'Elige a una sola persona y cuéntale la parte que peor te deja. Que sea alguien que también haya metido la pata alguna vez y lo diga riéndose. Suelen contestar con otra. Se aprende entonces que lo que parecía un sótano propio es un sitio bastante concurrido.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:longing', 'feel:love'] }, [
    'Echar de menos tiene sus trucos. Uno es ir al sitio y comprobar que el sitio ha seguido. Otro es contárselo a alguien que también estuvo, y que recordará lo contrario. De las dos cosas se vuelve con algo menos de estatua y algo más de vida.',
  ]),
  ...movements('deep', { aspect: 'heart', any: ['feel:relief'] }, [
    'El alivio y lo otro van a turnarse, y a veces en la misma tarde. No les pidas que se presenten juntos ni que se justifiquen. Duerme cuando duermas. Llora cuando llores. Ninguno de los dos le quita la razón al que vino antes.',
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:thanks'] }, [
    'Lo de dar las gracias tiene una trampa, y es querer que abarque todo. Todo no se agradece: se agradece una tarde, un paraguas prestado, la vez que alguien se calló a tiempo. Empieza por lo más pequeño que recuerdes. Verás que detrás viene otra cosa, y no se acaba.',
    'Hay una forma de gratitud que no se dice, se usa. Consiste en hacer bien lo que se aprendió. La próxima vez que te salga algo que alguien te enseñó, párate un segundo antes de seguir. Eso es todo el acto.',
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:forgive', 'close:selfforgive', 'close:askforgiveness'] }, [
    'Del perdón se habla como de un interruptor. Yo lo he visto portarse más como una dentición: molesta, avanza un milímetro, se para meses, y cuando ya nadie se acuerda resulta que se puede masticar. Quien te pregunte si ya está no ha entendido cómo funciona.',
    'Perdonar no obliga a llamar, ni a volver, ni a decir que no fue para tanto. Puedes pensar que estuvo mal y soltar el turno de guardia. Son dos decisiones distintas, y la segunda es a tu favor.',
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:goodbye'] }, [
    'Hay despedidas que se hacen en una tarde y otras que se reparten. Un poco al devolver unos libros, un poco al cambiar de compañía de teléfono, un poco en un atasco. Cuando alguien te diga que tienes que despedirte, puedes contestar que estás en ello, desde hace tiempo y por entregas.',
    'Soltar algo no es tirarlo. Cuando uno deja un bulto en el suelo, el bulto sigue ahí, y lo que cambia son los brazos. Lo digo por si te frena la idea de estar abandonando algo.',
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:quiet'] }, [
    'La paz que pides casi nunca viene como se pide. Viene por partes y sin anunciarse: una ducha en la que no has pensado, un trayecto entero mirando por el cristal, la cena de un jueves que sabía a cena. Se reconoce tarde. Cuando la notas, ya llevaba un rato.',
    'Para que haya calma hace falta, antes que nada, que algo deje de sonar. Mira qué suena: un grupo del móvil, una conversación que repasas, una cita que no quieres. Apaga uno. No arregla lo de fondo y se oye distinto.',
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:remember'] }, [
    'Para que algo no se pierda no sirve apretarlo. Sirve usarlo. Cuenta una cosa a alguien más joven, aunque no venga a cuento. La entenderá a su manera, se la llevará un poco deformada y, dentro de años, la soltará en una sobremesa sin saber de dónde salió.',
    'Los recuerdos grandes se cuidan solos. Los que hay que vigilar son los menudos: una palabra que ya nadie usa, por qué lado se empezaba el melón, cómo sonaba una tarde entre semana. Apunta uno por semana. No los expliques.',
  ]),
  ...movements('deep', { aspect: 'closing', all: ['close:understand'] }, [
    'Entender es un verbo con prestigio, y a veces lo que se busca debajo es otra cosa: que alguien diga que sí, que fue raro, que no te lo estás inventando. Eso sí puedo decírtelo: lo que a ti no te encaja no encaja tampoco visto desde aquí.',
    'Hay respuestas que llegan años después y ya no se usan para nada. Uno las mira, reconoce que eran esas, y sigue doblando la ropa. Mientras tanto se vive con la pregunta puesta, como se vive con un ruido de nevera.',
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:closedoor'], not: ['path:duelo'] }, [
    'Va a haber tentaciones de volver a mirar. No las cuentes como recaídas. Cuenta, si quieres contar algo, las veces que pasaste por delante y seguiste: nadie las ve, no dejan rastro, y son las que lo van cerrando.',
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:closedoor'], not: ['path:duelo'] }, [
    'Terminar algo tiene su parte manual. Cambiar una contraseña. Devolver un cargador. Quitar un atajo del teléfono. Son gestos sin grandeza y por eso funcionan: no hay que sentir nada mientras se hacen. Lo que haya que sentir ya vendrá, y encontrará el sitio despejado.',
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:forward', 'close:hope'] }, [
    'Lo nuevo, al principio, queda grande o queda estrecho. Lo llevas unos días con la etiqueta puesta, por si hay que devolverlo. No es que no sea para ti. Todo lo que hoy es tuyo estuvo alguna vez sin estrenar y te dio apuro.',
    'Empezar se puede varias veces. El primer intento casi siempre es para enterarse de dónde están los enchufes. Si se cae, ya sabes algo: qué pesaba, qué faltaba, a quién habría que llamar antes. El segundo ya no parte de cero.',
  ]),
  ...movements('deep', { aspect: 'closing', any: ['close:self', 'close:strength'] }, [
    'De quién eras se acuerda mejor la gente que tú. Pregúntale a alguien que te conozca de antes qué hacías cuando estabas a gusto. No te dirá virtudes. Te dirá que tarareabas, que preguntabas demasiado, que siempre querías otra ronda. Por ahí se puede tirar.',
    'Si buscas por dónde vuelves a ser tú, mira lo que haces cuando nadie te evalúa. El camino que eliges sin prisa. Lo que pides cuando pides sin mirar el precio. Lo que te hace gracia a solas. Ahí hay alguien, y lleva bastante tiempo esperando turno.',
  ]),
]
