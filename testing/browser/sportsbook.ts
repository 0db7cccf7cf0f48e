import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The visible container of a sportsbook. */
export const container = (page: Page): Locator => page.locator('[data-sport]:not([hidden])')

/** Waits for the container; returns the root of the vendor’s page: the body of its frame, or the container itself. */
export async function sportsbook(page: Page): Promise<Locator> {
  // The sandbox bundles its vendors’ code when the first page requests it.
  await expect(container(page)).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  const frame = container(page).locator('iframe')
  const framed = (await frame.count()) > 0
  // Digitain’s document has another frame inside.
  const inner = frame.contentFrame().locator('#sport_div_iframe > iframe')
  const isNested = framed && (await inner.count()) > 0
  const content = isNested ? inner.contentFrame() : framed ? frame.contentFrame() : container(page)
  const book = content.locator('[data-book]')
  await expect(book).toBeVisible()
  // The headless shell does not always scroll the page around a frame of another site.
  if (framed) await frame.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  return book
}

/** The event of an outcome key, `{event}|{market}|{outcome}`. */
const eventOf = (key: string) => key.split('|')[0] ?? ''

/** Places the slip, and accepts odds that fell meanwhile, with the same button; returns the bets’ ids. */
export async function placeSlip(book: Locator): Promise<string> {
  const [placed, changed] = [book.locator('[data-placed]'), book.locator('[data-notice=changed]')]
  await book.locator('[data-place]').click()
  await expect(placed.or(changed)).toBeVisible()
  if (await changed.isVisible()) return placeSlip(book)
  return (await placed.getAttribute('data-placed'))!
}

/** Bets on the home side of the first match of a list; returns the event’s id. */
export async function placeBet(book: Locator, stake: string, live = false): Promise<string> {
  const row = live ? '[data-event][data-live=true]' : '[data-event]:not([data-live])'
  const outcome = book.locator(`${row} [data-outcome$="|result|home"]:enabled`).first()
  const key = (await outcome.getAttribute('data-outcome'))!
  await outcome.click()
  const selection = book.locator(`[data-selection="${key}"]`)
  // The slip is beside the lists if there is room, otherwise behind a bar.
  const bar = book.locator('[data-open-slip]')
  await selection.or(bar).first().waitFor()
  if (await bar.isVisible()) await bar.click()
  await book.locator('[data-accept]').selectOption('any')
  await selection.locator('[data-stake]').fill(stake)
  await placeSlip(book)
  await book.locator('[data-done]').click()
  return eventOf(key)
}
