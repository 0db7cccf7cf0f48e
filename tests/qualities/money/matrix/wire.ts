import { randomUUID } from 'node:crypto'
import { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { Trust } from '#domains/payments/trust.ts'
import type { Browser } from '../../../../sandbox/testing/browser.ts'

/**
 * The fault of the next matching call, or of all until `until`. `request` and `answer`: it is lost on its way or on its
 * way back; `before` and `after`: something answers `with` before the sandbox receives it, or in place of the sandbox once
 * it carried it out; `late`: it arrives after some milliseconds; `slow`: its response does; `twice`: the browser sends it
 * again by itself.
 */
export interface Loss {
  kind: 'request' | 'answer' | 'before' | 'after' | 'late' | 'slow' | 'twice'
  /** `METHOD /path`. */
  call: RegExp
  ms?: number
  with?: { status: number; data: string }
  /** In milliseconds since 1970. */
  until?: number
}

type Config = InternalAxiosRequestConfig

const halfwayMs = 50
let underWay = 0

/** Waits until the sandbox has responded: it works in real time, during which the fake clock stands still. */
export async function quiet(): Promise<void> {
  for (let turns = 0; turns < 3; turns = underWay > 0 ? 0 : turns + 1)
    await new Promise((resolve) => setImmediate(resolve))
}

/** The pages that are open, by the host name of their API address. */
export const openedPages = new Map<string, Wire>()
let pages = 0

/** The player behind a page. */
export interface Subscriber {
  browser: Browser
  /** The faults of the next calls. */
  losses: Loss[]
  /** What the platform does with keys: see `Wire`. */
  platform: Trust
  /** The calls of a session that the sandbox received, as `METHOD /path`, and those that it carried out. */
  received: string[]
  arrived: string[]
}

/**
 * The network between one page and a platform, which is the sandbox: as it is (`status`), without the routes that return
 * payments (`key`), or also without a regard for keys (`none`).
 */
export class Wire {
  readonly address: string
  isClosed = false
  readonly #browser: Browser
  readonly #losses: Loss[]
  readonly #platform: Trust
  readonly #received: string[]
  readonly #arrived: string[]
  readonly #cut: (() => void)[] = []

  constructor({ browser, losses, platform, received, arrived }: Subscriber) {
    this.#browser = browser
    this.#losses = losses
    this.#platform = platform
    this.#received = received
    this.#arrived = arrived
    const host = `page-${++pages}.test`
    this.address = `http://${host}`
    openedPages.set(host, this)
  }

  /** Fails the pending calls, as a browser does that puts the page into the back/forward cache. */
  cut(): void {
    for (const fail of this.#cut.splice(0)) fail()
  }

  /** Carries a call of the engine to the sandbox and its response back. A closed page receives nothing. */
  carry: AxiosAdapter = async (config) => {
    if (this.isClosed) return never()
    const loss = this.#take(`${config.method?.toUpperCase()} ${config.url}`)
    const answer = await Promise.race([
      this.#travel(config, loss),
      new Promise<never>((_resolve, reject) => this.#cut.push(() => reject(lost(config)))),
    ])
    if (this.isClosed) return never()
    if (!config.validateStatus || config.validateStatus(answer.status)) return answer
    throw new AxiosError(`status ${answer.status}`, undefined, config, undefined, answer)
  }

  /** Carries a read, as `fetch` does. Its body needs no more time than the response. */
  async carryRead({ pathname, searchParams }: URL): Promise<Response> {
    const { status, data } = await this.carry({
      method: 'get',
      url: pathname.replace('/api', ''),
      params: Object.fromEntries(searchParams),
      headers: new AxiosHeaders(),
    })
    // The cast: the engine reads no more of a response.
    return { status, headers: new Headers(), text: async () => String(data) } as Response
  }

  async #travel(config: Config, loss: Loss | undefined): Promise<AxiosResponse> {
    await wait(loss?.kind === 'late' ? (loss.ms ?? 0) : halfwayMs)
    if (loss?.kind === 'request') throw lost(config)
    if (loss?.kind === 'before') return answerOf(config, loss.with)
    if (loss?.kind === 'twice') await this.#ask(config, false)
    const answer = await this.#ask(config)
    await wait(['slow', 'after'].includes(loss?.kind ?? '') ? (loss?.ms ?? 0) : halfwayMs)
    if (loss?.kind === 'after') return answerOf(config, loss.with)
    if (loss?.kind === 'answer') throw lost(config)
    return answer
  }

  /** `isCounted`: whether the product sent it. */
  async #ask(config: Config, isCounted = true): Promise<AxiosResponse> {
    const method = config.method!.toUpperCase() as 'GET'
    if (this.#platform !== 'status' && `${method} ${config.url}`.startsWith('GET /payments/operations'))
      return answerOf(config, { status: 404, data: '{"message":"Route not found"}' })
    const own = config.headers.get('Idempotency-Key')
    const key = own && this.#platform === 'none' ? randomUUID() : own
    const query = new URLSearchParams(config.params as Record<string, string>).toString()
    const { body, type } = await encoded(config.data)
    underWay++
    try {
      const answer = await this.#browser.call(method, `/api${config.url}${query && `?${query}`}`, {
        body,
        headers: { ...(key && { 'idempotency-key': String(key) }), ...(type && { 'content-type': type }) },
      })
      if (isCounted && ![401, 419].includes(answer.statusCode)) this.#received.push(`${method} ${config.url}`)
      if (answer.statusCode < 300) this.#arrived.push(`${method} ${config.url}`)
      return answerOf(config, { status: answer.statusCode, data: answer.body })
    } finally {
      underWay--
    }
  }

  #take(call: string): Loss | undefined {
    const now = Date.now()
    const loss = this.#losses.find((each) => each.call.test(call) && !(each.until && each.until < now))
    if (loss && !loss.until) this.#losses.splice(this.#losses.indexOf(loss), 1)
    return loss
  }
}

/** Encodes a form as a browser does. */
async function encoded(data: unknown): Promise<{ body?: object; type?: string | null }> {
  if (typeof data === 'string') return { body: JSON.parse(data) as object }
  if (!(data instanceof FormData)) return {}
  const form = new Response(data)
  return { type: form.headers.get('content-type'), body: Buffer.from(await form.arrayBuffer()) }
}

const answerOf = (config: Config, { status, data } = { status: 500, data: '{"code":400}' }): AxiosResponse => ({
  data,
  status,
  statusText: '',
  headers: {},
  config,
})
const lost = (config: Config) => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
const never = () => new Promise<never>(() => undefined)
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
