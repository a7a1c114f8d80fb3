export const spanish: readonly string[] = [
  'Llevamos un buen rato aquí. Si puedes, levántate, bebe algo y mira lejos un minuto. Lo que estábamos diciendo no se pierde.',
  'Ha pasado bastante tiempo desde que empezamos. ¿Cómo está el cuerpo, las manos, los hombros? Puedes seguir, o dejarlo para luego: queda guardado.',
  'Es una conversación larga. Soy una máquina y no me canso, así que te toca a ti mirar si tú sí. ¿Hay alguien con quien te apetezca hablar de viva voz hoy?',
  'Un alto en el camino: comer algo, abrir una ventana, cambiar de silla. Cuando vuelvas, seguimos por donde íbamos.',
  'Seguimos aquí, y fuera de la pantalla también pasan cosas. Si te viene bien, un rato sin escribir. La conversación espera.',
  'A estas alturas las palabras empiezan a pesar más. Quizá baste por ahora. Mañana puedes volver y contarme cómo has dormido.',
]
