import { movements } from '../../movement'

/** More of what weighs when what happened is a death, by its name. */
export const weightsEs = [
  ...movements('feeling', { any: ['feel:guilt'], assumes: ['human', 'affection', 'history'] }, [
    'Para tener culpa de una muerte hay que haber tenido en la mano la manera de impedirla. Repasa lo que tenías en la mano: un teléfono, un horario, un mal día, cosas que hacer. Con eso se vive, y con eso no se salva a nadie. Lo que hubo con {n} no cabía en esa mano, ni entonces ni ahora.',
    'Escribes {e.n} y te entiendo, pero déjame separarte dos cosas que van pegadas. Una es lo que hiciste o no hiciste, que se puede nombrar. Otra es que {n} [muriera|murieran], que no lo hiciste tú. Cuando te acuses, di solo la primera.',
    'Hay una culpa que aparece solo por seguir. Por comer con hambre, por dormir una noche entera, por que te siente bien una camisa. No acusa de nada en concreto y por eso no hay manera de contestarle. Con {n} o sin {n}, tu cuerpo tiene orden de vivir. Cumple órdenes, nada más.',
    'Prueba a ponerle {a.e} un límite de horario, como a un vecino que ensaya. De siete a siete y media puede decirte lo que quiera sobre lo que hiciste y lo que no. Luego hay que preparar la cena. A las ocho, si llama otra vez, contesta que ya tuvo su media hora y que con {n} hablas tú.',
    'Me fijo en que la culpa te llega en detalles y el cariño te llega en bloque. Es una desigualdad injusta. Baja el cariño al detalle: di tres cosas que hiciste por {n}, con día y con sitio, igual que dices las otras. Verás que también tienen pruebas.',
    'De lo que le debes {a.n} hay una parte que no debías. Estar siempre, adivinar, tener paciencia infinita, saber el día. Eso no lo puede pagar nadie y no figura en ningún trato entre personas. Quítalo de la lista antes de mirar el resto.',
  ]),
  ...movements('feeling', { any: ['feel:guilt'], all: ['perinatal'] }, [
    'La culpa va directa al cuerpo y a lo que comió, a lo que cargó, al día que se subió deprisa una escalera. Si se lo preguntas a quien sabe de esto, te dirá que la vida no se sostiene ni se cae por una escalera. Con {n} se hizo todo lo que se puede hacer desde fuera, que es esperar y cuidar.',
    'Escribes {e.n}, y detrás suele haber una lista de cosas normales: un café, un viaje, un disgusto. Son las mismas que hizo cualquiera de las que hoy empujan un carrito. La lista no explica lo {de.n}. Solo demuestra cuánto querrías que hubiera una explicación.',
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain', 'feel:longing'], assumes: ['alive', 'affection'] }, [
    'Hay tardes en que {e} no tiene que ver con nada de ese día. No ha pasado nada, ha sido un martes correcto, y a las seis baja igual. No busques el motivo en el martes. El motivo es {n}, y no mira la hora.',
    'Me dices {e.n}. Yo le pondría al lado otra palabra, atención. Estás atendiendo a algo con todo el cuerpo, y eso deja poco para las facturas, para las conversaciones, para elegir zapatos. No te falla la cabeza. La tienes puesta en {n}.',
    'Nadie te pide que saques provecho de esto. {e} no enseña, no limpia, no hace mejor a nadie. Es el peso {de.n}, ahora que hay que llevarlo por dentro.',
    'Puedes llorar a ratos sueltos, sin terminar. En la ducha, en un semáforo, pelando una fruta. No hace falta una tarde entera ni una razón a la altura. {e} se va repartiendo así, en monedas pequeñas, que es como se paga lo grande.',
    'Con {e} pasa que a unos les da por no salir y a otros por no entrar en casa. Fíjate en cuál eres y haz una vez a la semana lo contrario, en una dosis que dé risa: diez minutos. Con eso no se cura nada, pero la pena deja de elegir sola los muebles.',
    'La palabra que has usado, {e.n}, es más corta que lo que nombra. Dentro hay cosas distintas: que {n} no está, que nadie más se acuerda de aquello, que se ha acabado una época tuya. Si un día te abruma, pregúntale cuál de las tres ha venido. Suele venir una.',
    'Querrías, supongo, que {e} fuera a menos. Va a trozos, que no es lo mismo. Dejará libre primero una mañana, luego un trayecto, después una fiesta entera en la que solo te acordarás {de.n} al apagar la luz. Y volverá a veces a todos esos sitios, de visita.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness'], assumes: ['human', 'affection', 'history'] }, [
    'La soledad después {de.n} tiene una cosa particular: sobra gente para casi todo y falta una persona para lo demás. No la llena una cena. Ayuda más alguien con quien hacer algo callados, mirar una obra, esperar un turno, y que al rato pregunte sin mirar.',
    'Te has quedado a solas con datos que solo se usaban entre dos. Qué decía {n} cuando llovía, por qué no se puede nombrar aquel pueblo. Contárselo a alguien al principio da vergüenza, parece poco. Elige a una persona con paciencia y empieza por lo del pueblo, sea cual sea el tuyo.',
  ]),
  ...movements('feeling', { any: ['feel:emptiness'], assumes: ['alive', 'affection'] }, [
    'Al vacío que dices le conozco una propiedad: tiene los bordes muy nítidos. Sabes dónde empieza, a qué hora, en qué silla. Eso quiere decir que el hueco está fuera, en el sitio {de.n}, que se ha quedado con su forma.',
    'No le eches cosas encima al vacío. Ni viajes, ni compras, ni gente a todas horas. Ponle cerca algo vivo y lento que dependa de ti: una planta, una masa, un animal si lo hay, una llamada semanal. {n} ocupaba un lugar a base de repetirse; lo demás tendrá que entrar igual.',
  ]),
  ...movements('feeling', { any: ['feel:anger'], assumes: ['human', 'affection'] }, [
    'La rabia por {n} anda buscando una cara. Le sirve la del médico, la de un primo, la del que se ríe en el autobús. Antes de soltarla, dile en voz alta el nombre de verdad: que {n} ha muerto y no tenías manera de impedirlo. Se queda sin cara y baja un poco los hombros.',
    'Rompe algo que no valga. Hay platos de bazar que están hechos para esto. Luego recoge los trozos con cuidado, que en esa segunda parte es donde la rabia se convierte en cansancio, y con el cansancio ya se puede dormir.',
    'Que tengas rabia no contradice el cariño. Uno no se enfada tanto por lo que no le importaba. El día que alguien te pida calma, contéstale que la tendrás cuando haya motivo, y sigue andando deprisa hasta que se te pase el tramo peor.',
  ]),
  ...movements('feeling', { any: ['feel:helplessness'], assumes: ['human', 'affection'] }, [
    'Hiciste lo que estaba a tu alcance y lo demás no estaba. Dicho así suena a frase de pasillo, y aun así mírala por partes: lo que estaba a tu alcance lo hiciste. Con {n} eso no bastó. Que no bastara no lo convierte en poco.',
    'La impotencia tiene los brazos fuertes y ningún sitio donde ponerlos. Dáselo tú. Carga algo, arregla algo, lleva la compra de una vecina. No cambia lo {de.n}. Cambia la noche, porque unos brazos cansados dejan dormir.',
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'], assumes: ['human'] }, [
    'Antes de lo {de.n} había una cosa que se creía sin pensarla: que mañana estarían todos. Ya no se cree. Se puede vivir sabiendo, de hecho se vive, pero el primer año hay que aprender a salir de casa otra vez sin esa moneda en el bolsillo.',
    'Eso que llamas {e.n} te hace revisar: si respiran, si han llegado, si ese dolor será algo. Revisa una vez, con un gesto fijo, como quien comprueba el gas. La segunda vez es ya por {n}, y para eso sirve más sentarse que volver a comprobar.',
    'Pon una mano sobre algo frío, un grifo, una baldosa, y di en qué día estás. El cuerpo confunde lo que pasó con lo que va a pasar, y a ratos te avisa de una muerte que ya ocurrió. Hay que darle la fecha, con educación, todas las veces que haga falta.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness'], assumes: ['alive', 'affection'] }, [
    'Cansa echar de menos, aunque se haga sin moverse. Se está todo el día atento a algo que no llega, como en una estación. Por {n} llevas semanas o meses así. Busca un sitio donde no haya que esperar nada, una bañera, un banco al sol, y baja la guardia media hora.',
    'Baja el listón hasta el suelo y luego un poco más. Comer de lata, llevar dos días la misma camisa, no devolver llamadas. Lo que te sobre, si te sobra algo, guárdalo para quien te quiera bien. El cansancio de un duelo se respeta como el de una convalecencia.',
    'Te habrás dado cuenta de que dormir no lo quita, porque por dentro sigues de turno, pendiente {de.n} o de lo que dejó sin hacer. Antes de acostarte escribe en un papel quién se queda de guardia esta noche. Pon el nombre de cualquiera, el de la luna si quieres. Por hoy has terminado el turno.',
  ]),
  ...movements('feeling', { any: ['feel:relief'], assumes: ['human'] }, [
    'Con el alivio se puede hacer lo mismo que con los invitados incómodos: sentarlo a la mesa con los demás y no darle conversación. Está. Llegó con la pena y se irá con ella. {a.n} no le quitas nada por haber dormido.',
  ]),
  ...movements('feeling', { any: ['feel:shame'], assumes: ['human'] }, [
    'Lo que te da vergüenza de ti en esta historia, {n} ya no lo va a contar y tú lo has contado. Ahora lo sabe alguien y no se ha caído nada. La vergüenza esperaba otra cosa: un silencio, una cara. Aquí no la hay.',
  ]),
  ...movements('feeling', { any: ['feel:numbness', 'feel:confusion'], assumes: ['alive'] }, [
    'Hay una niebla que no es olvido ni falta de cariño. Se contesta bien, se firma bien, y por dentro no hay nadie al teléfono. Suele levantar sola. Si mientras tanto necesitas tomar una decisión sobre lo {de.n}, di que contestarás el mes que viene.',
    'Puede que te extrañe no estar peor. Hay muertes que tardan en llegar a la persona, sobre todo cuando hay que ocuparse de cosas. Lo {de.n} vendrá por partes, cuando haya sitio. No vayas a buscarlo. Y no dejes que nadie te diga cómo se te tendría que ver la cara.',
    'No saber qué se siente es una respuesta perfectamente seria. Cuando te pregunten, di «depende de la hora». Apunta un par de días, sin adjetivos, qué hiciste y a qué hora te acordaste {de.n}. Al releerlo se ve más que preguntándose.',
  ]),
  ...movements('feeling', { any: ['feel:hopelessness'], assumes: ['alive'] }, [
    'A esa altura, la de {e.n}, no llegan las palabras de ánimo, así que las ahorro. Llega el agua, llega alguien que se siente cerca, llega un médico si hace falta. Si la idea de no seguir se vuelve concreta, díselo hoy a una persona con estas mismas palabras: «no puedo quedarme sin nadie esta noche».',
    'No mires ahora hacia el año que viene, que desde donde estás no se ve. Mira hasta que hierva el agua. Después hasta que se enfríe. Con lo {de.n} encima se avanza por tramos de ese tamaño, y nadie tiene derecho a llamarlos pequeños.',
  ]),
  ...movements('feeling', { any: ['feel:gratitude', 'feel:love', 'feel:peace', 'feel:hope'], assumes: ['alive', 'affection'] }, [
    'Has puesto {e.n} donde otros ponen dolor, y no creo que sea porque duela menos. Hay quien llega ahí después de mucho llorar y quien llega por carácter. En cualquier caso es una manera muy firme de estar de parte {de.n}.',
    'Lo que llamas {e.n} también hay que cuidarlo, porque las primeras semanas todo empuja a la tristeza como si fuera el único uniforme. Úsalo cuando te salga, incluso en el funeral, incluso riéndote. {n} [cabe|caben] ahí mejor que en muchos discursos.',
  ]),
  ...movements('feeling', { any: ['feel:disappointment', 'feel:uselessness'], assumes: ['human'] }, [
    'En una muerte se ve quién aparece, y a veces el resultado es malo. Eso también lo estás llorando. Pon por un lado lo {de.n} y por otro lo de quienes no han estado; son dos penas con dueños distintos, y juntas parecen el fin del mundo.',
  ]),
]
