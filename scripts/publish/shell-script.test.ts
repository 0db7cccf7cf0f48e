import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from './brands.ts'
import { shellScript } from './shell-script.ts'

const { manifest } = readBrands('manifests', '')[0]!

describe('the shell’s script', () => {
  /** Runs the script like a browser; returns what it did. */
  function run(
    source: Manifest,
    {
      search = '',
      cookie = '',
      stored = null as string | null,
      player = null as string | null,
      pathname = '/',
      holdsTexts = false,
      throws = false,
    } = {},
  ) {
    const root = { dataset: {} as Record<string, string>, lang: '', dir: '' }
    const asked: string[] = []
    const refuse = () => {
      throw new Error('denied')
    }
    const jar = throws ? { get: refuse, set: refuse } : { value: cookie, writable: true }
    const page = {
      documentElement: root,
      createElement: () => ({}),
      head: { appendChild: ({ href }: { href: string }) => asked.push(href) },
    }
    const document = Object.create(page, {}) as typeof page & { cookie: string }
    Object.defineProperty(page, 'cookie', jar)
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
    const window: { linkSecret?: string } = {}
    let address = pathname + search
    const history = { replaceState: (_state: null, _title: string, to: string) => (address = to) }
    const storage = throws ? { get: refuse } : { value: localStorage }
    const scope = {
      document,
      location: { search, pathname },
      URLSearchParams,
      window,
      history,
    }
    runInNewContext(script, Object.defineProperty(scope, 'localStorage', storage))
    return {
      cookie: document.cookie,
      lang: root.lang,
      dir: root.dir,
      theme: root.dataset.theme,
      marks: Object.keys(root.dataset).filter((name) => name !== 'theme'),
      asked,
      link: window.linkSecret,
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
  ])('with %j the language is %s, direction %s', (given, lang, dir) => {
    expect(run(speaking, given)).toMatchObject({ lang, dir })
  })

  it.each([
    ['?lang=AR', '', 'ar'],
    ['?lang=AR&lng=en', '', 'ar'],
    ['?lang=fr-CA', 'i18next=ar', 'ar'],
    ['?lang=fr-CA&lng=en', 'i18next=ar', 'en'],
    ['?lang=xx', 'i18next=ar', 'ar'],
    ['?lang=', '', 'fr'],
  ])('with %s and the cookie "%s", where the manifest enables ?lang=, the language is %s', (search, cookie, lang) => {
    expect(run({ ...speaking, i18n: { langQuery: true } }, { search, cookie })).toMatchObject({ lang })
  })

  it.each([
    [null, 'dark'],
    ['light', 'light'],
    ['nonsense', 'dark'],
  ])('with the stored theme %s shows %s', (stored, theme) => {
    expect(run(speaking, { stored })).toMatchObject({ theme })
  })

  it('uses the manifest’s language and theme where storage and cookies throw, and leaves cookies that do not', () => {
    expect(run(speaking, { throws: true })).toMatchObject({ lang: 'fr', theme: 'dark', cookie: '' })
  })

  it('does not preload texts that the shell contains', () => {
    expect(run(speaking, { pathname: '/games', holdsTexts: true }).asked).toEqual(['/api/auth/me'])
    expect(run(speaking, { pathname: '/games', search: '?lng=en', holdsTexts: true }).asked).toEqual([
      '/locales/en/common.json',
      '/api/auth/me',
    ])
  })

  it('marks pages other than the main page, and players, for the painted frame', () => {
    expect(run(speaking).marks).toEqual([])
    expect(run(speaking, { pathname: '/games', player: '' }).marks).toEqual(['player', 'elsewhere'])
  })

  it('preloads texts, the user, and the main page’s files and calls in the detected language', () => {
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

  it('calls nothing ahead that the platform lacks, or that its code may request in another way', () => {
    const at = (platform: NonNullable<Manifest['platform']>) =>
      run({ ...speaking, platform }).asked.filter((path) => /api/.test(path))
    expect(at({ lacks: ['GET /banners'] })).toEqual(['/api/auth/me'])
    expect(at({ use: 'pam' })).toEqual([])
  })

  it.each([
    ['/reset-password/a%2Fb.c', '', 'a/b.c', '/reset-password/-'],
    ['/confirm-email/xyz/', '?lng=fr', 'xyz', '/confirm-email/-?lng=fr'],
    ['/confirm-email/-', '', undefined, '/confirm-email/-'],
    ['/confirm-email/a/b', '', undefined, '/confirm-email/a/b'],
    ['/confirm-email/', '', undefined, '/confirm-email/'],
    ['/static/reset-password/x', '', undefined, '/static/reset-password/x'],
  ])('takes from %s%s the secret %s and leaves %s', (pathname, search, link, address) => {
    expect(run(speaking, { pathname, search })).toMatchObject({ link, address })
  })
})
