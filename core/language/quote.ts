/** Exact words in Spanish quotation marks; quotation inside becomes “…”. */
export function quoteEs(text: string, isQuestion: boolean): string {
  return around({ text, isQuestion, open: '«', close: '»', innerOpen: '“', innerClose: '”', ask: '¿' })
}

/** Exact words in English quotation marks; quotation inside becomes ‘…’. */
export function quoteEn(text: string, isQuestion: boolean): string {
  return around({ text, isQuestion, open: '“', close: '”', innerOpen: '‘', innerClose: '’', ask: '' })
}

function around(input: { text: string; isQuestion: boolean; open: string; close: string; innerOpen: string; innerClose: string; ask: string }): string {
  let isOpen = false
  const inner = input.text.replace(/"/g, () => {
    isOpen = !isOpen
    return isOpen ? input.innerOpen : input.innerClose
  })
  return input.isQuestion ? `${input.open}${input.ask}${inner}?${input.close}` : `${input.open}${inner}${input.close}`
}
