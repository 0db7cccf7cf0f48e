import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#api'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Money } from '#engine/ui/money.tsx'
import { percentText } from '#engine/i18n/formats.ts'
import { difference } from '#engine/data/minor-units.ts'
import { ProgressBar } from '#engine/ui/progress-bar.tsx'
import styles from './bonuses.module.css'
import { Expiry } from './expiry.tsx'

/** The active bonus: wagering progress as text and as a bar, and which games count towards it. */
export const ActiveBonus = observer(function ActiveBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation(['user', 'common'])
  const language = useStores().language.current
  const money = useMoneyText(bonus.currency)
  const { title, text, amount, currency, wagering } = bonus
  const { required, done, shares } = wagering ?? { required: 0, done: 0, shares: [] }
  const part = required > 0 ? Math.min(1, done / required) : 1
  const percent = (value: number) => percentText(value, language)
  const left = t('bonuses.left', { left: money(Math.max(0, difference(required, done, currency))) })
  return (
    <li className={classes(card.card, styles.bonus)}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        <p className={styles.amount}>
          <Money amount={amount} currency={currency} language={language} />
        </p>
      </div>
      {wagering && (
        <div className={styles.progress}>
          <p className={styles.figures}>
            <span>{t('bonuses.staked', { done: money(done), required: money(required) })}</span>
            <strong>{percent(Math.floor(part * 100) / 100)}</strong>
          </p>
          <ProgressBar
            className={styles.track}
            label={t('bonuses.progress')}
            percent={part * 100}
            now={Math.floor(part * 100)}
            text={left}
          />
          <p>{left}</p>
        </div>
      )}
      <p className={styles.text}>{t('bonuses.rule')}</p>
      <ul className={styles.shares} role="list" aria-label={t('bonuses.shares')}>
        {shares.map(({ type, share }) => (
          <li key={type} className={styles.share}>
            {type === 'sport' ? t('bonuses.sport') : t(`common:lobby.${type}`)} <strong>{percent(share)}</strong>
          </li>
        ))}
      </ul>
      <Expiry bonus={bonus} />
    </li>
  )
})
