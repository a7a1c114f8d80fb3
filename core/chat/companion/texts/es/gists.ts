import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind; a third and more say no «tú», for those who say «usted». */
export const gists: Texts['gists'] = {
  heavy: {
    says: [
      'Lo siento, de verdad.', 'Siento mucho que estés pasando por esto.', 'Qué duro.', 'Tiene que ser muy difícil.', 'Te duele, y lo siento de veras.', 'Es mucho lo que tienes encima.',
      'Aquí lo puedes decir todo.', 'No te voy a decir que no es nada.', '@dead @named Siento mucho que te falte {n}.', 'Lo siento mucho.',
    ],
    asks: [
      '#others ¿Quién está cerca estos días?', '#word ¿Qué parte te duele más?', '#others ¿Con quién has podido hablar de esto?', '#now ¿Cómo va el día de hoy?',
      '#word ¿Qué es lo más difícil de todo?', '#others ¿Hay alguien a quien puedas llamar hoy?', '#want ¿Qué te haría bien ahora mismo?', '#want ¿Qué te vendría bien hoy?',
    ],
  },
  fact: {
    says: [
      'Ah, ya entiendo.', 'No lo sabía.', 'Entiendo que quieras contarlo.', '@dead @named Siento mucho que ya no esté {n}.', 'Gracias, así me hago una idea.', 'Gracias por contármelo.',
    ],
    asks: [
      '#who @past @known @named ¿Cómo era {n}?', '#now ¿Y estos días, cómo te va?', '#word ¿Qué más tendría que saber?', '#now ¿Y tú, cómo estás con todo eso?',
      '#word ¿Qué es lo que más importa de eso?', '#moment ¿Quieres contarme más?',
    ],
  },
  ending: {
    says: [
      'Qué duro tener que vivir eso.', 'Qué pena tan grande, de verdad.', 'Siento mucho que fuera así.', 'Normal que no se te quite de la cabeza.', 'Qué momento tan difícil.',
      'Siento que tuvieras que pasar por eso.', 'Eso no se olvida.', '@dead @named Siento mucho lo {de.n}.', 'Tuvo que ser durísimo.', 'No me extraña que lo recuerdes tan bien.',
      'Qué tristeza.', 'Debió de ser muy difícil para ti.', 'Ojalá hubiera sido de otra manera.', 'Lo siento mucho.',
    ],
    asks: [
      '#time ¿Cuánto hace de eso?', '#moment ¿Cómo fueron los primeros días?', '#others ¿Le has contado a alguien cómo fue?', '#now ¿Te acuerdas mucho de ese momento?',
      '#moment ¿Qué recuerdas más de ese día?', '#word ¿Qué fue lo más duro de ese día?', '#now ¿Cómo estás tú, al contarlo?', '#others ¿Con quién puedes hablar de eso?',
    ],
  },
  portrait: {
    says: [
      '@past @known @named Ya me hago una idea de cómo era {n}.', 'Lo cuentas tan bien que casi se puede ver.', '@past @known Se nota que {lo} conocías muy bien.',
      '@past @known @named No habrá muchos como {n}.', 'Da gusto cómo lo cuentas.', '@past @known Qué detalle tan suyo.', 'Ahora sí me lo puedo imaginar.',
      '@past @known @named Me gusta saber cosas así {de.n}.', 'Son detalles que no se olvidan.',
    ],
    asks: [
      '#who @past @known @person @named ¿Qué te decía {n}?', '#who @past @known @person ¿Qué le hacía reír {a.n}?', '#who @past @known ¿Qué más hacía {n} que fuera solo suyo?',
      '#who @past @known @person ¿Tenía {n} alguna frase de las que se repiten?', '#who @past @known ¿Qué era lo que mejor se le daba?', '#who @past @known ¿Qué más te viene {de.n}?',
      '#who ¿Qué más me contarías?',
    ],
  },
  remains: {
    says: [
      'Claro que no es una cosa cualquiera.', '@past @known Qué cosa tan suya.', 'Normal que te importe tanto.', '@dead @named Es algo {de.n}, cómo no va a importar.',
      '@past @known @named Cuánto te debe de recordar {a.n}.', 'Entiendo que importe.', 'Cómo no va a importar.', 'Las cosas también traen a la gente.',
    ],
    asks: [
      '#thing @past ¿Hay algo suyo que uses todavía?', '#word ¿Qué te trae a la cabeza?', '#moment ¿Qué recuerdos te trae?', '#word ¿Qué es lo que más importa de eso?',
    ],
  },
  absence: {
    says: [
      'Cuánto se extraña en momentos así.', 'Qué falta te hace.', 'Normal que lo notes justo ahí.', 'Son los momentos que más cuestan.', 'Ahí se nota muchísimo.', 'Se te debe de hacer muy raro.', 'Ahí es imposible no pensarlo.', 'Se tarda mucho en hacerse a la idea.',
      '@past @known @named Cuánto extrañas {a.n}.', 'Es un hueco muy grande.', 'Debe de doler cada vez.', 'No te acostumbras de un día para otro.', '@dead @named Claro que ahí te falta {n}.',
      'Esas cosas tan simples son las que más se extrañan.', 'Qué triste, ese momento.',
    ],
    asks: [
      '#time ¿En qué momento lo notas más?', '#moment ¿Cómo era antes ese momento?', '#others ¿Con quién puedes hablar de eso?', '#time ¿Hay días en que se nota menos?',
      '#want ¿Qué te gustaría que hubiera en ese rato?', '#word ¿Qué es lo que más falta ahí?', '#now ¿Hoy también lo notaste?',
      '#who @past @known @person @named ¿Qué le contarías hoy {a.n}?',
    ],
  },
  habit: {
    says: [
      'Entiendo que lo hagas.', 'Tiene todo el sentido.', '@dead @named Es una manera de seguir cerca {de.n}.', 'Mucha gente hace cosas parecidas.',
      'No tienes que explicárselo a nadie.', 'Se entiende que haga falta.', 'Lo entiendo muy bien.',
    ],
    asks: [
      '#others ¿Hay alguien que lo sepa?', '#others ¿Te acompaña alguien alguna vez?', '#word ¿En qué piensas en ese rato?', '#who @past @known ¿Qué diría {n} si se enterara?',
      '#time ¿Cuándo empezaste?', '#word ¿Qué significa para ti?', '#moment ¿Hay algo más que quieras contar de eso?',
    ],
  },
  slight: {
    says: [
      'Con razón da rabia.', 'Qué falta de tacto.', 'Eso no se hace.', 'Encima de todo, eso.', 'Con razón te dolió.', 'Qué feo.', 'Entiendo perfectamente que te doliera.',
      'No hay derecho.', 'No estás exagerando.', 'Qué injusto.', 'Te tendrían que haber tratado mejor.', 'Da coraje, la verdad.', 'Qué poca consideración.',
      'Normal que sigas pensando en eso.', 'Eso duele.',
    ],
    asks: [
      '#want ¿Qué te habría gustado que hiciera?', '#word ¿Qué fue lo que más te dolió?', '#others ¿Alguien se puso de tu lado?', '#want ¿Qué le dirías ahora?',
      '#now ¿Cómo está ahora la relación?', '#moment ¿Y qué hiciste entonces?', '#moment ¿En qué quedaron las cosas?', '#now ¿Todavía te duele?', '#word ¿Cómo te quedaste?',
    ],
  },
  others: {
    says: [
      'Se nota que te importa mucho.', 'Cómo no te va a importar.', 'Ya me hago una idea de la situación.', '@living @named Se nota que tienes muy presente {a.n}.', 'Ya veo cómo es.',
    ],
    asks: [
      '#others @living @named ¿Qué sabe {n} de todo esto?', '#word ¿Y tú, qué piensas?', '#want ¿Qué te gustaría decirle?', '#word ¿Y a ti cómo te deja eso?',
      '#word ¿Cómo te sientes tú con eso?',
    ],
  },
  plan: {
    says: [
      'Ojalá salga como esperas.', 'Que salga todo bien.', 'Ojalá te haga bien.', 'Ya me contarás cómo fue.', 'Espero que sea como lo imaginas.', 'Deseo que te vaya bien.',
      'Ojalá vaya bien.',
    ],
    asks: [
      '#others ¿Lo haces con alguien?', '#now ¿Lo esperas con ganas o con nervios?', '#now ¿Y cómo te sientes con eso?', '#moment ¿Me cuentas un poco más?',
    ],
  },
  done: {
    says: [
      'Me alegro de que lo hicieras.', 'Eso tiene mucho mérito.', 'Con todo lo que hay encima, qué mérito.', 'Ese paso lo diste tú.', 'Y lo hiciste.', 'No es poco.',
    ],
    asks: [
      '#moment ¿Cómo te sentiste después?', '#now ¿Cómo estás ahora con eso?', '#moment ¿Me cuentas un poco más?',
    ],
  },
  dilemma: {
    says: [
      'Cualquiera dudaría ahí.', 'Entiendo que dudes.', 'No es nada fácil decidir eso.', 'Las dos cosas se entienden.', 'Con razón te cuesta decidirte.', 'Es una decisión difícil.',
      'Puedes pensarlo en voz alta aquí.', 'No te voy a empujar hacia ningún lado.', 'Tiene sentido querer pensarlo bien.', 'Hay razones para las dos cosas.',
    ],
    asks: [
      '#time ¿Hasta cuándo hay tiempo para decidir?', '#others ¿Qué dice la gente cercana?', '#now ¿Hacia qué lado te inclinas hoy?', '#time ¿Desde cuándo lo dudas?',
      '#word ¿Qué es lo que más pesa de eso?',
    ],
  },
  joke: {
    says: [
      'Qué ocurrencia.', 'Tienes mucha gracia.', 'Qué chispa.', 'Con ese humor da gusto hablar.', 'Eso estuvo bueno.', 'Me gusta tu humor.', 'Qué manera de decirlo.',
    ],
    asks: [
      '#who @past @known @person ¿Se reía {n} con tus bromas?', '#time ¿Siempre tuviste ese humor?', '#who @past @known @person @named ¿Qué habría contestado {n}?',
      '#now Y fuera de bromas, ¿cómo estás?', '#now ¿Y cómo va lo demás?',
    ],
  },
  whatif: {
    says: [
      'Es muy fácil verlo ahora. Entonces no lo era.', 'Qué duro, darle tantas vueltas.', 'Se entiende que duela.', 'Cuánto debe de pesarte.', 'Es mucho peso para ponerlo todo ahí.',
      'Después todo parece más claro.', 'Siento que cargues con eso.', 'Ojalá pudieras soltarlo un poco.', 'Qué cansado, pensarlo una y otra vez.',
    ],
    asks: [
      '#time ¿Cuándo te viene más a la cabeza?', '#others ¿Con quién has podido hablarlo?', '#time ¿Desde cuándo le das vueltas?', '#word ¿Qué es lo que más vuelve de eso?',
    ],
  },
  worry: {
    says: [
      'Normal que te dé miedo.', 'Eso asusta a cualquiera.', 'Cualquiera tendría miedo.', 'Entiendo ese miedo.', 'No es ninguna tontería.', 'Debe de cansar mucho estar pensando en eso.',
      'Con razón te preocupa.', 'Es mucha incertidumbre.', 'Siento que tengas esa preocupación.', 'Está bien decirlo en voz alta.', 'Quién no se preocuparía.',
      'Con algo así cuesta estar en paz.',
    ],
    asks: [
      '#time ¿Cuándo te preocupa más?', '#others ¿Sabe alguien que estás con ese miedo?', '#want ¿Qué te ayuda a calmarte un poco?', '#body ¿Te deja dormir?',
      '#now ¿Hoy es más fuerte que otros días?', '#others ¿Quién podría acompañarte en eso?', '#others ¿Con quién puedes hablar de eso?',
    ],
  },
  state: {
    says: [
      'Siento que estés así.', 'Qué días más duros.', 'No tienes que estar bien aquí.', 'Cuánto cansancio.', 'Ojalá afloje pronto.', 'Hoy no hace falta poder con todo.', 'Cuesta mucho estar así.', 'No te exijas más por hoy.', 'Debe de ser agotador.',
      'Siento que cueste tanto.', 'Qué mal se pasa.', 'Conmigo no hace falta disimular.', 'Ojalá tengas pronto un rato mejor.', 'Me importa cómo estás.', 'Son días muy difíciles.', 'Poco a poco, sin exigencias.',
    ],
    asks: [
      '#others ¿Alguien sabe que estás así?', '#now ¿Hoy es igual que ayer?', '#want ¿Qué te ayuda, aunque sea un poco?', '#time ¿Cuándo empezaste a estar así?',
      '#want ¿Qué haría el día un poco más fácil?', '#others ¿Quién te pregunta cómo estás?',
    ],
  },
  good: {
    says: [
      'Qué alegría.', 'Me alegro mucho.', 'Qué bien.', 'Qué bonito.', 'Da gusto leerlo.', 'Qué lindo.', 'Qué gusto.', 'Me gusta que me cuentes esto.', 'Eso también hay que contarlo.',
    ],
    asks: [
      '#moment ¿Me cuentas un poco más?', '#now ¿Y cómo estás ahora?', '#moment ¿Quieres contarme más?',
    ],
  },
  want: {
    says: [
      'Se nota que hace mucha falta.', 'No es ningún capricho.', 'Es importante para ti, se nota.', 'Puedes hablarme de eso todo lo que quieras.',
    ],
    asks: [
      '#time ¿Desde cuándo lo quieres?', '#word ¿Qué cambiaría para ti?', '#want ¿Qué es lo que lo impide?', '#want ¿Cómo sería?', '#word ¿Qué es lo que más falta te hace?',
      '#time ¿Es algo de ahora, o de antes?',
    ],
  },
  thought: {
    says: [
      'Entiendo lo que quieres decir.', 'Se nota que lo has pensado mucho.', 'Te ha costado llegar a esa idea, seguro.', 'Me interesa lo que piensas.', 'Se entiende de dónde viene.',
      'Lo dices muy claro.', 'Entiendo que lo veas así.',
    ],
    asks: [
      '#time ¿Desde cuándo piensas así?', '#moment ¿Qué te hizo verlo de esa manera?', '#others ¿Con quién hablas de estas cosas?', '#who @past @known @person ¿Qué pensaba {n} de eso?',
      '#moment ¿Me das un ejemplo?', '#now ¿Hoy también lo ves así?', '#others ¿Qué dirían los demás?', '#word ¿Hay algo que no termine de encajar?',
    ],
  },
  burden: {
    says: [
      'Qué agotador.', 'Es mucho para una sola persona.', 'Encima, tener que ocuparse de eso.', 'Es demasiado a la vez.', 'Te mereces un respiro.',
      'Desde fuera nadie se imagina lo que cansa.', 'Bastante tienes ya.', 'Qué desgaste.', 'Cansa solo de pensarlo.', 'Es mucho.',
    ],
    asks: [
      '#others ¿Quién podría ayudarte con una parte?', '#others ¿Alguien te echa una mano?', '#want Si pudieras quitarte una sola cosa, ¿cuál sería?',
      '#now ¿Y tú, cómo estás con todo eso?', '#word ¿Qué es lo que más te pesa?',
    ],
  },
  secret: {
    says: [
      'Gracias por la confianza.', 'Qué difícil, tenerlo callado.', 'Aquí nadie te va a juzgar.', 'Se entiende el silencio.', 'Aquí no hay reproches.', 'Gracias por contármelo.',
    ],
    asks: [
      '#others ¿Hay alguien a quien se lo contarías?', '#time ¿Es la primera vez que lo cuentas?', '#want ¿Te gustaría que alguien lo supiera?',
      '#now ¿Y ahora, después de decirlo, qué tal?', '#time ¿Piensas mucho en eso?', '#moment ¿Hay algo más que quieras contar?', '#now ¿Cómo te quedas al contarlo?',
    ],
  },
  assent: {
    says: [
      'Claro que sí.', 'Ya, así es.', 'Bien, entonces.', 'Sí, tiene sentido.', 'Ya veo que sí.', 'Es comprensible.', 'Te creo.', 'Sí, se nota.', 'Es natural.', 'Ya.',
    ],
    asks: [
      '#moment ¿Me cuentas un poco más?', '#word ¿Qué más te ronda la cabeza?', '#now ¿Y hoy, cómo estás?', '#want ¿Y qué te gustaría que pasara?', '#want ¿Qué te vendría bien?',
      '#others ¿Quién te acompaña en todo esto?',
    ],
  },
  refuse: {
    says: [
      'Queda claro.', 'Como prefieras.', 'No pasa nada.', 'De acuerdo.', 'Lo entiendo.', 'Entendido, no.', 'Está bien.',
    ],
    asks: [
      '#word ¿Qué es lo que sí pasa?', '#want ¿Qué te vendría mejor?', '#want ¿Qué te gustaría que te preguntara?', '#want ¿Por dónde quieres seguir?',
    ],
  },
  talk: {
    says: [
      'Aquí estoy.', 'Claro, con confianza.', 'Tómate tu tiempo.', 'No hay prisa.', 'Escribe como te salga.', 'Está bien así.', 'Puedes contarme lo que quieras.', 'Para eso estoy.',
      'Todo bien.', 'Aquí no hay nada que hacer bien o mal.', 'No tienes que pedir perdón.', 'Gracias por la franqueza.', 'Te leo con gusto.', 'Hablemos de lo que haga falta.',
    ],
    asks: [
      '#want ¿De qué te gustaría hablar?', '#now ¿Qué tal va el día?', '#moment ¿Qué ha pasado estos días?', '#moment ¿Por dónde empezamos?', '#want ¿Te ayudan mis preguntas?', '#word ¿Qué traes hoy en la cabeza?', '#who ¿En quién estás pensando?', '#now ¿Cómo estás ahora?', '#moment ¿Hay alguna novedad?',
      '#body ¿Qué tal la noche?', '#want ¿Prefieres que solo lea?',
    ],
  },
}
