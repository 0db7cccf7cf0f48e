import { keys, parent } from './pointer.ts'

/** How a message names the setting at a pointer: `"radius"`, `entry 2 of "languages"`. */
export function label(pointer: string): string {
  const [last] = keys(pointer).slice(-1)
  if (last === undefined) return 'the manifest'
  return /^\d+$/.test(last) ? `entry ${Number(last) + 1} of ${label(parent(pointer))}` : `"${last}"`
}

/** A value as a message quotes it: JSON, cut where it is long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
