import { describe, expect, it } from 'vitest'
import { locate } from './schema.ts'
import { choices, patternOf, settingsIn, typeWords } from './words.ts'

describe('typeWords', () => {
  it.each([
    [{ type: 'integer', minimum: 18, maximum: 99 }, 'a whole number from 18 to 99'],
    [{ type: 'integer', minimum: 0 }, 'a whole number, at least 0'],
    [{ type: 'string', minLength: 1, maxLength: 40 }, 'text of 1 to 40 characters'],
    [{ type: 'string', minLength: 1 }, 'text, not empty'],
    [{ type: 'boolean' }, 'true or false'],
    [{ enum: ['a', 'b'] }, 'one of the accepted values'],
    [{ type: 'integer', const: 1 }, 'always 1'],
    [
      { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' } },
      'a list, at least 1, unique; each entry: text',
    ],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'an object; any keys; each value: text'],
    [{ $ref: '#/$defs/Block' }, 'a block: { "use": … } with its options'],
    [{ $ref: '#/$defs/Guard' }, 'a guard: its name, or { "use": … } with its options'],
    [{ $ref: '#/$defs/PlatformPlace' }, 'text, or an object { … }'],
  ])('%j', (schema, words) => {
    expect(typeWords(schema)).toBe(words)
  })
})

describe('patternOf', () => {
  it('describes the pattern of a value or of its entries', () => {
    const schema = { type: 'string', pattern: '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$' }
    expect(patternOf(schema)).toMatch(/^must be a currency code in uppercase/)
    expect(patternOf({ type: 'array', items: schema })).toBe(patternOf(schema))
    expect(patternOf({ type: 'string' })).toBeUndefined()
  })
})

describe('choices', () => {
  it('lists values of an enumeration, widgets of a union, and all guards', () => {
    expect(choices({ enum: ['a', 1], enumDescriptions: ['first'] })).toEqual([
      { name: 'a', meaning: 'first' },
      { name: '1', meaning: '' },
    ])
    expect(choices({ $ref: '#/$defs/Jackpot' }).map(({ name }) => name)).toContain('coins')
    expect(choices({ $ref: '#/$defs/Guards' }).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['signed-in', 'session-flag']),
    )
  })
})

describe('settingsIn', () => {
  it('lists settings of an object, and of each value of a map', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'boolean', description: 'Whether.' }, b: { enum: ['x', 'y'] } },
      required: ['a'],
    }
    const rows = [
      ['a', 'true | false', 'required', 'Whether.'],
      ['b', 'x | y', '', ''],
    ]
    expect([settingsIn(schema), settingsIn({ type: 'object', additionalProperties: schema })]).toEqual([rows, rows])
  })
})

describe('the key that selects a widget', () => {
  it.each(['/loader/use', '/pages/MAIN/blocks/0/use'])('at %s takes the name of each, with its meaning', (pointer) => {
    const { schema } = locate(pointer, { loader: { use: 'ring' }, pages: { MAIN: { blocks: [{ use: 'logo' }] } } })!
    expect(typeWords(schema)).toBe('one of the accepted values')
    expect(choices(schema).length).toBeGreaterThan(1)
    expect(choices(schema).every(({ meaning }) => meaning !== '')).toBe(true)
  })
})
