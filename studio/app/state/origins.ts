import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { Resolved } from '../../../manifest-tools/layers/resolve.ts'
import { settersOf, type Setter } from '../../../manifest-tools/layers/setters.ts'

const setters = ({ layers, manifest }: Resolved, pointer: string): Setter[] =>
  manifest === undefined ? [] : settersOf(pointer, layers, manifest)

/** Whether the last layer, the brand’s own file, sets a value or something in it. */
export function isOwnIn(resolved: Resolved, pointer: string): boolean {
  const own = resolved.layers.at(-1)
  if (valueAt(own?.value, pointer) !== undefined) return true
  const last = setters(resolved, pointer).at(-1)
  return last !== undefined && last.layer === own
}

/** Whether more than one layer sets a value. */
export const isInheritedIn = (resolved: Resolved, pointer: string): boolean => setters(resolved, pointer).length > 1
