import { describe, expect, it } from 'vitest'
import { child, keys, parent, valueAt } from './pointer.ts'

describe('pointers', () => {
  it('escape what RFC 6901 escapes', () => {
    expect(child('/hosts', 'a/b~c')).toBe('/hosts/a~1b~0c')
    expect(keys('/hosts/a~1b~0c')).toEqual(['hosts', 'a/b~c'])
  })

  it('lead up to the root and stay there', () => {
    expect(parent('/a/b')).toBe('/a')
    expect(parent('/a')).toBe('')
    expect(parent('')).toBe('')
  })

  it('find what is there, and nothing that is inherited', () => {
    const value = { list: [{ a: null }] }
    expect(valueAt(value, '/list/0/a')).toBeNull()
    expect(valueAt(value, '')).toBe(value)
    for (const pointer of ['/list/1', '/list/0/a/b', '/toString', '/list/length/x'])
      expect(valueAt(value, pointer)).toBeUndefined()
  })
})
