import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from './brands.ts'
import { contentSecurityPolicy } from './csp.ts'
import { renderShell } from './shell.ts'

const [brand] = readBrands('manifests', '')
const manifest = brand!.manifest
const page = readFileSync('index.html', 'utf8')
const parts = {
  page,
  version: '1.7.51+0',
  scripts: ['assets/a.js'],
  styles: ['assets/a.css'],
  mainFiles: [],
  calls: [],
  elsewhere: [],
}

describe('renderShell', () => {
  it('fills every placeholder of the page', () => {
    expect(renderShell(manifest, parts).html).not.toContain('<!-- brand:')
  })

  it('inlines the manifest unchanged, and escaped', () => {
    const hostile = { ...manifest, name: '</script><script>alert(1)</script>' }
    const { html } = renderShell(hostile, parts)
    const inlined = /id="manifest">(.*?)<\/script>/s.exec(html)![1]!
    expect(JSON.parse(inlined)).toEqual(hostile)
  })

  it('describes the site in the first language', () => {
    const [first] = manifest.languages
    const own = { [first]: { title: 'Own title', description: 'Own words.' } }
    const { html } = renderShell({ ...manifest, seo: { ...manifest.seo, languages: own } }, parts)
    expect(html).toContain('<title>Own title</title>')
    expect(html).toContain('<meta name="description" content="Own words." />')
    expect(html).toContain('"description":"Own words."')
  })

  it('escapes attributes and the title', () => {
    const { html } = renderShell({ ...manifest, seo: { ...manifest.seo, title: '<b>"&', description: '"><i>' } }, parts)
    expect(html).toContain('<title>&#60;b&#62;&#34;&#38;</title>')
    expect(html).toContain('content="&#34;&#62;&#60;i&#62;"')
  })
})

describe('contentSecurityPolicy', () => {
  it('allows the API, including its socket, and nothing else', () => {
    const policy = contentSecurityPolicy({
      script: 'a',
      style: 'b',
      api: 'https://api.example',
      frames: [],
      vendors: [],
    })
    expect(policy).toContain(`connect-src 'self' https://api.example wss://api.example;`)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(contentSecurityPolicy({ script: 'a', style: 'b', api: '', frames: [], vendors: [] })).toContain(
      `connect-src 'self';`,
    )
  })
})

describe('error reporting', () => {
  const errors = {
    address: 'https://errors.example/reports?key=1',
    share: 100,
    policy: 'https://errors.example/policy',
  }
  const shellWith = (production: Manifest['services']['production']) =>
    renderShell({ ...manifest, services: { development: {}, production } }, parts)

  it('allows the configured addresses, for reports of the engine and of the browser', () => {
    const { headers, html } = shellWith({ errors })
    expect(headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/errors\.example[ ;]/)
    expect(headers['content-security-policy']).toContain('report-uri https://errors.example/policy; report-to policy')
    expect(headers['reporting-endpoints']).toBe('policy="https://errors.example/policy"')
    expect(html).toContain('window.earlyErrors=[]')
  })

  it('adds nothing if it is not configured', () => {
    const { headers, html } = shellWith({})
    expect(headers['content-security-policy']).not.toMatch(/report|errors\.example/)
    expect(headers).not.toHaveProperty('reporting-endpoints')
    expect(html).not.toContain('earlyErrors')
    expect(shellWith({ errors: { address: '/reports', share: 1 } }).headers['content-security-policy']).not.toMatch(
      /report-/,
    )
  })
})
