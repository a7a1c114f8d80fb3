import { movements } from '../../movement'

/** Answers to what was said, by what the clause does. They fit any path. */
export const seenEs = [
  ...movements('seen', { clause: ['unsaid'] }, [
    'Dices {q}. Lo que no se dijo no desaparece: se queda con la forma de la boca, listo para salir en cualquier momento, en la ducha, en un semáforo. No es que llegara tarde. Es que sigue teniendo destinatario y ya no tiene dirección.',
    '{q}. Hay que mirar también el resto de lo que hiciste con esa boca: las preguntas, las bromas, los recados. Casi nadie quiere a otra persona con declaraciones. Se quiere con frases de andar por casa, y de esas, seguro, hubo más de una.',
    'Sobre eso de que {t}: no creo que el silencio de entonces fuera vacío. Uno calla por pudor, por prisa, por no estropear la tarde, por pensar que habría otra. Ninguno de esos motivos es falta de cariño. Son maneras de contar con el futuro.',
    'Te quedó algo dentro y lo dices sin rodeos: {q}. Yo no puedo hacerlo llegar. Lo que sí puedo es no dejar que se quede sin decir: ahora está escrito, con tus palabras, y alguien lo ha leído.',
    'Esa frase que empieza por lo que no pasó, {q}, la habrás terminado de muchas maneras. Con más valor, con más tiempo, con otra tarde distinta. Todas son posibles porque ninguna ocurrió. La que ocurrió fue más torpe y también era tuya.',
    'Y está lo que quedó por decir. {q}, escribes. Se puede vivir con una frase así igual que se vive con una carta sin enviar: no hace falta romperla ni hacer como si hubiera llegado. Basta saber en qué cajón está.',
  ]),
  ...movements('seen', { clause: ['did'] }, [
    'Hay algo que te cuesta más que lo demás, y lo escribiste: {q}. No voy a decirte que no importó. Importó en su momento, como importan las cosas entre quienes se tratan de cerca. Lo que no es cierto es que ese momento pueda hablar por todos los otros.',
    '{q}. Uno guarda las peores frases propias con una fidelidad que no tiene para las buenas. De las tardes tranquilas no hay acta. De esa, tienes hasta el tono. Por eso parece más grande de lo que fue.',
    'Cuentas que {t}. Lo leo y no salgo a defenderte ni a acusarte; no estuve. Solo veo a alguien que sigue repasando una escena porque es la única manera que le queda de intervenir en ella.',
    'Respecto a aquello, {q}, te propongo una cosa: que lo dejes del tamaño de una tarde. Ni más chico, para no mentirte, ni más grande, para no mentirte tampoco.',
    'De lo que hiciste dices {q}. La persona que lo hizo no sabía lo que tú sabes hoy. Esa es una trampa de la memoria: te sienta en aquel momento con todo lo que aprendiste después.',
  ]),
  ...movements('seen', { clause: ['self'] }, [
    'Te dices {q}. Fíjate en el tono: no le hablarías así a nadie que te contara esto mismo. No digo que te quites la razón. Digo que escuches con qué voz te la das.',
    '{q}, escribes, casi pidiendo disculpas. No hacía falta. Lo que uno siente a escondidas porque le parece poco serio suele ser lo más serio de todo, solo que viene vestido de diario.',
    'Hay un juicio en tu mensaje y eres tú quien lo firma: {q}. Conozco ese tribunal. Sesiona de madrugada, no admite testigos y siempre tiene la sentencia escrita de antes.',
    'Cuando escribes {q} te pones en el sitio de quien debía haberlo visto todo. Nadie ve todo. Lo que hoy parece una señal era entonces un martes.',
    'No voy a discutirte {q}. Discutirlo sería tratarlo como una opinión, y no lo es: es un sitio donde duele. Solo te pido que no lo uses de espejo.',
    'Eso que dices de ti, {q}, lo dejaría a un lado por hoy. No porque sea mentira ni porque sea verdad. Porque con ese juicio delante no se ve nada más, y hay más.',
  ]),
  ...movements('seen', { clause: ['fear'] }, [
    'Escribes {q}. Es un miedo con los pies en la tierra: no habla de monstruos, habla de algo que puede pasar. A esos no se les gana con ánimo. Se les da una tarea, y la tarea suele ser pequeña y repetida.',
    '{q}. Lo dices y seguramente bajaste la voz al escribirlo. El miedo casi siempre señala lo que importa con más puntería que el amor, porque no tiene vergüenza de señalar.',
    'Ese temor tuyo, {q}, no me parece exagerado. Me parece preciso. Le tienes miedo a perder una cosa concreta, y quien sabe qué teme perder sabe también qué quiere guardar.',
    'Sobre el miedo: {q}. No te diré que no va a ocurrir, porque no lo sé. Te diré que lo has dicho, y que un miedo dicho ocupa menos que un miedo que hay que vigilar a todas horas.',
  ]),
  ...movements('seen', { clause: ['others'] }, [
    'Cuentas {q}. La gente cercana a veces habla para que se acabe el silencio, no para acompañarlo. No suele ser mala fe; es que no soportan no poder hacer nada, y te pasan a ti ese trabajo.',
    '{q}. Ya sé. Hay frases que la gente dice como quien cierra una ventana: para que no entre frío en su casa. No tienes que darles las gracias ni la razón.',
    'Y luego están los demás: {q}. De puertas afuera todo tiene un plazo razonable. Por dentro no hay calendario, y nadie que no viva ahí debería traer el suyo.',
    'Lo de los otros, {q}, cansa casi tanto como lo principal. Porque encima de llevarlo hay que explicarlo, y encima de explicarlo hay que consolar a quien se incomoda.',
  ]),
  ...movements('seen', { clause: ['absence'] }, [
    '{q}. Una ausencia no es un hueco: es un sitio lleno de costumbre. La mano va, el oído espera, el cuerpo deja espacio. Y cada vez hay que volver a enterarse.',
    'Escribes {q}, y se ve la escena entera. Las casas tardan mucho en entender. Siguen repartiendo las horas como antes, y eres tú quien tiene que ir diciéndoselo, cuarto por cuarto.',
    'Lo que cuentas del silencio, {q}, no es un detalle. El silencio de después tiene un dueño. Por eso no se parece al de antes, cuando era solo que nadie hablaba.',
    'Me quedo con {q}. Podrías haber dicho que lo pasas mal, y habría sido cierto y no habría dicho nada. Dijiste eso. Ahora sé dónde mirar.',
  ]),
  ...movements('seen', { clause: ['stillreach'] }, [
    '{q}. El cuerpo es el último en recibir las noticias. No es terquedad ni locura: es que aprendió un gesto miles de veces y nadie le ha enseñado otro. Le llevará lo que le lleve.',
    'Dices {q}, y lo dices como quien confiesa una rareza. No lo es. Es lo que hace una costumbre cuando se queda sin motivo: sigue un tiempo por su cuenta, igual que una rueda.',
    'Eso de que {t} tiene más sentido del que parece. No es que te engañes: sabes perfectamente lo que ha pasado. Es que hay una parte de ti que sabe con las manos, y las manos leen más despacio.',
    'No dejes de hacerlo porque alguien diga que ya toca. Me refiero a {q}. Hay gestos que se van solos un día cualquiera, sin ceremonia, y otros que se quedan para siempre y no estorban.',
  ]),
  ...movements('seen', { clause: ['habit'] }, [
    '{q}. Lo repetido no se ve mientras se repite. Nadie piensa, un día de tantos, que está haciendo memoria. Y resulta que de eso estaba hecho todo: de volver a hacer lo mismo, más o menos a la misma hora.',
    'De lo que cuentas, lo que más dice es {q}. No fue una vez. Fue costumbre, y una costumbre es una promesa que nadie tuvo que formular.',
    'Escribes {q} en pasado, y es un pasado raro, de los que no terminan de irse. No describe un día: describe una manera de estar. Los días se acaban. Las maneras se pegan.',
    'Mira esta frase tuya: {q}. No hay en ella nada solemne. Y con todo, si hubiera que explicarle a alguien qué era aquello, yo empezaría por leérsela.',
  ]),
  ...movements('seen', { clause: ['body'] }, [
    'También está el cuerpo. {q}, cuentas. No es debilidad ni drama: es que esto se lleva con los músculos y con el sueño, y nadie te avisó de que cansaba igual que cargar muebles.',
    '{q}. Lo anoto porque suele quedar fuera de las cartas. Lo que se vive así no pasa solo por la cabeza. Come a tu hora aunque no sepas a qué sabe, y si el sueño sigue sin venir, cuéntaselo también a quien te cuida la salud.',
    'Cuando dices {q} estás hablando de algo muy concreto, y lo concreto se atiende. Un vaso de agua, un rato de calle, apagar una luz antes. No arreglan nada y sostienen bastante.',
  ]),
  ...movements('seen', { clause: ['dream'] }, [
    'Cuentas {q}. No sé qué son los sueños y desconfío de quien lo sabe. Pero sé lo que hace despertarse de uno así: hay que enterarse otra vez, en frío, con la luz de la mañana. Que eso ocurra más de una noche es mucho pedirle a nadie.',
    '{q}. De noche nadie vigila la entrada, y pasa lo que quiere pasar. No busques mensajes si no los quieres. Puede ser solo que lo que ocupa todo el día no sepa dónde meterse cuando apagas la luz.',
  ]),
  ...movements('seen', { clause: ['miss'] }, [
    '{q}. Está dicho con dos o tres palabras y no le hacen falta más. Echar de menos es un verbo de mucho trabajo: hay que hacerlo todos los días, y no se nota nada por fuera.',
    'Dices {q}. No voy a ponerle un plazo ni una utilidad. Echar en falta es lo que hace el cariño cuando no encuentra a quién darse, y no conozco manera de quitar lo uno sin quitar lo otro.',
    'Lo que falta nunca es solo lo que se nombra. Escribes {q}, y seguramente falta también quién eras tú a su lado, el tono que usabas, las bromas que no le sirven a nadie más.',
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    '{q}. Lo creo tal cual. Hay temporadas en que no poder no es una manera de hablar: es una medida, como la de un vaso. Uno no pone más agua en un vaso lleno por quererlo mucho.',
    'Cuando escribes {q} no estás pidiendo que te empujen. Ya te habrán empujado. Estás diciendo hasta dónde llega la cuerda hoy, y saberlo es más útil que cualquier consejo.',
    'Eso que no puedes, {q}, déjalo escrito y sin fecha. Muchas cosas que no se pueden un mes se hacen otro sin que nadie lo haya decidido. Otras no se hacen nunca, y también se vive.',
  ]),
  ...movements('seen', { clause: ['dontknow'] }, [
    'Escribes {q}. Yo tampoco lo sé, y no voy a hacer como que sí. Hay preguntas que se quedan abiertas porque quien podía contestarlas no está, o porque nadie tuvo nunca la respuesta. Vivir con una así no es resignarse. Es dejar de golpear una pared.',
    '{q}. No saber cansa de una forma particular: no se puede guardar en ningún sitio porque no tiene forma. Quizá sirva decirlo así, como lo has dicho, y no obligarte a resolverlo antes de seguir viviendo.',
    'En medio de tu mensaje pones {q}. Lo leo como lo más honrado que has escrito. Casi todo el mundo se inventa una respuesta con tal de no quedarse ahí. Tú te quedaste.',
  ]),
  ...movements('seen', { clause: ['wish'] }, [
    'Hay un deseo en lo que cuentas y lo escribes claro: {q}. No lo juzgo ni lo mido. Un deseo así no siempre se cumple, pero orienta: dice hacia qué lado estás mirando cuando nadie te ve.',
    '{q}. Quédate con la forma de esa frase. Tiene un sujeto que eres tú y un verbo que mira hacia delante, y eso, en medio de lo que estás pasando, no es poca cosa.',
    'Dices que {t}. Lo tomo en serio. A lo mejor no se puede entero ni hoy, pero casi ningún deseo pide que lo cumplan de golpe; la mayoría se conforma con que alguien empiece.',
  ]),
  ...movements('seen', { clause: ['relief'] }, [
    'Y hay algo que quizá no le has dicho a casi nadie: {q}. El alivio y la pena caben en el mismo pecho y no se hacen trampa. Que algo duro haya terminado descansa, aunque lo que terminó con ello fuera lo que más te importaba.',
    '{q}. Lo lees en tu propia letra y te suena mal, ¿verdad? A mí no. Respirar cuando por fin se puede no es una traición: es lo que hace cualquiera que llevaba demasiado tiempo aguantando el aire.',
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    '{q}. Menos mal que lo dices. La rabia que no se dice se gasta en quien no tiene culpa, o en uno mismo. Esta, al menos, sabe de dónde viene y hacia dónde mira.',
    'No te voy a pedir que sueltes lo que escribes aquí: {q}. La rabia cuida algo. Suele estar de guardia delante de una cosa que dolió mucho y que todavía no se puede tocar.',
  ]),
  ...movements('seen', { clause: ['event'] }, [
    'Los hechos los pones en una línea: {q}. Qué corta es para lo que contiene. Quien la lea no sabrá cuánto dura por dentro, ni las veces que has tenido que decirla ya, al teléfono, en un mostrador, a gente que solo preguntaba por cortesía.',
    '{q}. Ahí está dicho, con punto y todo. Hay frases que dividen la vida en dos, y lo extraño es que gramaticalmente son iguales que las otras: sujeto, verbo y se acabó.',
    'Cuentas que {t}. Nada más. No pones cómo fue la hora siguiente, ni quién te dijo qué, y no hace falta. Lo que no está escrito también se entiende.',
  ]),
  ...movements('seen', { clause: ['contrast'] }, [
    'Hay una frase en la que te aclaras tú sin ayuda de nadie: {q}. Tiene dos mitades, y la segunda es una dirección. No hace falta que yo añada mucho. Solo que la subrayo.',
    '{q}. Cuando alguien es capaz de separar así una cosa de otra, ha hecho ya la mitad del trabajo, aunque por dentro siga pareciendo todo lo mismo.',
  ]),
  ...movements('seen', { clause: ['thanks'] }, [
    '{q}, escribes, y lo escribes en medio de lo que duele, que es donde más cuesta. Agradecer no tapa nada. Solo dice que también hubo esto, y que merece constar.',
    'Que en un mensaje así aparezca {q} dice mucho de cómo miras. No todo el mundo es capaz de seguir viendo lo recibido cuando lo que tiene delante es lo perdido.',
  ]),
  ...movements('seen', { clause: ['question'] }, [
    'Preguntas {q}. No voy a contestar, porque no lo sé y porque sospecho que ya te han contestado demasiado. Hay preguntas que uno hace para que alguien las oiga entera y no salga corriendo a taparlas. Esta la he oído.',
    'Tu mensaje lleva una pregunta dentro: {q}. Puedes dejarla ahí, con sus dos signos, sin que nadie la responda. Las preguntas honradas aguantan bien la intemperie.',
  ]),
  ...movements('seen', { clause: ['love'] }, [
    '{q}. En presente, o en el tiempo que sea, da igual: se entiende. Querer no pide permiso a los acontecimientos. Pasa lo que pasa, y el verbo sigue donde estaba.',
    'Lo dices con todas las letras: {q}. No lo corrijas por prudencia. Hay quien pasa la vida entera dando rodeos para no escribir una línea así.',
  ]),
  ...movements('seen', { clause: ['other'] }, [
    'Me detengo en {q} porque es una de esas frases que parecen de paso. No lo son. La pusiste para que se entendiera algo que no cabía en las otras, y se entiende.',
    'También escribes {q}. No sé todo lo que hay detrás, y no voy a hacer como si lo supiera. Pero lo dejaste escrito, y las cosas que uno deja escritas en un mensaje así rara vez están de relleno.',
    '{q}. Podría pasar por un dato. A mí me parece más bien la esquina de una escena que conoces entera y de la que solo has querido enseñar un borde. Con el borde basta.',
  ]),
]

/** The way back to what a detour put off. */
export const backEs = movements('back', {}, [
  'Ahora sí, aquella frase del principio. No la voy a desmentir, porque no es mentira. Lo que hace es ponerse delante de todas las demás y hablar en nombre de ellas, y eso no le corresponde: cuenta un momento, y tú me has contado bastantes más.',
  'Vuelvo a lo que dejé pendiente. Se me ocurre que esa línea lleva tiempo trabajando sola, sin que nadie la contradiga ni la acompañe. Puesta al lado de lo demás que cuentas, sigue siendo verdad, pero ya no es la única verdad del mensaje.',
  'Lo prometido: la frase con la que empecé. Después de mirar el resto la leo de otra manera. Antes parecía el resumen de todo; ahora me parece una parte, la que más ruido hace. El resumen sería mucho más largo y tendría mejores cosas.',
  'Y llegamos a lo difícil, que sigue donde lo dejamos. No tengo nada que lo borre. Tengo solo una cosa que decir: pesa tanto porque a su alrededor había algo que valía, y ese valor no lo puso ni lo quita una frase.',
  'Dije que volvería y vuelvo. Lo que escribiste ahí no pide una respuesta, pide compañía. Pasa con ciertas verdades: no se discuten ni se arreglan, se llevan, y se llevan algo mejor cuando alguien más sabe que las llevas.',
])
