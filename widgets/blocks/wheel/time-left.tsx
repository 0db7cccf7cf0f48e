import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { Countdown } from '#engine/ui/countdown.tsx'
import { Card } from './card.tsx'
import styles from './progress.module.css'

/** Shown when only the time left is known. */
export const TimeLeft = () => (
  <Card>
    <LargeCountdown />
  </Card>
)

/** The labelled countdown to the wheel’s end. */
export const LargeCountdown = observer(function LargeCountdown() {
  const { t } = useTranslation('user')
  const { secondsLeft = 0 } = useStore(wheelStore)
  return (
    <div className={styles.left}>
      <p>{t('wheel.timeLeft')}</p>
      <Countdown className={styles.countdown} seconds={secondsLeft} language={useStores().language.current} />
    </div>
  )
})
