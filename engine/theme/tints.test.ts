import { blend, formatHex, formatHex8, interpolate, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { tints } from '#schemas/tints.ts'
import { contrast } from '#manifest-tools/rules/contrast.ts'
import { colourOf, opacityBelow, pictureColourNames, scrims } from './tints.ts'

const brands = readBrands('manifests').map(({ id, manifest }) => [id, manifest.theme.tokens] as const)
/** A channel of a colour; 0 where it has no alpha. */
const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2) || '0', 16)
const themes = ['dark', 'light'] as const

describe.each(brands)('the tints of %s', (_id, tokens) => {
  it.each(themes)('are mixed in sRGB as a library mixes them, in the %s theme', (theme) => {
    expect(tints.length).toBeGreaterThan(30)
    for (const name of tints) {
      const [, upper, share, lower] = /^(.+?)-(\d+)(?:-(.+))?$/.exec(name)!
      const weight = Number(share) / 100
      const colour = colourOf(upper!, tokens, theme)
      const expected = lower
        ? formatHex(interpolate([colourOf(lower, tokens, theme), colour], 'rgb')(weight))
        : formatHex8(
            `${colour}${Math.round(weight * 255)
              .toString(16)
              .padStart(2, '0')}`,
          )
      // Halves are rounded by chance.
      const found = colourOf(name, tokens, theme)
      const apart = [1, 3, 5, 7].map((at) => Math.abs(channel(found, at) - channel(expected!, at)))
      expect([name, found.length, Math.max(...apart) <= 1]).toEqual([name, expected!.length, true])
    }
  })

  it('have a dark and a light colour in both themes', () => {
    for (const theme of themes) {
      const [shade, gloss, bulb] = pictureColourNames.map((name) => colourOf(name, tokens, theme))
      expect(wcagContrast(shade!, '#000000')).toBeLessThan(wcagContrast(gloss!, '#000000'))
      expect(wcagContrast(shade!, bulb!)).toBeGreaterThan(4.5)
    }
  })
})

type Tokens = (typeof brands)[number][1]

const names = Object.keys(scrims)
/** From black to white. */
const greys = Array.from({ length: 52 }, (_, index) =>
  formatHex({ mode: 'rgb', r: index / 51, g: index / 51, b: index / 51 }),
)

/** The words of a scrim that are hard to read on one of the pictures. */
const faintWords = (name: string, tokens: Tokens, theme: 'dark' | 'light', pictures: readonly string[]) =>
  scrims[name]!.words.flatMap((word) =>
    pictures
      .map((picture) => blend([picture, colourOf(name, tokens, theme)], 'normal'))
      .map((ground) => wcagContrast(colourOf(word, tokens, theme), formatHex(ground)))
      .filter((ratio) => ratio < 4.5)
      .map((ratio) => `${word}: ${ratio.toFixed(2)}`),
  )

describe.each(brands)('the scrims of %s', (_id, tokens) => {
  it.each(themes)('make their words legible on any picture in the %s theme, and let it through', (theme) => {
    for (const name of names) {
      expect([name, faintWords(name, tokens, theme, greys)]).toEqual([name, []])
      expect(channel(colourOf(name, tokens, theme), 7)).toBeLessThan(255)
    }
  })
})

it('are as clear as they are meant to be where their words allow it', () => {
  const strong = {
    ...brands[0]![1],
    text: { dark: '#ffffff', light: '#000000' },
    surface: { dark: '#000000', light: '#ffffff' },
  }
  for (const theme of themes) expect(channel(colourOf('surface-scrim', strong, theme), 7)).toBe(Math.round(0.72 * 255))
})

it('makes the words of every palette that passes the check legible on any picture', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, fc.array(colour, { minLength: 1, maxLength: 5 }), (ground, word, pictures) => {
      fc.pre(contrast(ground, word) >= 4.5)
      const both = (value: string) => ({ dark: value, light: value })
      const tokens = { ...brands[0]![1], surface: both(ground), text: both(word) }
      expect(faintWords('surface-scrim', tokens, 'dark', [...pictures, ...greys])).toEqual([])
    }),
  )
})

it('finds the highest opacity with at most a contrast', () => {
  const ground = '#0c1016'
  expect(opacityBelow('#363f4d', ground, { contrast: 21, opacity: 0.45 })).toBe(0.45)
  const opacity = opacityBelow('#363f4d', ground, { contrast: 1.12, opacity: 0.45 })
  const line = (weight: number) => formatHex(interpolate([ground, '#363f4d'], 'rgb')(weight))
  expect(wcagContrast(line(opacity), ground)).toBeLessThanOrEqual(1.12)
  expect(wcagContrast(line(opacity + 0.01), ground)).toBeGreaterThan(1.12)
})

it('rejects a name without a colour', () => {
  expect(() => colourOf('brnd-16-surface', brands[0]![1], 'dark')).toThrow('“brnd”')
})
