// @vitest-environment jsdom
import { expect, it } from 'vitest'

it('returns the link once and hides it from other scripts', async () => {
  window.takenLink = 'secret'
  const { takeLink } = await import('./taken-link.ts')
  expect('takenLink' in window).toBe(false)
  expect([takeLink(), takeLink()]).toEqual(['secret', undefined])
})
