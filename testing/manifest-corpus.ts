import { readFileSync } from 'node:fs'
import { readContext } from '#manifest-tools/check/context.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import type { Diagnostic } from '#manifest-tools/check/diagnostic.ts'
import { diagnoseSources } from '#manifest-tools/check/diagnose-sources.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import { isObject, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { resolve, type Resolved } from '#manifest-tools/layers/resolve.ts'
import type { Context } from '#manifest-tools/check/rule.ts'

/** One manifest of the corpus: its topic, its differences from a valid brand, and its findings. */
export interface Specimen {
  what: string
  /** A merge patch for the brand. */
  patch?: JsonObject
  /** Characters of its text to replace, and their replacement. */
  text?: [from: string, to: string] | undefined
  /** A manifest between the brand and the base. */
  parent?: JsonObject
  /** Differences outside the manifest. */
  outside?: {
    files?: Record<string, number>
    /** Text files by their addresses. */
    written?: Record<string, string>
    /** Widths of pictures in pixels. */
    widths?: Record<string, number>
    taken?: Record<string, string[]>
    /** The brands with a name or a project. */
    called?: Record<string, string[]>
    languages?: string[]
  }
  /** `code line:column suggestion` of each finding, with the file unless it is the brand’s. */
  findings?: string[]
}

/** A mistake of an operator: its subject, and what `brand check` prints to remedy it. */
export interface Mistake extends Specimen {
  subject: string
  remedy: string
}

const load = (name: string) => readFileSync(new URL(`../schemas/corpus/${name}`, import.meta.url), 'utf8')

/** Reads the specimens of a file of schemas/corpus. */
export const specimens = (file: string) => JSON.parse(load(file)) as Specimen[]

/** Reads the mistakes of operators. */
export const mistakes = () => JSON.parse(load('mistakes.json')) as Mistake[]

const manifests = readManifests('manifests')
/** The real base with an origin for games, which every live brand must set. */
const base = manifests
  .read('base')!
  .replace('"opaque", "hosts": []', '"opaque", "hosts": ["https://games.vendor.example"]')
const brand = JSON.parse(load('brand.json')) as JsonObject
const context = readContext(manifests)

/** Writes a manifest as the corpus counts its lines: one line per top-level setting. */
function write(manifest: JsonObject): string {
  const settings = Object.entries(manifest).map(([key, value]) => `  ${JSON.stringify(key)}: ${inline(value)}`)
  return `{\n${settings.join(',\n')}\n}\n`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inline(inner)}`)
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

/** The text of a specimen. */
function textOf({ patch = {}, text }: Specimen): string {
  const written = write(merge(brand, patch))
  if (!text) return written
  if (written.split(text[0]).length !== 2) throw new Error(`The specimen must contain ${text[0]} exactly once.`)
  return written.replace(text[0], () => text[1])
}

const pictures = { '/brands/lumina/logo.svg': 1800, '/brands/lumina/icon.svg': 900 }

const outsideOf = ({ outside = {} }: Specimen): Context => ({
  ...context,
  reviews: () => [],
  files: new Map(Object.entries({ ...pictures, ...outside.files })),
  readFile: (address) => outside.written?.[address],
  pictureSize: (address) => {
    const width = outside.widths?.[address]
    if (width !== undefined) return { width, height: width }
    return context.files?.has(address) ? context.pictureSize?.(address) : undefined
  },
  brandsAt: (host) => ['lumina', ...(outside.taken?.[host] ?? [])],
  brandsCalled: (_key, value) => ['lumina', ...(outside.called?.[value] ?? [])],
  texts: (language, namespace) =>
    (outside.languages ?? [language]).includes(language) ? context.texts(language, namespace) : undefined,
})

/** A specimen merged with its parents. */
export function resolved(specimen: Specimen): Resolved {
  const { parent } = specimen
  const files: Record<string, string | undefined> = { base, lumina: textOf(specimen), family: parent && write(parent) }
  return resolve('lumina', (name) => files[name], ['base', ...(parent ? ['family'] : [])])
}

/** The diagnostics of a specimen. */
export const check = (specimen: Specimen): Diagnostic[] =>
  diagnoseSources(resolved(specimen), undefined, outsideOf(specimen))

/** A finding in short form. */
export function brief({ code, file, line, column, suggestion }: Diagnostic): string {
  const place = `${file === 'lumina.json' ? '' : `${file}:`}${line}:${column}`
  return [code, place, suggestion].filter((part) => part !== undefined).join(' ')
}
