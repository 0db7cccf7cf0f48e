import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChatButtonBlock } from '#manifest'
import { chatStore } from '#domains/chat/chat-store.ts'
import { openChat } from '#domains/chat/open-chat.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { ChatMark } from '#domains/chat/parts/chat-mark.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './chat-button.module.css'

/** One button per chat of the brand that opens it. */
export default observer(function ChatButton(_options: ChatButtonBlock) {
  const stores = useStores()
  const { chats } = useStore(chatStore)
  const { t } = useTranslation('user')
  const shown = chats.filter(({ status }) => status !== 'absent')
  if (shown.length === 0) return null
  return (
    <div className={styles.buttons}>
      {shown.map((chat) => (
        <Button
          key={chat.options.use}
          kind="quiet"
          className={styles.button}
          aria-busy={chat.isOpen && chat.status === 'loading'}
          onClick={() => openChat(stores, chat)}
        >
          <Icon name="message-circle" />
          <span className={styles.text}>{t(`chat.${chat.options.use}`)}</span>
          <ChatMark unread={chat.unread} hasActivity={chat.hasActivity} />
        </Button>
      ))}
    </div>
  )
})
