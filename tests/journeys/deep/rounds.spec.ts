import { jackpotShown } from '#testing/browser/amounts.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectGame } from '#testing/browser/play.ts'

const rounds = 10

test('ten rounds of a game found by a misspelt name change the balance, the jackpot and the history', async ({
  page,
  manifest,
  sandbox,
  enter,
}) => {
  await enter('claire')
  await open(page, manifest.pages.MAIN.path)
  const jackpotBefore = await jackpotShown(page, 'games')
  await open(page, manifest.pages.GAMES.path)
  await page.getByRole('searchbox').pressSequentially('vizir dubles')
  const card = page.locator('main [data-game]').first()
  await expect(card).toContainText('Vizier Doubles')
  const name = (await card.getAttribute('data-game'))!
  await card.locator(`a[href$="${name}"]`).first().click()
  await expectGame(page, name, 'real')

  const [providerId, id] = name.split('/') as [string, string]
  const frame = page.locator(`[data-play="${name}"] iframe`).contentFrame()
  const shown = page.locator('[data-balance]').first()
  let balance = (await sandbox.user('claire')).balance
  for (let round = 1; round <= rounds; round++) {
    await sandbox.fixOutcome({ providerId, id }, { outcome: round % 3 === 0 ? 'win' : 'loss' })
    await frame.locator('[data-action=spin]').click()
    await expect(frame.locator('.game')).toHaveAttribute('data-state', 'idle')
    const after = (await sandbox.user('claire')).balance
    expect(after, `round ${round}`).not.toBe(balance)
    await expect(shown).toHaveAttribute('data-balance', String(after))
    balance = after
  }

  await open(page, manifest.pages.BET_HISTORY.path)
  const bets = page.locator('[data-block=bet-history] tbody tr').filter({ hasText: 'Vizier Doubles' })
  await expect(bets).toHaveCount(rounds)
  await open(page, manifest.pages.MAIN.path)
  await expect.poll(() => jackpotShown(page, 'games')).not.toBe(jackpotBefore)
})
