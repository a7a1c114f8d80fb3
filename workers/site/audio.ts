import parseRange from 'range-parser'
import type { Context } from 'hono'
import type { AudioUse } from '#core/letters/letters'
import type { SiteEnv } from './app'

/** Opening the bare file in a tab is more than listening on the page; browsers say which it is. */
export function audioUseOf(c: Context<SiteEnv>): AudioUse {
  return c.req.header('Sec-Fetch-Dest') === 'document' ? 'open_file' : 'listen'
}

/** Answers with a letter's MP3, whole (200), in part (206) or not at all (416), as RFC 9110 §14 has it. */
export async function answerAudio(input: { letterId: string; use: AudioUse }, c: Context<SiteEnv>): Promise<Response> {
  const { services, visitor } = c.var
  const audio = await services.letters.openLetterAudio({ visitor, ...input })
  const headers = new Headers({
    'Content-Type': 'audio/mpeg',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': `${input.use === 'download' ? 'attachment' : 'inline'}; filename="eon-carta-${input.letterId}.mp3"`,
  })

  const asked = c.req.header('Range')
  const ranges = asked ? parseRange(audio.size, asked, { combine: true }) : -2
  if (ranges === -1) {
    headers.set('Content-Range', `bytes */${audio.size}`)
    headers.delete('Content-Type')
    return new Response(null, { status: 416, headers })
  }
  const [range] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : []
  if (!range) return new Response(await sized((await audio.read()).stream, audio.size), { headers })

  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${audio.size}`)
  const { stream } = await audio.read({ start: range.start, endInclusive: range.end })
  return new Response(await sized(stream, range.end - range.start + 1), { status: 206, headers })
}

/** Gives a stream its length, which becomes Content-Length. */
async function sized(stream: ReadableStream<Uint8Array>, length: number): Promise<ReadableStream> {
  return stream.pipeThrough(new FixedLengthStream(length))
}
