import { expect, it } from 'vitest'
import { noFilters, readFilters, withFilters } from './lobby-filters.ts'

const read = (address: string) => readFilters(new URLSearchParams(address))

it.each([
  ['', noFilters],
  [
    'search=%20a%20b%20&category=&provider=,x,,x,y&features=hot,new,none&sort=best',
    { ...noFilters, search: 'a b', providers: ['x', 'y'], features: ['new', 'hot'] },
  ],
  [`category=${'x'.repeat(61)}&provider=${'y'.repeat(1001)}`, noFilters],
  [`search=${'x'.repeat(300)}`, { ...noFilters, search: 'x'.repeat(100) }],
])('reads %s', (address, filters) => {
  expect(read(address)).toEqual(filters)
})

it('writes what it reads, keeps unknown parameters, and omits empty ones', () => {
  const filters = {
    search: 'a & b',
    category: 'x/y',
    providers: ['p', 'q'],
    features: ['new' as const, 'demo' as const],
    sort: 'new' as const,
  }
  const written = withFilters(new URLSearchParams('lang=fr'), filters)
  expect(readFilters(written)).toEqual(filters)
  expect(written.get('lang')).toBe('fr')
  expect(`${withFilters(written, noFilters)}`).toBe('lang=fr')
})
