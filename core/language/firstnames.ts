/** First names whose ending would mislead, and common English ones. Only used where nothing in the message tells. */
const feminine =
  'vero caro lore leti rochi charo chelo conchi rosario consuelo isabel carmen maribel raquel beatriz pilar mercedes dolores consuelo rocío rocio inés ines soledad sol luz paz mar nieves maribel ester esther rut ruth noemí noemi belén belen itziar ainhoa leire nerea miren edurne montse montserrat meritxell maite lourdes ángeles angeles araceli judit judith raquel iris abril azul milagros socorro amparo remedios rosario trinidad charo maricarmen flor jazmín jazmin yazmin pili mari tere nely nelly lupe guadalupe chelo concepción asunción encarnación monserrat magali sofi cami meli vale caro luli flori mili ceci moni lili ' +
  'emily emma sarah kate katie jane anne ann mary elizabeth alice grace chloe hannah rachel megan lucy charlotte amy ellen helen margaret susan karen nancy betty dorothy joan jean ruth eleanor rose lily daisy ivy hazel violet beth jess jen jenny becky abby zoe chloë claire louise caroline catherine kathleen eileen maureen sheila doris edith ethel agnes mabel marge peggy poppy molly ellie sophie evie maisie freya isabelle gwen carol janet judy judith joyce sharon michelle nicole ashley brittany courtney heather allison erin meghan kelly stacy tracy wendy mei priya aoife niamh siobhan saoirse ciara'
const masculine =
  'seba bautista luca garci josua nahuel joel bruno juan josé jose jesús jesus luis carlos miguel ángel manuel david daniel gabriel rafael samuel joel abel ismael israel noel tomás tomas nicolás nicolas lucas matías matias elías elias isaías andrés andres martín martin sebastián sebastian julián julian adrián adrian fabián iván ivan germán german rubén ruben esteban joaquín joaquin agustín agustin valentín benjamín benjamin simón simon román ramón ramon cristian christian javier xavier walter óscar oscar víctor victor héctor hector félix felix jorge enrique felipe vicente jaime josema jordi marc pol oriol iker unai aitor asier koldo gorka mikel jon borja nacho pepe toni rafa quique kike chema santi javi luca garcía leandro nahuel emanuel ezequiel uriel bautista ' +
  'john james robert michael william david richard joseph thomas charles daniel matthew anthony mark steven paul andrew joshua kevin brian george edward ron ronald tim timothy jason jeff jeffrey ryan jacob gary nick nicholas eric stephen jonathan larry justin scott brandon ben benjamin frank greg gregory ray raymond patrick jack dennis jerry tyler aaron henry doug peter adam nathan zach walter harold keith carl arthur roger alan juan ralph roy ethan jeremy harry noah theo leo oliver oscar alfie archie freddie jake luke owen liam callum ewan angus hamish declan sean connor rory finn dave mike steve rob bob tom jim joe bill dan matt josh kev pete phil simon neil graham stuart ian colin trevor nigel barry derek ken stan reg alf bert ted ned gus otto hugh ivan omar ali ahmed mohammed raj arjun marcus darnell jamal tyrone'
const either = 'alex sam charlie jamie taylor jordan casey robin pat chris kim lee andrea dani ariel vale cruz trini guada agus fer pau noa rené rene morgan riley quinn avery jesse kai sky rowan frankie bobby max lou jo ash drew blake'

let sets: { f: Set<string>; m: Set<string>; either: Set<string> } | undefined

/** The usual gender of a first name, or null. Spanish endings count for Spanish requests only. */
export function genderOfName(name: string, hasSpanishEndings: boolean): 'f' | 'm' | null {
  const names = (sets ??= {
    f: new Set(feminine.split(' ')),
    m: new Set(masculine.split(' ')),
    either: new Set(either.split(' ')),
  })
  const first = name.toLowerCase().split(/[\s-]+/)[0] ?? ''
  if (names.either.has(first)) return null
  if (names.f.has(first)) return 'f'
  if (names.m.has(first)) return 'm'
  if (!hasSpanishEndings || first.length < 3) return null
  if (/(a|ita|ina|ela)$/.test(first)) return 'f'
  if (/(o|ito|ín|ón|án)$/.test(first)) return 'm'
  return null
}
