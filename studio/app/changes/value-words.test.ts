import { expect, it } from 'vitest'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { valueWords } from './value-words.tsx'

const schemaAt = (pointer: string) => locate(pointer, {})!.schema
const words = (value: unknown, before?: unknown, pointer = '/name') => valueWords(value, before, schemaAt(pointer))

it('says switches, texts and what is not set in words', () => {
  expect(words(true)).toBe('On')
  expect(words(false)).toBe('Off')
  expect(words('Atlas')).toBe('“Atlas”')
  expect(words('')).toBe('empty')
  expect(words(undefined)).toBe('not set')
  expect(words(18)).toBe('18')
  expect(words({ a: 1 })).toBe('1 setting')
})

it('says how many entries a list has, and what differs', () => {
  expect(words(['fr', 'ar'], ['fr'], '/languages')).toBe('2 entries, with Arabic')
  expect(words(['ar', 'fr'], ['fr', 'ar'], '/languages')).toBe('2 entries, in another order')
  const [row, grid] = [{ use: 'game-row' }, { use: 'text' }]
  expect(words([row], [row, grid], '/pages/MAIN/blocks')).toBe('1 entry, without Text')
})
