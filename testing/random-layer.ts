import { keys } from '#manifest-tools/json/pointer.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import type { Bound } from '#manifest-tools/licences/pack.ts'

/** A generator of numbers from 0 to 1 that a seed repeats. */
function random(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const values = [
  null,
  true,
  false,
  0,
  1,
  5,
  24,
  60,
  100,
  240,
  'free',
  [],
  ['deposit'],
  ['loss'],
  ['wheel', 'banner'],
  {},
]

/** Returns a layer with random values where bounds are, or around them. */
export function randomLayer(seed: number, bounds: readonly (readonly [pointer: string, bound: Bound])[]) {
  const next = random(seed)
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(next() * list.length)]!
  let layer: Record<string, unknown> = {}
  for (let count = 0; count < 3; count++) {
    const all = keys(pick(bounds)[0])
    const path = next() < 0.2 ? all.slice(0, -1) : all
    if (path.length === 0) continue
    const value = path.length < all.length ? pick([null, {}]) : pick(values)
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
