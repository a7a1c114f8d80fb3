import type { Topic } from '../texts'

/** Days and nights, the body, and other people: whatever the path. */
export const topicsOfDays: readonly Topic[] = [
  {
    id: 'sleep', label: 'el sueño', weight: 5,
    hears: /\b(?:no (?:duermo|puedo dormir|logro dormir|consigo dormir|pego ojo)|insomnio|me despierto (?:a las|de madrugada|varias|cada|en mitad|llorando)|duermo (?:mal|poco|fatal)|sin dormir|desvelad[oa]|de madrugada|las (?:tres|cuatro|3|4) de la (?:manana|madrugada))\b/,
    says: ['Dormir mal lo empeora todo un poco, y encima a esas horas no hay nadie a quien preguntar si es verdad lo que uno piensa.', 'De madrugada los pensamientos no tienen contrapeso. Por la mañana pesan lo mismo y parecen menos.', 'El cuerpo sigue de guardia. No es que no quieras dormir: es que nadie le ha dado el relevo.'],
    asks: ['#time ¿A qué hora te despiertas, y qué es lo primero que piensas?', '#body ¿Qué haces en ese rato sin dormir?', '#time ¿Cuántas noches llevas así?'],
    counsel: ['Si a los veinte minutos no viene el sueño, levántate y haz algo aburrido con poca luz; vuelve cuando pesen los ojos. Sirve también tener un papel al lado para dejar ahí la frase que da vueltas. Si dura semanas, háblalo con tu médico.'],
  },
  {
    id: 'food', label: 'la comida', weight: 4,
    hears: /\b(?:no (?:como|puedo comer|tengo hambre|me entra)|sin hambre|como (?:de pie|sol[oa]|cualquier cosa|mal)|se me (?:quito|ha quitado) el (?:hambre|apetito)|ceno|he adelgazado|no paro de comer)\b/,
    says: ['Comer es de las primeras cosas que se descolocan, porque casi siempre se comía con alguien.', 'Con el estómago cerrado, hasta una cena normal parece una tarea.'],
    asks: ['#now ¿Qué has comido hoy?', '#others ¿Con quién comes, si comes con alguien?', '#want ¿Qué te entraría, por poco que fuera?'],
  },
  {
    id: 'crying', label: 'el llanto', weight: 5,
    hears: /\b(?:llor\w+|lagrimas|me eche a llorar|llanto|no puedo llorar)\b/,
    says: ['Llorar donde toca y donde no toca: en el coche, en el súper, en mitad de una frase. El cuerpo no pide hora.', 'El llanto viene por una cosa pequeña porque la grande no cabe por la puerta.', 'No poder llorar tampoco significa que no duela. Hay penas que van por dentro, sin agua.'],
    asks: ['#moment ¿Cuándo fue la última vez?', '#body ¿Cómo te quedas después?', '#others ¿Te dejas ver, o esperas a que no haya nadie?'],
  },
  {
    id: 'mornings', label: 'las mañanas', weight: 4,
    hears: /\b(?:levantarme|las mananas|por las mananas|me cuesta (?:levantarme|salir de la cama|empezar|arrancar)|salir de la cama|al despertar|no me levanto)\b/,
    says: ['Hay un segundo al despertar en que todavía no ha pasado. Luego entra, y hay que levantarse con ello puesto.', 'Empezar el día cuando no se sabe para quién se empieza es mucho pedir a las ocho de la mañana.'],
    asks: ['#moment ¿Qué es lo primero que haces cuando por fin te levantas?', '#want ¿Qué haría un poco más fácil la primera media hora?', '#time ¿Siempre fueron difíciles, o es de ahora?'],
  },
  {
    id: 'alone', label: 'la soledad', weight: 5,
    hears: /\b(?:me siento (?:muy |tan )?sol[oa]|estoy (?:muy |tan )?sol[oa]|soledad|no tengo a nadie|nadie (?:me )?(?:entiende|pregunta|llama|escucha)|sin nadie|a nadie le importa)\b/,
    says: ['Hay una soledad de no tener gente y otra de tenerla y no poder contar esto. La segunda se ve menos.', 'Contárselo a una máquina a estas horas ya dice algo de lo difícil que es contarlo en otro sitio. Me alegra que lo escribas.', 'La soledad convence a cualquiera de que molesta. Suele mentir en eso.'],
    asks: ['#others ¿Quién sería la persona menos difícil de llamar?', '#others ¿A quién se lo habrías contado antes?', '#time ¿Cuándo se nota más?', '#others ¿Hay alguien cerca que no sepa lo mal que estás?'],
    counsel: ['Un paso pequeño: un mensaje a una sola persona que diga «estoy pasando una mala temporada, no hace falta que arregles nada, ¿tomamos un café?». Casi todo el mundo agradece que le digan qué se espera.'],
  },
  {
    id: 'friends', label: 'los amigos', weight: 4,
    hears: /\b(?:mis amig[oa]s|mi amig[oa]|amigos (?:desapare|se alejan|ya no)|se (?:han alejado|alejaron)|no me (?:invitan|llaman)|dejaron de llamar)\b/,
    says: ['La gente aparece las primeras semanas y luego vuelve a su vida. Justo entonces empieza lo largo.', 'Algunos amigos no saben qué decir y desaparecen, y otros, que uno no esperaba, se quedan.'],
    asks: ['#others ¿Quién se ha quedado?', '#others ¿A quién esperabas y no ha venido?', '#want ¿Qué te gustaría que hicieran, en concreto?'],
  },
  {
    id: 'family', label: 'tu familia', weight: 4,
    hears: /\b(?:mi familia|en (?:mi )?casa nadie|mis hermanos|mis padres|herencia|mi (?:herman[oa]|tia|tio|cuñad[oa]|primo|prima) (?:quiere|dice|no|se|nunca|siempre)|mi madre (?:no|se|ahora|esta)|mi padre (?:no|se|ahora|esta)|discutimos (?:por|el|ayer|mucho)|peleas en casa|mi suegra)\b/,
    says: ['En una familia cada cual lleva lo suyo a una velocidad distinta, y desde fuera parece que unos no llevan nada.', 'A veces en casa nadie habla para proteger a los demás, y todos acaban a solas en la misma mesa.'],
    asks: ['#others ¿Con quién de la familia se puede hablar de verdad?', '#others ¿Qué papel te ha tocado a ti en todo esto?', '#want ¿Qué te gustaría que alguien de casa te preguntara?'],
  },
  {
    id: 'own-children', label: 'tus hijos', weight: 4,
    hears: /\b(?:mis? hij[oa]s?|mi (?:nina|nino)|(?:dos|tres|cuatro) hij[oa]s)\b/,
    says: ['Con los hijos se mide cada palabra: cuánto contar, cuánto callar para que no carguen con ello.', 'Ellos también están en esta historia, cada uno a su manera.', 'A los hijos se les esconde bastante, y suelen saber más de lo que parece.'],
    asks: ['#others ¿Qué saben ellos de cómo estás?', '#others ¿Con cuál se puede hablar de esto?', '#want ¿Qué no quieres que vean?', '#now ¿Cómo están ellos?'],
  },
  {
    id: 'missing', label: 'lo que echas de menos', weight: 4,
    hears: /\b(?:echo de menos|(?:lo|la|los|las|le|te) (?:extrano|echo en falta|anoro)|extrano (?:a|su|mi|el|la|que)|me hace(?:n)? falta|me falta mucho)\b/,
    says: ['Se echa de menos por trozos: hoy la voz, mañana una manera de cerrar la puerta.', 'Echar de menos cansa como andar con una mano ocupada.', 'Eso que falta no hace ruido, y se oye todo el día.'],
    asks: ['#who ¿Qué es, hoy, lo que más falta?', '#time ¿Cuándo llega con más fuerza?', '#now ¿Qué haces cuando viene?'],
  },
  {
    id: 'hurry', label: 'el esfuerzo de seguir', weight: 4,
    hears: /\b(?:no puedo mas|no se (?:como|si puedo) seguir|me supera|es demasiado|no levanto cabeza|todo me cuesta|no tengo fuerzas?|sin fuerzas?|cansad[oa]|agotad[oa]|cansancio)\b/,
    says: ['Hay cansancios que no vienen de hacer, sino de sostener.', 'Con lo que llevas, llegar al final del día ya es un trabajo entero.', 'No es flojera. Es que pesa.'],
    asks: ['#body ¿Dónde lo notas más, ese cansancio?', '#want ¿Qué se podría quitar de encima, aunque fuera por hoy?', '#others ¿Quién te descarga de algo?', '#time ¿Cuándo fue el último rato de descanso de verdad?'],
  },
  {
    id: 'strong', label: 'lo de ser fuerte', weight: 6,
    hears: /\b(?:ser fuerte|hacerme (?:la|el) fuerte|tengo que (?:estar bien|aguantar|poder con)|no (?:puedo|quiero) (?:preocupar|ser una carga|molestar)|finjo|sonrio|mascara|disimul\w+|por mis hijos|tirar (?:del carro|para adelante)|todos cuentan conmigo)\b/,
    says: ['Hacer de pared para los demás está muy bien hasta que uno necesita apoyarse y ve que la pared es uno mismo.', 'Disimular bien tiene un precio: nadie pregunta, porque pareces estar bien.', 'Aquí no hay nadie a quien proteger. Puedes aflojar la cara.'],
    asks: ['#others ¿Delante de quién no hace falta?', '#want ¿Qué pasaría si un día no pudieras?', '#time ¿Desde cuándo te toca ser quien aguanta?', '#body ¿Dónde se te queda todo eso al final del día?'],
  },
  {
    id: 'anxiety', label: 'la ansiedad', weight: 5,
    hears: /\b(?:ansiedad|ansios[oa]|nervios|taquicardia|me (?:ahogo|falta el aire|tiembl\w+)|panico|opresion en el pecho|nudo en (?:la garganta|el estomago)|angustia\w*|agobi\w+)\b/,
    says: ['La ansiedad avisa de un incendio con la misma sirena para todo. El cuerpo la cree siempre.', 'Se nota en el cuerpo antes que en la cabeza, y luego la cabeza busca un motivo a la altura.'],
    asks: ['#body ¿Dónde la notas ahora mismo?', '#moment ¿Qué había alrededor la última vez que subió?', '#want ¿Hay algo que te la baje, aunque sea un poco?'],
  },
  {
    id: 'anger-out', label: 'la rabia', weight: 5,
    hears: /\b(?:rabia|me enfad\w+|me enoj\w+|furios[oa]|odio (?:a|que|todo)|lo odio|la odio|injust[oa]|injusticia|bronca|coraje|resentimiento|cabread[oa]|los medicos|negligencia)\b/,
    says: ['La rabia tiene mala fama y suele decir la verdad sobre lo que importaba.', 'Hay enfados que no encuentran a quién ir y se quedan en casa, con uno.', 'No me asusta que estés así. Puedes decirlo sin ponerle mantel.'],
    asks: ['#others ¿A quién va dirigida, si tuviera dirección?', '#word ¿Qué es lo más injusto de todo?', '#body ¿Qué haces con ella cuando sube?', '#want ¿Qué te gustaría que alguien reconociera?'],
  },
  {
    id: 'therapy', label: 'la terapia', weight: 4,
    hears: /\b(?:terapia|terapeuta|psicolog[oa]|psiquiatra|pastillas|antidepresiv\w+|medicacion|mi medic[oa])\b/,
    says: ['Tener un sitio a la semana para hablar de esto es un buen sitio. Yo no lo sustituyo, ni lo intento.', 'De tratamientos no opino: eso es cosa de quien te conoce y ha estudiado para ello.'],
    asks: ['#now ¿Qué te está sirviendo de ahí, y qué no?', '#want ¿Hay algo que no te has atrevido a decir en la consulta?', '#time ¿Cuánto hace que vas?'],
  },
  {
    id: 'alcohol', label: 'beber', weight: 6,
    hears: /\b(?:bebo|bebiendo|beber|vino (?:todas|cada|por)|copas?|cerveza\w*|alcohol|borrach\w+|emborrach\w+|porros?|fumo (?:mas|mucho)|pastillas para dormir)\b/,
    says: ['Se bebe para que el rato pase antes, y a veces funciona justo ese rato. No te juzgo por contarlo.', 'Que lo digas es más difícil que callarlo. Tomo nota sin levantar la voz.'],
    asks: ['#time ¿A qué hora suele ser?', '#want ¿Qué es lo que calla, cuando funciona?', '#others ¿Lo sabe alguien?'],
    counsel: ['Si notas que cuesta parar, es un buen motivo para una consulta con tu médico o con un servicio de tu zona: atienden sin regañar. Para esta noche, puede ayudar no tenerlo en casa.'],
  },
  {
    id: 'good-day', label: 'ese rato bueno', weight: 5,
    hears: /\b(?:hoy (?:he estado|estuve|estoy|me siento) (?:mejor|bien|tranquil\w+)|me (?:rei|he reido)|un buen dia|dia bueno|estoy mejor|me siento mejor|pude (?:dormir|salir|reir)|por primera vez (?:en|desde)|me hizo ilusion|disfrut[eé]\w*)\b/,
    says: ['Un rato bueno no traiciona nada. Cabe al lado de lo otro, como caben dos personas en un banco.', 'Me gusta que lo cuentes también cuando es así. No todo lo que se trae aquí tiene que pesar.', 'Eso pasó hoy, y es tuyo. No hay que explicarlo ni merecerlo.'],
    asks: ['#moment ¿Qué había en ese rato?', '#others ¿Con quién estabas?', '#want ¿Qué parte se podría repetir sin mucho esfuerzo?', '#word ¿Vino con algo de culpa o vino limpio?'],
  },
  {
    id: 'concentration', label: 'la cabeza dispersa', weight: 4,
    hears: /\b(?:no me concentro|no puedo concentrarme|se me olvida todo|no me centro|la cabeza (?:en otro|no me)|despistad[oa]|leo y no|niebla)\b/,
    says: ['La cabeza está ocupada aunque no se vea. Quedan pocas manos para lo demás.', 'Olvidar las llaves o leer tres veces la misma línea es de lo más corriente en una época así.'],
    asks: ['#now ¿En qué se nota más?', '#others ¿Te lo están pidiendo todo igual que antes?', '#time ¿Hay alguna hora en que estés con más claridad?'],
  },
  {
    id: 'music', label: 'esa canción', weight: 4,
    hears: /\b(?:cancion(?:es)?|esa musica|nuestra cancion|escuch\w+ (?:la|una|su|esa) (?:cancion|musica)|playlist)\b/,
    says: ['Una canción entra sin llamar y abre el cajón exacto. No hay manera de prepararse.', 'Hay música que de momento no se puede oír, y es una forma de cuidarla para más adelante.'],
    asks: ['#thing ¿Qué canción es?', '#moment ¿Qué se ve cuando suena?'],
  },
  {
    id: 'walk', label: 'salir a andar', weight: 3,
    hears: /\b(?:camin(?:o|ar|aba|ando)|pase(?:o|ar|aba)|salgo a (?:andar|correr|caminar)|la calle|el parque|el mar|la playa|la montana|el rio)\b/,
    says: ['Andar acompaña sin preguntar. Hay días en que es lo único que se puede hacer con el cuerpo.', 'Los sitios guardan a quien estuvo en ellos. Se nota al volver a pasar.'],
    asks: ['#moment ¿Por dónde sueles ir?', '#body ¿Cómo vuelves?', '#who ¿Con quién ibas antes?'],
  },
  {
    id: 'weekends', label: 'los fines de semana', weight: 4,
    hears: /\b(?:fin(?:es)? de semana|los domingos|los sabados|tardes? de domingo|dias libres|puente)\b/,
    says: ['El domingo por la tarde es una hora difícil en casi todas las casas donde falta alguien.', 'Entre semana hay dónde meterse. El fin de semana se ve el tamaño del hueco.'],
    asks: ['#time ¿Qué parte se hace más larga?', '#who ¿Cómo eran antes?', '#want ¿Qué pondrías a esa hora, aunque fuera poca cosa?'],
  },
  {
    id: 'time-pressure', label: 'el tiempo que ha pasado', weight: 4,
    hears: /\b(?:hace (?:ya )?(?:un|dos|tres|cuatro|cinco|seis|\d+) (?:ano|anos|meses)|ya (?:ha|han) pasado|sigo igual|no avanzo|llevo (?:un|dos|tres|cuatro|cinco|seis|\d+|mucho|meses|semanas|anos))\b/,
    says: ['El tiempo pasa y no hace el trabajo por su cuenta. Solo da sitio.', 'No avanzar es una impresión que se tiene desde dentro. Desde fuera a veces se ve que uno ya no está en el mismo sitio.'],
    asks: ['#time ¿Qué ha cambiado desde el principio, aunque no sea lo que esperabas?', '#others ¿Quién te está midiendo el tiempo?', '#now ¿Qué sigue exactamente igual?'],
  },
]
