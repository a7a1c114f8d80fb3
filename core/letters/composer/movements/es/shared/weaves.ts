import { movements } from '../../movement'

/** Two things the person said, set side by side. What they wrote answers itself better than anybody else could. */
export const weavesEs = [
  ...movements('seen', { aspect: 'hurt-bond', assumes: ['affection'], clause: ['late', 'lastwords', 'unsaid', 'did', 'self'] }, [
    'En tu mensaje hay dos frases que no se miran. Una dice {q}. La otra, {q:bond}. De la primera te haces cargo tú sin que nadie te lo pida. De la segunda también tendrías que hacerte cargo, y nadie te lo recuerda.',
    'Que {t} es un hecho. Que {t:bond} también lo es. Los hechos no se anulan unos a otros, pero alguien tiene que nombrarlos todos, y tú los has nombrado casi en la misma respiración. Yo solo los pongo en la misma línea, para que se vean.',
    'Si pongo {q} a un lado y {q:bond} al otro, no quedan iguales, ni pretendo que queden. Lo que me gustaría es que la próxima vez que aparezca la primera no venga sola.',
    'Cuando escribes que {t} lo escribes como quien entrega una prueba. Pero quien reúne pruebas contra sí reúne también, sin querer, las demás: {q:bond}. Esa la has puesto tú en el mismo sobre.',
    'Te has quedado mirando una sola escena: {q}. Déjame mirar contigo la que está al lado y que también es tuya: {q:bond}. No la saco para tapar la otra. La saco porque sin ella la otra no se entiende.',
    'Hay algo que quiero señalar sin levantar la voz. Escribes {q}, y cualquiera que lea eso verá un fallo. Pero escribes además {q:bond}, y quien lea eso verá de qué tamaño era lo que había.',
    '¿Cuál de las dos es la verdad, {q} o {q:bond}? Las dos, claro. Solo que una se repite a gritos y la otra habla bajo, porque no necesita convencer a nadie.',
    'A la frase {q} le has dado el centro. Yo la correría un poco, no mucho, lo justo para que se vea lo que tapaba: que {t:bond}. Ahora hay dos cosas en la página. Puedes mirar de una a otra.',
    'Hoy recuerdas {q} como si lo demás hubiera sido el camino hasta ahí. Lo demás era {q:bond}, y no iba a ninguna parte: ya estaba donde tenía que estar.',
  ]),
  ...movements('seen', { aspect: 'hurt-bond', assumes: ['affection'] }, [
    'Voy a hacer algo que a solas casi nadie hace: leer tus dos frases seguidas y en este orden. {q:bond}. Y después: {q:hurt}. Sigue doliendo. Pero la historia ya no empieza por donde duele, y eso la vuelve otra.',
    '{q:bond}. Lo leo despacio a propósito, porque en otra parte pones {q:hurt}, y eso hace tanto ruido que casi no deja oír lo primero. Era bajito y era verdad. Merece que alguien lo repita.',
    'Que {t:bond} y que {t:hurt} son cosas que caben en la misma persona y en el mismo mes. No te pido que las juntes. Te pido que, cuando cuentes lo tuyo, no dejes fuera ninguna de las dos.',
    'Donde pones {q:hurt} la voz se te cierra. Donde pones {q:bond} se abre un poco. No sé si al escribirlo te diste cuenta; al leerlo se nota, como se nota por teléfono que alguien ha sonreído.',
    'Primero leí {q:hurt} y pensé que ya sabía de qué iba tu mensaje. Luego llegué a {q:bond} y tuve que volver a empezar. Me alegro de haber seguido leyendo.',
  ]),
  ...movements('seen', { aspect: 'bond-now', assumes: ['affection'] }, [
    'Primero fue {q:bond}. Ahora es {q:now}. Entre esas dos frases tuyas cabe todo lo que ha pasado, y no hace falta que lo cuentes con más detalle: se ve en el cambio de tiempo del verbo.',
    'Lees {q:bond} y después {q:now}, y parece que hablaran de dos personas. Son la misma, con unos meses de diferencia y mucho menos sueño. Reconócela cuando la encuentres en el espejo: es la que se acuerda.',
    'Que {t:now} tiene una explicación, y la diste tú: {q:bond}. Lo que se hace tantas veces no se deshace por enterarse. Se va deshilando, con el uso, por los bordes.',
    'No me extraña que escribas {q:now}. Lo raro sería lo contrario, después de contarme {q:bond}. El hueco tiene la forma exacta de lo que lo llenaba, por eso no encaja en él ninguna otra cosa.',
    'De un lado {q:bond}; del otro, {q:now}. No hay entre las dos un puente que yo pueda ponerte. Hay días, uno detrás de otro, que es como se cruzan las distancias que no tienen puente.',
  ]),
  ...movements('seen', { aspect: 'now-will' }, [
    'Por un lado {q:now}; por otro, {q:will}. No te contradices. Es lo que ocurre cuando una parte de ti ya ha salido a la calle y la otra todavía está buscando las llaves.',
    'Dices que {t:will}, y a la vez que {t:now}. Puede que te impaciente esa distancia. A mí me parece una buena noticia dicha en voz muy baja: para querer algo desde ahí hay que haber levantado ya la cabeza.',
    '{q:now}, escribes. Y también {q:will}. La primera frase describe dónde estás; la segunda, hacia dónde miras. Casi nadie tiene las dos. Con la primera sola uno se hunde, y con la segunda sola se engaña.',
  ]),
  ...movements('seen', { aspect: 'hurt-will' }, [
    'En la misma carta cabe que {t:hurt} y que {t:will}. Lo pones seguido, sin excusarte, y me gusta que no hayas escogido. A veces se avanza así, arrastrando una cosa y señalando otra.',
    'Hay una frase que mira atrás, {q:hurt}, y una que mira adelante, {q:will}. No les pidas que se pongan de acuerdo. Pídeles que se turnen.',
    'Lo que pesa está en {q:hurt}. Lo que empuja está en {q:will}. Las dos te pertenecen, y no me corresponde a mí decirte cuál de ellas lleva hoy la voz.',
  ]),
  ...movements('seen', { aspect: 'fact-now' }, [
    'Los hechos los diste en seco: {q:fact}. Y luego, como si no tuviera que ver, {q:now}. Tiene que ver. Lo primero es lo que pasó; lo segundo es lo que pasa, que es otra cosa y dura más.',
    'De {q:fact} a {q:now} no hay más que unas palabras en tu mensaje. En la vida ha habido bastante más, y me imagino que casi nadie te ha preguntado por ese trecho. Lo dejo apuntado: ese trecho existe y lo has hecho a pie.',
    'Cuentas {q:fact}, y un poco después {q:now}. Yo leo esas dos frases como se lee una carta doblada: se nota el pliegue, y en el pliegue es donde se gastó el papel.',
  ]),
  ...movements('seen', { aspect: 'fact-bond', assumes: ['affection'] }, [
    'Empiezas por lo que ocurrió, {q:fact}, porque es lo que todo el mundo pregunta. Pero en cuanto pudiste te fuiste a lo otro: {q:bond}. Por ahí va esta historia. Lo primero es solo la puerta por la que tuviste que salir de ella.',
    'Alguien que no te conozca se quedará con {q:fact}. Yo prefiero quedarme con {q:bond}, que no sale en ningún certificado y explica mucho mejor por qué estás así.',
    'Entre {q:fact} y {q:bond} elijo lo segundo para entender lo que había, y lo primero lo dejo donde está, que bastante sitio ocupa ya.',
  ]),
  ...movements('seen', { aspect: 'fact-hurt', clause: ['late', 'lastwords', 'unsaid', 'did', 'self'] }, [
    'Pones {q:fact} y enseguida te pasas al banquillo: {q}. Fue muy rápido. Entre lo que sucede y la sentencia debería haber, por lo menos, un rato de silencio y alguien que pregunte cómo estás.',
    'Podías haber escrito muchas cosas junto a {q:fact}, y escribiste {q}. No las circunstancias ni lo que hicieron otros: lo tuyo. Así habla la gente que se toma en serio a los demás, y así se hace también más daño de la cuenta.',
    'Sucedió que {t:fact}. Y tú te dices que {t}. Lo uno no prueba lo otro, por mucho que a ciertas horas parezcan la misma frase.',
  ]),
  ...movements('seen', { aspect: 'fact-hurt' }, [
    'Que {t:fact} es una cosa y que {t:hurt} es otra. Han ido a parar juntas y ya cuesta verlas por separado. Pruébalo un momento, aunque luego vuelvan a pegarse: pesan bastante menos de una en una.',
    'Los hechos son {q:fact}. Lo que dejan puesto es {q:hurt}. De los hechos te preguntará todo el mundo. De lo otro, muy pocos, y por eso prefiero hablar de lo otro.',
  ]),
  ...movements('seen', { aspect: 'scene', assumes: ['affection'] }, [
    'Hay en tu mensaje una escena completa y la has contado casi sin querer: {day}, {o}, y esto que escribes, {q:bond}. Ahí no ocurre nada. Nadie le haría una foto. Y si me preguntas dónde está lo importante de lo que cuentas, te diría que entre esas tres cosas.',
    '{o}, {o2}, {q:bond}. Copio tus palabras una detrás de otra, sin añadir nada, y ya se ve un sitio donde vivir. Es raro lo poco que hace falta. Es raro, también, lo mucho que se nota cuando falta.',
    'Me has dado {o} y me has dado una frase, {q:bond}. Con eso podría reconstruir una temporada entera, pero no lo voy a hacer: sería mía y no tuya. Prefiero dejarlas juntas, como las dejaste, y que el resto lo pongas tú, que estuviste.',
    'Quien lea {q:bond} por encima pensará que es un recuerdo. No es solo eso. Mira lo que hay alrededor: {o}, {o2}, una hora del día. Es un método. Así se cuidaba ahí a la gente, y a ti te tocó estar dentro.',
    'De {day} dices poco, y con poco basta. {q:bond}: se oye hasta el ruido de fondo. Las cosas que se repiten no parecen regalos mientras se repiten. Hay que perder la cuenta, y después perder lo demás, para verlas así.',
  ]),
  ...movements('seen', { aspect: 'two-things' }, [
    'Has nombrado {o} y has nombrado {o2}. No se parecen en nada y van en el mismo mensaje, como van en el mismo cajón las cosas de una casa. A veces pienso que una vida se podría contar así, sin verbos, solo con lo que se fue dejando por ahí.',
    '{o}. {o2}. Lo pongo en lista porque en lista se ve mejor: son dos cosas que cualquiera podría tener, y en tu mensaje solo podían ser esas. A lo común, cuando es de alguien, se le nota.',
  ]),
]
