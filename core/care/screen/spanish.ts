import { phrase, sign, type Language } from './signs'

const kin = `(?:mi|tu|su)s? (?:mama|mami|papa|papi|madre|padre|viejo|vieja|jefa|jefe|herman[oa]|hij[oa]|niñ[oa]|bebe|abuel[oa]|ti[oa]|prim[oa]|marido|
    mujer|espos[oa]|novi[oa]|pareja|amig[oa]|perr[oa]|gat[oa]|amor)`
const high = `(?:(?:la|una|esta|mi|el|un|este|ese|esa|las|los|unas|unos) )?(?:ventana|balcon|puente|tren|metro|vias?|via del (?:tren|metro)|
    vias del (?:tren|metro)|azotea|tejado|terraza|acantilado|viaducto|barranco|rio|mar|carretera|autopista|camion|coche|auto|carro|micro|colectivo|
    piso|edificio|quinto|septimo|decimo|torre|vacio)`
const deeds = [
  'matarme', 'suicidarme', 'suicidio', 'quitarme la vida', 'quitarme de (?:en|el) medio',
    'acabar con (?:mi vida|todo|mi existencia|esto de una vez|este sufrimiento)', 'terminar con (?:mi vida|todo|mi existencia)',
    'ponerle fin a (?:mi vida|todo|esto)', 'poner fin a (?:mi vida|todo)',
  'ahorcarme', 'colgarme(?! (?:el|la|de su|de tu|del cuello|la mochila|el telefono))', 'pegarme un (?:tiro|balazo)', 'darme un (?:tiro|balazo)',
    'meterme un (?:tiro|balazo)', 'volarme (?:la cabeza|los sesos|la tapa)', 'envenenarme', 'electrocutarme', 'desangrarme',
  `(?:tirarme|arrojarme|lanzarme|aventarme|botarme|saltar|brincar) (?:por|de|desde|a|al|del|delante de|bajo|abajo de|contra|enfrente de)(?: (?:la|el|
      un|una|las|los))? ?${high}`, 'tirarme (?:al tren|al metro|a las vias|por la ventana|por el balcon|de un puente|del puente)',
  'cortarme las venas', 'abrirme las venas', 'cortarme el cuello',
    `(?:tomarme|tragarme|meterme|beberme|comerme|tomar|tragar)(?: ~ | )?(?:todas|todo|un monton de|muchas|unas cuantas|un puñado de|cien|el bote de|
      la caja de|el frasco de|las)(?: ~ | )(?:pastillas|pastis|medicacion|medicamentos|tranquilizantes|somniferos|remedios|clonazepam|rivotril|
      lorazepam|lejia|veneno|raticida)`,
  '(?:tomarmelas|tragarmelas|metermelas|tomarme|tragarme)(?: las)? (?:todas|pastillas)', 'dejar de existir', 'dejar de vivir', 'quitarme del mundo',
    'irme de este mundo', 'irme (?:para siempre|al otro barrio|al otro lado|de aqui para siempre)', 'desvivirme',
    'desaparecer (?:del mapa )?para siempre', 'dejar este mundo', 'bajarme del mundo', 'estrellar(?:me|lo)? (?:con )?el (?:coche|auto|carro|moto)',
    'estrellarme con (?:el|la) (?:coche|auto|carro|moto)', 'estamparme con (?:el|la) (?:coche|auto|carro|moto)', 'hacer una locura',
    'hacer una tonteria', 'cometer una locura', 'cometer una tonteria', 'hacerlo de una vez',
  `(?:me) ~ (?:matar|suicidar|ahorcar|colgar|envenenar|electrocutar|quitar la vida|quitar del medio|quitar de en medio|pegar un tiro|volar la cabeza|
      cortar las venas|abrir las venas|desvivir)`,
    `me ~ (?:tirar|arrojar|lanzar|aventar|botar) (?:por|de|desde|a|al|del|delante de)(?: (?:la|el|un|una|las|los))? ?${high}`,
    'me ~ (?:tomar|tragar|meter|beber) (?:todas|todo|un monton|las pastillas|la caja|el bote|el frasco)',
  'me mato', 'me suicido', 'me ahorco', 'me cuelgo(?! de)', 'me mate(?! de)',
    'me tiro (?:por|de|del|al|a)(?: (?:la|el|un|una|las|los))? ?(?:ventana|balcon|puente|tren|metro|vias?|azotea|rio)', 'me pego un (?:tiro|balazo)',
    'me quito la vida', 'me quito del medio', 'me quito de en medio', 'me corto las venas', 'me abro las venas',
    'me trago (?:todas|las pastillas|todo)', 'me tomo (?:todas|todo el bote|toda la caja|las pastillas y ya)', 'me desvivo y ya',
    'acabo con (?:todo|mi vida)', 'termino con (?:todo|mi vida)', 'le pongo fin a todo',
]

export const spanish: Language = {
  signs: [
    sign('deed', ...deeds),
    sign(
      'gone', '(?:morirme|morir|morirse|estar muert[oa]|estar bajo tierra|estar en una caja)',
        'me (?:quiero|quisiera|querria|quería|gustaria|apetece|urge) morir', 'me ~ morir', '(?:que )?me muera(?: ya)?',
        '(?:estuviera|estuviese|este) muert[oa]', `no (?:seguir|estar|existir|vivir|despertar|despertarme|amanecer|levantarme mas|levantarme nunca|
          haber nacido|quiero (?:vivir|existir|estar (?:viv[oa]|aqui|mas aqui)|despertar|despertarme|seguir (?:viv[oa]|viviendo|aqui|
          adelante con (?:la vida|esto))|amanecer|nacer))`,
      'no (?:haber|hubiera|hubiese) (?:nacido|existido)',
        'no quiero (?:mas vida|esta vida|la vida|un dia mas|otro dia|ver otro dia|ver mañana|llegar a mañana)',
        'ya no quiero (?:estar|vivir|seguir|existir|nada|despertar|esto)',
        'no (?:despertara|despertase|despierte|despertar|despertarme) (?:nunca|mas|mañana|jamas)?',
        'dormirme? (?:y|para) (?:no|nunca) (?:volver a )?despertar(?:me)?', 'dormir para siempre',
        'cerrar los ojos (?:y (?:no|ya no) (?:abrirlos|despertar)|para siempre)', 'acostarme y no (?:despertar|levantarme)(?: mas| nunca)?',
        'desaparecer', 'esfumarme', 'evaporarme', 'borrarme del mapa', 'no estar(?: mas)? (?:aqui|en este mundo)?',
        'que (?:me|todo) (?:lleve|trague|se acabe|acabe|atropelle|parta un rayo|pille un (?:coche|camion)|caiga un rayo)',
        'que se acabe (?:todo|ya|esto de una vez)', 'que me (?:atropelle|lleve la muerte|lleve dios|recoja|mate)',
        'la muerte (?:me llama|seria un (?:alivio|descanso)|es la unica|me vendria bien|no me da miedo y)',
        'descansar (?:para siempre|de (?:la vida|vivir)|en paz|eternamente)', 'prefiero (?:morir|estar muert[oa])',
        'preferiria (?:morir|no existir|no despertar|estar muert[oa]|haber muerto)',
        '(?:deberia|tendria que|debi|tuve que|hubiera preferido|ojala) (?:haber )?(?:muerto|morir|morirme) (?:yo|en su lugar)',
        'tendria que haber sido yo', 'colgar los tenis', 'palmarla', 'quedarla', 'estirar la pata',
        'no vale la pena (?:vivir|seguir|que siga|que viva)', 'no merece la pena (?:vivir|seguir (?:viviendo|aqui|con vida))',
        'vivir (?:no (?:vale|tiene)|ya no)', 'estoy mejor muert[oa]', 'mejor muert[oa]', 'mejor (?:me|si me) muero',
        'me quiero ir de (?:aqui para siempre|este mundo|esta vida)', 'quitarme de (?:enmedio|en medio)',
        'no aguanto (?:vivir|estar viv[oa]|la vida|esta vida|un dia mas)', 'cansad[oa] de (?:vivir|la vida|existir|estar viv[oa])',
        'hart[oa] de (?:vivir|la vida|existir|estar viv[oa])', 'ganas de (?:vivir|seguir viviendo) (?:ninguna|cero|no)',
        `(?:sin|no tengo|se me (?:fueron|han ido|quitaron)(?: las)?|perdi(?: las)?|he perdido las) ganas de (?:vivir|seguir viviendo|seguir aqui|
          existir)`, 'pensamientos de (?:muerte|morir)', 'ideas? (?:suicidas?|de (?:suicidio|matarme|morir|muerte))', 'pensamientos suicidas',
        'pienso(?: mucho| a veces| todo el rato)? en (?:la muerte|morir|morirme|el final de todo)',
        'no le encuentro (?:sentido|el sentido) a (?:vivir|la vida|seguir viv[oa])',
    ),
    sign('gone', `(?:irme|ir|estar|reunirme|volver|quiero estar|me voy|me quiero ir) contigo,? (?:ya |pronto )?(?:mama|mami|papa|papi|madre|padre|
        viejita|viejito|hij[oa]|hijit[oa]|abuel[oa]|abuelit[oa]|herman[oa]|tata|yaya|nono|nona)`),
    sign('reunion', `(?:irme|ir|estar|reunirme|juntarme|encontrarme|volver) (?:ya |pronto |otra vez |de nuevo |para siempre )?(?:con (?:el|ella|ellos|
        ellas|${kin})|contigo)`, `(?:pronto|ya|ya mero|enseguida|dentro de poco|esta noche|mañana) (?:estare|estoy|voy a estar|me voy|nos vemos|
        estaremos|estaremos juntos|me reunire|ire)(?: ~ | )?(?:contigo|con (?:el|ella|ellos|ellas|${kin})|junt[oa]s|a tu lado|a su lado)`,
      'me voy (?:contigo|con (?:el|ella|ellos))', `seguir(?:te|lo|la|los)? (?:al otro lado|a donde (?:esta|estas|este)|donde (?:esta|estas))`,
      'que (?:me venga|venga|vengas) a (?:buscar|buscarme|por mi)', '(?:llevame|lleveme|que me lleve|llevarme) (?:contigo|con (?:el|ella|ellos|vos))',
      'nos vemos (?:pronto )?(?:alla|arriba|en el cielo|del otro lado|al otro lado)'),
    sign('selfharm',
      'cortarme(?! (?:el pelo|las uñas|el cabello|el flequillo|la barba|el rollo|la luz|el agua|al hablar|con el cuchillo al|cocinando))',
      `me (?:corto|corte|estoy cortando|he cortado|vuelvo a cortar)(?! (?:el pelo|las uñas|el cabello|el flequillo|la barba|con|al|cocinando|pelando|
        el dedo))`, '(?:me ~ cortar) (?:los brazos|las piernas|las muñecas|el brazo|otra vez)',
      '(?:hacerme|haciendome|me (?:hago|hice|he hecho|haga|haria)) (?:daño|cortes|heridas|algo malo|algo)(?! (?:de comer|de cena|para|un|una))',
      'lastimarme', 'me lastimo a mi mism[oa]', 'autolesion(?:es|arme|o|e)?', 'autolesionarme', 'quemarme (?:con|la piel|el brazo|las piernas)',
      'me quemo (?:con|la piel|el brazo) ~ (?:cigarro|cigarrillo|mechero|encendedor|pitillo)?', 'arañarme hasta',
      'pegarme (?:contra|a mi mism[oa]|cabezazos)', 'me (?:pego|golpeo) (?:contra|a mi mism[oa]|la cabeza)',
      'golpearme (?:la cabeza|contra|a mi mism[oa])'),
    sign('burden', `(?:estarian|estaran|estaria|estara|estarias|vivirian|serian|seria|sois|son|irian|iria|les iria|le iria) (?:mucho )?(?:mejor|
        mas felices|mas tranquil[oa]s|todos mejor) (?:sin mi|si (?:yo )?no (?:estoy|estuviera|existiera)|cuando yo no este)`,
      `(?:todos|todo el mundo|mis hijos|mi familia|el mundo|la gente)(?: ~ | )(?:mejor|mas feliz|mas felices|tranquil[oa]s?) (?:sin mi|
        si (?:yo )?no (?:estoy|estuviera|existiera|hubiera))`, 'mejor sin mi', 'soy (?:una|la|solo una) (?:carga|molestia|lastre|estorbo)',
      'soy un (?:estorbo|lastre|peso)(?: ~ | )?', 'no (?:le hago|hago|le) falta a nadie',
      `nadie (?:me (?:echaria de menos|extrañaria|echara de menos|va a extrañar|necesita)|se (?:daria cuenta|enteraria|
        va a dar cuenta) si (?:no (?:estoy|estuviera)|me (?:muero|muriera|voy)))`, 'les (?:hago|haria) un favor',
      'estorbo (?:a todos|en esta casa|a todo el mundo)', 'sobro en (?:este mundo|esta vida|todas partes)'),
    sign('hopeless',
      'no (?:le )?(?:veo|encuentro|tiene|hay)(?: ya| ningun| el)? sentido (?:a|en|de)? ?(?:nada|seguir|vivir|la vida|mi vida|levantarme|nada de esto)',
      'nada tiene sentido(?: ya)?', 'la vida (?:no|ya no) (?:tiene|vale)(?: ~ )?(?:sentido|la pena|nada)?',
      `(?:no|ya no) (?:hay|tengo|veo|queda|me queda)(?: ~ | )(?:salida|esperanza|futuro|solucion|motivos? para (?:vivir|seguir)|
        razon(?:es)? para (?:vivir|seguir)|nada por (?:lo que|que) (?:vivir|seguir)|nada que me (?:ate|retenga))`,
      'para que (?:seguir|vivir|sigo(?: viviendo)?|vivo|levantarme|estoy (?:aqui|viv[oa]))', 'que sentido tiene (?:seguir|vivir|todo)',
      'da igual (?:si (?:vivo|me muero|estoy|no estoy)|vivir o morir)', 'no tengo nada (?:por|que) (?:lo que )?(?:vivir|perder)',
      'mi vida (?:no (?:vale|tiene|sirve)|se acabo|esta acabada|es una mierda y no)', 'no sirvo (?:para nada )?(?:ni para vivir|en este mundo)',
      'no hay (?:otra )?salida', 'no quiero (?:nada|ya nada|hacer nada) (?:de la vida|mas con la vida)', 'me rindo(?: con (?:la vida|todo))'),
    sign('spent', 'no (?:puedo|aguanto|resisto|soporto|doy|jalo)(?: ya)? mas',
      '(?:ya )?no (?:puedo|aguanto)(?: ~ | )?(?:seguir|seguir asi|seguir viviendo|con todo|con nada|con mi vida|conmigo)', 'no doy (?:para )?mas',
      'no tengo fuerzas?(?: para (?:seguir|nada|vivir|mas))?', 'me he rendido', 'estoy al (?:limite|borde)',
      'hasta aqui (?:llegue|he llegado|he aguantado|aguante)', 'llegue al limite', 'toque fondo',
      'quiero que (?:pare|esto (?:pare|acabe|termine)|deje de doler|se acabe este dolor|termine)'),
    sign('means', `(?:tengo|guardo|he guardado|guarde|junte|he juntado|estoy juntando|consegui|he conseguido|compre|he comprado|ya compre|he sacado|
        saque|estan|esta|cogi|he cogido|agarre|miro|mirando|delante(?: de mi)?|en la mano|a mano|preparad[oa]s?|list[oa]s?)(?: ~ | )(?:las |los |la |
        el |una |un |unas |todas las |suficientes |bastantes )?(?:pastillas|pastis|somniferos|tranquilizantes|medicacion|medicamentos|remedios|
        clonazepam|rivotril|lorazepam|diazepam|trankimazin|insulina|soga|cuerda|cuchillo|navaja|cuchilla|cutter|pistola|arma|escopeta|revolver|fierro|
        veneno|raticida|lejia|gas)`, `(?:las pastillas|la soga|la cuerda|el cuchillo|la pistola|la cuchilla|la navaja)(?: ~ | )(?:en la mano|delante|
        encima|preparad[oa]s?|list[oa]s?|aqui|en la mesa|en la mesilla|conmigo|al lado|en el cajon)`,
      `estoy (?:en|sobre|subid[oa] (?:a|en)|parad[oa] en|asomad[oa] (?:a|al|en)|al borde de|sentad[oa] en|delante de|frente a)(?: ~ | )?(?:el |la |
        las |al |del )?(?:puente|azotea|balcon|barandilla|baranda|vias|anden|cornisa|tejado|acantilado|viaducto|ventana con|borde)`,
      'caja (?:entera|completa) de'),
    sign('preparation', '(?:carta|cartas|nota|notas|mensaje|mensajes|video|audio|audios) de despedida',
      `(?:deje|he dejado|estoy dejando|dejare|voy a dejar|he escrito|escribi|ya escribi|tengo escrita|tengo escritas)(?: ~ | )(?:todo (?:arreglado|
        listo|ordenado|pagado|atado|preparado)|carta|cartas|notas?|testamento|instrucciones|las claves|las contraseñas|los papeles(?: en orden)?)`,
      '(?:he hecho|hice|ya hice|haciendo) (?:mi |el )?testamento',
      '(?:estoy |he |ya )?(?:regalando|regalado|regale|repartiendo|repartido|reparti|dando|di) (?:todas )?mis cosas',
      `(?:quien|alguien que) (?:cuide|cuidara|va a cuidar|se quedara|se quede|se ocupe)(?: ~ | )(?:gat[oa]s?|perr[oa]s?|hij[oa]s?|niñ[oa]s?|plantas|
        mama|madre|ell[oa]s|el|ella)(?: ~ | )(?:cuando (?:yo )?(?:no este|me vaya|falte|ya no)|despues de (?:mi|que))`,
      `(?:tengo|ya tengo|he puesto|puse|elegi|he elegido|ya elegi|tengo elegid[oa]|marque|he marcado)(?: ~ | )(?:la |el |un |una )?(?:fecha|dia|lugar|
        sitio|hora|plan|metodo|como hacerlo|todo planeado|todo pensado|todo preparado|decidido|decidid[oa])`,
      '(?:lo tengo|tengo|esta|ya esta|lo he|ya lo)(?: ~ | )?(?:todo )?(?:planeado|planead[oa]|decidido|pensado todo|preparado|calculado)',
      'ya (?:lo )?(?:he decidido|decidi|tome la decision)', 'tome la decision', 'he tomado la decision',
      'es (?:el|mi) ultimo (?:dia|mensaje|cumpleaños)', 'mi ultima (?:noche|carta|cena|semana)',
      'cuando (?:leais|leas|lean|encuentren|encontreis) (?:esto|esta carta|este mensaje|estas lineas|mi cuerpo)',
      'ya no (?:estare|voy a estar|estar[eé]) (?:cuando|aqui|viv[oa]|mañana|mas)', 'no (?:me )?(?:busqueis|busquen|llamen a nadie)',
      'despues de (?:mi|que me vaya|que no este)', 'en mi (?:funeral|entierro|velorio)', 'mis cenizas'),
    sign('farewell', `(?:adios|chao|hasta (?:siempre|nunca)|me despido|esto es (?:un adios|una despedida|el final|mi despedida)|
        es una despedida)(?: ~ | )?(?:a todos|a todas|para siempre|mundo|de todos|de ustedes|de vosotros|familia|mis amores|de este mundo)`,
      'me despido (?:de todos|de ustedes|de vosotros|para siempre|de la vida|de este mundo)',
      `perdon(?:ad|en|enme|adme|ame)(?: ~ | )(?:por lo que voy a hacer|por irme|por esto que voy|por hacer(?:os|les) esto|por dejar(?:os|los|les|las)|
        por no (?:aguantar|poder mas))`, 'gracias por todo(?:,? (?:adios|y perdon|chao|os quiero|los quiero|me voy|hasta siempre))',
      'no (?:os|los|les) culpo', 'no (?:es|fue) culpa de (?:nadie|vosotros|ustedes)',
      '(?:os|los|las) (?:quise|quiero) (?:mucho )?(?:siempre )?(?:a todos|perdonad|perdonen|perdon)',
      `(?:cuidad|cuiden|cuida|cuidense|cuidaros|cuidaos)(?: ~ | )(?:de |a )?(?:mi|mis|los|las)? ?(?:mama|madre|niñ[oa]s|hij[oa]s|perr[oa]|gat[oa]|
        herman[oa]s?|entre (?:vosotros|ustedes)|mucho cuando)`, 'decid(?:le|les)|diganle a', 'recordadme|recuerdenme|acordaos de mi|acuerdense de mi'),
    sign('method', `(?:como|cual es la forma|que forma|cuantas|que|cuanto|forma|manera|metodo)(?: ~ ~ | ~ | )(?:matarse|matarme|suicidarse|suicidarme|
        quitarse la vida|quitarme la vida|morir(?:se)? (?:sin (?:dolor|sufrir)|rapido)|morirme sin|ahorcarse|desaparecer sin dejar|
        no sentir nada y morir)`, `(?:cuantas|que|cuantos) (?:pastillas|pastis|gramos|mg|clonazepam|paracetamol(?:es)?|lorazepam|rivotril|somniferos|
        tranquilizantes|altura|pisos)(?: ~ | )(?:hacen falta|hay que|se necesitan|necesito|bastan|son letales|para (?:morir|no despertar|matar|
        dormir para siempre)|matan|puedo tomar sin|te matan|es mortal|seria mortal)`, '(?:muerte|morir|irme) (?:sin dolor|indolora|rapid[oa] y sin)',
      'duele (?:mucho )?(?:ahorcarse|cortarse las venas|ahogarse|morir asi|tirarse)', 'dosis (?:letal|mortal)'),
    sign('threat', `(?:voy a|pienso|quiero|tengo ganas de|juro que|lo que quiero es|estoy pensando en|iba a|deberia|me dan ganas de)(?: ~ | )(?:matarl[oa]s?|
        matar a|matarte|acuchillarl[oa]|apuñalarl[oa]|pegarle un tiro|quemarl[oa] viv[oa]|prender(?:le)? fuego a|quemarle la casa|reventarl[oa] a|
        hacerle daño|hacerles daño|atropellarl[oa]|envenenarl[oa]|ahorcarl[oa]|rajarl[oa]|que pague con su vida)`,
      '(?:l[oae]s?|te) (?:voy a|pienso|juro que) (?:matar|acuchillar|apuñalar|pegar un tiro|quemar|rajar|reventar|atropellar|envenenar)',
      '(?:los|las) mato a (?:todos|todas)', 'l[oa] mato y (?:luego|despues) me mato', 'me l[oa]s? llevo (?:por delante|conmigo)',
      'si no es mi[oa] no (?:es|va a ser|sera) de nadie', 'llevarme (?:a (?:los niños|mis hijos|el|ella) )?(?:por delante|conmigo)',
      'tengo (?:una|la) (?:pistola|escopeta|arma) y (?:se donde|voy)'),
    sign('hurt', `(?:me (?:pega|golpea|viola|ha pegado|pego|ha violado|violo|maltrata|amenaza(?: con matarme)?|tiene encerrad[oa]|encierra|toca|
        tocaba anoche|abusa|quiere matar|va a matar|estrangul[oa]|agarro del cuello|ahogo con|empuja contra))(?! (?:mucho )?(?:el|la|esa|este|
        una?) (?:frio|calor|sueño|cancion|nostalgia|bajon|gripe))(?: ~ )?`,
      `(?:mi (?:novio|marido|padre|padrastro|tio|pareja|ex|madre|hermano|primo|abuelo|jefe|pololo|esposo|mujer|novia)|el|ella|un (?:señor|hombre|
        profe|profesor|vecino))(?: ~ | )(?:me (?:pega|golpea|viola|maltrata|toca|amenaza|encierra|pego|obliga|tocó|abusa))`,
      'tengo miedo de que me (?:mate|pegue|haga algo)', 'me (?:da|dio) (?:una paliza|palizas|hostias|cachetadas|golpes)',
      'no me deja (?:salir|ir|hablar con nadie)'),
    sign('other', `(?:${kin}|un[oa]? (?:amig[oa]|compañer[oa]|vecin[oa]|chic[oa]|alumn[oa])|alguien|ell?a?)(?: ~ ~ | ~ | )(?:se (?:quiere|va a|piensa|
        ha intentado|intento|esta intentando|acaba de)(?: ~ | )?(?:matar|suicidar|morir|quitar la vida|tirar|ahorcar|cortar las venas|tomar (?:todas|
        un monton))|(?:quiere|va a|piensa en|amenaza con|habla de|ha dicho que (?:quiere|va a)|dice que (?:se )?(?:quiere|va a))(?: ~ | )?(?:matarse|
        suicidarse|morirse|morir|quitarse la vida|tirarse|ahorcarse|desaparecer para siempre|matar|suicidar))`,
      `(?:${kin}|mi amig[oa]|ella|el)(?: ~ | )(?:se ha tomado|se tomo|se trago|se esta tomando)(?: ~ | )(?:pastillas|todas|caja|bote)(?: ~ )?`),
    sign('voices', '(?:las|unas|oigo|escucho)? ?voces (?:que )?(?:me )?(?:dicen|piden|ordenan|mandan|gritan)(?: ~ | )',
      '(?:oigo|escucho) (?:unas )?voces', 'una voz (?:en mi cabeza )?(?:me )?(?:dice|ordena|manda) que (?:me|lo|la)'),
    sign('eating', '(?:llevo|hace)(?: ~ | )(?:dias|semanas) sin comer(?: nada)?', '(?:me provoco|provocarme|me obligo a) (?:el )?(?:vomitos?|vomitar)',
      'vomito (?:todo lo que como|despues de (?:comer|cada comida)|cada vez que como)',
      'no (?:pienso|voy a) (?:volver a )?comer (?:nunca|mas|nada mas)'),
  ],
  idioms: phrase(
    `(?:me )?(?:muero|moria|mori|muriendo|morirme|morir|morirse|muera|muriera|he muerto|matarme|me mato|me matas?|me mataba|me mataron|
        matan?do(?:me)?) (?:un poco )?(?:de|del|por) (?:la |el |puro |pura |tanta? |un )?(?:risa|reir|hambre|sed|sueño|ganas|verguenza|pena|calor|
        frio|amor|miedo|asco|envidia|celos|aburrimiento|nervios|rabia|curiosidad|gusto|emocion|ternura|cansancio|ansiedad|nostalgia|tristeza|susto|
        sofoco|antojo|dolor|dolores|verte|verlo|verla|vos|ti|el|ella|saber|contarte|ese|esa|un|una|trabajar)(?: de (?:muelas|cabeza|espalda|barriga|
        tripa|panza|regla|estomago|riñon))?`,
    '(?:me muero|me moria|muero) por (?:un|una|el|la|los|las|saber|ver|verl[oa]|que|ir|comer|contarte)(?: [a-zñ]+)?', 'de muerte', 'a muerte',
      'hasta la muerte', 'ni muert[oa]', '(?:medio|casi|como) muert[oa]',
      'muert[oa]s? de (?:risa|hambre|sed|sueño|miedo|cansancio|verguenza|frio|calor|asco|envidia|aburrimiento|pena|celos|ganas)',
      'caer(?:me)? muert[oa] (?:de sueño|en la cama)', 'hora muerta', 'horas muertas', 'matar el (?:tiempo|rato|gusanillo|hambre|aburrimiento)',
      'mato el tiempo', 'matando el tiempo', `(?:mi madre|mi padre|mi jefe|mi jefa|mi hermana|mi mama|mi viejo|mi vieja|mi novi[oa]|mi pareja|
        mi mujer|mi marido|el profe|la profe|mis padres|la seño)(?: me)? (?:va a matar|mata|matara|matan)(?: (?:si|cuando|como|por)(?: ~ )?)?`,
      'me (?:va|van) a matar (?:si|como|cuando|por|mi)(?: ~ )?',
      `(?:me|te|le|nos) mata(?:n|ba|ban)? (?:la (?:espalda|cabeza|incertidumbre|espera|curiosidad|rutina|ansiedad|duda|pena|nostalgia|humedad)|
        el (?:calor|frio|trabajo|estres|dolor de [a-zñ]+|silencio|aburrimiento|insomnio)|los (?:pies|nervios|celos|zapatos|domingos)|las (?:ganas|
        dudas|muelas))`, '(?:l[oae]s?|te) mato de (?:la risa|un abrazo|a besos)', 'no me mates', 'no mates', 'que me muero', 'de la muerte',
      'me muero muerta', 'trabajo (?:de|hasta) (?:muerte|morir)',
      'matarme (?:a|para|por) (?:trabajar|estudiar|aprobar|llegar|limpiar|hacer|correr|entrenar)(?: ~ )?',
      'me mato (?:a|estudiando|trabajando|corriendo|entrenando|limpiando|para|por)(?: ~ )?',
      '(?:mataria|mato) por (?:un|una|unas|unos|ese|esa|el|la)(?: ~ )?', 'callejon sin salida', 'punto muerto', 'peso muerto', 'naturaleza muerta',
      'lengua muerta', 'mar muerto', 'dia de (?:los )?muertos', 'quitarme la vida social',
      'acabar con todo (?:lo|el|la|esto del|el papeleo|el trabajo|lo pendiente|lo de)(?: ~ )?',
      'terminar con todo (?:lo|el|la|el papeleo|el trabajo|lo pendiente)(?: ~ )?',
      'desaparecer (?:del grupo|de las redes|de instagram|un rato|unos dias|un tiempo|el fin de semana|de su vida|de su radar|de mi vista)',
      'se me (?:cae|caia|vino) el mundo',
      'tirarme (?:al mar|al agua|a la piscina|a la pileta|al rio a nadar|al lago|en la cama|en el sofa|en el sillon|al suelo a)(?: ~ )?',
      'saltar (?:al|a) (?:agua|piscina|la comba|la cuerda)', 'colgarme (?:el telefono|la medalla|de|la mochila)(?: ~ )?', 'estirar las piernas',
      `aplicacion|el proceso muere|mate los procesos|matar (?:el|un|al) (?:proceso|programa|mosquito|cucaracha|araña|zombi|enemigo|jefe final|
        personaje|dragon)s?`, 'me ha(?:n)? matado en (?:el|la) (?:juego|partida|nivel)', 'mori (?:en|tres veces en) (?:el|la) (?:juego|partida|nivel)',
  ),
  desire: phrase('quiero', 'quisiera', 'querria', 'me gustaria', 'tengo ganas', 'ganas de', 'deseo', 'ojala', 'necesito', 'prefiero', 'preferiria',
    'pienso', 'pensando', 'pensado', 'pienso en', 'estoy pensando', 'he pensado', 'he estado pensando', 'se me (?:pasa|cruza|ocurre|viene)',
    'me dan ganas', 'me entran ganas', 'espero', 'sueño con', 'fantaseo', 'imagino', 'me imagino', 'la idea de', 'podria', 'mejor', 'estoy deseando',
    'planeo', 'me planteo', 'planteando', 'ansio', 'anhelo', 'pido', 'le pido a dios', 'rezo', 'me apetece', 'me provoca', 'deberia', 'tendria que'),
  intent: phrase('voy a', 'vamos a', 'me voy a', 'lo voy a', 'lo hare', 'lo hago', 'hoy (?:si|me|lo)',
    'ya (?:lo )?(?:he decidido|decidi|esta decidido|no hay vuelta)', 'estoy (?:decidid[oa]|a punto)', 'a punto de',
    'pienso (?:hacerlo|matarme|suicidarme)', 'tengo (?:pensado|planeado|decidido|un plan)', 'planeo', 'de hoy no pas[oa]', 'de esta noche no paso',
    'estoy por', 'me acabo de', 'acabo de', 'ya me (?:tome|he tomado|tomé|corte|he cortado)', 'me he tomado', 'me tome', 'acabare', 'terminare',
    'me matare', 'me mato', 'me suicido', 'me ahorco', 'me tiro', 'me pego', 'me quito'),
  now: phrase('ahora(?: mismo| ya)?', 'ya mismo', 'en este momento', 'esta (?:noche|tarde|madrugada|mañana)', 'hoy(?: mismo)?', 'en un rato',
    'ahorita', 'al rato', 'en (?:unos|cinco|diez|dos|un par de) minutos', 'de una vez',
    'antes de que (?:vuelva|vuelvan|llegue|lleguen|despierten|amanezca)',
    'cuando (?:se duerman|me quede sol[oa]|se vayan|todos duerman|acabe de escribir)', 'estoy (?:en|sobre|subid[oa]|parad[oa]|asomad[oa])',
    'ya (?:me )?(?:tome|he tomado|trague|corte|abri)', 'acabo de (?:tomar|tragar|cortar)[a-z]*',
    'me (?:acabo|he) (?:de )?(?:tomado|tomar|tragado|cortado)'),
  soon: phrase('mañana', 'este (?:fin de semana|finde|viernes|sabado|domingo|lunes|martes|miercoles|jueves|mes)',
    'el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia (?:\\d+|de))', 'la semana (?:que viene|proxima)',
    'en (?:navidad|nochebuena|mi cumpleaños|su aniversario|nochevieja|fin de año)', 'cuando (?:acabe|termine|pase|cumpla|muera mi|se muera)',
    'dentro de (?:poco|unos dias|una semana)', 'pronto', 'un dia de estos', 'despues de (?:navidad|las fiestas|su cumpleaños|los examenes|que)'),
  denial: phrase(`no(?! solo| te creas| se si| puedo evitar| dejo de| paro de| es (?:la primera|broma)| me importaria| me molestaria| me da miedo| tengo miedo (?:de|
      a)| aguanto)`, 'nunca', 'jamas', 'tampoco', 'ni', 'ni (?:loc[oa]|de broma|se me ocurre|pienso)', 'nada de',
    'sin(?! ganas| ti| el| ella| mi| fuerzas)', 'no es que', 'lejos de', 'dejo? claro que no', 'no voy a', 'no quiero'),
  notDenial: phrase(`no (?:quiero|puedo|deseo|tiene sentido|vale la pena|merece la pena|soporto|aguanto)(?: ~ | )?(?:vivir|seguir|existir|estar|
      despertar|despertarme|nacer|mas)`, 'ya no quiero', 'no se si (?:quiero|puedo|merece|vale|voy|aguantare|llegare|estare)',
    'no (?:paro|dejo|puedo dejar|puedo parar) de (?:pensar|imaginar|querer|desear)', 'no pienso en otra cosa', 'no hay dia que no',
    'no (?:me importaria|me molestaria|estaria mal|seria tan malo)', 'por que no', 'si no (?:vuelve|contesta|me|fuera|llega|encuentro|estuviera)',
    'nunca (?:despertar|haber nacido|mas despertar)', 'no (?:haber nacido|despertar|existir|estar)',
    'no (?:tengo|hay) (?:miedo|nada|nadie|motivos?|razon)', 'nadie', 'no aguanto'),
  past: phrase(`hace (?:\\d+|un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|muchos?|varios|bastantes?|años|tiempo)(?: ~ | )?(?:años?|
      decadas|tiempo|mucho)?`, 'cuando (?:tenia|era|vivia|estaba en el (?:instituto|colegio)|iba a)',
    'de (?:adolescente|joven|pequeñ[oa]|niñ[oa]|chic[oa]|chav[oa])', 'en el pasado', 'en (?:mi|la) (?:adolescencia|juventud)', 'antes(?! de)',
    'aquella (?:epoca|vez)', 'en aquel (?:entonces|tiempo)', 'una vez', 'en 20[01]\\d|en 201\\d|en 202[0-4]',
    '(?:intente|quise|pense|llegue a|estuve a punto|tuve) ~ (?:hace|cuando|de joven|entonces)', 'ya (?:paso|lo supere|estoy bien)'),
  thirdPerson: phrase(`${kin} se (?:mato|suicido|quito la vida|ahorco|tiro|colgo|disparo|lanzo|dejo morir)`,
    'se (?:mato|suicido|suicidaron|quito la vida|ahorco|quitaron la vida|habia suicidado|ha suicidado|ha quitado la vida|ha matado|mataron)',
    '(?:el|su|del|un|al) suicidio (?:de|del|en|es|fue|juvenil|no)', 'perdi a (?:mi|un|una)(?: ~ | )(?:por|a causa de) (?:suicidio|un suicidio)',
    `${kin} (?:queria|quiso|intento|decia que queria) (?:morir|morirse|matarse|suicidarse|quitarse la vida)`, '(?:murio|fallecio) por suicidio',
    'superviviente de suicidio', 'duelo por suicidio', 'prevencion del suicidio'),
  death: phrase('murio', 'muerte', 'fallecio', 'fallecid[oa]', 'se fue hace', 'difunt[oa]', 'cielo', 'funeral', 'entierro', 'velorio', 'tumba',
    'cementerio', 'panteon', 'cenizas', 'luto', 'duelo', 'en paz descanse', 'qepd', 'desde que (?:no esta|te fuiste|se fue|falta|partio)',
    'se me (?:murio|fue)', 'lo perdi', 'la perdi', 'perdi a mi', 'otro lado', 'arriba', 'del mas alla'),
  retraction: phrase('es broma', 'era broma', 'estoy bien',
    'no (?:me hagas caso|pasa nada|lo decia en serio|es nada|te preocupes|os preocupeis|te asustes)', 'olvidalo', 'exagere', 'exageraba',
    'ya se me paso', 'ya estoy mejor', 'no iba en serio', 'solo era un decir', 'tranquil[oa]'),
  minor: phrase('tengo (?:8|9|10|11|12|13|14|15|16|17|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete) años?',
    'soy menor(?: de edad)?',
    'voy en (?:primero|segundo|tercero|cuarto|primaria|secundaria) de (?:la )?(?:eso|secundaria|primaria|bachillerato|prepa)',
    'estoy en (?:la eso|secundaria|primaria|prepa|1|2|3|4) ?(?:de la eso|eso)?',
    'cumplo (?:1[0-7]|trece|catorce|quince|dieciseis|diecisiete)(?: años)? (?:el|la|en|mañana|este)'),
  continuation: phrase('esta noche', 'hoy', 'mañana', 'ya', 'ya esta decidido', 'lo voy a hacer', 'lo hare', 'adios', 'chao', 'gracias por todo',
    'perdon', 'perdoname', 'se acabo', 'es tarde', 'ya es tarde', 'no importa', 'da igual', 'nadie puede', 'nada va a cambiar', 'si', 'no se',
    'tal vez', 'quizas?', 'solo', 'sol[oa]', 'tengo las? (?:pastillas|cuerda)', 'las tengo aqui', 'aqui la tengo', 'estoy sol[oa]', 'nadie en casa'),
}
