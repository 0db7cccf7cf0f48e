import { expect, it } from 'vitest'
import { differences } from './differences.ts'

it('names each setting that differs, and lists as a whole', () => {
  const before = { name: 'a', theme: { tokens: { brand: { dark: '#000' } } }, languages: ['en'], gone: 1, same: [{}] }
  const after = {
    name: 'b',
    theme: { tokens: { brand: { dark: '#111' } } },
    languages: ['en', 'fr'],
    new: {},
    same: [{}],
  }
  expect(differences(before, after).sort()).toEqual(
    ['/name', '/theme/tokens/brand/dark', '/languages', '/gone', '/new'].sort(),
  )
  expect(differences(before, structuredClone(before))).toEqual([])
})

it('escapes keys as JSON pointers do', () => {
  expect(differences({ texts: { 'a/b~c': '1' } }, { texts: { 'a/b~c': '2' } })).toEqual(['/texts/a~1b~0c'])
})
