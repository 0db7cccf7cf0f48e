import type { Chat } from './chat-store.ts'
import { consentStore } from '#domains/consent/consent-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Opens a chat; asks for consent first if the player has not agreed to its vendor. */
export function openChat(stores: Stores, chat: Chat) {
  const consent = stores.get(consentStore)
  // The menu is modal: neither a chat nor the question can be used beside it.
  stores.overlays.close('sidebar')
  if (!consent.allows('support')) consent.ask('support')
  chat.open()
}
