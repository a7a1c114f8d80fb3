import { movements } from '../../movement'

/** Answers to what is said about a death. */
export const seenDueloEs = [
  ...movements('seen', { clause: ['late'], aspect: 'finalhour' }, [
    'Toca hablar de {q}. No tengo forma de meterme en aquella hora ni de contarte qué hubo en ella, y me cuido mucho de quien dice que sí. Lo que había entre {n} y tú venía de muy atrás y a esas alturas ya no dependía de un pasillo ni de un reloj.',
    '{q}. Nadie se reprocha no haber llegado a un sitio que no le importaba. Ese reproche, mirado del revés, dice adónde habrías querido ir. No sirve para cambiar la hora. Sirve para saber quién eras en ella.',
    'Dices que {t}. Hay una idea muy metida en todos nosotros según la cual el final es lo que vale, como en las películas. En una vida, en cambio, el final es un rato, y casi siempre un rato malo. Lo que vale está repartido por el resto, donde tú sí andabas.',
    'Sobre {q} no puedo decirte que dé igual. Te habría gustado estar con {n}. Ese deseo se quedó sin sitio, y los deseos buenos sin sitio suelen disfrazarse de culpa para que alguien les abra.',
    'Me imagino las vueltas que le habrás dado a {q}. Con otro horario, con otra decisión, con un aviso más claro. En todas esas vueltas ya sabes cómo termina. Aquel día no lo sabías. Esa diferencia entre entonces y ahora lo cambia todo.',
  ]),
  ...movements('seen', { clause: ['lastwords'], aspect: 'finalhour' }, [
    '{q}. Las últimas veces no vienen marcadas. Si vinieran, nadie sabría comportarse: hablaríamos como en los discursos. La última vez fue una vez cualquiera, y por eso se pareció a las demás, que es lo mejor que se puede decir de ella.',
    'Escribes {q}, y ahí se te ha quedado clavado el disco. Piensa que a lo último le damos ese peso porque es lo último, no porque resuma nada. Si la historia hubiera seguido un día más, aquello sería hoy una frase de tantas.',
  ]),
  ...movements('seen', { clause: ['given'], assumes: ['affection'] }, [
    'Cuando dices que {t} das un dato, y hay datos que no se gastan. Lo que {n} te [puso|pusieron] en las manos de esa manera sigue en ellas. Por eso a veces no sabes dónde dejarlas.',
    '{q}. Dicho así parece poco, y es que lo diario siempre parece poco cuando se dice. Detrás hay horas que nadie apuntó, cansancio, paciencia, algún enfado. Tú lo cuentas en una línea y {n} [cabe|caben] en ella con todo eso detrás.',
    'De lo que hubo has elegido contarme esto: {q}. Habría cosas más grandes que contar {de.n} y pocas más exactas. Así se sabe que hubo un trato de verdad, cuando lo que se recuerda no luce y no se olvida.',
    'Que {t}, escribes. Hay quien recibe algo así y tarda media vida en darse cuenta. Tú lo sabes, y lo sabes con palabras. Esa es una forma de haberlo devuelto, aunque ahora te parezca que quedó sin devolver.',
  ]),
  ...movements('seen', { clause: ['saying'] }, [
    '{q}. Me alegra que lo hayas puesto. Las frases de alguien son lo último que se desgasta: se repiten sin permiso, salen en la boca de otro, se usan mal a propósito. Mientras haya quien las diga, queda una manera de hablar que no se ha ido.',
    'Escribes {q} y por un segundo cambia el aire del mensaje. Hay una música en eso que solo reconoces tú. Cuando la oigas en tu propia voz, no la corrijas. Se pega por haber vivido cerca {de.n}, como se pega un acento.',
  ]),
  ...movements('seen', { clause: ['stillreach', 'absence'] }, [
    'También está esto: {q}. Nadie lo ve, y es ahí donde ocurre casi todo. El entierro fue una mañana. Esto es diario, sin flores, y lo haces con la ropa de andar por casa.',
    'Si alguien te dice que ya es hora, léele {q} y espera a que mire el reloj. Hay gestos que se quedan haciendo guardia un tiempo. Algo en ti necesita comprobar que falta {n}, y comprobar, y volver a comprobar.',
  ]),
  ...movements('seen', { clause: ['love', 'miss'] }, [
    '{q}. Ya sé que no hace falta contestar a eso. Lo copio porque hay cosas que ganan al estar en dos sitios: en tu mensaje y en esta carta. Si mañana se te pierde el papel, no se habrá perdido la frase.',
  ]),
]
