import type { Page } from '@playwright/test'
import type { Manifest, Offer } from '#manifest'
import { axeViolations } from '#testing/browser/axe.ts'
import { licensedEnvironment } from '#testing/browser/fixture-brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { outside } from '#testing/browser/layout.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'

/* What promotes shows only where promotionRules allow its kind, and to the audience of its offer. */

test.use({ environment: licensedEnvironment })

const banners = (page: Page) => page.locator('[data-block=banners]').first()
const toPromotions = (page: Page) => page.locator('a[href$="/promotions"]')

/** Gives the banners of the main page an offer. */
const offering = (page: Page, audience: Offer['audience']) =>
  withManifest<Manifest>(page, (manifest) => {
    for (const block of manifest.pages.MAIN.blocks)
      if (block.use === 'banners') block.offer = { products: ['casino'], audience }
  })

test.describe('under the licence se, which closes promotions', () => {
  test.use({ brand: 'se-alone' })

  test(
    'a kind that is left out is not shown, and a page of nothing else is closed',
    { tag: '@always' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await open(page, '/')
      await expect(banners(page)).toBeVisible()
      await expect(toPromotions(page)).toHaveCount(0)
      expect(await outside(page)).toEqual([])
      expect(await axeViolations(page)).toEqual([])
      await page.goto('/promotions')
      await expect(page.locator('main[data-state=ready]')).toHaveAttribute('data-page', 'NOT_FOUND')
    },
  )

  test('under the licence gb they are shown', async ({ page, server }) => {
    await page.goto(`http://gb-alone.localhost:${server.port}/`)
    await expect(banners(page)).toBeVisible()
    expect(await toPromotions(page).count()).toBeGreaterThan(0)
  })
})

test.describe('an offer with an audience', () => {
  test.use({ brand: 'gb-alone' })

  test('an offer for visitors is not shown to players, and one for players not to visitors', async ({
    page,
    enter,
  }) => {
    await offering(page, 'visitors')
    await open(page, '/')
    await expect(banners(page)).toBeVisible()
    await enter('claire')
    await open(page, '/')
    await expect(page.locator('[data-block=banners]')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await offering(page, 'players')
    await open(page, '/')
    await expect(banners(page)).toBeVisible()
  })
})
