import type { Page } from '@playwright/test'
import type { Block, Manifest } from '#manifest'
import type { Control } from '#testing/browser/control.ts'
import { expect, open } from '#testing/browser/fixtures.ts'
import { expectGame } from '#testing/browser/play.ts'
import { expectedPage, newcomer } from '#testing/browser/newcomer.ts'
import { codeFor, field, fillRegistration } from '#testing/browser/registration.ts'

/** What a journey needs of a test. */
interface Journey {
  page: Page
  manifest: Manifest
  sandbox: Control
  signIn: (login: string) => Promise<void>
}

const balance = (page: Page) => page.locator('header [data-balance]').first()

/** A visitor registers with the brand’s form, and is signed in. */
export async function register({ page, manifest, sandbox }: Omit<Journey, 'signIn'>) {
  const { family, permissions } = manifest.registration
  await open(page, manifest.pages.REGISTER.path)
  await fillRegistration(page, manifest)
  await page.locator('[data-form=register] [type=submit]').click()
  if (family === 'a' && permissions.phone.confirm) {
    await field(page, 'code').fill(await codeFor(sandbox, permissions.phone.prefix + newcomer.phone))
    await page.locator('[data-form=register]:visible [type=submit]').click()
  }
  await expect(page.locator('main')).toHaveAttribute('data-page', expectedPage(manifest))
  await expect(balance(page)).toHaveAttribute('data-balance', '0')
}

/** A wrong password is told at the form; the right one shows the player’s balances, also after a reload. */
export async function signInAtSecondAttempt({ page, sandbox, signIn }: Journey) {
  await page.goto('/login?lng=en')
  await page.locator('[data-field=login] input').fill('claire')
  await page.locator('[data-field=password] input').fill('Wrong-1234')
  await page.locator('[data-form=login] [type=submit]').click()
  await expect(page.locator('[data-form=login] [role=alert]')).toContainText('Incorrect username or password.')
  await signIn('claire')
  const { balance: real, bonusBalance } = await sandbox.user('claire')
  for (const isAgain of [false, true]) {
    if (isAgain) await page.reload()
    await expect(balance(page)).toHaveAttribute('data-balance', String(real))
    await expect(page.locator('header [data-bonus-balance]').first()).toHaveAttribute(
      'data-bonus-balance',
      String(bonusBalance),
    )
  }
}

/** The main page has rows of games, the lobby finds one by its name; returns its key. */
async function findGame({ page, manifest }: Pick<Journey, 'page' | 'manifest'>): Promise<string> {
  await open(page, manifest.pages.MAIN.path)
  const isRow = (block: Block) => block.use === 'game-row' && (block.source ?? 'catalogue') === 'catalogue'
  const rows = manifest.pages.MAIN.blocks.filter(isRow).length
  const shown = page.locator('main [data-block=game-row]:has([data-game])')
  await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(rows)
  await open(page, manifest.pages.GAMES.path)
  await page.getByRole('searchbox').fill('vizir dubles')
  const card = page.locator('main [data-game]').first()
  await expect(card).toContainText('Vizier Doubles')
  return (await card.getAttribute('data-game'))!
}

/** A player loses a bet in a game; the balance in the header follows, and the bet is in the history. */
export async function play({ page, manifest, sandbox, signIn }: Journey) {
  await signIn('claire')
  const name = await findGame({ page, manifest })
  await page.locator('main [data-game]').first().locator(`a[href$="${name}"]`).first().click()
  await expectGame(page, name, 'real')
  const [providerId = '', id = ''] = name.split('/')
  await sandbox.fixOutcome({ providerId, id }, { outcome: 'loss' })
  await page.locator(`[data-play="${name}"] iframe`).contentFrame().locator('[data-action=spin]').click()
  await expect.poll(async () => (await sandbox.user('claire')).balance).toBeLessThan(claire)
  await expect(balance(page)).toHaveAttribute('data-balance', String((await sandbox.user('claire')).balance))
  await open(page, manifest.pages.BET_HISTORY.path)
  await expect(page.locator('[data-block=bet-history] tbody tr').filter({ hasText: 'Vizier Doubles' })).toHaveCount(1)
}

/** What the seed gives her. */
const claire = 820.4

/** A player deposits 50 by card. */
export async function deposit({ page, manifest, sandbox, signIn }: Journey) {
  await signIn('claire')
  await open(page, manifest.pages.DEPOSIT.path)
  await page.locator('[name=methodId][value=card]').check()
  await page.locator('[data-form=deposit] [data-field=amount] [name=amount]').fill('50')
  await page.locator('[data-form=deposit] [type=submit]').click()
  await page.locator('[name=outcome][value=success]').click()
  await expect(balance(page)).toHaveAttribute('data-balance', String(claire + 50))
  expect((await sandbox.payments('claire')).map(({ status }) => status)).toEqual(['done'])
}

/** A player finds bets, cashbacks and operations of the past. */
export async function readHistories({ page, manifest, signIn }: Journey) {
  await signIn('claire')
  for (const key of ['BET_HISTORY', 'CASHBACK_HISTORY', 'OPERATION_HISTORY'] as const) {
    await open(page, manifest.pages[key].path)
    const history = page.locator('[data-block$=history]')
    // The seed’s history is older than today: go back to a week with entries.
    await expect(async () => {
      if ((await history.locator('tbody tr').count()) === 0) await history.locator('button').first().click()
      await expect(history.locator('tbody tr').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
}

/** A player turns the wheel and wins 20. */
export async function turnWheel({ page, manifest, sandbox, signIn }: Journey) {
  await sandbox.fixWheel('amine', { award: { key: 'coin', value: 20 } })
  await signIn('amine')
  const before = (await sandbox.user('amine')).balance
  await page.clock.install()
  await open(page, manifest.pages.WHEEL_OF_FORTUNE.path)
  await page.locator('[data-stage]').getByRole('button').first().click()
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(page.locator('[data-overlay=wheel-prize]')).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(balance(page)).toHaveAttribute('data-balance', String(before + 20))
}
