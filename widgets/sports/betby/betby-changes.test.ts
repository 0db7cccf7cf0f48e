// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { calls, draw, lengths, mount, open, script, session, started, starts } from '../../../tests/unit/betby.ts'
import { player } from '../../../tests/unit/render.tsx'
import { answerScript, settled } from '../../../tests/unit/sport-host.ts'

const names = () => calls.map(([name]) => name)
const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width)
  window.dispatchEvent(new Event('resize'))
}

describe('who and which language', () => {
  it('a sign-in kills it and starts it with a token, a sign-out without', async () => {
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

  it('a language kills it and starts it in that language, where the player was', async () => {
    const { host, given, container } = await open({ user: player })
    given.onRouteChange('/tennis-5')
    host.route = { path: '/tennis-5' }
    host.language = 'fa'
    container.languageChanged('fa')
    expect(await started(2)).toMatchObject({ lang: 'fa', url: '/tennis-5', token: 'token-1' })
    expect(session.mock.calls.at(-1)).toEqual([{ lang: 'fa', device: 'D', type: 'pregame' }])
    expect(names()).toEqual(['initialize', 'kill', 'initialize'])
  })

  it('of two changes while a token is fetched the latest goes through alone', async () => {
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

  it('the vendor’s wish for a fresh session starts it anew', async () => {
    const { given } = await open({ user: player })
    given.onSessionRefresh()
    await started(2)
    expect(session).toHaveBeenCalledTimes(2)
  })

  it('a theme is told to the one that runs', async () => {
    const { container } = await open()
    container.themeChanged('light')
    expect(calls.slice(1)).toEqual([['updateOptions', { themeName: 'light' }]])
  })

  it('themes have the names that the vendor knows them by', async () => {
    const { given, container } = await open({}, { themes: { dark: 'brand-night', light: 'brand-day' } })
    container.themeChanged('light')
    expect([given.themeName, calls[1]]).toEqual(['brand-night', ['updateOptions', { themeName: 'brand-day' }]])
  })
})

describe('while the player is elsewhere', () => {
  it('a sportsbook stays as it is', async () => {
    const { container, said } = await open({ user: player })
    draw()
    container.hide()
    container.show()
    expect(names()).toEqual(['initialize'])
    expect(session).toHaveBeenCalledTimes(1)
    expect(said).toEqual([['onLoading'], ['onReady']])
  })

  it('another player’s sportsbook ends at once, and starts when it is seen again', async () => {
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

  it('one whose player leaves before it starts does so when it is seen again', async () => {
    const { container } = mount()
    container.hide()
    await answerScript(script)
    await settled()
    expect(calls).toEqual([])
    container.show()
    await started(1)
  })

  it('what had not drawn yet loads on when it is seen again', async () => {
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

describe('the page around', () => {
  it('a width beyond a breakpoint moves the bet slip, one within changes nothing', async () => {
    await open()
    resize(1300)
    expect(calls).toHaveLength(1)
    Object.assign(lengths, { '--header-height': 60, '--bottom-bar-height': 64 })
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

  it('is measured where it is shown, though the sportsbook is hidden', async () => {
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

  it('after the end nothing is heard or said', async () => {
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

it('a script that comes after the end starts nothing', async () => {
  const { container, said } = mount()
  container.unmount()
  await answerScript(script)
  await settled()
  expect([calls, said]).toEqual([[], [['onLoading']]])
})
