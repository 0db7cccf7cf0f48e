import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'

// A brand that opens every overlay automatically.
const manifests = join(tmpdir(), 'manifests-of-overlays')
mkdirSync(manifests, { recursive: true })
cpSync('manifests/base.json', join(manifests, 'base.json'))
const betogol = JSON.parse(readFileSync('manifests/betogol.json', 'utf8'))
writeFileSync(
  join(manifests, 'betogol.json'),
  JSON.stringify({
    ...betogol,
    pages: { ...betogol.pages, DEPOSIT: { visible: true }, SUCCESSFUL_DEPOSIT: { visible: true } },
    overlays: { ...betogol.overlays, 'payment-result': { visible: true } },
  }),
)
test.use({ brand: 'betogol', environment: { MANIFESTS: manifests } })

const overlay = (page: Page, name: string) => page.locator(`[data-overlay="${name}"]`)
const closeIt = (page: Page) => page.locator('dialog[open]').getByRole('button').last().click()

/** Expects the focus to stay in the one open dialog, in both directions. */
async function expectTrapped(page: Page, name: string) {
  await expect(overlay(page, name)).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  for (const key of [
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
  ]) {
    await page.keyboard.press(key)
    const where = await page.evaluate(() => {
      const { activeElement } = document
      // Between the last and the first control the focus passes the browser’s own; toasts are in the dialog too.
      return activeElement === document.body ? 'nowhere' : activeElement?.closest('dialog')?.dataset.overlay
    })
    expect([name, 'nowhere']).toContain(where)
  }
}

test(
  'a cashback and messages open one after the other, each reported as seen, and do not return',
  { tag: '@always' },
  async ({ page, sandbox, enter }) => {
    await sandbox.give('amine', 'cashbacks', { amount: 12.5 })
    for (const title of ['The first', 'The second'])
      await sandbox.give('amine', 'popups', { title, html: '<p>Words</p><script>alert(1)</script>' })
    await enter('amine')
    // Of two that come at different times, the first one stays.
    let release!: () => void
    const isShown = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/popups?*', async (route) => {
      await isShown
      await route.continue()
    })
    await page.goto('/')
    await expect(overlay(page, 'cashback')).toBeVisible()
    release()
    await expectTrapped(page, 'cashback')
    await expect(overlay(page, 'cashback')).toContainText('12,500')
    await page.mouse.click(4, 4)
    for (const title of ['The second', 'The first']) {
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expectTrapped(page, 'popups')
      await page.keyboard.press('Escape')
    }
    await expect(page.locator('dialog')).toHaveCount(0)
    const seen = async () =>
      (await sandbox.log()).filter(
        ({ method, path, status }) => status < 300 && /^(PUT|PATCH)/.test(method) && /last-cashback|popups/.test(path),
      ).length
    await expect.poll(seen).toBe(3)

    const answered = page.waitForResponse((answer) => answer.url().includes('/api/popups'))
    await open(page, '/games')
    await answered
    await expect(page.locator('dialog')).toHaveCount(0)
  },
)

test('a toast above an open window can be closed; the window stays', async ({ page, sandbox, enter }) => {
  await sandbox.give('amine', 'popups', { title: 'A message', html: '' })
  await enter('amine')
  await page.goto('/')
  const message = page.getByRole('dialog', { name: 'A message' })
  await expect(message).toBeVisible()
  const notice = page.locator('[data-toast=info]')
  await expect(async () => {
    await sandbox.emit('notification', { type: 'info', content: [{ lang: 'fr', message: 'Over it' }] }, 'amine')
    await expect(notice.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  // Each disappears after five seconds.
  await expect(async () => {
    if (await notice.count()) await notice.first().click({ timeout: 1000 })
    expect(await notice.count()).toBe(0)
  }).toPass({ timeout: 4000 })
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
  await sandbox.emit('notification', { type: 'info', content: [{ lang: 'fr', message: 'Without it' }] }, 'amine')
  await expect(notice).toBeVisible()
})

test('a cashback paid while the page is open arrives by socket; afterwards the focus returns', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('amine')
  await open(page, '/games')
  await expect.poll(async () => (await sandbox.log()).some(({ path }) => path === '/api/last-cashback')).toBe(true)
  const opener = page.locator('main a:visible').first()
  await opener.focus()
  await expect(opener).toBeFocused()
  await expect(async () => {
    await sandbox.give('amine', 'cashbacks', { amount: 3 })
    await expect(overlay(page, 'cashback')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await closeIt(page)
  await expect(overlay(page, 'cashback')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('nothing opens on success pages; it opens on the page after them', async ({ page, sandbox, enter }) => {
  await enter('amine')
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.setItem('successful-deposit', ''))
  await sandbox.give('amine', 'popups', { title: 'A message', html: '' })
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/popups'))
  await open(page, '/successful-deposit')
  await answered
  await expect(page.locator('main')).toHaveAttribute('data-page', 'SUCCESSFUL_DEPOSIT')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.locator('header').getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'A message' })).toBeVisible()
})

test('overlays opened by the player trap the focus and return it to their opener', async ({ page, sandbox, enter }) => {
  async function expectBack(name: string, opener: Locator) {
    await opener.focus()
    await opener.press('Enter')
    await expectTrapped(page, name)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await page.goto('/reset-password/some-link')
  await expectTrapped(page, 'reset-password')
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')

  await enter('amine')
  await sandbox.change('amine', { isEmailConfirmed: false })
  await open(page, '/personal-data')
  await expectBack('email-verification', page.locator('[data-block=personal-data] button:not([type=submit])').first())
  await sandbox.emit('fortuneWheel', { status: 'ALLOWED' }, 'amine')
  await expectTrapped(page, 'wheel')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 375, height: 800 })
  await expectBack('sidebar', page.locator('[aria-controls=sidebar]:visible').first())
})

test('an address alone proves no payment; its window removes it from the address, and leads on', async ({
  page,
  enter,
}) => {
  await enter('amine')
  await page.goto('/promotions?payment=1')
  await expectTrapped(page, 'payment-result')
  await overlay(page, 'payment-result').locator('[data-result=unknown] button').last().click()
  await expect(page).toHaveURL(/\/games$/)
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('successful-deposit'))).toBe('')
})
