import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { Frames } from './frames.ts'

/** The network between one browser and the server, with injectable faults. It keeps the browser’s cookies. */
export class Line {
  cookie = ''
  /** Replaces a frame on its way to the browser; null drops it. */
  replace: (frame: Buffer) => Buffer | null = (frame) => frame
  #server!: Server
  #port = 0
  #silent = false
  readonly #backEnd: () => number
  readonly #pairs = new Set<Pair>()

  constructor(backEnd: () => number) {
    this.#backEnd = backEnd
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Accepts connections; they are refused before this and after `refuse`. */
  async open(): Promise<void> {
    this.#server = createServer({ allowHalfOpen: false }, (browser) => this.#join(browser)).listen(
      this.#port,
      '127.0.0.1',
    )
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Resets every connection, as a router does after a restart. */
  reset(): void {
    for (const { browser, server } of this.#pairs) {
      browser.resetAndDestroy()
      server.destroy()
    }
  }

  /** Cuts every connection, and refuses new ones. */
  async refuse(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.reset()
    await closed
  }

  /** Drops all traffic in both directions without closing connections. */
  silence(): void {
    this.#silent = true
    for (const { browser, server } of this.#pairs) [browser, server].forEach((end) => end.pause())
  }

  /** Delivers traffic from now on; delayed traffic arrives late. */
  hear(): void {
    this.#silent = false
    for (const { browser, server } of this.#pairs) [browser, server].forEach((end) => end.resume())
  }

  /** Sends the browser’s sockets a frame that the server did not send. */
  inject(frame: Buffer): void {
    for (const { browser, isSocket } of this.#pairs) if (isSocket) browser.write(frame)
  }

  #join(browser: Socket): void {
    const server = connect(this.#backEnd(), '127.0.0.1')
    const pair: Pair = { browser, server, isSocket: false }
    this.#pairs.add(pair)
    const frames = new Frames((frame) => this.replace(frame))
    for (const end of [browser, server]) {
      end.on('error', () => undefined)
      end.on('close', () => {
        this.#pairs.delete(pair)
        browser.destroy()
        server.destroy()
      })
    }
    browser.on('data', (bytes) => {
      if (pair.isSocket) return server.write(bytes)
      const text = bytes.toString('latin1')
      pair.isSocket = /^upgrade: websocket/im.test(text)
      return server.write(text.replaceAll('\r\n\r\n', `\r\ncookie: ${this.cookie}\r\n\r\n`), 'latin1')
    })
    server.on('data', (bytes) => browser.write(pair.isSocket ? frames.pass(bytes) : bytes))
    if (this.#silent) [browser, server].forEach((end) => end.pause())
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.refuse()
  }
}

interface Pair {
  browser: Socket
  server: Socket
  isSocket: boolean
}
