import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { moneyFormat } from '#engine/ui/money.tsx'
import { questionKey, readAmount, writeAmount } from '#engine/forms/amount.ts'
import styles from './amount-field.module.css'
import type { FieldProps } from '#engine/forms/field.ts'
import { FieldFrame, fieldInput } from '#engine/forms/field-frame.tsx'
import { classes } from '#engine/ui/classes.ts'
import { amountFormat } from '#engine/forms/typed-amount.ts'

const options = { useSuspense: false }

export { value } from './value.ts'

/**
 * A left-to-right field for an amount. Its value is the text as typed, which `amountParser` reads. If a text can mean two
 * amounts, the player is asked which: the chosen amount replaces the text.
 */
export default observer(function AmountField({ field, value, message, onChange }: FieldProps) {
  const language = useStores().language.current
  const { t } = useTranslation('errors', options)
  const input = useRef<HTMLInputElement>(null)
  const { name, label, hint, autoComplete = 'off', disabled } = field
  const { manifest } = useStores()
  const { settings } = field
  const currency = settings?.use === 'amount' ? (settings.currency ?? manifest.currency) : field.currency
  const end = field.end ?? (settings && currency)
  const format = amountFormat(language, currency)
  const reading = message?.key === questionKey ? readAmount(value, format) : undefined
  // Without a currency, whole amounts have no decimals.
  const isShort = currency === undefined
  const question = useRef<HTMLDivElement>(null)
  // Otherwise a button that sticks to the screen’s end may cover it.
  useEffect(() => void question.current?.scrollIntoView({ block: 'center' }), [reading?.kind])

  function choose(amount: string) {
    onChange(writeAmount(amount, format))
    input.current?.focus()
  }

  return (
    <div className={styles.amount}>
      <FieldFrame name={name} label={label} hint={hint} message={message} end={end}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className={classes(fieldInput, styles.text)}
            value={value}
            dir="ltr"
            inputMode="decimal"
            autoComplete={autoComplete}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      {reading?.kind === 'question' && (
        <div ref={question} className={styles.readings} role="group" aria-label={t(questionKey)}>
          {reading.values.map((amount) => (
            <Button key={amount} kind="quiet" onClick={() => choose(amount)}>
              <bdi>{moneyFormat(language, currency ?? '', isShort).format(Number(amount))}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
})
