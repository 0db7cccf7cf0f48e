import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { forgetLayoutShift, layoutShifts, watchLayoutShift } from '#testing/browser/layout.ts'

const palette = '[data-overlay=search]'
/** Presses keys until the search is open: its listener starts after the first page. */
const openBy = (page: Page, keys: string) =>
  expect(async () => {
    await page.keyboard.press(keys)
    await expect(page.locator(palette)).toBeVisible({ timeout: 3000 })
  }).toPass()

const codeOfIt = /\/(overlays-)?search-|downshift/

test('Ctrl+K finds a game by a synonym, and Enter opens it', { tag: '@always' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await watchLayoutShift(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const before = fetched.length
  expect(fetched.filter((url) => /locales\/\w+\/search\.json/.test(url) || codeOfIt.test(url))).toEqual([])

  await openBy(page, 'Control+k')
  const field = page.locator(palette).getByRole('combobox')
  await expect(field).toBeFocused()
  expect(fetched.length).toBeGreaterThan(before)
  await field.pressSequentially('avion')
  const first = page.locator(palette).getByRole('option').first()
  await expect(first).toContainText('Plane')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await axeViolations(page, { include: palette })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAME')
  await expect(page.locator(palette)).toHaveCount(0)
  expect(await page.locator('[data-play] h2').textContent()).toContain('Plane')
})

test('Escape closes the search and returns the focus, and no single character opens it', async ({ page }) => {
  await open(page, '/')
  const opener = page.locator('header [data-block=search] button')
  await opener.focus()
  await openBy(page, 'Control+k')
  await page.keyboard.press('Escape')
  await expect(page.locator(palette)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.type('/abcdefghijklmnopqrstuvwxyz')
  await expect(opener).toBeFocused()
  await expect(page.locator(palette)).toHaveCount(0)
})

test('a phone finds settings and misspelt pages, without moving the page', async ({ page, enter }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await enter('claire')
  await watchLayoutShift(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await forgetLayoutShift(page)
  const openSearch = async () => {
    await page.locator('[data-block=menu-button] button').click()
    await page.locator('#sidebar [data-block=search] button').click()
  }
  await openSearch()
  const field = page.locator(palette).getByRole('combobox')
  const theme = await page.locator('html').getAttribute('data-theme')
  await field.fill(theme === 'dark' ? 'mode clair' : 'mode sombre')
  await page.locator('[data-result=setting-theme]').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme!)

  await openSearch()
  await field.fill('depto')
  await page.locator('[data-result=page-DEPOSIT]').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'DEPOSIT')
  // The search is kept for the next time.
  await openSearch()
  await expect(page.locator('[data-group=recent] [role=option]').first()).toHaveText('depto')
  expect((await layoutShifts(page)).filter(({ moved }) => moved.some((element) => element.includes('search')))).toEqual(
    [],
  )
})

test('the menu of a phone has a search field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await open(page, '/')
  await page.locator('[data-block=menu-button] button').click()
  await page.locator('#sidebar [data-block=search] button').click()
  await expect(page.locator(palette).getByRole('combobox')).toBeFocused()
  await expect(page.locator('#sidebar')).toHaveCount(0)
})

test('on a phone a player’s header has the search, beside the brand’s icon', async ({ page, enter }) => {
  await enter('amine')
  await open(page, '/')
  const header = page.locator('header')
  const icon = header.locator('[data-block=logo] img').last()
  for (const width of [360, 375, 430]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(header.locator('[data-block=search] button')).toBeVisible()
    expect((await icon.boundingBox())!.width, `${width} px`).toBe(32)
    expect((await header.evaluate((element) => element.scrollWidth)) - width, `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 768, height: 740 })
  await expect(icon).toBeHidden()
  await expect(header.locator('[data-block=logo] img').first()).toBeVisible()
})

test('on a phone a visitor’s sign-in link is an icon, which leaves the logo its room', async ({ page }) => {
  await open(page, '/?lng=es&lang=es')
  const header = page.locator('header')
  for (const width of [320, 360, 375, 430]) {
    await page.setViewportSize({ width, height: 740 })
    const { width: logo } = (await header.locator('[data-block=logo] img').boundingBox())!
    expect(logo, `${width} px`).toBeGreaterThan(70)
    const { width: link } = (await header.getByRole('link', { name: 'Iniciar sesión' }).boundingBox())!
    expect(link, `${width} px`).toBeLessThan(44)
  }
})
