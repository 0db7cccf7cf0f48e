import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { pathOf } from '#testing/browser/paths.ts'
import { expectGame } from '#testing/browser/play.ts'

test('a visitor plays the demo, and leaving closes the game', async ({ page, manifest }) => {
  const path = pathOf(manifest, 'GAME')
  await page.goto(path)
  await page.locator('[data-play] a[href$="mode=demo"]').click()
  await expectGame(page, path.replace('/game/', ''), 'demo')
  await page.goBack()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a game that does not open shows the reason, and opens once it can', async ({
  page,
  manifest,
  sandbox,
  enter,
}) => {
  const path = pathOf(manifest, 'GAME')
  const stage = page.locator('[data-play]')
  await enter('claire')
  await sandbox.fault({ method: 'POST', path: '/api/games/*/session', kind: 'status', status: 503, times: 1 })
  await open(page, path, 'error')
  await expect(stage).toHaveAttribute('data-state', 'error')
  await expect(stage.getByRole('alert')).toBeVisible()
  await stage.getByRole('alert').getByRole('button').click()
  await expectGame(page, path.replace('/game/', ''), 'real')
})

test('a game that does not exist, or not in this region, offers others and no retry', async ({
  page,
  manifest,
  sandbox,
  enter,
}) => {
  await open(page, '/game/nobody/nothing')
  await expect(page.getByRole('alert')).toBeVisible()
  await enter('claire')
  await sandbox.fault({ method: 'POST', path: '/api/games/*/session', kind: 'status', status: 451, times: 1 })
  await open(page, pathOf(manifest, 'GAME'), 'error')
  await expect(page.locator('[data-play]').getByRole('alert').getByRole('button')).toHaveCount(0)
  await page.locator('[data-play]').getByRole('alert').getByRole('link').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
})

test(
  'a player plays, and the balance in the header follows',
  { tag: '@always' },
  async ({ page, manifest, sandbox, enter }) => {
    await enter('claire')
    await page.goto(pathOf(manifest, 'GAME'))
    const before = await page.locator('[data-balance]').getAttribute('data-balance')
    await expectGame(page, pathOf(manifest, 'GAME').replace('/game/', ''), 'real')
    const game = page.locator('[data-play] iframe').contentFrame()
    // The win could otherwise equal the stake.
    const [providerId = '', id = ''] = pathOf(manifest, 'GAME').replace('/game/', '').split('/')
    await sandbox.fixOutcome({ providerId, id }, { outcome: 'loss' })
    await game.locator('[data-action=spin]').click()
    await expect(page.locator('[data-balance]')).not.toHaveAttribute('data-balance', before!)
  },
)

const { login, password } = demoAccounts.find((account) => account.login === 'claire')!

test(
  'a visitor opens a game from the lobby, signs in, and returns to it',
  { tag: '@always' },
  async ({ page, manifest }) => {
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
  },
)
