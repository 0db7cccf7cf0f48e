import { AmountField } from './amount-field.tsx'
import type { FieldProps } from './field.ts'
import { FilteredField } from './filtered-field.tsx'
import { toPhoneText } from './phone.ts'
import { SelectField } from './select-field.tsx'

/** Small field kinds that a sign-in does not need, loaded together. */
export default function OtherField(props: FieldProps) {
  if (props.field.kind === 'phone')
    return (
      <FilteredField
        {...props}
        filter={(text) => toPhoneText(text, props.value)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    )
  if (props.field.kind === 'amount') return <AmountField {...props} />
  return <SelectField {...props} />
}
