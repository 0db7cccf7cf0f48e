import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { sportsbook } from '#testing/browser/sportsbook.ts'

/** Blocks and settings that any brand can have by data alone, used on one page after the other. */
interface Case {
  blocks: readonly string[]
  /** What the brand says beside its name; the rest comes from `base`. Nothing if `base` has the blocks. */
  manifest?: object
  path?: string
  /** Uses the blocks; the page that it ends on is checked for accessibility, as the first one is. */
  use: (page: Page) => Promise<void>
}

const search = (page: Page) => page.locator('[data-overlay=search]').getByRole('combobox')
const firstFound = (page: Page) => page.locator('[data-group=games] [role=option]').first()

/** One brand each. New blocks are added here. */
const cases: Record<string, Case> = {
  'of-base': {
    blocks: ['continue-playing', 'search'],
    use: async (page) => {
      await expect(page.locator('main [data-block=game-row]').first().locator('[data-game]').first()).toBeVisible()
      await page.locator('header [data-block=search] button').click()
      await search(page).fill('airplane')
      await expect(firstFound(page)).toContainText('Plane')
    },
  },
  'of-its-own': {
    blocks: ['live-now', 'top-matches', 'bet-slip-summary', 'search with settings of its own'],
    manifest: {
      sport: {
        use: 'betby',
        script: 'https://sport.vendor.example/bt-renderer.min.js',
        brandId: '123',
        hosts: ['https://sport.vendor.example', 'https://cdn.vendor.example', 'wss://live.vendor.example'],
      },
      frame: { header: [{ use: 'logo' }, { use: 'search', field: true }] },
      overlays: { search: { popular: ['lobby.crash'], synonyms: 'fox = vixen' } },
      pages: {
        MAIN: {
          blocks: [
            { use: 'live-now', title: 'match.liveNow', limit: 12 },
            { use: 'top-matches', title: 'match.top', limit: 12 },
            { use: 'bet-slip-summary' },
            { use: 'game-grid', pageSize: 48 },
          ],
        },
        SPORT: { visible: true },
        LIVE_SPORT: { visible: true },
      },
    },
    use: async (page) => {
      for (const [block, to] of [
        ['live-now', '/live-sport'],
        ['top-matches', '/sport'],
      ]) {
        const row = page.locator(`[data-block=${block}]`)
        await expect(row.locator('[data-match]').first()).toBeVisible()
        await expect(row.getByRole('link', { name: 'All matches' })).toHaveAttribute('href', to!)
      }
      await page.locator('header [data-block=search] button').click()
      await expect(page.locator('[data-group=popular] [role=option]')).toHaveText('Crash games')
      await search(page).fill('vixen')
      await expect(firstFound(page)).toContainText('Fox')
      await open(page, '/sport')
      const book = await sportsbook(page)
      await book.locator('[data-outcome$="|result|home"]:enabled').first().click()
      await page.locator('header [data-block=logo] a').click()
      await expect(page.locator('[data-block=bet-slip-summary] a')).toHaveAttribute('href', '/sport')
    },
  },
  'of-offers': {
    blocks: ['recent-wins', 'welcome-offer'],
    manifest: {
      pages: {
        MAIN: {
          blocks: [
            { use: 'welcome-offer', terms: { sport: { wagering: 8, days: 30 }, slots: { wagering: 30, days: 30 } } },
            { use: 'recent-wins', limit: 12 },
            { use: 'game-grid', pageSize: 48 },
          ],
        },
      },
    },
    use: async (page) => {
      const wins = page.locator('[data-block=recent-wins]')
      await expect(wins.locator('li a').first()).toHaveAttribute('href', /^\/game\//)
      // The player has deposited.
      await expect(page.locator('[data-block=welcome-offer]')).toBeEmpty()
      await wins.getByRole('button', { name: 'Hide' }).click()
      await expect(wins.getByRole('list')).toBeHidden()
      await page.context().clearCookies()
      await open(page, '/')
      await expect(wins.getByRole('list')).toBeHidden()
      const offer = page.locator('[data-block=welcome-offer]')
      await expect(offer.getByRole('listitem').filter({ hasText: '250%' })).toContainText('Wagering: 8× the bonus')
      await expect(offer.getByRole('link', { name: 'Register first' })).toHaveAttribute('href', '/register')
      expect(await shifts(page)).toBe(0)
      await wins.getByRole('button', { name: 'Show recent wins' }).click()
      await expect(wins.getByRole('button', { name: 'Hide' })).toBeFocused()
      await expect(wins.locator('li a').first()).toBeVisible()
    },
  },
  'of-a-game': {
    blocks: ['game', 'quick-deposit'],
    path: '/game/amber-circuit/fox-cascade',
    use: async (page) => {
      await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
      await expect(page.locator('[data-info] dt')).toHaveCount(5)
      await expect(page.locator('html')).toHaveAttribute('data-stage', '')
      await page.locator('[data-quick-deposit]').click()
      await expect(page.locator('[data-overlay=quick-deposit] [data-form=deposit]')).toBeVisible()
    },
  },
}

/** Returns how far the page has moved by itself. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(done, 500, 0)
      }),
  )

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

for (const [id, { blocks, path = '/', use }] of Object.entries(cases))
  test.describe(id, () => {
    test.use({ brand: id })
    test(`a brand of base alone uses ${blocks.join(', ')}`, async ({ page, enter }) => {
      const violations = () => axeViolations(page, { exclude: 'iframe' })
      await enter('claire')
      await open(page, path)
      expect(await violations()).toEqual([])
      await use(page)
      expect(await violations()).toEqual([])
    })
  })
