import type { Layer } from './layer.ts'
import { treeOf } from './place.ts'
import { valueAt } from './pointer.ts'
import { spanOf } from './positions.ts'

/** One file of an `extends` chain that sets a value: what it sets there (null removes), and the line, from 1. */
export interface Origin {
  layer: string
  value: unknown
  line: number
}

/** Every file that sets a value, the farthest parent first: the last one holds. Lists are replaced whole, so what is in one has one origin. */
export function originsOf(pointer: string, layers: Layer[]): Origin[] {
  const setters = layers.filter(({ value }) => valueAt(value, pointer) !== undefined)
  const counting = /\/\d+(\/|$)/.test(pointer) ? setters.slice(-1) : setters
  return counting.map((layer) => ({
    layer: layer.name,
    value: valueAt(layer.value, pointer),
    line: spanOf(treeOf(layer), layer.text, pointer, 'value').line,
  }))
}
