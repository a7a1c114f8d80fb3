/** Lines above the signature. Each ends in a comma. */
export const farewellsEs = [
  'Te acompaño en esto,', 'Contigo en lo que queda de noche,', 'Aquí, sin prisa,', 'A tu lado en esta página,', 'Con respeto por lo que llevas,', 'Sin soltar el hilo,', 'Cerca y en silencio,', 'Con todo el cuidado que sé,', 'Hasta donde llegan las palabras,',
  'Desde este lado del papel,', 'Con la atención entera,', 'Para cuando quieras volver a leerla,', 'Con afecto y sin apuro,', 'Te escribe, y se queda un rato,', 'De tu parte,', 'Con calma,', 'Por ti y por lo que has contado,', 'Guardando lo que me confiaste,', 'Con las dos manos,',
  'En tu orilla,', 'Que descanses hoy, si se puede,', 'Con mi atención puesta en ti,', 'Testigo de lo que contaste,', 'Agradeciendo que lo escribieras,', 'Desde aquí te leo,', 'Con el cariño que cabe en una carta,', 'Sin pedirte nada,', 'Quedo cerca,', 'Con la puerta entornada,', 'Te deja esta carta,', 'Con palabras y con paciencia,', 'A tu ritmo,',
  'Con {n} en el pensamiento,', 'Por {n} y por ti,', 'Pensando en ti y en {n},', 'Con lo que me has contado {de.n} bien guardado,', 'Después de haberte leído dos veces,', 'Con los ojos todavía en tu mensaje,', 'Al final del papel, y de tu lado,', 'Con respeto por {n} y por ti,',
]

type Titles = Record<'thing' | 'name' | 'reader' | 'duelo' | 'ruptura' | 'proposito', string[]>

/** Titles, plain and short. `thing` needs the thread of the letter to be a thing. */
export const titlesEs: Titles = {
  thing: ['{o}', '{o}, y lo demás', 'Alrededor {de.o}', 'Lo que cabe en {o}', 'Cerca {de.o}', 'Empezar por {o}', 'A propósito {de.o}', 'Donde [o:está|están] {o}', '{o} y {n}', '{n} y {o}', 'Con {o} delante', 'La historia {de.o}'],
  name: ['Sobre {n}', 'Con {n} en la página', 'Lo que contaste {de.n}', '{n}, en tus palabras', 'Unas páginas sobre {n}', 'Decir {n}'],
  reader: ['Carta para {yo}', 'Para {yo}', 'Unas líneas para {yo}', 'Para que {yo} lo lea despacio', 'A {yo}, hoy'],
  duelo: ['Lo que no se va', 'El sitio que ocupa', 'Lo que sigue siendo tuyo', 'Después de la llamada', 'Una tarde cualquiera', 'Lo que estaba decidido desde antes', 'Los días de en medio', 'Donde no alcanza la voz', 'Lo que queda en las manos', 'Nombrar a quien falta'],
  ruptura: ['El tamaño de la mesa', 'Suelo firme', 'Lo que es tuyo', 'Una sola llave', 'De este lado', 'La casa con otra luz', 'Lo que no hace falta responder', 'El primer mes sin plural', 'Recoger despacio', 'Tu parte del día'],
  proposito: ['Lo que sigue en pie', 'Un paso del tamaño de hoy', 'La pregunta de los lunes', 'Antes de la respuesta', 'Por dónde se empieza', 'Lo que todavía llama', 'Sin mapa y con luz', 'El terreno que pisas', 'Una mañana sin plan', 'A media vida, a media frase'],
}
