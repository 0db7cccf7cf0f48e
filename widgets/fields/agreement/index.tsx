import { CheckboxField } from '#engine/forms/checkbox-field.tsx'
import type { FieldProps } from '#engine/forms/field.ts'
import { TermsLabel } from '#domains/account/parts/terms-label.tsx'

export { value } from './value.ts'

/** A box to check, with a link to what the player agrees to. */
export default function Agreement({ field, ...rest }: FieldProps<boolean>) {
  const { settings } = field
  const label = <TermsLabel {...(settings?.use === 'agreement' && settings)} />
  return <CheckboxField {...rest} field={{ ...field, label }} />
}
