import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { numberText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { periodsOf } from '../limit-rules.ts'
import { limitStore } from '../limit-store.ts'
import { requiredLimitsStore, type Before, type Need } from '../required-limits-store.ts'
import { LimitForm } from './limits/limit-form.tsx'
import { useLimitWords } from './limits/use-limit-text.ts'
import { useWaitText } from './limits/use-wait-text.ts'
import styles from './required-limits.module.css'

/** Returns the steps in which a player sets the limits that are required before something. */
export const requiredLimits = (stage: Before): ComponentType =>
  observer(function RequiredLimits() {
    const { limits } = useStore(limitStore)
    return (
      <section className={styles.step} data-required-limits={stage}>
        <Loadable resource={limits} skeleton={<Skeleton height="320px" />}>
          {({ currency }) => <Step stage={stage} currency={currency} />}
        </Loadable>
      </section>
    )
  })

/** The first limit that is missing. Nothing is chosen beforehand, and the buttons are alike. */
const Step = observer(function Step({ stage, currency }: { stage: Before; currency: string }) {
  const { language } = useStores()
  const store = useStore(requiredLimitsStore)
  const { t } = useTranslation(['user', 'limits'])
  const wait = useWaitText()
  const { periodText } = useLimitWords()
  const title = useRef<HTMLHeadingElement>(null)
  const [isLater, setLater] = useState(false)
  const missing = store.before(stage)
  const [need] = missing
  const name = need && `${need.kind} ${need.period}`
  // The next step takes the focus of the form that is gone.
  useEffect(() => {
    if (isLater) title.current?.focus()
  }, [isLater, name])
  if (!need) return null
  const total = store.countBefore(stage)
  const step = total - missing.length + 1
  return (
    <>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t(`limits:required.title.${need.kind}`)}
        {need.period && ` (${periodText(need.period)})`}
      </h2>
      {total > 1 && (
        <p className={styles.note}>
          {t('limits:required.step', {
            step: numberText(step, language.current),
            total: numberText(total, language.current),
          })}
        </p>
      )}
      <p>{t(`limits:required.before.${stage}`)}</p>
      <p className={styles.note}>{wait.general()}</p>
      <LimitForm
        key={name}
        kind={need.kind}
        currency={currency}
        period={need.period}
        submit={t('limits:required.set')}
        onSaved={() => setLater(true)}
      >
        {need.optOut && <Refusal need={need} onRefused={() => setLater(true)} />}
      </LimitForm>
    </>
  )
})

/** The choice to have no such limit: a button equal to the one that sets it. */
const Refusal = observer(function Refusal({ need, onRefused }: { need: Need; onRefused: () => void }) {
  const { limitRules } = useStores().manifest.playerProtection
  const store = useStore(requiredLimitsStore)
  const { t } = useTranslation('limits')
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const id = useId()

  async function refuse() {
    if (isSending) return
    setSending(true)
    setFailure('')
    try {
      await store.decline(need, periodsOf(limitRules)[0] ?? 'day')
      onRefused()
    } catch (error) {
      setFailure(errorText(error))
      setSending(false)
    }
  }

  return (
    <>
      <Button
        className={styles.none}
        data-decline
        aria-disabled={isSending}
        aria-describedby={id}
        onClick={() => void refuse()}
      >
        {t('required.none')}
      </Button>
      <p id={id} className={styles.failure} role="alert">
        {failure}
      </p>
    </>
  )
})
