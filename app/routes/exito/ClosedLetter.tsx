import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ClosedLetter as Closed } from '#core/letters/letters'
import { Seal } from '~/components/illustrations'
import { LetterDate } from '~/components/letter/LetterDate'
import { useLanguage } from '~/i18n/use-language'
import { Button } from '~/ui/Button'
import { LinkButton } from '~/ui/LinkButton'

/** A letter that waits for its day, and the way to open it before. */
export function ClosedLetter({ letter, day, address }: { letter: Closed; day: string; address: string }) {
  const { t } = useTranslation(['exito'])
  const language = useLanguage()
  const isOpening = useNavigation().formData?.get('intent') === 'open'
  const [before, after] = t('exito:closed.until', { day: '|' }).split('|')
  return (
    <div className="grid items-center gap-x-16 gap-y-6 pt-4 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] md:pt-16 lg:gap-x-28">
      <Seal className="w-32 sm:w-44 md:order-last md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-title">{t('exito:closed.title')}</h1>
        <p className="mt-5 font-voice text-read">
          {before}
          <LetterDate at={letter.opensAt} language={language} known={day} />
          {after} {letter.hasNotice && t('exito:closed.notice')}
        </p>
        <p className="mt-3 font-voice text-read text-soft">{t('exito:closed.text')}</p>
        <LinkButton to="/dashboard" variant="secondary" className="mt-8">
          {t('exito:closed.shelf')}
        </LinkButton>
        <section className="mt-12 border-t border-line pt-6">
          <h2 className="font-tool text-ui font-[600]">{t('exito:closed.early')}</h2>
          <p className="mt-1 text-ui text-soft">{t('exito:closed.earlyText')}</p>
          <Form method="post" action={address} className="mt-3 -ml-2">
            <input type="hidden" name="intent" value="open" />
            <Button type="submit" variant="quiet" isLoading={isOpening} loadingLabel={t('exito:closed.opening')}>
              {t('exito:closed.open')}
            </Button>
          </Form>
        </section>
      </div>
    </div>
  )
}
