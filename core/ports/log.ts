/** One structured line. Fields hold ids, codes and numbers; never what a person wrote, an address or a secret. */
export type LogFields = Record<string, string | number | boolean | null | undefined>
export type Log = {
  info: (event: string, fields?: LogFields) => void
  warn: (event: string, fields?: LogFields) => void
  error: (event: string, fields?: LogFields) => void
}
