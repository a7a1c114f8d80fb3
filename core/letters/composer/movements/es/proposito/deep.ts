import { movements } from '../../movement'

/** Movements of long letters about bearings, one aspect each: ways of looking at it. */
export const deepPropositoEs = [
  ...movements('deep', { aspect: 'youngself', not: ['childless'] }, [
    'Busca en casa de alguien una foto tuya de los ocho años. No para enternecerte: para verle los ojos a esa criatura, que miraba algo fuera de cuadro. Pregúntate qué era. No lo sabrás, pero habrás pasado un minuto mirando en su dirección, y es una dirección que nadie te había marcado.',
    'Imagina por un momento a quien eras a los quince, enfrente de ti, con los codos apoyados. No le expliques tu vida: pregúntale qué le parece rara de ella. Te dirá algo impertinente. De las impertinencias de los quince años uno se ha pasado la vida huyendo, y algunas apuntaban bien.',
    'De pequeños jugamos a oficios sin preguntar por el sueldo, y cada cual elegía dentro del juego un papel: unos atendían, otros mandaban, otros preparaban el decorado y no llegaban a actuar. Trata de acordarte de tu papel. Los oficios cambian con los siglos; los papeles, casi nada.',
  ]),
  ...movements('deep', { aspect: 'callings', not: ['childless', 'sickness', 'sober', 'parenthood', 'faith'] }, [
    'Se habla de la vocación como de una voz que llama. A la mayoría nadie nos ha llamado nunca. Hemos ido probando, nos hemos quedado donde no hacía frío, le hemos tomado cariño a una tarea por haberla hecho muchas veces. También es un modo honrado de llegar. No necesitas haber oído nada.',
    'Unos encuentran lo suyo y otros lo van haciendo, como se hace un sendero de tanto cruzar un campo. Los segundos no salen en las entrevistas. Si eres de esos, no busques señales: mira por dónde has pasado más veces sin que nadie te obligara.',
    'La palabra propósito llegó a la vida corriente desde las empresas, y se le nota: quiere objetivos, plazos, una frase para la pared. Antes la gente decía otra cosa: tener en qué ocuparse, tener por quién mirar. Prueba a cambiar una por otra durante un mes. Con las antiguas se duerme mejor.',
    'Cuando un oficio se convierte en destino ya no se le puede pedir vacaciones. Yo te desearía algo menos elevado, una ocupación que te guste y que puedas dejar encima de un mueble al salir. Lo que se puede dejar se retoma con ganas.',
  ]),
  ...movements('deep', { aspect: 'pieces', not: ['childless', 'sickness', 'sober', 'parenthood', 'faith'] }, [
    'Dentro de cada oficio hay otros. Quien vendía zapatos sabía, además, arrodillarse delante de la gente sin perder la compostura. Quien daba clase sabía esperar tres segundos de silencio. Mira lo que hacías y saca de dentro lo otro, lo que no tenía nombre ni sueldo. Eso se lleva a cualquier parte.',
    'Cuando se cae algo que nos sostenía conviene mirar qué piezas eran nuestras y cuáles eran del andamio. El horario era del andamio. La paciencia era tuya. El título, del andamio. El modo de tratar a la gente, tuyo también. Con lo segundo se puede volver a construir.',
    'Haz como los chatarreros, que no ven un coche: ven cobre, goma, vidrio, un motor de arranque. Desmonta lo que has sido. Aparta lo que brilla solo por fuera. Lo que queda en el montón bueno suele ser poca cosa y vale por su peso, porque sirve para máquinas que todavía no se han inventado.',
  ]),
  ...movements('deep', { aspect: 'waiting', not: ['childless', 'sickness', 'sober', 'caring'] }, [
    'Existe una temporada que no tiene nombre, entre lo que se acabó y lo que no ha empezado. Nadie la pone en un currículum. Se parece al barbecho: visto desde la carretera es un campo abandonado, y por debajo la tierra está haciendo la única cosa que la hará servir. No la ares por impaciencia.',
    'Puede que ahora toque esperar, que es un verbo con mala prensa. Esperar bien da trabajo: mantener la casa en orden, el oído despierto, no aceptar lo primero por miedo a quedarse en la calle. Si alguien te pregunta a qué te dedicas, puedes decir que estás entre dos cosas. Es verdad y es una ocupación.',
    'Los cangrejos, cuando crecen, se quitan la coraza y pasan unos días blandos, metidos debajo de algo, hasta que la nueva endurece. En esos días no salen a demostrar nada. Los biólogos no dicen que estén en crisis. Dicen que están mudando, y apuntan la fecha.',
    'Se desconfía de quien está entre dos etapas, como de quien se para en medio de una acera: estorba. Tendrás que aguantar algún codazo con cariño. Contesta que estás mirando por dónde. Es la respuesta que daría cualquiera que se parara en una acera, y nadie le exige más.',
  ]),
  ...movements('deep', { aspect: 'usefulness', not: ['childless'] }, [
    'Imagina que mañana te prohibieran ser útil durante un mes. Ni favores, ni listas, ni arreglar nada. ¿Qué harías el primer día a las once, cuando ya te hubieras aburrido? Lo que se te haya ocurrido al leer esto, aunque sea una tontería, apúntalo. Era una respuesta.',
    'Medirse por la utilidad no es manía tuya: nos criaron con ese metro. Pero piensa en las personas que te han hecho bien. Seguramente lo hicieron en ratos en que no estaban sirviendo para nada: paseando, equivocándose de calle, escuchando la misma historia por tercera vez.',
    'Servir tiene dos sentidos que se confunden: ser útil y estar al servicio. Se puede llevar años de lo segundo sin haber notado nunca lo primero. Mira tu semana con esa distinción. ¿Dónde se aprovechó de verdad lo que sabes, y dónde solo hacía falta alguien?',
  ]),
  ...movements('deep', { aspect: 'fearname', not: ['childless', 'sickness', 'sober', 'caring', 'faith'] }, [
    'Debajo de «no sé qué quiero» vive a menudo otra frase más incómoda: «sé lo que quiero y me da miedo lo que costaría». Si fuera tu caso, no hace falta que hagas nada. Basta con saberlo. Un deseo reconocido espera mejor que uno negado, y molesta menos por las noches.',
    'Algunas dudas están hechas de dos certezas que no se hablan. Una dice que así no. La otra, que lo demás cuesta demasiado. Mientras sigan cada una por su lado parecerán pura confusión. Siéntalas juntas con un papel y deja que se contradigan: al menos sabrás entre qué y qué estás.',
    'Temer que sea tarde y temer que sea verdad se parecen mucho desde dentro. Con el primero se corre; con el segundo se da vueltas. Pregúntate cuál es el tuyo mirando lo que haces cuando tienes una tarde libre: si la llenas entera o si la dejas pasar sin tocarla.',
  ]),
  ...movements('deep', { aspect: 'ordinary' }, [
    'Las vidas que uno admira de cerca suelen ser muy aburridas vistas desde la ventana de enfrente: alguien sale, alguien vuelve, alguien riega. Lo que no se ve desde enfrente es que hay uno que espera a la que sale y un motivo para regar. Es todo el secreto, y cabe en un patio.',
    'Una vida con sentido no se nota todo el rato. Se nota de vez en cuando, como la salud. El resto del tiempo hay colas, impuestos, calcetines. Si esperas que lo importante brille de continuo, vas a tomar por apagado lo que solo está en reposo.',
    'Tal vez el vacío no se cure con plenitud, sino con trato: que alguien sepa cómo tomas el café, que un perro del barrio te salude, que en algún sitio noten si faltas. Nada de eso es grandioso. Se repite, y en eso consiste.',
    'Casi todo lo que hoy se enseña en los colegios como una vida ejemplar fue, por dentro, una sucesión de tardes en las que no se veía nada claro. El biógrafo las salta porque aburren. Tú estás en una de esas tardes, sin biógrafo, y desde ahí no se distingue el argumento.',
  ]),
  ...movements('deep', { aspect: 'paper', not: ['childless'] }, [
    'Repasa a quién has llamado este año cuando algo se rompía, y quién te ha llamado a ti. En la segunda lista hay un retrato tuyo más fiel que cualquier currículum. Mira para qué te buscan. Casi siempre es para algo que tú no considerarías un talento, de tan poco que te cuesta.',
    'Haz inventario de lo que sabes hacer y nunca pondrías en una solicitud: calmar a alguien por teléfono, encontrar cosas perdidas, que un grupo se ría, doblar sábanas de las que se resisten. Diez. Es una lista que hace sonreír y que, leída con atención, dibuja un oficio o dos.',
    'Apunta cuatro cosas que te irritan ver mal hechas. La irritación es un saber disfrazado: a nadie le molesta un mueble torcido si no sabe lo que es un ángulo. En esa lista de quejas está lo que entiendes, y lo que se entiende se puede ofrecer.',
    'Pregunta a los tuyos qué harían si te fueras un año entero. Después de las cortesías empezarán los problemas: quién va a llevar tal cosa, quién se acuerda de tal fecha, a quién le van a contar lo del vecino. Toma nota de los problemas. Son tu hueco, medido por otros y al milímetro.',
    'Calcula, por encima, cuántas comidas has cocinado, cuántas veces has explicado lo mismo, cuántos papeles has puesto en orden, a cuánta gente le has abierto. Salen cifras de obra pública. Y sin inaugurar.',
  ]),
  ...movements('deep', { aspect: 'money', not: ['childless', 'sickness', 'sober', 'faith', 'parenthood'] }, [
    'Sé que nada de esto paga facturas, y las facturas llegan. Por eso hablo de minutos, de tardes, de bolsillo, y no de dejarlo todo. Dejarlo todo es casi siempre una fantasía de gente muy cansada. Lo que suele funcionar es menos vistoso: ir moviendo la carga, sin soltar, de un pie al otro.',
    'Los consejos sobre el sentido de la vida los escribe, por lo general, gente con la calefacción pagada. Si lo tuyo incluye números que no cuadran, esa es la primera línea y no un detalle. Ocúpate antes de eso, con ayuda de alguien que sepa leer un contrato, y deja lo otro para la tarde. No se ofende.',
    'Ponle precio a una semana que te gustaría: comida, luz, un capricho, algún viaje en autobús. Sin lujos de revista. Muchas veces sale bastante más barata que la semana que se está llevando. Y otras veces sale cara, y entonces ya sabes de qué cantidad se trata, que es mejor que soñar en abstracto.',
  ]),
  ...movements('deep', { aspect: 'otherpeople', not: ['childless', 'sickness', 'sober'] }, [
    'A tu alrededor habrá quien se ponga nervioso con tus dudas, porque le despiertan las suyas. Te darán respuestas rápidas para que se les pase a ellos. Escúchalas con educación y no compres ninguna en la primera visita.',
    'No todo el mundo va a celebrar que te muevas. Alguien contaba con que siguieras donde estabas, y no por maldad: le servías de pared maestra. Avísale con tiempo, si puedes, y no le pidas que aplauda. Ya se acostumbrará, que es como dan su permiso casi todas las familias.',
    'Vas a notar que das explicaciones distintas según quién pregunte. A uno le dices que estás bien, a otro que lo estás pensando, a un tercero que hace calor. No mientes: repartes. Procura que al menos una persona tenga la versión completa, para que no tengas que llevarla tú todo el día.',
  ]),
  ...movements('deep', { aspect: 'proof' }, [
    'De otras temporadas de no saber saliste sin darte cuenta del momento exacto. No hubo campanas. Un día tenías algo entre manos y, al levantar la cabeza, lo anterior ya era anterior. No espero que ahora las haya. Espero que te pille haciendo otra cosa.',
    'Si te falta fe en que puedas con otra etapa, en lugar de mirar adelante mira dos veces que ya ocurrió. Hubo otras épocas en que no sabías. Un colegio nuevo, una mudanza, el primer día en alguna parte con el estómago del revés. De todas aquellas saliste sin instrucciones. Con mal genio, seguramente, pero saliste.',
    'Piensa en algo que hoy haces sin esfuerzo y que hace diez años te parecía imposible. Conducir por esa ciudad, dormir a solas, hablar delante de gente, freír un huevo. No recuerdas el día en que dejó de costar. Nadie lo recuerda. Esos días existen igualmente, y se distribuyen sin avisar.',
    'Hace unos años tenías otras preguntas y te parecían definitivas. Trata de acordarte de una sola. Alguna se contestó, alguna se volvió ridícula, alguna cambió de dueño. Esta de ahora tampoco lo sabe, pero está hecha del mismo material.',
  ]),
  ...movements('deep', { aspect: 'try', not: ['childless'] }, [
    'Hay sitios donde a uno le cambia la cara y no lo sabe. Pregúntaselo a alguien que te quiera: ¿dónde me has visto mejor últimamente? No qué hacía, dónde. La respuesta suele ser una cocina, una cola, un coche de camino a algún lado. Empieza por frecuentar ese lugar, sin más intención.',
    'Elige una esquina de tu casa y destínala a lo que todavía no sabes qué es. Una mesa pequeña, una lámpara, nada encima. Los sitios vacíos y bien iluminados atraen cosas: un cuaderno, una radio rota, un plano. A los dos meses mira qué ha ido a parar ahí.',
    'Date una vuelta por un edificio donde se haga algo de lo que no sepas nada: un taller de luthier, un juzgado, una perrera, un invernadero. Ve a mirar, con cualquier excusa. A la salida pregúntate de qué parte te has enterado mejor. El interés tiene oído fino y reconoce a los suyos entre extraños.',
  ]),
  ...movements('deep', { aspect: 'boredom' }, [
    'No huyas tan deprisa del aburrimiento. Los primeros veinte minutos son insoportables y por eso casi nadie llega al veintiuno. A partir de ahí la cabeza, que no tiene con quién pelearse, empieza a hacer lo que hacen los niños sin pantalla: mirar hacia arriba, inventar, levantarse a buscar una caja.',
    'Cuando uno dice que nada le interesa suele querer decir que nada le interesa lo bastante como para justificar el gasto. Quítale la exigencia. Permite que algo te interese un poco, una tarde, sin llevarlo a ninguna parte: los nombres de las nubes, cómo se tasa un caballo, la vida de quien inventó la cremallera.',
  ]),
  ...movements('deep', { aspect: 'envy' }, [
    'La envidia, que da vergüenza, es buena brújula si se le quita el veneno. Piensa en alguien a quien envidies de verdad y pregúntate qué parte, exactamente: ¿el despacho o que le rían las gracias, la casa o el huerto? Tira lo demás. Con esa astilla que queda se puede encender algo.',
    'Comparar lo hacemos todos, y en público lo negamos. Si te vas a comparar, hazlo bien: el día entero, no la foto. Cambia con esa persona también las madrugadas, la suegra, el dolor de rodilla, lo que calla en las comidas. Casi nadie firma el trueque completo, y en lo que no firmaría se ve lo que ya es suyo.',
  ]),
  ...movements('deep', { aspect: 'dayafter' }, [
    'Ponte en lo peor, que sea así un año más. Habría doce meses de no saber. En esos meses comerías, verías a gente, leerías algo, harías reír a alguien sin querer. Míralo bien: eso, que tú llamarías perder un año, mucha gente lo llamaría vivir. No te pido que te conformes. Te pido que no lo desprecies mientras dura.',
    'Supongamos que encuentras lo que buscas y llega el día siguiente. Suena el despertador. Hay que decidir qué se desayuna, contestar a alguien pesado, pasar frío en una parada. Prepárate desde ya para ese día, que va a parecerse mucho a este. Lo que de aquí te resulte vivible te servirá también allí.',
  ]),
  ...movements('deep', { aspect: 'pace' }, [
    'Tienes un ritmo que es el tuyo y que probablemente no has oído en años, porque siempre sonaba otro encima. Para oírlo hace falta una tarde sin hora de fin. Fíjate a qué velocidad friegas, comes, contestas, cuando no te espera nadie. Esa es la medida. Los planes que no quepan en ella no son para ti.',
    'Ve despacio con lo que prometes. A las etapas nuevas se entra como al agua fría en una playa con piedras: primero los tobillos, quejándose, y mirando bien dónde se pisa. Quien corre lo hace casi siempre para que lo vean.',
    'Un cambio grande pide un ritmo aburrido. Tres mañanas por semana durante dos años, una llamada al mes, cincuenta metros más de piscina: de eso están hechas casi todas las conversiones que parecen repentinas. Los arranques heroicos salen en las películas porque duran lo que dura una película.',
  ]),
  ...movements('deep', { aspect: 'story', not: ['childless'] }, [
    'Cuando cuentas tu vida en una cena, ¿en qué año empiezas y en cuál te paras? Casi todos tenemos una versión ensayada, con su principio y su chiste, y dejó de actualizarse hace tiempo. Prueba a contarla empezando por lo que en la versión oficial no sale. El final cambia solo.',
    'Toda biografía tiene un capítulo que el protagonista habría arrancado y que el lector considera el mejor. No sé si este es el tuyo. Desde dentro huele a espera y a ropa de andar por casa, y nadie subraya. Yo lo he leído con lápiz.',
    'A los hechos de tu vida les has puesto un orden, y el orden hace de juez: esto llevó a esto, por tanto. Ponlos un día en otro, por estaciones, por comidas, por personas que te hicieron reír. Son los mismos hechos. Dejan de ir cuesta abajo.',
  ]),
  ...movements('deep', { aspect: 'needed' }, [
    'Casi todo el mundo puede decir quién le hace falta. Cuesta mucho más decir a quién se le hace falta, sobre todo cuando ya no hay obligación de por medio. Deja la pregunta abierta unos días. Suele contestarla una persona inesperada, con una tontería: un envase que no abre, una serie que quiere comentar.',
    'Hay un momento de la semana en que alguien, en alguna parte, hace algo de una manera que aprendió de ti. Corta el tomate así, aparca así, se despide con esa palabra. No lo sabe y tú tampoco. Si hubiera que buscarle a eso un nombre serio, yo no usaría la palabra legado, que suena a notaría. Diría contagio.',
  ]),
  ...movements('deep', { aspect: 'afternoon' }, [
    'Las cuatro de la tarde es una hora sin defensores. La mañana tiene prisa y la noche tiene excusa, pero a las cuatro uno se queda con lo que hay. Si alguna vez encuentras algo que te sostenga a esa hora, aunque sea una tontería, no lo cuentes como tontería. Casi todas las vidas se sujetan por ahí.',
    'El tiempo libre y el tiempo vacío se parecen en el reloj y en nada más. Uno tiene bordes: empieza después de algo y acaba antes de algo. Al otro le faltan, y por eso marea. No hace falta llenarlo. Con ponerle dos bordes, una salida a las cinco y una llamada a las ocho, ya se deja habitar.',
  ]),
  ...movements('deep', { aspect: 'words' }, [
    'En casi todas las lenguas, la palabra para camino sirve también para manera. Por este camino, de esta manera. Se me ocurre que buscar lo segundo es más llevadero: no hacia dónde, sino cómo. Con qué modales se pasa un día malo. A qué velocidad. En compañía de qué ruido.',
    'Decimos que alguien se ha perdido y que algo se ha perdido, y usamos el mismo verbo para quien no sabe volver y para un paraguas. Tú no eres un paraguas. Has venido hasta aquí por tu pie y has sabido decir dónde te aprieta. Los que se han perdido de verdad no hacen preguntas.',
    'Futuro es una palabra con poca comida dentro. Se oye y no se ve nada. Prueba con otras: sábado, octubre, cuando vuelvan las cerezas. Con esas el cuerpo sabe qué hacer, si llevar chaqueta o no, y le da menos por salir corriendo.',
  ]),
  ...movements('deep', { aspect: 'bodyknows' }, [
    'El cuerpo se entera de las cosas con meses de adelanto y las comunica mal: una muela, un sueño idiota, las llaves olvidadas dos veces. Se le hace callar con lo que haya a mano. A lo mejor conviene, una noche de estas, dejarle terminar la frase, aunque la frase sea solo que tiene frío.',
    'Hay una alegría de bajo presupuesto que no depende del rumbo: la del agua muy fría al mediodía, la de quitarse los zapatos, la de entrar en calor. No arregla nada y no lo pretende. Pero quien la pierde de vista empieza a exigirle al sentido de la vida cosas que antes hacía una ducha.',
  ]),
  ...movements('deep', { aspect: 'company' }, [
    'De las personas que han sabido vivir he conocido de oídas a unas cuantas, y ninguna lo hizo a solas. Tampoco rodeadas. Tenían dos o tres con quienes no hacía falta empezar por el principio. A esa clase de compañía se llega por insistencia, volviendo, como se llega a que un banco de madera tome la forma.',
    'Se puede no saber qué hacer con la propia vida y ser, entretanto, una bendición en la de otro. No hay que merecerlo ni darse cuenta. Ocurre al pasar: una manera de escuchar, una sopa a tiempo, haber dicho lo justo. Lo tuyo y lo que haces en los demás llevan contabilidades distintas.',
    'En todas las épocas difíciles aparece alguien lateral: quien vende el pan, una compañera de otra planta, el del perro. No son amigos y sin embargo sostienen. No se les cuenta nada y notan todo. Si en la tuya hay alguien así, ya sabes a quién dar los buenos días mañana con nombre y apellido.',
  ]),
  ...movements('deep', { aspect: 'unfinished' }, [
    'Dejar las cosas a medias tiene peor fama de la que merece. A medias quedaron catedrales en las que se lleva rezando ocho siglos. Lo que empezaste y no acabaste, si lo miras sin vergüenza, puede que esté ya en uso: alguien entra, se guarece de la lluvia, no pregunta por la torre que falta.',
    'A toda persona le queda una habitación por amueblar, y suele ser la mejor orientada. Se va dejando para cuando haya tiempo. No te digo que la amuebles ahora. Abre la ventana, que se airee, y apunta hacia dónde da.',
  ]),
]
