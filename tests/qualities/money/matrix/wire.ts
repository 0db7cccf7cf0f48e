import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { Browser } from '../../../../sandbox/testing/browser.ts'

/**
 * The fault of the next matching call. `status` and `late-status`: 500, before and after it was carried out; `late`: it
 * arrives after some milliseconds; `slow`: its response does.
 */
export interface Loss {
  kind: 'request' | 'answer' | 'status' | 'late-status' | 'late' | 'slow'
  /** `METHOD /path`. */
  call: RegExp
  ms?: number
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

/** The network between one page and the sandbox. */
export class Wire {
  readonly address: string
  isClosed = false
  readonly #browser: Browser
  readonly #losses: Loss[]
  readonly #cut: (() => void)[] = []

  constructor(browser: Browser, losses: Loss[]) {
    this.#browser = browser
    this.#losses = losses
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

  async #travel(config: Config, loss: Loss | undefined): Promise<AxiosResponse> {
    await wait(loss?.kind === 'late' ? (loss.ms ?? 0) : halfwayMs)
    if (loss?.kind === 'request') throw lost(config)
    const broken = { data: '{"code":400}', status: 500, statusText: '', headers: {}, config }
    if (loss?.kind === 'status') return broken
    const answer = await this.#ask(config)
    if (loss?.kind === 'late-status') return broken
    await wait(loss?.kind === 'slow' ? (loss.ms ?? 0) : halfwayMs)
    if (loss?.kind === 'answer') throw lost(config)
    return answer
  }

  async #ask(config: Config): Promise<AxiosResponse> {
    const key = config.headers.get('Idempotency-Key')
    const query = new URLSearchParams(config.params as Record<string, string>).toString()
    const body = typeof config.data === 'string' ? (JSON.parse(config.data) as object) : undefined
    underWay++
    try {
      const method = config.method!.toUpperCase() as 'GET'
      const answer = await this.#browser.call(method, `/api${config.url}${query && `?${query}`}`, {
        body,
        headers: key ? { 'idempotency-key': String(key) } : {},
      })
      return {
        data: answer.body,
        status: answer.statusCode,
        statusText: '',
        headers: answer.headers as Record<string, string>,
        config,
      }
    } finally {
      underWay--
    }
  }

  #take(call: string): Loss | undefined {
    const place = this.#losses.findIndex((loss) => loss.call.test(call))
    return place < 0 ? undefined : this.#losses.splice(place, 1)[0]
  }
}

const lost = (config: Config) => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
const never = () => new Promise<never>(() => undefined)
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
