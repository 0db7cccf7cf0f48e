import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SessionClockOverlay } from '#manifest'
import { playTimeStore } from '#engine/stores/play-time-store.ts'
import { useStore, useStores } from '#engine/stores/stores.ts'
import { minutesText } from '#engine/ui/duration.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './session-clock.module.css'

/** For how long the player has been here, afloat over every page; clicks go through it. It is not read out as it changes. */
export default observer(function SessionClock(_options: SessionClockOverlay) {
  const { language, overlays } = useStores()
  const { minutes } = useStore(playTimeStore)
  const { t } = useTranslation('user')
  if (overlays.isOpen('consent')) return null
  return (
    <section className={styles.clock} data-overlay="session-clock" aria-label={t('playerProtection.clock')}>
      <Icon name="clock" size={14} />
      {t('playerProtection.here', { time: minutesText(minutes, language.current) })}
    </section>
  )
})
