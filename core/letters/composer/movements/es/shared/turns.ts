import { movements } from '../../movement'

/** A change of light that fits any path. */
export const turnsEs = movements('turn', {}, [
  'No te voy a decir cuánto dura. No lo sé, y quien te lo diga tampoco. Lo que he visto en lo que la gente cuenta es que no baja en línea recta: hay una semana casi normal y luego un miércoles cualquiera, en la cola del pan, vuelve entera. No es un retroceso. Es que era miércoles.',
  'Se habla de esto como si fuera una escalera, con sus escalones y su rellano final. Se parece más a vivir al lado de algo grande. Al principio lo oyes todo el tiempo. Luego hay ratos en que no. Y un día te sorprendes hablando de otra cosa con la ventana abierta.',
  'Una parte de lo que te pasa no tiene que pasarse. Va a cambiar de sitio. Ahora está delante y no te deja ver; más adelante irá a un lado, como va quien camina contigo.',
  'Hay días en que lo más valiente que se hace es nada: no llamar, no decidir, no explicar. Desde fuera parece pereza. Por dentro es alguien sujetando una pared con la espalda.',
  'Me importa decirte esto sin adornos: no hay una manera correcta de hacerlo. Ni de llorar, ni de no llorar, ni de acordarse, ni de reírse en mitad de la semana sin saber por qué. La única manera torpe es obligarse a una que no es tuya.',
  'Fíjate en que lo has contado. Hace un rato esto solo estaba dentro, sin orden, y ahora tiene frases, comas, un principio. Ordenar no cura. Pero lo que tiene frases se puede mirar desde fuera, y desde fuera se ve que no eres tú: es algo que te ha pasado.',
  'Hay verdades que se contradicen y se sientan a la misma mesa sin pelearse. Que ocurrió y que no puede ser. Que ya y que todavía. Tú las has puesto juntas en el mismo mensaje, y no seré yo quien te obligue a elegir una.',
  'A veces uno cree que si deja de sufrir estará dejando algo más. Como si el dolor fuera el último hilo. No lo es. Lo que une está más abajo, en cosas que no duelen: una expresión que se te pegó, una manera de doblar la ropa, el gusto por cierta hora del día.',
  'Lo que has perdido no cabe en lo que se dice. Por eso las palabras se quedan cortas, también estas. No me disculpo. Prefiero una carta que se quede corta y lo sepa a una que llegue a todas partes y no toque nada.',
  'Quiero separar dos cosas que suelen venir pegadas: lo que ocurrió y lo que tú dices de ti desde que ocurrió. Lo primero no tiene arreglo. Lo segundo es una costumbre reciente, y las costumbres recientes todavía se pueden discutir.',
  'Sospecho que has tenido que ser, para los demás, alguien que lleva esto bien. Aquí no hace falta. Una carta no se preocupa, no te mira la cara, no llama a tu familia. Puedes leerla como te pille.',
  'La memoria no es un archivo: es alguien que cuenta, y quien cuenta escoge según el día. En los días malos te leerá lo peor con una voz muy segura. No hace falta callarla. Basta con saber que hay otras páginas y que también son suyas.',
  'No te pido esperanza. La esperanza, pedida, es otro deber. Te pido algo más pequeño, curiosidad por mañana por la mañana: qué luz entra, a qué sabe lo primero que bebas. Si mañana no hay, pasado.',
  'Lo que te pasa tiene tamaño de persona. No es una avería. Las averías se arreglan y queda todo como antes; esto, en cambio, se queda a vivir y con los meses aprende a no ocuparlo todo.',
  'Cuesta creerlo desde donde estás, pero el mundo no te ha adelantado. Sigue ahí, con sus horarios y sus recados, y se puede entrar otra vez por cualquier sitio, sin explicar dónde estuviste.',
])

/** Short breaths. */
export const beatsEs = movements('beat', {}, [
  'Eso también cuenta, aunque no lo parezca.',
  'No lo digo por consolarte. Lo digo porque está en tu mensaje.',
  'Si al llegar aquí necesitas parar, para. La carta espera mejor que nadie.',
  'Y no hay prueba que pasar. Solo un día, y luego su noche.',
  'Lo dejo dicho y sigo.',
  'Lee esta parte dos veces si hace falta; la escribí dos veces.',
  'Con eso basta por ahora.',
  'Hay cosas que no se explican mejor por explicarlas más.',
  'No todo lo que pesa hay que levantarlo hoy.',
  'Lo demás puede esperar a que tengas ganas de mirarlo.',
  'Esto que haces, aunque no tenga nombre, es cuidar.',
  'De lo que no me has contado no diré nada. También está ahí, y lo respeto.',
  'Entre una frase y la siguiente, respira una vez. No hace falta más técnica.',
  'Nadie te va a pedir que lo cuentes mejor.',
  'Quien pasa por esto no está haciendo nada mal por tardar.',
  'Lo escribo bajo, para que no suene a consejo.',
])

/** Endings that bring the first thread home. */
export const returnsEs = [
  ...movements('return', { aspect: 'return', held: true }, [
    'Y {o}, por cierto, que [o:se quede|se queden]. No como reliquia: como se queda lo que todavía tiene algo que hacer en una casa.',
    'Empecé por {o} y ahí vuelvo. [o:Sigue|Siguen] donde [o:estaba|estaban]. Tú, en cambio, has dicho unas cuantas cosas por el camino, y eso ya no se desdice.',
    'Cuando vuelvas a ver {o}, no hace falta que signifi[o:que|quen] nada. Puede[o:|n] ser, por fin, solo eso: {o.n}, y a su lado tú, que sabes el resto.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'No sé qué harás con {o}. No hay una respuesta buena. Solo te digo que quien supo nombrar{o.lo} en medio de todo esto sabrá también qué hacer, y cuándo.',
    'Termino donde tú empezaste a decir la verdad: en {o}. Lo grande ya lo sabías. Lo pequeño me lo enseñaste tú.',
    'Si mañana alguien te pregunta de qué iba esta carta, puedes decir que iba {de.o}. Será cierto, y no tendrás que explicar más.',
    '[o:Queda|Quedan] {o}. Queda también lo que sabes {de.n}. No es poco sitio para empezar una mañana.',
    'Al final de una carta se suele decir algo grande. Yo prefiero dejarte con {o}, que no [o:pide|piden] nada y no se [o:va|van] a ninguna parte.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Es verdad que {tt}. También es verdad todo lo que pusiste alrededor, y eso lo escribió la misma persona.',
    'Al principio copié {tq}. La vuelvo a copiar ahora, al final, porque entre una vez y otra han pasado cosas: la has leído acompañada.',
    'Que {tt}: así empezó esta carta. Así puede quedarse, dicho y sin castigo, mientras tú apagas la luz.',
    '{tq}. Sigue siendo tu frase. Solo quería que, por una vez, no fuera la última.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Hay cosas {de.n} que solo sabes tú. Mientras las sepas, hay alguien que las sabe. Con eso termino.',
    'No he querido llevarte a ningún sitio. Solo dar una vuelta alrededor de lo que escribiste y devolverte al mismo punto, quizá con un poco más de luz sobre {n} y sobre ti.',
    'Cierro como empezaste tú, sin grandes palabras. Dijiste {n}, y yo lo he oído.',
    'Ahora puedes doblar esta carta y seguir con lo que estuvieras haciendo. Lo dicho, dicho queda, y lo que no se dijo también sabe dónde encontrarte.',
    'Lo que escribiste al principio sigue siendo verdad. Solo que ahora, al leerlo, ya no estás a solas con ello.',
    'No hace falta contestar. Una carta así se contesta viviendo un día cualquiera, sin esmero especial, y luego otro.',
    'Y si algo de esto no va contigo, táchalo. La carta es tuya desde la primera línea, porque la primera línea la pusiste tú.',
    'Vuelvo a tu primera frase y la leo otra vez. Sigue doliendo. Pero ya no parece el final de nada: parece alguien que ha empezado a contar.',
  ]),
]
