import { fold, type UsualNames } from '#engine/data/usual-names.ts'
import { meaningOf, type Meaning, usualOf as namesOfMeaning } from '../../../scripts/codegen/meanings.ts'
import type { Shape } from './schemas.ts'
import { resources } from './schemas.ts'

/** The usual names of what a property of an entity means. */
export function usualOf(key: string, { schema, resource }: Shape): UsualNames | undefined {
  const property = schema.properties?.[key]
  const isRequired = schema.required?.includes(key) ?? false
  const meaning: Meaning | undefined =
    property && meaningOf(key, property, { resource, schemas: resources, isRequired })
  return meaning && namesOfMeaning(meaning)
}

const namesOf = (key: string, shape: Shape): string[] => [
  ...(shape.schema.properties?.[key]?.['x-names'] ?? []),
  ...(usualOf(key, shape)?.names ?? []),
]

/** Every name under which a property has to be found, beside its own: no other property has that name, or fits it better. */
export function otherNames(key: string, shape: Shape): string[] {
  const same = (one: string, other: string) => fold(one) === fold(other)
  const keys = Object.keys(shape.schema.properties ?? {})
  const rank = (name: string, of: string) => namesOf(of, shape).findIndex((each) => same(each, name))
  return namesOf(key, shape).filter((name, place, all) => {
    const others = keys.filter((each) => each !== key && rank(name, each) >= 0)
    const isBest = others.every((other) => rank(name, other) > rank(name, key))
    return all.findIndex((each) => same(each, name)) === place && !keys.some((each) => same(each, name)) && isBest
  })
}

/** A name as other platforms write it. */
export const written = (name: string): string[] => {
  const words = name.replace(/([A-Z])/g, ' $1').split(' ')
  const lower = words.map((word) => word.toLowerCase())
  const pascal = lower.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  return [lower.join('_'), lower.join('-'), pascal].filter((each) => each !== name)
}
