import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'

/** Within how many milliseconds another tab has followed. */
const atOnce = { timeout: 3000 }

const balance = (page: Page) => page.locator('[data-balance]')

async function enter(page: Page, login: string) {
  await open(page, '/login')
  await page.locator('[data-field=login] input').fill(login)
  await page.locator('[data-field=password] input').fill('Demo-1234')
  await page.locator('[data-form=login] [type=submit]').click()
  await expect(balance(page)).toBeVisible()
}

async function leave(page: Page) {
  await page.locator('[data-block=account] button[aria-expanded]').click()
  await page.locator('[data-block=account] ul button').click()
}

test('the other tab follows sign-in, sign-out and a change of the player', async ({ page, context, sandbox }) => {
  const other = await context.newPage()
  await other.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.querySelector('main')?.dataset.page)).observe(document, { childList: true, subtree: true })
  })
  await open(other, '/login')

  await enter(page, 'claire')
  await expect(balance(other)).toHaveAttribute('data-balance', String((await sandbox.user('claire')).balance), atOnce)
  await expect(other.locator('main')).toHaveAttribute('data-page', 'MAIN')
  expect(await other.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain('NOT_FOUND')
  for (const tab of [page, other]) {
    const heard = async () => {
      await sandbox.emit('balance', { balance: 4321.5, bonusBalance: 7 }, 'claire')
      return balance(tab).getAttribute('data-balance')
    }
    await expect.poll(heard).toBe('4321.5')
  }

  await leave(page)
  await expect(balance(other)).toHaveCount(0, atOnce)
  await expect(balance(page)).toHaveCount(0)

  await enter(page, 'jordan')
  await expect(balance(other)).toHaveAttribute('data-balance', String((await sandbox.user('jordan')).balance), atOnce)
  await expect(other.locator('[data-toast]')).toHaveCount(0)
})

test('where the session was ended, both tabs are a visitor’s, with one notice', async ({ page, context, sandbox }) => {
  await enter(page, 'claire')
  const other = await context.newPage()
  await open(other, '/')
  await expect(balance(other)).toBeVisible()

  await context.clearCookies({ name: 'session' })
  await sandbox.fault({ method: 'GET', path: '/api/games', kind: 'status', status: 401, times: 3 })
  await page.locator('a[href="/games"]').first().dispatchEvent('click')
  // Whichever tab hears of it first tells the player.
  const notices = async () => (await page.locator('[data-toast=info]').count()) + (await other.locator('[data-toast=info]').count())
  await expect.poll(notices).toBe(1)
  await expect(balance(page)).toHaveCount(0)
  await expect(balance(other)).toHaveCount(0, atOnce)
  for (const tab of [page, other]) await expect(tab.locator('main')).toHaveAttribute('data-state', 'ready')
  expect(await notices()).toBe(1)
})

test('after sign-out the storage holds what security allows, and nothing else', async ({ page }) => {
  await open(page, '/?ref=FRIEND&apikey=key-1&subid=sub-1')
  await page.locator('footer [data-block=theme-switch] button').click()
  await page.evaluate(() => {
    for (const key of ['age-gate', 'money-operations', 'telegram_auth', 'something']) localStorage.setItem(key, '1')
    for (const key of ['successful-deposit', 'deposit-popup']) sessionStorage.setItem(key, '1')
  })
  await enter(page, 'claire')
  const reloaded = page.waitForEvent('load')
  await leave(page)
  await reloaded
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  const left = await page.evaluate(() => ({ local: Object.keys(localStorage).sort(), tab: Object.keys(sessionStorage).sort() }))
  expect(left).toEqual({ local: ['age-gate', 'consent:atlas', 'money-operations', 'ref', 'theme:atlas'], tab: ['apikey', 'subid'] })
})

test('a player signs in by the keyboard alone', async ({ page }) => {
  await open(page, '/')
  const focused = (selector: string) => page.evaluate((each) => document.activeElement?.matches(each) ?? false, selector)
  async function tabTo(selector: string) {
    for (let presses = 0; presses < 80; presses++) {
      if (await focused(selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not get to ${selector}`)
  }
  await tabTo('header a[href="/login"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'LOGIN')
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await tabTo('[name=login]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-field=password] [data-error]')).toHaveCount(1)
  expect(await focused('[name=login]')).toBe(true)
  await page.keyboard.type('claire')
  await tabTo('[name=password]')
  await page.keyboard.type('Demo-1234')
  await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible()
  expect(await focused('#content')).toBe(true)
})
