import type { ReactNode } from 'react'
import styles from './field-frame.module.css'
import type { Message } from './rules.ts'
import { useField, type ControlProps } from './use-field.tsx'

interface FieldFrameProps {
  name: string
  label: ReactNode
  hint?: string | undefined
  message?: Message | undefined
  /** Stands at the end of the box, after the error icon: a control, or a text such as a currency. */
  end?: ReactNode
  /** The control, which takes the props that it is given and the class `fieldInput`. */
  children: (control: ControlProps) => ReactNode
}

/** A control in a box, with its label, its hint and what is wrong with it. */
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
