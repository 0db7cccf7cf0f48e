import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
const canonical = (page: Page) => page.locator('link[rel=canonical]')

test('the head follows the page and the language', { tag: '@always' }, async ({ page, manifest, baseURL }) => {
  const [first, second] = manifest.languages
  await open(page, '/')
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/`)
  await expect(meta(page, 'description')).toHaveAttribute('content', manifest.seo.description)
  await expect(page.locator('link[hreflang]')).toHaveCount(manifest.languages.length + 1)

  await page.locator(`a[href="/games"]:visible`).first().click()
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/games`)
  await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title())
  await expect(meta(page, 'description')).toHaveCount(1)
  const inFirst = await meta(page, 'description').getAttribute('content')

  await open(page, `/games?lng=${second}`)
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/games?lng=${second}`)
  await expect(meta(page, 'description')).not.toHaveAttribute('content', inFirst!)
  expect(second).not.toBe(first)
})

test('the title and the description of the site are those of the visitor’s language', async ({ page, manifest }) => {
  const [first, second] = manifest.languages
  const own = { [second!]: { title: 'Own title', description: 'Own words.' } }
  await withManifest(page, (shown: Manifest) => ({ ...shown, seo: { ...shown.seo, languages: own } }))
  await open(page, '/')
  await expect(page).toHaveTitle(manifest.seo.title)
  await open(page, `/?lng=${second}`)
  await expect(page).toHaveTitle('Own title')
  await expect(meta(page, 'description')).toHaveAttribute('content', 'Own words.')
  await expect(meta(page, 'og:title')).toHaveAttribute('content', 'Own title')
  await open(page, `/?lng=${first}`)
  await expect(meta(page, 'description')).toHaveAttribute('content', manifest.seo.description)
})

test('pages that must not be listed say so and have no address', async ({ page }) => {
  await page.goto('/profile')
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(canonical(page)).toHaveCount(0)
})

test('the shell describes the brand before any script, and the site’s files list its pages', async ({
  page,
  manifest,
  baseURL,
}) => {
  await page.goto('/')
  // Fetched by the page, because names in `.localhost` are not resolved outside a browser.
  const text = (path: string) => page.evaluate(async (asked) => (await fetch(asked)).text(), path)
  const html = await text('/')
  expect(html).toContain(`<meta name="description" content="${manifest.seo.description}" />`)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
  const [host] = Object.keys(manifest.hosts)
  expect(data['@graph'].map((part: { url: string }) => part.url)).toEqual([`https://${host}/`, `https://${host}/`])
  expect(await text('/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await text('/sitemap.xml')
  expect(sitemap).toContain(`<loc>${baseURL}/games</loc>`)
  expect(sitemap).not.toContain('/profile')
})
