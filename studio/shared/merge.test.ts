import { describe, expect, it } from 'vitest'
import { mergeTexts } from './merge.ts'

const base = `{
  "name": "One",
  "theme": { "radius": "soft", "font": "sora" },
  "languages": ["en", "fr"]
}
`

describe('two changes of a manifest', () => {
  it('of different settings are both in the result, in the layout of the file', () => {
    const mine = base.replace('"soft"', '"round"')
    const theirs = base.replace('"sora"', '"saira"').replace('"name": "One"', '"name":   "Two"')
    expect(mergeTexts(base, mine, theirs)).toEqual({ text: theirs.replace('"soft"', '"round"'), overlaps: [] })
  })

  it('of the same setting to the same value are no overlap', () => {
    const both = base.replace('"soft"', '"round"')
    expect(mergeTexts(base, both, both)).toEqual({ text: both, overlaps: [] })
  })

  it('of the same setting are asked about, and the file keeps its own until then', () => {
    const [mine, theirs] = [base.replace('One', 'Mine'), base.replace('One', 'Theirs')]
    const overlap = { pointer: '/name', base: 'One', mine: 'Mine', theirs: 'Theirs' }
    expect(mergeTexts(base, mine, theirs)).toEqual({ text: theirs, overlaps: [overlap] })
    expect(mergeTexts(base, mine, theirs, { '/name': 'mine' })).toEqual({ text: mine, overlaps: [] })
    expect(mergeTexts(base, mine, theirs, { '/name': 'theirs' })).toEqual({ text: theirs, overlaps: [] })
  })

  it('of a list are one question, because entries have no identity', () => {
    const [mine, theirs] = [base.replace('"fr"', '"ar"'), base.replace('"fr"', '"de"')]
    expect(mergeTexts(base, mine, theirs).overlaps.map(({ pointer }) => pointer)).toEqual(['/languages'])
  })

  it('overlap where one removes what the other changes in', () => {
    const mine = base.replace('"soft"', '"round"')
    const theirs = base.replace(/ {2}"theme".*\n/, '')
    expect(mergeTexts(base, mine, theirs).overlaps).toEqual([
      { pointer: '/theme/radius', base: 'soft', mine: 'round', theirs: undefined },
    ])
    const kept = mergeTexts(base, mine, theirs, { '/theme/radius': 'mine' })
    expect(JSON.parse(kept.text)).toMatchObject({ theme: { radius: 'round' } })
  })

  it('keep what I remove', () => {
    const mine = base.replace(', "font": "sora"', '')
    const theirs = base.replace('One', 'Two')
    expect(JSON.parse(mergeTexts(base, mine, theirs).text)).toEqual({
      name: 'Two',
      theme: { radius: 'soft' },
      languages: ['en', 'fr'],
    })
  })
})
