import { movements } from '../../movement'

/** The death of a child, and of one who had hardly been born or was not born yet. */
export const childrenEs = [
  ...movements('bond', { any: ['kin:child'], assumes: ['history'] }, [
    'Criar es pasarse la vida calculando peligros: esquinas, enchufes, calles, compañías. Ese cálculo no sabe pararse. Por eso, con {n}, la cabeza sigue buscando el punto donde podía haberse evitado, como quien revisa una casa después de cerrarla. Es un oficio que se ha quedado sin turno y sigue fichando.',
    'Hay padres y madres que al cabo de los años siguen diciendo la edad que tendría. Este año, tantos. Si te sale, dila. {n} tiene una edad detenida y otra que va contigo, y a ratos necesitarás las dos.',
    'Los de los demás crecen, y eso se vuelve una especie de reloj que nadie puede tapar. Verás a los de su edad cambiar de talla, de voz, de planes. Puedes quererlos y no soportar verlos. Puedes cruzar la calle sin dar explicaciones.',
    'En una casa donde falta {r} cada cual llora con un horario distinto. Uno recoge, otro no deja tocar nada, otro no habla. Desde fuera parece desamor. Suele ser que no hay fuerzas para llevar el propio dolor y además entender el de al lado.',
    'No sé decir nada que esté a la altura. Cualquiera que te escriba sobre {n} va a quedarse corto, y los que más hablan, más. Lo que puedo hacer es no apresurarme a salir de este párrafo.',
    'Lo que tenías planeado para {n} sigue en alguna parte, con sus fechas. Un viaje, una mudanza, una comida con más gente. Hay que ir desmontándolo y nadie te ve hacerlo. Si un día te sorprendes llorando por un anuncio o por una talla, ya sabes qué estás desmontando.',
    'A tu alrededor va a haber miedo. A quien ha perdido lo que tú, la gente lo mira como se mira un incendio desde el coche, y luego aprieta la mano de los suyos. Eso aísla mucho. No lo causas tú, y quien logre quedarse a tu lado mirando de frente merece que le dejes traer la cena.',
    'Sigues teniendo tareas con {n}. Son otras, y son raras: cuidar una fecha, contestar a quien pregunta, decidir qué se presta y qué no. Nadie te las puede quitar. Tampoco hace falta cumplirlas todas.',
  ]),
  ...movements('bond', { any: ['kin:baby', 'perinatal'] }, [
    'Un embarazo ocurre en el cuerpo y en el futuro a la vez. Cuando se interrumpe hay que despedirse de las dos cosas, y solo para una dan el alta. Lo demás, los planes, los nombres dichos en voz baja, te lo llevas a casa sin papel.',
    'Hubo que avisar dos veces: primero para contar que venía, después para contar que no. La segunda vuelta no debería tener que darla nadie. Si aún te queda gente sin saberlo, que llame otra persona por ti.',
    'Los demás calculan según lo que vieron, y vieron poco. Tú calculas según lo que esperabas. Por eso nunca va a coincidir el tamaño que le dan y el que tiene. No discutas el tamaño con nadie.',
    'Puedes llamar hijo o hija a quien no llegó a llorar. Puedes contar con {n} cuando cuentes. También puedes callarlo en una reunión y no por eso haber faltado a nada. Esas decisiones se toman en cada puerta, según quién abra.',
    'Si el cuerpo que esperaba {a.n} era el tuyo, sigue por su cuenta con una agenda que ya no sirve. Es una crueldad física y hay que tratarla como tal: con médico, con calor, con alguien que pregunte por ti. Si era el de otra persona, tú también esperabas, y por eso nadie pregunta.',
    'Te dirán que hay tiempo, que otra vez, que por suerte fue pronto. Lo dicen mirando hacia delante porque no soportan mirar donde estás tú. Tú sigues donde estabas, con {n}, y desde ahí no hay otra vez que valga.',
    '{de.n} tienes muy poco que enseñar, y eso obliga a recordar de otra manera: sin anécdotas, con fechas, con el sitio donde te sentaste al salir. Vale igual. Si hay una prueba, una pulsera, una imagen, guárdala donde puedas encontrarla con la luz apagada.',
    'Alguien esperaba contigo, o no esperaba nadie más que tú. En cualquiera de los dos casos la espera era real y ocupaba sitio. Ahora no sabes qué hacer con las manos que ya se habían preparado.',
  ]),
  ...movements('event', { any: ['perinatal'] }, [
    'En los hospitales todo esto sucede a pocos metros de otros partos, y hay quien sale con globos por la misma puerta. No debería estar construido así. Que aquel pasillo se te haya quedado grabado es lo mínimo que podía pasar.',
    'No existe una cantidad de semanas a partir de la cual se pueda llorar. Se llora desde que se espera. Los papeles empiezan a contar más tarde por razones suyas, que no tienen que ver contigo ni con {n}.',
    'La fecha en que iba a nacer llegará también, ya lo sabes. Es un día que solo está marcado en tu calendario. Pide algo para él con antelación: no trabajar, una visita, que alguien diga el nombre {de.n} antes de que tengas que decirlo tú.',
    'Puede que estés esperando una explicación médica y que no llegue, o que llegue y no explique. La palabra que usan más es «a veces». No hay en ella ninguna culpa tuya, por mucho que la leas buscándola.',
    'Los que esperaban {a.n} contigo también andan por ahí sin saber dónde ponerse. Cada uno perdió a alguien distinto. Si en casa hay silencio, no lo midas como si fuera de un solo tamaño.',
  ]),
  ...movements('event', { any: ['kin:child'], assumes: ['history'] }, [
    'Habrá trámites que parecen hechos para hacer daño: dar de baja, devolver, firmar en la casilla de siempre. Que los haga otra persona, con una lista. Guarda tu firma para lo que quieras firmar tú.',
    'El dolor por {r} no tiene una parte sensata. Vas a pensar cosas que no se pueden decir en una mesa: que habrías cambiado el sitio, que no quieres seguir, que por qué los otros. Díselas a alguien que no se levante. Si lo de no querer seguir se vuelve un plan, llama ese mismo día a un médico o a un teléfono de ayuda.',
  ]),
  ...movements('deep', { aspect: 'childroom', any: ['kin:child'], assumes: ['history'] }, [
    'Un cuarto cerrado hace ruido. Puedes abrirlo cuando quieras y volver a cerrarlo; puedes entrar con alguien o sin nadie, para mirar o para dormir una siesta. Lo único que no conviene es que sea otro quien ponga la fecha. La de pintar, la de regalar, la de dejarlo estar. Esa fecha, si llega, será una mañana tuya.',
    'Quedan por ahí cosas con la letra {de.n} o con su estatura. Una marca en una pared, una talla en una etiqueta. No hace falta protegerlas todas. Elige tres y ponlas a salvo del sol y de las mudanzas. El resto puede ir viviendo con los demás objetos, que es otra forma de que siga en casa.',
  ]),
  ...movements('deep', { aspect: 'unborn', any: ['perinatal', 'kin:baby'] }, [
    'Si te ayuda, hazle {a.n} un papel. Con lo que se sabe, que es poco y es verdad: cuándo supiste que venía, cuánto estuvo, quién esperaba contigo, qué tiempo hacía. Los papeles de los demás se los da un funcionario. Este lo escribes tú y lo firmas, y con eso consta.',
    'Habrá una temporada en que todas las embarazadas de la ciudad te parezcan puestas en tu camino. Cambiar de acera no te hace peor persona. Ya volverás a alegrarte por alguien, y será por alguien concreto, un día que no lo tengas que fingir.',
    'Mucha gente ha pasado por esto y casi nadie lo cuenta hasta que otro empieza. Si un día lo dices en voz alta, con {n} o sin nombre, verás que a la segunda frase una persona deja el tenedor y dice «a mí también». No te lo propongo como deber. Te aviso nada más de que hay muchas personas así, muy repartidas.',
  ]),
  ...movements('gesture', { any: ['perinatal'] }, [
    'Compra o busca una caja pequeña, de las que se cierran bien, y mete lo que haya {de.n}: un papel del hospital, una cinta, lo que se estuviera preparando, o solo una hoja con la fecha. Escribe encima el nombre. Que tenga un sitio en un armario tuyo, con lo que se guarda siempre.',
    'Elige una cosa que hacer una vez al año por {n}, el día que tú digas: plantar, soltar una piedra en el agua, comprar un cuento y dejarlo en una biblioteca. Este año hazla en pequeño, para probar. Si te parece poco o demasiado, el año que viene se cambia.',
    'Di el nombre {de.n} a una sola persona esta semana, en una frase corriente. «Cuando lo {de.n}», «por las fechas {de.n}». Fíjate en si lo recoge y lo dice también. A quien lo diga, ponle una señal: con esa persona se va a poder hablar.',
    'Esta noche, con una mano apoyada donde te salga, di buenas noches {a.n} como lo habrías dicho. Una vez, en voz baja. Mañana puedes repetirlo o no, y lo de hoy ya está.',
  ]),
  ...movements('gesture', { any: ['kin:child'], assumes: ['history', 'affection'] }, [
    'Haz esta semana algo que {a.n} {le} gustaba que hicieras, lo más fácil de la lista. Una merienda, una voz, un camino. Hazlo para ti o para otro niño si lo hay cerca. Puede que a la mitad haya que parar. Para, y guarda la otra mitad para otro día.',
    'Pide a alguien que conoció {a.n} que te cuente una cosa que tú no vieras: en clase, en la calle, en casa de otros. Los hijos tienen una vida fuera que los padres oyen por partes. Todavía quedan partes.',
    'Escribe la edad que tendría hoy {n} en una esquina del calendario, sin nada más. Debajo, lo que quieras decirle, en una línea. No hace falta que lo vea nadie, y no hace falta que mañana escribas otra.',
  ]),
  ...movements('return', { aspect: 'return', any: ['perinatal'] }, [
    'Hubo alguien que se llamaba {n} y a quien esperabas. Queda dicho aquí con todas las letras, y que conste en tu casa también.',
    '{a.n} no {le} hicieron falta más días para ser de los tuyos. No lo digo para que duela menos. Lo digo para que nadie te lo discuta.',
    'Me despido de ti y {de.n}, que [cabe|caben] en la misma línea que tú.',
  ]),
]
