import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { Countdown } from '#engine/ui/countdown.tsx'
import { SmallWheel } from './small-wheel.tsx'
import styles from './badge.module.css'

/** A link to the wheel if it can be spun, otherwise the time left. */
export default observer(function Badge() {
  const { isVisible, status } = useStore(wheelStore)
  const { t } = useTranslation()
  if (!isVisible) return null
  const isOpen = status === 'ALLOWED' || status === 'NEW'
  return (
    <PageLink page="WHEEL_OF_FORTUNE" className={isOpen ? styles.open : styles.waiting} data-wheel={status}>
      <SmallWheel />
      <span className="visually-hidden">{t('page.WHEEL_OF_FORTUNE')}</span>
      {isOpen ? (
        <span className={styles.name} aria-hidden>
          {t('page.WHEEL_OF_FORTUNE')}
        </span>
      ) : (
        <TimeLeft />
      )}
    </PageLink>
  )
})

const TimeLeft = observer(function TimeLeft() {
  const { secondsLeft = 0 } = useStore(wheelStore)
  return <Countdown className={styles.left} seconds={secondsLeft} language={useStores().language.current} />
})
