import { test as base, expect, type Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { readBrands } from '../scripts/publish/brands.ts'
import { demoAccounts } from '../sandbox/domains/account/seed-accounts.ts'
import { answersTo, keep } from './answers.ts'
import { control, type Control } from './control.ts'
import { startServer, type TestServer } from './server.ts'

interface Fixtures {
  /** The resolved manifest of the project’s brand. */
  manifest: Manifest
  /** The sandbox behind this worker’s pages, freshly seeded for each test. */
  sandbox: Control
  /** What the page complained about. A test that expects a complaint empties it. */
  complaints: string[]
  /** Signs a demo player in by the form. */
  signIn: (login: string) => Promise<void>
}

interface WorkerFixtures {
  server: TestServer
  /** The environment of the worker’s server. */
  environment: Record<string, string>
}

/** Each worker has its own server. */
const firstPort = Number(process.env.TEST_PORT ?? 4620)

const manifests = new Map(readBrands('manifests', '').map(({ id, manifest }) => [id, manifest]))

/** Tests of the built site in a browser, each worker on a server of its own. */
export const test = base.extend<Fixtures & { brand: string; isAsked: boolean }, WorkerFixtures>({
  brand: ['', { option: true }],
  isAsked: [false, { option: true }],
  context: async ({ context, brand, isAsked }, use) => {
    // Most tests begin with a player who has answered.
    if (!isAsked) await context.addInitScript(keep, answersTo(brand, manifests.get(brand)))
    await use(context)
    // A call that a test still holds or forwards is given up with its page: no fault of the next test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  environment: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ environment }, use, { parallelIndex }) => {
      const server = await startServer(firstPort + parallelIndex, environment)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ brand, server }, use) => use(`http://${brand}.localhost:${server.port}`),
  manifest: async ({ brand }, use) => use(manifests.get(brand)!),
  sandbox: [
    async ({ server }, use) => {
      const sandbox = control(`http://127.0.0.1:${server.port}`)
      await sandbox.reset()
      await use(sandbox)
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // A visitor’s 401 at the start, and calls that a test refuses on purpose, are told by the browser itself.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await use(complaints)
      expect(complaints, 'console errors, exceptions and violations of the content security policy').toEqual([])
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
})

/** Opens a path and waits until the page has all it needs. */
export async function open(page: Page, path: string, state = 'ready') {
  await page.goto(path)
  await expect(page.locator('main')).toHaveAttribute('data-state', state)
}

export { expect } from '@playwright/test'

/** Waits until the service worker keeps the page and its code, and what runs after the first page has kept the manifest. */
export const siteKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.match('/')) !== undefined,
        (await caches.keys()).length > 1,
        (await navigator.serviceWorker.ready).active?.state,
      ]),
    )
    .toEqual([true, true, 'activated'])
