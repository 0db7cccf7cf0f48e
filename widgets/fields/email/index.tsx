import type { FieldProps } from '#engine/forms/field.ts'
import { inputProps } from '#engine/forms/input-props.ts'
import { TextField } from '#engine/forms/text-field.tsx'

export { value } from './value.ts'

/** An email address. */
export default function Email(props: FieldProps) {
  return <TextField {...inputProps(props)} inputMode="email" autoCapitalize="none" spellCheck={false} />
}
