import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open, siteCached, test } from '#testing/browser/fixtures.ts'
import { lostElements } from '#testing/browser/page-files.ts'

// Atlas with an address for each page and language.
const manifests = join(tmpdir(), 'manifests-with-language-paths')
mkdirSync(manifests, { recursive: true })
cpSync('manifests/base.json', join(manifests, 'base.json'))
const atlas = JSON.parse(readFileSync('manifests/atlas.json', 'utf8')) as object
writeFileSync(join(manifests, 'atlas.json'), JSON.stringify({ ...atlas, languagePaths: true }))
test.use({ brand: 'atlas', environment: { MANIFESTS: manifests, PAGE_CONTENT: '1' } })

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const chooseLanguage = (page: Page, language: string) =>
  page.locator('footer [data-block=language] select').selectOption(language)
const isIn = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language)

test(
  'a page of another language is taken over at its address, and links stay in the language',
  { tag: '@always' },
  async ({ page }) => {
    expect(await lostElements(page, '/ar/games')).toEqual([])
    await isIn(page, 'ar')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('a[href="/ar/promotions"]:visible').first().click()
    await expect(page.locator('main')).toHaveAttribute('data-page', 'PROMOTIONS')
    expect(address(page)).toBe('/ar/promotions')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ar\/promotions$/)
    await page.locator('a[href="/ar"]:visible').first().click()
    await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
    expect(address(page)).toBe('/ar')
  },
)

test('the language menu leads to the same page in the other language, also after a reload and on the way back', async ({
  page,
}) => {
  await open(page, '/promotions?utm_source=a')
  await chooseLanguage(page, 'en')
  await isIn(page, 'en')
  await expect.poll(() => address(page)).toBe('/en/promotions?utm_source=a')
  await page.reload()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await isIn(page, 'en')
  await open(page, '/ar/games')
  await chooseLanguage(page, 'fr')
  await expect.poll(() => address(page)).toBe('/games')
  await page.goBack()
  await isIn(page, 'en')
})

test('a path without a language opens in that of the visitor, at its address', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'i18next', value: 'es', url: baseURL! }])
  expect(await lostElements(page, '/games/')).toEqual([])
  await isIn(page, 'es')
  expect(address(page)).toBe('/es/games')
  await open(page, '/promotions?lng=ar')
  await isIn(page, 'ar')
  expect(address(page)).toBe('/ar/promotions')
})

test('signing in and out, and pages for players, keep the language', async ({ page, manifest }) => {
  await open(page, '/en/profile')
  await page.locator(`main a[href="/en${manifest.pages.LOGIN.path}"]`).first().click()
  await page.locator('[data-field=login] input').fill('amine')
  await page.locator('[data-field=password] input').fill('Demo-1234')
  await page.locator('[data-form=login] [type=submit]').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'PROFILE')
  expect(address(page)).toBe('/en/profile')
})

test('the secret of an email’s link leaves an address with a language too', async ({ page }) => {
  await page.goto('/en/reset-password/secret-of-mine')
  await expect(page.locator('[data-overlay=reset-password]')).toBeVisible()
  expect(address(page)).toBe('/en/reset-password/-')
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an address with a language shows the offline notice in it', async ({ page, context, pageErrors }) => {
    await open(page, '/en/games')
    await siteCached(page)
    await context.setOffline(true)
    await page.goto('/en/promotions')
    await expect(page.locator('main')).toHaveAttribute('data-page', 'PROMOTIONS')
    await isIn(page, 'en')
    expect(address(page)).toBe('/en/promotions')
    await context.setOffline(false)
    pageErrors.splice(0)
  })
})
