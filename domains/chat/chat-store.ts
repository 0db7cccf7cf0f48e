import { makeAutoObservable } from 'mobx'
import type { Chat as ChatOptions, Manifest } from '#manifest'
import type { Stores } from '#engine/shell/stores.ts'

/** The visibility of a chat window. */
export type ChatVisibility = 'hidden' | 'minimized' | 'maximized'

/** One chat of the brand: the state its vendor reports and the state the player wants (spec §4, live chat widget). */
export class Chat {
  readonly options: ChatOptions
  visibility: ChatVisibility = 'hidden'
  /** `waiting` for consent or for the page to become idle; `absent` if a required setting is missing. */
  status: 'waiting' | 'loading' | 'ready' | 'error' | 'absent' = 'waiting'
  /** Whether the conversation has any messages. */
  hasActivity = false
  /** Messages received while the chat was not open. */
  unread = 0

  constructor(options: ChatOptions) {
    this.options = options
    makeAutoObservable(this, { options: false }, { autoBind: true })
  }

  /** Whether the player has opened it, even if it has not loaded yet. */
  get isOpen(): boolean {
    return this.visibility === 'maximized'
  }

  /** Opens the chat; a failed one is loaded again. */
  open() {
    if (this.status === 'error') this.status = 'waiting'
    this.show('maximized')
  }

  /** Hides the chat. */
  close() {
    this.show('hidden')
  }

  /** The latest report of the vendor counts (spec §4). A minimised chat is hidden: the brand’s own button replaces it. */
  receiveVisibility(visibility: ChatVisibility) {
    this.show(visibility === 'minimized' ? 'hidden' : visibility)
  }

  /** Only a greeting is shown minimised. */
  receiveGreeting(isShown: boolean) {
    this.show(isShown ? 'minimized' : 'hidden')
  }

  receiveEvent() {
    this.hasActivity = true
  }

  receiveUnread(count: number) {
    if (!this.isOpen) this.unread = count
  }

  /** Removes the state of another player’s conversation. */
  clear() {
    this.visibility = 'hidden'
    this.hasActivity = false
    this.unread = 0
  }

  receiveStatus(status: Chat['status']) {
    this.status = status
  }

  private show(visibility: ChatVisibility) {
    this.visibility = visibility
    if (this.isOpen) this.unread = 0
  }
}

/** The chats of the manifest, in its order; a vendor that is listed twice is loaded once. */
export class ChatStore {
  readonly chats: readonly Chat[]

  constructor({ chats }: Pick<Manifest, 'chats'>) {
    const isFirst = ({ use }: ChatOptions, index: number) => chats.findIndex((chat) => chat.use === use) === index
    this.chats = chats.filter(isFirst).map((options) => new Chat(options))
  }
}

export const chatStore = ({ manifest }: Stores) => new ChatStore(manifest)
