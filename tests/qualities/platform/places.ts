import { isNullable, isPage, resolved, type Shape } from './schemas.ts'
import { otherNames, usualOf } from './usual.ts'

/** What becomes of the holder of a part that cannot be read. */
type Loss = 'item left out' | 'holder lost' | 'left out' | { default: unknown }

/** A part of a response. */
export interface Place {
  /** Such as `rows.1.stake`; empty for the whole. */
  path: readonly (string | number)[]
  shape: Shape
  isNullable: boolean
  /** Other names of the property. */
  names: readonly string[]
  /** Where its value may be if it is an object. */
  inside: readonly string[]
  loss: Loss
  /** What it is where it is absent, if that is no loss. */
  absent?: { default: unknown }
  /** What it is a part of; the whole has none. */
  holder?: Place
}

/** The item of each list that is looked into: it has neighbours on both sides. */
const middle = 1

/** Every part of a response of this shape: its properties, and those of one item of each list. */
export function placesOf(shape: Shape): Place[] {
  return within({ path: [], shape, isNullable: false, names: [], inside: [], loss: 'holder lost' })
}

function within(place: Place): Place[] {
  const { path, shape } = place
  const { schema, resource } = shape
  const part = (key: string | number, given: Shape, loss: Loss, isRequired = false): Place[] => {
    const fallback = given.schema.default === undefined ? undefined : { default: given.schema.default }
    return within({
      path: [...path, key],
      shape: resolved(given),
      names: otherNames(String(key), shape),
      inside: usualOf(String(key), shape)?.inside ?? [],
      holder: place,
      isNullable: isNullable(given),
      loss: isRequired ? loss : (fallback ?? loss),
      ...(fallback && { absent: fallback }),
    })
  }
  if (schema.type === 'array')
    return [place, ...(schema.items ? part(middle, { schema: schema.items, resource }, 'item left out') : [])]
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Shape['schema']>)
  return [
    place,
    ...properties.flatMap(([key, property]) => {
      // A page says itself how long its list is at least.
      const loss: Loss =
        isPage(shape) && key === 'count' ? { default: 3 } : schema.required?.includes(key) ? 'holder lost' : 'left out'
      return part(key, { schema: property, resource }, loss, schema.required?.includes(key))
    }),
  ]
}
