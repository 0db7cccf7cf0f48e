import type { Call } from '#schemas/calls/http.ts'
import type { Http } from './http.ts'
import { requestOf } from './platform-adapter.ts'
import { addressOf } from './send-read.ts'

/** What a published page holds of the platform: what its public reads returned. */
export interface PageContent {
  /** When it was read, in milliseconds since 1970. */
  at: number
  /** The values that the readers returned, by the read’s address below `/api`. They are JSON. */
  values: Record<string, unknown>
}

/** The content of a page while it is read, for publishing. */
interface Recording {
  /** The client for the page’s stores. */
  http: Http
  /** What has been read so far. */
  content: PageContent
  /** Resolves once no read is under way, also none that another one has led to. */
  settled(): Promise<void>
}

/**
 * Records what public reads return. All other calls, and public reads that fail, stay unanswered: the page then has a skeleton in
 * their place, and the browser makes them.
 */
export function recordContent(http: Http): Recording {
  const content: PageContent = { at: Date.now(), values: {} }
  const underWay = new Set<Promise<unknown>>()
  return {
    content,
    http: {
      ...http,
      get: (call, read) => (call.isPublic ? record(withoutLearning(call), read) : unanswered()),
      send: unanswered,
      upload: unanswered,
    },
    async settled() {
      do {
        await Promise.allSettled(underWay)
        // By then the stores have started what follows from the responses.
        await new Promise((resolve) => setTimeout(resolve))
      } while (underWay.size > 0)
    },
  }

  async function record<T>(call: Call, read: Parameters<typeof http.get<T>>[1]): Promise<T> {
    const reading = http.get(call, read)
    underWay.add(reading)
    try {
      const value = await reading
      content.values[keyOf(call)] = value
      return value
    } catch {
      return unanswered()
    } finally {
      underWay.delete(reading)
    }
  }
}

/** A client of a page that may hold content. */
interface ContentHttp extends Http {
  /** From now on other reads end once `end` has settled, so that no response changes the page before that. */
  hold(end: Promise<unknown>): void
}

/** Returns a client that answers each read that is in the content once without a request. */
export function withContent(http: Http, content?: PageContent): ContentHttp {
  const left = new Map(Object.entries(content?.values ?? {}))
  let held: Promise<unknown> | undefined
  return {
    ...http,
    hold: (end) => void (held = end),
    async get(call, read) {
      const key = keyOf(call)
      const value = left.get(key)
      // The same reader has returned it.
      if (left.delete(key)) return value as never
      const reading = http.get(call, read)
      if (held) await Promise.allSettled([held, reading])
      return reading
    },
  }
}

function keyOf(call: Call): string {
  const { path, query } = requestOf(call)
  return addressOf(path, query)
}

/** Returns a call whose failure teaches the client of no absent call: the browser, which renders the same blocks, knows of none. */
const withoutLearning = ({ name, params = {}, query = {} }: Call): Call => ({ name, params, query })

const unanswered = () => new Promise<never>(() => undefined)
