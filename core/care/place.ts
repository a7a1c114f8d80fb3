import { fold } from './fold'

/** Where somebody says they are, by country; in lower case and without accents. Cities and states that are also names of people or of things are left out. */
const places: Record<string, string> = {
  ES: 'espana|spain|madrid|barcelona|sevilla|malaga|zaragoza|bilbao|murcia|alicante|asturias|galicia|andalucia|cataluna|canarias|mallorca',
  MX: 'mexico|cdmx|df|monterrey|puebla|tijuana|veracruz|oaxaca|chiapas|yucatan|queretaro|jalisco|sinaloa|sonora|guanajuato|michoacan',
  AR: 'argentina|buenos aires|rosario|mendoza|tucuman|mar del plata|salta|neuquen|bariloche|caba',
  CO: 'colombia|bogota|medellin|barranquilla|cartagena de indias|bucaramanga|pereira|manizales|antioquia',
  CL: 'chile|santiago de chile|valparaiso|vina del mar|antofagasta|temuco|iquique|puerto montt',
  US: 'estados unidos|eeuu|usa|the us|the states|united states|new york|nyc|california|los angeles|texas|houston|dallas|miami|florida|chicago|ohio|michigan|seattle|boston|philadelphia|arizona|colorado|oregon|minnesota|wisconsin|missouri|tennessee|kentucky|alabama|louisiana|oklahoma|kansas|iowa|nebraska|utah|nevada|pennsylvania|new jersey|north carolina|south carolina|massachusetts|connecticut|maryland|indiana|illinois|hawaii|alaska|maine|vermont',
  GB: 'reino unido|inglaterra|escocia|uk|the uk|united kingdom|england|scotland|wales|northern ireland|london|londres|manchester|liverpool|leeds|glasgow|edinburgh|bristol|cardiff|belfast|newcastle|sheffield',
  PE: 'peru|lima|arequipa|cusco',
  EC: 'ecuador|quito|guayaquil',
  UY: 'uruguay|montevideo|punta del este',
  BR: 'brasil|brazil|sao paulo|rio de janeiro|brasilia',
  PT: 'portugal|lisboa|lisbon|oporto|porto',
  FR: 'francia|france|paris|lyon|marsella|marseille|toulouse',
  IT: 'italia|italy|roma|rome|milan|milano|turin|napoles',
  DE: 'alemania|germany|berlin|munich|hamburgo|hamburg|colonia|cologne|frankfurt',
  IE: 'irlanda|ireland|dublin|cork|galway|limerick|waterford|kilkenny',
  CA: 'canada|toronto|montreal|vancouver|calgary|ottawa|quebec|ontario|alberta|manitoba|nova scotia',
}

/** Said of oneself and of now; what is denied, past, or told of others is not. */
const here = String.raw`(?<!\b(?:no|ya no|not|never|nunca|cuando|when) (?:yo )?)(?:\b(?:estoy|vivo) (?:ahora |aqui |aca )?(?:en|desde)|^(?:aqui|aca) en|[,.;] (?:aqui|aca) en|\bi am (?:here |now )?in|\bi live in|^here in|[,.;] here in)`
const patterns = Object.entries(places).map(([country, names]) => [country, new RegExp(`${here} (?:el |la |los )?(?:${names})\\b(?!,? (?:en |in )?(?:ontario|alabama|extremadura|espana))`)] as const)
/** A number that is told not to be of where one is. */
const elsewhere = /\b(?:ese|esos|este|estos) (?:numeros?|telefonos?)(?: de \w+)? no (?:es|son|sirven?) (?:de |para )?(?:aqui|aca|mi pais)|\b(?:that|this|those)(?: is| are)? not (?:a |the |an? )?(?:us |local )?numbers? (?:here|in my country)|\b(?:that|this|those) numbers? (?:is|are|does|do) not (?:work |exist |for )?(?:here|from here|my country)/

/** `null` where numbers were told to be of elsewhere and no place was named. */
export type Whereabouts = { country: string | null }

/**
 * Where somebody said they are, in what they wrote of late (oldest first): ISO 3166-1 alpha-2. Undefined where they said nothing of it; then the
 * network's country holds. What they say themselves is surer.
 */
export function whereaboutsIn(texts: readonly string[]): Whereabouts | undefined {
  let found: Whereabouts | undefined
  for (const text of texts) {
    const plain = plainOf(text)
    const named = patterns.find(([, pattern]) => pattern.test(plain))
    if (named) found = { country: named[0] }
    else if (elsewhere.test(plain)) found = { country: null }
  }
  return found
}

const plainOf = (text: string): string => fold(text).replace(/\b(i)'?m\b/g, '$1 am').replace(/\bthat'?s\b/g, 'that is').replace(/\bit'?s\b/g, 'it is').replace(/n't\b/g, ' not').replace(/\bdont\b/g, 'do not').replace(/\baint\b/g, 'is not')
