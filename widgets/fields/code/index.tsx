import type { FieldProps } from '#engine/forms/field.ts'
import { inputProps } from '#engine/forms/input-props.ts'
import { TextField } from '#engine/forms/text-field.tsx'

export { value } from './value.ts'

/** A code, such as the number of a card. */
export default function Code(props: FieldProps) {
  const { settings } = props.field
  const isNumber = settings?.use === 'code' && settings.digits
  return <TextField {...inputProps(props)} {...(isNumber && { inputMode: 'numeric' })} spellCheck={false} />
}
