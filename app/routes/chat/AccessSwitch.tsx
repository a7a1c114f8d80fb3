import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '~/ui/Switch'

/** Says which conversation one sees, Premium or free, and changes it; what one may do is the server's to say. */
export function AccessSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation(['chat'])
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <label htmlFor={id} className="text-ui font-[550]">
        <span className="unseen">{t('chat:access.switch')}: </span>
        {isOn ? t('chat:access.premium') : t('chat:access.free')}
      </label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  )
}
