import { toDecimal } from './decimal.ts'
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
  if (props.field.kind === 'amount') return <FilteredField {...props} filter={toDecimal} inputMode="decimal" />
  return <SelectField {...props} />
}
