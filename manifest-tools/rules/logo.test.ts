import { expect, it } from 'vitest'
import { isLegible, logoContrast, logoOf } from './logo.ts'

const tokens = {
  surface: { dark: '#111111', light: '#ffffff' },
  background: { dark: '#000000', light: '#f4f4f4' },
}
const words = [
  { colour: '#c9184a', share: 0.2 },
  { colour: '#ffffff', share: 0.8 },
]

it('finds the ground on which most of a logo is lost', () => {
  expect(logoContrast(words, tokens, 'light')).toEqual({ ground: 'surface', faint: 0.8, ratio: 1 })
  expect(isLegible(logoContrast(words, tokens, 'light')!)).toBe(false)
  expect(isLegible(logoContrast(words, tokens, 'dark')!)).toBe(true)
  expect(logoContrast([], tokens, 'dark')).toBe(undefined)
})

it('knows the logo of each theme', () => {
  const both = { logo: '/a.svg', logoDark: '/b.svg' }
  expect([logoOf(both, 'dark').address, logoOf(both, 'light').address]).toEqual(['/b.svg', '/a.svg'])
  expect(logoOf({ logo: '/a.svg' }, 'dark')).toEqual({ pointer: '/logo', address: '/a.svg' })
})
