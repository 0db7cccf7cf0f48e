import { useRef } from 'react'
import styles from './checkbox-field.module.css'
import type { FieldProps } from './field.ts'
import { useReadControl } from './submit-readers.ts'
import { useField } from './use-field.tsx'

/** A checkbox. A link in its label can be followed without toggling it. */
export function CheckboxField({ field, value, message, onChange }: FieldProps<boolean>) {
  const { control, errorIcon, notes } = useField({ name: field.name, hint: field.hint, message })
  const box = useRef<HTMLInputElement>(null)
  useReadControl(() => {
    const isChecked = box.current?.checked ?? value
    if (isChecked !== value && !field.disabled) onChange(isChecked)
  })
  return (
    <div className={styles.field} data-field={field.name}>
      <div className={styles.line}>
        <input
          {...control}
          ref={box}
          type="checkbox"
          className={styles.box}
          checked={value}
          disabled={field.disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className={styles.label} htmlFor={control.id}>
          {field.label}
        </label>
        {errorIcon}
        {field.end}
      </div>
      {notes}
    </div>
  )
}
