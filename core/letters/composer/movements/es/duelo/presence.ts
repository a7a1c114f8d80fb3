import { movements } from '../../movement'

/** The bond with anybody who was loved, whoever they were. */
export const presenceEs = [
  ...movements('bond', { not: ['perinatal', 'kin:baby', 'kin:child'], assumes: ['affection', 'human'] }, [
    'Hay una parte {de.n} que no sale en las fotos y que tú podrías dibujar sin levantar el lápiz: cómo [entraba|entraban] en un cuarto, a qué hora se le[|s] acababa la paciencia, qué cara [ponía|ponían] al probar algo malo. Guárdala con los defectos incluidos. Sin ellos se parece a cualquiera.',
    'Con {r} seguramente tenías una manera de saludar, otra de despedirte y otra de pedir las cosas. Nadie las inventó; salieron. Ahora se han quedado sin uso y tú las sigues sabiendo, como se sabe un número de teléfono de hace veinte años.',
    '¿Hay algo que nadie hacía como {n}? No me lo contestes a mí. Contéstatelo hoy, en el autobús o fregando, y que sea algo tan poco importante que dé un poco de risa. Por ahí se vuelve a una persona entera mucho antes que por el último día.',
    'Sin {n} hay que aprender cosas que no tienen nombre: a decidir con una opinión menos, a contarle la noticia a otro, a no mirar de reojo en cierto momento de la película. Son asignaturas pequeñas. El primer año se suspenden casi todas.',
    'Cada persona que trató {a.n} tiene una versión. La tuya no será la más completa, y aun así es la única que puedes contar sin equivocarte. Si un día la comparas con la de otros, lleva papel: aparecen cosas que no sabías.',
    'Desde fuera dirán que has perdido {a.r}. Es exacto y no dice casi nada. Tú sabrás qué hay debajo de esas palabras: una hora del día, una opinión, un apoyo, una discusión de siempre. Cada una de esas cosas se echa en falta por separado, cuando le toca.',
    'No hace falta que {n} [fuera|fueran] ejemplar[|es] para que duela así. Tendría[|n] sus días malos, como los tiene todo el mundo, y tú te acordarás de alguno. Ponlo también. A quien se le quitan los defectos se le quita el peso, y luego cuesta creer que estuvo.',
    'Tú eras alguien para {n}, y eso te daba un sitio en el mundo que no dependía de lo que hicieras. Una parte de lo que notas ahora es eso. Te falta {n} y te falta, además, quien eras cuando te tenía delante.',
    'Me cuesta imaginar la voz {de.n}, porque no la oí. Tú no tienes que imaginarla. Si haces el esfuerzo de oírla decir una frase sin importancia, «cierra bien», «ya voy», verás que está completa, con su ruido de fondo.',
    'Acabarás hablando {de.n} con gente que no llegó a conocer{lo}, y verás que al principio escoges los datos: la edad, de qué, cuándo. Un día se te escapará otra cosa, un gesto, una contestación, y quien te escucha levantará la cabeza. Ahí empezará a saber de quién le hablas.',
  ]),
  ...movements('bond', { not: ['perinatal'], assumes: ['affection', 'alive'] }, [
    'Lo digo con las palabras más llanas que tengo: {n} te [importaba|importaban] y ahora no [está|están]. Todo lo demás que ponga en esta carta cuelga de ahí. Si algún párrafo no te sirve, vuelve a esa línea, que es la única que no admite discusión.',
    'Imagino que hay una palabra que solo [usabas|usabas] con {n}: un diminutivo, un apodo del apodo, algo que no está en el diccionario. Dila alguna vez, aunque sea por dentro. Las palabras que no se usan van perdiendo el sonido, y esa tiene el suyo.',
    'Prueba con un olor, con una frase, con una calle: ahora mismo todo lleva {a.n}. Pasa durante una temporada. Luego empiezan a aparecer caminos que van a otra parte, y el primero que se nota da un poco de apuro. Tómalo sin pedir disculpas.',
    'El dolor parece una cosa que uno tiene, como se tiene fiebre. El tuyo tiene forma de relación: hace falta alguien del otro lado para que sea así, con esas horas y esos sitios. Del otro lado [está|están] {n}. Nadie más te lo habría dejado igual.',
    'No te voy a pedir que pienses en lo bueno. Lo bueno viene solo y a menudo duele más. Anoto nada más que existe, que tiene que ver con {n} y que no hubo que inventarlo para esta carta: venía en tu mensaje.',
    'Antes {de.n} había otra versión de tu vida, y no la recuerdas bien o no la echas de menos. Algo se te organizó alrededor de esa compañía: rutas, horas, maneras de nombrar. Eso explica el desconcierto de ahora. Falta la pieza que decidía dónde iban las otras.',
    'Por lo que escribes, {n} [ocupaba|ocupaban] en tu vida un sitio de todos los días, y los sitios de todos los días son los que no se ven. Se notan ahora, en huecos muy pequeños: el que queda entre llegar a casa y encender algo, el de antes de dormir.',
    'Si me dieran a elegir una sola cosa para guardar de tu mensaje, guardaría que {n} no [era|eran] intercambiable[|s]. Se nota en que no pides otra cosa, ni otra historia, ni otro final mejor escrito. Pides {a.n}, y eso es justo lo que no puedo darte.',
    'Hay gente que al leer esto pensaría en los suyos. A mí me ha pasado lo contrario: no he podido pensar en nadie que no [fuera|fueran] {n}. Será porque no lo contaste en general.',
  ]),
  ...movements('bond', { not: ['kin:child', 'kin:baby'], assumes: ['affection', 'history', 'human'] }, [
    'Cuando se trata mucho tiempo a alguien se acaba llevando un juego de respuestas suyas. Sabes lo que habría dicho {n} de tu corte de pelo, de esta carta, de la última noticia. No hace falta hacerle caso. Tampoco hace falta callarlo: es la única voz que conoces así por dentro.',
    'Piensa en un día cualquiera con {n}, uno sin fecha, de los que no se guardan. ¿Quién hablaba primero? ¿Qué había encendido? ¿De qué se quejaban? Los días así son los que más se echan en falta y los que menos fotos tienen.',
    'Quien te vea estos meses pensará que estás triste por lo que le pasó {a.n}. Es una parte. La otra es que se ha quedado sin uso una cantidad enorme de información: gustos, alergias, horarios, cuándo convenía callarse. La sabías toda y nadie te la va a preguntar en ningún examen.',
    'Querer {a.r} era también una habilidad. Se aprende despacio, se falla, se ajusta. Tú la tienes. Ahora parece que no sirve para nada, y sin embargo mírate en los próximos meses con los demás: se te notará en cómo preguntas, en lo que ya no das por hecho.',
    'No tengo manera de saber qué era {n} para el resto. Para ti, por lo que pones, era una referencia: algo que se mira para saber dónde se está. Al faltar se sigue caminando, pero durante un tiempo se camina a ojo.',
    'Lo que más cuesta explicar de una ausencia así son las cosas que dejan de tener gracia. Una noticia absurda, un vecino, un plato que salió mal: antes iban a parar {a.n} y allí se volvían anécdota. Ahora se quedan en simples cosas que pasan.',
    'Había alguien que sabía en qué andabas sin que tuvieras que resumirlo. Eso era {n}, entre otras cosas. Con los demás hay que poner antecedentes, y a veces, a mitad de los antecedentes, se te quitan las ganas.',
  ]),
]
