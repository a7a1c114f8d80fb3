import { Link, NavLink, useLocation } from '@remix-run/react'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { useAuth, useSessionMirror } from '~/lib/auth/use-auth'
import { Disclosure } from '~/ui/Disclosure'
import { LanguageSwitch } from './LanguageSwitch'
import { Wordmark } from './illustrations'
import { mainLinks } from './main-links'

/** The name, five doors, the language and one's own door. On small screens the five fold into a menu that works without JavaScript. */
export function SiteHeader() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useSessionMirror()
  return (
    <header data-shell className="page-width relative z-30 flex items-center justify-between gap-x-3 py-4 sm:gap-x-6 lg:py-6">
      <Link to="/" aria-label={t('nav.home')} className="-m-2 flex min-h-11 items-center rounded-control p-2 text-ink">
        <Wordmark className="h-9 lg:h-10" />
      </Link>

      <div className="hidden items-center gap-8 lg:flex">
        <nav aria-label={t('nav.label')}>
          <ul className="flex items-center gap-1">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} prefetch="intent" className={({ isActive }) => clsx(doorStyle, isActive ? 'text-path' : 'text-ink')}>
                  {({ isActive }) => (
                    <span className={clsx('border-b pb-0.5', isActive ? 'border-path' : 'border-transparent')}>{t(label)}</span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <OwnDoor className="-mr-3" />
      </div>

      <OwnDoor className="ml-auto lg:hidden" />
      <Disclosure
        closeOn={pathname}
        className="group lg:hidden"
        summaryClassName="-mr-3 flex min-h-11 items-center gap-2.5 px-3 text-ui font-[550] select-none"
        summary={
          <>
            {t('nav.menu')}
            <MenuMark />
          </>
        }
      >
        <div className="absolute inset-x-3 top-full animate-[rise_300ms_both] rounded-sheet border border-line bg-sheet px-5 pt-2 pb-5 shadow-high sm:px-8">
          <nav aria-label={t('nav.label')}>
            <ul>
              {mainLinks.map(({ to, label }) => (
                <li key={to} className="border-b border-line">
                  <NavLink
                    to={to}
                    className={({ isActive }) =>
                      clsx('flex min-h-14 items-center rounded-control font-voice text-lead transition-colors hover:text-path', isActive && 'text-path')
                    }
                  >
                    {t(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-4 flex justify-end">
            <LanguageSwitch />
          </div>
        </div>
      </Disclosure>
    </header>
  )
}

/** The way in, or to one's account once an address is proven. Coming in leads back to the page it began on. */
function OwnDoor({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuth()
  const { pathname, search } = useLocation()
  const isHere = pathname === '/acceso' || pathname === '/'
  const way = isHere ? '/acceso' : `/acceso?volver=${encodeURIComponent(`${pathname}${search}`)}`
  return (
    <NavLink
      to={isAuthenticated ? '/cuenta' : way}
      className={({ isActive }) => clsx(doorStyle, 'whitespace-nowrap', isActive ? 'text-path' : 'text-soft', className)}
    >
      <span className="border-b border-transparent pb-0.5">{t(isAuthenticated ? 'nav.account' : 'nav.enter')}</span>
    </NavLink>
  )
}

const doorStyle = 'flex min-h-11 items-center rounded-control px-3 text-ui transition-colors hover:text-path'

function MenuMark() {
  return (
    <svg viewBox="0 0 22 20" className="drawing h-5 w-[1.375rem]" aria-hidden="true">
      <g className="group-open:hidden">
        <path d="M2.4 6.8c5.7-.3 11.4-.1 17.2-.2" />
        <path d="M2.5 13.5c5.6-.2 11.3.1 17-.1" />
      </g>
      <path className="hidden group-open:block" d="M4.6 3.8c4 4.2 8.2 8.3 12.7 12.3M17.1 3.6c-4.2 4-8.3 8.2-12.4 12.7" />
    </svg>
  )
}
