import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { latinDigits } from '#engine/i18n/latin-digits.ts'
import type { Block, Manifest, RouteKey } from '#manifest'
import { expect, leave, test } from '#testing/browser/fixtures.ts'
import { unused } from './enumerations.ts'
import { expectedAt } from './oracle.ts'
import { brandOf, isDrawn, type RandomBrand, randomBrands } from './random-manifest.ts'

const count = Number(process.env.PROPERTY_COUNT ?? 50)
const firstSeed = Number(process.env.PROPERTY_SEED ?? 1)
const folder = 'test-results/browser/random-manifests'

/** A few manifests cannot have every value, and some values are rare. */
const hasMany = count >= 50
const missing = (some: readonly RandomBrand[]) => unused(some.map(({ manifest }) => manifest)).filter(isDrawn)
/** As many as asked for, then those with a value that none before them has. */
const next = (some: readonly RandomBrand[]) => {
  if (some.length < count) return () => true
  const values = hasMany ? missing(some) : []
  if (values.length === 0) return undefined
  return (drawn: object) => {
    const lacks = new Set(unused([drawn]))
    return values.some((value) => !lacks.has(value))
  }
}

const known = process.env.PROPERTY_SEEDS
const brands = known ? known.split(',').map((seed) => brandOf(Number(seed))!) : randomBrands(next, firstSeed)
// Most seeds are tried in vain: the workers, which load this file again, try none.
process.env.PROPERTY_SEEDS = brands.map(({ seed }) => seed).join()

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/base.json`, readFileSync('manifests/base.json'))
for (const { id, text } of brands) writeFileSync(`${folder}/${id}.json`, text)

test.use({ environment: { MANIFESTS: folder, ...(process.env.BUILD ? { BUILD: process.env.BUILD } : {}) } })

const pathOf = (manifest: Manifest, page: RouteKey) =>
  manifest.pages[page].path.replace(':pageId', `terms-${manifest.languages[0]}`).replace(/:\w+/g, 'x')

/** Whether the content of a page depends on the user. */
const isGuarded = (manifest: Manifest, page: RouteKey) =>
  [manifest.pages[page], ...manifest.pages[page].blocks].some(({ guards }) => guards)

const texts = (language: string) => JSON.parse(readFileSync(`public/locales/${language}/common.json`, 'utf8')) as object
const textOf = (language: string, key: string) =>
  String(key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts(language)))

/** Expects the visible effects of options. */
async function expectOptions(page: Page, { name, languages: [language] }: Manifest, blocks: Block[]) {
  for (const block of blocks) {
    const place = page.locator(`main [data-content] > [data-block=${block.use}]`).first()
    if (block.use === 'licence')
      await expect.poll(async () => latinDigits(await place.innerText())).toContain(`${block.minAge}+`)
    if (block.use === 'links' && !block.pages) await expect(place.getByRole('link')).toHaveCount(block.items.length)
    if (block.use === 'provider-strip') {
      // Far from the screen it draws the first ones only.
      await place.scrollIntoViewIfNeeded()
      await expect(place.locator('li')).toHaveCount(Math.min(block.limit, 40))
    }
    if (block.use === 'jackpot')
      await expect(place.locator('[data-jackpot]')).toHaveAttribute('data-jackpot', block.kind)
    if (block.use === 'game-row' && (await place.locator('[data-game]').count()) > 0) {
      // A title that interpolates more than the brand’s name cannot be derived from the manifest.
      const title = textOf(language, block.title).replaceAll('{{brand}}', name)
      if (!title.includes('{{')) await expect(place.getByRole('heading')).toHaveText(title)
      expect(await place.locator('[data-game]').count()).toBeLessThanOrEqual(block.limit)
    }
  }
}

test('every value of every enumeration occurs in some seed', () => {
  test.info().annotations.push({ type: 'seeds', description: brands.map(({ seed }) => seed).join(' ') })
  if (hasMany) expect(missing(brands)).toEqual([])
})

for (const { id, manifest } of brands) {
  test.describe(() => {
    test.use({ brand: id })

    test(`${id}: a manifest that passes the check runs as it says`, { tag: '@always' }, async ({ page, enter }) => {
      // Every page, as three visitors.
      test.setTimeout(240_000)
      const [language] = manifest.languages
      for (const login of ['', 'amine', 'jordan']) {
        if (login) await leave(page)
        const user = login ? await enter(login) : null
        for (const key of Object.keys(manifest.pages) as RouteKey[]) {
          // Pages without guards are the same for everybody and were checked as a visitor.
          if (!manifest.pages[key].visible || (user && !isGuarded(manifest, key))) continue
          const path = pathOf(manifest, key)
          const expected = expectedAt(manifest, user, key, path)
          await page.goto(path)
          const main = page.locator('main')
          const at = `${path} as ${login || 'a visitor'}`
          await expect(main, at).toHaveAttribute('data-page', expected.name)
          await expect(main, at).toHaveAttribute('data-state', 'ready')
          const shown = await main
            .locator('[data-content] > [data-block]')
            .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-block')))
          expect(shown, at).toEqual(expected.blocks)
          if (expected.name === key)
            await expectOptions(
              page,
              manifest,
              manifest.pages[key].blocks.filter(({ guards }) => !guards),
            )
        }
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', manifest.theme.default)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  })
}
