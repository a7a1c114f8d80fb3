import { movements } from '../../movement'

/** Openings of letters about a loss. */
export const leadsDueloEs = [
  ...movements('lead', { aspect: 'name', assumes: ['human', 'affection'] }, [
    'Ha muerto {r}, y lo primero que hiciste al escribirme fue ponerle un nombre a lo que falta: {n}. Casi todo el mundo que te cruce hoy ignora esa palabra. Aquí va a estar en la primera línea.',
    'Alguien tendría que preguntarte por {n} y no por la muerte {de.n}. Son dos conversaciones, y la segunda se la lleva casi todo el mundo. Voy a intentar que en esta carta haya sitio para la primera.',
    'Antes que nada, lo siento. Lo digo así de corto porque por {n} ya te habrán dicho cosas largas.',
    'Hoy, en algún momento, habrás nombrado {a.n}, en voz alta o por dentro. Yo también, al leerte. Lo que sigue lo escribo desde ese nombre y procuro no alejarme.',
  ]),
  ...movements('lead', { aspect: 'name', all: ['pet'] }, [
    'Pronuncio {n} en voz baja, con el tono que se usa para llamar a alguien que está en otro cuarto. Sé que a ti te sale otro. Por {n} te escribo.',
    'En los formularios donde preguntan por la familia no hay casilla para {n}. Aquí hay una carta entera.',
  ]),
  ...movements('lead', { aspect: 'ending', assumes: ['alive'] }, [
    '{a.n} ya no se {le} puede preguntar nada, y tú sin embargo sabes qué quieres: {c.inf}. Con una cosa tan clara se puede escribir una carta. Falta el camino, que será torcido.',
    'Hay gente que pide que se le pase. Tú has pedido {c.inf}, que es otra cosa y da más trabajo. Me quedo con eso en el bolsillo mientras hablamos {de.n}.',
    'Me has puesto al final {c.q}, y he doblado ahí la esquina de la hoja para no perderlo. Vamos a lo que cuentas {de.n}, y de ahí volvemos.',
  ]),
  ...movements('lead', { aspect: 'quote', assumes: ['human'] }, [
    'De lo que me cuentas sobre {r} hay algo que ya no voy a poder leer de otra manera que con tu voz: {q}. Empiezo por ahí, aunque no sepa todavía qué decirte.',
    'Por {n} se pueden decir muchas cosas y tú elegiste empezar a decirlas así: {q}. No le pongo nada delante. Lo pongo yo también en la entrada y paso.',
    'Para saber algo {de.n} me basta una línea tuya: {q}. No llega a retrato. Tiene en cambio una cosa que los retratos no tienen, y es que sales tú mirando.',
  ]),
  ...movements('lead', { aspect: 'object', assumes: ['human', 'history'] }, [
    '{de.n} me has dado pocas cosas y una se puede tocar: {o}. Los que se mueren dejan sobre todo eso, objetos con su sitio y nadie que los alcance. Déjame empezar por ahí.',
    'Cuando falta alguien, lo que queda alrededor se ve de golpe con mucha claridad. Tú has visto {o} y lo has escrito. Hacia eso voy a ir hablando {de.n}.',
    'Tú dices {o} y a mí me parece estar viendo el lugar donde {n} [era|eran] una persona corriente, a media tarde, sin saber nada. Ahí querría quedarme un poco antes de hablar de lo otro.',
  ]),
  ...movements('lead', { aspect: 'feeling', assumes: ['alive'] }, [
    'Se ha muerto {n} y lo que ha quedado contigo es {e}. Me gustaría escribirte sin pelear con eso y sin darle la razón en todo.',
    'Entre lo que sientes por {n} elegiste nombrar {e}. Hay otras cosas debajo, seguramente; esta es la que hoy abre la puerta cuando llaman. Hablo con ella delante.',
  ]),
  ...movements('lead', { aspect: 'little', assumes: ['alive'] }, [
    'No has contado qué pasó con {n} ni cuándo. Me vale así. Hay noches en que contar es otra tarea más, y tú ya has hecho la de abrir la página y escribir algo.',
    'Un mensaje corto sobre {r} puede querer decir que no hay fuerzas, que no hay palabras o que no hay ganas de darlas. Las tres cosas se respetan igual. Te escribo con lo que hay.',
    'Hay pérdidas que se cuentan enteras con decir a quién. Hablas {de.n}. Lo que yo añada será poco y tendrá que andar con cuidado.',
  ]),
]

/** Endings of letters about a loss. */
export const closingsEs = [
  ...movements('return', { aspect: 'return', assumes: ['human', 'affection'] }, [
    'Acabo. Cuando dobles esta hoja, {n} seguirá estando donde estaba antes de que yo escribiera: en lo que haces sin pensar.',
    'Si dentro de un rato alguien te pregunta qué estabas leyendo, puedes decir que una carta sobre {n}. Es la verdad y, para variar, es una frase con {n} que no trata de cómo murió.',
    'Me quedo sin nada que enseñarte. Hemos estado un rato hablando {de.n}, tú y yo, y durante ese rato su nombre ha andado por aquí como por una casa.',
    'Lo que hubo con {n} no necesita que lo cierre nadie. Yo cierro solo la carta.',
    'Hasta aquí lo que sé {de.r}, que es lo que me has dado. El resto lo tienes tú, que es donde mejor está.',
    'Vuelve a tus cosas con {n} en el sitio de siempre, el que tenía[|n] en tu cabeza antes de que yo dijera nada.',
    'A partir de mañana habrá más días sin {n} que ayer. También habrá, si alguien los cuenta, más días en que {lo} hayas nombrado.',
    'Nada de lo que he escrito cambia lo que pasó. Quería, eso sí, que {n} pasara por una página sin prisa y con tu letra al lado.',
    'Te dejo aquí, en este renglón. A dos o tres más arriba está {n}, y se puede volver cuando quieras: no hay que llamar.',
  ]),
  ...movements('return', { aspect: 'return', assumes: ['alive', 'history'] }, [
    'Ya no añado nada. La última palabra es tuya, y a lo mejor tiene que ver con {n}.',
    'Apaga cuando puedas. Mañana seguirá faltando {n} y seguirás sabiendo cómo [era|eran]. Las dos cosas caben en el mismo día.',
    'En esta carta has entrado tú con {n} y sales tú con {n}. Me ha gustado verte llegar con alguien.',
    'Que descanses algo. Y si no descansas, que por lo menos la noche te encuentre pensando en {n} a tu manera.',
    'De conclusión no tengo ninguna. Tengo lo que has contado {de.n}, leído dos veces, y te lo devuelvo intacto.',
  ]),
  ...movements('return', { aspect: 'return', assumes: ['alive', 'affection', 'history'] }, [
    'Y lo del principio, {o}, que se quede donde te haga menos daño y más compañía. Si esos dos sitios no coinciden, elige según la noche.',
    'Cuando te cruces otra vez con {o}, hoy o dentro de mucho, puedes saludar {a.n} por dentro y seguir andando. No hace falta más.',
    'Empezamos por {o} y acabamos ahí porque era verdad. Lo grande va y viene. Eso, lo pequeño, se queda esperando a que lo mires.',
    'Si un día lo de hoy te parece lejano, vuelve {a.o}. Por ahí se entra todavía, y dentro sigue estando {n} a media tarde.',
  ]),
  ...movements('return', { aspect: 'return', held: true, assumes: ['alive', 'affection'] }, [
    'De todo esto, lo que se puede guardar en un cajón [o:es|son] {o}. Lo demás se guarda nombrando {a.n} de vez en cuando, delante de alguien o delante de nadie.',
    'No he querido convertir {o} en símbolo de nada. Bastante trabajo [o:tiene|tienen] con seguir en su sitio mientras tú vuelves al tuyo.',
  ]),
  ...movements('return', { aspect: 'return', all: ['feel:guilt'], assumes: ['human', 'affection'] }, [
    'Seguirás repasándolo alguna noche. Cuando llegues a la frase que más te acusa, {tq}, léela entera y sigue leyendo: tu mensaje no se acababa ahí, y lo {de.n} tampoco.',
    'Que {tt} ya está dicho, y lo has dicho tú. No hace falta que lo pagues también cada madrugada. Por {n}, con lo que hubo, hay maneras mejores de no dormir.',
  ]),
]

/** Short breaths in letters about a loss. */
export const breathsEs = [
  ...movements('beat', { assumes: ['human'] }, [
    'Hoy tampoco ha llamado {n}. Lo escribo porque seguramente nadie más lo ha dicho hoy en voz alta.',
    '{n}. A veces conviene que un párrafo sea solo eso.',
    'Con {n} o sin {n}, mañana habrá que hacer café.',
    'Sigo aquí, y sigo hablando {de.n}.',
    'De eso no se habla en los pésames, y ocupa la mitad del día.',
    'No hay que contestar a nada de esto.',
    'Y aun así, a alguna hora, se come.',
    'Cuesta decir «murió». Se puede tardar lo que haga falta en decirlo.',
    'Dentro de la pena hay también mucho aburrimiento, y nadie avisa.',
    'Puedes saltarte el párrafo siguiente. Estará ahí otro día.',
    'Lo demás lo sabes tú, que estabas.',
    'Hay ratos en que no duele, y esos también son de este duelo.',
  ]),
]
