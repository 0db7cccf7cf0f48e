import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '../offered-bonuses.ts'
import styles from './bonus-slide.module.css'
import { SlotsArt } from './slots-art.tsx'
import { SportArt } from './sport-art.tsx'
import { useBonusAmount } from './use-bonus-amount.ts'

/** A bonus: its share of the deposit and what it is for. */
export const BonusSlide = observer(function BonusSlide({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('register-bonuses-description')
  const amount = useBonusAmount()
  return (
    <div className={styles.slide} data-bonus={bonus}>
      {bonus === 'sport' ? <SportArt /> : <SlotsArt />}
      <p className={styles.amount}>{amount(bonus)}</p>
      <p className={styles.title}>{t(`${bonus}.title`)}</p>
      <p className={styles.text}>{t(`${bonus}.description`)}</p>
    </div>
  )
})
