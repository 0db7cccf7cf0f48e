import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { clipped, outside } from '#testing/browser/layout.ts'
import { lostElements } from '#testing/browser/page-files.ts'
import { showTheme } from '#testing/browser/pages.ts'

/* Static pages of a brand’s own: files in Markdown of testing/fixture-brands/pages, in place of the platform’s pages. */

test.use({ brand: 'riviera', environment: fixtureEnvironment })

const main = (page: Page) => page.locator('main')
const title = (page: Page) => main(page).locator('[data-block=static-page] h2').first()
const list = (page: Page) => main(page).locator('[data-block=static-pages] a')

test(
  'the brand’s page takes the place of the platform’s, which stays where there is no file',
  { tag: '@always' },
  async ({ page }) => {
    await open(page, '/static/terms-en')
    await expect(title(page)).toHaveText('Terms of the Riviera')
    await expect(page).toHaveTitle('Terms of the Riviera · Riviera')
    await expect(main(page).locator('strong')).toHaveText('Riviera')
    await expect(main(page).locator('th').first()).toHaveText('Game')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/static\/terms-en$/)
    await open(page, '/ar/static/terms-ar')
    await expect(title(page)).toHaveText(/\S/)
    await expect(title(page)).not.toHaveText('Terms of the Riviera')
    await open(page, '/static/privacy-en')
    await expect(title(page)).toHaveText(/\S/)
  },
)

test('its text is in the page’s file, and is taken over without another request for it', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  expect(await lostElements(page, '/static/terms-en')).toEqual([])
  await expect(title(page)).toHaveText('Terms of the Riviera')
  expect(files.filter((path) => path.endsWith('.md'))).toEqual([])
  const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text())
  expect(sitemap).toContain('/static/terms-en</loc>')
  expect(sitemap).toContain('/ar/static/house-rules-ar</loc>')
})

test('it is in the footer and among the static pages of its language, and opens by its links', async ({ page }) => {
  await open(page, '/')
  await page.locator('footer a[href="/static/house-rules-en"]').click()
  await expect(title(page)).toHaveText('House rules')
  await expect(list(page)).toContainText(['Terms of the Riviera', 'House rules'])
  await expect(list(page).filter({ hasText: 'House rules' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('a[href="/static/terms-en"]')).toHaveCount(2)
  await list(page).filter({ hasText: 'Terms of the Riviera' }).click()
  await expect(title(page)).toHaveText('Terms of the Riviera')
  await main(page).locator('[data-html] a[href="/summer"]').click()
  await expect(main(page)).toHaveAttribute('data-page', 'summer')
  await page.goBack()
  await expect(title(page)).toHaveText('Terms of the Riviera')
})

test('in Arabic it is read from right to left, and its links stay in the language', async ({ page }) => {
  await open(page, '/ar/static/house-rules-ar')
  await expect(title(page)).toHaveText('قواعد المكان')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(main(page).locator('[data-html] a')).toHaveAttribute('href', '/ar/summer')
})

test('a file that does not come offers a retry', async ({ page }) => {
  await open(page, '/')
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }))
  await page.locator('footer a[href="/static/house-rules-en"]').click()
  const retry = main(page).locator('[data-block=static-page]').getByRole('button')
  await expect(retry).toBeVisible()
  await page.unroute('**/*.md')
  await retry.click()
  await expect(title(page)).toHaveText('House rules')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it can be read, and its links work', async ({ page }) => {
    await page.goto('/static/terms-en')
    await expect(title(page)).toHaveText('Terms of the Riviera')
    await main(page).locator('[data-html] a[href="/static/house-rules-en"]').click()
    await expect(title(page)).toHaveText('House rules')
  })
})

for (const width of [375, 768, 1440])
  for (const path of ['/static/terms-en', '/ar/static/house-rules-ar'])
    test(`${path} fits a screen of ${width} px, and is accessible in both themes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      expect(await outside(page)).toEqual([])
      expect(await clipped(page)).toEqual([])
      for (const theme of ['light', 'dark']) {
        await showTheme(page, theme)
        expect(await axeViolations(page), theme).toEqual([])
      }
    })
