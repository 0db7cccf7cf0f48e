import type { InputHTMLAttributes } from 'react'
import type { FieldProps } from './field.ts'
import { inputProps } from './input-props.ts'
import { TextField } from './text-field.tsx'

interface FilteredFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'name'> {
  /** Returns the accepted text; null rejects the change. */
  filter: (text: string) => string | null
}

/** A left-to-right text field that filters what is typed. The caret keeps its position. */
export function FilteredField({ field, value, message, onChange, filter, ...input }: FilteredFieldProps) {
  function change(text: string) {
    const kept = filter(text) ?? value
    if (kept !== text) keepCaret(kept.length - text.length)
    onChange(kept)
  }
  const text = inputProps({ field, value, message, onChange: change })
  return <TextField {...text} {...input} autoComplete={field.autoComplete ?? input.autoComplete ?? 'off'} dir="ltr" />
}

/** React moves the caret to the end when the value differs from the typed text. */
function keepCaret(change: number) {
  const input = document.activeElement
  if (!(input instanceof HTMLInputElement)) return
  const caret = Math.max(0, (input.selectionStart ?? 0) + change)
  queueMicrotask(() => input.setSelectionRange(caret, caret))
}
