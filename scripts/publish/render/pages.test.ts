import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from '../brands/brands.ts'
import { pageFiles } from './pages.ts'

/** A brand with these pages: each its path, or the path with other settings. */
function filesOf(pages: Record<string, string | object>, languages = ['en'], settings: Partial<Manifest> = {}) {
  const all = Object.entries(pages).map(([name, page]) => [
    name,
    { visible: true, blocks: [], ...(typeof page === 'string' ? { path: page } : page) },
  ])
  return pageFiles({ pages: Object.fromEntries(all), languages, ...settings } as unknown as Manifest)
}
const namesOf = (...given: Parameters<typeof filesOf>) => filesOf(...given).map(({ name }) => name)

describe('pageFiles', () => {
  it('has a file for each open page, and one for all other paths', () => {
    expect(filesOf({ MAIN: '/', GAMES: '/games', RULES: '/help/rules' })).toEqual([
      { name: 'index.html', language: 'en', page: 'MAIN', path: '/' },
      { name: 'games/index.html', language: 'en', page: 'GAMES', path: '/games' },
      { name: 'help/rules/index.html', language: 'en', page: 'RULES', path: '/help/rules' },
      { name: 'any.html', language: 'en' },
    ])
  })

  it('has those of other languages below their folders', () => {
    const names = ['index.html', 'games/index.html', 'any.html']
    const files = filesOf({ MAIN: '/', GAMES: '/games' }, ['fr', 'ar'])
    expect(files.map(({ name }) => name)).toEqual([...names, ...names.map((name) => `ar/${name}`)])
    expect(files.map(({ language }) => language)).toEqual(['fr', 'fr', 'fr', 'ar', 'ar', 'ar'])
  })

  it('has one file for all paths of a page with parameters', () => {
    expect(filesOf({ GAME: '/game/:providerId/:gameId', TERMS: '/a/b/:id' }, ['en', 'fr']).slice(3)).toEqual([
      { name: 'fr/game/any.html', language: 'fr', page: 'GAME' },
      { name: 'fr/a/any.html', language: 'fr', page: 'TERMS' },
      { name: 'fr/any.html', language: 'fr' },
    ])
  })

  it('has no file of its own for a page of nothing but promotions that may not be shown', () => {
    const pages = {
      MAIN: { path: '/', blocks: [{ use: 'banners' }] },
      PROMOTIONS: { path: '/promotions', blocks: [{ use: 'promotions' }] },
      NEWS: { path: '/news', blocks: [{ use: 'promotions' }, { use: 'text' }] },
    }
    const withKinds = (...kinds: ('promotion' | 'wheel')[]) =>
      filesOf(pages, ['en'], { promotionRules: { kinds } }).map(({ page }) => page)
    expect(withKinds('wheel')).toEqual(['MAIN', 'NEWS', undefined])
    expect(withKinds('promotion')).toEqual(['MAIN', 'PROMOTIONS', 'NEWS', undefined])
  })

  it('has no file of its own for a page that is hidden or closed to visitors', () => {
    const pages = {
      MAIN: '/',
      HIDDEN: { path: '/hidden', visible: false },
      PROFILE: { path: '/profile', guards: ['signed-in'] },
      LOGIN: { path: '/login', guards: ['signed-out'] },
      BOTH: { path: '/both', guards: ['signed-out', 'verified'] },
    }
    expect(namesOf(pages)).toEqual(['index.html', 'login/index.html', 'any.html'])
  })

  it('lets the first of pages count whose paths begin alike', () => {
    const files = filesOf({ GAME: '/game/:id', SESSION: '/game/:id/:session', GAMES: '/game' })
    expect(files.map(({ name, page }) => [name, page])).toEqual([
      ['game/any.html', 'GAME'],
      ['game/index.html', 'GAMES'],
      ['any.html', undefined],
    ])
  })

  it('has no file of its own for an item in a language that the brand lacks', () => {
    const { manifest } = readBrands('manifests')[0]!
    const item = (pageId: string, language: string) => ({ page: 'STATIC_PAGE' as const, params: { pageId }, language })
    const files = pageFiles({ ...manifest, languages: ['en', 'fr'] }, [item('terms-fr', 'fr'), item('terms-de', 'de')])
    expect(files.flatMap(({ name }) => (name.includes('terms') ? name : []))).toEqual([
      'static/terms-fr/index.html',
      'fr/static/terms-fr/index.html',
    ])
  })

  it.each(readBrands('manifests').map(({ id, manifest }) => ({ id, manifest })))(
    'gives $id each name once, in each language alike',
    ({ manifest }) => {
      const files = pageFiles(manifest)
      const names = files.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(files.length % manifest.languages.length).toBe(0)
      expect(names).toEqual(expect.arrayContaining(['index.html', 'any.html', 'game/any.html', 'games/index.html']))
    },
  )
})
