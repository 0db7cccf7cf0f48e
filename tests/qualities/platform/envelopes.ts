import type { Mutation } from './mutation.ts'
import { isPage, type Shape } from './schemas.ts'

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
    return [...whole, ...named.map(same), same({ name: 'as rows of data', body: { data: { rows: body } } })]
  }
  return isPage(shape) ? [...whole, ...pages(body as Page)] : whole
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
