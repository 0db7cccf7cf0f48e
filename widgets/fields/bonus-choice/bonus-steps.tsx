import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#domains/account/offered-bonuses.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import type { ControlProps } from '#engine/forms/use-field.tsx'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { useBonusAmount } from '#domains/account/parts/use-bonus-amount.ts'
import styles from './bonus-steps.module.css'

interface BonusStepsProps {
  /** What links the choice to its message. */
  control: Pick<ControlProps, 'name' | 'aria-invalid' | 'aria-describedby'>
  /** Whether the bonuses are listed by name, for a choice that the player has to make. */
  named: boolean
  disabled: boolean
  onChoose: (bonus: Bonus) => void
}

/** The slider’s pagination: a radio button per bonus, by name or between a back and a forward button. */
export const BonusSteps = observer(function BonusSteps({ control, named, disabled, onChoose }: BonusStepsProps) {
  const { bonuses, bonus, firstDepositBonus } = useStore(registrationStore)
  const { t } = useTranslation('register-bonuses-description')
  const amount = useBonusAmount()
  const nameOf = (each: Bonus) => `${t(`${each}.title`)} ${amount(each)}`
  const index = bonuses.indexOf(bonus)
  const radios = (
    <div
      className={styles.radios}
      role="radiogroup"
      aria-label={t('legend')}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      tabIndex={-1}
    >
      {bonuses.map((each) => (
        <label key={each} className={named ? styles.option : undefined}>
          <input
            className={styles.dot}
            type="radio"
            name={control.name}
            value={each}
            aria-label={named ? undefined : nameOf(each)}
            checked={each === firstDepositBonus}
            disabled={disabled}
            onChange={() => onChoose(each)}
          />
          {named && nameOf(each)}
        </label>
      ))}
    </div>
  )
  if (named) return radios
  return (
    <div className={styles.steps}>
      <Step back label={t('previous')} to={disabled ? undefined : bonuses[index - 1]} onChoose={onChoose} />
      {radios}
      <Step label={t('next')} to={disabled ? undefined : bonuses[index + 1]} onChoose={onChoose} />
      <p className="visually-hidden" aria-live="polite">
        {disabled ? t('none.title') : nameOf(bonus)}
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
