import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manifest, RealityCheckOverlay } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useSignOut } from '#engine/routing/use-sign-out.ts'
import { netPositionStore } from '#domains/protection/net-position-store.ts'
import { Outcome, type OutcomeRow } from '#domains/protection/parts/outcome.tsx'
import { playTimeStore } from '#domains/protection/play-time-store.ts'
import { realityCheckStore } from '#domains/protection/reality-check-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './reality-check.module.css'

type Part = NonNullable<Manifest['playerProtection']['realityCheckShows']>[number]

const usual: readonly Part[] = ['time', 'stakes', 'net']

const rows: Record<Part, readonly OutcomeRow[]> = {
  time: [],
  stakes: ['staked', 'won'],
  net: ['result'],
  deposits: ['deposits'],
}

/** Interrupts play with the session’s duration and result. Only its buttons close it: continue, view history, or sign out. */
export default observer(function RealityCheck(_options: RealityCheckOverlay) {
  const { language, manifest } = useStores()
  const check = useStore(realityCheckStore)
  const { minutes, startedAt } = useStore(playTimeStore)
  const positions = useStore(netPositionStore)
  const [position] = useState(() => positions.since(startedAt))
  const { leaving, signOut } = useSignOut()
  const { isOpen } = useAccess()
  const { t } = useTranslation(['user', 'common'])
  const shows = manifest.playerProtection.realityCheckShows ?? usual
  const text = (length: number) => minutesText(length, language.current)
  return (
    <Modal
      name="reality-check"
      title={t('playerProtection.realityCheck.title')}
      onClose={check.answer}
      outside={false}
      escape={false}
      cross={false}
    >
      <div className={styles.content}>
        {shows.includes('time') && (
          <p className={styles.time}>
            <Icon name="clock" size={32} />
            {t('playerProtection.here', { time: text(minutes) })}
          </p>
        )}
        <Outcome position={position} rows={shows.flatMap((part) => rows[part])} />
        <p className={styles.note}>{t('playerProtection.realityCheck.again', { time: text(check.minutes ?? 0) })}</p>
        <div className={styles.buttons}>
          <Button onClick={check.answer}>{t('playerProtection.realityCheck.goOn')}</Button>
          {isOpen('BET_HISTORY') && (
            <PageLink page="BET_HISTORY" className={buttonClass.quiet} onClick={check.answer}>
              {t('common:page.BET_HISTORY')}
            </PageLink>
          )}
          <Button kind="quiet" aria-disabled={leaving} onClick={() => void signOut()}>
            {t('common:account.signOut')}
          </Button>
        </div>
      </div>
    </Modal>
  )
})
