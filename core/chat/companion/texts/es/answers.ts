import type { Texts } from '../texts'

/** What follows an answer, by what was asked or by what the answer is. The questions must stand after any answer of that kind. */
export const answers: Texts['answers'] = {
  any: {
    says: ['Ah, así lo entiendo.', 'Está bien saber eso.', 'Entiendo lo que dices.', 'Claro, lo entiendo.'],
    asks: ['#moment ¿Me cuentas un poco más?', '#moment ¿Quieres contarme más?', '#moment ¿Hay algo más que quieras contar de eso?', '#moment ¿Me hablas un poco más de eso?'],
  },
  past: {
    says: ['Ya veo cómo fue.', 'Entiendo, fue así.', 'Debió de ser todo un momento.'],
    asks: ['#now ¿Cómo es contarlo ahora?', '#moment ¿Me cuentas un poco más?', '#moment ¿Hay algo más que quieras contar de eso?', '#moment ¿Me hablas un poco más de eso?'],
  },
  used: {
    says: ['Ya me imagino esos días.', 'Entonces era lo de siempre.', 'Se nota que lo recuerdas bien.'],
    asks: ['#moment ¿Te acuerdas de una vez en particular?', '#word ¿Qué extrañas de entonces?'],
  },
  present: {
    says: ['Ya veo cómo está todo.', 'Entonces sigue siendo así.', 'Entiendo cómo es ahora.'],
    asks: ['#moment ¿Cómo ha sido esta semana?', '#now ¿Y tú, cómo estás con eso?', '#moment ¿Me cuentas un poco más?', '#moment ¿Quieres contarme más?', '#moment ¿Hay algo más que quieras contar de eso?'],
  },
  theirs: {
    says: ['Ya veo cómo piensa.', 'Entiendo, esa es su manera de verlo.', 'Claro, cada quien lo dice a su modo.'],
    asks: ['#word ¿Y tú, cómo lo ves?', '#word ¿Te dolió?', '#word ¿Cómo te sentó?', '#word ¿Y a ti cómo te deja eso?'],
  },
  name: {
    says: ['Gracias por decirme el nombre.', 'Ya sé de quién hablamos.'],
    asks: ['#who @dead @known @named ¿Cómo era {n} en un día cualquiera?', '#who @baby @named ¿Quién eligió el nombre {de.n}?', '#who @baby @named ¿Qué imaginabas cuando pensabas en {n}?', '#who @past @named ¿Qué es lo primero que recuerdas {de.n}?', '#who @dead @known @person @named ¿Qué decía {n} que nadie más dijera?', '#who @dead @known @person @named ¿Qué hacía {n} un domingo por la tarde?', '#who @living @named ¿Cómo es {n} contigo?', '#others @living @named ¿Cuánto sabe {n} de lo que te pasa?', '#who @gone @named ¿Cómo era {n} cuando todo iba bien?', '#moment @gone @named ¿Cómo apareció {n} en tu vida?'],
  },
  who: {
    says: ['Voy conociendo un poco a esa persona.', 'Ya me la imagino mejor, a esa persona.', 'Se nota que es alguien importante.'],
    asks: ['#who @past ¿Y contigo, cómo era {n}?', '#moment @someone ¿Te acuerdas de un día en concreto?', '#who @past ¿Qué cosas le gustaban {a.n}?', '#who @past ¿Qué cosas le daban risa?', '#who @past ¿De qué se quejaba siempre?', '#who @past ¿Cómo te demostraba cariño?', '#others @living ¿Cuándo hablaste por última vez con {n}?', '#others @living ¿Qué sabe {n} de cómo estás?', '#who @living ¿Cómo te trata {n}?', '#who @baby ¿Qué habías imaginado?', '#moment @someone ¿Qué fue lo último que hicieron en compañía?'],
  },
  moment: {
    says: ['Me lo imagino como lo cuentas.', 'Ya veo ese momento.', 'Se entiende que lo recuerdes.'],
    asks: ['#moment ¿Qué pasó luego?', '#others ¿Había alguien cerca?', '#moment ¿Hay algún detalle que no se olvide?', '#want ¿Qué te habría ayudado entonces?'],
  },
  body: {
    says: ['Ya veo cómo te afecta.', 'No me extraña que el cuerpo lo note.', 'Son cosas que se sienten en todo el cuerpo.'],
    asks: ['#time ¿A qué horas se nota más?', '#want ¿Hay algo que lo alivie un poco?', '#moment ¿Cuándo empezó a notarse así?', '#body ¿Y ahora, mientras escribes?', '#body ¿Has dormido bien?'],
  },
  now: {
    says: ['Entiendo, así va hoy.', 'Gracias por decirme cómo estás hoy.', 'Ya veo cómo va el día.'],
    asks: ['#want ¿Qué haría el resto del día más llevadero?', '#time ¿Es distinto de hace una semana?', '#moment ¿Cuál ha sido el rato menos malo de hoy?', '#others ¿Has hablado hoy con alguien?', '#now ¿Qué vas a hacer después?'],
  },
  word: {
    says: ['Es una palabra muy clara.', 'Entiendo que lo digas así.', 'Dicho así se entiende.'],
    asks: ['#moment ¿Por qué esa palabra?', '#others ¿Quién te ha oído decirlo?', '#moment ¿De cuándo viene?', '#moment ¿Qué pasó para que lo veas así?', '#time ¿Es así siempre?'],
  },
  thing: {
    says: ['Ya entiendo por qué importa.', 'Se nota que le tienes cariño.', 'Me lo imagino ahí.'],
    asks: ['#moment ¿De dónde salió?', '#want ¿Piensas conservarlo?', '#moment ¿Qué historia tiene?', '#now ¿Lo has vuelto a mirar hace poco?', '#thing ¿Hay otras cosas así?', '#others ¿A quién se lo has enseñado?'],
  },
  others: {
    says: ['Es bueno saber quién está cerca.', 'Ya veo con quién cuentas.', 'Gracias por hablarme de tu gente.'],
    asks: ['#others ¿Saben cómo estás de verdad?', '#want ¿Qué te gustaría que hicieran?', '#others ¿Qué te frena para contarlo?', '#moment ¿Cuándo fue la última vez que hablaste con calma con alguien?', '#want ¿Qué ayuda vendría bien?', '#others ¿Hay más gente cerca?', '#time ¿Cuándo será la próxima visita o llamada?'],
  },
  time: {
    says: ['Entiendo, es entonces cuando pasa.', 'Claro, no es igual a todas horas.'],
    asks: ['#moment ¿Qué suele pasar justo antes?', '#moment ¿Qué haces cuando llega ese momento?', '#now ¿Y hoy, cómo ha sido?', '#others ¿Hay alguien contigo en esos momentos?', '#want ¿Qué te haría bien en ese rato?'],
  },
  span: {
    says: ['{span}. Es mucho tiempo.', '{span}. Son muchos recuerdos.', '{span}, día tras día. Es mucho.', '{span}. Se dice pronto, y cuántas cosas habrán pasado.'],
    asks: ['#moment De todo ese tiempo, ¿qué época recuerdas mejor?', '#now ¿Y cómo están siendo estos últimos días?', '#moment ¿Qué ha cambiado más desde el principio?'],
  },
  recent: {
    says: ['{span}. Todavía es todo muy reciente.', '{span}. Es muy poco tiempo.', '{span}, y seguro que ha habido días de todas las clases.'],
    asks: ['#now ¿Cómo han sido estos días?', '#moment ¿Qué ha sido lo más raro de este tiempo?', '#now ¿Qué sigue igual que antes, y qué ya no?', '#others ¿Quién te ha acompañado en estos días?'],
  },
  hour: {
    says: ['Es una hora difícil, la verdad.', 'Entiendo que sea justo a esa hora.', 'A esa hora se piensa mucho.', 'Qué largo se debe de hacer ese rato.'],
    asks: ['#moment ¿Qué había antes a esa hora?', '#moment ¿Qué haces entonces, normalmente?', '#others ¿Hay alguien en casa a esa hora?', '#want ¿Qué podría ayudarte en ese momento?', '#time ¿Todos los días a la misma hora?'],
  },
  want: {
    says: ['Entiendo que te haga falta.', 'Ya veo lo que te gustaría.', 'Es algo muy concreto, y está bien decirlo.'],
    asks: ['#others ¿Hay quien pueda ayudar?', '#word ¿Qué sería distinto entonces?', '#want ¿Y qué lo pone difícil?', '#want ¿Se podría empezar por algo pequeño?', '#time ¿Es de ahora o de siempre?'],
  },
}

/** After a word or two. */
export const shortAnswers: Texts['shortAnswers'] = {
  yes: {
    says: ['Ya veo.', 'Eso imaginaba.', 'Sí, entonces.', 'Te entiendo.', 'Sí, lo entiendo.', 'Claro.'],
    asks: ['#moment ¿Hay algo más detrás?', '#now ¿Y cómo es en un día normal?', '#want ¿Qué te gustaría contar de eso?', '#time ¿Desde cuándo es así?', '#word ¿Con qué palabras lo dirías tú?', '#moment ¿Cuándo lo notaste más?', '#moment ¿Hay un ejemplo de esta semana?'],
  },
  no: {
    says: ['Ah, no.', 'Está bien que lo digas.', 'No, entonces.', 'Entendido.', 'Bien, no es eso.', 'Perfecto, dejamos eso.'],
    asks: ['#word ¿Cómo es, entonces?', '#moment ¿Qué pasó, entonces?', '#now ¿Qué te preocupa ahora?', '#want ¿De qué prefieres que hablemos?', '#moment ¿Qué tendría que haber preguntado?', '#now ¿Y cómo va la semana?', '#want ¿Hay otra cosa más importante hoy?'],
  },
  dontknow: {
    says: ['No hace falta saberlo.', 'Ya se verá.', 'A lo mejor no era una buena pregunta.', 'Es pronto para saberlo, quizá.', 'Hay cosas que se saben después.', 'Sin problema. No todo tiene que contestarse.', 'No te preocupes, no importa.', 'Normal, no es fácil de contestar.'],
    asks: ['#now Voy a algo más pequeño: ¿cómo ha sido la última hora?', '#thing ¿Qué tienes delante ahora mismo?', '#body ¿Y el cuerpo, cómo anda?', '#moment ¿Qué fue lo último que hiciste antes de escribir aquí?', '#who Cambio de pregunta: ¿en quién has pensado hoy?', '#time ¿Qué rato del día se lleva mejor?', '#now ¿Has comido algo hoy?', '#want ¿Te ayuda más que pregunte o que me calle?', '#thing ¿Hay algo en el cuarto que te guste mirar?', '#others ¿Hay alguien más en casa ahora?'],
  },
  nothing: {
    says: ['Nada, entonces. También puede ser.', 'Está bien que hoy no haya nada.', 'Nada. Bien, no insisto.', 'A veces cuesta encontrar qué decir.'],
    asks: ['#time ¿Es solo hoy, o viene de antes?', '#now ¿Qué has hecho hoy, aunque parezca que no cuenta?', '#body ¿Hay sueño, hambre, frío?', '#moment ¿Qué fue lo último que te dio alegría?', '#others ¿Has visto hoy a alguien?'],
  },
  nobody: {
    says: ['Nadie, por ahora. Entonces lo llevas a solas.', 'Nadie. Debe de sentirse mucha soledad.', 'Siento que no haya nadie.', 'A nadie, todavía. Aquí se puede contar.'],
    asks: ['#others Si hubiera que elegir a alguien, ¿quién sería el menos difícil?', '#others ¿Qué temes que pasaría si lo supieran?', '#others ¿Hubo alguien a quien sí se lo habrías contado?', '#time ¿Desde cuándo lo llevas así?', '#others ¿Quién solía estar cerca antes?', '#want ¿Te gustaría que alguien te acompañara?'],
  },
  everything: {
    says: ['Todo. Cuando es todo, no se sabe por dónde empezar.', 'Todo a la vez es lo que más cansa.', 'Todo, entonces. Podemos ir por partes.', 'Es muchísimo, todo junto.'],
    asks: ['#word De todo eso, ¿qué pesa más hoy?', '#moment ¿Por dónde empezó?', '#now ¿Qué parte no puede esperar?', '#time ¿Qué es lo primero que hay que resolver?'],
  },
  ack: {
    says: ['Bien.', 'Sigo aquí.', 'De acuerdo.', 'Te leo.', 'Perfecto, a tu paso.', 'Sin prisa, entonces.', 'Aquí sigo, con calma.'],
    asks: ['#now @late ¿Qué te queda dando vueltas de lo que hemos hablado?', '#want ¿Hay algo que no haya preguntado y te gustaría contar?', '#now @late ¿Cómo estás ahora, comparado con cuando empezaste a escribir?', '#moment ¿Qué te espera en la próxima hora?', '#word ¿Qué parte es mejor dejar para otro día?', '#want ¿Seguimos con lo mismo o cambiamos?', '#now ¿Qué planes hay para hoy?'],
  },
  iKnow: {
    says: ['Lo sabes, y aun así pasa. No lo digo como reproche.', 'No te cuento nada nuevo, es verdad.', 'Saberlo no lo hace más fácil.', 'Sí, eso ya estaba claro.', 'Lo sabes de sobra, y cuesta igual.'],
    asks: ['#moment ¿Qué pasa justo en ese momento?', '#want ¿Qué ayudaría más que saberlo?', '#word ¿Qué te dices a ti en ese momento?', '#others ¿Te lo repiten mucho?', '#word ¿Qué es lo que lo hace tan difícil?'],
  },
  well: {
    says: ['Me alegro de que estés bien.', 'Qué bueno que hoy sea así.', 'Me alegra oírlo.', 'Da gusto leer eso hoy.'],
    asks: ['#moment ¿Qué ha ayudado?', '#time ¿Hacía mucho que no lo decías?', '#want ¿Qué te gustaría hacer con este rato?', '#moment ¿Qué ha sido lo mejor del día?', '#others ¿Con quién has estado?'],
  },
  badly: {
    says: ['Lo siento mucho, de verdad.', 'Qué pena que hoy vaya mal.', 'No es un buen día. No hace falta que lo parezca.', 'Qué mal día. Aquí estoy.'],
    asks: ['#moment ¿Qué ha pasado hoy?', '#time ¿Lleva todo el día o ha empezado hace poco?', '#body ¿Dónde se nota más?', '#others ¿Hay alguien cerca?', '#now ¿Cuál ha sido el peor rato?', '#want ¿Qué te aliviaría un poco ahora?'],
  },
}
