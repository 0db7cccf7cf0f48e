import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { IdleSignOutOverlay } from '#manifest'
import { idleStore } from '#domains/protection/idle-store.ts'
import { useSignOut } from '#engine/routing/use-sign-out.ts'
import { unitText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './idle-sign-out.module.css'

/** Asks an inactive player whether they are still there. Only its buttons close it. */
export default observer(function IdleSignOut(_options: IdleSignOutOverlay) {
  const { language } = useStores()
  const { left, stay, isOver } = useStore(idleStore)
  const { leaving, signOut } = useSignOut()
  const { t } = useTranslation('protection')
  return (
    <Modal name="idle-sign-out" title={t('idle.title')} onClose={stay} outside={false} escape={false} cross={false}>
      <div className={styles.content}>
        <p>{t(isOver ? 'idle.sending' : 'idle.text')}</p>
        {!isOver && (
          <p className={styles.left} role="timer" data-left>
            {unitText(Math.ceil(left / 1000), 'second', language.current)}
          </p>
        )}
        <div className={styles.buttons}>
          <Button kind="quiet" onClick={stay}>
            {t('idle.stay')}
          </Button>
          <Button kind="quiet" aria-disabled={leaving} onClick={() => void signOut()}>
            {t('idle.leave')}
          </Button>
        </div>
      </div>
    </Modal>
  )
})
