import type { Page } from '@playwright/test'
import { showTheme } from '#testing/browser/pages.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { readBrands } from '../../../../scripts/publish/brands/brands.ts'

test.use({ brand: 'betogol' })

const withReceipts = readBrands('manifests', '').find(({ manifest }) => manifest.overlays['payment-result'].visible)

/** What a sheet of paper does not need. */
const noPaper = [
  'header',
  'aside',
  '[data-block=bottom-nav]',
  '[data-overlay=session-clock]',
  '[data-overlay=chat]',
  '[data-overlay=toast]',
]

/** The colours of all texts of an element with their backgrounds: each text’s, and that of the closest ancestor with one. */
const coloursOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((place) => {
    const isClear = (colour: string) => colour === 'transparent' || colour.endsWith(' 0)')
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const texts = [...place.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('button') &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    return [...new Set(texts.map((element) => `${getComputedStyle(element).color} on ${groundOf(element)}`))]
  })

test('a history is printed alone, black on white in either theme', async ({ page, manifest, enter }) => {
  await enter('amine')
  await open(page, `${manifest.pages.OPERATION_HISTORY.path}?lng=en`)
  await expect(page.locator('main table, main [role=list]').first()).toBeVisible()
  await expect(page.locator('header')).toBeVisible()
  for (const theme of ['dark', 'light']) {
    await showTheme(page, theme)
    await page.emulateMedia({ media: 'print' })
    for (const selector of noPaper)
      for (const each of await page.locator(selector).all()) await expect(each).toBeHidden()
    await expect(page.locator('main h1')).toBeVisible()
    const colours = await coloursOf(page, 'main')
    expect(colours.length).toBeGreaterThan(0)
    for (const each of colours) expect(each).toMatch(/^rgb\((0, 0, 0|51, 51, 51)\) on rgb\(255, 255, 255\)$/)
    await page.emulateMedia({ media: 'screen' })
  }
})

test.describe('a receipt', () => {
  test.use({ brand: withReceipts!.id })

  test('an open window, such as a receipt, is printed in place of the page', async ({ page }) => {
    await page.goto('/promotions?payment=1&lng=en')
    const receipt = page.locator('[data-overlay=payment-result]')
    await expect(receipt).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(receipt).toBeVisible()
    await expect(page.locator('main h1, main [data-block]').first()).toBeHidden()
    await expect(page.locator('header')).toBeHidden()
    expect(await receipt.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe('rgb(255, 255, 255)')
  })
})
