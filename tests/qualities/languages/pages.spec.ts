import type { Manifest } from '#manifest'
import type { Page } from '@playwright/test'
import { capitalisedAutonym } from '#engine/i18n/autonym.ts'
import { directionOf } from '#engine/i18n/direction.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { pagesOf, userOf, walkTo, type PageToOpen } from '#testing/browser/pages.ts'
import { recordCells } from '../../../scripts/test/cells.ts'
import { boxesOf, unmirrored, unturned } from './boxes.ts'
import { pseudoLanguageSite } from './pseudo.ts'
import { Review } from './review.ts'

test.use({ environment: { ...pseudoLanguageSite() } })

const languageOf = ({ languages }: Manifest, direction: 'ltr' | 'rtl') =>
  languages.find((language) => directionOf(language) === direction)!

async function goTo(page: Page, { path, expected }: PageToOpen) {
  await walkTo(page, path)
  const main = page.locator('main')
  await expect(main).toHaveAttribute('data-page', expected.name)
  await expect(main).toHaveAttribute('data-state', 'ready')
}

/** Opens every page in both directions: everything is translated and fits, and the layouts mirror each other. */
async function reviewPages(page: Page, manifest: Manifest, pages: readonly PageToOpen[], review: Review) {
  const seen = new Map<string, Awaited<ReturnType<typeof boxesOf>>>()
  for (const direction of ['ltr', 'rtl'] as const) {
    await open(page, `/?lng=${languageOf(manifest, direction)}&lang=${languageOf(manifest, direction)}`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    for (const each of pages) {
      await goTo(page, each)
      const name = `${each.expected.name} ${each.path} ${direction}`
      await review.look(name, async (width) => {
        const key = `${each.path} ${width}`
        const boxes = await boxesOf(page)
        const before = seen.get(key)
        if (before) review.cell('unmirrored', `${name} ${width}`, unmirrored(before, boxes).faults)
        if (direction === 'rtl') review.cell('unturned', `${name} ${width}`, await unturned(page))
        seen.set(key, boxes)
      })
    }
  }
}

const notFound: PageToOpen = { path: '/no-such-page', expected: { name: 'NOT_FOUND', blocks: [] }, guarded: false }

test('visitors’ pages are translated and complete, in both directions', async ({ page, manifest }) => {
  const review = new Review(page, manifest)
  await review.begin()
  await reviewPages(
    page,
    manifest,
    [...pagesOf(manifest, null).filter(({ expected }) => expected.name !== 'NOT_FOUND'), notFound],
    review,
  )
  review.done()
  expect(review.faults).toEqual([])
})

test('players’ pages are translated and complete, in both directions', async ({ page, manifest, signIn }) => {
  const review = new Review(page, manifest)
  await review.begin()
  await signIn('claire')
  const pages = pagesOf(manifest, await userOf(page)).filter(
    ({ guarded, expected }) => guarded && expected.name !== 'NOT_FOUND',
  )
  await reviewPages(page, manifest, pages, review)
  review.done()
  expect(review.faults).toEqual([])
})

test('texts of the page’s file are translated too', async ({ page, manifest }) => {
  const html = await (await page.goto('/'))!.text()
  const shown = /<div id="root"[^>]*>(.*?)<script/s.exec(html)?.[1] ?? ''
  const words = shown
    .replace(/<option.*?<\/option>|<[^>]*>/gs, '\n')
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text))
  const named = [
    manifest.name,
    ...manifest.languages.map(capitalisedAutonym),
    ...manifest.playerProtection.help.map(({ name }) => name),
  ]
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((text) => !/^⟦.*⟧$/.test(text) && !named.includes(text))).toEqual([])
  recordCells([{ row: manifest.id, column: 'untranslated in the file', count: words.length, faults: [] }])
})
