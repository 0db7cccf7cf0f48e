import type { Manifest } from '#manifest'
import { addressOf, parsed } from '#engine/data/send-read.ts'
import type { SendGet } from '#engine/rendered-page.ts'

/** Returns what reads the content of a brand’s pages on hosts with this manifest; undefined if they have none, or nobody knows where it is. */
export type Content = (manifest: Manifest) => SendGet | undefined

/** How long a platform is waited for, in milliseconds, and how many reads are sent to it at once. */
const patience = 10_000
const readsAtOnce = 6

/** After so many reads in a row without a response, a platform is not asked again by this command. */
const mostUnanswered = 6

/**
 * Reads the content of pages from the brands’ platforms; `platform` is the address of those whose API is on the pages’ own origin. A
 * brand’s pages get the same response to the same read.
 */
export function contentOf({ platform }: { platform?: string | undefined } = {}): Content {
  const senders = new Map<string, SendGet>()
  return ({ prerender, api: { production } }) => {
    const address = production || platform
    if (!prerender?.content || address === undefined || !URL.canParse(address)) return undefined
    const send = senders.get(address) ?? sender(`${address.replace(/\/$/, '')}/api`)
    senders.set(address, send)
    return readOnce(send)
  }
}

/** Sends reads to a platform, some at once. Rejects only without a response. */
function sender(base: string): SendGet {
  const waiting: (() => void)[] = []
  let [sent, unanswered] = [0, 0]
  return async (request) => {
    if (sent === readsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else sent++
    try {
      if (unanswered >= mostUnanswered) throw new Error(`${base} does not answer.`)
      const received = await read(base, request)
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

async function read(base: string, { path, query, headers }: Parameters<SendGet>[0]): ReturnType<SendGet> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error(`${base} did not answer in time.`)), patience)
  try {
    const response = await fetch(addressOf(base + path, query), {
      headers: { Accept: 'application/json, text/plain, */*', ...headers },
      signal: stop.signal,
    })
    const text = await response.text()
    return { status: response.status, body: parsed(text), date: response.headers.get('date') }
  } finally {
    clearTimeout(timer)
  }
}

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
