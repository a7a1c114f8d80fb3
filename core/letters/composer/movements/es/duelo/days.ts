import { movements } from '../../movement'

/** Long letters: the days after, hour by hour and among people. */
export const daysEs = [
  ...movements('deep', { aspect: 'firsttimes', assumes: ['alive', 'affection', 'history'] }, [
    'Quedan por delante muchas primeras veces sin {n}, y casi ninguna será solemne. El primer resfriado. El primer recibo a otro nombre. La primera vez que oigas una noticia enorme y la mano busque el teléfono. No hay que prepararse para todas. Basta con reconocerlas cuando llegan y no exigirse, ese día, nada más.',
    'Habrá una primera vez que te pregunten por {n} sin saberlo, con buena cara, en mitad de una calle. Vas a tener que dar tú la noticia y encima ver cómo se le descompone el gesto al otro. Ten pensada una frase. Una corta, que te puedas oír diciendo. Después puedes irte.',
    'El primer día bueno llega siempre sin avisar. Saldrás riéndote de algún sitio y al llegar a casa te preguntarás cómo se te ha ocurrido, con lo {de.n} tan cerca. No lo gastes pidiendo disculpas. Fue un día y era tuyo.',
  ]),
  ...movements('deep', { aspect: 'places', assumes: ['human', 'history', 'affection'] }, [
    'La ciudad se ha llenado de esquinas con {n}. La parada, la panadería, el semáforo donde una vez pasó algo que ni siquiera era importante. Al principio se dan rodeos. Está bien darlos. Un día irás con prisa y cruzarás por el medio, y al otro lado te darás cuenta.',
    'Vuelve a un sitio de los de antes con alguien que no sepa nada. Pide lo de siempre o pide otra cosa. Lo que se comparte con quien no sabe tiene una ventaja: no hay que estar triste a la altura de las circunstancias. Y si en algún momento te apetece decir «aquí venía con {n}», lo dices, y ya sabe.',
  ]),
  ...movements('deep', { aspect: 'table', assumes: ['human', 'affection', 'history'] }, [
    'Los domingos, o el día que en tu casa haga de domingo, se nota más. Hay menos ruido y más reloj. Si puedes, cambia la hora de comer. Media hora antes, una hora después: lo justo para que el cuerpo no llegue puntual a un sitio donde falta {n}.',
    'Habrá comidas con la familia en que todos esperen a que alguien empiece. Nadie quiere ser quien hace llorar. Podrías empezar tú por lo más pequeño que sepas, una manía, una contestación {de.n}, y pasar la ensalada. Se llora un poco, se ríe un poco, y lo siguiente ya se puede decir.',
  ]),
  ...movements('deep', { aspect: 'paperwork', not: ['kin:child'], assumes: ['human', 'history'] }, [
    'Los trámites llegan en mal momento y usan palabras espantosas. Causante, finado, baja por defunción. Detrás de cada una [está|están] {n}, y no se [parece|parecen] a ninguna. Haz uno por semana, por la mañana, y luego vete a un sitio con ruido.',
    'Durante meses seguirán llegando cartas a nombre {de.n}. Ofertas, revisiones, un catálogo. Las máquinas son las últimas en saberlo. Puedes abrirlas o devolverlas al buzón; puedes, alguna vez, contestar con mucha educación que ya no vive aquí y quedarte un rato con el bolígrafo en la mano.',
    'Dar de baja el número {de.n} es de las llamadas más tristes que existen, porque contesta una persona amable que sigue un guion. No hay obligación de hacerla este año. Si lo pagas un tiempo para que siga existiendo, tú sabrás lo que estás pagando.',
  ]),
  ...movements('deep', { aspect: 'company' , assumes: ['alive'] }, [
    'Fíjate en quién pregunta dos veces. La primera pregunta la hace todo el mundo, por educación o por cariño. La segunda, la de «¿y de verdad?», la hacen tres o cuatro. A esas tres o cuatro personas puedes hablarles {de.n} sin rebajar nada. Con las demás, el tiempo.',
    'Algunas amistades no van a saber estar. Se quedarán en la puerta con un mensaje a medias, y pasado un mes les dará vergüenza el mes. Si las quieres conservar, escríbeles tú cualquier tontería. Si no, déjalas en paz con su vergüenza. No hay que decidirlo ahora.',
    'Se aprende rápido a distinguir a quien viene a acompañar de quien viene a mirar. El que acompaña trae algo, hace algo, se marcha pronto. El que mira pregunta cómo fue. Tú tienes la llave de esa historia y {n} no necesita que la enseñes.',
  ]),
  ...movements('deep', { aspect: 'children', assumes: ['human', 'affection', 'history'] }, [
    'Si hay niños cerca, van a preguntar por {n} en el peor momento y con las palabras justas. «¿Dónde está?» «¿Tiene frío?» Contesta lo que sepas y di que no sabes lo demás. A los niños les tranquiliza mucho más un adulto que no sabe que uno que cambia de tema.',
  ]),
  ...movements('deep', { aspect: 'work' , assumes: ['alive'] }, [
    'En el sitio donde trabajas o estudias harán sitio a tu pena durante un tiempo corto, y después empezarán a hacer como si nada para no molestarte. A veces es un descanso. Otras necesitarás que alguien lo diga. Elige a una persona y pídele que de vez en cuando pregunte por {n} con el nombre.',
    'No te fíes de tu cabeza con los números ni con las fechas en una buena temporada. Apunta. Pide que te repitan. Quien ha perdido a alguien tiene una parte de la atención ocupada a jornada completa, y con la que le queda hace lo que puede.',
  ]),
  ...movements('deep', { aspect: 'sleep', assumes: ['alive', 'affection', 'history'] }, [
    'Antes de dormir la mente hace inventario y siempre acaba en {n}. Dale otra cosa que contar. Las calles de un pueblo, los alumnos de una clase, los platos de una carta. Cuando llegues {a.n}, que llegues con sueño.',
    'Puede que sueñes con {n} y que no pase nada en el sueño: que [esté|estén] por ahí, a lo suyo. Son los mejores y los que más cuesta dejar. No abras los ojos enseguida. El día puede esperar dos minutos a que termine la visita.',
  ]),
  ...movements('deep', { aspect: 'laughter', not: ['kin:child'], assumes: ['human', 'affection', 'history'] }, [
    'Habrá una anécdota {de.n} que no se puede contar en un velatorio y que se cuenta. Alguien la empieza mirando la puerta, por si acaso, y al minuto hay cuatro personas tapándose la boca. Guárdala para cuando haga falta. Es más resistente que cualquier elogio.',
  ]),
  ...movements('deep', { aspect: 'hands', assumes: ['alive', 'affection', 'history'] }, [
    'Lo que peor llevan las manos es no tener a quién. Servían para abrochar, para alcanzar, para rascar una espalda. Dales pan que amasar, tierra, una puerta que lijar. No van a olvidarse {de.n}. Van a dejar de preguntar cada diez minutos.',
    'Haz alguna cosa mal a propósito estos meses. Un guiso sin receta, una estantería torcida, una bufanda con agujeros. Cuando todo lo importante ha salido mal sin que pudieras hacer nada, viene bien un desastre que sea solo tuyo y que no le importe a nadie.',
  ]),
]

/** Long letters: how somebody goes on being part of a life. */
export const goingonEs = [
  ...movements('deep', { aspect: 'traces', not: ['kin:child'], assumes: ['human', 'affection', 'history'] }, [
    'Busca {a.n} donde no hay fotos. En la manera en que doblas una bolsa, en un refrán que usas sin creerlo, en lo que pides cuando no sabes qué pedir. Ahí no [está|están] recordad<o|a|os|as>, que es otra cosa: ahí [sigue|siguen] funcionando.',
    'Hay gente que se parece {a.n} sin ser de la familia. Lo notarás al cabo de los años: eliges amigos, médicos, vecinos con algo suyo, la paciencia o la mala leche. Nadie elige así queriendo. Es que en algún momento aprendiste qué era una buena compañía, y lo aprendiste con un ejemplo.',
    'Pregúntate qué cosa defiendes en las discusiones que en el fondo era {de.n}. Una idea sobre el dinero, sobre cómo se trata a un camarero, sobre llegar a la hora. Discutes con su argumento. Si alguna vez ganas, ha sido entre dos.',
  ]),
  ...movements('deep', { aspect: 'talking', not: ['kin:child'], assumes: ['human', 'affection', 'history'] }, [
    'Si hablas con {n}, y es muy probable que hables, no te asustes. Se hace en todas partes: en el coche, delante de una tumba, con el mando en la mano. Quien habla así sabe perfectamente con quién no está hablando. Lo que hace es no dejar que la frase se quede sin destinatario.',
    'Escribirle sirve más de lo que parece. No una carta, que impone: notas. «Hoy han cortado el árbol». «Tenías razón con lo de la caldera». Un cuaderno entero de frases así, para {n}, sin fecha. Al cabo de un tiempo verás que algunas páginas ya no se dirigen a nadie, que simplemente cuentan tu día.',
    'Cuando no sepas qué decisión tomar, pregúntate qué diría {n}, y luego haz lo que te parezca. Así era también antes. Pedir opinión no obliga. Lo que se echa en falta es la pregunta tanto como la respuesta.',
  ]),
  ...movements('deep', { aspect: 'truth', not: ['kin:child'], assumes: ['human', 'affection', 'history'] }, [
    'Vigila que no te cambien {a.n}. Pasa sin mala intención: en los homenajes se liman las aristas, se repiten tres virtudes, y a los dos años hay una estatua donde había una persona que dejaba los armarios abiertos. Cuenta de vez en cuando un defecto con cariño. Le devuelve el peso.',
    'No te exijas un recuerdo justo. El tuyo está hecho desde una silla concreta, a cierta altura, con luz de un lado. Otro verá el perfil contrario. Entre todos a lo mejor sale {n}, y a lo mejor sale alguien que no se parece, pero la parte que te tocó mirar a ti está bien mirada.',
  ]),
  ...movements('deep', { aspect: 'voice', assumes: ['human', 'affection', 'history'] }, [
    'Te preocupará perder la voz. Es lo primero que la gente cree olvidar, y un día la oye entera dentro de una frase cualquiera. Está guardada por frases, no por sonidos. Di una {de.n}, de las que repetía, con su ritmo exacto, y escucha por debajo de la tuya.',
  ]),
  ...movements('deep', { aspect: 'ownlife', assumes: ['alive', 'affection', 'history'] }, [
    'Tu vida va a seguir en algunos sitios antes que en otros. Empezará por lo práctico: comerás, pagarás, contestarás. Luego vendrá una tarde con ganas de algo, muy pocas, y parecerá una deslealtad. No se le quita nada {a.n} por querer ver una película.',
    'Dejarás de hacer cosas que hacías solo porque estaba {n}, y las echarás de menos aunque te aburrieran. Otras las harás por primera vez. En ninguno de los dos casos hay que avisar a nadie. Uno va descubriendo qué era costumbre de dos y qué era suyo.',
    'Dentro de un tiempo habrá en tu vida personas que no sepan {de.n} más que lo que les cuentes. Da pereza imaginarlo, y da algo parecido al miedo. Piensa que también será una oportunidad rara: la de elegir por dónde empieza la historia.',
  ]),
  ...movements('deep', { aspect: 'swing', assumes: ['alive', 'affection', 'history'] }, [
    'Quienes estudian esto han visto que nadie está de duelo todo el rato. Se entra y se sale: una hora con la pérdida, una hora con la lavadora. Hace falta lo uno para aguantar lo otro. Cuando te toque lavadora, pon la lavadora; {n} no se va a ningún sitio mientras da vueltas.',
    'Un día te concentrarás tanto en arreglar algo que se te olvidará {n} durante una tarde. Al acordarte vas a sentir una punzada, como si hubieras dejado a alguien esperando en la calle. Nadie esperaba. Era un descanso, y hasta el dolor los necesita para poder seguir.',
    'Habrá semanas en que lo llevarás bien y querrás creer que ha cambiado el tiempo. Créelo mientras dure. Si después vuelve con fuerza, no habrás retrocedido: esto no va en línea. Va y viene, y cada vez que viene te encuentra con alguna cosa más aprendida.',
  ]),
  ...movements('deep', { aspect: 'meaning', assumes: ['human'] }, [
    'Te van a ofrecer explicaciones. Que si el destino, que si un plan, que si la ciencia, que si no sufrió. Puedes quedarte con la que te abrigue y puedes no quedarte con ninguna. Lo {de.n} no necesita un para qué. Bastante tiene con haber pasado.',
    'No busques todavía qué has aprendido. Eso se pregunta en las entrevistas. De la muerte {de.n} puede que no aprendas nada en mucho tiempo, y que un día, hablando de otra cosa, te salga una frase que antes no sabías decir. Llegará sin que la fuerces.',
  ]),
  ...movements('deep', { aspect: 'lastdays', assumes: ['human', 'affection', 'history'] }, [
    'Cuenta el final una vez entero, con todos los detalles que tengas, a alguien que te quiera y que no interrumpa. Después cuenta otra cosa {de.n}, de otra época, con el mismo detalle: qué llevaba, qué había en la mesa, qué se dijo. La memoria aprende a contar lo que se le pide que cuente.',
  ]),
  ...movements('deep', { aspect: 'objectshare', assumes: ['human', 'affection', 'history'] }, [
    '{de.o} podrías hacer algo que sirva: que lo use alguien, que ande por otra casa, que se gaste. O puedes no hacer nada. Te lo propongo porque a veces las cosas de los que mueren se convierten en aduanas, y hay que pagar cada vez que se pasa. {n} no te dejó aduanas.',
    '{o} [o:va|van] a durar más que esta temporada. Dentro de diez años, cuando te tropieces con eso sin buscarlo, no significará lo que significa hoy. No sé qué significará. Solo digo que habrá cambiado sin romperse, y que a ti te va a pasar algo parecido.',
  ]),
]
