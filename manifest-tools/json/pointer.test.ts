import { describe, expect, it } from 'vitest'
import { child, keys, parent, valueAt } from './pointer.ts'

describe('pointers', () => {
  it('are escaped as in RFC 6901', () => {
    expect(child('/hosts', 'a/b~c')).toBe('/hosts/a~1b~0c')
    expect(keys('/hosts/a~1b~0c')).toEqual(['hosts', 'a/b~c'])
  })

  it('have a parent, up to the root', () => {
    expect(parent('/a/b')).toBe('/a')
    expect(parent('/a')).toBe('')
    expect(parent('')).toBe('')
  })

  it('find own properties only', () => {
    const value = { list: [{ a: null }] }
    expect(valueAt(value, '/list/0/a')).toBeNull()
    expect(valueAt(value, '')).toBe(value)
    for (const pointer of ['/list/1', '/list/0/a/b', '/toString', '/list/length/x'])
      expect(valueAt(value, pointer)).toBeUndefined()
  })
})
