import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentDirection } from '../payment-records.ts'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import { PaymentMark } from './payment-mark.tsx'
import styles from './methods.module.css'
import radio from './radio.module.css'
import type { Method } from '../payment-method-store.ts'
import { useMethodFacts } from './use-method-facts.ts'

interface MethodChoiceProps {
  direction: PaymentDirection
  methods: readonly Method[]
  chosen: Method['id']
  onChoose: (id: Method['id']) => void
}

/** Radio cards of the payment methods. */
export function MethodChoice({ direction, methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation('payment')
  return (
    <fieldset className={styles.choice} data-field="methodId">
      <legend className={styles.legend}>{t(`cashier.methods.${direction}`)}</legend>
      <div className={styles.cards}>
        {methods.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            chosen={method.id === chosen}
            onChoose={() => onChoose(method.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface MethodCardProps {
  method: Method
  chosen: boolean
  onChoose: () => void
}

const MethodCard = observer(function MethodCard({ method, chosen, onChoose }: MethodCardProps) {
  const { t } = useTranslation('payment')
  const { limits, fee, time } = useMethodFacts(method)
  const id = useId()
  return (
    <label className={classes(styles.card, chosen && styles.chosen)}>
      <input
        className={classes(radio.radio, styles.radio)}
        type="radio"
        name="methodId"
        value={method.id}
        checked={chosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts`}
        onChange={onChoose}
      />
      <span className={styles.head}>
        {method.image ? (
          <Picture className={styles.image} src={method.image} width={32} height={20} />
        ) : (
          <PaymentMark className={styles.image} kind={method.kind} />
        )}
        <span id={`${id}-name`} className={styles.name}>
          {method.name}
        </span>
      </span>
      <span id={`${id}-facts`} className={styles.facts}>
        <span>{limits}</span>
        {fee !== undefined && <span>{fee}</span>}
        {time !== undefined && <span>{time}</span>}
        {method.needsVerification && (
          <span className={styles.documents}>
            <Icon name="file-text" size={14} />
            {t('method.documents')}
          </span>
        )}
      </span>
    </label>
  )
})
