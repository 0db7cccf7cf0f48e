import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerBreak } from '#api'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { mustBeTrue } from '#engine/forms/rules.ts'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Moment } from '#engine/ui/moment.tsx'
import styles from './breaks.module.css'
import type { Choice } from './choose-length.tsx'

interface ConfirmProps {
  kind: PlayerBreak['kind']
  choice: Choice
  onBack: () => void
  onTaken: (taken: PlayerBreak) => void
}

const dayMs = 24 * 3_600_000

/** Step 2: the end date, the consequences, and a confirmation that it cannot be undone. */
export const Confirm = observer(function Confirm({ kind, choice, onBack, onTaken }: ConfirmProps) {
  const { language, http, manifest } = useStores()
  const { breakRules } = manifest.playerProtection
  const store = useStore(limitStore)
  const { t } = useTranslation(breakRules ? ['user', 'protection'] : ['user'])
  const [form] = useState(() => new FormStore({ understood: false }, { understood: [mustBeTrue] }))
  const days = choice.days === 'ever' ? null : Number(choice.days)
  const [until] = useState(() => days && new Date(http.now() + days * dayMs).toISOString())
  const scope = breakRules?.scope === 'ask' ? choice.scope || undefined : breakRules?.scope
  const texts = kind === 'break' ? 'short' : 'exclusion'
  const isLiftable = days === null && breakRules?.final === false
  return (
    <div className={styles.step}>
      <p className={styles.until}>
        {until ? (
          <>
            {t('playerProtection.breaks.until')}{' '}
            <strong>
              <Moment at={until} language={language.current} />
            </strong>
          </>
        ) : (
          <strong>{t(isLiftable ? 'protection:breaks.open' : 'playerProtection.breaks.forGood')}</strong>
        )}
      </p>
      <p className={styles.note}>
        {isLiftable ? t('protection:breaks.openMeans') : t(`playerProtection.breaks.${texts}.means`)}
      </p>
      {scope && <p className={styles.note}>{t(`protection:breaks.applies.${scope}`, { brand: manifest.name })}</p>}
      <Form
        name="break"
        form={form}
        fields={[
          {
            name: 'understood',
            kind: 'checkbox',
            label: t(isLiftable ? 'protection:breaks.understood' : 'playerProtection.breaks.understood'),
          },
        ]}
        submit={t(`playerProtection.breaks.${texts}.confirm`)}
        busyText={t('personalData.saving')}
        mayTakeLong
        onSubmit={async () => onTaken(await store.takeBreak({ kind, days, ...(scope && { scope }) }))}
      />
      <Button kind="plain" onClick={onBack}>
        {t('playerProtection.breaks.back')}
      </Button>
    </div>
  )
})
