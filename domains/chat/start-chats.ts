import { observable, runInAction } from 'mobx'
import type { Registry } from '#engine/registry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { ChatConnector } from './chat-connector.ts'
import { chatStore } from './chat-store.ts'
import { whenIdle } from '#engine/ui/when-idle.ts'

/** Lets each chat of the brand follow the player’s consent; its vendor’s code is loaded after the first interaction. */
export function startChats(stores: Stores, vendors: Registry['chats']) {
  const { chats } = stores.get(chatStore)
  const mayLoad = observable.box(false)
  onFirstInteraction(() => runInAction(() => mayLoad.set(true)))
  // The overlay with the buttons of the chats.
  stores.overlays.open('chat')
  for (const chat of chats) new ChatConnector(chat, vendors[chat.options.use], stores).start(() => mayLoad.get())
}

const gestures = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** How long to wait for a first gesture. */
const gestureTimeoutMs = 6000

/** Calls `run` one time, when the browser is idle: after the player’s first gesture, or after some seconds without one. */
export function onFirstInteraction(run: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const begin = () => {
    listening.abort()
    clearTimeout(timer)
    whenIdle(run, 2000)
  }
  const timer = setTimeout(begin, gestureTimeoutMs)
  for (const gesture of gestures) window.addEventListener(gesture, begin, { signal, passive: true })
}
