import { movements } from '../../movement'

/** Half-way through a long letter, what opened it comes back. */
export const deepThreadEs = [
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    'A estas alturas conviene volver al principio. {tq}, decías, y la leí entonces sin saber lo demás. Ahora la leo con lo demás puesto y ha cambiado de tamaño. Las palabras son las mismas.',
    'Vamos por la mitad y sigo teniendo delante {tq}. No la he dejado atrás. He ido dando un rodeo por lo que la acompaña, porque de frente y sola pesaba demasiado para una primera página.',
    'Cada vez que avanzo un poco en esta carta miro por encima del hombro y ahí está {tq}. Casi todo lo que te he dicho era para ella. Lo que queda también.',
    'Leída otra vez, {tq} tiene menos filo y más fondo. Puede que sea yo, que ya te conozco unas páginas. Puede que a ti, al encontrarla aquí en medio, te suene a algo que dijo otra persona y que entiendes muy bien.',
    'Si alguien abriera esta carta justo por aquí, no sabría de qué hablamos. Tú sí. Hablamos de {tq}. Lo digo por si entre tanto párrafo parecía que nos habíamos ido a otra parte.',
    'Todavía {tq}. La apunté al empezar y no la he tachado. Hay asuntos que no se resuelven a lo largo de una carta; se les cambia de silla, se les acerca un poco a la ventana, y se sigue hablando con ellos delante.',
    'Dejé {tq} al comienzo y quedó allí esperando. La recojo. Con lo que has contado alrededor ya no parece una frase suelta: tiene casa, tiene horas, tiene gente. Así cuesta lo mismo, pero se entiende por qué.',
    'Me doy cuenta de que llevo un rato sin nombrar {tq}. No era olvido. Quería que hubiera bastante suelo alrededor antes de volver a pisar ahí, y me parece que ya lo hay.',
  ]),
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    'Vuelvo {a.o}. Lo primero que vi de tu historia fue eso, y sigue en su sitio mientras hablamos de otras cosas. Me gusta que una carta tenga algo que se pueda tocar en medio.',
    'Entre tanto que he dicho, {o} no se [o:ha|han] movido. A veces lo que mejor resume es lo que no sabe hablar. Si me pidieran una sola palabra de tu mensaje, diría la suya.',
    'No creas que me he olvidado {de.o}. Está en la página desde el comienzo, en una esquina, y lo que he ido escribiendo después lo he escrito con eso a la vista.',
    'Pienso otra vez en {o}. Al empezar era un dato entre otros. Ahora, después de lo demás, ya no podría cambiarse por ninguna otra cosa sin que la historia dejara de ser la tuya.',
  ]),
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    'Otra vez {tq}, que no se ha ido. Le he hecho preguntas de lado durante unas cuantas páginas y ha contestado poco, como suele contestar lo que va en serio.',
    'Esto que sigue también tiene que ver con {tq}, aunque no la nombre. La nombro ahora, una vez, para que no parezca que ando esquivándola.',
    '{tq}: la tengo subrayada desde el primer párrafo. Si la carta se perdiera y solo quedara esa línea, alguien con paciencia podría volver a escribirla entera.',
  ]),
  ...movements('deep', { aspect: 'thread', not: ['little'] }, [
    'Hablando de otras cosas he llegado otra vez {a.o}. Pasa con lo que se ha mirado mucho: cualquier camino acaba por desembocar ahí.',
    'Sobre {o} todavía no lo he dicho todo, ni pienso. Me basta con que al pasar por esta línea se te ponga un segundo delante, a la distancia que tú quieras.',
    'Si esta carta tuviera un centro de mesa, sería {o}. No por bonito. Porque es lo que apartamos para poder vernos las caras y lo que volvemos a poner cuando se acaba de hablar.',
  ]),
]
