import { makeAutoObservable } from 'mobx'
import type { UserDocument } from '#api'
import { documentsCalls, type DocumentsCalls } from '#schemas/calls/documents.ts'
import { NotSent } from '#engine/data/api-error.ts'
import { Resource } from '#engine/data/resource.ts'
import type { UploadWatch } from '#schemas/calls/http.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { SingleWrites } from '#engine/data/once/single-writes.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { writesOf } from '#engine/shell/writes-of.ts'

/** What is allowed of a file: MIME types, and the maximum size in bytes. */
export interface FileLimits {
  kinds: readonly string[]
  size: number
}

/** What is allowed of a document. */
export const fileLimits: FileLimits = { kinds: ['image/png', 'image/jpeg', 'application/pdf'], size: 10 * 1024 * 1024 }

/** By how much the server’s clock, as its responses tell it, may differ from that of its documents. */
const clockMs = 2000

/** Why a file is refused before it is sent. */
export type FileFault = 'kind' | 'size' | 'empty'

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
  readonly #writes: SingleWrites
  #sending: AbortController | null = null

  constructor(api: DocumentsCalls, writes: SingleWrites) {
    this.#api = api
    this.#writes = writes
    this.documents = new Resource(() => api.documents())
    makeAutoObservable(this, { documents: false }, { autoBind: true })
  }

  /** Reads the documents again if they were read before: their status may have changed. */
  refresh() {
    if (this.documents.status === 'ready') void this.documents.load()
  }

  /** Chooses a file, or sets `fault` if it is not allowed. */
  choose(file: File) {
    this.fault = faultOf(file, fileLimits)
    this.file = this.fault ? null : file
    this.failure = null
  }

  /** Uploads the chosen file, one at a time. Returns whether it succeeded; after a failure the file stays chosen. */
  async send(type: UserDocument['type']): Promise<boolean> {
    const { file } = this
    if (!file || this.#sending) return false
    const sending = new AbortController()
    this.begin(sending)
    try {
      await this.add(type, file, { onProgress: this.receiveProgress, signal: sending.signal })
      this.stop(null)
      this.clear()
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

  /**
   * Uploads a document, which is then in the list. Returns what the server says of it, if it does. Rejects with an `ApiError`, and
   * once it was cancelled by the signal.
   */
  async add(type: UserDocument['type'], file: File, watch: UploadWatch): Promise<UserDocument | undefined> {
    const document = await this.#writes.perform<UserDocument | undefined>({
      subject: `${type} ${file.name} ${file.size}`,
      send: () => this.upload({ type, file }, watch),
      find: (since) => this.find(type, file.name, since),
    })
    this.receive(document)
    return document
  }

  /** An upload that was cancelled before its end holds no document. */
  private upload(document: { type: UserDocument['type']; file: File }, { onProgress, signal }: UploadWatch) {
    let done = 0
    const watch = { signal, onProgress: (part: number) => onProgress((done = part)) }
    return this.#api.upload(document, watch).catch((error: unknown) => {
      throw signal.aborted && done < 1 ? new NotSent('The upload was cancelled') : error
    })
  }

  private async find(type: UserDocument['type'], name: string, since: number) {
    const documents = await withTimeout(this.#api.documents()).catch(() => undefined)
    const isSame = (each: UserDocument) =>
      each.type === type && each.name === name && !(Date.parse(each.createdAt ?? '') < since - clockMs)
    return documents && (documents.find(isSame) ?? null)
  }

  private begin(sending: AbortController) {
    this.#sending = sending
    this.progress = 0
    this.failure = null
  }

  private receiveProgress(part: number) {
    if (this.progress !== null) this.progress = part
  }

  private receive(document: UserDocument | undefined) {
    const others = (this.documents.value ?? []).filter(({ id }) => id === undefined || id !== document?.id)
    if (document) this.documents.receive([document, ...others])
    else void this.documents.load()
  }

  private stop(failure: unknown) {
    this.#sending = null
    this.progress = null
    this.failure = failure
  }
}

/** Returns why a file is refused before it is sent. */
export function faultOf({ type, size }: File, limits: FileLimits): FileFault | null {
  if (!limits.kinds.includes(type)) return 'kind'
  if (size === 0) return 'empty'
  return size > limits.size ? 'size' : null
}

export const documentStore = (stores: Stores) =>
  new DocumentStore(documentsCalls(stores.http), writesOf(stores, 'documents'))
