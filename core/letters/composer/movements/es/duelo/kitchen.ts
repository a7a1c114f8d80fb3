import { movements } from '../../movement'

/** Kitchens, tables and what is eaten and drunk, after a death. */
export const kitchenEs = [
  ...movements('thing', { topic: ['food'], assumes: ['human', 'affection', 'history'] }, [
    'Volverás a encontrarte {o} donde menos lo esperes: en una carta de bar, en casa de alguien, en un pasillo del supermercado. La primera vez puede que tengas que soltar la cesta. La segunda mirarás el precio. Hacia la quinta, a lo mejor, te lo llevas a casa.',
    'Me detengo en {o} porque con la comida no se puede fingir. O sale o no sale, o hay bastante para todos o alguien se queda mirando. Quien la hace piensa en bocas concretas. Lo que echas en falta tiene que ver con eso, con que alguien calculara contando contigo.',
    '¿Quién se encarga ahora {de.o}? En las familias esa pregunta nadie la dice y todos la piensan el primer año. Puedes ser tú o puede no ser nadie. Si pruebas y no sale igual, alguien dirá que {n} le ponía otra cosa, y en esa discusión habrá un rato bueno.',
    'Con la comida pasa algo que no ocurre con las fotos: antes hay que estar de pie, con las mangas subidas, pendiente. No queda atención para la pena. Luego se come, y entonces sí. Si un día vuelves {a.o}, empieza por la tarea y deja el recuerdo para la mesa.',
    'El gusto tiene una memoria muy testaruda. Podrías no acordarte de la cara de media clase y reconocer {o} con los ojos cerrados, si [o:fuera|fueran] como [o:era|eran] en aquella casa. No te preocupes por olvidarlo. Preocúpate, si acaso, de no dejar que nadie lo mejore.',
  ]),
  ...movements('thing', { topic: ['food', 'kitchen'], assumes: ['human', 'affection', 'history'] }, [
    'Escribe cómo era aquello {de.o}, con lo que sepas y con los huecos. «Un puñado», «hasta que se vea», «lo que pida». Las medidas de quien cocina de verdad no se pueden pesar y hay que traducirlas a mano. Pregunta a quien también lo comía: cada uno guarda una línea.',
    'Hubo un sitio en el que {n} mandaba, y por lo que nombras, {o}, era entre fuegos. Da igual quién tuviera la última palabra en lo demás. Ahí se entraba pidiendo paso. Te acordarás de dónde había que ponerse para no estorbar.',
    'Alguien que da de comer está diciendo una cosa muy simple y la dice a diario, sin pedir que la entiendan. {o}, en tu mensaje, [o:hace|hacen] ese trabajo. Lo demás podía torcerse. Aquello salía a su hora.',
  ]),
  ...movements('thing', { topic: ['kitchen'], assumes: ['human', 'affection', 'history'] }, [
    'Los utensilios no se heredan por escrito. Un día están en una casa y otro día en otra, y nadie recuerda haberlo decidido. Si {o} [o:ha|han] acabado contigo, o si lo quisieras, dilo pronto a quien toque. Es de las pocas cosas que vale la pena pedir.',
    'Toca {o} alguna vez por donde se sujeta. Ahí está la parte gastada, y está gastada por una mano con su manera de apretar. Puedes poner la tuya encima. No ocurre nada. Solo coincide.',
    'Alguien dirá que cosas como {o} ya no se usan, que las hay mejores. Las hay. Pero ninguna de las mejores la busca la mano a ciegas. Quédate con lo que reconocen tus dedos, aunque pese y aunque esté viejo.',
  ]),
  ...movements('thing', { topic: ['drink'], assumes: ['human', 'affection', 'history'] }, [
    'Para dos se pone más, y la mano tarda mucho en aprender la medida de uno. Lo pienso por {o}. Va a sobrar durante meses. Puedes tirarlo sin ceremonia o puedes, algún día, llenar la otra mitad y dejarla un rato enfriándose delante.',
    'Lo que se toma a diario con alguien no tiene sabor propio, sabe a la hora. {o} [o:tenía|tenían] la suya. Cambia de hora si se te atraganta, o cambia de taza, o quédate ahí y aguanta el sorbo. Ninguna de las tres es rendirse.',
    'Hay conversaciones que solo salen con algo entre las manos, para poder mirar otra cosa. {o} [o:servía|servían] también para eso. Si te falta con quién tenerlas, empieza por conservar el rato: siéntate a la hora de siempre, aunque la silla de enfrente no conteste.',
    'Preguntar «¿quieres?» mientras ya se está sirviendo. De ahí viene {o} en tu mensaje, me parece, de esa pregunta que no era una pregunta. Hazla tú a otra persona esta semana, sin explicarle nada, y sírvele antes de que responda.',
  ]),
  ...movements('thing', { topic: ['table'], assumes: ['human', 'affection', 'history'] }, [
    'Hay un lugar donde nadie se sienta y que nadie ha prohibido. Hablas {de.o} y me lo figuro. Los primeros meses eso se respeta solo. Luego llega una visita, se sienta sin saber, y toda la familia mira el plato. No la levantes. A alguien le tenía que tocar.',
    '{o} [o:sigue|siguen] donde siempre, y eso es lo que desconcierta de los muebles: no hacen nada y lo cambian todo. Ahora [o:parece|parecen] más grande[o:|s]. Lo que ha crecido es la parte que no se toca, y con los meses vuelve a usarse de forma muy tonta: una llave, el correo, la compra sin guardar.',
    'Siéntate un día en el sitio {de.n}. No para ocuparlo, para ver qué se veía desde ahí. Se ve otra ventana, otra mitad de la cocina, se ve de otra manera el sitio donde te ponías tú. Desde ahí se entienden algunas manías. Lo digo por {o}, que [o:está|están] en tu mensaje sin que nadie preguntara.',
  ]),
  ...movements('thing', { topic: ['bed'], assumes: ['human', 'affection', 'history'] }, [
    'Escribes {o} y ahí hay que hablar bajo. De noche el cuerpo hace sitio sin preguntar. Una mano se estira, una pierna se aparta, y la cabeza se entera tarde. Cambia las sábanas cuando puedas y no antes. Duerme atravesado si quieres, o en el borde, o en otra habitación hasta nuevo aviso.',
    'Del lado que ha quedado libre cuentan muchos lo mismo: que lo respetan más ahora que antes. Antes se invadía. {o} [o:tiene|tienen] esa frontera nueva y no hay por qué cruzarla este invierno. Un día estarás leyendo y habrás puesto el libro encima.',
  ]),
]
