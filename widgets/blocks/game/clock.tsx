import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { playTimeStore } from '#domains/protection/play-time-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './bar.module.css'

/** The session’s duration, on brands that show it to players. Not a live region. */
export const Clock = observer(function Clock() {
  const { manifest, session } = useStores()
  const { playerProtection, overlays } = manifest
  return session.user && playerProtection.sessionClock && overlays['session-clock'].visible ? <Time /> : null
})

const Time = observer(function Time() {
  const { language } = useStores()
  const { minutes } = useStore(playTimeStore)
  const { t } = useTranslation('user')
  const time = minutesText(minutes, language.current)
  return (
    <span className={styles.clock} data-clock>
      <Icon name="clock" size={12} />
      <span className="visually-hidden">{t('playerProtection.here', { time })}</span>
      <span aria-hidden>{time}</span>
    </span>
  )
})
