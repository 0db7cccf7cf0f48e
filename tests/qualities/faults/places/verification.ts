import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, leave, open } from '#testing/browser/fixtures.ts'
import { vendorFrame } from '#testing/browser/verification.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'
import { change, read } from '../builders.ts'
import type { Place, Tools } from '../place.ts'

const path = '/verification'

/** No brand of the product verifies identity by a vendor, so its page is added to one. */
const player = {
  brand: 'atlas',
  login: 'claire',
  prepare: ({ page }: Tools) =>
    withManifest<Manifest>(
      page,
      (manifest) => ({
        ...manifest,
        verification: { use: 'sumsub' },
        pages: { ...manifest.pages, VERIFICATION: { ...manifest.pages.VERIFICATION, visible: true } },
      }),
      (policy) => policy.replace('frame-src ', 'frame-src http://sumsub.vendors.localhost:* '),
    ),
}

const button = (page: Page, name: RegExp) => page.locator('[data-verification]').getByRole('button', { name })
const alert = (page: Page) => page.locator('[data-verification]').getByRole('alert')

/** The first token comes with the state; the platform is made to send none, so that one is asked for. */
const withoutToken = (page: Page) =>
  page.route('**/api/my/verification', (route) => route.fulfill({ json: { status: 'not-started', reasons: [] } }))

const token = change({
  ...player,
  call: 'POST /my/verification/token',
  async open({ page }) {
    await withoutToken(page)
    await open(page, `${path}?lng=en`)
  },
  act: ({ page }) => button(page, /^(Start verification|Try again)$/).click(),
  failed: ({ page }) => expect(alert(page)).toContainText('The verification was interrupted'),
  taken: ({ page }) => expect(alert(page)).toContainText('The verification was interrupted'),
  done: ({ page }) => expect(vendorFrame(page).locator('h1')).toHaveText('Your identity document'),
  undo: ({ page }) => leave(page).then(() => undefined),
})

const link = change({
  ...player,
  call: 'POST /my/verification/link',
  open: ({ page }) => open(page, `${path}?lng=en`),
  act: ({ page }) => button(page, /^(Continue on your phone|Create a new link)$/).click(),
  failed: ({ page }) => expect(alert(page)).toContainText('The link could not be created.'),
  taken: ({ page }) => expect(alert(page)).toContainText('The link could not be created.'),
  done: ({ page }) => expect(page.getByRole('img', { name: 'QR code' })).toBeVisible(),
})

/** The calls of the verification of identity. */
export const verification: readonly Place[] = [read({ ...player, call: 'GET /my/verification', path }), token, link]
