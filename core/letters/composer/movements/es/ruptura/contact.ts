import { movements } from '../../movement'
import { coupleOnly, notHarm } from './who'

/** How near they still are: silence, messages, screens, distance; and what is left when it was short, when it is still love, when it is a relief, when it was a friend. */
export const contactRupturaEs = [
  ...movements('event', { any: ['nocontact'], not: notHarm }, [
    'No escribirle {a.n} no se nota por fuera. No hay gesto, no hay foto, nadie aplaude a quien deja el teléfono en la mesa. Por eso conviene que lo sepa una persona, y que a esa persona sí se le pueda escribir a la hora mala.',
    'El silencio se sostiene mejor con cosas que con voluntad. El cargador en otra habitación. El nombre {de.n} archivado. Un paseo a la hora tonta. La voluntad se gasta hacia las once; las cosas, no.',
    'Contarás los días, y está bien contarlos. Llegará uno en que se te olvide la cuenta. Cuando te des cuenta de que no sabes por cuál ibas, no vuelvas a empezar.',
    'Esto que haces, no llamar, tiene agujetas. Se notan a los pocos días, cuando parece que ya no cuesta. Es que el músculo no existía y lo estás haciendo ahora.',
    'Cada mensaje que no mandas sigue escrito en alguna parte de ti. Sácalo a un cuaderno, con fecha, y ciérralo. Lo que se quería decir queda dicho, y {n} no tiene que hacer nada con ello. Tú tampoco.',
  ]),
  ...movements('event', { any: ['contact'], not: notHarm }, [
    'Mientras {n} siga apareciendo en la pantalla, no se puede saber qué sientes: solo qué sientes cuando aparece. Son dos cosas muy distintas. Para distinguirlas hacen falta unos cuantos días seguidos de pantalla vacía.',
    'Quien se queda cerca sin quedarse del todo te deja a ti con el timbre en la mano. Puedes quitarle la pila. Llámalo mantenimiento.',
    'Si un mensaje {de.n} llega a deshora, no trae noticias: trae una hora. Míralo por la mañana, después de lavarte la cara, y verás que casi siempre cabe en una línea. A la una de la noche ocupaba toda la pared.',
    'Contestar alivia durante un cuarto de hora. Lo digo sin reproche, porque ese cuarto de hora es verdadero. El precio viene después, a plazos, y siempre lo pagas con sueño. Apúntalo una semana y mira si te sale a cuenta.',
    'Los contactos a rachas crean un suelo que se mueve y al que uno se acostumbra, como en los barcos. Al principio, en tierra firme, se anda raro. No es señal de que haya que volver a embarcar con {n}.',
  ]),
  ...movements('event', { any: ['networks'], not: notHarm }, [
    'La vida {de.n}, vista por ahí, viene con los colores subidos y sin lunes. La tuya la ves entera, con el fregadero. Comparar las dos es como comparar un anuncio con una cocina.',
    'El dedo va solo, porque está encima de un aparato hecho para que vaya. Ponle delante un obstáculo bobo, cerrar sesión, otra clave, el teléfono dentro de un zapato, y dale al dedo algo que pelar.',
    'Mirar tiene el efecto de rascarse: hay un segundo bueno. Si hoy no puedes no mirar, mira una vez, a una hora elegida, de pie. De pie se aguanta menos.',
    'Lo que encuentres ahí no te va a servir, ni si es bueno ni si es malo. Si {n} ríe, duele. Si {n} no ríe, esperas. Es una máquina en la que todas las monedas caen del mismo lado.',
  ]),
  ...movements('event', { any: ['distance'], not: notHarm }, [
    'Con {n} lejos, o contigo lejos, la separación no cambió el paisaje. Eso confunde. Todo sigue en su sitio y falta una hora concreta, la de la llamada. Ponle a esa hora una voz, aunque sea la de la radio local.',
    'Conocías su ciudad por los ruidos de fondo, o la tuya se conocía así desde el otro lado. Ahora tienes un mapa detallado de un lugar al que no hay que ir. Esos mapas se amarillean solos.',
    'Se termina una distancia y empieza otra. La primera se medía en billetes y tenía arreglo; esta no se recorre. Guarda la maleta en lo alto del armario y úsala, la próxima vez, para ir a ver a alguien que te espere.',
    'En las historias de lejos uno aprende a vivir con una persona dentro del teléfono. Al acabarse, el aparato pesa menos y molesta más. Cambia el tono, el fondo, el sitio donde lo dejas. Que {n} no tenga ya el sonido de las ocho.',
  ]),
  ...movements('event', { any: ['short'], not: coupleOnly }, [
    'Lo {de.n} no llegó a tener costumbres. Tuvo planes, que es peor: los planes no se estropean. Nadie los ha visto llegar con sueño ni discutir por la calefacción. Dales fecha de caducidad, como a cualquier cosa que se compró fresca.',
    'En poco tiempo se puede mudar uno entero. Tú dejaste entrar {a.n} sin hacerle rellenar papeles, y eso, que ahora te parece imprudencia, es la única manera en que entra alguien.',
    'La gente cuenta los meses para saber cuánto consuelo te corresponde. No hagas esa cuenta. La intensidad no se prorratea.',
    'Te ibas enterando de quién era {n} y la historia se cortó en lo mejor del índice. Lo que leíste fue verdad. Los capítulos que imaginas los estás escribiendo tú, y a su autor le vendría bien dormir.',
  ]),
  ...movements('event', { any: ['stillloving'], not: coupleOnly }, [
    'Quieres {a.n}, y no hay una pastilla para eso ni la necesitas. Lo que hace falta es que ese querer no tenga las llaves del coche. Que vaya detrás, con cinturón, mientras conduces hacia el trabajo.',
    'No se deja de querer por orden alfabético ni por decisión. Se deja por falta de uso, a trozos, sin ceremonia. Un día habrá una canción que ya no duela y no te acordarás de cuándo fue la última vez que dolió.',
    'El amor que le tienes {a.n} es asunto tuyo y puedes tenerlo en casa. Lo que no puede hacer es salir a buscarle a deshora. Dale un horario de persona mayor.',
    'Mientras dure, usa ese cariño en lo que tengas a mano. Sirve para escuchar a una amiga, para bañar a un perro, para regar sin prisa. Es material del bueno y sería una lástima guardarlo entero para {n}.',
  ]),
  ...movements('event', { any: ['relief'], not: notHarm }, [
    'Dormir bien después de algo así desconcierta más que no dormir. No hay que pedirle explicaciones al sueño. Lo tuyo con {n} pesaba también de noche, y ahora la noche está desocupada.',
    'Puedes descansar y echar en falta sin que una cosa acuse a la otra. Son como el calor y el sueño: vienen del mismo cuerpo, a distintas horas. Nadie te pide que seas coherente antes de las diez de la mañana.',
    'Hay un ruido que deja de oírse y solo entonces se sabe que estaba. No hace falta decir que lo hacía {n}. Estaba ahí en medio, como está el zumbido de una nevera, y alguien por fin la ha desenchufado.',
  ]),
  ...movements('event', { any: ['friendship', 'kin:friend'] }, [
    '{de.n} te separa algo que no tiene abogado ni plazo. Por eso se queda abierto tanto tiempo: no hay un día en que se firme. Puedes ponerlo tú. Una tarde cualquiera, un café, y a partir de ahí ya no se espera el mensaje.',
    'Cuando se cae una amistad larga se caen también los testigos de una edad. {n} sabía cómo eras con flequillo. De eso puede que quede poca gente, y conviene llamarla un día de estos para hablar de otra cosa.',
    'A los amigos no se les pide la exclusiva, así que nadie nota cuándo se van. Lo notas tú, en un chiste que te llevas a casa sin gastar. Gástalo con otra persona, aunque no se ría igual.',
    'Sigues teniendo que decidir qué haces con lo que {n} sabe de ti. Nada. La confianza que diste la diste bien dada. Si la otra parte la guarda mal, se sabrá de ella y no de ti.',
    'Nadie cambia de estado civil por perder una amistad, y sin embargo cambia el sábado entero. Empieza por el sábado. Mira quién más está libre a las seis, aunque no sea {n} ni se le parezca.',
  ]),
  ...movements('event', { any: ['nocontact'], not: notHarm }, [
    'No hablar con {n}, lo decidiera quien lo decidiera, hay que volver a conseguirlo varias veces al día, y cada una cansa. Cuenta como trabajo. Cuando el pulgar vaya solo hacia el nombre, no te riñas: deja el teléfono en otro cuarto y haz algo que dure lo que dura una canción.',
    'El silencio, venga de quien venga, puede usarse como una venda. Debajo pasan cosas aunque por fuera no se vea nada, y levantarla a cada rato para mirar solo retrasa.',
  ]),
  ...movements('event', { any: ['contact'], not: notHarm }, [
    'Cada mensaje suyo te devuelve al principio, y no porque seas débil: porque funciona así. El hilo tira. Puedes decidir a qué hora se miran los mensajes y quién los mira primero. Puedes contestar solo a lo que sea de logística. Puedes no contestar, que también es una frase.',
    'Estar a medias desgasta más que estar fuera. En cada mensaje se cree un poco menos y se necesita un poco más. Si algún día quieres parar la rueda, no esperes a tener razones nuevas. Las que ya tienes sirven; solo están cansadas.',
  ]),
  ...movements('event', { any: ['stillloving'], not: coupleOnly }, [
    'Quieres todavía y nadie te lo ha preguntado. Es un cariño sin trabajo, que anda por la casa cambiando de sitio las cosas. No lo eches a gritos. Dale tareas pequeñas lejos {de.n}: que riegue, que cocine para otros, que se canse. A fuerza de cansarse va bajando la voz.',
    'Sigues queriendo, y no hay que tratarlo como un error de cálculo. El cariño no lee los acuerdos. Se puede querer a alguien y no llamarlo; se puede querer a alguien y cerrar con llave. El amor dice lo que sientes. No está obligado a decir lo que haces.',
    'Dejar de querer no se hace a propósito. Lo que se hace a propósito es lo otro: dónde pones el cuerpo, qué miras antes de dormir, con quién cenas el viernes. El corazón suele llegar tarde a esas reuniones, y al final llega.',
  ]),
  ...movements('event', { any: ['short'], not: coupleOnly }, [
    'Fue poco tiempo, y habrá quien use eso para quitarle importancia. Lo corto no llega a gastarse: se rompe con todo el futuro dentro. Lo que echas en falta son cosas que no llegaron a pasar, y a esas no hay quien les encuentre defectos.',
  ]),
  ...movements('event', { any: ['distance'], not: notHarm }, [
    'Hubo kilómetros de por medio, y eso hace raro el después: aquí no hay silla vacía, porque nunca se sentó nadie en ella. Falta una hora del día, un sonido del teléfono, la maleta a medio hacer. Pérdidas sin mueble. Ocupan lo mismo.',
  ]),
  ...movements('event', { any: ['networks'], not: notHarm }, [
    'Hay una ventana que da a su vida y la llevas en el bolsillo. Asomarse parece inofensivo y cada vez cuesta una tarde. No te digo que bloquees a nadie. Pon estorbos: sácalo de la primera pantalla, que haya que escribir el nombre entero, que entre el impulso y la imagen quepan tres respiraciones.',
  ]),
  ...movements('event', { any: ['friendship', 'kin:friend'] }, [
    'Para una amistad que se rompe no hay ceremonia. No hay papeles, ni casa que repartir, ni canciones en la radio. Te quedas con los chistes privados, que son la cosa más inútil del mundo cuando solo los entiende uno.',
    'Nadie pregunta cómo llevas lo de una amiga, un amigo. Como si perder a quien sabía todo lo anterior fuera perder un contacto. Con {n} se te ha ido alguien que fue testigo de mucho, y a ti te falta con quién decir «¿te acuerdas?».',
  ]),
  ...movements('event', { any: ['relief'], not: notHarm }, [
    'Que en mitad de una cosa así aparezca alivio puede parecer sospechoso. A mí me parece información. Algo en ti llevaba tiempo en puntillas y ha podido poner el talón. Puede dar tristeza y descanso a la vez, como cuando se apaga un ruido al que ya no se hacía caso.',
  ]),
]
