export * from '#core/language/verbs.es'
