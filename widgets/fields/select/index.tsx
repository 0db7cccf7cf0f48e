import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#engine/forms/field.ts'
import { SelectField } from '#engine/forms/select-field.tsx'

export { value } from './value.ts'

/** A choice from a list. */
export default function Select({ field, ...rest }: FieldProps) {
  const { t } = useTranslation()
  const { settings } = field
  const own = settings?.use === 'select' ? settings.options : []
  const options = field.options ?? own.map(({ value, label }) => ({ value, label: t(label) }))
  return <SelectField {...rest} field={{ ...field, options }} />
}
