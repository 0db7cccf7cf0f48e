import type { Page } from '@playwright/test'
import type { Block } from '#manifest'
import { expect } from './fixtures.ts'

/** Expects a page to be ready with exactly these blocks. */
export async function expectPage(page: Page, name: string, blocks: Block[]) {
  const main = page.locator('main')
  await expect(main).toHaveAttribute('data-page', name)
  await expect(main).toHaveAttribute('data-state', 'ready')
  const shown = await main.locator('> [data-block]').evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.block))
  expect(shown).toEqual(blocks.map(({ use }) => use))
}
