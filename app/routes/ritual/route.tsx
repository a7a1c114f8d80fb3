import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { isAppError } from '#core/errors'
import type { LetterView } from '#core/letters/letters'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/LinkButton'
import { Gesture, gestureNames } from './Gesture'
import { Reading } from './reading/Reading'

export const meta = pageMeta((language) => ({
  title: resources[language].ritual.metaTitle,
  description: resources[language].ritual.metaDescription,
}))

/**
 * With the id of a letter of one's own, the gestures are told for its path, with a way back to it and to reading it aloud
 * (`leer`); any other id is ignored.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, language, services } = context
  const { searchParams } = new URL(request.url)
  const letterId = searchParams.get('cartaId')
  if (!letterId) return { letter: null, reading: null }
  try {
    const view = await services.letters.viewLetter({ visitor, letterId, language })
    const readable = readableOf(view)
    const { id, path } = view
    return { letter: { id, path, isReadable: readable !== null }, reading: searchParams.has('leer') ? readable : null }
  } catch (error) {
    if (!isAppError(error)) throw error
    return data({ letter: null, reading: null })
  }
}

function readableOf(view: LetterView) {
  if (view.state !== 'written') return null
  const { id, path, title, paragraphs, language, audio } = view
  return { id, path, title, paragraphs, language, hasSound: audio.status === 'ready', map: audio.map }
}

export type ReadableLetter = NonNullable<ReturnType<typeof readableOf>>

export default function Ritual() {
  const words = resources[useLanguage()].ritual
  const { letter, reading } = useLoaderData<typeof loader>()
  if (reading) return <Reading letter={reading} />
  return (
    <div data-path={letter?.path} className="page-width pt-2 lg:pt-8">
      {letter && (
        <Link to={`/exito?cartaId=${letter.id}`} className="text-link inline-flex min-h-11 items-center text-ui text-path">
          {words.backToLetter}
        </Link>
      )}
      <div className="mt-2 max-w-measure">
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-4 font-voice text-read text-soft">{words.lead}</p>
      </div>
      {letter?.isReadable && (
        <section className="mt-10 max-w-[60rem] rounded-sheet border border-line bg-sheet px-6 py-7 shadow-low sm:px-10">
          <h2 className="text-lead">{words.reading.offer}</h2>
          <p className="mt-2 max-w-measure font-voice text-read text-soft">{words.reading.offerText}</p>
          <LinkButton to={`/ritual?cartaId=${letter.id}&leer`} className="mt-5">
            {words.reading.begin}
          </LinkButton>
        </section>
      )}
      <ol className="mt-10 max-w-[60rem] lg:mt-14">
        {gestureNames.map((name) => (
          <Gesture key={name} name={name} path={letter?.path} />
        ))}
      </ol>
      <div className="mt-14 grid max-w-[60rem] gap-x-16 gap-y-10 md:grid-cols-2">
        <section>
          <h2 className="text-lead">{words.fire.title}</h2>
          <p className="mt-2 font-voice text-read text-soft">{words.fire.text}</p>
        </section>
        <section>
          <h2 className="text-lead">{words.after.title}</h2>
          <p className="mt-2 font-voice text-read text-soft">{words.after.text}</p>
          <a href="/ayuda" className="text-link mt-2 inline-flex min-h-11 items-center text-ui font-[550] text-path">
            {words.after.help}
          </a>
        </section>
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <LinkButton to="/chat" variant="secondary">
          {words.after.chat}
        </LinkButton>
        <LinkButton to="/" variant="quiet">
          {words.after.home}
        </LinkButton>
      </div>
    </div>
  )
}
