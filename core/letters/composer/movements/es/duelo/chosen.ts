import { movements } from '../../movement'

/** More of the bond with those one chose: partners, friends, and people met through work, school or a landing. */
export const chosenEs = [
  ...movements('bond', { any: ['kin:partner'], assumes: ['history', 'affection'] }, [
    'Una pareja es la persona a la que se le cuentan las cosas que no son noticia. Que el pan estaba duro, que te has cruzado con aquel. Esas no se le mandan a un amigo ni a una hija. Por eso ahora hay días en que vuelves con el bolsillo lleno de nada y no sabes dónde vaciarlo.',
    'Había un reparto entre {n} y tú, dicho o sin decir: quién se acordaba de los recibos, quién bajaba la basura, quién hablaba con el vecino. Vas a ir heredando esas tareas una por una. Algunas las harás mal durante meses. Es la forma más aburrida que tiene el duelo de presentarse.',
    'Al acostarte pensarás en {n} de un modo, y al levantarte de otro. La noche trae a la persona; la mañana trae el sitio vacío. No hace falta tener la misma respuesta para las dos.',
    'La gente invita a parejas sin darse cuenta, y ahora la cuenta sale impar. Notarás que te sientan en una punta, o que dejan de llamarte los sábados y te llaman los martes. Ve cuando quieras y vete pronto cuando quieras. Nadie te va a pedir que cuadres la mesa.',
    'Con {n} tenías testigo. De lo que decías en sueños, de tu humor por la mañana, de lo que pensabas de verdad al salir de una cena. Ahora muchas cosas ocurren sin que nadie las vea, y al principio parece que hubieran ocurrido menos.',
    'Te vas a oír decir «nosotros» durante mucho tiempo. Nosotros no comemos de eso, nosotros vamos por la costa. Deja el plural donde está. Esas costumbres las hicieron dos personas y nadie las ha derogado.',
    'Echarás en falta el cuerpo {de.n}, y de eso no se habla en los entierros. El calor, el peso en el colchón, una mano que se posaba al pasar. Es una parte del duelo tan seria como las otras. Aquí al menos queda nombrada.',
  ]),
  ...movements('bond', { any: ['kin:partner'], all: ['illness'], assumes: ['history', 'affection'] }, [
    'Durante una enfermedad la pareja deja de ser solo pareja: pregunta al médico, cuenta horas, pone buena cara al entrar. Ahora te devuelven el primer puesto y ya no tiene a nadie enfrente. Lleva un tiempo volver a recordar {a.n} sin historial.',
  ]),
  ...movements('bond', { any: ['kin:partner'], all: ['longyears'], assumes: ['history', 'affection'] }, [
    'Con tantos años, uno ya no sabe qué manías eran suyas y cuáles {de.n}. Están mezcladas, como la ropa en el mismo armario. Irás descubriendo que algunas te las puedes quedar y otras se pueden ir sin que pase nada.',
  ]),
  ...movements('bond', { any: ['kin:ex'], assumes: ['human'] }, [
    'A los ex no les guardan banco en los entierros. Se llega, se saluda a media familia, se queda uno cerca de la puerta. Lo que hubo con {n} terminó hace tiempo en unas cosas y en otras no, y estas segundas no preguntan quién estaba en el papel.',
    'Ya habías perdido {a.n} una vez. Aquella pérdida tuvo sus meses, sus abogados o sus cajas, y la diste por hecha. Ahora viene otra que no la repite: entonces se acabó lo de dos, y ahora se acaba que [exista|existan].',
    'Nadie sabe qué decirte por la muerte de alguien con quien ya no estabas. Tampoco tú. Puedes probar con lo más simple: que conociste {a.n} de una época a la que casi nadie más tuvo entrada, y que esa época se ha quedado con un testigo.',
    'Te dirán, o te dirás, que no te toca. No se reparte por turnos. Quien vivió al lado {de.n} sabe cosas que la última compañía no sabe, y al revés, y ninguna de las dos le quita nada a la otra.',
    'Hay una vida que hiciste con {n} y que dejaste de hacer. De vez en cuando, al cruzarte con una costumbre de entonces, la seguías oyendo en otro piso. Lo de ahora es que han apagado la luz ahí arriba.',
  ]),
  ...movements('bond', { any: ['kin:friend'], assumes: ['history'] }, [
    'La amistad no tiene fecha de aniversario ni libro de familia, y por eso cuesta tanto demostrarla cuando hace falta. En el trabajo no te darán días por {n}. Tómalos de donde puedas: una tarde, una comida a solas, un domingo con el teléfono apagado.',
    'Con {n} podías quejarte de tu casa sin traicionar a nadie. Para eso también sirven los amigos, y es un servicio que no tiene sustituto rápido. Vas a tener que tragarte alguna queja. Se notará.',
    'Perder {a.r} desordena los recuerdos de una época entera: el curso, el trabajo aquel, los viajes con poco dinero. Eran dos mirando lo mismo y ahora hay que fiarse de un solo par de ojos.',
    'Hay un tipo de conversación que solo se tiene con quien te conoció antes de ser lo que eres. Con {n} seguía viva una versión tuya bastante menos presentable, y eso permitía descansar. No se vuelve a fabricar un amigo antiguo; eso no se puede, y no voy a decirte lo contrario.',
    'Verás {a.n} en gente que no se le parece: una risa en otra mesa, alguien que camina igual, un apodo parecido. Durante un segundo sube algo y después baja. Déjalo pasar: la atención sigue buscando donde sabía buscar.',
    'Entre amigos no se dice casi nada importante, y cuando uno muere parece que se haya quedado todo sin decir. Repasa otra vez. Había horas, favores, turnos, bromas pesadas, silencios en una acera. Con {n} se habló por esos medios.',
    'La familia {de.n} tal vez no sepa lo que [era|eran] para ti. Puedes decírselo algún día, con una anécdota en vez de un pésame. A quien ha perdido a alguien le suele gustar mucho recibir un recuerdo que no tenía.',
  ]),
  ...movements('bond', { any: ['kin:teacher'], assumes: ['affection'] }, [
    'Un maestro deja rastro en lo que uno hace cuando no piensa en él: en cómo se sujeta una herramienta, en dónde se respira dentro de una frase, en qué errores ya no se cometen. Si practicas hoy lo que te enseñó {n}, aunque sea un minuto, verás por dónde anda.',
    'Lo que se recibe de quien enseña no se puede devolver hacia atrás. Se devuelve hacia delante, a alguien que llegue sabiendo menos. No hace falta montar una escuela. Basta con tener paciencia una vez, con la persona torpe que toque.',
    'Entre {n} y tú había una distancia, la de quien enseña y quien aprende, y dentro de esa distancia cabía mucho afecto sin nombre. Ahora que hay que ponérselo no sale ninguno que convenza. Déjalo sin nombre y con sitio.',
  ]),
  ...movements('bond', { any: ['kin:colleague'], assumes: ['affection'] }, [
    'Con quien se trabaja se pasan más horas que con casi nadie, y sin embargo se despide uno con un «hasta mañana» durante años. Con {n} esa frase falló un día. Lo que había debajo de tantos hasta mañana no necesita otro contrato.',
    'En el trabajo las ausencias se cubren. Es lo que más duele, y nadie lo hace por maldad. Hay un cuadrante y hay alguien nuevo que no sabe dónde se guardan las cosas. Tú sí sabes quién las guardaba ahí y por qué. Enséñaselo diciendo de quién lo aprendiste.',
    'Estarás en el mismo sitio, a la misma hora, haciendo lo mismo que hacías con {n}. Pocos duelos obligan a eso. A los demás se les aparta del lugar; a ti te toca fichar en él. Sal a la puerta un rato cuando lo necesites.',
  ]),
  ...movements('bond', { any: ['kin:neighbour'], assumes: ['affection'] }, [
    'Un vecino es la persona a la que se oye más que se ve. Una llave, una radio, un paso por encima del techo. Ahora el edificio te suena a otro. {de.n} conoces los ruidos, y eso, aunque no figure en ninguna parte, es conocer bastante.',
    'Puede que nadie te haya dado el pésame por {n}. No hay costumbre. Lo hago yo: lo siento. Perdiste una cara de todos los días, y las caras de todos los días hacen más barrio que las plazas.',
    'La vida de al lado se sigue a medias, por paquetes, por saludos, por quién riega qué. Con esos trozos se arma un cariño de verdad. Que no hubiera parentesco deja el duelo sin trámites y sin compañía; haz tú el trámite que te apetezca, aunque sea bajar a la calle y mirar su ventana.',
  ]),
]
