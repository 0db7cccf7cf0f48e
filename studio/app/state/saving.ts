import { makeAutoObservable } from 'mobx'
import type { Conflict } from '../../shared/calls.ts'
import { mergeTexts, type Choices } from '../../shared/merge.ts'
import { saveText } from '../calls/api.ts'
import { NotReached } from '../calls/send.ts'
import type { EditorStore } from './editor-store.ts'

/** Saves the text of an editor, and asks where its file changed meanwhile. */
export class Saving {
  isSaving = false
  /** What the last save did, or why it failed. */
  notice = ''
  hasFailed = false
  /** What the operator has to decide before the text can be saved. */
  conflict: Conflict | null = null
  /** Whether the operator has to confirm that a change touches several brands. */
  isAsking = false
  readonly #editor: EditorStore

  constructor(editor: EditorStore) {
    this.#editor = editor
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Saves. Changes of other settings on disk are merged; overlaps, and what touches several brands, become a question. */
  async save(isConfirmed = false): Promise<void> {
    if (this.isSaving || !this.#editor.isChanged) return
    this.isAsking = this.#editor.users.length > 0 && !isConfirmed
    if (this.isAsking) return
    this.start()
    try {
      await this.#save(this.#editor.base)
    } catch (error) {
      this.fail(error)
    }
  }

  async #save(base: string | null, wasMerged = false): Promise<void> {
    const { id, text } = this.#editor
    const saved = await saveText(id, text, base)
    if (!('overlaps' in saved)) {
      this.#editor.saved(saved.text)
      return this.end(wasMerged ? 'Saved, with what had changed on disk' : 'Saved', false)
    }
    const { current, merged, overlaps } = saved
    if (!current || merged === undefined || overlaps.length > 0) return this.ask(saved)
    this.#editor.rebase(current.text, merged, 'Merge with the file')
    return this.#save(current.text, true)
  }

  /** Carries out the answers to a conflict, and saves. */
  async decide(choices: Choices): Promise<void> {
    const { current, overlaps = [] } = this.conflict ?? {}
    const { base, text } = this.#editor
    this.start()
    try {
      if (!current) return await this.#save(null)
      const isWhole = overlaps.some(({ pointer }) => pointer === '')
      const whole = choices[''] === 'mine' ? text : current.text
      const next = isWhole ? whole : mergeTexts(base, text, current.text, choices).text
      this.#editor.rebase(current.text, next, 'Merge with the file')
      return await this.#save(current.text, true)
    } catch (error) {
      return this.fail(error)
    }
  }

  start() {
    this.isSaving = true
    this.conflict = null
    this.notice = ''
  }

  fail(error: unknown) {
    this.end(error instanceof NotReached ? '' : (error as Error).message, true)
  }

  end(notice: string, hasFailed: boolean) {
    this.isSaving = false
    this.notice = notice
    this.hasFailed = hasFailed
  }

  ask(conflict: Conflict) {
    this.isSaving = false
    this.conflict = conflict
  }

  /** Leaves the question for later: nothing is saved, and nothing is lost. */
  postpone() {
    this.isAsking = false
    this.conflict = null
  }
}
