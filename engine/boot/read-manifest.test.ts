// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { checkedMark } from '#manifest-tools/check/checked-mark.ts'
import { ManifestError, readManifest } from './read-manifest.ts'

const manifest = readBrands('manifests')[0]!.manifest

const inPage = (value: unknown) => {
  document.body.innerHTML = '<script type="application/json" id="manifest"></script>'
  document.getElementById('manifest')!.textContent = typeof value === 'string' ? value : JSON.stringify(value)
}

/** Stubs a cache with one stored manifest. */
const keep = (kept: unknown) => vi.stubGlobal('caches', { match: async () => ({ json: async () => kept }) })

describe('readManifest', () => {
  it('reads a valid manifest', async () => {
    inPage(manifest)
    expect(await readManifest()).toEqual(manifest)
  })

  it('takes a text that was checked as it is, and checks one that was changed since', async () => {
    inPage({ ...manifest, zzz: 1 })
    const element = document.getElementById('manifest')!
    element.dataset.checked = checkedMark(element.textContent)
    expect(await readManifest()).toMatchObject({ zzz: 1 })
    element.textContent += ' '
    await expect(readManifest()).rejects.toThrow(ManifestError)
  })

  it('applies the overrides of this host', async () => {
    vi.stubGlobal('location', { hostname: 'mirror.example' })
    inPage({ ...manifest, hosts: { 'mirror.example': { seo: { title: 'Mirror' } } } })
    expect((await readManifest()).seo.title).toBe('Mirror')
  })

  it.each([
    ['a wrong one', { ...manifest, zzz: 1 }],
    ['no JSON', '{'],
    ['none', ''],
  ])('rejects for %s if none was stored', async (_name, value) => {
    inPage(value)
    await expect(readManifest()).rejects.toThrow(ManifestError)
  })

  it('falls back to the last valid one, with its theme', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    keep(manifest)
    inPage({})
    expect(await readManifest()).toEqual(manifest)
    expect(document.adoptedStyleSheets).toHaveLength(1)
    expect(complain).toHaveBeenCalledOnce()
  })

  it('validates the stored one too', async () => {
    keep({ ...manifest, id: 7 })
    inPage({})
    await expect(readManifest()).rejects.toThrow(ManifestError)
  })
})
