import type { ApiCall } from '../../../sandbox/app/schemas.ts'
import { parseCookie, type Cookie } from './cookies.ts'

/** The name of the cookie whose value every call repeats in a header. */
export const xsrfCookie = 'XSRF-TOKEN'
const xsrfHeader = 'x-xsrf-token'

/** An answer as it came. */
export interface Answer {
  status: number
  /** The content type without its parameters; empty where there is none. */
  type: string
  text: string
  headers: Headers
  /** The cookies that it sets. */
  cookies: Cookie[]
  milliseconds: number
}

/** There was no answer; the message says why, as the end of a sentence. */
export class NoAnswer extends Error {}

interface CallOptions {
  body?: object
  headers?: Record<string, string>
  /** Whether the XSRF cookie is repeated in its header, as pages do. */
  token?: boolean
}

/** Calls an API as a page of `origin` does: it keeps cookies and repeats the XSRF cookie in its header. */
export class Client {
  readonly cookies = new Map<string, Cookie>()
  readonly api: string
  readonly origin: string
  /** Milliseconds after which an answer is no longer waited for. */
  readonly timeout: number

  constructor(api: string, origin: string, timeout: number) {
    this.api = api
    this.origin = origin
    this.timeout = timeout
  }

  /** Makes a call; `path` is what follows `/api`. Rejects with `NoAnswer` alone. A redirect is followed only where nothing is sent. */
  async call(
    method: ApiCall['method'] | 'OPTIONS',
    path: string,
    { body, headers, token = true }: CallOptions = {},
  ): Promise<Answer> {
    const start = performance.now()
    const xsrf = this.cookies.get(xsrfCookie)?.value
    try {
      const response = await fetch(`${this.api}/api${path}`, {
        method,
        redirect: method === 'GET' ? 'follow' : 'manual',
        signal: AbortSignal.timeout(this.timeout),
        headers: {
          accept: 'application/json',
          origin: this.origin,
          ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
          ...(token && xsrf && { [xsrfHeader]: decoded(xsrf) }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const cookies = response.headers.getSetCookie().map(parseCookie)
      this.#keep(cookies)
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      const text = await response.text()
      return {
        status: response.status,
        type,
        text,
        headers: response.headers,
        cookies,
        milliseconds: performance.now() - start,
      }
    } catch (error) {
      throw new NoAnswer(reasonOf(error as Error, this.timeout))
    }
  }

  get cookieHeader(): string {
    return [...this.cookies.values()].map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  #keep(cookies: Cookie[]) {
    for (const cookie of cookies) {
      if (cookie.expired) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie)
    }
  }
}

/** As axios reads it; a value that is not percent-encoded stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host’s name cannot be looked up',
  ECONNRESET: 'the connection was cut before the answer',
  UND_ERR_SOCKET: 'the connection was cut before the answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
}

function reasonOf(error: Error, timeout: number): string {
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`
  const cause = error.cause as { code?: string; message?: string } | undefined
  return reasons[cause?.code ?? ''] ?? cause?.message ?? error.message
}
