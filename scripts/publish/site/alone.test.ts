import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildPainter } from '../painter-build.ts'
import { openBuild } from '../publish.ts'
import { layout } from './layout.ts'
import { publishBrands } from './publish-brands.ts'
import { siteWorkshop } from './site.fixture.ts'

let shop: ReturnType<typeof siteWorkshop>
let folders = 0
beforeAll(async () => {
  shop = siteWorkshop()
  cpSync('public/locales', join(shop.build, 'locales'), { recursive: true })
  vi.stubEnv('NODE_ENV', 'production')
  await buildPainter(shop.build, { APP_VERSION: '"1"' })
  vi.unstubAllEnvs()
}, 60_000)
afterAll(() => shop[Symbol.dispose](), 60_000)

/** Publishes brands in one command with code that has painted nothing before; returns each one’s files by path. */
function publishedTogether(...ids: string[]) {
  const number = ++folders
  const [build, site] = [join(shop.folder, `build-${number}`), join(shop.folder, `site-${number}`)]
  cpSync(shop.build, build, { recursive: true })
  const { brands, report } = publishBrands(shop.manifests, ids, {
    site,
    build: openBuild(build),
    art: 'public',
    by: 'tester',
  })
  expect(
    brands.map(({ record }) => record.brand),
    JSON.stringify(report.diagnostics),
  ).toEqual(ids)
  return new Map(ids.map((id) => [id, filesOf(layout.version(site, id, 1))]))
}

/** Returns a hash of each file of a version, without the time in its record. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const content = readFileSync(join(parentPath, name))
      const bytes = name === 'record.json' ? content.toString().replace(/"at":"[^"]*"/, '') : content
      return [relative(folder, join(parentPath, name)), createHash('sha256').update(bytes).digest('hex')]
    }),
  )
}

const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcdefgh ') }).map((text) => `x${text}x`)
const ownTexts = fc.dictionary(
  fc.constantFrom('lobby.popular', 'nav.home', 'account.signIn', 'page.GAMES', 'state.errorText'),
  word,
)
const differences = fc.record({
  languages: fc.constantFrom(['en'], ['fr', 'en'], ['ar', 'en'], ['en', 'fr']),
  texts: fc.option(fc.record({ en: fc.record({ common: ownTexts }) }), { nil: {} }),
  name: word,
  theme: fc.record({
    default: fc.constantFrom('dark', 'light'),
    radius: fc.constantFrom('sharp', 'soft', 'round'),
    hero: fc.constantFrom('fade', 'cover', 'arch'),
    font: fc.constant('sora'),
  }),
  currency: fc.constantFrom('EUR', 'TND'),
  jackpots: fc.record({ games: fc.record({ use: fc.constantFrom('neon', 'reel') }) }),
})

it('a version is the same whatever is published before it in one command', { timeout: 120_000 }, () => {
  const pool = fc.sample(differences, { numRuns: 10, seed: 24 })
  const ids = pool.map((_, index) => `brand${index}`)
  pool.forEach((change, index) => shop.brand(ids[index]!, [`${ids[index]}.example`], change))
  // The reported case: a brand with texts of its own, and one without in the same language.
  shop.brand('aaa', ['aaa.example'], { texts: { en: { common: { 'lobby.popular': 'Words of aaa' } } } })
  shop.brand('bbb', ['bbb.example'])
  // Brands that can share a painted frame: other names, logos and colours alone.
  const skins = ['Skin 1', 'Skin 2', 'Peau d’été', 'R&B "<1>"', 'Skin 3']
  skins.forEach((name, index) =>
    shop.brand(`skin${index}`, [`skin${index}.example`, `m.skin${index}.example`], {
      name,
      ...(index % 2 ? { logo: '/brands/atlas/logo.svg' } : { theme: { tokens: { accent: { dark: '#ffcc00' } } } }),
    }),
  )
  ids.push('aaa', 'bbb', ...skins.map((_, index) => `skin${index}`))
  const alone = new Map(ids.flatMap((id) => [...publishedTogether(id)]))
  const compare = (chosen: string[]) => {
    for (const [id, files] of publishedTogether(...chosen)) expect(files, id).toEqual(alone.get(id))
  }
  compare(['aaa', 'bbb'])
  const page = readFileSync(
    join(shop.folder, `site-${folders}/brands/aaa/current/hosts/aaa.example/index.html`),
    'utf8',
  )
  expect(page).toContain('Words of aaa')
  compare(['skin0', 'skin1', 'skin2', 'skin3', 'skin4'])
  compare(['skin3', 'skin1', 'skin0', 'skin4'])
  fc.assert(fc.property(fc.shuffledSubarray(ids, { minLength: 2 }), compare), { numRuns: 12 })
})
