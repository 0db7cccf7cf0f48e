import type { Finding } from './diagnostic.ts'
import { readLayer, type Layer, type Read } from './layer.ts'
import { merge } from './merge.ts'
import { inspectPatch } from './patch.ts'
import { hasOwn, type JsonObject } from './pointer.ts'
import { suggest } from './suggest.ts'

/** A brand with its parents merged in. */
export interface Resolved {
  /** The flat manifest, not yet validated; absent where the brand’s own file is not a JSON object. */
  manifest?: JsonObject | undefined
  /** The files that it is made of, the farthest parent first. */
  layers: Layer[]
  /** What is wrong with the files themselves. */
  problems: Finding[]
  /** Whether every parent was found and read: where not, a setting may be missing for that reason alone. */
  complete: boolean
}

/** Resolves one manifest. `read` gives a manifest’s text by name; `names` are the parents to choose from, for suggestions. */
export const resolve = (id: string, read: Read, names: readonly string[] = []): Resolved => resolver(read, names)(id)

/** Resolves many manifests, reading and merging each parent once. */
export function resolver(read: Read, names: readonly string[] = []): (id: string) => Resolved {
  const layers = new Map<string, Layer | undefined>()
  const parents = new Map<Layer, Merged>()

  function layer(name: string): Layer | undefined {
    if (!layers.has(name)) layers.set(name, readLayer(name, read))
    return layers.get(name)
  }

  function mergeParents(chain: Layer[], complete: boolean): Merged {
    const last = chain[chain.length - 1]
    if (!last) return { problems: [] }
    const known = complete && parents.get(last)
    const merged = known || apply(mergeParents(chain.slice(0, -1), complete), last)
    if (complete) parents.set(last, merged)
    return merged
  }

  return (id) => {
    const { chain, broken } = follow(id, layer, names)
    const own = chain[chain.length - 1]
    if (!own?.value) return { layers: chain, problems: [...(own?.problems ?? []), ...broken], complete: false }
    const complete = broken.length === 0 && chain.every(isWhole)
    const { manifest, problems } = apply(mergeParents(chain.slice(0, -1), complete), own)
    return { manifest, layers: chain, problems: [...problems, ...broken], complete }
  }
}

interface Merged {
  manifest?: JsonObject
  problems: Finding[]
}

/** Whether a file was read and says rightly what it extends. */
const isWhole = ({ value, extends: parent }: Layer) =>
  value !== undefined && (parent !== undefined || !hasOwn(value, 'extends'))

/** The parents of a manifest, farthest first, and the manifest itself. */
function follow(id: string, layer: (name: string) => Layer | undefined, names: readonly string[]) {
  const chain: Layer[] = []
  for (let name: string | undefined = id; name !== undefined; name = chain[0]!.extends) {
    const next = layer(name)
    if (!next) return { chain, broken: [notFound(name, chain[0], names)] }
    if (chain.includes(next)) return { chain, broken: [cycle(next, chain)] }
    chain.unshift(next)
  }
  return { chain, broken: [] }
}

/** What concerns the file alone, and its id above all, is not inherited. */
function apply(below: Merged, layer: Layer): Merged {
  const problems = [...below.problems, ...layer.problems]
  if (!layer.value) return { ...below, problems }
  const { id: _id, ...inherited } = below.manifest ?? {}
  const { $schema: _schema, extends: _extends, abstract: _abstract, ...patch } = layer.value
  problems.push(...inspectPatch(inherited, patch).map((finding) => ({ ...finding, layer: layer.name })))
  return { manifest: merge(inherited, patch), problems }
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
      .slice(0, chain.indexOf(to) + 1)
      .map(({ name }) => name)
      .reverse(),
    to.name,
  ]
  return {
    code: 'extends/cycle',
    severity: 'error',
    part: 'value',
    pointer: '/extends',
    message: `Manifests extend each other in a circle: ${circle.join(' → ')}.`,
    layer: chain[0]!.name,
  }
}
