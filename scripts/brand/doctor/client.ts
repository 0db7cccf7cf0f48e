import type { ApiCall } from '../../../sandbox/app/schemas.ts'
import { parseCookie, type Cookie } from './cookies.ts'

/** The cookie that every call repeats in a header. */
export const xsrfCookie = 'XSRF-TOKEN'
const xsrfHeader = 'x-xsrf-token'

/** A response. */
export interface ApiResponse {
  status: number
  /** The content type without parameters; empty if there is none. */
  type: string
  text: string
  headers: Headers
  /** The cookies that it sets. */
  cookies: Cookie[]
  milliseconds: number
}

/** No response; the message is the reason, to end a sentence with. */
export class NoResponse extends Error {}

interface CallOptions {
  body?: object
  headers?: Record<string, string>
  /** Whether to send the XSRF cookie’s value in the header, like pages do. */
  token?: boolean
}

/** Calls an API like a page of `origin`: keeps cookies and sends the XSRF header. */
export class Client {
  readonly cookies = new Map<string, Cookie>()
  readonly api: string
  readonly origin: string
  /** Timeout of a call in milliseconds. */
  readonly timeout: number

  constructor(api: string, origin: string, timeout: number) {
    this.api = api
    this.origin = origin
    this.timeout = timeout
  }

  /** Makes a call; `path` follows `/api`. Only rejects with `NoResponse`. Redirects are followed for GET only. */
  async call(
    method: ApiCall['method'] | 'OPTIONS',
    path: string,
    { body, headers, token = true }: CallOptions = {},
  ): Promise<ApiResponse> {
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
      throw new NoResponse(reasonOf(error as Error, this.timeout))
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

/** Decodes like axios; a value that is not percent-encoded is returned unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'the host name cannot be resolved',
  ECONNRESET: 'connection closed before the response',
  UND_ERR_SOCKET: 'connection closed before the response',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not respond',
}

function reasonOf(error: Error, timeout: number): string {
  if (error.name === 'TimeoutError') return `no response within ${timeout / 1000} s`
  const cause = error.cause as { code?: string; message?: string } | undefined
  return reasons[cause?.code ?? ''] ?? cause?.message ?? error.message
}
