import type { Page, Request, Route } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectPage, type PageToOpen, pagesOf, walkTo } from '#testing/browser/pages.ts'

/** Pages without server data, and those that are the main page behind a window. */
const others = ['CHANGE_PASSWORD', 'PROFILE', 'NOT_FOUND', 'CONFIRM_MAIL', 'RESET_PASSWORD']

// Each test opens every page.
test.describe.configure({ timeout: 240_000 })

/** The data calls of pages, without the player and changes. */
const isData = (request: Request) =>
  request.method() === 'GET' && request.url().includes('/api/') && !request.url().endsWith('/auth/me')

/** Responds to the data calls of pages in another way. */
const answerBy = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/api/**', (route) => (isData(route.request()) ? answer(route) : route.fallback()))

const withData = (pages: PageToOpen[]) => pages.filter(({ expected }) => !others.includes(expected.name))

test('every page shows that it is loading, then what could not be loaded, and a retry fixes it', async ({
  page,
  manifest,
  pageErrors,
  enter,
}) => {
  for (const { path, expected } of withData(pagesOf(manifest, await enter('claire')))) {
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await answerBy(page, async (route) => {
      await failed
      await route.fulfill({ status: 500, json: { message: 'no' } })
    })
    const asked = page.waitForRequest((request) => isData(request))
    await page.goto(path)
    await asked
    const main = page.locator('main')
    await expect(main, expected.name).toHaveAttribute('data-state', 'loading')
    const retries = page.getByRole('alert').getByRole('button')
    await expect(retries, expected.name).toHaveCount(0)
    fail()
    await expect(main, expected.name).toHaveAttribute('data-state', 'error')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A retry may bring back another part as well, whose button disappears before it is clicked.
    await expect(async () => {
      if (await retries.count()) await retries.first().click({ timeout: 1000 })
      expect(await retries.count()).toBe(0)
    }, expected.name).toPass()
    await expect(main, expected.name).toHaveAttribute('data-state', 'ready')
  }
  // Each failure is logged to the console.
  pageErrors.length = 0
})

test('every page has an empty state', async ({ page, manifest, server, enter }) => {
  const user = await enter('claire')
  await answerBy(page, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const response = await route.fetch({
      url: `http://127.0.0.1:${server.port}${pathname}${search}`,
      headers: { ...route.request().headers(), host },
    })
    const body = (await response.json().catch(() => undefined)) as object | undefined
    // A page that was left waits for nothing.
    if (!body) return route.abort().catch(() => undefined)
    const without = Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : name === 'total' ? 0 : value,
    ])
    await route.fulfill({ response, json: Array.isArray(body) ? [] : Object.fromEntries(without) })
  })
  const main = page.locator('main')
  await open(page, '/')
  // Every answer is empty from the start, so that walking shows the same as a load of each page.
  for (const { path, expected } of pagesOf(manifest, user)) {
    await walkTo(page, path)
    await expectPage(page, expected)
    const text = await main.innerText()
    expect(text.trim(), expected.name).not.toBe('')
    expect(text, expected.name).not.toMatch(/undefined|NaN|\[object/)
  }
})
