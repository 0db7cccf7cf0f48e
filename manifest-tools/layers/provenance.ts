import { type Sources, treeOf } from './place.ts'
import type { Layer } from './layer.ts'
import { spanOf } from '../json/positions.ts'
import { settersOf } from './setters.ts'

/** A value that a file of an `extends` chain sets. */
export interface SetValue {
  /** Null removes the setting. */
  value: unknown
  /** The file’s path as shown in messages. */
  file: string
  /** From 1. */
  line: number
  /** The duty of a licence that sets it; `file` is then the licence’s. */
  duty?: string
}

/** Where it is set, in words: the file and the line, or the duty. */
export const placeWords = ({ file, line, duty }: SetValue) => (duty === undefined ? `${file}:${line}` : duty)

/** Where a value comes from, and what it overrides: the nearest parent’s first. */
export interface Provenance extends SetValue {
  overridden: SetValue[]
}

/** Returns where the value at a pointer comes from; undefined if no file sets it. `path` maps a manifest’s name to a path. */
export function provenanceOf(
  pointer: string,
  { layers, manifest }: Sources,
  path: (name: string) => string,
): Provenance | undefined {
  const shown = ({ layer, value, line, duty }: Origin): SetValue => ({
    value,
    file: path(layer),
    line,
    ...(duty !== undefined && { duty }),
  })
  const [last, ...overridden] = originsOf(pointer, layers, manifest).reverse().map(shown)
  return last && { ...last, overridden }
}

/** A file of an `extends` chain that sets a value: the value (null removes) and its line, from 1. */
interface Origin {
  layer: string
  value: unknown
  line: number
  duty?: string
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
    ...(layer.licence && { duty: dutyWords(layer.licence, pointer) }),
  }))

function dutyWords({ id, dutyAt }: NonNullable<Layer['licence']>, pointer: string): string {
  const duty = dutyAt(pointer)
  return `licence ${id}${duty === undefined ? '' : `, duty ${duty}`}`
}
