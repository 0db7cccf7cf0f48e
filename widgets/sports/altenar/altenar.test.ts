// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount, open, remove, script, session, throws, visitors, wsdk } from '#testing/sport/altenar.ts'
import { readNote } from '#engine/reporting/read-note.ts'
import { player } from '#testing/render.tsx'
import { answerScript, until } from '#testing/sport/sport-host.ts'

describe('opening', () => {
  it('loads the script, then the token, then initialises', async () => {
    mount({ user: player })
    expect(session).not.toHaveBeenCalled()
    await answerScript(script)
    await until(() => expect(wsdk.init).toHaveBeenCalled())
    expect(session).toHaveBeenCalledTimes(1)
    expect(session.mock.invocationCallOrder[0]).toBeLessThan(wsdk.init.mock.invocationCallOrder[0]!)
    expect(wsdk.init.mock.calls).toEqual([[{ ...visitors, token: 'token-1' }]])
  })

  it.each([475, 476, 1024, 1025])('passes an empty token for a visitor, at a width of %i pixels', async (width) => {
    vi.stubGlobal('innerWidth', width)
    const { book, host } = await open({ device: width <= 1024 ? 'm' : 'd' })
    expect(session).not.toHaveBeenCalled()
    expect(wsdk.init.mock.calls).toEqual([[visitors]])
    const call = expect.any(Function)
    expect(book).toEqual({
      container: host.element,
      tokens: expect.objectContaining({ Typography: { fontFamily: 'Sora' } }),
      props: {
        page: 'overview',
        routerType: 'memory',
        onRouterLoad: call,
        onRouteChange: call,
        onEventSelect: call,
        onSignInButtonClick: call,
        onBetPlacement: call,
      },
    })
    expect(wsdk.set).not.toHaveBeenCalled()
  })

  it.each([
    ['ar', 'ar-AR'],
    ['fr', 'fr-FR'],
    ['fa', 'fa-IR'],
    ['en', 'en-GB'],
    ['de', 'en-GB'],
    ['tr', 'en-GB'],
    ['sr', 'en-GB'],
    ['es', 'en-GB'],
    ['uz', 'en-GB'],
  ] as const)('shows %s as %s', async (language, culture) => {
    await open({ language })
    expect(wsdk.init.mock.calls).toEqual([[{ ...visitors, culture }]])
  })

  it('shows a language in the culture that the manifest names', async () => {
    const cultures = { de: 'de-DE', fr: 'fr-CH' }
    const { host, container } = await open({ language: 'de' }, { cultures })
    expect(wsdk.init.mock.calls).toEqual([[{ ...visitors, culture: 'de-DE' }]])
    for (const [language, culture] of [
      ['fr', 'fr-CH'],
      ['ar', 'ar-AR'],
      ['tr', 'en-GB'],
    ] as const) {
      host.language = language
      container.languageChanged(language)
      await until(() => expect(wsdk.set.mock.calls.at(-1)).toEqual([{ culture }]))
    }
  })

  it('passes the brand’s colours, corners and typeface by component, with those that the manifest names', async () => {
    const colours = { surface: '#141a29', border: '#2d3750', brand: '#19c37d', accent: '#f6c453' }
    const tokens = { OddBoxSelected: { background: 'accent' }, Other: { color: 'brand' } } as const
    const { book } = await open({ tokens: colours }, { tokens })
    expect(book.tokens).toMatchObject({
      TopSportBarPopoverSports: { background: '#141a29', borderColor: '#2d3750', borderRadius: 10 },
      OddBoxSelected: { background: '#f6c453' },
      Typography: { fontFamily: 'Sora' },
      Other: { color: '#19c37d' },
    })
  })
  it.each([
    ['decimal', 0],
    ['fractional', 1],
    ['american', 2],
  ] as const)('passes the odds format %s as %i', async (oddsFormat, number) => {
    await open({ oddsFormat })
    expect(wsdk.init.mock.calls).toEqual([[{ ...visitors, oddsFormat: number }]])
  })

  it('omits the country if the licence names none', async () => {
    await open({ theme: 'light' }, { countryCode: undefined })
    const { countryCode: _left, ...rest } = visitors
    expect(wsdk.init.mock.calls).toStrictEqual([[{ ...rest, themeName: 'light' }]])
  })

  it('uses the vendor’s theme names', async () => {
    const { host, container } = await open({}, { themes: { dark: 'night', light: 'day' } })
    host.theme = 'light'
    container.themeChanged('light')
    await until(() => expect(wsdk.set.mock.calls).toEqual([[{ themeName: 'day' }]]))
    expect(wsdk.init.mock.calls).toEqual([[{ ...visitors, themeName: 'night' }]])
  })

  it('starts at the event from the address', async () => {
    const { book } = await open({ type: 'live-sport', route: { eventId: '77' } })
    expect(book.props).toMatchObject({ page: 'event', eventId: '77' })
  })

  it('is ready once the vendor’s router has loaded', async () => {
    const { book, said } = await open()
    expect(said).toEqual([])
    book.props.onRouterLoad()
    expect(said).toEqual([['onReady']])
  })
})

describe('faults', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

  it('a script that fails to load, and the next attempt', async () => {
    const { said } = mount()
    await answerScript(script, 'error')
    await until(() => expect(said).toEqual([['onFailed', 'script']]))
    expect(document.querySelector('script')!.dataset.status).toBe('error')
    await open()
  })

  it('a session call that fails, and the next attempt', async () => {
    session.mockRejectedValueOnce(new Error('503'))
    const { said } = mount({ user: player })
    await answerScript(script)
    await until(() => expect(said).toEqual([['onFailed', 'session']]))
    mount({ user: player })
    await until(() => expect(wsdk.addSportsBook).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['throws', () => wsdk.init.mockImplementationOnce(throws), 'refused'],
    ['rejects', () => wsdk.init.mockRejectedValueOnce(new Error('refused')), 'refused'],
    ['rejects with no error', () => wsdk.init.mockRejectedValueOnce({ code: 7 }), '{"code":7}'],
  ])('an init that %s is logged once for both containers, reported, and retried next time', async (_how, fail, why) => {
    const warn = vi.mocked(console.warn)
    const error = vi.spyOn(console, 'error')
    fail()
    const [one, other] = [mount(), mount({ type: 'live-sport' })]
    await answerScript(script)
    for (const { said } of [one, other]) await until(() => expect(said).toEqual([['onFailed', 'vendor']]))
    expect(wsdk.init).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledTimes(1)
    const [logged] = warn.mock.calls[0]!
    expect(readNote(['warn', logged], location.origin, [])).toMatchObject({
      kind: 'vendor',
      message: `InitFailure: Altenar did not initialise: ${why}`,
    })
    expect(error).not.toHaveBeenCalled()
    expect(wsdk.addSportsBook).not.toHaveBeenCalled()
    mount()
    await until(() => expect(wsdk.addSportsBook).toHaveBeenCalledTimes(1))
    expect(wsdk.init).toHaveBeenCalledTimes(2)
  })

  it('an init that never ends is started again by the next attempt', async () => {
    wsdk.init.mockReturnValueOnce(new Promise(() => undefined))
    const { container } = mount()
    await answerScript(script)
    await until(() => expect(wsdk.init).toHaveBeenCalledTimes(1))
    container.unmount()
    mount()
    await until(() => expect(wsdk.addSportsBook).toHaveBeenCalledTimes(1))
    expect(wsdk.init).toHaveBeenCalledTimes(2)
  })

  it('a script that throws leaves no WSDK, and the next attempt', async () => {
    vi.stubGlobal('altenarWSDK', undefined)
    const { said } = mount()
    await answerScript(script)
    await until(() => expect(said).toEqual([['onFailed', 'script']]))
    vi.stubGlobal('altenarWSDK', wsdk)
    await open()
  })

  it('a set and a remove that throw are ignored', async () => {
    const { host, said, container } = await open()
    wsdk.set.mockImplementation(throws)
    remove.mockImplementation(throws)
    host.theme = 'light'
    container.themeChanged('light')
    await until(() => expect(said).toEqual([['onLoading'], ['onFailed', 'vendor']]))
    expect(() => container.unmount()).not.toThrow()
  })
})
