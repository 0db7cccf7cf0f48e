import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { drawn } from '#testing/browser/layout.ts'
import { type PageToOpen, pagesOf, showTheme, userOf, walkTo } from '#testing/browser/pages.ts'
import { readBrands } from '../../../../scripts/publish/brands/brands.ts'
import { directions, spokenIn } from '../axe.ts'
import { expect, type Note, open, test } from '../cells.ts'
import { sizes, walkFocus } from '../focus.ts'

/** One brand with a rail, and one without. */
const brands = readBrands('manifests', '')
const tested = [true, false].map((hasRail) =>
  brands.find(({ manifest }) => manifest.frame.rail.length > 0 === hasRail)!,
)

const asking = brands.find(({ manifest }) => manifest.consent.required)

interface Visit {
  page: Page
  note: Note
  /** Who, in which direction. */
  who: string
}

async function judge({ page, note, who }: Visit, { path, expected }: PageToOpen) {
  await page.setViewportSize(sizes[0]!)
  await walkTo(page, path)
  await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  for (const size of sizes) {
    await page.setViewportSize(size)
    // Back in the other theme: the two differ in colours alone.
    for (const [theme, key] of [
      ['dark', 'Tab'],
      ['light', 'Shift+Tab'],
    ] as const) {
      await showTheme(page, theme)
      await drawn(page)
      const { stops, faults } = await walkFocus(page, key)
      expect(stops, `${path}: stops of the focus`).toBeGreaterThan(5)
      note('focus', `${path} ${who} ${theme} ${size.width} × ${size.height}, ${stops} stops`, faults)
    }
  }
}

const pagesToWalk = (manifest: Manifest, user: Parameters<typeof pagesOf>[1]): PageToOpen[] => [
  ...pagesOf(manifest, user).filter(({ expected }) => expected.name !== 'NOT_FOUND'),
  { path: '/no-such-page', expected: { name: 'NOT_FOUND', blocks: [] }, guarded: false },
]

for (const { id } of tested)
  for (const direction of directions) {
    test.describe(`${id} ${direction}`, () => {
      test.use({ brand: id })
      test.describe.configure({ timeout: 1_800_000 })

      test('what has the focus is never hidden from visitors', async ({ page, manifest, note }) => {
        await open(page, `/?lng=${spokenIn(manifest.languages, direction)}`)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        for (const visited of pagesToWalk(manifest, null))
          await judge({ page, note, who: `visitor ${direction}` }, visited)
      })

      test('what has the focus is never hidden from players', async ({ page, manifest, note, enter }) => {
        await enter('amine')
        await open(page, `/?lng=${spokenIn(manifest.languages, direction)}`)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        for (const visited of pagesToWalk(manifest, await userOf(page)))
          await judge({ page, note, who: `player ${direction}` }, visited)
      })
    })
  }

test.describe('a sample', () => {
  test.use({ brand: tested[0]!.id, viewport: sizes[0]! })

  test(
    'what has the focus is never hidden, by bars and by the button of a deposit',
    { tag: '@always' },
    async ({ page, manifest, enter }) => {
      await enter('amine')
      await open(page, manifest.pages.PROFILE.path)
      expect((await walkFocus(page, 'Tab')).faults).toEqual([])
      await page.setViewportSize(sizes[2]!)
      await walkTo(page, manifest.pages.DEPOSIT.path)
      await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
      await expect(page.locator('[data-form=deposit]')).toBeVisible()
      expect((await walkFocus(page, 'Shift+Tab')).faults).toEqual([])
    },
  )

  test.describe('while consent is asked for', () => {
    test.use({ isAsked: true, brand: asking!.id })

    test('what has the focus is not hidden by the question', async ({ page, manifest }) => {
      for (const size of sizes) {
        await page.setViewportSize(size)
        await open(page, manifest.pages.LOGIN.path)
        await expect(page.locator('[data-overlay=consent]')).toBeVisible()
        for (const key of ['Tab', 'Shift+Tab'] as const) expect((await walkFocus(page, key)).faults).toEqual([])
      }
    })
  })
})
