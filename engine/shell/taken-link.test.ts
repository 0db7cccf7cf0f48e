// @vitest-environment jsdom
import { expect, it } from 'vitest'

it('hands the link out once, and leaves it to no other script', async () => {
  window.takenLink = 'secret'
  const { takeLink } = await import('./taken-link.ts')
  expect('takenLink' in window).toBe(false)
  expect([takeLink(), takeLink()]).toEqual(['secret', undefined])
})
