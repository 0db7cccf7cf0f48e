import { makeAutoObservable } from 'mobx'
import type { PageFile } from '../../shared/calls.ts'
import { readPageFile, savePageFile } from '../calls/api.ts'
import { draftOf, dropDraft, keepDraft } from '../state/drafts.ts'

const serverCalls = { read: readPageFile, save: savePageFile }

/** The text of a static page in a language: as typed, kept in this browser until it is saved. */
export class PageText {
  text = ''
  /** What the file has, as far as is known. */
  saved = ''
  status: 'reading' | 'ready' | 'failed' = 'reading'
  /** Why it could not be read or saved; empty if it could. */
  failure = ''
  isSaving = false
  /** The file as somebody else has written it meanwhile; null if nobody has. */
  conflict: PageFile | null = null
  /** Whether what was typed earlier is there again. */
  isRestored = false
  /** Whether this browser keeps drafts. */
  keepsDrafts = true
  #revision: string | null = null
  readonly #brand: string
  readonly #file: string
  readonly #calls: typeof serverCalls

  constructor(brand: string, file: string, calls = serverCalls) {
    this.#brand = brand
    this.#file = file
    this.#calls = calls
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isChanged(): boolean {
    return this.text !== this.saved
  }

  get #draftId(): string {
    return `${this.#brand}/pages/${this.#file}`
  }

  async read(): Promise<void> {
    try {
      this.receive(await this.#calls.read(this.#brand, this.#file))
    } catch (error) {
      this.fail(error)
    }
  }

  /** Takes the file, with what was typed before on top of it. */
  receive(file: PageFile) {
    const draft = draftOf(this.#draftId)
    this.status = 'ready'
    this.failure = ''
    this.saved = file.text
    this.text = draft?.text ?? file.text
    this.isRestored = this.isChanged
    // A draft of an earlier file is asked about when it is saved.
    this.#revision = draft && this.isChanged ? draft.base || null : file.revision
  }

  type(text: string) {
    this.text = text
    this.#keep()
  }

  /** Writes the file; returns whether it is written. */
  async save(): Promise<boolean> {
    if (this.isSaving) return false
    const { text } = this
    this.start()
    try {
      const saved = await this.#calls.save(this.#brand, this.#file, text, this.#revision)
      if ('current' in saved) this.ask(saved.current)
      else this.end(saved)
      return !('current' in saved)
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  start() {
    this.isSaving = true
    this.failure = ''
    this.conflict = null
  }

  end({ text, revision }: PageFile) {
    this.isSaving = false
    this.isRestored = false
    this.saved = text
    this.#revision = revision
    this.#keep()
  }

  ask(current: PageFile) {
    this.isSaving = false
    this.conflict = current
  }

  /** Goes on with the text of the file, or with what was typed here, which the next save writes over it. */
  decide(whose: 'mine' | 'theirs') {
    const { conflict } = this
    if (!conflict) return
    this.conflict = null
    this.saved = conflict.text
    this.#revision = conflict.revision
    if (whose === 'theirs') this.text = conflict.text
    this.#keep()
  }

  /** Goes back to what the file has. */
  discard() {
    this.text = this.saved
    this.isRestored = false
    dropDraft(this.#draftId)
    void this.read()
  }

  fail(error: unknown) {
    this.isSaving = false
    this.failure = (error as Error).message
    if (this.status === 'reading') this.status = 'failed'
  }

  #keep() {
    if (!this.isChanged) return dropDraft(this.#draftId)
    const draft = { text: this.text, base: this.#revision ?? '', at: Date.now() }
    this.keepsDrafts = keepDraft(this.#draftId, draft)
    return undefined
  }
}
