import { movements } from '../../movement'

/** What weighs, when what happened is a death. */
export const feelingsDueloEs = [
  ...movements('feeling', { any: ['feel:guilt'] }, [
    'Sobre la culpa: fíjate en que solo la siente quien se hacía cargo. A los indiferentes no se les ocurre repasar nada. Sé que decírtelo no te quita ninguna de encima. Le doy la vuelta un momento, nada más, para que veas por detrás de qué tela está hecha la que sientes por {n}.',
    'La culpa por {n} querría sobre todo que el tiempo volviera. Por eso no le sirven las explicaciones, ni la del médico ni la mía: no quiere entender, quiere que sea la tarde de antes. Cuando llegue, puedes contestarle eso mismo. Yo también querría.',
  ]),
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain', 'feel:longing'] }, [
    'Lo que llamas {e.n} es el precio de algo que no se vende suelto. Venía ya dentro del primer día bueno con {n}. Uno no lo sabe entonces, y aunque lo supiera, volvería a firmar.',
    'Con {e} no hay nada que hacer, y lo digo en el buen sentido. Ahora mismo es la forma que tiene lo que te une {a.n}, y las formas cambian si no se las aprieta.',
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:helplessness'] }, [
    'Tienes rabia, y no siempre habrá contra quién. Los médicos, el azar, alguien que conducía, Dios, incluso {n}, por irse. Va cambiando de blanco porque el verdadero no tiene cara. Déjala pasar por todos. Acabará cansándose, y debajo suele haber alguien llorando.',
  ]),
  ...movements('feeling', { any: ['feel:emptiness', 'feel:loneliness'] }, [
    'A la casa le ha crecido un cuarto de más, el de la ausencia, y todo el mundo pasa por delante sin entrar. Tú entras varias veces al día. Conócelo bien, ya que está, pero no te mudes.',
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety'] }, [
    'Después de una muerte se tiene miedo de otra. Suena el teléfono tarde y el corazón ya ha corrido hasta el final del pasillo. Es lógico: has comprobado que puede pasar. Durante un tiempo contarás cabezas en la mesa. Se va calmando al ver, muchas noches seguidas, que están.',
  ]),
  ...movements('feeling', { any: ['feel:numbness', 'feel:confusion'] }, [
    'Parece frialdad y tiene otra explicación: una noticia como la {de.n} no cabe por la puerta y hay que meterla desmontada. Llega un brazo hoy, una pata mañana. Algún día, quizá en un lugar poco oportuno, estará el mueble entero dentro y sabrás qué era.',
  ]),
]
