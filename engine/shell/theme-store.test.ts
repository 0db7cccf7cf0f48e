// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { ThemeStore } from './theme-store.ts'

it('changes all colours at once, and leaves other animations alone', () => {
  const transition = { transitionProperty: 'color', finish: vi.fn() }
  const animation = { finish: vi.fn() }
  vi.spyOn(document, 'getAnimations').mockReturnValue([transition, animation] as unknown as Animation[])
  const theme = new ThemeStore({ id: 'brand', theme: { default: 'dark' } } as Manifest)
  expect(transition.finish).not.toHaveBeenCalled()
  theme.toggle()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(transition.finish).toHaveBeenCalledOnce()
  expect(animation.finish).not.toHaveBeenCalled()
})
