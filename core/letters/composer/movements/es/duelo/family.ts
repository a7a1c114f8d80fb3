import { movements } from '../../movement'

/** More of the bond with those one was born to or grew up with. */
export const familyEs = [
  ...movements('bond', { any: ['kin:grandparent'], assumes: ['affection', 'history'] }, [
    'Los abuelos cuentan las cosas en un orden que no es el de los hechos. Empiezan por el final, se van a un primo, vuelven. Si algún día hablas {de.n} y te descubres dando ese rodeo, no lo endereces. Lo has aprendido sentándote cerca.',
    '{a.n} {le} tocó conocerte cuando ya no [tenía|tenían] que demostrar nada. Esa es la ventaja de los abuelos y casi nadie la cuenta: miran a un niño sin estar pensando a la vez en qué va a ser de él. De esa mirada se vive muchos años.',
    'Cuando se muere {r} cambia también tu sitio en la fila. Alguien que estaba detrás de todos deja de estar, y los demás dan un paso sin haberlo pedido. Se nota en tonterías: quién sabe ahora cómo se llamaba aquella calle, quién corrige la receta.',
    'Con {n} se acaba además un vocabulario. Habrá palabras que solo oías en su boca, del pueblo, de otro siglo, mal dichas a propósito. Apúntalas. En unos años vas a querer usar una y te alegrará tenerla a mano.',
    'Hay cosas que solo se aprenden de alguien que ya no corre: a pelar despacio, a esperar a que llueva, a contestar con una sola palabra. No hace falta que te pongas a imitar {a.n}. Ya lo haces, en algo, y será otra persona quien te lo señale.',
    'Se da por hecho que los abuelos se van, y esa frase deja a los nietos sin turno para hablar. Tú eras parte de la vida {de.n} y no de su público. Si alguien abrevia el pésame porque tocaba, quédate con lo que sabes tú.',
  ]),
  ...movements('bond', { any: ['kin:grandparent'], all: ['longago'], assumes: ['affection', 'history'] }, [
    'Te separan ya muchos años {de.n}, y las preguntas han ido cambiando con tu edad. Las de ahora no las habrías sabido hacer entonces. Pregunta de lado: a quien tuviera sus años, a quien viviera en la misma calle. Suele aparecer alguien con un trozo.',
  ]),
  ...movements('bond', { any: ['kin:mother'], assumes: ['affection', 'history'] }, [
    'Habrá un número que marcabas sin mirar. Ahora, cuando te pase algo, la mano irá a ese número y tendrás que pararla. Es un gesto de menos de un segundo, y nadie a tu alrededor verá que acabas de perder {a.n} otra vez.',
    'Hay un modo de estar enfermo que solo se permite con una madre: quejarse sin exagerar y sin disimular. Con cualquier otra persona hay que elegir. Lo digo porque un día tendrás una gripe tonta y llorarás por {n}, y no será por la gripe.',
    'Las madres guardan datos que no le importan a nadie más: de qué lado dormías, qué te daba miedo, qué dijiste a los tres años en una tienda. Al morir {n}, una parte de tu biografía se ha quedado sin archivo. Es lógico que te notes con menos espesor.',
    'Puede que ahora te sorprendas siendo {n}: en un «ponte algo», en cómo revisas la puerta, en una frase que juraste no decir nunca. Deja pasar la primera vergüenza. Son visitas cortas.',
    'Por mayor que uno sea, mientras vive su madre hay alguien delante. Cuando falta, el aire da de frente. No hace falta tener poca edad ni haber dependido {de.n} para notarlo, y a los cincuenta se nota igual que a los veinte.',
    'Quedan las cosas que hacía sin que nadie las llamara trabajo. La cita pedida a tiempo, la comida apartada, acordarse del cumpleaños de una vecina. Durante unos meses irán fallando una por una, y cada vez verás un poco mejor lo que sostenía {n}.',
    '{de.r} sabes seguramente más de lo que crees y menos de lo que ahora querrías: quién era antes de tenerte, qué le daba vergüenza, qué habría hecho con otra vida. Esas preguntas llegan tarde en casi todas las familias. Alguna la puede contestar todavía quien fuera su amiga.',
  ]),
  ...movements('bond', { any: ['kin:mother', 'kin:father'], all: ['illness'], assumes: ['affection', 'history'] }, [
    'Enfermar le da la vuelta a una familia: de pronto eres tú quien pregunta si ha comido. Uno hace de mayor con {r} durante una temporada, y al terminar vuelve a tener la edad de siempre y nadie delante. Se hace raro ese viaje de ida y vuelta.',
    'Hubo un momento en que {r} dejó de cuidar y tuvo que dejarse cuidar. A las dos partes les cuesta. Se hace como se puede, con prisa y con sueño, y pocas familias vuelven a hablar de ello. Si algo de aquel tiempo te escuece, ten en cuenta que nadie había ensayado.',
  ]),
  ...movements('bond', { any: ['kin:father'], assumes: ['affection', 'history'] }, [
    'Muchos padres hablan por medio de las cosas: revisan las ruedas, arreglan la persiana, preguntan si llevas dinero. Si en tu casa era así, lo que tú buscas ahora en las frases estaba en otra parte. Mira los tornillos. Mira lo que sigue cerrando bien.',
    'Falta alguien a quien llevarle la contraria. Con {n} tenías, como todos los hijos, una discusión que venía de lejos y que cambiaba de tema según los años. Discutir a solas es muy aburrido. Y en cuanto se calla la otra parte, uno empieza a darle la razón en alguna cosa.',
    'Un día te verás las manos haciendo algo y serán las {de.n}: sujetando un volante, doblando un papel, rascando una mancha con la uña. No pasa por la cabeza. Estaba en el cuerpo desde que te llegaba la barbilla a la mesa.',
    'Hay una pregunta que se le hace a un padre y a nadie más, y suele ser práctica: cómo se arregla esto, cuánto hay que pagar, por dónde se va. Llevas la pregunta en la boca. La próxima vez que la tengas, contéstala tú en voz alta con su tono y a ver qué sale.',
    'Con {r} se va quien iba delante abriendo el camino, aunque a veces lo abriera mal. Ahora los papeles llevan tu firma y las decisiones se quedan en tu mesa. Pesa porque se nota el cambio de manos. Con los meses el bolígrafo se va haciendo a la tuya.',
    'De un padre se heredan también los silencios, y cuesta saber qué había dentro. Algunos eran cansancio. Otros, no saber cómo. No los rellenes tú todos con la peor posibilidad, que es lo que se hace de noche.',
    '{a.n} le sobrevives en una cosa concreta: tú eres quien se acuerda. Quien se acuerda elige, y puedes elegir una tarde en que todo fue normal. Nadie va a pedirte que demuestres que fue importante.',
  ]),
  ...movements('bond', { any: ['kin:father', 'kin:mother'], all: ['sudden'], assumes: ['affection', 'history'] }, [
    'Había cosas entre {n} y tú que podían esperar, y por eso esperaban. Así viven los padres y los hijos en todas partes, contando con la semana siguiente. Con esa confianza se quiere casi todo el mundo, y nadie la llama descuido hasta que falla.',
  ]),
  ...movements('bond', { any: ['kin:parents'], assumes: ['history'] }, [
    'Al faltar los dos desaparece la casa a la que se volvía, aunque siga en pie y tengas llave. Se puede ir. Lo que no se puede es llegar. Eso tarda mucho en explicárselo uno a sí mismo.',
    'Entre {n} [había|había] una conversación que empezó antes de que tú nacieras y que oías desde el pasillo. Es raro pensar que ya no la tiene nadie. Tú conoces el tono, los temas y quién cedía. Eres lo más parecido a un testigo que queda.',
    'Sin {r} se [queda|queda] uno una temporada sin saber de quién es pequeño. La edad no ayuda. Se puede ser abuelo y necesitar que alguien diga «ten cuidado al bajar».',
  ]),
  ...movements('bond', { any: ['kin:sibling'], assumes: ['history'] }, [
    'Con {n} compartías gente: los de casa, los de los veranos, los que murieron antes. Ahora, cuando la familia se reúne, eres tú quien tiene que hacer de dos. Nadie lo pide, y aun así se nota en cómo te miran cuando llegas.',
    'Entre hermanos no hace falta contarse el principio. {n} venía del mismo sitio que tú, con otra habitación y otra versión de las broncas. Vas a echar de menos que alguien se ría antes de que acabes la frase.',
    'Desde que falta {r} te preguntan por los demás de la casa. «¿Cómo están?», dicen, y tú contestas por todos y sigues. Déjame preguntarte aquí por ti. No hace falta que respondas; era para que constara la pregunta.',
    'Durante años fuiste hermano o hermana de alguien sin tener que pensarlo, como se tiene un apellido. Ahora hay formularios, conversaciones, gente nueva que pregunta si tienes hermanos. Tienes. Puedes contestar en presente y decidir luego cuánto cuentas.',
    'Los hermanos se miden toda la vida, y eso no se corta con la muerte. Un día cumplirás años que {n} no va a cumplir y te dará una especie de vértigo. Conviene saberlo antes. Ese cumpleaños, no lo organices muy grande.',
    'Había bromas entre {n} y tú que no sobrevivirían a una explicación. Son lo primero que se pierde y lo último que se llora, porque hasta da apuro decirlo. Escríbelas tal cual, sin contexto. Tú vas a entenderlas.',
  ]),
  ...movements('bond', { any: ['kin:uncle', 'kin:cousin', 'kin:nephew', 'kin:inlaw', 'kin:grandchild'], assumes: ['affection'] }, [
    'En los pésames hay un orden, y {a.r} le corresponde, parece, la segunda fila. Quien hizo ese orden no sabía nada de lo que {n} [era|eran] para ti. Puedes sentarte donde te toque y llorar como si fuera delante.',
    'La familia que no es la inmediata tiene una libertad rara: quiere porque sí. Nadie habría notado que no quisieras tanto {a.n}. Por eso lo que cuentas vale como dato.',
    'Puede que a tu alrededor haya alguien que perdió más, según la tabla, y que por eso bajes la voz. Bájala si hace falta ayudarle. Pero busca un rato en que no tengas que ayudar a nadie y puedas echar de menos {a.n} por tu cuenta.',
    'Con {n} había una confianza distinta de la de casa, de las que se tienen con alguien que te conoce desde siempre y no tiene que ponerte hora de llegada. Ese sitio intermedio no lo ocupa nadie más. Queda ahí, con su silueta.',
  ]),
]
