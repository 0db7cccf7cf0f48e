import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from './brands.ts'
import { run } from './testing/run-shell-script.ts'

const { manifest } = readBrands('manifests', '')[0]!

const files = ['/assets/frame.js', '/assets/frame.css', '/assets/neon.js', '/assets/neon.css']

describe('the shell’s script', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

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

  it('notes that another tab notified of a sign-in before the engine ran', () => {
    const { notes } = run(speaking)
    expect([notes('theme:ada', 'dark'), notes('session-changed', null), notes('session-changed', '1')]).toEqual([
      false,
      false,
      true,
    ])
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

  it.each([
    ['/game/nova/a', true],
    ['/game/nova/a/', true],
    ['/game/nova', false],
    ['/games', false],
    ['/', false],
  ])('marks pages with a phone’s whole screen: %s %s', (pathname, marked) => {
    expect(run(speaking, { pathname }).marks.includes('stage')).toBe(marked)
    const pages = { ...speaking.pages, GAME: { ...speaking.pages.GAME, layout: 'bare' as const } }
    expect(run({ ...speaking, pages }, { pathname }).marks).not.toContain('stage')
  })

  it('does not preload texts that the shell contains', () => {
    const first = (search: string) => run(speaking, { pathname: '/games', search, holdsTexts: true }).asked[0]
    expect(first('')).toBe('/api/auth/me')
    expect(first('?lng=en')).toBe('/locales/en/common.json')
  })

  it('marks pages other than the main page, and players, for the painted frame', () => {
    expect(run(speaking).marks).toEqual([])
    expect(run(speaking, { pathname: '/promotions', player: '' }).marks).toEqual(['player', 'elsewhere'])
  })

  it.each([
    ['/profile', 'none'],
    ['/Profile/', 'none'],
    ['/profile/other', undefined],
    ['/sport', 'other'],
    ['/promotions', undefined],
    ['/', undefined],
  ])('says that the rail of %s is %s, which the painted one is not', (pathname, rail) => {
    const frame = { ...manifest.frame, rail: [{ use: 'version' as const }] }
    expect(run({ ...speaking, frame }, { pathname }).rail).toBe(rail)
  })

  it('says of a frame without a rail only where a page has one', () => {
    const rails = ['/profile', '/sport'].map((pathname) => {
      const frame = { ...manifest.frame, rail: [] }
      return run({ ...speaking, frame }, { pathname }).rail
    })
    expect(rails).toEqual([undefined, 'other'])
  })

  it('leaves what it reads to the engine, by address', () => {
    expect(Object.keys(run(speaking).reads ?? {})).toEqual(['/api/auth/me', '/api/banners?lang=fr'])
  })

  it('reads one call at once, and the files and the others after its response', async () => {
    const { asked } = run(speaking, { calls: ['/a', '/b', '/c'] })
    const first = ['/locales/fr/common.json', '/api/auth/me', '/api/a']
    expect(asked).toEqual(first)
    await vi.advanceTimersByTimeAsync(50)
    expect(asked).toEqual([...first, ...files, '/api/b', '/api/c'])
  })

  it('reads all calls at once where a service worker has the files', () => {
    const { reads } = run(speaking, { calls: ['/a', '/b', '/c'], serviceWorker: { controller: {} } })
    expect(Object.keys(reads!)).toEqual(['/api/auth/me', '/api/a', '/api/b', '/api/c'])
  })

  it('preloads texts and the user, then the files of every page, and on the main page its calls and files, in the detected language', async () => {
    const { asked } = run(speaking, { search: '?lng=ar' })
    await vi.advanceTimersByTimeAsync(50)
    expect(asked).toEqual([
      '/locales/ar/common.json',
      '/arabic.woff2',
      '/api/auth/me',
      '/api/banners?lang=ar',
      ...files,
    ])
    const elsewhere = ['/locales/fr/common.json', '/api/auth/me', '/assets/frame.js', '/assets/frame.css']
    expect(run(speaking, { pathname: '/games' }).asked).toEqual(elsewhere)
  })

  it('calls nothing ahead that the platform’s code may request in another way', () => {
    const at = (platform: NonNullable<Manifest['platform']>) =>
      run({ ...speaking, platform }).asked.filter((path) => /api/.test(path))
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
