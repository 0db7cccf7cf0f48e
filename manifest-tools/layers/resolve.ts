import type { Finding } from '../check/diagnostic.ts'
import { readLayer, type Layer, type Read } from './layer.ts'
import { withoutEdits } from './list-edits.ts'
import { merge } from '../json/merge.ts'
import { inspectPatch } from './patch.ts'
import { hasOwn, type JsonObject } from '../json/pointer.ts'
import { suggest } from '../check/suggest.ts'
import { licences as allPacks } from '#schemas/licences.ts'
import { licencesOf, namesLicences } from '../licences/duties.ts'
import { licenceLayer } from '../licences/licence-layer.ts'
import type { Packs } from '../licences/pack.ts'

/** A brand merged with its parents. */
export interface Resolved {
  /** The flat manifest, not validated yet; absent if the brand’s own file is not a JSON object. */
  manifest?: JsonObject | undefined
  /** The files of the `extends` chain, farthest parent first; the values of licences lie below the file that names them. */
  layers: Layer[]
  /** Problems of the files themselves. */
  problems: Finding[]
  /** Whether every parent was found and read. If not, a setting may be missing only for that reason. */
  complete: boolean
}

/** What licences set depends on: the packs, and the moment, in milliseconds since 1970. */
export interface Licensing {
  packs?: Packs | undefined
  now?: number | undefined
}

/**
 * Resolves one manifest. `read` returns a manifest’s text by name; `names` are the possible parents, for suggestions.
 */
export const resolve = (id: string, read: Read, names: readonly string[] = [], licensing?: Licensing): Resolved =>
  resolver(read, names, licensing)(id)

/** Returns a function that resolves manifests, reading and merging each parent once. Of the manifests themselves nothing is kept. */
export function resolver(
  read: Read,
  names: readonly string[] = [],
  { packs = allPacks, now = Date.now() }: Licensing = {},
): (id: string) => Resolved {
  const layers = new Map<string, Layer | undefined>()
  const licensed = new Map<Layer, Merged>()
  const unlicensed = new Map<Layer, Merged>()

  function layer(name: string): Layer | undefined {
    if (!layers.has(name)) layers.set(name, readLayer(name, read))
    return layers.get(name)
  }

  function mergeParents(chain: Layer[], complete: boolean, isLicensed: boolean): Merged {
    const last = chain[chain.length - 1]
    if (!last) return { layers: [], problems: [] }
    const cache = isLicensed ? licensed : unlicensed
    const known = complete && cache.get(last)
    const merged = known || mergeChain(chain, complete, isLicensed)
    if (complete) cache.set(last, merged)
    return merged
  }

  /** The values of licences lie below the file that names them closest to the brand: what a parent names is replaced with its values. */
  function mergeChain(chain: Layer[], complete: boolean, isLicensed: boolean): Merged {
    const last = chain[chain.length - 1]!
    const isNaming = isLicensed && namesLicences(last.value ?? {})
    const below = mergeParents(chain.slice(0, -1), complete, isLicensed && !isNaming)
    if (!isNaming) return apply(below, last)
    const ids = licencesOf(apply(below, last).manifest ?? {})
    return apply(
      ids.reduce((under, id) => withLicence(under, id), below),
      last,
    )
  }

  function withLicence(below: Merged, id: string): Merged {
    const values = licenceLayer(id, below.manifest ?? {}, packs, now)
    return values ? apply(below, values) : below
  }

  return (id) => {
    const { chain, broken } = follow(id, (name) => (name === id ? readLayer(id, read) : layer(name)), names)
    const own = chain[chain.length - 1]
    if (!own?.value) return { layers: chain, problems: [...(own?.problems ?? []), ...broken], complete: false }
    const complete = broken.length === 0 && chain.every(isWhole)
    const { manifest, layers: all, problems } = mergeChain(chain, complete, true)
    return { manifest, layers: [...all], problems: [...problems, ...broken], complete }
  }
}

interface Merged {
  manifest?: JsonObject
  layers: readonly Layer[]
  problems: Finding[]
}

/** Whether a file was read and its `extends` is valid. */
const isWhole = ({ value, extends: parent }: Layer) =>
  value !== undefined && (parent !== undefined || !hasOwn(value, 'extends'))

/** Follows `extends`: the parents of a manifest, farthest first, and the manifest itself. */
function follow(id: string, layer: (name: string) => Layer | undefined, names: readonly string[]) {
  const chain: Layer[] = []
  for (let name: string | undefined = id; name !== undefined; name = chain[0]!.extends) {
    const next = layer(name)
    if (!next) return { chain, broken: [notFound(name, chain[0], names)] }
    if (chain.some(({ name: known }) => known === name)) return { chain, broken: [cycle(next, chain)] }
    chain.unshift(next)
  }
  return { chain, broken: [] }
}

/** Settings of the file itself, such as `id`, are not inherited. */
function apply(below: Merged, layer: Layer): Merged {
  const layers = [...below.layers, layer]
  const problems = [...below.problems, ...layer.problems]
  if (!layer.value) return { ...below, layers, problems }
  const { id: _id, ...inherited } = below.manifest ?? {}
  const { $schema: _schema, extends: _extends, abstract: _abstract, ...written } = layer.value
  const { patch, problems: wrongEdits } = withoutEdits({ manifest: inherited, layers: below.layers }, layer, written)
  problems.push(...wrongEdits)
  problems.push(...inspectPatch(inherited, patch).map((finding) => ({ ...finding, layer: layer.name })))
  return { manifest: merge(inherited, patch), layers, problems }
}

function notFound(name: string, from: Layer | undefined, names: readonly string[]): Finding {
  const finding = { severity: 'error', part: 'value' } as const
  if (!from) return { ...finding, code: 'manifest/not-found', pointer: '', message: `There is no manifest "${name}".` }
  const suggestion = suggest(name, names)
  return {
    ...finding,
    code: 'extends/unknown-parent',
    pointer: '/extends',
    message: `There is no manifest "${name}" to extend.`,
    ...(names.length ? { accepted: [...names] } : {}),
    ...(suggestion ? { suggestion } : {}),
    layer: from.name,
  }
}

function cycle(to: Layer, chain: Layer[]): Finding {
  const circle = [
    ...chain
      .slice(0, chain.findIndex(({ name }) => name === to.name) + 1)
      .map(({ name }) => name)
      .reverse(),
    to.name,
  ]
  return {
    code: 'extends/cycle',
    severity: 'error',
    part: 'value',
    pointer: '/extends',
    message: `"extends" forms a cycle: ${circle.join(' → ')}.`,
    layer: chain[0]!.name,
  }
}
