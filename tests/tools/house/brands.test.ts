import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixtureBrands } from '#testing/fixture-brands.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { unused } from '../../qualities/property/enumerations.ts'

const all = readBrands('manifests')

/** The brands that are part of the product; an additional brand need not meet these conditions. */
const seven = ['atlas', 'betogol', 'betogooal', 'donxbet', 'medina', 'sahel', 'totofa']
const brands = all.filter(({ id }) => seven.includes(id))

describe('the brands', () => {
  it('have no findings, the seven included', () => {
    expect(brands.map(({ id }) => id)).toEqual(seven)
    expect(all.flatMap(({ diagnostics }) => diagnostics)).toEqual([])
  })

  it('have a cashier in both directions, and one has the overlay with a payment’s result', () => {
    const both = brands.filter(({ manifest: { pages } }) => pages.DEPOSIT.visible && pages.WITHDRAWAL.visible)
    expect(both.length).toBeGreaterThanOrEqual(6)
    expect(brands.filter(({ manifest: { pages } }) => !pages.DEPOSIT.visible)).toEqual([])
    expect(brands.filter(({ manifest: { overlays } }) => overlays['payment-result'].visible)).toHaveLength(1)
  })

  it('use every value of every enumeration, together with the fixture brands of the tests', () => {
    expect(fixtureBrands.flatMap(({ diagnostics }) => diagnostics)).toEqual([])
    // Packs are tested by themselves, and the frame shows the official marks without a block in the manifest.
    const elsewhere = /LicenceId|OfficialBarBlock/
    const left = unused([...all, ...fixtureBrands].map(({ manifest }) => manifest))
    expect(left.filter((value) => !elsewhere.test(value))).toEqual([])
  })

  it('let the wheel turn when its result is fetched, as the specification says', () => {
    expect(new Set(all.map(({ manifest }) => manifest.wheel.reveal))).toEqual(new Set(['after-result']))
  })

  it('have a unique pair of jackpot looks each, and use every look', () => {
    const pairs = brands.map(({ manifest: { jackpots } }) => [jackpots.games.use, jackpots.tvGames.use])
    expect(pairs.flat().sort()).toEqual(readdirSync('widgets/jackpots').sort())
  })

  it('are a page of JSON each', () => {
    for (const { id } of brands)
      expect(readFileSync(`manifests/${id}.json`, 'utf8').split('\n').length, id).toBeLessThanOrEqual(100)
  })

  it('differ visibly: no two share typeface and shapes, the brand colour, or the logo', () => {
    const looks = brands.map(({ manifest: { theme } }) => [theme.font, theme.radius, theme.card, theme.header].join())
    const colours = brands.map(({ manifest: { theme } }) => theme.tokens.brand.dark)
    const logos = brands.map(({ manifest: { logo } }) => readFileSync(`public${logo}`, 'utf8'))
    for (const each of [looks, colours, logos]) expect(new Set(each).size).toBe(brands.length)
  })

  it('use the typefaces of the schema, and no other', () => {
    const named = [...new Set(all.map(({ manifest }) => manifest.theme.font))].sort()
    expect(
      readdirSync('engine/theme/fonts')
        .map((file) => file.replace('.css', ''))
        .sort(),
    ).toEqual(named)
    for (const { manifest } of brands) expect(statSync(`public${manifest.icon}`).size).toBeLessThan(10_000)
  })
})
