import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { popupStore } from '#domains/content/popup-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { numberText } from '#engine/i18n/formats.ts'
import styles from './profile-nav.module.css'

/** The number of unread messages, if the inbox is already loaded; does not load it. */
export const Unread = observer(function Unread() {
  const { t } = useTranslation('user')
  const { unreadCount: count } = useStore(popupStore)
  const language = useStores().language.current
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      <span aria-hidden>{numberText(count, language)}</span>
      <span className="visually-hidden">{t('messages.unreadCount', { count })}</span>
    </span>
  )
})
