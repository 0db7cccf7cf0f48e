import { child } from '../../json/pointer.ts'

/** A string of a manifest, and where it is. */
export interface Written {
  pointer: string
  text: string
}

/** Returns every string in a value. */
export function stringsIn(value: unknown, pointer: string): Written[] {
  if (typeof value === 'string') return [{ pointer, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => stringsIn(each, child(pointer, key)))
}
