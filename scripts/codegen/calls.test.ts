import { expect, it } from 'vitest'
import { callModules } from './calls.ts'
import type { Schema } from './files.ts'

const shapes: Schema = {
  Key: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
  Names: { type: 'object', properties: { first: { type: 'string' }, last: { type: 'string' } } },
  Filter: { type: 'object', properties: { page: { type: 'integer' } }, required: [] },
  Marks: { type: 'object', properties: { 'x-mark': { type: 'string' } }, required: ['x-mark'] },
  Picture: { type: 'object', properties: { file: { contentMediaType: 'application/octet-stream' } } },
  Thing: { type: 'object' },
  Things: { type: 'array', items: { $ref: '#/$defs/Thing' } },
}
const usedBy = ['engine']

/** The module of a resource with these calls. */
function moduleOf(...calls: object[]): string {
  const things = { $id: 'things.schema.json', title: 'Things', 'x-calls': calls, $defs: shapes }
  const others = { $id: 'others.schema.json', title: 'Others', $defs: { Other: {} } }
  return callModules([things, others])['schemas/generated/calls/things.ts'] ?? ''
}

const get = { name: 'one', method: 'GET', path: '/things', usedBy }

it.each([
  [{ answer: 'Thing' }, `one: () => http.get({ name: 'GET /things' }, readThing)`],
  [{ answer: 'others/Other' }, `one: () => http.get({ name: 'GET /things' }, readOther)`],
  [{ answer: 'Thing', accepts: 'Key' }, `one: () => http.get({ name: 'GET /things' }, readKey)`],
  [
    { query: 'Filter', answer: 'Thing' },
    `one: (query?: Filter) => http.get({ name: 'GET /things', ...(query && { query }) }, readThing)`,
  ],
  [{ query: 'Key', answer: 'Thing' }, `one: (query: Key) => http.get({ name: 'GET /things', query }, readThing)`],
  [
    { path: '/things/{id}', params: 'Key', answer: 'Thing' },
    `one: (id: string | number) => http.get({ name: 'GET /things/{id}', params: { id } }, readThing)`,
  ],
  [
    { path: '/{first}/{last}', params: 'Names', answer: 'Thing' },
    `one: ({ first, last }: Names) => http.get({ name: 'GET /{first}/{last}', params: { first, last } }, readThing)`,
  ],
  [
    { answer: 'Things', keeps: ['id', 'title'] },
    `one: () => http.get({ name: 'GET /things' }, keep(readThings, 'id', 'title'))`,
  ],
  [{ method: 'DELETE' }, `one: () => http.send({ name: 'DELETE /things' })`],
  [{ method: 'POST', body: 'Thing' }, `one: (body: Thing) => http.send({ name: 'POST /things', body })`],
  [
    { method: 'POST', headers: 'Marks', body: 'Thing' },
    `one: (xMark: Marks['x-mark'], body: Thing) => http.send({ name: 'POST /things', headers: { 'X-Mark': xMark }, body })`,
  ],
  [
    { method: 'POST', headers: 'Marks' },
    `one: (xMark: Marks['x-mark']) => http.send({ name: 'POST /things', headers: { 'X-Mark': xMark } })`,
  ],
  [
    { method: 'DELETE', session: true, ownWrite: true },
    `one: () => http.send({ name: 'DELETE /things', isOwnWrite: true })`,
  ],
  [{ method: 'DELETE', session: true, ownWrite: false }, `one: () => http.send({ name: 'DELETE /things' })`],
  [{ 'x-public': true, answer: 'Thing' }, `one: () => http.get({ name: 'GET /things', isPublic: true }, readThing)`],
  [
    { 'x-public': { ends: 'until', changes: 'from' }, answer: 'Thing' },
    `one: () => http.get({ name: 'GET /things', isPublic: {ends:'until',changes:'from'} }, readThing)`,
  ],
  [
    { 'x-public': { only: ['id', 'title'] }, query: 'Key', answer: 'Thing' },
    `one: (query: Key) => http.get({ name: 'GET /things', query }, readThing),
  oneFromPage: (query: Key): Promise<FromPage<Thing, 'id' | 'title'> | undefined> => http.fromPage({ name: 'GET /things', query, isPublic: {only:['id','title']} }, readThing)`,
  ],
  [{ method: 'POST', body: 'Picture' }, `one: ({ file }: Picture, watch: UploadWatch) => {`],
])('writes of %j a method', (call, method) => {
  expect(moduleOf({ ...get, ...call })).toContain(`  ${method}`)
})

it.each([
  { method: 'POST', session: true },
  { method: 'GET', session: true, ownWrite: false },
  { method: 'POST', ownWrite: true },
])('refuses %j: a player’s change, and it alone, says whether it is their own', (call) => {
  expect(() => moduleOf({ ...get, ...call })).toThrow(/ownWrite/)
})

it.each([{ method: 'POST' }, { session: true }])('refuses %j as public: only a read without a session is', (call) => {
  expect(() => moduleOf({ ...get, ...call, 'x-public': true })).toThrow(/public/)
})

it('lets the caller give the path of calls of one name', () => {
  const post = { ...get, method: 'POST', body: 'Thing' }
  expect(moduleOf({ ...post, path: '/here' }, { ...post, path: '/there' })).toContain(
    '  one: (path: string, body: Thing) => http.send({ name: `POST /${path}`, body }),',
  )
  expect(() => moduleOf(post, { ...post, body: 'Names' })).toThrow('calls named one differ in more than their path')
})

it('makes no module of calls that nobody uses', () => {
  expect(moduleOf({ ...get, usedBy: [] })).toBe('')
})

it.each([
  [{ name: undefined }, 'GET /things is used and has no name'],
  [{ query: 'Missing' }, 'there is no shape Missing'],
  [{ path: '/things/{key}', params: 'Key' }, 'its parameters are not those of Key'],
  [{ path: '/things/{id}' }, 'its parameters are not those of undefined'],
  [{ headers: 'Marks' }, 'a GET takes no headers and no body'],
  [{ answer: 'Missing' }, 'there is no shape Missing'],
  [{ answer: 'Thing', keeps: ['id'] }, 'only of the items of a list'],
])('refuses %j: %s', (change, why) => {
  expect(() => moduleOf({ ...get, ...change })).toThrow(why)
})
