import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectPage, pagesOf, userOf, type PageToOpen } from '../pages.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNothingFound(page: Page, pages: PageToOpen[]) {
  for (const { path, expected } of pages) {
    await page.goto(path)
    await expectPage(page, expected)
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), path).toEqual([])
  }
}

test('axe finds nothing on any page that a visitor can open', async ({ page, manifest }) => {
  test.slow()
  await expectNothingFound(page, pagesOf(manifest, null))
})

test('axe finds nothing on any page that is not for everybody', async ({ page, manifest, signIn }) => {
  test.slow()
  await signIn('amine')
  await expectNothingFound(page, pagesOf(manifest, await userOf(page)).filter(({ guarded }) => guarded))
})
