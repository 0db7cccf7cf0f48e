import type { InputHTMLAttributes } from 'react'
import type { FieldProps } from './field.ts'
import styles from './filtered-field.module.css'
import { inputProps } from './input-props.ts'
import { TextField } from './text-field.tsx'

interface FilteredFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'name'> {
  /** What is kept of the text typed; null refuses the change. */
  filter: (text: string) => string | null
}

/** A text in Latin characters, left to right in every language, of which only a part is accepted. The caret stays where it is. */
export function FilteredField({ field, value, message, onChange, filter, ...input }: FilteredFieldProps) {
  function change(text: string) {
    const kept = filter(text) ?? value
    if (kept !== text) keepCaret(kept.length - text.length)
    onChange(kept)
  }
  const text = inputProps({ field, value, message, onChange: change })
  return (
    <TextField
      {...text}
      {...input}
      autoComplete={field.autoComplete ?? input.autoComplete ?? 'off'}
      dir="ltr"
      className={styles.latin}
    />
  )
}

/** React moves the caret to the end when it puts a text into the input that differs from the typed one. */
function keepCaret(change: number) {
  const input = document.activeElement
  if (!(input instanceof HTMLInputElement)) return
  const caret = Math.max(0, (input.selectionStart ?? 0) + change)
  queueMicrotask(() => input.setSelectionRange(caret, caret))
}
