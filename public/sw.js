/*
 * Keeps one page for when there is no network: /ayuda. Nothing else of the site is kept, no private page and no answer of /api. Only
 * opening a page passes through here; everything a page loads goes its way untouched.
 *
 * A new version of this file takes over at once, and drops what an older one kept. Copies are renewed whenever /ayuda is seen, and
 * otherwise when the last is older than `copyAgeMs`.
 */
const store = 'eon-ayuda-1'
const helpPath = '/ayuda'
const copyAgeMs = 3 * 24 * 60 * 60_000
/** How long the network may take before a copy is better than waiting. */
const patienceMs = 5_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepCopy(new URL(helpPath, self.location.origin)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || request.mode !== 'navigate' || url.origin !== self.location.origin) return
  event.respondWith(url.pathname === helpPath ? answerHelp(event, url) : answerPage(event))
})

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith('eon-ayuda-') && name !== store) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** From the network, and kept; without it, the copy of this country, else the one seen last. */
async function answerHelp(event, url) {
  const answer = fromNetwork(event)
  event.waitUntil(answer.then((response) => response.ok && keepCopy(url)).catch(() => undefined))
  const fresh = await Promise.race([answer.catch(() => null), new Promise((resolve) => setTimeout(resolve, patienceMs, null))])
  if (fresh?.ok) return fresh
  const copy = await findCopy(url)
  return copy ?? (fresh || (await answer.catch(() => null))) ?? withoutNetwork()
}

async function answerPage(event) {
  event.waitUntil(renewCopy())
  try {
    return await fromNetwork(event)
  } catch {
    return withoutNetwork()
  }
}

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** Two names at most for a country: its own, and that of the page seen last. The first is looked for first, and written last. */
function namesFor(url) {
  const country = /^[a-z]{2}$/i.exec(url.searchParams.get('pais') ?? '')?.[0].toUpperCase()
  return country ? [`${helpPath}?pais=${country}`, helpPath] : [helpPath]
}

/** Keeps the page as it is made for keeping: it says nothing of the hour, and holds every country. A failure keeps what was there. */
async function keepCopy(url) {
  const asked = new URL(url)
  asked.searchParams.set('copia', '1')
  try {
    const response = await fetch(asked, { credentials: 'same-origin' })
    if (!response.ok || response.redirected) return
    const kept = await caches.open(store)
    for (const name of namesFor(url).reverse()) await kept.put(name, response.clone())
  } catch {
    // No network, or no room.
  }
}

async function findCopy(url) {
  const kept = await caches.open(store)
  for (const name of namesFor(url)) {
    const copy = await kept.match(name)
    if (copy) return copy
  }
  return null
}

async function renewCopy() {
  const url = new URL(helpPath, self.location.origin)
  const copy = await findCopy(url)
  const keptAt = Date.parse(copy?.headers.get('Date') ?? '')
  if (copy && Date.now() - keptAt < copyAgeMs) return
  await keepCopy(url)
}

const words = {
  es: {
    title: 'Sin conexión',
    happened: 'Se ha ido la conexión y esta página no ha podido abrirse.',
    kept: 'Lo que ya enviaste está guardado. Cuando vuelva la red, prueba otra vez.',
    again: 'Probar otra vez',
    help: 'Los teléfonos de ayuda sí se abren sin conexión',
  },
  en: {
    title: 'No connection',
    happened: 'The connection is gone and this page could not be opened.',
    kept: 'What you had sent is kept. When the network is back, try again.',
    again: 'Try again',
    help: 'The helpline numbers do open without a connection',
  },
}

/** Says that the network is gone, and leads to whom to call. */
async function withoutNetwork() {
  const copy = await findCopy(new URL(helpPath, self.location.origin))
  const language = copy?.headers.get('Content-Language') === 'en' || (!copy && !/^es/i.test(self.navigator.language)) ? 'en' : 'es'
  const own = words[language]
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${own.title} · EÓN</title><style>${styles}</style></head><body><main><p>EÓN</p><h1>${own.title}</h1><p>${own.happened} ${own.kept}</p><p><a class="button" href="">${own.again}</a></p><p><a href="${helpPath}">${own.help}</a></p></main></body></html>`
  return new Response(body, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  })
}

const styles = `
:root{color-scheme:light dark;--ink:#2b2622;--paper:#faf6ee;--accent:#8a4b2a}
@media (prefers-color-scheme:dark){:root{--ink:#f3eadb;--paper:#171411;--accent:#e9a66b}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.25rem/1.6 Georgia,serif}
main{max-width:36rem;margin:0 auto;padding:1.25rem 1.25rem 5rem}
h1{font-weight:500;font-size:2.25rem;line-height:1.15;margin:2rem 0 1rem}
a{color:var(--accent);text-underline-offset:.2em;display:inline-flex;align-items:center;min-height:44px}
.button{font:550 1rem/1.4 ui-sans-serif,system-ui,sans-serif;background:var(--accent);color:var(--paper);text-decoration:none;padding:.5rem 1.25rem;border-radius:.4rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`
