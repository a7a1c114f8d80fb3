import { movements } from '../../movement'

/** Long-letter movements: more of the hours, the manners and the small permissions of a hard time. */
export const deepMoreEs = [
  ...movements('deep', { aspect: 'song' }, [
    'Hay melodías que se quedan de guardia. No hace falta evitarlas con mapa; basta con que, cuando suenen, tengas pensado qué hacer con los primeros diez segundos. Abrir un grifo, mirar el reloj, preguntar por el precio de algo. A los diez segundos ya es una canción.',
    'Escoge tú una música para esta época. Una cualquiera, ni alegre ni triste, que no le debas a nadie. Ponla al cocinar. Dentro de unos años, al oírla, te vendrán estos meses enteros, y será raro y no será malo tenerlos guardados en tan poco sitio.',
  ]),
  ...movements('deep', { aspect: 'askless' }, [
    'Pon el listón donde puedas pasarlo andando. Hacer la cama cuenta. Contestar a una persona cuenta. Haber comido algo que no viniera en envoltorio cuenta doble. Cuando sobren fuerzas ya habrá tiempo de exigir otra cosa.',
    'Si la semana fuera un examen, esta se aprueba presentándose. No hace falta sacar nota. Firma, ocupa el asiento, entrega la hoja en blanco si hace falta. Las siguientes ya se irán corrigiendo con otro criterio.',
  ]),
  ...movements('deep', { aspect: 'silence' }, [
    'Quien te acompañe bien no hablará mucho. Hará una tortilla, bajará la basura, se quedará dormido en el sofá. Si te preguntan qué necesitas y no lo sabes, di eso: que alguien se quede dormido en el sofá.',
    'No todo silencio es un vacío que haya que tapar. Está el de la biblioteca, el de después de nevar, el de dos que se conocen. Prueba a distinguirlos. Del que duele se puede salir encendiendo la radio; en los otros conviene quedarse.',
  ]),
  ...movements('deep', { aspect: 'permission' }, [
    'Puedes irte pronto. De las comidas, de los grupos, de las conversaciones. Avisa al llegar y así nadie tendrá que interpretar nada: me quedo un rato. Un rato es una medida respetable, y a veces es justo lo que da tiempo a pasarlo bien.',
    'No tienes que estar a la altura de lo que te pasó. Se puede sufrir algo muy serio y enfadarse por un pepino en mal estado, olvidar una cita, ver basura en la televisión. La pena no exige buen gusto.',
  ]),
  ...movements('deep', { aspect: 'bigdecisions' }, [
    'Distingue lo urgente de lo que mete prisa. Lo urgente tiene una fecha y alguien al otro lado. Lo que mete prisa solo tiene voz. A lo segundo se le puede decir que vuelva el lunes, y casi siempre el lunes no viene.',
  ]),
  ...movements('deep', { aspect: 'patience' }, [
    'Cuando alguien te diga que hay que dejar pasar los meses, pregúntale qué hizo él con los suyos. Suelen contar algo muy poco solemne: que aprendió a hacer croquetas, que repintó un banco, que se sabía de memoria la parrilla de la tele. Con eso se pasan.',
    'Un hueso roto se nota por fuera, y por eso la gente cede el asiento. Lo tuyo no lleva escayola. Tendrás que cedértelo tú: sentarte cuando haya sitio, no cargar de ese lado, y no tomarte como un fracaso que cambie el tiempo y vuelva a doler.',
  ]),
  ...movements('deep', { aspect: 'unfair' }, [
    'Vas a mirar mal a gente feliz. A una pareja con helado, a unos que brindan, a quien dice por teléfono «ahora voy». Dura lo que dura el semáforo y no te hace peor. Si te da apuro, piensa en cuántos te habrán mirado así a ti sin que lo supieras, y mira lo poco que te pasó.',
  ]),
  ...movements('deep', { aspect: 'comparing' }, [
    'No hay una tabla donde mirar si lo tuyo corresponde. Lo que a uno le lleva un mes a otro le lleva ocho años, y los dos han hecho el mismo trayecto. Cuando alguien te enseñe su tabla, agradécele el interés y devuélvesela doblada.',
  ]),
  ...movements('deep', { aspect: 'lettershape' }, [
    'Por la mitad de una carta larga suele haber un párrafo que no dice nada y que sin embargo hace falta, como hace falta el tramo de carretera donde no hay pueblos. Es este. Respira; enseguida vuelve a haber casas.',
    'A lo mejor estás leyendo esto por partes. Hazlo. Una carta se deja donde uno la deja y no se ofende. Y si al volver no recuerdas por dónde ibas, entra por cualquier lado: no hay un argumento que perder.',
  ]),
  ...movements('deep', { aspect: 'help' }, [
    'Haz hoy una lista corta de personas: a quién puedes llamar de noche, a quién de día, a quién solo para reírte, y un teléfono de los que atienden a cualquiera. Cuatro renglones. La lista no cura. Evita tener que pensar el día que no se pueda pensar.',
  ]),
  ...movements('deep', { aspect: 'neighbours' }, [
    'Existe una compañía de baja intensidad que conviene no despreciar: la señora del tercero, el que abre el quiosco, la que siempre sube en tu misma parada. No saben nada de ti. Saben que ayer estabas y hoy también. Hay semanas en que eso es bastante.',
    'Di buenos días en voz alta a tres personas mañana. No por simpatía. La voz, cuando solo se usa para lo grave, se va volviendo grave. Con los buenos días se mantiene en uso la otra.',
  ]),
  ...movements('deep', { aspect: 'hands' }, [
    'Dales a las manos algo con principio y final. Desgranar, lijar, doblar, pegar una suela. La cabeza no se queda quieta con eso, pero se sienta. Y al cabo de un rato hay encima de la encimera una prueba de que la tarde ha servido para algo, aunque sea para unos guisantes.',
    'Hay trabajos que piden exactamente la atención que te queda: limpiar una reja, ordenar tornillos por tamaño, quitarle el papel a las etiquetas. Resérvalos para cuando la cabeza empiece a dar vueltas. No son una manera de huir. Son una manera de ocupar el asiento.',
  ]),
  ...movements('deep', { aspect: 'water' }, [
    'El agua ayuda y no sé por qué. Ducharse, fregar, mirar una fuente, mojarse la nuca. Quien tiene el mar cerca va al mar y quien no lo tiene abre el grifo. No hace falta entenderlo. Se apunta en la lista de las cosas que funcionan a medias, que es la lista buena.',
  ]),
  ...movements('deep', { aspect: 'news' }, [
    'Reduce las noticias a una vez al día, y que no sea la primera cosa ni la última. El mundo seguirá siendo grave sin que lo vigiles. Y con lo que llevas, el cupo de asuntos sin solución lo tienes cubierto.',
  ]),
  ...movements('deep', { aspect: 'wardrobe' }, [
    'Vístete aunque no salgas. No digo bien: digo entero, con zapatos. Los zapatos cambian cómo se camina por casa, y quien camina como si fuera a salir acaba, alguna vez, saliendo a por algo.',
  ]),
  ...movements('deep', { aspect: 'future' }, [
    'Guarda algo para una fecha próxima y sin importancia: una entrada, una película, una merienda con alguien que no te canse. No se trata de ilusionarse. Se trata de que haya en el calendario una cosa que no mire hacia atrás.',
    'Un día te preguntarán por esta época y dirás que fue larga, y lo dirás de pie, con prisa, buscando las llaves. Ahora parece imposible que quepa en una palabra. Cabrá. Las épocas se van plegando solas, como los mapas buenos.',
  ]),
]
