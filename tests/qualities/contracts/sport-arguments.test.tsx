// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stores } from '#engine/shell/stores.ts'
import { player } from '#testing/render.tsx'
import { documentInFrame, frame, showSport } from '#testing/sport/sport-page.tsx'
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
  const window: Record<string, unknown> = {
    parent: { postMessage: (message: unknown) => posted.push(message) },
    addEventListener: () => undefined,
    started,
  }
  window.window = window
  for (const code of inner(html)) runInNewContext(code!, window)
  const call = (name: string, ...args: unknown[]) => (window[name] as (...given: unknown[]) => void)(...args)
  return {
    started: JSON.parse(JSON.stringify(started)),
    options: JSON.parse(JSON.stringify(window.sportOptions)),
    posted,
    call,
  }
}

/**
 * Digitain’s document as its back end creates it: the vendor’s options, and fragments that do not belong to the
 * document.
 */
const sessionHtml = (device: 'd' | 'm', token: string) => {
  const list = `[["server", "${origin}"], ["token", "${token}"], ["currentPage", "Prematch"], ["device", "${device}"], ["language", "en"], ["login", "askLogin"], ["registration", "askRegistration"], ["deposit", "askDeposit"], ["fixedHeight", true]]`
  const boot = device === 'd' ? `SportFrame.frame(${list})` : `Bootstrapper.boot(${list}, { name: "Mobile" })`
  return `<!doctype html><html><head>7,</head><body>0,<script>window.${device === 'd' ? 'SportFrame = { frame' : 'Bootstrapper = { boot'}: function () { star1,ted.push(Array.prototype.slice.call(arguments)) } }</script><script>2,${boot}3,</script></body></html>`
}
const digitainKeys = (device: 'd' | 'm', token: string, own: [string, string][]) => [
  ['server', origin],
  ['token', token],
  ['currentPage', 'Prematch'],
  ['device', device],
  ['language', 'en'],
  ['login', 'askLogin'],
  ['registration', 'askRegistration'],
  ['deposit', 'askDeposit'],
  ['fixedHeight', true],
  ...own,
  ['balanceChangeCallback', 'onSportBalance'],
  ['onNavigateCallback', 'onSportNavigate'],
]

describe.each(widths)('at %i pixels', (width, device) => {
  beforeEach(() => void vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width))

  it('digitain: the session call and every key of the vendor’s start', async () => {
    const sport = { use: 'digitain', isolation: 'opaque', hosts, oddsFormat: 'fractional' } as const
    const { asked, stores } = showSport({
      sport,
      answer: { SessionHTML: sessionHtml(device, '-') },
      path: '/sport?event=m:12',
    })
    const { started, options } = run(await documentInFrame())
    expect(asked).toEqual([
      ['/json-rpc/create-session/fundist', { isMobile: device === 'm', isLive: false, lang: 'en' }],
    ])
    const keys = digitainKeys(device, '-', [
      ['eventId', 'm:12'],
      ['oddsFormat', 'fractional'],
      ['timeZone', 'Africa/Tunis'],
    ])
    expect(started).toEqual([device === 'd' ? [keys] : [keys, { name: 'Mobile' }]])
    expect(options).toEqual({ eventId: 'm:12', oddsFormat: 'fractional', ...inOptions(stores) })
  })

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

it('digitain: what its callbacks post, and keys that the document already has', async () => {
  const sport = { use: 'digitain', isolation: 'opaque', hosts } as const
  const html = sessionHtml('d', 't').replace('["fixedHeight"', '["oddsFormat", "american"], ["fixedHeight"')
  showSport({ sport, answer: { SessionHTML: html }, path: '/live-sport' })
  const { started, posted, call } = run(await documentInFrame())
  const [[keys]] = started as [[[string, unknown][]]]
  expect(keys.filter(([key]) => key === 'oddsFormat')).toEqual([['oddsFormat', 'american']])
  expect(keys.map(([key]) => key)).not.toContain('eventId')
  call('onSportBalance', 5)
  call('onSportNavigate', '/football', 12)
  call('onSportNavigate', '/', null)
  expect(posted).toEqual([
    { type: 'balance' },
    { type: 'navigate', path: '/football', eventId: '12' },
    { type: 'navigate', path: '/', eventId: null },
  ])
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
