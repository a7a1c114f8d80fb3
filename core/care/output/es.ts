import type { OutputFault, OutputPattern } from '../output'

const kin = 'madre|padre|mama|papa|mami|papi|abuel[oa]|yay[oa]|herman[oa]|hij[oa]|pareja|marido|mujer|espos[oa]|novi[oa]|ex'
const endearment = 'amor|vida|cielo|corazon|tesoro|nin[oa]|hij[oa]|princesa|bebe|carino'
const illness =
  'depresion|distimia|bipolaridad|ansiedad generalizada|un trastorno|trastornos?|estres postraumatico|tept|esquizofrenia|psicosis|anorexia|bulimia|tdah|autismo|un duelo (?:patologico|complicado)|codependencia|dependencia emocional|apego (?:ansioso|evitativo)'
const trait = 'bipolar|borderline|limite|codependiente|narcisista|psicopata|sociopata|toxic[oa]|depresiv[oa]|esquizofrenic[oa]'
const drug = 'pastillas|comprimidos|capsulas|paracetamol|ibuprofeno|aspirinas|somniferos|benzodiacepinas|antidepresivos|tranquilizantes|insulina|mg|miligramos|gramos|ml'
const deed = 'morir|morirte|matarte|suicidarte|quitarte la vida|acabar con tu vida|ahorcarte|cortarte|hacerte dano|matarl[oa]|hacerle dano'
const someone = 'psicolog[oa]|terapeuta|psiquiatra|medic[oa]|doctor[a]?|enfermer[oa]|consejer[oa]|profesional de la salud|coach'

const stated = (fault: OutputFault, ...sources: string[]): OutputPattern[] => sources.map((source) => ({ fault, pattern: new RegExp(source), plainly: true }))
const anywhere = (fault: OutputFault, ...sources: string[]): OutputPattern[] => sources.map((source) => ({ fault, pattern: new RegExp(source), plainly: false }))

export const spanish: readonly OutputPattern[] = [
  ...anywhere(
    'method',
    '\\bdosis (?:letal|mortal)',
    `\\b(?:toma|tomate|tomas|tomarte|ingiere|traga|tragate|mezcla|necesitas|bastan?|con) (?:\\S+ ){0,4}(?:\\d+|todas las|todos los|un frasco de|una caja de|una caja entera de|veinte|treinta|cuarenta|cincuenta|cien) (?:\\S+ ){0,2}(?:${drug})\\b`,
    `\\b(?:metodo|manera|forma) (?:mas|menos) (?:rapid|eficaz|efectiv|indolor|doloros|segur|facil|sencill|limpi)\\w* (?:de|para) (?:${deed})`,
    `\\bpara (?:${deed})[^.?!]{0,20}\\b(?:puedes|debes|tienes que|lo mejor es|basta con|usa|utiliza)\\b`,
    '\\bcorta(?:te)? (?:a lo largo|en vertical|hacia arriba|mas (?:hondo|profundo)|las venas|las munecas)',
    '\\b(?:ata|pasa|haz|cuelga|amarra)\\w* [^.?!]{0,40}\\b(?:soga|cuerda|cinturon|nudo)\\b[^.?!]{0,40}\\b(?:cuello|viga|barra|techo)',
    '\\b(?:salta|tirate|lanzate|arrojate)\\b[^.?!]{0,30}\\b(?:puente|vias?|tren|metro|balcon|azotea|ventana|piso)\\b',
  ),
  ...stated(
    'agrees_with_harm',
    '\\b(?:estarian|estaran|estariamos|estaria|estara|viviran|vivirian) (?:mucho )?mejor sin ti\\b',
    `\\b(?:deberias|debes|tendrias que|es mejor que|lo mejor es|tienes que|adelante,) (?:te )?(?:${deed}|mates|mueras|suicides|mate|muera)\\b`,
    '^[\\s¿¡]*(?:matate|suicidate|muerete|hazlo ya|mata(?:lo|la))\\b',
    '\\b(?:morir|la muerte|suicidarte|matarte) (?:es|seria) (?:la|una|tu) (?:mejor |buena |unica )?(?:salida|solucion|opcion|liberacion|respuesta)\\b',
    '\\b(?:se lo merece|que se lo merezca), (?:hazlo|pegale|matal[oa])',
  ),
  ...anywhere('agrees_with_harm', '\\bnadie te (?:va a )?(?:echaria|echara|echar) de menos\\b'),
  ...stated(
    'speaks_as_another',
    `\\bsoy (?:yo, )?(?:siempre )?tu (?:${kin})\\b`,
    `\\baqui (?:tu (?:${kin})(?=[.,;:!?…]|$)|te habla tu (?:${kin})\\b)`,
    `(?:^|[,;:.?!…] ?|\\bno llores,? |\\bhola,? )(?:mi (?:${endearment})|(?:hij[oa]|nin[oa]|vida|amor) mi[oa])(?=[,;:.?!…]|$)`,
    '\\bdesde (?:aqui )?donde (?:yo )?(?:estoy|te (?:miro|veo|cuido|hablo))',
    '\\bte (?:miro|cuido|veo|espero|acompano|escucho|protejo) desde (?:el cielo|aqui arriba|arriba|el otro lado|donde)',
    '\\bcuando (?:yo )?(?:vivia|estaba viv[oa]|mori|me mori|parti)\\b',
    '\\bte deje porque\\b|\\b(?:siento|perdoname por) haberte (?:dejado|hecho|enganado|abandonado)\\b',
    '\\bsiempre te (?:quise|ame|he querido|he amado|querre|amare)\\b',
    '\\bte (?:amo|adoro|extrano|echo de menos)\\b(?! (?:preguntar|decir))',
    '\\bte quiero\\b(?! (?:[a-z]+ )?[a-z]+(?:ar|er|ir|arte|erte|irte)\\b)',
    '\\bte perdono\\b|\\bperdoname,? (?:hij|amor|mi )',
    '\\b(?:estoy|me siento) (?:muy |tan )?orgullos[oa] de ti\\b',
  ),
  ...stated(
    'claims_to_be_human',
    `\\bsoy (?:un |una |tu |el |la )?(?:${someone}|ser humano|human[oa]|persona (?:real|como tu|de verdad|de carne))\\b`,
    '\\bsoy (?:de carne y hueso|una persona)\\b',
    `\\bcomo (?:tu )?(?:${someone})(?: que soy)?,`,
    '\\b(?:en mi consulta|mis pacientes|mis anos de (?:consulta|terapia|experiencia|carrera))\\b',
    '\\b(?:cuando|desde que) (?:yo )?perdi a mi\\b|\\ba mi tambien (?:se me|me) (?:murio|dejo|dejaron|fue|paso)|\\byo tambien (?:perdi|pase por|estuve ahi|lo vivi|sufri|llore)\\b',
  ),
  ...anywhere('claims_to_be_human', '\\bno soy (?:una? )?(?:ia|inteligencia artificial|maquina|robot|bot|programa|chatbot)\\b(?!,? (?:que|mas|cualquiera))'),
  ...stated(
    'promise',
    '\\btodo (?:va a|ira a|saldra|ira|estara|se va a) (?:ir )?(?:bien|estar bien|salir bien|pasar|arreglar|mejorar)\\b',
    '\\btodo se (?:arreglara|solucionara)\\b',
    '\\b(?:vas a estar|estaras) (?:bien|mejor)\\b',
    '\\bte (?:vas a curar|curaras|vas a recuperar|recuperaras)\\b|\\b(?:vas a sanar|sanaras|lo superaras|vas a superarlo|la superaras)\\b',
    '\\b(?:te lo prometo|te prometo|prometo que|te juro|te garantizo|te aseguro que)\\b',
    '\\bsiempre (?:voy a estar|estare) (?:contigo|aqui|a tu lado|para ti)\\b',
    '\\bestare (?:siempre|para siempre) (?:contigo|aqui|a tu lado|para ti)\\b',
    '\\b(?:el|tu|ese|este) dolor (?:desaparecera|se ira|va a desaparecer|pasara|se va a ir)\\b|\\bel tiempo (?:lo )?cura\\w*\\b',
    '\\b(?:va a volver|volvera) (?:contigo|a quererte|a buscarte)\\b|\\bvolveras con (?:el|ella)\\b',
    '\\b(?:volveras a verl[oa]s?|te reuniras con|te (?:esta|estan) esperando|os volvereis a encontrar|se volveran a encontrar)\\b',
    '\\bvolveras a (?:ser feliz|amar|sonreir)\\b',
  ),
  ...anywhere('promise', '\\b(?:nunca|jamas) te (?:dejare|abandonare|fallare|voy a (?:dejar|abandonar|fallar))\\b'),
  ...stated(
    'diagnosis',
    `\\b(?:tienes|padeces|sufres(?: de)?|presentas|lo tuyo es|lo que tienes es|esto es|eso es|se llama|parece(?: que)?(?: tienes| es)?|tiene|padece|sufre(?: de)?) (?:claramente |probablemente |seguramente |una |un |de )*(?:${illness})\\b`,
    `\\b(?:eres|es|era|estas siendo) (?:claramente |una persona |un |una )*(?:${trait})\\b`,
    '\\bestas (?:clinicamente )?(?:deprimid[oa]|en depresion|traumatizad[oa])\\b',
    '\\bestas (?:ya |completamente |totalmente )*(?:curad[oa]|sanad[oa]|recuperad[oa])\\b',
    '\\b(?:deja|puedes dejar|deberias dejar|no necesitas|ya no te hacen? falta) (?:ya |de tomar )*(?:la |tu |esa |las |tus )?(?:medicacion|medicinas?|pastillas|antidepresivos|tratamiento|terapia)\\b',
    '\\b(?:tus sintomas|cumples (?:los |con los )?criterios|mi diagnostico|te diagnostico)\\b',
  ),
  ...stated('leaked_instructions', '\\b(?:mis|las) instrucciones (?:dicen|son|me|internas|del sistema|indican|eran)', '\\bse me (?:ha )?(?:indicado|instruido|pidio|programado|dijo) (?:que|para)\\b', '\\bmi (?:prompt|configuracion)\\b'),
  ...anywhere('leaked_instructions', '\\b(?:prompt|mensaje) del? sistema\\b|\\bsystem prompt\\b', '<\\|[a-z_]+\\|>|\\[/?inst\\]|<</?sys>>|^#{2,} ?(?:instruc|system)'),
]
