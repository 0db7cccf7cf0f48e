import { makeAutoObservable } from 'mobx'
import type { Chat as ChatOptions, Manifest } from '#manifest'
import type { Stores } from '#engine/shell/stores.ts'

/** How much of a chat is seen. */
export type ChatVisibility = 'hidden' | 'minimized' | 'maximized'

/** One chat of the brand: what its vendor told, and what is wanted of it (spec §4, live chat widget). */
export class Chat {
  readonly options: ChatOptions
  visibility: ChatVisibility = 'hidden'
  /** `waiting` for the player’s consent or for a quiet moment; `absent` where a setting is missing without which it cannot load. */
  status: 'waiting' | 'loading' | 'ready' | 'error' | 'absent' = 'waiting'
  /** Whether anything was said in it. */
  hasActivity = false
  /** Messages that came while it was not open. */
  unread = 0

  constructor(options: ChatOptions) {
    this.options = options
    makeAutoObservable(this, { options: false }, { autoBind: true })
  }

  /** Whether the player asked for it. */
  get isWanted(): boolean {
    return this.visibility === 'maximized'
  }

  /** The open-chat button. One that could not be reached is tried again. */
  open() {
    if (this.status === 'error') this.status = 'waiting'
    this.show('maximized')
  }

  /** Takes back what was wanted. */
  close() {
    this.show('hidden')
  }

  /** What the vendor says is seen. That it did what it was told is no news: a greeting would vanish with it. */
  receiveVisibility(visibility: ChatVisibility) {
    if (visibility !== this.visibility) this.show(visibility === 'minimized' ? 'hidden' : visibility)
  }

  receiveGreeting(isShown: boolean) {
    this.show(isShown ? 'minimized' : 'hidden')
  }

  receiveEvent() {
    this.hasActivity = true
  }

  receiveUnread(count: number) {
    if (!this.isWanted) this.unread = count
  }

  receiveStatus(status: Chat['status']) {
    this.status = status
  }

  private show(visibility: ChatVisibility) {
    this.visibility = visibility
    if (this.isWanted) this.unread = 0
  }
}

/** The brand’s chats, as the manifest lists them; a vendor is loaded once, however often it is listed. */
export class ChatStore {
  readonly chats: readonly Chat[]

  constructor({ chats }: Pick<Manifest, 'chats'>) {
    const isFirst = ({ use }: ChatOptions, index: number) => chats.findIndex((chat) => chat.use === use) === index
    this.chats = chats.filter(isFirst).map((options) => new Chat(options))
  }
}

export const chatStore = ({ manifest }: Stores) => new ChatStore(manifest)
