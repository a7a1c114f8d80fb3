import { movements } from '../../movement'

/** Movements of long letters about bearings that are built on what the person wrote. */
export const deepOwnPropositoEs = [
  ...movements('deep', { aspect: 'p-ending' }, [
    'Vuelvo a lo que pides, {c.inf}. Es una frase con dos partes: lo que quieres y el permiso que te falta para quererlo. De la primera sabes tú. Sobre la segunda me gustaría saber a quién se lo estás pidiendo, porque muchas veces esa persona hace años que no se dedica a dar permisos.',
    '¿Cómo se notaría, desde fuera, que has conseguido {c.inf}? Alguien que viviera enfrente, ¿qué te vería hacer distinto un miércoles? Contesta con cosas que se vean: a qué hora sales, qué llevas en la bolsa, con quién te paras. Lo que se ve se puede empezar sin esperar a sentirlo.',
    'A lo mejor {c.inf} no llega como lo imaginas, de una vez y con un antes y un después. Puede entrar por capas. Una mañana que sale bien, tres que no, una conversación que se alarga. Cuando quieras darte cuenta llevarás meses en ello sin haber inaugurado nada.',
    'Si tuvieras que {c.inf} con lo que ya hay en tu casa, sin comprar ni aprender nada, ¿por dónde se empezaría? Lo planteo así porque solemos poner delante de los deseos una lista de requisitos que no pide nadie. Algunos hacen falta. La mayoría son una forma educada de dejarlo para otoño.',
    'Lo contrario de {c.inf}, ¿qué sería? Dilo con una imagen, la primera. Ahora fíjate en si esa imagen describe tu futuro o describe tu presente. Si es el futuro, se trata de un miedo y se le puede pedir que espere. Si es el presente, ya sabes de qué se está saliendo.',
  ]),
  ...movements('deep', { aspect: 'p-name', not: ['little', 'parenthood', 'childless', 'kin:child', 'kin:mother', 'kin:father', 'kin:parents', 'kin:partner', 'kin:grandparent', 'kin:sibling', 'kin:friend', 'kin:family', 'kin:group', 'kin:faithful'] }, [
    'Hagamos un experimento con {n}. Por un momento, cambia el nombre por otro cualquiera y repite lo que me has contado. ¿Qué frases siguen siendo ciertas? Esas hablan de ti y te acompañarán a donde vayas. Las que se caen hablaban {de.n}. Conviene saber a cuál de las dos pertenece lo que más pesa.',
    '¿Qué pasaría si durante un mes nadie te preguntara por {n}? Te ahorrarías explicaciones, desde luego. Y aparecería un hueco en las conversaciones, al principio incómodo, por donde se colarían temas que llevan tiempo sin turno. Haz la lista de esos temas. Dos o tres son tuyos de verdad.',
    'Hay una parte {de.n} que se puede fotografiar y otra que no. De la primera te habla todo el mundo. La segunda es un modo de estar: cierta atención, cierta postura, lo que se te pasa por la cabeza mientras tanto. Nadie te la ha preguntado en serio. Si la supieras decir en una frase, ¿dónde más podría ocurrir?',
    'Dentro de diez años dirás algo {de.n} en una sobremesa. No será lo que dices hoy, ni será mentira. El tono habrá cambiado, y tendrá algún detalle cómico que todavía no se ve. No te lo cuento para que corras hacia allí. Solo para que hoy no hables {de.n} como si fuera la última versión.',
    'Es fácil confundir {n} con uno mismo después de tanto tiempo en la misma frase. Ve separando, al menos en el papel: esto le pasa {a.n}, esto me pasa a mí. Con asuntos distintos se puede tener dos humores distintos, y no es obligatorio que se hunda el uno cuando se hunde el otro.',
    'Acabo de fijarme en cuántas veces aparece {n} en esta carta. Y, sin embargo, si alguien la encontrara en un autobús y la leyera, al bajar no sabría casi nada {de.n}. Sabría de ti: qué te cansa, qué defiendes, qué pides. De eso trataba desde el principio.',
    'Me imagino a alguien que te oyera decir {n} en otra lengua, sin entender el resto. Por el tono sabría si hablas de algo que tienes, de algo que tuviste o de algo que temes. Yo solo tengo las letras. Tú, en cambio, puedes oírte. La próxima vez que lo digas, atiende un segundo al tono. Sabe cosas.',
    'Antes de que {n} fuera un asunto hubo un tiempo en que no lo era. Trata de acordarte de esa ignorancia, de qué te preocupaba entonces, de lo que te parecía urgente. Ni siquiera hace falta que fuera mejor. Es útil saber que se ha sido alguien sin esto, porque quien lo fue una vez no lo ha olvidado del todo.',
    'Hay un modo de hablar {de.n} en el que tú eres quien cuenta y otro en el que eres quien declara. En el segundo se buscan pruebas y atenuantes. En el primero caben el tiempo que hacía, la comida, una broma en mal momento. Tu mensaje va pasando del uno al otro. Ojalá alguien te pida la versión con el tiempo que hacía.',
  ]),
  ...movements('deep', { aspect: 'p-thing' }, [
    'Pienso en {o} y en la manía de dividir las cosas en importantes y accesorias. Si te mudaras mañana a un sitio muy pequeño, ¿[o:vendría|vendrían] contigo? No hace falta que contestes. La duda misma, si ha durado más de dos segundos, ya ha puesto {o} en una de las dos listas.',
    '{de.o} podrías dar una charla de diez minutos sin papeles. De ti, no. Con lo primero tienes detalles, con lo segundo opiniones. Prueba a hablar de ti como hablarías {de.o}: tamaño, procedencia, para qué sirve, qué le falta, con qué conviene no mezclarlo.',
    'Me gustaría haber visto {o} el día en que no significaba nada. Ese día existió: una cosa entre cosas, al alcance de la mano. Fue después cuando se cargó de lo demás. Lo que se ha cargado así también puede ir soltándolo, y a lo mejor un día vuelve a ser lo que era, con alguna raya más.',
    'Hay dos maneras de mirar {o}: como lo que queda y como lo que hay. La primera cansa, porque obliga a restar cada vez. La segunda no pide cálculo. Alterna. Con que uno de cada tres días mires de la segunda manera, ya se nota en los hombros.',
    'Vuelvo {a.o} porque me interesa una cosa: lo nombraste sin lástima, como se nombra lo que sigue en uso. Casi todo lo demás de tu mensaje está en algún tiempo, en el pasado, en el condicional. Una cosa no: una cosa está, y ya. Es poca cosa para apoyarse, y es de lo que no cede.',
    '¿Quién más sabe {de.o}? No que exista: lo que significa. Si la respuesta es nadie, puede que sea el momento de contárselo a alguien, y si la respuesta es un nombre, ese nombre te sirve para más asuntos que este. A la gente se la conoce también por lo que uno le ha confiado de sus cosas pequeñas.',
  ]),
  ...movements('deep', { aspect: 'p-quote' }, [
    'Llevo un rato dándole vueltas a una línea tuya, {q}, y no consigo resumirla. He probado a decirla con otras palabras y siempre pierde algo. Será que ya estaba resumida. Me quedo con ella como se queda uno con una dirección apuntada en la mano: sin entender todavía la calle, pero sabiendo que se va hacia allí.',
    'Si tu mensaje fuera una película, {q} sería el plano que dura un segundo de más. Nadie lo comenta a la salida y es el que se recuerda. Me gustaría preguntarte qué había justo antes y justo después, lo que no cabía en la casilla. A lo mejor te apetece escribirlo, sin destinatario.',
    'Lee en voz alta {q}, como si te la dijera alguien a quien aprecias. ¿Qué le preguntarías? Seguro que no le darías un consejo a la primera. Le preguntarías desde cuándo, o con quién lo ha hablado, o si ha cenado. Hazte esa pregunta, la que te haya salido. Era para ti.',
    'Entre todas tus frases hay una que funciona como una herramienta de fontanero, sirve para abrir casi cualquier otra: {q}. La he usado para volver a leer el resto y algunas cosas han girado un poco. Lo que parecía desgana se parece más a un freno echado. Y lo que parecía un final, a una pieza mal puesta.',
    'Pongo juntas dos frases tuyas, {q} y {q2}, y miro el hueco de en medio. Parece poca cosa. A mí me interesa ese hueco: ahí tomaste aire, ahí decidiste continuar. Cuando cuentes esto a alguien de carne y hueso, haz la pausa en el mismo sitio y mira qué cara pone.',
    'Que {t} lo has dicho sin levantar la voz, como se dicen las cosas a las que uno ya se ha acostumbrado. A mí me pilla de nuevas y por eso me he parado. Si te la dijera un amigo, dejarías el tenedor.',
    'Cuando cierre esta carta se me olvidarán los consejos, que eran de todos, y me acordaré de {q}. Lo digo para que sepas qué parte de tu mensaje ha llegado más lejos. Nunca es la que uno calcula.',
    'Hay una clase de frases que no se pueden traducir a otro nivel de voz. {q} es de esas. Si se grita, suena a queja; si se susurra, a secreto. Está escrita en el tono en que se habla con alguien mientras se hace otra cosa, y ese tono me hace pensar que llevas tiempo diciéndotela.',
    'Alguien, en un sitio que no conozco, te habría contestado a {q} con una carcajada y una mano en el hombro. A otra persona se le habría puesto la cara seria. Las dos te habrían entendido. Procura tener cerca de las dos clases.',
  ]),
  ...movements('deep', { aspect: 'p-person' }, [
    'Nombras {a.p} en medio de lo tuyo. No sé qué papel tiene en esta temporada, ni te pido que me lo aclares. Solo se me ocurre que casi todas las decisiones que creemos tomar a solas las tomamos mirando de reojo a alguien. Saber a quién se mira no cambia la decisión. Cambia cuánto se tarda.',
    'Hay una línea de tu mensaje en la que sale {p}. La he leído varias veces porque en ella cambias de voz, como quien baja el volumen cuando hay alguien durmiendo. No saco nada en claro. Tú sí podrías sacarlo, si un día te preguntas qué versión de ti aparece cuando hay testigos así.',
    'De las personas que salen en lo que cuentas me fijo en {p}. Se puede querer mucho a alguien y necesitar, a la vez, un asunto propio en el que no entre. Yo lo compararía con la parte del patio donde uno tiende lo suyo.',
  ]),
  ...movements('deep', { aspect: 'p-time' }, [
    'Has puesto una cifra, {span}, y la has puesto sin comentario. Contado en cenas, en inviernos, en pares de zapatos, es una cantidad seria. Nadie vive tanto rato en una cosa sin que la cosa le cambie la letra. No digo si para bien. Digo que ese tiempo no se ha perdido: está en cómo reaccionas a todo lo demás.',
    'Con {span} por medio se entiende que cueste. Un hábito de un mes se va en una semana; uno de tantos años ha tenido tiempo de meterse en todo. Ten con lo que venga la paciencia que tuviste entonces, cuando tampoco sabías, y nadie te exigía resultados antes de Navidad.',
    'Señalas {day} y no creo que sea por casualidad. Cada crisis tiene su franja, y fuera de ella uno se defiende bastante bien. Pon algo en esa franja que te obligue a estar en otra postura: de pie, en la calle, con gente, con las manos mojadas. El ánimo tarda más en llegar a donde no se le espera.',
    'Eso de {day} merece una precaución sencilla. Llega sabiendo qué vas a hacer la primera media hora, y que sea algo que no exija ganas. Lo difícil suele estar en la entrada. Pasada la entrada, el rato se parece más a los otros.',
  ]),
  ...movements('deep', { aspect: 'p-feeling', not: ['feel:hope', 'feel:peace', 'feel:gratitude', 'feel:love', 'feel:relief'] }, [
    'En la casilla de lo que sientes pusiste {e.n}. Una sola palabra para algo que tendrá, supongo, varios pisos. En el de arriba está lo que se nota. Más abajo, lo que pasa cuando se apaga el ruido. Y en el sótano algo que no es triste ni alegre, que solo quiere saber qué toca hoy. Habla con ese de vez en cuando.',
    'Si {e} tuviera oficio, ¿cuál sería? Lo pregunto en serio. Puede hacer de portero que no deja entrar, de contable que solo suma pérdidas, de guardia nocturno que lleva dos turnos seguidos. Sabiendo su oficio se entiende qué protege. Y a quien protege se le puede dar un rato libre sin despedirlo.',
    'Repasa cuándo ha bajado {e} en los últimos días, aunque haya sido poco. Habrá algún momento: una ducha, una broma, un rato de conducir, un animal. No vale decir que fue por casualidad. Lo que funcionó una vez lo hizo por algo, y se le puede dar otra oportunidad sin contarle para qué.',
  ]),
  ...movements('deep', { aspect: 'p-dontknow', clause: ['dontknow'] }, [
    'Escribes {q}. Hay un tipo de no saber que se arregla con información, y otro que se arregla viviendo, y el tuyo me suena al segundo. No te va a servir leer más. Te va a servir que pase un mes con algo distinto dentro, por ejemplo una persona, por ejemplo un sitio al que ir.',
    'Sobre {q} voy a decirte algo poco brillante: se sabe después. Primero se hace algo con la mitad de los datos, luego se ve qué pasa, y un día se cuenta como si se hubiera sabido desde el principio. Todas las personas seguras que conoces pasaron por ahí y han borrado las huellas.',
  ]),
  ...movements('deep', { aspect: 'p-wish', clause: ['wish', 'contrast'] }, [
    'Se me ha quedado {q}, que es lo único de tu mensaje que mira hacia delante sin pedir perdón. No lo metas todavía en un plan. Déjalo unos días en remojo, dilo en la ducha, cuéntaselo a un desconocido en una cola. Si sobrevive a que lo digas tonto, aguantará que lo intentes en serio.',
    'Dices que {t}. Haz con eso lo que hacen los buenos sastres con la tela: no cortar el primer día. Mide. ¿Con quién te gustaría? ¿A qué hora? ¿Cuánto aguantarías si saliera regular? Las respuestas te van a decir si quieres eso o quieres lo que crees que trae.',
  ]),
]
