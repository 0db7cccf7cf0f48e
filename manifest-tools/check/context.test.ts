import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { checkBrands } from './check-brands.ts'
import { readContext } from './context.ts'
import { readManifests } from '../layers/read-manifests.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'context-'))
  mkdirSync(join(folder, 'manifests'))
  mkdirSync(join(folder, 'public/brands/nova'), { recursive: true })
  writeFileSync(join(folder, 'public/brands/nova/logo.svg'), '<svg/>')
  writeFileSync(join(folder, 'manifests/nova.json'), '{ "id": "nova", "hosts": { "a.example": {}, "b.example": {} } }')
  writeFileSync(
    join(folder, 'manifests/lumina.json'),
    '{ "id": "lumina", "extends": "nova", "hosts": { "b.example": null } }',
  )
  mkdirSync(join(folder, 'named/manifests'), { recursive: true })
  const named = {
    nova: { name: 'Nova', project: 'NOVA' },
    child: { extends: 'nova', project: null },
    other: { extends: 'nova', name: 'Other', project: 'OTHER' },
    circle: { extends: 'circle', name: 5, hosts: 'circle.example' },
  }
  for (const [id, manifest] of Object.entries(named))
    writeFileSync(join(folder, `named/manifests/${id}.json`), JSON.stringify(manifest))
  writeFileSync(join(folder, 'manifests/broken.json'), '{ "hosts": 5 }')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('readContext', () => {
  it('reads the images beside the manifests; undefined if there is no such folder', () => {
    expect(readContext(readManifests(join(folder, 'manifests'))).files).toEqual(new Map([['/brands/nova/logo.svg', 6]]))
    expect(readContext(readManifests(join(folder, 'public/brands'))).files).toBeUndefined()
  })

  it('reads the hosts of all brands, including inherited ones', () => {
    const { brandsAt } = readContext(readManifests(join(folder, 'manifests')))
    expect([brandsAt('a.example'), brandsAt('b.example'), brandsAt('c.example')]).toEqual([
      ['lumina', 'nova'],
      ['nova'],
      [],
    ])
  })

  it('reads the names of all brands, and ignores what a file only mentions', () => {
    const { brandsAt, brandsCalled } = readContext(readManifests(join(folder, 'named/manifests')))
    expect([brandsCalled('name', 'Nova'), brandsCalled('name', 'Other')]).toEqual([['child', 'nova'], ['other']])
    expect(brandsCalled('project', 'NOVA')).toEqual(['nova'])
    expect(brandsAt('circle.example')).toEqual([])
  })

  it('reads the product’s texts, currencies and countries', () => {
    const { texts, currencies, isCountry } = readContext(readManifests('manifests'))
    expect([texts('en', 'common')?.get('nav.home'), texts('en', 'nowhere'), texts('xx', 'common')]).toEqual([
      'Home',
      undefined,
      undefined,
    ])
    expect(['TND', 'XOF', 'TDN'].map((code) => currencies.includes(code))).toEqual([true, true, false])
    expect(['TN', 'SN', 'XK', 'SU', 'EU', 'ZZ', 'QQ'].filter(isCountry)).toEqual(['TN', 'SN', 'XK'])
  })
})

it('checks 1,000 brands, including rules, in linear time', () => {
  const many = join(folder, 'many/manifests')
  mkdirSync(many, { recursive: true })
  writeFileSync(join(many, 'base.json'), readManifests('manifests').read('base')!)
  const ids = Array.from({ length: 1000 }, (_, index) => `brand-${index}`)
  for (const id of ids)
    writeFileSync(
      join(many, `${id}.json`),
      brand.replaceAll('lumina', id).replaceAll(/LUMINA|Lumina/g, id.replace('brand-', 'BRAND_')),
    )
  const before = process.cpuUsage()
  const { brands, valid, diagnostics } = checkBrands(readManifests(many), ids)
  const { user, system } = process.cpuUsage(before)
  expect({ brands, valid, diagnostics }).toEqual({ brands: 1000, valid: 1000, diagnostics: [] })
  // The time of the processor, about three times what it takes on two idle cores: tests that run in parallel slow it down.
  expect((user + system) / 1000).toBeLessThan(5000)
})
