import { describe, expect, it } from 'vitest'
import { printed } from './printed.ts'

const value = {
  name: 'x',
  tokens: { brand: { dark: '#000000', light: '#ffffff' } },
  list: [1, 2],
  none: {},
  'a/b': null,
}

describe('printed', () => {
  it('is JSON with short values on one line', () => {
    const text = printed(value)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).toContain('\n  "tokens": { "brand": { "dark": "#000000", "light": "#ffffff" } },\n  "list": [1, 2],\n')
  })

  it('breaks up long values', () => {
    const long = { a: { b: 'x'.repeat(60), c: 'y'.repeat(60) } }
    expect(printed(long).split('\n')).toHaveLength(6)
    expect(JSON.parse(printed(long))).toEqual(long)
  })

  it('notes each value once, and breaks up values with several notes', () => {
    const text = printed(value, (pointer) =>
      pointer.endsWith('/light') ? 'nova.json:2' : `base.json:${pointer.length}`,
    )
    expect(text.split('\n')).toEqual([
      '{',
      '  "name": "x",            // base.json:5',
      '  "tokens": {',
      '    "brand": {',
      '      "dark": "#000000",  // base.json:18',
      '      "light": "#ffffff"  // nova.json:2',
      '    }',
      '  },',
      '  "list": [1, 2],         // base.json:7',
      '  "none": {},             // base.json:5',
      '  "a/b": null             // base.json:5',
      '}',
    ])
  })
})
