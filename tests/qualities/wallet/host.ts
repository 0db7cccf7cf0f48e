import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** The answer to a call. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A server in its own process on a database file; it can be killed and restarted. */
export class Host {
  readonly #file: string
  readonly #agent = new Agent({ keepAlive: true })
  #process: ChildProcess | undefined
  /** The port, once the server listens. */
  #port = deferred<number>()

  constructor(file: string) {
    this.#file = file
  }

  /** Starts the server; calls wait until it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('./server.ts', import.meta.url)), this.#file], {
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

  /** Makes a call; rejects if the connection is lost. */
  async call({ method, path, headers = {}, body }: Call): Promise<Answer> {
    const port = await this.#port.promise
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent: this.#agent,
          headers: { host: `localhost:${port}`, ...headers },
        },
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
