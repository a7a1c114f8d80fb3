import { movements } from '../../movement'

/** Answers to what weighs: what was not said, what was done, what is feared, what cannot be done yet. */
export const seenWeightEs = [
  ...movements('seen', { clause: ['unsaid'] }, [
    'Hay una frase que llevas lista y no tiene a quién salir: {q}. La habrás dicho ya en la ducha, en el coche, a media voz. Esos ensayos no son tontería. Son la manera que tiene una cosa pendiente de no estropearse.',
    'Piensa en todo lo que hacías sin anunciarlo. Quien escribe {q} cree que solo cuenta lo que se pronuncia. Y resulta que casi nada de lo que importa se pronuncia a tiempo.',
    'De {q} se podría hacer una condena, y es lo que haces algunas noches, me figuro. Por la mañana es otra cosa: una frase que se quedó a medio camino porque ninguno sabía que el camino se acababa.',
    'Que {t} se puede reparar solo a medias, y esa mitad merece la pena: decirlo ahora, bien dicho, a quien sí puede oírte. No sustituye. Acompaña a lo otro.',
  ]),
  ...movements('seen', { clause: ['did'] }, [
    'Podrías haber contado esto sin {q}. Habría quedado mejor para ti. Que lo hayas puesto, y tan seguido, dice de qué lado estás cuando nadie mira.',
    'Lo que hiciste tiene su sitio y su hora: {q}. No se extiende hacia atrás ni hacia delante por mucho que insistas. Los demás días tuvieron los suyos.',
    'Si pudieras entrar en ese rato, el de {q}, cambiarías dos palabras y saldrías corriendo. Ya lo sé. Como no se puede, lo que queda es vivir de manera que se note que las cambiarías.',
    'Hay quien lo arregla quitándole hierro y quien lo arregla castigándose. Con {q} no te sale ni lo uno ni lo otro, y por eso sigues ahí. Existe una tercera cosa, más sosa: reconocerlo una vez, entero, y no volver a dictar sentencia cada noche.',
  ]),
  ...movements('seen', { clause: ['self'] }, [
    'He contado las palabras amables que usas para hablar de ti y no me ha llevado mucho. En cambio está {q}, con su punto final. No te pido que la borres. Te pido que dejes un renglón en blanco debajo, por si otro día se te ocurre algo más justo.',
    'A {q} le falta contexto. Le falta cómo habías dormido, qué sabías, quién más podía haber hecho algo, qué te pedían a la vez. Con el contexto puesto, casi nunca queda una frase tan corta.',
    'Cuando alguien a quien aprecias dice algo como {q}, te sale contradecirlo de inmediato. Contigo no te sale. No lo fuerces. Solo date cuenta de la diferencia de trato.',
    'Escribes {q}, y yo leo cansancio antes que verdad. A ciertas alturas del agotamiento uno se insulta por no buscar otra palabra.',
  ]),
  ...movements('seen', { clause: ['fear'], not: ['abuse', 'violence'] }, [
    'Tienes miedo y lo dices con detalle: {q}. El detalle ayuda. A lo que tiene contorno se le puede preparar algo, aunque sea un teléfono apuntado y una persona avisada.',
    'No hace falta que {q} sea probable para que asuste. Tampoco hace falta que asuste para que ocurra. Son dos cosas que a oscuras van pegadas y que a mediodía se dejan separar un poco.',
    'Me lo has dicho así, {q}, sin rodeos. Desde ahora ya lo sabe alguien más. No lo quita. Le quita el secreto, que es de lo que engorda.',
  ]),
  ...movements('seen', { clause: ['dontknow'] }, [
    'Lo has dicho sin disculparte, {q}. Casi todo el mundo se disculpa por no saber, como si saber fuera lo corriente.',
    'A {q} yo le añadiría una sola palabra, todavía, y la dejaría igual en lo demás. Es una palabra pequeña y deja pasar el aire.',
    'Podemos dejar {q} en medio de la carta, como se deja un plato para alguien que a lo mejor no viene.',
    'Entre saberlo todo y no saber nada tú te has quedado en {q}. Es un sitio incómodo y bastante honrado. No corras a salir de él por la primera puerta que te abran.',
    'No saber, cuando se escribe como tú, {q}, es casi un oficio: hay que volver cada mañana al mismo banco sin que nadie te pague. Puedes librar los domingos.',
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    'Hoy no se puede, y lo pones por escrito: {q}. Déjalo así, en presente. Los presentes caducan solos; lo que los hace eternos es decir «nunca».',
    'Cada cual tiene una puerta que no abre, y la tuya está en {q}. Puedes pasar por delante todos los días sin tocar el pomo. Nadie te va a pedir cuentas.',
    'A {q} se le podría buscar una versión diminuta: la décima parte, un minuto, con alguien al lado. Si tampoco, tampoco. No pasa nada por dejarlo donde está.',
    'Eso de que {t} lo apunto aparte, en la lista de lo que no hay que resolver esta semana. La lista puede ser larga. Lo que no puede es acusar a nadie.',
  ]),
  ...movements('seen', { clause: ['absence'] }, [
    'Lo que falta se oye en {q}. No es una manera de hablar: hay ruidos que solo se notan cuando dejan de hacerse, y entonces no hay radio que los tape del todo.',
    'Cuando escribes {q} pones delante algo que se puede señalar con el dedo. Es mucho más difícil de llevar que una idea. Una idea se discute; eso está ahí cuando vas a por un vaso.',
    'En lo que cuentas, {q} hace de centro. Todo gira alrededor con mucho cuidado de no rozarlo. Puedes seguir así el tiempo que haga falta, y puedes también, un día de más luz, mover algo unos centímetros.',
    'Nadie te enseña a convivir con una frase como {q}. Se aprende por sitios: unos se dejan pronto y otros tardan, y no hay que empezar por el peor.',
  ]),
  ...movements('seen', { clause: ['stillreach'] }, [
    'A la vista de los demás, {q} será una rareza. A mí me parece educación: hay cosas a las que se les sigue guardando el turno.',
    'Cada vez que ocurre lo que cuentas, {q}, una parte de ti llega unos segundos antes que la otra. Dales tiempo a encontrarse. No hace falta que se riñan.',
    'No voy a ponerle nombre a {q}. Los nombres que hay son de médico o de canción, y esto no es ninguna de las dos cosas. Es lo que haces.',
    'Tú mandas en {q}. Puede seguir, puede ir a menos, puede pararse un martes y volver en Navidad. Nadie tiene por qué opinar.',
  ]),
  ...movements('seen', { clause: ['body'] }, [
    'Lo dices de paso, {q}, y por ahí querría yo empezar si tuviera manos. Lo primero que se descuida es lo que te lleva de un sitio a otro. Una comida sentándote, aunque sea pan con algo. Luego hablamos de lo demás.',
    'Al cuerpo no se le puede mandar una carta, pero toma nota: {q}. Si lleva muchos días así, que lo vea alguien que sepa mirar cuerpos. Se consultan rodillas por menos.',
    'Lo que cuentas, {q}, no es un añadido a lo otro. Es lo otro, por dentro de la ropa.',
  ]),
  ...movements('seen', { clause: ['dream'] }, [
    'Me cuentas {q} y no voy a interpretarlo. Lo que sí te diría es que no saltes de la cama enseguida. Quédate un minuto en la orilla, con los pies fuera, hasta que sepas en qué año estás.',
    'Dormir, así, también es trabajar: {q}. Si amaneces con el cuerpo molido, no busques otra causa.',
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    'Al leer {q} no me echo atrás. Hay enfados que son la última manera decente de decir que algo importaba.',
    'Te dejo una pregunta sobre {q}, para contestar o no: a quién protege. Detrás de casi toda rabia hay alguien pequeño al que no le dieron lo suyo, y ese alguien no siempre es otro.',
    'Con {q} puedes hacer tres cosas: tragártelo, tirárselo a alguien o dejarlo escrito. Has hecho la tercera. Es la que menos se paga después.',
  ]),
  ...movements('seen', { clause: ['relief'] }, [
    'Y luego viene {q}, que has dejado casi en voz baja. No hace falta bajarla. Soltar aire es lo que hace un cuerpo cuando puede, y no consulta antes si queda bonito.',
    'Me fío mucho de quien escribe {q}. Habría sido más cómodo callarlo y quedarte con la parte que da pena.',
  ]),
  ...movements('seen', { clause: ['miss'] }, [
    'En {q} no dices qué, exactamente. Y es que nunca es una sola cosa: es un lado del día, una manera de que te lleven la contraria, alguien con quien no hacía falta terminar las frases.',
    'No intentes que {q} sea menos. Intenta que conviva: con una sartén al fuego, con un recado, con alguien que hable de otra cosa. Echar en falta se puede hacer también con las manos ocupadas.',
    'Dicho en presente, {q}, y en presente se queda. Hay verbos que no tienen por qué pasarse al pasado solo porque haya cambiado lo demás.',
  ]),
  ...movements('seen', { clause: ['love'] }, [
    'Está ahí, sin adornar: {q}. Lo demás del mensaje se puede discutir, ordenar, matizar. Eso no.',
    'Cuando escribes {q} el mensaje cambia de temperatura un momento. No voy a comentarlo mucho. Hay cosas que, si se comentan, se enfrían.',
    'Al amor se le pide a veces que se vaya cuando se va la ocasión. {q}, dices, y se ve que no funciona así. Puede quedarse. Lo que cambia es lo que se hace con él.',
  ]),
  ...movements('seen', { clause: ['thanks'] }, [
    'Entre las cosas duras has metido {q}. No la pusiste para suavizar. La pusiste porque es verdad, y las verdades buenas tienen que ir a empujones para que las dejen entrar en estas cartas.',
    'Gracias es una palabra que suele llegar la última. En lo que cuentas, {q}, ha llegado a tiempo.',
  ]),
  ...movements('seen', { clause: ['others'] }, [
    'Para lo que cuentas de los demás, {q}, no hace falta que tengas lista una contestación ingeniosa. «Ya» es una palabra completa. Sirve para asentir, para no asentir y para ir a buscar el abrigo.',
    'Lo que me cuentas de la gente, {q}, añade una tarea a la que ya tenías: traducir. Ellos hablan un idioma en el que las cosas se acaban. Puedes dejar algunas frases sin traducir.',
    'Apunto {q} en la lista de lo que sobra. Lo que la gente dice de más y lo que se calla acaba en el mismo sitio, y te toca recogerlo a ti.',
    'A lo mejor una sola persona te ha dicho, en todo este tiempo, algo que sirviera. Acuérdate de cuál fue y de cómo lo dijo, y mide con eso lo demás. También {q}.',
  ]),
]
