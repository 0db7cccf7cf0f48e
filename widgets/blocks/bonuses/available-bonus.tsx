import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#api'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './bonuses.module.css'
import { factorOf } from './factor-of.ts'
import { Expiry } from './expiry.tsx'

interface AvailableBonusProps {
  bonus: Bonus
  /** Whether another bonus is active, which must end first. */
  blocked: boolean
  onActivate: () => void
}

/** A bonus that can be activated, with its wagering requirement. */
export const AvailableBonus = observer(function AvailableBonus({ bonus, blocked, onActivate }: AvailableBonusProps) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  const { title, text, amount, currency, wagering } = bonus
  const money = useMoneyText(currency)
  return (
    <li className={classes(card.card, styles.bonus)}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.amount}>
          <Money amount={amount} currency={currency} language={language} />
        </p>
      </div>
      <p className={styles.text}>{text}</p>
      {wagering && (
        <p data-wagering>{t('bonuses.toStake', { required: money(wagering.required), factor: factorOf(bonus) })}</p>
      )}
      <div className={styles.foot}>
        <Expiry bonus={bonus} />
        <Button
          disabled={blocked}
          aria-haspopup="dialog"
          aria-label={t('bonuses.activateOf', { title })}
          onClick={onActivate}
        >
          {t('bonuses.activate')}
        </Button>
      </div>
    </li>
  )
})
