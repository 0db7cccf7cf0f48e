import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectState, vendorFrame, verificationOf } from '#testing/browser/verification.ts'

const player = 'claire'

test.use({
  brand: 'lumina',
  environment: fixtureEnvironment,
})

const start = (page: Page) => page.getByRole('button', { name: 'Start verification' })
const onPhone = (page: Page) => page.getByRole('button', { name: 'Continue on your phone' })
const heading = (page: Page) => vendorFrame(page).locator('h1')

/** Sends a document and a selfie in the vendor’s frame, and everything for review. */
async function sendAll(page: Page, review: string) {
  const frame = vendorFrame(page)
  await frame.getByRole('button', { name: 'Use a sample document' }).click()
  await frame.getByRole('button', { name: 'Use a sample selfie' }).click()
  await frame.getByRole('radio', { name: review }).check()
  await frame.getByRole('button', { name: 'Send for review' }).click()
}

test(
  'a player verifies their identity: it begins, survives a reload, is sent twice, and is done',
  { tag: '@always' },
  async ({ page, enter, sandbox }) => {
    await enter('lena')
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Verify' }).first().click()
    await expectState(page, 'not-started')
    await start(page).click()
    await vendorFrame(page).getByRole('button', { name: 'Use a sample document' }).click()
    await expect(heading(page)).toHaveText('Your selfie')
    await expectState(page, 'in-progress')

    await page.reload()
    await expect(heading(page)).toHaveText('Your selfie')
    await vendorFrame(page).getByRole('button', { name: 'Use a sample selfie' }).click()
    await vendorFrame(page).getByRole('radio', { name: 'Send the document again' }).check()
    await vendorFrame(page).getByRole('button', { name: 'Send for review' }).click()
    await expectState(page, 'waiting')
    await expect(page.locator('[data-frame]')).toHaveCount(0)

    await expectState(page, 'more-needed')
    await expect(verificationOf(page)).toContainText('The photo of the document is blurred.')
    await page.getByRole('button', { name: 'Continue verification' }).click()
    await sendAll(page, 'Verified')
    await expectState(page, 'waiting')
    await expectState(page, 'done')
    expect((await sandbox.user('lena')).isVerificated).toBe(true)

    await page.locator('[data-block=profile-nav] a[href="/profile"]').click()
    await expect(page.locator('[data-block=profile-summary]')).toContainText('Verified')
    await expect(page.getByRole('link', { name: 'Verify' })).toHaveCount(0)
  },
)

test('what a reviewer decides arrives while the page is open, with the reasons', async ({ page, enter, sandbox }) => {
  await enter(player)
  await sandbox.verify(player, 'waiting')
  await open(page, '/verification')
  await expectState(page, 'waiting')
  await sandbox.verify(player, 'refused', ['mismatch', 'Another reason of the platform.'])
  await expectState(page, 'refused')
  const reasons = verificationOf(page).getByRole('listitem').filter({ hasText: '.' })
  await expect(reasons).toHaveText([
    'The document and the selfie do not show the same person.',
    'Another reason of the platform.',
  ])
  await expect(verificationOf(page).getByRole('button')).toHaveCount(0)
  await page.reload()
  await expectState(page, 'refused')
})

test('an outcome is found without a socket, by asking again', async ({ page, enter, sandbox }) => {
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close())
  await enter(player)
  await sandbox.verify(player, 'waiting')
  await open(page, '/verification')
  await sandbox.verify(player, 'done')
  await expectState(page, 'done')
})

test('the player continues on another device, and this one follows', async ({ page, enter, browser, sandbox }) => {
  await enter(player)
  await open(page, '/verification')
  await onPhone(page).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'Link for your phone' }).inputValue()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.locator('[data-toast=success]')).toContainText('copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  // No cookie of the site is there.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await phone.newPage()
  await other.goto(link)
  await other.getByRole('button', { name: 'Use a sample document' }).click()
  await expectState(page, 'in-progress')
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await other.getByRole('button', { name: 'Use a sample selfie' }).click()
  await other.getByRole('radio', { name: 'Nothing yet' }).check()
  await other.getByRole('button', { name: 'Send for review' }).click()
  await expect(other.locator('h1')).toHaveText('Sent for review')
  await expectState(page, 'waiting')

  await sandbox.expireVerificationTokens()
  await other.reload()
  await expect(other.locator('h1')).toHaveText('This page has expired')
  await phone.close()
})

test('a link that has expired is replaced, and one that cannot be made is asked for again', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter(player)
  await sandbox.fault({ method: 'POST', path: '/api/my/verification/link', kind: 'status', status: 503, times: 1 })
  await open(page, '/verification')
  await onPhone(page).click()
  await expect(page.getByRole('alert')).toContainText('could not be created')
  await page.getByRole('button', { name: 'Create a new link' }).click()
  const link = page.getByRole('textbox', { name: 'Link for your phone' })
  const first = await link.inputValue()
  await sandbox.goTo(Date.now() + 31 * 60_000)
  await page.reload()
  await onPhone(page).click()
  expect(await link.inputValue()).not.toBe(first)
  await page.getByRole('button', { name: 'Continue on this device' }).click()
  await expect(heading(page)).toHaveText('Your identity document')
})

test('a camera that the browser refuses is told, with what to do, and its permission is noticed', async ({
  page,
  enter,
}) => {
  await enter(player)
  // All that is not granted is refused.
  await page.context().grantPermissions(['clipboard-read'])
  await open(page, '/verification')
  await start(page).click()
  const notice = page.locator('[data-camera=denied]')
  await expect(notice).toContainText('The camera is blocked')
  await expect(notice).toContainText('allow the camera')
  await vendorFrame(page).getByRole('button', { name: 'Use the camera' }).click()
  await expect(vendorFrame(page).getByRole('status')).toHaveText('The camera cannot be used here.')
  await expect(onPhone(page)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.context().grantPermissions(['camera'])
  await expect(notice).toHaveCount(0)
})

test('an expired token is replaced while the player goes on', async ({ page, enter, sandbox }) => {
  await enter(player)
  await open(page, '/verification')
  await start(page).click()
  await expect(heading(page)).toHaveText('Your identity document')
  await sandbox.expireVerificationTokens()
  await sendAll(page, 'Nothing yet')
  await expectState(page, 'waiting')
  const asked = (await sandbox.log()).filter(({ path }) => path === '/api/my/verification/token')
  expect(asked.map(({ status }) => status)).toEqual([200])
})

test('it is done by keyboard alone, and the focus is never lost', async ({ page, enter }) => {
  await enter(player)
  await open(page, '/verification')
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Your identity document')
  await expect(verificationOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(vendorFrame(page).getByRole('button', { name: 'Use a sample document' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Everything is ready')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(vendorFrame(page).getByRole('radio', { name: 'Nothing yet' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectState(page, 'waiting')
})
