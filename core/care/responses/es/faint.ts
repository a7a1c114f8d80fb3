import type { CareTexts } from '../texts'

const medical = [
  'Y pregunto sin rodeos, porque puede que lo lea mal: ¿hay alguien ahora mismo que se encuentre mal o esté sangrando? Si no es eso, con un «no» seguimos donde estábamos.',
  'Antes de seguir, una pregunta: ¿hace falta ahora un médico, por alguna herida o por algo que se haya tomado? Con un sí o un no basta.',
  'Puede que no lo lea bien, así que pregunto: ¿está alguien enfermo o con una herida en este momento? Si no, lo dejo y vuelvo a lo que se contaba.',
]

/** Heard faintly: a question, and the way back to what was being told. No word of these is «tú» or «usted». */
export const faint: CareTexts['faint'] = {
  asks: {
    suicide: [
      'Y una pregunta directa, porque solo tengo las palabras y puede que las lea mal: ¿hay ratos en que aparece la idea de morir? Si no va por ahí, basta con un «no» y vuelvo a lo de antes.',
      'Prefiero preguntar a suponer. ¿Algo de esto tiene que ver con no querer seguir viviendo? Si es que no, se dice y seguimos. Si es que sí, aquí se puede decir.',
      'Antes de seguir, algo que pregunto a cualquiera que escriba así: ¿está la idea de morir en algún sitio de todo esto? Con un sí o un no basta, y ninguna respuesta molesta.',
      'Puede que me equivoque al leerlo, y aun así lo pregunto: ¿hay momentos en que no seguir viviendo parece mejor? Si no es eso, con decirlo vuelvo a lo que se estaba contando.',
      'No sé si es pena o es algo más, y no quiero pasarlo por alto: ¿ronda la idea de morir? Los teléfonos de abajo están por si acaso; si no van con esto, se quedan ahí y seguimos.',
      'Una cosa, y vuelvo a lo demás: ¿hay en esto ganas de no estar, de no vivir? Cualquier respuesta cabe aquí, también un «no, hablo de otra cosa».',
      'Desde fuera, unas pocas palabras pueden sonar a más de lo que son. Por eso pregunto: ¿hay pensamientos de morir, aunque sean de pasada? Si no los hay, perdón por el desvío, y seguimos.',
      'Lo pregunto una vez y claro, para no andar adivinando: ¿ha aparecido la idea de hacerse daño o de morir? Con un «no» me quedo con lo que se contaba; con un «sí», me quedo con eso.',
    ],
    selfHarm: [
      'Y pregunto, porque puede que lo lea mal: ¿hay ganas de hacerse daño, o las ha habido hace poco? Si no va por ahí, un «no» basta y sigo con lo de antes.',
      'Prefiero preguntar a suponer: ¿algo de esto tiene que ver con hacerse daño? Aquí se puede decir sin que nadie riña. Y si es que no, seguimos.',
      'Antes de seguir: ¿está la tentación de hacerse daño en algún momento del día? Con un sí o un no es suficiente.',
      'Unas palabras pueden sonar a más de lo que son, y por eso pregunto: ¿hay heridas propias, o ganas de hacérselas? Si no, vuelvo a lo que se contaba.',
    ],
    violence: [
      'Y una pregunta, por si acaso: ¿hay alguien que haga daño, amenace o dé miedo? Si no es eso, con un «no» vuelvo a lo de antes.',
      'Puede que lo lea mal, así que pregunto: ¿hay en esto una persona que pega, que obliga o que vigila? Con un sí o un no basta. Si esa persona pudiera ver esta pantalla, mejor más tarde.',
      'Antes de seguir, prefiero saberlo: ¿hay miedo de alguien cercano? Si no va por ahí, lo dejo y sigo con lo que se contaba.',
      'Desde aquí no veo más que palabras, y estas me hacen preguntar: ¿está pasando algo con alguien que no es seguro? Si es que no, seguimos donde estábamos.',
    ],
    threat: [
      'Y pregunto sin reproche, porque la rabia habla así muchas veces: ¿hay intención de hacerle daño a alguien? Si es solo rabia, con un «no» seguimos, y la rabia cabe.',
      'Puede que sea una manera de hablar. Aun así: ¿existe de verdad la idea de hacerle algo a esa persona? Con un sí o un no basta.',
      'Prefiero preguntar a suponer: ¿podría alguien salir herido de esto? Si no va por ahí, vuelvo a lo que dolía.',
      'Antes de seguir, una pregunta clara: ¿hay algo pensado para hacerle daño? Si solo es el deseo de que lo sepa, o lo pague, basta con un «no».',
    ],
    third: [
      'Y una pregunta, por si la leo bien: ¿hay miedo de que esa persona se haga daño? Si no es eso, con un «no» vuelvo a lo de antes.',
      'Puede que lo entienda mal. ¿Ha dicho esa persona, o ha dejado ver, que no quiere vivir? Con un sí o un no basta.',
      'Antes de seguir: ¿preocupa que alguien pueda estar en peligro? Si es que no, sigo con lo que se contaba. Si es que sí, los teléfonos de abajo también orientan a quien acompaña.',
      'Prefiero preguntar a suponer: ¿está alguien cercano pensando en morir, o parece que pueda estarlo? Si no va por ahí, seguimos.',
    ],
    eating: [
      'Y una pregunta, porque puede que lo lea mal: ¿se ha vuelto una pelea comer, o permitirse comer? Si no va por ahí, un «no» basta y sigo con lo de antes.',
      'Prefiero preguntar a suponer: ¿está notando el cuerpo lo poco que se come, o lo que pasa después de comer? Con un sí o un no es suficiente.',
      'Antes de seguir: ¿hay días enteros sin comer, o comidas que luego se castigan? Si no es eso, vuelvo a lo que se contaba.',
      'Desde fuera puede sonar a más de lo que es, y por eso pregunto: ¿da miedo comer? Si no, lo dejo aquí y seguimos.',
    ],
    psychosis: [
      'Y una pregunta, sin susto: ¿hay voces, o algo que dice lo que hay que hacer? Si es una manera de hablar, con un «no» vuelvo a lo de antes.',
      'Puede que lo lea mal. ¿Pasan cosas que las demás personas no ven ni oyen, y que dan miedo? Con un sí o un no basta.',
      'Prefiero preguntar a suponer: ¿hay algo que mande, o que persiga, y que no deje descansar? Si no va por ahí, seguimos.',
      'Antes de seguir: ¿se oye o se ve algo que ordena hacer daño? Si no es eso, sigo con lo que se contaba.',
    ],
    medical,
  },
  again: [
    'Otra vez me suenan así las palabras, y puede que vuelva a equivocarme. Los teléfonos se quedan ahí por si acaso. Si esta vez hay algo de eso, basta con decirlo; si no, sigo con lo que se estaba contando.',
    'No voy a preguntar lo mismo dos veces. Si lo de antes era un «no» y sigue siéndolo, esos números están de más y seguimos. Si ha cambiado, aquí se puede decir.',
    'Vuelvo a oír algo que me hace poner los números, y a lo mejor solo es mi manera de leer. Lo que se contaba sigue siendo lo importante.',
    'Los números salen de nuevo porque prefiero ponerlos de más que de menos. No hace falta hacer nada con ellos. Sigo en lo demás.',
    'Leo esto con cuidado, quizá con demasiado. Si no hay peligro, se pasa de largo por los números; si lo hay, son para ahora.',
    'Puede que sea pena y nada más que pena. Dejo los números por si acaso, y me quedo con lo que se ha contado.',
  ],
  yes: [
    'Gracias por decirlo; no es fácil. Entonces no paso a otra cosa. ¿Hay algo decidido, o un cuándo? Mientras me lo dices, puedes llamar {line}: contesta una persona, y basta con «no estoy bien».',
    'Me quedo con ese sí, y no cambio de tema. ¿Has pensado en hacer algo, hoy o estos días? Si hoy aprieta, llama {line}; no hace falta tener nada decidido para que te escuchen.',
    'Te creo, y es bueno que esté dicho. ¿Hay algo preparado, o una fecha? Sea lo que sea, que lo oiga hoy una persona: puedes llamar {line}, o avisar a alguien que te quiera.',
    'Gracias por no esquivarlo. ¿Ha pasado de idea a intención? Lo que hoy la frena, aunque sea pequeño, tenlo cerca, y no te quedes a solas con lo otro: llama {line}.',
  ],
  maybe: [
    'No saberlo también es una respuesta, y no hace falta aclararla ahora. ¿Se parece más a querer descansar, o a no querer estar? Si en algún rato se vuelve más claro, puedes llamar {line}; también es para dudas.',
    'Ni sí ni no; está bien, y puedes no decirlo. Solo una cosa: si pesa de más, que no se quede entre tú y una pantalla. Puedes llamar {line}, o contárselo a alguien tuyo.',
    'Dejo la pregunta abierta, por si la respuesta sale luego. ¿Qué ha sido lo más difícil de hoy? Y si en algún momento deja de ser un «no sé», llama {line}.',
    'A medias también se puede estar mal. ¿Hay alguien con quien lo hablarías, aunque fuera a medias? Quien contesta si llamas {line} no pide que lo tengas claro.',
  ],
  letter: {
    suicide: [
      'Algo en estas líneas me suena a más que pena, y puede que lo lea mal. Si hay ratos en que la idea de morir está cerca, hay gente que escucha: llama {line}. Si no va por ahí, la carta se escribe igual: basta con pedirla otra vez.',
      'Antes de escribir la carta, prefiero preguntar: ¿hay en esto ganas de no seguir viviendo? Si las hay, que lo oiga hoy una persona. Si no, es que lo he leído con demasiado cuidado, y la carta sigue adelante en cuanto se pida.',
      'No sé si esto es despedirse de alguien o despedirse de todo. Si fuera lo segundo, la carta puede esperar y una voz no. Si es lo primero, se pide otra vez y se escribe.',
      'He leído despacio lo escrito y no quiero pasar nada por alto. Si detrás hay pensamientos de morir, aquí hay a quién llamar. Si no los hay, la carta espera solo a que se pida de nuevo.',
    ],
    threat: [
      'En estas líneas hay mucha rabia, y puede que solo sea eso. Si hubiera intención de hacerle daño a alguien, mejor hablarlo antes con una persona. Si no la hay, la carta se escribe: basta con pedirla otra vez.',
      'Leo algo que podría ser una amenaza, o solo una manera de decir cuánto duele. Si es lo segundo, la carta sigue adelante en cuanto se pida de nuevo.',
      'La rabia cabe en una carta; el daño, no. Si aquí solo hay rabia, se pide otra vez y se escribe.',
    ],
    other: [
      'Algo de lo escrito me hace preguntar si alguien corre peligro, y puede que lo lea mal. Si hay peligro, estos números son para ahora. Si no, la carta se escribe igual: basta con pedirla otra vez.',
      'Antes de escribir la carta, una cosa: si en esto hay miedo, daño o un cuerpo que no está bien, hay gente a quien llamar. Si no va por ahí, la carta sigue adelante en cuanto se pida de nuevo.',
      'He leído esto con cuidado, quizá con demasiado. Los números quedan por si acaso, y la carta espera solo a que se pida otra vez.',
    ],
  },
}
