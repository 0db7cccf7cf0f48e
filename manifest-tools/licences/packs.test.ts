import { describe, expect, it } from 'vitest'
import { licences } from '#schemas/licences.ts'
import { validateManifest } from '#schemas/validate-manifest.js'
import { brand, reading } from '#testing/brand.ts'
import { randomLayer } from '#testing/random-layer.ts'
import { readContext } from '../check/context.ts'
import { diagnoseSources } from '../check/diagnose-sources.ts'
import { keys, valueAt } from '../json/pointer.ts'
import { readManifests } from '../layers/read-manifests.ts'
import { resolve } from '../layers/resolve.ts'
import { holds, within } from './bound.ts'
import type { Bound } from './pack.ts'

const { files: _files, ...context } = readContext(readManifests('manifests'))

/** Resolves and checks the brand with more settings. */
function licensed(settings: object) {
  const text = JSON.stringify({ ...(JSON.parse(brand) as object), ...settings })
  const resolved = resolve('lumina', reading(text))
  return { resolved, found: diagnoseSources(resolved, undefined, context) }
}

const nested = (pointer: string, value: unknown) =>
  keys(pointer).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>

/** Returns a value that is laxer than a bound, of the kind that the schema accepts. */
function laxer(bound: Bound, value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (bound.atLeast !== undefined) return Math.max(0, bound.atLeast - 1)
  if (bound.atMost !== undefined) return bound.atMost + 1
  if (bound.only) return ['wheel', 'cashback', 'mission']
  if (bound.requires) return []
  if (bound.contains) return []
  return null
}

const packs = Object.entries(licences)
const drafts = packs.filter(([, { draft }]) => draft).map(([id]) => id)

it('three packs are complete, and seven are drafts', () => {
  expect(packs.filter(([, { draft }]) => !draft).map(([id]) => id)).toEqual(['br', 'gb', 'se'])
  expect(drafts).toEqual(['de', 'dk', 'es', 'fr', 'mt', 'nl', 'on'])
})

describe.each(packs)('the licence %s', (id, pack) => {
  it('alone fits the schema, and nothing that it sets contradicts it', () => {
    const { resolved, found } = licensed({ licences: [id] })
    expect(validateManifest(resolved.manifest)).toBe(true)
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  const bounds = pack.duties.flatMap(({ id: duty, set = {} }) =>
    Object.entries(set).map(([pointer, bound]) => [duty, pointer, bound] as const),
  )

  it.each(bounds)('a manifest that contradicts %s at %s is told so, by the duty’s name', (duty, pointer, bound) => {
    const value = valueAt(licensed({ licences: [id] }).resolved.manifest, pointer)
    const lax = laxer(bound, holds(value, bound) ? value : within(undefined, bound))
    if (pointer === '/languages') return expect(holds(['en'], bound)).toBe(false)
    const settings = { ...nested(pointer, lax), licences: [id], strictLicences: true }
    const { found } = licensed(pointer === '/currency' ? { ...settings, currency: 'USD' } : settings)
    const told = found.find(
      (finding) =>
        finding.code.startsWith('licences/') &&
        finding.pointer === pointer &&
        finding.message.startsWith(`Licence ${id}, duty ${duty}:`),
    )
    // The schema refuses an empty list, and a required setting that is missing, before any duty is asked.
    const bySchema = ['manifest/missing-setting', 'manifest/length']
    if (!told) return expect(found.some(({ code }) => bySchema.includes(code))).toBe(true)
    expect(told).toMatchObject({ severity: pack.draft ? 'warning' : 'error' })
  })

  it('says of each duty who holds it, and of each source how far it was read', () => {
    const silent = pack.duties.filter(({ set, check, heldBy, mustSay }) => !set && !check && !(heldBy && mustSay))
    expect(silent).toEqual([])
    expect(pack.duties.every(({ source }) => ['own', 'secondHand', 'unverified'].includes(source.read))).toBe(true)
  })

  it('has words for what it sets in the same languages', () => {
    const languages = Object.values(pack.texts).map((texts) => Object.keys(texts).sort())
    expect(new Set(languages.map((names) => names.join())).size).toBeLessThanOrEqual(1)
  })
})

describe('no layer of a brand loosens what a licence asks for', () => {
  const ids = packs.filter(([, { draft }]) => !draft).map(([id]) => id)
  const bounds = packs
    .filter(([id]) => ids.includes(id))
    .flatMap(([, { duties }]) => duties.flatMap(({ set = {} }) => Object.entries(set)))

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('seed %d', (seed) => {
    const layer = randomLayer(seed, bounds)
    const parent = JSON.stringify({
      id: 'family',
      extends: 'base',
      abstract: true,
      ...randomLayer(seed + 1000, bounds),
    })
    const text = JSON.stringify({
      ...(JSON.parse(brand) as object),
      ...layer,
      extends: seed % 2 ? 'family' : 'base',
      licences: ids,
      strictLicences: true,
    })
    const resolved = resolve('lumina', reading(text, { family: parent }))
    const errors = diagnoseSources(resolved, undefined, context).filter(({ severity }) => severity === 'error')
    const isWrong = errors.some(({ code }) => !code.startsWith('licences/'))
    const refused = errors.map(({ pointer }) => pointer)
    const loose = bounds.filter(([pointer, bound]) => !holds(valueAt(resolved.manifest, pointer), bound))
    // What the schema refuses is not published either, and the rules do not run on it.
    if (!isWrong) expect(loose.filter(([pointer]) => !refused.includes(pointer))).toEqual([])
    // What the brand does not touch is as the licence sets it, whatever its parents say.
    const isTouched = (pointer: string) =>
      keys(pointer).some((_, index, all) => valueAt(layer, `/${all.slice(0, index + 1).join('/')}`) === null) ||
      valueAt(layer, pointer) !== undefined
    expect(loose.filter(([pointer, bound]) => !isTouched(pointer) && holds(within(undefined, bound), bound))).toEqual(
      [],
    )
  })
})
