import { hasOwn, isObject } from '../json/pointer.ts'
import type { Bound } from './pack.ts'

const words = [
  'exactly',
  'oneOf',
  'atLeast',
  'atMost',
  'contains',
  'notContains',
  'only',
  'each',
  'requires',
  'present',
  'default',
]

/** Whether a part of a duty is a bound and not a value. */
const isBound = (value: unknown): value is Bound =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => words.includes(key))

/** Whether a value is within a bound. A setting that is missing is not, unless the bound only forbids. */
export function holds(value: unknown, bound: Bound): boolean {
  const list = Array.isArray(value) ? (value as unknown[]) : undefined
  const tests: (boolean | undefined)[] = [
    hasOwn(bound, 'exactly') ? matches(value, bound.exactly) : undefined,
    bound.oneOf && bound.oneOf.some((each) => matches(value, each)),
    bound.atLeast === undefined ? undefined : typeof value === 'number' && value >= bound.atLeast,
    bound.atMost === undefined ? undefined : typeof value === 'number' && value <= bound.atMost,
    bound.contains && bound.contains.every((wanted) => list?.some((entry) => matches(entry, wanted)) ?? false),
    bound.notContains && !(list ?? []).some((entry) => bound.notContains!.some((each) => matches(entry, each))),
    bound.only && (list?.every((entry) => bound.only!.some((each) => matches(entry, each))) ?? false),
    bound.each && (list?.every((entry) => holds(entry, bound.each!)) ?? false),
    bound.requires && hasBlock(value, bound.requires),
    bound.present && value !== undefined && value !== '' && list?.length !== 0,
  ]
  return !tests.includes(false)
}

/** Whether a value is like a pattern: the same, with at least the pattern’s keys, or within it where it is a bound. */
function matches(value: unknown, pattern: unknown): boolean {
  if (isBound(pattern)) return holds(value, pattern)
  if (isObject(pattern))
    return (
      isObject(value) && Object.entries(pattern).every(([key, each]) => hasOwn(value, key) && matches(value[key], each))
    )
  return JSON.stringify(value) === JSON.stringify(pattern)
}

/** Whether a block is in a list, also inside of others. */
const hasBlock = (value: unknown, block: object): boolean =>
  Array.isArray(value)
    ? value.some((each) => matches(each, block) || hasBlock(each, block))
    : isObject(value) && Object.values(value).some((each) => typeof each === 'object' && hasBlock(each, block))

/** Returns a value that is like a pattern. */
function valueLike(pattern: unknown): unknown {
  if (isBound(pattern)) return within(undefined, pattern)
  if (isObject(pattern)) return Object.fromEntries(Object.entries(pattern).map(([key, each]) => [key, valueLike(each)]))
  return pattern
}

/**
 * Returns the value within a bound that is nearest to a value: the value itself where it is within. Undefined where the bound names
 * none.
 */
export function within(value: unknown, bound: Bound): unknown {
  if (holds(value, bound)) return value
  if (hasOwn(bound, 'exactly')) return bound.exactly
  if (bound.oneOf) return valueLike(bound.oneOf[0])
  const list = Array.isArray(value) ? (value as unknown[]) : []
  if (bound.contains) return withEntries(list, bound.contains, bound.default as unknown[] | undefined)
  if (bound.notContains) return list.filter((entry) => !bound.notContains!.some((each) => matches(entry, each)))
  if (bound.only)
    return Array.isArray(value)
      ? list.filter((entry) => bound.only!.some((each) => matches(entry, each)))
      : bound.only.map(valueLike)
  if (bound.each) return list.map((entry) => within(entry, bound.each!))
  if (bound.requires) return [...list, bound.requires]
  return bound.default ?? bound.atLeast ?? bound.atMost
}

/**
 * Adds what a list lacks: where there are defaults, only those of them that are wanted. An entry that contradicts nothing of what is
 * wanted is completed, so that one thing has one entry.
 */
function withEntries(list: readonly unknown[], wanted: readonly unknown[], defaults?: readonly unknown[]): unknown[] {
  const result = [...list]
  for (const pattern of wanted) {
    if (result.some((entry) => matches(entry, pattern))) continue
    const added = defaults ? defaults.find((each) => matches(each, pattern)) : valueLike(pattern)
    if (added === undefined) continue
    const index = result.findIndex((entry) => isObject(entry) && isObject(pattern) && agrees(entry, pattern))
    if (index === -1 || !isObject(added)) result.push(added)
    else result[index] = { ...added, ...(result[index] as object) }
  }
  return result
}

/** Whether an entry shares a key with a pattern, and differs in none that both have. */
const agrees = (entry: object, pattern: object): boolean => {
  const shared = Object.entries(pattern).filter(([key]) => hasOwn(entry, key))
  return shared.length > 0 && shared.every(([key, each]) => matches((entry as Record<string, unknown>)[key], each))
}

/** Describes a bound for messages: `at least 24`. */
export function boundWords(bound: Bound): string {
  const list = (values: readonly unknown[]) => values.map(patternWords).join(', ')
  const parts = [
    hasOwn(bound, 'exactly') ? JSON.stringify(bound.exactly) : '',
    bound.oneOf ? `one of ${list(bound.oneOf)}` : '',
    bound.atLeast === undefined ? '' : `at least ${bound.atLeast}`,
    bound.atMost === undefined ? '' : `at most ${bound.atMost}`,
    bound.contains ? `a list with ${list(bound.contains)}` : '',
    bound.notContains ? `a list without ${list(bound.notContains)}` : '',
    bound.only ? `a list of nothing but ${list(bound.only)}` : '',
    bound.each ? `a list whose entries are ${boundWords(bound.each)}` : '',
    bound.requires ? `a list with the block ${JSON.stringify(bound.requires)}` : '',
    bound.present ? 'set' : '',
  ]
  return parts.filter(Boolean).join(' and ')
}

function patternWords(pattern: unknown): string {
  if (isBound(pattern)) return boundWords(pattern)
  if (!isObject(pattern)) return JSON.stringify(pattern)
  return `{ ${Object.entries(pattern)
    .map(([key, each]) => `${key}: ${patternWords(each)}`)
    .join(', ')} }`
}
