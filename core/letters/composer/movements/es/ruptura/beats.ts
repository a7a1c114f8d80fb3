import { movements } from '../../movement'
import { notHarm } from './who'

/** Short breaths. */
export const beatsRupturaEs = movements('beat', { not: notHarm }, [
    'Ningún mensaje escrito después de la una ha mejorado nada.',
    'Hoy cuenta como día entero, aunque lo hayas pasado a medias.',
    'Tu nombre funciona también sin otro al lado.',
    'El sofá es tuyo por los dos lados.',
    'Hay cosas que se acaban y no fracasan.',
    'Puedes cambiar de acera sin cambiar de opinión.',
    'No hace falta ganar la separación.',
    'Puedes no tener razón y, aun así, tener frío. Abrígate primero.',
    'Lo que no contestas también es tuyo.',
    'Se vuelve a aprender el ancho de las cosas.',
    'Un vaso, un plato, una llave: por ahí se empieza.',
    'Lo que duele de noche a menudo es sueño. Duerme, y luego vemos.',
    'De esa llamada te puedes ahorrar las dos voces.',
    'Un día sin noticias {de.n} es un día con noticias tuyas.',
    'El lado frío de la cama también se calienta, con una bolsa de agua.',
    'Lo urgente de anoche, mira: ya es mediodía.',
    '{a.n} ya se lo has dicho todo por dentro. Descansa la garganta.',
    'Hoy no hay que perdonar a nadie. Hay que cenar.',
    'Pon a lavar algo. Oír girar una lavadora acompaña.',
    'Las frases que no mandaste no se echan a perder.',
    'Que el lunes sepa dónde vives.',
    'Hay sitio en el perchero. Déjalo vacío o cuelga un paraguas.',
    'De lo tuyo con {n} habla mejor el tiempo que los amigos.',
    'Lo que decidas a las tres de la mañana, que lo firme quien desayune.',
    'Se puede empezar por los calcetines.',
    'Nadie te ha pedido que lo entiendas hoy.',
])
