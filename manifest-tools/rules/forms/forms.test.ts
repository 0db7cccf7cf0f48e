import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Field } from '#manifest'
import type { FieldValue } from '#engine/forms/field-value.ts'
import { definition, follow, type Schema } from '../../check/schema.ts'
import { check } from '#testing/manifest-corpus.ts'

const label = 'user:register.fields.city'
const insert = (fields: object[]) => ({ insert: fields.map((entry) => ({ entry })) })
const findingsOf = (fields: object[]) =>
  check({ what: '', patch: { forms: { 'registration-b': { fields: insert(fields) } } } as never })

describe('200 fields', () => {
  const names = Array.from({ length: 200 }, (_, index) => `field${index}`)

  it('that each read the ten above them are checked before a test ends', () => {
    const fields = names.map((name, index) => {
      const visible = names.slice(Math.max(0, index - 10), index).map((field) => ({ field, notIn: [''] }))
      return { use: 'text', name, label, ...(index > 0 && { visible }) }
    })
    expect(findingsOf(fields)).toEqual([])
  })

  it('at one place are reported one by one', () => {
    const found = findingsOf(names.map((name) => ({ use: 'text', name, label, send: '/person' })))
    expect(found.map(({ code }) => code)).toEqual(names.slice(1).map(() => 'forms/same-place'))
  })

  it('of which the first is never shown are reported once', () => {
    const chain = names.map((name, index) => ({
      use: 'text',
      name,
      label,
      visible: [index === 0 ? { field: 'checkTerms', in: ['yes'] } : { field: names[index - 1], notIn: [''] }],
    }))
    expect(findingsOf(chain).map(({ message }) => message)).toEqual([
      '"field0" is never shown: "checkTerms" is one of true, false.',
    ])
  })
})

it('a pattern is examined for half a second at most, and once', () => {
  const start = performance.now()
  const fields = Array.from({ length: 10 }, (_, index) => ({
    use: 'text',
    name: `field${index}`,
    label,
    pattern: { matches: '(a|a)*', text: 'errors:invalid_string' },
  }))
  expect(findingsOf(fields).map(({ code }) => code)).toEqual(fields.map(() => 'forms/slow-pattern'))
  expect(performance.now() - start).toBeLessThan(3000)
})

it.each([
  ['([a-z]+)+', '[a-z] is repeated within a repetition'],
  ['[a-z]*[a-c]*x', '[a-z] and [a-c] can match the same characters'],
])('says of the pattern %s that %s', (matches, words) => {
  const [found] = findingsOf([
    { use: 'text', name: 'alias', label, pattern: { matches, text: 'errors:invalid_string' } },
  ])
  expect(found?.message).toContain(`in too many ways: ${words}. `)
})

const kinds = readdirSync('widgets/fields', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const schemaOf = (use: string): Schema =>
  definition('Field')
    .oneOf!.map(follow)
    .find(({ properties }) => properties?.use?.const === use)!

it.each(kinds)('the schema says whether a field of the kind %s has a label of its own', async (use) => {
  const { value } = (await import(`../../../widgets/fields/${use}/value.ts`)) as { value: FieldValue }
  const field = { use, name: 'alias', part: 'street', country: 'BR' } as Field
  const hasOwn =
    value.hasOwnTexts === true || value.labelKey?.(field) !== undefined || value.label?.(field) !== undefined
  expect(schemaOf(use)['x-own-label'] === true).toBe(hasOwn)
})
