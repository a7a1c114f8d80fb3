import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { memoryLimit } from '#core/chat/chat.limits'
import { requestJson } from '~/lib/api/request'
import { focusOnArrival } from '~/lib/focus-on-arrival'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { TextArea } from '~/ui/TextArea'
import { Confirm } from './Confirm'

type Memory = { id: string; text: string; isEdited: boolean }

const listKey = '/api/chat/memories'

/** Everything EÓN remembers of one, to correct and to erase. */
export function MemoryDialog() {
  const { t } = useTranslation(['chat', 'common'])
  return (
    <Dialog
      title={t('chat:memory.title')}
      description={t('chat:memory.description')}
      closeLabel={t('common:actions.close')}
      trigger={
        <Button variant="quiet" className="text-ui">
          {t('chat:memory.open')}
        </Button>
      }
    >
      <Memories />
    </Dialog>
  )
}

function Memories() {
  const { t } = useTranslation(['chat', 'common'])
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listKey] })
  const query = useQuery<{ memories: Memory[] }>({ queryKey: [listKey], staleTime: 0 })
  const removeAll = useMutation({ mutationFn: () => requestJson({ method: 'DELETE', url: listKey }), onSuccess: refresh })
  if (query.isPending) return <p role="status">{t('chat:memory.loading')}</p>
  if (query.isError || removeAll.isError) {
    return (
      <p role="alert" className="text-ui text-danger">
        {t('chat:memory.failed')}{' '}
        <button type="button" className="text-link min-h-11 font-[550] text-path" onClick={() => (removeAll.reset(), void query.refetch())}>
          {t('common:actions.tryAgain')}
        </button>
      </p>
    )
  }
  const { memories } = query.data
  if (memories.length === 0) return <p className="font-voice text-read text-soft">{t('chat:memory.empty')}</p>
  return (
    <>
      <ul className="max-h-[50vh] overflow-y-auto border-t border-line">
        {memories.map((memory) => (
          <MemoryRow key={memory.id} memory={memory} onChanged={refresh} />
        ))}
      </ul>
      <div className="mt-4 -ml-2 flex flex-wrap">
        <Confirm label={t('chat:memory.removeAll')} question={t('chat:memory.removeAllAsk')} yes={t('chat:memory.removeAllYes')} no={t('chat:memory.cancel')} isPending={removeAll.isPending} onConfirm={() => removeAll.mutate()} />
      </div>
    </>
  )
}

function MemoryRow({ memory, onChanged }: { memory: Memory; onChanged: () => Promise<void> }) {
  const { t } = useTranslation(['chat'])
  const [isEditing, setEditing] = useState(false)
  const url = `${listKey}/${encodeURIComponent(memory.id)}`
  const edit = useMutation({ mutationFn: (text: string) => requestJson({ method: 'PATCH', url, body: { text } }), onSuccess: () => (setEditing(false), onChanged()) })
  const remove = useMutation({ mutationFn: () => requestJson({ method: 'DELETE', url }), onSuccess: onChanged })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text) edit.mutate(text)
  }

  return (
    <li className="border-b border-line py-3">
      {isEditing ? (
        <form onSubmit={save} className="grid gap-2">
          <TextArea name="text" aria-label={t('chat:memory.text')} defaultValue={memory.text} maxLength={memoryLimit} rows={2} required ref={focusOnArrival} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isLoading={edit.isPending} loadingLabel={t('chat:memory.save')}>
              {t('chat:memory.save')}
            </Button>
            <Button variant="quiet" onClick={() => setEditing(false)}>
              {t('chat:memory.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="font-voice text-read">
            {memory.text}
            {memory.isEdited && <span className="ml-2 font-tool text-note text-soft">{t('chat:memory.edited')}</span>}
          </p>
          <div className="-ml-2 flex flex-wrap">
            <Button variant="quiet" className="text-note" onClick={() => setEditing(true)}>
              {t('chat:memory.edit')}
            </Button>
            <Button variant="quiet" className="text-note" isLoading={remove.isPending} loadingLabel={t('chat:memory.remove')} onClick={() => remove.mutate()}>
              {t('chat:memory.remove')}
            </Button>
          </div>
        </>
      )}
      {(edit.isError || remove.isError) && (
        <p role="alert" className="text-note text-danger">
          {t('chat:memory.failed')}
        </p>
      )}
    </li>
  )
}
