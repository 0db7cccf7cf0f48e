import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openEnvelope } from '#engine/data/map-answers.ts'
import type { Read } from '#engine/data/read.ts'
import { callsOf, nameOf } from '../../../scripts/codegen/api.ts'
import { mutationsOf } from './mutations.ts'
import { sample } from './sample.ts'
import { answered, resources } from './schemas.ts'

const folder = new URL('../../../schemas/generated/read/', import.meta.url)
const readers: Record<string, Read<unknown>> = Object.assign(
  {},
  ...(await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)))),
)
const publicCalls = resources.flatMap((resource) => callsOf(resource).filter((call) => call['x-public']))
const answers = [...new Set(publicCalls.map(({ answer = '' }) => nameOf(answer)))]
const shapesOf = (answer: string) => answered.find(({ name }) => name === answer)!.shapes
const read = (answer: string, body: unknown) => readers[`read${answer}`]!(body, { onUnreadable: () => undefined })
const inPage = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('knows the public calls', () => {
  expect(publicCalls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /banners',
    'GET /games',
    'GET /games/providers',
    'GET /games/categories',
    'GET /info/jackpot',
    'GET /pages/client',
    'GET /pages/client/{id}',
    'GET /promotions',
    'GET /sport/events',
  ])
})

it.each(answers)('%s is the same after it was in a page', (answer) => {
  for (const shape of shapesOf(answer)) {
    const value = read(answer, sample(shape))
    expect(value).toEqual(sample(shape))
    expect(inPage(value)).toStrictEqual(value)
  }
})

it.each(answers)('%s is the same after it was in a page, whatever the platform sent', (answer) => {
  const values = shapesOf(answer)
    .flatMap((shape) => mutationsOf(shape))
    .map(({ body, envelope }) => read(answer, openEnvelope(body, envelope ? { envelope } : {})))
    .filter((value) => value !== undefined)
  expect(values.length).toBeGreaterThan(50)
  expect(values.map(inPage)).toStrictEqual(values)
})
