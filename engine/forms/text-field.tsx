import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { Message } from './rules.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** The key in the payload. */
  name: string
  label: string
  value: string
  message?: Message
  onChange: (value: string) => void
  /** A control at the field’s end, such as the switch that shows a password. */
  end?: ReactNode
}

/** A line of text with its label. An error shows an icon; the icon shows the message when it is clicked (spec §5). */
export function TextField({ name, label, value, message, onChange, end, ...input }: TextFieldProps) {
  const { t } = useTranslation('errors')
  const [shown, setShown] = useState<Message>()
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control} data-invalid={message !== undefined}>
        <input
          {...input}
          id={id}
          name={name}
          value={value}
          className={styles.input}
          aria-invalid={message !== undefined}
          aria-describedby={message && messageId}
          onChange={(event) => onChange(event.target.value)}
        />
        {message && (
          <button
            type="button"
            className={styles.icon}
            aria-label={t('show')}
            aria-expanded={shown === message}
            aria-controls={messageId}
            onClick={() => setShown(shown === message ? undefined : message)}
          >
            <Icon name="circle-alert" />
          </button>
        )}
        {end}
      </div>
      {message && (
        <p id={messageId} className={shown === message ? styles.message : 'visually-hidden'} data-error={message.key}>
          {t(message.key, { ...message.parameters })}
        </p>
      )}
    </div>
  )
}
