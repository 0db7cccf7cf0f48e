import type { Locator, Page } from '@playwright/test'
import { expect, leave } from '#testing/browser/fixtures.ts'
import { drawn } from '#testing/browser/layout.ts'
import { type Fault, hang, type Line } from './faults.ts'

/** When a page reports a missing response, in milliseconds. */
const hangTimeoutMs = 31_000

/**
 * Leaves the open page and forgets the writes whose outcome the last fault left unknown: the next one has a write of its own, and
 * no question before it.
 */
export async function forgetWrites(page: Page) {
  await leave(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('unresolved-')) localStorage.removeItem(key)
  })
}

/** Opens a path under a fault; a hanging call hangs until the timeout. */
export async function openWithFault(page: Page, line: Line, fault: Fault, path: string) {
  await leave(page)
  if (fault === hang) await page.clock.install()
  line.break(fault)
  await page.goto(path)
  await expect.poll(() => line.asked, 'the call is made').toBeGreaterThan(0)
  if (fault !== hang) return
  // The shell makes its calls before the engine, whose timeout starts when it renders the blocks or takes the page’s file over.
  await expect(page.locator('html[data-started] main [data-content]')).toBeAttached()
  await drawn(page)
  await letHangLast(page, line)
}

/** Waits for the other calls first, so that they do not seem late. */
async function letHangLast(page: Page, line: Line) {
  await expect.poll(() => line.isAlone, 'other calls are answered').toBe(true)
  await page.clock.fastForward(hangTimeoutMs)
}

/** Performs an action under a fault; a hanging call hangs until the timeout. */
export async function actWithFault(page: Page, line: Line, fault: Fault, act: () => Promise<void>) {
  line.break(fault)
  await act()
  await expect.poll(() => line.asked, 'the call is made').toBeGreaterThan(0)
  if (fault === hang) await letHangLast(page, line)
}

/** Expects a page with content that responds to the player. */
export async function expectUsable(page: Page) {
  await expect(page.locator('header a').first()).toBeAttached()
  await expect(page.locator('main')).toHaveAttribute('data-state', /ready|error/)
  expect((await page.locator('body').innerText()).trim().length, 'the page is not blank').toBeGreaterThan(100)
  const themes = await page.evaluate(async () => {
    const { dataset } = document.documentElement
    const seen = [dataset.theme]
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let turn = 0; turn < 2; turn++) {
      const before = dataset.theme
      document.querySelector<HTMLElement>('footer [data-block=theme-switch] button')?.click()
      // The button is painted as pressed first; the colours follow.
      for (let frames = 0; frames < 120 && dataset.theme === before; frames++) await frame()
      seen.push(dataset.theme)
    }
    return seen
  })
  expect(new Set(themes).size, 'the page answers to its player').toBe(2)
}

/** Expects the player to be still signed in. */
export const expectSignedIn = (page: Page) => expect(page.locator('[data-balance]')).toBeAttached()

/** The error messages with a retry. */
export const failures = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button') })

/** Clicks the retries until none is left. Each makes the call again: an answer from before the fault was removed does not count. */
export async function retryAll(page: Page, line: Line) {
  const shown = failures(page)
  for (let left = await shown.count(); left > 0; left = await shown.count()) {
    const { made } = line
    await shown.first().getByRole('button').first().click()
    await expect.poll(() => line.made, 'the call is made again').toBeGreaterThan(made)
    await expect.poll(() => shown.count(), 'what failed is tried again').toBeLessThan(left)
  }
}

/** Opens a path without a fault. */
export async function openWithoutFault(page: Page, line: Line, path: string) {
  await leave(page)
  await line.drop()
  await page.goto(path)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
}

/** Expects a page that works, asks no more for what the platform does not have, and offers no retry; the next visit asks. */
export async function withoutCall(page: Page, line: Line, path: string) {
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(failures(page)).toHaveCount(0)
  await expectUsable(page)
  const { asked } = line
  await page.waitForTimeout(6000)
  expect(line.asked, 'the call is not made again').toBe(asked)
  await openWithoutFault(page, line, path)
}
