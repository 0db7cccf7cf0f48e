import type { Layer } from './layer.ts'
import { treeOf } from './place.ts'
import { spanOf } from '../json/positions.ts'
import { settersOf } from './setters.ts'

/** A file of an `extends` chain that sets a value: the value (null removes) and its line, from 1. */
export interface Origin {
  layer: string
  value: unknown
  line: number
}

/**
 * Returns every file that sets a value, farthest parent first; the last one wins. A list that is written as such
 * replaces its parents’ list, so that its entries have one origin. The resolved manifest tells where the entries of
 * edited lists come from.
 */
export const originsOf = (pointer: string, layers: readonly Layer[], manifest?: unknown): Origin[] =>
  settersOf(pointer, layers, manifest).map(({ layer, pointer: at, value }) => ({
    layer: layer.name,
    value,
    line: spanOf(treeOf(layer), layer.text, at, 'value').line,
  }))
