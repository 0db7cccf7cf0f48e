import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from './control.ts'
import { expect } from './fixtures.ts'
import { expectedFields, newcomer } from './newcomer.ts'

/** The input of a field. */
export const field = (page: Page, name: string) =>
  page.locator(`[data-form=register] [data-field=${name}] [name=${name}]`)

/** Fills in the form with the new player’s data, except the referral code, which a link may have set. */
export async function fillRegistration(page: Page, manifest: Manifest) {
  const { family, permissions } = manifest.registration
  const names = expectedFields(manifest)
  for (const [name, value] of Object.entries(newcomer)) {
    if (!names.includes(name) || name === 'referralCode') continue
    if (name === 'phone') await expect(field(page, name)).toHaveValue(permissions.phone.prefix)
    await field(page, name).fill(name === 'phone' ? permissions.phone.prefix + value : value)
  }
  if (family === 'b') await field(page, 'checkTerms').check()
}

/** Returns the code sent to a phone. */
export async function codeFor(sandbox: Control, phone: string): Promise<string> {
  await expect.poll(async () => (await sandbox.outbox(phone)).length).toBeGreaterThan(0)
  const message = (await sandbox.outbox(phone)).at(-1)!
  return /\d{6}/.exec(message.text)![0]
}
