import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgeGateOverlay } from '#manifest'
import { ageGateStore } from '#domains/protection/age-gate-store.ts'
import { numberText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { HelpPanel } from '#domains/protection/parts/help-panel.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './age-gate.module.css'

/** Asks visitors for their age. The page behind it is rendered for search engines, `data-nosnippet` hides the question from them. */
export default observer(function AgeGate(_options: AgeGateOverlay) {
  const { manifest, language } = useStores()
  const { confirm } = useStore(ageGateStore)
  const [isTooYoung, setTooYoung] = useState(false)
  const [closings, setClosings] = useState(0)
  const { t } = useTranslation('user')
  const age = { age: manifest.registration.permissions.minAge }
  return (
    // Android’s back gesture can close any dialog: this one opens again.
    <Modal
      key={closings}
      name="age-gate"
      title={t(isTooYoung ? 'playerProtection.age.closed' : 'playerProtection.age.title', age)}
      onClose={() => setClosings(closings + 1)}
      outside={false}
      escape={false}
      cross={false}
    >
      <div className={styles.content} data-nosnippet>
        <p className={styles.sign} dir="ltr" aria-hidden>
          {numberText(age.age, language.current)}+
        </p>
        <p role={isTooYoung ? 'status' : undefined}>
          {t(isTooYoung ? 'playerProtection.age.closedText' : 'playerProtection.age.text', age)}
        </p>
        {isTooYoung && <HelpPanel help={manifest.playerProtection.help} />}
        <div className={styles.buttons}>
          {isTooYoung ? (
            <Button kind="quiet" onClick={() => setTooYoung(false)}>
              {t('playerProtection.age.mistake', age)}
            </Button>
          ) : (
            <>
              <Button onClick={confirm}>{t('playerProtection.age.yes', age)}</Button>
              <Button kind="quiet" onClick={() => setTooYoung(true)}>
                {t('playerProtection.age.no', age)}
              </Button>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
})
