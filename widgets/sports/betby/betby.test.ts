// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, draw, failing, lengths, mount, open, script, session, started } from '#testing/sport/betby.ts'
import { player } from '#testing/render.tsx'
import { answerScript, until } from '#testing/sport/sport-host.ts'

const call = expect.any(Function)
const callbacks = {
  onTokenExpired: call,
  onRouteChange: call,
  onLogin: call,
  onRegister: call,
  onRecharge: call,
  onSessionRefresh: call,
  onBetSlipStateChange: call,
}

describe('opening', () => {
  it.each([
    [475, 58],
    [476, 68],
    [1024, 68],
    [1025, 89],
  ])('at a width of %i pixels the bet slip has an offset of %i from the top', async (width, betSlipOffsetTop) => {
    vi.stubGlobal('innerWidth', width)
    Object.assign(lengths, width <= 1024 ? { '--covered-by-header': 60, '--covered-by-bar': 64 } : {})
    const { given, host } = await open({ user: player, device: width <= 1024 ? 'm' : 'd' })
    expect(given).toStrictEqual({
      brand_id: '123',
      token: 'token-1',
      lang: 'en',
      themeName: 'dark',
      target: host.element.firstElementChild,
      cssUrls: [expect.stringMatching(/^http/)],
      fontFamilies: ['Sora Variable', 'system-ui'],
      betSlipOffsetTop,
      betSlipOffsetBottom: width <= 1024 ? 64 : 0,
      betSlipOffsetRight: 0,
      betslipZIndex: 999,
      stickyTop: width <= 1024 ? 60 : 68,
      ...callbacks,
    })
    expect(session.mock.calls).toEqual([[{ lang: 'en', device: width <= 1024 ? 'M' : 'D', type: 'pregame' }]])
    expect(calls).toHaveLength(1)
  })

  it('a visitor has no token, and no session is opened', async () => {
    const { given } = await open()
    expect('token' in given).toBe(false)
    expect(session).not.toHaveBeenCalled()
  })

  it('the live page has a live session and starts with live events', async () => {
    const { given } = await open({ type: 'live-sport', user: player, language: 'ar', theme: 'light' })
    expect(session.mock.calls).toEqual([[{ lang: 'ar', device: 'D', type: 'live' }]])
    expect(given).toMatchObject({ url: '/live', lang: 'ar', themeName: 'light' })
  })

  it('starts at the path of an old link', async () => {
    const { given } = await open({ route: { path: '/soccer-1/event-2' } })
    expect(given.url).toBe('/soccer-1/event-2')
  })

  it('leaves the path in the vendor’s own parameter of the address to the script', async () => {
    window.history.replaceState(null, '', '/sport?bt-path=%2Fsoccer-1')
    try {
      const { given } = await open({ route: { path: '/soccer-1' } })
      expect('url' in given).toBe(false)
    } finally {
      window.history.replaceState(null, '', '/')
    }
  })

  it('is ready once it has rendered', async () => {
    const { said } = await open()
    draw(0)
    expect(said).toEqual([['onLoading']])
    draw()
    draw()
    expect(said).toEqual([['onLoading'], ['onReady']])
  })

  it('the token is fetched once the script has loaded', async () => {
    mount({ user: player })
    expect(session).not.toHaveBeenCalled()
    await answerScript(script)
    await started(1)
  })
})

describe('faults', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

  it('a script that fails to load, and the next attempt', async () => {
    const { said, container } = mount()
    await answerScript(script, 'error')
    await until(() => expect(said.at(-1)).toEqual(['onFailed', 'script']))
    container.unmount()
    await open()
  })

  it('a session call that fails, and the next attempt', async () => {
    session.mockRejectedValueOnce(new Error('503'))
    const { said } = mount({ user: player })
    await answerScript(script)
    await until(() => expect(said.at(-1)).toEqual(['onFailed', 'session']))
    expect(calls).toEqual([])
    mount({ user: player })
    await started(1)
  })

  it('a script that throws leaves no renderer', async () => {
    vi.stubGlobal('BTRenderer', undefined)
    const { said } = mount()
    await answerScript(script)
    await until(() => expect(said.at(-1)).toEqual(['onFailed', 'script']))
    expect(String(vi.mocked(console.warn).mock.calls[0])).toContain('BTRenderer')
  })

  it('a start that throws', async () => {
    failing.add('initialize')
    const { said } = await open()
    expect(said.at(-1)).toEqual(['onFailed', 'vendor'])
  })

  it('an update that throws, and an end that throws', async () => {
    const { container, said, host } = await open()
    failing.add('updateOptions').add('kill')
    container.themeChanged('light')
    expect(said.at(-1)).toEqual(['onFailed', 'vendor'])
    container.unmount()
    expect(host.element.childElementCount).toBe(0)
  })

  it('an expired token is renewed; if that fails, the session has ended', async () => {
    const { given, said } = await open({ user: player })
    session.mockResolvedValueOnce({ token: 'token-2' })
    expect(await given.onTokenExpired()).toBe('token-2')
    session.mockRejectedValueOnce(new Error('401'))
    expect(await given.onTokenExpired()).toBeNull()
    expect(said.slice(1)).toEqual([['onFailed', 'expired']])
  })
})
