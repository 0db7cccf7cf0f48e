import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import { expect, test } from '#testing/browser/fixtures.ts'

const brand = 'betogol'
const domain = 'sandbox.test'

/**
 * A brand and its API on sibling hosts. The browser resolves them to this machine (scripts/browser.ts); `{port}` is the
 * worker’s (testing/browser/server.ts).
 */
const crossOrigin = {
  brand,
  page: (port: number) => `http://${brand}.${domain}:${port}`,
  api: (port: number) => `http://api.${domain}:${port}`,
  environment: {
    API_ADDRESS: `http://api.${domain}:{port}`,
    SANDBOX_ORIGINS: `http://${brand}.${domain}:{port}`,
    SANDBOX_COOKIE_DOMAIN: domain,
    BRAND_HOSTS: `${brand}.${domain}=${brand}`,
  },
}

test.use({
  brand: crossOrigin.brand,
  environment: crossOrigin.environment,
  baseURL: async ({ server }, use) => use(crossOrigin.page(server.port)),
})

test(
  'a brand works with its API on a sibling host: sign-in, a call with its XSRF token, the socket',
  { tag: '@always' },
  async ({ page, server, sandbox, signIn, pageErrors }) => {
    const api = crossOrigin.api(server.port)
    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${request.url().split('?')[0]}`))
    await signIn(demoAccounts[2]!.login)
    expect(calls).toContain(`POST ${api}/api/client-login`)
    expect(calls.filter((call) => call.includes(`${crossOrigin.page(server.port)}/api`))).toEqual([])

    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.locator('[data-game] button[aria-pressed]').first().click()
    const put = await saved
    expect(put.url()).toContain(`${api}/api/my/favourites/`)
    expect(put.status()).toBeLessThan(300)
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')
    expect(put.request().headers()['x-xsrf-token']).toBe(decodeURIComponent(token!.value))

    const shown = async () => {
      await sandbox.emit('balance', { balance: 77.25, bonusBalance: 1 }, demoAccounts[2]!.login)
      return page.locator('[data-balance]').getAttribute('data-balance')
    }
    await expect.poll(shown).toBe('77.25')
    // The hosts of this test have no TLS, so the browser warns about one header.
    expect(pageErrors.splice(0).filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([])
  },
)
