import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../ui/boundary.tsx'
import { fetchCode, lazyWithRetry } from '../ui/lazy-with-retry.ts'
import { CheckboxField } from './checkbox-field.tsx'
import type { FieldDefinition, FieldProps } from './field.ts'
import { inputProps } from './input-props.ts'
import type { Message } from './rules.ts'
import { TextField } from './text-field.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const loadCountryField = () => import('./country-field.tsx')
const loadDateField = () => import('./date-field.tsx')
const loadOtherField = () => import('./other-field.tsx')
const CountryField = lazyWithRetry(loadCountryField)
const DateField = lazyWithRetry(loadDateField)
const OtherField = lazyWithRetry(loadOtherField)

/** The kinds of fields whose code is fetched when one is first shown. */
const loads = {
  country: loadCountryField,
  date: loadDateField,
  phone: loadOtherField,
  select: loadOtherField,
  amount: loadOtherField,
}

/**
 * Fetches the code of fields for the first render of a form. React would draw a field of a page’s HTML file again if the form changed
 * before the field’s code is there.
 */
export const fetchFields = (kinds: readonly (keyof typeof loads)[]) =>
  Promise.all(kinds.map((kind) => fetchCode<FieldProps>(loads[kind])))

interface FormFieldProps {
  field: FieldDefinition
  value: string | boolean
  message?: Message | undefined
  onChange: (value: string | boolean) => void
}

/** Renders the field of a definition. Rare kinds are loaded when they are first shown. */
export function FormField({ field, value, message, onChange }: FormFieldProps) {
  if (field.kind === 'checkbox')
    return <CheckboxField field={field} value={value === true} message={message} onChange={onChange} />
  const props: FieldProps = { field, value: String(value), message, onChange }
  if (field.kind === 'text') return <TextField {...inputProps(props)} />
  if (field.kind === 'email')
    return <TextField {...inputProps(props)} inputMode="email" autoCapitalize="none" spellCheck={false} />
  if (field.kind === 'password') return <PasswordField {...props} />
  const Field = field.kind === 'country' ? CountryField : field.kind === 'date' ? DateField : OtherField
  return (
    <Boundary fallback={<TextField {...inputProps(props)} value="" disabled />}>
      <Field {...props} />
    </Boundary>
  )
}

/** A password field with a button that shows the password. */
function PasswordField(props: FieldProps) {
  const { t } = useTranslation('user')
  const [shown, setShown] = useState(false)
  const toggle = (
    <Button
      kind="plain"
      aria-label={t(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </Button>
  )
  return (
    <TextField
      {...inputProps(props)}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  )
}
