import { movements } from '../../movement'

/** Meeting what weighs, by its name. These fit any path; the paths add their own. */
export const feelingsEs = [
  ...movements('feeling', { any: ['feel:guilt'] }, [
    'La culpa ocupa la cabeza con una pregunta que parece útil: qué habría pasado si. Es una máquina de fabricar vidas paralelas donde siempre se te ve mejor. En ninguna de ellas vives. En la única que hay hiciste lo que hiciste, con el sueño, el miedo y la información de aquel día.',
    'La culpa tiene vocación de contable. Llega tarde, con manguitos, y se pone a sumar una columna en la que solo hay faltas. Pídele la otra. Dirá que no la lleva. Pues ahí tienes lo que valen sus cuentas.',
    'Sobre la culpa, una cosa nada más: necesita que tú hubieras podido decidirlo todo. Es una manera dolorosa de no aceptar que había cosas fuera de tu mano. Duele menos ser culpable que no haber pintado nada, y por eso cuesta tanto soltarla.',
    'A la culpa le gusta el condicional: habría, hubiera, debí. Es un tiempo verbal donde nadie ha vivido nunca. Cuando te encuentres ahí, vuelve al pasado simple, que es más duro y más justo: hice esto, no hice aquello, quise.',
  ]),
  ...movements('feeling', { any: ['feel:anger'] }, [
    'Y la rabia. No la escondas detrás de nada más presentable. Es la parte de ti que todavía cree que las cosas tendrían que haber sido justas, y no seré yo quien le diga que se equivoca.',
    'Escribes {e.n} y me parece una palabra limpia. Peor es la que no se dice y va saliendo por otras rendijas: en el tono con quien te atiende, en la puerta que se cierra de más. Dicha, por lo menos se sabe de quién es.',
    'La rabia pide movimiento. No digo que haya que hacerle caso en todo, digo que sentada se pudre: camina con ella un buen rato, escríbele lo que no mandarás, arranca malas hierbas. Luego se queda mirando, más chica.',
  ]),
  ...movements('feeling', { any: ['feel:sadness'] }, [
    'Con la tristeza se puede vivir bajo el mismo techo si hay reglas. No come en la cama. No decide. No contesta el teléfono. A cambio tiene su silla, su rato, y nadie la llama de otra manera para que las visitas no se asusten.',
    'La tristeza que nombras no pide mucho. Pide que no la apuren y que no la conviertan en otra cosa. Un rato de silla, un rato de calle. Sabe hacer su trabajo cuando la dejan y se atasca cuando la corrigen.',
    'Dices {e.n}, que es una palabra humilde. No acusa a nadie. No quiere entender. Solo se sienta. Hay tardes en que lo mejor que se puede hacer es dejarle sitio y seguir pelando zanahorias.',
    'Hay una tristeza que aplasta y otra que acompaña, y a veces son la misma a distintas horas. Si la de las mañanas es la peor, no decidas nada importante a esa hora. Espera a que afloje la mano, aunque sea un dedo.',
  ]),
  ...movements('feeling', { any: ['feel:pain', 'feel:love'] }, [
    'Lo que llamas {e.n} no está de paso ni ha venido a enseñarte nada. Es la marca de un sitio donde hubo contacto, como la parte gastada de una barandilla. Se nota al tocar porque tanta mano pasó por ahí.',
    'No tengo otra palabra para {e} que la tuya. Duele porque hubo, y no sé de ninguna manera de haberlo tenido sin correr ese riesgo. No te lo digo como consuelo. Te lo digo para que no busques el fallo donde no lo hubo.',
    'Hablas {de.e} y no lo adorno. Se quiere con algo que luego no se puede desmontar. Queda puesto, como quedan las instalaciones de una casa, y sigue llegando corriente a cuartos donde ya no entra nadie.',
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    'Cuando llegue el miedo, haz algo que te obligue a contar: los escalones, los azulejos, las cucharadas de azúcar. No porque cure. Porque el miedo no sabe contar y en cuanto hay números pierde el hilo.',
    'Esto que llamas {e.n} vive siempre un poco más adelante: la semana que viene, la próxima noche, la próxima fecha. Aquí, en el rato que tardas en leer esto, no ha pasado aún. No es una cura. Es un sitio donde apoyar el pie.',
    'El miedo hace muy bien una cosa: planear. Hace muy mal otra: parar. Si te despierta a las cuatro, no discutas con él. Dile que lo apuntas para mañana, apúntalo de veras, y que por esta noche ya trabajó bastante.',
    'Al miedo no se le convence con razones, porque no vino por razones. Se le puede hablar más bajo y darle menos alimento: menos pantalla a deshora, menos rodeos alrededor de lo mismo, algo caliente entre las manos.',
  ]),
  ...movements('feeling', { any: ['feel:emptiness'] }, [
    'Escribes {e.n} y me viene la imagen de un escaparate entre temporadas: han quitado lo de antes y todavía no han puesto nada. Quien pasa cree que ha cerrado. Dentro hay alguien en zapatillas, barriendo, pensando. No hace falta abrir antes de tiempo.',
    'Nombras el vacío, y es una palabra que asusta porque parece no tener fondo. Yo la leo de otra manera: para que algo se note vacío tuvo que haber contenido. No está hueco, está desocupado, y eso no es lo mismo aunque suene igual de noche.',
    'Al vacío no hay que llenarlo deprisa. Casi todo lo que se mete ahí corriendo hay que sacarlo después. Por ahora basta con no caerse dentro: rodearlo con horas fijas, una comida, una llamada, un paseo corto.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    'Dices soledad y me figuro una mesa puesta para más gente de la que hay. Empieza por levantar los platos que sobran. Luego, un día a la semana, el mismo, invita a alguien a no hacer nada. La compañía que dura empieza casi siempre así, sin plan y con pan del día anterior.',
    'La soledad que nombras no siempre se quita con gente. A veces con gente es peor, porque hay que hacer como si no. Busca a esa persona, aunque sea una, con la que se puede estar sin poner cara.',
    'Hablas de soledad. Existe la de no tener a nadie cerca y existe la de que nadie cercano sepa lo que llevas dentro. Para la segunda, haber escrito esto es un comienzo. Alguien lo ha leído entero.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness'] }, [
    'Estás con el depósito en reserva y sigues mirando el mapa de todo lo que queda. Dobla el mapa. Hoy hay un trecho, hasta la hora de cenar. Y si en ese trecho tienes que parar dos veces, se para dos veces; nadie te está siguiendo.',
    'Dices {e.n}. Claro. Lo que estás haciendo es un trabajo, aunque no tenga horario ni lo pague nadie: sostener la cara, contestar mensajes, volver a enterarte cada mañana. Los trabajos cansan. Descansar de este no es dejarlo.',
    'El cansancio que nombras no se duerme en una noche. Tiene más que ver con llevar que con hacer. Por eso se te va la fuerza en días en los que, visto desde fuera, no has hecho nada.',
  ]),
  ...movements('feeling', { any: ['feel:longing'] }, [
    'Sientes nostalgia y no es un defecto de fábrica. Es la única forma que tenemos de estar en dos épocas sin perder ninguna. Cansa, porque hay que vivir dos veces la misma tarde. Cuando puedas, quédate un rato en esta: mira qué hora es, qué luz, qué hay de fruta.',
    'La nostalgia tiene mala fama, como si fuera una manera de no vivir. Yo creo que es una manera de saber dónde estuvo lo bueno. No hace falta mudarse allí. Se puede ir de visita y volver a cenar.',
    'Eso que llamas {e.n} elige bien sus escenas: nunca trae las aburridas. No es que mienta, es que edita. Cuando te enseñe una, mírala entera y luego recuérdale lo que quedó fuera de cuadro.',
  ]),
  ...movements('feeling', { any: ['feel:relief'] }, [
    'Pusiste alivio, y hace falta valor para ponerlo. Se puede haber querido y respirar mejor después; se puede llorar a alguien y dormir, por primera vez en mucho tiempo, una noche de un tirón. Nadie lleva esa contabilidad. Deja tú de llevarla.',
    'El alivio no es lo contrario de la pena: es lo que queda cuando se acaba una espera muy larga. Llegó sin que lo llamaras. No le debes explicaciones a nadie, y menos a ti.',
  ]),
  ...movements('feeling', { any: ['feel:uselessness'] }, [
    'Dices que te sientes de sobra, y es una palabra que viene de las cuentas. La gente no sobra ni falta como las sillas. Piensa en alguien a quien quieras y mira si lo quieres por lo que rinde. Pues eso.',
    'La inutilidad que notas es el ruido de una máquina parada. Nadie se da cuenta de lo que zumbaba hasta que se apaga. Con el tiempo, en ese silencio, se empiezan a oír otras cosas que también eras y que no hacían falta para nada.',
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    'La vergüenza que nombras vive de que no se cuente. Por eso, al escribirla, ya le quitaste algo. Lo que aquí has puesto no me hace pensar menos de ti. Me hace pensar que llevabas mucho rato con eso a solas.',
    'La vergüenza siempre cree que hay público. Casi nunca lo hay: cada cual anda ocupado en esconder lo suyo. En esta página, por lo menos, no hay nadie mirando que no esté de tu parte.',
  ]),
  ...movements('feeling', { any: ['feel:confusion'] }, [
    'No saber qué se siente es una forma de sentir que tiene mala reputación. Te sugiero dejarla estar y fijarte solo en lo que haces sin pensarlo: a quién miras cuando pasa algo, qué canción se te pega, por qué calle vuelves. Ahí anda escrito, con otra letra.',
    'La confusión no es falta de inteligencia ni de carácter. Es lo que pasa cuando varias cosas ciertas tiran a la vez de la misma cuerda. No hay que elegir hoy cuál manda. Basta con dejar de llamarlas locura.',
    'Escribes que lo que pesa es la confusión. Yo no te pediría claridad: la claridad, cuando se exige, se finge. Te pediría algo más modesto, saber qué vas a hacer esta tarde entre las seis y las siete.',
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'] }, [
    'Has nombrado {e}, y no te voy a enseñar la parte llena del vaso. A ciertas horas el vaso es lo de menos. Hay que sentarse en el bordillo, mirar los zapatos y esperar a que el pecho haga sitio. Suele hacerlo. No enseguida y no del todo, pero lo bastante para ponerse de pie.',
    'A lo que llamas {e.n} no voy a contestarle con ánimos. Los ánimos, en ese punto, hacen más ruido que compañía. Solo te digo que mirar lejos ahora no sirve, y que mirar cerca sí: lo que hay hasta la noche, y nada más.',
    'Quisiste hacer algo y no había nada que hacer, o no lo encontraste. Esa es la parte más áspera: las manos listas y ningún sitio donde ponerlas. Por eso más abajo te propongo una tarea mínima. No cambia lo que pasó. Ocupa las manos.',
  ]),
  ...movements('feeling', { any: ['feel:numbness'] }, [
    'No sentir también es una manera de sentir: es la puerta que el cuerpo entorna cuando viene demasiado de golpe. No la fuerces. Se abre por dentro y un poco cada vez, casi siempre con una tontería, una canción, un olor de otra cocina.',
    'Que no te salga el llanto, o no te salga nada, no dice cuánto importaba. Hay quien llora enseguida y hay quien llora en marzo. No existe la manera correcta ni el mes.',
  ]),
  ...movements('feeling', { any: ['feel:disappointment', 'feel:jealousy'] }, [
    'La decepción duele hacia atrás: además de lo que pasó, obliga a revisar lo que uno creía. No tires todo el archivo. Lo que viviste lo viviste tú, con tus ojos de entonces, y no se vuelve falso porque después alguien no estuviera a la altura.',
    'Lo que nombras no te hace una persona pequeña. Compararse y salir perdiendo es de los dolores más comunes y de los menos confesados. Lo has confesado. Eso lo deja, al menos, del tamaño que tiene.',
  ]),
  ...movements('feeling', { any: ['feel:gratitude', 'feel:peace', 'feel:hope'] }, [
    'Que en medio de esto puedas escribir {e.n} no significa que duela menos. Significa que hay más de una cosa en la misma habitación. Déjalas juntas. No hace falta que una eche a la otra.',
    'Pones {e} en la casilla de lo que pesa, y me ha gustado que pese. Lo bueno también hay que cargarlo cuando ya no está quien ayudaba a llevarlo, o cuando uno aún no sabe qué hacer con ello.',
  ]),
]
