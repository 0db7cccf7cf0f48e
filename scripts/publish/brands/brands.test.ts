import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand as text } from '#testing/brand.ts'
import { settingsOf } from '../../../sandbox/platforms/platforms.ts'
import { problemsOf, readBrands, servedBrand } from './brands.ts'
import { buildFolder } from '../render/build.fixture.ts'
import { hostFiles, openBuild, pagesOf } from '../render/brand-pages.ts'
import { dataIn } from '../render/shell.fixture.ts'
import { scratchManifests } from '#manifest-tools/check/scratch.fixture.ts'

it.each(['gateway', 'pam'])('every brand runs on %s, with its settings in place of those of its manifest', (name) => {
  const brands = readBrands('manifests', '', undefined, settingsOf(name))
  expect(brands.length).toBeGreaterThan(5)
  for (const brand of brands) {
    expect([brand.id, problemsOf(brand)]).toEqual([brand.id, []])
    expect(brand.inlined).toMatchObject({ id: brand.id, platform: settingsOf(name) })
    expect(brand.manifest.platform).toEqual(settingsOf(name))
  }
})

it('settings of a platform are checked like a manifest’s own', () => {
  const [brand] = readBrands('manifests', '', undefined, { lacks: ['GET /nothing'] })
  expect(problemsOf(brand!)).toMatchObject([{ pointer: '/platform/lacks/0' }])
})

describe('a parent that is wrong', () => {
  const base = readFileSync('manifests/base.json', 'utf8')
  const standIns = { games: 'http://games.localhost', frames: 'http://frames.localhost', vendors: {} }
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['a missing comma', base.replace('"abstract": true,', '"abstract": true'), ['json/syntax base.json:5:3']],
    ['a misspelt theme', base.replace('"theme": {', '"thme": {'), ['manifest/unknown-setting base.json:13:3']],
    [
      'an unknown font',
      base.replace('"font": "sora"', '"font": "sorra"'),
      ['manifest/value-not-accepted base.json:33:13'],
    ],
  ])('by %s is named once, and every brand’s page shows it', async (_what, wrong, expected) => {
    using scratch = scratchManifests()
    using folder = buildFolder()
    scratch.write('base', wrong)
    scratch.write('lumina', text)
    const [brand] = readBrands(join(scratch.folder, 'manifests'))
    const found = problemsOf(brand!).map(
      ({ code, file, line, column }) => `${code} ${file!.split('/').pop()}:${line}:${column}`,
    )
    expect(found).toEqual(expected)
    const build = openBuild(folder.folder)
    const served = servedBrand(brand!, { environment: 'development' }, standIns)
    const { files, shell } = pagesOf(served, build, { standIns })('lumina.localhost')
    for (const { html } of await Promise.all(files.map(shell)))
      expect(dataIn(html, 'problems')).toEqual(brand!.diagnostics)
    expect(Object.keys(hostFiles(brand!, 'http://lumina.localhost', build))).toContain('app.webmanifest')
  })
})
