import { when } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#engine/forms/checkbox-field.tsx'
import type { Message } from '#engine/forms/rules.ts'
import { useField } from '#engine/forms/use-field.tsx'
import type { Bonus } from '#domains/account/offered-bonuses.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { BonusSlide } from '#domains/account/parts/bonus-slide.tsx'
import { BonusSteps } from './bonus-steps.tsx'
import styles from './bonus-choice.module.css'

const BonusSlider = lazyWithRetry(() => import('./bonus-slider.tsx'))

interface BonusChoiceProps {
  name: string
  message?: Message | undefined
  /** Receives the bonus to send; empty for none. */
  onChange: (bonus: Bonus | '') => void
}

/** Selects the bonus of the first deposit on a slider, or no bonus unless one is required (spec §2). */
export const BonusChoice = observer(function BonusChoice({ name, message, onChange }: BonusChoiceProps) {
  const { pageState } = useStores()
  const registration = useStore(registrationStore)
  const { t } = useTranslation('register-bonuses-description')
  const { control, errorIcon, notes } = useField({ name, message })
  const { bonuses, bonusSettings, withoutBonus, firstDepositBonus } = registration
  const { required, default: preselected } = bonusSettings
  // A required bonus that is not preselected has to be chosen, even if it is the only one.
  const isChosenHere = required && preselected === 'none'
  // The page does not wait for the code that swipes.
  const [swipes, setSwipes] = useState(false)
  useEffect(
    () =>
      when(
        () => pageState.current === 'ready',
        () => setTimeout(setSwipes, 0, true),
      ),
    [pageState],
  )
  if (bonuses.length === 0 && !message) return null

  function choose(bonus: Bonus) {
    registration.choose(bonus)
    onChange(registration.firstDepositBonus)
  }

  function refuse(refused: boolean) {
    registration.setWithoutBonus(refused)
    onChange(registration.firstDepositBonus)
  }

  return (
    <fieldset className={styles.choice} data-field={name}>
      <legend className={styles.legend}>{t('legend')}</legend>
      {errorIcon}
      {notes}
      <div className={styles.stage} data-refused={withoutBonus || undefined}>
        <Boundary fallback={<BonusSlide bonus={registration.bonus} />}>
          {swipes ? (
            <BonusSlider disabled={withoutBonus} onChoose={choose} />
          ) : (
            <BonusSlide bonus={registration.bonus} />
          )}
        </Boundary>
        {withoutBonus && <RefusedBadge text={t('none.title')} />}
      </div>
      {bonuses.length > 1 || isChosenHere ? (
        <BonusSteps control={control} named={isChosenHere} disabled={withoutBonus} onChoose={choose} />
      ) : (
        <input type="hidden" name={name} value={firstDepositBonus} />
      )}
      {!required && (
        <CheckboxField
          field={{
            name: 'withoutBonus',
            kind: 'checkbox',
            label: t('none.choose'),
            hint: withoutBonus ? t('none.description') : undefined,
          }}
          value={withoutBonus}
          onChange={refuse}
        />
      )}
    </fieldset>
  )
})

/** Badge over the slides when no bonus is wanted. */
function RefusedBadge({ text }: { text: string }) {
  return (
    <p className={styles.badge}>
      <svg className={styles.seal} viewBox="0 0 64 64" width="48" height="48" aria-hidden>
        <circle className={styles.ring} cx="32" cy="32" r="29" pathLength="100" />
        <path className={styles.tick} d="M20 33l8.5 8.5L45 24" pathLength="100" />
      </svg>
      {text}
    </p>
  )
}
