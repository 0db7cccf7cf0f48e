import { checkRead, checkSend } from './check-call.ts'
import { productCall, type KnownCall } from './calls.ts'
import { NoAnswer, type Client } from './client.ts'
import { unsafeSession } from './cookies.ts'
import type { Check } from './report.ts'

const logout = productCall('DELETE /logout')
const cookieCheck = 'session cookie'

/** Whether the token is asked for where a call changes something. Ends the session if it is not. */
export async function checkToken(client: Client): Promise<Check> {
  const name = 'call without a token'
  const effect = 'Another website can act in a player’s name.'
  try {
    const { status } = await client.call('DELETE', logout.path, { token: false })
    if (status >= 200 && status < 300) {
      return {
        name,
        severity: 'error',
        message: `accepted (status ${status}): ${logout.name} must ask for X-XSRF-TOKEN`,
        effect,
      }
    }
    const refused = status >= 400 && status < 500 && status !== 404 && status !== 405
    if (refused) return { name, severity: 'ok', message: `ok: refused (status ${status})` }
    return { name, severity: 'warning', message: `nobody can tell: ${logout.name} answers ${status}`, effect }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { name, severity: 'warning', message: `nobody can tell: ${error.message}`, effect }
  }
}

/** The session’s cookie, where nobody signs in. */
export const sessionUnknown: Check = {
  name: cookieCheck,
  severity: 'skipped',
  message: 'not seen: add --login and --password',
}

/** The checks of signing in. */
export interface SignedIn {
  calls: Check[]
  host: Check[]
  /** Whether a session is open, and so has to be ended. */
  open: boolean
  userId?: number | undefined
}

/** Signs in and looks at the session’s cookie. */
export async function signIn(
  client: Client,
  screens: (call: KnownCall) => string[],
  credentials: { login: string; password: string },
): Promise<SignedIn> {
  const call = productCall('POST /client-login')
  const { check, answer } = await checkSend(client, call, screens(call), credentials)
  if (!answer || answer.status > 299) {
    const hint = answer && answer.status >= 400 && answer.status < 500 ? ': are login and password right?' : ''
    const cookie: Check = { ...sessionUnknown, message: 'not seen: signing in failed' }
    return { calls: [{ ...check, message: check.message + hint }], host: [cookie], open: false }
  }
  const problem = unsafeSession(answer.cookies, client.api)
  const cookie: Check = problem
    ? { name: cookieCheck, severity: 'error', message: problem, effect: 'Sessions get lost, or can be stolen.' }
    : { name: cookieCheck, severity: 'ok', message: 'ok: HttpOnly and SameSite' }
  return { calls: [check], host: [cookie], open: true, userId: numberOf(answer.text) }
}

/** Signs out, and sees whether the session is over. */
export async function signOut(client: Client, screens: (call: KnownCall) => string[]): Promise<Check> {
  const { check } = await checkSend(client, logout, screens(logout))
  if (check.severity !== 'ok') return check
  const after = await checkRead(
    client,
    productCall('GET /auth/me'),
    { requests: [{ path: '/auth/me', differs: '' }], screens: [] },
    false,
  )
  return after.severity === 'ok'
    ? check
    : { ...check, severity: 'error', message: 'the session lives on after signing out' }
}

function numberOf(text: string): number | undefined {
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'number' ? id : undefined
  } catch {
    return undefined
  }
}
