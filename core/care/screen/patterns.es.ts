import type { PatternSource } from './patterns'

/** What the braces of the Spanish patterns stand for. */
export const spanishParts: Record<string, string> = {
  quiero: `(?:quiero|quisiera|querria|queria|quise|quiera|ojala|necesito|deseo|deseando|queriendo|me gustaria|me encantaria|me apetece|preferiria|
      prefiero|tengo ganas de|(?:unas )?ganas(?: horribles| locas| tremendas| inmensas)? de|me dan ganas de|me entran ganas de|sueño con|pienso en|
      pensar en|piense en|pensando en|pienso mucho en|pensado en|he pensado|fantaseo con|imagino|me imagino|la idea de|impulso de|me urge|me late|
      merezco|daria lo que fuera por|espero|la tentacion de|me tienta|rezo por|lo unico que quiero es|valor (?:para|de)|huevos (?:para|de)|me animo a|
      me atrevo a|coraje (?:para|de)|anime a)`,
  voy: `(?:voy a|me voy a|lo voy a|boy a|vamos a|pienso|estoy por|a punto de|he decidido|decidi|decidida? a|decidido a|dispuest[oa] a|list[oa] para|
      tengo pensado|planeo|estoy planeando|ya toca|toca|pretendo)`,
  matarme: `(?:matarme|suicidarme|quitarme la vida|quitarme de (?:en )?medio|quitarme del medio|ahorcarme|colgarme|tirarme|aventarme|lanzarme|
      arrojarme|envenenarme|desangrarme|dispararme|pegarme un tiro|darme un (?:tiro|plomazo|balazo)|meterme un (?:tiro|balazo|plomazo)|
      volarme (?:la cabeza|los sesos|la tapa)|cortarme las venas|abrirme las venas|desvivirme|acabar con (?:mi vida|todo|mi existencia|
      esto de una vez|mi sufrimiento)|terminar con (?:mi vida|todo esto|todo|mi existencia)|acabar conmigo|terminar conmigo|poner fin a (?:mi vida|
      mis dias|todo|mi existencia)|ponerle fin a (?:mi vida|todo|esto|mis dias)|hacerme (?:el )?suicidio|desaparecer (?:para siempre|del todo|
      de una vez)|irme (?:para siempre|del todo|de este mundo|al otro barrio)|dejar (?:este mundo|de vivir|de existir|de respirar)|autoeliminarme|
      auto eliminarme|eliminarme|borrarme del mapa|estrellarme|estrellar el (?:coche|carro|auto)|ahogarme|electrocutarme|kms)`,
  morir: `(?:morir|morirme|morirse|estar muert[oa]|fallecer|palmarla|palmar|diñarla|quedarla|espichar|petatear(?:me)?|estirar la pata|
      colgar los tenis|crepar|que me muera|irme con diosito|pelarme|descansar para siempre|descansar de todo|dormir para siempre|
      dormirme para siempre)`,
  vivir: `(?:vivir|seguir (?:viviendo|viv[oa]|aqui|en este mundo|adelante|asi|respirando|existiendo|con vida|con esto)|existir|estar (?:viv[oa]|aqui|
      en este mundo|mas aqui|mas)|respirar|despertar(?:me)?|amanecer|levantarme|nacer|haber nacido|llegar a (?:mañana|navidad|fin de año|vieja|viejo|
      mi cumpleaños|los)|mas vida|esta vida|la vida|un dia mas|otro dia|otro cumpleaños|bibir|bivir|vivr)`,
  yano: '(?:no|ya no|nunca|jamas|tampoco|nok|noo)',
  cuando: `(?:hoy|esta (?:noche|tarde|mañana|madrugada|semana|misma noche)|ahora(?: mismo)?|ahorita|ya mismo|al rato|en un rato|mañana|pasado mañana|
      el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia \\d+|\\d+ de)|este (?:finde|fin de semana|lunes|martes|miercoles|jueves|viernes|
      sabado|domingo|mes)|en (?:cinco|diez|unos|media hora|una hora|unas horas|cuanto)|cuando (?:se duerman|se vayan|acabe|termine|me quede|todos|
      salga|no haya|llegue|cierre|amanezca)|despues de (?:cenar|la cena|clase|misa|acostar|navidad|su cumple)|a las (?:\\d+|tres|cuatro|cinco|seis|
      siete|ocho|nueve|diez|once|doce)|a medianoche|de (?:hoy|esta noche|mañana|esta semana) no paso?|antes de que|sta noche|oi|esta noche si|
      de una vez)`,
  pastillas: `(?:pastillas|pastis|pastias|pastillitas|pepas|tabletas|capsulas|comprimidos|blister(?:es)?|frascos?|bote|botiquin|somniferos|
      tranquilizantes|ansioliticos|antidepresivos|medicamentos|medicinas|medicacion|remedios|clonazepam|rivotril|lorazepam|diazepam|alprazolam|
      trankimazin|orfidal|paracetamol|morfina|tramadol|insulina|benzos|quetiapina|zolpidem|gotas|cajas?|veneno|raticida|lejia|cloro)`,
  arma: `(?:pistola|arma|escopeta|revolver|rifle|fierro|fusil|soga|cuerda|mecate|piola|cabuya|lazo|nudo|navaja|cuchillo|cuchilla|cutter|gillette|
      bisturi|machete|hoja de afeitar)`,
  alto: `(?:puente|azotea|balcon|ventana|tejado|cornisa|barandal|barandilla|baranda|viaducto|acantilado|precipicio|barranco|anden|vias|rieles|pretil|
      techo|mirador|piso (?:\\d+|siete|ocho|nueve|diez)|borde|muelle|peñasco|terraza|edificio)`,
  ellos: `(?:(?:mi|tu|su|mis|sus) (?:mama|mami|papa|madre|padre|viej[oa]|jefa|herman[oa]|hij[oa]|niñ[oa]s?|abuel[oa]|ti[oa]|prim[oa]|marido|mujer|
      espos[oa]|novi[oa]|pareja|ex|amig[oa]|mejor amig[oa]|vecin[oa]|roomie|compañer[oa]|cuñad[oa]|alumn[oa]|sobrin[oa]|suegr[oa]|nuer[oa]|yerno|
      colega|niet[oa]|profe|pololo|polola)|un[oa]? (?:amig[oa]|compañer[oa]|vecin[oa]|chic[oa]|alumn[oa]|prim[oa]|conocid[oa])|alguien)`,
}

/** What Spanish messages say, by what it amounts to. */
export const spanishPatterns: PatternSource[] = [
  { name: 'wants to die', level: 'high', phrases: [`{quiero}(?: ~ | )(?:ya |solo |puro |nomas |simplemente |realmente |
      de verdad )?{morir}(?! de (?:risa|verguenza|ganas|hambre|sed|sueño|frio|calor|amor|la|miedo|pena|aburri|cansancio|envidia)| como el resto| de vieja| de viejo)`,
    'me (?:quiero|quisiera|quise|queria|querria|kiero) (?:ya |puro |es |de verdad )?(?:morir|muera)(?! de)',
    'prefiero (?:la muerte|morirme|estar muert[oa]|matarme)', 'deseo (?:mi muerte|la muerte|estar muert[oa])', 'necesito (?:morirme|estar muert[oa])',
    `{yano} (?:quiero|quisiera|deseo|puedo|soporto|aguanto|pienso)(?: ~ | )?vivir(?: mas| asi| un dia mas)?(?! con (?:el|ella|mis|mi|mama)| en (?:esta|
      este|la) (?:casa|ciudad|piso|pais|barrio))`] },
  { name: 'means to kill oneself', level: 'high', phrases: ['{quiero}(?: ~ | ){matarme}', '{voy}(?: ~ | ){matarme}',
    `me (?:quiero|quisiera|kiero|qiero|voy a|boy a|pienso|deberia|podria|tengo que)(?: ~ | )?(?:matar|suicidar|ahorcar|aorcar|colgar|desvivir|
      quitar la vida|quitar del medio|quitar de en medio|tirar (?:por|de|del|al|a las)|aventar|lanzar (?:por|de|del|al)|cortar las venas|
      pegar un tiro|volar la|envenenar|kms)`, `me (?:mato|suicido|ahorco|cuelgo|quito la vida|corto las venas|pego un tiro|quito (?:del|de en) medio|
      desvivo|tiro (?:por|al (?:metro|tren|rio|mar)|del|de la|de un)|aviento|lanzo (?:al|por|del))`,
    '(?:unica|mejor) (?:salida|solucion|opcion)(?: ~ | )(?:morir|matarme|suicid\\w+|muerte|desaparecer|quitarme)',
    'mi (?:propio )?(?:suicidio|muerte)(?: ~ | )(?:todos los dias|cada noche|con detalle|planead|me parece|seria)'] },
  { name: 'does not want to live', level: 'concern', phrases: [
    `{yano} (?:quiero|quisiera|deseo|tengo ganas de|me apetece|soporto|aguanto|me interesa|pienso|kiero|kero|se si quiero|veo para que|
      le veo sentido a|le encuentro sentido a|le hallo sentido a|le veo caso a|tiene caso|tiene sentido|tengo fuerzas para|tengo motivos para|
      me quedan ganas de|vale la pena|merece la pena|puedo)(?: ~ | )?{vivir}(?! (?:con (?:el|ella)|en esta (?:casa|ciudad|empresa)|en este (?:trabajo|
      piso|grupo|equipo)))`, 'sin ganas de (?:vivir|seguir|nada de la vida|existir)',
    '(?:se me (?:fueron|acabaron|quitaron|han ido)|perdi|he perdido)(?: ~ | )ganas de (?:vivir|seguir|existir|todo)',
    `(?:cansad[oa]|cansao|hart[oa]|mamad[oa]|mamao|aburrid[oa]|agotad[oa]|hast(?:a|ia)d[oa]) (?:ya )?de (?:la vida|vivir|existir|estar viv[oa]|
      seguir viv[oa]|respirar|ser yo|estar aqui|estar en este mundo|todo y de todos)`,
    'la vida (?:no es para mi|me sobra|me pesa|se me hace larga|no me interesa|ya no me|no tiene (?:sentido|caso|nada para mi))',
    'vivir (?:me pesa|me cansa|me duele|no tiene sentido|ya no|es un castigo|se me hace|duele)',
    'me (?:pesa|cansa|duele|sobra) (?:la vida|vivir|existir|estar viv[oa])',
    'para que (?:sigo|vivo|seguir|estoy viv[oa]|existo|naci|me levanto|despertar|quiero vivir)',
    'que (?:hago|pinto) (?:yo )?(?:aqui|en este mundo|viv[oa]|en esta vida)', 'al pedo (?:sigo|vivo)',
    '(?:me da|da) (?:igual|lo mismo)(?: ~ | )?(?:vivir|morir(?:me)?|si (?:vivo|me muero|mañana no|no despierto|amanezco))'] },
  { name: 'wishes not to be', level: 'concern', phrases: [`ojala(?: ~ | )?(?:no (?:despert\\w+|amane\\w+|hubiera nacido|existiera|haber nacido|
      estuviera)|me (?:muera|muriera|atropell\\w+|llev\\w+|caiga|mate|trague|parta|de un|diera un)|nunca (?:hubiera|haber)|hubiera (?:sido yo|
      muerto yo)|me hubiera (?:ido|muerto|tocado)|fuera yo|(?:ya )?se acabe|dios (?:me|se))`,
    `(?:dormir(?:me)?|acostar(?:me)?|cerrar los ojos|quedarme dormid[oa])(?: ~ | )(?:y |para )?(?:no|nunca|jamas) (?:volver a |
      tener que )?(?:despertar|abrirlos|levantarme|amanecer)`,
    'no (?:despertar(?:me)?|amanecer|volver a despertar|tener que despertar)(?: mañana| nunca| mas| jamas)',
    `(?:quiero|quisiera|me gustaria|ganas de|necesito|deseo|me encantaria)(?: ~ | )?(?:desaparecer|esfumarme|evaporarme|dejar de (?:existir|ser|estar|
      sentir)|no (?:existir|estar|ser|haber nacido|tener que estar viv[oa])|borrarme|apagarme|desconectarme de todo|volverme (?:nada|polvo|aire)|
      ser (?:nada|polvo|aire)|que me trague la tierra para siempre|descansar (?:para siempre|de todo|en paz)|irme (?:de aqui para siempre|y no volver|
      lejos y no volver nunca|ya de este)|que (?:todo )?(?:se acabe|acabe todo|pare todo|termine todo))(?! (?:un (?:rato|tiempo|finde|mes)|unos dias|
      una semana|de (?:las redes|instagram|esta fiesta|la fiesta|la oficina|su vida|esta reunion)))`,
    `que (?:me (?:atropelle|lleve (?:dios|diosito|la muerte|el diablo|un|la)|recoja|trague|parta un rayo|caiga un|pille un|mate un|recojan)|
      dios (?:me lleve|me recoja|se acuerde de mi)|no despierte|no amanezca|venga (?:la muerte|dios) )`,
    `(?:dios|diosito|señor|virgen\\w*|la muerte|universo)(?: ~ | )(?:llevame|recogeme|llevame ya|que me lleve|me lleve|se acuerde de mi|me recoja|
      me perdona)`, 'no me importaria (?:morir|morirme|no despertar|que me|si me|desaparecer)',
    '(?:envidio|envidia) (?:a|de) (?:los muertos|los que (?:se fueron|ya no|murieron|descansan)|mi (?:herman[oa]|padre|madre) muert[oa])',
    '(?:deberia|debi|tendria que|tenia que|hubiera preferido|me toc(?:o|aba)|debio) (?:haber(?:me)? )?(?:muert[oa]|ido|sido) yo',
    '(?:por que|porque) no me (?:mori|morí|fui|lleve|llevo|muero|toco) (?:yo|a mi|de una vez)',
    'mejor (?:muert[oa]|me muero|si me muero|no haber nacido|estar(?:ia)? muert[oa]|no existir|ni despertar)',
    '(?:si|que) (?:mañana|hoy|esta noche) no (?:despierto|amanezco|despertara|amaneciera|hay mañana)',
    `si me (?:muero|muriera|atropella|pasa algo|pasara algo|da algo)(?: ~ | )?(?:mejor|que mas da|no pasa nada|me hace un favor|un favor|nadie|
      tampoco|pues|mañana|hoy|no pierde)`,
    'espero (?:que me toque|morirme|el dia en que me muera|mi turno|no durar|no llegar|que sea cancer|que sea grave|que me de algo)',
    '(?:no|ni) (?:quiero|espero|pienso|creo) llegar a (?:navidad|vieja|viejo|los \\w+|fin de año|mañana|mi cumpleaños|la primavera|el verano)',
    'muert[oa] en vida', 'la muerte (?:me (?:llama|parece|atrae|tienta)|seria|como descanso|un descanso|es (?:un|mi) (?:alivio|descanso|unica))',
    'no (?:haber|hubiera) nacido', 'quien pudiera (?:no despertar|dormirse|morirse|irse)',
    '(?:firmo|firmaba|firmaria)(?: ~ | )?(?:irme|no despertar|morir|ya)', 'apagarme|que me apaguen|desenchufarme|desconectenme'] },
  { name: 'a weight on others', level: 'concern', phrases: [`(?:estari\\w+|viviri\\w+|seri\\w+|iri\\w+|estan?|estaras?|quedari\\w+|les iria)(?: ~ | )?(?:mejor|
      mas felices|mas tranquil[oa]s|en paz|aliviad[oa]s)(?: ~ | )(?:sin mi|si (?:yo )?no|si me|cuando yo|si falt)`, 'mejor sin mi',
    `(?:soy|siento que soy|me siento|ser) (?:(?:solo |nada mas |pura )?una |un |pura |solo )?(?:carga|estorbo|lastre|peso|molestia|problema para|
      gasto|parasito|sobrante|cero a la izquierda|mueble viejo|error)(?! (?:de mama))`, 'estorbo',
    '(?:yo |solo |nomas )sobro|de sobra en|siento que sobro|como si sobrara',
    `(?:nadie|no)(?: ~ | )(?:me (?:echaria|echara|va a echar|extrañaria|extrañara|necesita|lloraria|notaria)|notaria (?:mi|que)|se (?:daria cuenta|
      enteraria|va a dar cuenta|dara cuenta)(?: ~ )?(?:si|mi|que)?|hago falta|perderia nada|le hago falta|pasaria nada si)`,
    '(?:les|le|os) (?:haria|hago|quitaria|ahorraria|quito)(?: ~ | )?(?:un favor|un peso|un problema|la carga|el problema|sitio|gasto)',
    'valgo mas muert[oa]', 'si (?:yo )?(?:no estuviera|no existiera|faltara|me fuera para siempre|desapareciera|me muriera|ya no estuviera)(?: ~ )?',
    'sin mi(?: ~ | )(?:mejor|felices|tranquil[oa]s|en paz|salen adelante|se arreglan|podria|podrian|vivirian|descansan)',
    `(?:mi familia|mis hijos|mi mujer|mi marido|mis padres|mis viejos|todos)(?: ~ | )(?:descansarian|respirarian|se librarian|se quitarian|
      estarian mejor|descansan de mi)`, 'les (?:arruino|amargo|jodo|complico) la vida'] },
  { name: 'will happen, and when', level: 'imminent', phrases: [
    `{cuando}(?: ~ ~ | ~ | )(?:me (?:mato|suicido|cuelgo|ahorco|tiro|quito|aviento|lanzo|voy para siempre|voy del todo|tomo (?:todas|todo|las|
      el frasco)|trago|pego un tiro|corto las|largo de este mundo|voy a (?:matar|suicidar|colgar|ahorcar|tirar|quitar|aventar|lanzar|cortar las|
      pegar)|mate)|voy a (?:matarme|suicidarme|quitarme|ahorcarme|colgarme|tirarme|saltar|acabar con todo|terminar con todo|hacerlo|irme para siempre|
      dejar de)|acabo con (?:todo|mi vida|esto)|termino con (?:todo|mi vida)|se acaba (?:todo|mi|conmigo)|lo hago|pongo fin|salto|dejo de (?:existir|
      vivir|respirar)|ya no (?:voy a estar|estare|existo|estoy|despierto|amanezco)|descanso para siempre|es mi ultim\\w+|no (?:despierto|
      amanezco) (?:porque|y)|me muero(?! de))`, `(?:me (?:mato|suicido|cuelgo|ahorco|quito la vida|tiro|aviento|lanzo)|voy a (?:matarme|suicidarme|
      quitarme la vida|colgarme|ahorcarme|tirarme|saltar|hacerlo)|me voy a (?:matar|suicidar|colgar|ahorcar|quitar|tirar|aventar|lanzar|meter un|
      pegar un|cortar las))(?: ~ ~ | ~ | ){cuando}`,
    '(?:hoy|mañana|esta noche) (?:si |es el dia|sera el dia|es la noche|es mi dia|toca|me toca|termina todo|se termina)',
    '(?:mi|es la) ultim[oa] (?:noche|dia|mañana|cena|tarde|semana|mensaje|carta|vez que (?:escribo|me lees|te escribo))',
    'no (?:paso|pasa) de (?:hoy|esta noche|mañana|esta semana|este mes|aqui)|de (?:hoy|esta noche|mañana|esta semana) no paso?',
    `no (?:llego|voy a llegar|pienso llegar|llegare) (?:al?|hasta)(?: el)? (?:mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|mes|
      navidad|cumple\\w*)`, 'mañana (?:ya )?no (?:voy a estar|estare|existo|amanezco|despierto|estoy|hay)',
    '(?:para|desde) el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:ya )?no (?:existo|voy a estar|estare|estoy|hay)',
    'ya no hay (?:vuelta|marcha) atras'] },
  { name: 'means at hand', level: 'imminent', phrases: [`(?:tengo|guardo|guarde|guardando|guardado|junt[eo]|juntando|juntado|consegui|conseguido|
      compre|comprado|escond[ioe]\\w*|saque|acumul\\w+|ahorrando|conte|contado|robe|agarre|cogi|encontre|cargue|cargada|preparad[oa]s?|list[oa]s?|
      reserv\\w+|colecciono)(?: ~ ~ | ~ | )(?:las |los |la |el |una |un |todas las |suficientes |mis |sus |varias |muchas |
      media docena de )?(?:{pastillas}|{arma})`, `(?:{pastillas}|{arma})(?: ~ ~ | ~ | )(?:en la mano|en las manos|en la mesa|delante|enfrente|al lado|
      aqui|conmigo|list[oa]s?|cargad[oa]|esperando|en el cajon|en mi (?:cuarto|cama|mochila)|suficientes?|alcanzan?|guardad[oa]s?|escondid[oa]s?|
      contad[oa]s?|amarrad[oa]|atad[oa])`, `(?:amarre|ate|amarrad[oa]|colgue|practique|ensaye|probe)(?: ~ | )(?:la cuerda|la soga|el nudo|el cinturon|
      la sabana|el lazo|la viga|el cable|mecate)`, `(?:se donde|ya se donde|se como|consegui la clave)(?: ~ | )(?:guarda|esconde|tiene|esta|sacar|
      abrir|conseguir)(?: ~ | )(?:arma|pistola|escopeta|llave|pastillas|rifle|insulina)`,
    '(?:conte|cuento|contando)(?: ~ | )(?:pastillas|las que (?:hay|tengo|quedan)|y (?:alcanzan|sobran|bastan))',
    'no me las (?:tomo|trago)(?: ~ | )(?:guardo|escondo|junto)'] },
  { name: 'prepared', level: 'imminent', phrases: [`(?:ya )?(?:tengo|elegi|he elegido|escogi|fije|puse|marque|esta|hay)(?: ~ | )?(?:la fecha|fecha|
      el dia|el sitio|el lugar|el arbol|el puente|la hora|el metodo|todo (?:planeado|pensado|preparado|listo|calculado|organizado|
      decidido))(?! (?:de la boda|del viaje|de la mudanza|para la mudanza|del examen))`,
    `(?:escribi|deje|he dejado|he escrito|redacte|grabe|termine|estoy escribiendo|ando escribiendo|deje lista)(?: ~ | )(?:las? cartas?|una nota|
      la nota|notas|un video|audios?|un sobre|mensajes?|despedidas?)(?: ~ | )?(?:para (?:cuando|despues|mis hijos|mi|cada|que)|de despedida|encima|
      sobre la|en el cajon|explicando)`, '(?:carta|cartas|nota|video|audio|mensaje) de despedida',
    `(?:regal\\w+|repart\\w+|don[eo]|di|le di|les di|vend\\w+)(?: ~ | )(?:mis cosas|mi ropa|mis libros|mi guitarra|mis discos|mis plantas|
      mi coleccion|mi gato|mi perr[oa]|mis herramientas|todo lo mio|mi moto|mi reloj)`,
    `(?:me (?:encuentre|encuentren|hallen|encontraran|van a encontrar)|que no me encuentren?|quien me encuentr\\w+|mi cuerpo|donde me van a encontrar|
      el que me encuentre)`, `(?:ya no|no) (?:los |las |lo |la )?(?:voy a|vamos a|habra que|necesito|necesitare|hara falta|ocupo|ocupar|usar)(?: ~ | )(?:despues|
      necesitar|ocupar|usar|hacer falta)(?: ~ )?`, 'cuando (?:yo )?(?:ya )?no (?:este|exista|viva|ande)',
    `(?:seguro de vida|testamento|contraseñas|claves|papeles|cuentas|escrituras|poliza)(?: ~ ~ | ~ | )(?:listo|lista|listas|en orden|a nombre|
      a su nombre|en la carpeta|en un sobre|en el cajon|apuntad|ordenad|arreglad)`,
    `(?:solo|nomas|nada mas) (?:me falta|falta|espero|estoy esperando)(?: ~ | )?(?:que se (?:vayan|duerman|muera|case|gradue|acabe)|a que|el momento|
      el valor|elegir|decidir|la de)`, `(?:despues de|cuando pase|en cuanto pase|esper\\w+ a que pase)(?: ~ | )(?:navidad|cumple\\w*|boda|graduacion|
      comunion|reyes|bautizo|aniversario)(?: ~ ~ | ~ | )(?:me|lo hago|ya|adios|se acaba|termino)`, 'he (?:tomado|hecho) (?:la|mi) (?:decision|paz)',
    'tome la decision', 'ya (?:lo )?(?:decidi|esta decidido|he decidido|tengo decidido)',
    'todo (?:esta|queda|quedo|lo deje|lo dejo) (?:arreglado|listo|atado|en orden|pagado|preparado|resuelto)'] },
  { name: 'farewell to the living', level: 'imminent', phrases: [
    `cuando (?:leas|leais|lean|recibas|reciban|encuentren|encuentres|veas|te llegue|les llegue|abran|abras)(?: ~ | )?(?:esto|esta|estas|este|la carta|
      mi)(?: ~ ~ ~ | ~ ~ | ~ | )?(?:ya no (?:estare|voy a estar|estoy|existire)|(?:me )?habre (?:ido|muerto|partido)|estare (?:muert[oa]|
      lejos de todo|con)|no estare)`, 'ya (?:no estare|me habre ido|habre muerto|habre partido|no voy a estar)',
    'si (?:estas|estan|estais) leyendo (?:esto|esta|estas)',
    `no (?:fue|es|ha sido|tuvo|tienen?|tuvieron|tenes|teneis)(?: ~ | )?(?:tu|su|vuestra|la|de) ?culpa|no (?:tienes|tienen|teneis|tuviste|
      tuvieron)(?: ~ | )?(?:la )?culpa|nadie (?:tiene|tuvo) la culpa|nadie es responsable|no (?:culpen|culpeis|culpes|busquen culpables|busqueis)`,
    `perdon(?:ad|en|enme|adme|ame|a|ales)?(?: ~ | )?(?:por (?:irme|esto|lo que|no haber|no poder|dejar\\w+|hacer\\w+|no (?:aguantar|ser)|el dolor|
      marcharme|todo)|mama|ma|papa|pa|hij\\w+|amor|a todos)`,
    `(?:cuid\\w+|cuiden|cuidad|encargate|haganse cargo|ocupate|dale|denle)(?: ~ | )(?:de |a |al )?(?:mi |mis |la |el |los |las )?(?:mama|madre|papa|
      niñ\\w+|hij\\w+|perr[oa]|gat[oa]|herman\\w+|abuel[oa]|bruno|plantas|ell[oa]s?|pequeñ\\w+)(?: por mi)?`,
    `(?:diles?|digan\\w*|decid\\w+|dile|avisa|avisale|dila)(?: ~ | )?(?:a )?(?:mi |mis |mama|papa|todos|los niños)?(?: ~ | )?(?:que (?:los|las|la|lo|
      le|les) (?:quise|quiero|ame|amo|quería|queria)|que no fue|que lo intente|que perdon|que me perdon\\w+)`,
    '(?:los|os|las|te|la|lo) (?:quise|ame) (?:mucho|siempre|mas que|con|a todos)',
    '(?:quedate|quedense|quedate tu|te dejo|les dejo|os dejo|se lo dejo)(?: ~ | )(?:con )?(?:mi|mis|la|el|los|las) ',
    'no (?:me )?(?:llor\\w+|busqu\\w+|esper\\w+|odi\\w+|guard\\w+ rencor|vengan a mi|vengais|entren|entreis|lean|suban)',
    `(?:me despido|despedirme|solo (?:entre|vine|queria|escribo) (?:a|para)? ?despedirme|esta es mi (?:despedida|ultima)|es (?:una|mi) despedida|
      me voy (?:en paz|tranquil[oa]|antes de tiempo|por decision))(?! (?:de (?:ti|el|ella|la casa|nuestra|mi ex|papa|mama|mi (?:abuel|padre|madre|
      herman))))`, `no (?:pude|supe|he podido|puedo) (?:mas|con todo|con la vida|quedarme|ser mas fuerte|aguantar mas|seguir)(?: ~ | )?(?:perdon\\w*|
      los quiero|adios|lo siento|gracias)`,
    '(?:en mi|mi) (?:funeral|entierro|velorio|sepelio|misa)(?: ~ | )(?:pongan|que suene|nadie|no quiero|quiero que|toquen)',
    `(?:gracias por todo|fue (?:lindo|bonito|bueno)|fuiste lo (?:ultimo|unico)|gracias por (?:escucharme|haber))(?: ~ ~ | ~ | )(?:adios|perdon\\w*|
      hasta (?:siempre|nunca)|ya no|cuidense|no me busquen|me voy|chau)`,
    `no (?:vas|van) a (?:volver a )?(?:saber de mi|verme|escucharme|leerme)|no (?:sabras|sabran) (?:mas|nada mas) de mi|ya no (?:te |
      les )?voy a (?:volver a )?(?:escribir|molestar)`,
    'adios(?: ~ | )(?:a todos|mundo|para siempre|mis amores|familia|mi vida|perdon\\w*|los quiero)'] },
  { name: 'under way', level: 'imminent', phrases: [`(?:ya )?(?:me )?(?:las |los |lo )?(?:tome|tomé|he tomado|trague|he tragado|comi|bebi|zampe|
      ingeri|meti|baje|inyecte)(?: ~ | )(?:todas?|todo|demasiad[oa]s|el frasco|un frasco|la caja|media caja|las pastillas|pastillas|un monton|muchas|
      de mas|lo que (?:habia|quedaba|encontre)|unas? \\w+ pastillas|veneno|cloro|lejia|raticida|las? de)(?! (?:que me recet\\w+|con el desayuno|
      como me dijo))`, '(?:ya )?me (?:las|los) (?:tome|trague|he tomado|comi)(?! (?:con|como|cuando|todos los dias))',
    'no (?:para|deja|paro) de (?:sangrar|salir sangre)|me (?:estoy )?desangr\\w+|mucha sangre|sangro (?:y|mucho)|la sangre no',
    `(?:estoy|toy|parad[oa]|sentad[oa]|subid[oa]|asomad[oa]|sali|subi|aqui)(?: ~ ~ | ~ | )(?:en|a|al|del|de|sobre|por)(?: ~ | )?(?:el |la |las |los |
      lado de )?{alto}(?! (?:viendo las (?:luces|estrellas)|con (?:una cerveza|mis amig|los niños)|tendiendo|regando|fumando))`,
    '(?:soga|cuerda|cinturon|lazo|sabana|cable|bolsa)(?: ~ | )(?:en el cuello|al cuello|en la cabeza|puesta|amarrad[oa]|colgad[oa])',
    '(?:abri|deje|prendi|encendi)(?: ~ | )(?:el gas|las llaves del gas|las hornillas|el motor|el carbon|el brasero|el coche en)',
    `(?:se me (?:nubla|duerme|cierran|esta durmiendo|va)|veo (?:borroso|doble|negro)|me estoy (?:mareando|durmiendo|apagando|quedando dormid|yendo)|
      no siento (?:las|los|mis|el)|me (?:esta dando|da|entra) (?:mucho )?sueño(?: ~ | )?(?:pastillas|ya|tome)?)`,
    'ya (?:lo hice|empece|esta hecho|no hay tiempo)(?! (?:el|la|los|las|que|y (?:me|salio)))',
    '(?:voy|camino|estoy) (?:mar|agua|rio) adentro|me meti al (?:mar|rio) (?:vestid|con ropa|y no)|piedras en los bolsillos',
    `del otro lado (?:del|de la) (?:barandal|barandilla|baranda|reja|pretil)|(?:pies|piernas) (?:por fuera|colgando|en el vacio)|una pierna (?:fuera|
      del otro lado|por fuera)`] },
  { name: 'asks how', level: 'high', phrases: [`(?:cuant[oa]s?|que (?:dosis|cantidad|pastillas)|con cuant[oa]s?)(?: ~ ~ | ~ | )(?:{pastillas}|gramos|
      miligramos|mg)(?: ~ ~ | ~ | )?(?:morir\\w*|matar\\w*|despertar|no despiert\\w+|letal\\w*|mortal\\w*|muere|muera|mata|matan|hacen falta|
      se necesitan)`, `(?:como|cual|que|forma|manera|metodo|modo|formas|maneras)(?: ~ ~ ~ | ~ ~ | ~ | )(?:matarse|matarme|suicidarse|suicidarme|
      quitarse la vida|quitarme la vida|morir(?:se|me)? (?:sin|rapido|dormid|tranquil)|ahorcarse|acabar con mi vida|
      hacer que parezca)(?! (?:a trabajar))`, `(?:duele|duele mucho|se siente|se sufre|tarda|es rapido|es doloroso|que se siente)(?: ~ | )(?:ahorcarse|
      ahogarse|desangrarse|cortarse las venas|morir|tirarse|caer de|al caer|colgarse|una sobredosis)`,
    `(?:cuanto|que tanto) (?:tarda|demora|dura|tiempo)(?: ~ ~ | ~ | )(?:desangrarse|morir(?:se)?|ahogarse|ahorcad[oa]|hacer efecto|
      perder el conocimiento|en hacer)`, '(?:desde|de) (?:que|cual|cuantos?) (?:piso|altura|pisos|metros)',
    `(?:dosis|cantidad) (?:letal|mortal)|(?:muerte|forma|manera|metodo|algo|salida) (?:indolora|sin dolor|limpi[ao] y rapid|rapid[ao] y limpi|
      rapid[ao] y sin|menos dolorosa|mas rapida de (?:morir|irse))`,
    `(?:donde|como) (?:consigo|compro|se consigue|encuentro|comprar|conseguir)(?: ~ ~ | ~ | )(?:veneno|cianuro|pistola|arma|no despertar|
      dormir para siempre|pastillas sin receta|nitrito)`, `se muere uno|te mueres si|me moriria si|me muero si me (?:tomo|corto|tiro)|si me (?:tomo|
      corto|tiro|mezclo|inyecto)(?: ~ ~ | ~ | )(?:me muero|moriria|no despierto|alcanza|basta)`,
    'seguros? de vida(?: ~ | )(?:pagan?|cubren?)(?: ~ ~ | ~ | )suicid\\w+'] },
  { name: 'to join the dead', level: 'high', phrases: [`(?:quiero|quisiera|me quiero|ganas de|necesito|deseo|pienso en|me gustaria|prefiero)(?: ~ | )?(?:irme|
      ir|estar|reunirme|juntarme|encontrarme|volver|acompañar\\w*)(?: ~ | )?(?:con (?:el|ella|ellos|mi (?:mama|papa|madre|padre|hij[oa]|niñ[oa]|
      espos[oa]|marido|mujer|herman[oa]|abuel[oa]|viej[oa]|bebe|amor))|contigo|a tu lado|a su lado|donde (?:esta|estas|estan))`,
    `(?:ya|pronto|prontito|esta noche|hoy|mañana|el (?:viernes|sabado|domingo|lunes))(?: ~ | )?(?:voy|me voy|nos vemos|estare|estaremos|te alcanzo|
      te veo|llego|nos juntamos|vamos a estar juntos|ire)(?: ~ | )?(?:contigo|con (?:el|ella|vos|ustedes)|para alla|alla|a tu lado|a su lado|
      junt[oa]s|arriba)?$`, 'espera(?:me|dme|nme)(?: ~ | )?(?:mi|mama|papa|hij\\w*|amor|viej[oa]|que (?:ya )?(?:voy|te alcanzo|llego))',
    '(?:guarda\\w*|hazme|aparta\\w*)(?: ~ | )?(?:un |el )?(?:lugar|sitio|lugarcito|hueco|rincon|cama)(?: ~ )?',
    '(?:lo|la|los|te) (?:quiero|voy a|pienso) (?:seguir|alcanzar|acompañar)|(?:seguir|alcanzar)(?:lo|la|te|los) (?:a|al|ya|pronto|donde)',
    '(?:mi|nuestro) (?:sitio|lugar) (?:esta|es) (?:con|junto|al lado|bajo|donde)',
    '(?:me (?:llama|dice|pide)|sueño|viene)(?: ~ ~ | ~ | )(?:que me vaya con|ven conmigo|que vaya con|vente conmigo|a buscarme|por mi)',
    '(?:llevame|lleveme|que me lleve|llevenme|vengan? por mi|ven por mi|ven a buscarme)(?: contigo| con (?:el|ella|vos|usted|ustedes|mi))?'] },
  { name: 'hurts oneself', level: 'high', phrases: [`me (?:corto|corte|estoy cortando|he cortado|rayo|raye|hago (?:cortes|cortecitos|daño|tajos|
      tajitos|heridas)|hice (?:cortes|daño|otro corte|unos cortes|un corte)|quemo (?:con|los|la)|queme a proposito|araño|arañe|golpeo|pego (?:a mi|
      puñ|contra|en la cabeza|cabez)|muerdo (?:los|hasta)|pincho|lastimo|lastime|castigo|hiero|autolesion\\w+)(?! (?:el pelo|las uñas|el cabello|
      el flequillo|la barba|el dedo (?:con|coc|pel)|pelando|cocinando|al afeitar|con el papel|con una hoja|solo en la cocina))`,
    '(?:ganas|necesidad|impulso|urgencia) de (?:cortarme|lastimarme|hacerme (?:daño|algo|cortes)|quemarme|golpearme|herirme|autolesionarme)',
    '(?:necesito|quiero|voy a|volvi a|vuelvo a|extraño|pienso en|dejar de) (?:cortarme|lastimarme|hacerme daño|quemarme|golpearme|autolesionarme)',
    '(?:cortarme|lastimarme|hacerme daño|quemarme) (?:me (?:calma|alivia|ayuda)|es lo unico)',
    '(?:recai|recaida)(?: ~ | )(?:cort\\w+|autolesi\\w+|cuchilla|navaja)|dias? (?:limpi[oa]|sin cortarme)',
    '(?:cicatrices|marcas|cortes|moretones|tajos)(?: ~ | )(?:en (?:los|mis) (?:brazos|muslos|piernas|muñecas)|manga larga|que me hago|que me hice)',
    'manga larga(?: ~ ~ | ~ | )(?:verano|calor|no (?:se|me) ve\\w+|marcas|que no vean)',
    'cabezazos contra|(?:cabeza|puños?) contra (?:la|el) (?:pared|muro|puerta)'] },
  { name: 'will hurt somebody', level: 'high', phrases: [`(?:lo|la|los|las|le|les|te) (?:voy a|vamos a|pienso|juro que voy a|tengo que|quiero|
      deberia) (?:matar|apuñalar|acuchillar|quemar|reventar|rajar|disparar|envenenar|atropellar|estrangular|ahorcar|picar|partir|romper las piernas|
      hacer (?:sufrir|pagar|daño|sangrar)|meter un tiro|pegar un tiro|destrozar|cortar)(?! a (?:besos|preguntas|cosquillas|abrazos))`,
    `(?:voy a|pienso|quiero|planeo|juro que voy a|ganas de|me dan ganas de|sueño con|fantaseo con|imagino)(?: ~ | )?(?:matarl[oa]s?|matarte|
      apuñalarl[oa]|acuchillarl[oa]|quemarl[oa]|quemarle|reventarl[oa]|atropellarl[oa]|envenenarl[oa]|estrangularl[oa]|ahorcarl[oa]|dispararle|
      pegarle (?:un tiro|fuego|una paliza)|romperle|partirle|hacerle(?:s)? (?:daño|sufrir|pagar|algo malo)|hacerl[oa] (?:sufrir|pagar|sangrar)|
      verl[oa] (?:sufrir|suplicar|sangrar|muert[oa])|cobrarmel[oa]|vengarme|prenderle fuego)`,
    '(?:me las|las) (?:va|van|vas) a pagar|(?:vas|va|van) a pagar(?:lo|la)?(?: ~ | )?(?:con|caro|por|lo que|muy)|pagara con (?:su|la) vida',
    `(?:lo|la|los|te) (?:espero|estoy esperando|sigo|tengo vigilad[oa]|vigilo|tengo ubicad[oa])(?: ~ | )?(?:afuera|a la salida|en su|cuando salga|
      con (?:un|el|la)|hasta su)`,
    '(?:se|ya se) (?:donde (?:vive|trabaja|vives|trabajas|estaciona|estudia)|a que hora (?:sale|llega|entra|sales|llegas))',
    `(?:compre|tengo|consegui|llevo|traigo)(?: ~ | )(?:pistola|arma|cuchillo|navaja|machete|gasolina|bate|fierro)(?: ~ ~ | ~ | )(?:para (?:el|ella|
      ellos|esa|ese)|y se donde|y no es para mi|afuera de su|su casa|cuando salga)`,
    'si no (?:es|son|eres|va a ser) (?:mi[oa]|para mi|mi[oa]s)(?: ~ | )?(?:no|ni|de nadie|tampoco)',
    `(?:mi ex|mi marido|mi padrastro|mi jefe|mi suegr[oa]|mi vecin[oa]|mi herman[oa]|ese (?:desgraciado|tipo|cabron|hijo))(?: ~ ~ | ~ | )(?:no (?:sale|
      amanece|llega) vivo|se va a morir|lo mato|va a amanecer muerto|se merece un tiro|va a sangrar)`,
    '(?:me l[oa]s?) (?:llevo|voy a llevar) (?:por delante|conmigo|al otro mundo)',
    '(?:contratar|pagarle|pague|conozco)(?: ~ ~ | ~ | )(?:sicario|alguien (?:para|que)|le den|su merecido|lo desaparezca|lo quiebre)',
    `(?:miedo|ganas|impulso|me da terror)(?: ~ | )(?:de )?(?:hacerle (?:algo|daño) (?:al bebe|a mi hij[oa]|al niño|a la niña|a los niños)|
      sacudir(?:lo|la)|ahogar(?:lo|la) con|tirar(?:lo|la) por)`] },
  { name: 'is being hurt', level: 'high', phrases: [`me (?:pega|golpea|pego|golpeo|ha pegado|ha golpeado|pegan|golpean|cachetea|cacheteo|patea|pateo|
      empuja|empujo|empujó|jala del|jalo del|agarra del|agarro del|ahorca|ahorco|estrangula|estrangulo|quema con|quemo con|rompio (?:el|la|un|una)|
      muerde|zarandea|arrastro|tira cosas|tiro (?:al|contra)|escupe|maltrata|viola|violo|violaron|fuerza|forzo|abusa|abuso de|toca (?:cuando|mientras|
      y|ahi|las|los|por|en)|tocaba|manosea|obliga|encierra|encerro|amenaza|amenazo|persigue|acosa|controla|vigila|tiene (?:encerrad[oa]|amenazad[oa]|
      prohibido))(?! (?:mucho )?(?:el (?:frio|sol|sueño|bajon)|la (?:nostalgia|cancion|luz|tristeza|gripe)|duro la|a (?:comer|salir)|que me cuide))`,
    `(?:mi (?:marido|esposo|novio|pareja|ex|papa|padre|padrastro|mama|madre|madrastra|hijo|hermano|tio|abuelo|jefe|mujer|novia|pololo|suegro|primo|
      profe|entrenador|cuñado)|el|ella)(?: ~ ~ | ~ | )me (?:pega|golpea|pego|levanta la mano|levanto la mano|toca|obliga|amenaza|encierra|insulta|
      humilla|grita|controla|revisa|sigue|viola|escondio|quita|rompio|empujo|agarro|tira|deja sin|prohibe)`, '(?:levanta|levanto|alza|alzo) la mano',
    'no me deja (?:salir|ver a|trabajar|ir|hablar con|tener|usar|dormir|irme|estudiar|llamar)',
    `me (?:revisa|reviso|esconde|escondio|quita|quito) (?:el (?:celular|movil|telefono|dinero|pasaporte)|la (?:tarjeta|plata|ropa)|las llaves|
      los papeles)`, `(?:esta|estan|viene|llego|llega|anda)(?: ~ | )?(?:rompiendo|tirando|pateando|golpeando|abajo|afuera|borracho|en la puerta|
      detras de la puerta|buscandome)`,
    '(?:encerrad[oa]|escondid[oa]|me encerre|me escondi)(?: ~ | )(?:en (?:el|la|mi) (?:baño|cuarto|closet|armario|cocina|pieza|recamara))',
    '(?:tiene|trae|saco|agarro)(?: ~ | )(?:un cuchillo|una pistola|un arma|un machete|el cinturon|una navaja|un bate)',
    '(?:me (?:va a|quiere|dijo que me va a|juro que me) matar)(?! (?:si (?:se entera|no llego|le digo|ve|repruebo)|cuando (?:vea|se entere|sepa)))',
    '(?:entra|se mete|se metio|viene)(?: ~ | )(?:a|en) mi (?:cuarto|pieza|cama|recamara|habitacion)',
    '(?:fotos?|videos?)(?: ~ | )(?:sin ropa|desnud[oa]|intim[oa]s|mias? (?:y|si))|me pide (?:fotos|nudes|que me)',
    '(?:orden de alejamiento|perimetral|medidas? de (?:proteccion|alejamiento))',
    `tengo miedo de (?:que me (?:mate|pegue|haga|encuentre|siga)|volver a casa|mi (?:marido|pareja|ex|papa|padrastro|hijo))|le tengo (?:miedo|pavor|
      terror) a mi (?:marido|pareja|papa|padrastro|hijo|novio|ex)|camino? (?:de|en) puntitas`] },
  { name: 'somebody else in danger', level: 'high', phrases: [
    `{ellos}(?: ~ ~ ~ | ~ ~ | ~ | )(?:se quiere (?:matar|morir|suicidar|tirar|ahorcar|quitar)|se va a (?:matar|suicidar|tirar|ahorcar|quitar)|
      quiere (?:morir(?:se)?|matarse|suicidarse|quitarse)|(?:va|piensa|amenaza con|habla de|jura que|planea) (?:a )?(?:matarse|suicidarse|
      quitarse la vida|tirarse|ahorcarse)|(?:dice|dijo|repite|me confeso|me conto|publica|escribio|puso|me escribe|me dice)(?: ~ ~ | ~ | )(?:que )?(?:se (?:quiere|
      va a)|quiere|ya no quiere|no quiere|va a|ha pensado|piensa)(?: ~ | )?(?:morir\\w*|matar\\w*|suicidar\\w*|vivir|seguir|desaparecer|quitar\\w*|
      estar|despertar)|se (?:corta|esta cortando|corto|hace daño|tomo|trago|encerro|subio|trepo|intento)(?: ~ )?|(?:no (?:contesta|responde|abre|
      despierta|reacciona|aparece))(?: ~ )?|se (?:despidio|esta despidiendo)|anda regalando|dejo (?:una )?(?:nota|carta)|mando(?: ~ | )(?:audio|
      mensaje|nota)(?: ~ | )(?:despidiendose|de despedida|raro))`,
    `(?:encontre|halle|vi|le vi|descubri)(?: ~ | )(?:una carta|una nota|cortes|sangre|pastillas|la cuerda|busquedas|el historial)(?: ~ ~ | ~ | )?(?:de despedida|
      de mi|en sus|en los brazos|de su|suicid\\w+|debajo)`, `(?:no (?:la|lo) puedo despertar|no (?:despierta|reacciona|respira bien)|se tomo (?:algo|
      todo|las|un)|esta (?:subid[oa]|parad[oa]|encerrad[oa]|en la azotea|en el puente|inconsciente))`,
    '(?:le pega|le pegan|la golpea|lo golpea|la maltrata|la mando al hospital|la tiene encerrada|le levanta la mano|la amenaza|le grita y)(?: ~ )?',
    '(?:me amenaza|amenaza) con (?:matarse|suicidarse|hacerse|tirarse|quitarse)',
    '(?:gritos|golpes|auxilio|socorro)(?: ~ ~ | ~ | )(?:vecin[oa]s?|de al lado|de arriba|piso de)',
    '{ellos}(?: ~ ~ | ~ | )(?:dejo de comer|no come|se desmay\\w+|vomita|pesa poqu\\w+|solo toma agua)'] },
  { name: 'voices and orders', level: 'high', phrases: [`(?:la|las|una|unas|oigo|escucho)(?: ~ | )?voc?e?s?z?(?: ~ | )(?:que )?(?:me )?(?:dice|dicen|
      pide|piden|ordena|ordenan|manda|mandan|grita|gritan|repite|repiten|exige|exigen|insulta|insultan|susurra|susurran|obliga|comentan)`,
    '(?:oigo|escucho|escuchar|oir) (?:voces|una voz|a mi (?:mama|papa|herman[oa]|abuel[oa]) muert[oa])',
    `(?:dios|el diablo|satanas|la virgen|un angel|el demonio|ellos|los de)(?: ~ ~ | ~ | )(?:me (?:ordena|ordeno|pide|ha pedido|pidio|manda|dice|habla|
      exige|eligio)|quiere que)`, `(?:me (?:pusieron|implantaron|vigilan|espian|siguen|leen|persiguen|envenenan|graban|controlan|hackearon|
      mandan señales|hablan por))(?: ~ )?(?:chip|camaras?|microfonos?|pensamiento|mente|la tele|radio|señales|vecinos|gobierno)?`,
    '(?:chip|microfonos?|camaras?)(?: ~ | )(?:en (?:la|el|mi) (?:cabeza|cuerpo|diente|pared\\w*|techo)|escondid[oa]s)',
    '(?:no es|ya no es) (?:el|ella|mi (?:mama|hij[oa]|herman[oa]|marido))(?: ~ | )(?:lo cambiaron|la cambiaron|un impostor|es otro)',
    '(?:tengo una mision|soy el elegido|mensajes (?:en|de) la (?:tele|radio)|la tele me (?:habla|manda))'] },
  { name: 'eating in danger', level: 'high', phrases: [`(?:llevo|hace|van)(?: ~ ~ | ~ | )(?:dias|semanas|mes)(?: ~ | )(?:sin comer|sin probar|
      con (?:pura|solo) agua|a (?:pura )?agua|ayunando|vomitando)`,
    `(?:me )?provoc\\w+ (?:el )?vomit\\w*|vomit\\w+(?: ~ | )(?:todo lo que|despues de (?:comer|cada)|cada (?:comida|vez)|a escondidas|a proposito|
      sangre)|(?:dedos|cepillo) (?:en|hasta) la garganta`, '(?:laxantes|diureticos)(?: ~ )?', 'peso (?:\\d\\d|treinta|cuarenta)(?: ~ )?',
    '(?:me desmaye|desmayos?|me desmayo)(?: ~ ~ | ~ | )(?:comer|comida|escaleras?|ducha|hambre|peso|flaca)?',
    '(?:dejar|deje|voy a dejar|dejado|no pienso|no quiero) (?:de )?(?:comer|tomar agua|beber)(?: ~ ~ | ~ | )?(?:hasta|para|nunca|mas|apag\\w+|asi)',
    `(?:atracon\\w*|doy atracones|cuento (?:las )?calorias|me salto (?:las |casi )?(?:todas )?(?:las )?comidas|tiro la comida|escondo la comida|
      miedo a (?:comer|engordar))`, `(?:deje|suspendi|no me (?:pongo|pincho|tomo|inyecto))(?: ~ | )(?:la insulina|la dialisis|
      las pastillas del corazon|el anticoagulante|el tratamiento|los antirretrovirales|la medicacion)`] },
  { name: 'if, then death', level: 'high', phrases: [`(?:si|como|cuando|el dia que|mientras)(?: ~ ~ ~ ~ | ~ ~ ~ | ~ ~ | ~ | )(?:me (?:mato|suicido|
      cuelgo|ahorco|tiro (?:por|al|de)|quito la vida|pego un tiro|corto las venas|muero yo tambien|voy (?:atras|detras|con el|con ella)|tomo todo)|
      prefiero (?:matarme|morirme|la muerte)|no respondo de lo que me|termino con todo|acabo con todo|se acabo mi vida|no pienso (?:esperar|
      seguir viv))`, '(?:o|sin)(?: ~ ~ | ~ | )(?:me mato|me muero|prefiero morir(?:me)?|no quiero vivir)'] },
  { name: 'tried before', level: 'concern', phrases: [`(?:intente|he intentado|trate de|quise|estuve a punto de|llegue a intentar|casi)(?: ~ | )?(?:matarme|
      suicidarme|quitarme la vida|ahorcarme|colgarme|tirarme|acabar con mi vida|hacerlo|morirme)`,
    '(?:mi|un|tuve un|otro|el) intento(?: de (?:suicidio|quitarme))?(?: ~ )?(?:anterior|hace|de)?',
    '(?:me (?:lavaron el estomago|internaron|ingresaron|salvaron|encontraron a tiempo|sacaron del))',
    '(?:lo intente|sobrevivi)(?: ~ | )(?:una vez|dos veces|de joven|hace|a (?:los|un))', 'ingresad[oa] por (?:un )?intento',
    '(?:me cortaba|me hacia daño|pensaba en (?:morirme|matarme|suicidarme)|queria (?:morirme|matarme))'] },
  { name: 'in other words', level: 'high', phrases: ['(?:bajarme|me bajo|bajar) (?:del mundo|de la vida|antes|de este tren|en la proxima)',
    `game over|apagar la (?:consola|luz|tele) (?:para siempre|y)|fin de la partida|tirar la toalla con la vida|ultimo (?:tren|viaje|vuelo)|
      viaje (?:sin regreso|sin vuelta|de ida)|(?:boleto|billete|pasaje) (?:sin|de no) (?:regreso|retorno|vuelta)`,
    '(?:cometer|hacer|haga|hare) (?:una|alguna) (?:locura|tonteria|estupidez|pendejada|barbaridad)|hacer la gran|como alfonsina',
    `otro barrio|criar malvas|bajo tierra|tres metros|(?:adelantar|adelanto) (?:mi|el) (?:final|turno|viaje|reloj)|(?:cerrar|cierro) (?:el libro|
      el capitulo final|la cortina)|irme de gira|el plan b|la idea (?:esa|fea)|lo que no se dice|por mi (?:propia )?mano|mano propia`,
    '(?:ya no|no) (?:voy a|pienso) (?:estar|cumplir|envejecer|llegar|ver)(?: ~ | )(?:para|mas|otro|otra|verano|año|navidad|los)',
    `salir de (?:la vida|este mundo|este cuerpo)|boton de (?:salir|apagado|reset)|desinstalarme|cerrar sesion de la vida|dar(?:le|
      me) de baja de la vida|renuncio a la vida|jubilarme de la vida`] },
  { name: 'figure of speech', level: 'none', phrases: [`(?:me )?(?:muero|moria|mori|morirme|muriendo|muera|mato|matar|mate|matando)(?: ~ | )?(?:de|
      por|del)(?: la| el| pura| puro| tanta| tanto)? (?:risa|verguenza|ganas|hambre|sed|sueño|frio|calor|amor|miedo|aburri\\w+|cansancio|envidia|
      curiosidad|nervios|susto|emocion|asco|ternura|antojo|gusto|un cafe|una pizza|unas?|ver|verte|saber)`, '(?:jaja\\w*|jeje\\w*|xd|lol|jiji\\w*)',
    '(?:me (?:mata|matan|esta matando|estan matando)) (?:la|el|los|las|que|esta|este|tu|su)', 'matar (?:el tiempo|el rato|el gusanillo|el hambre|dos)',
    'mi (?:mama|madre|jefe|jefa|suegra|hermana|mujer|marido|padre|papa|viejo|vieja|esposa|novia) me (?:mata|va a matar)'] },
  { name: 'denied', level: 'none', phrases: [`no(?: me)? (?:quiero|pienso en|voy a|estoy pensando en|deseo|he pensado en|tengo ganas de|
      tengo ideas de|planeo)(?: ~ | )?(?:morir(?:me)?|matar(?:me)?|suicidar(?:me)?|hacer(?:me)? (?:nada|daño|algo)|quitarme|suicidio|muerte|
      desaparecer|hacer ninguna)`,
    '(?:nunca|jamas|en ningun momento|ni loc[oa]|tampoco)(?: ~ ~ | ~ | )(?:pensado|pense|haria|hare|mataria|se me paso|suicid\\w+|quitarme|daño)',
    'quiero vivir|ganas de vivir|me gusta (?:mi vida|vivir)|amo (?:la|mi) vida',
    'no (?:soy|estoy) suicida|ni suicidio|(?:me )?(?:pregunto|preguntan|preguntaron) si (?:pensaba|pienso|queria|tenia|quiero)'] },
  { name: 'told of another', level: 'none', phrases: ['se (?:suicido|mato|ahorco|colgo|quito la vida|tiro (?:al|del|de|por)|pego un tiro|disparo|lanzo|habia suicidado|ha suicidado|suicidaron|dejo ir)',
    '(?:murio|fallecio|perdi a|perdimos a|se nos fue)(?: ~ ~ | ~ | )(?:suicidio|accidente|cancer|infarto|covid|asesinad[oa])?',
    '(?:desde que|cuando|el dia que|la noche que) (?:se )?(?:murio|fallecio|mato|suicido|fue|partio)',
    '(?:lo|la|los) (?:mataron|asesinaron|atropellaron|encontre (?:muert|colgad|ya))'] },
  { name: 'a story or a job', level: 'none', phrases: [`(?:novela|pelicula|peli|serie|cuento|libro|personaje|protagonista|guion|cancion|poema|juego|
      partida|nivel|videojuego|obra|capitulo|podcast|noticia\\w*|periodico|titular|documental|corrido|tango|letra)`,
    `(?:soy|trabajo|trabaje)(?: ~ | )(?:enfermer[oa]|psicolog[oa]|bomber[oa]|policia|medic[oa]|funeraria|urgencias|linea|profesor[oa]|maestr[oa]|
      paramedic[oa]|forense|actor|actriz|escritor[oa])`] },
]
