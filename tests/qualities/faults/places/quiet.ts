import type { Page } from '@playwright/test'
import { expect, leave, open } from '#testing/browser/fixtures.ts'
import { quiet } from '../builders.ts'
import { call as callApi } from '../api.ts'
import { actWithFault, expectUsable, openWithoutFault } from '../expect.ts'
import { hang } from '../faults.ts'
import type { Place } from '../place.ts'

const player = { brand: 'atlas', login: 'claire' }
const dialog = (name: string) => `dialog[data-overlay=${name}]`

/** A player’s first row has popular games instead; the browser’s own list, which it would show at once, is forgotten. */
const recent = quiet({
  ...player,
  call: 'GET /my/recent-games',
  path: '/',
  without: async ({ page }) => {
    const rows = page.locator('main [data-block=game-row]:has([data-game])')
    await expect(rows.first()).toContainText('Populaires auprès des joueurs')
    await expect(rows.filter({ hasText: 'Reprendre la partie' })).toHaveCount(0)
  },
  whole: ({ page }) =>
    expect(page.locator('main [data-block=game-row]:has([data-game])').first()).toContainText('Reprendre la partie'),
})

const support = (page: Page) => page.locator('#tawk-widget').getByRole('dialog', { name: 'Support' })

/** The vendor is loaded by the first movement, and knows the player by name only; with the response it knows who they are. */
const chatIdentity: Place = {
  ...player,
  call: 'GET /my/chat-identity',
  async prepare({ page }) {
    await open(page, '/?lng=en')
    await page.locator('[data-overlay=chat] button').click()
    await page.getByRole('button', { name: 'Allow and open the chat' }).click()
    await expect(support(page)).toBeVisible()
  },
  async play({ page, line }, fault) {
    if (fault === hang) await page.clock.install()
    await line.drop()
    await leave(page)
    await open(page, '/?lng=en')
    await actWithFault(page, line, fault, () => page.mouse.wheel(0, 40))
    await page.locator('[data-overlay=chat] button').click()
    await expect(support(page)).toBeVisible()
    await expectUsable(page)
    await openWithoutFault(page, line, '/')
    const identified = page.waitForResponse(/\/v1\/login/)
    await page.mouse.wheel(0, 40)
    expect((await identified).status()).toBe(200)
  },
}

/** Calls that the page does without: nothing is shown about them. */
export const quietPlaces: readonly Place[] = [
  chatIdentity,
  quiet({
    ...player,
    call: 'GET /auth/me',
    path: '/',
    without: async ({ page }) => {
      await expect(page.locator('header a[href="/login"]')).toBeVisible()
      await expect(page.locator('[data-game]').first()).toBeVisible()
    },
    // An id is enough to be signed in. What else it says of the player is not known, so that it permits nothing.
    taken: async ({ page }) => {
      await expect(page.locator('[data-game]').first()).toBeVisible()
      await expect(page.locator('header a[href="/login"]')).toHaveCount(0)
    },
    whole: async ({ page }) => expect(page.locator('[data-balance]')).toBeVisible(),
  }),
  quiet({
    ...player,
    call: 'GET /last-cashback',
    path: '/promotions',
    prepare: ({ sandbox }) => sandbox.give('claire', 'cashbacks', { amount: 12.5 }).then(() => undefined),
    without: async ({ page }) => {
      await expect(page.locator('[data-balance]')).toBeVisible()
      await expect(page.locator(dialog('cashback'))).toHaveCount(0)
    },
    whole: ({ page }) => expect(page.locator(dialog('cashback'))).toBeVisible(),
  }),
  // The row says so itself, in its own place.
  quiet({
    brand: 'betogol',
    call: 'GET /sport/events',
    path: '/',
    without: async ({ page }) => {
      await expect(page.locator('[data-game]').first()).toBeVisible()
      await expect(page.locator('[data-match]')).toHaveCount(0)
    },
    whole: ({ page }) => expect(page.locator('[data-match]').first()).toBeVisible(),
  }),
  quiet({
    brand: 'atlas',
    call: 'GET /games/categories',
    path: '/games',
    without: async ({ page }) => {
      await expect(page.locator('main [data-game]').first()).toBeVisible()
      await expect(page.locator('main a[href*="category="]')).toHaveCount(0)
    },
    whole: ({ page }) => expect(page.locator('main a[href*="category="]').first()).toBeVisible(),
  }),
  quiet({
    ...player,
    call: 'GET /my/favourites',
    path: '/',
    prepare: async ({ page }) =>
      expect(await callApi(page, 'PUT', '/my/favourites/amber-circuit/fox-cascade')).toBeLessThan(300),
    without: async ({ page }) => {
      await expect(page.locator('[data-balance]')).toBeVisible()
      await expect(page.locator('[data-game] button[aria-pressed=true]')).toHaveCount(0)
    },
    whole: ({ page }) => expect(page.locator('[data-game] button[aria-pressed=true]').first()).toBeAttached(),
  }),
  {
    ...recent,
    async play(tools, ...fault) {
      await leave(tools.page)
      await tools.page.evaluate(() => localStorage.removeItem('player-recent:atlas'))
      await recent.play(tools, ...fault)
    },
  },
]
