import { describe, expect, it } from 'vitest'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource, writeSetting, type Source } from './write.ts'

const base = `{
  "manifestVersion": 1,
  "abstract": true,
  "currency": "EUR",
  "theme": { "radius": "soft", "tokens": { "brand": { "dark": "#000000", "light": "#ffffff" } } },
  "footer": [
    { "use": "logo" },
    { "use": "links", "items": [{ "page": "terms", "text": "a" }, { "page": "privacy", "text": "b" }] },
    { "use": "language" },
    { "use": "row", "title": "one", "limit": 1 },
    { "use": "row", "title": "two", "limit": 2 }
  ]
}`

const sourceOf = (text: string): Source => ({ id: 'mine', text, read: (name) => (name === 'base' ? base : undefined) })

const mine = `{
  "extends": "base",
  "id": "mine",
  "languages": ["fr", "en"],
  "theme": { "radius": "sharp" },
  "pages": {
    "blocks": [
      { "use": "banners",  "place": "home" },
      { "use": "row", "limit": 18 },
      { "use": "grid" }
    ]
  }
}
`

/** Returns the lines that a change adds and removes. */
const linesOf = (before: string, after: string) => ({
  removed: before.split('\n').filter((line) => !after.split('\n').includes(line)),
  added: after.split('\n').filter((line) => !before.split('\n').includes(line)),
})

describe('a setting', () => {
  it('is changed on its line alone', () => {
    const text = writeSetting(sourceOf(mine), '/theme/radius', 'round')
    expect(linesOf(mine, text)).toEqual({
      removed: ['  "theme": { "radius": "sharp" },'],
      added: ['  "theme": { "radius": "round" },'],
    })
  })

  it('goes back to the inherited value, without leaving an empty object', () => {
    const text = writeSetting(sourceOf(mine), '/theme/radius', undefined)
    expect(linesOf(mine, text)).toEqual({ removed: ['  "theme": { "radius": "sharp" },'], added: [] })
    expect(writeSetting(sourceOf(mine), '/theme/radius', 'soft')).toBe(text)
  })

  it('that is inherited is removed by null', () => {
    const text = writeSetting(sourceOf(mine), '/currency', null)
    expect(JSON.parse(text)).toMatchObject({ currency: null })
    expect(resolveSource(sourceOf(text)).manifest).not.toHaveProperty('currency')
  })

  it('of an own list’s entry is changed in its place', () => {
    const text = writeSetting(sourceOf(mine), '/pages/blocks/1/limit', 24)
    expect(linesOf(mine, text).added).toEqual(['      { "use": "row", "limit": 24 },'])
  })
})

describe('a text of the brand’s own', () => {
  const set = (text: string, key: string, value: string) =>
    writeSetting(sourceOf(text), `/texts/fr/common/${key}`, value)

  it('stands on a line of its own, the first one too', () => {
    const first = set(mine, 'lobby.hot', 'Chaud')
    const both = set(first, 'lobby.new', 'Neuf')
    expect(both).toContain(
      '  "texts": {\n    "fr": {\n      "common": {\n        "lobby.hot": "Chaud",\n        "lobby.new": "Neuf"\n      }\n    }\n  }',
    )
    expect(linesOf(first, both).removed).toEqual(['        "lobby.hot": "Chaud"'])
  })

  it('is changed on its line, and breaks up what stood on one line', () => {
    const crammed = mine.replace('"id"', '"texts": { "fr": { "common": { "a": "1", "b": "2" } } },\n  "id"')
    const changed = set(crammed, 'b', '3')
    expect(changed).toContain(
      '  "texts": {\n    "fr": {\n      "common": {\n        "a": "1",\n        "b": "3"\n      }\n    }\n  },\n  "id"',
    )
    expect(linesOf(changed, set(changed, 'a', '4'))).toEqual({
      removed: ['        "a": "1",'],
      added: ['        "a": "4",'],
    })
  })
})

describe('an own list', () => {
  const blocks = [{ use: 'banners', place: 'home' }, { use: 'row', limit: 18 }, { use: 'grid' }]

  it.each([
    ['moves an entry', [blocks[1], blocks[0], blocks[2]]],
    ['adds an entry at the end', [...blocks, { use: 'new' }]],
    ['adds an entry at the start', [{ use: 'new' }, ...blocks]],
    ['adds an entry in the middle', blocks.toSpliced(1, 0, { use: 'new' })],
    ['removes an entry', blocks.toSpliced(1, 1)],
    ['removes the last entry', blocks.slice(0, 2)],
    ['removes all entries', []],
    ['replaces two entries by one', [blocks[0], { use: 'other' }]],
    ['replaces one entry by two', [blocks[0], { use: 'other' }, { use: 'another' }, blocks[2]]],
  ])('%s', (_what, wanted) => {
    const text = writeSetting(sourceOf(mine), '/pages/blocks', wanted)
    expect(valueAt(JSON.parse(text), '/pages/blocks')).toEqual(wanted)
    // The double space shows that entries keep their own text.
    if (wanted.includes(blocks[0]!)) expect(text).toContain('{ "use": "banners",  "place": "home" }')
    expect(linesOf(mine, text).added.length).toBeLessThanOrEqual(Math.max(1, wanted.length))
  })
})

describe('an inherited list', () => {
  const footer = (JSON.parse(base) as { footer: object[] }).footer
  const own = (text: string) => valueAt(JSON.parse(text), '/footer')
  const resolved = (text: string) => valueAt(resolveSource(sourceOf(text)).manifest, '/footer')

  it('loses an entry by its name', () => {
    const text = writeSetting(sourceOf(mine), '/footer', footer.toSpliced(2, 1))
    expect(own(text)).toEqual({ remove: ['language'] })
    expect(resolved(text)).toEqual(footer.toSpliced(2, 1))
  })

  it('gets an entry at its place', () => {
    const wanted = footer.toSpliced(1, 0, { use: 'version' })
    const text = writeSetting(sourceOf(mine), '/footer', wanted)
    expect(own(text)).toEqual({ insert: [{ after: 'logo', entry: { use: 'version' } }] })
    expect(resolved(text)).toEqual(wanted)
  })

  it('has an entry changed, also in a list of that entry', () => {
    const text = writeSetting(sourceOf(mine), '/footer/1/items/1/text', 'c')
    expect(resolved(text)).toEqual(
      footer.with(1, {
        use: 'links',
        items: [
          { page: 'terms', text: 'a' },
          { page: 'privacy', text: 'c' },
        ],
      }),
    )
    expect(JSON.stringify(own(text))).not.toContain('logo')
  })

  it('has an entry moved', () => {
    const wanted = [...footer.slice(1, 3), footer[0], ...footer.slice(3)]
    const text = writeSetting(sourceOf(mine), '/footer', wanted)
    expect(resolved(text)).toEqual(wanted)
  })

  it('tells entries of the same widget apart', () => {
    const text = writeSetting(sourceOf(mine), '/footer/4/limit', 3)
    expect(own(text)).toEqual({ change: { 'row:two': { limit: 3 } } })
  })

  it('goes back to the inherited one when its entries are the same again', () => {
    const text = writeSetting(sourceOf(mine), '/footer', footer.toSpliced(2, 1))
    expect(writeSetting(sourceOf(text), '/footer', footer)).toBe(mine)
  })
})

it('writes what was meant on every brand: each list loses, moves and gets entries', () => {
  const manifests = readManifests('manifests')
  for (const id of manifests.names()) {
    const source = { id, text: manifests.read(id)!, read: manifests.read }
    const { manifest } = resolveSource(source)
    for (const pointer of ['/frame/header', '/frame/footer', '/pages/MAIN/blocks', '/overlays/sidebar/blocks']) {
      const list = valueAt(manifest, pointer) as object[]
      const wanted = [
        list.slice(1),
        [...list.slice(1), list[0]!],
        list.toSpliced(1, 0, { use: 'version' }),
        list.toReversed(),
      ]
      for (const each of wanted) {
        const text = writeSetting(source, pointer, each)
        expect(valueAt(resolveSource({ ...source, text }).manifest, pointer), `${id} ${pointer}`).toEqual(each)
      }
    }
  }
})
