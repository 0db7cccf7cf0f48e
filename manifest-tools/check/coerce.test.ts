import { expect, it } from 'vitest'
import { coerce } from './coerce.ts'

it.each([
  ['18', { type: 'integer' }, 18],
  ['-1.5', { type: 'number' }, -1.5],
  ['1.5', { type: 'integer' }, undefined],
  ['018', { type: 'integer' }, undefined],
  ['99999999999999999999', { type: 'integer' }, undefined],
  ['true', { type: 'boolean' }, true],
  ['yes', { type: 'boolean' }, undefined],
  ['', { type: 'integer' }, undefined],
  [12345678, { type: 'string' }, '12345678'],
  [5, { type: ['string', 'null'] }, '5'],
  [5, { type: 'string', pattern: '^a' }, undefined],
  [5, { type: 'string', enum: ['a'] }, undefined],
  [1.5, { type: 'string' }, undefined],
  ['TN', { type: 'array', items: { type: 'string' } }, ['TN']],
  [5, { type: 'array', items: { type: 'string' } }, undefined],
  [false, { type: 'object', properties: { visible: {} } }, { visible: false }],
  [false, { type: 'object' }, undefined],
  [{}, { type: 'string' }, undefined],
])('%j for %j is %j', (written, schema, expected) => {
  expect(coerce(written, schema)).toEqual(expected)
})
