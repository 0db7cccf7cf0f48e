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

interface ConfirmProps {
  kind: PlayerBreak['kind']
  /** Null: permanent. */
  days: number | null
  onBack: () => void
  onTaken: (taken: PlayerBreak) => void
}

const dayMs = 24 * 3_600_000

/** Step 2: the end date, the consequences, and a confirmation that it cannot be undone. */
export const Confirm = observer(function Confirm({ kind, days, onBack, onTaken }: ConfirmProps) {
  const { language, http } = useStores()
  const store = useStore(limitStore)
  const { t } = useTranslation('user')
  const [form] = useState(() => new FormStore({ understood: false }, { understood: [mustBeTrue] }))
  const [until] = useState(() => days && new Date(http.now() + days * dayMs).toISOString())
  const texts = kind === 'break' ? 'short' : 'exclusion'
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
          <strong>{t('playerProtection.breaks.forGood')}</strong>
        )}
      </p>
      <p className={styles.note}>{t(`playerProtection.breaks.${texts}.means`)}</p>
      <Form
        name="break"
        form={form}
        fields={[{ name: 'understood', kind: 'checkbox', label: t('playerProtection.breaks.understood') }]}
        submit={t(`playerProtection.breaks.${texts}.confirm`)}
        busyText={t('personalData.saving')}
        mayTakeLong
        onSubmit={async () => onTaken(await store.takeBreak({ kind, days }))}
      />
      <Button kind="plain" onClick={onBack}>
        {t('playerProtection.breaks.back')}
      </Button>
    </div>
  )
})
