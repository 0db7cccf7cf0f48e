import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { confirmIn, confirmTelegram, useLoginLibrary } from '#testing/browser/telegram.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'
import type { Manifest } from '#manifest'

test.use({ brand: 'medina' })

const main = (page: Page) => page.locator('main')
const notice = (page: Page) => page.locator('[data-toast]')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('telegram_auth'))

test('a known player signs in with Telegram', { tag: '@always' }, async ({ page }) => {
  await confirmTelegram(page, /^Amine/)
  await expect(main(page)).toHaveAttribute('data-page', 'MAIN')
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '1250.5')
  expect(await kept(page)).toBeNull()
})

test('an unknown person completes the registration', async ({ page }) => {
  await confirmTelegram(page, /^Nadia/)
  await expect(main(page)).toHaveAttribute('data-page', 'TELEGRAM_LOGIN')
  await expect(notice(page)).toContainText('This Telegram user doesn’t have an account yet')
  const form = page.locator('[data-form=register-telegram]')
  await expect(form.locator('[type=submit]')).toBeDisabled()
  await form.locator('[data-field=checkTerms] input').check()
  await form.locator('[type=submit]').click()
  await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
  await expect(page.locator('[data-balance]')).toBeVisible()
  expect(await kept(page)).toBeNull()
})

test('an account that may not sign in with Telegram gets its own message', async ({ page, sandbox }) => {
  await sandbox.change('amine', { closed: true })
  await confirmTelegram(page, /^Amine/)
  await expect(notice(page)).toContainText('This Telegram account can’t be used here.')
  await expect(main(page)).toHaveAttribute('data-page', 'LOGIN')
})

test('if the method is unavailable, the registration opens when the toast is closed', async ({ page, sandbox }) => {
  await sandbox.fault({ method: 'POST', path: '/api/auth/telegram', kind: 'status', status: 503, times: 1 })
  await confirmTelegram(page, /^Amine/)
  await expect(notice(page)).toContainText('unavailable')
  await expect(main(page)).toHaveAttribute('data-page', 'LOGIN')
  await notice(page).click()
  await expect(main(page)).toHaveAttribute('data-page', 'REGISTER')
})

test('if Telegram cannot be reached, the other methods stay, and a retry loads it', async ({ page }) => {
  const script = /telegram-widget\.js/
  await page.route(script, (route) => route.abort())
  await open(page, '/login?lng=en')
  const block = page.locator('[data-block=telegram-login]')
  await expect(block.getByRole('alert')).toContainText('Telegram can’t be reached right now.')
  await expect(page.locator('[data-form=login]')).toBeVisible()
  await page.unroute(script)
  await block.getByRole('button').click()
  await expect(block.locator('iframe')).toBeVisible()
})

test('two buttons of the widget on one page both work', async ({ page }) => {
  await withManifest<Manifest>(page, twoButtons)
  await open(page, '/login?lng=en')
  const frames = page.locator('[data-block=telegram-login] iframe')
  await expect(frames).toHaveCount(2)
  await confirmIn(page, frames.nth(1).contentFrame().getByRole('button'), /^Amine/)
  await expect(main(page)).toHaveAttribute('data-page', 'MAIN')
})

test.describe('with the login library', () => {
  test.beforeEach(({ page }) => useLoginLibrary(page))
  const button = (page: Page) => page.locator('[data-block=telegram-login]').getByRole('button')

  test('a known player signs in', { tag: '@always' }, async ({ page }) => {
    await open(page, '/login?lng=en')
    await confirmIn(page, button(page), /^Amine/)
    await expect(main(page)).toHaveAttribute('data-page', 'MAIN')
    await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '1250.5')
    expect(await kept(page)).toBeNull()
  })

  test('an unknown person registers after closing the window once', async ({ page }) => {
    await open(page, '/register?lng=en')
    const opened = page.waitForEvent('popup')
    await button(page).click()
    await (await opened).getByRole('button', { name: 'Cancel' }).click()
    await confirmIn(page, button(page), /^Nadia/)
    await expect(main(page)).toHaveAttribute('data-page', 'TELEGRAM_LOGIN')
    const form = page.locator('[data-form=register-telegram]')
    await form.locator('[data-field=checkTerms] input').check()
    await form.locator('[type=submit]').click()
    await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
    expect(await kept(page)).toBeNull()
  })

  test('two buttons on one page both work', async ({ page }) => {
    await useLoginLibrary(page, twoButtons)
    await open(page, '/login?lng=en')
    await expect(button(page)).toHaveCount(2)
    const opened = page.waitForEvent('popup')
    await button(page).nth(0).click()
    await (await opened).getByRole('button', { name: 'Cancel' }).click()
    await confirmIn(page, button(page).nth(1), /^Amine/)
    await expect(main(page)).toHaveAttribute('data-page', 'MAIN')
  })
})

function twoButtons(manifest: Manifest) {
  const { LOGIN } = manifest.pages
  return {
    ...manifest,
    pages: { ...manifest.pages, LOGIN: { ...LOGIN, blocks: [...LOGIN.blocks, { use: 'telegram-login' }] } },
  }
}
