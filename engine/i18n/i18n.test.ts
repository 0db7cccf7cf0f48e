// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { createI18n, missingTexts, retryTexts } from './i18n.ts'

const manifest = (changes: Partial<Manifest> = {}) =>
  ({ name: 'Acme', project: 'ACME', languages: ['fr', 'en', 'ar'], i18n: { langQuery: false }, ...changes }) as Manifest
const texts: Record<string, object> = {
  '/locales/fr/common.json': { nav: { home: 'Accueil' }, hello: 'Ici {{brand}}' },
  '/locales/en/common.json': { nav: { home: 'Home' } },
  '/locales/ar/common.json': { nav: { home: 'الرئيسية' } },
}
const fetched: string[] = []
let failures = 0

beforeEach(() => {
  fetched.length = 0
  failures = 0
  document.cookie = 'i18next=; max-age=0; path=/'
  document.documentElement.lang = ''
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    if (failures-- > 0) return { ok: false, status: 503, statusText: 'busy', json: async () => ({}) }
    const body = texts[url]
    return { ok: Boolean(body), status: body ? 200 : 404, statusText: '', json: async () => body }
  })
})
afterEach(() => {
  vi.useRealTimers()
})

async function start(changes?: Partial<Manifest>) {
  const { i18n, loaded } = createI18n(manifest(changes))
  await loaded
  return i18n
}

describe('createI18n', () => {
  it('falls back to the brand’s first language, and loads nothing for `dev`', async () => {
    const i18n = await start()
    expect([i18n.language, i18n.t('nav.home'), i18n.t('hello')]).toEqual(['fr', 'Accueil', 'Ici Acme'])
    expect(fetched).toEqual(['/locales/fr/common.json'])
    expect(i18n.t('no.such.key')).toBe('no.such.key')
  })

  it('uses the texts in the shell, overridden by the brand’s own, and loads none', async () => {
    document.body.innerHTML =
      '<script type="application/json" id="texts">{"fr":{"common":{"nav":{"home":"Accueil","back":"Retour"}}}}</script>'
    const i18n = await start({ texts: { fr: { common: { 'nav.home': 'Chez nous' } } } })
    expect([i18n.t('nav.home'), i18n.t('nav.back')]).toEqual(['Chez nous', 'Retour'])
    expect(fetched).toEqual([])
    await i18n.changeLanguage('en')
    expect([i18n.t('nav.home'), fetched]).toEqual(['Home', ['/locales/en/common.json']])
    document.body.textContent = ''
  })

  it('uses the language in the shell, and stores it and each later one in the cookie', async () => {
    document.documentElement.lang = 'ar'
    const i18n = await start()
    expect(i18n.language).toBe('ar')
    expect(document.cookie).toContain('i18next=ar')
    await i18n.changeLanguage('en')
    expect(document.cookie).toContain('i18next=en')
  })

  it.each(['xx', 'dev', ''])('ignores the language %s', async (language) => {
    document.documentElement.lang = language
    expect((await start()).language).toBe('fr')
  })

  it('retries after 350 ms, doubling each time, at most five times', async () => {
    vi.useFakeTimers()
    failures = 3
    const { i18n, loaded } = createI18n(manifest())
    await vi.advanceTimersByTimeAsync(0)
    for (const [wait, calls] of [
      [349, 1],
      [1, 2],
      [699, 2],
      [1, 3],
      [1400, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait)
      expect(fetched).toHaveLength(calls)
    }
    await loaded
    expect(i18n.t('nav.home')).toBe('Accueil')
  })

  it('rejects if the texts cannot be loaded', async () => {
    vi.useFakeTimers()
    failures = Infinity
    const { loaded } = createI18n(manifest())
    const outcome = loaded.catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(350 * 31 + 100)
    expect(await outcome).toContain('could not be loaded')
    expect(fetched).toHaveLength(6)
  })

  it('keeps refused texts pending until they are requested again', async () => {
    const i18n = await start()
    const missing = vi.fn()
    i18n.on(missingTexts, missing)
    const loading = i18n.loadNamespaces('user').then(() => 'over')
    await vi.waitFor(() => expect(missing.mock.calls).toEqual([[true, 'fr', 'user']]))
    expect(await Promise.race([loading, Promise.resolve('waits')])).toBe('waits')
    texts['/locales/fr/user.json'] = { hello: 'Bonjour' }
    i18n.emit(retryTexts)
    expect(await loading).toBe('over')
    expect(missing.mock.lastCall).toEqual([false, 'fr', 'user'])
    expect(i18n.t('user:hello')).toBe('Bonjour')
    delete texts['/locales/fr/user.json']
  })

  it.each([null, ['wrong'], 'a page'])('rejects %j as texts', async (body) => {
    const i18n = await start()
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async () => ({
      ok: true,
      status: 200,
      json: async () => (body === 'a page' ? Promise.reject(new SyntaxError('<')) : body),
    }))
    const missing = new Promise((resolve) => i18n.on(missingTexts, resolve))
    void i18n.loadNamespaces('user')
    await vi.advanceTimersByTimeAsync(350 * 31)
    expect(await missing).toBe(true)
  })

  /** Requests hang until they are aborted; `answered` of them have a response. */
  function hang(isAnswered: (call: number) => boolean = () => false) {
    let calls = 0
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      fetched.push(url)
      if (isAnswered(++calls)) return Promise.resolve({ ok: true, status: 200, json: async () => texts[url] ?? {} })
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    })
  }

  it('gives a request up after 20 s without a response, and retries it', async () => {
    vi.useFakeTimers()
    hang((call) => call === 3)
    const { i18n, loaded } = createI18n(manifest())
    await vi.advanceTimersByTimeAsync(20_349)
    expect(fetched).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1 + 20_000 + 700)
    await loaded
    expect([fetched.length, i18n.t('nav.home')]).toEqual([3, 'Accueil'])
  })

  it('rejects if five retries have no response either', async () => {
    vi.useFakeTimers()
    hang()
    const outcome = createI18n(manifest()).loaded.catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(6 * 20_000 + 31 * 350)
    expect(await outcome).toContain('could not be loaded')
    expect(fetched).toHaveLength(6)
  })

  it('reports texts without a response before it retries them', async () => {
    const i18n = await start()
    vi.useFakeTimers()
    hang((call) => call === 2)
    const missing = vi.fn()
    i18n.on(missingTexts, missing)
    const loading = i18n.loadNamespaces('user').then(() => 'over')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(missing.mock.calls).toEqual([[true, 'fr', 'user']])
    await vi.advanceTimersByTimeAsync(350)
    expect(await loading).toBe('over')
    expect(missing.mock.lastCall).toEqual([false, 'fr', 'user'])
  })

  it('overrides the product’s texts by the brand’s own', async () => {
    const i18n = await start({
      texts: { fr: { common: { 'nav.home': 'Chez Acme' } }, en: { common: { 'nav.home': 'At Acme' } } },
    })
    expect(i18n.t('nav.home')).toBe('Chez Acme')
    await i18n.changeLanguage('en')
    expect(i18n.t('nav.home')).toBe('At Acme')
  })
})
