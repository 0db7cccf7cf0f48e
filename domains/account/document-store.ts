import { makeAutoObservable } from 'mobx'
import type { UserDocument } from '#api'
import { documentsApi, type DocumentsApi, type DocumentType } from './documents-api.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** What a document’s file may be: its kinds, and the most bytes. */
export const fileLimits = { kinds: ['image/png', 'image/jpeg', 'application/pdf'], size: 10 * 1024 * 1024 }

/** What is wrong with a file before it is sent. */
type FileFault = 'kind' | 'size' | 'empty'

/** The player’s documents, and the one being sent: that goes on while they look at other pages. */
export class DocumentStore {
  readonly documents: Resource<UserDocument[]>
  /** What is to be sent, or being sent. */
  file: File | null = null
  /** Why a file was not taken. */
  fault: FileFault | null = null
  /** Which part is sent, from 0 to 1; null while nothing is. */
  progress: number | null = null
  /** Why the last sending failed. */
  failure: unknown = null
  readonly #api: DocumentsApi
  #sending: AbortController | null = null

  constructor(api: DocumentsApi) {
    this.#api = api
    this.documents = new Resource(() => api.documents())
    makeAutoObservable(this, { documents: false }, { autoBind: true })
  }

  /** Reads the documents again where an earlier visit did: their state may have changed. */
  refresh() {
    if (this.documents.status === 'ready') void this.documents.load()
  }

  /** Takes a file within the limits, or says what is wrong with it. */
  choose(file: File) {
    this.fault = faultOf(file)
    this.file = this.fault ? null : file
    this.failure = null
  }

  /** Sends the chosen file, once at a time. Answers whether it arrived; a failed one stays chosen. */
  async send(type: DocumentType): Promise<boolean> {
    if (!this.file || this.#sending) return false
    const sending = new AbortController()
    this.begin(sending)
    try {
      this.finish(await this.#api.upload(type, this.file, { onProgress: this.receiveProgress, signal: sending.signal }))
      return true
    } catch (error) {
      this.stop(sending.signal.aborted ? null : error)
      return false
    }
  }

  /** Gives up what is being sent; the file stays chosen. */
  cancel() {
    this.#sending?.abort()
  }

  /** Lets the chosen file go. */
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

  private finish(document: UserDocument) {
    this.stop(null)
    this.clear()
    this.documents.receive([document, ...(this.documents.value ?? [])])
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

export const documentStore = ({ http }: Stores) => new DocumentStore(documentsApi(http))
