import { expect, it } from 'vitest'
import { merge } from '#manifest-tools/json/merge.ts'
import { resolve } from '#manifest-tools/layers/resolve.ts'
import { differencesOf } from './differences.ts'

const files: Record<string, object> = {
  base: { id: 'base', abstract: true, a: 1, b: { c: 1, d: 1 }, list: [1] },
  family: { id: 'family', abstract: true, extends: 'base', b: { c: 2 } },
  nova: { id: 'nova', extends: 'family', b: { d: null, e: 3 }, list: [2], own: { x: 1 } },
  lumina: { id: 'lumina', extends: 'nova', b: { e: 4 }, own: { y: null }, a: null },
  alone: { id: 'alone', a: 5 },
}
const read = (name: string) => (files[name] ? JSON.stringify(files[name]) : undefined)
const differences = (name: string) => differencesOf(resolve(name, read))

it('starts at the nearest parent that is not a brand', () => {
  expect(differences('nova')).toEqual({ parent: 'family', settings: files.nova })
  expect(differences('lumina').parent).toBe('family')
  expect(differences('alone')).toEqual({ settings: files.alone })
})

it('combines a chain of brands into one patch', () => {
  const { settings } = differences('lumina')
  const { id: _id, ...family } = resolve('family', read).manifest!
  const { extends: _extends, ...patch } = settings
  expect(merge(family, patch)).toEqual(resolve('lumina', read).manifest)
  expect(settings).toMatchObject({ b: { d: null, e: 4 }, a: null })
})

it('keeps an edit of an inherited list, and writes a list whole that several brands edit', () => {
  files.first = { id: 'first', extends: 'base', list: { insert: [{ entry: 2 }] } }
  files.second = { id: 'second', extends: 'first', list: { remove: ['1'] } }
  expect(differences('first').settings).toMatchObject({ list: { insert: [{ entry: 2 }] } })
  expect(differences('second').settings).toMatchObject({ list: [2] })
})
