import { expect, it } from 'vitest'
import { fewestBrands } from './fewest-brands.ts'

it('takes the brands that add the most, until none adds a trait', () => {
  const all = [
    { id: 'a', traits: ['red'] },
    { id: 'b', traits: ['red', 'round'] },
    { id: 'c', traits: ['round', 'large'] },
    { id: 'd', traits: ['large'] },
  ]
  expect(fewestBrands(all)).toEqual(['b', 'c'])
})

it('takes the first of equal brands, and none without a trait', () => {
  expect(
    fewestBrands([
      { id: 'a', traits: ['red', 'red'] },
      { id: 'b', traits: ['red'] },
    ]),
  ).toEqual(['a'])
  expect(fewestBrands([{ id: 'a', traits: [] }])).toEqual([])
})
