import type { BrowserContext, Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ brand: 'atlas', isAsked: true })

/** Collects everything requested from vendors from now on: requests and sockets. */
function vendorTraffic(context: BrowserContext, page: Page): string[] {
  const asked: string[] = []
  const note = (address: string) => void (address.includes('.vendors.localhost') && asked.push(address))
  context.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  return asked
}

const question = (page: Page) => page.locator('[data-overlay=consent]')
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const categories = (page: Page) => question(page).getByRole('checkbox')
const cookies = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)
const toFooter = (page: Page) => page.locator('footer').getByRole('button', { name: 'Privacy settings' }).click()

/** Makes a gesture, after which chats load, and gives them time to do so. */
async function linger(page: Page) {
  await page.mouse.wheel(0, 40)
  await page.waitForTimeout(1000)
}

test(
  'nothing is requested from a vendor before its category is allowed, nor from a refused one',
  { tag: '@always' },
  async ({ page, context }) => {
    const asked = vendorTraffic(context, page)
    await open(page, '/?lng=en')
    await expect(question(page)).toBeVisible()
    await linger(page)
    expect(asked).toEqual([])

    await press(page, 'Choose')
    await question(page).getByRole('checkbox', { name: 'Analytics' }).check()
    await press(page, 'Save my choice')
    await expect.poll(() => asked.some((address) => address.includes('google-analytics.'))).toBe(true)
    await linger(page)
    expect(asked.filter((address) => /tawk/.test(address))).toEqual([])
  },
)

test('“necessary only” survives a reload and a sign-out, for this brand only', async ({ page, context, signIn }) => {
  const asked = vendorTraffic(context, page)
  await open(page, '/?lng=en')
  await press(page, 'Necessary only')
  await signIn('claire')
  await page.locator('[data-block=account] button[aria-expanded]').click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Sign out' }).click()])
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await linger(page)
  await expect(question(page)).toHaveCount(0)
  expect(asked).toEqual([])
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('consent:atlas')!) as { date: string; granted: object },
  )
  expect(kept.granted).toEqual({ analytics: false, support: false })
  expect(Date.now() - Date.parse(kept.date)).toBeLessThan(120_000)
})

test('a withdrawal deletes the vendors’ cookies, loads nothing more, and offers a reload', async ({
  page,
  context,
}) => {
  const asked = vendorTraffic(context, page)
  await open(page, '/?lng=en')
  await press(page, 'Accept all')
  await page.mouse.wheel(0, 40)
  await expect
    .poll(() => cookies(context))
    .toEqual(expect.arrayContaining(['_ga', '_ga_ATLAS1', expect.stringMatching(/^twk_uuid_/)]))
  await expect(page.locator('#tawk-widget')).toBeAttached()

  await toFooter(page)
  await expect(question(page)).toBeFocused()
  await expect(categories(page)).toHaveCount(3)
  await press(page, 'Necessary only')
  await expect(question(page).getByRole('heading')).toHaveText('Your choice has been saved')
  await expect(page.locator('#tawk-widget')).toHaveCount(0)
  expect((await cookies(context)).filter((name) => /^(_ga|twk)/.test(name))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^twk/i.test(key)))).toEqual([])

  asked.length = 0
  await page.locator('a[href="/games"]').first().dispatchEvent('click')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
  await Promise.all([page.waitForEvent('load'), press(page, 'Reload page')])
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await linger(page)
  expect(asked).toEqual([])
})

test('on a phone it covers neither bar, everything can be scrolled clear of it, and it is accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/?lng=ar')
  await expect(question(page)).toBeVisible()
  await page.locator('footer [data-block=licence]').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const banner = await box('[data-overlay=consent]')
  const bar = await box('[data-block=bottom-nav]')
  const header = await box('header')
  const footer = await box('footer')
  expect(banner.y + banner.height).toBeLessThanOrEqual(bar.y + 1)
  expect(banner.y).toBeGreaterThanOrEqual(header.y + header.height)
  expect(footer.y + footer.height).toBeLessThanOrEqual(banner.y + 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const faults = () => axeViolations(page, { include: '[data-overlay=consent]' })
  expect(await faults()).toEqual([])
  await question(page).getByRole('button').nth(2).click()
  await expect(categories(page)).toHaveCount(3)
  expect(await faults()).toEqual([])
})
