import type { Layer } from '#manifest-tools/layers/layer.ts'
import { child, isObject, valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Resolved } from '#manifest-tools/layers/resolve.ts'

/** How a brand differs from its shared parent. */
export interface Differences {
  /** The nearest parent that is not a brand, if any. */
  parent?: string
  /** The differences as a merge patch, with null for removed settings. */
  settings: JsonObject
}

const isShared = ({ name, value }: Layer) => name === 'base' || value?.abstract === true

/** Returns the differences of a brand, including those of brands that it extends, from its nearest shared parent. */
export function differencesOf({ layers: all, manifest }: Pick<Resolved, 'layers' | 'manifest'>): Differences {
  const layers = all.filter(({ licence }) => !licence)
  const last = layers.map(isShared).lastIndexOf(true)
  const compose = composer(manifest)
  const settings = layers.slice(last + 1).reduce<JsonObject>((patch, { value = {} }) => compose(patch, value, ''), {})
  return { ...(last === -1 ? {} : { parent: layers[last]!.name }), settings }
}

/**
 * Returns a function that combines two merge patches; nulls of both are kept. A list that both write or edit is taken
 * from the resolved manifest.
 */
function composer(manifest: unknown) {
  return function compose(first: JsonObject, second: JsonObject, pointer: string): JsonObject {
    const composed = { ...first }
    for (const [key, value] of Object.entries(second)) {
      const at = child(pointer, key)
      const before = composed[key]
      const list = valueAt(manifest, at)
      if (isObject(value) && before !== undefined && Array.isArray(list)) composed[key] = list
      else composed[key] = isObject(value) && isObject(before) ? compose(before, value, at) : value
    }
    return composed
  }
}
