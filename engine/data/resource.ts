import { makeAutoObservable, observableRef, observableStruct } from 'mobx'
import { ApiError } from './api-error.ts'

/**
 How long a call may stay unanswered before the player sees an error, in milliseconds. The call continues (spec §7, no timeout): a late
 * response counts.
 */
export const answerTimeoutMs = 20_000

let timesOut = true

/** While pages are rendered for publishing, an unanswered call is a skeleton, never an error, and no timer keeps the process alive. */
export const neverTimeOut = () => void (timesOut = false)

/**
 * Data read from the server: loading, ready with a value, failed with an error, or absent: the platform does not have the call.
 * Observers follow which value it is, not what is inside: whoever changes something gives it a new value. One that is deeply equal to
 * the last one changes nothing.
 */
export class Resource<T> {
  status: 'idle' | 'loading' | 'ready' | 'error' | 'absent' = 'idle'
  value: T | undefined = undefined
  error: unknown = undefined
  readonly #read: () => Promise<T>
  #reading = 0

  constructor(read: () => Promise<T>) {
    this.#read = read
    makeAutoObservable(this, { value: observableStruct, error: observableRef }, { autoBind: true })
  }

  /** Reads the data unless it is read or loading. */
  ensure() {
    if (this.status === 'idle') void this.load()
  }

  /** Reads the data again. The value stays until the response arrives; of concurrent calls the last one counts. */
  async load(): Promise<void> {
    const reading = ++this.#reading
    this.begin()
    const timeOut = () => reading === this.#reading && this.status === 'loading' && this.fail(undefined)
    const timer = timesOut ? setTimeout(timeOut, answerTimeoutMs) : undefined
    try {
      const value = await this.#read()
      if (reading === this.#reading) this.receive(value)
    } catch (error) {
      if (reading === this.#reading) this.fail(error)
    }
    clearTimeout(timer)
  }

  receive(value: T) {
    this.value = value
    this.error = undefined
    this.status = 'ready'
  }

  private begin() {
    if (this.status !== 'ready') this.status = 'loading'
  }

  private fail(error: unknown) {
    this.error = error
    this.status = error instanceof ApiError && error.isAbsent ? 'absent' : 'error'
  }
}

/** What is read as a whole: its state, and a read of all of it. */
export type Readable = Pick<Resource<unknown>, 'status' | 'load'>

/** Returns several resources as one: it has the state of the first that is not ready, and loads all of them. */
export const together = (...resources: Readable[]): Readable => ({
  get status() {
    return resources.find(({ status }) => status !== 'ready')?.status ?? 'ready'
  },
  load: async () => void (await Promise.all(resources.map((each) => each.load()))),
})

/** Resources by key, so that the same query is read once. Keeps the latest `limit` of them. */
export class ResourceMap<Key, T> {
  readonly #resources = new Map<string, Resource<T>>()
  readonly #read: (key: Key) => Promise<T>
  readonly #limit: number

  constructor(read: (key: Key) => Promise<T>, limit = 100) {
    this.#read = read
    this.#limit = limit
  }

  get(key: Key): Resource<T> {
    const name = JSON.stringify(key)
    const known = this.#resources.get(name)
    if (known) return known
    const resource = new Resource(() => this.#read(key))
    this.#resources.set(name, resource)
    const [oldest] = this.#resources.keys()
    if (this.#resources.size > this.#limit && oldest !== undefined) this.#resources.delete(oldest)
    return resource
  }
}
