import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from './brands.ts'
import { readBuild } from './build-assets.ts'
import { contentSecurityPolicy } from './csp.ts'
import { shellScript } from './shell-script.ts'
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
}

describe('renderShell', () => {
  it('leaves no place of the page unfilled', () => {
    expect(renderShell(manifest, parts).html).not.toContain('<!-- brand:')
  })

  it('keeps the manifest as it is, and inside its element', () => {
    const hostile = { ...manifest, name: '</script><script>alert(1)</script>' }
    const { html } = renderShell(hostile, parts)
    const inlined = /id="manifest">(.*?)<\/script>/s.exec(html)![1]!
    expect(JSON.parse(inlined)).toEqual(hostile)
  })

  it('escapes what it writes into attributes and the title', () => {
    const { html } = renderShell({ ...manifest, seo: { ...manifest.seo, title: '<b>"&', description: '"><i>' } }, parts)
    expect(html).toContain('<title>&#60;b&#62;&#34;&#38;</title>')
    expect(html).toContain('content="&#34;&#62;&#60;i&#62;"')
  })
})

describe('contentSecurityPolicy', () => {
  it('lets the API be called, by socket too, and nothing else', () => {
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

describe('reports of faults', () => {
  const errors = {
    address: 'https://errors.example/reports?key=1',
    share: 100,
    policy: 'https://errors.example/policy',
  }
  const shellWith = (production: Manifest['services']['production']) =>
    renderShell({ ...manifest, services: { development: {}, production } }, parts)

  it('may be sent to where the manifest says, and the browser reports violations itself where it says so too', () => {
    const { headers, html } = shellWith({ errors })
    expect(headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/errors\.example[ ;]/)
    expect(headers['content-security-policy']).toContain('report-uri https://errors.example/policy; report-to policy')
    expect(headers['reporting-endpoints']).toBe('policy="https://errors.example/policy"')
    expect(html).toContain('window.earlyErrors=[]')
  })

  it('cost nothing where it says nothing', () => {
    const { headers, html } = shellWith({})
    expect(headers['content-security-policy']).not.toMatch(/report|errors\.example/)
    expect(headers).not.toHaveProperty('reporting-endpoints')
    expect(html).not.toContain('earlyErrors')
    expect(shellWith({ errors: { address: '/reports', share: 1 } }).headers['content-security-policy']).not.toMatch(
      /report-/,
    )
  })
})

describe('the shell’s script', () => {
  /** Runs the script as a browser would, and answers what it did. */
  function run(
    source: Manifest,
    {
      search = '',
      cookie = '',
      stored = null as string | null,
      player = null as string | null,
      pathname = '/',
      holdsTexts = false,
    } = {},
  ) {
    const root = { dataset: {} as Record<string, string>, lang: '', dir: '' }
    const asked: string[] = []
    const document = {
      documentElement: root,
      cookie,
      createElement: () => ({}),
      head: { appendChild: ({ href }: { href: string }) => asked.push(href) },
    }
    const localStorage = { getItem: (key: string) => (key === 'player' ? player : stored) }
    const script = shellScript(
      { ...source, services: { development: {}, production: {} } },
      {
        arabicFace: '/arabic.woff2',
        calls: ['/banners?lang={language}'],
        files: ['assets/neon.js', 'assets/neon.css'],
        holdsTexts,
      },
    )
    const window: { takenLink?: string } = {}
    let address = pathname + search
    const history = { replaceState: (_state: null, _title: string, to: string) => (address = to) }
    runInNewContext(script, {
      document,
      location: { search, pathname },
      localStorage,
      URLSearchParams,
      window,
      history,
    })
    return {
      lang: root.lang,
      dir: root.dir,
      theme: root.dataset.theme,
      marks: Object.keys(root.dataset).filter((name) => name !== 'theme'),
      asked,
      link: window.takenLink,
      address,
    }
  }
  const speaking: Manifest = {
    ...manifest,
    languages: ['fr', 'ar', 'en'],
    theme: { ...manifest.theme, default: 'dark' },
  }

  it.each([
    [{}, 'fr', 'ltr'],
    [{ cookie: 'a=b; i18next=ar' }, 'ar', 'rtl'],
    [{ search: '?lng=en', cookie: 'i18next=ar' }, 'en', 'ltr'],
    [{ search: '?lng=en-GB' }, 'en', 'ltr'],
    [{ search: '?lng=xx', cookie: 'i18next=ar' }, 'ar', 'rtl'],
    [{ search: '?lang=ar' }, 'fr', 'ltr'],
  ])('with %j the language is %s, written %s', (given, lang, dir) => {
    expect(run(speaking, given)).toMatchObject({ lang, dir })
  })

  it('reads ?lang= where the manifest says so', () => {
    expect(run({ ...speaking, i18n: { langQuery: true } }, { search: '?lang=AR' })).toMatchObject({ lang: 'ar' })
  })

  it.each([
    [null, 'dark'],
    ['light', 'light'],
    ['nonsense', 'dark'],
  ])('with the stored theme %s shows %s', (stored, theme) => {
    expect(run(speaking, { stored })).toMatchObject({ theme })
  })

  it('asks for no texts that the shell holds', () => {
    expect(run(speaking, { pathname: '/games', holdsTexts: true }).asked).toEqual(['/api/auth/me'])
    expect(run(speaking, { pathname: '/games', search: '?lng=en', holdsTexts: true }).asked).toEqual([
      '/locales/en/common.json',
      '/api/auth/me',
    ])
  })

  it('says what the painted frame stands for: a page other than the main one, and a player', () => {
    expect(run(speaking).marks).toEqual([])
    expect(run(speaking, { pathname: '/games', player: '' }).marks).toEqual(['player', 'elsewhere'])
  })

  it('asks ahead for texts, the user and the main page’s files and calls, in the language found', () => {
    expect(run(speaking, { search: '?lng=ar' }).asked).toEqual([
      '/locales/ar/common.json',
      '/arabic.woff2',
      '/api/auth/me',
      '/api/banners?lang=ar',
      '/assets/neon.js',
      '/assets/neon.css',
    ])
    expect(run(speaking, { pathname: '/games' }).asked).toEqual(['/locales/fr/common.json', '/api/auth/me'])
  })

  it.each([
    ['/reset-password/a%2Fb.c', '', 'a/b.c', '/reset-password/-'],
    ['/confirm-email/xyz/', '?lng=fr', 'xyz', '/confirm-email/-?lng=fr'],
    ['/confirm-email/-', '', undefined, '/confirm-email/-'],
    ['/confirm-email/a/b', '', undefined, '/confirm-email/a/b'],
    ['/confirm-email/', '', undefined, '/confirm-email/'],
    ['/static/reset-password/x', '', undefined, '/static/reset-password/x'],
  ])('of %s%s takes the link %s and leaves %s', (pathname, search, link, address) => {
    expect(run(speaking, { pathname, search })).toMatchObject({ link, address })
  })
})

describe('readBuild', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'))
    mkdirSync(join(folder, '.vite'))
    const chunk = (file: string, imports: string[] = [], name = '') => ({
      file: `${file}.js`,
      css: [`${file}.css`],
      imports,
      name,
    })
    const chunks = {
      'index.html': chunk('index'),
      _shared: chunk('shared', ['index.html']),
      _usual: chunk('usual', ['index.html', '_shared'], 'usual-blocks'),
      'widgets/blocks/sport/index.tsx': chunk('sport', ['_shared']),
      'widgets/jackpots/neon/index.tsx': chunk('neon', ['_shared']),
      'widgets/jackpots/reel/index.tsx': chunk('reel'),
    }
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('lists what frame and main page need beside the entry, looks of jackpots and all, the imported first', () => {
    const frame = { header: [{ use: 'logo' }], rail: [], footer: [], bottomBar: [] }
    const jackpots = { games: { use: 'neon' }, tvGames: { use: 'reel' } }
    const pages = { MAIN: { blocks: [{ use: 'sport' }, { use: 'jackpot', kind: 'games' }] } }
    expect(readBuild(folder).mainPage({ frame, jackpots, pages } as never)).toEqual({
      scripts: ['shared.js', 'usual.js'],
      styles: ['shared.css', 'usual.css'],
      mainFiles: ['sport.js', 'neon.js', 'sport.css', 'neon.css'],
    })
  })
})
