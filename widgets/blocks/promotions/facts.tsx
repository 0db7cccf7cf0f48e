import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Promotion } from '#api'
import { percentText } from '#engine/i18n/formats.ts'
import { useStores } from '#engine/shell/stores.ts'
import { moneyFormat } from '#engine/ui/money.tsx'
import styles from './promotions.module.css'

/** What a promotion gives and its key terms, in letters of the same size, as far as the platform says. */
export const Facts = observer(function Facts({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  const { share, amount, currency = '', conditions = [] } = promotion
  const values = {
    share: share === undefined ? '' : percentText(share / 100, language),
    amount: amount === undefined ? '' : moneyFormat(language, currency, true).format(amount),
  }
  const gives = () => {
    if (values.share && values.amount) return t('promotions.shareUpTo', values)
    return values.share || (values.amount && t('promotions.upTo', values))
  }
  if (!gives() && conditions.length === 0) return null
  return (
    <div className={styles.facts}>
      {gives() && <p className={styles.gives}>{gives()}</p>}
      {conditions.length > 0 && (
        <ul>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
    </div>
  )
})
