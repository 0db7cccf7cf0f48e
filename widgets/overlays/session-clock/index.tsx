import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionClockOverlay } from '#manifest'
import { playTimeStore } from '#domains/protection/play-time-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './session-clock.module.css'

/** For how long the player has been here, afloat over every page; clicks go through it. It is not read out as it changes. */
export default observer(function SessionClock(_options: SessionClockOverlay) {
  const { language, overlays } = useStores()
  const { minutes } = useStore(playTimeStore)
  const { t } = useTranslation('user')
  const isShown = !overlays.isOpen('consent')
  useEffect(() => (isShown ? keepRoom() : undefined), [isShown])
  if (!isShown) return null
  return (
    <section className={styles.clock} data-overlay="session-clock" aria-label={t('playerProtection.clock')}>
      <Icon name="clock" size={14} />
      {t('playerProtection.here', { time: minutesText(minutes, language.current) })}
    </section>
  )
})

/** What fills the screen to its foot, as a game does, keeps clear of it. */
function keepRoom() {
  const { style } = document.documentElement
  style.setProperty('--session-clock-height', '36px')
  return () => void style.removeProperty('--session-clock-height')
}
