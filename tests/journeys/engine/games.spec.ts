import type { Page } from '@playwright/test'
import type { Game } from '#api'
import { expect, test } from '#testing/browser/fixtures.ts'
import { newSession } from '#testing/browser/session.ts'

/** Opens the first game of a kind on its own page as the player amine, and returns it. */
async function openGame(page: Page, port: number, query: string, name = /./): Promise<Game> {
  const origin = `http://localhost:${port}`
  const address = `${origin}/api`
  const context = page.context()
  const { request } = context
  const { cookies } = await newSession(origin, 'amine')
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
  const { rows } = (await (await request.get(`${address}/games?size=1000&${query}`)).json()) as { rows: Game[] }
  const game = rows.find((one) => name.test(one.name))!
  const token = (await context.cookies(origin)).find(({ name: cookie }) => cookie === 'XSRF-TOKEN')!.value
  const answer = await request.post(`${address}/games/${game.providerId}/${game.id}/session`, {
    data: { mode: 'real', device: 'mobile', lang: 'fr' },
    headers: { 'x-xsrf-token': token },
  })
  expect(answer.status()).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  await page.goto(url)
  return game
}

const balance = (page: Page) => page.locator('[data-balance]')
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`)
const before = 1370.5

test('a slot spins, shows its win and pays it', async ({ page, server, sandbox }) => {
  const game = await openGame(page, server.port, 'type=slots')
  await expect(balance(page)).toHaveAttribute('data-balance', String(before))
  await sandbox.fixOutcome(game, { outcome: 'win' })
  await action(page, 'spin').click()
  await expect(page.locator('[data-win]')).not.toHaveAttribute('data-win', '0')
  await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle')
  const win = Number(await page.locator('[data-win]').getAttribute('data-win'))
  await expect(balance(page)).toHaveAttribute('data-balance', String(Math.round((before - 2 + win) * 1000) / 1000))
})

test(
  'a bet whose response is lost is sent again and costs its stake once',
  { tag: '@always' },
  async ({ page, server, sandbox }) => {
    const game = await openGame(page, server.port, 'type=slots')
    await sandbox.fixOutcome(game, { outcome: 'loss' })
    await page.route(
      '**/play/api/bets',
      async (route) => {
        const headers = { ...route.request().headers(), host: `games.localhost:${server.port}` }
        await route.fetch({ url: `http://127.0.0.1:${server.port}/play/api/bets`, headers })
        await route.abort()
      },
      { times: 1 },
    )
    await action(page, 'spin').click()
    await expect(page.locator('.trouble')).toBeVisible()
    await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle')
    await expect(page.locator('.trouble')).toBeHidden()
    expect(await sandbox.user('amine')).toMatchObject({ balance: before - 2 - 120 })
  },
)

test('a table takes chips and pays the winning spot', async ({ page, server, sandbox }) => {
  const game = await openGame(page, server.port, 'type=table', /european roulette/i)
  await sandbox.fixOutcome(game, { outcome: { number: 17 } })
  await page.locator('[data-spot="17"]').click()
  await page.locator('[data-spot=red]').click()
  await action(page, 'confirm').click()
  await expect(page.locator('[data-spot="17"]')).toHaveClass(/won/)
  await expect(balance(page)).toHaveAttribute('data-balance', String(before - 4 + 72))
})

test('a hand is dealt and doubled', async ({ page, server, sandbox }) => {
  const game = await openGame(page, server.port, 'type=table', /blackjack/i)
  await sandbox.fixOutcome(game, { outcome: { cards: ['6S', '9H', '5D', 'TC', 'TD'] } })
  await action(page, 'deal').click()
  await action(page, 'double').click()
  await expect(balance(page)).toHaveAttribute('data-balance', String(before + 4))
  await expect(page.locator('.verdict')).toContainText('Vous gagnez')
})

const shared = [
  [
    'a draw',
    'type=tv',
    /draw/i,
    { numbers: [1, 2, 3, 4, 5, 6] },
    (page: Page) => page.locator('.cell').filter({ hasText: /^[1-6]$/ }),
    'buy',
    25_000,
  ],
  ['a wheel', 'type=tv', /wheel/i, { segment: 27 }, (page: Page) => page.locator('[data-spot="50"]'), 'confirm', 51],
  [
    'a live table',
    'type=live',
    /baccarat/i,
    { player: ['9S', 'KD'], banker: ['2H', '3C'] },
    (page: Page) => page.locator('[data-spot=player]'),
    'confirm',
    2,
  ],
  [
    'live dice',
    'type=live',
    /dice/i,
    { dice: [6, 6, 6] },
    (page: Page) => page.locator('[data-spot=triple]'),
    'confirm',
    33,
  ],
] as const

for (const [name, query, words, outcome, spots, button, pays] of shared) {
  test(`${name} accepts bets until the round closes, and pays when it is over`, async ({ page, server, sandbox }) => {
    const game = await openGame(page, server.port, query, words)
    const round = (await sandbox.fixOutcome(game, { outcome }))!
    await sandbox.goTo(round.opensAt + 500)
    await page.reload()
    await expect(page.locator('.game')).toHaveAttribute('data-state', 'betting')
    for (const spot of await spots(page).all()) await spot.click()
    await action(page, button).click()
    await expect(balance(page)).toHaveAttribute('data-balance', String(before - 2))
    await sandbox.goTo(round.paysAt + 100)
    await expect(page.locator('.game')).toHaveAttribute('data-state', 'over')
    await expect(balance(page)).toHaveAttribute('data-balance', String(before - 2 + 2 * pays))
  })
}

test('a flight is cashed out in time', async ({ page, server, sandbox }) => {
  const game = await openGame(page, server.port, 'type=crash')
  const round = (await sandbox.fixOutcome(game, { outcome: { at: 50 } }))!
  await sandbox.goTo(round.opensAt + 500)
  await page.reload()
  await expect(page.locator('.game')).toHaveAttribute('data-state', 'betting')
  await action(page, 'bet').click()
  await expect(balance(page)).toHaveAttribute('data-balance', String(before - 2))
  await sandbox.goTo(round.closesAt + 5000)
  await action(page, 'bet').click()
  await expect(page.locator('.value.lit')).toBeVisible()
  expect(Number(await balance(page).getAttribute('data-balance'))).toBeGreaterThan(before + 1)
})

test('no cookie is sent to the games, and an ended session shows a message', async ({
  page,
  server,
  sandbox,
  pageErrors,
}) => {
  const cookies: (string | undefined)[] = []
  page.on('request', async (request) => cookies.push((await request.allHeaders()).cookie))
  await openGame(page, server.port, 'type=slots')
  await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle')
  await sandbox.change('amine', { closed: true })
  await action(page, 'spin').click()
  await expect(page.getByRole('dialog', { name: 'La session est terminée' })).toBeVisible()
  expect(cookies.length).toBeGreaterThan(5)
  expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([])
  expect(pageErrors).toEqual([])
})
