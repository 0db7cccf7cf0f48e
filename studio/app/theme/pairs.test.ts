import { converter } from 'culori'
import { expect, it } from 'vitest'
import { merge } from '../../../manifest-tools/json/merge.ts'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { pairsOf, passingColours, ratioWords } from './pairs.ts'

const manifests = readManifests('manifests')
const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })
const withColour = (token: string, dark: string) => merge(manifest, { theme: { tokens: { [token]: { dark } } } })

it('finds every pair of a published brand readable', () => {
  expect(pairsOf(manifest, 'dark').every(({ passes }) => passes)).toBe(true)
  expect(pairsOf(manifest, 'light').length).toBeGreaterThan(20)
})

it('finds the nearest colour that passes, in both directions', () => {
  const faint = withColour('muted', '#4a4a4a')
  const wrong = pairsOf(faint, 'dark').filter(({ passes }) => !passes)
  expect(wrong.map(({ upper }) => upper)).toEqual(['muted', 'muted', 'muted'])
  const [better = ''] = passingColours(faint, 'dark', 'muted')
  expect(pairsOf(withColour('muted', better), 'dark').every(({ passes }) => passes)).toBe(true)
  const ink = withColour('onBrand', '#8a6a4a')
  const [darker = ''] = passingColours(ink, 'dark', 'onBrand')
  expect(pairsOf(withColour('onBrand', darker), 'dark').every(({ passes }) => passes)).toBe(true)
})

it('offers black and white where they pass, and nothing that is the colour already', () => {
  expect(passingColours(manifest, 'dark', 'text')).toEqual(['#ffffff'])
  expect(passingColours(withColour('brand', '#777777'), 'dark', 'onBrand')).toContain('#000000')
})

it('offers a brand colour although its ink does not fit it: that follows', () => {
  const faint = withColour('brand', '#1a1a40')
  const [better = ''] = passingColours(faint, 'dark', 'brand')
  const failing = pairsOf(withColour('brand', better), 'dark').filter(({ passes }) => !passes)
  expect(failing.filter(({ upper }) => upper === 'brand')).toEqual([])
})

it('keeps the hue that was chosen', () => {
  const hueOf = (colour: string) => converter('oklch')(colour)!.h ?? 0
  for (const chosen of ['#5a1010', '#103a10', '#10105a', '#4a3a00']) {
    const [better = ''] = passingColours(withColour('link', chosen), 'dark', 'link')
    expect(Math.abs(hueOf(better) - hueOf(chosen)), chosen).toBeLessThan(4)
  }
})

it('never rounds a ratio up', () => {
  expect(ratioWords(4.4999)).toBe('4.49')
})
