import { originsOf, type Origin } from './origins.ts'
import type { Sources } from './place.ts'

/** A value that a file of an `extends` chain sets. */
export interface SetValue {
  /** Null removes the setting. */
  value: unknown
  /** The file’s path as shown in messages. */
  file: string
  /** From 1. */
  line: number
}

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
  const shown = ({ layer, value, line }: Origin): SetValue => ({ value, file: path(layer), line })
  const [last, ...overridden] = originsOf(pointer, layers, manifest).reverse().map(shown)
  return last && { ...last, overridden }
}
