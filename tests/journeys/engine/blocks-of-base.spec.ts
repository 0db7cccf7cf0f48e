import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { sportsbook } from '#testing/browser/sportsbook.ts'

/** A block or setting that any brand can have by data alone. */
interface Case {
  /** What the brand says beside its name; the rest comes from `base`. Nothing if `base` has the block. */
  manifest?: object
  /** The demo player who is signed in. */
  login?: string
  path?: string
  /** Uses the block. */
  use: (page: Page) => Promise<void>
}

/** A brand with a sportsbook, and with this block on its main page. */
const withSport = (block: object) => ({
  sport: {
    use: 'betby',
    script: 'https://sport.vendor.example/bt-renderer.min.js',
    brandId: '123',
    hosts: ['https://sport.vendor.example', 'https://cdn.vendor.example', 'wss://live.vendor.example'],
  },
  pages: {
    MAIN: { blocks: [block, { use: 'game-grid', pageSize: 48 }] },
    SPORT: { visible: true },
    LIVE_SPORT: { visible: true },
  },
})

/** One brand each. New blocks are added here. */
const cases: Record<string, Case> = {
  search: {
    use: async (page) => {
      await page.locator('header [data-block=search] button').click()
      await page.locator('[data-overlay=search]').getByRole('combobox').fill('airplane')
      await expect(page.locator('[data-group=games] [role=option]').first()).toContainText('Plane')
    },
  },
  'search-of-its-own': {
    manifest: {
      frame: { header: [{ use: 'logo' }, { use: 'search', field: true }] },
      overlays: { search: { popular: ['lobby.crash'], synonyms: 'fox = vixen' } },
    },
    use: async (page) => {
      await page.locator('header [data-block=search] button').click()
      await expect(page.locator('[data-group=popular] [role=option]')).toHaveText('Crash games')
      await page.locator('[data-overlay=search]').getByRole('combobox').fill('vixen')
      await expect(page.locator('[data-group=games] [role=option]').first()).toContainText('Fox')
    },
  },
  'continue-playing': {
    login: 'claire',
    use: async (page) => {
      await expect(page.locator('main [data-block=game-row]').first().locator('[data-game]').first()).toBeVisible()
    },
  },
  game: {
    login: 'claire',
    path: '/game/amber-circuit/fox-cascade',
    use: async (page) => {
      await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
      await expect(page.locator('[data-info] dt')).toHaveCount(5)
      await expect(page.locator('html')).toHaveAttribute('data-stage', '')
    },
  },
  'quick-deposit': {
    login: 'claire',
    path: '/game/amber-circuit/fox-cascade',
    use: async (page) => {
      await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
      await page.locator('[data-quick-deposit]').click()
      await expect(page.locator('[data-overlay=quick-deposit] [data-form=deposit]')).toBeVisible()
    },
  },
  'live-now': {
    manifest: withSport({ use: 'live-now', title: 'match.liveNow', limit: 12 }),
    use: async (page) => {
      const row = page.locator('[data-block=live-now]')
      await expect(row.locator('[data-match]').first()).toBeVisible()
      await expect(row.getByRole('link', { name: 'All matches' })).toHaveAttribute('href', '/live-sport')
    },
  },
  'top-matches': {
    manifest: withSport({ use: 'top-matches', title: 'match.top', limit: 12 }),
    use: async (page) => {
      const row = page.locator('[data-block=top-matches]')
      await expect(row.locator('[data-match]').first()).toBeVisible()
      await expect(row.getByRole('link', { name: 'All matches' })).toHaveAttribute('href', '/sport')
    },
  },
  'bet-slip-summary': {
    manifest: withSport({ use: 'bet-slip-summary' }),
    login: 'claire',
    path: '/sport',
    use: async (page) => {
      const book = await sportsbook(page)
      await book.locator('[data-outcome$="|result|home"]:enabled').first().click()
      await page.locator('header [data-block=logo] a').click()
      await expect(page.locator('[data-block=bet-slip-summary] a')).toHaveAttribute('href', '/sport')
    },
  },
}

// Each worker reads this file, and writes its own.
const manifests = resolve(`test-results/manifests-of-base-${process.env['TEST_WORKER_INDEX']}`)
mkdirSync(manifests, { recursive: true })
cpSync('manifests/base.json', join(manifests, 'base.json'))
for (const [id, { manifest }] of Object.entries(cases))
  writeFileSync(
    join(manifests, `${id}.json`),
    JSON.stringify({
      manifestVersion: 1,
      extends: 'base',
      id,
      name: 'Lumina',
      project: 'LUMINA',
      seo: { title: 'Lumina', description: 'Slots and live tables.' },
      logo: '/brands/donxbet/logo.svg',
      icon: '/brands/donxbet/icon.svg',
      ...manifest,
    }),
  )
test.use({ environment: { MANIFESTS: manifests } })

for (const [id, { login, path = '/', use }] of Object.entries(cases))
  test.describe(id, () => {
    test.use({ brand: id })
    test('a brand of base alone uses it', async ({ page, enter }) => {
      if (login) await enter(login)
      await open(page, path)
      await use(page)
      expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
    })
  })
