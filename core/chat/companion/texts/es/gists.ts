import type { Texts } from '../texts'

/** What may be said after a turn of each gist, whatever it is about. Every line must stand after any turn of its kind, for «tú» and «usted» alike. */
export const gists: Texts['gists'] = {
  heavy: {
    says: ['Lo siento. Eso pesa.', 'Siento que sea así.', 'No es fácil llevar algo así.', 'No hace falta quitarle hierro aquí.', 'Qué difícil.', 'Eso no se lleva en un bolsillo.', 'Se entiende que cueste.', 'No es poco lo que hay ahí.', 'Cuánto junto.'],
    asks: ['#word ¿Qué es lo que más pesa de eso?', '#now ¿Y hoy, cómo está eso?', '#body ¿Cómo se lleva eso por dentro?', '#others ¿Quién más lo sabe?', '#moment ¿Qué parte vuelve más?', '#want ¿Qué haría falta ahora, aunque fuera muy poco?', '#moment ¿Y qué pasó luego?'],
  },
  fact: {
    says: [
      'Gracias. Con eso se entiende mejor lo demás.', 'Eso sitúa mucho.', 'Ya veo. Son pocas palabras para lo que hay detrás.', 'Bien saberlo.', 'Vale, ya me oriento.', 'Queda apuntado, y no como un dato cualquiera.', 'Con eso, lo de antes se lee de otra manera.',
      'De acuerdo. Voy haciéndome una idea.', 'Dicho así de corto, y seguro que hay mucho dentro.', 'Entiendo.',
    ],
    asks: [
      '#moment ¿Y cómo ha sido todo desde entonces?', '#word ¿Qué es lo que la gente no se imagina, oyendo solo eso?', '#now ¿Qué parte de eso se nota hoy?', '#moment ¿Qué hay detrás de eso, contado con calma?', '#who @past @known @named ¿Cómo era {n}, en las distancias cortas?', '#others ¿Quién más está metido en todo esto?', '#moment ¿Cómo era la vida entonces, un día cualquiera?',
    ],
  },
  ending: {
    says: [
      'Lo siento mucho. Hay momentos que parten la vida en dos, y ese es uno.', 'Qué duro tener que vivir eso.', 'Eso no se olvida, y tampoco es fácil contarlo. Gracias por contarlo.', 'Lo siento. Nadie llega con fuerzas a un momento así, por mucho que se vea venir.', 'Es mucho para caber en un solo recuerdo.', 'Ahí cambió todo, y fuera el día siguió como si nada.',
      'Siento que hubiera que pasar por ahí.', 'No extraña que esa escena vuelva.', 'Qué difícil, y qué poca cosa son las palabras para eso.', 'Lo leo despacio. Lo siento.', 'Eso deja marca, y no hace falta disimularla aquí.',
    ],
    asks: [
      '#others ¿Quién estaba al lado en ese momento?', '#moment ¿Qué es lo que más vuelve de aquello?', '#moment ¿Cómo fueron las horas siguientes?', '#body ¿Qué hizo el cuerpo: llorar, quedarse quieto, ponerse a hacer cosas?', '#others ¿A quién hubo que contárselo primero?', '#moment ¿Cómo acabó aquel día?', '#others ¿Se ha podido hablar con alguien de eso, tal como fue?', '#word ¿Faltó algo por decir o por hacer ahí?',
    ],
  },
  portrait: {
    says: [
      'Qué bien se ve, contado así.', '@past @known @named Ya me hago una idea de cómo era {n}.', 'Eso no sale en ninguna foto.', 'Me gusta que esté dicho con ese detalle.', 'Cuánta vida cabe en algo así.', 'Eso solo lo cuenta quien estuvo cerca.', '@past @known Qué detalle tan suyo.', 'Es de esas cosas que nadie apunta y luego son las que quedan.', 'Casi se puede ver.', '@past @known Gracias por enseñarme esa parte {de.n}.',
    ],
    asks: [
      '#moment ¿Hay una vez en concreto que venga a la cabeza?', '#who @past @known @person ¿Qué le hacía reír {a.n}?', '#who @past @known ¿Qué más hacía {n} que fuera solo suyo?', '#now ¿Qué pasa por dentro al contarlo?', '#who @past @known ¿Qué se ha quedado en casa de esa manera de ser?', '#others ¿Con quién se puede recordar eso?', '#moment ¿Qué más había en esos días?',
    ],
  },
  remains: {
    says: [
      'Con esas cosas nunca se sabe si van a consolar o a doler.', 'No hay prisa con eso. Ninguna.', 'Ocupa poco y pesa mucho.', 'Lo que se queda aquí habla, aunque sea una tontería para los demás.', 'No es una cosa cualquiera.', 'Hay objetos que no se dejan ni guardar ni tirar.', 'Se entiende que eso se quede donde está, o que se vaya, según el día.',
    ],
    asks: [
      '#thing ¿Qué pasa al tenerlo delante?', '#want ¿Qué estaría bien hacer con eso, de momento?', '#moment ¿De qué momento habla?', '#thing @past ¿Hay otra cosa suya que todavía no se pueda ni mirar?', '#others ¿Alguien más querría tenerlo?', '#moment ¿Qué recuerdo trae?',
    ],
  },
  absence: {
    says: [
      'La costumbre tarda mucho más en enterarse.', 'Cómo pesa lo que antes ni se miraba.', 'Es un segundo, y la falta está entera otra vez.', 'Hay sitios y horas que no avisan.', 'Eso se echa de menos de una manera muy física.', 'Ahí se nota entero.',
    ],
    asks: [
      '#time ¿Qué hora se hace más larga?', '#moment ¿Qué había antes en ese hueco?', '#now ¿Qué se hace con ese rato, ahora?', '#want ¿Qué lo haría un poco menos vacío, aunque fuera una tontería?', '#others ¿Hay alguien que lo note también?', '#body ¿Cómo es ese momento, por dentro?',
    ],
  },
  habit: {
    says: [
      'Ese rato tiene ya su sitio en el día.', '@dead Es una manera de seguir cerca.', 'Eso se repite, y algo dirá.', 'Ya veo: es parte del día.',
    ],
    asks: [
      '#now ¿Qué deja, al terminar?', '#moment ¿Cómo empezó esa costumbre?', '#want ¿Es de lo que ayuda, o de lo que toca?', '#others ¿Lo sabe alguien, o es un rato a solas?', '#time ¿Desde cuándo es así?',
    ],
  },
  slight: {
    says: [
      'Aunque no haya mala intención, eso puede doler.', 'Encima de lo que ya había, eso.', 'No es exagerar. Una cosa así hace daño.', 'Eso escuece, y no hace falta aguantar el tipo.', 'Hay gente que no sabe estar, y lo paga quien menos puede.', 'Se entiende que duela. Yo no lo voy a suavizar.', 'Cosas así se quedan dando vueltas mucho después.', 'No debería haber tocado también eso.',
    ],
    asks: [
      '#want ¿Qué habría hecho falta oír, en vez de eso?', '#moment ¿Hubo respuesta, o se quedó dentro?', '#others ¿Hubo alguien que sí estuviera a la altura?', '#word ¿Qué parte fue la que más dolió?', '#others ¿Sabe esa persona cómo sentó?', '#want ¿Queda algo por decirle, o ya no merece la pena?',
    ],
  },
  others: {
    says: [
      'Eso también se lleva encima, lo de los demás.', 'Ya veo qué lugar ocupa en todo esto.', 'No es poco, tener además eso cerca.', 'Lo de cada uno se mezcla con lo de los otros.', 'Entiendo. No es una historia de una sola persona.',
    ],
    asks: [
      '#others ¿Se puede hablar de eso, o es mejor no tocarlo?', '#body ¿Y qué deja eso por dentro?', '#want ¿Qué vendría bien de su parte?', '#word ¿Y qué se piensa de eso, a solas?', '#others @living @named ¿Qué sabe {n} de todo esto?', '#others ¿Siempre fue así, o es de ahora?',
    ],
  },
  plan: {
    says: [
      'Queda dicho, entonces.', 'Impone un poco, aunque esté decidido.', 'Después, aquí se puede contar, haya sido como haya sido.', 'Eso está ahí delante, y ya se nota.', 'No hace falta llegar a eso con todo pensado.', 'Ya tiene sitio en los días que vienen.',
    ],
    asks: ['#now ¿Con qué ánimo se llega a eso?', '#others ¿Habrá alguien al lado?', '#word ¿Qué es lo que más impone?', '#want ¿Qué ayudaría tener a mano ese rato?', '#moment ¿Y después, qué hay pensado para cuando termine?'],
  },
  done: {
    says: [
      'Eso no era poca cosa, y está hecho.', 'Bien hecho, y seguramente sin que nadie aplaudiera.', 'Cuesta más de lo que parece desde fuera.', 'Ya está hecho, y eso no lo quita nadie.', 'Hacía falta valor para eso.', 'Es un paso de los que no se ven y cuentan.', 'Y eso, con lo que hay encima. No es poco.',
    ],
    asks: [
      '#body ¿Cómo se quedó el cuerpo después?', '#moment ¿Qué fue lo más difícil?', '#moment ¿Qué ayudó a poder hacerlo?', '#now ¿Qué ha dejado: alivio, pena, las dos cosas?', '#others ¿Quién lo sabe?',
    ],
  },
  dilemma: {
    says: [
      'De las dos maneras se pierde algo. Por eso cuesta.', 'Es de esas dudas en que cada lado tiene su razón.', 'Si puede esperar un día, que espere un día.', 'No hay una respuesta limpia ahí, y no voy a fingir una.', 'La duda es legítima. Nadie desde fuera la decide mejor.',
    ],
    asks: [
      '#body ¿Hacia dónde tira el cuerpo, antes de pensarlo?', '#time ¿Para cuándo hay que decidirlo?', '#word ¿Qué es lo peor que podría pasar de una manera, y de la otra?', '#want ¿Qué consejo recibiría alguien querido con esta misma duda?', '#others ¿Con quién se puede pensar en voz alta?', '#word ¿Qué es lo que más miedo da perder?',
    ],
  },
  joke: {
    says: [
      'Eso tiene su gracia, aun con lo que hay debajo.', 'El humor también sostiene, y aquí cabe.', 'Con ese humor se dicen verdades muy serias.', 'Se agradece la ironía: entra mejor que la solemnidad.', 'Reírse en medio de esto no le quita nada a nadie.', 'Ahí la guardo, que es buena.',
    ],
    asks: [
      '#now Y sin la broma, ¿cómo está la cosa?', '#who @past @known @person ¿Con {n} había de estas bromas?', '#others ¿Quién entiende ese humor?', '#word ¿Qué hay debajo, si apetece mirarlo?', '#now Y en serio, ¿cómo ha sido el día?',
    ],
  },
  whatif: {
    says: [
      'La cabeza vuelve ahí buscando una puerta que entonces no se veía.', 'Ahora se sabe el final. Entonces no.', 'Es un peso enorme para ponerlo en una sola cosa.', 'Se repasa tanto porque importaba.', 'Esas cuentas se hacen de noche y nunca salen.', 'No voy a dar absoluciones de máquina. Sí digo que a eso se le ve el cariño por debajo.',
    ],
    asks: [
      '#moment ¿Qué se sabía en ese momento, sin lo de después?', '#word ¿Qué oiría de vuelta una amiga que contara lo mismo?', '#want ¿Qué habría cambiado, y qué habría seguido igual?', '#others ¿Alguien sabe que eso da vueltas?', '#time ¿Cuándo aparece más ese pensamiento?', '#want ¿Qué haría falta para que aflojara un poco?',
    ],
  },
  worry: {
    says: [
      'Ese miedo tiene sus motivos.', 'Cuando ya ha pasado algo malo, la cabeza se adelanta a lo siguiente.', 'Es mucho futuro para llevarlo entero desde hoy.', 'No puedo prometer que no pase. Sí se puede mirar qué habría si pasara.', 'No es un miedo tonto.', 'Darle vueltas a eso cansa antes de que llegue.',
    ],
    asks: [
      '#word ¿Qué es lo más concreto que asusta de eso?', '#others Si llegara a pasar, ¿con quién se contaría?', '#time ¿Cuándo aprieta más?', '#others ¿Con quién se ha podido hablar de ese miedo?', '#want ¿Qué parte sí se puede preparar?', '#body ¿Dónde se nota en el cuerpo?',
    ],
  },
  state: {
    says: [
      'Así están las cosas, y aquí no hace falta maquillarlas.', 'Siento que esté siendo así.', 'Con lo que hay encima, no extraña.', 'Son días de tirar como se puede.', 'No es flojera. Es lo que pesa todo esto.', 'No hay que estar mejor para estar aquí.', 'Eso cansa por dentro, aunque por fuera no se vea.', 'Vale así. Hoy no hay que poder con todo.', 'Se nota lo que está costando.',
    ],
    asks: [
      '#time ¿Lleva tiempo así, o es más de ahora?', '#body ¿Dónde se nota más?', '#want ¿Qué es lo mínimo que haría el día un poco más llevadero?', '#others ¿Alguien sabe que está siendo así?', '#moment ¿Qué fue lo último que alivió algo?', '#now ¿Qué queda por delante hoy?', '#moment ¿Hubo algo que lo removiera?',
    ],
  },
  good: {
    says: [
      'Qué bueno. Eso también tiene que poder contarse.', 'Me alegra leerlo.', 'Eso es una buena noticia, sin peros.', 'Un rato así no traiciona a nadie.', 'Dure lo que dure, ha estado.', 'Hacía falta algo así.', 'Qué bien. Eso también es parte de la historia.',
    ],
    asks: [
      '#moment ¿Cómo fue, con detalle?', '#moment ¿Qué lo hizo posible?', '#body ¿Cómo se nota algo así, después de tanto?', '#others ¿Con quién se puede compartir?', '#want ¿Cómo se podría repetir, en pequeño?', '#now ¿Qué queda de eso ahora?',
    ],
  },
  want: {
    says: [
      'Se entiende muy bien.', 'Lo que falta tiene nombre, al menos.', 'Eso es claro, y merece tomarse en serio.', 'No hace falta justificar querer algo así.', 'Queda dicho, y no es poco decirlo.',
    ],
    asks: ['#want ¿En qué se notaría primero?', '#want ¿Hay una parte pequeña de eso que sí se pueda?', '#others ¿Lo sabe alguien?', '#time ¿Desde cuándo falta?', '#word ¿Qué hay debajo de esas ganas?'],
  },
  thought: {
    says: [
      'Se ve que hay muchas vueltas detrás de esa idea.', 'Da que pensar, dicho así.', 'Lo escucho como lo que es: algo que ha costado poner en palabras.', 'Eso lleva tiempo dando vueltas, parece.', 'Lo leo despacio, sin quitarle ni darle la razón.', 'Es de las cosas que no se dicen en cualquier sitio.',
    ],
    asks: [
      '#moment ¿Qué llevó a pensarlo?', '#time ¿Siempre se vio así, o es de ahora?', '#word Y si fuera así, ¿qué cambiaría?', '#others ¿Hay quien lo vea de otra manera?', '#body ¿Pensarlo alivia o aprieta?', '#others ¿Con quién se habla de estas cosas?',
    ],
  },
  burden: {
    says: [
      'Como si no hubiera bastante, encima eso.', 'Todo ese trajín no deja sitio ni para estar mal.', 'Es mucha tarea para quien ya va con poca fuerza.', 'Lo práctico no espera a que haya fuerzas.', 'Eso no se ve desde fuera, y cansa como lo que más.', 'Es mucho para unas solas manos.',
    ],
    asks: [
      '#others ¿Quién podría quitar de encima aunque fuera una parte?', '#time ¿Qué tiene fecha de verdad, y qué puede esperar?', '#word ¿Qué de todo eso cuesta más?', '#want ¿Qué sería lo primero en soltar, si se pudiera?', '#now ¿Qué toca de eso esta semana?',
    ],
  },
  secret: {
    says: [
      'Gracias por decirlo. No hacía falta, y está dicho.', 'Eso pesa el doble cuando se guarda.', 'Aquí no hay juicio. Se nota que ha costado.', 'Dicho una vez, ya no está encerrado del todo.', 'Lo leo sin asustarme y sin darle la vuelta.',
    ],
    asks: [
      '#body ¿Y cómo se queda el cuerpo, ahora que está escrito?', '#time ¿Cuánto tiempo lleva eso guardado?', '#word ¿Qué era lo que más costaba de decirlo?', '#others ¿Hay alguien que podría oírlo sin asustarse?', '#word ¿Qué es lo que más se teme que piensen?',
    ],
  },
  assent: {
    says: ['Bien. Entonces algo de eso había.', 'De acuerdo, seguimos por ahí.', 'Vale. Me sirve saber que va por ahí.', 'Bien, entonces no iba tan lejos.'],
    asks: ['#moment ¿Y qué más hay ahí?', '#want ¿Qué sería lo siguiente, por pequeño que sea?', '#word ¿Qué parte es la que más cuadra?', '#now ¿Y cómo queda todo, dicho eso?'],
  },
  refuse: {
    says: ['De acuerdo, no va por ahí.', 'Entendido, lo retiro.', 'Bien, fuera eso.', 'Vale. Mejor dicho que callado.', 'Entendido: esa no era la palabra.', 'De acuerdo, eso lo dejo donde estaba.'],
    asks: ['#word ¿Cómo sería más exacto decirlo?', '#want ¿Por dónde es mejor seguir?', '#word Entonces, ¿qué es lo que sí hay?', '#moment ¿Qué parte se me escapó?'],
  },
  talk: {
    says: ['De acuerdo, y gracias por decirlo.', 'Se agradece. Sigo aquí para lo que importe.', 'Bien, me sirve que se diga.', 'Vale. Aquí sigo.', 'Bien, queda dicho.'],
    asks: ['#want ¿Por dónde seguimos?', '#moment ¿Qué quedaba por contar?', '#now ¿Y lo demás, cómo va?'],
  },
}
