// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { ThemeStore } from './theme-store.ts'

const { dataset } = document.documentElement
const newStore = () => new ThemeStore({ id: 'brand', theme: { default: 'dark' } } as Manifest)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('changes all colours at once, and leaves other animations alone', async () => {
  const transition = { transitionProperty: 'color', finish: vi.fn() }
  const animation = { finish: vi.fn() }
  vi.spyOn(document, 'getAnimations').mockReturnValue([transition, animation] as unknown as Animation[])
  const theme = newStore()
  expect(transition.finish).not.toHaveBeenCalled()
  theme.toggle()
  await vi.waitFor(() => expect(transition.finish).toHaveBeenCalledOnce())
  expect(dataset.theme).toBe('light')
  expect(animation.finish).not.toHaveBeenCalled()
})

it('lets the switch be painted before the page, and takes the last theme of several presses', async () => {
  document.getAnimations = () => []
  const draws: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draws.push(draw))
  const paint = () => draws.splice(0).forEach((draw) => draw(performance.now()))
  const theme = newStore()
  theme.toggle()
  expect([theme.current, dataset.theme]).toEqual(['light', 'dark'])
  paint()
  expect(dataset.theme).toBe('dark')
  await vi.waitFor(() => expect(dataset.theme).toBe('light'))

  theme.toggle()
  theme.toggle()
  theme.toggle()
  paint()
  await vi.waitFor(() => expect(dataset.theme).toBe('dark'))
  expect(localStorage.getItem('theme:brand')).toBe('dark')
})

it('changes in a hidden page, too', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  document.getAnimations = () => []
  newStore().toggle()
  await vi.waitFor(() => expect(dataset.theme).toBe('light'))
})
