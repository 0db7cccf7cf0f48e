// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { container, testParts } from '../shell/parts-of-tests.ts'
import { createRenderer } from './bt-renderer.ts'

const { parts, opened, last, calls } = testParts()

const options = () => ({
  brand_id: '1',
  token: 't',
  lang: 'ar',
  themeName: 'dark',
  target: container(),
  betSlipOffsetTop: 89,
  betSlipOffsetBottom: 0,
  betslipZIndex: 999,
})

it('opens, changes and ends; then it may be initialised again', async () => {
  const renderer = new (createRenderer(parts))()
  const onTokenExpired = vi.fn().mockResolvedValue('fresh')
  renderer.initialize({ ...options(), onTokenExpired })
  expect(last().options).toMatchObject({
    look: 'betby',
    path: '/',
    token: 't',
    language: 'ar',
    theme: 'dark',
    slip: { top: 89, bottom: 0, layer: 999 },
  })
  await expect(last().options.events.expired?.()).resolves.toBe('fresh')
  renderer.updateOptions({ themeName: 'light', betSlipOffsetTop: 58 })
  expect(last().update).toHaveBeenCalledWith(
    expect.objectContaining({ theme: 'light', slip: expect.objectContaining({ top: 58, layer: 999 }) }),
  )
  renderer.kill()
  expect(last().remove).toHaveBeenCalledTimes(1)
  renderer.initialize(options())
  expect(calls()).toEqual([
    'BTRenderer.initialize',
    'BTRenderer.updateOptions',
    'BTRenderer.kill',
    'BTRenderer.initialize',
  ])
})

it('keeps its path in the address of its page itself, and passes nothing to its callbacks', () => {
  window.history.replaceState({ router: 1 }, '', '/sport?a=1&bt-path=%2Fsoccer-1')
  const onRouteChange = vi.fn()
  const onBetSlipStateChange = vi.fn()
  const renderer = new (createRenderer(parts))()
  renderer.initialize({ ...options(), onRouteChange, onBetSlipStateChange })
  expect(last().options.path).toBe('/soccer-1')
  last().options.events.route?.('/event/5')
  expect([location.search, window.history.state]).toEqual(['?a=1&bt-path=%2Fevent%2F5', null])
  last().options.events.slip?.({ isOpen: true, count: 2 })
  expect([onRouteChange.mock.calls, onBetSlipStateChange.mock.calls]).toEqual([
    [[]],
    [[], [{ isOpen: true, count: 2 }]],
  ])
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(last().go).toHaveBeenLastCalledWith('/event/5')
  window.history.replaceState(null, '', '/games?bt-path=%2Fother')
  window.dispatchEvent(new PopStateEvent('popstate'))
  last().options.events.route?.('/live')
  expect([location.search, last().go.mock.calls.length]).toEqual(['?bt-path=%2Fother', 1])
  renderer.kill()
  window.history.replaceState(null, '', '/')
})

it('refuses a wrong order', () => {
  const renderer = new (createRenderer(parts))()
  expect(() => renderer.kill()).toThrow('call initialize first')
  expect(() => renderer.updateOptions({})).toThrow('call initialize first')
  renderer.initialize(options())
  expect(() => renderer.initialize(options())).toThrow('call kill first')
  renderer.kill()
  expect(() => renderer.kill()).toThrow('call initialize first')
})

it.each<[object, string]>([
  [{ theme: 'dark' }, 'unknown key "theme"'],
  [{ brand_id: undefined }, '"brand_id" is missing'],
  [{ lang: 'Arabic' }, '"lang" must be a language'],
  [{ betSlipOffsetTop: '89px' }, '"betSlipOffsetTop" must be a number of pixels'],
  [{ onLogin: 'login' }, '"onLogin" must be a function'],
  [{ target: document.createElement('div') }, '"target" must be an element of the page'],
])('initialize refuses %o', (change, message) => {
  const renderer = new (createRenderer(parts))()
  expect(() => renderer.initialize({ ...options(), ...change } as never)).toThrow(message)
  expect(opened).toEqual([])
  renderer.initialize(options())
})

it('updateOptions accepts no token: a new token needs a restart', () => {
  const renderer = new (createRenderer(parts))()
  renderer.initialize(options())
  expect(() => renderer.updateOptions({ token: 'other' })).toThrow('unknown key "token"')
})

it.each(['hidden', 'auto', 'scroll'])('refuses an ancestor with overflow %s, the page’s own included', (overflow) => {
  const renderer = new (createRenderer(parts))()
  document.body.style.overflowY = overflow
  expect(() => renderer.initialize(options())).toThrow(`<body class=""> has overflow ${overflow}`)
  document.body.style.overflowY = ''
  renderer.initialize(options())
})

it('refuses an iframe', () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as typeof window)
  const renderer = new (createRenderer(parts))()
  expect(() => renderer.initialize(options())).toThrow('must not be in an iframe')
})
