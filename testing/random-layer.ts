import { keys } from '#manifest-tools/json/pointer.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import { within } from '#manifest-tools/licences/bound.ts'
import type { Bound } from '#manifest-tools/licences/pack.ts'

/** A generator of numbers from 0 to 1 that a seed repeats. */
function random(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const numbers = [0, 1, 5, 9, 10, 11, 24, 30, 31, 60, 100, 240]
const lists = [[], ['deposit'], ['loss'], ['loss', 'session'], ['wheel', 'banner'], ['banner']]

/** Values of the kind that a bound is about. */
function valuesLike(bound: Bound): readonly unknown[] {
  const like = within(undefined, bound)
  if (typeof like === 'boolean') return [true, false]
  if (typeof like === 'number') return numbers
  return Array.isArray(like) ? lists : [like ?? 60, '']
}

/** Returns a layer with random values where bounds are, or around them. */
export function randomLayer(seed: number, bounds: readonly (readonly [pointer: string, bound: Bound])[]) {
  const next = random(seed)
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(next() * list.length)]!
  let layer: Record<string, unknown> = {}
  for (let count = 0; count < 3; count++) {
    const [pointer, bound] = pick(bounds)
    const all = keys(pointer)
    const path = next() < 0.2 ? all.slice(0, -1) : all
    if (path.length === 0) continue
    const value = path.length < all.length ? pick([null, {}]) : next() < 0.15 ? null : pick(valuesLike(bound))
    const patch = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
    layer = value === null ? withNull(layer, path) : merge(layer, patch as Record<string, unknown>)
  }
  return layer
}

/** Removes a setting with null, which merging would drop. */
function withNull(layer: Record<string, unknown>, path: readonly string[]): Record<string, unknown> {
  const [key, ...rest] = path as [string, ...string[]]
  const inner = layer[key]
  const below = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  return { ...layer, [key]: rest.length > 0 ? withNull(below, rest) : null }
}
