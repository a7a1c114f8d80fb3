import type { PlainSource } from './blunt'

const deed = `(?:matarme|suicidarme|quitarme la vida|acabar con mi (?:vida|existencia)|terminar con mi (?:vida|existencia)|
    poner(?:le)? fin a mi (?:vida|existencia)|ahorcarme|colgarme(?! de la| el| la)|pegarme un (?:tiro|balazo)|meterme un (?:tiro|balazo)|
    darme un (?:tiro|balazo)|dispararme|volarme (?:la cabeza|los sesos)|(?:cortarme|abrirme) las venas|degollarme|desangrarme|envenenarme|desvivirme|
    dejar de existir|quitarme de (?:en )?medio)`
const fall = `(?:al (?:tren|metro|vacio)|a las? vias?|(?:de|del|desde|por) (?:(?:la|el|un|una|lo alto|mi|este|ese) )?(?:puente|ventana|balcon|azotea|
    tejado|terraza|acantilado|viaducto|cornisa|piso|edificio|torre)|delante del (?:tren|metro)|bajo el tren)`
const jump = `(?:tirarme|lanzarme|arrojarme|aventarme|saltar|botarme) ${fall}`
const now = `(?:hoy|hoy mismo|esta (?:noche|tarde|madrugada|misma noche|semana)|ahora|ahora mismo|ahorita|ya mismo|mañana|pasado mañana|el (?:lunes|
    martes|miercoles|jueves|viernes|sabado|domingo)|en (?:un rato|una hora|unas horas|dos dias|\\w+ (?:minutos|horas|dias))|este (?:lunes|martes|
    miercoles|jueves|viernes|sabado|domingo|fin de semana)|a las \\w+)`
const does = `(?:me mato(?! (?:a |con (?:esa|lo|su|el|la)|en vida|el |la |los |las |de |por |si (?:el|la|mi) |bajando|trabaj|estudi|haciendo|
    corriendo|en (?:el|la))| ?se me )|me suicido(?! (?:social|financ))|me quito la vida|me ahorco|me cuelgo(?! (?:de|del|viendo|una?|la|el|los|con|
    en (?:el|la) (?:tele|movil|compu|telefono|serie))\\b)|me vuelo la cabeza|me vuelo los sesos|me degüello|me pego un tiro|me meto un tiro|
    me doy un tiro|me corto las venas|me matare|me suicidare|me quitare la vida|me ahorcare|me colgare|me habre (?:matado|suicidado|ahorcado|
    quitado la vida)|acabo con mi vida)`
const kin = `(?:(?:mi|mis|su|el|un|una) (?:mama|mami|papa|papi|madre|padre|viej[oa]|herman[oa]|hermanit[oa]|hij[oa]|niñ[oa]|abuel[oa]|ti[oa]|prim[oa]|
    marido|mujer|espos[oa]|novi[oa]|pareja|ex|amig[oa]|mejor amig[oa]|vecin[oa]|compañer[oa]|cuñad[oa]|sobrin[oa]|suegr[oa]|niet[oa]|alumn[oa]|
    jef[ea]|padrastro|madrastra|entrenador|profe(?:sor)?|roomie|colega|hermanastro)(?: \\w+)?)`
const pills = `(?:pastillas|pastis|pastas|tabletas|capsulas|comprimidos|somniferos|tranquilizantes|ansioliticos|antidepresivos|sedantes|clonazepam|
    rivotril|diazepam|lorazepam|alprazolam|paracetamol|ibuprofeno|tramadol|insulina|morfina|lejia|cloro|raticida|veneno|insecticida|blister(?:es)?|
    frascos?|medicacion|medicinas?|remedios)`

/** What Spanish says plainly, clause by clause. Denied, quoted, invented and trivial uses are left out where these are read. */
export const spanishPlain: PlainSource[] = [
  { name: 'will', level: 'high', phrases: [`(?:quiero|quisiera|querria|necesito|deseo|pienso|planeo|decidi|he decidido|voy a|iba a|prefiero|
      preferiria|tengo que|deberia|podria|puedo|intentare|tratare de|ganas de|pensando en|pienso en|pensado en|pensar en|penso en|idea de|ideas de|
      dispuest[oa] a|a punto de|por que no|mejor)(?: ya| solo| de verdad| en serio| simplemente| tambien| otra vez| de nuevo| seriamente| mucho en| siempre en)? (?:${deed}|
      ${jump})`, `me (?:quiero|quisiera|voy a|pienso|deberia|podria|gustaria) (?:matar(?=[\\s,]*(?:$|ya|hoy|de verdad|en serio|y (?:no|ya|punto|
      dejar)|no (?:aguanto|puedo|quiero|soporto|le veo|tengo)|por favor|pero|cada|porque (?:no|nada|soy)|esta|mañana|ahora|antes|cuando|como|con))|
      suicidar|ahorcar|colgar(?! (?:de|del|el|la))|quitar la vida|pegar un tiro|cortar las venas|degollar|desangrar|envenenar)`,
    `(?:voy a|me voy a) (?:tirar|lanzar|arrojar|aventar)(?:me)? ${fall}`] },
  { name: 'does', level: 'high', phrases: [`(?:si|cuando|como)(?: ~ ~ ~ | ~ ~ | ~ | )${does}`, does,
    `me (?:tiro|lanzo|arrojo|aviento|tirare|lanzare) ${fall}`] },
  { name: 'names it', level: 'high', phrases: ['suicidarme', 'quitarme la vida', 'ahorcarme', 'desvivirme', 'cortarme las venas', 'abrirme las venas',
    'degollarme', 'pegarme un tiro(?! en)', 'como (?:me mato|matarme|suicidarme|me suicido)(?: sin| rapido|$)'] },
  { name: 'will, now', level: 'imminent', phrases: [`${now}(?: ~ ~ | ~ | )(?:${does}|me (?:tiro|lanzo|arrojo|aviento) ${fall}|(?:me voy a (?:matar|
      suicidar|ahorcar|colgar)|(?:voy a|pienso|quiero) (?:${deed}|${jump})))`,
    `(?:${does}|(?:voy a|pienso|quiero|he decidido) ${deed}|me voy a (?:matar|suicidar|ahorcar|colgar|quitar la vida))(?: ~ | )${now}`] },
  { name: 'wants to die', level: 'high', phrases: [`(?:me )?(?:quiero|quisiera|querria|necesito|deseo|prefiero|preferiria|solo quiero|ganas de|
      me gustaria|ojala pudiera) (?:ya )?(?:morir(?:me)?|estar muert[oa]|dejar de vivir|dejar de existir|no existir|no haber nacido|
      no estar viv[oa])(?=[\\s,]*(?:$|ya|hoy|por favor|en serio|de verdad|en paz|y (?:no|ya|que|punto|dejar|descansar|estar con)|con(?:tigo| ella| el)|
      para (?:estar|ir|descansar|dejar|no)|como (?:el|ella)|cada|todos los|porque (?:no|ya|nada|me siento|soy)|pero (?:no|me da|tengo)))`,
    `(?:ya )?no quiero (?:seguir )?(?:viviendo|vivir(?! (?:en|con|aqui|alli|ahi|lejos|sol[oa]|de|del|cerca|juntos|entre|asi de))|existir|
      estar viv[oa]|seguir viv[oa]|seguir con vida)(?! (?:en|con|de|como|sin (?:internet|agua|luz)))`] },
  { name: 'wishes not to be', level: 'concern', phrases: ['(?:quiero|quisiera) (?:dormir(?:me)? y )?no (?:volver a )?despertar(?:me)?(?: nunca| mas| jamas)?$',
    `(?:ojala|quisiera|me gustaria) (?:no (?:despertar(?:a|me)?|existir|existiera|haber nacido|hubiera nacido)|morirme|me muera|me muriera|
      estar muert[oa]|estuviera muert[oa])(?! de)`] },
  { name: 'swallowed', level: 'imminent', phrases: [`(?:me )?(?:acabo de )?(?:tome|tomado|trague|tragado|tomarme|tragarme|comi|inyecte|inyectado|
      ingeri|bebi|tomando|tragando|zampe)(?: ya| hace \\w+(?: \\w+)?| como| unas?| el| la| los| las| un| de| \\d+| todo| todas| todos| toda| \\w+){0,4} (?:el frasco(?: entero)?|
      la caja entera|todas las ${pills}|toda la (?:caja|insulina|morfina|medicacion)|todos los (?:blister\\w*|tranquilizantes|somniferos|sedantes|
      comprimidos)|un puñado de ${pills}|un monton de ${pills}|un frasco de ${pills}|lejia|raticida|veneno|demasiadas ${pills})`,
    '(?:me )?(?:tome|trague|he tomado|he tragado) (?:las|los) de (?:la|el|mi) \\w+(?: de mi \\w+)',
    '(?:me )?(?:he cortado|corte|abri|he abierto)(?: ya)? las (?:venas|muñecas)', 'me estoy (?:desangrando|ahorcando|matando ahora)',
    '(?:abri|abierto) (?:la llave d)?el gas(?: y me| para| me)', '^(?:ya )?voy a saltar(?: ya| ahora)?$', '^estoy contando (?:las )?pastillas$',
    '^adios[\\s,]+(?:ya )?me las tome'] },
  { name: 'stands there', level: 'imminent', phrases: [`^(?:ya )?(?:estoy|sigo|toy)(?: ya| ahora| sentad[oa]| parad[oa]| de pie| subid[oa]| sol[oa])* (?:en|
      sobre|al|del|a) (?:(?:el|la|las|lo|otro|del|de|borde|alto) )*(?:puente|azotea|cornisa|vias|barandilla|baranda|borde|tejado|viaducto|acantilado|
      pretil|lado de la (?:barandilla|baranda|reja|valla))(?: de(?:l| la)? (?:edificio|hospital|puente|torre|azotea|trabajo|escuela|casa|
      viaducto)){0,2}(?:[\\s,]+(?:y (?:ya|no|me|voy|nadie|quiero)|ya no|no (?:hay|puedo|se)|ahora|a punto|mirando (?:abajo|hacia abajo|para abajo)|
      con los pies)|$)`, `(?:tengo|estoy con|ya tengo|me puse) (?:la |una |el )?(?:soga|cuerda|nudo|lazo|pistola|revolver|escopeta|cuchillo|navaja|
      arma|cuchilla|hoja)(?: ~ | )?(?:al cuello|en el cuello|en la (?:mano|boca|sien|cabeza|muñeca)|cargad[oa]|contra)`,
    '(?:del|al) otro lado de (?:la )?(?:barandilla|baranda|valla|reja|barra)'] },
  { name: 'has the means', level: 'imminent', phrases: [`^(?:ya )?(?:tengo|compre|me compre|he comprado|consegui|he conseguido|junte|he juntado|
      guarde|conte|robe)(?: ya)? (?:la|una|las|los|el|un|suficientes|bastantes) (?:soga|pastillas|veneno|raticida|pistola|revolver|escopeta|
      cuerda)(?: listas?| preparad[oa]s?| en la mano| en el cajon| en la mesa| escondid[oa]s?| suficientes| ayer| hoy)?$`,
    `(?:junt\\w+|guard\\w+|acumul\\w+|escond\\w+|ahorr\\w+|apart\\w+)(?: ~ | )${pills}(?: ~ ~ | ~ | )(?:para (?:mi final|acabar|irme|morir\\w*|
      matarme|no despertar|ese dia|cuando llegue|el dia|mi|terminar|hacerlo)|y no para dormir)`] },
  { name: 'a day is set', level: 'imminent', phrases: [`(?:hoy|esta noche|mañana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)) (?:es|
      sera|va a ser) (?:mi|el) ultim[oa] (?:dia|noche)(?: de mi vida| con vida| en este mundo| aqui en la tierra)`,
    'esta (?:noche )?(?:es|sera) mi ultima noche(?: con vida| en este mundo|$)',
    '(?:ya )?(?:tengo|puse|elegi|he elegido|fije) (?:la )?fecha (?:para (?:morir|matarme|irme|mi muerte|acabar|suicidarme|hacerlo)|de mi muerte)',
    `(?:para (?:entonces|cuando (?:leas|lean|leais)(?: ~ | )?)|mañana|cuando (?:leas|lean|leais|encuentren|encuentres|recibas|reciban|
      despierten)(?: ~ ~ | ~ | )?) (?:ya )?(?:habre muerto|estare muert[oa]|me habre (?:ido para siempre|matado|suicidado|quitado la vida)|
      no estare (?:viv[oa]|en este mundo|con vida))`, 'no (?:vuelvo|volvere) a ver (?:el sol|amanecer|otro amanecer)'] },
  { name: 'cuts', level: 'high', phrases: [`me (?:corto|estoy cortando|he cortado|vuelvo a cortar|volvi a cortar|sigo cortando|corte otra vez|quemo|
      rajo)(?: otra vez| de nuevo| mucho| a veces| todas las noches| cada noche)?(?: los (?:brazos|muslos|antebrazos)| las (?:piernas|muñecas|
      caderas)| el (?:brazo|muslo|antebrazo)| la (?:piel|muñeca|pierna))(?! (?:con (?:la rama|el papel|un papel|el cactus)|cocinando|sin querer|
      trabajando|depil\\w+))`, `(?:quiero|ganas de|necesito|volvi a|vuelvo a|empece a|dejar de|pienso en|pensando en) (?:cortarme(?! (?:el|la|
      las uñas|un|al|yo|sol[oa]|corto))|autolesionarme|hacerme daño|hacerme cortes|lastimarme|rajarme)`,
    `me (?:hago|hice|estoy haciendo|haciendo|sigo haciendo)(?: otra vez| unos| mas)? (?:cortes|cortecitos|quemaduras|heridas) (?:con|en (?:el|la|los|
      las) (?:brazo|brazos|pierna|piernas|muslo|muslos|barriga|muñeca|muñecas)|para|a proposito|cuando|cada|y)`, 'me autolesiono',
    '^(?:yo )?me (?:corto|rajo)$', '^(?:ya )?me corte (?:otra vez|de nuevo|anoche)$'] },
  { name: 'another wants to die', level: 'high', phrases: [`(?:dice|dijo|me dice|me dijo|dicho|escribio|mando|amenaza|amenazo|jura|juro|repite|puso|
      publico|contesto|confeso|confia|conto|cuenta|grita|decia)(?: ~ ~ | ~ | )?(?:(?:que|con) )(?:ya )?(?:se quiere (?:matar|morir|suicidar)|
      quiere (?:matarse|morirse|suicidarse|morir(?! de)|quitarse la vida)|se va a (?:matar|suicidar|tirar (?:por|al|del|de)|ahorcar|quitar la vida|
      colgar)|se (?:mata|suicida|ahorca|cuelga)(?! si)|matarse|suicidarse|quitarse la vida|no quiere (?:vivir|seguir viviendo|estar viv[oa])|
      va a (?:matarse|suicidarse|quitarse la vida))`, `${kin} (?:se quiere (?:matar|suicidar)|quiere (?:matarse|suicidarse|morirse(?! (?:porque|de|
      por))|quitarse la vida)|se va a (?:matar|suicidar)|va a (?:suicidarse|matarse|quitarse la vida)|piensa en (?:matarse|suicidarse|morir(?:se)?|
      tirarse)|intento (?:matarse|suicidarse|quitarse la vida) (?:ayer|anoche|hoy|esta)|se corta(?! el)|se esta cortando|se autolesiona|esta (?:en|
      sobre) (?:el puente|la azotea|la cornisa|las vias))`] },
  { name: 'is hurt by somebody', level: 'high', phrases: [`${kin}(?: ~ ~ | ~ | )me (?:pega|golpea|viola|esta pegando|ha pegado|pego (?:ayer|anoche|
      hoy|otra vez|de nuevo|con)|golpeo (?:ayer|anoche|hoy|otra vez|con)|violo|toca(?=[\\s,]*(?:$|cuando|por las noches|de noche|abajo|ahi|donde|
      las? (?:partes|tetas|pechos)|y |todas|desde|entre))|manosea|obliga a (?:tener|acostarme|desnudarme|tocar)|fuerza|forzo|amenaza con (?:matarme|
      un|el|quitarme)|apunta con|encierra|ahorca|estrangul\\w+|cachetea|patea|quema con|arrastr\\w+|abusa|sigue (?:al trabajo|a casa|a todos lados|
      por la calle))`, '^(?:ayuda[\\s,]+)?me (?:esta|estan) (?:pegando|golpeando|ahorcando|persiguiendo)',
    'abusa(?:n|ron|ndo)? de mi(?! (?:confianza|paciencia|tiempo|buena|bondad|generosidad))',
    '(?:me (?:viola|violan|violaron|violo|estan violando)|fui violada)',
    '(?:el|ella) me (?:pega|golpea)(?! (?:un grito|el|la risa))(?: ~ | )?(?:cuando|si|cada|delante|todos|y|casi|$)',
    `me (?:pega|golpea|viola|manosea|encierra) (?:mi|su) (?:marido|esposo|novio|novia|pareja|padre|papa|madre|mama|hermano|tio|padrastro|ex|hijo|
      mujer|esposa)`] },
  { name: 'will kill', level: 'high', phrases: [`(?:voy a|pienso|he decidido|juro que voy a) matar a (?:mi|ese|esa|el|la|los|su|un|
      tod[oa]s)(?! (?:tiempo|hora|rato|zombi\\w*|jefe final|hambre|mosca\\w*|cucaracha\\w*|mosquito\\w*|rat[oa]n?\\w*|bicho\\w*|hormigas?|gusanillo|
      monstruo\\w*))`, `(?:lo|la|los|las|le|te) voy a (?:matar|apuñalar|acuchillar|disparar|quemar viv[oa]|degollar|envenenar) (?:${now}|con (?:un|
      una|el|la|mis|mi|su)|en cuanto|cuando salga|te lo juro|lo juro)`,
    `(?:hoy|esta noche|mañana) (?:lo|la|los|las|le|te) (?:mato(?! de)|apuñalo|disparo|acuchillo)`,
    '(?:puse|eche|le di|le puse) (?:veneno|raticida) (?:en|a) (?:la|el|su) (?:comida|cafe|vaso|sopa|bebida|cena|te)'] },
  { name: 'joins the dead', level: 'high', phrases: [`(?:voy a|quiero|me voy a|pronto voy a|prefiero|necesito|quisiera) (?:reunirme|irme|ir|reunir|
      juntarme|encontrarme|estar) con (?:mi (?:bebe|hij[oa]|angelit[oa]|mama|papa|madre|padre|herman[oa]|abuel[oa]|espos[oa]|marido|mujer|
      viej[oa])(?: al? cielo| en el cielo| muert[oa]| que murio| donde este)|ella (?:al cielo|en el cielo|a la tumba)|el (?:al cielo|a la tumba))`,
    '(?:voy a|quiero) reunirme con mi (?:bebe|angelit[oa]|difunt[oa])',
    `(?:espera|esperame|esperenme)[\\s,]+(?:mama|papa|hij[oa]|amor|bebe|abuel[oa])?[\\s,]*(?:que )?(?:ya voy|voy contigo|pronto (?:voy|estoy|estare)|
      hoy (?:voy|llego))`] },
]
