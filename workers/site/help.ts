import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { helpIn, helplineDirectory, helplines, isOpen, type CountryHelp, type Helpline } from '#core/care/helplines'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { SiteEnv } from './app'

/**
 * `GET /ayuda`: whom to call, now. One small page without scripts, fonts or database, so that it is there when nothing
 * else is.
 */
export function helpPage() {
  return new Hono<SiteEnv>().get('/ayuda', (c) => {
    const asked = c.req.query('pais')?.toUpperCase()
    const country = asked ?? c.var.country
    return c.html(renderHelp({ country, language: c.var.language, nonce: c.get('secureHeadersNonce') ?? '', now: Date.now() }))
  })
}

function renderHelp(input: { country: string | null; language: ContentLanguage; nonce: string; now: number }) {
  const words = copy[input.language]
  const help = helpIn(input.country)
  const nameOf = new Intl.DisplayNames([input.language], { type: 'region' })
  return html`<!doctype html>
    <html lang="${input.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title} · EÓN</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${input.nonce}">
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <p class="back"><a href="/">EÓN</a></p>
          <h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
          ${help ? renderCountry({ help, name: nameOf.of(help.country) ?? help.country, language: input.language, now: input.now }) : html`<p>${words.unknown}</p>`}
          <p>${words.anyCountry} <a href="${helplineDirectory}" rel="noreferrer">findahelpline.com</a>. ${words.europe}</p>
          <form method="get" action="/ayuda">
            <label for="pais">${words.otherCountry}</label>
            <div class="row">
              <select id="pais" name="pais">
                ${helplines.map(
                  ({ country }) => html`<option value="${country}" ${country === help?.country ? 'selected' : ''}>${nameOf.of(country)}</option>`,
                )}
                <option value="XX" ${help ? '' : 'selected'}>${words.elsewhere}</option>
              </select>
              <button type="submit">${words.show}</button>
            </div>
          </form>
          <h2>${words.meanwhile}</h2>
          <ul>
            ${words.steps.map((step) => html`<li>${step}</li>`)}
          </ul>
          <p class="soft">${words.aboutEon}</p>
        </main>
      </body>
    </html>`
}

function renderCountry(input: { help: CountryHelp; name: string; language: ContentLanguage; now: number }) {
  const words = copy[input.language]
  const { help } = input
  return html`<section aria-labelledby="country">
    <h2 id="country">${input.name}</h2>
    ${help.lines.slice(0, 2).map((line) => renderLine({ line, language: input.language, now: input.now }))}
    <p class="line">
      ${words.emergency}:
      ${help.emergency.map((number) => html`<a class="number" href="tel:${number}">${number}</a> `)}
    </p>
    <p class="soft">${words.checked} ${help.verifiedOn}${help.confidence === 'medium' ? ` · ${words.lessSure}` : ''}</p>
  </section>`
}

function renderLine(input: { line: Helpline; language: ContentLanguage; now: number }) {
  const words = copy[input.language]
  const { line } = input
  const hours =
    line.hours === 'always'
      ? words.always
      : `${line.hours.from}–${line.hours.to} · ${isOpen(line.hours, input.now) ? words.openNow : words.closedNow}`
  return html`<p class="line">
    <a class="number" href="tel:${line.phone.replace(/[^\d+*#]/g, '')}">${line.phone}</a>
    <span>${line.name} · ${hours}</span>
    ${line.note ? html`<span class="soft">${line.note[input.language]}</span>` : ''}
  </p>`
}

const copy = {
  es: {
    title: 'Ayuda ahora',
    lead: 'Si piensas en hacerte daño o crees que no vas a poder esta noche, llama. No hace falta saber qué decir: basta con «no estoy bien».',
    unknown: 'No sabemos en qué país estás. Elige el tuyo abajo.',
    anyCountry: 'En cualquier país:',
    europe: 'El 112 funciona en toda la Unión Europea.',
    otherCountry: 'Otro país',
    elsewhere: 'Mi país no está aquí',
    show: 'Ver',
    emergency: 'Emergencias',
    always: 'a cualquier hora',
    openNow: 'abierto ahora',
    closedNow: 'cerrado ahora: llama a emergencias o mira la otra dirección de abajo',
    checked: 'Números comprobados el',
    lessSure: 'de una sola fuente o de una fuente antigua; si no responde, usa emergencias',
    meanwhile: 'Mientras tanto',
    steps: [
      'Dile a alguien que no te deje a solas. Un mensaje corto vale: «¿puedes venir?».',
      'Aleja de ti lo que podría hacerte daño, o sal de donde esté.',
      'Si el peligro es ahora mismo, llama a emergencias antes que a nadie.',
    ],
    aboutEon: 'EÓN es una inteligencia artificial: acompaña, pero no puede llamar a nadie por ti.',
  },
  en: {
    title: 'Help now',
    lead: 'If you are thinking of hurting yourself, or do not think you can get through tonight, call. You need not know what to say: “I am not all right” is enough.',
    unknown: 'We do not know which country you are in. Choose yours below.',
    anyCountry: 'In any country:',
    europe: '112 works across the European Union.',
    otherCountry: 'Another country',
    elsewhere: 'My country is not here',
    show: 'Show',
    emergency: 'Emergency',
    always: 'at any hour',
    openNow: 'open now',
    closedNow: 'closed now: call the emergency number or use the other address below',
    checked: 'Numbers checked on',
    lessSure: 'from a single or older source; if nobody answers, use the emergency number',
    meanwhile: 'In the meantime',
    steps: [
      'Ask someone not to leave you alone. A short message will do: “can you come over?”',
      'Put what could hurt you out of reach, or leave the place where it is.',
      'If the danger is right now, call the emergency number before anyone else.',
    ],
    aboutEon: 'EÓN is an artificial intelligence: it keeps you company, but it cannot call anyone for you.',
  },
} satisfies Record<ContentLanguage, unknown>

const styles = `
  :root { color-scheme: light dark; --ink: #2b2622; --soft: #5f564d; --paper: #faf6ee; --sheet: #fffdf8; --line: #e6ddcb; --accent: #8a4b2a; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f3eada; --soft: #bdb0a0; --paper: #171411; --sheet: #211d19; --line: #3a332c; --accent: #e9a66b; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 'EB Garamond Variable', Georgia, serif; }
  main { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
  h1 { font-weight: 500; font-size: 2.25rem; line-height: 1.15; margin: 1.5rem 0 1rem; }
  h2 { font-weight: 500; font-size: 1.4rem; margin: 2.5rem 0 0.75rem; }
  a { color: var(--accent); text-underline-offset: 0.2em; }
  .lead { font-size: 1.25rem; }
  .soft { color: var(--soft); font-size: 1rem; }
  .line { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem 1.25rem; margin: 0 0 0.75rem; }
  .line span { display: block; }
  .number { font: 600 1.75rem/1.75 ui-sans-serif, system-ui, sans-serif; text-decoration: none; display: inline-block; min-height: 44px; margin-right: 0.75rem; }
  .row { display: flex; gap: 0.75rem; flex-wrap: wrap; margin-top: 0.5rem; }
  select, button { font: 1rem/1.4 ui-sans-serif, system-ui, sans-serif; min-height: 44px; padding: 0.5rem 1rem; border-radius: 0.4rem; border: 1px solid var(--soft); background: var(--sheet); color: var(--ink); max-width: 100%; }
  button { background: var(--accent); color: var(--paper); border-color: var(--accent); cursor: pointer; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  form { margin-top: 2rem; } li { margin-bottom: 0.5rem; }
`
