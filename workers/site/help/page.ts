import { html, raw } from 'hono/html'
import { dialled, helpIn, helplineDirectory, helplines, isOpen, type CountryHelp, type Helpline } from '#core/care/helplines'
import { contentLanguages, type ContentLanguage } from '#core/locale/locale.schema'
import { styles } from './styles'
import { words } from './words'

export type HelpView = {
  country: string | null
  language: ContentLanguage
  nonce: string
  /** UTC ms. */
  now: number
  /** A copy for later: it says nothing of this hour, and holds every country, since no other page can be asked for. */
  isCopy: boolean
  /** The country was chosen, not guessed. */
  isChosen: boolean
}

/** One small page without scripts, fonts or pictures, so that it is there when nothing else is. */
export function renderHelp(view: HelpView) {
  const { language, country, isCopy } = view
  const own = words[language]
  const help = helpIn(country)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${own.title} · EÓN</title>
<link rel="icon" href="/favicon.svg">
<style nonce="${view.nonce}">${raw(styles)}</style>
</head>
<body>
<main>
<p class="top"><a href="/">EÓN</a>${isCopy ? '' : renderLanguages(view)}</p>
<h1>${own.title}</h1>
<p class="lead">${own.lead}</p>
${help ? renderCountry(help, view) : html`<p>${country === null || country === 'XX' ? own.unknown : own.notHere(nameOf(country, language))}</p>`}
<p>${own.anyCountry} <a href="${helplineDirectory}" rel="noreferrer">findahelpline.com</a>. ${own.europe}</p>
${isCopy ? renderAll(view) : renderChooser(view)}
<h2>${own.meanwhile}</h2>
<ul>${own.steps.map((step) => html`<li>${step}</li>`)}</ul>
<p class="soft">${own.aboutEon}${isCopy ? ` ${own.copied(longDate(view.now, language))}` : ''}</p>
</main>
</body>
</html>`
}

function renderCountry(help: CountryHelp, view: HelpView) {
  const own = words[view.language]
  const everybody = help.lines.filter((line) => line.for === undefined).slice(0, 2)
  const special = help.lines.filter((line) => line.for !== undefined)
  return html`<section aria-labelledby="country">
<h2 id="country">${nameOf(help.country, view.language)}</h2>
${everybody.map((line) => renderLine(line, view))}
<p class="line"><span>${own.emergency}</span>${help.emergency.map((number) => renderNumber(number))}</p>
${special.map((line) => renderLine(line, view))}
<p class="soft">${own.checked} ${longDate(Date.parse(help.verifiedOn), view.language)}${help.confidence === 'medium' ? ` · ${own.lessSure}` : ''}</p>
</section>`
}

function renderLine(line: Helpline, { language, now, isCopy }: HelpView) {
  const own = words[language]
  return html`<p class="line">${line.for ? html`<span>${own.for[line.for]}</span>` : ''}${renderNumber(line.phone)}<span>${line.name} · ${timesOf(line)}</span>${line.note ? html`<span class="soft">${line.note[language]}</span>` : ''}</p>`

  function timesOf({ hours }: Helpline): string {
    if (hours === 'always') return own.always
    const times = own.between(hours.from, hours.to)
    return isCopy ? times : `${times} · ${isOpen(hours, now) ? own.openNow : own.closedNow}`
  }
}

function renderNumber(phone: string) {
  return html`<a class="number" href="tel:${dialled(phone)}">${phone}</a>`
}

function renderChooser({ country, language }: HelpView) {
  const own = words[language]
  const isKnown = helpIn(country) !== null
  return html`<form method="get" action="/ayuda">
<label for="pais">${own.otherCountry}</label>
<div class="row">
<select id="pais" name="pais">
${sorted(language).map(({ country: code }) => html`<option value="${code}"${code === country ? raw(' selected') : ''}>${nameOf(code, language)}</option>`)}
<option value="XX"${isKnown ? '' : raw(' selected')}>${own.elsewhere}</option>
</select>
<input type="hidden" name="idioma" value="${language}">
<button type="submit">${own.show}</button>
</div>
</form>`
}

/** Notes no longer than this stand beside a number in the list: «opción 5». */
const longestNote = 26

/** Every country in one list, for a page that cannot ask for another. */
function renderAll({ country, language }: HelpView) {
  const own = words[language]
  return html`<h2>${own.otherCountries}</h2>
<ul class="all">${sorted(language)
    .filter((help) => help.country !== country)
    .map((help) => {
      const line = help.lines.find(({ for: audience }) => audience === undefined)
      const note = line?.note?.[language]
      const numbers = [line?.phone, help.emergency[0]].filter((phone) => phone !== undefined)
      return html`<li>${nameOf(help.country, language)}${note && note.length <= longestNote ? ` (${note})` : ''}: ${numbers.map((phone) => html`<a href="tel:${dialled(phone)}">${phone}</a> `)}</li>`
    })}</ul>`
}

function renderLanguages({ country, language, isChosen }: HelpView) {
  return html`${contentLanguages
    .filter((one) => one !== language)
    .map((one) => html`<a lang="${one}" hreflang="${one}" href="/ayuda?idioma=${one}${isChosen && country ? `&pais=${country}` : ''}">${words[one].name}</a>`)}`
}

function sorted(language: ContentLanguage): CountryHelp[] {
  return helplines.toSorted((one, other) => nameOf(one.country, language).localeCompare(nameOf(other.country, language), language))
}

function nameOf(country: string, language: ContentLanguage): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(country) ?? country
}

/** A day (UTC ms) in words. */
function longDate(at: number, language: ContentLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
