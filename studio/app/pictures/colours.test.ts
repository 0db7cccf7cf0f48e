import { expect, it } from 'vitest'
import { derivePalette } from '../../../scripts/brand/create/palette.ts'
import { contrast } from '../../../manifest-tools/rules/contrast.ts'
import { coloursOf } from './colours.ts'

const pixels = (...runs: [hex: string, count: number, alpha?: number][]) =>
  runs.flatMap(([hex, count, alpha = 255]) =>
    Array.from({ length: count }, () =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(alpha),
    ).flat(),
  )

it('takes the colour that is there most, and the next other hue', () => {
  const logo = pixels(['#ffffff', 500], ['#7b2ff7', 90], ['#7c30f6', 4], ['#00c2a8', 30], ['#111111', 200])
  expect(coloursOf(logo)).toEqual({ colour: '#7b2ff7', accent: '#00c2a8' })
})

it('does not see what is transparent, a speck, or another shade of the same hue as a second colour', () => {
  const logo = pixels(['#e0124c', 90], ['#ff5c88', 40], ['#0066ff', 1], ['#00c2a8', 500, 20])
  const { colour, accent } = coloursOf(logo)!
  expect(colour).toBe('#e0124c')
  expect(['#ff5c88', '#0066ff', '#00c2a8']).not.toContain(accent)
})

it('finds none in a logo of greys, or of nothing', () => {
  expect(coloursOf(pixels(['#000000', 50], ['#808080', 50], ['#ffffff', 50]))).toBeUndefined()
  expect(coloursOf([])).toBeUndefined()
})

it('gives a readable palette for a logo of any hue', () => {
  for (let red = 0; red < 256; red += 51)
    for (let green = 0; green < 256; green += 51)
      for (const blue of [0, 128, 255]) {
        const hex = `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
        const { colour, accent } = coloursOf(pixels([hex, 10])) ?? { colour: '#7b2ff7', accent: '#00c2a8' }
        const tokens = derivePalette(colour, accent)
        for (const theme of ['dark', 'light'] as const) {
          expect(contrast(tokens.text[theme], tokens.background[theme]), hex).toBeGreaterThanOrEqual(4.5)
          expect(contrast(tokens.onBrand[theme], tokens.brand[theme]), hex).toBeGreaterThanOrEqual(4.5)
          expect(contrast(tokens.onAccent[theme], tokens.accent[theme]), hex).toBeGreaterThanOrEqual(4.5)
        }
      }
})
