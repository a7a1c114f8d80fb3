import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { letterFieldLimits, letterGenders, type LetterPath } from '#core/letters/letters.fields'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'
import { Field } from '~/ui/Field'
import { RadioCards } from '~/ui/RadioCards'
import { TextArea } from '~/ui/TextArea'
import { TextInput } from '~/ui/TextInput'
import { blankValues, isRequired, type FieldFault, type LetterValues, type TextField } from './letter-fields'

export const questionId = (field: TextField | 'genero') => `carta-${field}`

type LetterQuestionProps = {
  path: LetterPath
  field: TextField | 'genero'
  values: LetterValues
  fault?: FieldFault
  onChange: (part: Partial<LetterValues>) => void
}

/** One question with an example of an answer, and in the margin why it is asked. */
export function LetterQuestion({ path, field, values, fault, onChange }: LetterQuestionProps) {
  const words = resources[useLanguage()].letter[path]
  return (
    <div className={clsx('letter-question', field === 'genero' && 'letter-question-joined')}>
      {field === 'genero' ? (
        <GenderQuestion legend={words.genero.label} value={values.genero} onChange={onChange} />
      ) : (
        <TextQuestion path={path} field={field} value={values[field]} fault={fault} onChange={onChange} />
      )}
      <p className="letter-why">{words[field].why}</p>
    </div>
  )
}

type TextQuestionProps = Pick<LetterQuestionProps, 'path' | 'fault' | 'onChange'> & { field: TextField; value: string }

function TextQuestion({ path, field, value, fault, onChange }: TextQuestionProps) {
  const { t } = useTranslation(['letter'])
  const words = resources[useLanguage()].letter
  const { label, help } = words[path][field]
  const limit = letterFieldLimits[field]
  const error =
    fault === 'missing' && isRequired(field)
      ? words[path][field].missing
      : fault === 'too_long' && t('letter:tooLong', { limit, count: value.trim().length })
  const control = {
    name: field,
    value,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  }
  return (
    <Field
      id={questionId(field)}
      label={<span className="font-voice text-lead font-medium">{label}</span>}
      mark={isRequired(field) ? undefined : words.optional}
      help={help}
      error={error || undefined}
      isRequired={isRequired(field)}
    >
      {field === 'mensaje' || field === 'cierre' ? (
        <TextArea
          {...control}
          rows={field === 'mensaje' ? 9 : 2}
          className={field === 'mensaje' ? 'letter-message' : 'letter-short'}
          counterLimit={value.length > limit * 0.8 ? limit : undefined}
          counterLabel={(count) => t('letter:counter', { count, limit })}
        />
      ) : (
        <TextInput {...control} maxLength={limit} autoComplete={field === 'nombre' ? 'given-name' : 'off'} enterKeyHint="next" />
      )}
    </Field>
  )
}

function GenderQuestion({ legend, value, onChange }: { legend: string; value: string; onChange: LetterQuestionProps['onChange'] }) {
  const words = resources[useLanguage()].letter.genders
  return (
    <RadioCards
      legend={<span className="font-voice text-lead font-medium">{legend}</span>}
      name="genero"
      value={value}
      onChange={(chosen) => onChange({ genero: letterGenders.find((gender) => gender === chosen) ?? blankValues.genero })}
      columns={1}
      className="lg:[&>.grid]:grid-cols-3"
      options={letterGenders.map((gender) => ({ value: gender, ...words[gender] }))}
    />
  )
}
