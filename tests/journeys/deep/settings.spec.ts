import type { Language } from '#manifest'
import { expect, open, test } from '#testing/browser/fixtures.ts'

const html = 'html'

test('the theme is the manifest’s, can be switched, and is stored', async ({ page, manifest }) => {
  await open(page, '/')
  const other = manifest.theme.default === 'dark' ? 'light' : 'dark'
  await expect(page.locator(html)).toHaveAttribute('data-theme', manifest.theme.default)
  await page.locator('footer [data-block=theme-switch] button').click()
  await expect(page.locator(html)).toHaveAttribute('data-theme', other)
  await page.reload()
  await expect(page.locator(html)).toHaveAttribute('data-theme', other)
  expect(await page.evaluate((id) => localStorage.getItem(`theme:${id}`), manifest.id)).toBe(other)
})

test(
  'the language is the manifest’s first, can be switched, and is stored',
  { tag: '@always' },
  async ({ page, manifest }) => {
    await open(page, '/')
    const other = manifest.languages.find((language) => language === 'ar') ?? (manifest.languages[1] as Language)
    await expect(page.locator(html)).toHaveAttribute('lang', manifest.languages[0])
    await page.locator('footer [data-block=language] select').selectOption(other)
    await expect(page.locator(html)).toHaveAttribute('lang', other)
    await expect(page.locator(html)).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
    await page.reload()
    await expect(page.locator(html)).toHaveAttribute('lang', other)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  },
)

test('the query string takes precedence over the cookie, and an unknown language is ignored', async ({
  page,
  manifest,
}) => {
  const [first, second] = manifest.languages as [Language, Language]
  await open(page, `/?lng=${second}`)
  await expect(page.locator(html)).toHaveAttribute('lang', second)
  await open(page, '/?lng=xx')
  await expect(page.locator(html)).toHaveAttribute('lang', second)
  await open(page, `/?lng=${first}`)
  await expect(page.locator(html)).toHaveAttribute('lang', first)
})

test('nothing is loaded for the fallback language or for unused languages', async ({ page, manifest }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await open(page, '/')
  expect(
    fetched.filter((path) => path.startsWith('/locales/') && !path.startsWith(`/locales/${manifest.languages[0]}/`)),
  ).toEqual([])
})

test('the sidebar opens on small screens, traps the focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/')
  const button = page.locator('header [data-block=menu-button] button')
  await button.click()
  const sidebar = page.locator('[data-overlay=sidebar]')
  await expect(sidebar).toBeVisible()
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('[data-overlay=sidebar]'),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sidebar).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(button).toBeHidden()
})
