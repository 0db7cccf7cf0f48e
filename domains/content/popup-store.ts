import { makeAutoObservable, observableRef } from 'mobx'
import type { Popup } from '#api'
import type { Language } from '#manifest'
import { popupsCalls, type PopupsCalls } from '#schemas/calls/popups.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The query for messages (spec §7): all of them, latest first. */
const all = { page: 1, size: 1000, order: 'createdAt', order_type: -1 } as const

/** The player’s messages in the interface language. */
export class PopupStore {
  /** Messages closed in this tab, even if the server was not reached. */
  private readonly closed = new Set<Popup['id']>()
  /** The brand’s own messages that still have to open. */
  private own: readonly Popup[] = []
  private noteSeen: (id: Popup['id']) => void = () => undefined
  /** Whether the player followed a message’s link: the other messages stay closed. */
  private hasFollowedLink = false
  readonly #unseen: ResourceMap<Language, Popup[]>
  readonly #every: ResourceMap<Language, Popup[]>
  readonly #api: PopupsCalls
  readonly #language: Pick<LanguageStore, 'current'>
  readonly #calls = new Map<Popup['id'], Promise<void>>()

  constructor(api: PopupsCalls, language: Pick<LanguageStore, 'current'>) {
    this.#api = api
    this.#language = language
    this.#unseen = new ResourceMap(async (lang) => (await api.list({ ...all, isViewed: false, lang })).rows)
    this.#every = new ResourceMap(async (lang) => (await api.list({ ...all, lang })).rows)
    makeAutoObservable<PopupStore, 'own'>(this, { own: observableRef }, { autoBind: true })
  }

  /** The unseen messages. */
  get list(): Resource<Popup[]> {
    return this.#unseen.get(this.#language.current)
  }

  /** Messages that still have to open by themselves, one after the other: the brand’s own first. */
  get waiting(): readonly Popup[] {
    return this.hasFollowedLink
      ? []
      : [...this.own, ...(this.list.value ?? [])].filter(({ id }) => !this.closed.has(id))
  }

  /** Takes the brand’s own messages; `noteSeen` is called for each that is closed, of which the server does not learn. */
  receiveOwn(popups: readonly Popup[], noteSeen: (id: Popup['id']) => void) {
    this.own = popups
    this.noteSeen = noteSeen
  }

  /** All messages, including seen ones. */
  get inbox(): Resource<Popup[]> {
    return this.#every.get(this.#language.current)
  }

  /** The number of unseen messages; 0 until it is known. */
  get unreadCount(): number {
    const { value } = this.inbox
    return value ? value.filter(({ isViewed }) => !isViewed).length : (this.list.value?.length ?? 0)
  }

  /** Closes a message for good and marks it as seen on the server. If the call fails, it opens again after a reload. */
  async close(id: Popup['id']) {
    this.closed.add(id)
    if (this.own.some((popup) => popup.id === id)) return this.noteSeen(id)
    await this.setViewed(id).catch(() => undefined)
  }

  /** Closes a message whose link the player follows; the others wait for the next page load. */
  async follow(id: Popup['id']) {
    this.hasFollowedLink = true
    await this.close(id)
  }

  /** Marks a message as seen on the server, one call at a time. Rejects with an `ApiError`. */
  setViewed(id: Popup['id']): Promise<void> {
    const pending = this.#calls.get(id)
    if (pending) return pending
    const call = this.sendViewed(id).finally(() => this.#calls.delete(id))
    this.#calls.set(id, call)
    return call
  }

  private async sendViewed(id: Popup['id']) {
    await this.#api.setViewed(id)
    this.receiveViewed(id)
  }

  private receiveViewed(id: Popup['id']) {
    const { list, inbox } = this
    if (list.value) list.receive(list.value.filter((popup) => popup.id !== id))
    if (inbox.value) inbox.receive(inbox.value.map((popup) => (popup.id === id ? { ...popup, isViewed: true } : popup)))
  }
}

export const popupStore = ({ http, language }: Stores) => new PopupStore(popupsCalls(http), language)
