import { describe, expect, it } from 'vitest'
import { applyChanges, applyEdits, editsOf } from './change.ts'

const text = '{\r\n\t"a" :  1,\r\n\r\n    "b": { "c": [1,2 ,3], "x/y":"é😀" },  "d": {}\r\n}\r\n'

describe('a change leaves every other character as it is', () => {
  it.each([
    ['a value', { pointer: '/a', value: 'two' }, ['1', '"two"']],
    [
      'an object in place of a value',
      { pointer: '/b/c/1', value: { d: [true], e: {} } },
      ['2 ,3', '{ "d": [true], "e": {} } ,3'],
    ],
    ['a key', { pointer: '/b/x~1y', key: 'z' }, ['"x/y"', '"z"']],
    ['the first entry out', { pointer: '/b/c/0', remove: true }, ['1,2 ', '2 ']],
    ['the last entry out', { pointer: '/b/c/2', remove: true }, [' ,3', '']],
    ['the first setting out', { pointer: '/a', remove: true }, ['"a" :  1,\r\n\r\n    ', '']],
    ['a setting in the middle out', { pointer: '/b', remove: true }, ['"b": { "c": [1,2 ,3], "x/y":"é😀" },  ', '']],
    ['a setting at a line’s end out', { pointer: '/d', remove: true }, [',  "d": {}', '']],
    ['characters out', { offset: 3, length: 1 }, ['\t', '']],
    ['a setting in', { pointer: '/b/n', value: null }, ['"é😀"', '"é😀", "n": null']],
    ['a setting into an empty object', { pointer: '/d/n', value: 1 }, ['{}', '{ "n": 1 }']],
    ['a setting and what leads to it', { pointer: '/d/m/n', value: 1 }, ['{}', '{ "m": { "n": 1 } }']],
    ['a setting into what was no object', { pointer: '/a/n', value: 1 }, [':  1', ':  { "n": 1 }']],
    ['nothing, where there is nothing to rename', { pointer: '/z', key: 'y' }, ['', '']],
    ['nothing, where there is nothing to take out', { pointer: '/z', remove: true }, ['', '']],
  ] as const)('%s', (_what, change, [from, to]) => {
    expect(applyChanges(text, [change])).toBe(text.replace(from, () => to))
  })

  it('takes the only entry out', () => {
    expect(applyChanges('{ "a": [ 1 ] }', [{ pointer: '/a/0', remove: true }])).toBe('{ "a": [] }')
  })

  it('puts a setting on a line of its own, below others on theirs', () => {
    const lines = '{\n  "a": {\n    "b": 1\n  }\n}'
    expect(applyChanges(lines, [{ pointer: '/a/c', value: 2 }])).toBe('{\n  "a": {\n    "b": 1,\n    "c": 2\n  }\n}')
  })

  it('changes the last of two equal keys, which is the one that counts', () => {
    expect(applyChanges('{ "a": 1, "a": 2 }', [{ pointer: '/a', value: 3 }])).toBe('{ "a": 1, "a": 3 }')
    expect(applyChanges('{ "a": 1, "a": 2 }', [{ pointer: '/a', remove: true }])).toBe('{ "a": 1 }')
  })
})

it('makes several changes, each on what the one before it left', () => {
  const changes = [
    { pointer: '/b', key: 'e' },
    { pointer: '/e/c/0', remove: true },
    { pointer: '/e/c/0', value: 5 },
  ] as const
  expect(applyChanges(text, changes)).toBe(text.replace('"b"', '"e"').replace('[1,2 ', '[5 '))
})

it('makes edits in any order', () => {
  const edits = [...editsOf(text, { pointer: '/a', value: 10 }), ...editsOf(text, { pointer: '/d', key: 'dd' })]
  const expected = text.replace('1', '10').replace('"d"', '"dd"')
  expect(applyEdits(text, edits)).toBe(expected)
  expect(applyEdits(text, edits.reverse())).toBe(expected)
})
