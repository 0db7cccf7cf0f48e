import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { themeCss } from './theme-css.ts'

const theme = {
  default: 'light',
  tokens: { brand: { dark: '#111111', light: '#eeeeee' }, onBrand: { dark: '#222222', light: '#dddddd' } },
  radius: 'sharp',
  card: 'square',
  cards: 'plain',
  backdrop: 'plain',
  density: 'airy',
} as unknown as Manifest['theme']

describe('themeCss', () => {
  const css = themeCss(theme)

  it('applies the default theme to a page without a choice', () => {
    expect(css).toContain(':root,[data-theme=light]{color-scheme:light;--brand:#eeeeee;--on-brand:#dddddd}')
    expect(css).toContain('\n[data-theme=dark]{color-scheme:dark;--brand:#111111;--on-brand:#222222}')
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
})
