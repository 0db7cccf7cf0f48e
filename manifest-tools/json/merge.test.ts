import { describe, expect, it } from 'vitest'
import { merge } from './merge.ts'

describe('merge', () => {
  // The test cases of RFC 7396, appendix A, with an object as the patch.
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ])('%s with %s gives %s', (target, patch, expected) => {
    expect(merge(JSON.parse(target), JSON.parse(patch))).toEqual(JSON.parse(expected))
  })

  it('changes neither argument', () => {
    const target = { a: { b: 1 }, c: [1] }
    const patch = { a: { d: 2 }, c: null }
    merge(target, patch)
    expect([target, patch]).toEqual([
      { a: { b: 1 }, c: [1] },
      { a: { d: 2 }, c: null },
    ])
  })

  it('drops __proto__ and changes no prototype', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"bad":1},"a":{"__proto__":{"bad":1}},"constructor":{"prototype":{"bad":1}}}',
    )
    const result = merge(hostile, hostile)
    expect(Object.keys(result)).toEqual(['a', 'constructor'])
    expect(Object.keys(result.a as object)).toEqual([])
    for (const value of [{}, result, result.a]) expect(value).not.toHaveProperty('bad')
  })
})
