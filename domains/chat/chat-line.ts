import { reaction } from 'mobx'
import type { ChatConnection, ChatReports, ChatVendor } from './contract.ts'
import type { Chat } from './chat-store.ts'
import { consentStore } from '#domains/consent/consent-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { clearTraces } from '#domains/consent/clear-traces.ts'

/** How long a chat may take to load before the player is told that it cannot be reached. */
const loadTimeoutMs = 20_000

type Load = () => Promise<{ default: ChatVendor<Chat['options']> }>

/** Connects a chat of the brand with its vendor, which is loaded once, when it is allowed and needed. */
export class ChatLine {
  private readonly chat: Chat
  private readonly load: Load
  private readonly stores: Stores
  private readonly reports: ChatReports
  private connection: ChatConnection | null = null
  private asking: Promise<void> | null = null

  constructor(chat: Chat, load: Load, stores: Stores) {
    this.chat = chat
    this.load = load
    this.stores = stores
    // While it loads, the vendor reports its own hiding, which is not the player’s wish.
    const whenConnected =
      <Value>(receive: (value: Value) => void) =>
      (value: Value) =>
        void (this.connection && receive(value))
    this.reports = {
      visibility: whenConnected(chat.receiveVisibility),
      greeting: whenConnected(chat.receiveGreeting),
      event: chat.receiveEvent,
      unread: chat.receiveUnread,
    }
  }

  /** Starts to follow the stores. `mayLoad`: whether the vendor may be loaded before the player opens the chat. */
  start(mayLoad: () => boolean) {
    const { chat, stores } = this
    const consent = stores.of(consentStore)
    reaction(
      () => this.isAllowed,
      (isAllowed) => !isAllowed && void this.disconnect(),
    )
    // The player opened it and then refused consent.
    reaction(
      () => consent.wanted === null && !this.isAllowed && chat.isWanted,
      (isRefused) => isRefused && chat.close(),
    )
    reaction(
      () => this.isAllowed && chat.status === 'waiting' && (mayLoad() || chat.isWanted),
      (mayConnect) => mayConnect && void this.connect(),
      { fireImmediately: true },
    )
    reaction(
      () => chat.visibility,
      (visibility) => this.connection?.show(visibility),
    )
    reaction(
      () => stores.session.user?.login ?? null,
      (login) => this.connection?.name(login),
    )
  }

  private get isAllowed(): boolean {
    return this.stores.of(consentStore).allows('support')
  }

  private async connect() {
    this.chat.receiveStatus('loading')
    const timer = setTimeout(() => void this.fail(), loadTimeoutMs)
    this.asking ??= this.ask()
      .catch((error: unknown) => this.fail(error))
      .finally(() => (this.asking = null))
    await this.asking
    clearTimeout(timer)
  }

  private async ask() {
    const { chat, reports } = this
    const { default: vendor } = await this.load()
    if (!this.isAllowed) return chat.receiveStatus('waiting')
    const connection = await vendor.connect(chat.options, reports)
    if (!connection) return chat.receiveStatus('absent')
    this.connection = connection
    if (!this.isAllowed) return this.disconnect()
    const login = this.stores.session.user?.login
    if (login !== undefined) connection.name(login)
    connection.show(chat.visibility)
    chat.receiveStatus('ready')
  }

  private async fail(error?: unknown) {
    const { chat, stores } = this
    if (error) console.warn(error)
    chat.receiveStatus('error')
    if (!chat.isWanted) return
    chat.close()
    stores.toasts.show('error', await stores.language.fetchText('user:chat.failed'))
  }

  private async disconnect() {
    this.connection?.remove()
    this.connection = null
    this.chat.close()
    this.chat.receiveStatus('waiting')
    const { default: vendor } = await this.load()
    clearTraces(vendor.traces)
  }
}
