import type { Locator, Page } from '@playwright/test'
import type { Control } from './control.ts'
import { expect } from './fixtures.ts'

/**
 * Returns the page’s calls to a vendor’s script in order: the name of the call, then its arguments. Functions and
 * elements are replaced by their kinds.
 */
export const vendorCalls = (page: Page) =>
  page.evaluate(() => {
    const plain = (_key: string, value: unknown) =>
      typeof value === 'function' ? 'function' : value instanceof Element ? 'element' : value
    // oxlint-disable-next-line no-underscore-dangle -- the stand-ins’ name.
    const calls = window.__calls ?? []
    return calls.map(({ call, args }) => [
      call,
      ...(JSON.parse(JSON.stringify(args, plain)) as Record<string, unknown>[]),
    ])
  })

/** The number of sessions that were created with a provider since the last reset. */
export const sessions = async (sandbox: Control, provider: string) =>
  (await sandbox.log()).filter(({ path }) => path.includes(`create-session/${provider}`)).length

/** The visible sportsbook. */
export const sportsbook = (page: Page): Locator => page.locator('[data-sport]:not([hidden])')

/** Opens a sportsbook’s page in English and waits until it is ready. */
export async function openSportsbook(page: Page, path: string) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=en`)
  // The sandbox bundles its vendors when the first one is opened.
  await expect(sportsbook(page)).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
}

/** Returns the last call of a vendor’s script. */
export const lastVendorCall = async (page: Page) => (await vendorCalls(page)).at(-1)

/** Changes the language with the page’s own control. */
export const changeLanguage = (page: Page, language: string) =>
  page.locator('footer [data-block=language] select').selectOption(language)

/** Changes the theme with the page’s own control. */
export const switchTheme = (page: Page) => page.locator('footer [data-block=theme-switch] button').click()

/** Goes to the main page and back to the sportsbook. */
export async function leaveAndReturn(page: Page) {
  await page.locator('header [data-block=logo] a').click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
  await expect(sportsbook(page)).toHaveCount(0)
  await page.goBack()
  await expect(sportsbook(page)).toBeVisible()
}
