import { createHash } from 'node:crypto'
import { cpSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import { filesBelow } from './make-later.ts'
import { folderStore } from './folder-store.ts'
import { layout } from './layout.ts'
import type { VersionRecord } from '../record.ts'
import { scratchSite } from '../site.fixture.ts'

let scratch: ReturnType<typeof scratchSite>
let folders = 0
beforeAll(() => {
  scratch = scratchSite()
  cpSync('public/locales', join(scratch.build, 'locales'), { recursive: true })
})
afterAll(() => scratch[Symbol.dispose]())

/** Publishes brands in one command with code that has rendered nothing before; returns each one’s files by path. */
async function publishedTogether(...ids: string[]) {
  const number = ++folders
  const [build, site] = [join(scratch.folder, `build-${number}`), join(scratch.folder, `site-${number}`)]
  cpSync(scratch.build, build, { recursive: true })
  const store = folderStore(site)
  const { brands, report } = await store.publish(scratch.manifests, ids, {
    build: openBuild(build),
    art: 'public',
    by: 'tester',
  })
  expect(
    brands.map(({ record }) => record.brand),
    JSON.stringify(report.diagnostics),
  ).toEqual(ids)
  return new Map(
    ids.map((id) => [
      id,
      filesOf(realpathSync(layout.current(site, id)), brands.find(({ record }) => record.brand === id)!.record),
    ]),
  )
}

/** Returns a hash of each file of a version, and its record without the time. */
function filesOf(folder: string, { at: _at, ...record }: VersionRecord): Record<string, unknown> {
  const files = filesBelow(folder).map((file) => [
    relative(folder, file),
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  ])
  return { record, ...Object.fromEntries(files) }
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

it('a version is the same whatever is published before it in one command', { timeout: 120_000 }, async () => {
  const pool = fc.sample(differences, { numRuns: 10, seed: 24 })
  const ids = pool.map((_, index) => `brand${index}`)
  pool.forEach((change, index) => scratch.brand(ids[index]!, [`${ids[index]}.example`], change))
  // The reported case: a brand with texts of its own, and one without in the same language.
  scratch.brand('aaa', ['aaa.example'], { texts: { en: { common: { 'lobby.popular': 'Words of aaa' } } } })
  scratch.brand('bbb', ['bbb.example'])
  // Brands that differ in names, logos and colours alone.
  const skins = ['Skin 1', 'Skin 2', 'Peau d’été', 'R&B "<1>"', 'Skin 3']
  skins.forEach((name, index) =>
    scratch.brand(`skin${index}`, [`skin${index}.example`, `m.skin${index}.example`], {
      name,
      ...(index % 2 ? { logo: '/brands/atlas/logo.svg' } : { theme: { tokens: { accent: { dark: '#ffcc00' } } } }),
    }),
  )
  ids.push('aaa', 'bbb', ...skins.map((_, index) => `skin${index}`))
  const alone = new Map<string, object>()
  for (const id of ids) alone.set(id, (await publishedTogether(id)).get(id)!)
  const compare = async (chosen: string[]) => {
    for (const [id, files] of await publishedTogether(...chosen)) expect(files, id).toEqual(alone.get(id))
  }
  await compare(['aaa', 'bbb'])
  const page = readFileSync(
    join(scratch.folder, `site-${folders}/brands/aaa/current/hosts/aaa.example/index.html`),
    'utf8',
  )
  expect(page).toContain('Words of aaa')
  await compare(['skin0', 'skin1', 'skin2', 'skin3', 'skin4'])
  await compare(['skin3', 'skin1', 'skin0', 'skin4'])
  await fc.assert(fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: 2, maxLength: 6 }), compare), { numRuns: 4 })
})
