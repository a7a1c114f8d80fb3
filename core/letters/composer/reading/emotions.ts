export * from '#core/language/emotions'
