import { describe, expect, it } from 'vitest'
import { repair, suggest } from './suggest.ts'

describe('suggest', () => {
  it.each([
    ['altnar', ['digitain', 'altenar'], 'altenar'],
    ['crad', ['radius', 'card'], 'card'],
    ['main', ['GAME', 'MAIN'], 'MAIN'],
    ['reel', ['ring', 'reels', 'reel'], 'reel'],
    ['theatre', ['theme'], undefined],
    ['xx', ['en', 'fr'], undefined],
    ['e', ['en'], 'en'],
    ['anything', [], undefined],
    [3, ['3'], undefined],
  ])('%s among %j is %s', (written, names, expected) => {
    expect(suggest(written, names)).toBe(expected)
  })
})

describe('repair', () => {
  it.each([
    ['#19C37D', '^#[0-9a-f]{6}$', '#19c37d'],
    ['tnd ', '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$', 'TND'],
    ['https://api.example/', '^https?://[^/]+$', 'https://api.example'],
    ['red', '^#[0-9a-f]{6}$', undefined],
  ])('%s for %s is %s', (written, pattern, expected) => {
    expect(repair(written, pattern)).toBe(expected)
  })
})
