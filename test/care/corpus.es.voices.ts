import { messagesOf, type CareMessage } from './corpus'

/** The same things as people say them in their own country, at their own age, and in the letter form. */
export const voicesEs: CareMessage[] = [
  ...messagesOf({ kind: 'active', label: 'high' }, [
    'boludo no es joda, me quiero matar y no sé a quién decírselo',
    'chale, ya ando pensando en darme un plomazo',
    'hermano, la plena que yo me quiero es morir, no más',
    'tío, que me quiero morir de verdad, que no es la resaca',
    'me quiero puro morir, ya ni la pega me distrae de la idea',
    'vieja, no se asuste, pero llevo días queriendo matarme, dígale a alguien',
    'quiero quedarla de una vez, ya fue, no tengo miedo',
    'me late fuerte la idea de acabar conmigo, no con la carrera, conmigo',
    { text: 'Hermana, a ti que ya no estás te lo puedo contar: hay noches en que me quiero morir y me siento en el borde de la tina a pensarlo.', field: 'letter' },
    { text: 'Quiero decirle a mi yo de antes que lo siento, que llegué a los cuarenta queriendo matarme y no supe cuidarlo.', field: 'letter' },
    { text: 'A mi ex: desde que te fuiste pienso en suicidarme. No es para que vuelvas. Es para que alguien lo sepa.', field: 'letter' },
    { text: 'Lo que más me pesa: que tengo pensado cómo quitarme la vida y mis hijos me creen fuerte.', field: 'letter' },
  ]),
  ...messagesOf({ kind: 'passive', label: 'concern' }, [
    'al pedo sigo viviendo, qué querés que te diga',
    'ya valí, que Diosito me recoja cuando quiera y rapidito',
    'estoy mamao de la vida, parce, de toda la vida, no de un día',
    'ando cansao de existir, cachái',
    'pues eso, que si mañana no hay mañana, de puta madre',
    { text: 'Abuela, qué ganas de no tener que despertarme más. Tú decías que eso era pecado y yo solo digo que estoy cansada de la vida.', field: 'letter' },
    { text: 'Me cuesta explicar qué siento: como si sobrara, como si fuera mejor para todos que yo no hubiera existido nunca.', field: 'letter' },
    { text: 'Mensaje: que no le encuentro sentido a vivir desde que se fue. Emoción: nada. Cierre: ojalá pronto.', field: 'letter' },
  ]),
  ...messagesOf({ kind: 'explicit', label: 'imminent' }, [
    'ahoritita que acabe la novela me cuelgo, ya estuvo',
    'en la noche nos vemos en el otro mundo, me mato después de cenar',
    'che, avisale a mi vieja que la quise. en diez me tiro',
    { text: 'Quiero que la carta la reciba mi madre mañana, porque hoy me voy a quitar la vida y no me salen las palabras.', field: 'letter' },
  ]),
  ...messagesOf({ kind: 'planned', label: 'imminent' }, [
    'ya le pagué al del taller, dejé el tanque lleno y la nota en la guantera. el sábado me voy por el barranco',
    'guardé la guita para mi entierro en un sobre, está con la carta, arriba del placard. el domingo me mato',
  ]),
  ...messagesOf({ kind: 'violence', label: 'high' }, [
    { text: 'Te escribo, papá, desde una casa donde me pegan como tú le pegabas a ella. No sé irme. Ayer me rompió el labio.', field: 'letter' },
    'quihubo, no sé si esto cuenta, pero mi marido me cachetea delante de los niños y me dice que yo lo provoco',
  ]),
  ...messagesOf({ kind: 'selfHarm', label: 'high' }, [
    { text: 'Perdóname, cuerpo mío, por los cortes de este año. Anoche te hice otros dos.', field: 'letter' },
    'me hago tajitos chicos en el antebrazo cuando me grita mi vieja',
  ]),
  ...messagesOf({ kind: 'turns', label: 'high' }, [
    { text: 'igual ya quedé con el Beto que le dejo la moto', history: ['se murió la jefa y con ella yo', 'ya no quiero vivir, güey'], label: 'imminent' },
    { text: 'las azules', history: ['tengo tres frascos enfrente', 'no quiero despertar, ayúdame a elegir'], label: 'imminent' },
    { text: 'no exageres, solo son rasguños', history: ['anoche me corté por lo de Iván'], label: 'high' },
  ]),
  ...messagesOf({ kind: 'turnsOrdinary' }, [
    { text: 'las azules, creo', history: ['hay hortensias rosas y azules en la florería', 'son para la tumba de mi abuela'] },
    { text: 'el domingo, cuando no haya nadie', history: ['quiero ir al panteón a platicarle', 'me da pena llorar con gente'] },
  ]),
  ...messagesOf({ kind: 'idiom' }, [
    'me quiero matar, compré las entradas para el día equivocado, qué boluda',
    'la quedé con el examen de manejo, tercera vez, risa y llanto',
    'estoy muerta, literal, caminé quince kilómetros con mi comadre',
    'me quiero puro morir de la vergüenza, le puse «mi amor» al jefe en el correo',
    'casi la palmo con el picante de mi suegra',
    'no manches, me mataste con ese chiste',
    'qué mamera esta fila, me va a dar algo, y apenas son las nueve',
    'ya no doy más de la risa, mi sobrino imitando al cura',
    'se murió la conversación cuando dije que era viudo',
    'el asado estuvo para el infarto, cuatro cortes',
    'me corto un huevo si vuelve con el otro, te lo juro por Maradona',
    'este frío mata, y yo sin estufa por andar regalándole la mía a mi ex',
  ]),
  ...messagesOf({ kind: 'sadness' }, [
    'estoy más triste que un domingo sin fútbol',
    'ando con la moral por el piso, pana',
    'traigo el ánimo en los talones desde el sepelio',
    'me siento pa la cagá, pero voy a almorzar con mi vieja',
  ]),
  ...messagesOf({ kind: 'overload' }, [
    'no doy más, hermano, el jefe me tiene de recadero',
    'estoy mamado de esta ciudad y su trancón',
    'ya no la caso, entre el alquiler y los pibes no me queda un mango',
    'me tiene hasta los cojones la comunidad de vecinos',
  ]),
  ...messagesOf({ kind: 'breakup' }, [
    'me cagó con mi mejor amiga, así nomás, y todavía le guardé el puesto en el concierto',
    'mi pololo me pateó por mensaje de voz',
    'me puso los cachos con el del gimnasio, qué original',
    'cortamos, todo bien, no hay bronca, pero el perro se lo quedó él',
  ]),
  ...messagesOf({ kind: 'letter', field: 'letter' }, [
    'Jefita, ya casi es tu día. Puse tu foto, tu tequilita y las flores. Ven a cenar, que te espero despierto.',
    'Viejo: el Rojo descendió, por suerte no lo viste. Yo seguí yendo a la cancha por los dos.',
    'Mamita, en la finca ya recogieron el café. Si me oye, mándeme paciencia para sus nietos.',
    'Amiga mía, te moriste sin devolverme el vestido verde. Quédatelo. Te queda mejor a ti en cualquier parte.',
  ]),
]
