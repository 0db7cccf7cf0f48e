import type { ApiCall } from '../../../sandbox/schemas.ts'
import type { KnownCall, Request } from './calls.ts'
import { NoAnswer, type Answer, type Client } from './client.ts'
import { isEmptyList, judge, type Verdict } from './judge.ts'
import type { Check } from './report.ts'

/** What a check needs besides the call. */
interface Place {
  requests: Request[]
  /** The brand’s screens that use the call. */
  screens: string[]
}

/**
 * Makes all requests of a read call and checks the responses. For a visitor, a call that needs a session must return
 * 401 or 403, or 204 for `/auth/me`.
 */
export async function checkRead(
  client: Client,
  call: KnownCall,
  { requests, screens }: Place,
  signedIn: boolean,
): Promise<Check> {
  if (requests.length === 0)
    return { ...begin(call, screens), severity: 'skipped', message: 'not made: this brand has no link to it' }
  const expect = (answer: Answer) => (call.session && !signedIn ? judgeRefusal(answer) : judge(answer, call.shape))
  const seen: { verdict: Verdict; request: Request; answer?: Answer }[] = []
  for (const request of requests) {
    const outcome = await make(client, 'GET', request.path, expect)
    seen.push({ ...outcome, request })
    // Avoids waiting for the timeout once per language.
    if (!outcome.answer) break
  }
  const problems = seen.filter(({ verdict }) => verdict.problem)
  const broken = problems[0] ?? seen.find(({ verdict }) => verdict.remark) ?? seen[0]!
  const milliseconds = Math.max(...seen.map(({ answer }) => answer?.milliseconds ?? client.timeout))
  const partly = problems.length > 0 && problems.length < requests.length && broken.answer
  const where = partly ? ` (${broken.request.differs}: ${problems.length} of ${requests.length})` : ''
  return {
    ...begin(call, screens),
    ...sum(broken.verdict, call, screens, where, message(seen, signedIn || !call.session)),
    milliseconds,
  }
}

/** Makes a call that opens or ends the session, and checks the response. */
export async function checkSend(
  client: Client,
  call: KnownCall,
  screens: string[],
  body?: object,
): Promise<{ check: Check; answer?: Answer }> {
  const { verdict, answer } = await make(client, call.method, call.path, (given) => judge(given, call.shape), body)
  const check = {
    ...begin(call, screens),
    ...sum(verdict, call, screens, '', 'ok'),
    milliseconds: answer?.milliseconds ?? client.timeout,
  }
  return { check, ...(answer && { answer }) }
}

const begin = ({ name, source, without }: KnownCall, screens: string[]) => ({
  name,
  source,
  screens,
  ...(without && { effect: without }),
})

/** Only a specified call that this brand uses is an error. */
function sum(
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

function message(seen: { answer?: Answer }[], read: boolean): string {
  if (!read) return `ok: refuses visitors (status ${seen[0]?.answer?.status}); use --login to check the response`
  if (seen.every(({ answer }) => answer && isEmptyList(answer)))
    return 'ok, but the list is empty: entries were not checked'
  return seen.length > 1 ? `ok, ${seen.length} requests` : 'ok'
}

/** Makes a call; `expect` checks its response. No response is a problem. */
async function make(
  client: Client,
  method: ApiCall['method'],
  path: string,
  expect: (answer: Answer) => Verdict,
  body?: object,
) {
  try {
    const answer = await client.call(method, path, body && { body })
    return { verdict: expect(answer), answer }
  } catch (error) {
    if (error instanceof NoAnswer) return { verdict: { problem: error.message } }
    throw error
  }
}

function judgeRefusal(answer: Answer): Verdict {
  if ([204, 401, 403].includes(answer.status)) return {}
  const { problem = `status ${answer.status} for a visitor: expected 401` } = judge(answer, undefined)
  return { problem }
}
