import { useTranslation } from 'react-i18next'

const opened = ['chat', 'letters', 'audio', 'journal'] as const
const promised = ['noCard', 'noRenewal', 'kept'] as const

/** What the week opens, and what it does not do. */
export function WhatOpens() {
  const { t } = useTranslation(['trial'])
  return (
    <aside aria-labelledby="trial-opens" className="lg:pt-2">
      <h2 id="trial-opens" className="text-lead">
        {t('trial:opens.title')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {opened.map((name) => (
          <li key={name} className="border-b border-line py-3 font-voice text-read">
            {t(`trial:opens.${name}`)}
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-2 text-note text-soft">
        {promised.map((name) => (
          <li key={name}>{t(`trial:promises.${name}`)}</li>
        ))}
      </ul>
    </aside>
  )
}
