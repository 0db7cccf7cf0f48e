import type { Layer } from '#engine/manifest/layer.ts'
import { isObject, type JsonObject } from '#engine/manifest/pointer.ts'

/** How a brand differs from its shared parent. */
export interface Differences {
  /** The nearest parent that is not a brand, if any. */
  parent?: string
  /** The differences as a merge patch, with null for removed settings. */
  settings: JsonObject
}

const isShared = ({ name, value }: Layer) => name === 'base' || value?.abstract === true

/** Returns the differences of a brand, including those of brands that it extends, from its nearest shared parent. */
export function differencesOf(layers: readonly Layer[]): Differences {
  const last = layers.map(isShared).lastIndexOf(true)
  const settings = layers.slice(last + 1).reduce<JsonObject>((patch, { value = {} }) => compose(patch, value), {})
  return { ...(last === -1 ? {} : { parent: layers[last]!.name }), settings }
}

/** Combines two merge patches; nulls of both are kept. */
function compose(first: JsonObject, second: JsonObject): JsonObject {
  const composed = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const before = composed[key]
    composed[key] = isObject(value) && isObject(before) ? compose(before, value) : value
  }
  return composed
}
