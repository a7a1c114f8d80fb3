import { listTrials, moveTrials, overwriteTrials, type TrialRecord } from './trial.repo'
import { asDate, jsonFile } from '#core/export-files'
import type { Belongings, BelongingsDeps } from '#core/ports/belongings'

export const trialBelongings: Belongings = {
  name: 'trials',
  move: (input, db) => [moveTrials(input, db)],
  export: async function* ({ accountId }, deps) {
    const trials = await listTrials(accountId, deps.db)
    const [newest] = trials
    if (!newest) return
    const value = await Promise.all(
      trials.map(async (trial) => ({
        name: await open(trial, 'name', deps),
        email: await open(trial, 'email', deps),
        motivation: await open(trial, 'motivation', deps),
        startedAt: asDate(trial.startedAt),
        expiresAt: asDate(trial.expiresAt),
      })),
    )
    yield jsonFile({ path: 'trials.json', value, at: newest.startedAt })
  },
  erase: ({ accountId }, { db }) => overwriteTrials(accountId, db),
  addresses: async ({ accountId }, deps) => {
    const trials = await listTrials(accountId, deps.db)
    return Promise.all(trials.map((trial) => open(trial, 'email', deps)))
  },
}

const sealedColumns = { name: 'sealedName', email: 'sealedEmail', motivation: 'sealedMotivation' } as const

async function open(trial: TrialRecord, field: keyof typeof sealedColumns, deps: BelongingsDeps): Promise<string> {
  const vault = await deps.vault.openAccount(trial.keyId ?? trial.accountId)
  return vault.open(trial[sealedColumns[field]], `trials/${trial.id}/${field}`)
}
