import { readFileSync } from 'node:fs'
import { axeViolations } from '#testing/browser/axe.ts'
import { deposit, pay } from '#testing/browser/cashier.ts'
import { expect, leave, open, test } from '#testing/browser/fixtures.ts'
import { drawn, layoutShifts, outside, watchLayoutShift } from '#testing/browser/layout.ts'
import { pathOf } from '#testing/browser/paths.ts'
import { expectGame } from '#testing/browser/play.ts'

const phone = { width: 375, height: 740 }
const sideways = { width: 740, height: 360 }

test('a phone shows the game with one bar, and nothing but the game held sideways', async ({
  page,
  manifest,
  enter,
}) => {
  // Axe runs twice beside a game that draws all the time.
  test.slow()
  const path = pathOf(manifest, 'GAME')
  await page.setViewportSize(phone)
  await watchLayoutShift(page)
  await enter('claire')
  await page.goto(path)
  await expectGame(page, path.replace('/game/', ''), 'real')
  expect(await layoutShifts(page)).toEqual([])
  const stage = page.locator('[data-play]')
  await expect(page.locator('header')).toBeHidden()
  await expect(page.locator('[data-block=bottom-nav]')).toBeHidden()
  await expect(stage.locator('[data-clock]')).toBeVisible()
  await expect(page.locator('[data-overlay=session-clock]')).toHaveCount(0)
  expect(await stage.boundingBox()).toMatchObject({ x: 0, y: 0, height: phone.height })
  expect(await outside(page)).toEqual([])
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  for (const control of await stage.locator(':is(a, button):visible').all()) {
    const { width, height } = (await control.boundingBox())!
    expect(Math.min(width, height), await control.innerHTML()).toBeGreaterThanOrEqual(44)
  }

  await page.setViewportSize(sideways)
  await drawn(page)
  expect(await stage.locator('iframe').boundingBox()).toMatchObject({ x: 0, y: 0, height: sideways.height })
  await expect(stage.locator('h2')).toBeHidden()
  const handle = stage.locator('button[aria-expanded]')
  await handle.click()
  await expect(stage.locator('h2')).toBeVisible()
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  expect(await stage.locator('iframe').boundingBox()).toMatchObject({ x: 0, y: 0, height: sideways.height })
  await handle.click()
  await expect(stage.locator('h2')).toBeHidden()

  await page.setViewportSize(phone)
  await stage.locator('a').first().click()
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('[data-block=bottom-nav]')).toBeVisible()
})

test('a game tells what is known of it, and leads to its provider', async ({ page, manifest }) => {
  const path = pathOf(manifest, 'GAME')
  await open(page, path)
  const info = page.locator('[data-info]')
  await expect(info.locator('dt')).toHaveCount(5)
  await info.getByRole('link').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
  expect(new URL(page.url()).searchParams.get('provider')).toBe(path.split('/')[2])
})

test('a player deposits over a game, which goes on', { tag: '@always' }, async ({ page, manifest, sandbox, enter }) => {
  const path = pathOf(manifest, 'GAME')
  await page.setViewportSize(phone)
  const { balance, currency } = await enter('claire')
  const code: string[] = []
  page.on('request', (request) => code.push(request.url()))
  await page.goto(path)
  await expectGame(page, path.replace('/game/', ''), 'real')
  expect(code.filter((url) => /quick-deposit|\/deposit-/.test(url))).toEqual([])
  const session = await page.locator('[data-play] iframe').getAttribute('src')
  await page.locator('[data-play] [data-quick-deposit]').click()
  const sheet = page.locator('[data-overlay=quick-deposit]')
  await expect(sheet.locator('[data-form]')).toBeVisible()
  expect(await axeViolations(page, { include: '[data-overlay=quick-deposit]' })).toEqual([])
  await pay(page, 'deposit', 'voucher', { amount: '20', code: await sandbox.issueVoucher(currency, 20) })
  await expect(sheet.locator('[data-step=outcome]')).toBeVisible()
  await sheet.locator('[data-step=outcome] button').first().click()
  await expect(sheet).toHaveCount(0)
  expect(await page.locator('[data-play] iframe').getAttribute('src')).toBe(session)
  expect((await sandbox.user('claire')).balance).toBe(balance + 20)
})

for (const [outcome, text] of [
  ['success', 'successTitle'],
  ['cancel', 'errorTitle'],
] as const)
  test(`the payment page leads back to the game, which shows the result: ${outcome}`, async ({
    page,
    manifest,
    enter,
  }) => {
    const path = pathOf(manifest, 'GAME')
    await page.setViewportSize(phone)
    await enter('claire')
    await page.goto(path)
    await expectGame(page, path.replace('/game/', ''), 'real')
    await page.locator('[data-play] [data-quick-deposit]').click()
    await deposit(page, outcome)
    await expectGame(page, path.replace('/game/', ''), 'real')
    const sheet = page.locator('[data-overlay=quick-deposit]')
    const language = await page.locator('html').getAttribute('lang')
    const { result } = JSON.parse(readFileSync(`public/locales/${language}/payment.json`, 'utf8'))
    await expect(sheet).toContainText(result[text])
    await expect(sheet.locator('[data-form=deposit]')).toHaveCount(outcome === 'success' ? 0 : 1)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
    await page.reload()
    await expectGame(page, path.replace('/game/', ''), 'real')
    await expect(sheet).toHaveCount(0)
  })

test('continue playing is a player’s first row, on any device, and moves nothing', async ({
  page,
  manifest,
  enter,
  sandbox,
}) => {
  const path = pathOf(manifest, 'GAME')
  await enter('claire')
  await page.goto(path)
  const name = path.replace('/game/', '')
  await expectGame(page, name, 'real')
  const [providerId = '', id = ''] = name.split('/')
  await sandbox.fixOutcome({ providerId, id }, { outcome: 'loss' })
  const before = await page.locator('[data-balance]').getAttribute('data-balance')
  await page.locator('[data-play] iframe').contentFrame().locator('[data-action=spin]').click()
  await expect(page.locator('[data-balance]')).not.toHaveAttribute('data-balance', before!)

  // Another device knows nothing of it by itself.
  await leave(page)
  await page.evaluate((brand) => localStorage.removeItem(`player-recent:${brand}`), manifest.id)
  await watchLayoutShift(page)
  await open(page, '/')
  const rows = page.locator('main [data-block=game-row]')
  await expect(rows.first().locator('[data-game]').first()).toHaveAttribute('data-game', name)
  expect(await layoutShifts(page)).toEqual([])
  await rows.first().locator('[data-game] a').first().click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAME')
})

test('a new player’s first row does not move the page either', async ({ page, enter, sandbox, manifest }) => {
  await enter('claire')
  await sandbox.fault({ method: 'GET', path: '/api/my/recent-games', kind: 'status', status: 404 })
  await watchLayoutShift(page)
  await open(page, manifest.pages.MAIN.path)
  await expect(page.locator('main [data-block=game-row]').first().locator('[data-game]').first()).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})
