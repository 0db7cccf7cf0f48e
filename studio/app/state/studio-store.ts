import { makeAutoObservable } from 'mobx'
import type { BrandCard, FileEvent, Session } from '../../shared/calls.ts'
import { readBrand, readBrands, readSession, startSession } from '../calls/api.ts'
import { EditorStore } from './editor-store.ts'
import { Saving } from './saving.ts'

/** A brand that is open. */
export interface Open {
  editor: EditorStore
  saving: Saving
}

/** What Studio shows: the wall of brands, or one brand. */
export class StudioStore {
  session: Session | null = null
  brands: BrandCard[] | null = null
  open: Open | null = null
  /** Why nothing can be shown; empty if something can. */
  failure = ''
  /** Whether the server was lost; edits go on in this browser. */
  isOffline = false
  /** The id in the address; empty on the wall. */
  id = ''

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Signs in with the token of the address, and shows what the address names. */
  async start(): Promise<void> {
    const [, token] = /^#token=([\w-]+)/.exec(location.hash) ?? []
    try {
      if (token) {
        await startSession(token)
        history.replaceState(null, '', '/')
      }
      this.receiveSession(await readSession())
    } catch (error) {
      return this.fail(error)
    }
    addEventListener('hashchange', () => void this.show())
    this.#listen()
    return this.show()
  }

  /** Shows what the address names. */
  async show(): Promise<void> {
    const [, id = ''] = /^#\/brand\/([\w-]+)$/.exec(location.hash) ?? []
    this.go(id)
    try {
      if (id) this.receiveBrand(id, await readBrand(id))
      else this.receiveBrands(await readBrands())
    } catch (error) {
      this.fail(error)
    }
  }

  go(id: string) {
    this.id = id
    this.failure = ''
    this.open?.editor.dispose()
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
    const editor = new EditorStore(opened)
    this.open = { editor, saving: new Saving(editor) }
  }

  fail(error: unknown) {
    this.failure = (error as Error).message
  }

  setOffline(isOffline: boolean) {
    this.isOffline = isOffline
  }

  #listen() {
    const events = new EventSource('/api/events')
    events.addEventListener('error', () => this.setOffline(true))
    events.addEventListener('open', () => {
      const wasOffline = this.isOffline
      this.setOffline(false)
      if (wasOffline) void this.#readAgain()
    })
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { name } = JSON.parse(data) as FileEvent
      const { editor } = this.open ?? {}
      const concerns = editor ? [editor.id, ...editor.parents.map((parent) => parent.name)] : [name]
      if (concerns.includes(name)) void this.#readAgain()
    })
  }

  async #readAgain(): Promise<void> {
    const { editor } = this.open ?? {}
    // A file that is gone for a moment, or for good, is told when it is saved.
    try {
      if (editor) editor.receive(await readBrand(editor.id))
      else if (!this.id) this.receiveBrands(await readBrands())
    } catch {
      return
    }
  }
}
