import { movements } from '../../movement'

/** A change of light that knows what weighs or how a person wants to close. */
export const turnsNearEs = [
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:guilt', 'feel:shame'] }, [
    'Prueba a poner {e} en tercera persona, como si le pasara a alguien del trabajo. Verás que te salen atenuantes solos, y que no son trampas: son las circunstancias, que siempre estuvieron y que nadie había llamado a declarar.',
    'Hay un momento del día en que {e} no aparece. Averigua cuál. No es que entonces seas peor persona por estar en paz un rato. Es que ahí se ve que puede estar sin mandar.',
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:sadness', 'feel:pain', 'feel:longing'] }, [
    'Lo que ahora duele por todas partes irá escogiendo sitios. Se quedará en una calle, en un sabor, en cierta luz de octubre. Se va mudando, y el resto de la ciudad vuelve a poder cruzarse.',
    'Lleva {e} a dar una vuelta. En la calle ocupa menos, no sé por qué; será que hay más cosas a las que hacer sitio. Si vuelve contigo, por lo menos habrá visto gente.',
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:anger', 'feel:disappointment'] }, [
    'Un día contarás esto y se te notará menos el filo. No porque hayas dado la razón a nadie. Porque habrás repetido la historia tantas veces que se le habrán gastado las esquinas, y dentro quedará lo que de verdad te importaba.',
    'No hace falta que se te pase antes de hacer vida. Se puede ir al cine con {e} en la butaca de al lado. Lo único es no dejarle elegir la película.',
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:fear', 'feel:anxiety', 'feel:confusion'], not: ['abuse', 'violence'] }, [
    'Lo siguiente no es una decisión. Lo siguiente es quitarte los zapatos. Después de eso, lo que toque, y así hasta que la cabeza se dé cuenta de que no la estamos esperando.',
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:tiredness', 'feel:emptiness', 'feel:numbness', 'feel:hopelessness'] }, [
    'Si te quedara fuerza para una sola cosa, que no sea una cosa importante. Que sea una que te deje mejor sitio para estar: sábanas limpias, el teléfono en otro cuarto, la persiana a la mitad.',
    'Cuando no hay ganas conviene tener costumbres. No piden entusiasmo ni fe. Te levantan, te dan de desayunar y te sacan a la acera como a un familiar mayor. Luego, a mitad de calle, a veces aparece alguna gana.',
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:loneliness'] }, [
    'Hay gente que está deseando que le pidan algo y no sabe cómo ofrecerse. Suele ser la que menos hace ruido. Si mañana se te ocurre un nombre mientras friegas, no lo deseches. Llama sin motivo; el motivo aparece a los dos minutos.',
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:goodbye', 'close:closedoor'], all: ['kin:ex'], not: ['abuse'] }, [
    'Lo que se acaba no desaparece: cambia de estante. Deja de estar en el de las cosas que se esperan y pasa al de las cosas que se saben. Ahí ya no llama por la noche.',
    'Irse del todo lleva más de un viaje. Uno vuelve a por algo que se dejó, y vuelve otra vez a comprobar. Llega un día en que se pone a buscar una excusa para volver y no la encuentra.',
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:thanks', 'close:remember', 'close:love'] }, [
    'Cuando alguien cuenta lo que recibió, quien escucha se mira las manos. No lo puedo evitar: me he acordado, leyéndote, de cuánto se da sin que conste en ninguna parte.',
    'Lo bueno se recuerda peor que lo malo porque no hace falta protegerse de ello. Hay que traerlo a propósito. Tú lo estás haciendo, aunque te parezca que solo estás contando lo triste.',
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:quiet', 'close:selfforgive', 'close:forgive'] }, [
    'Hay una calma que no consiste en estar bien. Consiste en dejar de discutir con lo que hay durante un rato. Se puede probar sin compromiso: cinco minutos, sin arreglar nada, mirando por donde pase gente.',
    'Por dentro llevas mucho tiempo en una reunión que no se acaba. Puedes levantarte. Seguirán sin ti, repetirán lo de siempre y, cuando vuelvas, no te habrás perdido nada.',
  ]),
  ...movements('turn', { aspect: 'nearwish', any: ['close:forward', 'close:self', 'close:strength', 'close:understand', 'close:hope'] }, [
    'No esperes a tenerlo claro. Claro se ve por detrás. Por delante se ve lo que alumbran dos faros, y con eso la gente cruza países enteros.',
    'Lo próximo que salga bien te va a parecer casualidad. Apúntalo igual. Después de unas cuantas casualidades seguidas conviene empezar a sospechar que hay alguien detrás, y que eres tú.',
  ]),
  ...movements('turn', { aspect: 'tenses', assumes: ['affection', 'history'] }, [
    'Para hablar {de.n} harían falta verbos de todos los tiempos a la vez. Lo que fue, lo que sigue y lo que habría sido viven en el mismo piso y comparten nevera.',
  ]),
  ...movements('turn', { aspect: 'namewarm', assumes: ['affection'], not: ['kin:ex'] }, [
    'Escribir {n} te habrá llevado un segundo y quizá llevabas días sin hacerlo. Los nombres se enfrían si no se usan. Este acaba de pasar por tus manos y por las mías, así que hoy, por lo menos, está templado.',
  ]),
  ...movements('turn', { aspect: 'onlyyours', assumes: ['alive', 'history'], not: ['kin:ex', 'kin:health'] }, [
    'Lo que cuentas {de.r} tiene una ventaja rara: es tuyo. Nadie puede mejorarlo ni decir que fue de otra manera. Puedes haberlo hecho mal, puedes recordarlo torcido, y aun así no hay en el mundo nadie más que pueda contarlo.',
  ]),
  ...movements('turn', { aspect: 'nearfelt', any: ['feel:fear', 'feel:anxiety'], not: ['abuse', 'violence'] }, [
    'Haz la cuenta al revés: de todo lo que temiste hace un año, cuánto ocurrió, y de lo que ocurrió, cuánto habías temido. No sale un número tranquilizador. Sale un número modesto, y con eso se puede dormir alguna noche.',
  ]),
  ...movements('turn', { aspect: 'learning', assumes: ['affection'], not: ['perinatal', 'kin:child', 'suicide'] }, [
    'Piensa en quién te enseñó a montar en bicicleta, o a nadar, o a freír un huevo. Nadie te explicó el equilibrio. Alguien corrió un trecho al lado y en algún momento dejó de sujetar. Casi todo lo difícil se aprende así, y casi nunca se nota cuándo.',
  ]),
  ...movements('turn', {}, [
    'Estás en obras, y a las obras no se las visita con traje. Pide a los demás que entren con cuidado y que no opinen sobre el color hasta que seque.',
    'En cualquier mudanza hay un día en que lo único que se encuentra son las tijeras. Con lo {de.n} estás más o menos en ese día. Lo demás está, pero hay que abrir cajas, y no todas esta semana.',
    'Te van a decir que eres muy fuerte. Puedes no ser fuerte. Las cosas que aguantan mucho tiempo suelen ser las que ceden un poco: los edificios altos se mueven con el viento, y están hechos para eso.',
    'Hoy vas a hacer, sin darte cuenta, varias cosas igual que las hacías antes de todo esto. Cerrar el grifo con un cuarto de vuelta. Oler la leche. Saludar al conductor. En esos gestos no ha pasado nada, y está bien tener algún sitio donde no haya pasado nada.',
    'Una de las injusticias de estas épocas es que hay que explicarse justo cuando faltan palabras. Te presto unas, por si sirven: «no estoy para mucho, pero me gusta que me llames».',
    'Ya sé que no hay línea recta de lo {de.n} a un día en que apetezca algo. Pero la gente que ha hecho ese camino cuenta que no se dio cuenta de las curvas. Se dio cuenta, una mañana, de que estaba discutiendo por un aparcamiento, con ganas.',
    'Entre lo que no se puede cambiar y lo que no merece la pena cambiar queda una franja estrecha. Esta semana, en esa franja, puede que haya solo un grifo que gotea y una llamada. Empieza por el grifo.',
  ]),
]
