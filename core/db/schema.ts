export * from '#core/account/account.sql.ts'
export * from '#core/access/rate-limits.sql.ts'
export * from '#core/letters/letters.sql.ts'
export * from '#core/mail/outbox.sql.ts'
