import { movements } from '../../movement'

/** Places, roads, feasts and rites, after a death. */
export const placesEs = [
  ...movements('thing', { topic: ['hospital'], not: ['pet', 'perinatal', 'late', 'faraway'], assumes: ['human', 'affection', 'history'] }, [
    'En {o} se vive en otra hora, una que no existe fuera: las comidas a las siete, la luz encendida de noche, el nombre de pila de gente que no volverás a ver. Al salir nadie te devuelve la hora vieja. Si todavía te despiertas con la otra, es por eso.',
    'Vuelves mucho {a.o}, supongo, sin moverte de casa. La cabeza entra, recorre, busca a alguien con bata y le hace la pregunta que entonces no hizo. Déjala preguntar. Luego acompáñala hasta la calle, que también existía ese día y a la que también saliste.',
    'Lo que hubo en {o} lo viste tú y pocos más. Los demás preguntan y hay que resumir. No resumas siempre. Hay una persona, una sola, a la que conviene contárselo entero alguna vez, con los tubos y con la máquina de café.',
    '{de.o} quedan frases de otros: la de quien dio la noticia, la de quien traía el papel. Son gente que dijo aquello y se fue a cenar. Tú te llevaste la frase. Puedes ir dejándola en algún sitio que no sea la almohada.',
  ]),
  ...movements('thing', { topic: ['hospital'], not: ['pet', 'perinatal'], assumes: ['human', 'affection', 'history'] }, [
    'Fíjate en que {o} no [o:tiene|tienen] nada {de.n}. Ni la pintura, ni la cama, ni el pijama. Fue el escenario más ajeno de toda su vida. Ponle a esa imagen encima otra con su ropa y en un sitio que reconozcas.',
  ]),
  ...movements('thing', { topic: ['hospital'], any: ['late', 'faraway'], not: ['pet', 'perinatal'], assumes: ['human', 'affection', 'history'] }, [
    'De {o} no tienes recuerdo, o tienes el de la puerta, y por eso la imaginación lo amuebla cada noche con lo peor. Lo que no se vio se inventa siempre más frío. Si hubo alguien allí dentro, pregúntale una cosa pequeña: qué luz había, si se oía la calle. Lo pequeño suele ser más piadoso que lo imaginado.',
    'Entre tú y {o} hubo aquel día unos kilómetros o unos minutos, y desde entonces los recorres a todas horas. Se llega siempre igual. Cuando te encuentres otra vez en ese camino, apéate antes, en cualquier día anterior, que de esos sí tienes llave.',
  ]),
  ...movements('thing', { topic: ['garden'], assumes: ['alive', 'affection'] }, [
    'Alguien tiene que decidir qué se hace con {o}, y no hay prisa: las plantas avisan. Unas se secan y otras se ponen insolentes sin que nadie las mire. Riega lo que veas. Lo que no veas, será que sabía apañarse.',
    'En {o} mandan las estaciones, y este año mandarán igual. Habrá un brote en la semana menos indicada. Puedes tomarlo como una falta de respeto o como una visita. Yo me inclinaría por mirarlo con un café, sin sacar conclusiones.',
    'Corta algo {de.o}, una hoja, una rama pequeña, y ponlo en agua en tu ventana. A veces echa raíz y a veces se pudre. Si echa raíz tendrás que buscarle tierra, y de repente habrá una tarea que viene de allí y va hacia delante.',
    'Quien plantaba {o} hacía cuentas para dentro de tres años, de diez, sin preguntar si estaría. Es una forma de confianza que se nota poco. Te ha dejado, sin querer, a cargo de un plazo.',
  ]),
  ...movements('thing', { topic: ['outdoors'], assumes: ['alive'] }, [
    'Los sitios cambian según con quién se vaya. Ir ahora {a.o}, sin {n}, sería ir a otro lugar con el mismo nombre. Ve cuando quieras comprobarlo. Lleva algo de comer y no te obligues a quedarte hasta la puesta de sol.',
    'Si un día vas {a.o}, ve por el lado que no conocías. Entra desde otra calle, mira desde enfrente. Así no chocas de golpe con lo que falta; lo ves llegar a cierta distancia y te da tiempo a saludar.',
    'En {o} cambia muy poco de un año para otro. Eso puede doler o puede servir: allí no hay que explicarle a nadie el principio. Cuando no puedas hablar con gente, quizá puedas caminar por ahí.',
    'Pienso en {o} y en lo poco que hace falta para estar bien en un sitio así: alguien al lado y bastante aire. Hay silencios que en una cocina pesan y allí no. Lo digo por si algún día quieres hablarle {a.n} donde no rebote.',
  ]),
  ...movements('thing', { topic: ['car'], not: ['sudden', 'violence', 'suicide'], assumes: ['alive'] }, [
    'Dentro de un vehículo se va a la misma velocidad y se mira hacia el mismo lado. Con eso basta para que salgan temas que en casa no salen. {o} [o:guarda|guardan] unos cuantos, aunque ya no se oiga ninguno. El asiento puedes echarlo hacia atrás o dejarlo a su medida.',
    'Habrá un trayecto que hacías con {n} y que ahora evitas dando un rodeo. Sigue dándolo mientras quieras: son diez minutos. El día que vuelvas a pasar por ahí, con {o} o a pie, lleva la radio puesta y a alguien avisado.',
    'Es curioso que en medio de lo grave aparezca {o}. Los trastos con ruedas entran en las historias sin permiso, y luego ya no se los puede sacar. Cada vez que oigas uno parecido mirarás. Se mira, se comprueba y se sigue.',
  ]),
  ...movements('thing', { topic: ['faith'], assumes: ['human', 'affection', 'history'] }, [
    'Con {o} cada uno se las entiende como puede: hay días de acercarse, días de enfadarse, días de mirar de lejos. Lo que se pide ahí no tiene por qué tener nombre. A veces se pide solo un rato sin tener que hablar.',
    'Has puesto {o}. Creas o no creas, es un sitio o una cosa donde mucha gente antes que tú ha dejado lo que no sabía dónde dejar. No te van a pedir que lo hagas bien. Deja lo tuyo y márchate cuando tengas frío.',
    'Los ritos de una muerte suceden demasiado pronto. Se entierra, se reza, se firma, y el corazón llega tres semanas después con la ropa equivocada. Puedes repetir por tu cuenta, sin nadie, la parte que no viste pasar.',
  ]),
  ...movements('thing', { topic: ['feast'], assumes: ['human', 'affection', 'history'] }, [
    'Se acerca o se aleja {o}, según cuándo leas esto. Hay una manera de pasar una fecha así que no es celebrarla ni saltársela: fijar de antemano a qué hora empieza y a qué hora termina. De siete a nueve. Después, pijama.',
    '{de.o} me quedo con lo que no se organiza: quién abría la puerta, quién traía siempre lo mismo, quién se dormía en el sofá. Este año faltará alguien en esa lista y la lista entera sonará rara. Dilo tú al principio y así los demás pueden comer.',
    'Reparte las tareas {de.n}. Si para {o} se encargaba de algo, aunque fuera de partir el turrón o de poner la música, que lo haga otro y que lo haga a su manera. Los huecos sin dueño se quedan en medio toda la noche.',
  ]),
  ...movements('thing', { topic: ['travel'], assumes: ['alive'] }, [
    '[o:Queda|Quedan] {o}, y queda la fecha que llevaba dentro. Los planes con los muertos no se cancelan: se van deshaciendo por partes, primero el hotel, luego las ganas. Si alguna vez haces ese viaje, no lo hagas por nadie. Hazlo mal, corto y por ti, y ya verás si lo cuentas.',
  ]),
  ...movements('thing', { topic: ['transit'], assumes: ['alive'] }, [
    'Uno espera las malas noticias en casa, y a ti te tocó {o} en la historia. Los lugares de paso se quedan con cosas que no les corresponden. Cuando vuelvas a verte en uno parecido, siéntate un momento. Después sigue a donde ibas.',
  ]),
  ...movements('thing', { topic: ['school'], assumes: ['human', 'affection', 'history'] }, [
    'Por {o} pasan cientos de personas y a cada una le parece suya. Para ti [o:tiene|tienen] dentro {a.n}, y eso no lo verá el que entre mañana con otra mochila. Son lugares que olvidan por oficio. Por eso está bien que alguien se acuerde.',
  ]),
  ...movements('thing', { topic: ['body'], assumes: ['human', 'affection', 'history'] }, [
    'Mencionas {o}. De los últimos tiempos se recuerda el cuerpo mucho más que las palabras: el peso, la piel, la postura. Es una intimidad que no se pide. Poca gente la tuvo con {n}, y no hace falta que la cuentes para que haya sido importante.',
  ]),
]
