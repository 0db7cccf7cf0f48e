import { converter } from 'culori'
import { expect, it } from 'vitest'
import { derivePalette } from '../../../scripts/brand/create/palette.ts'
import { contrast } from '../../../manifest-tools/rules/contrast.ts'
import { following, type Colours, type Token } from './follow.ts'
import type { ThemeName } from './pairs.ts'

const palette = derivePalette('#1d4ed8', '#f6c453')
const coloursOf = (theme: ThemeName) =>
  Object.fromEntries(Object.entries(palette).map(([token, each]) => [token, each[theme]])) as Record<Token, string>
const dark: Colours = coloursOf('dark')
const light: Colours = coloursOf('light')
const hueOf = (colour: string) => converter('oklch')(colour)!.h ?? 0

it('derives again what a brand colour gave', () => {
  expect(dark.onBrand).toBe('#ffffff')
  const { onBrand, link, ...others } = following(dark, 'dark', 'brand', '#ffd400')
  expect(contrast(onBrand!, '#ffd400')).toBeGreaterThanOrEqual(4.5)
  expect(Math.abs(hueOf(link!) - hueOf('#ffd400'))).toBeLessThan(3)
  expect(others).toEqual({})
  expect(Object.keys(following(dark, 'dark', 'accent', '#123456'))).toEqual(['onAccent'])
})

it('keeps what somebody has chosen as long as it can be read', () => {
  const own: Colours = { ...dark, onBrand: '#fff4d0', link: '#9db7ff' }
  expect(following(own, 'dark', 'brand', '#7c1d1d')).toEqual({})
  const { onBrand, link } = following(own, 'dark', 'brand', '#e8d9a0')
  expect(link).toBe(undefined)
  expect(contrast(onBrand!, '#e8d9a0')).toBeGreaterThanOrEqual(4.5)
})

it('makes texts readable on a ground, in their hue, and leaves the brand colour alone', () => {
  const followed = following(light, 'light', 'raised', '#b9c4e8')
  expect(Object.keys(followed)).toContain('muted')
  expect(followed.brand).toBe(undefined)
  for (const [token, colour] of Object.entries(followed)) {
    expect(contrast(colour, '#b9c4e8'), token).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour, light.background), token).toBeGreaterThanOrEqual(4.5)
  }
  expect(Math.abs(hueOf(followed.success!) - hueOf(light.success))).toBeLessThan(4)
})

it('changes nothing where no colour could be read on all grounds', () => {
  expect(following(dark, 'dark', 'background', '#ffffff').text).toBe(undefined)
})
