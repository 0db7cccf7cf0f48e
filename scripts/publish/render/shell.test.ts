import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { checkedMark } from '#manifest-tools/check/checked-mark.ts'
import { readBrands } from '../brands/brands.ts'
import { hashOf } from '../policy/csp.ts'
import { dataIn, pageBody, shellParts } from './shell.fixture.ts'
import { renderShell } from './shell.ts'

const { manifest } = readBrands('manifests', '')[0]!
const [language] = manifest.languages
const bare = shellParts(manifest)
const parts = { ...bare, body: pageBody(), texts: '{"nav":{"home":"</script>"}}' }
const { html, headers } = renderShell(manifest, parts)
const at = (text: string) => {
  expect(html).toContain(text)
  return html.indexOf(text)
}

it('fills every place of the page', () => {
  for (const each of [parts, bare]) expect(renderShell(manifest, each).html).not.toContain('<!-- brand:')
})

describe('a page with a body', () => {
  it('holds it in the root, with what the engine must know of it', () => {
    expect(html).toContain(
      '<div id="root" data-path="/" data-texts="common user" data-boundaries="3"><header class="head">Menu</header></div>',
    )
  })

  it('is for no path of its own where parameters are not known', () => {
    const file = { name: 'game/any.html', language, page: 'GAME' } as const
    const { html: any } = renderShell(manifest, { ...parts, file })
    expect(any).toContain('<div id="root" data-texts=')
    expect(dataIn(any, 'settings')).toMatchObject({ path: manifest.pages.GAME.path })
  })

  it('has its rules and all style sheets in the head, which are enabled together', () => {
    const sheet = (name: string) =>
      at(`<link rel="stylesheet" crossorigin href="/assets/${name}.css" media="not all" />`)
    const order = [at('<script>start()</script>'), at('.head{color:red}'), sheet('index'), sheet('a'), at('<body>')]
    expect(order.toSorted((a, b) => a - b)).toEqual(order)
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2)
    expect(dataIn(html, 'settings')).toMatchObject({ sheets: 2, files: ['/assets/a.js'] })
  })

  it('asks for the engine after typefaces and responses', () => {
    expect(html).toContain('<script type="module" fetchpriority="low" ')
  })

  it('holds the texts of its language, escaped', () => {
    expect(dataIn(html, 'texts')).toEqual({ [language]: { common: { nav: { home: '</script>' } } } })
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)!.length)
  })

  it('holds content of the platform, and says when it was read', () => {
    const content = { at: 1000, values: { '/games': { name: '</script><b>' } } }
    const shell = renderShell(manifest, { ...parts, body: pageBody({ content }) })
    expect(dataIn(shell.html, 'page-content')).toEqual(content)
    expect(dataIn(shell.html, 'settings')).toMatchObject({ content: [1000, expect.any(Number)] })
    expect(shell.contentAt).toBe(1000)
    expect([dataIn(html, 'page-content'), renderShell(manifest, parts).contentAt]).toEqual([undefined, undefined])
  })
})

it('a page that the browser draws has its style sheets at once, and no rules for what is drawn before', () => {
  const { html: plain } = renderShell(manifest, bare)
  expect(plain).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" />')
  expect(plain).toContain('<script type="module" crossorigin')
  expect(plain).toContain('<div id="root"></div>')
  expect(dataIn(plain, 'settings')).toMatchObject({ sheets: 0 })
  expect(plain).not.toMatch(/not all|not-started|data-waiting|id="texts"/)
})

it('says in its root element for which brand and file it is', () => {
  const rootOf = (change: object) => /<html[^>]*>/.exec(renderShell(manifest, { ...parts, ...change }).html)![0]
  expect(rootOf({})).toContain(`lang="${language}"`)
  const root = rootOf({ file: { name: 'ar/index.html', language: 'ar', page: 'MAIN', path: '/' } })
  for (const attribute of ['lang="ar"', 'dir="rtl"', `data-brand="${manifest.id}"`, 'data-version="1.7.51+0"'])
    expect(root).toContain(attribute)
})

it('marks pages with a phone’s whole screen', () => {
  const isMarked = (page: 'GAME' | 'GAMES', source: Manifest = manifest) =>
    renderShell(source, { ...parts, file: { name: 'any.html', language, page } }).html.includes(' data-stage=""')
  expect([manifest.pages.GAME.layout, isMarked('GAME'), isMarked('GAMES')]).toEqual(['stage', true, false])
  const pages = { ...manifest.pages, GAME: { ...manifest.pages.GAME, layout: 'bare' as const } }
  expect(isMarked('GAME', { ...manifest, pages })).toBe(false)
})

it('marks pages with official marks, whose room is kept from the first paint on', () => {
  const officialBar = [{ name: 'Spelpaus', link: 'https://spelpaus.example' }]
  const marked = { ...manifest, playerProtection: { ...manifest.playerProtection, officialBar } }
  const isMarked = (source: Manifest) => renderShell(source, parts).html.includes(' data-official=""')
  expect([isMarked(marked), isMarked(manifest)]).toEqual([true, false])
})

it('names only the engine’s own files and typefaces, as a server of HTTP/1.1 serves six requests at a time', () => {
  const named = html.matchAll(/<link rel="(?:modulepreload|preload" as="style)"[^>]* href="([^"]+)"/g)
  expect(Array.from(named, ([, file]) => file)).toEqual(['/assets/runtime.js'])
  const font = { css: '@font-face{}', latin: ['/sora.woff2'], arabic: '/kufi.woff2' }
  const { html: written } = renderShell(manifest, { ...parts, font })
  expect(written).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/sora.woff2" />')
  expect(written).not.toContain('href="/kufi.woff2"')
  expect(dataIn(written, 'settings')).toMatchObject({ arabicFace: '/kufi.woff2' })
})

it('marks a manifest that was checked with its text, but none with problems', () => {
  const [, mark, text] = /<script type="application\/json" data-checked="([^"]+)" id="manifest">(.*?)<\/script>/s.exec(
    html,
  )!
  expect(mark).toBe(checkedMark(text!))
  const problems = [{ severity: 'error', code: 'manifest/unknown-setting', message: 'No.' }] as never
  const { html: wrong } = renderShell(manifest, { ...bare, problems })
  expect(wrong).not.toContain('data-checked')
  expect(dataIn(wrong, 'problems')).toEqual(problems)
})

it('allows only its own inline scripts and styles', () => {
  const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)]
  expect(inline.map(([, element]) => element)).toEqual(['script', 'style'])
  const strict = { ...manifest, services: { development: {}, production: {} }, chats: [], hosts: {} }
  delete strict.telegram
  delete strict.sport
  const { html: own, headers: ofOwn } = renderShell(strict, parts)
  const [script, style] = [/<script>(.*?)<\/script>/s, /<style>(.*?)<\/style>/s].map((one) => one.exec(own)![1]!)
  for (const text of [script, style]) expect(ofOwn['content-security-policy']).toContain(hashOf(text!))
  expect(headers['content-security-policy']).toContain(hashOf('start()'))
})

it('holds its policy for servers that send no headers', () => {
  expect(html).not.toContain('Content-Security-Policy')
  expect(renderShell(manifest, { ...parts, holdsPolicy: true }).html).toContain(
    '<meta http-equiv="Content-Security-Policy"',
  )
})

it('inlines the manifest unchanged, and escaped', () => {
  const hostile = { ...manifest, name: '</script><script>alert(1)</script>' }
  expect(dataIn(renderShell(hostile, parts).html, 'manifest')).toEqual(hostile)
})

describe('error reporting', () => {
  const errors = { address: 'https://errors.example/reports?key=1', share: 25, policy: 'https://errors.example/policy' }
  const shellWith = (production: Manifest['services']['production']) =>
    renderShell({ ...manifest, services: { development: {}, production } }, bare)

  it('allows the configured addresses, for reports of the engine and of the browser', () => {
    const shell = shellWith({ errors })
    expect(shell.headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/errors\.example[ ;]/)
    expect(shell.headers['content-security-policy']).toContain(
      'report-uri https://errors.example/policy; report-to policy',
    )
    expect(shell.headers['reporting-endpoints']).toBe('policy="https://errors.example/policy"')
    expect(dataIn(shell.html, 'settings')).toMatchObject({ errors: 25 })
  })

  it('adds nothing if it is not configured', () => {
    const shell = shellWith({})
    expect(shell.headers['content-security-policy']).not.toMatch(/report|errors\.example/)
    expect(shell.headers).not.toHaveProperty('reporting-endpoints')
    expect(dataIn(shell.html, 'settings')).not.toHaveProperty('errors')
    expect(shellWith({ errors: { address: '/reports', share: 1 } }).headers['content-security-policy']).not.toMatch(
      /report-/,
    )
  })
})
