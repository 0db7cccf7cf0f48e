import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { Row } from './row.tsx'

interface ReminderProps {
  /** The player’s choice in minutes; null without a choice, undefined while loading. */
  chosen: number | null | undefined
  /** The brand’s default interval in minutes. */
  own: number
}

const choices = [15, 30, 60, 120]

/** The interval of the reality check, and a form that changes it where the platform keeps the choice. */
export const Reminder = observer(function Reminder({ chosen, own }: ReminderProps) {
  const { language, http } = useStores()
  const { t } = useTranslation('user')
  const minutes = chosen ?? own
  const isKept = !http.absent.has('PUT /my/reality-check')
  return (
    <Row
      name="reality-check"
      icon="bell"
      title={t('playerProtection.realityCheck.title')}
      about={t('playerProtection.realityCheck.about', { time: minutesText(minutes, language.current) })}
      action={isKept ? t('playerProtection.limits.change') : undefined}
      form={chosen !== undefined && ((close) => <ReminderForm minutes={minutes} own={own} onSaved={close} />)}
    />
  )
})

const ReminderForm = observer(function ReminderForm({
  minutes,
  own,
  onSaved,
}: {
  minutes: number
  own: number
  onSaved: () => void
}) {
  const { language, toasts } = useStores()
  const store = useStore(limitStore)
  const { t } = useTranslation('user')
  const [form] = useState(() => new FormStore({ minutes: String(minutes) }, {}))
  const offered = [...new Set([...choices, own, minutes])].sort((a, b) => a - b)

  async function save(values: { minutes: string }) {
    await store.remindEvery(Number(values.minutes))
    toasts.show('success', t('playerProtection.realityCheck.saved'))
    onSaved()
  }

  return (
    <Form
      name="reality-check"
      form={form}
      fields={[
        {
          name: 'minutes',
          kind: 'select',
          label: t('playerProtection.realityCheck.every'),
          options: offered.map((each) => ({ value: String(each), label: minutesText(each, language.current) })),
        },
      ]}
      submit={t('playerProtection.limits.save')}
      busyText={t('personalData.saving')}
      mayTakeLong
      onSubmit={save}
    />
  )
})
