import { meaningOf, type Meaning } from '../../codegen/meanings.ts'
import { apiSchemas } from '../../codegen/api.ts'
import type { AnswerReading } from './read-answer.ts'
import { namedEntity } from './schema.ts'

/** What players see of one part of an entity. */
export interface SeenPart {
  /** Such as `title`. */
  name: string
  /** In how many of the entities there is something to see. */
  count: number
  /** The first value. */
  example?: string
  /** The usual name that it was found by, if not its own. */
  under?: string
}

/** What players see of the entities of one kind in the responses of a call. */
export interface Seen {
  /** Such as `Popup`. */
  entity: string
  count: number
  parts: SeenPart[]
}

/** What a player looks at; a language or a currency only says how. */
const visible = new Set<Meaning | undefined>([
  'titles',
  'texts',
  'markups',
  'images',
  'links',
  'amounts',
  'times',
  'starts',
  'ends',
  'endings',
])

const schemas = apiSchemas()

/** The properties of an entity that a player sees: words, pictures, addresses, numbers and times. */
function visibleOf(entity: string): string[] {
  const { resource = '', shape = {} } = namedEntity(entity) ?? {}
  return Object.entries(shape.properties ?? {}).flatMap(([key, property]) => {
    const isShown = shape['x-shows']?.includes(key) || [property.type].flat().includes('number')
    return isShown || visible.has(meaningOf(key, property, { resource, schemas, isRequired: false })) ? key : []
  })
}

/** Returns what players see of each kind of entity in the readings of a call, as the product reads them. */
export function seenOf(readings: readonly AnswerReading[]): Seen[] {
  const entities = readings.flatMap((reading) => reading.entities).filter(({ result }) => result)
  return [...new Set(entities.map(({ name }) => name))].flatMap((entity) => {
    const same = entities.filter(({ name }) => name === entity)
    const parts = visibleOf(entity).map((name): SeenPart => {
      const shown = same.filter(({ result }) => isSomething(result![name]))
      const [first] = shown
      const under = shown.find(({ found }) => found[name] && found[name].name !== name)?.found[name]?.name
      const example = first && String(first.result![name]).replace(/\s+/g, ' ').slice(0, 30)
      return { name, count: shown.length, ...(example && { example }), ...(under && { under }) }
    })
    return parts.length > 0 ? { entity, count: same.length, parts } : []
  })
}

const isSomething = (value: unknown) => value !== undefined && value !== null && value !== ''
