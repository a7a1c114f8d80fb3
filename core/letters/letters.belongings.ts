import { findLastOpening, listLetterIdsAfter, listLettersAfter, moveLetters, overwriteLetters } from './keeping.repo'
import type { LetterRecord } from './letters.repo'
import { audioKey } from './letters.rules'
import { keyOf, openBrief, openContent, openNoticeTo } from './letters.seal'
import { asDate, jsonFile } from '#core/export-files'
import type { Belongings, BelongingsDeps, ExportedFile, PrintableLetter } from '#core/ports/belongings'

/** What an account's letters are to the rest of the house. */
export const letterBelongings: Belongings = {
  name: 'letters',
  move: (input, db) => [moveLetters(input, db)],
  export: async function* ({ accountId, printLetter }, deps) {
    for await (const letter of eachLetter(accountId, deps)) yield* exportLetter(letter, printLetter, deps)
  },
  erase: async ({ accountId, now }, deps) => {
    await overwriteLetters({ accountId, now }, deps.db)
    for await (const ids of eachPageOfIds(accountId, deps)) await deps.blobs.delete(ids.map(audioKey))
  },
  addresses: async ({ accountId }, deps) => {
    const addresses: string[] = []
    for await (const letter of eachLetter(accountId, deps)) {
      if (letter.sealedNoticeTo && letter.releasedAt === null) addresses.push(await openNoticeTo({ ...letter, sealedNoticeTo: letter.sealedNoticeTo }, deps.vault))
    }
    return addresses
  },
  neededUntil: (input, db) => findLastOpening(input, db),
}

const lettersInPage = 50
const idsInPage = 1000

async function* eachLetter(accountId: string, { db }: BelongingsDeps): AsyncGenerator<LetterRecord> {
  for (let after = ''; ; ) {
    const page = await listLettersAfter({ accountId, after, limit: lettersInPage }, db)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < lettersInPage) return
    after = last.id
  }
}

async function* eachPageOfIds(accountId: string, { db }: BelongingsDeps): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const page = await listLetterIdsAfter({ accountId, after, limit: idsInPage }, db)
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (!last || page.length < idsInPage) return
    after = last
  }
}

/** One folder a letter: what was asked, what was written, and both as they are read and heard. Closed letters are its owner's too. */
async function* exportLetter(
  letter: LetterRecord,
  printLetter: (letter: PrintableLetter) => Promise<Uint8Array>,
  deps: BelongingsDeps,
): AsyncGenerator<ExportedFile> {
  const { id, path, language, createdAt: at } = letter
  const folder = `letters/${new Date(at).toISOString().slice(0, 10)}-${path}-${id}`
  const about = {
    id,
    path,
    language,
    tier: letter.tier,
    createdAt: asDate(at),
    writtenAt: asDate(letter.writtenAt),
    opensAt: asDate(letter.opensAt),
    releasedAt: asDate(letter.releasedAt),
  }
  if (letter.releasedAt !== null) {
    yield jsonFile({ path: `${folder}/letter.json`, value: about, at })
    return
  }
  const { relacion, apodo, nombre, genero, mensaje, emocion, cierre } = await openBrief(letter, deps.vault)
  const written = letter.sealedContent ? await openContent(letter, deps.vault) : null
  const value = {
    ...about,
    status: letter.status,
    audioStatus: letter.audioStatus,
    writtenBy: letter.writer,
    narratedBy: letter.narrator,
    noticeTo: letter.sealedNoticeTo && (await openNoticeTo({ ...letter, sealedNoticeTo: letter.sealedNoticeTo }, deps.vault)),
    request: { relacion, apodo, nombre, genero, mensaje, emocion, cierre },
    letter: written,
  }
  yield jsonFile({ path: `${folder}/letter.json`, value, at })
  if (!written) return
  const writtenOn = letter.writtenAt ?? at
  yield { path: `${folder}/letter.pdf`, content: await printLetter({ letterId: id, ...written, language, path, writtenOn }), at: writtenOn }
  const sound = letter.audioStatus === 'ready' ? await deps.blobs.get({ accountId: keyOf(letter), key: audioKey(id) }) : null
  if (sound) yield { path: `${folder}/letter.mp3`, content: sound.stream, at: letter.readyAt ?? at }
}
