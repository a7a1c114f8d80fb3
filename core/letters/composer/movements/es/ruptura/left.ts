import { movements } from '../../movement'
import { coupleOnly, notHarm } from './who'

/** Who went, and how: being left, leaving, being left without a word, the first days. */
export const leftRupturaEs = [
  ...movements('event', { any: ['left'], not: notHarm }, [
    'Que la decisión la tomara {n} tiene una consecuencia práctica: hay preguntas que no te corresponden. Cómo lo llevará, si se arrepentirá, con quién cenará. Puedes tacharlas de tu lista. Las tuyas son menos y casi todas tienen respuesta antes del viernes.',
    'Cuando otro se va, uno se queda con la llave, con un recibo a nombre de dos y con el trabajo de contarlo. Reparte ese trabajo. Pide que lo cuente tu hermana, tu amigo, quien tenga mejor voz, y dedica tú la tarde a otra cosa.',
    'Con que {n} se haya ido ya tienes bastante. No añadas el interrogatorio de qué viste y cuándo debiste verlo. Las señales se distinguen muy bien desde el final; a mitad de camino eran un martes con mala cara.',
    'Hay un instante, después de que alguien diga que se va, en que todo lo de alrededor sigue haciendo su ruido: la nevera, la tele del vecino. Casi todos se acuerdan de ese ruido. Si a ti te pasa, no saques nada en claro de ello: el oído siguió trabajando, que es lo suyo.',
    'No se elige que a uno lo dejen, pero sí el tamaño de la puerta por la que {n} puede volver a asomarse. Un mensaje de logística cabe por una rendija. Para eso no hace falta abrir de par en par.',
    'Al que no se fue le tocan también los objetos, la calle, el camarero que pregunta. {n} sale de la foto y el decorado no se inmuta. Mueve algo, aunque sea la lámpara. Al decorado también se le puede avisar.',
    'Tardarás en dejar de dar explicaciones en nombre {de.n}. «Es que estaba mal», «es que su familia». Eran trabajo tuyo mientras duró. Ahora puedes contestar que no sabes, y descansar.',
    'Estarás gastando mucha cabeza en adivinar por qué. Es comprensible y no rinde. La misma cabeza, aplicada a quién te puede prestar un coche el sábado o a si te alcanza para cambiar el colchón, da resultados el mismo día.',
    'Desde ese día duermes, si duermes, con la mitad de la información. Incómodo, sí. Y llevadero: media humanidad vive sin saber del todo por qué se fue una persona.',
    'Te quedas con los verbos de la casa: bajar, pagar, regar, avisar. Son feos y te sostienen. El día en que los hagas sin acordarte {de.n} no va a sonar ninguna campana. Te darás cuenta por la tarde, si te das cuenta.',
  ]),
  ...movements('event', { any: ['left'], not: coupleOnly }, [
    'Saber el final vuelve sospechosas muchas noches buenas de antes. No las cambies de sitio. Si dormiste bien, dormiste. Lo que {n} pensara mientras tanto no forma parte de tu noche.',
    'Quien es dejado se vuelve, por un tiempo, experto en una sola persona. Sabes qué hora es para {n}, qué estará comiendo, si llueve en su calle. Cada dato de esos le quita sitio a uno tuyo. Averigua hoy, por ejemplo, si llueve en la tuya.',
    'Se va a hablar de ti en pasado durante unas semanas: «estaban», «vivían», «eran». Que lo hagan los demás. Tú ve usando el presente con cosas modestas, vivo aquí, ceno tarde, me gusta esta calle, y que {n} no sea el sujeto de ninguna.',
  ]),
  ...movements('event', { any: ['leaving'], not: notHarm }, [
    'Terminar tú con {n} te deja una obligación rara: la de parecer que estás bien. Como si quien corta no pudiera luego sentarse en el suelo. Puedes. El suelo no pregunta quién lo dijo primero.',
    'A la gente le cuesta consolar al que se va, y a veces es el que menos ha dormido. Lo que pensaste antes de terminar con {n} lo pensaste sin testigos, y ese cansancio también se cobra ahora. Nadie lo vio. Puedes contarlo sin pedir perdón.',
    'Irse pesa y quedarse pesaba. Son dos pesos de verdad y había que cargar con uno. Elegiste el que lleva tu nombre y tus apellidos, y ahora toca aprender a llevarlo sin pedirle {a.n} que te diga si hiciste bien.',
    'No tienes que demostrar que acertaste. Las decisiones así no se comprueban. Dentro de un año seguirá habiendo días en que pienses que sí y días en que pienses que no, y en unos y en otros tendrás que hacer la cena.',
    'Le diste {a.n} una mala noticia mirándole, o como supiste. Las malas noticias no tienen buen modo. Hay quien, por no darlas, se queda quince años enfadado con el lavavajillas.',
    'Ahora te tienta volver, y no siempre por {n}. Por el perro, por la calefacción, por no ver esa cara en la memoria. Espera a que la tentación tenga una sola causa. Con tres mezcladas no se decide nada.',
    'La duda que te llega por las noches es de una clase muy corriente: compara lo peor de ahora con lo mejor de antes. Compáralo, si acaso, con un miércoles normal de los últimos. De esos tendrás unos cuantos.',
    'Has hecho algo que {r} no pidió y que tú necesitabas, y no hay forma de que eso parezca justo a la vez desde los dos lados. Deja de buscarla. Lo que sí puedes hacer es no irte dos veces, que es lo que más daño hace.',
    'Es posible que eches de menos cosas que te molestaban. Pasa con los ruidos, con las manías, con la mitad de la cama que siempre estaba fría. Anótalas aparte. Pertenecen al capítulo de la costumbre; la decisión está en otro.',
    'Hay que devolver llaves, contarlo, aguantar que alguien te pregunte si estás seguro de verdad. Y hay, entre medias, un rato en el coche o en la ducha en que por fin no hay que fingir delante {de.n} que todo sigue. Ese rato también cuenta.',
  ]),
  ...movements('event', { any: ['vanished'], not: notHarm }, [
    'Cuando falta la conversación, cada cosa pequeña {de.n} parece una nota: la última hora de conexión, un punto al final de un mensaje, un «vale» seco. Ninguna lo es. Puedes dejar de leerlas con lupa y no te vas a perder nada.',
    'Sin conversación final queda uno hablando solo, y habla mucho. Si necesitas que haya una última frase, ponla tú y que sea administrativa: «por mi parte, hasta aquí». No hace falta enviarla. Lo importante es la fecha.',
    'Lo más cansado de los finales sin conversación es seguir estando localizable. El volumen alto por si acaso, el teléfono en el baño. Elige dos horas al día en las que no se te pueda encontrar. Si algo llega justo entonces, que espere, que para eso sirvió el buzón toda la vida.',
    'De lo que no se explica queda una película muda, y el sonido se lo pone uno. Sale siempre la misma banda sonora, la que te deja mal. Prueba a verla sin música: una persona que se va y no se sienta a contarlo. Eso es todo lo que se ve.',
    'La falta de explicación se parece a un andamio que alguien se olvidó de quitar: no sirve para subir y tapa la fachada. Puedes abrir las ventanas de detrás de todos modos.',
    'Buscas en qué momento se torció. Con {n} no vas a tener ese dato, y aunque lo tuvieras sería uno entre veinte. Esa clase de cosas no se encuentra repasando lo que tú dijiste.',
  ]),
  ...movements('event', { any: ['recent'], not: notHarm }, [
    'En días tan cercanos a lo que cuentas todo está caliente. En días así se dicen cosas que parecen definitivas y son fiebre, y se compran cosas raras por internet. Guarda los recibos. Lo digo en serio: de las decisiones y de las compras.',
    'En estos días el cuerpo va por delante de la cabeza: no tiene hambre, o tiene demasiada, se despierta a las cinco y ya está pensando en {n}. Hazle caso a él primero. La cabeza ya se quejará cuando le toque.',
    'De un calendario tan corto como el que pones no se puede sacar perspectiva. Se puede pedir compañía para cenar. Se puede pedir que alguien se quede a dormir en el sofá y que por la mañana haga ruido.',
    'Hoy no hace falta que nada signifique nada. Come, avisa a quien tengas que avisar, deja lo {de.n} sin resolver encima de la mesa y acuéstate. Mañana seguirá ahí, y tú tendrás una noche más.',
  ]),
  ...movements('event', { any: ['left'], not: notHarm }, [
    'Se va alguien y arrastra muebles que no se ven: la costumbre de contarle el día a una cara, el plan de enero, el idioma de casa. Nadie hace inventario de esas cosas. Hazlo tú, sin dramatismo, para saber qué hay que reponer y qué, mirándolo bien, no hacía falta.',
    'Te dejaron, y ese verbo te pone de objeto en tu propia frase. Conviene recordarlo cuando hables de ello: hubo una decisión que no tomaste, y hubo también, desde el minuto siguiente, decisiones que sí. Levantarte. Avisar en el trabajo. Escribir esto. Ahí el sujeto eres tú.',
    'Hay una humillación pequeña en que te dejen, y casi nadie la nombra: tener que contarlo. Corregir el plural delante de la familia, en la clínica, en el grupo de siempre. Puedes decidir una sola frase y usarla con todos. «Eso se terminó.» Punto. El resto es tuyo.',
    'Que {n} ya no siguiera es una decisión {de.n}. De ti no dice el precio. Son dos cuentas distintas que llegaron en el mismo sobre, y cuesta separarlas porque las dos traen tu nombre.',
  ]),
  ...movements('event', { any: ['leaving'], not: notHarm }, [
    'Decidir marcharse no vacuna contra nada. Te vas, y por la tarde lloras, y por la noche dudas, y a la mañana siguiente vuelves a saber por qué. Quien elige no se ahorra la pena: se ahorra, como mucho, la sorpresa.',
    'Fuiste tú quien terminó, y eso te deja sin el consuelo que se le da al otro. Nadie trae sopa a quien se marcha. Y sin embargo también perdiste: los domingos, un idioma, la versión de ti que sí se quedaba.',
    'Irse duele de una forma que no se puede reclamar. Se tienen razones, se han pensado durante noches, y aun así una mañana se echa de menos el ruido de sus llaves. Echar de menos no revoca nada. Uno puede extrañar una ciudad a la que hizo bien en no volver.',
    'Te preguntarás si lo hiciste bien, si hubo un modo mejor. Hay modos menos torpes; indoloros, ninguno. Decidir por dos es siempre desproporcionado. Lo decidiste con lo que sabías, y quedarte sin querer quedarte también era una decisión sobre los dos.',
  ]),
  ...movements('event', { any: ['vanished'], not: notHarm }, [
    'Hay silencios que contestan y el {de.n} parece de esos, pero solo lo parece. Tú le pones las palabras, y siempre eliges las más duras. Si tienes que ponerle alguna, que sea esta: no supo. Es corta, cabe en un bolsillo, y no te acusa.',
    'Irse sin sentarse a hablar deja al otro haciendo dos partes del trabajo, la propia y la de buscar la razón. Es como escribirle el final a una película a la que le cortaron el último rollo. Permíteme una sugerencia de oficio: déjala cortada. Los finales inventados a solas siempre te tratan peor que la verdad.',
    'Cuando alguien se va así, la última palabra la tiene el silencio, y el silencio se presta a todo. Tú oirás en él lo que más temes de ti. Pero el silencio de otra persona habla de su dificultad para quedarse a decir una cosa difícil. Nada más consta.',
  ]),
  ...movements('event', { any: ['recent'], not: notHarm }, [
    'Lo que cuentas está muy cerca en el calendario. De cerca, la única meta razonable es el día: comer dos veces, hablar con una persona, no escribir después de medianoche. Las conclusiones, todas, para más adelante; las que salen ahora salen con fiebre.',
  ]),
  ...movements('event', { any: ['left'], not: ['abuse', 'vanished'] }, [
    '{a.n} le tocó decirlo y a ti oírlo. Lo segundo no tiene preparación posible. Por eso habrás contestado cualquier cosa, o nada, y luego en el autobús te habrán venido las frases buenas. Esas frases llegan tarde a todo el mundo.',
    'Lo que te dijo {n} al irse no es un diagnóstico. Las frases de despedida se dicen con prisa y con miedo, y a veces se copian de otra conversación. No las lleves encima como si las hubiera firmado alguien que te estudió.',
    'Lo peor de que te dejen es la asimetría: quien lo dice ha podido ensayarlo y quien lo oye improvisa. De ahí salen las cosas que no se querían decir, los mensajes largos, la última conversación y luego otra. No has perdido la cabeza. Te pusieron delante una página que no conocías y había que leerla en voz alta.',
    'El que se va y el que se queda no empiezan el mismo día. Por eso a veces una parte parece tan entera y la otra anda con lo puesto. Lo {de.n} no sé cuándo empezó. Lo tuyo, el día que te lo dijeron. No vas con retraso: arrancaste más tarde.',
  ]),
]
