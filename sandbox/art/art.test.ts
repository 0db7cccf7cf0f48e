// @vitest-environment jsdom
import { gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import type { GameType } from '#api'
import { bannerArt, bannerNames } from './banner.ts'
import { coverPlan, gameCover } from './cover.ts'
import { motifFor, motifs } from './motifs.ts'
import { paymentArt } from './payments.ts'
import { promotionArt, promotionNames } from './promotion.ts'
import { artSets, folderOf } from './sets.ts'
import { seeded } from './random.ts'

const types: GameType[] = ['slots', 'live', 'tv', 'crash', 'table']
const moods = ['Amber', 'Frozen', 'Golden', 'Velvet', 'Jade', 'Merry', 'Plain']

const game = (id: string, name: string, type: GameType = 'slots') => ({ id, providerId: 'halfmoon', name, type })
const folders = ['', ...artSets.map((set) => `${set}/`)]
const covers = types.flatMap((type) =>
  Array.from({ length: 60 }, (_, index) => gameCover(game(`${type}-${index}`, `${moods[index % 7]} ${index}`, type))),
)
const motifCovers = motifs.map(({ words }) => gameCover(game('m', words.split('|')[0]!.replace(/\W.*/, ''))))
const coversOfSets = artSets.flatMap((set) =>
  motifs.map(({ words }, index) =>
    gameCover(game(`${index}`, words.split('|')[0]!.replace(/\W.*/, ''), types[index % types.length]), `${set}/`),
  ),
)
const banners = folders.flatMap((folder) => [
  ...bannerNames.map((name) => bannerArt(name, folder)),
  ...promotionNames.map((name) => promotionArt(name, folder)),
])

const parsed = new Map<string, Element>()

/** The picture’s root element; each picture is parsed once. */
function parse(svg: string): Element {
  const known = parsed.get(svg)
  if (known) return known
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined()
  parsed.set(svg, page.documentElement)
  return page.documentElement
}

/** The ids that an element refers to in its own document: `url(#…)` and `href="#…"`. */
const references = (svg: string) => Array.from(svg.matchAll(/(?:url\(|href=")#([\w-]+)/g), ([, id]) => id)

describe.each([
  ['covers of every type', covers],
  ['covers of every motif', motifCovers],
  ['covers of every set', coversOfSets],
  ['banners', banners],
  ['payment methods', Object.values(paymentArt)],
])('%s', (_, pictures) => {
  it('are well-formed SVG', () => {
    for (const svg of pictures) expect(parse(svg).namespaceURI).toBe('http://www.w3.org/2000/svg')
  })

  it('contain no text, no script and no external references', () => {
    for (const svg of pictures) {
      expect(parse(svg).querySelector('text, script, image, foreignObject, style, filter, a')).toBeNull()
      expect(svg).not.toMatch(/\son\w+=|href="[^#]|url\([^#]|NaN|undefined|var\(|color-mix|<g id="\w+"\/>/)
    }
  })

  it('refer only to ids that they define exactly once', () => {
    for (const svg of pictures) {
      const ids = Array.from(parse(svg).querySelectorAll('[id]'), ({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(references(svg).filter((id) => !ids.includes(id!))).toEqual([])
    }
  })
})

describe('gameCover', () => {
  it('draws the same game the same way each time', () => {
    expect(gameCover(game('a', 'Silver Fox'))).toBe(gameCover(game('a', 'Silver Fox')))
  })

  it('draws games differently, even with the same name', () => {
    expect(new Set(covers).size).toBe(covers.length)
    expect(gameCover(game('a', 'Silver Fox'))).not.toBe(gameCover(game('b', 'Silver Fox')))
    expect(gameCover(game('a', 'Silver Fox'))).not.toBe(gameCover({ ...game('a', 'Silver Fox'), providerId: 'other' }))
  })

  it('uses the colours of the game’s palette', () => {
    const plain = game('a', 'Velvet Rocket', 'crash')
    const { top, middle, low, glow } = coverPlan(plain).palette
    for (const colour of [top, middle, low, glow]) expect(gameCover(plain)).toContain(colour)
  })

  it('draws the same game differently in each set, in the colours of the set', () => {
    const inSets = folders.map((folder) => gameCover(game('a', 'Silver Fox'), folder))
    expect(new Set(inSets).size).toBe(folders.length)
    for (const folder of folders) {
      const { top, low } = coverPlan(game('a', 'Silver Fox'), folder).palette
      for (const colour of [top, low]) expect(gameCover(game('a', 'Silver Fox'), folder)).toContain(colour)
    }
  })

  it('has a view box of 3:4', () => {
    expect(parse(covers[0]!).getAttribute('viewBox')).toBe('0 0 300 400')
  })

  it('is at most 18 KB, and 5 KB compressed', () => {
    for (const svg of [...covers, ...motifCovers, ...coversOfSets]) {
      expect(svg.length).toBeLessThan(18_000)
      expect(gzipSync(svg).length).toBeLessThan(5_000)
    }
  })
})

describe('motifFor', () => {
  const chosen = (name: string, type: GameType = 'slots') => motifFor({ name, type }, seeded(name))

  it.each([
    ['Dragon’s Gold', 'dragon'],
    ['Lightning Roulette', 'roulette'],
    ['Golden Pharaoh Nights', 'pharaoh'],
    ['Camel Wheels', 'camel'],
    ['Royal Bells', 'bell'],
    ['Northern Ways of Ice', 'flake'],
    ['TREASURE ISLAND', 'chest'],
    ['Paper Plane over Fez', 'dart'],
    ['Kingdom of Marrakesh', 'castle'],
  ])('finds in %s the motif %s', (name, motif) => {
    expect(chosen(name).name).toBe(motif)
  })

  it('uses a hint if no word names a motif, and only for the motif’s own types', () => {
    expect(['palm', 'mask']).toContain(chosen('Velvet Islands').name)
    expect(chosen('Islands', 'table').types).toContain('table')
  })

  it.each(types)('falls back to a motif that suits %s', (type) => {
    for (let index = 0; index < 50; index++) expect(chosen('Xyzzy'.repeat(index), type).types).toContain(type)
  })
})

describe('bannerArt', () => {
  it.each(bannerNames)('draws %s', (name) => {
    expect(parse(bannerArt(name)).getAttribute('viewBox')).toBe('0 0 1200 480')
    expect(bannerArt(name)).toBe(bannerArt(name))
    for (const folder of folders) expect(gzipSync(bannerArt(name, folder)).length).toBeLessThan(8_000)
  })

  it('draws each one differently', () => {
    expect(new Set(banners).size).toBe(folders.length * (bannerNames.length + promotionNames.length))
  })
})

test('a site without a set has the plain pictures', () => {
  expect(folderOf('atlas')).toBe('engraving/')
  expect([folderOf('lumina'), folderOf('constructor')]).toEqual(['', ''])
})
