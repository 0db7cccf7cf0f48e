import { describe, expect, it } from 'vitest'
import { duplicates, hasDuplicates, parseTree, spanOf } from './positions.ts'

const text = `{
  "a": { "b": [1, { "c": "é😀" }], "d": 2 },
  "list": [
    3
  ],
  "x/y": 4
}`
const tree = parseTree(text)

describe('spanOf', () => {
  it.each([
    ['/a/b/1/c', 'value', 2, 26, 5],
    ['/a/b/1/c', 'key', 2, 21, 3],
    ['/a/d', 'value', 2, 41, 1],
    ['/a/b/0', 'key', 2, 16, 1],
    ['/x~1y', 'key', 6, 3, 5],
    ['/list', 'value', 3, 11, 1],
    ['', 'value', 1, 1, 1],
  ] as const)('finds %s (its %s)', (pointer, part, line, column, length) => {
    expect(spanOf(tree, text, pointer, part)).toEqual({ line, column, length })
  })

  it.each([
    ['/a/nothing', 'holder', 2, 3, 3],
    ['/a/b/1/nothing', 'holder', 2, 19, 1],
    ['/nothing', 'holder', 1, 1, 1],
    ['/list/0/deep/down', 'value', 4, 5, 1],
    ['/gone/x', 'value', 1, 1, 1],
  ] as const)('places the missing %s at its nearest parent', (pointer, part, line, column, length) => {
    expect(spanOf(tree, text, pointer, part)).toEqual({ line, column, length })
  })

  it('returns the last of two equal keys, like JSON.parse', () => {
    const twice = '{ "a": 1, "a": 2 }'
    expect(spanOf(parseTree(twice), twice, '/a', 'value').column).toBe(16)
  })
})

describe('hasDuplicates', () => {
  it.each([
    ['{ "a": [{ "b": 1, "b": 2 }] }', true],
    ['{ "a" : 1, "\\u0061": 2 }', true],
    ['{ "__proto__": 1, "a": "b" , "c":\n"\\"d\\": 1" }', false],
    ['{ "a": { "a": 1 }, "b": [{ "a": ":" }, "{ \\"a\\": 1 }"] }', false],
    ['[]', false],
  ])('%s: %s', (json, expected) => {
    expect(hasDuplicates(json, JSON.parse(json))).toBe(expected)
    expect(duplicates(parseTree(json), json).length > 0).toBe(expected)
  })
})

describe('duplicates', () => {
  it('finds repeated keys at any depth', () => {
    const twice = '{ "a": [{ "b": 1, "b": 2,\n"b": 3 }], "c": { "d": 1 },\n"c": 0 }'
    const found = duplicates(parseTree(twice), twice)
    expect(found.map(({ pointer, span, firstLine }) => [pointer, span.line, span.column, firstLine])).toEqual([
      ['/a/0/b', 1, 19, 1],
      ['/a/0/b', 2, 1, 1],
      ['/c', 3, 1, 2],
    ])
  })

  it('ignores equal keys of different objects', () => {
    expect(duplicates(tree, text)).toEqual([])
    const apart = '{ "a": { "a": 1 }, "b": [{ "a": 1 }, { "a": 1 }] }'
    expect(duplicates(parseTree(apart), apart)).toEqual([])
  })
})
