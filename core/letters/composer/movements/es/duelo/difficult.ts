import { movements } from '../../movement'

/** Those who were far although near, who did harm, or whom something else carried off. */
export const difficultEs = [
  ...movements('bond', { any: ['estranged'] }, [
    'Entre {n} y tú había una distancia, y las distancias también hay que cuidarlas: no llamar, no preguntar, desviar la conversación. Era un esfuerzo sostenido. Ahora que no hace falta te has quedado sin esa tarea, y el cuerpo no sabe si es descanso o es caída.',
    'La gente dirá «pero si ni se hablaban», como si eso cerrara el asunto. El asunto lo abre. A quien estuvo se le echa de menos por lo que hizo; {a.n}, por lo que no llegó a hacer, y esa lista no se termina nunca de escribir.',
    'Seguramente guardabas, sin mirarlo mucho, un día futuro en que aquello se aclaraba. No hacía falta creérselo para contar con él. Lo que se ha muerto, además {de.n}, es ese día. Tienes derecho a ponerle luto aunque nadie más sepa que existía.',
    '{de.r} conoces una parte. La que no conoces la tienen otros: quien vivió después a su lado, quien trabajó en la mesa de enfrente. Puedes preguntar o no querer saber. No preguntar sería también una respuesta a todos estos años.',
    'Llorar a quien apenas te trató desconcierta, porque parece que faltaran motivos. Se llora el puesto. Hay un lugar en la vida de cada cual que lleva escrito quién debería ocuparlo, y el tuyo ya no lo va a ocupar nadie.',
    'Con {n} quedan cuentas, y no hay ventanilla. Unas te las debía. Otras a lo mejor creas deberlas tú. Puedes dejarlas todas encima de la mesa, sin compensar unas con otras, e irte a dormir.',
  ]),
  ...movements('bond', { any: ['harm'] }, [
    'No voy a escribir nada amable sobre {r}. Lo que contaste pesa más que la costumbre de hablar bien de los muertos. Si alguien cerca de ti necesita una versión más suave, que se la cuente a sí mismo y te deje fuera.',
    'Haber sobrevivido a alguien que te hizo daño no se parece a perderlo. Habrá alivio, rabia, a lo mejor una pena que no invitaste. Ninguna de esas tres cosas necesita permiso de las otras dos.',
    'La muerte de quien hizo daño deja una pregunta sin destinatario: por qué. {n} ya no puede contestarla, y conviene saber que pocos contestan cuando pueden. No hace falta esa respuesta para que lo que viviste sea verdad.',
    'Con alguien así se aprende a adivinar el humor de una casa por un ruido. Eso no se borra con un entierro. Si todavía te sobresaltas, es que el aviso funciona. Habrá que ir enseñándole, con tiempo y con quien sepa, que ya no hay nadie al otro lado.',
    'Puedes no ir al cementerio, no poner la foto, no cambiar el tono cuando digas {n}. La familia tiene su manera de arreglar las historias para poder sentarse a la mesa. Nadie puede obligarte a firmarla.',
  ]),
  ...movements('bond', { any: ['addiction'], not: ['harm'] }, [
    'Antes de aquello {n} tenía otras cosas, y tú las conocías. Las adicciones se lo cuentan todo a los demás: es lo primero que se dice, es lo que se recuerda en el velatorio. Di tú la otra parte alguna vez, en voz alta, para que no se pierda por educación.',
    'Querer {a.n} te obligó a vivir con el teléfono cerca durante mucho tiempo, esperando una llamada. Llegó. Ahora el teléfono suena por cualquier cosa y el cuerpo da el salto igual. Tardará en aprender que ya no tiene que vigilar.',
    'Cada vez que dijiste que no y cada vez que dijiste que sí lo hiciste sin saber cuál de las dos salvaba. Nadie lo sabía. Mirado ahora parece que hubiera un camino bueno y tú lo hubieras dejado pasar. No estaba marcado.',
  ]),
  ...movements('event', { any: ['estranged'] }, [
    'El duelo de los distanciados no tiene silla reservada. No sabes si ir, dónde ponerte, qué decir cuando te pregunten qué te unía {a.n}. Cualquier cosa que hicieras aquel día, ir o no ir, estuvo dentro de lo que se puede pedir a una persona.',
    'A veces la noticia llega tarde y por terceros, y uno se encuentra llorando en un sitio absurdo por alguien a quien no habría abrazado. No hay contradicción que resolver. El cuerpo se entera de las cosas por su cuenta y no consulta los antecedentes.',
    'Con los años sin hablarse se hace una especie de costra, y debajo sigue habiendo un hijo, una hermana, quien sea que fueras para {n}. La muerte la levanta de golpe. Lo que sale no tiene la edad que tienes ahora.',
  ]),
  ...movements('event', { any: ['harm'] }, [
    'En los entierros se reparte un papel a cada uno, y a ti te dieron el de doliente sin preguntar. Puedes devolverlo. Se puede acompañar a quien sí llora y no llorar; se puede no ir y estar, ese día, cuidando de quien fuiste.',
    'Lo que viviste no prescribe porque haya una fecha en una lápida. Si ahora vuelve con más fuerza, es frecuente: mientras vivía había que defenderse, y defenderse ocupa mucho. Busca a alguien con oficio para esta parte. No por gravedad, por compañía que sepa.',
  ]),
  ...movements('event', { any: ['addiction'], not: ['harm'] }, [
    'En estas muertes hay un doble silencio: el de la vergüenza de antes y el de la pena de ahora. Quien pregunta de qué murió {n} pregunta más cosas de las que dice. Puedes contestar con una palabra, con ninguna o con todas. Depende del día y de la cara.',
    'Hubo, seguramente, semanas buenas, y fueron de verdad aunque no duraran. No las tires por ingenuas. La esperanza que tuviste no estaba equivocada sobre {n}; estaba equivocada sobre el tiempo.',
  ]),
  ...movements('feeling', { any: ['feel:confusion', 'feel:numbness', 'feel:emptiness'], all: ['estranged'] }, [
    'No sabes qué te corresponde sentir, y es comprensible, porque casi todos los modelos vienen de familias que se hablaban. Con {n} hay que hacerlo sin patrón. Saldrán unos días de nada y una tarde de mucho. Sirve así.',
  ]),
  ...movements('feeling', { any: ['feel:anger'], all: ['harm'] }, [
    'La rabia que le tienes {a.n} está bien informada. No te la inventaste ayer. Que ya no haya contra quién la deja dando vueltas, y por eso conviene darle una salida que no seas tú: andar fuerte, escribirla sin cortesía, decirla delante de alguien que no pida calma.',
  ]),
  ...movements('turn', { any: ['estranged', 'harm', 'addiction'] }, [
    'Una vida puede haber sido difícil y haber sido una vida. No hace falta juntar las dos mitades {de.n} en una sola opinión para seguir con la tuya. Hay familias enteras que no lo han conseguido en un siglo y comen juntas los domingos.',
    'Tú no elegiste la distancia por capricho, ni el cansancio, ni el miedo. Se llega a esas cosas andando, y cada paso tuvo su razón aquel día. Cuando te llegue la frase de que ahora ya es tarde, acuérdate de que antes era imposible.',
    'Nadie te va a examinar de perdón. Es una de esas palabras que otros usan para poder cambiar de conversación. Quédate con algo más modesto y que sí depende de ti: no repetirlo, no esconderlo, no vivir mirando hacia esa puerta.',
  ]),
  ...movements('gesture', { any: ['harm', 'estranged'] }, [
    'Escribe en un papel lo que no le debes {a.n}. Una cosa por línea: una visita, una flor, una buena palabra, lo que sea. No lo quemes ni lo guardes en un sitio bonito. Déjalo con los recibos pagados.',
    'Esta noche haz por ti, en pequeño, una cosa que habría hecho quien tenía que cuidarte: preparar la cama, dejar una luz, preguntar en voz alta «¿has cenado?» y cenar. Si te parece ridículo a la mitad, para ahí. La mitad también vale.',
    'Pon una música que {n} no habría aguantado, o que nunca pusiste delante, y déjala sonar entera con la ventana abierta. No tiene más sentido que ese. Hoy en esa casa decides tú lo que se oye.',
  ]),
  ...movements('return', { aspect: 'return', any: ['estranged', 'harm'] }, [
    'No te pido que cierres nada con {n}. Hay historias que se quedan abiertas y en las que, sin embargo, se puede vivir con la luz encendida. Hoy la has encendido tú al contarlo.',
    '{de.r} no diré más. De ti, que lo contaste sin adornarlo y sin vengarte en ninguna línea. Con eso acaba esta carta.',
  ]),
  ...movements('deep', { aspect: 'harmtalk', any: ['harm', 'estranged'] }, [
    'Te van a contar una versión {de.n} que no reconoces. Que si con otros tenía detalles, que si hacía reír, que si ayudaba. Puede ser verdad. Las personas no son iguales en todas las habitaciones, y a ti te tocó una. No hace falta discutir las otras para que la tuya conste.',
    'Lo que no recibiste {de.n} lo has ido buscando, seguramente sin saberlo, en maestros, en suegros, en jefes, en parejas. Algo encontraste. Haz memoria de quién te dio, aunque fuera una vez, lo que tocaba que te dieran en casa. A esas personas sí se les puede escribir.',
  ]),
  ...movements('deep', { aspect: 'harmbody', any: ['harm', 'estranged'] }, [
    'El cuerpo guarda su propio archivo: ciertos pasos en una escalera, una llave, una manera de carraspear. Aunque falte {n}, el archivo sigue abierto. Cuando salte, apoya los pies enteros en el suelo y di en voz alta el año en que estás. Luego, si puedes, algo con azúcar.',
    'Habrá noches en que te sorprendas echando de menos la posibilidad de contestarle {a.n}. Escribe lo que contestarías, con la edad que tienes ahora. Verás qué bien se te da. Ninguna de esas frases estaba a tu alcance entonces, y por eso no las dijiste.',
  ]),
  ...movements('deep', { aspect: 'harmfamily', any: ['harm', 'estranged'] }, [
    'En tu familia puede que cada uno necesite una cosa distinta de esta muerte: uno llorar, otro olvidar, otro que no se hable. Tú necesitas que no te pidan representar. Dilo una vez, con pocas palabras y antes de la próxima fecha señalada. Después no lo expliques más.',
    'Si hay alguien que vivió lo mismo bajo el mismo techo, a lo mejor no lo recuerda igual. Uno se acuerda del ruido y otro del silencio de antes. No hace falta discutirlo como si hubiera habido una sola casa. Hubo tantas como puertas.',
  ]),
  ...movements('deep', { aspect: 'harmafter', any: ['harm', 'estranged'] }, [
    'Lo que hagas con tu carácter a partir de ahora ya no es respuesta {a.n}. Durante años una parte de lo que uno es se construye a la contra: no gritar, no beber, no faltar. Ahora puedes quedarte con lo que te guste y soltar lo que solo era guardia.',
  ]),
]
