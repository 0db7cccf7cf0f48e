import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'

/** The brand of the tests of the verification. */
export const verifiedBrand = 'verified'

/** Writes a brand that verifies identity, which no brand of the product does, into a folder of this worker; returns the folder. */
export function writeVerifiedBrand(settings: object = {}): string {
  const folder = resolve(`test-results/manifests-verified-${process.env['TEST_WORKER_INDEX']}`)
  mkdirSync(folder, { recursive: true })
  cpSync('manifests/base.json', join(folder, 'base.json'))
  const manifest = {
    manifestVersion: 1,
    extends: 'base',
    id: verifiedBrand,
    name: 'Lumina',
    project: 'LUMINA',
    languages: ['en', 'fa', 'de'],
    seo: { title: 'Lumina', description: 'Slots and live tables.' },
    logo: '/brands/donxbet/logo.svg',
    icon: '/brands/donxbet/icon.svg',
    verification: { use: 'sumsub' },
    pages: { VERIFICATION: { visible: true } },
    ...settings,
  }
  writeFileSync(join(folder, `${verifiedBrand}.json`), JSON.stringify(manifest))
  return folder
}

/** The page’s own part of a verification. */
export const verificationOf = (page: Page) => page.locator('[data-verification]')

/** The vendor’s page in its frame. */
export const vendorFrame = (page: Page) => page.frameLocator('[data-frame] iframe')

/** Expects the page to show a state. */
export const expectState = (page: Page, state: string) =>
  expect(verificationOf(page)).toHaveAttribute('data-verification', state, { timeout: 20_000 })
