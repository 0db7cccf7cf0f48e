import type { Layer } from './layer.ts'
import { treeOf } from './place.ts'
import { valueAt } from './pointer.ts'
import { spanOf } from './positions.ts'

/** A file of an `extends` chain that sets a value: the value (null removes) and its line, from 1. */
export interface Origin {
  layer: string
  value: unknown
  line: number
}

/**
 * Returns every file that sets a value, farthest parent first; the last one wins. Lists are replaced whole, so a list
 * entry has one origin.
 */
export function originsOf(pointer: string, layers: Layer[]): Origin[] {
  const setters = layers.filter(({ value }) => valueAt(value, pointer) !== undefined)
  const counting = /\/\d+(\/|$)/.test(pointer) ? setters.slice(-1) : setters
  return counting.map((layer) => ({
    layer: layer.name,
    value: valueAt(layer.value, pointer),
    line: spanOf(treeOf(layer), layer.text, pointer, 'value').line,
  }))
}
