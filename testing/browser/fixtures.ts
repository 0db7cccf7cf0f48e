import { test as base, expect, type Page } from '@playwright/test'
import type { ServedUser } from '../../sandbox/app/served.ts'
import type { Manifest } from '#manifest'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { settingsOf } from '../../sandbox/platforms/platforms.ts'
import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'
import { initialAnswers, keep } from './answers.ts'
import { control, type Control } from './control.ts'
import { startServer, type TestServer } from './server.ts'
import { newSession } from './session.ts'

interface Fixtures {
  /** The resolved manifest of the project’s brand. */
  manifest: Manifest
  /** The sandbox of this worker’s pages, reset for each test. */
  sandbox: Control
  /** Console errors of the page. A test that expects one clears the list. */
  pageErrors: string[]
  /** Signs a demo player in with the form. */
  signIn: (login: string) => Promise<void>
  /** Signs a demo player in without the form: pages opened from then on are the player’s. */
  enter: (login: string) => Promise<ServedUser>
}

interface WorkerFixtures {
  server: TestServer
  /** The environment of the worker’s server. */
  environment: Record<string, string>
  /** The resolved manifests of all brands, by id. */
  manifests: Map<string, Manifest>
  /** The foreign platform that the brands run on; empty for the sandbox’s own API. */
  platform: string
}

/** Each worker has its own server. */
const firstPort = Number(process.env.TEST_PORT ?? 4620)

/** Browser tests of the built site, each worker with its own server. */
export const test = base.extend<Fixtures & { brand: string; isAsked: boolean }, WorkerFixtures>({
  brand: ['', { option: true }],
  isAsked: [false, { option: true }],
  context: async ({ context, brand, isAsked, manifests }, use) => {
    // Most tests start with the initial questions answered.
    if (!isAsked) await context.addInitScript(keep, initialAnswers(brand, manifests.get(brand)))
    await use(context)
    // Pending routes of a closed page are dropped, so that they do not fail the next test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  environment: [{}, { option: true, scope: 'worker' }],
  platform: ['', { option: true, scope: 'worker' }],
  manifests: [
    async ({ platform }, use) => {
      const brands = readBrands('manifests', '', undefined, platform ? settingsOf(platform) : undefined)
      await use(new Map(brands.map(({ id, manifest }) => [id, manifest])))
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ environment, platform }, use, { parallelIndex }) => {
      const server = await startServer(firstPort + parallelIndex, environment, platform ? ['--platform', platform] : [])
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ brand, server }, use) => use(`http://${brand}.localhost:${server.port}`),
  manifest: async ({ brand, manifests }, use) => use(manifests.get(brand)!),
  sandbox: [
    async ({ server }, use) => {
      const sandbox = control(`http://127.0.0.1:${server.port}`)
      await sandbox.reset()
      await use(sandbox)
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = []
      page.on('console', (message) => {
        // The browser logs a visitor’s 401 at the start, and calls that a test refuses on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          pageErrors.push(message.text())
      })
      page.on('pageerror', (error) => pageErrors.push(error.message))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await use(pageErrors)
      expect(pageErrors, 'console errors, exceptions and violations of the content security policy').toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) =>
    use(async (login) => {
      const { password } = demoAccounts.find((account) => account.login === login)!
      await page.goto('/login')
      await page.locator('[data-field=login] input').fill(login)
      await page.locator('[data-field=password] input').fill(password)
      await page.locator('[data-form=login] [type=submit]').click()
      await expect(page.locator('[data-balance]')).toBeVisible()
    }),
  enter: async ({ context, server, baseURL, platform, sandbox, signIn }, use) =>
    use(async (login) => {
      // A foreign platform has another call for it.
      if (platform) {
        await signIn(login)
        return sandbox.user(login)
      }
      const { user, cookies } = await newSession(`http://127.0.0.1:${server.port}`, login)
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL! })))
      return user
    }),
})

/** Opens a path and waits until the page is in the given state. */
export async function open(page: Page, path: string, state = 'ready') {
  await page.goto(path)
  await expect(page.locator('main')).toHaveAttribute('data-state', state)
}

/**
 * Leaves the open page for one without scripts, before the player of this browser changes: the page would start again where it
 * learns of it.
 */
export const leave = (page: Page) => page.goto('/robots.txt')

export { expect } from '@playwright/test'

/** Waits until the service worker has cached the page and its code, and the manifest has been stored. */
export const siteCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.match('/any.html')) !== undefined,
        (await caches.keys()).length > 1,
        (await navigator.serviceWorker.ready).active?.state,
      ]),
    )
    .toEqual([true, true, 'activated'])
