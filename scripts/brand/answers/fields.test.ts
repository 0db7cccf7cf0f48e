import { describe, expect, it } from 'vitest'
import { resourceSchemas } from '../../../sandbox/app/schemas.ts'
import { otherNumbers } from '../doctor/mapping/money.ts'
import { fieldsOf, problemOf, type State } from './fields.ts'
import { isRead, readAnswer } from './read-answer.ts'
import { namedEntity } from './schema.ts'

/** Values of every kind that a platform may send for a property. */
const values = [
  undefined,
  null,
  '',
  'text',
  '12.5',
  7,
  1763800000,
  0,
  true,
  'false',
  '2026-01-02T03:04:05Z',
  'USD',
  {},
  [],
]

const entities = resourceSchemas
  .flatMap(({ $defs }) => Object.entries($defs))
  .filter(([name, { properties }]) => isRead(name) && properties && !('rows' in properties))
  .map(([name]) => name)

/** What a reader’s result says of a property. */
function expected(
  given: unknown,
  { result, value }: { result: object | undefined; value: object },
  key: string,
): State[] {
  if (!result) return ['missing', 'unreadable']
  const part = (result as Record<string, unknown>)[key]
  if (!(key in value) || given === undefined || given === null)
    return part === undefined ? ['absent', 'missing'] : given === part ? ['as is', 'defaulted'] : ['defaulted']
  if (part === given) return ['as is', 'unreadable']
  if (typeof given === 'object') return ['as is', 'unreadable']
  return ['coerced', 'unreadable']
}

describe('the analysis agrees with the reader', () => {
  it.each(entities)('%s', (name) => {
    const { properties = {}, required = [] } = namedEntity(name)!.shape
    const valid = Object.fromEntries(required.map((key) => [key, 1]))
    for (const key of Object.keys(properties)) {
      for (const given of values) {
        const reading = readAnswer(name, { other: 1, ...valid, [key]: given })
        const entity = reading.entities.find((each) => each.name === name)!
        const field = fieldsOf([{ ...reading, entities: [entity] }]).find((each) => each.name === `${name}.${key}`)
        if (!field) expect(entity.result, `${key} ${JSON.stringify(given)}`).toBeUndefined()
        else
          expect(expected(given, entity, key), `${key} ${JSON.stringify(given)}`).toContain(
            Object.keys(field.states)[0],
          )
      }
    }
  })
})

it('tells how each property was read', () => {
  const rows = [
    { id: 1, title: 'One', priority: '3', place: 'HOME', picture: '/a.png' },
    { id: 2, title: {} },
  ]
  const fields = fieldsOf([readAnswer('BannerList', { data: rows })])
  const of = (key: string) => fields.find(({ name }) => name === `Banner.${key}`)
  expect(of('id')).toMatchObject({ states: { 'as is': 2 } })
  expect(of('image')).toMatchObject({ states: { 'as is': 1, defaulted: 1 }, description: 'The picture’s address.' })
  expect(of('priority')).toMatchObject({ states: { coerced: 1, defaulted: 1 }, coercions: ['text → number'] })
  expect(of('place')).toMatchObject({ states: { coerced: 1, defaulted: 1 }, coercions: ['letter case'] })
  expect(of('title')).toMatchObject({ states: { 'as is': 1, unreadable: 1 }, example: '{}' })
})

it('names what makes an answer unreadable', () => {
  expect(problemOf(readAnswer('User', { login: 'x' }))).toBe('cannot be read: User.id is missing')
  expect(problemOf(readAnswer('ProviderList', [{ id: 'a' }, { name: 'b' }]))).toBe(
    '1 of its items cannot be read: Provider.id is missing',
  )
  expect(problemOf(readAnswer('ProviderList', [{ id: 'a' }]))).toBeUndefined()
})

it.each([...otherNumbers])('%s is a number that is no amount', (name) => {
  expect(namedEntity(name)!.shape.type).toBe('number')
})
