import { expect, it } from 'vitest'
import { membersIn, structureOf } from './structure.ts'

it('counts levels and members outside strings', () => {
  expect(structureOf('{ "a": [{ "b:{[": "\\":{" }], "c": {} }')).toEqual({ levels: 3, members: 3 })
})

it('counts the members of a value, of which a repeated key leaves fewer than the text has', () => {
  const [once, twice] = ['{ "a": [{ "b": null }] }', '{ "a": 1, "a": [{ "b": null }] }']
  expect([once, twice].map((text) => structureOf(text).members - membersIn(JSON.parse(text)))).toEqual([0, 1])
})
