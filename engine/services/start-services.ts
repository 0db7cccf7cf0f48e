import { observable, runInAction } from 'mobx'
import type { Registry } from '../registry.ts'
import { chatStore } from '../stores/chat-store.ts'
import { consentStore } from '../stores/consent-store.ts'
import { gtagOf } from '../stores/services.ts'
import type { Stores } from '../stores/stores.ts'
import { ChatLine } from './chat-line.ts'
import { whenQuiet } from './when-quiet.ts'

/** Asks for the player’s consent where that is needed, and lets each service follow it: nothing of a vendor is loaded before its category is allowed. */
export function startServices(stores: Stores, chats: Registry['chats']) {
  const consent = stores.of(consentStore)
  if (consent.isOpen) consent.ask()
  startChats(stores, chats)
  const gtag = gtagOf(stores.manifest)
  if (gtag) void import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(stores, gtag))
}

function startChats(stores: Stores, vendors: Registry['chats']) {
  const { chats } = stores.of(chatStore)
  if (chats.length === 0) return
  const isQuiet = observable.box(false)
  whenQuiet(() => runInAction(() => isQuiet.set(true)))
  stores.overlays.open('chat')
  for (const chat of chats) new ChatLine(chat, vendors[chat.options.use], stores).start(() => isQuiet.get())
}
