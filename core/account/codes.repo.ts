import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { emailCodes } from './account.sql.ts'
import type { Db } from '#core/db/client'

/** Keeps a new code; earlier ones for the same address and browser stop counting. */
export async function insertCode(
  code: { id: string; emailHash: string; tokenHash: string; codeHash: string; now: number; expiresAt: number },
  db: Db,
): Promise<void> {
  const { now, ...row } = code
  await db.batch([
    db.delete(emailCodes).where(and(eq(emailCodes.emailHash, row.emailHash), eq(emailCodes.tokenHash, row.tokenHash))),
    db.insert(emailCodes).values({ ...row, createdAt: now }),
  ])
}

/** Spends one try on the newest code of an address in a browser. Null when there is none that may still be tried. */
export async function tryCode(
  input: { emailHash: string; tokenHash: string; mostTries: number; now: number },
  db: Db,
): Promise<{ id: string; codeHash: string } | null> {
  const newest = db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.emailHash, input.emailHash), eq(emailCodes.tokenHash, input.tokenHash)))
    .orderBy(desc(emailCodes.createdAt))
    .limit(1)
  const [row] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(inArray(emailCodes.id, newest), lt(emailCodes.tries, input.mostTries), isNull(emailCodes.usedAt), gt(emailCodes.expiresAt, input.now)),
    )
    .returning({ id: emailCodes.id, codeHash: emailCodes.codeHash })
  return row ?? null
}

/** Of several that found the right code at once, true for one. */
export async function useCode(input: { id: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(emailCodes)
    .set({ usedAt: input.now })
    .where(and(eq(emailCodes.id, input.id), isNull(emailCodes.usedAt)))
    .returning({ id: emailCodes.id })
  return rows.length > 0
}

/** Deletes at most a thousand codes whose time has run out. */
export async function deleteEndedCodes(now: number, db: Db): Promise<void> {
  const ended = db.select({ id: emailCodes.id }).from(emailCodes).where(lte(emailCodes.expiresAt, now)).limit(1000)
  await db.delete(emailCodes).where(inArray(emailCodes.id, ended))
}
