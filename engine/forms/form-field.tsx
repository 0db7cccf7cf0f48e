import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../ui/boundary.tsx'
import { lazyWithRetry } from '../ui/lazy-with-retry.ts'
import { CheckboxField } from './checkbox-field.tsx'
import type { FieldDefinition, FieldProps } from './field.ts'
import { inputProps } from './input-props.ts'
import type { Message } from './rules.ts'
import { TextField } from './text-field.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const CountryField = lazyWithRetry(() => import('./country-field.tsx'))
const DateField = lazyWithRetry(() => import('./date-field.tsx'))
const OtherField = lazyWithRetry(() => import('./other-field.tsx'))

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
