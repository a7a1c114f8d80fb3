import { movements } from '../../movement'

/** Movements of long letters about bearings: things to try on paper, in the street, with somebody. */
export const deepExercisesPropositoEs = [
  ...movements('deep', { aspect: 'try', not: ['childless'] }, [
    'Haz la prueba del vecino. Durante dos semanas, vive como si acabaras de mudarte a tu propio barrio: entra donde no entras, pregunta qué hay, saluda. Los recién llegados tienen derecho a no saber, y de ese derecho salen cosas. Tú lo perdiste por llevar aquí demasiado tiempo.',
    'En lugar de un plan, ten experimentos. Un plan exige que sepas quién serás dentro de cinco años. Un experimento solo pide una pregunta y una fecha de caducidad: seis semanas de levantarme antes, un mes sin decir que sí los viernes, tres tardes con niños. Al final se mira qué pasó. Nadie fracasa en un experimento; se entera.',
    'Prueba una semana de decisiones invertidas en lo que no importa: lo que pedirías, no; el camino de siempre, tampoco; el asiento del pasillo por el de la ventanilla. Es un juego tonto. Enseña cuántas de tus preferencias eran solo la primera vez repetida.',
    'Alquila una vida por horas. Un voluntariado de un sábado, acompañar a alguien en su turno, una clase suelta de algo para lo que no vales. Con cuatro horas no se aprende nada, y se descarta o se sospecha muchísimo. Apunta solo si al salir ibas más deprisa o más despacio que al entrar.',
  ]),
  ...movements('deep', { aspect: 'paper', not: ['childless'] }, [
    'Dentro de un año, escribe tú esta carta. Copia las preguntas que traías y contéstalas desde allí. No esperes tener soluciones; te sorprenderá ver cuáles de las preguntas ya no te las haces. Esa lista, la de las que se cayeron solas, es lo más parecido a haber avanzado.',
    'Escribe el mensaje que te gustaría recibir un lunes a las nueve. De quién sería, qué te pediría, con qué tono. No tiene que ser verosímil. Después léelo buscando una sola cosa: el verbo que usa esa persona para lo que espera de ti.',
  ]),
  ...movements('deep', { aspect: 'try', not: ['childless'] }, [
    'Enséñale a alguien algo que sepas hacer, aunque sea pelar una naranja de una vez. Enseñar obliga a mirarse las manos y a descubrir cuánto hay ahí guardado. Quien aprende se irá con la naranja. Tú te quedarás con la noticia de que sabías.',
    'Redacta las instrucciones de algo que haces mejor que la mayoría, como si fueras a faltar: cómo se calma a ese cliente, cómo se riega esa planta, a qué hora hay que llamar a ese señor. Llegarás al tercer punto y te darás cuenta de que no acaba. Guárdalas. Son tu tratado.',
    'Busca a alguien que empiece en lo que tú ya dejaste atrás y ofrécele una hora. No de consejos: de preguntas. Que te cuente qué no entiende. Al volver a casa apunta cuáles supiste contestar sin pensarlo, porque ahí está lo que te llevaste de aquella época sin firmar el recibo.',
  ]),
  ...movements('deep', { aspect: 'paper', not: ['childless'] }, [
    'Toma el calendario del mes pasado y pinta de un color las horas que elegiste y de otro las que te eligieron. Sin juzgar la proporción. Luego mira si existe alguna hora que esté pintada de los dos. En esas horas, las que te tocaban y además querías, hay un programa entero.',
    'Diseña una semana corriente, no la soñada, una de invierno y con recados. Ponle tres cosas fijas que dependan solo de ti y que se puedan cumplir con fiebre. Si al quinto día sigues cumpliendo dos, ya tienes estructura. El sentido, cuando llega, agradece encontrar una percha.',
    'Marca en la agenda dos citas contigo, a una distancia de tres meses, para hacer las mismas cuatro preguntas: qué sobra, qué falta, quién falta, qué me sorprendió. Contesta por escrito y no mires lo que pusiste la vez anterior hasta haber acabado. Vas a comprobar que te mueves más de lo que notas.',
  ]),
  ...movements('deep', { aspect: 'paper', not: ['childless'] }, [
    'Otra lista, para un rato largo: todo lo que ya no tienes que demostrar. A quién, desde cuándo, con qué pruebas. Se hace más larga de lo esperado, y cada línea que añades libera un poco de espalda. Lo que no consigas poner en ella es lo que todavía te tiene trabajando gratis.',
    'Escribe diez veces «podría» y termina la frase cada vez de una manera, aunque sea disparatada. Podría no ir. Podría aprender a soldar. Podría decírselo. Las tres primeras las sabes, las cuatro siguientes son bromas, y de la octava en adelante empieza a hablar alguien que no suele tener la palabra.',
    'Anota durante una semana lo que haces cuando deberías estar haciendo otra cosa. Las distracciones son bastante fieles: siempre se va uno por el mismo lado. Quien ordena, quien consulta mapas antiguos, quien acaba hablando con el de mantenimiento. Por ese lado hay menos resistencia de la que crees.',
    'Haz la lista de tus noes. Lo que ya probaste y no, lo que te ofrecieron y no, lo que todos hacen y tú no. Se suele leer como una colección de cobardías. Léela como los planos de una casa: cada raya dice dónde acaba algo y dónde empieza lo tuyo.',
  ]),
  ...movements('deep', { aspect: 'try', not: ['childless'] }, [
    'Habla con alguien de más de ochenta años y no le pidas consejos, que te los dará malos. Pídele que te cuente en qué año creyó que se le había acabado el camino. Escucha cómo lo dice. Casi todos tienen ese año, casi todos lo cuentan comiendo algo, y después dicen: bueno, y entonces.',
    'Pregunta en tu familia, o entre los mayores que tengas cerca, quién cambió de vida y cómo. Saldrán historias que nadie te había contado: quien se metió a monja y se salió, quien vendió la tierra, quien empezó a estudiar con nietos. Los árboles genealógicos no lo ponen. Desciendes de gente que torció.',
  ]),
  ...movements('deep', { aspect: 'try', not: ['childless'] }, [
    'Dale a las manos algo que no sirva para ganarte la vida. Un nudo marinero, una masa, tres acordes, un crucigrama en sucio. Mientras se equivocan, la cabeza se calla, porque no puede estar en las dos cosas. Ese rato de torpeza es el único descanso que conozco que además deja un objeto.',
    'Aprende una cosa inútil y preciosa este trimestre: silbar con dos dedos, distinguir cinco pájaros, el alfabeto de otro país. No la pongas en ningún sitio. Lo que se aprende sin propósito tiene la costumbre de aparecer después, en mitad de otra cosa, haciendo falta.',
  ]),
]
