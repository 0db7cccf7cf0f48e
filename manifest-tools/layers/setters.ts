import type { Layer } from './layer.ts'
import { child, hasOwn, keys, valueAt } from '../json/pointer.ts'

/** A file of an `extends` chain that sets a value, and where in the file. */
export interface Setter {
  layer: Layer
  /** A JSON pointer into the file. It differs from that of the resolved manifest below an edited list. */
  pointer: string
  /** The value in the file; null removes. */
  value: unknown
}

/** Who set each entry of a list that was edited and not replaced. */
const edited = new WeakMap<readonly unknown[], readonly Setter[][]>()

/** Notes who set each entry of an edited list. */
export const noteSetters = (list: readonly unknown[], setters: readonly Setter[][]) => edited.set(list, setters)

/**
 * Returns every place that sets a value, farthest parent first; the last one wins. A list that is written as such
 * replaces its parents’ list, so its entries have one setter. Without the resolved manifest, edited lists are not
 * followed.
 */
export function settersOf(pointer: string, layers: readonly Layer[], manifest?: unknown): Setter[] {
  let setters = layers.map((layer): Setter => ({ layer, pointer: '', value: layer.value }))
  let value = manifest
  for (const key of keys(pointer)) {
    const entries = Array.isArray(value) ? edited.get(value) : undefined
    setters = entries ? [...(entries[Number(key)] ?? [])] : inside(setters, key)
    value = valueAt(value, child('', key))
  }
  return setters
}

/** Returns the place that sets a value closest to the brand. */
export const lastSetter = (pointer: string, layers: readonly Layer[], manifest?: unknown): Setter | undefined =>
  settersOf(pointer, layers, manifest).slice(-1)[0]

function inside(setters: Setter[], key: string): Setter[] {
  const lists = setters.filter(({ value }) => Array.isArray(value))
  return (lists.length > 0 ? lists.slice(-1) : setters).flatMap(({ layer, pointer, value }) =>
    typeof value === 'object' && value !== null && hasOwn(value, key)
      ? [{ layer, pointer: child(pointer, key), value: (value as Record<string, unknown>)[key] }]
      : [],
  )
}
