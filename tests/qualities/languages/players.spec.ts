import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { closeMessages } from '#testing/browser/messages.ts'
import { reviewOnceVisible, overlay, sendEmpty } from './open.ts'
import { pseudoLanguageSite } from './pseudo.ts'
import { Review } from './review.ts'

test.use({ environment: { ...pseudoLanguageSite() } })

test('overlays for players are translated and fit', async ({ page, manifest, sandbox, signIn }) => {
  const { pages, overlays, playerProtection } = manifest
  const review = new Review(page, manifest)
  await review.begin()
  await page.setViewportSize({ width: 360, height: 900 })
  await signIn('amine')
  await review.step('a welcome', () => review.look('a welcome'))
  await review.step('the player’s menu', async () => {
    await page.locator('header [data-block=account] [aria-expanded]').click()
    await review.look('the player’s menu')
  })
  await review.step('cashback', async () => {
    await sandbox.give('amine', 'cashbacks', { amount: 12.5 })
    await open(page, pages.GAMES.path)
    await reviewOnceVisible(review, 'cashback', overlay(page, 'cashback'))
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT'),
      page.keyboard.press('Escape'),
    ])
  })
  await review.step('messages', async () => {
    for (const title of ['Erste', 'Zweite']) await sandbox.give('amine', 'popups', { title, html: '<p>Worte</p>' })
    await open(page, pages.GAMES.path)
    await reviewOnceVisible(review, 'messages', overlay(page, 'popups'))
  })
  // The messages of the seed too.
  await closeMessages(page)

  if (playerProtection.realityCheckMinutes) {
    await review.step('reality check', async () => {
      const startedAt = Date.now() - 61 * 60_000
      await page.evaluate(
        (at) => localStorage.setItem('play-time', JSON.stringify({ startedAt: at, seenAt: Date.now() })),
        startedAt,
      )
      await open(page, pages.PROFILE.path)
      await reviewOnceVisible(review, 'reality check', overlay(page, 'reality-check'))
      await overlay(page, 'reality-check').getByRole('button').first().click()
    })
  }
  for (const block of ['limits', 'breaks', 'reality-check', 'net-position'])
    await review.step(block, () => lookThrough(page, pages.PROFILE.path, block, review))
  if (pages.PERSONAL_DATA.visible) {
    await review.step('email verification', async () => {
      await sandbox.change('amine', { isEmailConfirmed: false })
      await open(page, pages.PERSONAL_DATA.path)
      await page.locator('[data-block=personal-data] button:not([type=submit])').first().click()
      await reviewOnceVisible(review, 'email verification', overlay(page, 'email-verification'))
    })
  }
  if (pages.BET_HISTORY.visible) {
    await review.step('calendar', async () => {
      await open(page, pages.BET_HISTORY.path)
      await page.locator('main [aria-haspopup=dialog]').first().click()
      await reviewOnceVisible(review, 'calendar', page.getByRole('dialog'))
    })
  }
  if (pages.CHANGE_PASSWORD.visible) {
    await review.step('change password', async () => {
      await open(page, pages.CHANGE_PASSWORD.path)
      await sendEmpty(page, 'change-password', review)
    })
  }
  if (pages.USER_DOCUMENT.visible) {
    await review.step('no document chosen', async () => {
      await open(page, pages.USER_DOCUMENT.path)
      await page.locator('main form [type=submit]').click()
      await review.look('no document chosen')
    })
  }
  if (overlays.wheel.visible) {
    await review.step('wheel', async () => {
      await open(page, pages.GAMES.path)
      await expect(async () => {
        await sandbox.emit('fortuneWheel', { status: 'ALLOWED' }, 'amine')
        await expect(overlay(page, 'wheel')).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 30_000 })
      await review.look('wheel')
    })
  }
  review.done()
  expect(review.faults).toEqual([])
})

/** Reviews every form and question that a block of the profile opens. */
async function lookThrough(page: Page, path: string, block: string, review: Review) {
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, path)
  const own = page.locator(`main [data-block=${block}]`)
  if ((await own.count()) === 0) return
  const closed = own.locator('details:not([open]) > summary')
  while (await closed.count()) await closed.first().click()
  const buttons = own.getByRole('button')
  for (let place = 0; place < (await buttons.count()); place++) {
    const button = buttons.nth(place)
    if (!(await button.isVisible()) || !(await button.isEnabled()) || (await button.getAttribute('type')) === 'submit')
      continue
    await button.click()
    await review.look(`${block}, button ${place + 1}`)
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  }
}
