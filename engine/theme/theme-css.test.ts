import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { definition } from '#manifest-tools/check/schema.ts'
import { themeCss } from './theme-css.ts'

type Theme = Manifest['theme']

const brands = readBrands('manifests').map(({ id, manifest }) => [id, manifest.theme] as const)
const theme: Theme = {
  ...brands[0]![1],
  default: 'light',
  radius: 'sharp',
  card: 'square',
  cards: 'plain',
  backdrop: 'plain',
  density: 'airy',
}
const choicesOf = (name: 'cards' | 'backdrop') =>
  (definition('Manifest').properties!.theme!.properties![name]!.enum as string[]).map((value) => ({ [name]: value }))

describe('themeCss', () => {
  const css = themeCss(theme)

  it('applies the default theme to a page without a choice', () => {
    const { brand, onBrand } = theme.tokens
    const dark = css.split('\n').find((line) => line.startsWith('[data-theme=dark]'))
    expect(css).toContain(
      `:root,[data-theme=light]{color-scheme:light;--brand:${brand.light};--on-brand:${onBrand.light};`,
    )
    expect(dark).toContain(`{color-scheme:dark;--brand:${brand.dark};--on-brand:${onBrand.dark};`)
  })

  it('sets the frame of cards and the backdrop', () => {
    expect(css).not.toContain('body{')
    const dressed = themeCss({ ...theme, cards: 'framed', backdrop: 'dots' })
    expect(dressed).toContain(':root{--art-outline:1px solid var(--brand)}')
    expect(dressed).toMatch(/\n:root body\{background:radial-gradient\(.*var\(--background\)\}/)
  })

  it('sets the shapes', () => {
    expect(css).toContain('--radius:2px;--radius-pill:2px;--card-ratio:1/1;--density:1.2}')
  })

  it('computes every colour, in every frame and backdrop', () => {
    const choices = [...choicesOf('cards'), ...choicesOf('backdrop')]
    expect(choices.length).toBeGreaterThan(10)
    const all = choices.map((choice) => themeCss({ ...theme, ...choice } as Theme)).join('\n')
    const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(all).not.toContain('color-mix')
    expect(all).not.toMatch(/NaN|undefined/)
    expect(used.filter((name) => !defined.has(name))).toEqual([])
  })

  it('draws every backdrop at a fixed size, not as large as the page, and repeats no gradient', () => {
    for (const { backdrop } of choicesOf('backdrop').filter((choice) => choice.backdrop !== 'plain')) {
      const [, background] = /body\{background:(.*) var\(--background\)\}/.exec(
        themeCss({ ...theme, backdrop } as Theme),
      )!
      expect(background).not.toContain('repeating')
      const layers = background!.split(/,(?=(?:linear|radial)-gradient\(|var\(--backdrop\) 100%)/)
      expect(layers.filter((layer) => !/\) (0|100%) 0\/[\d.]+(px|%) [\d.]+px( no-repeat)?$/.test(layer))).toEqual([])
    }
  })
})

describe.each(brands)('the backdrop of %s', (_id, own) => {
  it.each(['dark', 'light'] as const)('is too faint to strike out text in the %s theme', (mode) => {
    const thin = ['contours', 'grid', 'lattice', 'bubbles'] as const
    for (const backdrop of thin) {
      const css = themeCss({ ...own, backdrop })
        .split('\n')
        .find((line) => line.includes(`[data-theme=${mode}]`))
      const [, line, alpha] = /--backdrop:(?:url\(.*?)?((?:#|%23)[\da-f]{6})([\da-f]{2})/.exec(css!)!
      const weight = Number.parseInt(alpha!, 16) / 255
      const channels = [line!.replace('%23', '#'), own.tokens.background[mode]].map((colour) =>
        [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255),
      )
      const [r, g, b] = channels[0]!.map((channel, index) => channel * weight + channels[1]![index]! * (1 - weight))
      expect(wcagContrast({ mode: 'rgb', r: r!, g: g!, b: b! }, own.tokens.background[mode])).toBeLessThan(1.13)
      expect(weight).toBeGreaterThan(0.1)
    }
  })
})
