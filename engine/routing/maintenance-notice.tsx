import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#manifest'
import { clockStore } from '../shell/clock-store.ts'
import { endOf } from '../shell/maintenance-store.ts'
import { useStore, useStores } from '../shell/stores.ts'
import { Countdown } from '../ui/countdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { Moment } from '../ui/moment.tsx'
import styles from './maintenance-notice.module.css'

interface MaintenanceNoticeProps {
  notice: Notice
  /** What is closed, as `data-maintenance` says it. */
  place: string
  title: string
  /** What is shown if the notice has no text of its own. */
  text: string
  /** `h1` if the notice replaces the whole site. */
  heading?: 'h1' | 'h2'
}

/** Shows that something is closed for maintenance, and until when in local time. */
export const MaintenanceNotice = observer(function MaintenanceNotice({
  notice,
  place,
  title,
  text,
  heading: Heading = 'h2',
}: MaintenanceNoticeProps) {
  const { language } = useStores()
  return (
    <section className={styles.notice} data-maintenance={place}>
      <span className={styles.icon}>
        <Icon name="wrench" size={34} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{notice.texts?.[language.current] ?? text}</p>
      {notice.end !== undefined && <Until end={notice.end} />}
    </section>
  )
})

const Until = observer(function Until({ end }: { end: string }) {
  const { language } = useStores()
  const { t } = useTranslation('user')
  const seconds = Math.max(0, Math.ceil((endOf({ end }) - useStore(clockStore).now) / 1000))
  return (
    <dl className={styles.times}>
      <div className={styles.time}>
        <dt>{t('maintenance.until')}</dt>
        <dd>
          <Moment at={end} language={language.current} />
        </dd>
      </div>
      <div className={styles.time}>
        <dt>{t('maintenance.left')}</dt>
        <dd>
          <Countdown seconds={seconds} language={language.current} />
        </dd>
      </div>
    </dl>
  )
})
