import type { Call } from '#schemas/calls/http.ts'
import type { Http, SiteFile } from './http.ts'
import { requestOf } from './platform-adapter.ts'
import { keepOnly, soonestTime, withoutComing, withoutEnded } from './public-response.ts'
import { addressOf } from './send-read.ts'

/** What a published page holds of the platform, and of what the brand says in its place: what public reads returned. */
export interface PageContent {
  /** When it was read, in milliseconds since 1970. */
  at: number
  /** When something of it ends or changes, so that it is no longer right; absent without such a time. */
  until?: number
  /** The values that the readers returned, by the read’s address below `/api`, or by that of a file of the site and its part. They are JSON. */
  values: Record<string, unknown>
}

/** The content of a page while it is read, for publishing. */
interface Recording {
  /** The client for the page’s stores. */
  http: Http
  /** What has been read so far. */
  content: PageContent
  /** What was read, whole, by the same addresses: for what is no part of the page itself. */
  reads: Record<string, unknown>
  /** Why public reads have failed, by their addresses below `/api`. */
  failures: Map<string, string>
  /** Resolves once no read is under way, also none that another one has led to. */
  settled(): Promise<void>
}

/** What ends sooner than this after it was read is left out, in milliseconds: a page is rarely read again more often. */
const soonMs = 15 * 60_000

/**
 * Records what public reads return. All other calls, and public reads that fail, stay unanswered: the page then has a skeleton in
 * their place, and the browser makes them.
 */
export function recordContent(http: Http): Recording {
  const content: PageContent = { at: Date.now(), values: {} }
  const failures = new Map<string, string>()
  const reads: Record<string, unknown> = {}
  const underWay = new Set<Promise<unknown>>()
  return {
    content,
    reads,
    failures,
    http: {
      ...http,
      get: async (call, read) => (call.isPublic && (await recordRead(call, read))) ?? unanswered(),
      fromPage: recordRead,
      own: async (call, read) => (await record(call, read())) ?? unanswered(),
      file: async (file, read) => (await recordFile(file, read)) ?? unanswered(),
      forFile: (call, read) => waitedFor(http.get(withoutLearning(call), read)),
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

  function recordRead<T>(call: Call, read: Parameters<typeof http.get<T>>[1]) {
    return record(call, http.get(withoutLearning(call), read))
  }

  /** Returns what the page holds of a response; undefined if the read fails. */
  async function record<T>(call: Call, reading: Promise<T>): Promise<T | undefined> {
    const { only, ends, changes, starts } = { ...(call.isPublic !== true && call.isPublic) }
    try {
      const all = withoutEnded(await waitedFor(reading), ends, content.at + soonMs)
      const until = soonestTime(all, [ends, changes, starts], content.at)
      if (until !== undefined) content.until = Math.min(until, content.until ?? Infinity)
      const whole = withoutComing(all, starts, content.at)
      const value = only ? keepOnly(whole, only) : whole
      reads[keyOf(call)] = whole
      content.values[keyOf(call)] = value
      return value
    } catch (error) {
      failures.set(failedAddress(call), (error as Error).message)
      return undefined
    }
  }

  async function recordFile<T>(file: SiteFile, read: (text: string) => T | Promise<T>): Promise<T | undefined> {
    try {
      const value = await waitedFor(http.file(file, read))
      content.values[keyOfFile(file)] = value
      return value
    } catch (error) {
      failures.set(keyOfFile(file), (error as Error).message)
      return undefined
    }
  }

  async function waitedFor<T>(reading: Promise<T>): Promise<T> {
    underWay.add(reading)
    try {
      return await reading
    } finally {
      underWay.delete(reading)
    }
  }
}

/** A client of a page that may hold content. */
interface ContentHttp extends Http {
  /**
   * Until `end` has settled, no other read ends, so that no response changes the page. Then those that wait end one after the other:
   * each changes its part of the page in a task of its own.
   */
  hold(end: Promise<unknown>): void
}

/** Returns a client that answers each read that is in the content once without a request. */
export function withContent(http: Http, content?: PageContent): ContentHttp {
  const left = new Map(Object.entries(content?.values ?? {}))
  let held: Promise<unknown> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const task = () => new Promise((resolve) => setTimeout(resolve))

  async function answer<T>(call: Call, read: () => Promise<T>): Promise<T> {
    const key = keyOf(call)
    const value = left.get(key)
    // The same reader has returned it.
    if (call.isPublic && left.delete(key)) return value as never
    return inTurn(read())
  }

  return {
    ...http,
    hold(end) {
      held = end
      const release = () => void (held = undefined)
      end.then(release, release)
    },
    fromPage: async (call) => content?.values[keyOf(call)] as never,
    get: (call, read) => answer(call, () => http.get(call, read)),
    own: (call, read) => answer(call, () => http.own(call, read)),
    async file(file, read) {
      const value = left.get(keyOfFile(file))
      return left.delete(keyOfFile(file)) ? (value as never) : inTurn(http.file(file, read))
    },
  }

  async function inTurn<T>(reading: Promise<T>): Promise<T> {
    if (held) {
      await Promise.allSettled([held, reading])
      await (last = last.then(task))
    }
    return reading
  }
}

const keyOfFile = ({ address, part }: SiteFile) => `${address}#${part}`

function keyOf(call: Call): string {
  const { path, query } = requestOf(call)
  return addressOf(path, query)
}

/** Returns the address of a call, or its name if it has none: then it was not sent. */
function failedAddress(call: Call): string {
  try {
    return keyOf(call)
  } catch {
    return call.name
  }
}

/** Returns a call whose failure teaches the client of no absent call: the browser, which renders the same blocks, knows of none. */
const withoutLearning = ({ name, params = {}, query = {} }: Call): Call => ({ name, params, query })

const unanswered = () => new Promise<never>(() => undefined)
