import { Link } from '@remix-run/react'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { titleLimit } from '#core/chat/chat.limits'
import { useLanguage } from '~/i18n/use-language'
import { isApiError } from '~/lib/api/api-error'
import { requestJson } from '~/lib/api/request'
import { focusOnArrival } from '~/lib/focus-on-arrival'
import { Button } from '~/ui/Button'
import { Dialog, DialogClose } from '~/ui/Dialog'
import { TextInput } from '~/ui/TextInput'
import { Confirm } from './Confirm'

type Session = { id: string; title: string; excerpt: string | null; lastAt: number }
type Page = { sessions: Session[]; next: string | null }

const listKey = '/api/chat/sessions'

/** Everything ever talked about: to go on with, to find, to name and to delete. */
export function HistoryDialog({ currentId }: { currentId: string | null }) {
  const { t } = useTranslation(['chat', 'common'])
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={t('chat:history.title')}
      description={t('chat:history.description')}
      closeLabel={t('common:actions.close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" className="text-ui">
          {t('chat:history.open')}
        </Button>
      }
    >
      <DialogClose asChild>
        <Link to="/chat?c=nueva" className="text-link mb-4 inline-flex min-h-11 items-center text-ui font-[550] text-path">
          {t('chat:history.fresh')}
        </Link>
      </DialogClose>
      <Sessions currentId={currentId} />
    </Dialog>
  )
}

function Sessions({ currentId }: { currentId: string | null }) {
  const { t } = useTranslation(['chat', 'common'])
  const id = useId()
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words.trim())
  const query = useInfiniteQuery({
    queryKey: [listKey, sought],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...(sought && { q: sought }), ...(pageParam && { after: pageParam }) })
      return requestJson<Page>({ method: 'GET', url: `${listKey}?${search}`, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const sessions = query.data?.pages.flatMap((page) => page.sessions) ?? []
  return (
    <>
      <label htmlFor={id} className="block text-ui font-[550]">
        {t('chat:history.search')}
      </label>
      <TextInput id={id} type="search" value={words} onChange={(event) => setWords(event.target.value)} className="mt-1.5" />
      <p role="status" className="mt-3 text-note text-soft empty:hidden">
        {query.isPending ? t('chat:history.loading') : sessions.length === 0 && !query.isError ? t(sought ? 'chat:history.notFound' : 'chat:history.empty') : ''}
      </p>
      {query.isError && (
        <p role="alert" className="mt-3 text-ui text-danger">
          {t('chat:history.failed')}{' '}
          <button type="button" className="text-link min-h-11 font-[550] text-path" onClick={() => void query.refetch()}>
            {t('common:actions.tryAgain')}
          </button>
        </p>
      )}
      <ul className="mt-3 max-h-[50vh] overflow-y-auto border-t border-line empty:hidden">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isCurrent={session.id === currentId} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="quiet" className="mt-2" isLoading={query.isFetchingNextPage} loadingLabel={t('chat:history.loading')} onClick={() => void query.fetchNextPage()}>
          {t('chat:history.more')}
        </Button>
      )}
    </>
  )
}

function SessionRow({ session, isCurrent }: { session: Session; isCurrent: boolean }) {
  const { t } = useTranslation(['chat'])
  const language = useLanguage()
  const [isNaming, setNaming] = useState(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listKey] })
  const url = `${listKey}/${encodeURIComponent(session.id)}`
  const rename = useMutation({ mutationFn: (title: string) => requestJson({ method: 'PATCH', url, body: { title } }), onSuccess: () => (setNaming(false), refresh()) })
  const remove = useMutation({
    mutationFn: () =>
      requestJson({ method: 'DELETE', url }).catch((error: unknown) => {
        // Another tab was quicker.
        if (!isApiError(error) || error.status !== 404) throw error
      }),
    // What was deleted is not to stay on the page behind the dialog.
    onSuccess: () => (isCurrent ? window.location.assign('/chat?c=nueva') : refresh()),
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    if (title) rename.mutate(title)
  }

  return (
    <li className="border-b border-line py-2">
      {isNaming ? (
        <form onSubmit={save} className="grid gap-2 py-2">
          <TextInput name="title" aria-label={t('chat:history.name')} defaultValue={session.title} maxLength={titleLimit} required ref={focusOnArrival} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isLoading={rename.isPending} loadingLabel={t('chat:history.save')}>
              {t('chat:history.save')}
            </Button>
            <Button variant="quiet" onClick={() => setNaming(false)}>
              {t('chat:history.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <DialogClose asChild>
            <Link to={`/chat?c=${session.id}`} aria-current={isCurrent || undefined} className="block rounded-control py-2 hover:text-path">
              <span className="block font-voice text-read leading-snug">{session.title}</span>
              {session.excerpt && <span className="mt-0.5 block text-note text-soft">{session.excerpt}</span>}
              <span className="mt-0.5 block text-note text-soft">
                <time dateTime={new Date(session.lastAt).toISOString()}>
                  {new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(session.lastAt)}
                </time>
                {isCurrent && ` · ${t('chat:history.current')}`}
              </span>
            </Link>
          </DialogClose>
          <div className="-ml-2 flex flex-wrap">
            <Button variant="quiet" className="text-note" onClick={() => setNaming(true)}>
              {t('chat:history.rename')}
            </Button>
            <Confirm label={t('chat:history.remove')} question={t('chat:history.removeAsk')} yes={t('chat:history.removeYes')} no={t('chat:history.cancel')} isPending={remove.isPending} onConfirm={() => remove.mutate()} />
          </div>
        </>
      )}
      {(rename.isError || remove.isError) && (
        <p role="alert" className="text-note text-danger">
          {t('chat:history.failed')}
        </p>
      )}
    </li>
  )
}
