import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { startServer } from '#testing/browser/server.ts'

const row = (title: string, layout: string, types: string[]) => ({ use: 'game-row', title, types, layout, limit: 12 })
const image = '/brands/neutral/logo.svg'

/** A brand made from `base` alone that uses every arrangement of the home page, a rail of its own, and pictures. */
const lumina = {
  manifestVersion: 1,
  extends: 'base',
  id: 'lumina',
  name: 'Lumina',
  project: 'LUMINA',
  seo: { title: 'Lumina casino', description: 'Slots and live tables.' },
  theme: { cards: 'framed', backdrop: 'lattice', header: 'scallop' },
  logo: '/brands/neutral/logo.svg',
  icon: '/brands/neutral/icon.svg',
  notFound: [{ use: 'not-found', image }],
  pages: {
    LOGIN: { blocks: [{ use: 'login-form', image }] },
    REGISTER: { blocks: [{ use: 'register-form', image }] },
    PROMOTIONS: {
      rail: [{ use: 'main-nav', items: [{ page: 'TV_GAMES', icon: 'tv', text: 'nav.tvGames' }] }],
    },
    GAMES: {
      blocks: [{ use: 'game-grid', filters: ['categories'], categoryLook: 'boxes', layout: 'list', pageSize: 24 }],
    },
    TV_GAMES: { blocks: [{ use: 'game-grid', types: ['tv'], layout: 'posters', pageSize: 24 }] },
    MAIN: {
      blocks: [
        {
          use: 'sectors',
          layout: 'lead',
          items: [
            { page: 'GAMES', icon: 'cherry', text: 'nav.casino', image },
            { page: 'SPORT', icon: 'volleyball', text: 'page.SPORT' },
            { page: 'GAMES', category: 'live', icon: 'radio', text: 'lobby.live' },
          ],
        },
        { use: 'banners', place: 'home', layout: 'split' },
        row('lobby.popular', 'feature', ['slots']),
        row('lobby.live', 'tables', ['live']),
        row('lobby.crash', 'ranked', ['crash']),
        row('lobby.tv', 'wide', ['tv']),
      ],
    },
  },
}

/** Collects how far elements have moved without a cause. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = window as unknown as { shifts: number }
    moved.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const inner = (page: Page, layout: string, place: number) =>
  page.locator(`[data-layout=${layout}] li`).nth(place).boundingBox()

test('a brand from base alone arranges its pages by options, and nothing moves', async ({ page, server }) => {
  test.setTimeout(240_000)
  const manifests = mkdtempSync(join(tmpdir(), 'manifests-'))
  cpSync('manifests/base.json', join(manifests, 'base.json'))
  writeFileSync(join(manifests, 'lumina.json'), JSON.stringify(lumina))
  const port = server.port + 110
  const own = await startServer(port, { MANIFESTS: manifests })
  const address = `http://lumina.localhost:${port}`
  try {
    await watchShifts(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, `${address}/`)
    const sectors = page.getByRole('navigation', { name: 'Explore' }).getByRole('link')
    await expect(sectors).toHaveText(['Casino', 'Live casino'])

    const [hero, second] = [
      page.getByRole('region', { name: 'Offers', exact: true }),
      page.locator('[data-layout=split] h3').first(),
    ]
    expect((await second.boundingBox())!.x).toBeGreaterThan((await hero.boundingBox())!.x + 400)

    const [lead, other] = [await inner(page, 'feature', 0), await inner(page, 'feature', 1)]
    expect(lead!.width).toBeGreaterThan(other!.width * 1.9)
    expect(lead!.height).toBeGreaterThan(other!.height * 1.9)
    await expect(page.locator('[data-layout=tables] li').first()).toContainText(/€0\.20.*€500\.00/)
    expect((await inner(page, 'wide', 0))!.width).toBeGreaterThan(other!.width * 1.2)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
    expect(await axeViolations(page)).toEqual([])

    const rail = page.getByRole('complementary', { name: 'Categories' })
    await expect(rail).toBeVisible()
    await open(page, `${address}/promotions`)
    await expect(rail.getByRole('link')).toHaveText(['TV games'])
    await open(page, `${address}/register`)
    await expect(rail).toHaveCount(0)
    await expect(page.locator(`aside img[src="${image}"]`)).toBeVisible()
    await open(page, `${address}/login`)
    await expect(page.locator(`main img[src="${image}"]`)).toBeVisible()
    await open(page, `${address}/nothing`)
    await expect(page.locator(`main img[src="${image}"]`)).toBeVisible()

    await open(page, `${address}/games`)
    const card = page.locator('[data-game]').first()
    const [picture, name] = [
      await card.locator('img').boundingBox(),
      await card.getByRole('link').first().boundingBox(),
    ]
    expect(picture!.x + picture!.width).toBeLessThanOrEqual(name!.x)
    const boxes = page.getByRole('list', { name: 'Categories' }).getByRole('link')
    const widths = await boxes.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().width)),
    )
    expect(widths.length).toBeGreaterThan(2)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2)
    expect(await axeViolations(page)).toEqual([])
    await open(page, `${address}/tv-games`)
    await expect(page.locator('[data-game]').first().getByRole('link').first()).toBeVisible()
    await expect(page.locator('[data-game] [title]:not(a)').first()).toBeHidden()
    await page.goto('about:blank')
  } finally {
    await own.stop()
    rmSync(manifests, { recursive: true })
  }
})
