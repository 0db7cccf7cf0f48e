import { demoAccounts } from '../../sandbox/seed/accounts.ts'
import { expect, open, test } from '../fixtures.ts'
import { expectGame } from '../play.ts'

const { login, password } = demoAccounts.find((account) => account.login === 'claire')!

test('a visitor opens a game from the lobby, signs in, and is back at it', async ({ page, manifest }) => {
  await open(page, manifest.pages.GAMES.path)
  const card = page.locator('main [data-game]').first()
  const name = (await card.getAttribute('data-game'))!
  await card.locator(`a[href$="${name}"]`).click()

  const stage = page.locator(`[data-play="${name}"]`)
  await expect(stage).toHaveAttribute('data-state', 'offer')
  await expect(stage.locator('iframe')).toHaveCount(0)
  await stage.locator(`a[href="${manifest.pages.LOGIN.path}"]`).click()
  await page.locator('[name=login]').fill(login)
  await page.locator('[name=password]').fill(password)
  await page.locator('[data-form=login] [type=submit]').click()
  await expectGame(page, name, 'real')
  expect(new URL(page.url()).pathname).toContain(name)
})
