import { movements } from '../../movement'

/** More ways of meeting what weighs, for the feelings that are named most. */
export const feelingsNamedEs = [
  ...movements('feeling', { any: ['feel:guilt'] }, [
    'Sobre la culpa tengo una sola pregunta: a quién le sirve. {a.n} no le llega. A ti te quita horas. Si después de mirarlo bien no aparece nadie que salga ganando, a lo mejor se le puede rebajar la jornada.',
    'Hay una culpa que corresponde a algo y otra que corresponde a seguir respirando, o a haberse reído un martes. Por fuera llevan el mismo traje. Sepáralas alguna vez, aunque sea mal. La segunda no tiene nada que confesar.',
    'Nadie siente culpa por lo que le da igual. Esto no te la quita, pero cambia lo que significa: donde tú ves una prueba en contra, yo veo el tamaño de lo que te importaba.',
    'La culpa repite siempre la misma escena y la repite mal: corta justo antes, corta justo después, y sube el volumen a tu parte. Pídele el rollo entero. Con la escena completa delante se tarda más en encontrar al villano.',
    'Lo que te dice la culpa puede ser cierto y estar mal repartido. Cierto que hiciste o no hiciste. Mal repartido que te toque el cien por cien de algo en lo que pesaron tantas otras cosas, y con tan poco tiempo para verlas.',
  ]),
  ...movements('feeling', { any: ['feel:anger'] }, [
    'Andar con la rabia a flor de labio gasta como tener fiebre. Come más de lo que te apetezca y habla un poco menos de lo que te pida. Es una cuestión de combustible.',
    'Hay una rabia que busca culpable y otra que busca sitio. A la primera le sobran candidatos. A la segunda le basta con una hora al día en la que no tenga que portarse bien. Dale esa hora.',
    'No me asusta tu rabia. Me asustaría más que no hubiera nada. Quien todavía se enfada por algo sigue teniendo una idea de cómo debería haber sido, y esa idea, aunque duela, te va a hacer falta.',
    'Si te preguntas qué hacer con la rabia, mira primero dónde no ponerla: ni al volante, ni en un mensaje de madrugada, ni en quien te está ayudando. Quitados esos tres sitios, quedan muchos, y en la mayoría se puede hacer ruido sin molestar a nadie.',
    'La rabia hace cuentas en voz alta y suele tener razón en la suma. Donde falla es en la dirección del recibo. Apunta la cantidad, guárdala, y no se la cobres al primero que llame.',
  ]),
  ...movements('feeling', { any: ['feel:sadness'] }, [
    'Hay mañanas de tristeza espesa en que lo sensato es hacer como los trenes con niebla: menos velocidad, una señal de vez en cuando para que sepan que estás, y no empeñarse en ver lo que no se ve.',
    'Con la tristeza encima, lo pequeño se vuelve difícil y lo difícil da igual. Aprovecha lo segundo y perdónate lo primero. Si hoy has contestado a alguien y has fregado algo, el día está hecho.',
    'Lo que escribes {de.n} está dicho con tristeza y sin lástima, que son cosas distintas. La lástima se mira a sí misma. La tristeza mira lo que falta, y por eso se puede uno fiar de ella.',
    'La tristeza tiene un peso muy mal repartido: los brazos, los párpados, la primera hora. No intentes llevarla de frente. Ponla de lado y avanza a pasos cortos.',
    'Cuando pase lo peor de la tristeza no te vas a enterar. No hay un clic. Habrá un rato en que estarás buscando las tijeras, o discutiendo un precio, y solo después caerás en que no estaba.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness'] }, [
    'Un cansancio así no se nota en un análisis. Se nota en que todo exige una decisión: levantarse es una, ducharse es otra, contestar son veinte. Quita decisiones. La misma ropa, el mismo desayuno, la misma respuesta para quien pregunte.',
    'Has nombrado {e}, y yo te creería aunque no hubieras contado nada más. Se gasta mucho en aguantar el tipo. Esta noche no hay tipo que aguantar: lo que no se haga amanecerá igual de sin hacer.',
    'A ese cansancio se le pone mucha moral encima, que si hay que poder, que si otros pueden. Quítasela. Es físico como un tobillo. Pie en alto, poco peso, y los compromisos, los justos.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness'] }, [
    'A la soledad le sienta mal que le expliquen que hay mucha gente. Ya lo sabe. Lo que echa en falta es a alguien que pregunte por el resultado de algo: la muela, el examen, la visita de ayer. Elige a una persona y pregúntale tú por lo suyo. A veces hay que empezar uno.',
    'Lo más áspero de la soledad suele ser una hora concreta y poco más. Averigua cuál es la tuya. A las demás se las puede dejar en paz, y para esa se busca un ruido, un sitio, una llamada que ya esté pedida.',
    'Contar lo {de.n} y que nadie alrededor sepa de qué hablas deja un frío particular. No se quita con multitud. Se quita con una persona a la que no haya que explicarle el principio, y si no la tienes cerca, se puede fabricar despacio, contándoselo dos veces a la misma.',
  ]),
  ...movements('feeling', { any: ['feel:confusion'] }, [
    'Escribes desde la confusión, y desde ahí todo parece igual de urgente. No hace falta que elijas lo importante. Haz una cosa más modesta: aparta lo que puede esperar al mes que viene. Lo que quede será menos, y entre menos cosas uno se pierde peor.',
    'Cuando no se ve claro hay dos tentaciones, pisar a fondo y parar en seco. Lo que hace la gente de carretera con niebla es otra cosa: corta, luces bajas, y fijarse en la raya de al lado. La raya de al lado, hoy, es lo que toca antes de comer.',
    'La confusión se alimenta de pensar. Dale a mediodía algo que no se pueda pensar: cargar bolsas, frotar una sartén, nadar. No sale uno con la respuesta. Sale con hambre, que ya es saber algo.',
  ]),
  ...movements('feeling', { any: ['feel:longing'] }, [
    'Con la nostalgia no sirve la mano dura. Se le puede dar horario, de cinco a seis, con fotos o sin ellas. Fuera de ahí se le dice, con buenas palabras, que ahora no es hora.',
    'Se añora mejor en compañía. Cuéntale a alguien un detalle de lo que echas en falta, el más tonto que tengas, y deja que el otro cuente el suyo. Al final de la noche no se habrá recuperado nada y se habrá cenado.',
    'La nostalgia solo sabe ir a un sitio y siempre llega con buen tiempo. Por eso, cuando vuelves, el presente parece nublado. Déjale al presente un par de días sin comparaciones. También tiene sus horas buenas, pero las da sin avisar.',
  ]),
  ...movements('feeling', { any: ['feel:emptiness'], not: ['perinatal', 'suicide'] }, [
    'Lo que llamas {e.n} se nota sobre todo en los cambios de turno: cuando acaba una cosa y no empieza otra. En medio de la tarea casi no está. Une las tareas, entonces; que entre una y la siguiente no quepa ni un café. Al menos esta semana.',
    'No voy a decirte con qué se llena. Hay quien mete ahí ruido, compras, gente, y a los pocos días vuelve a sonar a hueco. De momento ponle un borde: algo que hagas siempre antes de que llegue y algo que hagas siempre después.',
    'Dicen que la naturaleza no soporta el vacío. La gente tampoco, y por eso te darán consejos. Tú lo has soportado hasta hoy sin taparlo con cualquier cosa. No es poca disciplina.',
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    'A lo que llamas {e.n} le gusta ir por delante, inspeccionándolo todo. Llámalo de vuelta con algo muy cercano: el nombre de cinco cosas que veas desde donde estás, empezando por la más fea. Es difícil seguir asustándose mientras se decide cuál es la más fea.',
    'El miedo no distingue entre lo que puede pasar y lo que está pasando. Tú sí. Díselo así, como a un crío: eso puede pasar, esto es lo que pasa. Y lo que pasa, ahora mismo, es una persona leyendo.',
    'Tener miedo cansa como cansa hacer guardia. Pide relevo. Que otra persona mire el correo, que otra pregunte los resultados, que otra esté pendiente del teléfono una tarde. El peligro, si viene, no vendrá más deprisa porque mires menos.',
  ]),
  ...movements('feeling', { any: ['feel:pain', 'feel:love'] }, [
    'Duele en sitios sin nombre médico: en una palabra que ya no toca decir, en un gesto que se queda a medias. No hay pomada. Hay, como mucho, no rascarse, y buscar postura.',
    '{a.e} le has puesto pocas palabras, y con pocas basta. Lo que de verdad duele se cuenta mal. Uno señala alrededor, dice la hora, dice qué había en la nevera, y el otro tiene que entender por los bordes.',
  ]),
  ...movements('feeling', { any: ['feel:shame'] }, [
    'Has escrito una parte que te avergüenza y no se ha caído nada. Ni siquiera yo he cambiado de tono. La vergüenza vive de imaginar esa cara que va a poner el otro; cuando el otro no la pone, se queda un poco sin oficio.',
    'Puedes seguir sintiendo vergüenza y levantar la cabeza a la vez. No hace falta que una espere a la otra. Mucha gente va así por la calle y desde fuera solo se ve a alguien que va a comprar.',
  ]),
  ...movements('feeling', { any: ['feel:relief'] }, [
    'Donde pones alivio algunos leerán frialdad. Que lean lo que quieran. Quien ha estado de guardia mucho tiempo sabe que, al acabar, lo primero que llega es el sueño, y lo otro, lo que tenga que doler, espera a que uno haya dormido.',
    'Nadie avisa de que el alivio trae también sus horas malas. Uno descansa y a continuación se mira descansar, con sospecha. Esa segunda mirada es la que sobra. La primera era salud.',
  ]),
  ...movements('feeling', { any: ['feel:numbness'] }, [
    'El cuerpo también sabe bajar el diferencial cuando hay demasiada carga. Te quedas a oscuras, sí, pero no se quema la instalación. Ya irá subiendo cada interruptor por su cuenta, y el primero no será el de las grandes emociones. Será el de tener frío.',
    'No busques lágrimas. Quien las busca acaba haciendo teatro para sí y se queda peor. Fíjate más bien en qué te molesta, qué ruido, qué tela. Ahí hay algo que sigue sintiendo, y por donde siente una cosa entran luego las demás.',
  ]),
  ...movements('feeling', { any: ['feel:uselessness'] }, [
    'Dices {e.n}. Y sin embargo lo has contado de modo que se entiende a la primera, y eso no le sale a cualquiera. No lo llames valor si no quieres. Llámalo saber contar.',
    'Hay una pregunta que no ayuda nada, para qué sirvo, y otra que sí se puede contestar antes de cenar: a quién le vendría bien que hoy hiciera tal cosa. La segunda cabe en un mensaje de cuatro palabras.',
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'] }, [
    'No hay que creer que esto va a mejorar para poner agua a calentar. Se puede hacer lo siguiente sin ninguna fe en lo de después. De hecho, casi todo lo que sostiene una casa se ha hecho siempre así.',
    'Nombras {e} y no te voy a llevar la contraria con ánimos. Te pido un plazo, que es otra cosa: no saques conclusiones hasta haber dormido dos noches, comido caliente y hablado con una persona a la que no tengas que tranquilizar. Y si ni así cede, que lo sepa quien te pueda atender.',
  ]),
  ...movements('feeling', { any: ['feel:disappointment', 'feel:jealousy'] }, [
    'Se te cayó una idea que tenías, y las ideas que se caen hacen polvo un buen rato. No barras todavía. Deja que se pose y mira qué ha quedado entero debajo: no suele ser nada de lo que pensabas proteger.',
    'A lo que sientes no le pongas además el castigo de llamarlo feo. Querías algo que se le dio a otro, o esperabas algo que no llegó. Hasta ahí no hay ningún delito. Lo que decidas hacer con ello es lo único que se te puede preguntar.',
  ]),
  ...movements('feeling', { any: ['feel:gratitude', 'feel:peace', 'feel:hope'] }, [
    'Entre lo que pesa has puesto también algo que no pesa del mismo modo. No voy a aplaudirlo ni a sospechar. Lo apunto, nada más, porque habrá días en que no lo encuentres y convendrá saber que estuvo.',
    'Con lo bueno que asoma en lo que dices conviene hacer como con los animales asustadizos: no llamar, no correr, seguir con lo que se estaba haciendo y dejar algo de comer a la vista. Se queda lo que no se siente perseguido.',
  ]),
]

/** Fear where there was somebody to be afraid of: taken at its word. */
export const feelingsFearedEs = movements('feeling', { any: ['feel:fear', 'feel:anxiety'], all: ['abuse'] }, [
  'Al miedo no le voy a decir que exagera. Aprendió lo que sabe en un sitio concreto y tuvo sus razones. Hazle caso en lo práctico, que alguien sepa dónde estás, que haya un teléfono a mano, y deja lo demás para cuando el cuerpo se vaya enterando de que la casa es otra.',
  'Lo que llamas {e.n} te ha traído hasta aquí, así que no lo trato de enemigo. Es un vigilante que lleva demasiados turnos. Se le puede ir relevando con cosas comprobables: una cerradura, una persona avisada, un camino que no pase por allí.',
  'Tener miedo después de algo así es saber algo, y de primera mano. No hace falta que se te quite para empezar a vivir; hace falta que no estés a solas con ello. Cuéntale lo que temes, tal cual, a alguien que se dedique a esto. Preguntar no obliga a nada.',
])
