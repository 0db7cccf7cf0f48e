import type { FieldProps } from '#engine/forms/field.ts'
import { BonusChoice } from './bonus-choice.tsx'

export { value } from './value.ts'

/** The choice of the bonus of the first deposit. */
export default function BonusChoiceField({ field, message, onChange }: FieldProps) {
  return <BonusChoice name={field.name} message={message} onChange={onChange} />
}
