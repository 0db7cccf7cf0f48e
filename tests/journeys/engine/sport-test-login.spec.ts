import { expect, leave, test } from '#testing/browser/fixtures.ts'
import { placeBet, sportsbook } from '#testing/browser/sportsbook.ts'
import { sessions } from '#testing/browser/vendor-calls.ts'
import { brands } from './sport-brands.ts'

const isTested = ({ pages }: (typeof brands)[number]) =>
  pages.TEST_SPORT.visible && pages.TEST_SPORT.blocks.some((block) => block.use === 'sport' && block.testLogin)
const { id, pages } = brands.find(isTested)!
const testLogin = pages.TEST_SPORT.blocks.flatMap((block) => (block.use === 'sport' && block.testLogin) || [])[0]!

test.use({ brand: id })

test('the test page’s sportsbook opens for the test login alone, the public one for all', async ({
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
  await expectClosed(pages.TEST_SPORT.path)
  await signIn('amine')
  await expectClosed(pages.TEST_SPORT.path)
  await expectClosed(pages.TEST_LIVE_SPORT.path)
  expect(await sessions(sandbox, '')).toBe(0)
  await page.goto(pages.SPORT.path)
  await expect(container).toHaveAttribute('data-state', 'ready')
  await leave(page)
  await page.context().clearCookies()
  await signIn(testLogin)
  await page.goto(pages.TEST_SPORT.path)
  await placeBet(await sportsbook(page), '2')
})
