// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stores } from '#engine/shell/stores.ts'
import { player } from '#testing/render.tsx'
import { aFunction, documentInFrame, runDocument, sessionHtml } from '#testing/sport/session-document.ts'
import { frame, showSport } from '#testing/sport/sport-page.tsx'
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

/** What every document finds in its options, on a dark site that has its own list of bets. */
const inOptions = ({ manifest }: Stores) => ({
  timeZone: 'Africa/Tunis',
  theme: 'dark',
  tokens: Object.fromEntries(Object.entries(manifest.theme.tokens).map(([name, { dark }]) => [name, dark])),
  showsBets: false,
  radius: 0,
  font: '',
  showsSections: false,
  showsOddsFormat: false,
})

const added = { oddsFormat: 1, timeZone: 1, theme: 'dark', oddsFormatList: [1] }

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
      const { started, options, styles } = runDocument(await documentInFrame())
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
        ['customCssUrl', expect.stringMatching(/^data:text\/css,.*--page-brand%3A%2319c37d/)],
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
      // What runs in the document itself takes the styles there.
      expect(styles).toEqual(device === 'd' ? [] : [expect.stringContaining('--page-brand:#19c37d')])
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
    expect(runDocument(html).options).toEqual({ oddsFormat: 'american', ...inOptions(stores) })
  })

  it.each([
    ['a visitor', null, ''],
    ['a player', player, '&token=token-1'],
  ])('sp: the address for %s', async (_who, user, token) => {
    const { asked, stores } = showSport({
      sport: { use: 'sp', url: `${origin}/sp?partner=7`, hosts },
      user,
      answer: { token: 'token-1' },
      path: '/live-sport?event=m12',
    })
    await until(() =>
      expect(frame()?.src).toContain(
        `${origin}/sp?partner=7&lang=en&mode=live&device=${device}&theme=dark${token}&eventId=m12&`,
      ),
    )
    const { look, ...others } = Object.fromEntries(new URL(frame()!.src).searchParams)
    expect(others).toMatchObject({ oddsFormat: 'decimal', timeZone: 'Africa/Tunis', sections: '0' })
    expect(JSON.parse(look!)).toEqual({ tokens: inOptions(stores).tokens, radius: 0, font: '' })
    expect(asked).toEqual(
      user ? [['/json-rpc/create-session/sp', { lang: 'en', device: device === 'm' ? 'M' : 'D', type: 'live' }]] : [],
    )
  })
})

it('gagroup: a site without a list of bets leaves it to the vendor', async () => {
  const sport = { use: 'gagroup', isolation: 'opaque', hosts } as const
  showSport({ sport, answer: { value: '<h1>Book</h1>' }, others: { SPORT_BETS: { visible: false } } })
  expect(runDocument(await documentInFrame()).options).toMatchObject({ showsBets: true })
})

it('sp: without the session call, players see the visitor’s page', async () => {
  showSport({ sport: { use: 'sp', url: `${origin}/sp`, hosts }, user: player, fails: 404 })
  await until(() => expect(frame()?.src).toContain(`${origin}/sp?lang=en&mode=pregame&device=m&theme=dark&oddsFormat=`))
})
