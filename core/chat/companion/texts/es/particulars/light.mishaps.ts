import type { Particular } from '../../texts'

/** Animals, and things that break. */
export const lightMishaps: readonly Particular[] = [
  // Animals.
  {
    id: 'cat-about', weight: 1,
    hears: /\b(?<gato>(?:mi|el|la|su|mis|los|las|una?|ese|esa) (?:gat[oa]s?|gatit[oa]s?|minin[oa]|michi))\b.{0,45}\b(?:mira\w*|juzga\w*|duerm\w+|come\w*|se (?:subio|sube|acuesta|echa|queda|quedo|mete|metio|sento|sienta|orin\w+|meo)|encima|espera\w*|maull\w*|ronronea\w*|pregunta\w*|me sigue|vino|viene|llego|persigue|tir[oa]\w*|robo|opina\w*|ahora)\b|\b(?:le hablo|le leo|le cuento|le platico|hablo con|hablando con) (?:\w+ ){0,5}(?:a |con )?(?:un|el|la|mi) gat[oa]\b/,
    unless: /\b(?:ni el gato|con la forma|muri|muert|fallec|sacrific|dormir la|veterinari|enferm|perdi|escap|atropell|ceniza|aguja|muriendo|inyeccion|trombo|se llevo)/,
    says: ['Los gatos hacen lo que quieren, no hay remedio.', 'Por lo menos tienes al gato cerca.'],
    asks: ['#thing ¿Y cómo es de carácter?'],
  },
  {
    id: 'dog-keeps-hours', weight: 2,
    hears: /\b(?:el|la|mi|su|nuestr[oa]) (?:perr[oa]|perrit[oa]|cachorr[oa])\b.{0,50}\b(?:espera(?:ndo|ba)?|l[oa] busca|buscando|la puerta|huele su|olfatea|aulla|no (?:come|entiende)|se (?:para|echa|sienta|queda|acuesta) (?:en|al lado|frente|junto|delante))\b/,
    unless: /\b(?:murio|fallec|sacrific|veterinari|se (?:le )?murio|ha muerto)/,
    says: ['Los perros también lo notan, pobres.', 'Qué pena da ver eso, sin poder explicarle nada.'],
    asks: ['#now ¿Qué hace cuando oye la llave?'],
  },
  {
    id: 'dog-about', weight: 1,
    hears: /\b(?:el|la|mi|su|nuestr[oa]|mis|un|una) (?:perr[oa]s?|perrit[oa]s?|cachorr[oa]s?)\b(?: encima\b|[^,]{0,35}\b(?:me (?:mira|mordio|lame|lamio|sigue|saca|despierta|ladra|acompana)|ronca|se comio|robo|se subio|duerme|juega|ladra|paseo|la correa|en el (?:sofa|sillon|coche)))\b|\b(?:saco|pasear|paseo|peino|bano) (?:a )?(?:al|el|la|mi|los) (?:perr[oa]s?|perrit[oa]s?)\b/,
    unless: /\b(?:murio|muert|fallec|sacrific|veterinari|atropell|enferm|llevo|ceniza|enterr|se referia)/,
    says: ['Buena compañía hace un perro.'],
    asks: ['#thing ¿Y qué carácter tiene?'],
  },
  {
    id: 'pet-name', weight: 1,
    hears: /\b(?:gat[oa]s?|perr[oa]s?|perrit[oa]|loro|cotorra|tortuga|gallina|yegua|mula|burr[oa]|cone[jg][oa]|hamster|camion|coche|carro|barco|lancha|bici\w*|moto|planta)\b.{0,25}\b(?:se llama(?:ba|n)?|le pus(?:e|imos|o)(?: de nombre)?) (?!que |por |a |en |un |de |como )[\w'-]{3,}/,
    unless: /\b(?:murio|muert|fallec|sacrific|le puso (?:un|la|el)|inyeccion)/,
    says: ['Qué buen nombre, con gracia y todo.'],
    asks: ['#who ¿Quién eligió ese nombre?'],
  },
  {
    id: 'parrot', weight: 2,
    hears: /\b(?:loro|lora|cotorra|perico|periquito|guacamaya|papagayo)\b.{0,50}\b(?:dice|repite|llama|habla|imita|contesta|sigue|grita|decia|silba|aprendio)\b/,
    says: ['Vaya sorpresa oírle decir eso a un loro.'],
    asks: ['#word ¿Qué más dice?', '#time ¿A qué hora le da por hablar?'],
  },
  {
    id: 'beasts-dont-mourn', weight: 1,
    hears: /\b(?:las vacas|los animales|las ovejas|las cabras|los chivos|los caballos|las abejas|los pajaros|los borregos|los chanchos|la vaca)\b.{0,35}\b(?:no (?:saben|guardan|entienden|esperan|preguntan)|igual|hay que (?:ordenar|darles)|me esperan|comen)\b/,
    unless: /\b(?:vend|murieron|mataron)/,
    says: ['A los animales hay que atenderlos igual, todos los días.'],
    asks: ['#time ¿A qué hora empiezas con ellos?'],
  },
  {
    id: 'a-bird', weight: 1,
    hears: /\b(?:una?|el|la|unos|unas) (?<ave>garzas?|colibri(?:es)?|mirlo|gorrion(?:es)?|petirrojo|golondrinas?|lechuza|buho|cigüena|ciguena|pajarito|paloma|gaviotas?|tordo|zorzal|picaflor|zorro|ardilla|mariposa)\b.{0,50}\b(?:vino|viene|se (?:paro|posa|poso|para|queda|quedo|metio|asomo|sento)|entro|ventana|balcon|patio|canta\w*|vi\b|rama|mano)/,
    unless: /\b(?:muert|mato|atropell)/,
    says: ['Qué bonito que apareciera así.'],
    asks: ['#moment ¿Cuánto rato se quedó?'],
  },
  {
    id: 'critters', weight: 1,
    hears: /\b(?:una|la|un|el|las|unas) (?<bicho>cucarachas?|raton(?:es)?|rata|arana|hormigas|polillas?|lagartija|avispas?|mosquitos?|murcielago|alacran)\b.{0,40}\b(?:entro|entraron|en (?:la|el|mi) (?:cocina|bano|cama|cuarto|pieza|ducha)|mate|grite|sali|se metio|volando|persegui|escoba|chancla)/,
    says: ['Uy, menudo susto con el bicho.'],
    asks: ['#moment ¿Y quién ganó?'],
  },
  // Things that break, and the house.
  {
    id: 'it-broke', weight: 1,
    hears: /\b(?:se (?:me |nos )?(?:rompio|estropeo|descompuso|dano|jodio|averio|fundio|quemo|malogro|echo a perder|murio|trabo|cago)|se (?:me |nos )?acaba de (?:romper|estropear|descomponer)) (?:hoy |ayer |tambien |encima |ahora )?(?<cosa>(?:el|la|los|mi) (?:lavadora|lavarropas|caldera|calentador|termo|nevera|heladera|refri\w*|calefon|boiler|estufa|horno|microondas|tele\w*|celular|movil|telefono|compu\w*|laptop|coche|carro|auto|moto|camioneta|bomba|licuadora|plancha|ascensor|bici\w*|persiana|llave|grifo|ducha|lampara|aire))\b|\b(?<aparato>(?:el|la|mi) (?:lavadora|lavarropas|caldera|calentador|calefon|nevera|heladera|refri\w*|boiler|estufa|horno|tele|celular|movil|compu\w*|laptop|coche|carro|auto|moto|camioneta|ascensor))\b.{0,12}\b(?:se (?:rompio|estropeo|descompuso|dano|jodio|averio|fundio|quemo|malogro|murio|apago)|no (?:arranca|prende|enciende|funciona|quiere prender|calienta)|echa agua|hace un ruido|dejo de funcionar|gotea|pita)/,
    says: ['Lo que faltaba, y justo ahora.'],
    asks: ['#others ¿A quién llamas para esas cosas?', '#thing ¿Tiene arreglo?'],
  },
  {
    id: 'appliance-riddle', weight: 1,
    hears: /\bno (?:se|entiendo|he sabido|supe|consigo) (?:ni )?(?:como )?(?:poner|usar|programar|prender|encender|funciona|manejar|apagar)(?:la|lo)? ?(?:(?:el|la|los|las) )?(?<cosa>lavadora|lavarropas|calefaccion|caldera|horno|lavaplatos|lavavajillas|tele\w*|mando|control|robot|computadora|termostato|microondas|estufa|plancha|celular|olla)|\bla (?:calefaccion|lavadora|tele) no la se poner|\bhay una rueda con dibujos/,
    says: ['Esos botones no los entiende nadie a la primera.'],
    asks: ['#others ¿Hay alguien que te lo pueda explicar?'],
  },
  {
    id: 'power-cut', weight: 1,
    hears: /\b(?:se (?:fue|cayo|corto) (?:la luz|el internet|el wifi|el agua|el gas)|con el apagon|hay apagon|hubo apagon|cortaron (?:la luz|el agua|el gas)|sin (?:internet|agua caliente|wifi)\b|llueve (?:adentro|dentro) de)/,
    unless: /\b(?:\bsola\b|se ve que|hospital|respirador|oxigeno|murio|terremoto|fiebre|digo que hay)/,
    says: ['Qué oportuno el corte, justo hoy.'],
    asks: ['#now ¿Y ya volvió?'],
  },
  {
    id: 'missing-stamp', weight: 1,
    hears: /\b(?:falta(?:ba)? (?:un|el|una|otra|otro) (?:sello|papel|firma|formulario|copia)|(?:otra|segunda|tercera|cuarta|quinta) ventanilla|me (?:tuvieron|dejaron|pusieron) en espera|musiquita de espera|vuelva manana|el sistema (?:se cayo|no (?:me )?deja|esta caido|no (?:lo )?permite)|no hay codigo)\b/,
    says: ['Qué desesperación, siempre falta algo.'],
    asks: ['#time ¿Cuántas vueltas llevas ya con eso?'],
  },
  {
    id: 'noisy-neighbour', weight: 1,
    hears: /\b(?:el|la|los|mi|mis|un) (?:vecin[oa]s?|de arriba|del segundo|del tercero|companer[oa]|del cuarto de al lado)\b[^,.]{0,40}\b(?:karaoke|musica|taladr\w*|reggaeton|regueton|ronca|roncan|cumbia|martill\w*|canta\b|obras?|bailan|zumba|trompeta|bateria|tacones|fiesta)\b/,
    unless: /\b(?:murio|velorio|velatorio|llam)/,
    says: ['Con ese ruido no hay quien descanse.'],
    asks: ['#time ¿A qué hora empieza?'],
  },
  {
    id: 'nosy-neighbour', weight: 1,
    hears: /\b(?:la|el|mi|una) vecin[oa]\b.{0,50}\b(?:asoma\w*|mirilla|espia\w*|ya sabe|se entero|pregunto|pregunta|me paro|chism\w*|cuenta a todos|visillo|cortina)\b|\blos vecinos ya\b/,
    unless: /\b(?:murio|ayud|cuid|pega)/,
    says: ['Los vecinos se enteran de todo, qué paciencia.'],
    asks: ['#word ¿Y tú qué le dices?'],
  },
  {
    id: 'gossip', weight: 1,
    hears: /\b(?:chismes?|cotilleos?|cahuin(?:es)?|el chismecito|chusmerio|me chismearon|chismear)\b/,
    unless: /\b(?:gracias por el|no a la|me dolio|traicion|lo dijo en|como chisme|\bsola\b|no tengo a quien|llevarselo|sin chisme|del chisme|todos chis|rezo)/,
    says: ['Un buen chisme siempre distrae.'],
    asks: ['#word ¿Y qué cuentan?'],
  },
  {
    id: 'ugly-heirloom', weight: 1,
    hears: /\b(?<cosa>(?:el|un|ese|la|una|esa|los|unos) (?:jarron|florero|cuadro|lampara|sillon|sofa|mueble|estatua|figurita\w*|sueter|adorno\w*|mantel|reloj|vajilla|cortinas?|corbata|abrigo|sombrero|payaso|muneca|taza))\b.{0,35}\b(?:fe[oa]s?|feisim[oa]s?|horribles?|espantos[oa]s?|horroros[oa]s?|horrendo\w*)\b|\blo mas feo (?:que|de)/,
    says: ['Feo y todo, cuesta tirarlo.'],
    asks: ['#thing ¿Y dónde lo tienes puesto?'],
  },
]
