import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatementOverlay } from '#manifest'
import { netPositionStore } from '#domains/protection/net-position-store.ts'
import { statementStore } from '#domains/protection/statement-store.ts'
import { Outcome } from '#domains/protection/parts/outcome.tsx'
import { unitText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './statement.module.css'

/**
 * What the player staked, won and lost lately. Only its buttons close it: without the sums there is nothing to confirm, so play stays
 * closed, and the rest of the site is open.
 */
export default observer(function Statement(_options: StatementOverlay) {
  const { manifest, language, overlays } = useStores()
  const { confirm } = useStore(statementStore)
  const positions = useStore(netPositionStore)
  const days = manifest.playerProtection.statement?.days ?? 30
  const [position] = useState(() => positions.ofDays(days))
  const [closings, setClosings] = useState(0)
  const { t } = useTranslation('limits')
  const { status } = position
  return (
    // Android’s back gesture can close any dialog: this one opens again.
    <Modal
      key={closings}
      name="statement"
      title={t('statement.title', { time: unitText(days, 'day', language.current) })}
      onClose={() => setClosings(closings + 1)}
      outside={false}
      escape={false}
      cross={false}
    >
      <div className={styles.content}>
        {status === 'error' ? (
          <p role="alert">{t('statement.failed')}</p>
        ) : (
          <>
            <p>{t('statement.text')}</p>
            <Outcome position={position} rows={['staked', 'won', 'lost', 'result']} />
          </>
        )}
        <div className={styles.buttons}>
          {status === 'error' ? (
            <>
              <Button onClick={() => void position.load()}>{t('common:state.retry')}</Button>
              <Button onClick={() => overlays.close('statement')}>{t('statement.later')}</Button>
            </>
          ) : (
            <Button disabled={status !== 'ready'} onClick={confirm}>
              {t('statement.confirm')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
})
