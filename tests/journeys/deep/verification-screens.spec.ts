import type { Page } from '@playwright/test'
import type { PlayerVerification } from '#api'
import { axeViolations } from '#testing/browser/axe.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { findOutside } from '#testing/browser/layout.ts'
import { showTheme } from '#testing/browser/pages.ts'
import { expectState, vendorFrame, verificationOf } from '#testing/browser/verification.ts'

const player = 'claire'

test.use({ brand: 'lumina', environment: fixtureEnvironment })

/** Shows each state after the other: those of the platform, and what the player can open. */
async function eachScreen(
  page: Page,
  verify: (status: PlayerVerification['status'], reasons?: string[]) => Promise<unknown>,
  check: (name: string) => Promise<void>,
) {
  for (const [status, reasons] of [
    ['not-started', []],
    ['waiting', []],
    ['more-needed', ['blurred', 'A very long reason of the platform, without-any-place-to-break-'.repeat(4)]],
    ['refused', ['mismatch']],
    ['done', []],
  ] as const) {
    await verify(status, [...reasons])
    await expectState(page, status)
    await check(status)
  }
  await verify('not-started')
  await expectState(page, 'not-started')
  await page.locator('[data-verification] button').nth(1).click()
  await expect(page.locator('[data-link=ready] svg[role=img]')).toBeVisible()
  await check('other device')
  await page.locator('[data-link] button').last().click()
  await expect(page.locator('[data-frame=ready]')).toBeVisible()
  await check('frame')
}

for (const [width, language] of [
  [375, 'en'],
  [768, 'de'],
  [1440, 'en'],
  [390, 'fa'],
] as const)
  test(`each state fits ${width} pixels in ${language}, accessible in both themes`, async ({
    page,
    enter,
    sandbox,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await enter(player)
    await open(page, `/verification?lng=${language}`)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr')
    await eachScreen(
      page,
      (status, reasons) => sandbox.verify(player, status, reasons),
      async (name) => {
        expect(await page.evaluate(findOutside), name).toEqual([])
        for (const theme of ['dark', 'light']) {
          await showTheme(page, theme)
          expect(await axeViolations(page), `${name}, ${theme}`).toEqual([])
        }
      },
    )
  })

test('in Persian, the vendor’s page and the reasons are Persian too', async ({ page, enter, sandbox }) => {
  await enter(player)
  await sandbox.verify(player, 'more-needed', ['blurred'])
  await open(page, '/verification?lng=fa')
  await expect(verificationOf(page)).toContainText('عکس مدرک تار است')
  await page.getByRole('button', { name: 'ادامهٔ احراز هویت' }).click()
  await expect(vendorFrame(page).locator('h1')).toHaveText('مدرک هویتی شما')
  await expect(vendorFrame(page).locator('html')).toHaveAttribute('dir', 'rtl')
})
