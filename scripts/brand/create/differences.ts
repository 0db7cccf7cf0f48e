import type { Layer } from '#engine/manifest/layer.ts'
import { isObject, type JsonObject } from '#engine/manifest/pointer.ts'

/** A brand apart from the brands that it extends. */
export interface Differences {
  /** The nearest parent that is no brand; absent where there is none. */
  parent?: string
  /** In what the brand differs from it: a merge patch, with null where it removes a setting. */
  settings: JsonObject
}

const isShared = ({ name, value }: Layer) => name === 'base' || value?.abstract === true

/** What a brand says beyond its nearest shared parent. A brand may extend a brand: then both speak. */
export function differencesOf(layers: readonly Layer[]): Differences {
  const last = layers.map(isShared).lastIndexOf(true)
  const settings = layers.slice(last + 1).reduce<JsonObject>((patch, { value = {} }) => compose(patch, value), {})
  return { ...(last === -1 ? {} : { parent: layers[last]!.name }), settings }
}

/** One merge patch that does what two do, one after the other: nulls of both stay. */
function compose(first: JsonObject, second: JsonObject): JsonObject {
  const composed = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const before = composed[key]
    composed[key] = isObject(value) && isObject(before) ? compose(before, value) : value
  }
  return composed
}
