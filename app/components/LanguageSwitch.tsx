import { useLocation } from '@remix-run/react'
import clsx from 'clsx'
import { useEffect, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { contentLanguages } from '#core/locale/locale.schema'
import { readForgottenLanguage, setLanguageAction, useChangeLanguage } from '~/i18n/change-language'
import { isContentLanguage } from '~/i18n/content-language'
import { useLanguage } from '~/i18n/use-language'

/** ES / EN. A form: without JavaScript it comes back to the same page; with it, words change in place and nothing typed is lost. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const current = useLanguage()
  const changeLanguage = useChangeLanguage()

  function changeInPlace(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const chosen = submitter?.getAttribute('value')
    if (!isContentLanguage(chosen)) return
    event.preventDefault()
    if (chosen !== current) changeLanguage(chosen)
  }

  return (
    <form method="post" action={setLanguageAction} onSubmit={changeInPlace} className={className}>
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <div role="group" aria-label={t('language.label')} className="flex items-center text-note">
        {contentLanguages.map((language, index) => (
          <span key={language} className="flex items-center">
            {index > 0 && <span aria-hidden="true" className="h-4 w-px bg-line" />}
            <button
              type="submit"
              name="language"
              value={language}
              aria-pressed={language === current}
              className={clsx(
                'grid size-11 place-items-center rounded-control font-[600] tracking-[0.06em] transition-colors hover:text-path',
                language === current ? 'text-path' : 'text-soft',
              )}
            >
              <span aria-hidden="true" className={clsx('border-b-2', language === current ? 'border-path' : 'border-transparent')}>
                {language.toUpperCase()}
              </span>
              <span className="unseen">
                {language.toUpperCase()}, {t(`language.${language}`)}
              </span>
            </button>
          </span>
        ))}
      </div>
    </form>
  )
}

/** Once, when the page opens: a choice the browser kept and the cookie lost is taken up again. */
export function useForgottenLanguage() {
  const current = useLanguage()
  const changeLanguage = useChangeLanguage()
  useEffect(() => {
    const kept = readForgottenLanguage()
    if (!isContentLanguage(kept) || kept === current) return
    // After this commit: the parts above have yet to start listening for a change of language.
    const timer = setTimeout(() => changeLanguage(kept))
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was true when the page opened matters
  }, [])
}
