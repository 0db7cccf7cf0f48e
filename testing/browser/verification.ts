import { expect, type Page } from '@playwright/test'

/** The page’s own part of a verification. */
export const verificationOf = (page: Page) => page.locator('[data-verification]')

/** The vendor’s page in its frame. */
export const vendorFrame = (page: Page) => page.frameLocator('[data-frame] iframe')

/** Expects the page to show a state. */
export const expectState = (page: Page, state: string) =>
  expect(verificationOf(page)).toHaveAttribute('data-verification', state, { timeout: 20_000 })
