import type { FieldProps } from '#engine/forms/field.ts'
import { inputProps } from '#engine/forms/input-props.ts'
import { TextField } from '#engine/forms/text-field.tsx'

export { value } from './value.ts'

/** A line of text. */
export default function Text(props: FieldProps) {
  return <TextField {...inputProps(props)} />
}
