import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isObject, valueAt } from '#engine/manifest/pointer.ts'
import { resolver, type Resolved } from '#engine/manifest/resolve.ts'
import type { Context } from '#engine/manifest/rule.ts'
import { currencies, isCountry } from './iso-codes.ts'
import type { Manifests } from './read-manifests.ts'
import { allRules } from './rules/rules.ts'

const project = join(import.meta.dirname, '../..')

/**
 * Reads what the rules need to know: other brands, texts, widgets and images. `categories` are the platform’s, by
 * default the sandbox’s.
 */
export function readContext(
  manifests: Manifests,
  resolve = resolver(manifests.read),
  categories: readonly string[] = sandboxCategories(),
): Context {
  const names = cached(() => manifests.names())
  const brandsByHost = cached(() => brandsBy(names(''), (id) => hostsOf(resolve(id))))
  const brandsBySetting = cached((key) => brandsBy(names(''), (id) => [valueAt(resolve(id).manifest, `/${key}`)]))
  const texts = cached((language) =>
    cached((namespace) => readTexts(join(project, 'public/locales', language, `${namespace}.json`))),
  )
  const isBuilt = cached((widget) =>
    ['index.tsx', 'index.ts'].some((file) => existsSync(join(project, 'widgets', widget, file))),
  )
  const files = filesUnder(picturesFolder(manifests))
  return {
    rules: allRules,
    ...(files ? { files } : {}),
    texts: (language, namespace) => texts(language)(namespace),
    brandsAt: (host) => brandsByHost('').get(host) ?? [],
    brandsCalled: (key, value) => brandsBySetting(key).get(value) ?? [],
    isBuilt: (slot, name) => isBuilt(`${slot}/${name}`),
    now: Date.now(),
    categories,
    currencies,
    isCountry: cached(isCountry),
  }
}

/** Returns the folder of the images that manifests name: `public` beside them. */
export const picturesFolder = (manifests: Manifests) => join(dirname(manifests.path('base')), '../public')

/** Caches a function’s result for each argument. */
export function cached<Value>(ask: (argument: string) => Value): (argument: string) => Value {
  const known = new Map<string, Value>()
  return (argument) => {
    if (!known.has(argument)) known.set(argument, ask(argument))
    return known.get(argument)!
  }
}

/** Returns file sizes by address; undefined if there is no folder of images. */
function filesUnder(folder: string): Map<string, number> | undefined {
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const addresses = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(addresses.map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, statSync(file).size]))
}

const sandboxCategories = () =>
  Object.keys(
    (
      JSON.parse(readFileSync(join(project, 'sandbox/domains/content/texts/en.json'), 'utf8')) as {
        categories: Record<string, string>
      }
    ).categories,
  )

/** Groups brands by what they have. */
function brandsBy(ids: string[], valuesOf: (id: string) => unknown[]): Map<unknown, string[]> {
  const brands = new Map<unknown, string[]>()
  for (const id of ids) for (const value of valuesOf(id)) brands.set(value, [...(brands.get(value) ?? []), id])
  return brands
}

function hostsOf({ manifest }: Resolved): string[] {
  const hosts = valueAt(manifest, '/hosts')
  return isObject(hosts) ? Object.keys(hosts) : []
}

function readTexts(file: string): Map<string, string> | undefined {
  if (!existsSync(file)) return undefined
  const texts = new Map<string, string>()
  const collect = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value)
    else for (const [key, inner] of Object.entries(value as object)) collect(inner, path ? `${path}.${key}` : key)
  }
  collect(JSON.parse(readFileSync(file, 'utf8')), '')
  return texts
}
