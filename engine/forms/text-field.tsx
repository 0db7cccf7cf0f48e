import { useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { FieldFrame, fieldInput } from './field-frame.tsx'
import type { Message } from './rules.ts'
import { useReadControl } from './submit-readers.ts'

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
  const control = useRef<HTMLInputElement>(null)
  useReadControl(() => {
    const shown = control.current?.value ?? input.value
    if (shown !== input.value && !input.disabled) onChange(shown)
  })
  return (
    <FieldFrame name={name} label={label} hint={hint} message={message} end={end}>
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          ref={control}
          className={classes(fieldInput, className)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
