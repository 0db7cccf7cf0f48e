import { useTranslation } from 'react-i18next'
import type { PlayerVerification } from '#api'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Actions } from './actions.tsx'
import styles from './verification.module.css'

const icons = {
  waiting: 'clock',
  'more-needed': 'circle-alert',
  refused: 'circle-alert',
  done: 'shield-check',
} as const

type Decided = keyof typeof icons

interface OutcomeProps {
  status: PlayerVerification['status']
  reasons: readonly string[]
  /** Undefined if nothing can be sent. */
  onContinue?: () => void
  onOtherDevice?: (() => void) | undefined
}

const isDecided = (status: PlayerVerification['status']): status is Decided => status in icons

/** What the platform says of what the player has sent, and why. */
export function Outcome({ status, reasons, onContinue, onOtherDevice }: OutcomeProps) {
  const { t } = useTranslation('verification')
  if (!isDecided(status)) return null
  return (
    <section className={classes(card.card, styles.outcome)} data-tone={status} role="status">
      <span className={styles.outcomeIcon}>
        <Icon name={icons[status]} size={36} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t(`status.${status}.title`)}</h2>
        <p className={styles.text}>{t(`status.${status}.text`)}</p>
        {reasons.length > 0 && (
          <Reasons reasons={reasons} title={t(status === 'refused' ? 'reasons.why' : 'reasons.correct')} />
        )}
        {onContinue && (
          <Actions label={t('status.more-needed.action')} onHere={onContinue} onOtherDevice={onOtherDevice} />
        )}
      </div>
    </section>
  )
}

/** The platform’s reasons, as it has written them. */
const Reasons = ({ title, reasons }: { title: string; reasons: readonly string[] }) => (
  <div className={styles.reasons}>
    <h3 className={styles.reasonsTitle}>{title}</h3>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>
          <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  </div>
)
