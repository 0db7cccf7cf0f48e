import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { resolver } from '../layers/resolve.ts'
import type { Context } from './rule.ts'
import { cached } from '../layers/cached.ts'
import { readClaims } from '../layers/claims.ts'
import { currencies, isCountry } from './iso-codes.ts'
import type { Manifests } from '../layers/read-manifests.ts'
import { pictureSize } from './picture-size.ts'
import { allRules } from '../rules/rules.ts'
import { readReviews } from '../texts/locale-file.ts'

const project = join(import.meta.dirname, '../..')

/**
 * Reads what the rules need to know: other brands, texts, widgets and images. `categories` are the platform’s, by
 * default the sandbox’s.
 */
export function readContext(
  manifests: Manifests,
  resolve = resolver(manifests.read),
  categories: readonly string[] = sandboxCategories(),
  now = Date.now(),
): Context {
  const texts = cached((language) =>
    cached((namespace) => readTexts(join(project, 'public/locales', language, `${namespace}.json`))),
  )
  const folder = picturesFolder(manifests)
  const files = filesUnder(folder)
  return {
    rules: allRules,
    ...(files && {
      files,
      readFile: textReader(folder),
      pictureSize: cached((address: string) => pictureSize(readFileSync(join(folder, address)))),
    }),
    texts: (language, namespace) => texts(language)(namespace),
    reviews: cached((language) => readReviews(manifests, language)),
    ...readClaims(manifests, resolve),
    now,
    ids: { categories },
    currencies,
    isCountry: cached(isCountry),
  }
}

/** Returns the folder of the images that manifests name: `public` beside them. */
export const picturesFolder = (manifests: Manifests) => join(dirname(manifests.path('base')), '../public')

/** Returns file sizes by address; undefined if there is no folder of images. */
function filesUnder(folder: string): Map<string, number> | undefined {
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const addresses = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(addresses.map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, statSync(file).size]))
}

const textReader = (folder: string) =>
  cached((address) => {
    const file = join(folder, address)
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
  })

const sandboxCategories = () =>
  Object.keys(
    (
      JSON.parse(readFileSync(join(project, 'sandbox/domains/content/texts/en.json'), 'utf8')) as {
        categories: Record<string, string>
      }
    ).categories,
  )

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
