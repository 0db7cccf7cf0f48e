import { reaction } from 'mobx'
import type { ChatIdentity, User } from '#api'
import type { ChatConnection, ChatReports, ChatVendor } from './contract.ts'
import type { Chat, ChatVisibility } from './chat-store.ts'
import { consentStore } from '#domains/consent/consent-store.ts'
import { chatCalls } from '#schemas/calls/chat.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { clearTraces } from '#domains/consent/clear-traces.ts'

/** How long a chat may take to load before the player is told that it cannot be reached. */
const loadTimeoutMs = 20_000

/** How long a vendor may take to end a conversation. */
const leaveTimeoutMs = 2000

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
  /** Counts the players before: what was begun for one of them is not continued. */
  private generation = 0

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
    const consent = stores.get(consentStore)
    reaction(
      () => stores.session.user?.id ?? null,
      (userId) => void this.follow(userId),
      { fireImmediately: true },
    )
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
  }

  private get isAllowed(): boolean {
    return this.stores.get(consentStore).allows('support')
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
    const { generation } = this
    const connection = await vendor.connect(chat.options, reports)
    if (!connection) return chat.receiveStatus('absent')
    if (generation !== this.generation) return connection.remove()
    this.replay()
    this.connection = connection
    if (!this.isAllowed) return this.disconnect()
    void this.identify()
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

  /** The conversation belongs to the player of this browser until another one, or nobody, is signed in. */
  private async follow(userId: User['id'] | null) {
    const owner = sharedStorage.getItem(this.ownerKey)
    if (owner !== null && owner !== String(userId)) await this.forget()
    if (userId === null || this.stores.session.user?.id !== userId) return
    if (this.isAllowed) this.keepOwner(userId)
    await this.identify()
  }

  private keepOwner(userId: User['id']) {
    sharedStorage.setItem(this.ownerKey, String(userId))
  }

  /** Survives the sign-out, whose reload may come before everything is forgotten. */
  private get ownerKey() {
    return `chat-owner:${this.chat.options.use}`
  }

  private async identify() {
    const { connection } = this
    const { user } = this.stores.session
    if (!connection || !user) return
    this.keepOwner(user.id)
    const identity = await this.fetchIdentity()
    if (this.connection !== connection || this.stores.session.user?.id !== user.id) return
    connection.identify({ login: user.login, identity })
  }

  /** Without an answer the player is anonymous to the vendor. */
  private async fetchIdentity(): Promise<ChatIdentity | undefined> {
    const { default: vendor } = await this.load()
    if (!vendor.usesIdentity) return undefined
    return chatCalls(this.stores.http)
      .identity()
      .catch(() => undefined)
  }

  /** Ends what another player said, and deletes what would lead the vendor back to it. The chat is then connected again. */
  private async forget() {
    const { chat, connection } = this
    const generation = ++this.generation
    this.connection = null
    chat.clear()
    if (chat.status !== 'absent') chat.receiveStatus('loading')
    await withTimeout(Promise.resolve(connection?.leave?.()), leaveTimeoutMs).catch(console.warn)
    connection?.remove()
    await this.asking
    const { default: vendor } = await this.load()
    clearTraces(vendor.traces)
    sharedStorage.removeItem(this.ownerKey)
    if (generation === this.generation && chat.status !== 'absent') chat.receiveStatus('waiting')
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
