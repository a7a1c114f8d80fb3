import type { Texts } from '../texts'

/** What follows an answer, by what was asked. */
export const answers: Texts['answers'] = {
  any: {
    says: ['Gracias por contestar a eso.', 'Eso me ayuda a situarme.', 'Lo que dices responde a más de lo que pregunté.'],
    asks: ['#moment ¿Me cuentas un poco más de eso?', '#word ¿Qué es lo importante de eso para ti?', '#now ¿Y cómo te deja decirlo?', '#moment ¿Qué pasa cuando piensas en ello?', '#want ¿Qué necesitaría eso ahora?', '#time ¿Hace cuánto que es así?', '#others ¿Lo sabe alguien más?'],
  },
  who: {
    says: ['Voy viendo a esa persona un poco mejor.', 'Eso la dibuja más que una fecha.', 'Con ese detalle ya no es cualquiera.'],
    asks: ['#who ¿Qué más hacía que fuera solo suyo?', '#moment ¿Te viene una escena concreta, aunque sea de nada?', '#who ¿Y contigo, cómo era contigo?', '#thing ¿Qué cosa te hace pensar en eso al verla?', '#who ¿Qué parte de esa manera de ser se te ha quedado a ti?', '#who ¿Qué os hacía discutir, si discutíais?'],
  },
  moment: {
    says: ['Me lo imagino como lo cuentas.', 'Esa escena se queda.', 'Gracias por volver ahí conmigo.'],
    asks: ['#body ¿Qué notaste en ese momento?', '#moment ¿Qué hiciste después?', '#others ¿Quién estaba contigo?', '#moment ¿Qué detalle de ahí no se te va?', '#now ¿Qué cambia cuando lo cuentas?', '#want ¿Qué habrías necesitado en ese momento?'],
  },
  body: {
    says: ['El cuerpo lleva su propia cuenta.', 'Ahí, entonces. Bien localizado.'],
    asks: ['#time ¿A qué horas se nota más?', '#want ¿Hay algo que lo afloje, aunque sea poco?', '#word ¿Si hablara, qué diría?', '#moment ¿Cuándo empezó a ponerse ahí?'],
  },
  now: {
    says: ['Así está hoy, entonces.', 'Gracias por decirme cómo está la cosa hoy, sin arreglarla.'],
    asks: ['#want ¿Qué haría el resto del día un poco más llevadero?', '#time ¿Es distinto de hace una semana?', '#others ¿Alguien lo ha notado?', '#moment ¿Cuál ha sido el peor rato de hoy, y cuál el menos malo?'],
  },
  word: {
    says: ['Esa palabra sirve.', 'Te quedas con una palabra que pesa lo suyo.'],
    asks: ['#moment ¿De dónde la has sacado, de qué momento?', '#body ¿Qué pasa por dentro al decirla?', '#others ¿Se la has dicho así a alguien?', '#word ¿Hay otra palabra debajo?'],
  },
  thing: {
    says: ['Los objetos se acuerdan por uno.', 'Con algo que se toca es más fácil hablar.'],
    asks: ['#moment ¿De cuándo es?', '#want ¿Qué te gustaría hacer con eso, algún día?', '#who ¿Cómo lo usaba?', '#now ¿Dónde lo tienes ahora?'],
  },
  others: {
    says: ['Saber con quién se cuenta, y con quién no, ya es mucho.', 'Es bueno saber quién hay alrededor.'],
    asks: ['#others ¿Y qué sabe de cómo estás de verdad?', '#want ¿Qué te gustaría que hiciera esa persona?', '#others ¿Qué te frena para contárselo entero?', '#moment ¿Cuándo fue la última vez que hablasteis?'],
  },
  time: {
    says: ['Es más tiempo del que parece desde fuera.', 'Tiene sus horas, por lo que veo.'],
    asks: ['#moment ¿Qué suele haber alrededor a esa hora?', '#want ¿Qué te gustaría que hubiera en ese rato?', '#body ¿Cómo se nota cuando llega?', '#now ¿Y hoy, cómo ha sido?'],
  },
  want: {
    says: ['Eso que querrías dice mucho de lo que falta.', 'Es una cosa concreta. Las concretas se dejan mirar.'],
    asks: ['#moment ¿Cuándo estuvo eso más cerca?', '#others ¿Quién podría ayudarte con una parte?', '#word ¿Qué te da miedo de conseguirlo, si te da alguno?', '#want ¿Cuál sería el trozo más pequeño de eso?'],
  },
}

/** After a word or two. */
export const shortAnswers: Texts['shortAnswers'] = {
  yes: {
    says: ['Sí. Te creo.', 'Bien.', 'Ya veo.', 'De acuerdo.', 'Lo tomo como un sí, sin prisa.', 'Eso imaginaba.', 'Entiendo.', 'Un sí corto también cuenta.'],
    asks: ['#moment ¿Qué hay detrás de ese sí?', '#now ¿Y cómo se nota eso en un día normal?', '#moment ¿Me pones un ejemplo, uno de esta semana?', '#want ¿Qué parte de eso te gustaría contar?', '#time ¿Desde cuándo es así?', '#word ¿Con qué palabras lo dirías tú?'],
  },
  no: {
    says: ['De acuerdo, no.', 'Bien que lo digas.', 'No, entonces.', 'Entendido.', 'Vale, no va por ahí.', 'Ese no también informa.', 'Me aparto de ahí.'],
    asks: ['#word ¿Cómo es, entonces?', '#want ¿Hacia dónde tendría que mirar?', '#moment ¿Qué sí hay?', '#now ¿Qué es lo que ocupa más sitio ahora?', '#want ¿De qué prefieres que hablemos?'],
  },
  dontknow: {
    says: ['No hace falta saberlo.', 'No saber es una respuesta honrada.', 'Está bien. Dejo esa pregunta en el suelo.', 'A lo mejor no era una buena pregunta.', 'Es pronto para saberlo, quizá.', 'Hay cosas que se saben después.', 'Sin problema. No todo tiene que contestarse.', 'Ese no saber también pesa lo suyo.'],
    asks: ['#now Voy a algo más pequeño: ¿cómo ha sido la última hora?', '#thing ¿Qué tienes delante ahora mismo?', '#body ¿Y el cuerpo, él cómo está?', '#moment ¿Qué fue lo último que hiciste antes de escribir aquí?', '#who Cambio de pregunta: ¿quién te viene a la cabeza?', '#time ¿Qué rato del día se lleva mejor?', '#now ¿Has comido algo hoy?', '#want ¿Te ayuda más que pregunte o que me calle?', '#thing ¿Hay algo en el cuarto que te guste mirar?'],
  },
  nothing: {
    says: ['Nada, entonces. También puede ser eso.', 'A veces «nada» es el nombre corto de algo largo.', 'Lo dejo en nada, de momento.', 'Bien, lo apunto así.'],
    asks: ['#time ¿Es una nada de hoy, o viene de antes?', '#body ¿Cómo es esa nada: tranquila, pesada, seca?', '#now ¿Qué has hecho hoy, aunque parezca que no cuenta?', '#moment ¿Qué fue lo último que sí fue algo?'],
  },
  well: {
    says: ['Me alegro de que haya un bien por ahí.', 'Bien está. No hay que pedirle más.', 'Un rato así también cuenta.'],
    asks: ['#moment ¿Qué ha ayudado?', '#now ¿Es un bien de verdad o de los de cortesía?', '#time ¿Cuánto hace que no lo decías?', '#want ¿Qué te gustaría hacer con este rato?'],
  },
  badly: {
    says: ['Lo siento. Gracias por no maquillarlo.', 'Mal, dicho así, sin vueltas. Te leo.', 'No es un buen día. No hace falta que lo parezca.'],
    asks: ['#moment ¿Qué ha pasado hoy?', '#time ¿Lleva todo el día o ha empezado hace poco?', '#body ¿Dónde se nota más?', '#others ¿Hay alguien cerca?', '#now ¿Cuál ha sido el peor rato?'],
  },
}
