import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatConnection, ChatReports, ChatVendor } from '#domains/chat/contract.ts'
import { forgetVendorScript } from '#engine/frames/script/vendor-script.ts'
import type { ChatVisibility } from '#domains/chat/chat-store.ts'
import { clearTraces } from '#domains/consent/clear-traces.ts'

/** A vendor under test: its adapter and a fake of its script. */
export interface ChatUnderTest<Options> {
  vendor: ChatVendor<Options>
  options: Options
  /** Options that lack a required setting. */
  incomplete: Options[]
  /** The script’s address by default, and with `script: 'https://chat.test/x'`. */
  addresses: { default: string; own: string }
  /** Names that the vendor stores on the site, and names that are not its own. */
  traces: { own: string[]; others: string[] }
  /** Runs the script in the page, so that its interface becomes available. */
  arrive(): FakeChat
  /** Whether the page contains any of the vendor’s interface. */
  isInPage(): boolean
}

/** A fake of the vendor’s script: the calls it received, in the contract’s terms, and the events it can send. */
export interface FakeChat {
  told: string[]
  visibility(visibility: ChatVisibility): void
  /** Not every vendor has greetings. */
  greeting?(isShown: boolean): void
  /** Sends a message from the operator or the player. The vendor keeps those of the player. */
  message(from: 'operator' | 'player'): void
  /** How many messages of the player the vendor shows: those of the visitor whom it recognises. */
  conversation(): number
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]

/** The tests that every chat vendor’s adapter must pass. */
export function chatContract<Options extends { script?: string }>(name: string, chat: ChatUnderTest<Options>) {
  const { vendor, options, incomplete, addresses, traces } = chat
  const reported: string[] = []
  const reports: ChatReports = {
    visibility: (visibility) => void reported.push(visibility),
    greeting: (isShown) => void reported.push(`greeting ${isShown}`),
    event: () => void reported.push('event'),
    unread: (count) => void reported.push(`unread ${count}`),
  }

  const connected: ChatConnection[] = []

  async function connect() {
    const connecting = vendor.connect(options, reports)
    const fake = chat.arrive()
    scripts()[0]!.dispatchEvent(new Event('load'))
    const connection = (await connecting)!
    connected.push(connection)
    return { fake, connection }
  }

  afterEach(() => {
    for (const connection of connected.splice(0)) connection.remove()
    clearTraces(vendor.traces)
    reported.length = 0
    for (const address of [addresses.default, addresses.own]) forgetVendorScript(address)
    vi.restoreAllMocks()
  })

  describe(`${name}, like every chat`, () => {
    it.each(incomplete.map((each) => [JSON.stringify(each), each] as const))(
      'logs a missing setting and loads nothing: %s',
      async (_text, each) => {
        const complain = vi.spyOn(console, 'error').mockReturnValue()
        expect(await vendor.connect(each, reports)).toBeNull()
        expect(complain).toHaveBeenCalledOnce()
        expect(complain.mock.calls[0]![0]).toContain('missing')
        expect([scripts(), chat.isInPage()]).toEqual([[], false])
      },
    )

    it.each([
      ['the vendor', addresses.default, options],
      ['the manifest’s address', addresses.own, { ...options, script: 'https://chat.test/x' }],
    ])('loads one script, from %s', async (_whence, address, given) => {
      const failing = vendor.connect(given, reports)
      expect(scripts().map(({ src }) => src)).toEqual([address])
      scripts()[0]!.dispatchEvent(new Event('error'))
      await expect(failing).rejects.toThrow(address)
    })

    it('shows nothing at first', async () => {
      const { fake } = await connect()
      expect(fake.told.filter((each) => each === 'minimized' || each === 'maximized')).toEqual([])
      expect(fake.told).toContain('hidden')
    })

    it('applies the requested visibility', async () => {
      const { fake, connection } = await connect()
      fake.told.length = 0
      for (const visibility of ['maximized', 'hidden', 'minimized'] as const) connection.show(visibility)
      expect(fake.told).toEqual(['maximized', 'hidden', 'minimized'])
    })

    it('reports its visibility and its messages', async () => {
      const { fake } = await connect()
      for (const visibility of ['maximized', 'minimized', 'hidden'] as const) fake.visibility(visibility)
      fake.message('operator')
      fake.message('player')
      fake.message('operator')
      expect(reported).toEqual(['maximized', 'minimized', 'hidden', 'event', 'unread 1', 'event', 'event', 'unread 2'])
    })

    it('counts from one again after the chat was open', async () => {
      const { fake } = await connect()
      fake.message('operator')
      fake.visibility('maximized')
      fake.visibility('minimized')
      reported.length = 0
      fake.message('operator')
      expect(reported).toEqual(['event', 'unread 1'])
    })

    it('tells the player’s name', async () => {
      const { fake, connection } = await connect()
      fake.told.length = 0
      connection.identify({ login: 'ada' })
      expect(fake.told).toEqual(['name ada'])
    })

    /** What `ChatConnector` does once another player, or nobody, is signed in. */
    async function forget(connection: ChatConnection) {
      await connection.leave?.()
      connection.remove()
      clearTraces(vendor.traces)
    }

    it.each([
      ['without a proof of the platform', undefined],
      ['with one', hashOf],
    ])('shows nobody the conversation of the player before, %s', async (_what, hash) => {
      const identityOf = (userId: string) => hash && { userId, hash: hash(userId) }
      const first = await connect()
      first.connection.identify({ login: 'ada', identity: identityOf('7') })
      first.fake.message('player')
      expect(first.fake.conversation()).toBe(1)
      await forget(first.connection)

      const visitor = await connect()
      expect(visitor.fake.conversation()).toBe(0)
      visitor.connection.identify({ login: 'bob', identity: identityOf('8') })
      expect(visitor.fake.conversation()).toBe(0)
      await forget(visitor.connection)

      const again = await connect()
      again.connection.identify({ login: 'ada', identity: identityOf('7') })
      expect(again.fake.conversation()).toBe(hash && vendor.usesIdentity ? 1 : 0)
    })

    it('keeps the conversation of a visitor who comes back', async () => {
      const first = await connect()
      first.fake.message('player')
      first.connection.remove()
      expect((await connect()).fake.conversation()).toBe(1)
    })

    it('rejects if the script cannot be loaded, cleans up, and can be retried', async () => {
      const failing = vendor.connect(options, reports)
      scripts()[0]!.dispatchEvent(new Event('error'))
      await expect(failing).rejects.toThrow(addresses.default)
      expect(chat.isInPage()).toBe(false)
      expect((await connect()).connection).toBeTruthy()
    })

    it('disappears when it is removed, and can be connected again', async () => {
      const { fake } = await connect()
      connected.splice(0)[0]!.remove()
      expect(fake.told.at(-1)).toBe('removed')
      fake.visibility('maximized')
      fake.message('operator')
      expect([reported, scripts(), chat.isInPage()]).toEqual([[], [], false])
      const again = await connect()
      again.fake.visibility('maximized')
      expect(reported).toEqual(['maximized'])
    })

    it('recognizes the names that it stores on the site', () => {
      expect(traces.own.filter((each) => !vendor.traces.test(each))).toEqual([])
      expect(traces.others.filter((each) => vendor.traces.test(each))).toEqual([])
    })
  })
}

/** The proof that the fake of a vendor accepts for a user. */
export const hashOf = (userId: string) => `hash of ${userId}`

/** Names that the product itself stores on the site, which no vendor may claim. */
export const ownKeys = [
  'XSRF-TOKEN',
  'i18next',
  'theme:atlas',
  'consent:atlas',
  'ref',
  'telegram_auth',
  'age-gate',
  'favourites:atlas',
  'session-ended',
  'chat-owner:tawk',
]

/** Acts like a vendor’s server: keeps what each visitor said. They are recognised by a cookie on the site, or as who has logged in. */
export function fakeVisitors(cookie: string) {
  const said = new Map<string, number>()
  return function visit() {
    const known = new RegExp(`${cookie}=([^;]+)`).exec(document.cookie)?.[1]
    const anonymous = known ?? `visitor-${said.size}-${Math.random()}`
    document.cookie = `${cookie}=${anonymous}; path=/`
    let visitor = anonymous
    return {
      say: () => said.set(visitor, (said.get(visitor) ?? 0) + 1),
      said: () => said.get(visitor) ?? 0,
      login: (userId: string) => (visitor = userId),
    }
  }
}
