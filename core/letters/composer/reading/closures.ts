import type { ContentLanguage } from '#core/locale/locale.schema'

/** How a person wants a letter to end. */
export type Closure =
  | 'thanks' | 'forgive' | 'askforgiveness' | 'selfforgive' | 'goodbye' | 'love' | 'quiet' | 'remember' | 'forward' | 'closedoor' | 'promise' | 'understand' | 'anger' | 'strength' | 'tell' | 'hope' | 'self' | 'open'

/** The more specific first. */
export const closureSignals: [Closure, Record<ContentLanguage, RegExp>][] = [
  ['selfforgive', { es: /perdonarme|hacer las paces conmigo|dejar de culparme|soltar la culpa|sin culpa|mi propio perdón/iu, en: /forgiv(e|ing) myself|stop blaming myself|let go of (the )?guilt|peace with myself|go easier on myself/i }],
  ['askforgiveness', { es: /ped(ir|irle|irles|irte)? ?(le|les)? perdón|que me perdon|pedir disculpas|disculparme/iu, en: /(ask|beg)(ing)? (for )?(him|her|them|for)?.{0,12}forgive|say(ing)? (I'm |I am )?sorry|apologi[sz]/i }],
  ['thanks', { es: /gracias|agradec|gratitud/iu, en: /thank|grat/i }],
  ['forgive', { es: /perd[oó]n/iu, en: /forgiv/i }],
  ['closedoor', { es: /cerrar (?!los ojos|la herida)|cerrar$|cierre|no volver(?!me|se|te|los? a ver)|dejar de (?!quer|am|ser|sentir|fingir|correr)\p{L}+|pasar página|dar vuelta (a )?la página|poner(le)? (un )?punto|terminar (con|esto|la relación|de una vez|bien|este)|acabar (de una vez|con)|cortar (con|el|todo|lo)|sin rencor|poner límites|(?<!(?:no|nunca|jamás|sin) (?:quiero |quisiera |lo |la |los |las |me )?(?:voy a )?)olvidar/iu, en: /\bclos(e|ing|ure)\b|move on|turn the page|stop (?!lov|blam|be|pretend|apologi|feel)\w+ing|not (to )?(go|going) back|never go(ing)? back|stay (gone|away|out)|\bend (it|this)\b|no going back|done with|boundar|(?<!(?:not|never|n't|don't want to|without) (?:to )?)\bforget(?!t)/i }],
  ['goodbye', { es: /despedi|adi[oó]s|soltar|dejarl[oa]s? ir|dejar ir|dejarl[oa] (marchar|descansar)|decirle (adiós|chao)|hasta (luego|pronto|siempre)/iu, en: /goodbye|good-bye|farewell|let(ting)? (him|her|them|it|this|everything)? ?go\b|say bye|send (him|her|them) off/i }],
  ['quiet', { es: /paz|tranquil|calma|descans|silencio|seren|dormir|respirar|sin (dolor|llorar)|consuelo/iu, en: /peace|quiet|calm|rest\b|sleep|breathe|still(ness)?\b|gentle|comfort|softly|soft/i }],
  ['love', { es: /que (lo|la|le|los|las|les) (quiero|amo)|que (lo|la) (quise|amé)|te (quiero|amo)|amor|cariño|abraz/iu, en: /I (still )?love|loved|love (him|her|them|you)|with love|hug/i }],
  ['anger', { es: /rabia|enojo|coraje|reclam|desahog|gritar|sacar/iu, en: /anger|angry|shout|scream|get it out|vent|rage/i }],
  ['promise', { es: /promet|promesa|compromiso|jurar|cumplir/iu, en: /promis|vow|swear|pledge/i }],
  ['remember', { es: /record|no (quiero |quisiera |voy a |me quiero )?olvid|no (se|l[oa]s?) olvid|que no se olvide|se acuerden|memoria|honrar|homenaje|no olvid|mantener|guardarl[oa]|llevarl[oa]|celebrar (su|la|el|lo que fue)|legado|presente/iu, en: /remember|not forget|was here|alive|memor|honou?r|keep(ing)? (him|her|them)|keep(ing)? it (alive|as|safe|with)|carry(ing)? (?!on)|celebrat(e|ing) (?!who I|myself)|legacy|tribute/i }],
  ['understand', { es: /entender|comprender|saber (por qué|qué)|respuesta|claridad|aclarar|descubrir (?!quién soy)|encontrar (el|un|mi) (sentido|rumbo|camino)|sentido|propósito/iu, en: /understand|know why|answers?|clarity|make sense|figure out|find (my|a|the|some) (way|purpose|meaning|direction)|purpose|meaning/i }],
  ['self', { es: /conmigo|a mí (mism[oa])?|volver a (ser|mí|sentirme)|cuidarme|quererme|reencontrarme|encontrarme|recuperar(me)?|qui[eé]n (soy|era)|lo que soy|aceptarme/iu, en: /myself|be me|feel like me|kind(er)? to me|who I am|come back to me|own (life|skin)/i }],
  ['strength', { es: /fuerza|valor|valent|ánimo|seguir|aguantar|levantarme|salir adelante|continuar/iu, en: /strength|strong|courage|keep going|carry on|get through|get up|brave/i }],
  ['forward', { es: /empezar|comenzar|nuev[oa]|futuro|adelante|primer paso|paso|rehacer|avanzar|volver a (?!ver|estar con|hablar)\p{L}+|volver aunque|retomar|^vivir|seguir viviendo|cambio|vida|ilusión|permiso|libertad|libre/iu, en: /\bstart|\bbegin|\bnew\b|future|forward|first step|\bstep\b|\bnext\b|\bagain\b|\blife\b|permission|\bfree|go back a little/i }],
  ['hope', { es: /esperanza|(?<!\p{L})fe(?!\p{L})|confia|(?<!\p{L})luz/iu, en: /\bhope|\bfaith\b|\btrust|\blight\b/i }],
  ['tell', { es: /dec(ir|irle|irles|irte)|contar|que (sepa|sepan|supiera)|hablar/iu, en: /tell|say|(him|her|them) to know|speak|talk/i }],
]
