// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { createI18n } from '../i18n/i18n.ts'
import { LanguageStore } from './language-store.ts'

const manifest = { name: 'Acme', project: 'ACME', languages: ['en', 'ar'] } as unknown as Manifest
const common = { state: { errorText: 'Try again' }, hello: 'Hello' }
const texts: Record<string, object> = {}

beforeEach(() => {
  Object.assign(texts, { '/locales/en/common.json': common, '/locales/ar/common.json': { hello: 'Ahlan' }, '/locales/en/errors.json': { code: { 400: 'It failed' } } })
  vi.stubGlobal('fetch', async (url: string) => ({ ok: url in texts, status: url in texts ? 200 : 404, json: async () => texts[url] }))
})
afterEach(() => {
  document.documentElement.lang = ''
  vi.unstubAllGlobals()
})

async function start() {
  const { i18n, loaded } = createI18n(manifest)
  await loaded
  return { i18n, language: new LanguageStore(i18n, ['en', 'ar']) }
}

it('switches once the texts are there', async () => {
  const { i18n, language } = await start()
  expect(await language.change('ar')).toBe(true)
  expect([language.current, i18n.t('hello')]).toEqual(['ar', 'Ahlan'])
})

it('stays as it is where the texts cannot be had, and switches when they can', async () => {
  const { i18n, language } = await start()
  delete texts['/locales/ar/common.json']
  expect(await language.change('ar')).toBeUndefined()
  expect([language.current, i18n.t('hello')]).toEqual(['en', 'Hello'])
  texts['/locales/ar/common.json'] = { hello: 'Ahlan' }
  expect(await language.change('ar')).toBe(true)
  expect(i18n.t('hello')).toBe('Ahlan')
})

it('stays as it is where other texts on the screen cannot be had', async () => {
  const { i18n, language } = await start()
  await i18n.loadNamespaces('errors')
  expect(await language.change('ar')).toBeUndefined()
  expect(language.current).toBe('en')
  texts['/locales/ar/errors.json'] = { code: { 400: 'Fashil' } }
  expect(await language.change('ar')).toBe(true)
  expect(i18n.t('errors:code.400')).toBe('Fashil')
})

it('answers a text of any namespace, or one that bids to try again', async () => {
  const { language } = await start()
  expect(await language.fetchText('errors:code.400')).toBe('It failed')
  expect(await language.fetchText('user:hello')).toBe('Try again')
})
