import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { DepositRequest } from '#api'
import { bonusesOf, bonusSettings } from '#manifest-tools/rules/bonus-settings.ts'
import { useStores } from '#engine/shell/stores.ts'
import { classes } from '#engine/ui/classes.ts'
import styles from './sums.module.css'
import radio from './radio.module.css'

/** The first-deposit bonus; undefined keeps the one chosen at registration. */
export type DepositBonus = DepositRequest['bonus']

/** Returns the bonuses the brand offers, with '' for none if a bonus is not required. */
function useOffered(): NonNullable<DepositBonus>[] {
  const settings = bonusSettings(useStores().manifest)
  const bonuses = bonusesOf(settings)
  return bonuses.length === 0 || settings.required ? bonuses : [...bonuses, '']
}

interface BonusChoiceProps {
  chosen: DepositBonus
  onChoose: (bonus: DepositBonus) => void
}

/** Lets the player change the first-deposit bonus chosen at registration. */
export const BonusChoice = observer(function BonusChoice({ chosen, onChoose }: BonusChoiceProps) {
  const { t } = useTranslation(['payment', 'register-bonuses-description'])
  const offered = useOffered()
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.bonuses} data-field="bonus">
      <legend className={styles.legend}>{t('register-bonuses-description:legend')}</legend>
      {[undefined, ...offered].map((bonus) => (
        <label key={bonus ?? 'registration'} className={classes(styles.bonus, bonus === chosen && styles.chosenBonus)}>
          <input
            className={radio.radio}
            type="radio"
            name="bonus"
            value={bonus ?? 'registration'}
            checked={bonus === chosen}
            onChange={() => onChoose(bonus)}
          />
          <BonusText bonus={bonus} />
        </label>
      ))}
    </fieldset>
  )
})

/** The title and description of a bonus. */
function BonusText({ bonus }: { bonus: DepositBonus }) {
  const { t } = useTranslation(['payment', 'register-bonuses-description'])
  const name = bonus === '' ? 'none' : bonus
  return (
    <span className={styles.bonusText}>
      <strong>{name ? t(`register-bonuses-description:${name}.title`) : t('bonus.registration')}</strong>
      <span>{name ? t(`register-bonuses-description:${name}.description`) : t('bonus.registrationText')}</span>
    </span>
  )
}
