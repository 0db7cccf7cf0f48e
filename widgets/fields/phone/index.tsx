import type { FieldProps } from '#engine/forms/field.ts'
import { FilteredField } from '#engine/forms/filtered-field.tsx'
import { toPhoneText } from '#engine/forms/phone.ts'

export { value } from './value.ts'

/** A phone number: a plus and digits. */
export default function Phone(props: FieldProps) {
  return (
    <FilteredField
      {...props}
      filter={(text) => toPhoneText(text, props.value)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  )
}
