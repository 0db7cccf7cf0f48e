import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectState, vendorFrame } from '#testing/browser/verification.ts'

const player = 'claire'

test.use({ brand: 'lumina', environment: fixtureEnvironment })

const start = (page: Page) => page.getByRole('button', { name: 'Start verification' })
const heading = (page: Page) => vendorFrame(page).locator('h1')

test('the platform has no token any more: the player is told, and goes on', async ({
  page,
  enter,
  sandbox,
  pageErrors,
}) => {
  await enter(player)
  await open(page, '/verification')
  await start(page).click()
  await expect(heading(page)).toHaveText('Your identity document')
  await sandbox.expireVerificationTokens()
  await sandbox.fault({ method: 'POST', path: '/api/my/verification/token', kind: 'status', status: 503, times: 1 })
  await vendorFrame(page).getByRole('button', { name: 'Use a sample document' }).click()
  await expect(page.getByRole('alert')).toContainText('The verification was interrupted')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Your identity document')
  pageErrors.length = 0
})

test('a vendor that does not answer is told, and can be tried again', async ({ page, enter }) => {
  await page.clock.install()
  await page.route('**/websdk/websdk.js', (route) => route.abort())
  await enter(player)
  await open(page, '/verification')
  await start(page).click()
  // With the frame, the time that it may take has begun.
  await page.locator('[data-frame=loading] iframe').waitFor({ state: 'attached' })
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert')).toContainText('The verification did not open')
  await page.unroute('**/websdk/websdk.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Your identity document')
})

test('a platform without verification says so, and leads to the documents', async ({ page, enter, sandbox }) => {
  await enter('lena')
  await sandbox.fault({ method: 'GET', path: '/api/my/verification', kind: 'status', status: 404 })
  await open(page, '/verification')
  await expectState(page, 'absent')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Upload documents' }).click()
  await expect(page.locator('[data-block=user-documents]')).toBeVisible()
})

test('a failed read shows an error with a retry', async ({ page, enter }) => {
  await enter(player)
  const read = '**/api/my/verification'
  await page.route(read, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await open(page, '/verification', 'error')
  expect(await axeViolations(page)).toEqual([])
  await page.unroute(read)
  await page.getByRole('alert').getByRole('button').click()
  await expectState(page, 'not-started')
})

test('a visitor does not find the page', async ({ page }) => {
  await page.goto('/verification')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'NOT_FOUND')
})
