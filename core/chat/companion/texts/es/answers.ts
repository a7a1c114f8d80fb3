import type { Texts } from '../texts'

/** What follows an answer, by what was asked or by what the answer is. The questions must stand after any answer of that kind. */
export const answers: Texts['answers'] = {
  any: {
    says: ['Gracias por contestar a eso.', 'Eso me ayuda a situarme.', 'Lo que dices responde a más de lo que pregunté.', 'Es bueno saberlo.'],
    asks: ['#moment ¿Me cuentas un poco más?', '#word ¿Qué es lo que más se te queda de eso?', '#now ¿Cómo lo llevas tú?', '#moment ¿Cómo siguió?', '#moment ¿Qué más hubo?', '#word ¿Qué has pensado de eso, a solas?', '#want ¿Quieres seguir por ahí?', '#word ¿Qué es lo que más se queda de eso?', '#now ¿Y qué deja el decirlo?', '#moment ¿Qué más hubo alrededor?'],
  },
  past: { says: ['Pasó así, entonces.', 'Fue de esa manera, entonces.'], asks: ['#moment ¿Y después?', '#body ¿Qué pasó por dentro en ese momento?', '#others ¿Había alguien más?'] },
  used: { says: ['Así era, entonces.', 'De esa manera, y muchas veces.'], asks: ['#who ¿Cómo era eso, visto de cerca?', '#moment ¿Te acuerdas de una vez en concreto?', '#others ¿Quién más andaba por allí?', '#word ¿Qué es lo que más echas en falta de eso?', '#moment ¿Qué se oía, o qué se olía, en esos ratos?'] },
  present: { says: ['Así está ahora.', 'Eso es lo que hay ahora, entonces.'], asks: ['#time ¿Desde cuándo es así?', '#moment ¿Cómo es eso en un día cualquiera?', '#moment ¿Qué haces tú entonces?', '#want ¿Qué lo haría un poco distinto?', '#others ¿Quién lo nota?', '#body ¿Y el cuerpo, mientras tanto?', '#time ¿Hay días en que no?'] },
  theirs: { says: ['Así lo ve esa persona, o así lo dice.', 'Eso viene de esa persona, entonces.'], asks: ['#body ¿Qué te pasó por dentro al oírlo?', '#moment ¿Qué le respondiste?', '#others ¿Sabe cómo te sienta?', '#want ¿Qué te habría gustado que hiciera?', '#word ¿Y tú, cómo lo ves?', '#others ¿Se puede hablar de eso con esa persona?', '#body ¿Qué pasó por dentro al oírlo?', '#want ¿Qué habría hecho falta oír, en vez de eso?'] },
  name: { says: ['Gracias.', 'Queda guardado.'], asks: ['#who @dead @known @named ¿Cómo era {n}, en un día cualquiera?', '#who @baby @named ¿Quién eligió el nombre {de.n}?', '#who @baby @named ¿Qué imaginabas cuando pensabas en {n}?', '#who @past @named ¿Qué es lo primero que te viene al decir {n}?', '#who @dead @known @person @named ¿Qué decía {n} que nadie más dijera?', '#who @dead @known @person @named ¿Qué hacía {n} un domingo por la tarde?', '#who @living @named ¿Cómo es {n} contigo?', '#others @living @named ¿Qué sabe {n} de todo esto?', '#who @gone @named ¿Cómo era {n} cuando todo iba bien?', '#moment @gone @named ¿Cómo apareció {n} en tu vida?'] },
  who: {
    says: ['Voy viendo a esa persona un poco mejor.', 'Eso la dibuja más que una fecha.', 'Con ese detalle ya no es cualquiera.'],
    asks: ['#who @past ¿Qué más hacía {n} que fuera solo suyo?', '#moment @someone ¿Te viene una escena concreta, aunque sea de nada?', '#who @past ¿Y contigo, cómo era {n} contigo?', '#who @past ¿Qué parte de esa manera de ser se te ha quedado a ti?', '#who @past ¿En qué se notaba que te quería, si se notaba?', '#who @past ¿Qué le hacía reír?', '#who @past ¿De qué se quejaba siempre?', '#others @living ¿Cuándo hablaste por última vez con {n}?', '#others @living ¿Qué sabe {n} de cómo estás?', '#who @living ¿Cómo es {n} contigo?', '#who @baby ¿Qué habías imaginado?', '#moment @someone ¿Hay una escena concreta, aunque sea de nada?'],
  },
  moment: {
    says: ['Me lo imagino como lo cuentas.', 'Esa escena se queda.', 'Gracias por volver ahí conmigo.'],
    asks: ['#body ¿Qué notabas tú por dentro?', '#moment ¿Y después?', '#others ¿Quién estaba contigo?', '#moment ¿Qué detalle de ahí no se te va?', '#now ¿Qué cambia cuando lo cuentas?', '#want ¿Qué habrías necesitado entonces?', '#moment ¿Cómo acabó ese día?'],
  },
  body: {
    says: ['El cuerpo lleva su propia cuenta.', 'Ahí, entonces. Bien localizado.'],
    asks: ['#time ¿A qué horas se nota más?', '#want ¿Hay algo que lo afloje, aunque sea poco?', '#moment ¿Cuándo empezó a notarse así?', '#body ¿Y ahora, mientras escribes?'],
  },
  now: {
    says: ['Así está hoy, entonces.', 'Gracias por decirme cómo está la cosa hoy, sin arreglarla.'],
    asks: ['#want ¿Qué haría el resto del día un poco más llevadero?', '#time ¿Es distinto de hace una semana?', '#moment ¿Cuál ha sido el peor rato de hoy, y cuál el menos malo?', '#others ¿Alguien más lo nota?'],
  },
  word: {
    says: ['Esa palabra sirve.', 'Es una palabra con peso.', 'Te quedas con una palabra que pesa lo suyo.'],
    asks: ['#moment ¿De qué momento viene?', '#body ¿Qué pasa por dentro al decirlo?', '#others ¿Se lo has dicho así a alguien?', '#word ¿Qué hay debajo, si lo hay?'],
  },
  thing: {
    says: ['Los objetos se acuerdan por uno.', 'Con algo que se toca es más fácil hablar.'],
    asks: ['#moment ¿De cuándo es?', '#want ¿Qué te gustaría hacer con eso, algún día?', '#moment ¿Qué recuerdo trae?', '#now ¿Lo has vuelto a mirar hace poco?', '#want ¿Qué se podría hacer con eso, algún día?'],
  },
  others: {
    says: ['Saber con quién se cuenta, y con quién no, ya es mucho.', 'Es bueno saber quién hay alrededor.'],
    asks: ['#others ¿Qué sabe de cómo estás de verdad?', '#want ¿Qué te gustaría que hiciera?', '#others ¿Qué te frena para contarlo entero?', '#moment ¿Cuándo fue la última vez que hablaste con calma con alguien?', '#others ¿Qué es lo que frena para contarlo entero?', '#want ¿Qué ayuda vendría bien, de la gente de cerca?', '#moment ¿Cuándo hubo una conversación con calma, por última vez?'],
  },
  time: {
    says: ['Es más tiempo del que parece desde fuera.', 'Tiene sus horas, por lo que veo.'],
    asks: ['#moment ¿Qué suele haber alrededor cuando pasa?', '#body ¿Cómo se nota cuando llega?', '#now ¿Y hoy, cómo ha sido?', '#want ¿Qué te gustaría que hubiera en ese rato?'],
  },
  span: {
    says: ['{span}. Eso son muchas mañanas.', '{span}. Da para muchas costumbres.', '{span}. Dicho deprisa parece menos.', '{span}. Se dice en dos palabras y se vive día a día.'],
    asks: ['#moment De todo ese tiempo, ¿qué época recuerdas mejor?', '#now ¿Y cómo están siendo estos últimos días?', '#moment ¿Qué ha cambiado más desde el principio?', '#who ¿Qué costumbre quedó hecha en ese tiempo?'],
  },
  recent: { says: ['{span}. Todavía es todo muy reciente.', '{span}. El cuerpo ni se ha enterado aún.', '{span}, y seguro que ha habido días de todas las clases.'], asks: ['#now ¿Cómo han sido estos días?', '#moment ¿Qué ha sido lo más raro de este tiempo?', '#now ¿Qué sigue igual que antes, y qué ya no?'] },
  hour: {
    says: ['Esa hora, entonces. Tiene su lógica: es cuando el día deja de tapar.', 'Esa hora tiene mala fama con razón.', 'Ya veo. Las horas tienen memoria.', 'Ese rato, entonces.'],
    asks: ['#moment ¿Qué había antes a esa hora?', '#body ¿Qué notas primero cuando llega?', '#moment ¿Qué haces entonces, normalmente?', '#want ¿Qué podría haber en ese rato que ayudara, aunque fuera poco?'],
  },
  want: {
    says: ['Eso que querrías dice mucho de lo que falta.', 'Es una cosa concreta. Las concretas se dejan mirar.', 'En lo que se querría se ve bien lo que falta.'],
    asks: ['#others ¿Lo sabe alguien?', '#word ¿Qué cambiaría para ti?', '#want ¿Y qué se pone en medio?'],
  },
}

/** After a word or two. */
export const shortAnswers: Texts['shortAnswers'] = {
  yes: {
    says: ['Sí. Te creo.', 'Ya veo.', 'Lo tomo como un sí, sin prisa.', 'Eso imaginaba.', 'Un sí corto también cuenta.', 'Sí, entonces.', 'Bien.', 'Te entiendo.'],
    asks: ['#moment ¿Qué hay detrás de ese sí?', '#now ¿Y cómo se nota eso en un día normal?', '#want ¿Qué parte de eso te gustaría contar?', '#time ¿Desde cuándo es así?', '#word ¿Con qué palabras lo dirías tú?', '#moment ¿Cuándo lo notaste por última vez?', '#moment ¿Hay un ejemplo de esta semana?'],
  },
  no: {
    says: ['De acuerdo, no.', 'Bien que lo digas.', 'No, entonces.', 'Entendido.', 'Vale, no va por ahí.', 'Ese no también informa.', 'Me aparto de ahí.'],
    asks: ['#word ¿Cómo es, entonces?', '#want ¿Hacia dónde tendría que mirar?', '#moment ¿Qué sí hay?', '#now ¿Qué es lo que ocupa más sitio ahora?', '#want ¿De qué prefieres que hablemos?', '#moment ¿Qué tendría que haberte preguntado?', '#moment ¿Qué tendría que haber preguntado?'],
  },
  dontknow: {
    says: ['No hace falta saberlo.', 'No saber es una respuesta honrada.', 'Está bien. Dejo esa pregunta en el suelo.', 'A lo mejor no era una buena pregunta.', 'Es pronto para saberlo, quizá.', 'Hay cosas que se saben después.', 'Sin problema. No todo tiene que contestarse.', 'Ese no saber también pesa lo suyo.'],
    asks: ['#now Voy a algo más pequeño: ¿cómo ha sido la última hora?', '#thing ¿Qué tienes delante ahora mismo?', '#body ¿Y el cuerpo, cómo anda?', '#moment ¿Qué fue lo último que hiciste antes de escribir aquí?', '#who Cambio de pregunta: ¿quién te viene a la cabeza?', '#time ¿Qué rato del día se lleva mejor?', '#now ¿Has comido algo hoy?', '#want ¿Te ayuda más que pregunte o que me calle?', '#thing ¿Hay algo en el cuarto que te guste mirar?', '#want ¿Ayuda más que pregunte o que me calle?', '#thing ¿Qué hay delante ahora mismo, en la mesa o en la pared?'],
  },
  nothing: {
    says: ['Nada, entonces. También puede ser eso.', 'A veces «nada» es el nombre corto de algo largo.', 'Lo dejo en nada, de momento.', 'Nada. Bien, no lo empujo.'],
    asks: ['#time ¿Es una nada de hoy, o viene de antes?', '#body ¿Cómo es esa nada: tranquila, pesada, seca?', '#now ¿Qué has hecho hoy, aunque parezca que no cuenta?', '#moment ¿Qué fue lo último que sí fue algo?'],
  },
  nobody: {
    says: ['A nadie, todavía. Entonces esto lo llevas a solas.', 'Nadie. Es mucho peso para una sola persona.', 'Entiendo: de momento solo lo sabe esta página.', 'Nadie, dices. Aquí al menos ha quedado dicho.'],
    asks: ['#others Si hubiera que elegir a alguien, ¿quién sería el menos difícil?', '#others ¿Qué es lo que temes que pasara si lo supieran?', '#others ¿Hubo alguien a quien sí se lo habrías contado?', '#time ¿Desde cuándo lo llevas así?', '#others ¿Qué es lo peor que pasaría si alguien lo supiera?', '#time ¿Cuánto tiempo lleva eso guardado?'],
  },
  everything: {
    says: ['Todo. Cuando es todo, no se sabe por dónde cogerlo.', 'Todo a la vez es lo que más cansa.', 'Todo, entonces. No hay que levantarlo entero.'],
    asks: ['#word De ese todo, ¿qué esquina pesa más hoy?', '#moment ¿Por dónde empezó?', '#now ¿Qué parte aprieta ahora mismo?'],
  },
  ack: {
    says: ['Bien.', 'Sigo aquí.', 'De acuerdo.', 'Vale, voy contigo.', 'Te leo.', 'Perfecto, a tu paso.', 'Sin prisa, entonces.'],
    asks: ['#want ¿Quieres seguir por ahí o cambiamos?', '#now @late ¿Qué te queda dando vueltas de lo que hemos hablado?', '#want ¿Hay algo que no haya preguntado y debiera?', '#now @late ¿Cómo estás ahora, comparado con cuando empezaste a escribir?', '#moment ¿Qué te trae la siguiente hora?', '#word ¿Qué parte prefieres que dejemos para otro día?', '#want ¿Seguimos por ahí o cambiamos?', '#word ¿Qué parte es mejor dejar para otro día?'],
  },
  iKnow: {
    says: ['Sí, lo sabes. Saberlo y poder son dos pisos distintos.', 'Lo sabes, y aun así pasa. No lo digo como reproche.', 'No te cuento nada nuevo, es verdad.', 'Saberlo y poder hacerlo son dos pisos distintos.', 'No es nada nuevo, es verdad. Y aun así pasa.'],
    asks: ['#moment ¿Qué pasa justo en el momento en que, sabiéndolo, ocurre?', '#want ¿Qué te ayudaría más que saberlo?', '#word ¿Qué te dices a ti en ese momento?', '#want ¿Qué ayudaría más que saberlo?'],
  },
  well: {
    says: ['Me alegro de que haya un bien por ahí.', 'Bien está. No hay que pedirle más.', 'Un rato así también cuenta.'],
    asks: ['#moment ¿Qué ha ayudado?', '#now ¿Es un bien de verdad o de los de cortesía?', '#time ¿Cuánto hace que no lo decías?', '#want ¿Qué te gustaría hacer con este rato?', '#want ¿En qué se podría gastar un rato así?'],
  },
  badly: {
    says: ['Lo siento. Gracias por no maquillarlo.', 'Mal, dicho así, sin vueltas. Te leo.', 'No es un buen día. No hace falta que lo parezca.'],
    asks: ['#moment ¿Qué ha pasado hoy?', '#time ¿Lleva todo el día o ha empezado hace poco?', '#body ¿Dónde se nota más?', '#others ¿Hay alguien cerca?', '#now ¿Cuál ha sido el peor rato?'],
  },
}
