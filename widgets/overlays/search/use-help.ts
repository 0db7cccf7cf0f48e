import { useTranslation } from 'react-i18next'
import { chatStore } from '#domains/chat/chat-store.ts'
import { openChat } from '#domains/chat/open-chat.ts'
import { matchRank } from '#domains/search/match.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import type { Result } from './result.ts'

/** The brand’s chats, if their names or a word for help match. Call it in an `observer`. */
export function useHelp(text: string): Result[] {
  const stores = useStores()
  const { chats } = useStore(chatStore)
  const { t } = useTranslation(['search', 'user'])
  const words = t('help').split(',')
  return chats.flatMap((chat): Result[] => {
    if (chat.status === 'absent') return []
    const { use } = chat.options
    const name = t(`user:chat.${use}`)
    const ranks = [name, ...words].flatMap((word) => matchRank(text, word) ?? [])
    if (ranks.length === 0) return []
    const rank = Math.min(...ranks)
    return [
      {
        id: `chat-${use}`,
        group: 'help',
        text: name,
        icon: 'message-circle',
        rank,
        choose: () => openChat(stores, chat),
      },
    ]
  })
}
