import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { SportHost } from '#domains/sport/contract.ts'
import type { Sport } from '#manifest'
import { answerScript, sportHost, until } from './sport-host.ts'
import type { WsdkBook } from '../../widgets/sports/altenar/wsdk.ts'

type Options = Extract<Sport, { use: 'altenar' }>
/** What a test changes; without a country where that is undefined. */
type Changes = Partial<Omit<Options, 'countryCode'>> & { countryCode?: string | undefined }
type Seen = Parameters<typeof sportHost<'altenar'>>[1]

/** The address of the vendor’s script. */
export const script = 'https://sport.vendor.example/altenarWSDK.js'
const options: Options = {
  use: 'altenar',
  script,
  integration: 'brand',
  countryCode: 'TN',
  hosts: ['https://sport.vendor.example'],
}
/** The options with which a visitor’s WSDK is initialised. */
export const visitors = {
  integration: 'brand',
  countryCode: 'TN',
  oddsFormat: 0,
  token: '',
  culture: 'en-GB',
  themeName: 'dark',
}

const noBook = (_book: WsdkBook) => ({ remove })
/** Removes the fake sportsbook. */
export const remove = vi.fn()
/** The fake of the vendor’s global object. */
export const wsdk = { init: vi.fn(), set: vi.fn(), addSportsBook: vi.fn(noBook) }
/** The fake session call. */
export const session = vi.fn<SportHost<'altenar'>['session']>()
let create: typeof import('../../widgets/sports/altenar/index.ts').default

beforeEach(async () => {
  // A page has one WSDK and loads each script once, so each test resets the modules.
  vi.resetModules()
  create = (await import('../../widgets/sports/altenar/index.ts')).default
  vi.stubGlobal('altenarWSDK', wsdk)
  for (const mock of [wsdk.init, wsdk.set, remove]) mock.mockReset()
  wsdk.addSportsBook.mockReset().mockImplementation(noBook)
  session.mockReset().mockResolvedValue({ token: 'token-1' })
})

afterEach(() => document.head.replaceChildren())

/** Mounts a container; its script is still loading, unless an earlier one has loaded it. */
export function mount(seen?: Seen, changes: Changes = {}) {
  const { host, said } = sportHost<'altenar'>(session, seen)
  const { countryCode, ...others } = { ...options, ...changes }
  const container = create({ ...others, ...(countryCode && { countryCode }) }, host)
  container.mount()
  return { host, said, container }
}

/** Mounts the first container and waits for its sportsbook. */
export async function open(seen?: Seen, changes?: Changes) {
  const mounted = mount(seen, changes)
  await answerScript(script)
  await until(() => expect(wsdk.addSportsBook).toHaveBeenCalled())
  return { ...mounted, book: wsdk.addSportsBook.mock.calls.at(-1)![0] }
}

/** The number of calls of each mock. */
export const counts = (...mocks: { mock: { calls: unknown[] } }[]) => mocks.map(({ mock }) => mock.calls.length)

/** An implementation that fails. */
export function throws() {
  throw new Error('refused')
}
