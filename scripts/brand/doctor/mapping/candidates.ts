import { isObject } from '#manifest-tools/json/pointer.ts'
import type { Named } from './likeness.ts'
import { wordsOf } from './words.ts'

/** A place in the samples of an entity, and what the samples have there. */
export interface Candidate extends Named {
  pointer: string
  /** One value per sample that has any. */
  values: unknown[]
}

const deepest = 3
/** A list longer than this is not looked into: its items are of a kind, not places. */
const longest = 5

/** Returns every place in samples of an entity. */
export function candidatesOf(samples: readonly unknown[]): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const sample of samples) visit(sample, '', { own: [], around: [] }, found)
  return [...found.values()]
}

function visit(value: unknown, pointer: string, { own, around }: Named, found: Map<string, Candidate>): void {
  if (pointer !== '' && value !== null && value !== undefined) {
    const candidate = found.get(pointer) ?? { pointer, own, around, values: [] }
    found.set(pointer, candidate)
    candidate.values.push(value)
  }
  if (pointer.split('/').length > deepest) return
  for (const [key, part, told] of partsOf(value)) {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const isIndex = Array.isArray(value)
    visit(
      part,
      place,
      { own: isIndex ? own : wordsOf(key), around: [...around, ...(isIndex ? [] : own), ...told] },
      found,
    )
  }
}

/** The parts of an object, and of a short list whose items say what they are: `[{ "kind": "bonus", "amount": 5 }]`. */
function partsOf(value: unknown): [key: string, part: unknown, told: string[]][] {
  if (isObject(value)) return Object.entries(value).map(([key, part]) => [key, part, []])
  if (!Array.isArray(value) || value.length > longest || !value.every(isObject)) return []
  const told = value.map((item) => Object.values(item).flatMap((each) => (isWord(each) ? wordsOf(each) : [])))
  const isTold = new Set(told.map(String)).size === value.length && told.every(({ length }) => length > 0)
  return isTold ? value.map((item, index) => [String(index), item, told[index]!]) : []
}

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z_-]{2,20}$/.test(value)
