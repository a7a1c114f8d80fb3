import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind, for «tú» and «usted» alike. */
export const gists: Texts['gists'] = {
  heavy: {
    says: [
      'Lo siento. Eso pesa.', 'Siento que sea así.', 'No es fácil llevar algo así.', 'No hace falta quitarle hierro aquí.', 'Qué difícil.', 'Se entiende que cueste.', 'No es poco lo que hay ahí.', 'Cuesta hasta decirlo.', 'Eso es mucho.',
      'Duro, eso.', 'Cuesta arriba, todo eso.', 'Uf. Eso no es fácil.', 'Leído, con todo lo que trae.', 'Eso cala.', 'No es ninguna tontería.', 'Con eso se carga, aunque no se vea.', 'Algo así se queda dentro.', 'Tiene que doler.',
      'Sin palabras bonitas: es duro.', 'Difícil no volver a eso.', 'Lo anoto sin quitarle peso.', 'Un rato se puede dejar aquí.', 'Nadie diría que es poca cosa.',
    ],
    asks: [
      '#word ¿Qué es lo que más pesa de eso?', '#body ¿Cómo se lleva eso por dentro?', '#moment ¿Y qué pasó luego?', '#body ¿Cómo se aguanta una cosa así?', '#others ¿Quién anda cerca estos días?', '#time ¿Hace mucho que está así?',
      '#now ¿Y el día de hoy, cómo va?', '#moment ¿Y de ahí en adelante?', '#want ¿Ayuda contarlo, o cansa?', '#word ¿Qué es lo más difícil de explicar?', '#want ¿Seguimos con esto, o mejor otra cosa por un rato?',
      '#body ¿Qué tal son las noches?', '#others ¿Esto se cuenta en otro sitio, o solo aquí?',
    ],
  },
  fact: {
    says: [
      'Ya veo. Son pocas palabras para lo que hay detrás.', 'Queda apuntado, y no como un dato cualquiera.', 'Dicho así de corto, y seguro que hay mucho dentro.', 'Entiendo.', 'Eso ya es toda una historia.',
      'Parece un dato, y es mucho más.', 'Lo anoto con cuidado.', 'Poca letra para tanto.', 'Una línea, y todo lo que trae.', 'Importa, y queda guardado.', 'Se lee rápido y tarda en asentarse.', 'Fácil de escribir. Vivirlo es otra cosa.',
      'Hacía falta saberlo.', 'Ya se va viendo el cuadro.', 'Así se sabe mejor dónde se pisa.', '@named Queda aquí el nombre {de.n}.', 'Queda dicho lo principal.', 'Desde ya lo tengo presente.', 'No es un dato suelto.',
      'Dicho sin vueltas, y llega.',
    ],
    asks: [
      '#moment ¿Y cómo ha sido todo desde entonces?', '#word ¿Qué es lo que la gente no se imagina, oyendo solo eso?', '#moment ¿Qué hay detrás de eso, contado con calma?',
      '#who @past @known @named ¿Cómo era {n}, en las distancias cortas?', '#moment ¿Cómo era la vida entonces, un día cualquiera?', '#moment ¿Y a partir de ahí?', '#moment ¿Por dónde sigue la historia?',
      '#now ¿En qué punto está ahora la cosa?', '#word ¿Qué más conviene saber para entenderlo?', '#moment ¿Cómo empezó todo?', '#who @named ¿Qué es lo primero que habría que contar de {n}?', '#word ¿Esto es el principio, o ya la mitad?',
      '#now ¿Y estos días, cómo van?', '#word ¿Cuesta contarlo, o sale fácil?', '#word ¿Cuál sería la frase siguiente?',
    ],
  },
  ending: {
    says: [
      'Qué duro tener que vivir eso.', 'Eso no se olvida, y tampoco es fácil contarlo. Gracias por contarlo.', 'Qué difícil, y qué poca cosa son las palabras para eso.', 'Lo leo despacio. Lo siento.',
      'Eso deja marca, y no hace falta disimularla aquí.', 'Qué golpe.', 'Y así, de un momento a otro.', 'Cuánto lo siento.', 'Qué manera de terminar.', 'Eso no debería tocarle a nadie.', 'No hay manera buena de pasar por ahí.',
      'Así de crudo.', 'Ninguna frase está a la altura de eso.', 'Un día cualquiera, y de pronto eso.', 'Contarlo ya es pasar otra vez por ahí.', 'Lo leo con respeto.', 'Esa imagen no se va fácil.', 'Los detalles se quedan todos.',
      'No se sale igual de un rato así.', 'Mala hora, esa.', '@dead @named Siento mucho lo {de.n}.',
    ],
    asks: [
      '#moment ¿Cómo fueron las horas siguientes?', '#others ¿Se ha podido hablar con alguien de eso, tal como fue?', '#moment ¿Y esa noche, cómo se pasó?', '#others ¿Se quedó alguien cerca esos días?', '#time ¿Cuánto hace de eso?',
      '#body ¿Se pudo llorar, o no salía?', '#moment ¿Y los días de después?', '#now ¿Vuelve mucho esa escena, o solo a ratos?', '#others ¿Quién conoce esta historia entera?',
      '#moment ¿Queda más de ese momento, o basta por hoy?', '#word ¿Hubo palabras, o solo silencio?',
    ],
  },
  portrait: {
    says: [
      'Qué bien se ve, contado así.', '@past @known @named Ya me hago una idea de cómo era {n}.', 'Eso no sale en ninguna foto.', 'Me gusta que esté dicho con ese detalle.', 'Cuánta vida cabe en algo así.',
      'Eso solo lo cuenta quien estuvo cerca.', '@past @known Qué detalle tan suyo.', 'Es de esas cosas que nadie apunta y luego son las que quedan.', 'Casi se puede ver.', '@past @known Gracias por enseñarme esa parte {de.n}.',
      'Se le ve y se le oye.', 'Qué personaje.', 'Ahí está, de cuerpo entero.', 'Con ese detalle basta.', 'Dice más que cualquier biografía.', 'No habrá habido dos iguales.',
      'Habría que haberlo visto.', 'Ese recuerdo está entero.', '@past @known @named En esa frase está {n}.', 
    ],
    asks: [
      '#moment ¿Hay una vez en concreto que venga a la cabeza?', '#who @past @known @person ¿Qué le hacía reír {a.n}?', '#who @past @known ¿Qué más hacía {n} que fuera solo suyo?', '#now ¿Qué pasa por dentro al contarlo?',
      '#who @past @known ¿Qué se ha quedado en casa de esa manera de ser?', '#others ¿Con quién se puede recordar eso?', '#moment ¿Qué más había en esos días?', '#who @past @known ¿Tenía alguna frase propia, de las repetidas?',
      '#who ¿Y cuando algo le molestaba?', '#others ¿Quién más se acuerda de eso?', '#who ¿De quién sacó eso?', '#others ¿Y con los demás, era igual?', '#now ¿A alguien se le pegó algo de eso?',
      '#body Al contarlo, ¿da más por reír o por llorar?', '#thing ¿Hay alguna foto de esos días?', '#who @past @known ¿Qué sabía hacer mejor que nadie?', '#moment ¿Alguna otra historia de esas?',
    ],
  },
  remains: {
    says: [
      'Con esas cosas nunca se sabe si van a consolar o a doler.', 'No hay prisa con eso. Ninguna.', 'Ocupa poco y pesa mucho.', 'No es una cosa cualquiera.', 'Hay objetos que no se dejan ni guardar ni tirar.', 'Ahí sigue, tal cual.',
      '@past @known Qué cosa tan suya.', 'Así como así no se tira.', 'Guarda más de lo que parece.', 'Mirarlo es una cosa, moverlo es otra.', 'Por ahora tiene su sitio.', 'Trae su historia.', 'Como si estuviera esperando.',
      'Para otros será un trasto. Aquí no.', 'Las cosas tardan más en irse.', 'En ningún inventario sale eso.', '@dead @named Algo {de.n} quedó ahí.',
    ],
    asks: [
      '#thing ¿Qué pasa al tenerlo delante?', '#want ¿Qué estaría bien hacer con eso, de momento?', '#thing @past ¿Hay otra cosa suya que todavía no se pueda ni mirar?', '#thing ¿Se toca, o se deja quieto?',
      '#others ¿Pide alguien que se quite, o lo dejan en paz?', '#moment ¿Qué historia tiene eso?', '#others ¿Quién más sabe que está ahí?', '#body Al verlo, ¿acompaña o duele?', '#thing ¿Qué otras cosas quedaron así?',
      '#who @past @known ¿Qué pensaría {n} de que siga ahí?', '#thing ¿Se usa todavía, o ya solo está?', '#word De todo lo que quedó, ¿es lo que más cuenta?', '#now ¿Hoy se miró, o se pasó de largo?',
    ],
  },
  absence: {
    says: [
      'La costumbre tarda mucho más en enterarse.', 'Cómo pesa lo que antes ni se miraba.', 'Es un segundo, y la falta está entera otra vez.', 'Eso se echa de menos de una manera muy física.', 'Ahí se nota entero.',
      'Se nota en lo más chico.', 'Ahí hace falta alguien.', 'Poca cosa desde fuera. Desde dentro, no.', 'Imposible no notarlo.', 'Se debe hacer muy raro.', 'Eso es de lo que más se extraña.', 'Acostumbrarse a eso lleva lo suyo.',
      'Nadie avisa de esas cosas.', 'Ese lugar no lo ocupa cualquiera.', 'Todo lo demás igual, y eso no.', '@past @known @named Ahí es donde falta {n}.', 'Lo de siempre, y sin lo principal.',
    ],
    asks: [
      '#time ¿Qué hora se hace más larga?', '#now ¿Qué se hace con ese rato, ahora?', '#body ¿Cómo es ese momento, por dentro?', '#moment ¿Y antes, cómo era ese mismo rato?', '#time ¿Es igual siempre, o hay veces que menos?',
      '#others ¿Con quién se puede decir eso, tal cual?', '#now Y cuando pasa eso, ¿qué se hace?', '#word ¿Qué otras cosas así se notan en el día?', '#time ¿Cuándo se notó por primera vez?',
      '#want ¿Mejor llenar ese rato con algo, o dejarlo así?', '#body ¿Qué viene primero ahí: pena, rabia, silencio?', '#who @past @known ¿Qué diría {n} de cómo está eso ahora?', '#now ¿Hoy también se notó, o dio tregua?',
    ],
  },
  habit: {
    says: [
      'Ese rato tiene ya su sitio en el día.', '@dead Es una manera de seguir cerca.', 'Ya es casi un ritual.', 'Hay algo de compañía en eso.', 'No necesita explicación.', 'Con su hora y sus reglas.', 'Esa costumbre se entiende.',
      'Raro no suena, al menos aquí.', 'Tiene su sentido, aunque nadie lo vea.', 'Desde fuera nadie sabría lo que es.', 'De algo así se agarra el día.', 'Casi una cita fija.',
      '@dead @named Ahí sigue teniendo sitio {n}.',
    ],
    asks: [
      '#now ¿Qué deja, al terminar?', '#moment ¿Cómo empezó esa costumbre?', '#want ¿Es de lo que ayuda, o de lo que toca?', '#others ¿Lo sabe alguien, o es un rato a solas?', '#time ¿Y si un día falla, qué pasa?',
      '#moment ¿Cómo fue la última vez?', '#others ¿Acompaña alguien alguna vez?', '#time ¿Es para siempre, o mientras haga falta?', '#body ¿Cómo se sale de ese rato: mejor, peor, igual?', '#word ¿Qué tiene ese rato que no tengan otros?',
      '#moment ¿Hay un orden, o cada vez es distinto?', '#thing ¿Qué no puede faltar ahí?', '#who @past @known ¿Y qué diría {n} de esa costumbre?', '#now ¿Hoy ya tocó, o falta todavía?',
    ],
  },
  slight: {
    says: [
      'Encima de lo que ya había, eso.', 'No es exagerar. Una cosa así hace daño.', 'Eso escuece, y no hace falta aguantar el tipo.', 'Hay gente que no sabe estar, y lo paga quien menos puede.',
      'Se entiende que duela. Yo no lo voy a suavizar.', 'Cosas así se quedan dando vueltas mucho después.', 'Qué falta de tacto.', 'No hay derecho.', 'Eso no se hace.', 'Bonita manera de portarse.', 'Da rabia, y con motivo.',
      'Con qué poco cuidado.', 'Podían haberse ahorrado eso.', 'Injusto, se mire por donde se mire.', 'Con razón duele.', 'Nadie merece un trato así.', 'Y ni cuenta se dan, a veces.', 'Ni un poco de consideración.',
    ],
    asks: [
      '#want ¿Qué habría hecho falta oír, en vez de eso?', '#moment ¿Hubo respuesta, o se quedó dentro?', '#word ¿Qué parte fue la que más dolió?', '#moment ¿Y qué se contesta a una cosa así?', '#others ¿Se dio cuenta alguien más?',
      '#want ¿Una disculpa serviría, o ya ni eso?', '#time ¿Era la primera, o ya había más?', '#body ¿Quedó en rabia o en pena?', '#word ¿Qué dolió más: el hecho o la manera?', '#moment ¿Se pudo disimular, o se notó en la cara?',
      '#want ¿Qué respuesta quedó en la punta de la lengua?', '#now ¿Hay que seguir viendo a esa gente?', '#word ¿Fue con mala idea, o sin pensar?',
    ],
  },
  others: {
    says: [
      'Cada cual lo lleva como sabe.', 'Se ve bien quién es quién.', 'Qué retrato, en una frase.', 'Cuánto dice ese gesto.', 'Eso se le queda a cualquiera.', 'Visto de cerca no es tan simple.', 'Y todo eso, mientras tanto.',
      'A cada uno le llega por su lado.', 'Por detalles así se conoce a la gente.', 'Bien visto.', 'Eso toca de cerca.', 'Eso no se inventa.', 'Se entiende más de lo que se dice.', 'La escena se ve entera.',
      'Vivirlo al lado es otra cosa.', 'Imposible pasar de largo.',
    ],
    asks: [
      '#others ¿Se puede hablar de eso, o es mejor no tocarlo?', '#body ¿Y qué deja eso por dentro?', '#word ¿Y qué se piensa de eso, a solas?', '#others @living @named ¿Qué sabe {n} de todo esto?',
      '#word ¿Da ternura, da rabia, o un poco de todo?', '#now ¿Cómo se vive eso de cerca?', '#others ¿Eso se habla, o va cada cual por su lado?', '#body ¿Preocupa, o más bien acompaña?', '#want ¿Se puede hacer algo, o toca mirar?',
      '#moment ¿Hay un día en que se notó más?', '#word ¿Qué habrá detrás de eso, de su lado?', '#now ¿Y esta semana, alguna novedad?', '#word ¿Sorprende, o era de esperar?', '#want ¿Y qué sería una buena noticia ahí?',
    ],
  },
  plan: {
    says: [
      'Después, aquí se puede contar, haya sido como haya sido.', 'Eso está ahí delante, y ya se nota.', 'Ya tiene sitio en los días que vienen.', 'Tiene día y todo.', 'Ojalá salga como está pensado.',
      'Espero el relato, cuando lo haya.', 'Parece bien pensado.', 'Entonces hay algo por delante.', 'Ya está en marcha.', 'Con todos los detalles, además.', 'No suena nada mal.', 'Solo falta que llegue.',
      'Para eso hacen falta ganas, y las hay.', 'A ver cómo sale.', 'Día para apuntar, ese.', 'Lo guardo, para saber luego cómo fue.',
    ],
    asks: [
      '#now ¿Se espera con ganas, o con nervios?', '#others ¿Habrá alguien al lado?', '#now ¿Más ganas o más nervios?', '#want ¿Está todo listo, o falta algo?', '#others ¿Quién más está en el plan?', '#want ¿Cómo sería que todo saliera bien?',
      '#time Hecho eso, ¿qué sigue?', '#thing ¿Qué conviene llevar ese día?', '#word ¿De dónde salió la idea?', '#want ¿Hay plan B, por si acaso?', '#others ¿Ya lo sabe quien tiene que saberlo?', '#time ¿Se contará luego aquí cómo fue?',
    ],
  },
  done: {
    says: [
      'Eso no era poca cosa, y está hecho.', 'Bien hecho, y seguramente sin que nadie aplaudiera.', 'Cuesta más de lo que parece desde fuera.', 'Ya está hecho, y eso no lo quita nadie.', 'Hacía falta valor para eso.',
      'Es un paso de los que no se ven y cuentan.', 'Y eso, con lo que hay encima. No es poco.', 'Pues hecho está.', 'Se dice fácil, y no lo es.', 'Bien por eso.', 'No lo hace cualquiera.', 'Así se hace.', 'Hay que tener temple.',
      'Ese gesto lo guardo.', 'Y cuántas vueltas antes, seguramente.', 'Merecía contarse.', 'Con temblor o sin temblor, hecho.', 'Va a la lista de lo hecho.', 'Una victoria, aunque sea chica.',
      'Se hizo, que es lo que cuenta.', 'De algún sitio salieron las fuerzas.', 'Eso sí es una novedad.',
    ],
    asks: [
      '#body ¿Cómo se quedó el cuerpo después?', '#moment ¿Qué ayudó a poder hacerlo?', '#now ¿Qué ha dejado: alivio, pena, las dos cosas?', '#body ¿Costó arrancar, o salió solo?', '#moment ¿Y justo después?',
      '#time ¿Venía de lejos, o fue un arranque?', '#now ¿Y ya hecho, cómo se ve?', '#others ¿Quién merece enterarse de esto?', '#want ¿Lo siguiente ya está pensado, o sin prisa?', '#body ¿Con nervios, o con calma?',
      '#moment ¿Qué fue lo que dio el empujón?', '#others ¿Hubo testigos, o fue a solas?', '#word ¿Salió como se esperaba?',
    ],
  },
  dilemma: {
    says: [
      'De las dos maneras se pierde algo. Por eso cuesta.', 'Es de esas dudas en que cada lado tiene su razón.', 'Si puede esperar un día, que espere un día.', 'No hay una respuesta limpia ahí, y no voy a fingir una.',
      'La duda es legítima. Nadie desde fuera la decide mejor.', 'Cualquiera dudaría ahí.', 'Esa duda tiene todo el sentido.', 'Ahí no hay respuesta de manual.', 'Difícil, con cualquier respuesta.',
      'Yo no voy a empujar para ningún lado.', 'Cualquiera de las dos cosas se entiende.', 'Ninguna de las dos sale gratis.', 'Se ve el sí y se ve el no.', 'Aquí se puede pensar en voz alta.', 'Una respuesta así no sale a la primera.',
      'Dudar ahí parece lo sensato.', 'Hay para darle vueltas.',
    ],
    asks: [
      '#body ¿Hacia dónde tira el cuerpo, antes de pensarlo?', '#word ¿Qué es lo peor que podría pasar de una manera, y de la otra?', '#want ¿Qué consejo recibiría alguien querido con esta misma duda?',
      '#others ¿Con quién se puede pensar en voz alta?', '#word ¿Qué es lo que más miedo da perder?', '#want Si decidiera una moneda, ¿qué lado daría alivio?', '#word ¿Qué tira para un lado, y qué para el otro?',
      '#time ¿Corre prisa, o se puede dejar unos días?', '#others ¿Tiene alguien más voz en esto?', '#now ¿Hoy hacia dónde se inclina la cosa?', '#want ¿Hay un camino intermedio, aunque sea raro?',
      '#time Dentro de un año, ¿qué pesaría menos?', '#others ¿Y los de cerca, opinan o se callan?', '#word ¿Tiene vuelta atrás, o es de una sola vez?', '#body ¿Qué quita más el sueño: hacerlo o no hacerlo?',
    ],
  },
  joke: {
    says: [
      'Eso tiene su gracia, aun con lo que hay debajo.', 'Con ese humor se dicen verdades muy serias.', 'Se agradece la ironía: entra mejor que la solemnidad.', 'Ahí la guardo, que es buena.', 'Buena esa.', 'Eso no hay quien lo mejore.',
      'Contra eso no tengo réplica.', 'Un punto para esa.', 'Así contado, hasta tiene gracia.', 'Daría risa, si no diera otra cosa.', 'Qué puntería.', 'Buen remate.', 'Merecía más público.', 'La gracia está en que es verdad.',
      'Esa mejor no se explica.', 'Reírme no puedo. Reconocer una buena, sí.', 'Vaya manera de decirlo.', 'Humor seco, del bueno.', 'Que conste en acta.', 'Fina, esa.',
    ],
    asks: [
      '#who @past @known @person ¿Con {n} había de estas bromas?', '#others ¿Alguien se rio, o quedó para adentro?', '#word ¿Hay más de donde salió esa?', '#word ¿Es de cosecha propia?', '#moment ¿Y en qué quedó el asunto?',
      '#others ¿Ese humor viene de familia?', '#who @past @known ¿Se habría reído {n} con esto?', '#others ¿Es estreno, o ya tuvo público?', '#time ¿Dio risa en el momento, o después?', '#now ¿Hoy hubo algo más para la colección?',
      '#moment ¿Ahí quedó, o hubo segunda parte?',
    ],
  },
  whatif: {
    says: [
      'La cabeza vuelve ahí buscando una puerta que entonces no se veía.', 'Es un peso enorme para ponerlo en una sola cosa.', 'Se repasa tanto porque importaba.', 'Esas cuentas se hacen de noche y nunca salen.',
      'No voy a dar absoluciones de máquina. Sí digo que a eso se le ve el cariño por debajo.', 'Soltar eso no es fácil.', 'Una cosa así vuelve mucho.', 'Eso se queda clavado.', 'Cómo pesa un «y si».', 'Ahora es fácil verlo.',
      'No lo voy a discutir: duele.', 'Hace falta honradez para contarlo así.', 'Qué vueltas da la cabeza con eso.', 'Quién podía saberlo entonces.', 'Lo leo sin acusar a nadie.', 'Visto después, se hace enorme.',
      'Ojalá se pudiera volver a ese rato.',
    ],
    asks: [
      '#moment ¿Qué se sabía en ese momento, sin lo de después?', '#others ¿Alguien sabe que eso da vueltas?', '#time ¿Cuándo aparece más ese pensamiento?', '#moment ¿Cómo venían las cosas, en ese entonces?',
      '#others ¿Alguien lo reprocha, o solo la propia cabeza?', '#time ¿Da vueltas a diario, o viene por rachas?', '#who @past @known ¿Qué contestaría {n}, si pudiera oír esto?', '#word Y entonces, ¿parecía lo normal?',
      '#moment ¿Qué pasó enseguida?', '#others ¿Se ha podido decir alguna vez, tal cual?', '#body ¿Qué pesa ahí: culpa, rabia, pena?', '#word ¿Y lo que sí se hizo, entra en esa cuenta?', '#time ¿Cuándo empezó a pesar?',
    ],
  },
  worry: {
    says: [
      'Ese miedo tiene sus motivos.', 'No es un miedo tonto.', 'Darle vueltas a eso cansa antes de que llegue.', 'Normal que asuste.', 'Eso asusta a cualquiera.', 'Así se duerme mal.', 'No es darle vueltas por gusto.',
      'Cómo no va a dar miedo.', 'Es un miedo con nombre y apellidos.', 'Ojalá quede solo en miedo.', 'Todavía no ha llegado, y ya pesa.', 'Aquí ese miedo se puede decir.', 'Esperar así desgasta.', 'No voy a decir que no es nada.',
      'Quién no lo pensaría.',
    ],
    asks: [
      '#time ¿Cuándo aprieta más?', '#want ¿Qué parte sí se puede preparar?', '#time ¿Tiene fecha, o es un miedo sin calendario?', '#moment ¿Pasó algo que lo despertara?', '#others ¿Quién sabe de ese miedo?',
      '#want Si pasara, ¿qué sería lo primero?', '#want ¿Qué lo calma, aunque sea un rato?', '#body ¿Deja dormir?', '#now ¿Hoy aprieta más, o menos que ayer?', '#want ¿Qué haría falta oír para quedarse en paz?',
      '#time ¿Ya pasó alguna vez algo parecido?', '#want ¿Y la versión en que sale bien, cómo es?',
    ],
  },
  state: {
    says: [
      'Así están las cosas, y aquí no hace falta maquillarlas.', 'Siento que esté siendo así.', 'No hay que estar mejor para estar aquí.', 'Eso cansa por dentro, aunque por fuera no se vea.', 'Vale así. Hoy no hay que poder con todo.',
      'Se nota lo que está costando.', 'Vaya días.', 'Con eso ya hay bastante para un día.', 'Raro sería estar como siempre.', 'Qué poca tregua.', 'En todo se nota, por lo visto.', 'Un rato así se hace largo.',
      'Eso tiene que cansar mucho.', 'Duro, por decir poco.', 'Por dentro y por fuera, parece.', 'No tiene por qué tener nombre.', 'Cuesta sostener eso todo el día.', 'Pedirle más al día sería mucho.',
    ],
    asks: [
      '#want ¿Qué es lo mínimo que haría el día un poco más llevadero?', '#others ¿Alguien sabe que está siendo así?', '#now ¿Y hoy, igual o distinto?', '#body ¿Se duerme algo, se come algo?', '#others ¿Alguien pregunta cómo va la cosa?',
      '#want ¿Qué ayuda un poco, aunque sea una tontería?', '#others ¿Hay que disimularlo delante de alguien?', '#word ¿Es más cansancio, más rabia o más pena?', '#time ¿Viene de golpe, o está siempre ahí?',
      '#want ¿Hoy toca hacer algo, o se puede parar?', '#moment Cuando aprieta, ¿qué se hace?', '#others ¿Mejor con gente, o a solas?',
    ],
  },
  good: {
    says: [
      'Qué bueno. Eso también tiene que poder contarse.', 'Me alegra leerlo.', 'Eso es una buena noticia, sin peros.', 'Hacía falta algo así.', 'Qué bien. Eso también es parte de la historia.', 'Da gusto leer eso.', 'Qué bonito eso.',
      'Ya tocaba una buena.', 'Esa se guarda.', 'Así sí.', 'Vaya regalo.', 'Eso alegra el día a cualquiera.', 'El gusto se nota hasta por escrito.', 'Qué detalle tan bueno.', 'No tiene precio.', 'Menos mal que también pasan cosas así.',
      'Buen rato, ese.', 'Quién lo iba a decir.', 'Algo así sienta bien.', 'No le falta nada.', 'Lo bueno también, que conste.',
    ],
    asks: [
      '#body ¿Dio risa, o nudo en la garganta?', '#others ¿A quién se le cuenta una cosa así?', '#moment ¿Y cómo siguió el día?', '#word ¿Qué fue lo mejor de todo?', '#time ¿Se esperaba, o llegó sin avisar?',
      '#want ¿Queda abierta la posibilidad de otra vez?', '#now ¿Todavía dura el buen sabor?', '#moment ¿Algún detalle más, de los buenos?', '#others ¿Quién tuvo parte en eso?', '#moment ¿Se celebró con algo, aunque fuera poco?',
    ],
  },
  want: {
    says: [
      'Se entiende muy bien.', 'Eso es claro, y merece tomarse en serio.', 'No hace falta justificar querer algo así.', 'Queda dicho, y no es poco decirlo.', 'Tampoco es pedir tanto.', 'Ojalá, sí.', 
      'Lo más normal del mundo, querer eso.', 'Queda claro qué hace falta.', 'De capricho no tiene nada.', 'Concreto y claro.', 'Pedido queda, al menos aquí.', 'Quien lo lea lo entiende.', 'Guardo ese deseo tal cual.',
      'Solo eso, y nada menos.', 'No suena a mucho, y sería mucho.',
    ],
    asks: [
      '#want ¿Hay una parte pequeña de eso que sí se pueda?', '#others ¿Lo sabe alguien?', '#time ¿Desde cuándo falta?', '#want ¿Qué sería lo más parecido que sí puede ser?', '#others ¿De quién sería mejor que viniera?',
      '#moment ¿Pasó alguna vez, aunque fuera un poco?', '#want ¿Cómo sería eso, paso a paso?', '#time ¿Son ganas de hoy, o de hace mucho?', '#now Y mientras tanto, ¿qué hay?', '#time ¿Dónde sería, y a qué hora?',
      '#word ¿Con una vez bastaría?', '#want ¿Queda lejos, o casi se toca?', '#body ¿Cuesta pedirlo en voz alta?',
    ],
  },
  thought: {
    says: [
      'Da que pensar, dicho así.', 'Lo escucho como lo que es: algo que ha costado poner en palabras.', 'Lo leo despacio, sin quitarle ni darle la razón.', 'Es de las cosas que no se dicen en cualquier sitio.', 'Eso está bien visto.',
      'Esa frase va subrayada.', 'Eso no se oye todos los días.', 'Algo de cierto hay ahí.', 'Tiene su verdad.', 'Mejor dicho que en muchos libros.', 'Lo dejo tal cual, sin retocarlo.', 'Cuesta llevarle la contraria.',
      'Bien pensado, y nada fácil de decir.', 'Suena a algo vivido, no leído.', 'Más de una persona lo firmaría.', 'Puede que sea así.', 'Qué forma de resumirlo.',
      'Se podría hablar un buen rato de eso.',
    ],
    asks: [
      '#body ¿Pensarlo alivia o aprieta?', '#others ¿Con quién se habla de estas cosas?', '#moment ¿Eso se aprendió a golpes, o mirando?', '#moment ¿Hubo un día en que se vio así de claro?', '#others ¿Quién lo entendería a la primera?',
      '#word ¿Consuela, o solo es verdad?', '#word ¿Tiene excepciones, o es siempre así?', '#now ¿Y de ahí, qué se saca?', '#others ¿A quién habría que decírselo así, tal cual?', '#body ¿Lo dice la rabia, la pena o la experiencia?',
      '#want ¿Está bien que sea así, o fastidia?', '#who @past @known ¿Habría estado de acuerdo {n}?',
    ],
  },
  burden: {
    says: [
      'Como si no hubiera bastante, encima eso.', 'Todo ese trajín no deja sitio ni para estar mal.', 'Es mucha tarea para quien ya va con poca fuerza.', 'Lo práctico no espera a que haya fuerzas.',
      'Eso no se ve desde fuera, y cansa como lo que más.', 'Es mucho para unas solas manos.', 'Qué mal momento para andar con eso.', 'Cansa hasta contado.', 'Con menos se pierde la paciencia.', 'Así no hay quien descanse.',
      'Y todo cae del mismo lado.', 'Esas cosas no respetan nada.', 'No se acaba nunca, por lo visto.', 'Eso cuesta, y no solo dinero.', 'Vaya desgaste.', 'Es trabajo, aunque nadie lo llame así.',
      'Tampoco eso se puede dejar para luego.',
    ],
    asks: [
      '#others ¿Quién podría quitar de encima aunque fuera una parte?', '#time ¿Qué tiene fecha de verdad, y qué puede esperar?', '#word ¿Qué de todo eso cuesta más?', '#now ¿Qué toca de eso esta semana?',
      '#others ¿Echa alguien una mano, o va todo sobre los mismos hombros?', '#time De todo eso, ¿qué corre más prisa?', '#now ¿Y a qué hora se descansa, con todo eso?', '#others ¿Ha aparecido alguien que lo ponga más fácil?',
      '#word ¿Qué da más rabia: el dinero, el tiempo o el trato?', '#want Si mañana se resolviera una sola cosa, ¿cuál?', '#time ¿Cuánto falta para que afloje, más o menos?', '#time ¿Queda algún rato en que nadie pida nada?',
      '#moment ¿En qué se fue el día de hoy?', '#others ¿Desde fuera se ve todo ese trajín, o nadie se entera?',
    ],
  },
  secret: {
    says: [
      'Eso pesa el doble cuando se guarda.', 'Aquí no hay juicio. Se nota que ha costado.', 'Dicho una vez, ya no está encerrado del todo.', 'Lo leo sin asustarme y sin darle la vuelta.', 'Justificarlo no hace falta.',
      'Se entiende por qué se calló.', 'Cuesta decir eso.', 'Sin escándalo por este lado.', 'Queda leído, y sin sentencia.', 'Callar eso también cansa.', 'Gracias por la confianza.',
      'No cambia cómo leo lo demás.', 'Una cosa así se guarda por algo.', 'Por escrito pesa distinto.',
    ],
    asks: [
      '#time ¿Cuánto tiempo lleva eso guardado?', '#others ¿Hay alguien que podría oírlo sin asustarse?', '#time ¿Es la primera vez que sale?', '#now Y ahora que está fuera, ¿pesa igual?', '#others ¿Hay alguien que lo sospeche?',
      '#want ¿Va a quedarse aquí, o saldrá algún día?', '#word ¿Qué es peor: lo que pasó o tener que callarlo?', '#moment ¿Hubo un momento en que casi se supo?', '#others Si alguien lo supiera, ¿qué cambiaría?',
      '#word ¿Se calla por vergüenza, por miedo, o por cuidar a alguien?', '#time ¿Vuelve a menudo, o está quieto casi siempre?', '#moment ¿Queda más por soltar, o era eso?',
    ],
  },
  assent: {
    says: [
      'Bien. Entonces algo de eso había.', 'De acuerdo, seguimos por ahí.', 'Vale. Me sirve saber que va por ahí.', 'Bien, entonces no iba tan lejos.', 'Entonces queda así.', 'Bueno, ya es algo.',
      'Lo apunto como un sí, aunque sea a medias.', 'Ahí nos entendemos.', 'Con que sirva un poco, basta.', 'Mejor con esas palabras que con las mías.', 'Por ahí, entonces.', 'Un sí así basta.', 'De ese hilo se puede tirar.',
      'Anotado, y sin discutirlo.', 'Parece que hay algo ahí.', 'Y lo demás se irá viendo.', 'Eso salió entre dos.', 'Eso no lo suelto, entonces.', 'Estamos en lo mismo.', 'Sí, suena a eso.',
    ],
    asks: [
      '#moment ¿Y qué más hay ahí?', '#want ¿Qué sería lo siguiente, por pequeño que sea?', '#now ¿Y cómo queda todo, dicho eso?', '#word ¿Así, o con algún pero?', '#word ¿Falta algo, o queda bien dicho?',
      '#now ¿Alivia un poco verlo así, o solo lo ordena?', '#others ¿Alguien más lo ve de esa manera?', '#time ¿Es idea nueva, o ya andaba por ahí?', '#want Sabiendo eso, ¿cambia algo para mañana?',
      '#want ¿Da para hacer algo, o basta con saberlo?', '#now ¿Y cómo suena, ya por escrito?', '#want ¿Seguimos ese hilo, o hay otro?', '#want ¿Qué haría falta para eso, si hace falta algo?',
    ],
  },
  refuse: {
    says: [
      'De acuerdo, no va por ahí.', 'Entendido, lo retiro.', 'Bien, fuera eso.', 'Vale. Mejor dicho que callado.', 'Entendido: esa no era la palabra.', 'De acuerdo, eso lo dejo donde estaba.', 'Tachado, y sin discusión.',
      'Por esa puerta no, entonces.', 'Un no claro se agradece.', 'No insisto.', 'Con un no basta.', 'Hasta ahí, entonces.', 'Mejor así, corregido a tiempo.', 'Razones habrá, y no hace falta darlas.', 'Más claro no se puede decir.',
      'Ese consejo sobraba.', 'Se busca otro lado, entonces.', 'Ahí manda quien lo vive.', 'Descartado, sin rencor.', 'Mejor un no así que un sí por quedar bien.', 'Se respeta, y punto.', 'Lo demás sigue abierto. Eso, no.',
    ],
    asks: [
      '#word ¿Cómo sería más exacto decirlo?', '#want ¿Por dónde es mejor seguir?', '#word Entonces, ¿qué es lo que sí hay?', '#moment ¿Qué parte se me escapó?', '#want ¿Y qué sí vendría bien, si hay algo?',
      '#others ¿Cuánta gente ha venido ya con lo mismo?', '#word ¿Hay algo más que sea mejor no nombrar?', '#want ¿Cambiamos de tema, o seguimos por otro lado?', '#word Quitando eso, ¿qué queda?',
      '#word ¿Molesta la idea, o que venga siempre de fuera?', '#others ¿Lo entiende alguien a la primera?', '#want ¿Mejor otra pregunta, o que lea sin más?', '#moment Con eso fuera, ¿por dónde iba la historia?',
      '#want ¿Cuál habría sido una pregunta mejor?',
    ],
  },
  talk: {
    says: [
      'Bien, me sirve que se diga.', 'Vale. Aquí sigo.', 'Aquí se escribe como salga.', 'Por aquí no hay prisa.', 'Así está bien.', 'Recibido, sin problema.', 'De este lado, todo en orden.',
      'Aquí nadie pone nota.', 'Sirve igual, venga como venga.', 'La franqueza se agradece.', 'Ni perdón ni gracias: aquí se habla.', 'Llega todo, despacio o de prisa.', 'Aquí estoy, leyendo.', 'Lo tomo como viene.',
      'Con toda confianza.', 'De parte de la máquina, gracias.', 'Todo eso también es conversar.',
    ],
    asks: [
      '#want ¿Por dónde seguimos?', '#moment ¿Y qué más hay por ahí?', '#moment ¿Qué es lo primero que viene a la cabeza?', '#now ¿Qué tal el día por ahí?', '#want ¿Hoy toca algo corto, o la historia larga?',
      '#want ¿Ayudan las preguntas, o mejor que lea sin más?', '#want ¿Hace falta contar algo, o solo estar un rato?', '#moment ¿Qué ha pasado estos días?', '#word ¿Hay algo que sea mejor no tocar hoy?',
      '#who ¿De quién, o de qué, va hoy la cosa?', '#word ¿Voy bien así, o cambio algo?',
    ],
  },
}
