/** Lines above the signature. Each ends in a comma. */
export const farewellsEs = [
  'Te acompaño en esto,', 'Contigo en lo que queda de noche,', 'Aquí, sin prisa,', 'A tu lado en esta página,', 'Con respeto por lo que llevas,', 'Sin soltar el hilo,', 'Cerca y en silencio,', 'Con todo el cuidado que sé,', 'Hasta donde llegan las palabras,',
  'Desde este lado del papel,', 'Con la atención entera,', 'Para cuando quieras volver a leerla,', 'Con afecto y sin apuro,', 'Te escribe, y se queda un rato,', 'De tu parte,', 'Con calma,', 'Por ti y por lo que has contado,', 'Guardando lo que me confiaste,', 'Con las dos manos,',
  'En tu orilla,', 'Que descanses hoy, si se puede,', 'Con mi atención puesta en ti,', 'Testigo de lo que contaste,', 'Agradeciendo que lo escribieras,', 'Desde aquí te leo,', 'Con el cariño que cabe en una carta,', 'Sin pedirte nada,', 'Quedo cerca,', 'Con la puerta entornada,', 'Te deja esta carta,', 'Con palabras y con paciencia,', 'A tu ritmo,',
  'Con {n} en el pensamiento,', 'Por {n} y por ti,', 'Pensando en ti y en {n},', 'Con lo que me has contado {de.n} bien guardado,', 'Después de haberte leído dos veces,', 'Con tu mensaje al lado,', 'Leyéndote otra vez,', 'Con respeto por lo que no has dicho,', 'A tu lado un rato más,', 'Sin más palabras,', 'Con lo tuyo delante,', 'Despacio,', 'Hasta donde tú quieras leer,', 'Con {n} entre líneas,', 'Por lo que contaste {de.n},', 'Con los ojos todavía en tu mensaje,', 'Al final del papel, y de tu lado,', 'Con respeto por {n} y por ti,',
]

type Titles = Record<'thing' | 'name' | 'reader' | 'duelo' | 'ruptura' | 'proposito', string[]>

/** Titles, plain and short. `thing` needs the thread of the letter to be a thing. */
export const titlesEs: Titles = {
  thing: ['{o}', '{o}, y lo demás', 'Alrededor {de.o}', 'Cerca {de.o}', 'Empezar por {o}', 'A propósito {de.o}', 'Donde [o:está|están] {o}', '{o} y {n}', '{n} y {o}', 'Con {o} delante', 'Unas líneas sobre {o}', '{o}, al principio', 'De vuelta {a.o}'],
  name: ['Sobre {n}', 'Con {n} en la página', 'Lo que contaste {de.n}', '{n}, en tus palabras', 'Unas páginas sobre {n}', 'Decir {n}'],
  reader: ['Carta para {yo}', 'Para {yo}', 'Unas líneas para {yo}', 'Para que {yo} lo lea despacio', 'A {yo}, hoy'],
  duelo: ['Lo que no se va', 'El sitio que ocupa', 'Lo que sigue siendo tuyo', 'Después de la llamada', 'Una tarde cualquiera', 'Lo que estaba decidido desde antes', 'Los días de en medio', 'Donde no alcanza la voz', 'Lo que queda en las manos', 'Nombrar a quien falta', 'Un sitio en la conversación', 'Lo que se aprende mirando', 'Días con nombre', 'Lo que pesa y lo que sostiene', 'Sin hacer ruido', 'De memoria', 'A media voz', 'Lo que no cabía en un pésame', 'Como se dice en casa'],
  ruptura: ['El tamaño de la mesa', 'Suelo firme', 'Lo que es tuyo', 'Una sola llave', 'De este lado', 'La casa con otra luz', 'Lo que no hace falta responder', 'El primer mes sin plural', 'Recoger despacio', 'Tu parte del día', 'Lo que sabes hacer', 'Un domingo por estrenar', 'Las cosas en su sitio', 'De una en una', 'Lo que se queda contigo', 'Con otro paso', 'Esta semana', 'Después de hablar'],
  proposito: ['Lo que sigue en pie', 'Un paso del tamaño de hoy', 'La pregunta de los lunes', 'Antes de la respuesta', 'Por dónde se empieza', 'Lo que todavía llama', 'Sin mapa y con luz', 'El terreno que pisas', 'Una mañana sin plan', 'A media vida, a media frase', 'Con las manos libres', 'Lo que sabes hacer a oscuras', 'Entre un piso y otro', 'Una cosa que quede hecha', 'El martes que viene', 'Todavía', 'Probar por otro lado', 'Cosas que siguen ahí'],
}
