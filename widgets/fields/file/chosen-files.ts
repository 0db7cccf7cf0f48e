import { makeAutoObservable } from 'mobx'
import type { UserDocument } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { faultOf, type DocumentStore, type FileFault, type FileLimits } from '#domains/account/document-store.ts'

/** A file that was chosen while the field is shown. */
export interface ChosenFile {
  readonly file: File
  /** The upload’s progress from 0 to 1; null if none runs. */
  part: number | null
  /** The id of its document, once it is uploaded. */
  id: string | undefined
  readonly sending: AbortController
}

interface Setting {
  type: UserDocument['type']
  limits: FileLimits
  /** How many files are taken at most. */
  pages: number
  store: Pick<DocumentStore, 'add'>
}

/** The files of a field: each is uploaded once it is chosen, and the field’s value has the ids of the documents. */
export class ChosenFiles {
  files: ChosenFile[] = []
  /** Why the last file was refused before it was sent. */
  fault: FileFault | 'full' | null = null
  /** Why the last upload failed. */
  failure: unknown = null
  /** The ids of the documents, with commas between them. */
  value: string
  /** Called with each new value. */
  onChange: (value: string) => void = () => undefined
  readonly #setting: Setting

  constructor(setting: Setting, value: string) {
    this.#setting = setting
    this.value = value
    makeAutoObservable(this, { onChange: false }, { autoBind: true })
  }

  get ids(): string[] {
    return this.value === '' ? [] : this.value.split(',')
  }

  get isSending(): boolean {
    return this.files.some(({ part }) => part !== null)
  }

  /** Takes over a value that was set elsewhere. */
  follow(value: string) {
    this.value = value
    this.files = this.files.filter(({ id }) => id === undefined || this.ids.includes(id))
  }

  /** Uploads files, or sets `fault` at the first one that is not taken. A single page is replaced by the new one. */
  choose(files: readonly File[]) {
    const { limits, pages } = this.#setting
    this.fault = null
    this.failure = null
    // One whose upload has failed leaves its place.
    this.files = this.files.filter(({ part, id }) => part !== null || id !== undefined)
    for (const file of files) {
      const isFull = pages > 1 && this.ids.length + this.files.filter(({ id }) => id === undefined).length >= pages
      this.fault = isFull ? 'full' : faultOf(file, limits)
      if (this.fault) return
      if (pages === 1) this.clear()
      void this.send(file)
    }
  }

  /** Uploads a file again whose upload has failed. */
  retry(chosen: ChosenFile) {
    this.remove(chosen)
    void this.send(chosen.file)
  }

  /** Removes a file from the field, and cancels its upload. */
  remove(chosen: ChosenFile) {
    chosen.sending.abort()
    this.files = this.files.filter((each) => each !== chosen)
    this.fault = null
    this.failure = null
    if (chosen.id !== undefined) this.removeDocument(chosen.id)
  }

  /** Removes an uploaded document from the field. The platform keeps it. */
  removeDocument(id: string) {
    this.fault = null
    this.setIds(this.ids.filter((each) => each !== id))
  }

  /** Ends the message of a file that was not taken. */
  forgetFault() {
    this.fault = null
  }

  /** Cancels what is being uploaded. */
  stop() {
    for (const { sending } of this.files) sending.abort()
  }

  private async send(file: File) {
    this.files.push({ file, part: 0, id: undefined, sending: new AbortController() })
    const chosen = this.files[this.files.length - 1]!
    const watch = { signal: chosen.sending.signal, onProgress: (part: number) => this.receiveProgress(chosen, part) }
    try {
      this.receive(chosen, await this.#setting.store.add(this.#setting.type, file, watch))
    } catch (error) {
      this.fail(chosen, error)
    }
  }

  private receiveProgress(chosen: ChosenFile, part: number) {
    if (chosen.part !== null) chosen.part = part
  }

  private receive(chosen: ChosenFile, document: UserDocument | undefined) {
    if (document?.id === undefined) throw new ApiError('The uploaded document has no id')
    if (!this.files.includes(chosen)) return
    chosen.part = null
    chosen.id = `${document.id}`
    this.setIds([...this.ids, chosen.id])
  }

  private fail(chosen: ChosenFile, error: unknown) {
    if (!this.files.includes(chosen)) return
    chosen.part = null
    this.failure = error
  }

  private clear() {
    this.stop()
    this.files = []
    this.setIds([])
  }

  private setIds(ids: readonly string[]) {
    const value = ids.join(',')
    if (value === this.value) return
    this.value = value
    this.onChange(value)
  }
}
