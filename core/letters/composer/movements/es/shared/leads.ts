import { movements } from '../../movement'

/** Openings that fit any path: by a thing, by their words, by a name, by what weighs, by how they want to close, by how little was written. */
export const leadsEs = [
  ...movements('lead', { aspect: 'object' }, [
    'Empiezo por {o}, que es lo más pequeño de tu mensaje. Lo grande no se puede mirar de frente durante mucho rato; {ese.o}, en cambio, se [o:deja|dejan]. Y cuando alguien escribe sobre lo más difícil que le ha pasado y encuentra sitio para {un.o}, es que ahí hay algo que pide que lo lean dos veces.',
    'De todo lo que cuentas, me he quedado mirando {o}. No hacía falta que aparecier[o:a|an] y sin embargo [o:está|están] ahí, en mitad de tu mensaje, como si [o:se hubiera|se hubieran] colado. Casi siempre la verdad entra así en una carta: por el lado, con un nombre común.',
    'Has nombrado {o}. Podrías haber escrito solo lo importante, o lo que se supone que lo es, y escribiste también eso. Voy a empezar por ahí, porque sospecho que sabe más que yo.',
    'Quiero preguntarle primero {a.o}. Ya sé que no contesta. Pero entre todas las palabras de tu mensaje es la que se puede tocar, y a veces hay que empezar por lo que se puede tocar para llegar a lo que no.',
    'Hay {un.o} en lo que has escrito. Cualquiera pasaría por encima camino de lo grave. Yo me paro: nadie pone una cosa así en un mensaje como el tuyo por casualidad.',
    'Voy a hablarte de muchas cosas, pero déjame entrar por {o}. Es por donde entraste tú, quizá sin darte cuenta, y no se me ocurre una entrada mejor.',
    '{o}. Lo apunto antes que nada para que no se pierda entre lo demás. Cuando haya pasado tiempo y los detalles grandes se confundan, es probable que esto siga teniendo el mismo tamaño y el mismo color.',
    'Tu mensaje tiene un centro y no es donde parece. Para mí está en {o}. Alrededor pusiste los hechos; ahí pusiste, me parece, lo que de verdad echas en falta.',
    'He leído lo que has escrito y me he detenido en {o}. No para explicar{o.lo}. Solo porque una cosa tan concreta merece que alguien diga: [o:la he visto|las he visto], sé que [o:está|están] ahí.',
    'Si alguien me pidiera resumir tu mensaje con una sola palabra, no diría el nombre de un sentimiento. Diría {o}. Y luego callaría un momento, como se hace cuando alguien enseña algo suyo.',
    'Lo primero que quiero hacer con tu mensaje es no correr. Y lo que me frena [o:es|son] {o}: una cosa de diario, de las que no salen en las condolencias ni en los consejos, y que por eso mismo dice la verdad.',
    'No sé si te diste cuenta de que escribiste {o}. A lo mejor fue solo para situar la escena. A mí me ha servido para otra cosa: para saber que hablas de algo que pasó de verdad, en un sitio, a unas horas, y que nadie más podría haber escrito este mensaje.',
  ]),
  ...movements('lead', { aspect: 'object', held: true }, [
    'Pienso en {o}. En que [o:sigue|siguen] teniendo peso y temperatura, en que cabe[o:|n] en una mano. Lo demás que cuentas no cabe en ninguna parte todavía. Así que empecemos por lo que cabe.',
    'Hay cosas que se quedan quietas cuando todo lo demás se ha movido. En tu mensaje, esa cosa [o:es|son] {o}. [o:La|Las] imagino en algún lugar de tu día, sin saber lo que ha pasado, y me parece un buen punto para apoyar esta carta.',
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    'Escribes {q}. Lo pusiste sin adornos, entre otras frases, y es la que se ha quedado conmigo. Voy a contestarte desde ahí, sin prisa por llegar a otra parte.',
    'Hay una frase tuya que pesa distinto. Dice {q}. Las demás cuentan; esa se confiesa un poco. Por eso quiero empezar por ella y no por el principio.',
    '«Escríbelo como te salga», se suele decir, y casi nadie lo hace. Tú sí. Te salió {q}, y no le sobra ni le falta nada.',
    'Me has contado varias cosas y entre ellas va una que no pide permiso: {q}. La copio tal cual porque cualquier arreglo la estropearía.',
    '{q}. Así, con esas palabras. La he leído varias veces y no voy a darle la vuelta para que suene mejor: tal como está, dice dónde duele y hasta dónde llega.',
    'Antes de responderte me quedo un momento en {q}. Hay frases que uno escribe y enseguida quiere tapar con la siguiente. No la tapes todavía.',
    'Podría empezar por el principio de lo que cuentas, pero no sería honrado: lo que me detuvo fue {q}. Cuando una frase detiene a quien lee, suele ser porque también detuvo a quien la escribía.',
    'Cuentas que {t}. Lo dices deprisa, como se dicen las cosas que se han pensado mucho. Yo voy a ir más despacio, si te parece, porque en esa línea cabe casi toda tu carta.',
    'Que {t}: de eso quiero hablarte primero. No porque sea lo peor de lo que cuentas, sino porque tengo la impresión de que es lo que más veces te has dicho a solas.',
    'En tu mensaje dices que {t}. Lo he leído como se escucha a alguien en la cocina, a deshora, cuando por fin lo suelta. No hace falta que digas más para que se entienda; si quieres, quédate aquí y lo miramos.',
  ]),
  ...movements('lead', { aspect: 'detour' }, [
    'Escribes {q}, y esa frase ocupa mucho sitio. No voy a tocarla todavía. Antes quiero mirar lo que has puesto alrededor, que es donde una frase así aprende a doler.',
    'Sé cuál es la frase. {q}. La vi en cuanto te leí y prometo volver a ella. Pero si empezara por ahí te hablaría solo de eso, y en lo que cuentas hay bastante más.',
    'Hay en tu mensaje una línea que lo dobla todo hacia su lado: {q}. La dejo un momento sobre la mesa, a la vista, sin esconderla. Mientras tanto hablemos de lo demás, que también es verdad.',
    'Voy a llegar a {q}. Dame unas líneas. Las frases así conviene abordarlas con algo en las manos, y tú me has dado con qué.',
    'Lo más difícil de tu mensaje está en {q}, y los dos lo sabemos. Empiezo por otro sitio a propósito: no para esquivarlo, sino para que, cuando lleguemos, no lleguemos con las manos vacías.',
    'Guardo {q} para un poco más abajo. No me he olvidado. Solo quiero que antes quede dicho lo otro, lo que esa frase, cuando habla tan alto, no deja oír.',
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    'Le pusiste nombre a lo que más pesa: {e}. Nombrarlo no lo hace más ligero, ya lo sé, pero le pone bordes. Voy a escribirte sabiendo que está en la habitación.',
    'Dices que lo que más pesa es {e}. Podría haberlo adivinado por el resto del mensaje, pero agradezco que lo digas tú: así no tengo que andar de puntillas.',
    'Entre todas las palabras posibles elegiste {e.n}. No es la más cómoda. Hay otras que se dicen mejor en voz alta y que nadie discute. Que hayas elegido esa me hace leerte con más cuidado.',
    'Si tuviera que poner una sola cosa en el encabezado de esta carta, pondría la que tú pusiste: {e}. Desde ahí se entiende lo demás, como se entiende una casa desde el cuarto donde se hace la vida.',
    'Empecemos por {e}, ya que es lo que tienes delante. No para echar nada ni para darle la razón. Para saber qué está haciendo aquí, y qué cuida.',
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    'Empiezo por el final, por lo que pides al despedirte: {c.q}. Quien sabe cómo quiere terminar una carta sabe ya bastante de lo que le pasa. Lo tendré presente en cada línea, aunque tarde un poco en llegar.',
    'Has dicho cómo quieres cerrar esta carta, {c.q}, y voy a hacerte caso. Pero para cerrar algo con cuidado antes hay que mirar lo que queda dentro. Eso es lo que intentaré hacer contigo.',
    'Quieres {c.inf}. Lo pusiste al final, donde el formulario lo pedía, y yo lo he leído primero. Todo lo que sigue va hacia ahí, aunque dé algún rodeo.',
    'Lo que quieres, dices, es {c.inf}. Me parece una petición exacta: cabe en una línea y no cabe en un día. Vamos a acercarnos por partes.',
  ]),
  ...movements('lead', { aspect: 'name' }, [
    '{n}. Pongo el nombre solo, en su propia frase, porque los nombres también se cansan de ir siempre acompañados de la mala noticia. Durante unas líneas quiero que esté aquí sin nada más detrás.',
    'Así que hablamos {de.n}. Me gusta que hayas escrito cómo llamas {a.r} y no solo quién es: un parentesco lo tiene cualquiera, y un nombre dicho por ti, no.',
    'Entre {r} y {n} hay una distancia que solo conoces tú: lo primero lo entiende todo el mundo, lo segundo es cómo se dice en tu boca. Te escribo a esa distancia.',
    'Quien lea por encima tu mensaje dirá que hablas {de.r}. Yo he leído que hablas {de.n}. No es lo mismo, y toda esta carta depende de esa diferencia.',
  ]),
  ...movements('lead', { aspect: 'little' }, [
    'Has escrito poco, y no pasa nada. Hay días en que una línea es todo lo que se puede sacar. No voy a rellenar por mi cuenta lo que no has dicho: te hablaré de lo poco que sé, y lo que no sé lo dejaré en blanco.',
    'Tu mensaje es breve y lo voy a respetar. No inventaré escenas ni te diré cómo fue. Solo sé que se trata {de.n}, que pesa, y que has venido hasta aquí a decirlo, que ya es bastante trabajo para un día así.',
    'No hace falta contarlo todo para que te escriban. Con lo que has puesto alcanza para empezar: hablas {de.r}, hablas con pocas palabras, y las pocas palabras suelen ser de cuando no quedan fuerzas para las otras.',
    'Cuando alguien escribe tan poco, suele haber dos motivos: que no hay mucho que decir o que hay demasiado. No sé cuál es el tuyo. Esta carta sirve para los dos.',
    'Me has dado unas pocas palabras y no pienso estirarlas. Prefiero una carta que sepa poco y no mienta a una que suene bien y hable de otra persona.',
  ]),
]
