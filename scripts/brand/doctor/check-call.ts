import type { Platform } from '#manifest'
import type { ApiCall } from '../../../sandbox/app/schemas.ts'
import { fieldsOf } from '../answers/fields.ts'
import { seenOf } from '../answers/seen.ts'
import type { KnownCall, Request } from './calls.ts'
import { NoResponse, type ApiResponse, type Client } from './client.ts'
import { isEmptyList, judge, parse, type Verdict } from './judge.ts'
import type { Check } from './report.ts'

/** What a check needs besides the call. */
export interface CallContext {
  requests: Request[]
  /** The brand’s screens that use the call. */
  screens: string[]
  /** How the platform differs from the API. */
  platform?: Platform
  /** Called for each response that has the call’s content. */
  onAnswer?: (answer: Answer) => void
}

/** A successful response of a call. */
export interface Answer {
  call: KnownCall
  /** Path and query below `/api`. */
  path: string
  body: unknown
}

/**
 * Makes all requests of a read call and checks the responses. For a visitor, a call that needs a session must return
 * 401 or 403, or 204 for `/auth/me`.
 */
export async function checkRead(
  client: Client,
  call: KnownCall,
  { requests, screens, platform, onAnswer }: CallContext,
  signedIn: boolean,
): Promise<Check> {
  if (platform?.lacks?.includes(call.name))
    return { ...baseCheck(call, screens), severity: 'skipped', message: 'not made: in platform.lacks' }
  if (requests.length === 0)
    return { ...baseCheck(call, screens), severity: 'skipped', message: 'not made: this brand has no link to it' }
  const expect = (response: ApiResponse) =>
    call.session && !signedIn ? judgeRefusal(response) : judge(response, call.reads, platform)
  const seen: { verdict: Verdict; request: Request; response?: ApiResponse }[] = []
  for (const request of requests) {
    const outcome = await make(client, 'GET', request.path, expect)
    seen.push({ ...outcome, request })
    if (outcome.verdict.reading) onAnswer?.({ call, path: request.path, body: parse(outcome.response!.text) })
    // Avoids waiting for the timeout once per language.
    if (!outcome.response) break
  }
  const problems = seen.filter(({ verdict }) => verdict.problem)
  const broken = problems[0] ?? seen.find(({ verdict }) => verdict.remark) ?? seen[0]!
  const milliseconds = Math.max(...seen.map(({ response }) => response?.milliseconds ?? client.timeout))
  const partly = problems.length > 0 && problems.length < requests.length && broken.response
  const where = partly ? ` (${broken.request.differs}: ${problems.length} of ${requests.length})` : ''
  const readings = seen.flatMap(({ verdict }) => verdict.reading ?? [])
  return {
    ...baseCheck(call, screens),
    ...resultOf(broken.verdict, call, screens, where, message(seen, signedIn || !call.session)),
    milliseconds,
    ...(readings.length > 0 && { fields: fieldsOf(readings, platform), seen: seenOf(readings) }),
    ...(seen.every(({ verdict }) => verdict.isAbsent) && { isAbsent: true }),
  }
}

/** Makes a call that opens or ends the session, and checks the response. */
export async function checkSend(
  client: Client,
  call: KnownCall,
  { screens, platform, onAnswer }: Omit<CallContext, 'requests'>,
  body?: object,
): Promise<{ check: Check; response?: ApiResponse; value?: unknown }> {
  const { verdict, response } = await make(
    client,
    call.method,
    call.path,
    (given) => judge(given, call.reads, platform),
    body,
  )
  const check = {
    ...baseCheck(call, screens),
    ...resultOf(verdict, call, screens, '', 'ok'),
    milliseconds: response?.milliseconds ?? client.timeout,
    ...(verdict.reading && { fields: fieldsOf([verdict.reading], platform), seen: seenOf([verdict.reading]) }),
  }
  if (verdict.reading) onAnswer?.({ call, path: call.path, body: parse(response!.text) })
  return { check, ...(response && { response }), value: verdict.reading?.value }
}

const baseCheck = ({ name, source, without }: KnownCall, screens: string[]) => ({
  name,
  source,
  screens,
  ...(without && { effect: without }),
})

/** Only a specified call that this brand uses is an error. */
function resultOf(
  { problem, remark }: Verdict,
  { source }: KnownCall,
  screens: string[],
  where: string,
  well: string,
): Pick<Check, 'severity' | 'message'> {
  if (problem)
    return { severity: source === 'spec' && screens.length > 0 ? 'error' : 'warning', message: problem + where }
  return remark ? { severity: 'warning', message: remark } : { severity: 'ok', message: well }
}

function message(seen: { verdict: Verdict; response?: ApiResponse }[], read: boolean): string {
  if (!read) return `ok: refuses visitors (status ${seen[0]?.response?.status}); use --login to check the response`
  if (seen.every(({ verdict }) => isEmptyList(verdict.reading?.value)))
    return 'ok, but the list is empty: entries were not checked'
  return seen.length > 1 ? `ok, ${seen.length} requests` : 'ok'
}

/** Makes a call; `expect` checks its response. No response is a problem. */
async function make(
  client: Client,
  method: ApiCall['method'],
  path: string,
  expect: (response: ApiResponse) => Verdict,
  body?: object,
): Promise<{ verdict: Verdict; response?: ApiResponse }> {
  try {
    const response = await client.call(method, path, body && { body })
    return { verdict: expect(response), response }
  } catch (error) {
    if (error instanceof NoResponse) return { verdict: { problem: error.message } }
    throw error
  }
}

function judgeRefusal(response: ApiResponse): Verdict {
  if ([204, 401, 403].includes(response.status)) return {}
  const { problem = `status ${response.status} for a visitor: expected 401` } = judge(response, undefined)
  return { problem }
}
