import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { registrationStore, type Bonus } from '#domains/account/registration-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { useBonusAmount } from './use-bonus-amount.ts'
import styles from './bonus-steps.module.css'

interface BonusStepsProps {
  disabled: boolean
  onChoose: (bonus: Bonus) => void
}

/** The slider’s pagination: a radio button per bonus, between a back and a forward button. */
export const BonusSteps = observer(function BonusSteps({ disabled, onChoose }: BonusStepsProps) {
  const { bonuses, bonus } = useStore(registrationStore)
  const { t } = useTranslation('register-bonuses-description')
  const amount = useBonusAmount()
  const name = (each: Bonus) => `${t(`${each}.title`)} ${amount(each)}`
  const index = bonuses.indexOf(bonus)
  return (
    <div className={styles.steps}>
      <Step back label={t('previous')} to={disabled ? undefined : bonuses[index - 1]} onChoose={onChoose} />
      {bonuses.map((each) => (
        <input
          key={each}
          className={styles.dot}
          type="radio"
          name="firstDepositBonus"
          value={each}
          aria-label={name(each)}
          checked={!disabled && each === bonus}
          disabled={disabled}
          onChange={() => onChoose(each)}
        />
      ))}
      <Step label={t('next')} to={disabled ? undefined : bonuses[index + 1]} onChoose={onChoose} />
      <p className="visually-hidden" aria-live="polite">
        {disabled ? t('none.title') : name(bonus)}
      </p>
    </div>
  )
})

interface StepProps {
  back?: boolean
  label: string
  /** The bonus to select; undefined at the end, where the button stays focusable so that focus is not lost. */
  to: Bonus | undefined
  onChoose: (bonus: Bonus) => void
}

function Step({ back = false, label, to, onChoose }: StepProps) {
  return (
    <Button
      kind="plain"
      className={styles.step}
      aria-label={label}
      aria-disabled={!to}
      onClick={() => to && onChoose(to)}
    >
      <Icon name={back ? 'chevron-left' : 'chevron-right'} mirrored />
    </Button>
  )
}
