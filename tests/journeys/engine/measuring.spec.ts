import type { BrowserContext, Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'

interface Hit {
  /** The measurement id or the container’s. */
  id: string
  event: string
  /** Consent Mode’s state: advertising, then analytics. */
  consent: string | null
}

/** Collects what Google receives from now on. */
function googleTraffic(context: BrowserContext) {
  const addresses: string[] = []
  const hits: Hit[] = []
  context.on('request', (request) => {
    const { hostname, pathname, searchParams } = new URL(request.url())
    if (!/^(gtag|google)/.test(hostname)) return
    addresses.push(hostname.split('.')[0]!)
    if (pathname === '/g/collect')
      hits.push({ id: searchParams.get('tid')!, event: searchParams.get('en')!, consent: searchParams.get('gcs') })
  })
  return { addresses, hits, views: (id: string) => hits.filter((hit) => hit.id === id && hit.event === 'page_view') }
}

const question = (page: Page) => page.locator('[data-overlay=consent]')

async function allow(page: Page, ...names: string[]) {
  for (const name of names) await question(page).getByRole('checkbox', { name }).check()
  await question(page).getByRole('button', { name: 'Save my choice' }).click()
}

const goToGames = (page: Page) => page.locator('a[href="/games"]').first().dispatchEvent('click')

test.describe('a brand with Tag Manager and advertising', () => {
  test.use({ brand: 'betogooal', isAsked: true })

  test('nothing leaves before consent; each purpose is asked for and told to Google by itself', async ({
    page,
    context,
  }) => {
    const google = googleTraffic(context)
    await open(page, '/?lng=en')
    await expect(question(page)).toBeVisible()
    await goToGames(page)
    await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
    expect(google.addresses).toEqual([])

    await question(page).getByRole('button', { name: 'Choose' }).click()
    await allow(page, 'Analytics')
    await expect.poll(() => google.views('G-BETOGOOAL1')).toHaveLength(1)
    await expect.poll(() => google.views('GTM-BETOGOOAL1')).toHaveLength(1)
    expect(google.views('G-BETOGOOAL1')[0]!.consent).toBe('G101')
    expect(google.addresses).not.toContain('google-ads')

    await page.locator('footer').getByRole('button', { name: 'Privacy settings' }).click()
    await allow(page, 'Advertising')
    await page.goBack()
    await expect.poll(() => google.views('G-BETOGOOAL1').map(({ consent }) => consent)).toEqual(['G101', 'G111'])
    await expect.poll(() => google.addresses).toContain('google-ads')
    expect(google.views('GTM-BETOGOOAL1')).toHaveLength(2)
  })
})

test.describe('a brand whose stream counts the pages', () => {
  test.use({ brand: 'sahel' })

  test('each page is counted once', { tag: '@always' }, async ({ page, context }) => {
    const google = googleTraffic(context)
    await open(page, '/?lng=en')
    await expect.poll(() => google.views('G-STREAMSAHEL1')).toHaveLength(1)
    await goToGames(page)
    await expect.poll(() => google.views('G-STREAMSAHEL1')).toHaveLength(2)
    await page.goBack()
    await expect.poll(() => google.views('G-STREAMSAHEL1')).toHaveLength(3)
  })
})
