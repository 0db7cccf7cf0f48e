import { makeAutoObservable } from 'mobx'
import type { Popup } from '#api'
import type { Language } from '#manifest'
import { popupsApi, type PopupsApi } from './popups-api.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** How messages are asked for (spec §7): as many as there are, the latest first. */
const all = { page: 1, size: 1000, order: 'createdAt', order_type: -1 } as const

/** The player’s messages, in the interface language. */
export class PopupStore {
  /** Those that were closed in this tab, whether or not the server knows. */
  private readonly closed = new Set<number>()
  /** Whether the player followed one: the others let them. */
  private left = false
  readonly #unseen: ResourceMap<Language, Popup[]>
  readonly #every: ResourceMap<Language, Popup[]>
  readonly #api: PopupsApi
  readonly #language: Pick<LanguageStore, 'current'>
  readonly #setting = new Map<number, Promise<void>>()

  constructor(api: PopupsApi, language: Pick<LanguageStore, 'current'>) {
    this.#api = api
    this.#language = language
    this.#unseen = new ResourceMap(async (lang) => (await api.list({ ...all, isViewed: false, lang })).rows)
    this.#every = new ResourceMap(async (lang) => (await api.list({ ...all, lang })).rows)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Those not seen yet. */
  get list(): Resource<Popup[]> {
    return this.#unseen.get(this.#language.current)
  }

  /** Those that are to open by themselves, one after the other. */
  get waiting(): readonly Popup[] {
    return this.left ? [] : (this.list.value?.filter(({ id }) => !this.closed.has(id)) ?? [])
  }

  /** Seen ones too. */
  get inbox(): Resource<Popup[]> {
    return this.#every.get(this.#language.current)
  }

  /** How many were not seen yet; 0 until it is known. */
  get unreadCount(): number {
    const { value } = this.inbox
    return value ? value.filter(({ isViewed }) => !isViewed).length : (this.list.value?.length ?? 0)
  }

  /** Takes one off the screen for good and tells the server that it was seen. Where that fails, it opens again after a reload. */
  async close(id: number) {
    this.closed.add(id)
    await this.setViewed(id).catch(() => undefined)
  }

  /** Closes one whose link the player follows; the others wait until the page is loaded anew. */
  async follow(id: number) {
    this.left = true
    await this.close(id)
  }

  /** Tells the server, once at a time, that the player has seen a message. Fails with an `ApiError`. */
  setViewed(id: number): Promise<void> {
    const under = this.#setting.get(id)
    if (under) return under
    const setting = this.tell(id).finally(() => this.#setting.delete(id))
    this.#setting.set(id, setting)
    return setting
  }

  private async tell(id: number) {
    await this.#api.setViewed(id)
    this.receiveViewed(id)
  }

  private receiveViewed(id: number) {
    const { list, inbox } = this
    if (list.value) list.receive(list.value.filter((popup) => popup.id !== id))
    if (inbox.value) inbox.receive(inbox.value.map((popup) => (popup.id === id ? { ...popup, isViewed: true } : popup)))
  }
}

export const popupStore = ({ http, language }: Stores) => new PopupStore(popupsApi(http), language)
