import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { decimals, range, required } from '#engine/forms/rules.ts'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { digits } from '#engine/data/minor-units.ts'
import styles from './limits.module.css'
import { useLimitNotice } from './use-set-limit.ts'

interface LimitFormProps {
  kind: PlayerLimit['kind']
  currency: string
  onSaved: () => void
}

type Period = PlayerLimit['period']

const periods: readonly Period[] = ['day', 'week', 'month']

/** Shortest time limit; a player who does not want to play at all takes a break. */
const minMinutes = 10
const maxMinutes = 31 * 24 * 60

const amountRules = (kind: LimitFormProps['kind'], currency: string) =>
  kind === 'session'
    ? [required, range({ min: minMinutes, max: maxMinutes }), decimals(0)]
    : [required, range({ min: 1, max: 1_000_000 }), decimals(digits(currency))]

/** Form that sets a limit for a period. */
export function LimitForm({ kind, currency, onSaved }: LimitFormProps) {
  const store = useStore(limitStore)
  const { notify } = useLimitNotice()
  const { t } = useTranslation('user')
  const [form] = useState(
    () =>
      new FormStore<{ period: Period; amount: string }>(
        { period: 'day', amount: '' },
        { amount: amountRules(kind, currency) },
      ),
  )
  const text = (key: `periods.${Period}` | 'period' | 'amount' | 'minutes' | 'save') =>
    t(`playerProtection.limits.${key}`)
  const isTime = kind === 'session'

  async function save({ period, amount }: { period: Period; amount: string }) {
    const change = { kind, period, amount: Number(amount) }
    await store.set(change)
    notify(change)
    onSaved()
  }

  return (
    <Form
      name="limit"
      form={form}
      fields={[
        {
          name: 'period',
          kind: 'select',
          label: text('period'),
          options: periods.map((period) => ({ value: period, label: text(`periods.${period}`) })),
        },
        {
          name: 'amount',
          kind: 'amount',
          label: text(isTime ? 'minutes' : 'amount'),
          end: isTime ? undefined : <span className={styles.unit}>{currency}</span>,
        },
      ]}
      submit={text('save')}
      busyText={t('personalData.saving')}
      long
      onSubmit={save}
    />
  )
}
