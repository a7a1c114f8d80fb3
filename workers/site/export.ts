import { makeZip } from 'client-zip'
import type { Context } from 'hono'
import type { SiteEnv } from './app'
import { printLetter } from './pdf'
import type { ExportedFile } from '#core/ports/belongings'

/** Answers with everything that is kept of whoever asks, as a zip that is written while it is read: no more than a file is ever held. */
export async function answerExport(c: Context<SiteEnv>): Promise<Response> {
  const { services, visitor, language, timeZone } = c.var
  const { accountId, files } = await services.account.openExport({
    visitor,
    language,
    printLetter: (letter) => printLetter({ ...letter, timeZone }),
  })
  await services.limits.spend(services.limits.rules.exportPerAccount, accountId)
  return new Response(makeZip(asEntries(files)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="eon-${new Date().toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function* asEntries(files: AsyncIterable<ExportedFile>) {
  for await (const { path, content, at } of files) yield { name: path, input: content as Blob | ReadableStream | string, lastModified: at }
}
