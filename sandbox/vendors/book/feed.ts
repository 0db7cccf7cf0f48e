import type { Rows, SportEvent } from './api-types.ts'

/** The delays between attempts to open the socket, in milliseconds. */
const retryDelays = [1000, 2000, 5000, 10_000]
const pollEvery = 4000

interface FeedOptions {
  address: string
  /** Reads events by their ids while there is no socket. */
  ask(ids: string): Promise<Rows<SportEvent>>
  receive(events: SportEvent[]): void
}

/** The live feed: a socket, or polling while there is none. */
export class Feed {
  readonly #options: FeedOptions
  #socket: WebSocket | undefined
  #watched: string[] = []
  #markets: 'main' | 'all' = 'main'
  #timer: number | undefined
  #tries = 0
  #isClosed = false

  constructor(options: FeedOptions) {
    this.#options = options
    this.#open()
  }

  /** Sets which events are on the screen. */
  watch(ids: readonly string[], markets: 'main' | 'all'): void {
    const next = [...new Set(ids)].slice(0, 50)
    if (next.join() === this.#watched.join() && markets === this.#markets) return
    this.#watched = next
    this.#markets = markets
    this.#sendWatched()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    if (this.#isClosed) return
    try {
      this.#socket = new WebSocket(this.#options.address)
    } catch {
      this.#retry()
      return
    }
    const socket = this.#socket
    socket.addEventListener('open', () => {
      this.#tries = 0
      this.#sendWatched()
    })
    socket.addEventListener('message', ({ data }) => this.#receive(data))
    socket.addEventListener('close', () => this.#retry())
  }

  #sendWatched(): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ watch: this.#watched, markets: this.#markets }))
  }

  #receive(data: unknown): void {
    const { events } = JSON.parse(String(data)) as { events?: SportEvent[] }
    if (events) this.#options.receive(events)
  }

  /** Polls once and opens the socket again after a delay. */
  #retry(): void {
    if (this.#isClosed) return
    const wait = Math.max(
      retryDelays[Math.min(this.#tries++, retryDelays.length - 1)]!,
      this.#tries > 1 ? pollEvery : 0,
    )
    this.#timer = window.setTimeout(() => {
      void this.#poll()
      this.#open()
    }, wait)
  }

  async #poll(): Promise<void> {
    if (this.#watched.length === 0) return
    const answer = await this.#options.ask(this.#watched.join(',')).catch(() => null)
    if (answer && !this.#isClosed) this.#options.receive(answer.rows)
  }
}
