// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from '../../scripts/publish/brands.ts'
import { forHost, ManifestError, readManifest } from './read-manifest.ts'

const manifest = readBrands('manifests')[0]!.manifest

const inPage = (value: unknown) => {
  document.body.innerHTML = '<script type="application/json" id="manifest"></script>'
  document.querySelector('script')!.textContent = typeof value === 'string' ? value : JSON.stringify(value)
}

/** A cache storage that holds one kept manifest. */
const keep = (kept: unknown) => vi.stubGlobal('caches', { match: async () => ({ json: async () => kept }) })

afterEach(() => vi.unstubAllGlobals())

describe('readManifest', () => {
  it('reads a valid manifest', async () => {
    inPage(manifest)
    expect(await readManifest()).toEqual(manifest)
  })

  it.each([['a wrong one', { ...manifest, zzz: 1 }], ['no JSON', '{'], ['none', '']])('fails for %s when none was kept', async (_name, value) => {
    inPage(value)
    await expect(readManifest()).rejects.toThrow(ManifestError)
  })

  it('uses the last valid one in place of a wrong one, with its theme', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    keep(manifest)
    inPage({})
    expect(await readManifest()).toEqual(manifest)
    expect(document.adoptedStyleSheets).toHaveLength(1)
    expect(complain).toHaveBeenCalledOnce()
  })

  it('does not trust what was kept either', async () => {
    keep({ ...manifest, id: 7 })
    inPage({})
    await expect(readManifest()).rejects.toThrow(ManifestError)
  })
})

describe('forHost', () => {
  const brand = {
    hosts: { 'mirror.example': { api: 'https://api.mirror.example', seo: { robots: 'noindex' } }, 'plain.example': {} },
    api: { development: '', production: 'https://api.example' },
    seo: { title: 'T', description: 'D', robots: 'index' },
  } as unknown as Manifest

  it('puts a mirror’s API and SEO settings over the brand’s', () => {
    expect(forHost(brand, 'mirror.example')).toMatchObject({
      api: { development: '', production: 'https://api.mirror.example' },
      seo: { title: 'T', description: 'D', robots: 'noindex' },
    })
  })

  it.each(['plain.example', 'elsewhere.example', 'toString', '__proto__'])('leaves the brand’s own on %s', (host) => {
    expect(forHost(brand, host)).toMatchObject({ api: brand.api, seo: brand.seo })
  })
})
