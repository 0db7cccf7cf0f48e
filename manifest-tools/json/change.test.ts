import { describe, expect, it } from 'vitest'
import { applyChanges, applyEdits, editsOf } from './change.ts'

const text = '{\r\n\t"a" :  1,\r\n\r\n    "b": { "c": [1,2 ,3], "x/y":"é😀" },  "d": {}\r\n}\r\n'

describe('a change keeps all other characters', () => {
  it.each([
    ['replaces a value', { pointer: '/a', value: 'two' }, ['1', '"two"']],
    [
      'replaces a value with an object',
      { pointer: '/b/c/1', value: { d: [true], e: {} } },
      ['2 ,3', '{ "d": [true], "e": {} } ,3'],
    ],
    ['renames a key', { pointer: '/b/x~1y', key: 'z' }, ['"x/y"', '"z"']],
    ['removes the first entry', { pointer: '/b/c/0', remove: true }, ['1,2 ', '2 ']],
    ['removes the last entry', { pointer: '/b/c/2', remove: true }, [' ,3', '']],
    ['removes the first setting', { pointer: '/a', remove: true }, ['"a" :  1,\r\n\r\n    ', '']],
    [
      'removes a setting in the middle',
      { pointer: '/b', remove: true },
      ['"b": { "c": [1,2 ,3], "x/y":"é😀" },  ', ''],
    ],
    ['removes a setting at the end of a line', { pointer: '/d', remove: true }, [',  "d": {}', '']],
    ['removes characters', { offset: 3, length: 1 }, ['\t', '']],
    ['adds a setting', { pointer: '/b/n', value: null }, ['"é😀"', '"é😀", "n": null']],
    ['adds a setting to an empty object', { pointer: '/d/n', value: 1 }, ['{}', '{ "n": 1 }']],
    ['adds a setting and the objects on the way', { pointer: '/d/m/n', value: 1 }, ['{}', '{ "m": { "n": 1 } }']],
    ['adds a setting to a value that was not an object', { pointer: '/a/n', value: 1 }, [':  1', ':  { "n": 1 }']],
    ['does nothing if there is nothing to rename', { pointer: '/z', key: 'y' }, ['', '']],
    ['does nothing if there is nothing to remove', { pointer: '/z', remove: true }, ['', '']],
  ] as const)('%s', (_what, change, [from, to]) => {
    expect(applyChanges(text, [change])).toBe(text.replace(from, () => to))
  })

  it('removes the only entry', () => {
    expect(applyChanges('{ "a": [ 1 ] }', [{ pointer: '/a/0', remove: true }])).toBe('{ "a": [] }')
  })

  it('adds a setting on its own line if the others have one', () => {
    const lines = '{\n  "a": {\n    "b": 1\n  }\n}'
    expect(applyChanges(lines, [{ pointer: '/a/c', value: 2 }])).toBe('{\n  "a": {\n    "b": 1,\n    "c": 2\n  }\n}')
  })

  it('changes the last of two equal keys, which is the one that counts', () => {
    expect(applyChanges('{ "a": 1, "a": 2 }', [{ pointer: '/a', value: 3 }])).toBe('{ "a": 1, "a": 3 }')
    expect(applyChanges('{ "a": 1, "a": 2 }', [{ pointer: '/a', remove: true }])).toBe('{ "a": 1 }')
  })
})

it('applies several changes one after the other', () => {
  const changes = [
    { pointer: '/b', key: 'e' },
    { pointer: '/e/c/0', remove: true },
    { pointer: '/e/c/0', value: 5 },
  ] as const
  expect(applyChanges(text, changes)).toBe(text.replace('"b"', '"e"').replace('[1,2 ', '[5 '))
})

it('applies edits in any order', () => {
  const edits = [...editsOf(text, { pointer: '/a', value: 10 }), ...editsOf(text, { pointer: '/d', key: 'dd' })]
  const expected = text.replace('1', '10').replace('"d"', '"dd"')
  expect(applyEdits(text, edits)).toBe(expected)
  expect(applyEdits(text, edits.reverse())).toBe(expected)
})
