import { expect, leave, test } from '#testing/browser/fixtures.ts'
import { placeBet, sportsbook } from '#testing/browser/sportsbook.ts'
import { sessions } from '#testing/browser/vendor-calls.ts'
import { brands } from './sport-brands.ts'

const { id, pages, sport } = brands.find((brand) => brand.sport?.testLogin)!

test.use({ brand: id })

test('the sportsbook opens for the test login alone; all others read of technical works', async ({
  page,
  sandbox,
  signIn,
}) => {
  const container = page.locator('[data-sport]:not([hidden])')
  const expectClosed = async (path: string) => {
    await page.goto(`${path}?lng=en`)
    await expect(container).toHaveAttribute('data-state', 'maintenance')
    await expect(container.getByRole('status')).toContainText('Technical works')
    await expect(container.locator('iframe, script')).toHaveCount(0)
  }
  await expectClosed(pages.SPORT.path)
  await signIn('amine')
  await expectClosed(pages.SPORT.path)
  await expectClosed(pages.LIVE_SPORT.path)
  expect(await sessions(sandbox, '')).toBe(0)
  await leave(page)
  await page.context().clearCookies()
  await signIn(sport!.testLogin!)
  await page.goto(pages.SPORT.path)
  await placeBet(await sportsbook(page), '2')
})
