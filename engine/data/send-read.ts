import type { PlatformRequest } from './platform-adapter.ts'

/** A response of any status. */
export interface Received {
  status: number
  /** The parsed JSON, or the text of anything else. */
  body: unknown
  /** The header Date. */
  date: string | null
  /** The headers Content-Type and Retry-After of a change, as far as the browser may read them. */
  type?: string | null
  retryAfter?: string | null
}

declare global {
  interface Window {
    /**
     * Reads that the shell’s script has sent before the engine’s code arrived, by address. Each is taken once; null where the engine
     * has taken it, or has asked itself before the script did.
     */
    reads?: Record<string, Promise<Response> | null>
  }
}

/**
 * Sends a read, by `fetch`: a visitor’s first page needs no more, so that axios, which sends what changes something, is no part of
 * its scripts. Rejects only without a response.
 */
export async function sendRead(base: string, { path, query, headers }: PlatformRequest): Promise<Received> {
  const address = addressOf(base + path, query)
  const response = await (takeEarly(address) ?? ask(address, headers))
  const text = await response.text()
  return { status: response.status, body: parsed(text), date: response.headers.get('date') }
}

function ask(address: string, headers?: PlatformRequest['headers']) {
  const token = xsrfToken()
  return fetch(address, {
    credentials: 'include',
    headers: { Accept: 'application/json, text/plain, */*', ...(token && { 'X-XSRF-TOKEN': token }), ...headers },
  })
}

/** A read that was lost on its early way is sent again. */
function takeEarly(address: string): Promise<Response> | undefined {
  const reads = globalThis.window?.reads
  const early = reads?.[address]
  if (reads) reads[address] = null
  return early?.catch(() => ask(address))
}

/** Returns a path with its query. Properties that are undefined or null are left out. */
export function addressOf(path: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

function xsrfToken(): string | undefined {
  const [, token] = /(?:^|; *)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '') ?? []
  try {
    return token && decodeURIComponent(token)
  } catch {
    return token
  }
}

/** Returns the JSON of a response, or the text of anything else. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
