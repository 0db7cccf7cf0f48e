import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { FieldFrame, fieldInput } from './field-frame.tsx'
import type { Message } from './rules.ts'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** The key in the payload. */
  name: string
  label: ReactNode
  hint?: string | undefined
  value: string
  message?: Message | undefined
  onChange: (value: string) => void
  /** A control at the end of the field, such as the button that shows a password. */
  end?: ReactNode
}

/** A single-line text field. An error shows an icon; clicking the icon shows the message (spec §5). */
export function TextField({ name, label, hint, message, end, onChange, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} message={message} end={end}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={classes(fieldInput, className)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
