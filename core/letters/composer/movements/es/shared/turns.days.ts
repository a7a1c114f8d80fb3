import { movements } from '../../movement'

/** A change of light that takes something of theirs: a name, a duration, a day, what weighs, how they want to close. */
export const turnsOwnEs = [
  ...movements('turn', {}, [
    'Alguien que no sepa nada puede decir mañana {n} de pasada, en una frase sobre otra cosa. Es mejor tenerlo previsto. Se puede seguir hablando, se puede salir un momento, se puede contestar «sí» y mirar el vaso.',
    'A ratos se te olvidará lo {de.n}, un minuto, dos. Al volver parece que alguien hubiera encendido la luz de golpe. No es que lo hicieras mal por olvidarte. Es que ese minuto también hace falta para vivir.',
    'Me cuesta imaginar tu casa y no lo intento. Imagino mejor el rato en que decidiste escribir: dónde estabas, qué dejaste a medias, si lo hiciste de un tirón o volviste atrás para cambiar una palabra de las que dicen {n}.',
    'Cuando se habla {de.r} la gente cree saber ya el resto. Conoce otras historias que empiezan igual. La tuya se separa de todas en detalles que a nadie le parecerían importantes, y por eso procuro no soltarlos.',
    'Con lo {de.n} pasa como con esas cosas que se llevan en brazos por la calle: todo el que te cruza te mira lo que llevas y nadie se fija en cómo andas. Yo te pregunto por cómo andas.',
    'Si mañana te preguntan por {n} y contestas cualquier cosa, no será una mentira. Será un anticipo. La respuesta completa no cabe en un pasillo.',
  ]),
  ...movements('turn', { aspect: 'feltturn' }, [
    'No te pido que hagas nada con {e}. Ni entenderl<e:o|a>, ni aprovecharl<e:o|a>, ni contarl<e:o|a> bien. Ya ocupa lo suyo sin que además haya que sacarle rendimiento.',
    'Pusiste {e} en una casilla porque la casilla estaba ahí. Fuera de ella no suele venir sol<e:o|a>: trae sueño, trae prisa, trae ganas de que llamen y de que no llamen. Todo eso también es tuyo y tampoco hay que ordenarlo hoy.',
    'Tampoco {e} trabaja todo el día. Si te fijas tiene sus horas, y fuera de ellas hay ratos neutros que no se recuerdan porque no duelen. Cuenta uno mañana. No para alegrarte: para saber que está.',
    'Me fío de la palabra que has elegido, {e.n}, y me fío también de que dentro de un mes elijas otra. Una no desmentirá a la otra. Serán dos partes del mismo tiempo.',
  ]),
  ...movements('turn', { aspect: 'wishsaid' }, [
    'Querer {c.inf} y no poder todavía son dos cosas que se llevan bien. Lo primero dice hacia dónde; lo segundo dice a qué paso. Por ahora basta con no perder de vista el hacia dónde.',
    'Vuelvo a tu última línea, {c.q}. La escribiste al final, cuando ya no hay que explicar nada, y por eso me parece la más tuya. Lo que te propongo más abajo intenta quedarse cerca.',
    'Si mañana alguien te pidiera una prueba de que sigues en pie, bastaría con esto: que en medio de todo quieres {c.inf}. Guárdala. Hay días en que hace falta enseñársela a uno mismo.',
  ]),
  ...movements('turn', { aspect: 'spanturn' }, [
    'Lo de {span} no se ordena en una carta ni en una semana. Que no te extrañe encontrar restos durante mucho tiempo: una contraseña, una palabra que nadie más usa, un paso que das hacia el lado de siempre.',
    'Piensa en quién eras hace {span}. No para compararte. Solo para ver cuánta gente distinta has tenido que ser desde entonces, y que todas se las arreglaron con menos de lo que hoy sabes.',
  ]),
  ...movements('turn', { aspect: 'dayturn' }, [
    'Llegarán {day}, porque llegan siempre, y vendrán con su propio vacío. Ponles algo dentro antes de que lo note la cabeza: una llamada a la misma hora, una vuelta por un barrio que no conozcas, pan recién hecho. No tiene que gustarte. Tiene que estar.',
    'De toda la semana, lo que más cambia son {day}. El resto de los días disimula. Si tienes poca fuerza para repartir, guárdala para entonces.',
  ]),
  ...movements('turn', { aspect: 'peopleturn' }, [
    'Has nombrado {a.p}, y en esa casa, o en esa otra vida, lo que cuentas tendrá otras horas y otras torpezas. No hace falta que coincidan con las tuyas. A veces basta una frase dicha de lado, «yo también», y cada cual sigue con lo suyo.',
  ]),
]

/** A change of light for anybody: about days, nights, other people, what a body does, what helps. */
export const turnsPlainEs = [
  ...movements('turn', { aspect: 'scale' }, [
    'Prueba a medirlo en cosas más pequeñas que los meses. Una lavadora. Lo que dura una sopa al fuego. De un extremo a otro de la calle. Lo que no se puede pensar entero se puede, a veces, atravesar por tramos.',
    'El tiempo que ahora te parece detenido hace sus cosas por debajo: crecen las uñas, caduca la leche, alguien cambia el escaparate de la esquina. No lo digo para animarte. Lo digo porque un día necesitarás saber que no estuvo parado.',
    'De aquí a la noche hay unas cuantas horas. Puedes dejar casi todas sin asignar. Basta con que dos sepan para qué son.',
  ]),
  ...movements('turn', { aspect: 'judge', any: ['feel:guilt', 'feel:shame', 'late', 'betrayer'] }, [
    'Te juzgas con datos que entonces no tenías y con una claridad que solo da la noche, cuando nadie interrumpe. A esa distancia cualquiera acierta. De cerca se hace lo que se puede con media información y los zapatos apretando.',
    'Escúchate contarlo. Donde los demás hicieron algo, pones sus razones. Donde lo hiciste tú, pones la falta. Bastaría con repartir las razones un poco mejor.',
    'Lo que te dices por dentro no se lo dirías ni a un desconocido que te pisara en el metro. Prueba a hablarte un día entero con esa educación mínima. No pido más.',
  ]),
  ...movements('turn', { aspect: 'tired' }, [
    'Hay esfuerzos que no se ven: elegir la fila corta porque no puedes con la charla, leer tres veces el mismo correo, acordarte de comprar sal. Si al final del día no sabes en qué se te fue la fuerza, fue en eso.',
    'Descansar, estos días, puede no parecerse a dormir. A veces es hacer algo tonto con método: emparejar calcetines, pelar guisantes, ordenar los cables. La cabeza se queda al lado, mirando, y por una vez no habla.',
    'Si hoy solo has hecho lo obligatorio, has hecho bastante. Mañana la lista será otra, y seguirá habiendo cosas tachables.',
  ]),
  ...movements('turn', { aspect: 'telling' }, [
    'Contarlo cambia según a quién. A unos les darás la versión de dos frases, a otros la del café, y hay una que no le has dado a nadie. No son mentiras. Son tamaños.',
    'Cada vez que lo cuentes se moverá un poco: entrará un detalle, saldrá otro. No te asustes de eso. Las historias que se cuentan siempre igual son las que ya no se miran.',
    'Habrá quien te pida el resumen para quedarse tranquilo. Puedes darle el resumen. Lo otro se guarda para quien pregunta y luego no mira el móvil.',
  ]),
  ...movements('turn', { aspect: 'ordinary' }, [
    'Lo raro de estas épocas es que sigue habiendo que comprar bombillas. Uno está en mitad de algo enorme y tiene que decidir entre luz fría y luz cálida. Decídelo. También es vida, y se agradece volver a un cuarto que se ve.',
    'Hay una clase de alivio que solo dan las cosas que encajan: una tapa en su bote, la pieza de un mueble, el último vagón con sitio. No es felicidad ni lo pretende. Es un clic, y a veces un día se sostiene con tres o cuatro.',
    'La vida corriente no espera a que a uno le venga bien, y por una vez su mala educación ayuda. Llama al timbre, pide la lectura del contador, deja una carta que no era para ti. Hay que ir a abrir.',
    'Sigue habiendo fruta de temporada. Lo digo en serio: mira cuál toca ahora y cómprala. No es un consejo de salud. Es una manera de saber en qué mes estás cuando por dentro llevas otro calendario.',
  ]),
  ...movements('turn', { aspect: 'limits' }, [
    'No voy a convertir lo tuyo en una enseñanza. Si algún día lo haces tú, con tus palabras y para quien quieras, tendrás todo el derecho. De fuera no se puede, y queda feo.',
    'Podría decirte que esto tiene un para qué. Sonaría bien y tú sabrías que no lo sé. Me quedo con lo que sí se puede comprobar: que ocurrió, que lo cuentas, que hoy es hoy.',
    'Hay cosas a las que no les hace falta sentido, les hace falta sitio. Un estante, una hora, una persona. Lo del sentido, si llega, llegará a ocuparlo.',
  ]),
  ...movements('turn', { aspect: 'help' }, [
    'Pedir ayuda da apuro porque parece que hubiera que pedirla entera. Se puede pedir por piezas: que alguien te acompañe a una gestión, que te llame a las nueve y lleve la conversación, que venga a cenar y se vaya pronto.',
    'Fíjate en quién se ha quedado cerca sin que lo llamaras. No suele ser quien esperabas. A esa persona puedes pedirle algo concreto mañana; lleva tiempo sin saber qué ofrecer.',
    'No tienes que elegir entre poder con todo y no poder con nada. Entre lo uno y lo otro hay una franja ancha donde vive casi todo el mundo: poder con algunas cosas, si alguien se ocupa de las otras.',
  ]),
  ...movements('turn', { aspect: 'light' }, [
    'No va a haber un día en que esto acabe y otro en que empiece lo siguiente. Se van a solapar, como en las estaciones de provincias, donde todavía hace frío y ya están puestas las terrazas.',
    'Si llega algo bueno, llegará en mal momento, con la mesa sin recoger. Que entre igual. No hay que dejar de estar como se está para abrirle a algo.',
    'Vas a acordarte de esta temporada por cosas que ahora no notas: una canción que sonaba en todas partes, el abrigo que no te quitaste, la marca de un té. Lo demás se irá alisando. Esas cosas se quedarán, y serán casi amables.',
  ]),
]
