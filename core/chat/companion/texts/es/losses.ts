import type { Texts } from '../texts'

/** To a loss told for the first time: sorrow before anything else, and whoever it is by name. */
export const losses: Texts['losses'] = {
  death: [
    '@dead @named Siento mucho la muerte {de.r} {n}. Aquí se puede hablar sin prisa.',
    '@dead @named Lo siento mucho. {n}: gracias por decirme su nombre.',
    '@dead @known Siento mucho la muerte {de.r}. No hace falta contarla bien ni en orden.',
    '@dead @known Lo siento mucho. Aquí se puede hablar {de.n} todo lo que haga falta.',
    '@dead @known Siento mucho que {n} haya muerto. Lo que venga después de decirlo, también se puede decir.',
    '@nobody Siento mucho esa muerte. No hace falta contarla bien ni en orden.',
    '@nobody Lo siento mucho. Aquí se puede contar desde donde salga.',
  ],
  baby: [
    'Lo siento muchísimo. Por poco tiempo que fuera, aquí cuenta entero.',
    'Siento mucho esa pérdida. No hay semanas ni meses que la hagan pequeña.',
    'Lo siento mucho. Se pierde también todo lo que iba a venir, y casi nadie lo nombra.',
  ],
  pet: [
    '@named Siento mucho lo de {n}. No era «solo» un animal, y aquí nadie va a decirlo.',
    'Lo siento mucho. Una casa sin esa compañía es otra casa.',
    'Siento mucho esa muerte. Quien ha vivido así acompañado sabe lo que ocupa.',
  ],
  suicide: [
    'Lo siento muchísimo. Una muerte así deja preguntas que nadie puede cerrar desde fuera; aquí se pueden decir sin que nadie juzgue.',
    '@dead @known Siento muchísimo la muerte {de.r}. Se puede hablar de cómo fue, o de cómo era antes de ese día.',
    'Siento mucho esa muerte. Es de las que la gente no sabe nombrar, y aquí se puede.',
  ],
  separation: [
    '@gone @known Siento mucho que {n} se haya ido. Aquí se puede contar entero, también lo que no queda bien.',
    'Lo siento mucho. Con alguien se van también los planes que había.',
    'Siento que haya acabado así. Una separación también es una pérdida, la decida quien la decida.',
    'Lo siento. No hace falta llevarlo con elegancia, al menos aquí no.',
  ],
}
