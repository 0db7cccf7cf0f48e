import type { User } from '#api'
import { checkRead, checkSend, type CallContext } from './check-call.ts'
import { productCall, type KnownCall } from './calls.ts'
import { NoResponse, type Client } from './client.ts'
import { unsafeSession } from './cookies.ts'
import type { Check } from './report.ts'

const logout = productCall('DELETE /logout')
const cookieCheck = 'session cookie'

/** Checks that changing calls require the token. Ends the session if they do not. */
export async function checkToken(client: Client): Promise<Check> {
  const name = 'call without a token'
  const effect = 'Other websites can act on behalf of a player.'
  try {
    const { status } = await client.call('DELETE', logout.path, { token: false })
    if (status >= 200 && status < 300) {
      return {
        name,
        severity: 'error',
        message: `accepted (status ${status}): ${logout.name} must require X-XSRF-TOKEN`,
        effect,
      }
    }
    const refused = status >= 400 && status < 500 && status !== 404 && status !== 405
    if (refused) return { name, severity: 'ok', message: `ok: refused (status ${status})` }
    return { name, severity: 'warning', message: `unknown: ${logout.name} returns ${status}`, effect }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    return { name, severity: 'warning', message: `unknown: ${error.message}`, effect }
  }
}

/** The session cookie check without credentials. */
export const sessionUnknown: Check = {
  name: cookieCheck,
  severity: 'skipped',
  message: 'use --login and --password',
}

/** The checks made while signing in. */
export interface SignedIn {
  calls: Check[]
  host: Check[]
  /** Whether a session is open and must be ended. */
  open: boolean
  userId?: string | number | undefined
}

/** Signs in and checks the session cookie. */
export async function signIn(
  client: Client,
  contextOf: (call: KnownCall) => Omit<CallContext, 'requests'>,
  credentials: { login: string; password: string },
): Promise<SignedIn> {
  const call = productCall('POST /client-login')
  const { check, response, value } = await checkSend(client, call, contextOf(call), credentials)
  if (!response || response.status > 299) {
    const hint = response && response.status >= 400 && response.status < 500 ? ': are login and password correct?' : ''
    const cookie: Check = { ...sessionUnknown, message: 'signing in failed' }
    return { calls: [{ ...check, message: check.message + hint }], host: [cookie], open: false }
  }
  const problem = unsafeSession(response.cookies, client.api)
  const cookie: Check = problem
    ? { name: cookieCheck, severity: 'error', message: problem, effect: 'Sessions can be lost or stolen.' }
    : { name: cookieCheck, severity: 'ok', message: 'ok: HttpOnly and SameSite' }
  return { calls: [check], host: [cookie], open: true, userId: (value as Partial<User> | undefined)?.id }
}

/** Signs out, and checks that the session has ended. */
export async function signOut(client: Client, screens: string[]): Promise<Check> {
  const { check } = await checkSend(client, logout, { screens })
  if (check.severity !== 'ok') return check
  const after = await checkRead(
    client,
    productCall('GET /auth/me'),
    { requests: [{ path: '/auth/me', differs: '' }], screens: [] },
    false,
  )
  return after.severity === 'ok'
    ? check
    : { ...check, severity: 'error', message: 'the session is still valid after signing out' }
}
