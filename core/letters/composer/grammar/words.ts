export * from '#core/language/words'
