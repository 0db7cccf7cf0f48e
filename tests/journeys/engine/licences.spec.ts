import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { deposit } from '#testing/browser/cashier.ts'
import { licensedEnvironment, licensedManifests } from '#testing/browser/fixture-brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { outside } from '#testing/browser/layout.ts'
import { fillRegistration } from '#testing/browser/registration.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'

/* A brand that names its licence and nothing else: what the pack asks for holds from the registration on. */

const brands = readBrands(licensedManifests)

test.use({ environment: licensedEnvironment })

const step = (page: Page) => page.locator('[data-required-limits]')

async function register(page: Page, id: string, begin = async (_page: Page) => {}) {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, '/register?lng=en')
  await begin(page)
  await fillRegistration(page, brands.find((brand) => brand.id === id)!.manifest)
  await page.locator('[data-form=register] [type=submit]').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
}

async function readRisks(page: Page) {
  const notice = page.locator('[data-overlay=notices]')
  await expect(notice).toContainText('Betting can lead to the loss of money')
  await notice.getByRole('button', { name: 'I have read this' }).click()
  await expect(notice).toHaveCount(0)
}

async function setLimit(page: Page, amount: string, field = 'Amount') {
  await expect(step(page).getByRole('textbox', { name: field })).toHaveValue('')
  await step(page).getByRole('textbox', { name: field }).fill(amount)
  await step(page).getByRole('button', { name: 'Set this limit' }).click()
  await step(page).getByRole('button', { name: 'Confirm' }).click()
}

test.describe('under the licence gb', () => {
  test.use({ brand: 'gb-alone' })

  test(
    'a limit is asked for before the first deposit, can be refused, and funds are explained',
    { tag: '@always' },
    async ({ page }) => {
      test.slow()
      await register(page, 'gb-alone')
      await open(page, '/deposit')
      const notice = page.getByRole('dialog').filter({ hasText: /protect/i })
      await notice.getByRole('button').last().click()
      await expect(notice).toBeHidden()
      await expect(step(page).getByRole('button', { name: 'Continue without a limit' })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      expect(await outside(page)).toEqual([])
      await setLimit(page, '100')
      await expect(step(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Your limits' })).toBeVisible()
      await deposit(page, 'success')
      await expect(page.getByRole('heading', { name: 'Deposit successful' }).last()).toBeVisible()
      await open(page, '/profile')
      await page.getByRole('heading', { name: 'Your limits' }).click()
      const deposits = page.locator('[data-block=limits] li').filter({ hasText: 'Deposits' })
      await expect(deposits.getByRole('progressbar')).toHaveAccessibleName(/100\.00.* in 24 hours/)
    },
  )
})

test.describe('under the licence se', () => {
  test.use({ brand: 'se-alone' })

  test('limits of a day, a week and a month come before play, and the marks stay at the top', async ({ page }) => {
    test.slow()
    await register(page, 'se-alone')
    const marks = page.getByRole('link', { name: 'Spelpaus' })
    await expect(marks).toBeVisible()
    await open(page, '/game/amber-circuit/fox-cascade')
    await expect(marks).toBeVisible()
    for (const amount of ['100', '300', '900']) await setLimit(page, amount)
    await expect(step(page)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    expect(await outside(page)).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 2000))
    await expect(marks).toBeInViewport()
  })
})

test.describe('under the licence br', () => {
  test.use({ brand: 'br-complete' })

  test('risks are confirmed, limits end the registration without a way out, and an exclusion can be open', async ({
    page,
  }) => {
    test.slow()
    await register(page, 'br-complete', readRisks)
    await expect(step(page).getByRole('heading', { name: 'Set your loss limit' })).toBeVisible()
    await expect(step(page).getByRole('button', { name: 'Continue without a limit' })).toHaveCount(0)
    await setLimit(page, '100')
    await expect(step(page).getByRole('heading', { name: 'Set your time limit' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await outside(page)).toEqual([])
    await setLimit(page, '60', 'Minutes')
    await expect(page.locator('[data-block=registration-success]')).toHaveCount(1)

    await open(page, '/game/amber-circuit/fox-cascade')
    await page.getByRole('button', { name: 'Game information' }).click()
    await expect(page.locator('[data-info]')).toContainText(/\d\d\.\d+%/)

    await open(page, '/profile')
    await page.getByRole('heading', { name: 'Take a break' }).click()
    const breaks = page.locator('[data-block=breaks]')
    await expect(breaks.getByRole('link', { name: 'Autoexclusão' })).toBeVisible()
    await breaks.getByRole('button', { name: 'Self-exclude' }).click()
    await expect(breaks.locator('[data-field=days] option').last()).toHaveText('permanently')
  })
})
