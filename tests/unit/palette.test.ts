import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from '../../scripts/publish/brands.ts'

type Token = keyof Manifest['theme']['tokens']

const grounds: Token[] = ['background', 'surface', 'raised']
const texts: Token[] = ['text', 'muted', 'link', 'success', 'warning', 'danger', 'info']

/** What lies on what, and the least contrast: WCAG AA for text 4.5, for the shape of a control 3. */
const pairs: [Token, Token, number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Token, Token, number] => [text, ground, 4.5])),
  ['onBrand', 'brand', 4.5],
  ['onAccent', 'accent', 4.5],
  ['brand', 'background', 3],
  ['brand', 'surface', 3],
]

describe.each(readBrands('manifests').map(({ id, manifest }) => [id, manifest.theme.tokens] as const))('the palette of %s', (_id, tokens) => {
  it.each(['dark', 'light'] as const)('has AA contrast in the %s theme', (theme) => {
    const faint = pairs.filter(([upper, lower, least]) => wcagContrast(tokens[upper][theme], tokens[lower][theme]) < least)
    expect(faint.map(([upper, lower]) => `${upper} on ${lower}`)).toEqual([])
  })
})
