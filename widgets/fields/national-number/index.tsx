import type { FieldProps } from '#engine/forms/field.ts'
import { inputProps } from '#engine/forms/input-props.ts'
import { nationalNumber } from '#engine/forms/national-number/national-number.ts'
import { TextField } from '#engine/forms/text-field.tsx'

export { value } from './value.ts'

/** A number that a country gives to people, such as a CPF. */
export default function NationalNumber(props: FieldProps) {
  const { settings, placeholder } = props.field
  const number = settings?.use === 'national-number' ? nationalNumber(settings.country, settings.number) : undefined
  return (
    <TextField
      {...inputProps(props)}
      placeholder={placeholder ?? number?.example}
      {...(number?.isNumeric && { inputMode: 'numeric' })}
      dir="ltr"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
