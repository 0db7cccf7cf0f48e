import { isObject, valueAt } from '#manifest-tools/json/pointer.ts'
import type { Platform } from '#manifest'
import { partOf, type Entity } from '../../answers/schema.ts'
import { candidatesOf } from './candidates.ts'
import { likenessOf } from './likeness.ts'
import { matchEntity, similarity, type Match } from './match.ts'

/** An entity with all its samples, and where they have its properties or its list. */
export interface Found {
  entity: Entity
  samples: unknown[]
  matches: Match[]
  /** Where its list is; empty if the samples are the list. */
  items?: string
}

type Answers = NonNullable<Platform['answers']>

/** A response’s content, and what the API calls it. */
export interface Sample {
  entity: Entity
  value: unknown
}

/** Follows the entities of responses into their parts. `known` is the mapping that the manifest has already. */
export function findEntities(answers: readonly Sample[], known: Answers = {}): Found[] {
  const found = new Map<string, Found>()
  const waiting = [...answers]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const chosen = alternative(next)
    const name = chosen.entity.name
    const entry = found.get(name) ?? { entity: chosen.entity, samples: [], matches: [] }
    found.set(name, entry)
    // Entities are matched with all their samples, so those that wait are taken along.
    const same = waiting.filter(({ entity }) => entity.name === next!.entity.name)
    waiting.splice(0, waiting.length, ...waiting.filter((each) => !same.includes(each)))
    const added = [next, ...same].map(({ value }) => value)
    entry.samples.push(...added)
    waiting.push(
      ...(chosen.entity.shape.type === 'array' ? itemsOf(entry, added, known) : partsOf(entry, added, known)),
    )
  }
  return [...found.values()]
}

/** Of an answer with several shapes, the one that it resembles most. */
function alternative({ entity, value }: Sample): Sample {
  const shapes = entity.shape.anyOf ?? entity.shape.oneOf
  if (!shapes) return { entity, value }
  const parts = shapes.map((shape) => partOf(shape, entity, entity.name))
  const best = parts.reduce((one, other) => (similarity(other, [value]) > similarity(one, [value]) ? other : one))
  return { entity: best, value }
}

function itemsOf(entry: Found, added: unknown[], known: Answers): Sample[] {
  const { entity } = entry
  const given = known[entity.name]?.['items']
  entry.items = typeof given === 'string' ? given : (entry.items ?? listIn(added))
  const item = entity.shape.items && partOf(entity.shape.items, entity, `${entity.name}[]`)
  const items = added.flatMap((value) => (Array.isArray(value) ? value : (valueAt(value, entry.items!) ?? [])))
  return item?.shape.properties ? items.map((value) => ({ entity: item, value })) : []
}

/** Returns where samples have their list: under a usual name, or the only one. */
function listIn(samples: unknown[]): string {
  const lists = candidatesOf(samples.filter(isObject)).filter(({ values }) => values.every(Array.isArray))
  const likeness = (place: (typeof lists)[number]) => likenessOf(['rows'], place, [])
  const [best] = lists.sort((a, b) => likeness(b) - likeness(a))
  return best?.pointer ?? ''
}

function partsOf(entry: Found, added: unknown[], known: Answers): Sample[] {
  const { entity, samples } = entry
  const objects = samples.filter(isObject)
  const pointers = Object.entries(known[entity.name] ?? {}).map(([key, place]) => [
    key,
    typeof place === 'string' ? place : place.at,
  ])
  entry.matches = matchEntity(entity, objects, Object.fromEntries(pointers))
  return entry.matches.flatMap(({ part, kind, candidate }) => {
    const values = added.map((value) => valueAt(value, candidate.pointer)).filter((value) => value !== undefined)
    if (kind === 'entity') return values.filter(isObject).map((value) => ({ entity: part, value }))
    const item = kind === 'list' && part.shape.items && partOf(part.shape.items, part, `${part.name}[]`)
    if (!item || !item.shape.properties) return []
    return values.flatMap((list) => (Array.isArray(list) ? list.map((value) => ({ entity: item, value })) : []))
  })
}
