import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { framePages, siteSandbox } from '../frame-pages.ts'
import { framePolicy } from '../policy-meta.ts'
import { fixedHeaders } from '../shell.ts'

const files = ['deploy/nginx/site.conf', 'deploy/cdn/nginx.conf']

/** Returns the value of an nginx map for a path. */
function mappedIn(configuration: string, variable: string, path: string): string {
  const [, body = ''] = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(configuration) ?? []
  const rows = [...body.matchAll(/^\s*(\S+)\s+(?:"([^"]*)"|'([^']*)'|(\S+));$/gm)].map(
    ([, key = '', ...values]) =>
      [key.replace(/^'(.*)'$/, '$1'), values.find((value) => value !== undefined) ?? ''] as const,
  )
  const found =
    rows.find(([key]) => (key.startsWith('~') ? new RegExp(key.slice(1)).test(path) : key === path)) ??
    rows.find(([key]) => key === 'default')
  if (!found) throw new Error(`nginx has no map ${variable}`)
  return found[1]
}

describe.each(files)('%s', (file) => {
  const configuration = readFileSync(file, 'utf8')
  const mapped = (variable: string, path: string) => mappedIn(configuration, variable, path)

  it('sends the same headers with a brand’s page as npm start', () => {
    const {
      'cross-origin-opener-policy': opener,
      'referrer-policy': referrer,
      'x-content-type-options': options,
    } = fixedHeaders
    expect(mapped('policy', '/index.html')).toBe(framePolicy)
    expect(mapped('opener', '/index.html')).toBe(opener)
    expect(mapped('referrer', '/index.html')).toBe(referrer)
    expect(configuration).toContain(`add_header X-Content-Type-Options ${options} always;`)
  })

  it('sends the same headers with the framable pages as npm start', () => {
    for (const [path, { headers }] of Object.entries(framePages('public'))) {
      expect(mapped('policy', path)).toBe(headers['content-security-policy'])
      expect(mapped('referrer', path)).toBe(headers['referrer-policy'])
    }
    expect(mapped('policy', '/provider-frame.site.html')).toBe(siteSandbox)
  })

  it('caches assets for ever, and version.json never', () => {
    expect(mapped('caching', '/assets/index-1a2b3c4d.js')).toContain('immutable')
    expect(mapped('caching', '/index.html')).toBe('no-cache')
    expect(mapped('caching', '/version.json')).toBe('no-store')
  })

  it('contains no brand', () => {
    expect(configuration).not.toMatch(/^\s*server_name (?!_;)/m)
    expect(configuration).toMatch(/\/hosts\/\$host[/;]/)
  })
})
