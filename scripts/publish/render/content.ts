import { request as http } from 'node:http'
import { request as https } from 'node:https'
import type { Manifest } from '#manifest'
import { addressOf, parsed } from '#engine/data/send-read.ts'
import type { SendGet } from '#engine/rendered-page.ts'

/** Returns what reads the content of a brand’s pages on hosts with this manifest; undefined if they have none, or nobody knows where it is. */
export type Content = (manifest: Manifest) => SendGet | undefined

/** After so many milliseconds without a response a read is given up. */
const timeoutMs = 10_000
/** How many reads are sent to a platform at once. */
const readsAtOnce = 6

/** After so many reads in a row without a response, a platform is not asked again by this command. */
const mostUnanswered = 6

/** Sends a read; one to an API on the pages’ own origin has the name of the brand’s host, by which a platform tells brands apart. */
type Sender = (request: Parameters<SendGet>[0], host?: string) => ReturnType<SendGet>

/**
 * Reads the content of pages from the brands’ platforms; `platform` is the address of those whose API is on the pages’ own origin. A
 * brand’s pages get the same response to the same read.
 */
export function contentOf({ platform }: { platform?: string | undefined } = {}): Content {
  const senders = new Map<string, Sender>()
  return ({ prerender, hosts, api: { production } }) => {
    const address = production || platform
    if (!prerender?.content || address === undefined || !URL.canParse(address)) return undefined
    const send = senders.get(address) ?? sender(`${address.replace(/\/$/, '')}/api`)
    senders.set(address, send)
    const host = production ? undefined : Object.keys(hosts)[0]
    return readOnce((request) => send(request, host))
  }
}

/** Sends reads to a platform, some at once. Rejects only without a response. */
function sender(base: string): Sender {
  const waiting: (() => void)[] = []
  let [sent, unanswered] = [0, 0]
  return async (request, host) => {
    if (sent === readsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else sent++
    try {
      if (unanswered >= mostUnanswered) throw new Error(`${base} does not answer.`)
      const received = await read(base, request, host)
      unanswered = 0
      return received
    } catch (error) {
      unanswered++
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next()
      else sent--
    }
  }
}

async function read(
  base: string,
  { path, query, headers }: Parameters<SendGet>[0],
  host?: string,
): ReturnType<SendGet> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error(`${base} did not answer in time.`)), timeoutMs)
  try {
    const address = addressOf(base + path, query)
    const init = { headers: { Accept: 'application/json, text/plain, */*', ...headers }, signal: stop.signal }
    const response = await (host === undefined ? fetch(address, init) : getAsHost(host, address, init))
    const text = await response.text()
    return { status: response.status, body: parsed(text), date: response.headers.get('date') }
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a read with another `Host` than that of its address, which `fetch` cannot. Follows no redirects. */
const getAsHost = (host: string, address: string, init: { headers: object; signal: AbortSignal }): Promise<Response> =>
  new Promise((resolve, reject) => {
    const send = address.startsWith('https:') ? https : http
    const request = send(address, { signal: init.signal, headers: { ...init.headers, host } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        const { date } = headers
        // A response of these statuses has no body.
        const body = [204, 205, 304].includes(statusCode) ? null : Buffer.concat(parts)
        resolve(new Response(body, { status: statusCode, ...(date && { headers: { date } }) }))
      })
    })
    request.on('error', reject).end()
  })

/** Sends each read once: most are of several pages. What got no response is sent again. Each caller has a body of its own. */
export function readOnce(send: SendGet): SendGet {
  const known = new Map<string, ReturnType<SendGet>>()
  return async (request) => {
    const key = JSON.stringify(request)
    const received = known.get(key) ?? send(request)
    known.set(key, received)
    received.catch(() => known.delete(key))
    return structuredClone(await received)
  }
}
