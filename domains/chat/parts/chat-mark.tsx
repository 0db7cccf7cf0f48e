import { useTranslation } from 'react-i18next'
import type { Language } from '#manifest'
import { numberText } from '#engine/i18n/formats.ts'
import styles from './chat-mark.module.css'

interface ChatMarkProps {
  /** The number of unread messages. */
  unread: number
  hasActivity: boolean
}

/** The badge of an open-chat button: the number of unread messages, or a dot for a conversation. */
export function ChatMark({ unread, hasActivity }: ChatMarkProps) {
  const { t, i18n } = useTranslation('user')
  if (unread === 0)
    return hasActivity ? (
      <span className={styles.dot}>
        <span className="visually-hidden">{t('chat.active')}</span>
      </span>
    ) : null
  return (
    <span className={styles.count}>
      <bdi aria-hidden>{`${numberText(Math.min(unread, 9), i18n.language as Language)}${unread > 9 ? '+' : ''}`}</bdi>
      <span className="visually-hidden">{t('chat.unread', { count: unread })}</span>
    </span>
  )
}
