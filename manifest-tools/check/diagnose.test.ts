import { describe, expect, it, vi } from 'vitest'
import { reading } from '#testing/brand.ts'
import { diagnose } from './diagnose.ts'
import { child, isObject, type JsonObject } from '../json/pointer.ts'
import { resolve } from '../layers/resolve.ts'

const { manifest } = resolve('lumina', reading())

/** Yields every setting of the manifest: its holder, key and pointer. */
function* settings(value: unknown, pointer = ''): Generator<{ holder: JsonObject; key: string; at: string }> {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const at = child(pointer, key)
    yield { holder: value as JsonObject, key, at }
    yield* settings((value as JsonObject)[key], at)
  }
}

/** Returns a result computed while a change is in place. */
function during<T>(holder: JsonObject, key: string, change: () => void, look: () => T): T {
  const before = { ...holder }
  change()
  const result = look()
  for (const added of Object.keys(holder)) if (!Object.hasOwn(before, added)) delete holder[added]
  holder[key] = before[key]
  return result
}

const all = [...settings(manifest)]
const codes = () => diagnose(manifest).map(({ code, pointer }) => `${code} ${pointer}`)

describe('for every setting of a valid manifest', () => {
  it('finds nothing, and checks everything', () => {
    expect(diagnose(manifest)).toEqual([])
    expect(all.length).toBeGreaterThan(300)
  })

  it('reports a wrong type exactly once', () => {
    for (const { holder, key, at } of all) {
      const wrong = typeof holder[key] === 'number' ? 'seven' : 7
      const found = during(
        holder,
        key,
        () => (holder[key] = wrong),
        () => diagnose(manifest),
      )
      expect(
        found.map(({ pointer }) => pointer),
        at,
      ).toEqual([at])
      expect(found[0]!.code, at).toMatch(/^(manifest\/wrong-type|manifest\/value-not-accepted)$/)
    }
  })

  it('reports an unknown setting exactly once', () => {
    for (const { holder, key, at } of all) {
      const value = holder[key]
      if (!isObject(value)) continue
      const found = during(value, 'Zz', () => (value.Zz = {}), codes)
      delete value.Zz
      expect(found, at).toHaveLength(1)
      expect(found[0], at).toMatch(`${at}/Zz`)
    }
  })

  it('reports a missing setting at most once', () => {
    const missing: string[][] = []
    for (const { holder, key, at } of all) {
      if (Array.isArray(holder)) continue
      const found = during(holder, key, () => delete holder[key], codes)
      expect([[], [`manifest/missing-setting ${at}`]], at).toContainEqual(found)
      missing.push(found)
    }
    expect(missing.flat().length).toBeGreaterThan(100)
  })
})

it.each([null, 7, [], 'x', undefined])('rejects %j', (value) => {
  expect(diagnose(value)).toMatchObject([{ code: 'manifest/wrong-type', pointer: '' }])
})

it('reports message, accepted values and suggestion, but no place', () => {
  const wrong = { ...manifest, loader: { use: 'rng' } }
  expect(diagnose(wrong)).toEqual([
    {
      code: 'loaders/unknown-widget',
      severity: 'error',
      pointer: '/loader/use',
      message: '"rng" is not a known loader.',
      accepted: expect.arrayContaining(['bars', 'ring']),
      suggestion: 'ring',
      effect: 'nothing shows while a page’s code loads',
    },
  ])
})

it('names a page by its path in the effect', () => {
  const pages = manifest!.pages as JsonObject
  const wrong = { ...manifest, pages: { ...pages, GAMES: { ...(pages.GAMES as JsonObject), visible: 'no' } } }
  expect(diagnose(wrong)[0]!.effect).toBe('/games cannot open on this brand')
})

it('does not load the JSON parser with positions, which the browser must not load', async () => {
  vi.resetModules()
  vi.doMock('@humanwhocodes/momoa', () => {
    throw new Error('loaded')
  })
  await Promise.all(['./diagnose.ts', './format.ts', '../layers/resolve.ts'].map((module) => import(module)))
  await expect(import('./diagnose-sources.ts')).rejects.toThrow('mocking a module')
})
