// @vitest-environment jsdom
import { runInNewContext, Script } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stores } from '#engine/shell/stores.ts'
import { player } from '#testing/render.tsx'
import { frame, givenToFrame, showSport } from '#testing/sport/sport-page.tsx'
import { until } from '#testing/sport/sport-host.ts'

const origin = 'https://sport.vendor.example'
const hosts: [string] = [origin]
const widths = [
  [475, 'm'],
  [476, 'm'],
  [1024, 'm'],
  [1025, 'd'],
] as const

beforeEach(() => {
  vi.stubEnv('TZ', 'Africa/Tunis')
  return () => vi.unstubAllEnvs()
})

const inner = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code)

/** The document that the frame’s shell shows: the first form whose scripts parse. */
async function documentInFrame(): Promise<string> {
  const { html, otherwise } = await givenToFrame()
  const parses = (form: string) =>
    inner(form).every((code) => {
      try {
        return Boolean(new Script(code!))
      } catch {
        return false
      }
    })
  return [html, ...otherwise].find(parses) ?? html
}

/** What every document finds in its options, on a dark site that has its own list of bets. */
const inOptions = ({ manifest }: Stores) => ({
  timeZone: 'Africa/Tunis',
  theme: 'dark',
  tokens: Object.fromEntries(Object.entries(manifest.theme.tokens).map(([name, { dark }]) => [name, dark])),
  showsBets: false,
})

/**
 * Runs a document’s scripts as its frame would; returns the options that the vendor was started with, the globals that
 * it finds, and the posted messages.
 */
function run(html: string) {
  const posted: unknown[] = []
  const started: unknown[][] = []
  const listeners: ((event: object) => void)[] = []
  const window: Record<string, unknown> = {
    parent: { postMessage: (message: unknown) => posted.push(message) },
    addEventListener: (type: string, listener: (event: object) => void) =>
      type === 'message' && listeners.push(listener),
    document: { readyState: 'loading' },
    started,
  }
  window.window = window
  for (const code of inner(html)) runInNewContext(code!, window)
  const call = (name: string, ...args: unknown[]) => (window[name] as (...given: unknown[]) => void)(...args)
  const plain = (_key: string, value: unknown) => (typeof value === 'function' ? 'a function' : value)
  return {
    started: JSON.parse(JSON.stringify(started, plain)) as unknown[],
    hear: (data: unknown) => listeners.forEach((listener) => listener({ source: {}, data })),
    options: JSON.parse(JSON.stringify(window.sportOptions)),
    posted,
    call,
  }
}

/**
 * Digitain’s document with the parameters of both starts, as public integrations have them. `fragments` are those of the
 * spec (§7); `numbers` are digits before commas that belong to it.
 */
const sessionHtml = (device: 'd' | 'm', content: 'fragments' | 'numbers') => {
  const pairs = `[["server", "${origin}"], ["token", "-"], ["currentPage", "Overview"], ["device", "d"], ["language", "en"], ["login", "SportLogin"], ["fixedHeight", true]]`
  const numbers = content === 'numbers' ? 'oddsFormatList: [0, 1, 2], hashRouterDisabled: true, view: 1, ' : ''
  const object = `{ server: "${origin}", containerId: "sport_div_iframe", ${numbers}token: "-", loginTrigger() { login() } }`
  const boot = device === 'd' ? `SportFrame.frame(${pairs})` : `Bootstrapper.boot(${object}, { name: "Mobile" })`
  const script = `window.${device === 'd' ? 'SportFrame = { frame' : 'Bootstrapper = { boot'}(...args) { started.push(args) } }`
  const html = (gap: string) =>
    `<!doctype html><html><head>${gap}</head><body>${gap}<script>${script.replace('args', `ar${gap}gs`)}</script><script>${gap}${boot}${gap}</script></body></html>`
  return `1,${html(content === 'fragments' ? '7,' : '')}`
}
const added = { oddsFormat: 1, timeZone: 1, theme: 'dark' }
const aFunction = 'a function'

describe.each(widths)('at %i pixels', (width, device) => {
  beforeEach(() => void vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width))

  it.each(['fragments', 'numbers'] as const)(
    'digitain: the session call and every key of the vendor’s start, in a document with %s',
    async (content) => {
      const sport = { use: 'digitain', isolation: 'opaque', hosts, oddsFormat: 'fractional' } as const
      const { asked, stores } = showSport({
        sport,
        answer: { SessionHTML: sessionHtml(device, content) },
        path: '/sport?event=m:12',
      })
      const { started, options } = run(await documentInFrame())
      expect(asked).toEqual([
        ['/json-rpc/create-session/fundist', { isMobile: device === 'm', isLive: false, lang: 'en' }],
      ])
      const desktop = [
        ['server', origin],
        ['token', '-'],
        ['currentPage', 'Overview'],
        ['device', 'd'],
        ['language', 'en'],
        ['login', 'SportLogin'],
        ['fixedHeight', true],
        ['eventId', 'm:12'],
        ...Object.entries(added),
        ['registration', aFunction],
        ['deposit', aFunction],
        ['balanceChangeCallback', 'onSportBalance'],
        ['onNavigateCallback', 'onSportNavigate'],
      ]
      const mobile = {
        server: origin,
        containerId: 'sport_div_iframe',
        ...(content === 'numbers' && { oddsFormatList: [0, 1, 2], hashRouterDisabled: true, view: 1 }),
        token: '-',
        loginTrigger: aFunction,
        eventId: 'm:12',
        ...added,
        onBalanceChange: aFunction,
        events: { onAppMount: aFunction },
      }
      expect(started).toEqual([device === 'd' ? [desktop] : [mobile, { name: 'Mobile' }]])
      expect(options).toEqual({ eventId: 'm:12', oddsFormat: 'fractional', ...inOptions(stores) })
    },
  )

  it('gagroup: the session call and the document’s options', async () => {
    const sport = { use: 'gagroup', isolation: 'opaque', hosts, oddsFormat: 'american' } as const
    const { asked, stores } = showSport({ sport, answer: { value: '<h1>Book 1,2</h1>' }, path: '/live-sport' })
    const html = await documentInFrame()
    expect(asked).toEqual([
      ['/json-rpc/create-session/ga-group', { device: device === 'm' ? 'M' : 'D', type: 'live', lang: 'en' }],
    ])
    expect(html).toMatch(/^<script>.*<\/script><h1>Book 1,2<\/h1>$/s)
    expect(run(html).options).toEqual({ oddsFormat: 'american', ...inOptions(stores) })
  })

  it.each([
    ['a visitor', null, ''],
    ['a player', player, '&token=token-1'],
  ])('sp: the address for %s', async (_who, user, token) => {
    const { asked } = showSport({
      sport: { use: 'sp', url: `${origin}/sp?partner=7`, hosts },
      user,
      answer: { token: 'token-1' },
      path: '/live-sport?event=m12',
    })
    await until(() =>
      expect(frame()?.src).toBe(
        `${origin}/sp?partner=7&lang=en&mode=live&device=${device}&theme=dark${token}&eventId=m12`,
      ),
    )
    expect(asked).toEqual(
      user ? [['/json-rpc/create-session/sp', { lang: 'en', device: device === 'm' ? 'M' : 'D', type: 'live' }]] : [],
    )
  })
})

describe('digitain', () => {
  const sport = { use: 'digitain', isolation: 'opaque', hosts } as const
  const shown = async (script: string, strip: 'digit-comma' | 'none' = 'none') => {
    showSport({
      sport: { ...sport, strip },
      answer: { SessionHTML: `<script>${script}</script>` },
      path: '/live-sport',
    })
    return run(await documentInFrame())
  }
  const desktop = 'window.SportFrame = { frame(list) { started.push(list) } };'
  const boot =
    'window.Bootstrapper = { boot(...given) { started.push(given) }, bootIframe(...given) { started.push(given) } };'

  it('keeps the parameters that the document has, and calls its callbacks too', async () => {
    const {
      started,
      posted,
      call: invoke,
    } = await shown(
      `${desktop} window.calls = []; window.count = (sum) => calls.push(sum);
      SportFrame.frame([["oddsFormat", 2], ["balanceChangeCallback", "count"], ["login", "ownLogin"], ["deposit", "window.openCashier"]]);
      window.calls.push(typeof ownLogin, typeof openCashier)`,
    )
    const keys = Object.fromEntries(started[0] as [string, unknown][])
    expect(keys).toMatchObject({ oddsFormat: 2, login: 'ownLogin', deposit: 'window.openCashier' })
    expect('eventId' in keys).toBe(false)
    invoke('onSportBalance', 5)
    invoke('ownLogin')
    invoke('openCashier')
    expect(posted).toEqual([{ type: 'balance' }, { type: 'login' }, { type: 'deposit' }])
  })

  it('extends an object for `boot` and `bootIframe`, whose functions stay its own', async () => {
    const { started, posted } = await shown(
      `${boot} window.seen = [];
      const params = { timeZone: 4, onBalanceChange() { seen.push('balance') }, events: { onAppMount() { seen.push('mounted') } } };
      Bootstrapper.bootIframe(params, { name: "Mobile" }, { height: "500px" });
      const given = started[0][0]; given.onBalanceChange(); given.events.onAppMount(); given.loginTrigger();
      started.push(seen, Object.keys(params))`,
    )
    expect(started[0]).toEqual([
      expect.objectContaining({ timeZone: 4, oddsFormat: 0, loginTrigger: aFunction }),
      { name: 'Mobile' },
      { height: '500px' },
    ])
    // The document’s own object is left as it is.
    expect(started.slice(1)).toEqual([
      ['balance', 'mounted'],
      ['timeZone', 'onBalanceChange', 'events'],
    ])
    expect(posted).toEqual([{ type: 'balance' }, { type: 'loaded' }, { type: 'login' }])
  })

  it.each([
    ['login', 'login'],
    ['register', 'registration'],
    ['SportLogin', 'login'],
    ['SportRegistration', 'registration'],
  ])('gives documents the global %s that they call', async (name, type) => {
    const { posted, call: invoke } = await shown('')
    invoke(name)
    expect(posted).toEqual([{ type }])
  })

  it('passes on the commands of the frame inside, and leaves a document’s own functions alone', async () => {
    const { posted, hear } = await shown('window.login = () => started.push("own"); login()')
    for (const command of ['login', 'registration', 'deposit', 'toString', undefined]) hear({ command })
    hear('login')
    expect(posted).toEqual([{ type: 'login' }, { type: 'registration' }, { type: 'deposit' }])
  })

  it.each([
    [['/football', 12], { path: '/football', eventId: '12' }],
    [['/', null], { path: '/', eventId: null }],
    [[{ path: '/event/7', eventId: '7' }], { path: '/event/7', eventId: '7' }],
    [[{ message: { pathname: '/event-details', qs: { event: 9 } } }], { path: '/event-details', eventId: '9' }],
  ])('reads what its navigation passes: %o', async (args, message) => {
    const { posted, call: invoke } = await shown(`${desktop} SportFrame.frame([])`)
    invoke('onSportNavigate', ...args)
    expect(posted).toEqual([{ type: 'navigate', ...message }])
  })

  it('reports a document that does not parse without its digits before commas, once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const answer = { SessionHTML: sessionHtml('m', 'numbers') }
    showSport({ sport, answer })
    const { html, otherwise, port } = await givenToFrame()
    expect(html).toMatch(/oddsFormatList: \[ +2\]/)
    expect(otherwise).toEqual([expect.stringContaining('oddsFormatList: [0, 1, 2]')])
    expect(otherwise[0]).toMatch(/^<!doctype html>/)
    port.postMessage({ shown: 1 })
    await until(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('set sport.strip to "none"')))
  })

  it('is given whole with strip "none", without the status before it', async () => {
    showSport({ sport: { ...sport, strip: 'none' }, answer: { SessionHTML: `1,<p>${'5,'}</p>` } })
    const { html, otherwise } = await givenToFrame()
    expect(html).toMatch(/<p>5,<\/p>$/)
    expect(otherwise).toEqual([])
  })
})

it('gagroup: a site without a list of bets leaves it to the vendor', async () => {
  const sport = { use: 'gagroup', isolation: 'opaque', hosts } as const
  showSport({ sport, answer: { value: '<h1>Book</h1>' }, others: { SPORT_BETS: { visible: false } } })
  expect(run(await documentInFrame()).options).toMatchObject({ showsBets: true })
})

it('sp: without the session call, players see the visitor’s page', async () => {
  showSport({ sport: { use: 'sp', url: `${origin}/sp`, hosts }, user: player, fails: 404 })
  await until(() => expect(frame()?.src).toBe(`${origin}/sp?lang=en&mode=pregame&device=m&theme=dark`))
})
