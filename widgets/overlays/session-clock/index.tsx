import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import type { Manifest, SessionClockOverlay } from '#manifest'
import { playTimeStore } from '#domains/protection/play-time-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { forgetFailures, lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import styles from './session-clock.module.css'

const Spend = lazyWithRetry(() => import('#domains/protection/parts/spend.tsx'))

/**
 * The session’s duration, and the player’s result where the brand shows it, docked to the bottom bar, or at the end of the rail. On a
 * phone it is below the header where the page has a sportsbook, whose bet slip is at the bottom. Transparent to clicks and not a live
 * region.
 */
export default observer(function SessionClock(_options: SessionClockOverlay) {
  const { language, location, manifest, overlays } = useStores()
  const { minutes } = useStore(playTimeStore)
  const { t } = useTranslation('user')
  const isShown = !overlays.isOpen('consent')
  const { page } = location
  const isAbove =
    manifest.playerProtection.panicHours === undefined &&
    page !== undefined &&
    manifest.pages[page].blocks.some(({ use }) => use === 'sport')
  const look = isAbove ? manifest.theme.header : undefined
  useEffect(() => (isShown ? keepRoom(look) : undefined), [isShown, look])
  if (!isShown) return null
  return (
    <section
      className={styles.clock}
      data-overlay="session-clock"
      data-above={isAbove || undefined}
      aria-label={t('playerProtection.clock')}
    >
      <Icon name="clock" size={14} />
      {t('playerProtection.here', { time: minutesText(minutes, language.current) })}
      {manifest.playerProtection.spendInView && (
        <ErrorBoundary fallback={null} onError={forgetFailures}>
          <Suspense fallback={null}>
            <Spend />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
})

/**
 * Sets the height that the page, its rail and full-height content, such as a game, keep free: `above` is the look of the header that
 * it is below on phones.
 */
function keepRoom(above: Manifest['theme']['header'] | undefined) {
  const { style, dataset } = document.documentElement
  style.setProperty('--session-clock-height', '28px')
  if (above) dataset.clockAbove = above
  return () => {
    style.removeProperty('--session-clock-height')
    delete dataset.clockAbove
  }
}
