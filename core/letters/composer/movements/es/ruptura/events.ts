import { movements } from '../../movement'

/** What is known of each kind of separation. Ground and future more than reasons. */
export const eventsRupturaEs = [
  ...movements('event', { any: ['left'] }, [
    'Lo peor de que te dejen es la asimetría. La otra persona ensayó meses y tú improvisas. Por eso dices cosas que no quieres, mandas mensajes largos, pides una última conversación y luego otra. No has perdido la cabeza. Estás leyendo de golpe un texto que {n} se sabía de memoria.',
    'Se va alguien y arrastra muebles que no se ven: la costumbre de contarle el día a una cara, el plan de enero, el idioma de casa. Nadie hace inventario de esas cosas. Hazlo tú, sin dramatismo, para saber qué hay que reponer y qué, mirándolo bien, no hacía falta.',
    'Te dejaron, y ese verbo te pone de objeto en tu propia frase. Conviene recordarlo cuando hables de ello: hubo una decisión que no tomaste, y hubo también, desde el minuto siguiente, decisiones que sí. Levantarte. Avisar en el trabajo. Escribir esto. Ahí el sujeto eres tú.',
    'Quien se va lleva meses yéndose por dentro. Por eso parece tan entera esa persona y tan hecho el equipaje: empezó antes. Tú saliste el día que te lo dijeron, con lo puesto. No vas con retraso. Arrancaste más tarde.',
    'Hay una humillación pequeña en que te dejen, y casi nadie la nombra: tener que contarlo. Corregir el plural delante de la familia, en la clínica, en el grupo de siempre. Puedes decidir una sola frase y usarla con todos. «Ya no estamos juntos.» Punto. El resto es tuyo.',
    'Que {n} ya no quisiera seguir dice lo que {n} podía sostener. De ti no dice el precio. Son dos cuentas distintas que llegaron en el mismo sobre, y cuesta separarlas porque las dos traen tu nombre.',
  ]),
  ...movements('event', { any: ['leaving'] }, [
    'Decidir marcharse no vacuna contra nada. Te vas, y por la tarde lloras, y por la noche dudas, y a la mañana siguiente vuelves a saber por qué. Quien elige no se ahorra la pena: se ahorra, como mucho, la sorpresa.',
    'Fuiste tú quien terminó, y eso te deja sin el consuelo que se le da al otro. Nadie trae sopa a quien se marcha. Y sin embargo también perdiste: los domingos, la familia política, un idioma, la versión de ti que sí se quedaba.',
    'Irse duele de una forma que no se puede reclamar. Se tienen razones, se han pensado durante noches, y aun así una mañana se echa de menos el ruido de sus llaves. Echar de menos no revoca nada. Uno puede extrañar una ciudad a la que hizo bien en no volver.',
    'Te preguntarás si lo hiciste bien, si hubo un modo mejor. Hay modos menos torpes; indoloros, ninguno. Decidir por dos es siempre desproporcionado. Lo decidiste con lo que sabías, y quedarte sin querer quedarte también era una decisión sobre los dos.',
  ]),
  ...movements('event', { any: ['betrayal'] }, [
    'La mentira tiene un efecto que no se ve venir: se mete hacia atrás. De pronto hay que volver a mirar cada cena, cada viaje, con la duda de quién sabía qué. No tienes que repasarlo todo. Lo que tú sentiste en aquellas tardes era verdadero, porque lo sentías tú.',
    'No te engañaron por no darte cuenta. Te engañaron porque alguien decidió engañar. Confiar era lo que tocaba; es la única manera de vivir con otra persona. El fallo estuvo al otro lado de la mesa.',
    'Vas a querer saberlo todo, cada fecha, cada mensaje. Hay una curiosidad que parece búsqueda de la verdad y es más bien rascarse. Ponle un límite práctico: lo que ya sabes basta para decidir. Lo demás solo añade imágenes, y las imágenes no se devuelven.',
    'Además de {a.n}, has perdido una cierta inocencia en la lectura de las cosas: ahora revisas los gestos de la gente. Es un cansancio nuevo. Se va quitando por contraste, cada vez que alguien cumple una cosa pequeña que dijo que haría.',
  ]),
  ...movements('event', { any: ['coparenting'] }, [
    'Tienes que dejar de ser pareja de alguien y seguir siendo algo suyo por la escuela, los zapatos, la fiebre. Es de las separaciones que menos descanso dan, porque obliga a verse. Ayuda hablar por escrito y de una cosa cada vez: hora, mochila, medicina. Como quien pasa un turno.',
    'Los niños van a preguntar en el coche, de espaldas, cuando menos te lo esperes. No necesitan la historia. Necesitan saber dónde duermen el jueves y que quererlos no está en discusión. Para lo demás puedes contestar con honradez: eso es cosa de mayores y lo estamos arreglando.',
    'La casa sin ellos, los días que no te tocan, tiene un silencio que no elegiste. No lo llenes de tareas la primera hora. Después, sí, ten algo puesto: una clase, un amigo fijo, una película mala. Que esos días dejen de llamarse «cuando no están» y tengan nombre propio.',
  ]),
  ...movements('event', { any: ['house'] }, [
    'Compartir techo después del final es la modalidad difícil. Se convive con el fantasma y con el de carne a la vez. Mientras dure, lo mejor son los horarios, como en las guardias, y tener una casa de repuesto, un banco, una biblioteca, la cocina de alguien, donde no haya que medir los pasos.',
    'Queda el asunto de la casa, que es donde una ruptura deja de ser una conversación y se convierte en cajas. Hazlo por cuartos y con alguien que no opine. Empieza por el que menos importe. Hay cosas que llevan dentro discusiones enteras; esas, al final, y con la radio puesta.',
    'Repartir es una palabra de naipes y de herencias, y aquí son cucharas. Nadie discute nunca por la cuchara. Si alguna cosa te hace mal ganarla, piérdela. Lo que importa es que dentro de un mes, al entrar, la casa en la que estés huela a ti.',
    'Vivir entre lo que era de los dos es como leer subtítulos todo el día. Cambia una cosa por habitación, la que quieras: el lado de la cama, la bombilla, dónde se dejan las llaves. El lugar necesita enterarse también, y solo se entera así.',
  ]),
  ...movements('event', { any: ['nocontact'] }, [
    'No hablar con {n} es una decisión que hay que volver a tomar varias veces al día, y cada una cansa. Cuenta como trabajo. Cuando el pulgar vaya solo hacia el nombre, no te riñas: deja el teléfono en otro cuarto y haz algo que dure lo que dura una canción.',
    'El silencio que te has puesto no es castigo ni juego. Es una venda. Debajo pasan cosas aunque por fuera no se vea nada, y levantarla a cada rato para mirar solo retrasa.',
  ]),
  ...movements('event', { any: ['contact'] }, [
    'Cada mensaje suyo te devuelve al principio, y no porque seas débil: porque funciona así. El hilo tira. Puedes decidir a qué hora se miran los mensajes y quién los mira primero. Puedes contestar solo a lo que sea de logística. Puedes no contestar, que también es una frase.',
    'Ir y volver desgasta más que irse. En cada vuelta se cree un poco menos y se necesita un poco más. Si algún día quieres parar la rueda, no esperes a tener razones nuevas. Las que ya tienes son suficientes; solo están cansadas.',
  ]),
  ...movements('event', { any: ['stillloving'] }, [
    'Quieres todavía y nadie te lo ha preguntado. Es un cariño sin trabajo, que anda por la casa cambiando de sitio las cosas. No lo eches a gritos. Dale tareas pequeñas lejos {de.n}: que riegue, que cocine para otros, que se canse. A fuerza de cansarse va bajando la voz.',
    'Sigues queriendo, y no hay que tratarlo como un error de cálculo. El cariño no lee los acuerdos. Se puede querer a alguien y no llamarlo; se puede querer a alguien y cerrar con llave. El amor dice lo que sientes. No está obligado a decir lo que haces.',
    'Dejar de querer no se hace a propósito. Lo que se hace a propósito es lo otro: dónde pones el cuerpo, qué miras antes de dormir, con quién cenas el viernes. El corazón suele llegar tarde a esas reuniones, y al final llega.',
  ]),
  ...movements('event', { any: ['longyears'] }, [
    'Has vivido tanto tiempo en esa historia que ya no hay parte de ti sin huellas suyas. No pretendas limpiarlas todas. Muchas son tuyas: aprendiste a nadar, a hacer cuentas, a perder el avión con humor. Lo que se sabe hacer no cambia de manos en un divorcio.',
    'Después de tantos años, al separarse sale tierra por todas partes, como cuando se trasplantan dos raíces que compartían maceta. No te preguntes por qué ocupa tanto: fue media vida de compra, de resfriados, de elegir sofá.',
    'Quien no ha estado con alguien tanto tiempo cree que se pierde a una persona. Se pierde un modo de calcular: cuánto arroz, a qué hora, en qué lado. Vas a equivocarte en las cantidades una buena temporada. Sobrará comida. Está previsto.',
  ]),
  ...movements('event', { any: ['short'] }, [
    'Fue poco tiempo, y habrá quien use eso para quitarle importancia. Lo corto no llega a gastarse: se rompe con todo el futuro dentro. Lo que echas en falta son cosas que no llegaron a pasar, y a esas no hay quien les encuentre defectos.',
  ]),
  ...movements('event', { any: ['replaced'] }, [
    'Saber que hay otra persona duele en un sitio particular, el de las comparaciones. Te enseña una foto fija y tú la pones al lado de tus peores mañanas. No compites con nadie. Esa persona está viviendo el principio de algo, y los principios de cualquiera son luminosos.',
    'La rapidez con la que {n} ha seguido no mide lo que hubo. Hay quien no sabe estar a solas en una habitación y corre a la siguiente con las luces encendidas. Tú te has quedado en la tuya, a oscuras, mirándola. Cuesta más y ensucia menos.',
  ]),
  ...movements('event', { any: ['vanished'] }, [
    'Hay silencios que contestan y el {de.n} parece de esos, pero solo lo parece. Tú le pones las palabras, y siempre eliges las más duras. Si tienes que ponerle alguna, que sea esta: no supo. Es corta, cabe en un bolsillo, y no te acusa.',
    'Se fue sin explicar, y te dejó haciendo su parte del trabajo: buscar la razón. Llevas desde entonces escribiendo un final para una película a la que le cortaron el último rollo. Permíteme una sugerencia de oficio: déjala cortada. Los finales inventados a solas siempre te tratan peor que la verdad.',
    'Cuando alguien desaparece así, la última palabra la tiene el silencio, y el silencio se presta a todo. Tú oirás en él lo que más temes de ti. Pero el silencio de otra persona habla de su dificultad para quedarse a decir una cosa difícil. Nada más consta.',
  ]),
  ...movements('event', { any: ['distance'] }, [
    'Hubo kilómetros de por medio, y eso hace raro el después: aquí no hay silla vacía, porque nunca se sentó nadie en ella. Falta una hora del día, un sonido del teléfono, la maleta a medio hacer. Pérdidas sin mueble. Ocupan lo mismo.',
  ]),
  ...movements('event', { any: ['divorce'] }, [
    'Deshacer un matrimonio es desandar una frase que se dijo delante de mucha gente. Por eso hay tanto papel: el papel hace de público. Cuando firmes, si tienes que firmar, lleva tu bolígrafo. Es un detalle sin importancia y ese día se agradecen los detalles.',
    'Un divorcio tiene la mala educación de mezclar las lágrimas con las fotocopias. Se llora y se firma. Si hoy tienes que ocuparte de papeles, ocúpate solo de papeles; ya habrá otra hora para lo demás. Que no se sienten a la misma mesa.',
    'Te casaste creyéndolo, y lo creíste en serio. Que terminara no convierte en mentira el día de la boda ni en tontos a los que aplaudieron. Fue verdad con fecha de inicio y, como se ha visto, con otra.',
  ]),
  ...movements('event', { any: ['networks'] }, [
    'Hay una ventana que da a su vida y la llevas en el bolsillo. Asomarse parece inofensivo y cada vez cuesta una tarde. No te digo que bloquees a nadie. Pon estorbos: sácalo de la primera pantalla, que haya que escribir el nombre entero, que entre el impulso y la imagen quepan tres respiraciones.',
  ]),
  ...movements('event', { any: ['friendship', 'kin:friend'] }, [
    'Para una amistad que se rompe no hay ceremonia. No hay papeles, ni casa que repartir, ni canciones en la radio. Te quedas con los chistes privados, que son la cosa más inútil del mundo cuando solo los entiende uno.',
    'Nadie pregunta cómo llevas lo de una amiga, un amigo. Como si perder a quien sabía todo lo anterior fuera perder un contacto. Con {n} se te ha ido alguien que fue testigo de mucho, y a ti te falta con quién decir «¿te acuerdas?».',
  ]),
  ...movements('event', { any: ['abuse'] }, [
    'Lo que cuentas no es una pareja que no funcionó. Son cosas que no debieron hacerte. Lo escribo sin suavizarlo porque durante un tiempo te habrán enseñado a dudar de tu propia memoria. Tu memoria está bien. Si ahora o más adelante temes por ti, hay teléfonos atendidos por gente que sabe de esto y que no te va a juzgar por haber tardado.',
    'Se puede extrañar a quien hizo daño. Es de las cosas que más vergüenza dan y que más pasan. No lo uses como prueba de nada. El cuerpo se acostumbra también a lo que le hace mal, y deshabituarse se parece a echar de menos.',
    'Salir de algo así se mide de otra manera: poder dejar el teléfono boca arriba, elegir qué se cena, no ensayar en el ascensor la cara con la que se entra. Si ya te ha pasado una de esas cosas, apúntala con fecha. Son noticias importantes y no salen en ninguna parte.',
  ]),
  ...movements('event', { any: ['betrayer'] }, [
    'Fuiste tú quien faltó a su palabra, y lo dices sin adornos. No vengo a castigarte ni a quitarte peso. Tener culpa y tener pena no se excluyen: se puede ser quien rompió el plato y quien se ha quedado sin plato. Hacerse cargo empieza por no pedirle a la otra persona que te consuele de lo que hiciste.',
    'Hay una forma de arrepentirse que sigue hablando de uno, de lo mal que lo paso, de cómo pude. Y hay otra más callada que se pregunta qué le hace falta a quien salió herido. A veces la respuesta es que no aparezcas. Respetarla cuesta y es, por ahora, la única disculpa que no pide nada a cambio.',
  ]),
  ...movements('event', { any: ['recent'] }, [
    'Ha pasado muy poco. A estas alturas la única meta razonable es el día: comer dos veces, hablar con una persona, no escribir después de medianoche. Las conclusiones, todas, para más adelante; las que salen ahora salen con fiebre.',
  ]),
  ...movements('event', { any: ['relief'] }, [
    'Sientes alivio en medio de la pena y te parece sospechoso. A mí me parece información. Algo en ti llevaba tiempo en puntillas y ha podido poner el talón. Puede dar tristeza y descanso a la vez, como cuando se apaga un ruido al que ya no se hacía caso.',
  ]),
]
