/** For browsers' own furniture, which reads no CSS. The same values as --day-paper and --night-paper in tokens.css; a test holds them together. */
export const themeColor = { day: '#faf6ee', night: '#171411' } as const
