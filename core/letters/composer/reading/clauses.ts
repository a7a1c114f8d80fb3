export * from '#core/language/clauses'
