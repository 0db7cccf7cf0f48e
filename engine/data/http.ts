import type { Platform } from '#manifest'
import type { Call, Http as Calls } from '#schemas/calls/http.ts'
import { AbsentCalls } from './absent-calls.ts'
import { ApiError, NotSent } from './api-error.ts'
import { toErrorBody } from './error-body.ts'
import { platformCall, requestOf } from './platform-adapter.ts'
import type { PlatformAdapter, PlatformRequest, PlatformResponse } from './platform-adapter.ts'
import type { Read, Reading } from './read.ts'
import type { Transfer } from './send-change.ts'
import { type Received, sendRead } from './send-read.ts'

/**
 * The HTTP client of the API. Each response is read as its schema describes it. Every method rejects only with an
 * `ApiError`.
 */
export interface Http extends Calls {
  /** The calls that the platform does not have. */
  readonly absent: AbsentCalls
  /**
   * As `get`, while an HTML file is made: for what only the file shows, such as the children of `noscript`. It is not in the page’s
   * content, from which the browser fills its stores.
   */
  readonly forFile?: Calls['get']
  /** Returns what `read` makes of a text file of the site. */
  file<T>(file: SiteFile, read: (text: string) => T | Promise<T>): Promise<T>
  /**
   * Returns what the brand itself says in place of the platform. `read` takes it from the manifest, without what is not shown at
   * `now`, in milliseconds since 1970; without `now`, which is where a file is made, all of it. The page’s content keeps it under the
   * name of `call`, which is never sent.
   */
  own<T>(call: Call, read: (now?: number) => Promise<T>): Promise<T>
  /** How events are read: as responses are. */
  readonly reading: Reading
  /**
   * Called for every response 401 or 403 (spec §7, the session-invalid signal), and 419: the XSRF token of an expired
   * session is no longer valid.
   */
  onSessionInvalid(listener: () => void): void
  /**
   * Before each call that is the player’s own, `confirm` is waited for; if it rejects, nothing is sent. It returns the player’s id,
   * which goes into the header that the manifest names.
   */
  onOwnWrite(confirm: () => Promise<string | number>): void
  /**
   * The server’s time by the Date header of its latest response, in milliseconds since 1970; the local time without
   * one.
   */
  now(): number
}

/** A text file of the site, such as `/brands/<id>/pages/terms.en.md`, and what is read of it. */
export interface SiteFile {
  address: string
  /** Tells what is read of it from what else is, for pages that hold it. */
  part: string
}

/** Fetches the code of calls that change something. Whoever may soon make one asks for it ahead. */
export const loadChanges = () => import('./send-change.ts')

/** How a platform is called. `address` is the API’s origin, or empty for the page’s own (spec §7). */
export interface HttpOptions {
  /** Called for each failed call. */
  onFailure?: (status: number | undefined, call: Call) => void
  /** The manifest’s `platform`. */
  platform?: Platform | undefined
  /** The calls in whose place the brand says itself what is shown. */
  replaced?: readonly string[]
  /** Loads the code of `platform.use`. */
  loadAdapter?: (() => Promise<PlatformAdapter>) | undefined
  /** Sends a read in place of the browser’s `fetch`. */
  sendGet?: (request: PlatformRequest) => Promise<Received>
  /** Reads a file of the site in place of the browser’s `fetch`. */
  readFile?: ((address: string) => Promise<string>) | undefined
}

/** Creates the client. */
export function createHttp(address: string, options: HttpOptions = {}): Http {
  const { onFailure, platform, loadAdapter, sendGet, readFile = fetchFile, replaced } = options
  const base = `${address}/api`
  const absent = new AbsentCalls(platform?.lacks, undefined, replaced)
  const reading: Reading = { onUnreadable: onceForEach(warn) }
  const listeners: (() => void)[] = []
  let confirmOwner: (() => Promise<string | number>) | undefined
  let offset = 0
  let ready: Promise<PlatformAdapter | undefined> | undefined
  let open = (body: unknown) => body

  /** Loads what the platform needs beside this client, before the first call. */
  async function prepare() {
    const [adapter, mapping] = await Promise.all([
      loadAdapter?.(),
      platform?.answers || platform?.envelope ? import('./map-answers.ts') : undefined,
      absent.load(),
    ])
    if (platform && mapping) {
      reading.map = mapping.mapEntities(platform)
      open = (body) => mapping.openEnvelope(body, platform)
    }
    if (adapter?.event) reading.mapEvent = (name, payload) => adapter.event!(name, payload)
    return adapter
  }

  /** Sends one request and returns its response. */
  async function exchange(given: PlatformRequest, transfer?: Transfer) {
    const sent =
      given.method === 'GET'
        ? (sendGet?.(given) ?? sendRead(base, given))
        : loadChanges()
            .catch(notSent)
            .then(({ sendChange }) => sendChange(base, given, transfer))
    const received = await sent.catch(withoutResponse)
    const time = Date.parse(received.date ?? '')
    if (time) offset = time - Date.now()
    // An empty body is a fault; one of status 204 says that there is nothing.
    return { ...received, body: received.status === 204 ? null : received.body }
  }

  async function ofOwner(call: Call): Promise<Call> {
    const id = await confirmOwner?.()
    const { playerHeader } = platform ?? {}
    if (id === undefined || playerHeader === undefined) return call
    return { ...call, headers: { ...call.headers, [playerHeader]: encodeURIComponent(id) } }
  }

  /** Makes a call of the platform; rejects if its status is not one of success. */
  async function perform(call: Call, transfer?: Transfer): Promise<PlatformResponse> {
    if (absent.has(call.name)) throw new ApiError(`${call.name}: the platform does not have this call`, 404)
    const adapter = await (ready ??= prepare())
    const sent = call.isOwnWrite ? await ofOwner(call) : call
    let received: Received | undefined
    const sendOne = async (each: PlatformRequest) => (received = await exchange(each, transfer))
    const { status, body } = adapter
      ? await adapter.perform(platformCall(sent, transfer?.data), sendOne)
      : await sendOne(requestOf(sent))
    if (status >= 200 && status < 300) return { status, body: open(body) }
    absent.learn(call, status)
    const error = new ApiError(`${call.name}: status ${status}`, status, toErrorBody(body, reading))
    error.isHtml = isHtml(received?.body)
    // Only what a player sent is answered in words; the code is there, because it has sent the call.
    if (received && !call.name.startsWith('GET ')) (await loadChanges()).explain(error, received, Date.now() + offset)
    throw error
  }

  /** As `perform`, and reports the failure, also that of a response which cannot be read. */
  async function performReported(call: Call, transfer?: Transfer): Promise<PlatformResponse> {
    try {
      return await perform(call, transfer)
    } catch (reason) {
      const error = reason instanceof ApiError ? reason : new ApiError(String(reason))
      error.isAbsent = absent.has(call.name)
      if (!error.isAbsent) onFailure?.(error.status, call)
      // 409 also refuses the write of another player than the session’s.
      const isOfAnother = error.status === 409 && call.isOwnWrite && platform?.playerHeader !== undefined
      if ([401, 403, 419].includes(error.status!) || isOfAnother) for (const listener of listeners) listener()
      throw error
    }
  }

  /** A page of HTML comes from something between, such as a network’s sign-in page: the call did not arrive. */
  async function write<T>(call: Call, read: Read<T> | undefined, transfer?: Transfer): Promise<T | undefined> {
    const { status, body } = await performReported(call, transfer)
    if (isHtml(body)) throw new ApiError(`${call.name}: the response is a page of HTML`, status)
    return read?.(body, reading)
  }

  return {
    absent,
    reading,
    async get(call, read) {
      const { status, body } = await performReported(call)
      const value = read(body, reading)
      if (value !== undefined) return value
      const error = new ApiError(`${call.name}: the response cannot be read`, status)
      error.isHtml = isHtml(body)
      throw error
    },
    file: async (file, read) => read(await readFile(file.address).catch(withoutResponse)),
    fromPage: async () => undefined,
    own: (_call, read) => read(Date.now() + offset),
    send: (call, read) => write(call, read),
    upload: (call, read, data, { onProgress, signal }) =>
      write(call, read, { data, signal, onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    onSessionInvalid: (listener) => void listeners.push(listener),
    onOwnWrite: (confirm) => void (confirmOwner = confirm),
    now: () => Date.now() + offset,
  }
}

/** Servers answer for a file that is not there with a page of HTML. */
async function fetchFile(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok || response.headers.get('content-type')?.includes('html'))
    throw new ApiError(`${address}: status ${response.status}`, response.ok ? 404 : response.status)
  return response.text()
}

const isHtml = (body: unknown) => typeof body === 'string' && /^\s*</.test(body)

/** Nothing of the call has left the browser. */
function notSent(reason: unknown): never {
  throw new NotSent(String(reason))
}

function withoutResponse(reason: unknown): never {
  if (reason instanceof ApiError) throw reason
  throw new ApiError(reason instanceof Error ? reason.message : String(reason))
}

const warn = (place: string, reason = 'cannot be read') => console.warn(new Error(`The platform’s ${place} ${reason}.`))

/** Calls `run` once for each place; the same entity of two items is the same place. */
function onceForEach(run: (place: string, reason?: string) => void): Reading['onUnreadable'] {
  const seen = new Set<string>()
  return (place, _value, reason) => {
    const name = place.replace(/\[\d+\]/, '[]')
    if (!seen.has(name)) run(name, reason)
    seen.add(name)
  }
}
