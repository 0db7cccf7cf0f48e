import type { Mutation } from './mutation.ts'
import { defaultsOf, isPage, resolved, type Shape } from './schemas.ts'

type Envelope = Pick<Mutation, 'name' | 'body'> & { envelope?: string }

/** The usual envelopes, and one that only `platform.envelope` describes. */
const around = (body: unknown): Envelope[] => [
  ...['data', 'result', 'response', 'payload'].map((name) => ({ name: `in ${name}`, body: { [name]: body } })),
  { name: 'in data, with a status', body: { status: 'ok', code: 0, data: body, errors: null } },
  { name: 'in data of result', body: { result: { data: body } } },
  {
    name: 'at platform.envelope',
    body: { head: { id: 1 }, odd: [{ content: body }, { id: 2 }] },
    envelope: '/odd/0/content',
  },
]

/** A response inside an envelope; a list also under the names of a page, and a page as a list. */
export function envelopes(shape: Shape, body: unknown): Mutation[] {
  const same = (each: Envelope): Mutation => ({ kind: 'envelope', ...each, expected: body, reported: [] })
  const whole = around(body).map(same)
  if (shape.schema.items) {
    const named = ['items', 'rows', 'list', 'results'].map((name) => ({
      name: `as ${name}`,
      body: { total: 99, [name]: body },
    }))
    return [
      ...whole,
      ...named.map(same),
      ...keyed(shape, body as Item[]),
      same({ name: 'as rows of data', body: { data: { rows: body } } }),
    ]
  }
  return [...whole, ...(isPage(shape) ? pages(body as Page) : heldLists(shape, body as Item))]
}

type Item = Record<string, unknown>

/** A list by key, where that is usual: texts, or objects. */
function keyed(shape: Shape, body: Item[]): Mutation[] {
  const { schema } = resolved({ schema: shape.schema.items, resource: shape.resource })
  const map = schema['x-map'] as [key: string, text: string] | undefined
  if (!map) return []
  const [key, text] = map
  const by = (read: (item: Item) => unknown) => Object.fromEntries(body.map((item) => [item[key], read(item)]))
  const others = { ...defaultsOf(schema.properties) }
  const texts = body.map((item) => ({ ...others, [key]: item[key], [text]: item[text] }))
  const own = (name: string, given: unknown, expected: unknown = body): Mutation => ({
    kind: 'envelope',
    name,
    body: given,
    expected,
    reported: [],
  })
  return [
    own(
      'texts by key',
      by((item) => item[text]),
      texts,
    ),
    own('texts by key in data', { data: by((item) => item[text]) }, texts),
    own(
      'objects by key',
      by(({ [key]: _key, ...rest }) => rest),
    ),
    own('objects by key in an envelope', { ok: true, currencies: by(({ [key]: _key, ...rest }) => rest) }),
  ]
}

/** A list that an object needs, alone in an envelope: the object has its defaults. */
function heldLists({ schema, resource }: Shape, body: Item): Mutation[] {
  const [held, ...rest] = (schema.required ?? []) as string[]
  if (!held || rest.length > 0 || resolved({ schema: schema.properties[held], resource }).schema.type !== 'array')
    return []
  const expected = { ...defaultsOf(schema.properties), [held]: body[held] }
  return ['data', 'jackpots', 'results', 'anything'].flatMap((name) => [
    { kind: 'envelope', name: `its list as ${name}`, body: { ok: 1, [name]: body[held] }, expected, reported: [] },
    {
      kind: 'envelope',
      name: `its list as ${name} in data`,
      body: { data: { [name]: body[held] } },
      expected,
      reported: [],
    },
  ])
}

interface Page {
  count: number
  rows: unknown[]
}

function pages({ count, rows, ...others }: Page): Mutation[] {
  const asPage = (name: string, body: unknown, expected: unknown = { count, rows, ...others }): Mutation => ({
    kind: 'bare list',
    name,
    body,
    expected,
    reported: [],
  })
  const alone = { count: rows.length, rows }
  return [
    asPage('a bare list', rows, alone),
    asPage('a list in data', { data: rows }, alone),
    asPage('a list in data, with a total', { data: rows, total: count }, { count, rows }),
    asPage('items and total', { items: rows, total: count, ...others }),
    asPage('items and total in data', { data: { items: rows, total: count, ...others } }),
    asPage('rows and a total as text', { items: rows, total: String(count), ...others }),
    asPage('results and totalCount', { results: rows, totalCount: count, ...others }),
    asPage('an empty list', [], { count: 0, rows: [] }),
  ]
}
