import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { decimals, range, required } from '#engine/forms/rules.ts'
import { amountFormat, amountParser } from '#engine/forms/typed-amount.ts'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { LimitCheck, type NewLimit } from './limit-check.tsx'
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

const amountRules = (isTime: boolean, digits: number) =>
  isTime
    ? [required, range({ min: minMinutes, max: maxMinutes }), decimals(0)]
    : [required, range({ min: 1, max: 1_000_000 }), decimals(digits)]

/** Form that sets a limit for a period. The limit is confirmed in words before it is sent. */
export const LimitForm = observer(function LimitForm({ kind, currency, onSaved }: LimitFormProps) {
  const store = useStore(limitStore)
  const { language } = useStores()
  const { notify } = useLimitNotice()
  const { t } = useTranslation('user')
  const isTime = kind === 'session'
  const format = () => amountFormat(language.current, isTime ? undefined : currency)
  const [form] = useState(
    () =>
      new FormStore<{ period: Period; amount: string }>(
        { period: 'day', amount: '' },
        { amount: amountRules(isTime, format().decimals) },
        { amount: amountParser(format) },
      ),
  )
  const place = useRef<HTMLDivElement>(null)
  const [check, setCheck] = useState<{ limit: NewLimit; answer: (isConfirmed: boolean) => void }>()
  const text = (key: `periods.${Period}` | 'period' | 'amount' | 'minutes' | 'save') =>
    t(`playerProtection.limits.${key}`)

  async function save({ period, amount }: { period: Period; amount: string }) {
    const limit = { kind, period, amount: Number(amount) }
    const isConfirmed = await new Promise<boolean>((answer) => setCheck({ limit, answer }))
    flushSync(() => setCheck(undefined))
    if (!isConfirmed) {
      place.current?.querySelector<HTMLElement>('[name=amount]')?.focus()
      return
    }
    await store.set(limit)
    notify(limit)
    onSaved()
  }

  return (
    <>
      {check && <LimitCheck limit={check.limit} currency={currency} onAnswer={check.answer} />}
      <div ref={place} hidden={check !== undefined}>
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
              ...(!isTime && { currency, end: <span className={styles.unit}>{currency}</span> }),
            },
          ]}
          submit={text('save')}
          busyText={t('personalData.saving')}
          mayTakeLong
          onSubmit={save}
        />
      </div>
    </>
  )
})
