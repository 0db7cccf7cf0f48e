import type { Page } from '@playwright/test'
import { awardList } from '../../../sandbox/domains/wheel/awards.ts'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { clipped, layoutShifts, outside, watchLayoutShift } from '#testing/browser/layout.ts'

test.use({ brand: 'betogol', contextOptions: { reducedMotion: 'no-preference' } })

const path = '/wheel-of-fortune?lng=en'
const twenty = { key: 'coin', value: 20 }
const stage = (page: Page) => page.locator('[data-stage]')
const spin = (page: Page) => stage(page).getByRole('button').first()
const refuse = (page: Page) => stage(page).getByRole('button').nth(1)
const badge = (page: Page) => page.locator('header [data-wheel]')
const prize = (page: Page) => page.locator('[data-overlay=wheel-prize]')
const balance = (page: Page) => page.locator('[data-balance]')
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** Returns the wheel’s rotation in degrees, from 0 to below 360. */
const angle = (page: Page) =>
  stage(page)
    .locator('svg:has(text)')
    .evaluate((disc) => {
      const { a, b } = new DOMMatrix(getComputedStyle(disc).transform)
      return (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360
    })

const restingAngle = (place: number) => 360 - ((place + 0.5) * 360) / awardList.length

/** Opens the wheel with a clock that the test controls. */
async function openWithOwnClock(page: Page) {
  await page.clock.install()
  await open(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** What loads on demand appears after a moment of the page’s own time. */
const expectPrize = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(100)
    await expect(prize(page)).toContainText(text, { timeout: 100 })
  }).toPass({ intervals: [100] })

test(
  'a spin: one call, no other action meanwhile, the balance unchanged until the prize is shown',
  { tag: '@always' },
  async ({ page, sandbox, enter }) => {
    await sandbox.fixWheel('amine', { award: twenty })
    await enter('amine')
    await openWithOwnClock(page)
    const before = Number(await balance(page).getAttribute('data-balance'))
    expect(await angle(page)).toBeCloseTo(15, 1)

    await spin(page).dblclick()
    await expect(stage(page)).toHaveAttribute('data-stage', 'waiting')
    await expect(spin(page)).toBeDisabled()
    await expect(refuse(page)).toBeDisabled()
    await expect.poll(() => angle(page)).toBeGreaterThan(20)
    expect((await sandbox.user('amine')).balance).toBe(before + twenty.value)
    await page.clock.runFor(30_100)
    await expect(stage(page)).toHaveAttribute('data-stage', 'turning')
    await expect(balance(page)).toHaveAttribute('data-balance', String(before))
    await page.clock.runFor(20_000)
    await expect(prize(page)).toHaveCount(0)
    await expect(balance(page)).toHaveAttribute('data-balance', String(before))
    await page.clock.runFor(600)

    await expectPrize(page, '20 TND')
    expect(await angle(page)).toBeCloseTo(restingAngle(awardList.findIndex(({ value }) => value === twenty.value)), 1)
    await expect(balance(page)).toHaveAttribute('data-balance', String(before + twenty.value))
    await expect(badge(page)).toHaveAttribute('data-wheel', 'IN_PROGRESS')
    await prize(page).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const calls = (await sandbox.log()).filter(({ path: called }) => /fortune-wheel\/\d/.test(called))
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  },
)

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the same: the prize is shown after the result and the turn', async ({ page, sandbox, enter }) => {
    await sandbox.fixWheel('amine', { award: { key: 'freeSpin', value: 0 } })
    await enter('amine')
    await openWithOwnClock(page)
    await spin(page).click()
    await expect(stage(page)).toHaveAttribute('data-stage', 'waiting')
    await page.clock.runFor(30_100)
    await expect(stage(page)).toHaveAttribute('data-stage', 'turning')
    expect(await angle(page)).toBeCloseTo(15, 1)
    await page.clock.runFor(20_600)
    await expectPrize(page, 'Free spin')
    expect(await angle(page)).toBeCloseTo(restingAngle(awardList.findIndex(({ key }) => key === 'freeSpin')), 1)
    await prize(page).getByRole('button', { name: 'OK' }).click()
    await expect(spin(page)).toBeEnabled()
  })
})

test('the wait is counted down; a wheel that opens shows an invitation; declining asks for confirmation once and removes it', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.change('amine', { fortuneWheel: { status: 'IN_PROGRESS', stopAt: inAnHour() } })
  await sandbox.fixWheel('amine', { progress: 62 })
  await enter('amine')
  await open(page, path)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
  await expect(badge(page)).toHaveText(/00:59:\d\d$/)
  const left = await badge(page).textContent()
  await expect(badge(page)).not.toHaveText(left!)

  await open(page, '/promotions?lng=en')
  const invitation = page.locator('[data-overlay=wheel]')
  await sandbox.change('amine', { fortuneWheel: { status: 'NEW', stopAt: null } })
  // The socket opens after the page is shown; earlier events are missed.
  await expect(async () => {
    await sandbox.emit('fortuneWheel', { status: 'NEW' }, 'amine')
    await expect(invitation).toBeVisible({ timeout: 1000 })
  }).toPass()
  await invitation.getByRole('button', { name: 'Later' }).click()
  await expect(invitation).toHaveCount(0)
  await expect(badge(page)).toHaveAttribute('data-wheel', 'NEW')
  await sandbox.emit('fortuneWheel', { status: 'ALLOWED' }, 'amine')
  await invitation.getByRole('button', { name: 'Go to the wheel' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'WHEEL_OF_FORTUNE')
  await refuse(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my spin' }).click()
  await expect(refuse(page)).toBeFocused()
  await refuse(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
  await expect(badge(page)).toHaveAttribute('data-wheel', 'IN_PROGRESS')
  expect((await sandbox.user('amine')).fortuneWheel.status).toBe('IN_PROGRESS')
})

test('nothing is outside, clipped, shifted or inaccessible', async ({ page, sandbox, signIn }) => {
  await signIn('amine')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchLayoutShift(page)
  for (const status of ['ALLOWED', 'IN_PROGRESS'] as const) {
    await sandbox.change('amine', { fortuneWheel: { status, stopAt: status === 'ALLOWED' ? null : inAnHour() } })
    for (const [width, language] of [
      [1440, 'ar'],
      [375, 'fr'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/wheel-of-fortune?lng=${language}`)
      await expect(badge(page)).toBeVisible()
      expect([await outside(page), await clipped(page), await layoutShifts(page)], `${status} at ${width} px`).toEqual([
        [],
        [],
        [],
      ])
    }
    expect(await axeViolations(page)).toEqual([])
  }
})
