import { useTranslation } from 'react-i18next'
import type { PlayerVerification } from '#api'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './verification.module.css'

type Status = PlayerVerification['status']

const steps = ['send', 'check', 'done'] as const

/** How many steps are over in each state. */
const over: Record<Status, number> = {
  'not-started': 0,
  'in-progress': 0,
  'more-needed': 0,
  waiting: 1,
  refused: 1,
  done: 3,
}

/** The three steps of a verification: what is over, and which one is on. */
export function Progress({ status }: { status: Status }) {
  const { t } = useTranslation('verification')
  const stateOf = (index: number) => {
    if (index < over[status]) return 'over'
    if (index > over[status]) return 'ahead'
    return status === 'refused' ? 'refused' : 'on'
  }
  return (
    <ol className={styles.progress} aria-label={t('progress.label')}>
      {steps.map((step, index) => {
        const state = stateOf(index)
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'on' || state === 'refused' ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {state === 'over' && <Icon name="circle-check" size={32} />}
              {state === 'refused' && <Icon name="circle-alert" size={32} />}
            </span>
            {t(`progress.${step}`)}
          </li>
        )
      })}
    </ol>
  )
}
