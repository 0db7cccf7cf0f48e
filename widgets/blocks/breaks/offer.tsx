import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerBreak } from '#api'
import { Button } from '#engine/ui/button.tsx'
import styles from './breaks.module.css'
import { ChooseLength } from './choose-length.tsx'
import { Confirm } from './confirm.tsx'

interface OfferProps {
  kind: PlayerBreak['kind']
  /** Omitted while the current break is unknown: nothing can be confirmed yet. */
  onTaken?: ((taken: PlayerBreak) => void) | undefined
}

type Step = 'closed' | 'choose' | 'confirm'

/** A break or a self-exclusion in two steps: choose the length, then confirm. */
export const Offer = observer(function Offer({ kind, onTaken }: OfferProps) {
  const { t } = useTranslation('user')
  const [step, setStep] = useState<Step>('closed')
  const [days, setDays] = useState('')
  const texts = kind === 'break' ? 'short' : 'exclusion'
  return (
    <div className={styles.offer}>
      <div className={styles.words}>
        <h3 className={styles.title}>{t(`playerProtection.breaks.${texts}.title`)}</h3>
        <p className={styles.note}>{t(`playerProtection.breaks.${texts}.text`)}</p>
      </div>
      {step === 'closed' && (
        <Button kind="quiet" disabled={!onTaken} onClick={() => setStep('choose')}>
          {t(`playerProtection.breaks.${texts}.open`)}
        </Button>
      )}
      {step === 'choose' && (
        <ChooseLength
          kind={kind}
          days={days}
          onCancel={() => setStep('closed')}
          onChosen={(chosen) => {
            setDays(chosen)
            setStep('confirm')
          }}
        />
      )}
      {step === 'confirm' && onTaken && (
        <Confirm
          kind={kind}
          days={days === 'ever' ? null : Number(days)}
          onBack={() => setStep('choose')}
          onTaken={onTaken}
        />
      )}
    </div>
  )
})
