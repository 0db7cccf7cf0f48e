import { makeAutoObservable } from 'mobx'
import type { Conflict } from '../../shared/calls.ts'
import { mergeTexts, type Choices } from '../../shared/merge.ts'
import { saveText } from '../calls/api.ts'
import { NotReached } from '../calls/send.ts'
import type { EditorStore } from './editor-store.ts'
import type { Tabs } from './tabs.ts'

/** Saves the text of an editor, and asks where its file changed meanwhile. */
export class Saving {
  isSaving = false
  /** What the last save did, or why it failed. */
  notice = ''
  /** What the operator has to decide before the text can be saved. */
  conflict: Conflict | null = null
  /** Whether the operator has to confirm that a change touches several brands. */
  isAsking = false
  readonly editor: EditorStore
  /** The text that could not be saved: the failure is told until that is changed. */
  failed: string | null = null
  readonly #tabs: Pick<Tabs, 'tellSaved'> | undefined

  constructor(editor: EditorStore, tabs?: Pick<Tabs, 'tellSaved'>) {
    this.editor = editor
    this.#tabs = tabs
    makeAutoObservable(this, { editor: false }, { autoBind: true })
  }

  get hasFailed(): boolean {
    return this.failed === this.editor.text
  }

  /** Saves. Changes of other settings on disk are merged; overlaps, and what touches several brands, become a question. */
  async save(isConfirmed = false): Promise<void> {
    if (this.isSaving || !this.editor.isChanged) return
    this.isAsking = this.editor.users.length > 0 && !isConfirmed
    if (this.isAsking) return
    this.start()
    try {
      await this.#save(this.editor.base)
    } catch (error) {
      this.fail(error)
    }
  }

  async #save(base: string | null, wasMerged = false): Promise<void> {
    const { id, text } = this.editor
    const saved = await saveText(id, text, base)
    if (!('overlaps' in saved)) {
      this.editor.saved(saved.text)
      this.#tabs?.tellSaved()
      return this.end(wasMerged ? 'Saved, with what others had saved' : 'Saved')
    }
    const { current, merged, overlaps } = saved
    if (!current || merged === undefined || overlaps.length > 0) return this.ask(saved)
    this.editor.rebase(current.text, merged, 'Put changes together')
    return this.#save(current.text, true)
  }

  /** Carries out the answers to a conflict, and saves. */
  async decide(choices: Choices): Promise<void> {
    const { current, overlaps = [] } = this.conflict ?? {}
    const { base, text } = this.editor
    this.start()
    try {
      if (!current) return await this.#save(null)
      const isWhole = overlaps.some(({ pointer }) => pointer === '')
      const whole = choices[''] === 'mine' ? text : current.text
      const next = isWhole ? whole : mergeTexts(base, text, current.text, choices).text
      this.editor.rebase(current.text, next, 'Put changes together')
      return await this.#save(current.text, true)
    } catch (error) {
      return this.fail(error)
    }
  }

  start() {
    this.isSaving = true
    this.conflict = null
    this.notice = ''
    this.failed = null
  }

  fail(error: unknown) {
    this.end(error instanceof NotReached ? '' : (error as Error).message)
    this.failed = this.editor.text
  }

  end(notice: string) {
    this.isSaving = false
    this.notice = notice
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
