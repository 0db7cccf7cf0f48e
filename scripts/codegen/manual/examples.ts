import { isObject, keys, type JsonObject } from '#engine/manifest/pointer.ts'
import { resolver } from '#engine/manifest/resolve.ts'
import { readManifests } from '../../manifests/read-manifests.ts'

/** A value that a manifest of the project has. */
export interface Example {
  manifest: string
  value: unknown
}

const manifests = readManifests('manifests')
const resolve = resolver(manifests.read)

/** What every brand starts from. */
export const base = resolve('base').manifest as JsonObject

/** What each brand’s own file says, and the base’s for what no brand says. */
const own = [...manifests.names(), 'base'].map((manifest) => ({
  manifest,
  value: resolve(manifest).layers.at(-1)?.value,
}))

/** A value at a place in a brand’s own file, one that differs from `other` where there is any; `*` in the pointer is any key. */
export function exampleAt(pointer: string, other: unknown): Example | undefined {
  const found = own.flatMap(({ manifest, value }) =>
    valuesAt(value, keys(pointer)).map((each) => ({ manifest, value: each })),
  )
  return found.find(({ value }) => JSON.stringify(value) !== JSON.stringify(other)) ?? found[0]
}

/** The first object that uses a widget or a guard with options, the fullest of the first manifest that has any. */
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
