import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { numberText } from '#engine/i18n/formats.ts'
import styles from './sums.module.css'
import { quickAmounts } from '../quick-amounts.ts'
import type { Method } from '../payment-method-store.ts'
import { wholeAmount } from '../sums.ts'

interface QuickAmountButtonsProps {
  method: Method
  /** Undefined if it is unknown. */
  balance: number | undefined
  /** The amount in the field. */
  chosen: number | null
  onChoose: (amount: number) => void
}

/** Buttons for round amounts; a withdrawal also offers the whole balance. */
export const QuickAmountButtons = observer(function QuickAmountButtons({
  method,
  balance,
  chosen,
  onChoose,
}: QuickAmountButtonsProps) {
  const { t } = useTranslation('payment')
  const language = useStores().language.current
  const { min, max, direction, currency } = method
  const isWithdrawal = direction === 'withdrawal'
  const offersAll = isWithdrawal && balance !== undefined
  const most = offersAll ? wholeAmount(Math.min(max, balance), currency) : max
  const amounts = quickAmounts(min, most, isWithdrawal ? 3 : 4)
  if (amounts.length === 0 && !(offersAll && most >= min)) return null
  return (
    <div className={styles.quick} role="group" aria-label={t('cashier.quick')}>
      {amounts.map((amount) => (
        <Button key={amount} kind="quiet" aria-pressed={chosen === amount} onClick={() => onChoose(amount)}>
          {numberText(amount, language)}
        </Button>
      ))}
      {offersAll && (
        <Button kind="quiet" aria-pressed={chosen === most} onClick={() => onChoose(most)}>
          {t('cashier.everything')}
        </Button>
      )}
    </div>
  )
})
