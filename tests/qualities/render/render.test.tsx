import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Language, Manifest, RouteKey } from '#manifest'
import { renderPage } from '#engine/render.tsx'
import type { PlatformRequest } from '#engine/data/platform-adapter.ts'
import { addressOf } from '#engine/data/send-read.ts'
import { buildSandbox } from '../../../sandbox/app/server.ts'
import { brandTexts, type Texts } from '../../../scripts/publish/brands/brand-texts.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'

const { app, close } = await buildSandbox({ database: ':memory:' })
afterAll(() => close())

const brands = readBrands('manifests').map(({ id, manifest }) => ({ id, manifest }))
const textsOf = (language: string): Texts =>
  Object.fromEntries(
    readdirSync(`public/locales/${language}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`public/locales/${language}/${file}`, 'utf8')),
    ]),
  )

/** Reads from the sandbox as a visitor of the brand. */
const readerOf =
  (id: string) =>
  async ({ path, query }: PlatformRequest) => {
    const answer = await app.inject({
      method: 'GET',
      url: addressOf(`/api${path}`, query),
      headers: { host: `${id}.localhost` },
    })
    return { status: answer.statusCode, body: answer.body && (answer.json() as unknown), date: null }
  }

const parameters: Record<string, string> = { ':pageId': 'terms-fr', ':providerId': 'none', ':gameId': 'none' }
const pathOf = (path: string) => path.replace(/:\w+/g, (name) => parameters[name] ?? 'none')
const render = (manifest: Manifest, page: RouteKey, language: Language = manifest.languages[0]) =>
  renderPage({
    manifest,
    origin: 'https://site.example',
    page,
    path: pathOf(manifest.pages[page].path),
    language,
    texts: brandTexts(manifest, language, textsOf(language)),
    sendGet: readerOf(manifest.id),
  })

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
/** What a reader without scripts finds on every page. */
const seen = (html: string) => ({
  headings: count(html, /<h1/g) + count(html, /<h2/g) > 0,
  content: count(html, /<main [^>]*id="content"/g),
  /** Parts that are left to the browser. */
  missing: count(html, /<!--\$[?!]-->/g),
  /** Names of texts in place of texts. */
  unnamed: html.match(/>[a-z]+(\.\w+)+</g),
})

const openPages = ({ pages }: Manifest) =>
  (Object.keys(pages) as RouteKey[]).filter((page) => !pages[page].guards?.includes('signed-in'))

describe.each(brands)('the pages of $id', ({ manifest }) => {
  it.each(openPages(manifest))('%s is rendered whole, without a browser', async (page) => {
    const { html, errors } = await render(manifest, page)
    expect(errors).toEqual([])
    expect(seen(html)).toEqual({ headings: true, content: 1, missing: 0, unnamed: null })
  })

  it('the main page holds its games and the links to other pages that visitors may open', async () => {
    const { html } = await render(manifest, 'MAIN')
    expect(count(html, /data-game=/g)).toBeGreaterThan(20)
    for (const { path, guards = [] } of [manifest.pages.GAMES, manifest.pages.PROMOTIONS])
      if (guards.length === 0) expect(html).toContain(`href="${path}"`)
    expect(html).not.toContain(`href="${manifest.pages.PROFILE.path}"`)
  })
})

it('a page holds what the platform says', async () => {
  const { manifest } = brands[0]!
  const [language] = manifest.languages
  const { body } = await readerOf(manifest.id)({ method: 'GET', path: '/promotions', query: { lang: language } })
  const titles = (body as { title: string }[]).map(({ title }) => title)
  const { html } = await render(manifest, 'PROMOTIONS')
  expect(titles.length).toBeGreaterThan(2)
  for (const title of titles) expect(html).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
  expect((await render(manifest, 'STATIC_PAGE')).html).toMatch(/data-html="true"><\w+>/)
})

it('a page is rendered in the language that is asked for', async () => {
  const { manifest } = brands.find(({ manifest: { languages } }) => languages.includes('ar') && languages[0] !== 'ar')!
  const [first] = manifest.languages
  const signIn = (language: string) => (textsOf(language).common as { account: { signIn: string } }).account.signIn
  const { html } = await render(manifest, 'MAIN', 'ar')
  expect(html).toContain(signIn('ar'))
  expect(html).not.toContain(`>${signIn(first)}<`)
})

it('says of a page that its block continues below its main part', async () => {
  const { manifest } = brands[0]!
  const isContinued = async (page: RouteKey) => /<main[^>]* data-continued/.test((await render(manifest, page)).html)
  expect([await isContinued('SPORT'), await isContinued('MAIN')]).toEqual([true, false])
})

it('has skeletons in place of what the platform fails to say, which the browser asks for again', async () => {
  const { manifest } = brands[0]!
  const { html, errors } = await renderPage({
    manifest,
    origin: 'https://site.example',
    page: 'MAIN',
    path: '/',
    language: manifest.languages[0],
    texts: textsOf(manifest.languages[0]),
    sendGet: async () => ({ status: 503, body: { message: 'no' }, date: null }),
  })
  expect([errors, count(html, /data-game=/g)]).toEqual([[], 0])
  expect(html).not.toContain('role="alert"')
  expect(seen(html)).toMatchObject({ content: 1, missing: 0 })
})

it('records what the platform says as the content of the page', async () => {
  const { manifest } = brands[0]!
  const { content, namespaces } = await render(manifest, 'PROMOTIONS')
  const [language] = manifest.languages
  expect(content!.values[`/promotions?lang=${language}`]).toEqual(expect.arrayContaining([expect.any(Object)]))
  expect(JSON.parse(JSON.stringify(content))).toEqual(content)
  expect(namespaces).toEqual(expect.arrayContaining(['common', 'user']))
})

it('has skeletons, and no content, where the platform is not asked', async () => {
  const { manifest } = brands[0]!
  const [language] = manifest.languages
  const page = { manifest, origin: 'https://site.example', path: '/', language, texts: textsOf(language) }
  const { html, content, errors } = await renderPage({ ...page, page: 'MAIN' })
  expect([content, errors, count(html, /data-game=/g)]).toEqual([undefined, [], 0])
  expect(seen(html)).toMatchObject({ content: 1, missing: 0 })
})

it('the file for any path is the frame with the loader', async () => {
  const { manifest } = brands[0]!
  const [language] = manifest.languages
  const page = { manifest, origin: 'https://site.example', path: '/any.html', language, texts: textsOf(language) }
  const { html, errors } = await renderPage(page)
  expect(errors).toEqual([])
  expect(seen(html)).toMatchObject({ content: 1, missing: 0, unnamed: null })
  expect(html).toContain(`href="${manifest.pages.PROMOTIONS.path}"`)
  expect([count(html, /<h1/g), count(html, /data-content/g)]).toEqual([0, 0])
})

it.each(['MAIN', 'GAMES', 'PROMOTIONS', 'LOGIN'] as const)('counts the boundaries of %s', async (page) => {
  const { html, boundaries } = await render(brands[0]!.manifest, page)
  expect(boundaries).toBeGreaterThan(1)
  expect(boundaries).toBe(count(html, /<!--\$-->/g))
})

it('shows texts that come in several languages in the page’s own', async () => {
  const { manifest } = brands.find(({ manifest: { languages } }) => languages.includes('fr'))!
  const title = { en: 'Welcome offer', fr: 'Offre de bienvenue' }
  const { html } = await renderPage({
    manifest,
    origin: 'https://brand.example',
    page: 'PROMOTIONS',
    path: manifest.pages.PROMOTIONS.path,
    language: 'fr',
    texts: textsOf('fr'),
    sendGet: async () => ({ status: 200, body: [{ id: 'p', title, text: 'x', image: '/a.svg' }], date: null }),
  })
  expect(html).toContain(title.fr)
})
