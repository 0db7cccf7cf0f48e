import { createContext, use, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field-frame.module.css'
import type { Message } from './rules.ts'
import { Icon } from '../ui/icon.tsx'

interface Described {
  name: string
  hint?: string | undefined
  message?: Message | undefined
}

/** Attributes of a field’s control that link it to its hint and message. */
export interface ControlProps {
  id: string
  name: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldParts {
  control: ControlProps
  /** Shows the message when it is clicked (spec §5). */
  errorIcon: ReactNode
  notes: ReactNode
}

/** The field whose message opens by itself: the first one that the latest submit found wrong. A new object for each submit. */
export const OpenedField = createContext<{ name: string | undefined } | undefined>(undefined)

/** Returns the parts common to all fields. The message is available to screen readers before it is shown; a server’s error is shown at once. */
export function useField({ name, hint, message }: Described): FieldParts {
  const opened = use(OpenedField)
  const [seen, setSeen] = useState(opened)
  const [toggled, setToggled] = useState<Message | string>()
  const id = useId()
  const hintId = `${id}-hint`
  const messageId = `${id}-message`
  // A rule’s message waits for a click, or for a submit that finds no field before it wrong. A server’s error and an immediate message are new each time, and shown at once.
  const isOpenAtFirst = message !== undefined && (message.text !== undefined || message.isImmediate === true)
  const own = isOpenAtFirst ? message : message?.key
  if (opened !== seen) {
    setSeen(opened)
    setToggled(opened?.name === name && !isOpenAtFirst ? own : undefined)
  }
  const open = message !== undefined && (toggled === own) !== isOpenAtFirst
  return {
    control: {
      id,
      name,
      'aria-invalid': message !== undefined,
      'aria-describedby': [message && messageId, hint && hintId].filter(Boolean).join(' ') || undefined,
    },
    errorIcon: message && (
      <ErrorIcon controls={messageId} open={open} onToggle={() => setToggled(toggled === own ? undefined : own)} />
    ),
    notes: (
      <>
        {message && <FieldMessage id={messageId} message={message} open={open} />}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </>
    ),
  }
}

interface MessageProps {
  id: string
  message: Message
  /** Whether it is visible. Screen readers read it in any case. */
  open: boolean
}

/** The error message of a field. Only this component loads the error texts. */
function FieldMessage({ id, message, open }: MessageProps) {
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
function ErrorIcon({ controls, open, onToggle }: IconProps) {
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
