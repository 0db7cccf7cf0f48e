import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerBreak } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './breaks.module.css'
import { ChooseLength, type Choice } from './choose-length.tsx'
import { Confirm } from './confirm.tsx'
import { lengthsOf, lengthText } from './lengths.ts'

interface OfferProps {
  kind: PlayerBreak['kind']
  /** Omitted while the current break is unknown: nothing can be confirmed yet. */
  onTaken?: ((taken: PlayerBreak) => void) | undefined
}

type Step = 'closed' | 'choose' | 'confirm'

/** A break or a self-exclusion in two steps: choose the length, then confirm. */
export const Offer = observer(function Offer({ kind, onTaken }: OfferProps) {
  const { language, manifest } = useStores()
  const { breakRules } = manifest.playerProtection
  const { t } = useTranslation(breakRules ? ['user', 'protection'] : ['user'])
  const [step, setStep] = useState<Step>('closed')
  const [choice, setChoice] = useState<Choice>({ days: '', scope: '' })
  const texts = kind === 'break' ? 'short' : 'exclusion'
  const shortest = Math.min(...lengthsOf('self-exclusion', breakRules))
  const hasOwnText = kind === 'self-exclusion' && breakRules?.exclusionDays !== undefined && Number.isFinite(shortest)
  return (
    <div className={styles.offer} data-break-offer={kind}>
      <div className={styles.words}>
        <h3 className={styles.title}>{t(`playerProtection.breaks.${texts}.title`)}</h3>
        <p className={styles.note}>
          {hasOwnText
            ? t('protection:breaks.exclusionText', { time: lengthText(shortest, language.current) })
            : t(`playerProtection.breaks.${texts}.text`)}
        </p>
      </div>
      {step === 'closed' && (
        <Button kind="quiet" disabled={!onTaken} onClick={() => setStep('choose')}>
          {t(`playerProtection.breaks.${texts}.open`)}
        </Button>
      )}
      {step === 'choose' && (
        <ChooseLength
          kind={kind}
          choice={choice}
          onCancel={() => setStep('closed')}
          onChosen={(chosen) => {
            setChoice(chosen)
            setStep('confirm')
          }}
        />
      )}
      {step === 'confirm' && onTaken && (
        <Confirm kind={kind} choice={choice} onBack={() => setStep('choose')} onTaken={onTaken} />
      )}
    </div>
  )
})
