import { autorun, observable } from 'mobx'
import { expect, it } from 'vitest'
import { differences } from '../../../manifest-tools/json/differences.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { keyOf } from '../seams/block-keys.ts'
import { write } from './write.ts'

const block = (use: string, options: object = {}) => ({ use, ...options })
const manifestOf = (...blocks: object[]) =>
  ({ name: 'a', texts: {}, pages: { MAIN: { blocks } } }) as unknown as Manifest

/** Writes another manifest over an observed one; returns the keys of its blocks before and after. */
function patched(before: Manifest, after: Manifest) {
  const observed = observable(structuredClone(before))
  const keys = () => observed.pages.MAIN.blocks.map(keyOf)
  const first = keys()
  write(observed, before, after, differences(before, after))
  expect(JSON.parse(JSON.stringify(observed))).toEqual(after)
  return { observed, first, then: keys() }
}

it('keeps blocks that move', () => {
  const [a, b, c] = [block('banners'), block('game-row', { title: 'x' }), block('game-row', { title: 'y' })]
  const { first, then } = patched(manifestOf(a, b, c), manifestOf(c, a, b))
  expect(then).toEqual([first[2], first[0], first[1]])
})

it('keeps the others where a block is added, removed or hidden', () => {
  const [a, b, c] = [block('banners'), block('jackpot'), block('licence')]
  const { first, then } = patched(manifestOf(a, b, c), manifestOf(block('promotions'), a, c))
  expect(then.slice(1)).toEqual([first[0], first[2]])
  expect(first).not.toContain(then[0])
})

it('puts a changed block in the place of the one that it was, also where others move', () => {
  const before = manifestOf(block('banners'), block('game-row', { title: 'x' }), block('game-row', { title: 'y' }))
  const after = manifestOf(block('game-row', { title: 'y' }), block('banners'), block('game-row', { title: 'z' }))
  const { first, then } = patched(before, after)
  expect(then).toEqual([first[2], first[0], first[1]])
})

it('tells observers of what changes, and only of that', () => {
  const before = manifestOf(block('banners'))
  const observed = observable(structuredClone(before))
  const seen: string[] = []
  autorun(() => seen.push(observed.name))
  const after = { ...before, texts: { en: { common: { a: 'b' } } } } as unknown as Manifest
  write(observed, before, after, differences(before, after))
  expect(seen).toEqual(['a'])
  const renamed = { ...after, name: 'z' }
  write(observed, after, renamed, differences(after, renamed))
  expect(seen).toEqual(['a', 'z'])
})

it('removes settings that are gone', () => {
  const before = { ...manifestOf(), regionClosed: { status: 451 } } as unknown as Manifest
  const { observed } = patched(before, manifestOf())
  expect('regionClosed' in observed).toBe(false)
})
