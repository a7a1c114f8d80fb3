import { movements } from '../../movement'
import { notHarm } from './who'

/** What was broken: lies, somebody new, one's own betrayal, harm. */
export const trustRupturaEs = [
  ...movements('event', { any: ['betrayal'], not: notHarm }, [
    'Enterarse así obliga a hacer de detective en la propia vida, y es un empleo pésimo: muchas horas, ninguna sorpresa buena. Puedes presentar la renuncia hoy. El caso {de.n} está ya lo bastante claro como para archivarlo.',
    'Con la mentira {de.n} convive una vergüenza que no te toca y que sin embargo te ha caído encima. Es la de haber sonreído en fotos, la de haber defendido. Esa sonrisa era honrada. Devuélvele la vergüenza a quien la fabricó, aunque no vaya a recogerla.',
    'Te preguntarán cómo no lo viste. La respuesta es que estabas viviendo ahí. Nadie inspecciona su propia casa en busca de un agujero; se entra, se deja el abrigo y se cena.',
    'Lo {de.n} partió la confianza por un sitio concreto. El resto no se ha roto. Sigues fiándote del panadero, del médico, de la amiga que llega tarde. Hazle la ronda a todo eso que aguanta, que es más de lo que parece desde el agujero.',
    'Igual te ha dado por contar las veces. Las noches que dijo otra cosa, los viajes. Cada cifra nueva te deja donde estabas y con menos sueño. Pon el número que ya sabes, redondo, y no aceptes más.',
    'Después de un engaño da por mirar dos veces lo que antes se miraba una. Un recibo, una excusa, una cara al teléfono. Es cansado y es provisional: la vista vuelve a su sitio cuando pasan meses sin encontrar nada.',
    'Hay dos dolores y vienen abrazados: que {n} hiciera aquello y que te dejara sin saberlo. El segundo es el que da más rabia, porque te quitó días en los que podías haber elegido. A partir de ahora, al menos, eliges con toda la baraja.',
    'No hace falta que odies a la tercera persona. Es cómodo, porque no tiene pasado contigo. El trato lo tenías con {r}; lo demás es paisaje, y al paisaje se le da la espalda y se sigue andando.',
  ]),
  ...movements('event', { any: ['replaced'], not: notHarm }, [
    'Que haya alguien nuevo junto {a.n} te pone en una carrera en la que no te inscribiste. Sal por el arcén. Nadie va a cronometrar lo que tardas en volver a querer a alguien, y si alguien lo hace, que se quede con el reloj.',
    'Imaginas una casa con risas, y la imaginas amueblada con lo tuyo. Es la imaginación, que cobra por horas. En esa casa también se atasca el fregadero. Cada vez que empiece la visita guiada, tienes derecho a no comprar la entrada.',
    'Esa otra persona no ocupa tu sitio. Tu sitio era el que tenías tú con {n}, con tu manera de reírte y tus horarios, y se desmontó el día que se terminó. Lo que hay ahora es otro, con otras medidas, y no te concierne.',
    'Verlo da una patada en un lugar que no sale en los libros de anatomía. Si vuelve a pasar, cambia de acera sin drama, entra en una tienda y pregunta el precio de algo. En dos minutos la calle será otra vez una calle.',
    'Comparas edades, fotos, lo que tardó. La comparación necesita dos cosas del mismo tipo y aquí no las hay: por un lado una foto, por otro una vida con lo de dentro. Siempre gana la foto. Retírate de ese concurso.',
    '{n} hará con su vida lo que haga. Escribo esa frase para que quede dicha una vez y no tengas que pensarla más hoy. Ahora la tuya: ¿qué había pendiente para esta semana antes de que llegara la noticia?',
  ]),
  ...movements('event', { any: ['betrayer'] }, [
    'Tú sabes lo que hiciste y {n} también. No necesitas que nadie más dicte sentencia, ni siquiera yo. Lo que falta ahora es más aburrido: cumplir lo que digas, devolver lo que no sea tuyo, no aparecer en los sitios donde tu presencia pide algo.',
    'Se puede haber hecho daño y estar pasándolo mal. Lo segundo no descuenta de lo primero. Tampoco hay que esconderlo en el sótano. Llévalo a un sitio donde {n} no tenga que verlo: una consulta, un amigo con paciencia, esta hoja.',
    'Quizá ensayas disculpas. La buena suele ser corta y no contiene la palabra «pero» ni la palabra «entiende». Si {n} no quiere oírla, la disculpa cambia de forma: pasa a ser lo que no vuelves a hacer con la siguiente persona.',
    'Uno puede hacerse cargo sin andar con la cabeza baja por la calle. Alcanza con saber contestar, si alguien pregunta, «fui yo», y no añadir nada. Y después comprar los tomates, porque también hay que cenar.',
    'La falta fue tuya y la pena puede serlo también. Lo que no puede ser es que la pena trabaje de abogada. Cuando la notes argumentar, mándala a dar un paseo.',
  ]),
  ...movements('event', { any: ['abuse'] }, [
    'Salir de ahí no fue un portazo, aunque desde fuera lo parezca. Suele ser un trabajo de meses: callar, calcular, guardar un juego de llaves, elegir el día. Si estás fuera, ese trabajo lo hiciste tú y nadie lo vio.',
    'No hace falta que cada cosa tuviera un nombre grave para que te hiciera daño. Vivir midiendo las palabras ya estropea. Lo que cuentas {de.n} no necesita pasar por un tribunal para que puedas cerrar con llave esta noche.',
    'Puede llegarte un mensaje amable {de.n}. Suele llegar cuando uno empieza a dormir. No tienes que comprobar si esta vez es verdad. Enséñaselo a alguien que te quiera bien antes de contestar, y mejor todavía si no contestas.',
    'La calma, al principio, da desconfianza. Se espera el ruido. Se recoge antes de que nadie lo pida, se pide perdón al camarero. Son reflejos que te protegieron y que se irán apagando uno por uno, sin que haya que arrancarlos.',
    'Echar en falta a quien te trató así no anula lo que pasó. La cabeza guarda juntos el susto y el consuelo porque venían de la misma mano. Se desenredan con tiempo, con distancia y con gente que entienda de esto; hay teléfonos gratuitos y discretos para hablarlo.',
    'Cuenta tu historia a pocas personas y bien elegidas. Las que no preguntan «¿y tú qué hiciste?». Las que guardan tu dirección en un papel y no en un grupo.',
    'De lo que {n} decía de ti, nada tiene validez fuera de aquella casa. Eran herramientas, dichas para que no te movieras. Haz la prueba con alguien que te conozca de antes: pregúntale cómo eras cuando entrabas en un sitio.',
    'Mientras haya algo de miedo, lo práctico va por delante: que dos personas sepan dónde estás, que el teléfono no comparta la ubicación, que los papeles estén en otra parte. Lo demás, entenderlo incluso, puede hacerse en un sitio seguro.',
  ]),
  ...movements('event', { any: ['betrayal'], not: notHarm }, [
    'La mentira tiene un efecto que no se ve venir: se mete hacia atrás. De pronto hay que volver a mirar cada cena, cada viaje, con la duda de quién sabía qué. No tienes que repasarlo todo. Lo que tú sentiste en aquellas tardes era verdadero, porque lo sentías tú.',
    'No te engañaron por no darte cuenta. Te engañaron porque alguien decidió engañar. Confiar era lo que tocaba; es la única manera de vivir con otra persona. El fallo estuvo al otro lado de la mesa.',
    'Vas a querer saberlo todo, cada fecha, cada mensaje. Hay una curiosidad que parece búsqueda de la verdad y es más bien rascarse. Ponle un límite práctico: lo que ya sabes basta para decidir. Lo demás solo añade imágenes, y las imágenes no se devuelven.',
    'Además de {a.n}, has perdido una cierta inocencia en la lectura de las cosas: ahora revisas los gestos de la gente. Es un cansancio nuevo. Se va quitando por contraste, cada vez que alguien cumple una cosa pequeña que dijo que haría.',
  ]),
  ...movements('event', { any: ['replaced'], not: notHarm }, [
    'Saber que hay otra persona duele en un sitio particular, el de las comparaciones. Te enseña una foto fija y tú la pones al lado de tus peores mañanas. No compites con nadie. Esa persona está viviendo el principio de algo, y los principios de cualquiera son luminosos.',
    'La rapidez con la que {n} ha seguido no mide lo que hubo. Hay quien no sabe estar a solas en una habitación y corre a la siguiente con las luces encendidas. Tú te has quedado en la tuya, a oscuras, mirándola. Cuesta más y ensucia menos.',
  ]),
  ...movements('event', { any: ['abuse'] }, [
    'Lo que cuentas no es una pareja que no funcionó. Son cosas que no debieron hacerte. Lo escribo sin suavizarlo porque durante un tiempo te habrán enseñado a dudar de tu propia memoria. Tu memoria está bien. Si ahora o más adelante temes por ti, hay teléfonos atendidos por gente que sabe de esto y que no te va a juzgar por haber tardado.',
    'Se puede extrañar a quien hizo daño. Es de las cosas que más vergüenza dan y que más pasan. No lo uses como prueba de nada. El cuerpo se acostumbra también a lo que le hace mal, y deshabituarse se parece a echar de menos.',
    'Salir de algo así se mide de otra manera: poder dejar el teléfono boca arriba, elegir qué se cena, no ensayar en el ascensor la cara con la que se entra. Si ya te ha pasado una de esas cosas, apúntala con fecha. Son noticias importantes y no salen en ninguna parte.',
  ]),
  ...movements('event', { any: ['betrayer'] }, [
    'Fuiste tú quien faltó a su palabra, y lo dices sin adornos. No vengo a castigarte ni a quitarte peso. Tener culpa y tener pena no se excluyen: se puede ser quien rompió el plato y quien se ha quedado sin plato. Hacerse cargo empieza por no pedirle a la otra persona que te consuele de lo que hiciste.',
    'Hay una forma de arrepentirse que sigue hablando de uno, de lo mal que lo paso, de cómo pude. Y hay otra más callada que se pregunta qué le hace falta a quien salió herido. A veces la respuesta es que no aparezcas. Respetarla cuesta y es, por ahora, la única disculpa que no pide nada a cambio.',
  ]),
  ...movements('event', { any: ['abuse'] }, [
    'A veces se sale y se vuelve, y se sale otra vez. Les pasa a muchísimas personas y no borra ninguna de las salidas. Si te ha pasado o te pasa, la puerta de la gente que ayuda sigue abierta las mismas veces.',
    'No le busques {a.n} el diagnóstico. Hay palabras muy bien puestas en internet que explican a todo el mundo y no guardan a nadie. Para estar a salvo basta con saber qué te hacía, y eso ya lo has escrito.',
    'Habrá quien se quede en medio, sin querer elegir. Con esas personas puedes ser amable y no contarles dónde vives. Quien de verdad te quiera entenderá esa prudencia sin que se la expliques.',
    'De los trámites que vengan, si vienen, no hagas ninguno sin compañía. Una amiga en la sala de espera, alguien que apunte, alguien que lleve agua. Contar estas cosas a un desconocido con un formulario cansa más que una mudanza.',
    'El cuerpo va a tardar en creerte. Le dirás que ya pasó y seguirá contando los pasos del rellano. No le discutas. Dale rutinas tan aburridas que no le quede más remedio que aburrirse: misma cena, misma luz, misma llave, mismas diez de la noche.',
  ]),
]
