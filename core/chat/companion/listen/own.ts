import type { ContentLanguage } from '#core/locale/locale.schema'

/** What a person says of themself that is worth keeping. */
export type OwnWords = { name: string | null; /** «salir a caminar». */ helps: string | null; /** «el hospital»: not to be brought up. */ avoids: string | null }

const patterns: Record<ContentLanguage, { name: RegExp; helps: RegExp; avoids: RegExp }> = {
  es: {
    name: /(?<!\p{L})(?<!(?<!\p{L})[Nn]o )(?:[Mm]e llamo|[Mm]i nombre es|[Pp]uedes llamarme|[Ll]lámame|[Ss]oy) (\p{Lu}\p{L}+)(?!\p{L})(?! (?:de|la|el|un|una)(?!\p{L}))/u,
    helps: /(?<!\p{L}|no )(?:me (?:ayuda|calma|alivia|sienta bien|hace bien|tranquiliza|consuela)(?: mucho| un poco)?) ((?:\p{L}+(?:ar|er|ir)(?:me|le|lo|la)?|el|la|los|las|mi|un|una)(?: \p{L}+){0,5})/iu,
    avoids: /(?<!\p{L})no (?:quiero|me gusta|puedo) (?:que )?(?:hablar|hablemos|hables|me hables|hablarme) (?:de|del|sobre) ((?:\p{L}+ ){0,3}\p{L}+)/iu,
  },
  en: {
    name: /\b(?:[Mm]y name is|[Mm]y name's|[Cc]all me|I'm|I am) (\p{Lu}\p{Ll}+)\b(?! (?:and I|to|from|at|in|so|not))/u,
    helps: /\b(?:what helps(?: me)? is|it helps(?: me)? to|helps? me to|I feel (?:better|calmer) when I|calms me (?:down )?to) ((?:\p{L}+)(?: \p{L}+){0,5})/iu,
    avoids: /\b(?:don't|do not) (?:want|like|wish) to (?:talk|speak|hear) about ((?:\p{L}+ ){0,3}\p{L}+)/iu,
  },
}

const notNamed = /^(Not|Sorry|Fine|Ok|Okay|Just|So|Very|Really|Feeling|Going|Trying|Still|Sure|Afraid|Sad|Tired|Yo|Una?|Muy|De|El|La|Lo|Española?|Mexican[oa]|Argentin[oa]|Christian|Jewish|Muslim|American|British|Irish|Católic[oa]|Spanish)$/i

/** Reads them from a turn; what was known before stays where nothing new is said. */
export function readOwnWords(text: string, language: ContentLanguage, known: OwnWords): OwnWords {
  const { name, helps, avoids } = patterns[language]
  const said = name.exec(text)?.[1]
  return {
    name: said && !notNamed.test(said) ? said : known.name,
    helps: helps.exec(text)?.[1]?.trim() ?? known.helps,
    avoids: avoids.exec(text)?.[1]?.trim() ?? known.avoids,
  }
}
