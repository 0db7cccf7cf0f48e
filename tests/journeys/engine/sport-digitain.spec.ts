import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import { withFragments } from '../../../sandbox/domains/sport/documents.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { container, sportsbook } from '#testing/browser/sportsbook.ts'
import { bettor, brands } from './sport-brands.ts'
import { sportSession } from './vendor-page.ts'

const digitain = brands.filter(({ sport }) => sport?.use === 'digitain')
const stripping = digitain.find(({ sport }) => sport?.use === 'digitain' && sport.strip !== 'none')!.id
const whole = digitain.find(({ sport }) => sport?.use === 'digitain' && sport.strip === 'none')!.id
const { password } = demoAccounts.find(({ login }) => login === bettor)!

/** The vendor’s calls in the session’s document. */
const started = async (frame: ReturnType<typeof container>) =>
  frame
    .locator('iframe')
    .contentFrame()
    .locator('body')
    // oxlint-disable-next-line no-underscore-dangle -- the stand-ins’ name.
    .evaluate(() => (window.__calls ?? []).map(({ call, args }) => [call, ...args.slice(1)]))

for (const brand of [stripping, whole])
  test.describe(brand === stripping ? 'a document that does not parse once it is stripped' : 'a whole document', () => {
    test.use({ brand, viewport: { width: 375, height: 740 } })

    test('starts on a phone in the vendor’s own frame, signs in and deposits', async ({ page }) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.goto('/sport')
      const book = await sportsbook(page)
      expect(await started(container(page))).toEqual([
        ['Bootstrapper.bootIframe', { name: 'Mobile' }, { height: '100vh' }],
      ])
      expect(warnings.filter((text) => text.includes('sport.strip'))).toHaveLength(brand === stripping ? 1 : 0)

      await book.locator('[data-event]:not([data-live]) [data-outcome]:enabled').first().click()
      await book.locator('[data-open-slip]').click()
      await book.locator('[data-place]').click()
      await page.locator('[name=login]').fill(bettor)
      await page.locator('[name=password]').fill(password)
      await page.locator('[data-form=login] [type=submit]').click()
      const back = await sportsbook(page)
      await expect(back).toHaveAttribute('data-signed-in', 'true')
      // One entry of the history, although the document and the vendor both pass the request on.
      await page.goBack()
      await expect(page.locator('main')).not.toHaveAttribute('data-page', 'LOGIN')
      await page.goForward()

      const again = await sportsbook(page)
      await again.locator('[data-event]:not([data-live]) [data-outcome]:enabled').first().click()
      await again.locator('[data-open-slip]').click()
      await again.locator('[data-stake]').first().fill('99999')
      await again.locator('[data-place]').click()
      await again.locator('[data-deposit]').click()
      await expect(page.locator('[data-overlay=quick-deposit] [data-form=deposit]')).toBeVisible()
    })

    test('starts on a phone as a part of the document', async ({ page }) => {
      await page.goto('/live-sport')
      const book = await sportsbook(page)
      await expect(book.locator('[data-outcome]').first()).toBeVisible()
      expect(await started(container(page))).toEqual([['Bootstrapper.boot', { name: 'Mobile' }]])
    })
  })

test.describe('the fragments of the spec', () => {
  test.use({ brand: stripping })

  test('are removed, wherever they are', { tag: '@always' }, async ({ page }) => {
    await page.route(sportSession, async (route) => {
      // Node does not resolve names below localhost.
      const { host } = new URL(route.request().url())
      const url = route
        .request()
        .url()
        .replace(/\/\/[^:/]+/, '//127.0.0.1')
      const answer = await route.fetch({ url, headers: { ...route.request().headers(), host } })
      const { SessionHTML } = (await answer.json()) as { SessionHTML: string }
      await route.fulfill({ json: { SessionHTML: withFragments(SessionHTML.slice(2), 7) } })
    })
    await page.goto('/sport')
    await expect((await sportsbook(page)).locator('[data-outcome]').first()).toBeVisible()
    expect(await started(container(page))).toEqual([['SportFrame.frame']])
  })
})
