import { useTranslation } from 'react-i18next'
import styles from './chat-mark.module.css'

interface ChatMarkProps {
  /** How many messages wait. */
  unread: number
  hasActivity: boolean
}

/** The mark on a button that opens a chat: how many messages wait, or that something was said. */
export function ChatMark({ unread, hasActivity }: ChatMarkProps) {
  const { t, i18n } = useTranslation('user')
  if (unread === 0) return hasActivity ? <span className={styles.dot}><span className="visually-hidden">{t('chat.active')}</span></span> : null
  return (
    <span className={styles.count}>
      <span aria-hidden>{unread > 9 ? '9+' : new Intl.NumberFormat(i18n.language).format(unread)}</span>
      <span className="visually-hidden">{t('chat.unread', { count: unread })}</span>
    </span>
  )
}
