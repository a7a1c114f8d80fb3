import type { Texts } from '../texts'

/** To whoever takes leave: for the night, and otherwise. Thanks that came with it are answered in `welcome`. */
export const farewells: Texts['farewells'] = {
  night: [
    'Buenas noches, {yo}. Que duermas algo.', 'Buenas noches, {yo}. Gracias por contarme todo esto.',
    '@dead @named Buenas noches. Gracias por hablarme {de.n}.', '@dead @named Buenas noches, y gracias por traer {a.n} hasta aquí.',
    'Buenas noches. Que descanses lo que se pueda.', 'Buenas noches. Aquí sigo cuando quieras volver.', 'Buenas noches. Ojalá salga un rato de sueño, aunque sea corto.', 'Buenas noches, y gracias por el rato.',
  ],
  day: [
    'Hasta luego, {yo}. Gracias por contarme todo esto.', 'Que te vaya bien, {yo}. Aquí sigo cuando quieras.',
    '@dead @named Hasta luego, y gracias por hablarme {de.n}.', '@dead @named Gracias por hablarme {de.n}. Aquí sigo cuando haga falta.',
    'Que te vaya bien. Aquí sigo cuando quieras.', 'Hasta luego, y gracias por contarlo.', 'Hasta otro rato. Esto se puede retomar cuando haga falta.', 'Hasta luego. Ojalá el resto del día sea amable.',
  ],
  welcome: ['De nada.', 'No hay de qué.', 'A ti.'],
}
