import { movements } from '../../movement'

/** The death of an animal one lived with. */
export const animalsEs = [
  ...movements('bond', { any: ['pet'], assumes: ['affection'] }, [
    'Los animales se fijan en lo que no sale hablando: el paso que uno trae cuando viene con prisa, el ruido de unas llaves, cómo huele la ropa después de llover. Con {n} eras todo eso y no hacía falta que fueras nada más. De ahí ese desamparo tan poco razonable al entrar.',
    'A un animal no hay que contarle nada, y por eso se le cuenta todo. Habrás hablado con {n} más que con bastante gente, en una voz que no usas con nadie. Esa voz no tiene ahora adónde ir. Úsala con una planta, con el coche, con otro animal que pase. Si no sale se queda ronca, y {n} no te la va a reclamar.',
    'Los días con {n} tenían bordes: la comida a una hora, la puerta a otra, un ruido concreto antes de dormir. Sin eso el día se queda abierto por los dos lados. Búscale otro borde, aunque sea provisional. Un paseo a la misma hora, solo para que las piernas no pregunten.',
    'Este cariño no hubo que decidirlo, y no por eso se pierde con menos esfuerzo. Hay vínculos que se hacen a base de repetir: abrir, llenar el cuenco, esperar, volver a abrir. Miles de veces. Con {n} se trataba de eso, y ahora las manos siguen contando.',
    'Con {n} no tuviste nunca una conversación y nunca te hizo falta. Ahora que quieres decirle algo descubres que todo estaba dicho con el cuerpo: acercarse, quedarse, irse a otra habitación. No hay últimas palabras que lamentar. Hay una última vez que apoyaste la mano.',
    'Muchos te acompañarán en esto hasta donde llegan, que es hasta la palabra «perro» o «gato» o «pájaro». De ahí en adelante sigues tú. {n} tenía su nombre, sus horas, sus tres ideas fijas, y nada de eso viene con la especie.',
    'Un animal pasa la vida entera con uno, y uno pasa con él solo una parte de la suya. Esa desproporción se sabe desde el primer día y no sirve de nada saberla. {n} ocupó su tiempo completo contigo. Tú ahora tienes que seguir con el que queda.',
    'Un animal deja señales que no llegan a recuerdos: pelo en un abrigo, una marca a cierta altura, un hueco hecho a su medida. Antes se limpiaban sin pensar. Ahora, lo {de.n}, se limpia alrededor.',
  ]),
  ...movements('event', { any: ['pet'], not: ['putdown'] }, [
    'Los animales esconden lo que les duele hasta muy tarde. Lo hacen todos, es lo que son. Si ahora repasas qué señal se te pasó, cuenta con eso: {n} no la estaba dando.',
    'Por {n} no hay días de permiso ni flores ni un sitio donde vaya la gente. Tienes que inventarte el rito o quedarte sin él. Sirve cualquiera que empiece y que termine: dar una última vuelta por el camino de siempre, lavar el cuenco y guardarlo, decir el nombre al cerrar.',
    'Te preguntarán cuándo vas a tener otro. La pregunta viene con cariño y es absurda, como si fuera un puesto vacante. Contesta que todavía vive alguien en ese sitio. Se entiende perfectamente.',
    'Hay gente que deja de comer por un animal y no se lo cuenta a nadie. Tú lo has escrito. Lo digo por si estabas pensando que no era para tanto: para tanto es lo que se repite cada día durante años.',
  ]),
  ...movements('event', { any: ['putdown'] }, [
    'La última decisión se toma con prisa, en una sala con olor a desinfectante, y después se repasa durante meses en una casa tranquila. No es justo comparar esas dos cabezas. La que decidió tenía delante {a.n} y no a esta carta.',
    'Nadie sabe nunca si fue un día antes o un día después de lo debido. Los veterinarios tampoco, aunque lo digan con seguridad. Lo que sí se puede saber es para qué lo hiciste, y eso, si lo preguntas, tiene una sola respuesta.',
    'Estuviste en el momento del que casi todo el mundo preferiría salir de la habitación, o lo pensaste hasta el último detalle desde fuera. En las dos cosas hay cuidado. {n} no tenía manera de pedirte que acabara; tuviste que entenderlo tú.',
    'Esa firma pesa porque {n} dependía de tus manos para todo, también para lo que ningún animal comprende. No la separes del resto de lo que hicieron esas manos. Fue la última cosa de una lista larguísima de comidas, cepillos y puertas abiertas.',
  ]),
  ...movements('seen', { clause: ['absence', 'stillreach', 'habit'], all: ['pet'] }, [
    'Los ruidos {de.n} tardan en irse. Escribes {q}, y quien haya convivido con un animal sabe de qué hablas: el oído sigue haciendo su trabajo, separando los pasos suyos de los demás. Un día dejará de buscar. Ese día también duele un poco.',
    'De todo lo que cuentas {de.n} me quedo con algo que se puede tocar: {q}. Con los animales la memoria anda por el suelo, por los ruidos, por las horas de comer. No hace falta subirla a ningún altar.',
  ]),
  ...movements('seen', { clause: ['others'], all: ['pet'] }, [
    'Sobre los demás pones esto: {q}. Quien mide el cariño por el número de patas no se ha levantado de noche por un ruido sin saber si era hambre o miedo. No hace falta discutir con esa persona. Basta con no contarle lo siguiente.',
    'Me paro en {q} porque ahí se pierde dos veces: primero {a.n} y luego el permiso para contarlo. El permiso no lo da nadie. Puedes llorar {a.n} con la misma seriedad con que {lo} cuidabas.',
  ]),
  ...movements('feeling', { all: ['pet'], any: ['feel:guilt'] }, [
    'La culpa con un animal es muy limpia y muy injusta: como {n} no puede decir que no pasa nada, se lo tienes que decir tú en su nombre, y no te atreves. No lo digas en su nombre. Di lo que te consta: qué comía, dónde dormía, quién {lo} llevaba al veterinario.',
    'Cuando se cuida a alguien que no habla, toda la responsabilidad cae de un lado. Por eso la culpa encuentra sitio tan deprisa. Repasa también lo que acertaste sin instrucciones. Con {n} todo fue sin instrucciones.',
  ]),
  ...movements('feeling', { all: ['pet'], any: ['feel:sadness', 'feel:pain', 'feel:longing', 'feel:loneliness', 'feel:emptiness'] }, [
    'A lo que sientes le has puesto un nombre, {e.n}, y le va bien. Con {n} se te ha ido una compañía que no exigía estar de buen humor. De esas hay pocas, y una casa nota enseguida que falta.',
    'Duele a horas muy concretas: la de llegar, la de comer, la de cerrar. {n} estaba en todas. Pasa por ellas sin acelerar. A fuerza de repetirlas dejan de avisar con tanto ruido.',
  ]),
  ...movements('thing', { topic: ['bed', 'table', 'house', 'fixture', 'clothes'], all: ['pet'] }, [
    'Los animales eligen su sitio sin consultar, y se quedan con él. Lo pienso por {o}, que [o:ha|han] salido en tu mensaje. Durante un tiempo irás dejando libre ese sitio sin darte cuenta. No lo corrijas hasta que te estorbe.',
    'En {o} hay una medida que solo conocías tú: lo que había que apartarse, por dónde se pasaba, a qué hora no. El cuerpo sigue obedeciendo esa medida con {n} ya fuera. Es de las últimas cosas que se van.',
    'Si entrara una visita no notaría nada raro en {o}. Tú sí. Ahí faltan un ruido, un peso y un poco de pelo. Pasa la mano antes de limpiar, que no corre prisa.',
  ]),
  ...movements('thing', { topic: ['photo', 'phone'], all: ['pet'] }, [
    'Habrá cientos, todas parecidas, y ninguna se borra. Con {o} pasa eso: se hacían por hacer, sin pensar en guardar. Elige tres en las que {n} no esté posando y ponlas aparte. Las demás pueden seguir siendo cientos.',
  ]),
  ...movements('thing', { topic: ['outdoors', 'garden'], all: ['pet'] }, [
    'Por {o} vas a pasar sin nadie que tire de ti, y al principio las piernas no sabrán a qué velocidad ir. Pasa igual, alguna vez, a la hora de siempre. Los sitios donde se anduvo mucho con un animal se quedan llenos de paradas.',
    'Lo que más echarás en falta {de.o} es no tener excusa para ir. Con {n} la había todos los días, con lluvia y con sueño. Quédate con la excusa aunque ya no tenga patas: un cuarto de hora, sin teléfono, mirando lo que {n} habría olido.',
  ]),
  ...movements('gesture', { any: ['close:remember', 'close:promise', 'close:love', 'close:tell'], all: ['pet'] }, [
    'Escribe en un papel todos los nombres que le pusiste, los del mal humor también. Seguro que {n} tenía seis o siete. Léelos seguidos, en voz alta, una vez. Es lo más parecido a llamar.',
    'Cuenta esta semana una trastada {de.n} a alguien que nunca {lo} viera. Una sola, con los detalles que dan risa. Si la otra persona saca una foto del suyo, mírala con calma: estás en el país adecuado.',
    'Haz una vez el gesto que más repetías, el de llenar, el de abrir, el de dar dos palmadas. Hazlo sabiendo. Después lava el cuenco o cierra la puerta, y di lo que quieras decirle {a.n} con esa voz.',
  ]),
  ...movements('gesture', { any: ['close:goodbye', 'close:quiet', 'close:open', 'close:forward', 'close:strength'], all: ['pet'] }, [
    'Elige un sitio bajo, a la altura {de.n}, y siéntate ahí un rato en el suelo. Mira la habitación desde abajo. Así se veía. Cuando te levantes, di adiós o hasta luego, lo que te salga de los dos.',
    'Recoge hoy una sola cosa suya, la menos importante, y deja las demás donde están. Mañana o el mes que viene, otra. Si alguna no la recoges nunca, será de la casa.',
  ]),
  ...movements('deep', { aspect: 'petday', all: ['pet'], assumes: ['affection'] }, [
    'Con {n} aprendiste a mirar el tiempo de otra forma. Un animal no espera a que sea sábado. Está contento ahora porque se abre una puerta, y dentro de un minuto se duerme. Si algo te queda de esa convivencia, que sea una costumbre mínima: pararte un momento donde dé el sol.',
    'Guarda una cosa {de.n} que huela, en una bolsa cerrada, y no la abras cada día. Lo demás puede ir saliendo: el saco de comida empezado, las medicinas, lo que otro animal pueda usar. Hay protectoras donde una manta usada dura diez minutos en un estante.',
    'Si hay otros en casa, de cuatro patas o de dos, ellos también buscan. Se sientan donde no se sentaban, preguntan a su manera. No hace falta explicarles nada. Reparte la hora {de.n} entre los que quedan, sin prisa, y que cada cual olfatee lo suyo.',
    'Un día verás por la calle uno igual. Mismo color, mismo trote. Te van a dar ganas de agacharte. Hazlo si te dejan: casi todos los dueños entienden, sin que lo digas, por qué alguien acaricia un animal ajeno más rato de lo normal.',
    'La palabra dueño no describe bien lo que eras. Eras quien ponía la comida, quien sabía dónde rascar, quien notaba un mal día antes que ningún veterinario. Para ciertas cosas {n} contaba solo contigo. Eso, cuando se acaba, deja a una persona con mucho saber y sin empleo.',
  ]),
  ...movements('return', { aspect: 'return', all: ['pet'], assumes: ['affection'] }, [
    'Esta noche, al cerrar la puerta, puedes llamar {a.n} en la voz de siempre. Nadie va a oírlo. Es solo para que la casa no se acueste sin ese ruido.',
    'Me despido de ti y, si me dejas, también {de.n}, a quien he conocido por tus palabras. Era de la casa. Queda escrito.',
    'Mañana habrá que salir a la misma hora y sin motivo. Sal un poco. Llévate el nombre {de.n} en la boca, como se lleva algo que todavía no se ha deshecho.',
  ]),
]
