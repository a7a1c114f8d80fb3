import { describe, expect, it } from 'vitest'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CompanionTurn } from '#core/ports/companion'
import { replyTo } from './companion'

/** What the last of these turns is answered, whatever seed the conversation has. */
function answersTo(said: readonly string[], language: ContentLanguage, path: LetterPath | null = null): string[] {
  return ['a', 'b', 'c', 'd'].map((seed) => {
    const turns: CompanionTurn[] = []
    for (const text of said) {
      turns.push({ from: 'person', text })
      turns.push({ from: 'eon', text: replyTo({ language, path, name: null, turns: [...turns], memories: [], care: 'none', seed }).text })
    }
    return turns.at(-1)!.text
  })
}

type Case = [string, string[], RegExp, (LetterPath | null)?]

const answered: Record<ContentLanguage, Case[]> = {
  es: [
    ['a name given with a title', ['Hace ocho meses se me murió mi mamá, doña Ofelia', '¿Usted sí sabe cómo se llamaba mi mamá? Dígame.'], /Ofelia/],
    ['a name given after a full stop', ['Mi mujer. Encarna.', '¿Cómo se llamaba mi mujer?'], /Encarna/, 'duelo'],
    ['a name given before the verb', ['Murió mi madre', 'Nelly se llamaba', '¿te acuerdas de cómo se llamaba mi madre?'], /Nelly/],
    ['a name given twice, with a form of address', ['Murió mi mamá', 'Se llamaba Ofelia, mijo, se lo dije', '¿cómo se llamaba mi mamá?'], /Ofelia/],
    ['one’s own name', ['Me llamo Renata y rompí con mi novio', '¿Te acuerdas de cómo me llamo?'], /Renata/],
    ['a name never told', ['Mi perro se quedó con mi ex', '¿sabes cómo se llama mi perro?'], /no lo tengo/],
    ['who somebody is', ['Sergio es mi hermano y vive en Córdoba', '¿Quién es Sergio?'], /tu hermano/],
    ['who reads', ['Hola', '¿Y lo que yo escriba aquí quién lo lee?'], /Nadie de EÓN|Ninguna persona de EÓN/],
    ['who at work could read', ['Hola', '¿Y esto lo puede ver mi jefa?'], /Nadie de EÓN|Ninguna persona de EÓN/],
    ['whether anything is trained with it', ['Hola', '¿la empresa lo usa para entrenar algo?'], /no entrena nada|EÓN entrena nada/],
    ['the same asked again', ['Hola', 'No me contestaste. ¿Para qué sirve EÓN?'], /(razón|verdad|perdona|por otro lado).*(letra|ejercicio|carta|seguir)/i],
    ['a letter, in the words of a telephone', ['Murió mi ñaño', 'oye y esa carta q dicen aqui puedo escribirle a el?'], /generar-carta/],
    ['who writes the letter', ['Hola', '¿La carta que hace EÓN quién la escribe, tú o yo?'], /programa/],
    ['help to say something to the dead', ['Murió mi hermano Jefferson', 'ayudame a decirle algo'], /Díselo|Se puede decir|escribir/],
    ['words for a funeral', ['Murió mi padre Luis', '¿me ayudas a escribir unas palabras para el funeral?'], /tres frases|escribirlo en tu lugar|Algo que hacía|tres hechos/],
    ['a name told before who it is', ['Pilar. Mi mujer. Páncreas, en abril.', '¿Cómo se llamaba mi mujer?'], /Pilar/, 'duelo'],
    ['a fact told before', ['Dejé de hablarle a mi padre por la venta del taller', '¿Te acuerdas de por qué dejé de hablarle a mi padre?'], /venta del taller/],
    ['whether a named person can read', ['Hola', '¿Hernán puede leer esto que escribo aquí?'], /Nadie de EÓN|Ninguna persona de EÓN/],
    ['a yes to what was offered', ['Hola', '¿usted es una persona o un programa?'], /inteligencia artificial|programa|máquina/],
    ['whether it is wrong to laugh', ['Se murió mi nona', 'te pregunto si esta mal reirse, con tres semanas de muerta'], /much(?:a|ísima) gente|normal|nada raro|cosas así|^No[.,]/],
    ['whether somebody died angry', ['Murió mi hermano Beto', 'Tenia el telefono ahi y no lo llamé. ¿Vos pensás que él se murió enojado conmigo?'], /No lo sé|no se puede saber|No tengo esa respuesta|Nadie puede asegurarlo/],
    ['the same, passed over and asked for again', ['Murió mi hermano Beto', 'te pregunté si se murió enojado conmigo. eso'], /No lo sé|no se puede saber|No tengo esa respuesta|Nadie puede asegurarlo/],
    ['a question passed over before, in a turn that only says so', ['Murió mi hermano', '¿De quién fue la culpa? ¿Fue mía la culpa?', 'mi mujer algo sabe. pero no me contestaste lo que te pregunté'], /^(?!.*algo sabe).*(?:No estuve allí|Esa pregunta la hace|No lo sé|no voy a absolver|datos de hoy)/s],
    ['a name in small letters', ['hola. se murio mi hermano beto hace ocho semanas', '¿cómo se llamaba mi hermano?'], /Beto/],
    ['a name that was asked for, with a complaint', ['se murió mi hermano', 'Beto, te lo puse recién. Beto se llamaba', '¿te acuerdas de cómo se llamaba mi hermano?'], /Beto/],
    ['that it cannot know', ['Murió mi padre', 'Vos no sabés lo que es esto'], /no lo sé|no se puede saber|no lo he vivido/],
    ['what it meant', ['Murió mi padre', '¿Qué quieres decir?'], /dije mal|retorcid|frase no merece|no se entend|salió raro|mala manera|no se entiende/],
    ['a joke that was taken for something else', ['Murió mi hermana', 'Le vendí los calcetines a mi cuñado, encima de viudo, castigado', 'Era un chiste.'], /se me pasó|al pie de la letra|no la vi|era una broma/i, 'duelo'],
    ['whether somebody meant something', ['Murió mi hermano', '¿Crees que me llamaba para pedir ayuda?'], /Nadie|no (?:lo |se )|No (?:lo|se|hay)|desde aquí/, 'duelo'],
    ['counsel for the night', ['Murió mi padre', '¿Qué hago esta noche para poder dormir?'], /veinte minutos|luz|sueño|acostarse|cama|radio/],
    ['two names at once', ['murió mi tío Paco', 'y mi papá, Luis, también murió', 'como se llama mi tio? y mi papa?'], /Paco.*Luis|Luis.*Paco/, 'duelo'],
    ['a name told of the one with an article', ['extraño a mi abuela', 'la abuela se llamaba Nélida', '¿cómo se llamaba mi abuela?'], /Nélida/, 'duelo'],
    ['the name of an ex who was called partner', ['terminé con mi novia', 'se llama Pau', '¿como se llama mi ex?'], /Pau/, 'ruptura'],
    ['a name that stood alone before other things', ['Mi papá murió en abril', 'Hernán. Era carpintero y olía a madera', '¿Cómo se llama mi papá?'], /Hernán/, 'duelo'],
    ['who could read on a shared computer', ['Hola', '¿esto queda guardado? comparto la compu con mi marido y no quiero que lo vea'], /sesión abierta|sesión iniciada/],
    ['how to erase it', ['Hola', 'cómo lo borro?'], /historial del chat/],
    ['whether anybody is told', ['Hola', '¿avisas a alguien si digo algo malo?'], /no aviso|No puedo llamar/],
    ['a person instead of a program', ['Hola', 'quiero hablar con una persona real'], /\/ayuda/],
    ['how to tell a child', ['murió mi marido', 'no sé cómo decírselo a mi hija, que tiene 12 años'], /palabras que son|frases cortas y verdaderas/, 'duelo'],
    ['an answer, and no silence', ['murió mi marido', 'te pregunté qué le dirías a un nene de 4 años. podés contestar o no?'], /palabras que son|frases cortas y verdaderas/, 'duelo'],
    ['whether one is still a mother', ['Murió mi bebé', '¿sigo siendo su madre?'], /Sí\.|lo sigue siendo/, 'duelo'],
    ['to be called «usted»', ['Buenas noches. Murió mi esposa.', 'Prefiero que me trate de usted'], /[Dd]e usted/, 'duelo'],
    ['who reads, by somebody who says «usted»', ['Buenas noches, disculpe usted. Murió mi esposa.', '¿Quién lee lo que yo le escribo?'], /Ninguna persona de EÓN/, 'duelo'],
    ['leave, after telling much', ['Murió mi mamá', 'Bueno, lo dejo porque ya llegó Hernán y hay que poner la mesa para todos. Dios le pague por escucharme.'], /hasta|vuelv|te vaya bien|resto del día|Gracias por/i],
  ],
  en: [
    ['a name in small letters', ['hi. my brother rohan pased away 3 weeks back', 'ok. what was my brothers name, do u remember'], /Rohan/],
    ['a name told in passing', ['My husband Ken died in March', 'Do you remember my husband’s name?'], /Ken/],
    ['the name of an animal', ['Tyler left me. We had a lease and a cat named Waffles', 'what’s the cat’s name?'], /Waffles/],
    ['who reads', ['Hi', 'Who can read what I write here?'], /nobody at EÓN|no person at EÓN/i],
    ['whether anything is trained with it', ['Hi', 'And do you use what people write to train an AI?'], /trains nothing/],
    ['who writes the letter', ['Hi', 'Is the letter written by a human writer or by you?'], /program/],
    ['whether it remembers tomorrow', ['Hi', 'And are you going to remember this conversation if I come back tomorrow?'], /panel/],
    ['what it knows', ['My husband Ken died in March', 'I wasn’t in the room', 'What do you know about me so far'], /Ken.*weren’t in the room/],
    ['guilt, misspelt', ['My brother died', 'is it my falt'], /judging|prevent|weren’t there|wasn’t there|know everything|everything about that day/i],
    ['the letter, and who writes it', ['Hi', 'The letter. Who writes it, me or you?'], /program/],
    ['who could read on a laptop', ['Hi', 'Will Shruti see this if she opens my laptop?'], /signed in|open session/],
    ['whether tiredness was the reason', ['My husband left me for a colleague', 'I keep going back over it. Nights, doubles, falling asleep on the sofa at eight. Was I too tired all the time? Is that why he went?'], /can’t know|can’t be known|don’t know/],
    ['whether somebody died angry', ['My brother died', 'Do you think he died angry with me?'], /don’t know|can’t be known|don’t have that answer|Nobody could say|no way of knowing/],
    ['leave, after something told', ['My husband left me', 'Furniture’s about right. I’m on an early tomorrow, so good night, EÓN.'], /good night|take care|goodbye/i],
    ['that it cannot know', ['My father died', "you don't know what this is like"], /No, I don’t|can’t be known|haven’t lived/],
    ['what it meant', ['My father died', 'What does that mean?'], /badly|twisted|deserve|no sense|came out wrong|follow that/],
    ['one’s own name, beside another’s', ['My name is Ruth. My best friend Wanjiru died', 'And what is my own name?'], /Ruth/],
    ['a name, in a turn that tells of a house', ['My mother Bernadette died', 'My own house feels strange too. Do you remember what my mother was called?'], /Bernadette/, 'duelo'],
    ['whether one is still a mother', ['My baby died in May.', 'am I still his mum?'], /Yes\.|that stays/, 'duelo'],
    ['whether this is a person, behind another question', ['Hi', 'Not sure what you mean by that. Who am I talking to, is this a real person?'], /artificial intelligence|program|machine/],
    ['a person instead of a program', ['Hi', 'Can I speak to a real human here?'], /\/ayuda/],
    ['how to tell a child', ['my dad died two days ago', 'what do i tell the little one hes 8, Jayden'], /words that are true|Short true sentences/, 'duelo'],
    ['leave, and thanks within it', ['My husband Ken died', 'Right, I’m off up to bed with the radio. Goodnight, and thank you for saying his name, it was kind.'], /good night/i],
  ],
}

describe.each(['es', 'en'] as const)('what is asked of the companion in %s', (language) => {
  it.each(answered[language])('%s', (_, said, pattern, path = null) => {
    for (const text of answersTo(said, language, path)) expect(text).toMatch(pattern)
  })
})

const unsaid: [ContentLanguage, string, string[], RegExp, (LetterPath | null)?][] = [
  ['es', 'mourns nobody of whom it is said that they live', ['Se murió mi mamá, Nelly', 'Sergio es mi hermano y está vivo, en Córdoba', 'Lo llamé el domingo'], /haya muerto Sergio|vida entera con Sergio|falta Sergio|echas de menos a Sergio/],
  ['es', 'takes a question about itself for no news', ['Mi hermano Sergio vive en Córdoba', 'Decime, ¿a vos también se te murió alguien?'], /haya muerto|vida entera/],
  ['es', 'hears no love in a call, no confusion in «No señor»', ['¿Llamar a quién?', 'No señor, ningún cariño, me da una rabia que no le cuento'], /cariño|amor|confusión/],
  ['es', 'hears no emptiness in privacy', ['Hola', 'Te pregunto por la privacidad'], /vacío/i],
  ['es', 'hears no tears of theirs where another wept', ['Me dejó mi novio', 'Me lloró en la puerta'], /Llorar donde toca|No poder llorar|El llanto viene/],
  ['es', 'takes another’s loneliness for another’s', ['Se fue mi mujer', 'ella dice que hace años que estaba sola al lado mío'], /soledad/i],
  ['es', 'hears no faith in a way of speaking', ['Se murió mi mamá', 'Mi hija está bien, gracias a Dios'], /rezar|tu fe|De nada|No hay de qué/],
  ['es', 'says back no complaint about itself', ['Se murió mi mamá', 'no me contestaste'], /«no me contestaste»/i],
  ['es', 'hears no rival in «el otro cuarto»', ['Rompí con mi novio', 'mi roomie está en el otro cuarto'], /Compararse|Verle tan pronto/],
  ['es', 'takes nobody for living who lives on in somebody', ['Mi madre murió en mayo', 'Mi madre sigue viva en mí, vive en mis manos', 'Ayer soñé que mi madre está viva', 'Mi madre no murió sola'], /vive, y hablé|vive\. Ya está|¿Qué sabe tu madre|Cuándo hablaste/],
  ['es', 'takes a goodbye that is told for no leave', ['Murió mi padre', 'Adiós, papá, le dije. Y cerré la puerta.'], /historial|llevadero|Buen descanso/],
  ['es', 'declares nobody dead where nobody died', ['Mi mujer, Ainhoa, entra a las siete en el hospital y ya se ha ido', 'Nadie se ha muerto. Cerró la fábrica en junio.'], /haya muerto|últimas semanas tapan/, 'proposito'],
  ['es', 'takes a courtesy for no gratitude', ['Se fue mi marido', 'Mirá, gracias, algo es algo. Mi vieja dice que me busque otro.'], /agradecimiento|«Mirá, gracias/i],
  ['es', 'gives the machine’s speech to no joke', ['Me dejó por Florencia', 'Ya sé que sos una máquina, era un chiste. Lo que me da bronca es que Florencia vino a comer a casa.'], /inteligencia artificial|de carne y hueso/],
  ['es', 'hears no tears of theirs in «lloraba»', ['Murió mi marido', 'Me habló mi hijo al celular y yo ni le entendía porque lloraba'], /Llorar donde toca|El llanto viene|Las lágrimas/],
  ['es', 'takes whoever was written to for no one tempted to write', ['Me dejó la Javi', 'la Javi me escribió anoche'], /escribirlo y no mandarlo|teléfono en la mano/],
  ['en', 'takes whoever was written to for no one tempted to write', ['Tyler left me', 'he texted me last night'], /write it and not send it|phone in the hand/],
  ['es', 'hears no dismissal in a heart that stopped', ['Soy enfermera, tenía un paciente en paro y no podía dejarlo', 'Fue un paro cardíaco'], /sacaron de un sitio|respuesta a «¿qué haces?»|Sin el horario/],
  ['es', 'sells nothing to who tells of prices', ['Murió mi hijo Andrés', 'hablamos del precio del pollo y de mis nietos'], /Corazón|dos cartas/],
  ['es', 'tells nobody of privacy who speaks of a private clinic', ['Me despidieron', 'que busque en una clínica privada', 'lo digo como quien lee una lista del mercado'], /cifrado|clave/],
  ['es', 'takes thanks given to another for theirs', ['Murió mi paciente', 'Ella se llamaba doña Nubia y me dio las gracias'], /De nada|No hay de qué|Me alegra que haya servido/],
  ['es', 'takes a lost son for no living child', ['Mi hijo Andrés se me fue hace dos años en la carretera', 'No sé'], /A los hijos se les esconde|Cómo están ellos/, 'duelo'],
  ['es', 'turns no past of another into a present of theirs', ['murio mi nona', 'no yo no se hacerlas, nunca me salieron. se llevo la receta.'], /te llevas|se llevas/],
  ['es', 'hears no stop to a life in an empty wardrobe', ['Se fue mi marido', 'si las saco el clóset se queda vacío de ese lado'], /apagarse/, 'ruptura'],
  ['en', 'hears no rage in a garage', ['My husband Ray died', 'that’s his garage, I go sit out there in the evenings'], /rage|anger/i],
  ['en', 'takes who must dismiss others for no one dismissed', ['They promoted me', 'The next thing they want is me making nine of them redundant'], /put out of a place|what do you do/],
  ['en', 'takes nobody for living who did not die alone', ['My father died in May', 'My father didn’t die alone, I was there'], /is alive|is living/],
  ['en', 'declares no brother dead', ['My mom, Linda, died. When mom died Kevin was at work.', 'Kevin lives ten minutes from her house', 'What do you know about me so far?'], /Kevin, died|Kevin died/],
  ['en', 'hears no hard man in a cold hand', ['My brother Pat died', 'He was cold. And the dog sat beside him.'], /difficult between you|who did harm/],
  ['en', 'says back no verdict of others', ['My mother died', 'whatever I do there is somebody telling me I’m doing it wrong'], /You’re doing it wrong|that you’re doing it wrong|: you’re doing it wrong/],
  ['en', 'takes a goodbye that is told for no leave', ['Helen left me', 'I did say goodbye. I said mind how you go.'], /bearable|history|come back at any hour/],
  ['en', 'gives whoever asks for their name no other', ['My wife Helen left', 'do you know my name or not?'], /Helen/],
  ['en', 'takes «who is there» for no question about somebody told of', ['Hi', 'who is this?'], /don’t have|missed it/],
  ['en', 'drops a subject that was refused', ['My mother died in the hospital after an illness', 'it was not a long illness, three days only', 'she was fine on Sunday'], /Hospital corridors|last weeks cover/],
  ['en', 'hears no plea for silence in a message to another', ['Arjun left me', 'I would reply one line: I am not ok, please stop asking. Is that too harsh?'], /I won’t ask more|stop asking/],
  ['en', 'hears no faith in a way of speaking', ['Tyler left me', 'Thank god. So. Six years.'], /prayer|faith|God/],
  ['en', 'hears no tears of theirs where another weeps', ['My brother died', 'my parents are crying all day'], /Crying where/],
  ['es', 'asks no one of living children whose child was never born', ['Mi mujer y yo perdimos un embarazo', 'Mi hijo no nació. Y nadie me dio el pésame.'], /A los hijos se les esconde|Cómo están ellos/],
  ['es', 'takes a question of manner for none', ['Murió mi señora Amparo', 'Me pesa. ¿Sabe qué hice anoche? Saqué el estuche de debajo de la cama.'], /buena pregunta|respuesta temes/, 'duelo'],
  ['es', 'says back no complaint about itself', ['Javier y yo nos hemos divorciado', 'No te entiendo esa pregunta, la verdad. Lo que me gustaría es acercarme a Lucía.'], /no (?:me |te )?entiend/i, 'ruptura'],
  ['en', 'hears no last words where nobody was told', ['My brother Arjun died', 'It’s on my keychain, I’ve never told Mom.'], /[Ll]ast words|last times|letter/, 'duelo'],
  ['en', 'hears no last words in a man who never lied', ['My husband Frank died', 'Frank never told a lie in his life.'], /[Ll]ast words|weren’t said/, 'duelo'],
  ['en', 'takes no one’s quoted thanks for theirs', ['Sinead left me', 'She said “thanks, Tom” like I was a porter.'], /thankful|gratitude/i, 'ruptura'],
  ['en', 'says back no run-up', ['idk where to start, my bf marcus left me 3 weeks ago'], /know where to start/i, 'ruptura'],
  ['en', 'offers no letter to whoever wants none', ['Sinead left me, I never told her I was sorry', 'I wanted to tell her', 'I still want to tell her', 'I never told her', 'she never asked', 'I wanted to say it', 'No letter. The answer was porch, by the way.'], /generar-carta/, 'ruptura'],
  ['en', 'asks of no habit what happened once', ['My wife died', 'I held the phone so his daughter could sing to him'], /ordinary day|do then|Since when/, 'duelo'],
  ['en', 'says back no sentence that fell apart', ['Marcus left me', 'im 29 i feel stupid'], /you’re 29 you/, 'ruptura'],
  ['es', 'takes no greeting and no day for a name', ['Hola, mi padre murió hace dos semanas', 'Ayer, mi hermana, que tenía cáncer, murió'], /(?<!\p{L})(?:Hola|Ayer)(?!\p{L})/u, 'duelo'],
  ['es', 'takes what is said of somebody for no name', ['Mi hermano mayor murió cuando yo tenía 12 y nunca lo hablé'], /con Mayor|Mayor\./, 'duelo'],
  ['es', 'speaks of no past where somebody lies ill', ['Mi papá está en cuidados paliativos y no sé cómo prepararme'], /esa muerte|haya muerto|Cuánto duró|antes de enfermar|Cuando se acaba/, 'duelo'],
  ['es', 'hears no numbness where somebody was blocked', ['Mi novio me dejó', 'Me bloqueó en todo'], /llave general|No sentir nada/, 'ruptura'],
  ['es', 'hears no parting in whoever found the dead', ['Murió mi padre', 'Fui yo quien lo encontró'], /Una decisión buena|permiso para estar mal/, 'duelo'],
  ['es', 'names no feeling that was not named', ['Quiero ser escritora pero me da miedo fracasar'], /inutilidad/, 'proposito'],
  ['es', 'says back no first person', ['Cuido a mi madre y no tengo vida'], /cuido a tu/i, 'proposito'],
  ['es', 'hears no ill-treatment in tenderness, and none where it is denied', ['murió mi marido Rubén', 'me dejaba el termo listo a mí', 'no, él no me maltrataba, nunca le tuve miedo'], /te trataba así|no es un mal carácter|Con el miedo delante/, 'duelo'],
  ['es', 'says back no name for news', ['Hola, soy Verónica, de Concepción. Mi marido, Marcelo, se fue de la casa en marzo.'], /eres Verónica/, 'ruptura'],
  ['es', 'declares nobody dead by a question', ['murió mi padre el lunes', 'mi madre no me habla', '¿mi madre vive o murió?'], /haya muerto tu madre|con tu madre|otro idioma/, 'duelo'],
  ['es', 'says back no verb that may be another', ['me dejó mi novia', 'se me quedo mirando mi hija', 'yo no me case'], /quedas mirando|no te cases/, 'ruptura'],
  ['es', 'asks for nothing again that was told', ['mi novia me corto hace 2 semanas', 'ya te dije, 2 semanas. el ultimo dia fue en un starbucks'], /Es lo que preguntas/, 'ruptura'],
  ['es', 'keeps no place for the one who left', ['me dejó Sofía', 'bueno ya me voy a la chamba. bye'], /tiene su sitio/, 'ruptura'],
  ['en', 'says back no hard word somebody has for themselves', ['My baby died in May.', 'i’m a bad mother'], /you’re a bad mother/i, 'duelo'],
  ['en', 'agrees with nobody that nobody could love them', ['He left me.', 'nobody could love someone like me'], /nobody could love/i, 'ruptura'],
  ['en', 'says back no hard question about oneself', ['My mum died in May.', 'what kind of person forgets her birthday'], /kind of person forgets/i, 'duelo'],
  ['en', 'asks for no name that was given', ['Our son was stillborn five weeks ago. His name is Theo.'], /already a name/, 'duelo'],
  ['en', 'hears no question about languages in being understood', ['My son died', 'Do you understand what happened to him?'], /English|Spanish/, 'duelo'],
  ['en', 'takes the living for living', ['my dad had a stroke in April. hes alive but hes not him.'], /it plainest that someone is missing|a whole life with|A death is known/, 'duelo'],
  ['en', 'takes no father who is dead for somebody to flee from', ['My father died', 'He threw me out in 1975 because I would not take over the shop, and we made peace'], /somewhere to be in peace right now/, 'duelo'],
  ['en', 'takes a dish that was left for nobody who was left', ['our cat died monday', 'I left her dish down. I filled it before I remembered'], /Leaving hurts too|leave to feel bad/, 'duelo'],
  ['en', 'hears no lost friendship in a dead friend', ['My best friend Wanjiru died'], /begin to cool/, 'duelo'],
  ['es', 'asks nobody dead how they are', ['Murió mi padre', 'Le diagnosticaron un cáncer en enero'], /Cómo está hoy/, 'duelo'],
  ['es', 'takes no first word for a name', ['Murió mi marido', 'Bien. Fue muy rápido todo'], /(?<!\p{L})Bien nadie|decía Bien|hacía Bien|^Bien, entonces/u, 'duelo'],
  ['en', 'takes no first word for a name', ['My husband died', 'Tired. I haven’t slept at all'], /did Tired|Tired, then/, 'duelo'],
  ['es', 'declares nobody dead who left', ['Mi marido nos dejó en enero'], /vida entera|haya muerto|llamaba tu marido/, 'ruptura'],
  ['en', 'hears no guilt in a question about another', ['She dumped me', 'What kind of person dumps you by text'], /guilt|charge yourself|go over a scene so often/i, 'ruptura'],
  ['es', 'hears no verdict in what was another’s', ['Murió mi marido', 'Mi marido era un desastre en la cocina'], /sentencia|no te ha medido/, 'duelo'],
  ['en', 'tells the separated of no death', ['he moved out in June', 'Am I still his wife?'], /A death/, 'ruptura'],
  ['es', 'takes control by a partner for no question about devices', ['Hola', 'Mi novio me revisa el celular, ¿es normal?'], /aparato compartido|sesión/, 'ruptura'],
  ['es', 'takes a wish to forget for no question about erasing', ['Me dejó mi novio', '¿Cómo lo borro de mi cabeza?'], /aparato compartido|sesión/, 'ruptura'],
  ['en', 'takes no bereaved parent for one with a child to tell', ['My son died. What do I tell people?'], /In the words that are true|Short true sentences/, 'duelo'],
  ['en', 'takes a question for counsel for none about being told on', ['My husband died', 'What would you tell my kids?'], /I tell nobody|can’t call/, 'duelo'],
  ['en', 'gives nobody a machine’s answer to the hug they miss', ['My mum died', 'I just want a hug from my mum'], /no arms|hug from me/, 'duelo'],
  ['en', 'keeps the dead dead where a silence lives', ['My mum died. Her silence lives in this house now.', 'What do you know about me so far?'], /is alive|is living/, 'duelo'],
  ['en', 'takes no weekday for a name', ['Last Monday, my dad died', 'what was my dad called?'], /Monday/, 'duelo'],
  ['en', 'sends nobody to a person who wants none', ['My husband died', 'I don’t want to talk to a therapist'], /That’s a good idea/, 'duelo'],
  ['en', 'takes no day for a name', ['Yesterday, my sister, who had cancer, died'], /Yesterday/, 'duelo'],
  ['en', 'declares nobody dead who lies in a hospice', ['My dad is in hospice and I don’t know how to prepare'], /A death is known|that day comes back|How long did that time/, 'duelo'],
  ['en', 'offers no ritual for a goodbye that was not', ['I couldn’t say goodbye to my gran because of covid'], /\/ritual/, 'duelo'],
  ['en', 'takes grown children for no small ones', ['My kids left home and I no longer know who I am'], /fixed hours|homework|What do they ask/, 'proposito'],
  ['en', 'says back no «yes» and no «right»', ['My husband died', 'Yes of course I’m safe here with the radio on'], /that Yes|: Yes of course/],
]

describe('what the companion does not mishear', () => {
  it.each(unsaid)('%s: %s', (language, _, said, pattern, path = null) => {
    for (const text of answersTo(said, language, path)) expect(text).not.toMatch(pattern)
  })
})

describe('whoever says «usted»', () => {
  const said = ['Buenas tardes. Disculpe usted, soy Ernesto. Murió mi señora, Amparo, en marzo.', 'Le hablaba a los pájaros del solar.', 'La guitarra está debajo de la cama.', 'Mi hija viene los domingos.', 'Eso me pesa mucho.', 'La canción no se la canté.', 'Era un bambuco.', 'Desde marzo no he vuelto a cantar.']

  it('is seldom called «tú»', () => {
    const familiar = (turns: readonly string[]) => turns.flatMap((_, at) => answersTo(turns.slice(0, at + 1), 'es', 'duelo')).filter((text) => /(?<!\p{L})(?:te|ti|tú|tus?|contigo)(?!\p{L})/iu.test(text)).length
    const informal = said.map((text) => text.replace('Disculpe usted, soy', 'Soy'))
    const [one, other] = [familiar(said), familiar(informal)]
    expect(one).toBeLessThan(other / 2)
  })
})

describe('an exercise under way', () => {
  it('ends where somebody has had enough, in whatever words, and what they tell is answered', () => {
    for (const text of answersTo(['My partner left', 'can we do a breathing exercise', 'yes', 'im good now thanks'], 'en')) expect(text).not.toMatch(/breathe|count/i)
    for (const text of answersTo(['My partner left', 'can we do a breathing exercise', 'yes', 'im good now i dont need no more. i think what hurts most is i gave up nursing school for him'], 'en')) expect(text).not.toMatch(/breathe|count/i)
  })


  it('is left for what is asked in between', () => {
    for (const text of answersTo(['Hola', 'hazme un ejercicio de respiración', 'oye, ¿y crees que debería pelear por mi perro? yo lo adopté'], 'es')) expect(text).not.toMatch(/entra en cuatro/)
    for (const text of answersTo(['Hola', 'hazme un ejercicio de respiración', 'ya'], 'es')) expect(text).toMatch(/entra en cuatro/)
  })

  it('is begun by any yes to its offer, and not offered again to whoever refused it', () => {
    for (const text of answersTo(['Hi', 'Is there some technique for this?', 'Yes, now is fine.'], 'en')) expect(text).not.toMatch(/now is fine/)
    for (const text of answersTo(['Hi', 'And don’t tell me to breathe.', 'Can you give me some sort of exercise for the half ten thing?'], 'en')) expect(text).not.toMatch(/breathe/)
  })
})
