import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBrands } from '../../../scripts/publish/brands.ts'
import { unused } from '../../qualities/property/enumerations.ts'

const all = readBrands('manifests')

/** The brands that come with the product; whoever adds one need not keep what these keep between them. */
const seven = ['atlas', 'betogol', 'betogooal', 'donxbet', 'medina', 'sahel', 'totofa']
const brands = all.filter(({ id }) => seven.includes(id))

describe('the brands', () => {
  it('are without a finding, the seven among them', () => {
    expect(brands.map(({ id }) => id)).toEqual(seven)
    expect(all.flatMap(({ diagnostics }) => diagnostics)).toEqual([])
  })

  it('have a cashier each, of both directions, and one of them the window with a payment’s result', () => {
    const both = brands.filter(({ manifest: { pages } }) => pages.DEPOSIT.visible && pages.WITHDRAWAL.visible)
    expect(both.length).toBeGreaterThanOrEqual(6)
    expect(brands.filter(({ manifest: { pages } }) => !pages.DEPOSIT.visible)).toEqual([])
    expect(brands.filter(({ manifest: { overlays } }) => overlays['payment-result'].visible)).toHaveLength(1)
  })

  it('use every value of every enumeration between them', () => {
    expect(unused(all.map(({ manifest }) => manifest))).toEqual([])
  })

  it('have a pair of jackpot looks each, which no other brand has, and use every look', () => {
    const pairs = brands.map(({ manifest: { jackpots } }) => [jackpots.games.use, jackpots.tvGames.use])
    expect(pairs.flat().sort()).toEqual(readdirSync('widgets/jackpots').sort())
  })

  it('are a page of JSON each', () => {
    for (const { id } of brands)
      expect(readFileSync(`manifests/${id}.json`, 'utf8').split('\n').length, id).toBeLessThan(100)
  })

  it('differ at a glance: no two share typeface and shapes, nor the brand’s colour, nor the logo', () => {
    const looks = brands.map(({ manifest: { theme } }) => [theme.font, theme.radius, theme.card, theme.header].join())
    const colours = brands.map(({ manifest: { theme } }) => theme.tokens.brand.dark)
    const logos = brands.map(({ manifest: { logo } }) => readFileSync(`public${logo}`, 'utf8'))
    for (const each of [looks, colours, logos]) expect(new Set(each).size).toBe(brands.length)
  })

  it('have the typefaces that the schema names, and no other', () => {
    const named = [...new Set(all.map(({ manifest }) => manifest.theme.font))].sort()
    expect(
      readdirSync('engine/theme/fonts')
        .map((file) => file.replace('.css', ''))
        .sort(),
    ).toEqual(named)
    for (const { manifest } of brands) expect(statSync(`public${manifest.icon}`).size).toBeLessThan(10_000)
  })
})
