import { isObject } from './pointer.ts'

/** Returns how deep the brackets of a JSON text are nested, and how many members its objects have. */
export function structureOf(text: string): { levels: number; members: number } {
  let [depth, levels, members, inString] = [0, 0, 0, false]
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inString && character === '\\') index++
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '{' || character === '[') levels = Math.max(levels, ++depth)
    else if (character === '}' || character === ']') depth--
    else if (character === ':') members++
  }
  return { levels, members }
}

/** Returns how many members the objects of a value have. A text of it with more repeats a key. */
export function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let members = isObject(value) ? Object.keys(value).length : 0
  for (const inner of Object.values(value)) members += membersIn(inner)
  return members
}
