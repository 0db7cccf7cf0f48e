import { describe, expect, it } from 'vitest'
import { originsOf } from './provenance.ts'
import { resolve } from './resolve.ts'

const files: Record<string, string> = {
  base: '{\n  "a": { "b": 1,\n    "c": 2 },\n  "list": [1, 2],\n  "gone": { "x": 1 }\n}',
  family: '{\n  "extends": "base",\n  "a": { "b": 3 },\n  "gone": null\n}',
  nova: '{\n  "extends": "family",\n\n  "list": [\n    4, 5],\n  "a": { "b": 6 }\n}',
}
const { layers } = resolve('nova', (name) => files[name])

describe('originsOf', () => {
  it('lists every file that sets a value, the winning one last', () => {
    expect(originsOf('/a/b', layers)).toEqual([
      { layer: 'base', value: 1, line: 2 },
      { layer: 'family', value: 3, line: 3 },
      { layer: 'nova', value: 6, line: 6 },
    ])
  })

  it.each([
    ['/a/c', 'base', 3],
    ['/list', 'nova', 4],
    ['/list/1', 'nova', 5],
    ['/gone', 'family', 4],
  ])('%s was last set by %s, on line %i', (pointer, layer, line) => {
    expect(originsOf(pointer, layers).pop()).toMatchObject({ layer, line })
  })

  it('a list entry has only the list’s origin', () => {
    expect(originsOf('/list/0', layers)).toEqual([{ layer: 'nova', value: 4, line: 5 }])
    expect(originsOf('/list', layers)).toHaveLength(2)
  })

  it('is empty if nothing sets the value', () => {
    expect(originsOf('/nothing/there', layers)).toEqual([])
  })
})
