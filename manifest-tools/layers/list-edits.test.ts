import { describe, expect, it } from 'vitest'
import { entryNames } from './entry-names.ts'
import { originsOf } from './provenance.ts'
import { valueAt } from '../json/pointer.ts'
import { resolve } from './resolve.ts'
import { diagnoseSources } from '../check/diagnose-sources.ts'

const row = (title: string, limit = 6) => ({ use: 'row', title, limit })
const base = `{
  "id": "base",
  "blocks": [
    { "use": "banners" },
    { "use": "row", "title": "new", "limit": 6 },
    { "use": "row", "title": "live", "limit": 6 },
    { "use": "nav", "items": [{ "page": "A" }, { "page": "B" }] }
  ],
  "names": ["a", "b"]
}`

/** Resolves a brand with these settings; `parent` is a manifest between it and the base. */
function brand(settings: object, parent: object = {}) {
  const write = (id: string, from: string, own: object) => JSON.stringify({ id, extends: from, ...own }, null, 2)
  const files: Record<string, string> = {
    base,
    family: write('family', 'base', parent),
    nova: write('nova', 'family', settings),
  }
  const resolved = resolve('nova', (name) => files[name])
  const linesOf = (pointer: string) =>
    originsOf(pointer, resolved.layers, resolved.manifest).map(
      ({ layer, line }) => `${layer}: ${files[layer]!.split('\n')[line - 1]!.trim()}`,
    )
  return { ...resolved, list: valueAt(resolved.manifest, '/blocks'), linesOf }
}

const nav = (...pages: string[]) => ({ use: 'nav', items: pages.map((page) => ({ page })) })
const banners = { use: 'banners' }

describe('an edit of an inherited list', () => {
  it('removes, changes and inserts entries by name, and keeps the others', () => {
    const { list, problems } = brand({
      blocks: {
        remove: ['row:live'],
        change: { 'row:new': { limit: 3 } },
        insert: [
          { before: 'banners', entry: { use: 'first' } },
          { after: 'banners', entry: { use: 'second' } },
          { after: 'banners', entry: { use: 'third' } },
          { entry: { use: 'last' } },
        ],
      },
    })
    expect(problems).toEqual([])
    expect(list).toEqual([
      { use: 'first' },
      banners,
      { use: 'second' },
      { use: 'third' },
      row('new', 3),
      nav('A', 'B'),
      { use: 'last' },
    ])
  })

  it('replaces an entry in its place, and edits lists of words', () => {
    const { list, manifest } = brand({
      blocks: { remove: ['banners'], insert: [{ before: 'banners', entry: { use: 'hero' } }] },
      names: { remove: ['a'], insert: [{ entry: 'c' }] },
    })
    expect(list).toEqual([{ use: 'hero' }, row('new'), row('live'), nav('A', 'B')])
    expect(manifest).toMatchObject({ names: ['b', 'c'] })
  })

  it('edits the result of its parent’s edit, also within an entry', () => {
    const items = (page: string) => ({ insert: [{ after: page, entry: { page: `${page}2` } }] })
    const { list } = brand(
      { blocks: { remove: ['banners'], change: { nav: { items: items('A') } } } },
      { blocks: { change: { nav: { items: items('B') } }, insert: [{ before: 'nav', entry: row('top') }] } },
    )
    expect(list).toEqual([row('new'), row('live'), row('top'), nav('A', 'A2', 'B', 'B2')])
  })

  it('is replaced by a list, and edits a list that its parent wrote', () => {
    const edit = { blocks: { remove: ['banners'] } }
    expect(brand({ blocks: [row('own')] }, edit).list).toEqual([row('own')])
    expect(brand(edit, { blocks: [banners, row('own')] }).list).toEqual([row('own')])
  })

  it('changes neither the parents’ manifests nor those of other brands', () => {
    const files: Record<string, string> = {
      base,
      aa: JSON.stringify({ id: 'aa', extends: 'base', blocks: { change: { banners: { place: 'home' } } } }),
    }
    const before = resolve('base', (name) => files[name]).manifest
    resolve('aa', (name) => files[name])
    expect(resolve('base', (name) => files[name]).manifest).toEqual(before)
  })
})

describe('what is said of an entry of an edited list', () => {
  const { linesOf } = brand(
    { blocks: { remove: ['banners'], change: { 'row:new': { limit: 3 } } } },
    { blocks: { change: { nav: { items: { insert: [{ before: 'B', entry: { page: 'C' } }] } } } } },
  )

  it('names the files that set it, the closest last', () => {
    expect(linesOf('/blocks/0/limit')).toEqual([
      'base: { "use": "row", "title": "new", "limit": 6 },',
      'nova: "limit": 3',
    ])
    expect(linesOf('/blocks/1/title')).toEqual(['base: { "use": "row", "title": "live", "limit": 6 },'])
    expect(linesOf('/blocks/2/items/1/page')).toEqual(['family: "page": "C"'])
    expect(linesOf('/blocks/2/items/2/page')).toEqual([
      'base: { "use": "nav", "items": [{ "page": "A" }, { "page": "B" }] }',
    ])
  })

  it('is found at its place by the diagnostics, and fixed there', () => {
    const { layers, manifest, problems, complete } = brand({
      manifestVersion: 1,
      blocks: { insert: [{ before: 'banners', entry: { use: 'row' } }], change: { banners: { place: null } } },
    })
    const found = diagnoseSources({ layers, manifest, problems, complete }).filter(({ code }) => code.startsWith('ext'))
    expect(found).toMatchObject([
      { code: 'extends/removes-nothing', fix: { pointer: '/blocks/change/banners/place', remove: true } },
    ])
  })
})

it('names each entry by what it uses or links to, and by a value where several have that name', () => {
  const list = [
    { use: 'x', title: 'a' },
    { use: 'x', title: 'b', guards: ['g'] },
    { page: 'P' },
    { category: 'c' },
    { title: 'step', fields: ['y'] },
    { use: 'text', name: 'login' },
    { field: 'country', in: ['BR'] },
    'w',
  ]
  expect(entryNames(list)).toEqual(['x:a', 'x:b', 'P', 'c', 'step', 'login', 'country', 'w'])
  expect(entryNames([{ use: 'x' }, { use: 'x' }, { use: 'x', types: ['tv'] }])).toEqual(['x', 'x', 'x:tv'])
})
