// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { calls, draw, lengths, mount, open, script, session, started, starts } from '#testing/sport/betby.ts'
import { player } from '#testing/render.tsx'
import { answerScript, settled } from '#testing/sport/sport-host.ts'

const names = () => calls.map(([name]) => name)
const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width)
  window.dispatchEvent(new Event('resize'))
}

describe('player and language', () => {
  it('a sign-in restarts it with a token, a sign-out without', async () => {
    const { host, container, said } = await open()
    draw()
    host.user = player
    container.identityChanged(player)
    expect((await started(2)).token).toBe('token-1')
    host.user = null
    container.identityChanged(null)
    expect('token' in (await started(3))).toBe(false)
    expect(names()).toEqual(['initialize', 'kill', 'initialize', 'kill', 'initialize'])
    draw()
    expect(said).toEqual([['onLoading'], ['onReady'], ['onLoading'], ['onLoading'], ['onReady']])
    expect(host.element.childElementCount).toBe(1)
  })

  it('a language change restarts it in that language at the same path', async () => {
    const { host, given, container } = await open({ user: player })
    given.onRouteChange('/tennis-5')
    host.route = { path: '/tennis-5' }
    host.language = 'fa'
    container.languageChanged('fa')
    expect(await started(2)).toMatchObject({ lang: 'fa', url: '/tennis-5', token: 'token-1' })
    expect(session.mock.calls.at(-1)).toEqual([{ lang: 'fa', device: 'D', type: 'pregame' }])
    expect(names()).toEqual(['initialize', 'kill', 'initialize'])
  })

  it('only the latest of two changes takes effect while a token is fetched', async () => {
    const { host, container } = mount({ user: player })
    await answerScript(script)
    host.language = 'fr'
    container.languageChanged('fr')
    host.language = 'de'
    container.languageChanged('de')
    expect((await started(1)).lang).toBe('de')
    await settled()
    expect(starts()).toHaveLength(1)
  })

  it('restarts when the vendor requests a new session', async () => {
    const { given } = await open({ user: player })
    given.onSessionRefresh()
    await started(2)
    expect(session).toHaveBeenCalledTimes(2)
  })

  it('passes a theme change to the running sportsbook', async () => {
    const { container } = await open()
    container.themeChanged('light')
    expect(calls.slice(1)).toEqual([['updateOptions', { themeName: 'light' }]])
  })

  it('uses the vendor’s theme names', async () => {
    const { given, container } = await open({}, { themes: { dark: 'brand-night', light: 'brand-day' } })
    container.themeChanged('light')
    expect([given.themeName, calls[1]]).toEqual(['brand-night', ['updateOptions', { themeName: 'brand-day' }]])
  })
})

describe('while hidden', () => {
  it('the sportsbook stays as it is', async () => {
    const { container, said } = await open({ user: player })
    draw()
    container.hide()
    container.show()
    expect(names()).toEqual(['initialize'])
    expect(session).toHaveBeenCalledTimes(1)
    expect(said).toEqual([['onLoading'], ['onReady']])
  })

  it('another player ends the sportsbook immediately; it starts when shown again', async () => {
    const { host, container } = await open()
    container.hide()
    host.user = player
    container.identityChanged(player)
    host.language = 'es'
    container.languageChanged('es')
    await settled()
    expect(names()).toEqual(['initialize', 'kill'])
    expect(session).not.toHaveBeenCalled()
    container.show()
    expect(await started(2)).toMatchObject({ token: 'token-1', lang: 'es' })
  })

  it('a sportsbook hidden before its start starts when shown again', async () => {
    const { container } = mount()
    container.hide()
    await answerScript(script)
    await settled()
    expect(calls).toEqual([])
    container.show()
    await started(1)
  })

  it('a sportsbook that was not rendered yet is loading again when shown', async () => {
    const { container, said } = await open()
    container.hide()
    container.show()
    draw()
    expect(said).toEqual([['onLoading'], ['onLoading'], ['onReady']])
    container.languageChanged('fr')
    await started(2)
    container.hide()
    container.show()
    expect(said.slice(3)).toEqual([['onLoading'], ['onLoading']])
  })
})

describe('layout', () => {
  it('crossing a breakpoint moves the bet slip, other widths change nothing', async () => {
    await open()
    resize(1300)
    expect(calls).toHaveLength(1)
    Object.assign(lengths, { '--covered-by-header': 60, '--covered-by-bar': 64 })
    resize(900)
    resize(901)
    const layout = {
      betSlipOffsetTop: 68,
      betSlipOffsetBottom: 64,
      betSlipOffsetRight: 0,
      betslipZIndex: 999,
      stickyTop: 60,
    }
    expect(calls.slice(1)).toEqual([['updateOptions', layout]])
  })

  it('is measured at a visible ancestor while the sportsbook is hidden', async () => {
    const measured = vi.spyOn(Element.prototype, 'append')
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
      return { length: this === document.body ? 1 : 0 } as DOMRectList
    })
    await open()
    const places = measured.mock.contexts.filter(
      (_place, index) => (measured.mock.calls[index]![0] as HTMLElement).style?.visibility === 'hidden',
    )
    expect(places).toEqual([document.body, document.body])
    expect(document.body.children).toHaveLength(1)
  })

  it('nothing is handled or reported after unmount', async () => {
    const { container, said, host } = await open()
    const forget = vi.spyOn(window, 'removeEventListener')
    container.unmount()
    expect(forget.mock.calls.map(([event]) => event)).toEqual(['resize'])
    resize(400)
    draw()
    expect(names()).toEqual(['initialize', 'kill'])
    expect(said).toEqual([['onLoading']])
    expect(host.element.childElementCount).toBe(0)
  })
})

it('a script that loads after unmount starts nothing', async () => {
  const { container, said } = mount()
  container.unmount()
  await answerScript(script)
  await settled()
  expect([calls, said]).toEqual([[], [['onLoading']]])
})
