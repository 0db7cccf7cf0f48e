import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isManifest } from '#schemas/is-manifest.js'
import { validateManifest } from '#schemas/validate-manifest.js'
import { readBrands } from '../publish/brands/brands.ts'
import { bundle, sourceSchema } from './manifest-schema.ts'
import { readJson, type Schema } from './files.ts'
import { slots } from './slots.ts'

const resolved = readJson('schemas/generated/manifest.resolved.schema.json')

/** Yields every nested schema and its path. */
function* walk(schema: Schema, place = ''): Generator<[string, Schema]> {
  yield [place, schema]
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'enum' || key === 'const' || typeof value !== 'object' || value === null) continue
    yield* walk(value, `${place}/${key}`)
  }
}

const objects = [...walk(resolved)].filter(([, schema]) => schema.type === 'object' && schema.properties)

describe('the manifest schema', () => {
  it('matches the core schema and the widgets’ options', () => {
    expect(bundle()).toEqual(resolved)
  })

  it('closes every object', () => {
    expect(objects.length).toBeGreaterThan(30)
    const isClosed = ([, schema]: (typeof objects)[number]) =>
      schema.additionalProperties === false || schema.propertyNames !== undefined
    expect(objects.filter((each) => !isClosed(each)).map(([place]) => place)).toEqual([])
  })

  it('describes every property, directly or by reference', () => {
    const target = (reference: string) =>
      reference
        .slice(2)
        .split('/')
        .reduce<Schema>((at, key) => at[key], resolved)
    const described = (schema: Schema): boolean =>
      Boolean(schema.description) || (schema.$ref !== undefined && described(target(schema.$ref)))
    const properties = objects.flatMap(([place, schema]) =>
      Object.entries(schema.properties as Record<string, Schema>).map(
        ([key, value]) => [`${place}/${key}`, value] as const,
      ),
    )
    expect(properties.filter(([, schema]) => !described(schema)).map(([place]) => place)).toEqual([])
  })

  it('discriminates every union of widgets by `use`', () => {
    for (const { type, names } of slots.filter((slot) => slot.type !== 'Overlay')) {
      const union = resolved.$defs[type]
      expect(union.discriminator).toEqual({ propertyName: 'use' })
      expect(union.oneOf).toHaveLength(names.length)
    }
  })
})

describe('the editor schema', () => {
  const source = sourceSchema(resolved)

  it('requires nothing that a parent can provide, and allows null', () => {
    expect(source.required).toEqual(['manifestVersion', 'id'])
    expect(source.properties.currency.type).toEqual(['string', 'null'])
    expect(source.properties.theme.required).toBeUndefined()
  })

  it('keeps list entries complete, because lists are replaced whole', () => {
    expect(source.$defs.BannersBlock.required).toEqual(resolved.$defs.BannersBlock.required)
  })
})

describe.each(['is-manifest', 'validate-manifest'])('the compiled validator %s', (name) => {
  const code = readFileSync(`schemas/generated/${name}.js`, 'utf8')

  it('runs without eval and require', () => {
    const script = code.replace(/export \{([^}]*)\};?/, (_, names: string) => {
      const pairs = names.split(',').map((pair) => pair.trim().split(' as '))
      return `({${pairs.map(([inner, outer = inner]) => `${outer}: ${inner}`).join(', ')}})`
    })
    const validators = runInNewContext(script, {}, {
      contextCodeGeneration: { strings: false, wasm: false },
    } as object) as Record<string, (value: unknown) => boolean>
    expect(Object.keys(validators).length).toBeGreaterThan(0)
    for (const validate of Object.values(validators)) expect(validate(0)).toBe(false)
  })
})

describe('the validator that only returns true or false', () => {
  /** Yields every value in a document and its path. */
  function* places(
    value: unknown,
    at: (string | number)[] = [],
  ): Generator<{ at: (string | number)[]; value: unknown }> {
    yield { at, value }
    if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value)) yield* places((value as Schema)[key], [...at, key])
  }

  function changed(
    document: unknown,
    at: (string | number)[],
    change: (holder: Schema, key: string | number) => void,
  ): unknown {
    // Only what is on the way is copied.
    const copy = (value: Schema) => (Array.isArray(value) ? [...value] : { ...value })
    const root: Schema = { root: document }
    const path = ['root', ...at]
    const holder = path.slice(0, -1).reduce<Schema>((value, key) => (value[key] = copy(value[key])), root)
    const key = path.at(-1)!
    if (typeof holder[key] === 'object' && holder[key] !== null) holder[key] = copy(holder[key])
    change(holder, key)
    return root.root
  }

  const later =
    /^(platform|registration|forms|telegram|chats|consent|playerProtection|wheel|maintenance|regionClosed|services|games\/providers|hosts\/[^/]+\/seo|seo|i18n|prerender)(\/|$)/

  const changes: ((holder: Schema, key: string | number) => void)[] = [
    (holder, key) => delete holder[key],
    (holder, key) => (holder[key] = null),
    (holder, key) => (holder[key] = 'x'),
    (holder, key) => (holder[key] = []),
    (holder, key) => typeof holder[key] === 'object' && (holder[key].zzz = 1),
  ]

  it('agrees with the full validator on every change to a brand', { timeout: 60_000 }, () => {
    // Brands share most settings: what is at the same place with the same value need not be changed again.
    const proven = new Set<string>()
    let refused = 0
    const differing: string[] = []
    for (const { manifest } of readBrands('manifests')) {
      expect(isManifest(manifest)).toBe(true)
      for (const { at, value } of places(manifest)) {
        const place = at.join('/')
        const same = `${place} ${JSON.stringify(value)}`
        if (proven.has(same)) continue
        proven.add(same)
        for (const change of changes) {
          const mutant = changed(manifest, at, change)
          const valid = validateManifest(mutant)
          const accepted = isManifest(mutant)
          refused += valid ? 0 : 1
          // `x-later`: only the type is checked.
          if (accepted !== valid && !(accepted && later.test(place))) differing.push(`${place} ${change}`)
        }
      }
    }
    expect(differing).toEqual([])
    expect(refused).toBeGreaterThan(10_000)
  })
})
