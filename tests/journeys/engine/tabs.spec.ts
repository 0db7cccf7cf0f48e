import type { Page, Route } from '@playwright/test'
import type { Control } from '#testing/browser/control.ts'
import { expect, open, siteCached, test } from '#testing/browser/fixtures.ts'
import { walkTo } from '#testing/browser/pages.ts'

/** How long another tab of a busy machine may take to follow, in milliseconds. */
const atOnce = { timeout: 15_000 }

const balance = (page: Page) => page.locator('[data-balance]')

async function signIn(page: Page, login: string) {
  await open(page, '/login')
  await page.locator('[data-field=login] input').fill(login)
  await page.locator('[data-field=password] input').fill('Demo-1234')
  await page.locator('[data-form=login] [type=submit]').click()
  await expect(balance(page)).toBeVisible()
}

/** Returns the names of the items that a browser stores for this site, except cookies. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    )
    return {
      local: Object.keys(localStorage).sort(),
      tab: Object.keys(sessionStorage).sort(),
      databases: await indexedDB.databases(),
      // The cached site itself, which is the same for all users.
      cached: caches
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => !/^\/(assets|locales|brands|last-valid-manifest)\/|^\/any.html$/.test(path)),
    }
  })

/** Resolves once the tab of the demo player claire receives events. */
async function connected(tab: Page, sandbox: Control) {
  const isConnected = async () => {
    await sandbox.emit('balance', { balance: 4321.5, bonusBalance: 7 }, 'claire')
    return balance(tab).getAttribute('data-balance')
  }
  await expect.poll(isConnected).toBe('4321.5')
}

/** Resolves once the server has ended the session. */
async function leave(page: Page) {
  await page.locator('[data-block=account] button[aria-expanded]').click()
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/logout'))
  await page.locator('[data-block=account] ul button').click()
  await answered
}

test(
  'the other tab follows sign-in, sign-out and a change of player',
  { tag: '@always' },
  async ({ page, context, sandbox }) => {
    const other = await context.newPage()
    await other.addInitScript(() => {
      const seen: (string | undefined)[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(document.querySelector('main')?.dataset.page)).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    await open(other, '/login')

    await signIn(page, 'claire')
    await expect(balance(other)).toHaveAttribute('data-balance', String((await sandbox.user('claire')).balance), atOnce)
    await expect(other.locator('main')).toHaveAttribute('data-page', 'MAIN')
    expect(await other.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain('NOT_FOUND')
    for (const tab of [page, other]) await connected(tab, sandbox)

    await leave(page)
    await expect(balance(other)).toHaveCount(0, atOnce)
    await expect(balance(page)).toHaveCount(0)

    await signIn(page, 'jordan')
    await expect(balance(other)).toHaveAttribute('data-balance', String((await sandbox.user('jordan')).balance), atOnce)
    await expect(other.locator('[data-toast]')).toHaveCount(0)
  },
)

test('ten simultaneous refusals of an ended session make one sign-out and one notice, and the other tab follows', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, 'claire')
  await open(page, '/promotions')
  const other = await context.newPage()
  await open(other, '/promotions')
  // A tab that reconnects reads again, and would notice first.
  for (const tab of [page, other]) await connected(tab, sandbox)

  const waiting: Route[] = []
  await page.route(/\/api\/(?!auth|logout)/, async (route) => void waiting.push(route))
  // Nothing else may notify either of them first.
  for (const tab of [page, other]) await tab.route('**/api/auth/me', (route) => route.abort())
  await context.clearCookies({ name: 'session' })
  await walkTo(page, '/')
  for (const [path, calls] of Object.entries({ '/': 6, '/games': 8, '/hall-of-fame': 9, '/tv-games': 10 })) {
    await walkTo(page, path)
    await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(calls)
  }
  const loaded = page.waitForEvent('load')
  const over = page.waitForRequest((request) => request.url().endsWith('/api/logout')).then(() => Date.now())
  for (const tab of [page, other]) await tab.unroute('**/api/auth/me')
  await Promise.all(waiting.splice(0).map((route) => route.fulfill({ status: 401, json: { code: 401 } })))
  await expect.poll(() => balance(other).count(), { intervals: [50] }).toBe(0)
  expect(Date.now() - (await over)).toBeLessThan(atOnce.timeout)
  await expect(balance(page)).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await loaded
  // Whichever tab notices first shows the notice.
  const notices = async () =>
    (await page.locator('[data-toast=info]').count()) + (await other.locator('[data-toast=info]').count())
  await expect.poll(notices).toBe(1)
  expect(await notices()).toBe(1)
  expect(
    (await sandbox.log()).filter(({ method, path }) => method === 'DELETE' && path === '/api/logout'),
  ).toHaveLength(1)
})

test('a single 403 for a player who is still signed in changes nothing', async ({ page, context }) => {
  await signIn(page, 'claire')
  await open(page, '/promotions')
  const other = await context.newPage()
  await open(other, '/promotions')
  const before = await keptBy(page)
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isSame: true }))

  await page.route('**/api/info/max-balances', (route) => route.fulfill({ status: 403, json: { code: 403 } }), {
    times: 1,
  })
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/me') && answer.ok())
  await walkTo(page, '/hall-of-fame')
  await asked
  await expect(page.locator('main')).toHaveAttribute('data-state', 'error')
  await page.locator('main').getByRole('alert').getByRole('button').click()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => 'isSame' in window)).toBe(true)
    await expect(balance(tab)).toBeVisible()
    await expect(tab.locator('[data-toast]')).toHaveCount(0)
  }
  expect(await keptBy(page)).toEqual(before)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after sign-out the browser keeps only what security allows', { tag: '@always' }, async ({ page, context }) => {
    await open(page, '/?ref=FRIEND&apikey=key-1&subid=sub-1')
    await page.locator('footer [data-block=theme-switch] button').click()
    await page.evaluate(() => {
      for (const key of ['age-gate', 'unresolved-payments', 'telegram_auth', 'other']) localStorage.setItem(key, '1')
      for (const key of ['successful-deposit', 'deposit-popup']) sessionStorage.setItem(key, '1')
    })
    await signIn(page, 'claire')
    await siteCached(page)
    const reloaded = page.waitForEvent('load')
    await leave(page)
    await reloaded
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    expect(await keptBy(page)).toEqual({
      local: ['age-gate', 'consent:atlas', 'ref', 'theme:atlas', 'unresolved-payments'],
      tab: ['apikey', 'subid'],
      databases: [],
      cached: [],
    })
    // The language, and the visitor’s XSRF token.
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'i18next'])
  })
})

test('a player signs in with the keyboard only', async ({ page }) => {
  await open(page, '/')
  const focused = (selector: string) =>
    page.evaluate((each) => document.activeElement?.matches(each) ?? false, selector)
  async function tabTo(selector: string) {
    for (let presses = 0; presses < 80; presses++) {
      if (await focused(selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${selector}`)
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
