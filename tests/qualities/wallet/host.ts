import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** The answer to a call. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

/** A call to make. */
export interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What the players call. */
export interface Service {
  /** Makes a call; rejects if the connection is lost. */
  call(call: Call): Promise<Answer>
  /** Kills a server in the middle of its work and starts another one. */
  interrupt(): Promise<void>
  /** Kills everything. */
  stop(): Promise<void>
}

/** A server in its own process on a database; it can be killed and restarted. */
export class Host implements Service {
  readonly #database: string
  readonly #agent = new Agent({ keepAlive: true })
  #process: ChildProcess | undefined
  #port = deferred<number>()

  constructor(database: string) {
    this.#database = database
  }

  /** The port, once the server listens. */
  get port(): Promise<number> {
    return this.#port.promise
  }

  /** Starts the server, at a free port if none is given; calls wait until it listens. */
  async start(port = 0): Promise<void> {
    const program = fileURLToPath(new URL('./server.ts', import.meta.url))
    const child = spawn(process.execPath, [program, this.#database, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    const { promise, resolve, reject } = this.#port
    child.stdout.once('data', (line: Buffer) => resolve(Number(line)))
    child.once('exit', (code) => reject(new Error(`the server exited with ${code} before it listened`)))
    await promise
  }

  /** Kills the server and resolves once it has exited; calls wait for the next one. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    this.#port = deferred()
    child.kill('SIGKILL')
    await gone
  }

  /** Kills the server and starts it again at its port. */
  async restart(): Promise<void> {
    const port = await this.port
    await this.kill()
    await this.start(port)
  }

  interrupt(): Promise<void> {
    return this.restart()
  }

  stop(): Promise<void> {
    return this.kill()
  }

  async call(call: Call): Promise<Answer> {
    return send(await this.#port.promise, this.#agent, call)
  }
}

/** Makes a call of a server on this machine; rejects if the connection is lost. */
export function send(port: number, agent: Agent, { method, path, headers = {}, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: parsed(Buffer.concat(parts).toString()),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}

/** A promise with its resolver. */
function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (reason: Error) => void
  const promise = new Promise<T>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}
