import { readdirSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { openEnvelope } from '#engine/data/map-answers.ts'
import type { Read } from '#engine/data/read.ts'
import { createAjv } from '../../../sandbox/app/schemas.ts'
import { kinds, type Mutation } from './mutation.ts'
import { mutationsOf } from './mutations.ts'
import { placesOf } from './places.ts'
import { sample } from './sample.ts'
import { answered } from './schemas.ts'
import { type Cell, difference, differentSet, failing, summary } from './table.ts'

const folder = new URL('../../../schemas/generated/read/', import.meta.url)
const readers: Record<string, Read<unknown>> = Object.assign(
  {},
  ...(await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)))),
)
const ajv = createAjv({ strict: false })
const cells: Cell[] = []

/** Reads a mutated response; returns how what was read differs from what has to be. */
function read(name: string, { body, expected, reported, envelope }: Mutation): string[] {
  // Each place is reported once, as by the client: a page without rows is read again as a list.
  const left = new Map<string, unknown>()
  const value = readers[`read${name}`]!(openEnvelope(body, envelope ? { envelope } : {}), {
    onUnreadable: (place, part) => void left.set(`${place} ${JSON.stringify(part)}`, part),
  })
  return [
    ...difference(value, expected),
    ...differentSet([...left.values()], reported).map((wrong) => `reports ${wrong}`),
  ]
}

afterAll(() => console.log(summary('Responses and events', cells)))

it.each(answered)('$name: what a platform may send is read, and nothing else is lost', ({ name, shapes }) => {
  const own = shapes
    .flatMap((shape) => mutationsOf(shape))
    .map((mutation) => ({ answer: name, kind: mutation.kind, name: mutation.name, wrong: read(name, mutation) }))
  cells.push(...own)
  expect(failing(own)).toEqual([])
})

it.each(answered)('$name: the response that is changed is a valid one', ({ name, resource, shapes }) => {
  const isValid = ajv.getSchema(`${resource}.schema.json#/$defs/${name}`)!
  for (const shape of shapes) expect([isValid(sample(shape)), isValid.errors]).toEqual([true, null])
})

it('states no default for money but the limits of a payment (spec §9)', () => {
  const defaults = answered.flatMap(({ name, shapes }) =>
    shapes
      .flatMap((shape) => placesOf(shape))
      .filter(({ shape, loss }) => shape.schema.type === 'number' && typeof loss === 'object')
      .map(({ path }) => `${name} ${path.join('.')}`),
  )
  expect(defaults).toEqual(['PaymentMethodList 1.min', 'PaymentMethodList 1.max'])
})

it('GET /info/jackpot: a bare array is ignored (spec §7), a list in an envelope is not', () => {
  const readBody = (body: unknown) => readers['readJackpotAnswer']!(body, { onUnreadable: () => undefined })
  const jackpots = [{ id: 'a', amount: 5 }]
  expect(readBody(jackpots)).toEqual([])
  for (const body of [{ data: jackpots }, { jackpots }, { result: { pots: jackpots } }])
    expect(readBody(body)).toMatchObject({ items: jackpots })
})

it('has each kind of mutation', () => {
  expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(kinds))
})
