import { expect, it } from 'vitest'
import { pathValues } from './path-values.ts'

it.each([
  ['/', '/', {}],
  ['/games', '/games', {}],
  ['/games', '/', undefined],
  ['/', '/games', undefined],
  ['/games', '/games/slots', undefined],
  ['/a.b', '/a-b', undefined],
  ['/game/:providerId/:gameId', '/game/aurora/fox%20%26%2F', { providerId: 'aurora', gameId: 'fox &/' }],
  ['/game/:providerId/:gameId', '/game/aurora/%e0%a4', { providerId: 'aurora', gameId: '%e0%a4' }],
  ['/game/:providerId/:gameId', '/game/aurora', undefined],
  ['/game/:providerId/:gameId', '/game//fox', undefined],
  ['/static/:pageId', '/game/terms', undefined],
])('of %s in %s: %j', (pattern, path, values) => {
  expect(pathValues(pattern, path)).toEqual(values)
})
