import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** What the peer prints. */
interface Report {
  port?: number
  connected?: Record<string, unknown> | null
  left?: true
}

/** The foreign server, as a process of its own. */
export class Peer {
  port = 0
  /** Resolves once it has its port. */
  readonly started: Promise<void>
  /** What the product identified itself with, at each connection. */
  readonly connected: (Record<string, unknown> | null)[] = []
  readonly #process

  constructor(python: string) {
    this.#process = spawn(python, [`${import.meta.dirname}/peer.py`], { stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface(this.#process.stdout)
    this.started = once(lines, 'line').then(() => undefined)
    lines.on('line', (line) => this.#hear(JSON.parse(line) as Report))
  }

  emit(name: string, ...payload: unknown[]) {
    this.#tell('emit', name, ...payload)
  }

  /** Disconnects everybody. */
  drop() {
    this.#tell('drop')
  }

  /** Ends the process: its commands are over. */
  stop() {
    this.#process.kill()
  }

  #tell(...command: unknown[]) {
    this.#process.stdin.write(`${JSON.stringify(command)}\n`)
  }

  #hear({ port, connected }: Report) {
    if (port) this.port = port
    if (connected !== undefined) this.connected.push(connected)
  }
}
