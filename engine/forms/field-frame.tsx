import type { ReactNode } from 'react'
import styles from './field-frame.module.css'
import type { Message } from './rules.ts'
import { useField, type ControlProps } from './use-field.tsx'

interface FieldFrameProps {
  name: string
  label: ReactNode
  hint?: string | undefined
  message?: Message | undefined
  /** Content at the end of the box, after the error icon: a control, or text such as a currency. */
  end?: ReactNode
  /** Renders the control with the given props and the class `fieldInput`. */
  children: (control: ControlProps) => ReactNode
}

/** The box of a control, with label, hint and error message. */
export function FieldFrame({ name, label, hint, message, end, children }: FieldFrameProps) {
  const { control, errorIcon, notes } = useField({ name, hint, message })
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={control['aria-invalid']}>
        {children(control)}
        {errorIcon}
        {typeof end === 'string' ? <span className={styles.unit}>{end}</span> : end}
      </div>
      {notes}
    </div>
  )
}

/** The class of the control in a `FieldFrame`. */
export const fieldInput = styles.input
