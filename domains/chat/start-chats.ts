import { observable, runInAction } from 'mobx'
import type { Registry } from '#engine/registry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { ChatLine } from './chat-line.ts'
import { chatStore } from './chat-store.ts'
import { onFirstInteraction } from './on-first-interaction.ts'

/** Lets each chat of the brand follow the player’s consent; its vendor’s code is loaded after the first interaction. */
export function startChats(stores: Stores, vendors: Registry['chats']) {
  const { chats } = stores.of(chatStore)
  const mayLoad = observable.box(false)
  onFirstInteraction(() => runInAction(() => mayLoad.set(true)))
  stores.overlays.open('chat')
  for (const chat of chats) new ChatLine(chat, vendors[chat.options.use], stores).start(() => mayLoad.get())
}
