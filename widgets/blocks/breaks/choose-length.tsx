import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerBreak } from '#api'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { required } from '#engine/forms/rules.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { unitText } from '#engine/i18n/formats.ts'
import styles from './breaks.module.css'

interface ChooseLengthProps {
  kind: PlayerBreak['kind']
  /** The previous choice; '' initially. */
  days: string
  onCancel: () => void
  /** Receives the number of days, or `ever`. */
  onChosen: (days: string) => void
}

/** Days, and their display as count and unit. Six months have at most 184 days, a year 366. */
const lengths = {
  break: [
    [1, 1, 'day'],
    [7, 1, 'week'],
    [30, 30, 'day'],
    [42, 6, 'week'],
  ],
  'self-exclusion': [
    [184, 6, 'month'],
    [366, 1, 'year'],
    [1827, 5, 'year'],
  ],
} as const

/** Step 1: the length. */
export const ChooseLength = observer(function ChooseLength({ kind, days, onCancel, onChosen }: ChooseLengthProps) {
  const { language } = useStores()
  const { t } = useTranslation('user')
  const [form] = useState(() => new FormStore({ days }, { days: [required] }))
  const options = lengths[kind].map(([value, count, unit]) => ({
    value: String(value),
    label: unitText(count, unit, language.current),
  }))
  const forEver = kind === 'self-exclusion' ? [{ value: 'ever', label: t('playerProtection.breaks.forGood') }] : []
  return (
    <div className={styles.step}>
      <Form
        name="break-length"
        form={form}
        fields={[
          {
            name: 'days',
            kind: 'select',
            label: t('playerProtection.breaks.length'),
            options: [...options, ...forEver],
          },
        ]}
        submit={t('playerProtection.breaks.next')}
        onSubmit={async (values) => onChosen(values.days)}
      />
      <Button kind="plain" onClick={onCancel}>
        {t('playerProtection.breaks.back')}
      </Button>
    </div>
  )
})
