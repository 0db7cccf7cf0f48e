import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readBrands } from './brands.ts'
import { checkedMark } from '#engine/manifest/checked-mark.ts'
import { renderShell } from './shell.ts'

const { manifest } = readBrands('manifests', '')[0]!
const firstPaint = {
  markup: '<header class="head">Menu</header>',
  templates: '<template data-for="GAMES"><ul></ul></template>',
  css: '.head{color:red}',
  texts: '{"nav":{"home":"</script>"}}',
}
const built =
  '<script type="module" crossorigin src="/assets/index.js"></script>\n    <link rel="modulepreload" crossorigin href="/assets/runtime.js">\n    <link rel="stylesheet" crossorigin href="/assets/index.css">\n  </head>'
const page = readFileSync('index.html', 'utf8').replace('</head>', built)
const parts = {
  page,
  version: '1+0',
  scripts: ['assets/a.js'],
  styles: ['assets/a.css'],
  mainFiles: [],
  calls: [],
  elsewhere: [],
  firstPaint,
}
const { html, headers } = renderShell(manifest, parts)
const at = (text: string) => {
  expect(html).toContain(text)
  return html.indexOf(text)
}

it('paints after its rules, and before anything that is fetched', () => {
  expect(at('.head{color:red}')).toBeLessThan(at('<body>'))
  expect(at('<div id="painted" inert aria-hidden="true"><header')).toBeLessThan(at('<div id="root"></div>'))
  expect(at('<div id="root"></div>')).toBeLessThan(at('<link rel="stylesheet" crossorigin href="/assets/index.css"'))
  expect(at('href="/assets/index.css" media="not all" />\n<link rel="stylesheet"')).toBeLessThan(
    at('href="/assets/a.css" media="not all" />\n</body>'),
  )
  expect(html.slice(0, at('<body>'))).not.toContain('rel="stylesheet"')
  expect(html).not.toContain('<!-- brand:')
})

it('holds other pages behind all that the main page needs, with the script that shows them', () => {
  const painted = { page: 'GAMES' as const, scripts: ['assets/grid.js'], styles: ['assets/grid.css'] }
  const elsewhere = [{ path: '/games', calls: ['/games'], painted }]
  const { html: whole, headers: ofWhole } = renderShell(manifest, { ...parts, elsewhere, otherPage: 'assets/other.js' })
  expect(whole.indexOf('id="manifest"')).toBeLessThan(whole.indexOf('<template data-for="GAMES">'))
  const [, script] = /<\/template>\n<script>(.*?)<\/script>/s.exec(whole)!
  for (const file of ['other.js', 'grid.js', 'grid.css']) expect(script).toContain(`/assets/${file}`)
  expect(ofWhole['content-security-policy']).toContain(createHash('sha256').update(script!).digest('base64'))
  // Without such pages, nothing of it.
  expect(renderShell(manifest, { ...parts, otherPage: 'assets/other.js' }).html).toBe(html)
})

it('paints nothing before the whole frame', () => {
  expect(at('<link rel="expect" href="#root" blocking="render" />')).toBeLessThan(at('<body>'))
})

it('names only the engine’s own files and typefaces, as a server of HTTP/1.1 serves six requests at a time', () => {
  const named = html.matchAll(/<link rel="(?:modulepreload|preload" as="style)"[^>]* href="([^"]+)"/g)
  expect(Array.from(named, ([, file]) => file)).toEqual(['/assets/runtime.js'])
  const files = ['a.js', 'index.css', 'a.css'].map((file) => `\`assets/${file}\``).join()
  expect(html).toContain(files)
})

it('asks for the engine after typefaces and responses, but first if nothing is painted', () => {
  expect(html).toContain('<script type="module" fetchpriority="low" ')
  expect(renderShell(manifest, { ...parts, firstPaint: undefined }).html).toContain('<script type="module" crossorigin')
})

it('marks a manifest that was checked with its text, but none that cannot be painted', () => {
  const [, mark, text] = /<script type="application\/json" data-checked="([^"]+)" id="manifest">(.*?)<\/script>/s.exec(
    html,
  )!
  expect(mark).toBe(checkedMark(text!))
  expect(renderShell(manifest, { ...parts, firstPaint: undefined }).html).not.toContain('data-checked')
})

it('contains the first language’s texts, escaped', () => {
  const [, texts] = /id="texts">(.*?)<\/script>/s.exec(html)!
  expect(JSON.parse(texts!)).toEqual({ [manifest.languages[0]]: { common: JSON.parse(firstPaint.texts) } })
})

it('allows only its own inline scripts and styles', () => {
  const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)]
  expect(inline.map(([, element]) => element)).toEqual(['script', 'style', 'script', 'script'])
  for (const [, element, text] of inline) {
    const hash = `'sha256-${createHash('sha256').update(text!).digest('base64')}'`
    // Vendors in the page do not work with hashed styles.
    if (element === 'script') expect(headers['content-security-policy']).toContain(hash)
  }
})

it('keeps the style sheets in the head if nothing is painted', () => {
  const { html: plain } = renderShell(manifest, { ...parts, firstPaint: undefined })
  expect(plain.indexOf('href="/assets/a.css" />\n</head>')).toBeGreaterThan(0)
  expect(plain).not.toMatch(/id="(painted|texts)"|rel="expect"/)
})
