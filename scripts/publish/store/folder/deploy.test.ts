import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { framePages, siteSandbox } from '../../render/frame-pages.ts'
import { framePolicy } from '../../policy/policy-meta.ts'
import { fixedHeaders } from '../../render/shell.ts'

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
      'permissions-policy': permissions,
    } = fixedHeaders()
    expect(mapped('policy', '/index.html')).toBe(framePolicy)
    expect(mapped('opener', '/index.html')).toBe(opener)
    expect(mapped('referrer', '/index.html')).toBe(referrer)
    expect(configuration).toContain(`add_header X-Content-Type-Options ${options} always;`)
    expect(configuration).toContain(`add_header Permissions-Policy '${permissions}' always;`)
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

describe('deploy/caddy/Caddyfile', () => {
  const configuration = readFileSync('deploy/caddy/Caddyfile', 'utf8')
  /** The value of a header for a matcher; without one, that of all other requests. */
  const sent = (name: string, matcher = '') =>
    new RegExp(`^\\s*header ${matcher && `${matcher} `}${name} (?:"([^"]*)"|\`([^\`]*)\`|(\\S+))$`, 'm')
      .exec(configuration)
      ?.slice(1)
      .find(Boolean)

  it('sends the same headers with a brand’s page as npm start', () => {
    for (const [name, value] of Object.entries({ ...fixedHeaders(), 'content-security-policy': framePolicy }))
      expect(sent(name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())), name).toBe(value)
  })

  it('sends the same headers with the framable pages as npm start', () => {
    const { '/provider-frame.html': provider, '/frame-return': back } = framePages('public')
    expect(sent('Content-Security-Policy', '@provider')).toBe(provider.headers['content-security-policy'])
    expect(sent('Content-Security-Policy', '@provider_site')).toBe(siteSandbox)
    expect(sent('Content-Security-Policy', '@frame_return')).toBe(back.headers['content-security-policy'])
    for (const { headers } of [provider, back])
      expect(sent('Referrer-Policy', '@without_opener')).toBe(headers['referrer-policy'])
  })

  it('looks for the same files as nginx, in the same order', () => {
    const nginx = readFileSync('deploy/nginx/site.conf', 'utf8')
    const tried = (text: string) => [...text.matchAll(/\S+\.html\b/g)].map(([name]) => name)
    const [, ofNginx = ''] = /gzip_proxied any;\s*try_files([^;]*)=404;/.exec(nginx)!
    const [, ofCaddy = ''] = /try_files ({lang_folder}.*)/.exec(configuration)!
    expect(tried(ofNginx)).toHaveLength(14)
    expect(tried(ofCaddy).map((name) => name.replaceAll(/{(\w+)}/g, '$$$1'))).toEqual(tried(ofNginx))
  })
})
