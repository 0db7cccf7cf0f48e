import { keys, parent } from '../json/pointer.ts'

/** Returns the name of the setting at a pointer for messages: `"radius"`, `entry 2 of "languages"`. */
export function label(pointer: string): string {
  const [last] = keys(pointer).slice(-1)
  if (last === undefined) return 'the manifest'
  return /^\d+$/.test(last) ? `entry ${Number(last) + 1} of ${label(parent(pointer))}` : `"${last}"`
}

/** Formats a value for messages as JSON, truncated to 60 characters. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** Returns a sentence that starts with a capital letter. */
export const capitalised = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())
