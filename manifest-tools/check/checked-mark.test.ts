import { expect, it } from 'vitest'
import { schemaHash } from '#schemas/schema-hash.ts'
import { checkedMark } from './checked-mark.ts'

it('is another one for each text, of the schema', () => {
  expect(checkedMark('')).toBe(`${schemaHash}-${(0x811c9dc5).toString(36)}`)
  expect(checkedMark('{"id":"lumina"}')).not.toBe(checkedMark('{"id":"luminb"}'))
  expect(checkedMark('ab')).not.toBe(checkedMark('ba'))
})
