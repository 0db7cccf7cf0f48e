import { setTimeout } from 'node:timers/promises'
import { valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import type { GameList, PlayerLimits } from '#api'
import type { Platform } from '#manifest'
import { canBeRead, productCall, productCalls, requestsOf, type KnownCall, type Samples } from './calls.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { checkRead, type Answer } from './check-call.ts'
import { Client, NoResponse, xsrfCookie } from './client.ts'
import { unreadable } from './cookies.ts'
import { checkCors } from './cors.ts'
import { checkDuties } from './duties/check-duties.ts'
import type { Said } from './duties/readings.ts'
import { checkPersonalData, untried } from './forms/form-fields.ts'
import { tryRegistration } from './forms/try-registration.ts'
import { judge } from './judge.ts'
import { listen, type HeardEvent } from './listen.ts'
import { openDemo } from './open-demo.ts'
import { checkUnknownPayment } from './payments.ts'
import { provoke, type Failure } from './provoke.ts'
import type { Check, Report } from './report.ts'
import { linkedPages, screensOf, screensWith } from './screens.ts'
import { checkToken, sessionUnknown, signIn, signOut, type SignedIn } from './session.ts'
import { checkSocket } from './socket.ts'

/** What to check. */
export interface Examination {
  id: string
  manifest: JsonObject
  /** The origin of the back end. */
  api: string
  /** The origins of the brand’s pages, at least one. */
  origins: string[]
  credentials?: { login: string; password: string }
  /** Registers a player on a test platform, with these values by the names of fields. */
  register?: Record<string, string>
  /** Timeout of a call in milliseconds. */
  timeout: number
  /** Called for each successful response. */
  onAnswer?: (answer: Answer) => void
  /**
   * Called for what is only read where a mapping is asked for: failures, and the events of some seconds. Also opens the demo of a
   * game.
   */
  forMapping?: { onFailures(failures: Failure[]): void; onEvent(event: HeardEvent): void }
}

const sessionCall = productCall('POST /games/{providerId}/{gameId}/session')

/** How long events are listened to at least, in milliseconds. */
const listenMs = 4000

/**
 * Checks a live back end; changes nothing but its own session, unless it is to register a player. Rejects with `NoResponse` if it does not respond at all.
 */
export async function examine(examination: Examination): Promise<Report> {
  const { id, manifest, api, origins, credentials, register, timeout, onAnswer, forMapping } = examination
  const platform = (valueAt(manifest, '/platform') ?? {}) as Platform
  const client = new Client(api, origins[0]!, timeout)
  await expectReachable(client)
  const shown = screensOf(manifest)
  let games: Answer | undefined
  let personalData: unknown
  let limits: PlayerLimits | undefined
  const contextOf = ({ usedBy }: KnownCall) => ({
    screens: screensWith(usedBy, shown),
    platform,
    onAnswer(answer: Answer) {
      if (answer.call.name === 'GET /games') games = answer
      if (answer.call.name === 'GET /my/full-data')
        personalData = readAnswer('FullData', answer.body, platform).entities[0]?.value
      if (answer.call.name === 'GET /my/limits')
        limits = readAnswer('PlayerLimits', answer.body, platform).value as PlayerLimits | undefined
      onAnswer?.(answer)
    },
  })
  const samples: Samples = { lang: languagesOf(manifest), page: linkedPages(manifest) }
  const read = async (session: boolean, signedIn: boolean) => {
    const checks: Check[] = []
    for (const call of productCalls.filter((known) => canBeRead(known) && (known.session ?? false) === session)) {
      checks.push(await checkRead(client, call, { requests: requestsOf(call, samples), ...contextOf(call) }, signedIn))
    }
    return checks
  }

  const calls = await read(false, false)
  const host = [checkXsrf(client, origins)]
  for (const origin of origins) if (origin !== api) host.push(await checkCors(client, origin))
  for (const origin of origins)
    host.push(await checkSocket(client, origin, origins.length > 1 ? `websocket from ${origin}` : 'websocket'))

  forMapping?.onFailures(await provoke(client))
  const session: SignedIn = credentials
    ? await signIn(client, contextOf, credentials)
    : { calls: [], host: [sessionUnknown], open: false }
  const heard = forMapping && session.open ? hear(client, origins[0]!, session.userId, forMapping.onEvent) : undefined
  calls.push(...session.calls, ...(await read(true, session.open)))
  await heard
  const demo = forMapping && games && (await openDemo(client, games, samples.lang[0] ?? 'en', contextOf(sessionCall)))
  if (demo) calls.push(demo)
  host.push(...session.host)
  if (session.open) {
    host.push(await checkSocket(client, origins[0]!, 'websocket, signed in', session.userId))
    host.push(await checkUnknownPayment(client, platform))
  }
  const duties = await checkDuties(manifest, {
    limits,
    games: games && (readAnswer('GameList', games.body, platform).value as GameList | undefined),
    now: Date.now(),
    lacks: platform.lacks ?? [],
    ask: asker(client, platform),
  })
  host.push(await checkToken(client))
  if (session.open) calls.push(await signOut(client, contextOf(productCall('DELETE /logout')).screens))
  const lacks = calls.flatMap(({ name, isAbsent }) => (isAbsent ? name : []))
  const visitor = new Client(api, origins[0]!, timeout)
  const forms = [
    ...(register ? await tryRegistration({ manifest, client: visitor, platform, given: register }) : untried(manifest)),
    ...checkPersonalData(manifest, personalData),
  ]
  return { brand: id, api, origins, calls, host, forms, duties, lacks }
}

/** Returns a function that makes a GET call with a query, and returns what the product reads of the response. */
const asker =
  (client: Client, platform: Platform): Said['ask'] =>
  async <Value>(name: string, query: Record<string, string>) => {
    const { path, reads } = productCall(name)
    if (!reads) return undefined
    const response = await client.call('GET', `${path}?${new URLSearchParams(query)}`).catch((error: unknown) => {
      if (error instanceof NoResponse) return undefined
      throw error
    })
    return response && (judge(response, reads, platform).reading?.value as Value | undefined)
  }

async function hear(
  client: Client,
  origin: string,
  userId: SignedIn['userId'],
  onEvent: (event: HeardEvent) => void,
): Promise<void> {
  const stop = listen(client, origin, userId, onEvent)
  await setTimeout(listenMs)
  stop()
}

/** Any response will do. A single call may be broken, so a second one is tried. */
async function expectReachable(client: Client): Promise<void> {
  try {
    await client.call('GET', '/auth/me')
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    await client.call('GET', '')
  }
}

function checkXsrf({ cookies, api }: Client, origins: string[]): Check {
  const name = 'XSRF cookie'
  const problem = origins
    .map((origin) => unreadable(cookies.get(xsrfCookie), api, origin))
    .find((reason) => reason !== undefined)
  if (!problem) return { name, severity: 'ok', message: 'ok: pages can read it' }
  return {
    name,
    severity: 'error',
    message: problem,
    effect: 'Every changing call is refused: nobody can sign in, pay or play.',
  }
}

function languagesOf(manifest: JsonObject): string[] {
  const languages = valueAt(manifest, '/languages')
  return Array.isArray(languages) ? languages.map(String) : []
}
