import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FieldProps } from './field.ts'
import { inputProps } from './input-props.ts'
import { TextField } from './text-field.tsx'

/** A password field with a button that shows the password. */
export function PasswordField(props: FieldProps) {
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
