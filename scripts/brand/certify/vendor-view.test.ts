import { expect, it } from 'vitest'
import { changedShare } from './vendor-view.ts'

it('tells another language from other odds', () => {
  const english = 'Football Tennis Basket Today Live 1.85 2.40 Arsenal'
  expect(changedShare(english, 'Football Tennis Basket Today Live 1.90 2.35 Arsenal')).toBe(0)
  expect(changedShare(english, 'Fussball Tennis Basketball Heute Live 1.85 2.40 Arsenal')).toBeCloseTo(0.5, 1)
  expect(changedShare(english, 'كرة القدم')).toBe(1)
})

it('needs words to compare', () => {
  expect(changedShare('', '')).toBe(0)
  expect(changedShare('1.85', 'Football')).toBe(1)
})
