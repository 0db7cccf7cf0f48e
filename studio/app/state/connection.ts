import { makeAutoObservable } from 'mobx'
import type { FileEvent } from '../../shared/calls.ts'
import { onReach, type Lost } from '../calls/send.ts'

/** How often a server that was lost is asked whether it is there again, in milliseconds. */
const pause = 3000

interface Listeners {
  /** Calls the server: whether it is reached is seen from that. */
  ask: () => Promise<unknown>
  /** Changes may have been missed. */
  back: () => void
  changed: (name: string) => void
}

/** Whether the server can be reached, and its word of changed files. */
export class Connection {
  /** Why calls do not reach it; null if they do. */
  lost: Lost | null = null
  readonly #on: Listeners
  #events: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(on: Listeners) {
    this.#on = on
    makeAutoObservable(this, {}, { autoBind: true })
    onReach(this.receive)
    // Whoever signed in in another tab comes back to this one.
    addEventListener('focus', () => void (this.lost && this.ask()))
  }

  /** Listens for changed files, if it does not yet. */
  follow() {
    if (this.#events && this.#events.readyState !== EventSource.CLOSED) return
    const events = new EventSource('/api/events')
    let wasLost = false
    // It does not say why it failed. After some failures it tries again, after others it is closed.
    events.addEventListener('error', () => {
      wasLost = true
      this.ask()
    })
    events.addEventListener('open', () => wasLost && this.#on.back())
    events.addEventListener('message', ({ data }: MessageEvent<string>) =>
      this.#on.changed((JSON.parse(data) as FileEvent).name),
    )
    this.#events = events
  }

  ask() {
    // A failure is received like that of any call.
    void this.#on.ask().catch(() => undefined)
  }

  receive(lost: Lost | null) {
    const isBack = this.lost !== null && lost === null
    this.lost = lost
    clearTimeout(this.#timer)
    if (lost) this.#timer = setTimeout(this.ask, pause)
    else if (isBack) this.#resume()
  }

  #resume() {
    this.follow()
    this.#on.back()
  }
}
