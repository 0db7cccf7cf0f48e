import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { independentErrors } from './schema-error.ts'
import { wordsFor } from './words.ts'

function said(schema: object, value: unknown): string[] {
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false, discriminator: true }).compile({
    properties: { x: schema },
  })
  validate({ x: value })
  return independentErrors(validate.errors ?? []).map((error) => wordsFor(error).message)
}

describe('the message for a schema keyword', () => {
  it.each([
    [{ type: 'integer' }, '18', ['"x" must be a whole number, but is text: "18".']],
    [{ type: ['string', 'null'] }, {}, ['"x" must be text or null, but is an object { … }.']],
    [{ type: 'string', enum: ['a'] }, [], ['"x" must be text, but is a list [ … ].']],
    [{ const: 'a' }, 'b', ['"x" cannot be "b".']],
    [{ items: { enum: ['a'] } }, ['b'], ['entry 1 of "x" cannot be "b".']],
    [{ minLength: 1 }, '', ['"x" must not be empty.']],
    [{ minLength: 3 }, 'ab', ['"x" must have at least 3 characters.']],
    [{ maxLength: 2 }, 'a😀b', ['"x" must have at most 2 characters, but has 3.']],
    [{ minItems: 1 }, [], ['"x" must have at least 1 entry.']],
    [{ minItems: 2 }, [], ['"x" must have at least 2 entries.']],
    [{ maxItems: 1 }, [1, 2], ['"x" must have at most 1 entries, but has 2.']],
    [{ minimum: 1 }, 0, ['"x" must be at least 1, but is 0.']],
    [{ maximum: 1 }, 2, ['"x" must be at most 1, but is 2.']],
    [{ uniqueItems: true }, [1, 2, 1, 2, 1], ['"x" repeats 1, 2.']],
    [{ pattern: '^a$' }, 'b', ['"x" must match ^a$, but is "b".']],
    [{ propertyNames: { pattern: '^a$' } }, { b: 1 }, ['Each key of "x" must match ^a$, but this is "b".']],
    [{ multipleOf: 2 }, 3, ['"x" violates the schema’s “multipleOf” {"multipleOf":2}.']],
    [{ enum: ['a'] }, 'b'.repeat(99), [`"x" cannot be "${'b'.repeat(58)}….`]],
  ])('%j of %j', (schema, value, expected) => {
    expect(said(schema, value)).toEqual(expected)
  })

  it('omits errors that only wrap another error', () => {
    const either = { if: { type: 'string' }, then: { enum: ['a'] }, else: { type: 'object' } }
    expect(said(either, 7)).toEqual(['"x" must be an object { … }, but is 7.'])
    expect(said({ oneOf: [{ properties: { a: { type: 'string' } } }] }, { a: 1 })).toEqual([
      '"a" must be text, but is 1.',
    ])
    const both = { oneOf: [{ minimum: 1 }, { minimum: 2 }] }
    expect(said(both, 3)).toEqual(['"x" violates the schema’s “oneOf” {"passingSchemas":[0,1]}.'])
  })

  it('reports two errors of one value separately', () => {
    expect(said({ minLength: 3, pattern: '^a' }, 'b')).toHaveLength(2)
  })
})
