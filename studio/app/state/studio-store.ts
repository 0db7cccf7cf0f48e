import { makeAutoObservable } from 'mobx'
import type { BrandCard, Session } from '../../shared/calls.ts'
import { readBrand, readBrands, readSession, startSession } from '../calls/api.ts'
import { Connection } from './connection.ts'
import { EditorStore } from './editor-store.ts'
import { adoptDraft } from './drafts.ts'
import { Saving } from './saving.ts'
import { tabName } from './tab.ts'
import { Tabs } from './tabs.ts'

/** A brand that is open. */
export interface Open {
  editor: EditorStore
  saving: Saving
  /** The other tabs that have it open. */
  tabs: Tabs
}

/** What Studio shows: the wall of brands, or one brand. */
export class StudioStore {
  session: Session | null = null
  brands: BrandCard[] | null = null
  open: Open | null = null
  /** Why nothing can be shown; empty if something can. */
  failure = ''
  /** The id in the address; empty on the wall. */
  id = ''
  readonly connection = new Connection({
    ask: () => this.#readSession(),
    back: () => void this.#readAgain(),
    changed: (name) => this.#change(name),
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows what the address names, now and whenever it changes. */
  start(): Promise<void> {
    addEventListener('hashchange', () => void this.#enter())
    return this.#enter()
  }

  /** Signs in if the address has a token. */
  async #enter(): Promise<void> {
    const [, token] = /^#token=([\w-]+)/.exec(location.hash) ?? []
    try {
      if (token) {
        await startSession(token)
        history.replaceState(null, '', location.pathname + location.search)
      }
      if (token || !this.session) await this.#readSession()
    } catch (error) {
      return this.fail(error)
    }
    this.connection.follow()
    return this.show()
  }

  async #readSession(): Promise<void> {
    this.receiveSession(await readSession())
  }

  /** Shows what the address names. */
  async show(): Promise<void> {
    const [, id = ''] = /^#\/brand\/([\w-]+)$/.exec(location.hash) ?? []
    this.go(id)
    try {
      if (id) {
        await adoptDraft(id)
        this.receiveBrand(id, await readBrand(id))
      }
      if (!id) this.receiveBrands(await readBrands())
    } catch (error) {
      this.fail(error)
    }
  }

  go(id: string) {
    this.id = id
    this.failure = ''
    this.open?.editor.dispose()
    this.open?.tabs.dispose()
    this.open = null
  }

  receiveSession(session: Session) {
    this.session = session
  }

  receiveBrands(brands: BrandCard[]) {
    this.brands = brands
  }

  receiveBrand(id: string, opened: Awaited<ReturnType<typeof readBrand>>) {
    if (id !== this.id) return
    const editor = new EditorStore(opened, this.session?.role)
    const tabs = new Tabs(id, tabName(), () => void this.#readAgain())
    this.open = { editor, saving: new Saving(editor, tabs), tabs }
  }

  fail(error: unknown) {
    this.failure = (error as Error).message
  }

  #change(name: string) {
    const { editor } = this.open ?? {}
    const concerns = editor ? [editor.id, ...editor.parents.map((parent) => parent.name)] : [name]
    if (concerns.includes(name)) void this.#readAgain()
  }

  async #readAgain(): Promise<void> {
    if (this.failure) return this.show()
    const { editor } = this.open ?? {}
    // A file that is gone for a moment, or for good, is told when it is saved.
    try {
      if (editor) editor.receive(await readBrand(editor.id))
      else if (!this.id) this.receiveBrands(await readBrands())
    } catch {
      return undefined
    }
    return undefined
  }
}
