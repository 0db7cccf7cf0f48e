// @vitest-environment jsdom
import { expect, it } from 'vitest'

it('returns the link once and hides it from other scripts', async () => {
  window.linkSecret = 'secret'
  const { takeLinkSecret } = await import('./link-secret.ts')
  expect('linkSecret' in window).toBe(false)
  expect([takeLinkSecret(), takeLinkSecret()]).toEqual(['secret', undefined])
})
