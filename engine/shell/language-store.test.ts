// @vitest-environment jsdom
import { when } from 'mobx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { createI18n } from '../i18n/i18n.ts'
import { LanguageStore } from './language-store.ts'

const manifest = { name: 'Acme', project: 'ACME', languages: ['en', 'ar'], i18n: {} } as unknown as Manifest
const texts: Record<string, object> = {}

beforeEach(() => {
  Object.assign(texts, {
    '/locales/en/common.json': { hello: 'Hello' },
    '/locales/en/errors.json': { code: { 400: 'It failed' } },
  })
  vi.stubGlobal('fetch', async (url: string) => ({
    ok: url in texts,
    status: url in texts ? 200 : 404,
    json: async () => texts[url],
  }))
})
afterEach(() => {
  document.documentElement.lang = ''
})

it.each(['common', 'errors'])(
  'keeps its language while the texts of %s cannot be loaded, and switches once they can',
  async (namespace) => {
    const { i18n, loaded } = createI18n(manifest)
    await loaded
    const language = new LanguageStore(i18n, ['en', 'ar'])
    expect(await language.fetchText('errors:code.400')).toBe('It failed')
    const all = {
      '/locales/ar/common.json': { hello: 'Ahlan' },
      '/locales/ar/errors.json': { code: { 400: 'Fashil' } },
    }
    Object.assign(texts, all)
    delete texts[`/locales/ar/${namespace}.json`]
    void language.change('ar')
    await when(() => language.missing.has(`ar/${namespace}`))
    expect([language.current, i18n.t('hello'), language.isMissing]).toEqual(['en', 'Hello', false])
    Object.assign(texts, all)
    await language.change('ar')
    expect([language.current, i18n.t('hello'), i18n.t('errors:code.400')]).toEqual(['ar', 'Ahlan', 'Fashil'])
  },
)

it('says that texts could not be loaded, until they are asked for again', async () => {
  const { i18n, loaded } = createI18n(manifest)
  await loaded
  const language = new LanguageStore(i18n, ['en', 'ar'])
  await expect(language.load('user')).rejects.toThrow('“user”')
  expect(language.isMissing).toBe(true)
  await expect(language.load('user')).rejects.toThrow('“user”')
  texts['/locales/en/user.json'] = { name: 'Name' }
  language.askAgain()
  expect(language.isMissing).toBe(false)
  await language.load('user')
  expect(i18n.t('user:name')).toBe('Name')
})

it('forgets that texts were missing once they come without being asked for again', async () => {
  vi.useFakeTimers()
  const { i18n, loaded } = createI18n(manifest)
  await loaded
  const language = new LanguageStore(i18n, ['en', 'ar'])
  const hanging = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted'))))
  const answering = vi.mocked(fetch)
  vi.stubGlobal('fetch', hanging)
  const load = language.load('user').catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await load, language.isMissing]).toEqual(['The texts of “user” could not be loaded.', true])
  texts['/locales/en/user.json'] = { name: 'Name' }
  vi.stubGlobal('fetch', answering)
  await vi.advanceTimersByTimeAsync(1000)
  expect([i18n.t('user:name'), language.isMissing]).toEqual(['Name', false])
  vi.useRealTimers()
})
