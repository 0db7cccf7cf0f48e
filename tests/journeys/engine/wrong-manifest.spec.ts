import { expect, open, test } from '#testing/browser/fixtures.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'
import { fetchDocument } from '#testing/browser/page-files.ts'

/** The page’s manifest, loosely typed so that tests can make it invalid. */
interface LooseManifest {
  wheel: unknown
  wheell?: unknown
  languages: unknown
  pages: { MAIN: { blocks: { use: string }[] } }
}

const threeMistakes = (manifest: LooseManifest) => {
  manifest.wheell = manifest.wheel
  manifest.languages = 'fr'
  manifest.pages.MAIN.blocks[0]!.use = 'baners'
}

test(
  'an invalid manifest shows every problem on the boot-error page',
  { tag: '@always' },
  async ({ page, pageErrors }) => {
    await withManifest(page, threeMistakes)
    await open(page, '/', 'error')
    await expect(page.locator('main')).toHaveAttribute('data-page', 'BOOT_ERROR')
    const problems = await page
      .locator('[data-diagnostic]')
      .evaluateAll((items) =>
        items.map((item) => [item.getAttribute('data-diagnostic'), item.getAttribute('data-pointer')]),
      )
    expect(problems.sort()).toEqual([
      ['blocks/unknown-widget', '/pages/MAIN/blocks/0/use'],
      ['manifest/unknown-setting', '/wheell'],
      ['manifest/wrong-type', '/languages'],
    ])
    await expect(page.getByText('Did you mean “banners”?')).toBeVisible()
    expect(pageErrors.splice(0).join()).toContain('not valid')
  },
)

test('a manifest that is no object shows the boot-error page', async ({ page, pageErrors }) => {
  await withManifest(page, () => 'nonsense')
  await open(page, '/', 'error')
  await expect(page.locator('[data-diagnostic="manifest/wrong-type"]')).toBeVisible()
  pageErrors.splice(0)
})

test('a returning player gets the last valid manifest', { tag: '@always' }, async ({ page, pageErrors }) => {
  await open(page, '/')
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  await withManifest(page, threeMistakes)
  await open(page, '/')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
  expect(pageErrors.splice(0).join()).toContain('the last valid one is used')
})

test('texts that cannot be loaded show an error with a retry', async ({ page, pageErrors, manifest }) => {
  await page.route('**/locales/**', (route) => route.fulfill({ status: 404 }))
  // A page holds those of its own language: here a server sends the first one for all.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => route.fulfill({ response: await fetchDocument(route, '/') }),
  )
  await open(page, `/?lng=${manifest.languages[1]}`, 'error')
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible()
  pageErrors.splice(0)
  await page.unroute('**/locales/**')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
})
