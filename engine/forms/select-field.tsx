import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { FieldFrame, fieldInput } from './field-frame.tsx'
import type { FieldProps } from './field.ts'
import styles from './select-field.module.css'
import { useReadControl } from './submit-readers.ts'

/** A native select. */
export function SelectField({ field, value, message, onChange }: FieldProps) {
  const { t } = useTranslation('user')
  const { options = [], autoComplete, disabled, ...frame } = field
  const select = useRef<HTMLSelectElement>(null)
  useReadControl(() => {
    const shown = select.current?.value ?? value
    if (shown !== value && !disabled) onChange(shown)
  })
  return (
    <FieldFrame name={frame.name} label={frame.label} hint={frame.hint} message={message} end={frame.end}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...control}
            ref={select}
            className={classes(fieldInput, styles.control)}
            value={value}
            autoComplete={autoComplete}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {!options.some((option) => option.value === '') && <option value="">{t('field.choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" size={18} />
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
