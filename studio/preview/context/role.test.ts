// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionStore } from '../../../engine/shell/session-store.ts'
import { ApiError } from '../../../engine/data/api-error.ts'
import { user } from '../../../testing/user.ts'
import { roleSwitch } from './role.ts'

const players = ['amine', 'claire'].map((login) => ({ login, password: 'x' }))
const roles = [
  { id: 'visitor', user: null },
  { id: 'player', user: {} },
  { id: 'may-pay', user: { isVerificated: true } },
]

/** Who is signed in at the server. */
let signedIn: string | null

beforeEach(() => {
  signedIn = null
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    signedIn = (JSON.parse(body) as { login: string }).login
    return Promise.resolve({ ok: true })
  })
})
afterEach(() => vi.unstubAllGlobals())

function page() {
  const me = () =>
    signedIn === null
      ? Promise.reject(new ApiError('x', 401))
      : Promise.resolve({ ...user, id: signedIn, login: signedIn })
  const session = new SessionStore({ me, signIn: vi.fn(), signOut: vi.fn() } as never, vi.fn())
  const http = { send: () => Promise.resolve((signedIn = null)) }
  return { session, ...roleSwitch({ session, http } as never, { players, roles, token: 't' }) }
}

it('becomes a visitor again although the browser kept the session of an earlier player', async () => {
  signedIn = 'claire'
  const { session, become, current } = page()
  const reading = session.load()
  const done = become('visitor')
  expect(current()).toBe(null)
  await Promise.all([reading, done])
  expect([current(), session.user, signedIn]).toEqual(['visitor', null, null])
})

it('says who has signed in and out in the page itself', () => {
  const { session, current } = page()
  expect(current()).toBe('visitor')
  session.enter({ ...user, login: 'newcomer' })
  expect(current()).toBe('newcomer')
  session.receive(null)
  expect(current()).toBe('visitor')
})

it('plays a role with the traits of that role until somebody else signs in', async () => {
  const { session, become, current } = page()
  await become('may-pay')
  expect([current(), session.user?.login, session.user?.isVerificated]).toEqual(['may-pay', 'amine', true])
  await become('player')
  expect([current(), session.user?.isVerificated]).toEqual(['player', false])
  await become('claire')
  expect(current()).toBe('claire')
})

it('ends as the latest of several roles that are asked for at once', async () => {
  const { session, become, current } = page()
  await Promise.all(['claire', 'visitor', 'amine', 'visitor'].map(become))
  expect([current(), session.user, signedIn]).toEqual(['visitor', null, null])
  await Promise.all(['visitor', 'claire'].map(become))
  expect([current(), signedIn]).toEqual(['claire', 'claire'])
})

it('says that the page is for a visitor where a sign-in fails, or nobody has this login', async () => {
  const { become, current } = page()
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false }))
  await become('claire').catch(() => undefined)
  expect(current()).toBe('visitor')
  await become('newcomer')
  expect(current()).toBe('visitor')
})
