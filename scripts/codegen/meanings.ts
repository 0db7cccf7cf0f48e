import * as usualNames from '#engine/data/usual-names.ts'
import type { UsualNames } from '#engine/data/usual-names.ts'
import { resourceOf } from './api.ts'
import type { Schema } from './files.ts'

/** A list of `engine/data/usual-names.ts`. */
export type Meaning = Exclude<keyof typeof usualNames, 'fold'>

const lists = new Map(Object.entries(usualNames))

/** The usual names of a meaning. */
export const usualOf = (meaning: Meaning): UsualNames => lists.get(meaning) as UsualNames

/** What properties mean, by name; a property of another type than its meaning has none. */
const meanings: Record<'string' | 'number' | 'instant', Record<string, Meaning>> = {
  string: {
    title: 'titles',
    name: 'titles',
    label: 'titles',
    buttonText: 'titles',
    text: 'texts',
    message: 'texts',
    html: 'markups',
    image: 'images',
    link: 'links',
    url: 'links',
    redirectUrl: 'links',
    lang: 'languages',
    currency: 'currencies',
  },
  number: { amount: 'amounts', value: 'amounts' },
  instant: {
    at: 'times',
    createdAt: 'times',
    startsAt: 'starts',
    from: 'starts',
    endsAt: 'ends',
    endTime: 'ends',
    stopAt: 'ends',
    expiresAt: 'ends',
    until: 'ends',
    to: 'ends',
    endedAt: 'endings',
    settledAt: 'endings',
  },
}

/** What is a word of its own, not an id that a pattern describes. */
const isFree = ({ pattern = '' }: Schema, key: string) =>
  !pattern || key === 'currency' || pattern.startsWith('^https') || pattern === '<'

/** Returns what a property means, so that it is read under the usual names; undefined if it is known by its own alone. */
export function meaningOf(
  key: string,
  property: Schema,
  { resource, schemas, isRequired }: { resource: string; schemas: Schema[]; isRequired: boolean },
): Meaning | undefined {
  if (property['x-usual'] === false) return undefined
  const schema = resolved(property, resource, schemas)
  const type = [schema.type].flat().find((each) => each !== 'null')
  if (type === 'array') return isRequired ? 'lists' : undefined
  if (schema.enum || (type !== 'string' && type !== 'number')) return undefined
  if (schema.format === 'date-time') return meanings.instant[key]
  return type === 'number' || isFree(schema, key) ? meanings[type as 'string' | 'number'][key] : undefined
}

function resolved(schema: Schema, resource: string, schemas: Schema[]): Schema {
  if (!schema.$ref) return schema
  const [file, name] = (schema.$ref as string).split('#/$defs/')
  const owner = schemas.find((each) => (file ? each.$id === file : resourceOf(each) === resource))
  return owner ? resolved(owner.$defs[name!], resourceOf(owner), schemas) : {}
}
