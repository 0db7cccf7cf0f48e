import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectGame } from '#testing/browser/play.ts'
import { sportsbook } from '#testing/browser/sportsbook.ts'
import { expectAnnouncement, Keyboard, listen } from '../keyboard.ts'

test.describe('at the cashier', () => {
  test.use({ brand: 'atlas' })

  test('a player deposits with the keyboard only', async ({ page, sandbox, enter }) => {
    test.slow()
    const keyboard = new Keyboard(page)
    await enter('claire')
    const before = (await sandbox.user('claire')).balance
    await open(page, '/promotions?lng=en')
    await keyboard.use(page.locator('header a[href="/deposit"]'))
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')

    // A radio group is one tab stop; arrow keys select.
    const methods = page.locator('[name=methodId]')
    await keyboard.to(page.locator('[name=methodId]:checked'))
    const first = await page.locator('[name=methodId]:checked').getAttribute('value')
    await keyboard.press('ArrowDown')
    await expect(page.locator('[name=methodId]:checked')).not.toHaveAttribute('value', first!)
    await keyboard.look()
    for (
      let turns = await methods.count();
      turns > 0 && (await page.locator('[name=methodId]:checked').getAttribute('value')) !== 'card';
      turns--
    )
      await keyboard.press('ArrowDown')
    await expect(page.locator('[name=methodId][value=card]')).toBeChecked()

    await keyboard.fill(page.locator('[data-form=deposit] [name=amount]'), '50')
    await keyboard.use(page.locator('[data-form=deposit] [type=submit]'))

    await keyboard.into(page.locator('[name=outcome][value=success]'))
    await keyboard.press('Enter')
    await expect(page.locator('main')).toHaveAttribute('data-page', 'SUCCESSFUL_DEPOSIT')
    await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', `${before + 50}`)
    await keyboard.skipToContent()
    await keyboard.step()
  })

  test('a player plays with the keyboard only: into the frame and out of it', async ({ page, sandbox, enter }) => {
    test.slow()
    const keyboard = new Keyboard(page)
    await enter('claire')
    await open(page, '/game/amber-circuit/fox-cascade?lng=en')
    await expectGame(page, 'amber-circuit/fox-cascade', 'real')
    await sandbox.fixOutcome({ providerId: 'amber-circuit', id: 'fox-cascade' }, { outcome: 'loss' })
    const before = await page.locator('[data-balance]').getAttribute('data-balance')
    const spin = page.locator('[data-play] iframe').contentFrame().locator('[data-action=spin]')
    await expect(spin).toBeEnabled()
    await keyboard.skipToContent()
    await keyboard.into(spin)
    await expect(page.locator('[data-play] iframe')).toBeFocused()
    await expect(page.locator('[data-play] iframe')).toHaveAttribute('title', /\S/)
    await keyboard.press('Enter')
    await expect(page.locator('[data-balance]')).not.toHaveAttribute('data-balance', before!)

    const isInside = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
    for (let steps = 0; steps < 30 && (await isInside()); steps++) await keyboard.press('Tab')
    expect(await isInside(), 'the frame lets the keyboard go on').toBe(false)
    await keyboard.look()
    for (let steps = 0; steps < 3 && !(await isInside()); steps++) await keyboard.press('Shift+Tab')
    expect(await isInside(), 'and back in').toBe(true)
    for (let steps = 0; steps < 30 && (await isInside()); steps++) await keyboard.press('Shift+Tab')
    expect(await isInside(), 'and out before it').toBe(false)
    await keyboard.look()
  })
})

test.describe('at the sportsbook', () => {
  test.use({ brand: 'betogol' })

  test('a player bets with the keyboard only', async ({ page, sandbox, enter }) => {
    test.slow()
    const keyboard = new Keyboard(page)
    await enter('claire')
    const before = (await sandbox.user('claire')).balance
    await open(page, '/promotions?lng=en')
    await keyboard.use(page.locator('header').getByRole('link', { name: 'Sport', exact: true }))
    await expect(page.locator('main')).toBeFocused()
    const book = await sportsbook(page)
    const first = book.locator('[data-event]:not([data-live]) [data-outcome$="|result|home"]:enabled').first()
    // Matches begin meanwhile, so that another one may be the first.
    const key = (await first.getAttribute('data-outcome'))!
    await keyboard.into(book.locator(`[data-outcome="${key}"]`), 400)
    await keyboard.press('Enter')
    const stake = book.locator(`[data-selection="${key}"] [data-stake]`)
    // Beside the lists if there is room, else behind a bar.
    const bar = book.locator('[data-open-slip]')
    await stake.or(bar).first().waitFor()
    if (await bar.isVisible()) {
      await keyboard.into(bar, 400)
      await keyboard.press('Enter')
    }
    await keyboard.into(stake, 600)
    await keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2')
    await keyboard.into(book.locator('[data-place]'))
    await keyboard.press('Enter')
    await expect(book.locator('[data-placed]')).toBeVisible()
    await expect.poll(async () => (await sandbox.user('claire')).balance).toBe(before - 2)
  })
})

test.describe('at the wheel', () => {
  test.use({ brand: 'betogooal' })

  test('a player spins the wheel with the keyboard only, and the prize is announced', async ({
    page,
    sandbox,
    enter,
  }) => {
    test.slow()
    const keyboard = new Keyboard(page)
    await listen(page)
    await sandbox.fixWheel('amine', { award: { key: 'coin', value: 20 } })
    await enter('amine')
    await page.clock.install()
    await open(page, '/wheel-of-fortune?lng=en')
    await page.clock.pauseAt(Date.now() + 60_000)
    await keyboard.skipToContent()
    const spin = page.locator('[data-stage]').getByRole('button').first()
    await keyboard.use(spin)
    const prize = page.locator('[data-overlay=wheel-prize]')
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(prize).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [100] })
    await expect(prize).toHaveAccessibleName(/\S/)
    await expect(prize).toContainText('20 TND')
    expect(
      await prize.evaluate((element) => element.contains(document.activeElement)),
      'the window has the focus',
    ).toBe(true)
    await keyboard.look()
    await keyboard.press('Enter')
    await expect(prize).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is back in the page').toBe(
      true,
    )
    await expectAnnouncement(page, /turn|spin/i)
  })
})
