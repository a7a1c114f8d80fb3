export * from '#core/language/things'
