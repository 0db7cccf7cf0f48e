import { reaction } from 'mobx'
import type { ChatConnection, ChatReports, ChatVendor } from './contract.ts'
import type { Chat, ChatVisibility } from './chat-store.ts'
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
  /** What the vendor reported while it was loading; replayed once it is ready. */
  private early: (() => void)[] = []
  /** The vendor’s visibility, by its latest report or the latest call to it. */
  private atVendor: ChatVisibility = 'hidden'
  /** Whether the vendor will report `atVendor` as the effect of a call: that is nobody’s wish. */
  private isEchoDue = true
  private asking: Promise<void> | null = null

  constructor(chat: Chat, load: Load, stores: Stores) {
    this.chat = chat
    this.load = load
    this.stores = stores
    this.reports = {
      visibility: (visibility) => this.whenReady(() => this.receiveVisibility(visibility)),
      greeting: (isShown) => this.whenReady(() => chat.receiveGreeting(isShown)),
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
      (visibility) => this.show(visibility),
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
    Object.assign(this, { early: [], atVendor: 'hidden', isEchoDue: true })
    const connection = await vendor.connect(chat.options, reports)
    if (!connection) return chat.receiveStatus('absent')
    this.replay()
    this.connection = connection
    if (!this.isAllowed) return this.disconnect()
    const login = this.stores.session.user?.login
    if (login !== undefined) connection.name(login)
    this.show(chat.visibility)
    chat.receiveStatus('ready')
  }

  private show(visibility: ChatVisibility) {
    if (!this.connection) return
    this.isEchoDue = visibility !== this.atVendor
    this.atVendor = visibility
    this.connection.show(visibility)
  }

  private receiveVisibility(visibility: ChatVisibility) {
    const isEcho = this.isEchoDue && visibility === this.atVendor
    this.isEchoDue = false
    this.atVendor = visibility
    if (!isEcho) this.chat.receiveVisibility(visibility)
  }

  private whenReady(report: () => void) {
    if (this.connection) report()
    else this.early.push(report)
  }

  /** A player who opened the chat meanwhile wants it open, whatever the vendor did while it was loading. */
  private replay() {
    const { early, chat } = this
    this.early = []
    if (!chat.isWanted) for (const report of early) report()
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
