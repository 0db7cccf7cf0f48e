import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect } from './fixtures.ts'
import { clipped, outside } from './layout.ts'
import { showTheme } from './pages.ts'

/** The message of a field of the registration form. */
export const message = (page: Page, name: string) =>
  page.locator(`[data-form=register] [data-field=${name}] [data-error]`)

/** Submits the form that is shown. */
export const submit = (page: Page) => page.locator('[data-form=register]:visible [type=submit]').click()

/** What the platform knows of the player who has just registered. */
export const fullData = (page: Page) => page.evaluate(async () => (await fetch('/api/my/full-data')).json())

/** Expects a form’s block to fit its screen, and to be accessible in both themes. */
export async function expectWellMade(page: Page, block = 'register-form') {
  expect(await outside(page)).toEqual([])
  expect(await clipped(page)).toEqual([])
  for (const theme of ['light', 'dark']) {
    await showTheme(page, theme)
    expect(await axeViolations(page, { include: `[data-block=${block}]` }), theme).toEqual([])
  }
}

/** Expects no key to be shown in place of a text. */
export async function expectTexts(page: Page) {
  const text = await page.locator('[data-block=register-form]').innerText()
  expect(text).not.toMatch(/\b(register|fields|options|stepTitles)\.\w/)
}
