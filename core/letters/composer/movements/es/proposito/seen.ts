import { movements } from '../../movement'

/** Answers to what was said, where the bearings are the matter. */
export const seenPropositoEs = [
  ...movements('seen', { clause: ['other'], not: ['little'] }, [
    'Quien busque en tu mensaje un problema lo encontrará pronto. Si busca una vida, tiene que pararse en {q}. Ahí hay alguien, con su ruido y a ras de suelo. Para hablar de rumbo yo no empezaría por los planes: empezaría por esa línea.',
    'Un plano serio señala, antes que nada, dónde está uno. En el tuyo hay un punto marcado con tu letra: {q}. Se puede partir de cualquier sitio con tal de que sea verdadero, y ese lo es. Los planes que fallan suelen haber salido de un punto en el que nadie estaba.',
    'Te pido que vuelvas a leer esto como si fuera de otra persona: {q}. ¿Qué le preguntarías después? No un consejo: la pregunta que te saldría sola, con el café delante. Hazte esa. Suele estar mejor pensada que las que uno se hace de madrugada.',
    'Que {t} lo habrás contado otras veces, en mesas donde enseguida se pasaba a otra cosa. Aquí no se pasa. Me parece que explica mejor que ningún plan de dónde vienes, y de dónde se viene es lo primero que conviene saber antes de preguntar hacia dónde.',
    'Me quedo con una cosa de las que cuentas, {q}, por lo que tiene de exacta. Podrías haberla dicho más bonita o más triste. La dijiste como fue, y quien sabe contar así un hecho suyo sabrá también, cuando toque, reconocer el siguiente.',
    'A mitad de lo que cuentas pones {q}, y sigues, como si hubiera prisa por llegar a la conclusión. A lo mejor no hay conclusión y lo que hay es esto. Con esto se puede pasar una tarde. De la conclusión, si aparece, ya te enterarás por sus propios medios.',
    'En {q} no pides ayuda ni explicas nada. Solo cuentas. Y sin embargo, de todas tus frases, es la que mejor contesta a la pregunta de quién eres: la persona que puede escribir esa línea y ninguna otra.',
    'Entre paréntesis, casi, dices que {t}. Le doy más sitio del que le diste. Lo que uno deja caer sin darle importancia es lo que haría falta contarle a alguien que fuera a vivir una semana en su lugar.',
    'Si tuviera que prepararle a alguien un resumen de ti en dos renglones, en el primero copiaría {q} y en el segundo lo que pides al final. Entre el primero y el segundo dejaría bastante blanco. Ese blanco es tu asunto de ahora, y no hay por qué rellenarlo en una noche.',
    'Subrayo {q}. La has dicho sin adorno, y por eso vale como punto de apoyo. A la mayoría de los consejos sobre el futuro les falta justo esto, una frase de las que se pueden comprobar a la que agarrarse.',
    'Si esto fuera una conversación te habría interrumpido en {q}. No para corregirte: para preguntarte cómo es eso un día cualquiera, a qué hora empieza, quién está delante. Como aquí no puedo, lo dejo anotado, y tú contestas para ti.',
    'Algo hace bisagra en tu relato, y es que {t}. Lo de antes conduce hasta ahí y lo de después sale de ahí. Conviene tenerlo localizado: cuando a las tantas te parezca que todo va mal, acuérdate de que lo que te pasa tiene un centro, y un tamaño.',
    'Guardo {q} junto a lo que pides, {c.inf}. Leídas una al lado de la otra parecen el antes y el después de un anuncio, y no funciona así. Más bien conviven. Se puede estar en la primera por la mañana y asomarse a la segunda después de comer.',
  ]),
  ...movements('seen', { clause: ['event'], not: ['little'] }, [
    'Lo cuentas en una línea, {q}, y de ahí para abajo todo el mundo ha querido hablar contigo de soluciones. Nadie ha preguntado cómo fue volver a casa ese día. Aquí no hay prisa por llegar a las soluciones.',
    '{q}. Después de una frase así viene un tramo que no está en ningún manual, cuando ya se ha dado la noticia y todavía no ha pasado nada más. Te llaman menos y se te nota igual. Ese tramo es el que me interesa, porque creo que sigues en él.',
    'Que {t} partió la semana en dos mitades que no encajan. En la primera estaban tus costumbres; en la segunda estás tú, sin ellas. Volverán algunas, sin hacerse notar, un día en que estés pensando en otra cosa.',
    'Cuando pusiste {q} habrías podido añadir la fecha. A lo mejor te la sabes y no la dijiste. Las fechas así se quedan dentro como clavos de los que se cuelgan otras cosas. Al menos una de las que hay colgadas ahí no tenía la culpa y se puede bajar.',
  ]),
  ...movements('seen', { clause: ['dontknow'], not: ['little'] }, [
    'Dices {q}, y ahí sitúas el problema. Yo lo miraría por el otro lado. Saberlo no ha salvado a nadie de levantarse un lunes sin ganas, y no saberlo ha dejado a muchos en disposición de enterarse. De las dos, tu posición es la incómoda. No la peor.',
    'Al leer {q} he pensado en cuánta gente lo tiene clarísimo y se equivoca. Mientras tanto, quien no lo sabe pregunta, se fija, cambia de acera, y por esas aceras pasan cosas.',
    'Sobre {q}: no lo dejes en una pregunta tan ancha. Pártela. Qué no sabes de este mes, qué no sabes de esta semana, qué no sabes de esta tarde. En cuanto llegues a la tarde vas a saber algo, y con eso se hace la cena.',
  ]),
  ...movements('seen', { clause: ['wish', 'contrast'], not: ['little'] }, [
    'Has puesto {q}. Fíjate en lo poco que pide. Cuando se habla de propósito se espera algo con mayúscula, y lo que tú quieres cabría en una tarde bien organizada. Los deseos de ese tamaño son los únicos a los que se les puede dar cita.',
    '{q}: lo has dicho tú, no yo, y lo has dicho en presente. A esa frase no le hace falta que la animen. Le hace falta un sitio, una hora y acaso otra persona. De esas tres cosas, ¿cuál tienes más a mano?',
    'Alguien que supiera leer deprisa iría derecho a {q}. Por ahí se sale, si se sale. No digo hoy. Digo que en la pared de tu mensaje, que es larga y bastante lisa, esa es la parte que suena a hueco cuando se golpea con los nudillos.',
  ]),
  ...movements('seen', { clause: ['self', 'fear'], not: ['little'] }, [
    '{q}. Te lo has dicho muchas veces, se nota en que ya va sin adornos. Las frases que uno se repite acaban pareciendo hechos, como acaban pareciendo refranes las tonterías con rima. Pregúntate quién la dijo primero. Rara vez fue uno mismo.',
    'Escribes {q} y lo firmas. Yo te pediría una prueba, una sola, con fecha. Casi siempre, en lugar de la prueba, aparece un cansancio. Y un cansancio se puede tratar bien; una sentencia, no.',
    'Hay dureza en {q}, y me extraña, porque el resto de tu mensaje está escrito con cuidado. Se ve que guardas el cuidado para lo demás. Prueba a pasar un poco de un lado al otro, una cucharada, en la misma frase, y mira cómo quedaría.',
  ]),
  ...movements('seen', { clause: ['cant', 'body'], not: ['little'] }, [
    'Eso de que {t} lo trataría antes que ninguna otra cosa. El rumbo se busca mal con el cuerpo en contra. Apunta cuándo ocurre y qué hubo antes, y llévaselo a alguien que sepa. Mientras, las decisiones grandes, a la espera.',
    'De {q} saco una conclusión modesta: por ahora hay que ir por donde sí. ¿Qué es lo que todavía sale, aunque sea a ratos y sin gusto? Haz el recuento. Suele haber más de lo que uno diría, disimulado entre lo que se hace sin pensar.',
    'Cuando leo {q} leo un aviso, dado a tiempo, por la única parte de ti que no sabe fingir. Hay que contestarle con hechos, aunque sean dos: acostarse antes, decírselo a alguien.',
  ]),
  ...movements('seen', { clause: ['others'], not: ['little'] }, [
    'Cuentas {q}. La gente que te quiere habla desde la orilla, con buena voluntad y los pies secos. De lo que dicen puedes quedarte con el tono y soltar el contenido. Nadie te examina de haber hecho caso.',
    'Eso que oyes, {q}, lo dicen para ti y un poco para ellos. Verte en duda les mueve algo. No hace falta que lo arregles ni que les des la razón: puedes agradecer la frase, dejarla en el aparador, y seguir buscando la tuya.',
  ]),
  ...movements('seen', { clause: ['habit', 'miss'], not: ['little'] }, [
    'Mira lo que hay dentro de {q}. Un lugar, una hora, un cuerpo que sabe lo que viene a continuación. Los oficios y las épocas se van, y se llevan el nombre; eso otro, la estructura, se puede volver a montar con piezas de aquí. No será lo mismo. Será del mismo tamaño.',
    'En {q} hay más orientación que en diez páginas de propósitos. No por lo que hacías, que a lo mejor no se repite, sino por cómo lo dices: con soltura, sin buscar las palabras. Donde no hay que buscar las palabras suele estar lo propio.',
    'Cuando escribes {q} estás dando, sin querer, una receta. Separa los ingredientes. ¿Era la gente, el esfuerzo, el silencio, que te esperaran, que no te esperaran? El plato entero puede que no vuelva. Un ingrediente, bien escogido, cambia cualquier cena.',
  ]),
  ...movements('seen', { clause: ['other'], any: ['work', 'laidoff', 'retirement', 'business', 'migration', 'burnout'], not: ['sickness', 'aging'] }, [
    'Hay datos que no se ponen en ningún formulario de empleo y que yo leería los primeros. Por ejemplo, {q}. Dice cómo te tomas las cosas, qué recuerdas, a qué le das importancia. A partir de ahí se podría escribir una recomendación bastante buena.',
  ]),
]
