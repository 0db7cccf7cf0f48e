import { describe, expect, it, test } from 'vitest'
import { bannerNames } from './banner.ts'
import { asset, drawing, drawingsIn } from './drawing.ts'
import { motifs } from './motifs.ts'
import { palettes } from './palettes.ts'
import { promotionNames } from './promotion.ts'
import { artSets } from './sets.ts'

const layers = ['covers', 'motifs', 'scenes', 'settings', 'sparks', 'symbols']
const pathsIn = (folders: string[]) =>
  folders.flatMap((folder) => drawingsIn(folder).map((name) => `${folder}/${name}`))
const setsOf = (kind: string) => [kind, ...artSets.map((set) => `${kind}/${set}`)]
const [palette] = palettes.warm

describe('every drawing', () => {
  const paths = pathsIn([...layers, 'payments', ...setsOf('banners'), ...setsOf('promotions')])

  it.each(paths)('%s defines the gradients and colours that it uses', (path) => {
    const svg = asset(`${path}.svg`)
    const ids = Array.from(svg.matchAll(/ id="([\w-]+)"/g), ([, id]) => id)
    const references = Array.from(svg.matchAll(/(?:url\(|href=")#([\w-]+)/g), ([, id]) => id)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-?\d+ -?\d+ \d+ \d+"/)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
    for (const colours of [undefined, palette]) expect(drawing(path, colours)).not.toMatch(/var\(|color-mix|undefined/)
  })

  it('of a cover’s layer shares gradient ids only with identical gradients', () => {
    const known = new Map<string, string>()
    for (const path of pathsIn(layers)) {
      for (const [gradient, id] of drawing(path, palette).matchAll(/<\w+Gradient id="([^"]+)".*?<\/\w+Gradient>/g)) {
        if (!known.has(id!)) known.set(id!, gradient)
        expect([path, gradient]).toEqual([path, known.get(id!)])
      }
    }
    expect(known.size).toBeGreaterThan(20)
  })
})

test('every drawing is used, and every used drawing exists', () => {
  const sorted = (names: readonly string[]) => [...new Set(names)].sort()
  const placesOf = (folder: string) => drawingsIn(folder).map((name) => name.replace(/-\d+$/, ''))
  expect(sorted(drawingsIn('motifs'))).toEqual(motifs.map(({ name }) => name).sort())
  expect(sorted(placesOf('scenes'))).toEqual(sorted(motifs.flatMap(({ scenes }) => scenes)))
  expect(sorted(drawingsIn('sparks'))).toEqual(sorted(motifs.map(({ sparks }) => sparks)))
  expect(sorted(drawingsIn('covers'))).toEqual(sorted(['cover', ...artSets]))
  for (const folder of setsOf('banners')) expect(sorted(drawingsIn(folder))).toEqual(sorted(bannerNames))
  for (const folder of setsOf('promotions')) expect(sorted(drawingsIn(folder))).toEqual(sorted(promotionNames))
  expect(Object.keys(palettes)).toEqual(expect.arrayContaining(motifs.flatMap(({ families }) => families)))
})
