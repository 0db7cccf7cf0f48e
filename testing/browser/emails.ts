import type { Page } from '@playwright/test'
import type { Control } from './control.ts'
import { expect, open } from './fixtures.ts'

/** Returns the last link of a kind in the emails to an address. */
export async function linkTo(sandbox: Control, address: string, path: string): Promise<string> {
  const links = async () =>
    (await sandbox.outbox(address)).flatMap(({ text }) => text.match(new RegExp(`https?://\\S+/${path}/\\S+`)) ?? [])
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links()).at(-1)!
}

/** Submits the form that sends the password recovery email. */
export async function requestRecoveryEmail(page: Page, address: string) {
  await open(page, '/login')
  await page.locator('[data-field=login] input').fill(address)
  await page
    .locator('[data-form=login]')
    .getByRole('button')
    .and(page.locator(':not([type=submit]):not([aria-label])'))
    .click()
  await expect(page.locator('[data-form=password-recovery] [data-field=email] input')).toHaveValue(address)
}
