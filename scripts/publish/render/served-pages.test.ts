import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBrands, type Brand } from '../brands/brands.ts'
import { buildFolder } from './build.fixture.ts'
import { openBuild, type Build } from './brand-pages.ts'
import type { Renderer } from '#engine/rendered-page.ts'
import { servedPages } from './served-pages.ts'

const [first] = readBrands('manifests', '')
const manifest = { ...first!.manifest, languages: ['en', 'fr', 'ar'], i18n: { langQuery: true } } as Brand['manifest']
const brand: Brand = { id: manifest.id, manifest, inlined: manifest, diagnostics: [] }

let folder: ReturnType<typeof buildFolder>
let build: Build
let render: ReturnType<typeof vi.fn<Renderer['renderPage']>>
beforeEach(() => {
  vi.useFakeTimers()
  folder = buildFolder()
  const opened = openBuild(folder.folder)
  let times = 0
  render = vi.fn(async ({ page = 'any', language }) => ({
    html: `<h1>${page} ${language} ${++times}</h1>`,
    head: {},
    reads: {},
    namespaces: [],
    boundaries: 1,
    failures: new Map(),
    hasOtherIcons: false,
    errors: [],
  }))
  const font = () => ({ css: '', latin: [], arabic: '' })
  const page = () => ({ scripts: [], styles: [] })
  build = {
    ...opened,
    assets: {
      ...opened.assets,
      page,
      css: () => '',
      font,
      texts: () => ({}),
      renderer: { renderPage: render, listItems: async () => [] },
    },
  }
})
afterEach(() => {
  vi.useRealTimers()
  folder[Symbol.dispose]()
})

/** Returns a function that gives what a page at an address shows. */
function serve(options: Parameters<typeof servedPages>[1] = {}) {
  const pages = servedPages(build, options)
  return async (address: string, language?: string, host = 'a.example', of = brand) => {
    const { pathname, searchParams } = new URL(address, 'http://a.example')
    const { html } = await pages(of, host, { path: pathname, query: searchParams, cookies: { i18next: language } })
    return /<h1>(.*?)<\/h1>/.exec(html)![1]
  }
}
const sendGet = () => async () => ({ status: 200, body: {}, date: null })

it('chooses page and language as a web server does', async () => {
  const shown = serve()
  expect(await shown('/')).toBe('MAIN en 1')
  expect(await shown('/games', 'fr')).toBe('GAMES fr 2')
  expect(await shown('/games?lng=ar', 'fr')).toBe('GAMES ar 3')
  expect(await shown('/games?lng=de&lang=fr', 'ar')).toBe('GAMES fr 2')
  expect(await shown('/game/a/b')).toBe('GAME en 4')
  expect(await shown('/profile', 'fr-CA')).toBe('any fr 5')
})

it.each([
  ['/games?lng=fr', undefined, 'fr'],
  ['/games?lng=fr-CA', 'ar', 'fr'],
  ['/games?lng=en', 'fr', 'en'],
  ['/games?lang=AR&lng=fr', undefined, 'ar'],
  ['/profile?lng=de&lang=fr', undefined, 'fr'],
  ['/games', 'fr', undefined],
  ['/games?lng=de', 'fr', undefined],
  ['/fr/games?lng=ar', undefined, undefined],
])('at %s with the cookie %s keeps %s as the language of the next page', async (address, cookie, kept) => {
  const { pathname, searchParams } = new URL(address, 'http://a.example')
  const page = await servedPages(build, {})(brand, 'a.example', {
    path: pathname,
    query: searchParams,
    cookies: { i18next: cookie },
  })
  expect(page.cookie).toBe(kept && `i18next=${kept}; path=/; max-age=31536000; samesite=lax`)
})

it('renders a page once for each host', async () => {
  const shown = serve()
  expect([await shown('/'), await shown('/'), await shown('/', undefined, 'b.example')]).toEqual(
    Array(3).fill('MAIN en 1'),
  )
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await shown('/')).toBe('MAIN en 1')
})

it('asks for content of the brand, and reads it again in the background once it is a minute old', async () => {
  const readerOf = vi.fn(sendGet)
  const shown = serve({ sendGet: readerOf })
  expect(await shown('/')).toBe('MAIN en 1')
  expect(readerOf).toHaveBeenCalledWith(brand)
  expect(render.mock.calls[0]![0].sendGet).toBeDefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await shown('/')).toBe('MAIN en 1')
  await vi.advanceTimersByTimeAsync(1)
  // The visitor who finds it old does not wait.
  expect(await shown('/')).toBe('MAIN en 1')
  await vi.advanceTimersByTimeAsync(0)
  expect([await shown('/'), render.mock.calls.length]).toEqual(['MAIN en 2', 2])
})

it('keeps the page that it has where rendering it again fails, and tries a minute later', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const shown = serve({ sendGet })
  await shown('/')
  render.mockRejectedValueOnce(new Error('broken'))
  await vi.advanceTimersByTimeAsync(60_001)
  await shown('/')
  await vi.advanceTimersByTimeAsync(0)
  expect([await shown('/'), error.mock.calls]).toEqual(['MAIN en 1', [[new Error('broken')]]])
  await vi.advanceTimersByTimeAsync(60_001)
  await shown('/')
  await vi.advanceTimersByTimeAsync(0)
  expect(await shown('/')).toBe('MAIN en 2')
})

it('keeps the page that it has where the platform no longer answers all of it', async () => {
  const shown = serve({ sendGet })
  const silent = async () => ({
    html: '<h1>less</h1>',
    head: {},
    reads: {},
    namespaces: [],
    boundaries: 1,
    hasOtherIcons: false,
    failures: new Map([['/games', 'status 503']]),
    errors: [],
  })
  await shown('/')
  render.mockImplementationOnce(silent)
  await vi.advanceTimersByTimeAsync(60_001)
  await shown('/')
  await vi.advanceTimersByTimeAsync(0)
  expect([await shown('/'), render.mock.calls.length]).toEqual(['MAIN en 1', 2])
  await vi.advanceTimersByTimeAsync(60_001)
  await shown('/')
  await vi.advanceTimersByTimeAsync(0)
  expect(await shown('/')).toBe('MAIN en 2')
})

it('renders a page again that could not be rendered the first time', async () => {
  const shown = serve()
  render.mockRejectedValueOnce(new Error('broken'))
  await expect(shown('/')).rejects.toThrow('broken')
  expect(await shown('/')).toBe('MAIN en 1')
})

it('lists the files of a brand once', async () => {
  const { pages } = manifest
  const readPages = vi.fn(() => pages)
  const counted = Object.defineProperty({ ...manifest }, 'pages', { get: readPages, enumerable: true })
  const of: Brand = { ...brand, manifest: counted }
  const shown = serve()
  await shown('/', undefined, 'a.example', of)
  const times = readPages.mock.calls.length
  expect(await shown('/', undefined, 'a.example', of)).toBe('MAIN en 1')
  expect(readPages).toHaveBeenCalledTimes(times)
})
