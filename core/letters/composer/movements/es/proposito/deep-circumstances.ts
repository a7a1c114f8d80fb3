import { movements } from '../../movement'

/** Movements of long letters about bearings, for what the life is made of just now. */
export const deepCircumstancesPropositoEs = [
  ...movements('deep', { any: ['work', 'laidoff', 'burnout'] }, [
    'Te propongo una entrevista de trabajo al revés. Tú preguntas. A qué hora se ríe aquí la gente. Quién se queda cuando alguien se pone enfermo. Qué se hace mal y todos saben que se hace mal. Aunque no busques nada, contesta a esas tres preguntas sobre el sitio donde has pasado más horas. Con las respuestas se entiende bastante de lo que traes.',
    'Hay oficios que se hacen de cara y oficios que se hacen de lado, mirando a otro que mira. No es lo mismo arreglar que acompañar a quien arregla, decidir que prepararlo todo para que otro decida. Saber de qué lado se está más a gusto ahorra muchos cursos.',
    'Cuando eras principiante preguntabas sin vergüenza. Ese permiso se pierde a los dos años y no lo devuelve ningún ascenso. Recupéralo en algún sitio, da igual cuál: un taller, un coro, una cancha, donde nadie espere de ti que sepas. Ser quien menos sabe durante dos horas a la semana rejuvenece de una manera muy poco halagadora.',
  ]),
  ...movements('deep', { any: ['work', 'laidoff', 'burnout'], not: ['study'] }, [
    'Reparte en cuatro montones lo que has hecho por trabajo a lo largo de los años: lo que harías otra vez, lo que harías con otra gente, lo que harías con otro sueldo y lo que no harías ni con otro cuerpo. El segundo montón sorprende siempre. Muchas vocaciones perdidas eran, mirándolas bien, compañías perdidas.',
    'El prestigio es un inquilino caro. Pide buenas vistas, gente que lo salude, ropa planchada. Un mes puedes dejar de pagarle y ver qué se resiente: a lo mejor la cena, a lo mejor nada. Los trabajos sin prestigio tienen a veces una ventaja que no se dice en alto, y es que de ellos se vuelve a casa con la cabeza libre.',
  ]),
  ...movements('deep', { any: ['retirement', 'aging'] }, [
    'Una cosa que nadie aprovecha bastante de la edad: se puede ser malo en algo nuevo sin que le importe a nadie. Nadie espera que a estas alturas llegues a profesional de la acuarela. Con ese desinterés general se trabaja divinamente.',
    'Los mayores de algunos pueblos tenían un banco, a la sombra en verano y al sol en invierno, y desde allí no hacían nada. Decían quién pasaba, si venía cambiado el viento, de quién era hijo ese. Un pueblo sin ese banco funciona peor, aunque no salga en los presupuestos. Averigua dónde está tu banco. Si no lo hay, siéntate en un sitio y será ese.',
    'Ordenar papeles es una actividad peligrosa y recomendable. Se empieza por los recibos y a la hora se está leyendo una postal. No tires mucho. Haz una carpeta con lo que te gustaría que alguien encontrara, y escribe detrás de cada cosa, a lápiz, por qué. Eso ya es escribir unas memorias, sin tener que decirlo.',
    'Se habla de matar el tiempo y a cierta edad la expresión deja de hacer gracia. Prueba con dar tiempo. Hay gente que lo necesita: un crío al que no le salen las fracciones, alguien que no entiende una carta del banco, quien acaba de llegar y no sabe hablar por teléfono. A ti te sobra lo que a ellos les falta, y es de lo poco que no se compra.',
  ]),
  ...movements('deep', { any: ['migration'] }, [
    'Entre los que viven lejos hay un oficio que no figura en ningún padrón, el de traductor de uno mismo. Explicas de dónde vienes en tres frases, las mismas, con la misma broma. Guárdate algo sin traducir. Una palabra, una comida, un santo. No todo lo que eres tiene que ser comprensible en la cola de una oficina.',
    'Haz un plano de tu barrio de ahora y marca en él los sitios donde te conocen. Aunque sean dos, la frutería y la parada. Ve a por el tercero como se va a por una cosa del mercado, con intención. Uno empieza a ser de un sitio cuando allí alguien puede decir: hoy no ha venido.',
    'De lejos todo se recuerda sin su guarnición, el enfado de siempre con el vecino, el calor, la obra que no acaba nunca. Pide por teléfono que te cuenten también eso. Las noticias aburridas de un lugar son las que lo mantienen vivo en la cabeza de quien se fue.',
    'Con el tiempo se acaba teniendo un acento que no es de ninguna parte, y en los dos lados te lo notan. Al principio molesta. A mí me parece una firma: en el mundo hay poca gente que haya aprendido a pedir las cosas de dos maneras y a callarse de dos maneras también.',
  ]),
  ...movements('deep', { any: ['emptynest', 'parenthood', 'caring'] }, [
    'Quien ha vivido muchos años pendiente de otros desarrolla un oído de sonámbulo: duerme con una parte despierta. Cuando la casa cambia, ese oído sigue de guardia y por la noche oye tuberías. Dale otro empleo. La radio de madrugada, los pájaros antes del tráfico, una escala de piano por el patio. Algo que escuchar sin tener que levantarse.',
    'Las familias tienen una caja de herramientas sentimental, y se hereda: cómo se pide perdón, cómo se felicita, qué se hace con los silencios. Tú la has usado sin parar. Mira ahora qué falta en esa caja. Puede que falte cómo se descansa, o cómo se pide algo para uno. Lo que aprendas lo aprenderán también los demás, mirando.',
    'No conviene llamar sacrificio a todo lo que se dio. Una parte lo fue. Otra la elegiste con los ojos abiertos y volverías a elegirla. Separarlas es un favor que te haces, porque las deudas imaginarias amargan las sobremesas. Apunta solo lo que te costó más de lo que querías dar. Suele ser una lista corta y muy instructiva.',
    'En la agenda de quien cuida o ha criado, el propio nombre aparece en la columna de transportes. Prueba, durante un mes, a ser un asunto más. Con su línea, su hora, su anotación al margen. Cancelarás muchas veces. Pero una cita que se cancela deja constancia de que existía.',
  ]),
  ...movements('deep', { any: ['sickness'] }, [
    'Se vive de otra manera cuando hay que pensar lo que antes no se pensaba. Una escalera era una escalera. Ahora es una decisión, y al final del día se han tomado cien más que cualquiera. Que a nadie le extrañe el cansancio. Y que tú no lo confundas con pereza, que es lo que hacen quienes no han tenido que decidir una escalera.',
    'Guarda el derecho a estar de mal humor por cosas que no tienen que ver. Un cuerpo enfermo se lo apropia todo, hasta los enfados. Enfádate con el árbitro, con el ayuntamiento, con el final de una serie. Es una forma muy sana de decir que la vida continúa en otras secciones.',
    'Los que han pasado por algo parecido hablan de dos momentos: el de aprender lo que ya no y el de descubrir lo que sí de una manera rara. El segundo llega tarde, sin avisar, en algo que antes ni se miraba. No se puede adelantar. Se puede, eso sí, dejar que alguna tarde no esté llena de citas, por si viene.',
  ]),
  ...movements('deep', { any: ['creative', 'study'] }, [
    'Con lo que uno aprendió y no ejerce pasa como con las lenguas de la infancia: salen al contar, al insultar y al rezar. Escúchate estos días. En alguna expresión, en la manera de mirar un edificio o de corregir un cartel, se te va a escapar. No digas que lo has perdido hasta haberte oído hablar dormido.',
    'El perfeccionismo llega con buenas referencias y se queda con la casa. Dice que te protege de hacerlo mal. Lo que consigue es que no lo hagas. Una manera de engañarlo: trabajar tan deprisa y tan pequeño que no le dé tiempo a llegar. Un dibujo del tamaño de un sello. Un párrafo escrito de pie.',
    'Todo el que hace algo con gusto ha tenido un testigo al principio. Alguien a quien se le enseñaba, que decía otra vez, o que simplemente estaba en la habitación. Pregúntate quién podría serlo ahora. No hace falta que entienda. Hace falta que pregunte de vez en cuando: y eso, ¿cómo va?',
    'Por lo que se dejó de hacer se lleva un luto raro, sin cuerpo y sin fecha, y cuando alguien lo menciona en una cena se cambia de tema con una broma. Un día no hagas la broma. Di: lo echo de menos. Nada más. Vas a descubrir que la mitad de la mesa tiene también el suyo.',
  ]),
  ...movements('deep', { any: ['hollow', 'routine', 'formerself'] }, [
    'A los objetos que ya no emocionan los guardamos un tiempo y un día vuelven a gustar. A uno mismo no se le concede esa moratoria. Si hoy no te gustas o no te notas, no saques conclusiones. Guárdate un poco, con cuidado, como la ropa buena, y sigue haciendo lo imprescindible. Hay temporadas en que el gusto está en la tintorería.',
    'Busca en la semana el momento en que menos finges. Puede durar lo que un semáforo. En el coche, con un perro, hablando con un niño pequeño, fregando. Ahora pregúntate qué condiciones se daban: nadie miraba, no había nada que ganar, el cuerpo estaba ocupado. Con esas condiciones se pueden ir montando ratos más largos.',
    'El ánimo apagado razona muy bien, y ese es el peligro. Argumenta como un abogado caro que nada merece la pena, y no se le puede ganar hablando. Se le gana yéndose. Levántate en mitad de su discurso, ponte los zapatos y compra limones. A la vuelta sigue ahí, pero ha perdido el hilo.',
    'Durante años se construye una persona que funcione, y funciona. Lo que no se construyó se queda de pie al lado, con la mano levantada, como en clase. No grita. Tiene paciencia de otra época. Cuando notas eso que no sabes cómo llamar, es posible que haya alguien ahí con la mano levantada.',
  ]),
  ...movements('deep', { any: ['decision', 'comparison'] }, [
    'Imagina que ya has elegido y que ha salido regular. Ni bien ni mal, regular. ¿Con cuál de las opciones soportarías mejor ese regular? La mayoría de las elecciones acaban en esa zona, así que es ahí donde hay que probarlas, como se prueban los zapatos por la tarde, con el pie cansado.',
    'Decía una mujer mayor que ella nunca había tomado decisiones, que las había ido firmando. Primero pasaban las cosas y luego ella ponía el nombre. No lo contaba con pena. Había descubierto que a veces basta con fijarse en qué está pasando ya y preguntarse si se quiere firmar.',
    'Las vidas que no vas a llevar también son tuyas de alguna manera, y merecen un cuarto pequeño. Se puede ir a verlas de vez en cuando: la del otro país, la de los hijos, la del escenario. Sin vivir allí y sin ponerles velas. Solo pasar, quitar el polvo y comprobar que desde su ventana se ve la tuya.',
    'Haz la lista de lo que no vas a decidir este trimestre. Ni casa, ni oficio, ni pareja, ni país: lo que toque. Lo que no está en la lista sigue abierto y lo que está descansa. Quien decide menos cosas decide mejor las dos que quedan.',
  ]),
  ...movements('deep', { any: ['business', 'money'] }, [
    'Una cifra escrita en un papel se parece mucho a una opinión sobre uno mismo, y no lo es. Haz la prueba de decirla en voz alta en tercera persona: esta persona debe tanto, esta persona tiene tanto. ¿Qué le aconsejarías a esa persona? Casi seguro, algo más tranquilo de lo que te dices tú.',
    'Levantar algo y cerrarlo, o levantarlo y venderlo, deja una destreza que da vergüenza nombrar: saber empezar de la nada. Los que nunca lo han hecho creen que hace falta valor. Tú sabes que hace falta, sobre todo, aguantar el segundo mes. Con ese saber se va a cualquier parte, aunque de momento no apetezca ir a ninguna.',
  ]),
  ...movements('deep', { any: ['faith'] }, [
    'Hay quien lleva la fe como una casa y quien la lleva como una tienda de campaña. A los segundos se les vuela más a menudo y la vuelven a montar en otro sitio, con menos clavos. No sé de cuáles eres. Si lo que se ha volado era una casa, el susto es mayor, y también lo que queda por el suelo: hay que mirar despacio qué se puede aprovechar.',
    'Las grandes tradiciones tienen una palabra para esto: noche, desierto, sequedad. La pusieron personas que no dejaron de levantarse temprano. Me interesa menos lo que concluyeron que lo que hacían entretanto, y lo que hacían era bastante doméstico: barrer, cocer pan, atender a quien llamaba, dormir poco.',
  ]),
  ...movements('deep', { any: ['sober'] }, [
    'Un trecho de los primeros meses consiste en descubrir cuánto duran las cosas. Una tarde dura más de lo que recordabas. Una conversación, también. Un enfado sin nada encima dura, si se le deja, unos veinte minutos. Son medidas nuevas y hay que tomarlas una por una, como quien amuebla.',
    'La gente celebra los aniversarios redondos, el mes, el año. Celebra tú otros: la primera boda, el primer disgusto, la primera buena noticia sin brindar. Son los que de verdad se cruzan. Apúntalos en algún lado con la fecha, que dentro de un tiempo no te vas a creer que los hayas pasado todos.',
  ]),
  ...movements('deep', { any: ['childless'] }, [
    'Cada cual en una casa lleva esto a su manera. A uno le da por hablar y a otra por ordenar cajones, o al revés, y desde fuera parece que uno sufra menos. Mejor no medirlo. Si hay alguien contigo en esta historia, pregúntale un día no cómo está, sino a qué hora se acuerda. Suele ser otra hora, y saberlo acerca.',
    'Habrá una edad que vas llevando sin querer: la que tendría. Vendrá sola al ver un colegio o una fila de bicicletas pequeñas. No es manía ni es recaída. Es una cuenta que el cariño hace por su lado, y que con los años se vuelve más callada sin llegar a callarse.',
    'Mucha gente que pasó por aquí cuenta lo mismo: que tardó en dejar de sentirse en la sala de espera. Se vive un tiempo con el abrigo puesto, como si todavía fueran a llamar. Un día, sin decidirlo, se lo quita uno para hacer la cena. No hay que adelantar ese día, y conviene no reñirse mientras no llega.',
    'Lo que sabes hacer con la espera, con las malas noticias, con tu propio miedo, no lo tenías hace unos años. Lo habrías cambiado sin pensarlo por lo otro, y eso no hace falta discutirlo. Pero ahí está, y habrá tardes en que alguien cerca de ti lo necesite y solo tú sepas cómo se hace.',
  ]),
  ...movements('deep', { any: ['burnout', 'caring'] }, [
    'A quien lleva mucho sin parar se le olvida que la energía no es una virtud, sino una cantidad. Tómale la medida como se la tomarías a un depósito: cuánto hay por la mañana, en qué se va, quién bebe sin echar. No hace falta enfadarse con nadie para cerrar un grifo.',
    'Descansar cuando se está agotado se parece a desarmar una tienda de campaña con viento: lo primero no es doblar, es quitar tensión. Suelta una cuerda, la que sea, la de contestar enseguida, la de llegar antes, la de estar al tanto. Con una suelta, las demás se aflojan un poco, y entonces se ve qué había debajo.',
    'Lleva una semana la cuenta de los favores invisibles: lo que hiciste para que otro no tuviera que pensarlo. Citas acordadas, silencios, comidas previstas, disgustos absorbidos. No para pasar la factura. Para que, cuando te preguntes en qué se te ha ido el día, haya por fin un papel que lo diga.',
  ]),
]
