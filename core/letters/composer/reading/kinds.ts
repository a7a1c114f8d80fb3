export * from '#core/language/kinds'
