// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { takeSecret } from './start.ts'

afterEach(() => {
  delete window.linkSecret
  history.replaceState(null, '', '/')
})

it.each([
  ['/reset-password/a%2Fb.c', 'a/b.c', '/reset-password/-'],
  ['/confirm-email/xyz/?lng=fr', 'xyz', '/confirm-email/-?lng=fr'],
  ['/confirm-email/%e0%a4', undefined, '/confirm-email/-'],
  ['/confirm-email/-', undefined, '/confirm-email/-'],
  ['/confirm-email/a/b', undefined, '/confirm-email/a/b'],
  ['/confirm-email/', undefined, '/confirm-email/'],
  ['/static/reset-password/x', undefined, '/static/reset-password/x'],
])('takes from %s the secret %s and leaves %s', (address, secret, left) => {
  history.replaceState(null, '', address)
  takeSecret(['/reset-password/', '/confirm-email/'])
  expect([window.linkSecret, location.pathname + location.search]).toEqual([secret, left])
})
