import type { AmountField } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { amountFormat, amountParser } from '#engine/forms/typed-amount.ts'

export const value: FieldValue<AmountField> = {
  parser: ({ currency }, { stores: { language, manifest } }) =>
    amountParser(() => amountFormat(language.current, currency ?? manifest.currency)),
}
