export * from '#core/language/seed'
