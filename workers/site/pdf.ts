import regular from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'
import italic from '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf'
import { renderLetterPdf } from '#core/letters/pdf/letter-pdf'
import type { PrintableLetter } from '#core/ports/belongings'
import type { Context } from 'hono'
import type { SiteEnv } from './app'

/** A letter set in the house's face. `timeZone` is an IANA name. */
export function printLetter(letter: PrintableLetter & { timeZone: string }): Promise<Uint8Array> {
  return renderLetterPdf({ ...letter, fonts: { regular: new Uint8Array(regular), italic: new Uint8Array(italic) } })
}

/** Answers with a letter's PDF, set anew each time: nothing of it is kept anywhere. */
export async function answerLetterPdf(letterId: string, c: Context<SiteEnv>): Promise<Response> {
  const { services, visitor } = c.var
  const letter = await services.letters.readLetterForPrint({ visitor, letterId })
  await services.limits.spend(services.limits.rules.pdfPerLetter, letterId)
  // The browser knows its zone better than the edge does; it only decides which day is written on the page.
  const bytes = await printLetter({ ...letter, timeZone: c.req.query('zona') ?? c.var.timeZone })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="eon-carta-${letterId}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
