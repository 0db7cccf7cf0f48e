import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Block, Manifest, RouteKey } from '#manifest'
import { expect, open, test } from '../fixtures.ts'

const player = 'claire'

/** A path of a page, its variable parts filled in. */
const pathOf = (manifest: Manifest, page: RouteKey) => manifest.pages[page].path.replace(':pageId', `terms-${manifest.languages[0]}`)

const visiblePages = (manifest: Manifest) => (Object.keys(manifest.pages) as RouteKey[]).filter((page) => manifest.pages[page].visible)

async function expectPage(page: Page, name: string, blocks: Block[]) {
  const main = page.locator('main')
  await expect(main).toHaveAttribute('data-page', name)
  await expect(main).toHaveAttribute('data-state', 'ready')
  const shown = await main.locator('> [data-block]').evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.block))
  expect(shown).toEqual(blocks.map(({ use }) => use))
}

/** What axe finds on the page. */
const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

test('a visitor can open every visible page, and axe finds nothing', async ({ page, manifest }) => {
  const pages = visiblePages(manifest)
  expect(pages.length).toBeGreaterThanOrEqual(5)
  for (const name of pages) {
    await page.goto(pathOf(manifest, name))
    await expectPage(page, name, manifest.pages[name].blocks)
    expect(await violations(page), name).toEqual([])
  }
})

test('a player can open every page but those for visitors', async ({ page, manifest, signIn }) => {
  await signIn(player)
  for (const name of visiblePages(manifest)) {
    await page.goto(pathOf(manifest, name))
    const forVisitors = manifest.pages[name].guards?.includes('signed-out')
    if (forVisitors) await expectPage(page, 'NOT_FOUND', manifest.notFound)
    else await expectPage(page, name, manifest.pages[name].blocks)
    expect(await violations(page), name).toEqual([])
  }
})

test('hidden pages and unknown paths show the not-found page', async ({ page, manifest }) => {
  const hidden = (Object.keys(manifest.pages) as RouteKey[]).filter((name) => !manifest.pages[name].visible)
  for (const path of [...hidden.map((name) => manifest.pages[name].path.replace(/:\w+/g, 'x')), '/no/such/page']) {
    await page.goto(path)
    await expectPage(page, 'NOT_FOUND', manifest.notFound)
  }
  expect(await violations(page)).toEqual([])
})

test('links lead from page to page without a reload, each from its top', async ({ page, manifest }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.locator(`header a[href="${manifest.pages.GAMES.path}"]`).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
  expect(await page.evaluate(() => [window.scrollY, 'sameDocument' in window])).toEqual([0, true])
  await expect(page.locator('main')).toBeFocused()
})
