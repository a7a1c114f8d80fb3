import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind; a third and more say no «tú», for those who say «usted». */
export const gists: Texts['gists'] = {
  heavy: {
    says: [
      'Lo siento, de verdad.', 'Siento mucho que estés pasando por esto.', 'Qué duro.', 'Tiene que ser muy difícil.', 'No tendrías que pasar por esto a solas.', 'Ojalá no te hubiera tocado vivir algo así.', 'Ojalá fuera todo distinto.',
      'Te duele, y lo siento de veras.', 'Qué pena más grande.', 'Es mucho lo que tienes encima.', 'Aquí lo puedes decir todo.', 'Cuánto cansa vivir con algo así.', 'No te voy a decir que no es nada.',
      'Con algo así, cualquiera estaría mal.', 'Con calma. Nadie tiene prisa aquí.', '@dead @named Siento mucho que te falte {n}.',
    ],
    asks: [
      '#moment ¿Y qué pasó después?', '#others ¿Quién está cerca estos días?', '#time ¿Hace mucho que estás así?', '#word ¿Qué parte te duele más?', '#others ¿Con quién has podido hablar de esto?', '#now ¿Cómo va el día de hoy?',
      '#body ¿Has podido dormir algo?', '#word ¿Qué es lo más difícil de todo?', '#others ¿Hay alguien a quien puedas llamar hoy?', '#want ¿Qué te haría bien ahora mismo?', '#time ¿Cuál es el peor momento del día?', '#moment ¿Cuándo empezó todo esto?',
    ],
  },
  fact: {
    says: [
      'Ah, ya entiendo.', 'Así lo entiendo mejor.', 'Ahora me hago una idea más clara.', 'No lo sabía.', 'Entiendo que quieras contarlo.', 'Lo tienes muy presente.', 'Con eso se entiende mucho más.',
      'Te acuerdas bien de todo.', '@dead @named Siento mucho que ya no esté {n}.', 'Ya voy entendiendo cómo fue.', 'Seguro que hay mucho más que contar.',
      'Puedes contármelo en el orden que quieras.', 'Eso ayuda a entenderte mejor.',
    ],
    asks: [
      '#moment ¿Y cómo ha sido todo desde entonces?', '#who @past @known @named ¿Cómo era {n}?', '#moment ¿Cómo empezó todo?', '#moment ¿Cómo era tu vida entonces?', '#now ¿Y estos días, cómo te va?', '#who @past @known @person @named ¿De qué hablabas con {n}?',
      '#moment ¿Qué recuerdas de esos días?', '#others ¿Quién más vivió todo eso?', '#word ¿Qué más tendría que saber?', '#moment ¿Qué cambió a partir de ahí?', '#now ¿En qué punto están las cosas ahora?', '#moment ¿Te acuerdas de algún día en especial?',
    ],
  },
  ending: {
    says: [
      'Qué duro tener que vivir eso.', 'Qué pena tan grande, de verdad.', 'Qué golpe.', 'Siento mucho que fuera así.', 'Nadie está listo para un momento así.', 'Normal que no se te quite de la cabeza.', 'Qué momento tan difícil.',
      'Siento que tuvieras que pasar por eso.', 'Eso no se olvida.', '@dead @named Siento mucho lo {de.n}.', 'Tuvo que ser durísimo.', 'No me extraña que lo recuerdes tan bien.', 'Qué tristeza.',
      'Debió de ser muy difícil para ti.', 'Ojalá hubiera sido de otra manera.',
    ],
    asks: [
      '#others ¿Quién estaba contigo?', '#moment ¿Cómo fueron las horas siguientes?', '#others ¿A quién llamaste primero?', '#time ¿Cuánto hace de eso?', '#moment ¿Y esa noche, qué hiciste?', '#others ¿Se quedó alguien cerca esos días?',
      '#moment ¿Cómo fueron los primeros días?', '#others ¿Le has contado a alguien cómo fue?', '#now ¿Te acuerdas mucho de ese momento?', '#moment ¿Qué recuerdas más de ese día?', '#word ¿Qué fue lo más duro de ese día?',
    ],
  },
  portrait: {
    says: [
      '@past @known @named Ya me hago una idea de cómo era {n}.', 'Lo cuentas tan bien que casi se puede ver.', '@past @known Se nota que {lo} conocías muy bien.', 'Solo quien estuvo cerca sabe esas cosas.', 'Te acuerdas hasta de los detalles.',
      '@past @known @named No habrá muchos como {n}.', 'Da gusto cómo lo cuentas.', '@past @known Qué detalle tan suyo.', 'Cómo no te vas a acordar.', 'Ahora sí me lo puedo imaginar.',
      'Se nota que es un recuerdo de verdad.', '@past @known @named Me gusta saber cosas así {de.n}.', 'Son detalles que no se olvidan.',
    ],
    asks: [
      '#who @past @known @person @named ¿Qué te decía {n}?', '#who @past @known @person ¿Qué le hacía reír {a.n}?', '#who @past @known ¿Qué más hacía {n} que fuera solo suyo?', '#moment ¿Te acuerdas de alguna vez en concreto?', '#who @past @known ¿Qué hacía {n} por ti?',
      '#others ¿Con quién hablas de estos recuerdos?', '#others ¿Era igual con los demás?', '#who @past @known @person ¿Tenía {n} alguna frase de las que se repiten?', '#thing ¿Tienes alguna foto de esos días?', '#moment ¿Cómo era un domingo entonces?',
      '#who @past @known ¿Qué era lo que mejor se le daba?', '#who ¿Y cuando algo le molestaba, qué hacía?', '#others ¿Quién más lo recuerda así?', '#word ¿Qué parte de eso extrañas?',
    ],
  },
  remains: {
    says: [
      'No hay prisa con eso. Ninguna.', 'Claro que no es una cosa cualquiera.', 'Puedes dejarlo ahí el tiempo que haga falta.', '@past @known Qué cosa tan suya.', 'Tiene que ser raro verlo ahí.', 'No tienes que decidir nada hoy.', 'Normal que te importe tanto.',
      '@dead @named Es algo {de.n}, cómo no va a importar.', 'No es fácil saber qué hacer con esas cosas.', 'Cada cosa así trae un montón de recuerdos.', 'Con razón le das tantas vueltas.', 'Nadie tiene por qué meterte prisa.',
      'Qué difícil, tenerlo tan a la vista.', 'Entiendo que le tengas apego.', 'Guardar algo así es de lo más normal.', '@past @known @named Cuánto te debe de recordar {a.n}.',
    ],
    asks: [
      '#moment ¿De qué te acuerdas cuando lo ves?', '#want ¿Qué te gustaría hacer con eso?', '#thing ¿Lo tienes a mano?', '#moment ¿De cuándo es?', '#others ¿Quién más sabe que está ahí?', '#thing ¿Qué otras cosas quedaron?', '#body ¿Te acompaña o te duele verlo?',
      '#who @past @known ¿Qué hacía {n} con eso?', '#others ¿Alguien te ha pedido que lo quites?', '#now ¿Cuándo fue la última vez que lo miraste?', '#thing @past ¿Hay algo suyo que uses todavía?', '#thing ¿Qué es lo que nunca tirarías?', '#want ¿Hay alguien a quien le gustaría tenerlo?',
    ],
  },
  absence: {
    says: [
      'Cuánto se extraña en momentos así.', 'Qué falta te hace.', 'Normal que lo notes justo ahí.', 'Son los momentos que más cuestan.', 'Ahí se nota muchísimo.', 'Se te debe de hacer muy raro.', 'Ahí es imposible no pensarlo.', 'Se tarda mucho en hacerse a la idea.',
      '@past @known @named Cuánto extrañas {a.n}.', 'Es un hueco muy grande.', 'Debe de doler cada vez.', 'No te acostumbras de un día para otro.', '@dead @named Claro que ahí te falta {n}.',
      'Esas cosas tan simples son las que más se extrañan.', 'Qué triste, ese momento.',
    ],
    asks: [
      '#time ¿En qué momento lo notas más?', '#moment ¿Cómo era antes ese momento?', '#now ¿Qué haces ahora en ese rato?', '#others ¿Con quién puedes hablar de eso?', '#who @past @known @named ¿Qué hacía {n} a esa hora?', '#time ¿Cómo fue el primer día?',
      '#time ¿Hay días en que se nota menos?', '#want ¿Qué te gustaría que hubiera en ese rato?', '#word ¿Qué es lo que más falta ahí?', '#now ¿Hoy también lo notaste?', '#others ¿Hay alguien que te acompañe a esas horas?', '#who @past @known @person @named ¿Qué le contarías hoy {a.n}?',
    ],
  },
  habit: {
    says: [
      'No le veo nada de raro.', 'Entiendo que lo hagas.', 'Tiene todo el sentido.', '@dead @named Es una manera de seguir cerca {de.n}.', 'Ese momento es tuyo.', 'Mucha gente hace cosas parecidas.', 'Es un rato importante para ti.',
      'No tienes que explicárselo a nadie.', 'Ya es una parte más del día.', 'Cada día, a su manera.', 'Se entiende que haga falta.', 'Ya sale sin pensarlo, me imagino.', '@past @known Ahí te acuerdas {de.n}, claro.',
      'Lo entiendo muy bien.',
    ],
    asks: [
      '#moment ¿De dónde viene esa costumbre?', '#now ¿Y cómo te quedas después?', '#others ¿Hay alguien que lo sepa?', '#time ¿Lo haces todos los días?', '#time ¿Y si un día no puedes?', '#others ¿Te acompaña alguien alguna vez?', '#moment ¿Qué tal salió la última vez?',
      '#word ¿En qué piensas en ese rato?', '#who @past @known ¿Qué diría {n} si se enterara?', '#time ¿Cuándo empezaste?', '#now ¿Hoy ya tocó?', '#want ¿Te ayuda, o a veces pesa?',
    ],
  },
  slight: {
    says: [
      'Con razón da rabia.', 'Qué falta de tacto.', 'No te merecías eso.', 'Eso no se hace.', 'Encima de todo, eso.', 'Con razón te dolió.', 'Qué feo.', 'Entiendo perfectamente que te doliera.', 'No hay derecho.', 'No estás exagerando.', 'Podían haber tenido más cuidado.',
      'Qué injusto.', 'Te tendrían que haber tratado mejor.', 'Da coraje, la verdad.', 'Qué poca consideración.', 'Lo siento, no era momento para eso.', 'Normal que sigas pensando en eso.',
    ],
    asks: [
      '#moment ¿Qué le dijiste?', '#want ¿Qué te habría gustado que hiciera?', '#word ¿Qué fue lo que más te dolió?', '#others ¿Alguien se puso de tu lado?', '#time ¿Era la primera vez?', '#want ¿Serviría de algo una disculpa?', '#want ¿Qué le dirías ahora?',
      '#others ¿Quién más se enteró?', '#now ¿Cómo está ahora la relación?', '#word ¿Crees que fue sin pensar?', '#moment ¿Y qué hiciste entonces?', '#others ¿Hay que volver a verse pronto?', '#moment ¿En qué quedaron las cosas?',
    ],
  },
  others: {
    says: [
      'Cada quien lo lleva a su manera.', 'Se nota que te importa mucho.', 'Claro, a ti también te afecta.', 'Entiendo que te quedes pensando.', 'Te fijas mucho en los demás.', 'Ya veo cómo están las cosas ahí.', 'No debe de ser fácil saber qué decir.',
      'Normal que le des vueltas.', 'Son cosas que se notan de cerca.', 'Cómo no te va a importar.', 'Ya me hago una idea de la situación.', 'Hay que ver todo lo que pasa alrededor.', 'Hay cosas que duele ver, y otras que alegran.', 'Lo ves de cerca, y eso cuenta.',
      '@living @named Se nota que tienes muy presente {a.n}.',
    ],
    asks: [
      '#others ¿Han podido hablar de eso?', '#others @living @named ¿Qué sabe {n} de todo esto?', '#moment ¿Y qué le dijiste tú?', '#word ¿Y tú, qué piensas?', '#moment ¿Desde cuándo lo notas?', '#who A ti, ¿cómo te trata?', '#want ¿Qué te gustaría decirle?',
      '#moment ¿Qué pasó después de eso?', '#want ¿Qué te gustaría que cambiara?', '#now ¿Y esta semana, alguna novedad?', '#others ¿Y últimamente, cómo se porta?', '#time ¿Se ven seguido?', '#others ¿Y los demás qué dicen?',
    ],
  },
  plan: {
    says: [
      'Ojalá salga como esperas.', 'Es bueno tener algo previsto.', 'Que salga todo bien.', 'Me gusta que tengas algo por delante.', 'Ojalá te haga bien.', 'Ya me contarás cómo fue.', 'Con calma, paso a paso.', 'Suena bien.', 'Puedes ir a tu ritmo.',
      'Espero que sea como lo imaginas.', 'Entonces ya tienes una idea.', 'Es normal que haya nervios.', 'Deseo que te vaya bien.', 'Bien, ya está decidido.', 'Tómalo sin prisa.', 'Ojalá haya buena compañía.',
    ],
    asks: [
      '#others ¿Lo haces con alguien?', '#time ¿Cómo va a ser?', '#now ¿Lo esperas con ganas o con nervios?', '#want ¿Está todo listo o falta algo?', '#others ¿Ya lo saben los demás?', '#word ¿Cómo se te ocurrió?', '#want ¿Cómo te gustaría que saliera?',
      '#time ¿Y después, qué viene?', '#word ¿Hay algo que te preocupe?', '#others ¿Hay quien pueda echar una mano?', '#time ¿Hace mucho que lo piensas?',
    ],
  },
  done: {
    says: [
      'Bien hecho.', 'Me alegro de que lo hicieras.', 'No era fácil, y lo hiciste.', 'Qué bueno que pudiste.', 'Eso tiene mucho mérito.', 'Una cosa menos.', 'Qué alivio, tenerlo hecho.', 'Hacía falta valor.', 'Puedes sentir mucho orgullo.',
      'Muy bien.', 'Te animaste, y eso cuenta.', 'Ya está hecho, y bien hecho.', 'Es un paso importante.', 'Me alegra saberlo.', 'Con todo lo que hay encima, qué mérito.', 'Te felicito, de verdad.', 'Ese paso lo diste tú.', 'Eso merece un buen descanso.',
    ],
    asks: [
      '#moment ¿Cómo te sentiste después?', '#moment ¿Qué te ayudó a hacerlo?', '#body ¿Costó mucho empezar?', '#others ¿Quién se alegró contigo?', '#others ¿Había alguien contigo?', '#time ¿Hace mucho que querías hacerlo?', '#moment ¿Y qué hiciste luego?',
      '#word ¿Salió como esperabas?', '#moment ¿Qué fue lo más difícil?', '#want ¿Y ahora, qué sigue?', '#word ¿Valió la pena?', '#want ¿Habrá algún premio por eso?',
    ],
  },
  dilemma: {
    says: [
      'Cualquiera dudaría ahí.', 'Entiendo que dudes.', 'No es nada fácil decidir eso.', 'No tienes que decidirlo hoy.', 'Las dos cosas se entienden.', 'Con razón te cuesta decidirte.', 'Es una decisión difícil.', 'Puedes pensarlo en voz alta aquí.',
      'No te voy a empujar hacia ningún lado.', 'Si puede esperar un poco, que espere.', 'Tiene sentido querer pensarlo bien.', 'Solo tú sabes cuál te dejaría en paz.', 'Qué lío, tener que elegir.', 'Hay razones para las dos cosas.', 'Darle vueltas es lo normal.',
    ],
    asks: [
      '#word ¿Qué te frena?', '#time ¿Hasta cuándo hay tiempo para decidir?', '#others ¿Qué dice la gente cercana?', '#want ¿Qué te pide el cuerpo?', '#word ¿Qué es lo que más miedo te da perder?', '#want Si fuera por ti nada más, ¿qué harías?',
      '#others ¿Quién más tiene que opinar?', '#want ¿Hay algo intermedio?', '#now ¿Hacia qué lado te inclinas hoy?', '#word ¿Se podría cambiar de idea más adelante?', '#want ¿Qué le dirías a alguien querido con esta duda?', '#time ¿Desde cuándo lo dudas?',
    ],
  },
  joke: {
    says: [
      'Jaja, muy buena.', 'Qué ocurrencia.', 'Jaja, no me lo esperaba.', 'Tienes mucha gracia.', 'Qué chispa.', 'Con ese humor da gusto hablar.', 'Así contado da risa.', 'No pierdes el humor, y me alegro.', 'Buenísima.', 'Eso estuvo bueno.',
      'Jaja, qué manera de decirlo.', 'Menos mal que queda el humor.', 'Se te da bien hacer reír.', 'Qué buena salida.', 'Esa no se me habría ocurrido.', 'Me gusta tu humor.', 'Reírse un poco también hace bien.',
    ],
    asks: [
      '#who @past @known @person ¿Se reía {n} con tus bromas?', '#others ¿A quién más le contaste esa?', '#others ¿De quién te viene ese humor?', '#others ¿Con quién te ríes así?', '#time ¿Siempre tuviste ese humor?', '#moment ¿Y en qué terminó la cosa?',
      '#word ¿Tienes más de esas?', '#who @past @known @person @named ¿Qué habría contestado {n}?', '#time ¿Hacía mucho que no te reías?', '#others ¿Hay alguien en la familia con ese humor?', '#moment ¿Hubo segunda parte?',
    ],
  },
  whatif: {
    says: [
      'Es muy fácil verlo ahora. Entonces no lo era.', 'Qué duro, darle tantas vueltas.', 'Seguro que entonces lo veías de otra manera.', 'Se entiende que duela.', 'En el momento cuesta saber qué va a pasar.', 'Cuánto debe de pesarte.', 'Lo repasas porque te importaba.',
      'Es mucho peso para ponerlo todo ahí.', 'No te trates tan mal por eso.', 'Después todo parece más claro.', 'Siento que cargues con eso.', 'Ojalá pudieras soltarlo un poco.', 'Es una pregunta muy dura.',
      'Qué cansado, pensarlo una y otra vez.', 'Esas preguntas duelen mucho.',
    ],
    asks: [
      '#moment ¿Qué sabías en ese momento?', '#others ¿Lo sabe alguien de confianza?', '#time ¿Cuándo te viene más a la cabeza?', '#moment ¿Cómo fue ese día?', '#others ¿Alguien te lo ha reprochado?', '#want ¿Qué harías distinto?', '#who @past @known @person @named ¿Qué le pedirías {a.n}?',
      '#word ¿Qué es lo que te reprochas?', '#moment ¿Qué pasó justo antes?', '#word ¿Qué le dirías a alguien que se culpara así?', '#time ¿Es algo de todos los días?', '#word ¿Y todo lo que sí hiciste?',
    ],
  },
  worry: {
    says: [
      'Normal que te dé miedo.', 'Eso asusta a cualquiera.', 'Cualquiera tendría miedo.', 'Entiendo ese miedo.', 'Qué angustia, no saber qué va a pasar.', 'No es ninguna tontería.', 'Debe de cansar mucho estar pensando en eso.', 'Ojalá se quede en un susto.',
      'Con razón te preocupa.', 'Es mucha incertidumbre.', 'Siento que tengas esa preocupación.', 'Esperar así es muy difícil.', 'Está bien decirlo en voz alta.', 'Quién no se preocuparía.', 'Con algo así cuesta estar en paz.',
    ],
    asks: [
      '#word ¿Qué temes que pase?', '#time ¿Cuándo te preocupa más?', '#moment ¿Pasó algo que te asustara?', '#others ¿Sabe alguien que estás con ese miedo?', '#want ¿Qué te ayuda a calmarte un poco?', '#want ¿Hay algo que se pueda ir preparando?',
      '#body ¿Te deja dormir?', '#time ¿Cuándo se sabrá algo?', '#time ¿Ya pasó alguna vez algo parecido?', '#want ¿Qué te gustaría que te dijeran?', '#now ¿Hoy es más fuerte que otros días?', '#others ¿Quién podría acompañarte en eso?',
    ],
  },
  state: {
    says: [
      'Siento que estés así.', 'Qué días más duros.', 'No tienes que estar bien aquí.', 'Cuánto cansancio.', 'Ojalá afloje pronto.', 'Hoy no hace falta poder con todo.', 'Cuesta mucho estar así.', 'No te exijas más por hoy.', 'Debe de ser agotador.',
      'Siento que cueste tanto.', 'Qué mal se pasa.', 'Conmigo no hace falta disimular.', 'Ojalá tengas pronto un rato mejor.', 'Me importa cómo estás.', 'Son días muy difíciles.', 'Poco a poco, sin exigencias.',
    ],
    asks: [
      '#others ¿Alguien sabe que estás así?', '#body ¿Qué tal el apetito?', '#now ¿Hoy es igual que ayer?', '#want ¿Qué te ayuda, aunque sea un poco?', '#time ¿Cuándo empezaste a estar así?', '#moment ¿Qué pasó hoy?', '#others ¿Hay alguien contigo en casa?',
      '#time ¿A qué hora se pone peor?', '#want ¿Qué haría el día un poco más fácil?', '#others ¿Quién te pregunta cómo estás?', '#body ¿Cómo pasaste la noche?', '#now ¿Qué queda por hacer hoy?',
    ],
  },
  good: {
    says: [
      'Qué alegría.', 'Me alegro mucho.', 'Qué bien.', 'Qué buena noticia.', 'Te hacía falta algo así.', 'Qué bonito.', 'Ojalá vengan más cosas así.', 'Me alegra que te pasen cosas buenas.', 'Da gusto leerlo.', 'Qué lindo.', 'Cuánto me alegro por ti.',
      'Seguro que hizo mucho bien.', 'Disfrútalo, que es tuyo.', 'Eso alegra el día a cualquiera.', 'Qué gusto.', 'Te lo mereces.', 'Ya tocaba una buena.',
    ],
    asks: [
      '#word ¿Qué fue lo mejor?', '#moment ¿Cómo pasó?', '#others ¿Quién fue la primera persona en saberlo?', '#moment ¿Y qué hiciste después?', '#others ¿Con quién lo compartiste?', '#word ¿Te lo esperabas?', '#want ¿Te gustaría repetirlo?', '#now ¿Todavía te dura la alegría?',
      '#moment ¿Qué cara pusiste?', '#time ¿Hacía mucho que no pasaba algo así?', '#moment ¿Se celebró de alguna manera?',
    ],
  },
  want: {
    says: [
      'No es cualquier cosa lo que pides.', 'Me alegra que lo digas.', 'Está bien decir lo que hace falta.', 'Se nota que hace mucha falta.', 'No es ningún capricho.', 'Me queda claro lo que quieres.', 'Me importa saber qué te hace falta.', 'Debe de ser difícil querer algo así y esperar.',
      'Cuánto debe de faltarte.', 'Es importante para ti, se nota.', 'Se ve que no es cosa de un día.', 'Puedes hablarme de eso todo lo que quieras.', 'Decirlo ya cuesta bastante.',
    ],
    asks: [
      '#others ¿Quién sabe que lo quieres?', '#time ¿Desde cuándo lo quieres?', '#moment ¿Hubo un tiempo en que lo tuviste?', '#want ¿Hay una parte que sí se pueda?', '#word ¿Qué cambiaría para ti?', '#others ¿Quién podría ayudar con eso?', '#want ¿Qué es lo que lo impide?',
      '#now Y mientras tanto, ¿qué haces?', '#want ¿Cómo sería?', '#word ¿Qué es lo que más falta te hace?', '#others ¿De quién tendría que venir?', '#time ¿Es algo de ahora, o de antes?',
    ],
  },
  thought: {
    says: [
      'Entiendo lo que quieres decir.', 'Se nota que lo has pensado mucho.', 'No es fácil decir eso.', 'Te ha costado llegar a esa idea, seguro.', 'Da para hablar un buen rato.', 'Es algo muy serio.', 'Me interesa lo que piensas.', 'Se entiende de dónde viene.',
      'Lo dices muy claro.', 'Me gustaría entenderlo mejor.', 'No son cosas que se piensen en un día.', 'Te hace pensar mucho, todo esto.', 'Está bien decirlo sin rodeos.', 'Son preguntas grandes.', 'No hay por qué tenerlo todo claro.',
    ],
    asks: [
      '#time ¿Desde cuándo piensas así?', '#moment ¿Qué te hizo verlo de esa manera?', '#others ¿Con quién hablas de estas cosas?', '#others ¿Alguien cercano piensa parecido?', '#word ¿Antes pensabas otra cosa?', '#who @past @known @person ¿Qué pensaba {n} de eso?',
      '#body ¿Te alivia o te duele pensarlo?', '#moment ¿Me das un ejemplo?', '#now ¿Hoy también lo ves así?', '#others ¿Qué dirían los demás?', '#word ¿Hay algo de eso que te dé rabia?', '#word ¿Hay algo que no termine de encajar?',
    ],
  },
  burden: {
    says: [
      'Qué agotador.', 'Es mucho para una sola persona.', 'Encima, tener que ocuparse de eso.', 'Qué mal momento para tanto trámite y tanto lío.', 'No paras, se nota.', 'Con razón falta el descanso.', 'Es demasiado a la vez.', 'Qué paciencia hay que tener.',
      'Te mereces un respiro.', 'Siento que te toque todo a ti.', 'Desde fuera nadie se imagina lo que cansa.', 'Bastante tienes ya.', 'Qué desgaste.', 'No tendrías que ocuparte de todo.', 'Cansa solo de pensarlo.', 'Ojalá alguien te quite algo de encima.',
    ],
    asks: [
      '#others ¿Quién podría ayudarte con una parte?', '#time ¿Qué corre más prisa?', '#word ¿Qué es lo más pesado de hacer?', '#now ¿Qué toca esta semana?', '#time ¿Qué puede esperar?', '#others ¿Alguien te echa una mano?', '#now ¿Y cuándo descansas?',
      '#want Si pudieras quitarte una sola cosa, ¿cuál sería?', '#time ¿Cuánto falta para terminar?', '#word ¿Qué da más rabia?', '#moment ¿Qué fue lo último que hubo que arreglar?', '#others ¿Saben los demás todo lo que haces?',
    ],
  },
  secret: {
    says: [
      'Gracias por la confianza.', 'Qué difícil, tenerlo callado.', 'Aquí nadie te va a juzgar.', 'Entiendo que no lo contaras.', 'Debe de haber pesado mucho.', 'Has hecho bien en decirlo.', 'Se entiende el silencio.', 'Cuesta mucho decir algo así.',
      'No tienes que justificarte.', 'Aquí no hay reproches.', 'Siento que hayas cargado con eso a solas.', 'Callar tanto debe de cansar.', 'Me alegra que lo hayas soltado.', 'Tus razones tendrías.',
    ],
    asks: [
      '#time ¿Cuánto tiempo lo has guardado?', '#others ¿Hay alguien a quien se lo contarías?', '#time ¿Es la primera vez que lo cuentas?', '#others ¿Qué temes que te dijeran?', '#others ¿Alguien lo sospecha?', '#moment ¿Hubo algún momento en que casi lo contaste?',
      '#want ¿Te gustaría que alguien lo supiera?', '#word ¿Qué cuesta más de tenerlo callado?', '#now ¿Y ahora, después de decirlo, qué tal?', '#others ¿A quién querías cuidar?', '#time ¿Piensas mucho en eso?', '#moment ¿Hay algo más que quieras contar?',
    ],
  },
  assent: {
    says: [
      'Claro que sí.', 'Me lo imaginaba.', 'Ya, así es.', 'Bien, entonces.', 'Sí, tiene sentido.', 'Me alegra haberte entendido.', 'Ya me parecía.', 'Ya veo que sí.', 'Es comprensible.', 'Te creo.', 'Sí, se nota.', 'Bueno, vamos poco a poco.', 'Es natural.',
    ],
    asks: [
      '#moment ¿Me cuentas un poco más?', '#moment ¿Cuándo te pasó por última vez?', '#word ¿Qué más te ronda la cabeza?', '#now ¿Y hoy, cómo estás?', '#others ¿Alguien más se ha dado cuenta?', '#time ¿Viene de hace mucho?', '#want ¿Y qué te gustaría que pasara?', '#moment ¿Te acuerdas de algún ejemplo?',
      '#want ¿Qué te vendría bien?', '#others ¿Quién te acompaña en todo esto?', '#moment ¿Qué más pasó?',
    ],
  },
  refuse: {
    says: [
      'De acuerdo, no va por ahí.', 'Perdona, entonces no te entendí bien.', 'Está bien, no insisto.', 'Queda claro.', 'Como prefieras.', 'Tienes todo el derecho a decir que no.', 'Bien, eso lo dejamos.', 'No pasa nada.', 'Gracias por decírmelo.', 'No hace falta dar razones.', 'Olvídalo, era solo una idea.',
      'Mejor así de claro.', 'Lo siento, me equivoqué.', 'Tú decides de qué hablamos.', 'Sin problema, hablemos de otra cosa.',
    ],
    asks: [
      '#word ¿Cómo lo dirías tú?', '#want ¿De qué prefieres hablar?', '#word ¿Qué es lo que sí pasa?', '#want ¿Qué te vendría mejor?', '#moment ¿Qué fue lo que no entendí?', '#want ¿Cambiamos de tema?', '#others ¿Te lo han dicho ya muchas veces?', '#word ¿Hay algo de lo que sea mejor no hablar?',
      '#word ¿Qué fue lo que te molestó?', '#moment ¿Por dónde íbamos?', '#want ¿Qué te gustaría que te preguntara?',
    ],
  },
  talk: {
    says: [
      'Aquí estoy.', 'Claro, con confianza.', 'Tómate tu tiempo.', 'No hay prisa.', 'Escribe como te salga.', 'Está bien así.', 'Puedes contarme lo que quieras.', 'No hace falta que salga ordenado.', 'Para eso estoy.', 'Todo bien.', 'Aquí no hay nada que hacer bien o mal.', 'No tienes que pedir perdón.', 'Gracias por la franqueza.',
      'Te leo con gusto.', 'Hablemos de lo que haga falta.',
    ],
    asks: [
      '#want ¿De qué te gustaría hablar?', '#now ¿Qué tal va el día?', '#moment ¿Qué ha pasado estos días?', '#moment ¿Por dónde empezamos?', '#want ¿Te ayudan mis preguntas?', '#word ¿Qué traes hoy en la cabeza?', '#who ¿En quién estás pensando?', '#now ¿Cómo estás ahora?', '#moment ¿Hay alguna novedad?',
      '#body ¿Qué tal la noche?', '#want ¿Prefieres que solo lea?',
    ],
  },
}
