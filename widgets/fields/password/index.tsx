import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#engine/forms/field.ts'
import { inputProps } from '#engine/forms/input-props.ts'
import { TextField } from '#engine/forms/text-field.tsx'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'

export { value } from './value.ts'

/** A password, with a button that shows it. */
export default function Password(props: FieldProps) {
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
