import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'

// The trace recorder fetches the page’s pictures, which the content security policy blocks for local files.
test.use({ trace: 'off' })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string) {
  await expect(page.locator(selector)).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`${selector} cannot be reached by Tab`)
}

test('the profile works with the keyboard only', async ({ page, enter }) => {
  await enter('claire')
  await open(page, '/profile')

  await tabTo(page, '[data-block=profile-nav] [href="/personal-data"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'PERSONAL_DATA')
  await expect(page.locator('main')).toBeFocused()
  await tabTo(page, '[name=city]')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nantes')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-toast=success]').last()).toBeVisible()

  await open(page, '/user-document')
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'select[name=type]')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, '[name=file]')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ name: 'front.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await tabTo(page, '[data-form=user-document] [type=submit]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-block=user-documents] li')).toHaveCount(1)

  await page.evaluate(() => document.getElementById('content')?.focus())
  await tabTo(page, 'main [href="/profile"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'PROFILE')
})

test('the profile menu is beside its pages from 1025 px, and below the home page on smaller screens', async ({
  page,
  enter,
}) => {
  await enter('claire')
  const nav = page.locator('[data-block=profile-nav]')
  const main = page.locator('main')
  await page.setViewportSize({ width: 1025, height: 800 })
  await open(page, '/personal-data')
  const [beside, content] = [await nav.boundingBox(), await main.boundingBox()]
  expect(beside!.x + beside!.width).toBeLessThanOrEqual(content!.x)

  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(nav).toHaveCount(0)
  await main.locator('[href="/profile"]').click()
  await expect(main).toHaveAttribute('data-page', 'PROFILE')
  const [below, home] = [await nav.boundingBox(), await main.boundingBox()]
  expect(below!.y).toBeGreaterThanOrEqual(home!.y + home!.height)
  await expect(main.locator('> div > a')).toHaveAttribute('href', '/')
})

test(
  'a picture is previewed before it is sent, within the content security policy',
  { tag: '@always' },
  async ({ page, enter }) => {
    await enter('claire')
    await open(page, '/user-document')
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } })
    await page.locator('[name=file]').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: picture })
    const preview = page.locator('[data-field=file] img')
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  },
)

test('an upload shows progress, can be cancelled, and is sent again after a failure', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('claire')
  await open(page, '/user-document')
  const submit = page.locator('[data-form=user-document] [type=submit]')
  await page.locator('[name=type]').selectOption('other')
  await page
    .locator('[name=file]')
    .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await sandbox.fault({ method: 'POST', path: '/api/my/documents', kind: 'hang', times: 1 })
  await submit.click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.locator('[data-field=file] button').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await sandbox.fault({ method: 'POST', path: '/api/my/documents', kind: 'status', status: 503, times: 1 })
  await submit.click()
  await expect(page.locator('[data-field=file] [role=alert]')).not.toBeEmpty()
  await submit.click()
  await expect(page.locator('[data-block=user-documents] li')).toHaveCount(1)
})
