import { saysJoke } from './joke'
import type { ActRow } from './acts'
import { anyOf } from './any-of'

const kin = '(?:ex|ella|el|madre|mama|padre|papa|abuel[oa]|herman[oa]|hij[oa]|novi[oa]|marido|mujer|espos[oa]|pareja|amig[oa]|muert[oa]|difunt[oa]|perr[oa]|gat[oa])'

/** Spanish, read without accents and in lower case. Order is rank: what must be answered before anything else comes first. */
export const actsEs: readonly ActRow[] = [
  { act: 'injection', hears: /^(?:di|repite|escribe) que (?:ya )?(?:estoy (?:curad|san)|soy )|\b(?:ignora|olvida|omite|sal(?:te)? de|desobedece)\b.{0,40}\b(?:instruccion|regla|orden|indicacion|prompt|anterior|personaje)|\b(?:prompt|instrucciones) (?:del sistema|ocult|inicial|secret)|modo (?:desarrollador|dios|dan)\b|jailbreak|(?:muestra|dime|repite|revela).{0,20}(?:tus (?:instrucciones|reglas)|tu prompt)|a partir de ahora (?:eres|seras|responde)|\bsystem ?:|\bprompt\b/ },
  { act: 'roleplay', hears: new RegExp(`\\b(?:(?:puedes|podrias|quiero que|me gustaria que|intenta|podes|quisiera que) (?:me )?(?:hablar|hables|hablarme|responder|respondas|contestar|contestes|ser|seas|fingir|finjas|hacer de|hagas de|actuar|actues|escribir|escribas|simular|imitar|imites)\\b.{0,22}|^(?:por favor,? |ahora |vale,? )?(?:habla(?:me)?|responde(?:me)?|contesta(?:me)?|escribe(?:me)?|finge|hazte pasar por|haz de|actua|imagina que|simula|imita a)\\b.{0,26})\\b(?:mi |la |el |su |de |como )?${kin}\\b|\\beres mi (?:ex|madre|mama|padre|papa|abuel[oa]|herman[oa]|hij[oa]|novi[oa]|marido|mujer|pareja)\\b|(?:que me (?:diria|responderia|contestaria)|dime lo que (?:me )?(?:diria|responderia)) (?:mi |la |el )?${kin}|habla(?:me)? como (?:el|ella|si fueras)|hablar con (?:los muertos|el mas alla)`) },
  { act: 'sexual', hears: /\b(?:follar|follame|desnud[oa]|nudes|tetas|polla|verga|masturb\w+|sexting|sexo (?:contigo|conmigo|virtual)|cachond[oa]|chupa(?:me|mela)|porno|fotos? hot|acostarte conmigo)\b/ },
  { act: 'hostile', hears: /\b(?:vete a la|que te (?:den|jodan|follen)|callate|cierra (?:la boca|el pico)|jodete|eres (?:un |una |tan )?(?:idiota|imbecil|inutil|tont[oa]|estupid[oa]|mierda|basura|asco|pendej[oa]|gilipollas)|puta? (?:maquina|bot|ia|robot)|(?:maquina|bot|ia|robot) de mierda|te odio|muerete|hijo de puta|idiota|imbecil|gilipollas)\b/, upTo: 12 },
  {
    act: 'stillParent',
    hears: /\b(?:sigo siendo|soy todavia|todavia soy|aun soy|soy aun) (?:su |la |el |una? )?(?:madre|padre|mama|papa|hij[oa]|herman[oa]|espos[oa]|mujer|marido|abuel[oa])\b[^.!]{0,24}\?|\bcuantos hij[oa]s (?:tengo|digo|tenemos|decimos)\b|\bdigo que tengo (?:un|una|dos|tres|cuatro)\b.{0,30}\?/,
  },
  {
    act: 'hardFoolish',
    hears: /\b(?:(?:te|le|os) (?:parece|suena)(?: a)?|es|sera|seria|estoy haciendo|hago)(?: muy)? (?:una |un )?(?:locura|tonteria|estupidez|disparate|mala idea|ridiculo|mala onda)\b[^.!?]{0,80}\?/,
  },
  { act: 'wantsFormal', hears: /\b(?:trat(?:e|ara|eme|ame|arme)|habl(?:e|ara|eme|ame|arme)) de usted\b|\bno me tutee/ },
  {
    act: 'notifies',
    hears: /\b(?:avisas|avisan|avisais|avisaras|avisarias|denuncias|se lo (?:dices|cuentas|diras|contaras)) (?:a |al )?(?:alguien|alguno|la policia|mi \p{L}+|emergencias|medico)\b|\bvas a (?:avisar|llamar) a\b|\bpuedes (?:llamar|avisar) a (?:alguien|mi \p{L}+|la \p{L}+)/u,
  },
  {
    act: 'sharedDevice',
    hears: /\b(?:comparto|compartimos|usamos)(?: el| la| un| una| este| esta)? (?:mismo |misma )?(?:navegador|compu\w*|ordenador|celular|movil|telefono|portatil|laptop|tablet)\b|\b(?:si )?(?:abre|abra|usa|mira) (?:el|la|mi|este|esta) (?:navegador|compu\w*|ordenador|celular|movil|telefono|portatil|laptop|tablet|historial)\b.{0,30}\b(?:l[oa] (?:ve|lee)|vea|lea|puede (?:ver|leer)|esto)\b|\bno (?:lo |la )?(?:vea|lea|entere|descubra)\b.{0,40}\b(?:ordenador|compu\w*|celular|movil|telefono|navegador|portatil|laptop)\b|\b(?:como|donde) (?:lo |la |los |se )?(?:borro|borra|elimino)(?:[\s?]*$| (?:esto|todo esto|lo que (?:escrib|he escrito)\w*|(?:la|esta) conversacion|el (?:chat|historial)))|\b(?:como|donde) (?:cierro (?:la )?sesion|salgo de (?:la|mi) cuenta)\b/,
  },
  {
    act: 'wantsHuman',
    hears: /(?<!\b(?:no|ni) )\b(?:quiero|necesito|prefiero|puedo|podria|quisiera|me gustaria|se puede) (?:hablar|chatear|conversar|que me atienda)(?: aqui)? (?:con )?(?:un |una )?(?:(?:persona|human[oa]|alguien|ser humano) (?:real|de verdad|de carne|viv[oa]|human[oa])|human[oa]\b|psicolog[oa]\b|profesional\b|terapeuta\b)|\bme (?:puede|pueden|podria) llamar (?:alguien|una persona)/,
  },
  { act: 'wantsComfort', hears: /\b(?:necesito|quiero|dame|deme|me das|quisiera|regalame) (?:solo |nada mas )?un abrazo\b(?! (?:de|suyo|tuyo|con))/, upTo: 14 },
  {
    act: 'echoing',
    hears: /\b(?:solo |nada mas |no haces mas que |siempre )?(?:me )?(?:repites|repetis|repite|copias|copia|estas repitiendo|devuelves|devolves|devuelve)(?: solo)? (?:lo (?:mismo )?que (?:yo )?(?:te |le )?(?:digo|dije|escribo|puse|acabo)|mis? (?:frases?|palabras?|propias))|\b(?:eso|esa) (?:es )?(?:lo (?:mismo )?que (?:yo )?(?:acabo de|te acabo de)|lo acabo de|(?:es )?mi (?:propia )?frase)|\b(?:pareces|eres|es usted|parece usted) (?:un |como un )?(?:loro|eco|papagayo|perico)\b|\bgracias por el eco|\bme (?:repites|repetis|repite usted)(?: todo)?(?: y ya| nada mas)?[.!]*$|\b(?:repites|repetis|repite usted) (?:todo|cada frase|mis)\b|\bno (?:hace falta que )?me repitas\b|\bno (?:hace falta que|tienes que|tenes que) repet?i(?:tas|rme|r lo que (?:digo|te digo))|\b(?:vas a|vais a|va a) repetir(?:me|lo)? todo\b/,
    upTo: 24,
  },
  {
    act: 'repeated',
    hears: /\b(?:eso ya|ya me|ya lo|otra vez)\b.{0,14}\b(?:dij(?:e|iste)|has dicho|he dicho|pregunt(?:aste|ado)|conte|contado|lo mismo)|(?:te )?(?:estas )?(?:repites|repitiendo|repitiendote|repetis)(?! que| el| la)|siempre (?:dices|respondes|me dices) lo mismo|otra vez (?:lo mismo|con eso|la misma)|me lo (?:acabas de|has) (?:preguntar|decir|preguntado|dicho)|repetis siempre|siempre (?:decis|respondes|contestas|repetis|contestan) lo mismo|se lo dije (?:ya|al principio|antes)|te lo dije (?:ya|al principio|antes)/,
    opens: [/te respondi(?: a)? eso(?=$)/, /siempre (?:me )?contestas lo mismo/, /(?:pareces? )*(?:un )?disco rayado/, /(?:es )?(?:la )?tercera vez que (?:me )*dices?/],
    upTo: 24,
  },
  { act: 'wasJoke', hears: saysJoke.es, upTo: 30 },
  { act: 'misunderstood', hears: /\bno me (?:entiendes|entendes|estas entendiendo|has entendido|entendiste|escuchas|estas escuchando|lees|sigues)\b|\bno (?:es|era) lo que (?:digo|he dicho|quiero decir|decia)|^(?:(?:no|pero|mira|mire|perdon|eh|ay)[,.]? )*(?:que )?no (?:es|era) (?:eso|asi)\b|no (?:he dicho|dije|decia|digo|quise decir|me referia a) eso|(?:eso|que|y) no tiene (?:nada )?que ver con lo que (?:te |le )?(?:dig|dij|cuent|cont|pregunt)\w+|no entiendes(?: nada)?|no te enteras|me has entendido mal|me entendiste mal|eso no lo he dicho|yo no (?:dije|he dicho) eso|(?:entendiste|(?:me|usted) (?:lo )?entendio|leiste|usted (?:lo )?leyo) mal|lees cualquier cosa|no me (?:contestaste|contestas|has contestado|respondiste|respondes|has respondido|(?:contesto|respondio) usted)|no (?:contestas|contestaste|respondes|respondiste) (?:nada|lo que)|(?:te (?:pregunte|preguntaba|pregunto)|(?:te|le) estoy preguntando) (?:por|que|si|como|cual|quien|lo|la|el)\b|\ble pregunte a usted\b|eso no (?:responde|contesta|es una respuesta)/, upTo: 30, needs: /^(?!.*\b(?:te|le) (?:conteste|respondi|hable|entendi) mal\b).*(?:\?|\b(?:te|tu|vos|usted|eon|no (?:es|era|fue) (?:eso|asi|lo que)|no (?:lo )?(?:he )?(?:dich?o|dije|decia|digo|pregunte|pedi|hablaba)|quise decir|queria decir|(?:no|ni|mal) (?:\w+ ){0,2}(?:entend|entiend|contest|respond|escuch|le[eiy]|sig|nada que ver)\w*|(?:entend|entiend|le[iy])\w* mal|entendiste|leiste|otra cosa|preguntaba|pregunte|respuesta)\b)/ },
  {
    act: 'unexplained',
    hears: /\bque (?:quieres|queres|quiere) decir\b|^[¿ ]*(?:al|a|de|con|por|en|de la|del?) (?:\p{L}+ )?que[\s?!.]*$|\bque significa eso\b|\ba que (?:te refieres|viene eso|se refiere)\b|\bno (?:te )?entend(?:i|io) (?:eso|lo que|la pregunta|que)\b|^[¿ ]*(?:de que|una vez de que|cual|la vuelta de que)\b.{0,24}\?*$|a mi que me (?:viene|vienes)/u,
    opens: [/no (?:te|le) (?:entendi|sigo)(?=[.,!?]|$)/, /no entiendo lo que (?:me )?dices?/, /explicate(?= mejor)/],
    upTo: 16,
  },
  {
    act: 'cannotKnow',
    hears: /^(?:pero |es que |y |claro,? )?(?:(?:tu|vos|usted|eso tu|eso usted|eon|una maquina|un robot),? )?(?:no (?:sabes|sabe|tienes ni idea|tenes ni idea|tiene ni idea|puedes saber|podes saber|puede saber|puedes entender|podes entender|puede entender|me entiendes|me entendes|me entiende)|(?:que|como) (?:vas|va) a (?:saber|entender)|nunca (?:has|ha) (?:perdido|querido|amado) a nadie)(?:,? (?:tu|vos|usted))?(?: (?:lo que (?:es|se siente|siento|duele|cuesta|estoy pasando|me pasa)|como (?:es|duele|me siento)|de (?:lo que|esto)|esto|nada|perder)[^?]{0,40})?[\s.!?…]*$/,
    upTo: 14,
  },
  {
    act: 'useless',
    // «Un muro curvo que no sirve para nada»: of EÓN it is said with «tú», with «esto», of what it says, or with nothing beside it.
    hears: /\b(?:no (?:me )?(?:sirves|ayudas|estas ayudando|aportas)|no me (?:sirve|ayuda|aporta)n? (?:nada )?(?:lo que (?:me )?(?:dices|decis|dice usted|escribes|escribe usted)|hablar (?:contigo|con (?:usted|algo|una maquina)))|(?:lo que (?:me )?(?:dices|decis|dice usted)|hablar contigo) no (?:me )?(?:sirve|ayuda|aporta)|si no sirve[.! ]*$|esto no (?:sirve|funciona|me (?:ayuda|sirve|aporta)|ayuda)|(?:^|[.!;] ?)no (?:me )?(?:sirve|ayuda)[.! ]*$|no (?:sirve|vale) (?:de|para) nada (?:hablar|esto|lo que (?:dices|escribes))|(?:pierdo|perdiendo) el tiempo (?:aqui|contigo|con esto)|(?:que|menuda|vaya) (?:tonteria|estupidez|chorrada|mierda|perdida de tiempo)|esto es (?:una )?(?:tonteria|estupidez|absurdo|ridiculo|mierda)|respuestas? (?:de (?:robot|manual)|generic|enlatad))/,
    opens: [/(?:vaya|menuda|que) (?:respuesta|ayuda)(?=$| mas)/, /esto es una? ?perdida de tiempo(?=$)/],
    upTo: 24,
    // «Usted no tiene cara, eso ayuda» is praise, and «igual esto es una tontería» is said of one's own trouble.
    needs: /^(?!.*\b(?:igual|quizas?|a lo mejor|tal vez|capaz que|seguro que|se que|sera) (?:\w+ ){0,3}(?:tonteria|estupidez)|.*\b(?:tonteria|estupidez) al la[od])(?=.*(?:\b(?:no|ni|nada|poco|sin|tampoco) (?:[a-z]+ ){0,3}(?:sirv|ayud|aport|funcion|val)\w*|\bde nada\b|perd\w+ (?:el |mi |de )?tiempo|tonteria|estupid|absurd|ridicul|mierda|chorrada|robot|maquina|de manual|generic|enlatad|inutil|huec[oa]|plantilla|frases? (?:hechas?|vacias?)|\b(?:vaya|menuda|que) (?:respuesta|ayuda)\b))/,
  },
  {
    act: 'noQuestions',
    hears: /\b(?:deja|para|basta) (?:ya )?(?:de (?:preguntar|hacer(?:me)? preguntas)|con las preguntas)|no (?:me )?(?:hagas|preguntes|haces) (?:mas|tantas)|(?:demasiadas|muchas|tantas) preguntas|sin preguntas|interrogatorio|no quiero (?:mas )?preguntas/,
    opens: [/preguntas demasiad[oa]s?(?=$)/, /prefiero(?: que)? no (?:me )?pregunt[a-z]*/, /(?:puedes|podrias)(?: [a-z]+)? ?(?:no|sin)\b[^.?!]{0,24}pregunt[a-z]+/, /no quiero\b[^.?!]{0,16}\bpreguntas?\b/],
    // «Mi mamá pregunta si ya vino»: somebody else asks.
    needs: /^(?!.*\bpregunta(?:n|ba|ban)? (?:si|por|cuando|donde)\b)/,
  },
  {
    act: 'onlyListen',
    hears: /\bsolo (?:quiero|necesito|queria|quisiera) (?:que (?:me |alguien (?:me )?)(?:escuch|lea|oig|deje hablar)\w*|desahogarme|soltarlo|hablar|contarlo|escribirlo|decirlo|ser escuchad)|no (?:quiero|necesito|busco) (?:consejos?|soluciones|que me (?:des|digas|ayudes))|no me des consejos|escuchame nada mas|solo escucha(?:me)?|solo leeme/,
    opens: [/(?:solo|nada mas) (?:queria|vengo)\b(?: a)* (?:solt|cont)[a-z]*/, /no hace falta (?:que )?(?:me )?respond[a-z]+/, /dejame (?:hablar|desahogar[a-z]*)/, /necesito(?: que)* (?:(?:alguien )?(?:me )*escuche|soltarlo)(?= (?:y|nada))/],
  },
  {
    act: 'wantsSummary',
    hears: /\b(?:que (?:has|habeis|ha) entendido|que (?:entendiste|entendio|sabes de mi|sabe de mi) hasta (?:ahora|aqui)|que sabes? (?:usted )?de (?:mi|el|ella|mis? \w+)\b|que te he contado de|resum(?:e|eme|ime|i|en|ir|ame|irme)\b|(?:haz|haga|hace|dame|deme|hazme|hagame|haceme)(?:me)? (?:un|el) resumen|de que (?:hemos hablado|estabamos hablando)|(?:recuerdas|te acuerdas(?: de)?) (?:lo )?que te (?:dije|he dicho|conte|he contado)|me estas escuchando|que te he contado)/,
    opens: [/que (?:has|ha) (?:comprend|sacad)[a-z]+/, /que (?:entendiste|te llevas)(?= de)/, /dime\b(?: [a-z]+){0,6}? que te dije/],
  },
  { act: 'wantsExercise', hears: /\b(?:ejercicio|(?:dime|digame|decime) algo concreto|algo (?:pequeno|chiquito|sencillo) (?:para|que)|\?.{0,4}algo (?:pequeno|concreto|chiquito|sencillo)|respirar (?:contigo|juntos|un poco)|respiracion|relajarme|relajacion|calmarme|calmame|tranquilizarme|tranquilizame|meditacion|mindfulness|tecnica(?:s)? (?:para|de)|ataque de (?:panico|ansiedad|pánico)|no puedo respirar|me falta el aire|me ahogo|taquicardia|bajar(?:me)? (?:esta |la )?(?:ansiedad|angustia)|algo para (?:dormir|calmar|relajar|la ansiedad)|(?:dame|deme|necesito|tienes|tenes) algo (?:para|que) (?:hacer )?(?:con las manos|ahora mismo|no escribirle|no llamarl[oe])|ayudame a (?:respirar|dormir|calmar|relajar)|anclaje|grounding)\b/ },
  {
    act: 'letterWho',
    hears: /\bcarta de quien\b|\bcartas?\b.{0,30}\b(?:la|las) (?:escribe|escribes|hace|haces|escriben)\b|quien (?:escribe|hace|redacta) las? cartas?/,
    asks: [/la (?:escrib|har)[a-z]+ (?:tu|vosotros)\b[^.?!]{0,24}\?/, /esa cartas?\b[^.?!]{0,12}\b ?(?:escrit|invent)[a-z]+[^.?!]{0,24}\?/],
  },
  { act: 'letterHow', hears: /\bpregunt\w+ por la carta\b|\b(?:explica|explicame|expliqueme|cuentame|cuenteme|dime|digame) (?:lo |como |que es |eso )?(?:de )?(?:la|una|esa) carta|\bcarta\b.{0,40}\b(?:puedo|se puede|donde|como)\b.{0,40}\?|\b(?:como|donde) (?:hago|se hace|pido|se pide|escribo|mando|consigo) (?:la|una|esa|mi) carta|\bcarta (?:de eon|de aqui|que (?:hace eon|hacen aqui|dicen aqui))|\b(?:como|que|cuant\w+|de que|donde)\b.{0,22}\bcartas?\b.{0,30}\?|(?:que es|como es|como funciona|como va) (?:la|una|eso de la) carta|cuant\w+ cartas|\b(?:se puede|puedo|puede uno|hay forma de|hay manera de|existe)\b.{0,24}\bcartas?\b.{0,40}\?|\b(?:haces|haceis|escribes|escriben|hacen) cartas/ },
  {
    act: 'wantsLetter',
    hears: /\b(?:quiero|quisiera|necesito|puedes?|podrias?|me gustaria|ayud(?:ame|eme|ar)|hazme|hagame|haz|escrib(?:e|eme|ame)|hacer|escribir|pedir)\b.{0,26}\b(?:una |la |mi )carta\b(?! (?:que|de (?:el|ella|mi|su)) )/,
    opens: [/(?:necesito|me apetece|venga|me (?:haces|animo|ayudas))\b[^.?!¿]{0,26}\b(?:una|la|otra) cartas?\b/],
    // One for an office, a bank or a landlord is another letter, and «una carta, puede ser» thinks aloud of one's own.
    needs: /^(?=.*\b(?:quier\w+|quisiera|necesit\w+|puedes|puedo|puede usted|podemos|podes|podria\w*|gustaria|ayud\w+|ha[zg]\w*|hac\w+|escrib\w+|ped\w+|pid\w+|animo|apetece|dame|deme|venga)\b)(?!.*\b(?:comisaria|juzgado|juez|jueza|fiscalia|abogad[oa]|notari\w+|bancos?|aseguradora|seguro|empresa|colegio|universidad|ayuntamiento|municipalidad|alcaldia|consulado|embajada|migracion|caser[oa]|dueno|renuncia|recomendacion|presentacion|motivacion|poder|reclam\w+|oficial)\b)/,
  },
  {
    act: 'ritualHow',
    hears: /\b(?:cuenta|cuentame|explica|explicame|dime|en que consiste|que es)\b.{0,16}\britual\b|\b(?:que|como)\b.{0,18}\britual\b.{0,20}\?|ritual de cierre\b.{0,12}\?/,
    opens: [/[^.?!¿]{0,50}\b(?:el|del) rituale?s?\b[^.?!]{0,50}\?/],
  },
  { act: 'wantsRitual', hears: /\b(?:ritual|(?:hacemos|hagamos|hacerle|pensar|quiero|quisiera|necesito|me gustaria)(?: hacer(?:le)?)? (?:una|la|alguna) ceremonia (?:de (?:cierre|despedida)|para)|un gesto (?:de|para) (?:cerrar|despedir)|cerrar (?:el|este) (?:ciclo|capitulo)|(?<!\b(?:pude|poder|pudo|podido|llegue a|llego a|alcance a|sin|logre|dejaron|dejo) )despedirme de (?:el|ella|mi|una vez)|como me despido)\b/ },
  {
    act: 'voiceHow',
    hears: /\b(?:narra(?:s|da|cion)|en audio|con voz|tu voz|leer(?:me|la)? en voz|escuchar(?:la)? (?:la carta|tu voz)|me lees)\b.{0,24}\?|tienes voz/,
    asks: [/(?:puedo|se puede|puedes|podemos|hay|tienes?|como)\b[^.?!]{0,40}\b(?:audios?|voz|escuchar|oir|oigo|microfono|llamada)\b[^.?!]{0,30}\?/],
  },
  {
    act: 'price',
    hears: /\b(?:cuanto (?:cuesta|vale|es|sale|hay que pagar)|que precio|(?:que|los|sus|tus) precios?\b(?! (?:de|del|por|que)\b)|es gratis|gratuito|hay que pagar|tengo que pagar|suscripcion|suscribirme|que planes (?:hay|tienes|tienen|ofrec)|plan (?:corazon|alma|gratuito)|cuantos mensajes|limite de mensajes|me cobra)/,
    asks: [/(?:cuanto|que)(?: se)? (?:vale|paga)(?: (?:eso|al mes))*(?=\s*\?|$)/],
  },
  {
    act: 'training',
    hears: /\bpara entrenar\b|\bvend\w+ (?:mis|los) datos\b|\b(?:entren\w+)\b.{0,40}\b(?:ia|modelo|inteligencia|con (?:lo que|mis|esto))\b|\b(?:usa[ns]?|utiliza[ns]?|usais) (?:lo que|mis|esto)\b.{0,40}\b(?:entren|ia|modelo)|\b(?:manda[ns]?|envia[ns]?|vende[ns]?|pasa[ns]?|dan|das|cede[ns]?|comparte[ns]?)\b.{0,28}\b(?:openai|google|meta|otra empresa|otras empresas|terceros|alguien mas|publicidad|anunciantes)\b/,
    asks: [/aprendes? de lo que\b[^.?!]{0,24}\?/, /[^.?!¿]{0,20}\b(?:mis|mi)\b[^.?!]{0,44}\b(?:entren[a-z]+|ensen[a-z]+ a)\b[^.?!]{0,40}\?/],
  },
  { act: 'whoReads', hears: /\bpueden? (?:leer|ver|acceder a|enterarse de)\b.{0,16}\b(?:esto|lo que (?:yo )?(?:escrib|dig|cuent)\w+|esta (?:conversacion|charla)|mis mensajes)|\bpueden? (?:ver|leer|saber|enterarse)(?:lo|la)? (?:mi|la|alguien|el|los|de esto)\b.{0,40}\?|(?<!como )\b(?:quien|alguien(?: de (?:la empresa|ustedes|vosotros|alli))?|una persona|la empresa|los de eon|ustedes|vosotros|mi (?:familia|marido|ex|mujer|jef[ea]|trabajo|esposo|esposa|madre|mama|papa))\b.{0,24}\b(?:lee|leen|leer|leerlo|leera|ve|ven|ver|verlo|accede|acceder|leyendo)\b.{0,40}(?:\?|esto|aqui|lo que (?:escribo|digo|pongo)|mis)|\blo que (?:yo )?(?:escrib[oa]|diga|digo|ponga|pongo|cuente|cuento)\b.{0,20}\b(?:quien|alguien) (?:lo |la )?(?:lee|ve|puede)/, needs: /\b(?:lee[ns]?|leer\w*|lea[ns]?|leyendo|ve[ns]?|ver(?:lo|la|an?)?|viendo|vean?|acced\w+|enter\w+|sabe[nr]?|saber\w*|escucha\w*|mira[nr]?|abr[ea]n?|usan?)\b/ },
  {
    act: 'privacy',
    hears: /\b(?:(?:es|sera|esto|todo|queda) (?:\w+ )?(?:privado|confidencial|anonimo)|(?:conversacion|charla) privada|privacidad|se queda guardado|se guarda\b.{0,12}\?|lo que (?:yo )?escribo se guarda|se guarda\s*\?|confidencial\s*\?|anonim[oa]\s*\?|(?<!como )(?:quien|alguien|otros|otra persona|mi (?:familia|marido|ex|mujer)) (?:mas )?(?:lee|ve|puede (?:leer|ver|saber)|va a (?:leer|ver)|esta leyendo)(?=.{0,40}(?:\?|esto|aqui|lo que))|mis datos|es seguro (?:hablar|escribir|contar)|se guarda (?:esto|lo que|todo)|donde (?:se guarda|queda|va) (?:esto|lo que)|borrar (?:esto|lo que|mis|todo|la conversacion)|compart(?:es|en|is)|me (?:estais |estan )?(?:espia|vigila))/,
    asks: [/(?:se guarda|queda (?:guardad|grabad)[a-z]*)[^.?!]{0,44}\?/],
  },
  { act: 'recall', hears: /\b(?:(?:te |se )?acuerd(?:as|a)(?: de)?|te acordas(?: de)?|recuerdas|recuerda|recordas|sabes|sabe|dime|digame|decime)\b.{0,16}\b(?:como (?:se )?llam(?:a|aba|o)n?\b|como me llamo|(?:el|su|mi) nombre\b)|^[¿ ]*(?:y |oye,? |a ver,? |pero )*como se llama(?:ba)?n? (?:mi|mis|el|la)\b|\bcomo se llama(?:ba)?n? mis? \w+\s*\?|\bcual (?:es|era) (?:el nombre de|mi nombre)|\bcomo dije que se llama/, upTo: 24 },
  {
    act: 'recallFact',
    hears: /\b(?:te acuerdas|se acuerda|te acordas|recuerdas|recuerda)\b.{0,4}\b(?:de )?(?:por que|cuando|donde|que|quien|cuanto|lo que|lo de)\b|\b(?:de que|por que|donde|cuando)\b.{3,60}\b(?:te lo (?:dije|conte)|lo (?:escribi|dije|conte)|te acuerdas)\b/,
    asks: [/(?:que|cuando) te (?:dije|conte)\b[^.?!]{2,50}\?/, /te dije (?:en )?que\b[^.?!]{2,50}\?/],
    upTo: 30,
  },
  { act: 'recallWho', hears: /\bquien (?:es|era) \p{L}+\s*\?/u, upTo: 14 },
  {
    act: 'memory',
    hears: /\b(?:te (?:vas a )?acord(?:as|aras|ar)|vas? a (?:recordar|acordar(?:te|se))|se va a acordar|te acuerdas (?:de mi|de ayer|de la ultima)|me recuerdas|(?:que|lo que) (?:sabes|recuerdas) (?:de|sobre) mi|recuerdas (?:mi nombre|lo de ayer|quien soy|como me llamo)|tienes memoria|vas a olvidar(?:me)?|sabes (?:quien soy|como me llamo|mi nombre))/,
    asks: [/guardas lo que (?:uno|hablamos)\b[^.?!]{0,40}\?/, /se te borra\b[^.?!]{0,30}\?/, /te olvidas\b[^.!]{0,50}\?/, /cuanto tiempo recuerdas?/, /puedo pedirte que olvides\b/, /(?:tengo|tendre) que contar[a-z]*(?: todo)? otra vez/],
  },
  {
    act: 'isTherapist',
    hears: /\b(?:eres|sos|como un[oa]?) (?:mi |un[oa]? )?(?:psicolog|terapeut|medic|psiquiatr|profesional|coach)|(?:reemplaz|sustitu)\w+ (?:a )?(?:mi |un |la )?(?:psicolog|terap)|diagnostic(?:a|ame|arme|o tengo)|(?:tengo|sera|es) (?:una )?(?:depresion|bipolar|ansiedad generalizada|tlp|trastorno)\b.{0,20}\?|que (?:trastorno|enfermedad) tengo/,
    asks: [/(?:puedes|necesito)\b[^.?!]{0,14}\bdiagnostico\b/],
    needs: /\b(?:psic\w+|terap\w+|medic[oa]s?|doctora?|psiquiatr\w+|profesional\w*|coach|diagnos\w+|depre\w*|bipolar|ansiedad|tlp|trastorno|enfermedad)\b/,
  },
  { act: 'languageHow', hears: /\b(?:hablas|entiendes|sabes|puedes hablar|podemos hablar) (?:en )?(?:espanol|ingles|castellano|otro idioma|catalan|frances|portugues)|do you speak|can you speak|in english\b/, upTo: 12, needs: /\?|\b(?:hablas|habla|hables|hablar|hablo|entiend\w+|entend\w+|sabes|sabe|escrib\w+|pued\w+|pod\w+|prefier\w+|contest\w+|respond\w+|cambi\w+|english|speak)\b/ },
  { act: 'isHuman', hears: /\b(?:persona|human[oa]) o (?:un |una )?(?:programa|maquina|robot|ia|bot)\b|\busted es (?:un |una )?(?:persona|human|robot|maquina|programa)|\ba (?:vos|ti|usted) (?:tambien )?se te (?:ha )?(?:murio|muerto)\b|\b(?:has perdido|perdiste) (?:tu |vos )?a alguien\b|\b(?:eres|sos|seras|hablo con|estoy hablando con|hay) (?:un |una |de verdad |realmente |tu |acaso )*(?:persona|human[oa]|alguien|robot|maquina|bot|chatbot|ia\b|inteligencia artificial|programa|real\b|chat ?gpt)|quien (?:eres|sos|me (?:responde|contesta|escribe|lee))\b|que (?:eres|sos)\b(?! capaz)|como te llamas|tienes (?:sentimientos|alma|cuerpo|vida|familia)|(?:tu )?(?:sientes|sentis) (?:algo|dolor|pena)|puedes sentir|de verdad me (?:entiendes|escuchas)|estas viv[oa]|te importo/ },
  {
    act: 'whatCanYouDo',
    hears: /\b(?:que (?:puedes|sabes|podes) hacer|para que (?:sirves|sirve (?:esto|eon|usted)|estas)|como (?:funciona|funcionas|va) (?:esto|eon)|como funcionas|que es (?:exactamente |realmente |en realidad )?(?:esto|eon)\b|que haces (?:aqui|tu)|en que (?:me )?(?:puedes|podes) ayudar|como me (?:puedes|vas a) ayudar)/,
    // What is asked between quotation marks is asked by others: «¿y tú qué haces?», in a bar.
    asks: [/que (?:ofreces|haces)(?: tu)*(?=\s*\?(?!\s*[»"”]))/, /que (?:cosas puedo|se hace)(?: [a-z]+)? aqui/],
  },
  {
    act: 'attachment',
    hears: /^(?:eon,? |yo )?te (?:quiero|amo|adoro)(?: mucho)?,? ?(?:eon)?[.! ]*$|\b(?:te necesito|eres (?:lo unico|la unica|el unico|mi unic[oa]|mi (?:amig[oa]|novi[oa]|mejor))|(?:quieres|podrias) ser mi (?:amig[oa]|novi[oa])|me (?:estoy enamorando|enamore) de ti|no te vayas|no me dejes|ojala fueras (?:real|human|una persona)|estaras (?:siempre|aqui)|siempre (?:estaras|vas a estar))/,
    opens: [/me quieres\s*\?/, /ojala fueras/, /prefiero hablar contigo que\b/],
    upTo: 18,
  },
  {
    act: 'offTopic',
    hears: /\b(?:capital de|que hora es|que dia es|que tiempo (?:hace|va)|receta de|cuenta(?:me)? un (?:chiste|cuento)|un chiste|codigo|python|javascript|traduce|traduceme|quien gano|(?:mis|los) deberes|tarea de (?:mate|ingles|fisica|quimica|lengua|historia)\w*|ecuacion|raiz cuadrada|cuanto (?:es|son) \d|poema sobre|noticias de|bitcoin|horoscopo|loteria|presidente de|resultado del partido)\b|^[¿ ]*(?:y |oye,? )?(?:(?:tu|vos|usted) )?sabes? (?:usted |vos )?(?:si (?:(?:aqui |en [a-z]+ )?hay (?:que (?:pedir|pagar|tener|llevar|sacar)|donde|algun)|se necesita)|que (?!es\b)[a-z]+ (?:es|son|lleva|significa)\b|donde (?:se (?:compra|saca|tramita|pide)|venden))/,
    opens: [/cuanto (?:es|son) \d/, /recomiendame una? serie/, /como se (?:juega|combate|desatasca|limpia|lava|cocina|poda|cultiva|repara|instala|tramita|arregla)n?\b[^.?!]{2,60}\?/, /como (?:hago|se hace) (?:un|mi|el) (?:curriculum|cv)\b/],
  },
  {
    act: 'testing',
    hears: /^(?:test|testing|prueba|probando|esto es una prueba|1234?5?|hola mundo|funciona|funcionas|me recibes|estas ahi|hay alguien|hay alguien ahi|sigues ahi|holaaa+)[\s?.!¿]*$/,
    is: [/(?:(?:prueba|probando|1 ?2 ?3|(?:a ver si |esto )*(?:funciona|anda|va)s?|me lees|estas ahi)[\s,.!?¿]*)+/],
  },
  {
    act: 'wantsPromise',
    hears: /\bdime que (?:todo|va|voy|se|no|estar)|promete(?:me)?\b|(?:va|saldra|estara|ira) (?:a (?:salir|estar|ir) )?(?:todo )?bien\s*\?/,
    opens: [/(?:me )?(?:prometes|aseguras|asegurame|garantizas|jurame)(?= que)/],
    upTo: 14,
  },
  {
    act: 'hardFault',
    hears: /\b(?:fue|es|ha sido|tuve|tengo) (?:por )?(?:yo )?(?:la |mi )?culpa(?: mia)?\b.{0,10}\?|¿.{0,20}\b(?:culpa mia|mi culpa)\b|(?:podria|pude|habria podido|podia|tendria que) haber(?:lo)? (?:hecho|evitad|salvad|impedid)\w*.{0,14}\?|que hice mal|en que (?:falle|me equivoque)|que habria pasado si/,
    asks: [/(?:es|tengo)(?: yo)* (?:la )?culpa\b[^.?!]{0,40}\?/, /lo mate\b[^.?!]{0,30}\?/, /(?:habria|seguiria) (?:salvad[oa]|vivid[oa]|viv[oa])\b[^.?!]{0,50}\?/],
  },
  {
    act: 'hardAfter',
    hears: /\b(?:me (?:oye|oira|escucha|ve|vera|estara viendo|perdona|perdonara|perdono)|sabra que|supo que|sabia que (?:yo )?(?:lo|la|le) (?:queria|amaba|quiero)|esta(?:ra)? (?:bien|en paz|en el cielo|sufriendo|orgullos[oa])|donde (?:esta|estara|van|se fue)|sufrio|que pasa (?:cuando|despues de) (?:uno |alguien )?(?:se )?(?:morir|nos morimos|morimos|muere|la muerte)|hay vida despues|existe (?:el cielo|dios|algo despues)|hay algo despues|volvere a ver(?:lo|la)|nos volveremos a ver|me manda senales)\b.{0,30}\?|\bme perdona(?:ra|ria)? o no\b/,
    asks: [/(?:sabria|oiria)\b[^.?!]{0,40}\?/, /(?:(?:tu|vos|usted) )?(?:crees|cree|piensas|sera) (?:que|q) (?:el|ella|[a-z]+)(?: (?:se|lo|me|no))* (?:dio cuenta|daria cuenta|sintio|habra sentido|sentiria|supo|sabia|sufrio|noto|entero)\b[^.?!]{0,60}\?/],
  },
  {
    act: 'hardReturn',
    hears: /\b(?:va a volver|volvera|puede volver|crees que (?:vuelva|volvera|va a volver|me (?:extrana|echa de menos|quiere|escribira))|me (?:extranara|echara de menos|estara pensando)|pensara en mi|hay (?:esperanza|posibilidad)|(?:puedo|como) (?:recuperarl[oa]|hago (?:para )?que vuelva))/,
    asks: [/(?:va a regresar|me (?:va a )?busca(?:r)?)\b[^.?!]{0,40}\?/, /tengo(?: alguna)? oportunidad[a-z]*\b[^.?!]{0,30}\?/],
    // A thing is given back too: «no sé si regresársela». And «cuando entiende que no va a volver» asks nothing.
    needs: /^(?:(?=.*\?)|(?!.*\bno (?:(?:va|van) a (?:volver|regresar)|volver[ae]|regresar[ae]|vuelve)\b)).*\b(?:volver(?:a|an|emos)?|vuelv[ae]n?|regres(?:a|e|ar|ara)|esperanzas?|oportunidad\w*|posibilidad\w*|recuperarl[oae]|extran\w+|echa\w* de menos|piens[ae] en mi|pensara\w*|me (?:busca\w*|quiere|escrib\w+|llam\w+)|junt[oa]s)\b/,
  },
  {
    act: 'hardBecause',
    hears: /(?:¿|\by |\bsera (?:que )?|\bcrees que )(?:es |fue )?por eso (?:que )?(?:se fue|se ha ido|me dejo|me ha dejado|se canso|se alejo|se enamoro)\b[^.?!]{0,30}\?|¿(?:sera que |crees que )?(?:fui|era|estuve|estaba) (?:yo )?(?:demasiado|muy poco|siempre) [^.?!]{2,40}\?/,
  },
  {
    act: 'hardAngry',
    hears: /^(?=.*(?:\?|pregunt|no se si|nose si|dud)).*\b(?:(?:se )?(?:murio|muri[oe]ra|fue|habra (?:muerto|ido)|estaba|estaria|seguia|quedo)(?: \w+){0,2} (?:enojad|enfadad|molest|dolid|decepcionad|resentid|peleand|odiand)\w*(?: \w+)? (?:conmigo|de mi|por mi|a mi)|me (?:perdono|habra perdonado|perdonaria|guardaba rencor|odiaba|tenia rencor|reprochaba))\b/,
  },
  {
    act: 'hardLoved',
    hears: /\b(?:me (?:quiso|quizo|queria|amo|amaba|ha querido)(?: de verdad| alguna vez)?|fue (?:todo )?mentira|fue real|significo algo|alguna vez me (?:quiso|amo))\b.{0,14}\?/,
    asks: [/me (?:queria|habra querido)\b(?: [a-z]+){0,5}\s*\?/, /(?:fue|era) verdad\b[^.?!]{0,24}\?/, /le (?:importe|importaba)(?: [a-z]+){0,4}\s*\?/],
  },
  {
    act: 'hardHowLong',
    hears: /\b(?:cuanto (?:dura|tarda|tiempo|va a durar|mas)|cuando (?:se (?:pasa|me pasa|quita|me quitara|va)|deja(?:ra)? de doler|voy a estar|pasara|acaba|termina)|se (?:me )?(?:va a )?pasa(?:ra|r)?(?: algun dia| esto)?\s*\?|algun dia (?:se|voy|deja|estare)|(?:esto|se) (?:se )?hace mas (?:facil|llevadero)|voy a (?:estar|ponerme) (?:mejor|bien)|lo (?:voy a superar|superare))/,
    asks: [/va a dejar de doler[a-z]*\b[^.?!]{0,30}\?/, /se pasa(?: alguna vez)*\s*\?/, /hasta cuando voy\b[^.?!]{0,40}$/],
    // «Como cuando se va un idioma» asks for no date.
    needs: /^(?!.*\bcomo cuando\b).*(?:\?|\b(?:cuanto|hasta cuando|no se cuando|algun dia|se (?:me )?pasa\w*|pasara|(?:dej\w+|termin\w+|acab\w+) de doler|superar\w*|voy a estar|para siempre)\b)/,
  },
  {
    act: 'hardRight',
    hears: /\b(?:hice|habre hecho) (?:bien|mal)\b.{0,60}(?:\?|$)/,
    asks: [/(?:hice|hicimos|estuvo|obre|actue) (?:bien|mal|lo correcto)\b[^.!]{0,60}\?/, /me equivoque\b[^.?!]{0,50}\?/],
  },
  {
    act: 'hardNormal',
    hears: /\b(?:te pregunto si esta mal|esta mal\s*\?|(?:hago|estoy haciendo) (?:bien|mal)\b.{0,60}(?:\?|$)|(?:estare|estoy) mal (?:en|por)\b.{0,60}\?|(?:es|sera) pecado\b.{0,60}\?|esta mal (?:reir|llor|que me|sentir)\w*|es (?:malo|loco)\b.{0,60}\?)|\b(?:es normal|es raro|sera normal|me estoy volviendo loc[oa]|estoy loc[oa]|esta (?:bien|mal) (?:que|sentir|no)|soy (?:rar[oa]|mala persona|un monstruo|egoista|de piedra))\b.{0,60}\?/,
    asks: [/le pasa a (?:mas gente|la gente)\b[^.?!]{0,40}\?/],
    needs: /\b(?:normal\w*|rar[oa]s?|loc[oa]s?|locura|mal|mala|malo|pecado|egoista|monstruo|piedra|solo a mi|(?:mas|otra|toda la|la) gente|todo el mundo|alguien mas|otros|otras|bien que)\b/,
  },
  {
    act: 'hardPoint',
    hears: /\b(?:que sentido (?:tiene|le)|para que (?:seguir|sirve todo|todo|levantarme|me esfuerzo|tanto|vivo)|cual es (?:el|mi) (?:sentido|proposito|mision)|que hago (?:con mi vida|aqui|en este mundo)|quien soy(?: yo)?)\b.{0,20}\?/,
    asks: [/que sentido tiene/, /para que(?: me)? ?(?:seguir|levanto|tanto|vivir)\b[^.?!]{0,40}(?:\?|$)/, /de que sirve\b[^.?!]{0,50}\?/],
  },
  {
    act: 'hardWhy',
    hears: /(?:^|[¿.,;] ?)(?:y |pero )?por que\b.{3,80}(?:\?|$)|^(?:y |pero )?(?:por que|xq|x que|pq|porq|xk) (?:me|se|nos|a mi|tuvo|no|lo|la|todo)\b.{2,60}$/,
    opens: [/(?:no entiendo|nadie (?:me )?sabe)(?: decir)? por ?que\b/],
    upTo: 26,
    // «Porque», in one word and with no question, gives a reason and asks for none.
    needs: /\bpor que\b|\b(?:xq|pq|xk|porq|x que)\b|\bporque\b[^.!]*\?|\b(?:no entiendo|nadie (?:me )?sabe)\b|\ba que se debe\b/,
  },
  { act: 'wantsWords', hears: /\b(?:ayud(?:ame|eme|as|arme|a)|puedes?|podrias?|podes)\b.{0,20}\b(?:escribir|redactar|hacer|preparar|poner|armar)\b.{0,16}\b(?:unas? (?:palabras|lineas|frases)|(?:dos|tres|cuatro|unas pocas|algunas) (?:palabras|lineas|frases)|(?:el|un) (?:discurso|texto|obituario|responso|mensaje)|algo (?:para|que decir))\b|\bque (?:digo|puedo decir|escribo|pongo) (?:en|para) (?:el|la|su|mi) (?:funeral|entierro|misa|velorio|lapida|esquela|despedida|tarjeta|novenario)/ },
  {
    act: 'wantsToSay',
    hears: /\bayud\w+ a (?:decir|pedir|contar)(?:le|les)\b|\b(?:como (?:le|les) (?:digo|pido|doy|puedo (?:decir|pedir|dar)|hago para (?:decirle|pedirle))|(?:quiero|quisiera|necesito) (?:pedirle|decirle|darle)\b.{0,20}\bcomo\b)\b.{0,40}(?:\?|$)/,
    opens: [/(?:quiero|quisiera|dejeme|ojala pudiera)(?: [a-z]+){0,2}? (?:decirle|hablarle)\b(?: [a-z]+){0,3}? (?:a (?:mi|el)|todo|que (?:la|le))\b/, /me gustaria decirle\b[^.?!]{0,24}\bcomo\b/, /tengo algo que decirle\b/],
    upTo: 18,
  },
  {
    act: 'wantsAdvice',
    hears: /(?:^|[¿.,;!] ?|\by |\bpero )(?:entonces |ahora |y )?que (?:hago|puedo hacer|deberia hacer|debo hacer)\b|(?<!\b(?:lo|vez|veces|cosas?|noches|dias) )que (?:le|les) (?:digo|contesto|explico|cuento)\b(?! que\b)|que (?:me )?(?:aconsejas|recomiendas|sugieres)|(?:dame|necesito|quiero|tienes) (?:un |algun |algunos )?consejos?|tu que harias|que harias tu|(?:debo|deberia|tendria que) .{2,80}\?|^[¿ ]*(?:y |pero )?(?:le|lo|la|les|se lo) (?:escribo|llamo|contesto|respondo|busco|perdono|digo|cuento|mando|bloqueo|dejo|doy|tiro|borro)\b.{0,40}\?|para (?:poder )?dormir\s*\?|como (?:hago(?= (?:para|pa|con|ahora|yo)\b|[?,. ]*$)|salgo de|lo supero|supero|dejo de|se hace|puedo (?:dejar|superar|hacer|seguir|vivir|olvidar))|\bayudame\b/,
    opens: [/necesito(?: que)?(?: me)? digas?\b[^.?!]{0,6}\bque hacer\b/],
    // «Lo primero que hago al morirme será reclamarle» tells.
    needs: /\?|\b(?:consej|aconsej|recom[ie]|sug[ie]|ayud)\w+|\b(?:dime|digame|decime|dame|deme|necesito|deberia|debo|tendria que|no se (?:que|como|si|cual|por donde)|como (?:hago|le hago|se|puedo|salgo|dejo|supero))\b|(?<!\b(?:lo|primero|ultimo|unico|mejor|peor|vez|veces|cosas?|noches|dias) )\b(?:que|q|k) (?:hago|hacer|haria|harias|puedo|debo|me|le|les|digo)\b|\b(?:le|lo|la|les) \w+o o\b/,
  },
  {
    act: 'wantsOpinion',
    hears: /\b(?:(?:tu )?que (?:opinas|piensas|crees|te parece)|como lo ves|crees que)\b.{0,60}\?/,
    asks: [/que (?:pensas|le parece|diria)(?: de\b[^.]{0,60})?\s*\?/, /(?:te parece|te suena)(?: bien| normal)\b[^.]{0,60}\?/, /(?:te pregunto )?(?:si )?opin[aá]s(?: algo)?\s*[.?]*$/, /(?:tienes|tenes|tiene)(?: alguna)? opinion\b[^.]{0,40}\?/, /(?:usted|vos|tu) que (?:cree|opina|piensa|opinas|pensas|crees)\s*\?/],
    // «Dígame usted qué maldad» asks nothing.
    needs: /\?|\bopin\w+|\bque (?:me dic|(?:te|le) parec|pens|piens|cre)\w+|\bcomo lo ve|\bcrees?\b/,
  },
  {
    act: 'whereToStart',
    hears: /\bno se (?:por )?(?:donde|como) empezar|no se (?:que|ni que|muy bien que) (?:decir|contar|escribir|poner)(?!le)\b|no se como (?:decirlo|contarlo|explicarlo)|por donde empiezo|como empiezo|no encuentro (?:las )?palabras|no me salen las palabras/,
    opens: [/me cuesta arrancar(?=$)/, /que te cuento(?: primero)?\s*\?/, /tengo tantas cosas(?: [a-z]+){0,3},? no se cual/],
    upTo: 18,
  },
  {
    act: 'stop',
    hears: /^(?:(?:no,? )?(?:para|paro|parar|basta|dejalo|lo dejo|dejemoslo|ya (?:esta|basta)|prefiero (?:parar|no|dejarlo)|no (?:quiero|puedo)(?: (?:seguir|mas|hacerlo))?|suficiente|mejor no|stop|ahora no|hoy no)|no quiero (?:ejercicios?|hacer (?:eso|esto|ejercicios?)))[\s.!,]*(?:gracias)?[\s.!]*$/,
    is: [/(?:(?:prefiero|quiero)[, ]+)*(?:para|parar|basta|dejalo|lo dejamos|no (?:quiero|siga|me apetece))(?:,? (?:aqui|seguir|hacer(?: esto)?|(?:el )?ejercicios?|con esto))*/],
    upTo: 8,
  },
  {
    act: 'goOn',
    hears: /^(?:ya(?: (?:esta|lo (?:hice|he hecho|tengo)|esta hecho))?|listo|lista|hecho|sigue|siguiente|continua|adelante|sigamos|vamos|(?:vale|ok|bien|si|bueno),? (?:ya|sigo|sigue|sigamos|adelante|vamos|listo|hecho)(?: .{0,12})?|y ahora|ahora que|que mas|empecemos|cuando quieras|estoy (?:list[oa]|preparad[oa]))[\s.!?¿]*$/,
    is: [/(?:ya respire|siga|continua|empecemos|que mas)/],
    upTo: 6,
  },
  { act: 'laughter', hears: /^(?:(?:ja|je|ji){2,}\w*|jaj\w*|lol|xd+|juas)[\s.!,]*(?:si|ya|bueno|es verdad|eso si|hola|buenas)?[\s.!]*$/, upTo: 4 },
  {
    act: 'howAreYou',
    hears: /\b(?:(?:y )?(?:tu )?(?:como estas|que tal estas|como te va|como andas|como te encuentras|que tal tu dia|que haces)|y tu(?: que)?(?: tal)?)\s*\?*$/,
    opens: [/como estas\b\?/],
    upTo: 9,
  },
  {
    act: 'parting',
    hears: /(?:^|[.!?…,;] ?(?:y |bueno,? |pues |en fin,? |nada,? )*)(?:buenas noches|hasta (?:manana|luego|pronto|otro dia|la proxima|la vista|otra)|adios|chao|chau|que descanses?|(?:joven,? )?(?:ya )?me voy a (?:dormir|acostar|la cama|descansar|estudiar|trabajar)|me voy(?=[.!]*$)|ya me voy(?= (?:que|porque)\b)|lo dejo(?= (?:porque|por hoy|aqui)\b|[.!]*$)|dejemos(?:lo)? (?:ahi|aqui|por hoy)|ya no (?:te|le) molesto mas|(?:te|le|la|lo) dejo (?:porque|que)|me tengo que ir|tengo que irme|nos vemos|(?:despues|luego|mas tarde|en otro rato) seguimos(?=[.! ]*$)|seguimos (?:despues|luego|mas tarde|otro (?:dia|rato))(?=[.! ]*$))\b(?!.{0,60}\b(?:le dije|me dijo|dije|dijo|mama|papa)\b)[^?¿]{0,140}$/, upTo: 60 },
  { act: 'goodbye', hears: /^(?!.*\b(?:dice|decia|ponia|puso|escribio)\b.{0,16}\b(?:te dejo|adios|chao|chau|nos vemos|hasta)\b).*\b(?:adios(?!.{0,40}\b(?:le dije|dije|dijo|mama|papa)\b)|hasta (?:luego|manana|pronto|otra|la proxima|siempre)|me voy(?: a (?:dormir|la cama|acostar|ir))?[.! ]*$|me tengo que ir|tengo que (?:irme|dejarte)|te dejo|chao|chau|nos vemos|(?:lo )?dejamos (?:aqui|por hoy)|por hoy (?:ya )?(?:basta|esta bien|es suficiente)|que descanses|voy a (?:intentar )?dormir|buenas noches[,.! ]*(?:eon)?$|bye)\b/, upTo: 16 },
  {
    act: 'thanks',
    // «Terapia no, gracias» refuses; «que me diga gracias» and what is quoted are others’.
    hears: anyOf(
      /(?<!\b(?:dio|dieron|da|dan|daba|daban|dando|di|dar|darl\w+|dimos|doy|dec\w+|dice|dijo|diga|digan|dijera|dijeran|pido|pedir|esper\w+) (?:las |muchas |mil |un |unas )?)(?<!\bno,? (?:muchas )?)(?<!["«“][^"»”]{0,60})\b(?:gracias(?! a (?!ti\b|vos\b|usted\b|eon\b))|dios (?:te|lo|la|le|se lo) (?:bendiga|pague)|bendiciones|te (?:lo )?agradezco|muy amable|me (?:has ayudado|ayudaste|ha ayudado|sirvio|ha servido|hizo bien (?:hablar|contar|escrib|esto)\w*|ha hecho bien)|me siento (?:un poco )?(?:escuchad[oa]|comprendid[oa]))\b/,
      /\bse (?:lo )?agradezco\b/,
    ),
    upTo: 14,
    // «No, no quiero escribirle una carta, gracias» refuses too.
    needs: /^(?!.*\bno (?:quiero|necesito|me hace falta|me apetece|hace falta)\b[^.!?]{0,40}, (?:muchas )?gracias\b)/,
  },
  {
    act: 'greeting',
    hears: anyOf(
      /^(?:(?:(?:ja|je|ji){2,}|lol|xd+)[\s,.!]+)?(?:hola+|holi|buenas|buenos dias|buenas (?:tardes|noches)|hey|ey|saludos|que tal|ola|hello|hi)\b/,
      /^[¡¿]*(?:muy )?(?:[bw]uenas|buen dias?|que onda|que hubo)\b/,
    ),
    upTo: 6,
  },
  { act: 'yes', hears: /^(?:(?:si+|sip|claro(?: que si)?|por supuesto|dale|venga|exacto|exactamente|eso(?: es| mismo)?|asi es|tal cual|aja|supongo(?: que si)?|(?:yo )?creo que si|puede(?: ser| que si)?|tal vez|quizas?|a veces|un poco|bastante|mucho|totalmente|si,? (?:por favor|claro|mucho|quiero|todavia|la verdad)|me gustaria|probemos|intentemoslo|por favor|hagamoslo|(?:cuenta|explica|di|dime|cuente|explique)(?:me)?(?:lo)?(?: (?:como|mas|en que consiste|que es))?)[\s.,!]*)+$/, upTo: 6 },
  { act: 'ack', hears: /^(?:(?:vale|ok(?:ay|i|s)?|bueno|de acuerdo|entiendo|entendido|ya(?: veo)?|aja|mmm*|hmm*|perfecto|listo|oki|va|sale|genial|si,? vale|ok,? gracias)[\s.,!]*)+$/, upTo: 4 },
  {
    act: 'iKnow',
    hears: anyOf(
      /^(?:(?:si,? )?(?:(?:ya )?(?:lo se|se (?:que|eso))|(?:ya|lo) sabia))(?: .{0,30})?[\s.!]*$|^ya se\b/,
      /^(?:eso )?(?:ya )?lo sabia[\s.!]*$/,
    ),
    upTo: 6,
  },
  { act: 'nobody', hears: /^(?:(?:pues )?(?:a |con |de |para )?(?:nadie|ningun[oa])(?: (?:mas|todavia|aun|de momento|en realidad|la verdad))*|no (?:se lo he (?:dicho|contado) a|lo sabe|hay|tengo a|conozco a) nadie(?: mas)?)[\s.!]*$/, upTo: 8 },
  { act: 'everything', hears: /^(?:(?:pues )?(?:todo(?: (?:en general|junto|a la vez|eso|un poco))?|de todo(?: un poco)?|todas las cosas|absolutamente todo))[\s.!]*$/, upTo: 5 },
  { act: 'no', hears: /^(?:(?:no+|yo no|yo tampoco|nop|nah|que va|para nada|no mucho|no realmente|en realidad no|nunca|jamas|tampoco|creo que no|todavia no|aun no|ahora mismo no|no,? gracias|no,? la verdad)[\s.,!]*)+$/, upTo: 5 },
  { act: 'dontknow', hears: /^(?:(?:pues |la verdad(?: es)? que |es que )?(?:no (?:lo )?se|ni idea|no sabria(?: decir(?:te)?)?|no tengo (?:ni )?idea|yo que se|no se que (?:decir(?:te)?|contestar|responder)|nose|no estoy segur[oa]|no lo tengo claro|quien sabe|no recuerdo|no me acuerdo)[\s.,!]*)+$/, upTo: 9 },
  { act: 'nothing', hears: /^(?:nada(?: (?:de nada|en especial|en particular|mas))?|de nada|en nada|no hay nada|igual|da igual|me da igual|lo mismo|lo de siempre)[\s.!]*$/, upTo: 5 },
  { act: 'well', hears: /^(?:estoy |me siento |hoy |pues |muy |un poco |algo |mas |me encuentro )*(?:bien|mejor|tranquil[oa]|content[oa]|en calma|genial|mas o menos bien|aliviad[oa])(?: hoy| ahora| ya| gracias)*[\s.!]*$/, upTo: 6 },
  { act: 'badly', hears: /^(?:estoy |me siento |hoy |pues |muy |bastante |me encuentro |fatal |igual de )*(?:mal|fatal|peor|regular|de pena|hecha? polvo|hecho polvo|horrible|como siempre|asi asi|tirando|mas o menos|hundid[oa]|destrozad[oa])(?: hoy| ahora)*[\s.!]*$/, upTo: 6 },
]
