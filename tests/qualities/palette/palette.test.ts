import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { themeCss } from '#engine/theme/theme-css.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { coloursOf } from './colours.ts'
import { lowest } from './contrast.ts'
import { clearGrounds, edges, isScrim, pageGrounds, texts, themeGrounds } from './texts.ts'

type Token = keyof Manifest['theme']['tokens']

const grounds: Token[] = ['background', 'surface', 'raised']
const writing: Token[] = ['text', 'muted', 'link', 'success', 'warning', 'danger', 'info']

/** Foreground, background and minimum contrast: WCAG AA 4.5 for text, 3 for controls. */
const pairs: [Token, Token, number][] = [
  ...writing.flatMap((text) => grounds.map((ground): [Token, Token, number] => [text, ground, 4.5])),
  ['onBrand', 'brand', 4.5],
  ['onAccent', 'accent', 4.5],
  ['brand', 'background', 3],
  ['brand', 'surface', 3],
]

const themes = ['dark', 'light'] as const

describe('the style sheets', () => {
  it('define texts in every state, and fields', () => {
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.some(({ name }) => name === '.primary (:hover:not(:disabled))')).toBe(true)
    expect(texts.some(({ least }) => least === 2)).toBe(true)
    expect(edges.length).toBeGreaterThan(2)
  })

  it('lay translucent backgrounds under texts as scrims, which any picture may lie behind', () => {
    expect(clearGrounds).toEqual([])
    expect(texts.filter((text) => text.grounds.some(isScrim)).length).toBeGreaterThan(1)
  })
})

describe.each(readBrands('manifests').map(({ id, manifest }) => [id, manifest.theme] as const))(
  'the palette of %s',
  (_id, own) => {
    const { tokens } = own

    it('takes the backgrounds of cards from those of the page', () => {
      const set = themeGrounds.flatMap((name) => [...themeCss(own).matchAll(new RegExp(`${name}:([^;}]+)`, 'g'))])
      expect(set.map(([, value]) => value).filter((value) => !pageGrounds.includes(value!))).toEqual([])
    })

    it.each(themes)('makes every text of every style sheet legible in each state, in the %s theme', (theme) => {
      const found = texts.map((text) => ({ text, ...lowest(text, tokens, theme) }))
      const faint = found.filter(({ text, ratio }) => ratio < text.least)
      expect(
        faint.map(
          ({ text, ratio, on }) => `${text.file} ${text.name}: ${text.colour} on ${on} has ${ratio.toFixed(2)}`,
        ),
      ).toEqual([])
      expect(
        found.filter(({ ratio }) => !Number.isFinite(ratio)).map(({ text }) => `${text.file} ${text.name}`),
      ).toEqual([])
    })

    it.each(themes)('shows the edge of each field in the %s theme', (theme) => {
      const palette = { tokens, theme, properties: [] }
      const faint = edges.flatMap(({ file, value }) =>
        pageGrounds
          .filter((ground) =>
            coloursOf(value, palette).some((edge) => wcagContrast(edge, coloursOf(ground, palette)[0]!) < 3),
          )
          .map((ground) => `${file} on ${ground}`),
      )
      expect(faint).toEqual([])
    })

    it.each(themes)('has AA contrast in the %s theme', (theme) => {
      const faint = pairs.filter(
        ([upper, lower, least]) => wcagContrast(tokens[upper][theme], tokens[lower][theme]) < least,
      )
      expect(faint.map(([upper, lower]) => `${upper} on ${lower}`)).toEqual([])
    })
  },
)
