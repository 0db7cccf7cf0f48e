import { converter, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { theme as rules } from '#manifest-tools/rules/theme.ts'
import { derivePalette } from './palette.ts'

/** Returns reproducible pseudo-random numbers from 0 to 1 (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the contrast problems that `brand check` would report. */
const problems = (tokens: Manifest['theme']['tokens']) => {
  const manifest = { theme: { tokens } } as Manifest
  return rules.flatMap((rule) => rule(manifest, {} as never)).map(({ message }) => message)
}

const hueOf = (colour: string) => converter('oklch')(colour)!.h ?? 0

describe('derivePalette', () => {
  const next = random(20260101)
  const colour = () =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  const pairs = Array.from({ length: 200 }, () => [colour(), colour()] as const)
  const extremes = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#767676', '#777777']

  it('has AA contrast in both themes for any two colours', () => {
    for (const [brand, accent] of [
      ...pairs,
      ...extremes.flatMap((one) => extremes.map((other) => [one, other] as const)),
    ]) {
      const tokens = derivePalette(brand, accent)
      expect(problems(tokens), `${brand} ${accent}`).toEqual([])
      for (const theme of ['dark', 'light'] as const)
        expect(wcagContrast(tokens.accent[theme], tokens.background[theme])).toBeGreaterThanOrEqual(1.5)
      for (const theme of ['dark', 'light'] as const)
        expect(wcagContrast(tokens.link[theme], tokens.raised[theme])).toBeGreaterThanOrEqual(4.5)
      expect(
        Object.values(tokens)
          .flatMap(({ dark, light }) => [dark, light])
          .filter((each) => !/^#[0-9a-f]{6}$/.test(each)),
      ).toEqual([])
    }
  })

  it('keeps the accent, and the brand colour if it is visible', () => {
    const { brand, accent } = derivePalette('#e0124c', '#ffb020')
    expect([brand, accent]).toEqual([
      { dark: '#e0124c', light: '#e0124c' },
      { dark: '#ffb020', light: '#ffb020' },
    ])
  })

  it('keeps the hue if the lightness must change', () => {
    const { brand } = derivePalette('#ffd400', '#222222')
    expect(brand.dark).toBe('#ffd400')
    expect(brand.light).not.toBe('#ffd400')
    expect(Math.abs(hueOf(brand.light) - hueOf('#ffd400'))).toBeLessThan(3)
  })

  it('dark and light themes differ', () => {
    const { background, text } = derivePalette('#6265e8', '#f6c453')
    expect(wcagContrast(background.dark, '#000000')).toBeLessThan(1.3)
    expect(wcagContrast(background.light, '#ffffff')).toBeLessThan(1.3)
    expect(wcagContrast(text.light, text.dark)).toBeGreaterThan(10)
  })
})
