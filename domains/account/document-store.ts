import { makeAutoObservable } from 'mobx'
import type { UserDocument } from '#api'
import { documentsCalls, type DocumentsCalls } from '#schemas/calls/documents.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The MIME types allowed for a document, and the maximum size in bytes. */
export const fileLimits = { kinds: ['image/png', 'image/jpeg', 'application/pdf'], size: 10 * 1024 * 1024 }

/** Why a file is refused before it is sent. */
type FileFault = 'kind' | 'size' | 'empty'

/** The player’s documents and the current upload, which continues while the player visits other pages. */
export class DocumentStore {
  readonly documents: Resource<UserDocument[]>
  /** The chosen file, waiting or being sent. */
  file: File | null = null
  /** Why the chosen file was refused. */
  fault: FileFault | null = null
  /** The upload’s progress from 0 to 1; null if none runs. */
  progress: number | null = null
  /** The error of the last upload. */
  failure: unknown = null
  readonly #api: DocumentsCalls
  #sending: AbortController | null = null

  constructor(api: DocumentsCalls) {
    this.#api = api
    this.documents = new Resource(() => api.documents())
    makeAutoObservable(this, { documents: false }, { autoBind: true })
  }

  /** Reads the documents again if they were read before: their status may have changed. */
  refresh() {
    if (this.documents.status === 'ready') void this.documents.load()
  }

  /** Chooses a file, or sets `fault` if it is not allowed. */
  choose(file: File) {
    this.fault = faultOf(file)
    this.file = this.fault ? null : file
    this.failure = null
  }

  /** Uploads the chosen file, one at a time. Returns whether it succeeded; after a failure the file stays chosen. */
  async send(type: UserDocument['type']): Promise<boolean> {
    if (!this.file || this.#sending) return false
    const sending = new AbortController()
    this.begin(sending)
    try {
      const watch = { onProgress: this.receiveProgress, signal: sending.signal }
      this.finish(await this.#api.upload({ type, file: this.file }, watch))
      return true
    } catch (error) {
      this.stop(sending.signal.aborted ? null : error)
      return false
    }
  }

  /** Cancels the upload; the file stays chosen. */
  cancel() {
    this.#sending?.abort()
  }

  /** Removes the chosen file and its errors. */
  clear() {
    this.file = null
    this.fault = null
    this.failure = null
  }

  private begin(sending: AbortController) {
    this.#sending = sending
    this.progress = 0
    this.failure = null
  }

  private receiveProgress(part: number) {
    if (this.progress !== null) this.progress = part
  }

  private finish(document: UserDocument | undefined) {
    this.stop(null)
    this.clear()
    if (document) this.documents.receive([document, ...(this.documents.value ?? [])])
    else void this.documents.load()
  }

  private stop(failure: unknown) {
    this.#sending = null
    this.progress = null
    this.failure = failure
  }
}

function faultOf({ type, size }: File): FileFault | null {
  if (!fileLimits.kinds.includes(type)) return 'kind'
  if (size === 0) return 'empty'
  return size > fileLimits.size ? 'size' : null
}

export const documentStore = ({ http }: Stores) => new DocumentStore(documentsCalls(http))
