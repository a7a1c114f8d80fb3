import { hear, hearingsOf, isHeard, labelledMessages, sharesOf, type Heard } from '../test/companion/hearing'

/**
 * Prints how well the companion hears what a message is about (`npm run companion:measure`). With a language and subjects
 * (`npm run companion:measure -- es death grave`) also the messages worked with that were missed or heard wrongly.
 */
const [, , language, ...subjects] = process.argv
const messages = labelledMessages()
for (const one of ['es', 'en'] as const) {
  if (language && one !== language) continue
  const heard = messages.filter((message) => message.language === one).map(hear)
  print(`${one}, worked with`, heard.filter(({ isMeasured }) => !isMeasured))
  print(`${one}, only measured, said plainly`, heard.filter(({ source }) => source === `${one}.measured.txt`))
  print(`${one}, only measured, in conversations`, heard.filter(({ source }) => source === `${one}.talk.measured.txt`))
  for (const subject of subjects) show(subject, heard.filter(({ isMeasured }) => !isMeasured))
}

function print(name: string, heard: readonly Heard[]): void {
  const hearings = hearingsOf(heard).filter(({ subject }) => subjects.length === 0 || subjects.includes(subject))
  const { own, heard: fitting, misheard, none, wrongly } = sharesOf(heard)
  console.log(`${name}: of ${own} heard ${fitting}, as something else only ${misheard}; wrongly ${wrongly} of ${none} that belong to nothing`)
  console.log(`  ${hearings.map((one) => `${one.subject} ${one.heard}/${one.own} wrongly ${one.wrongly} beside ${one.beside}`).join(', ')}`)
}

function show(subject: string, heard: readonly Heard[]): void {
  for (const one of heard.filter((message) => message.subject !== subject && isHeard(message, subject))) console.log(`  ${one.subject ? 'beside' : 'wrongly'} ${subject} (is ${one.subject ?? 'none'}): ${one.text}`)
  for (const one of heard.filter((message) => message.subject === subject && !isHeard(message, subject))) console.log(`  missed ${subject}: ${one.text}`)
}
