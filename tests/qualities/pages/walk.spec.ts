import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Language, Manifest } from '#manifest'
import { addressIn } from '#engine/seo/page-address.ts'
import { isListed } from '#engine/seo/head-tags.ts'
import { startServer, type TestServer } from '#testing/browser/server.ts'
import { freePort } from '../../../scripts/machine/free-port.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { schemaOrgProblems } from '../../../scripts/publish/head/schema-org.fixture.ts'
import { pageFiles, type PageFile } from '../../../scripts/publish/render/pages.ts'
import type { ShownItem } from '#engine/rendered-page.ts'
import { crawl, fetchText, pathOf, walk } from './crawler.ts'

/** The brands, and one of them with paths of languages. */
const brands = readBrands('manifests').map(({ id, manifest }) => ({ id, manifest, manifests: 'manifests' }))
const withPaths = brands.at(-1)!.id
const folder = mkdtempSync(join(tmpdir(), 'walk-'))
cpSync('manifests', folder, { recursive: true })
const changed = JSON.parse(readFileSync(join(folder, `${withPaths}.json`), 'utf8')) as object
writeFileSync(join(folder, `${withPaths}.json`), JSON.stringify({ ...changed, languagePaths: true }))
const all = [
  ...brands,
  ...readBrands(folder)
    .filter(({ id }) => id === withPaths)
    .map(({ id, manifest }) => ({ id, manifest, manifests: folder })),
]

test.describe.configure({ timeout: 1_200_000 })

for (const { id, manifest, manifests } of all)
  test(`a crawler finds ${id}${manifest.languagePaths ? ' at paths of its languages' : ''} by its links`, async () => {
    const server = await startServer(await freePort(), { PAGE_CONTENT: '1', MANIFESTS: manifests })
    try {
      await expectSite(server, id, manifest)
    } finally {
      await server.stop()
    }
  })

/** Expectations are soft: one walk tells everything. */
async function expectSite({ port }: TestServer, id: string, manifest: Manifest) {
  const host = `${id}.localhost`
  const { pages, from } = await walk(port, host)
  const crawled = [...pages.values()]
  const files = pageFiles(manifest, await itemsOf(port, host, manifest))
  const addressOf = ({ path, language }: PageFile) => addressIn(manifest, '', path!, language)
  const own = files.filter(({ path }) => path !== undefined)
  const expectNone = (found: readonly string[], what: string) => expect.soft(found, what).toEqual([])

  expectNone(
    crawled
      .filter(({ status, file, pattern }) => status !== 200 || (file === undefined && !isItem(pattern, manifest)))
      .map(({ url }) => `${from.get(url)} → ${url}`),
    'links that lead nowhere',
  )
  const reached = new Set(crawled.flatMap(({ file, lang }) => (file === undefined ? [] : `${lang} ${file}`)))
  // What is in one language is listed in that language alone.
  const wanted = own.filter(
    ({ page, language, contentLanguage = language }) => isListed(manifest, page) && contentLanguage === language,
  )
  expectNone(
    wanted.filter(({ path, language }) => !reached.has(`${language} ${path}`)).map(addressOf),
    'pages that no link leads to',
  )

  const listed = crawled.filter(({ canonical }) => canonical !== undefined)
  const canonicals = new Set(listed.map(({ canonical }) => canonical!))
  const locs = await sitemap(port, host)
  expect.soft([...canonicals].toSorted(), 'the sitemap').toEqual(locs.toSorted())

  const known = new Map(listed.map((page) => [page.canonical!, page]))
  for (const url of canonicals) if (!pages.has(url)) known.set(url, await crawl(port, host, url))
  expectNone(
    [...known].filter(([url, page]) => page.canonical !== url).map(([url, { canonical }]) => `${url}: ${canonical}`),
    'canonical addresses that name another one',
  )
  expectNone(
    listed.flatMap(({ canonical, alternates }) =>
      Object.entries(alternates)
        .filter(([, other]) => !Object.values(known.get(other)?.alternates ?? {}).includes(canonical!))
        .map(([language, other]) => `${canonical} → ${language} ${other}`),
    ),
    'hreflang that is not answered',
  )

  const once = [...known.values()]
  for (const name of ['title', 'description'] as const) {
    expectNone(
      once.filter((page) => !page[name]).map(({ url }) => url),
      `pages without a ${name}`,
    )
    for (const language of manifest.languages) {
      const inLanguage = once.filter(({ lang }) => lang === language)
      const shared = inLanguage.filter((page) =>
        inLanguage.some((other) => other !== page && other[name] === page[name]),
      )
      expectNone(
        shared.map((page) => `${page.url}: ${page[name]}`),
        `pages whose ${name} another page has too`,
      )
    }
  }
  expectNone(
    once.filter(({ data }) => data.length !== 1).map(({ url }) => url),
    'pages without structured data',
  )
  expectNone(
    [...new Set(once.flatMap(({ data }) => data.flatMap((each) => schemaOrgProblems(JSON.stringify(each)))))],
    'what schema.org does not know',
  )
  test.info().annotations.push({ type: 'walk', description: `${crawled.length} addresses, ${once.length} pages` })
}

/** Whether a file that stands for several paths is that of items without a file of their own. */
const isItem = (pattern: string | undefined, { pages }: Manifest) => pattern === pages.GAME.path

/** Returns the items that the platform has pages for: its static pages, and the popular games. */
async function itemsOf(port: number, host: string, manifest: Manifest): Promise<ShownItem[]> {
  const read = async <Body>(path: string) => JSON.parse((await fetchText(port, host, path)).body) as Body
  const statics = await read<{ id: string; lang: Language }[]>('/api/pages/client')
  const size = manifest.prerender?.games ?? 100
  const { rows } = await read<{ rows: { id: string; providerId: string }[] }>(`/api/games?sort=popular&size=${size}`)
  return [
    ...statics.map(({ id, lang }) => ({ page: 'STATIC_PAGE' as const, params: { pageId: id }, language: lang })),
    ...rows.map(({ id, providerId }) => ({ page: 'GAME' as const, params: { providerId, gameId: id }, language: '' })),
  ]
}

/** Returns path and query of the addresses that `sitemap.xml` lists, itself or through others. */
async function sitemap(port: number, host: string, name = '/sitemap.xml'): Promise<string[]> {
  const { body } = await fetchText(port, host, name)
  const locs = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => pathOf(loc!.replaceAll('&amp;', '&')))
  if (!body.includes('<sitemapindex')) return locs
  return (await Promise.all(locs.map((other) => sitemap(port, host, other)))).flat()
}
