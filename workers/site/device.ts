// A device list asks for a name its owner recognises and no more: these two lists are shorter than what it would take to turn a parser's
// «Mobile Safari» and «iOS» into «Safari» and «iPhone», and versions and models are not kept.
// Order matters: Edge and Opera call themselves Chrome, Chrome calls itself Safari.
const browsers: [string, RegExp][] = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]

const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

/** How a person would name the device a browser runs on: «Firefox · Android». Null where it cannot be told. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const find = (list: [string, RegExp][]) => list.find(([, mark]) => mark.test(userAgent))?.[0]
  const names = [find(browsers), find(systems)].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(' · ') : null
}
