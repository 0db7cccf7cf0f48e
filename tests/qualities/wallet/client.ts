import type { Answer, Service } from './host.ts'

/** The number of calls without a response. */
export const lost = { answers: 0 }

/** The browser of one player, and the operator’s calls. */
export class Client {
  readonly #host: Service
  readonly #cookies = new Map<string, string>()

  constructor(host: Service) {
    this.#host = host
  }

  /** Makes a call of the API. */
  async api(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      cookie,
      origin: 'http://localhost',
      'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    }
    const answer = await this.#host.call({
      method,
      path: `/api${path}`,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }

  /** Makes a call of the control API. */
  control(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    return this.#host.call({ method, path: `/__sandbox${path}`, headers, ...(body && { body: JSON.stringify(body) }) })
  }

  /** Makes a call of an open game. */
  game(method: string, path: string, token: string, body?: object): Promise<Answer> {
    const headers = { host: 'games.localhost', authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return this.#host.call({ method, path: `/play/api${path}`, headers, ...(body && { body: JSON.stringify(body) }) })
  }

  /** Submits the form of a payment page. */
  form(address: string, values: Record<string, string>): Promise<Answer> {
    const { hostname, pathname } = new URL(address)
    const headers = { host: hostname, 'content-type': 'application/x-www-form-urlencoded' }
    return this.#host.call({ method: 'POST', path: pathname, headers, body: new URLSearchParams(values).toString() })
  }
}

/**
 * Repeats a call until its outcome is known: after a lost connection, `look` returns the outcome, or null if there is
 * none.
 */
export async function sendUntilKnown<T>(send: () => Promise<T>, look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isLost(error)) throw error
      lost.answers++
    }
    const found = await retryAfterLoss(look)
    if (found !== null) return found
  }
}

/** Reads something, and repeats it after a lost connection. */
export async function retryAfterLoss<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isLost(error)) throw error
    }
  }
}

const isLost = (error: unknown) =>
  ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')
