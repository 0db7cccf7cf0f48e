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

/** Connects a chat of the brand with its vendor, whose code is loaded when consent allows it and the chat is needed. */
export class ChatConnector {
  private readonly chat: Chat
  private readonly load: Load
  private readonly stores: Stores
  private readonly reports: ChatReports
  private connection: ChatConnection | null = null
  /** What the vendor reported while it was loading; replayed once it is ready. */
  private early: (() => void)[] = []
  /** The vendor’s visibility, by its latest report or the latest call to it. */
  private atVendor: ChatVisibility = 'hidden'
  /** Whether the next report of `atVendor` is only the effect of our own call, and is ignored. */
  private expectsEcho = true
  /** The running attempt to load and connect the vendor. */
  private connecting: Promise<void> | null = null
  /** Incremented when the player changes: work begun for an earlier player is abandoned. */
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
      () => consent.wanted === null && !this.isAllowed && chat.isOpen,
      (isRefused) => isRefused && chat.close(),
    )
    reaction(
      () => this.isAllowed && chat.status === 'waiting' && (mayLoad() || chat.isOpen),
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
    this.connecting ??= this.connectVendor()
      .catch((error: unknown) => this.fail(error))
      .finally(() => (this.connecting = null))
    await this.connecting
    clearTimeout(timer)
  }

  private async connectVendor() {
    const { chat, reports } = this
    const { default: vendor } = await this.load()
    if (!this.isAllowed) return chat.receiveStatus('waiting')
    Object.assign(this, { early: [], atVendor: 'hidden', expectsEcho: true })
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
    this.expectsEcho = visibility !== this.atVendor
    this.atVendor = visibility
    this.connection.show(visibility)
  }

  private receiveVisibility(visibility: ChatVisibility) {
    const isEcho = this.expectsEcho && visibility === this.atVendor
    this.expectsEcho = false
    this.atVendor = visibility
    if (!isEcho) this.chat.receiveVisibility(visibility)
  }

  private whenReady(report: () => void) {
    if (this.connection) report()
    else this.early.push(report)
  }

  /** Replays early reports, but not if the player has opened the chat meanwhile: they could close it. */
  private replay() {
    const { early, chat } = this
    this.early = []
    if (!chat.isOpen) for (const report of early) report()
  }

  private async fail(error?: unknown) {
    const { chat, stores } = this
    if (error) console.warn(error)
    chat.receiveStatus('error')
    if (!chat.isOpen) return
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

  /** Kept at sign-out: if the page reloads before `forget` has finished, the next start completes it. */
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

  /**
   * Ends the previous player’s conversation, and deletes the vendor’s cookies and storage that would restore it. The chat then
   * connects again.
   */
  private async forget() {
    const { chat, connection } = this
    const generation = ++this.generation
    this.connection = null
    chat.clear()
    if (chat.status !== 'absent') chat.receiveStatus('loading')
    await withTimeout(Promise.resolve(connection?.leave?.()), leaveTimeoutMs).catch(console.warn)
    connection?.remove()
    await this.connecting
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
