import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import styles from './field-frame.module.css'
import type { Message } from './rules.ts'

interface MessageProps {
  id: string
  message: Message
  /** Whether it is visible. Screen readers read it in any case. */
  open: boolean
}

/** The error message of a field. Only this component loads the error texts. */
export function FieldMessage({ id, message, open }: MessageProps) {
  const { t, ready } = useTranslation('errors', options)
  const { max, min, number } = message.parameters ?? {}
  const count = Number(max ?? min ?? number)
  return (
    <p id={id} className={open ? styles.message : 'visually-hidden'} data-error={message.key}>
      {message.text ?? (ready && t(message.key, { ...message.parameters, count }))}
    </p>
  )
}

interface IconProps {
  /** The id of the message. */
  controls: string
  open: boolean
  onToggle: () => void
}

/** The button that shows the message (spec §5). */
export function ErrorIcon({ controls, open, onToggle }: IconProps) {
  const { t, ready } = useTranslation('errors', options)
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={ready ? t('show') : undefined}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="circle-alert" />
    </button>
  )
}

const options = { useSuspense: false }
