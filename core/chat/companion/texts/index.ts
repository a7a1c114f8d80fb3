import type { ContentLanguage } from '#core/locale/locale.schema'
import { textsEn } from './en'
import { textsEs } from './es'
import type { Texts } from './texts'

/**
 * The companion's words.
 *
 * To add a line, put it into the list it belongs to (`es/topics.loss.ts`, `en/feelings.ts`, …). A line is said at most once a
 * conversation, holds one question at most, and is 8 to 45 words long; two are usually set side by side, and the second must
 * stand wherever the first may have been. Each language is written for itself: a line need not have a twin.
 *
 * Conditions, before the text: `@dead` `@notdead` `@gone` `@ill` what became of the one spoken of; `@pet` `@person`; `@named` `@unnamed`
 * whether their name is known; `@f` `@m`; `@duelo` `@ruptura` `@proposito` the path; `@early` `@late` in the conversation;
 * `@calm` where no danger was heard lately. `#who` `#moment` `#body` `#now` `#word` `#thing` `#others` `#time` `#want` say what
 * the question is about, so that a short answer is taken for one.
 *
 * Slots: `{n}` what the one spoken of is called (name, or «tu madre»), `{r}` who they are («tu madre»), `{t}` the person's clause
 * turned to «tú», `{q}` their exact words in quotation marks, `{o}` a thing with its article, `{ese.o}`, `{e}` the feeling with
 * its article, `{e2}` the one named before, `{label}` a subject named before, `{frag}` a short answer said back, `{yo}` the
 * person's name, `{span}` a duration, `{memory}` something remembered, quoted. Spanish has `{a.n}` `{de.n}` `{de.o}` `{de.e}`
 * `{de.label}` `{lo}` `{le}` `{él}`; English `{n's}` `{they}` `{them}` `{their}`. `<o|a>` agrees with the one spoken of,
 * `[está|están]` with their number (in English also with "they"), `<o:o|a|os|as>` and `[o:está|están]` with the thing.
 * A line whose slots cannot be filled with certainty is passed over.
 *
 * Something particular (`particulars/`) is heard by its pattern alone: write it with two messages it must be heard in and one it must not (`test/companion/particulars`), and run
 * `npm run companion:keys`. What its pattern names is a slot.
 *
 * A new subject is a `Topic` in one of the `topics.*` files; its pattern is read in lower case, without accents. It is heard once there are
 * messages that belong to it in `test/companion/hearing`, and `npm run companion:train` has run.
 */
export function textsOf(language: ContentLanguage): Texts {
  return language === 'es' ? textsEs : textsEn
}
