import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChatOverlay } from '#manifest'
import { chatStore, type Chat } from '#domains/chat/chat-store.ts'
import { openChat } from '#domains/chat/open-chat.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { ChatMark } from '#domains/chat/parts/chat-mark.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './chat.module.css'

/** Buttons that open a chat: in the bottom bar, or floating on wide screens. Hidden while a chat is open; the floating ones also while `consent` is. */
export default observer(function ChatButtons(_options: ChatOverlay) {
  const { overlays } = useStores()
  const { chats } = useStore(chatStore)
  const { t } = useTranslation('user')
  const isSeen = chats.some(({ status, visibility }) => status === 'ready' && visibility !== 'hidden')
  const shown = chats.filter(({ status }) => status !== 'absent')
  if (isSeen || shown.length === 0) return null
  return (
    <section
      className={styles.dock}
      data-overlay="chat"
      data-asking={overlays.isOpen('consent') || undefined}
      aria-label={t('consent.support')}
    >
      {shown.map((chat) => (
        <FloatingButton key={chat.options.use} chat={chat} isOnly={shown.length === 1} />
      ))}
    </section>
  )
})

const FloatingButton = observer(function FloatingButton({ chat, isOnly }: { chat: Chat; isOnly: boolean }) {
  const { t } = useTranslation('user')
  const stores = useStores()
  const name = t(`chat.${chat.options.use}`)
  return (
    <button
      type="button"
      className={styles.button}
      title={name}
      aria-busy={chat.isOpen}
      onClick={() => openChat(stores, chat)}
    >
      <span className={styles.icon}>
        <Icon name="message-circle" size={22} />
      </span>
      {isOnly ? (
        <>
          <span className={styles.name} aria-hidden>
            {t('chat.short')}
          </span>
          <span className="visually-hidden">{name}</span>
        </>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.mark}>
        <ChatMark unread={chat.unread} hasActivity={chat.hasActivity} />
      </span>
    </button>
  )
})
