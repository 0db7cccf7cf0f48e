import type { Page } from '@playwright/test'
import type { Manifest, RouteKey } from '#manifest'
import { forEachBrand } from '#testing/browser/brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectPage, pagesOf, walkTo } from '#testing/browser/pages.ts'

/** What players do not see without a call, independently of the schemas. */
const livesOn: Record<string, { page?: RouteKey; blocks?: string[] }> = {
  'GET /promotions': { page: 'PROMOTIONS', blocks: ['promotions'] },
  'GET /my/net-position': { blocks: ['net-position'] },
  'GET /sport/events': { blocks: ['live-now', 'top-matches'] },
  'GET /wins': { blocks: ['recent-wins'] },
}

const lost = ({ platform }: Manifest) => (platform?.lacks ?? []).flatMap((call) => livesOn[call] ?? [])

/** The manifest of a brand that never named what its platform lacks. */
function withoutAbsent(manifest: Manifest): Manifest {
  const pages = lost(manifest).map(({ page }) => page)
  const blocks = lost(manifest).flatMap((each) => each.blocks ?? [])
  const kept = Object.entries(manifest.pages).map(([name, page]) => [
    name,
    {
      ...page,
      visible: page.visible && !pages.includes(name as RouteKey),
      blocks: page.blocks.filter(({ use }) => !blocks.includes(use)),
    },
  ])
  return { ...manifest, pages: Object.fromEntries(kept) as Manifest['pages'] }
}

/** Notes each response that says that there is no such call. */
function unanswered(page: Page): string[] {
  const seen: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/') && [404, 405, 501].includes(response.status()))
      seen.push(`${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`)
  })
  return seen
}

async function expectNothingAbsent(page: Page, manifest: Manifest, user: Parameters<typeof pagesOf>[1]) {
  const gone = lost(manifest).flatMap((each) => (each.page ? manifest.pages[each.page].path : []))
  for (const path of gone) {
    await walkTo(page, path)
    await expectPage(page, { name: 'NOT_FOUND', blocks: manifest.notFound.map(({ use }) => use) })
  }
  const pages = pagesOf(withoutAbsent(manifest), user)
  // Links with a secret, and games, that do not exist are 404 on every platform.
  for (const { path, expected } of pages.filter((each) => !each.path.includes('no-such'))) {
    await walkTo(page, path)
    await expectPage(page, expected)
    await expect(page.locator('main [role=alert]').filter({ hasText: /\S/ }), path).toHaveCount(0)
    for (const to of gone) await expect(page.locator(`a[href^="${to}"]`), `${path} has no link to ${to}`).toHaveCount(0)
  }
}

forEachBrand(() => {
  test.describe.configure({ timeout: 180_000 })

  test('a visitor meets nothing that the platform lacks', async ({ page, manifest }) => {
    const calls = unanswered(page)
    await open(page, manifest.pages.MAIN.path)
    await expectNothingAbsent(page, manifest, null)
    expect(calls).toEqual([])
  })

  test('a player meets nothing that the platform lacks, while a withdrawal is pending', async ({
    page,
    manifest,
    sandbox,
    signIn,
  }) => {
    const calls = unanswered(page)
    await signIn('claire')
    await open(page, manifest.pages.WITHDRAWAL.path)
    await page.locator('[name=methodId][value=card]').check()
    const form = page.locator('[data-form=withdrawal]')
    const values = { cardNumber: '4242 4242 4242 4242', holder: 'Claire Moreau', amount: '70' }
    for (const [name, value] of Object.entries(values))
      await form.locator(`[data-field=${name}] [name=${name}]`).fill(value)
    await form.locator('[type=submit]').click()
    await page.locator('[data-step=review] button').first().click()
    await expect(page.locator('[data-operation][data-status=pending]')).toHaveCount(1)
    await expectNothingAbsent(page, manifest, await sandbox.user('claire'))
    expect(calls).toEqual([])
  })

  test('favourites of a player stay, on the platform or in the browser', async ({ page, manifest, signIn }) => {
    await signIn('claire')
    await open(page, manifest.pages.GAMES.path)
    const card = page.locator('main [data-game]').nth(1)
    const game = await card.getAttribute('data-game')
    const heart = page.locator(`main [data-game="${game}"] button[aria-pressed]`)
    const isKept = !manifest.platform?.lacks?.includes('GET /my/favourites')
    await Promise.all([
      isKept &&
        page.waitForResponse((response) => /favou?rites/.test(response.url()) && response.request().method() !== 'GET'),
      heart.click(),
    ])
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await open(page, manifest.pages.GAMES.path)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-toast=error]')).toHaveCount(0)
  })
})
