import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Manifest, RouteKey } from '#manifest'
import { expectPage } from '../expect-page.ts'
import { expect, test } from '../fixtures.ts'

const player = 'claire'

/** A path of a page, its variable parts filled in. */
const pathOf = (manifest: Manifest, page: RouteKey) => manifest.pages[page].path.replace(':pageId', `terms-${manifest.languages[0]}`)

const visiblePages = (manifest: Manifest) => (Object.keys(manifest.pages) as RouteKey[]).filter((page) => manifest.pages[page].visible)

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
