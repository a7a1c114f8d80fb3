import { movements } from '../../movement'
import type { ClauseKind } from '#core/language/kinds'

/** What can be lingered over without pressing where it hurts. */
const calm: ClauseKind[] = ['other', 'habit', 'given', 'saying', 'event', 'stillreach', 'absence', 'miss', 'wish', 'love', 'thanks', 'contrast']

/** Long-letter movements built on what the person wrote: their sentences, their things, their people, their days. */
export const deepOwnEs = [
  ...movements('deep', { aspect: 'rereading', clause: calm }, [
    'He vuelto a tu mensaje antes de escribir esta parte. La primera vez me llevó de la mano {q}. Esta vez me ha parado {q2}, que antes ni vi. Los mensajes así tienen varias entradas y según el día se pasa por una o por otra. Si lo relees dentro de un tiempo, fíjate en por cuál entras tú.',
    'Si dentro de unos años encontraras tu mensaje en un correo antiguo, creo que no te detendrías en lo que hoy más te pesa. Te detendrías en {q}. Dirías: es verdad, eso era así. Y te acordarías del sitio exacto desde donde lo escribiste.',
    'Hago una prueba con lo tuyo. Quito {q} y el mensaje sigue en pie, pero ya no sé quién lo escribe. Lo vuelvo a poner y apareces tú. Hay frases que no informan de nada y llevan la firma.',
    'Me fijo en el orden. Primero va {q}. Después, {q2}. Podrías haberlo puesto al revés y contaría otra historia. No sé si lo pensaste; yo creo que el orden lo decide algo que va más deprisa que uno.',
  ]),
  ...movements('deep', { aspect: 'margin', clause: calm }, [
    'Si tu mensaje fuera un libro prestado, al lado de {q} habría puesto una raya a lápiz. Al lado de {q2}, nada, por respeto. Y en la última hoja, donde la gente apunta un teléfono o la lista de la compra, habría escrito {n}.',
    'Te cuento cómo he leído. Despacio hasta {q}; ahí he parado. Luego seguido hasta el final. Luego otra vez esa misma línea, ya sin parar, porque la segunda vez las frases no asustan tanto. A ti te puede pasar lo mismo si lo lees en voz alta.',
    'Hay frases que se contestan y frases que se acompañan. A {q} la estoy acompañando desde hace varios párrafos aunque no la nombre. Va debajo, como va el ruido del motor cuando por fin se hace de noche y en el autobús nadie habla.',
  ]),
  ...movements('deep', { aspect: 'feltword', clause: calm }, [
    'Cuando te preguntaron qué pesaba pusiste {e}. Cuando contaste, escribiste {q}. Lo primero es el nombre que se le da a una cosa para poder hablar de ella. Lo segundo es la cosa. Si alguna vez no te entienden con lo primero, prueba con lo segundo.',
    'Para entender por qué pusiste {e} he vuelto a {q}. Creo que lo uno está dentro de lo otro. Casi siempre es así: uno rellena la casilla con la palabra que le suena, y lo que siente anda suelto por las frases, vestido de otra manera.',
    'Imagino {e} como una persona que viaja contigo y no habla tu lengua. No sabe explicarse, señala. Señala {q}, por ejemplo. Conviene mirar adonde señala y no tanto la cara que pone.',
  ]),
  ...movements('deep', { aspect: 'feltword' }, [
    '{a.e} le has dado una casilla. {a.n} le has dado el resto del mensaje. Me parece una proporción sensata y te invito a guardarla cuando puedas: una cosa es lo que se siente, y otra, mucho más grande, aquello por lo que se siente.',
    'La palabra que diste, {e.n}, la entiende cualquiera. Lo que no entiende cualquiera es de qué está hecha en tu caso. Un poco {de.n}, otro poco de sueño, otro de cosas que no has puesto. Nadie podría copiarte la receta.',
    'Si dentro de un tiempo te vuelven a preguntar qué pesa, fíjate en cuánto tardas en contestar. Hoy has puesto {e} casi seguro a la primera. El día que tengas que pensarlo, aunque sea un segundo, habrá cambiado algo.',
    'No he querido hacer de {e} el personaje principal. Sale mucho en las canciones y no le hace falta. Lo principal aquí es {n} y quien lo cuenta.',
  ]),
  ...movements('deep', { aspect: 'wishsaid', clause: calm }, [
    'Entre {q} y querer {c.inf} hay un camino y tú ya sabes dónde empieza. No te propongo recorrerlo. Te propongo saber que existe, que es a pie, y que nadie lo ha hecho nunca de una sentada.',
  ]),
  ...movements('deep', { aspect: 'wishsaid' }, [
    'Pienso en qué haría falta para {c.inf}. Seguramente menos ánimo del que crees y más horas de sueño. Una persona a la que contárselo antes, para que te pregunte después. Y un día sin nada importante detrás, por si te deja temblando un rato.',
    'Tu última línea, {c.q}, no tiene por qué cumplirse de golpe. Hay cosas que se hacen como quien vacía una casa: hoy un estante. Si mañana encuentras que el estante está lleno otra vez, no es que fracasaras. Es que había más de lo que se veía.',
    'Me pregunto si {c.inf} será, cuando llegue, tan grande como te lo figuras. Suelen ser más pequeñas esas cosas. Ocurren entre dos recados, no hay nadie mirando, y uno tarda un poco en darse cuenta de que era eso.',
  ]),
  ...movements('deep', { aspect: 'thingname' }, [
    'Pongo juntos {o} y {n}, que en tu mensaje van cada uno por su lado. Puede que para ti no tengan nada que ver. Pero salieron de la misma memoria el mismo rato, y la memoria, cuando escoge deprisa, escoge por parentesco.',
    'Otro día, cuando quieras hablar {de.n} con alguien y no sepas por dónde, empieza por {o}. Es más fácil empezar por una cosa. Las personas se ponen a la defensiva cuando les hablan de penas; con las cosas se confían, y para cuando se dan cuenta ya están escuchando.',
  ]),
  ...movements('deep', { aspect: 'thingname', held: true }, [
    '¿Dónde [o:está|están] ahora {o}? No me lo digas. Solo te pido que lo pienses un momento, con el sitio exacto. Hay días en que todo lo demás no se sabe dónde está, y sirve haber localizado algo.',
  ]),
  ...movements('deep', { aspect: 'twothings' }, [
    'Si hubiera que enseñarle tu historia a alguien que no supiera leer, bastaría con ponerle delante {o} y {o2}. No lo entendería todo. Entendería que ahí vivía gente, que hacía cosas, y que alguien se acuerda.',
    'De {o} a {o2} va un paseo corto por tu mensaje. Lo he hecho un par de veces. No encuentro nada nuevo, y sin embargo al volver siempre traigo la impresión de conocerte un poco más de lo que has dicho.',
  ]),
  ...movements('deep', { aspect: 'daybyday' }, [
    'Hablas de {day} y me quedo ahí. Un día de la semana se puede querer como se quiere un barrio. También se le puede tener manía. Si ahora te toca la manía, ten presente que {day} vuelven sin rencor, una y otra vez, y que alguna vez te pillarán de mejor talante.',
    'Habría que inventar algo para {day}. No para sustituir, que no se puede. Para que la hora tenga una tarea y no se quede mirándote. Algo de poca importancia y siempre igual: fruta, una vuelta, llamar a alguien que conteste.',
  ]),
  ...movements('deep', { aspect: 'measure' }, [
    'Has escrito {span} y nadie debería leerlo deprisa. Ahí dentro hay gripes, mudanzas de muebles, palabras que se pusieron de moda y se pasaron. Hay una persona que eras al empezar y otra que eras al final, y las dos se llamaban como tú.',
    'Cuando pienses que lo de {span} se fue en un momento, toma cualquiera de esos días, uno sin importancia, y recórrelo entero: qué desayunaste, por dónde fuiste, quién te habló. Verás lo que tarda en pasar. Todos tardaron eso.',
  ]),
  ...movements('deep', { aspect: 'sincewhen' }, [
    'Fue {since}, pones. Para los demás eso ya es una fecha. Para ti es todavía una distancia, y se mide cada mañana desde un punto distinto. No te apures si un día parece más cerca que el anterior: no se anda en línea recta alejándose de algo.',
    'Dices {since} y lo dices con exactitud. Llevar la cuenta no es estancarse. También se cuentan los kilómetros cuando se está en marcha.',
  ]),
  ...movements('deep', { aspect: 'company' }, [
    'No quiero pasar por alto {a.p}. No sé qué lugar ocupa en todo esto, ni te lo pregunto. Sé que, al escribir con tanto encima, te salió nombrar a alguien más, y que eso se hace con la gente que cuenta.',
    'Si un día no sabes a quién llamar, tienes escrito {p} en un mensaje tuyo. No hace falta hablar de esto. Se puede preguntar cómo se hacía aquel guiso, a qué hora pasa el autobús, si allí también ha refrescado. Hay preguntas que solo sirven para oír una voz.',
    'Lo que sientes tú y lo que siente quien está cerca, {p} por ejemplo, no van a coincidir nunca del todo. No es mala señal. Si todos cayeran a la vez no habría quien hiciera la compra.',
  ]),
  ...movements('deep', { aspect: 'byname' }, [
    'Vuelvo a llamarte por tu nombre, {yo}, ahora que vamos por la mitad. En una carta larga se acaba hablando del asunto y se olvida a quien lo lleva. El asunto puede esperar un renglón. ¿Has comido algo hoy?',
    '{yo}, dicho así, a secas, no anuncia nada ni pide nada. Supongo que desde hace un tiempo te llaman para preguntarte cómo estás. Yo te llamo para que levantes un momento los ojos y veas qué hora es.',
    'Empecé a escribirte por lo que te duele, {yo}. Sigo porque me interesa lo que cuentas. Es menos solemne y dura más.',
  ]),
  ...movements('deep', { aspect: 'called', assumes: ['alive', 'affection'], not: ['kin:ex'] }, [
    'En tu mensaje la palabra que más pesa no es la que más se repite. Puede que sea {n}. Puede que sea alguna de las pequeñas, un «ya», un «todavía», un «pero». Con esas se dice casi todo lo que no se puede decir con los nombres.',
    'Te imagino explicándole a alguien quién es {n} en una frase, y fracasando, y empezando otra vez. Eso es buena señal. Lo que se explica en una frase se olvida en otra.',
  ]),
  ...movements('deep', { aspect: 'called', assumes: ['alive', 'affection', 'human'], not: ['kin:ex', 'abuse', 'harm'] }, [
    'Haz un día la lista de cómo has dicho {n} a lo largo del tiempo: en voz alta, por escrito, en broma, de mal humor, a gritos de una punta a otra. Son muchas maneras para un solo nombre. Todas te las sabes.',
  ]),
]
