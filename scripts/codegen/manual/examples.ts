import { isObject, keys, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'

/** A value from a manifest of the project. */
export interface Example {
  manifest: string
  value: unknown
}

const manifests = readManifests('manifests')
const resolve = resolver(manifests.read)

/** The resolved base that every brand starts from. */
export const base = resolve('base').manifest as JsonObject

/** The settings of each brand’s own file, and of the base. */
const own = [...manifests.names(), 'base'].map((manifest) => ({
  manifest,
  value: resolve(manifest).layers.at(-1)?.value,
}))

/**
 * Returns a value at a pointer from a brand’s own file, preferably one that differs from `other`. `*` in the pointer is
 * any key.
 */
export function exampleAt(pointer: string, other: unknown): Example | undefined {
  const found = own.flatMap(({ manifest, value }) =>
    valuesAt(value, keys(pointer)).map((each) => ({ manifest, value: each })),
  )
  return found.find(({ value }) => JSON.stringify(value) !== JSON.stringify(other)) ?? found[0]
}

/**
 * Returns the use of a widget, or of a guard with options, with the most options from the first manifest that has any.
 */
export function exampleOf(name: string, inGuards: boolean): Example | undefined {
  for (const { manifest, value } of own) {
    const [fullest] = usesOf(value, name, inGuards, false).sort((a, b) => Object.keys(b).length - Object.keys(a).length)
    if (fullest) return { manifest, value: fullest }
  }
  return undefined
}

function valuesAt(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (key === undefined) return value === null ? [] : [value]
  if (key === '*')
    return typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((each) => valuesAt(each, rest))
      : []
  return isObject(value) && key in value ? valuesAt(value[key], rest) : []
}

function usesOf(value: unknown, name: string, inGuards: boolean, here: boolean): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((each) => usesOf(each, name, inGuards, here))
  if (!isObject(value)) return []
  const found = value.use === name && here === inGuards ? [value] : []
  return [...found, ...Object.entries(value).flatMap(([key, each]) => usesOf(each, name, inGuards, key === 'guards'))]
}
