import { describe, expect, it } from 'vitest'
import { cleanAddress, scrub, stackOf } from './scrub.ts'

describe('scrub', () => {
  it.each([
    [
      'plain words stay: Cannot read properties of undefined (reading "id")',
      'plain words stay: Cannot read properties of undefined (reading "id")',
    ],
    ['GET https://api.example/users?token=abc&x=1#y failed', 'GET https://api.example/users failed'],
    ['opened /game/1/2?apikey=k1', 'opened /game/1/2'],
    ['no mail to ada.l@players.example, sorry', 'no mail to [email], sorry'],
    ['called +216 20 123 456 twice', 'called [number] twice'],
    ['card 4111111111111111', 'card [number]'],
    ['bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.abc', 'bearer [token]'],
    ['id 3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'id [token]'],
    ['https://brand.example/reset-password/9f8e7d6c5b4a39281706', 'https://brand.example/reset-password/[token]'],
    [
      'Failed to fetch dynamically imported module: https://brand.example/assets/index-Cncd42oy.js',
      'Failed to fetch dynamically imported module: https://brand.example/assets/index-Cncd42oy.js',
    ],
  ])('%s', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed))

  it('removes the given player data, and truncates long texts', () => {
    expect(scrub('no bonus for claire', ['claire'])).toBe('no bonus for [player]')
    expect(scrub('word '.repeat(100))).toHaveLength(300)
  })
})

it('keeps the parts of an address that name code and pages', () => {
  expect(cleanAddress('wss://live.example/socket?sid=1')).toBe('wss://live.example/socket')
  expect(cleanAddress('https://user:secret@cdn.example/a.js?v=1')).toBe('https://cdn.example/a.js')
  expect(cleanAddress('nothing of the kind')).toBe('[address]')
})

describe('stackOf', () => {
  const site = 'https://brand.example'
  it.each([
    [
      'Chrome',
      `Error: secret words\n    at Store.load (${site}/assets/index-a.js:1:200)\n    at async ${site}/assets/b.js?t=1:2:3\n    at eval (eval at x (<anonymous>))`,
    ],
    ['Firefox and Safari', `Store.load@${site}/assets/index-a.js:1:200\n@${site}/assets/b.js?t=1:2:3\n[native code]`],
  ])('reads that of %s', (_browser, stack) => {
    expect(stackOf(stack, site)).toEqual(['Store.load /assets/index-a.js:1:200', '/assets/b.js:2:3'])
  })

  it('keeps the ten innermost functions', () => {
    expect(stackOf(undefined, site)).toEqual([])
    expect(stackOf(`    at f (${site}/a.js:1:1)\n`.repeat(30), site)).toHaveLength(10)
  })
})
