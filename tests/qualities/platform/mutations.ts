import { at, changed, replaced, without } from './bodies.ts'
import { envelopes } from './envelopes.ts'
import type { Mutation } from './mutation.ts'
import { type Place, placesOf } from './places.ts'
import { sample } from './sample.ts'
import { variantsOf } from './scalars.ts'
import { defaultsOf, isPage, type Shape } from './schemas.ts'
import { written } from './usual.ts'

/** Every mutation of a valid response of this shape. */
export function mutationsOf(shape: Shape): Mutation[] {
  const body = sample(shape)
  return [...placesOf(shape).flatMap((place) => changesAt(place, body)), ...envelopes(shape, body)]
}

function changesAt(place: Place, body: unknown): Mutation[] {
  const { path, shape, names, holder, inside } = place
  const value = at(body, path)
  const put = (kind: Mutation['kind'], given: unknown, expected: unknown, reported: unknown[] = []): Mutation => ({
    kind,
    name: `${path.join('.')}: ${JSON.stringify(given)}`,
    body: replaced(body, path, given),
    expected: replaced(body, path, expected),
    reported,
  })
  const lost = (kind: Mutation['kind'], given: unknown): Mutation =>
    lose(place, isItem ? 'odd item' : kind, body, replaced(body, path, given))
  const isItem = place.loss === 'item left out'
  const isList = shape.schema.type === 'array'
  const found: Mutation[] = []

  if (holder && !isItem)
    found.push({ ...lose(ifAbsent(place), 'absent', body, without(body, path)), name: `${path.join('.')} absent` })
  if (place.isNullable) found.push(put('null', null, null))
  else if (isList) found.push(put('null', null, []))
  else if (isPage(shape)) found.push(put('null', null, { count: 0, rows: [] }))
  else found.push(isItem ? lost('null', null) : lose(ifAbsent(place), 'null', body, replaced(body, path, null)))
  for (const { kind, given, read } of variantsOf(shape, value, inside))
    found.push(read === undefined ? lost(kind, given) : put(kind, given, read))
  const under = (kind: Mutation['kind'], name: string): Mutation => {
    const moved = changed(without(body, path), path, (into) => void (into[name] = value))
    return { kind, name: `${path.join('.')} as ${name}`, body: moved, expected: body, reported: [] }
  }
  found.push(...names.map((name) => under('other name', name)))
  if (typeof path.at(-1) === 'string')
    found.push(...written(String(path.at(-1))).map((name) => under('other case', name)))
  for (const name of inside) found.push(put('inside', { [name]: value, odd: 1 }, value))
  if (inside.length > 0) {
    found.push(put('inside', { fr: 'Autre', en: value }, value), put('inside', { 'en-GB': value, de: null }, value))
    const name = inside.includes('src') ? 'src' : 'text'
    found.push(
      put(
        'inside',
        [
          { lang: 'fr', [name]: 'Autre' },
          { locale: 'en', [name]: value },
        ],
        value,
      ),
    )
  }
  if (isList && shape.schema.items) {
    const odd = [null, [null]]
    const allOdd = lost('unreadable', odd)
    found.push(put('empty list', [], []), lost('unreadable', 7), lost('unreadable', 'odd'))
    found.push({ ...allOdd, reported: [...odd, ...allOdd.reported] })
  }
  if (shape.schema.properties) found.push(...objectChanges(place, body))
  return found
}

/** The changes of an object: what it has beside, and what stands in its place. */
function objectChanges(place: Place, body: unknown): Mutation[] {
  const { path, shape, loss } = place
  const value = at(body, path) as object
  const beside = { unexpected: 'x', meta: { id: 99 }, tags: [{ id: 98 }] }
  const kind = loss === 'item left out' ? 'odd item' : 'unreadable'
  const { 'x-scalar': scalar, 'x-shows': shows, properties } = shape.schema
  const item = value as Record<string, unknown>
  const bare = (given: unknown, expected: object): Mutation => ({
    kind: 'scalar',
    name: `${path.join('.')}: ${JSON.stringify(given)}`,
    body: replaced(body, path, given),
    expected: replaced(body, path, expected),
    reported: [],
  })
  const unseen = Object.fromEntries(Object.entries(item).filter(([key]) => !shows?.includes(key)))
  const odd = [
    ...(scalar ? [] : ['odd', 7]),
    true,
    ...(isPage(shape) ? [] : [[]]),
    { unexpected: 1 },
    ...(shape.schema.required?.length > 0 ? [{}] : []),
  ]
  return [
    {
      kind: 'extra field',
      name: `${path.join('.')} with more`,
      body: replaced(body, path, { ...beside, ...value }),
      expected: body,
      reported: [],
    },
    ...(scalar ? [bare(item[scalar], { ...defaultsOf(properties), [scalar]: item[scalar] })] : []),
    ...(shows && loss === 'item left out' ? [lose(place, 'nothing to show', body, replaced(body, path, unseen))] : []),
    ...odd.map((given) => lose(place, kind, body, replaced(body, path, given))),
  ]
}

/** A place whose value is absent: with a default that is no loss. */
const ifAbsent = (place: Place): Place => ({ ...place, loss: place.absent ?? place.loss })

/**
 * Says what is left of a response with a part that cannot be read. The part has its default, or is left out; if its
 * holder needs it, the holder cannot be read either, up to the item of a list, which is left out alone. What was given
 * and cannot be read is reported, each once.
 */
function lose(place: Place, kind: Mutation['kind'], body: unknown, given: unknown): Mutation {
  const reported: unknown[] = []
  const name = `${place.path.join('.')}: ${JSON.stringify(at(given, place.path))}`
  for (let part: Place | undefined = place; part?.holder; part = part.holder) {
    const { path, loss } = part
    const value = at(given, path)
    if (loss === 'item left out' || (value !== undefined && value !== null)) reported.push(value)
    if (loss === 'item left out' || loss === 'left out')
      return { kind, name, body: given, expected: without(body, path), reported }
    if (typeof loss === 'object')
      return { kind, name, body: given, expected: replaced(body, path, loss.default), reported }
  }
  return { kind, name, body: given, expected: undefined, reported }
}
