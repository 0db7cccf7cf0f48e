import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expects the stage to show a game in its frame with its document loaded. `name` is `{providerId}/{gameId}`. */
export async function expectGame(page: Page, name: string, mode: 'real' | 'demo') {
  const stage = page.locator(`[data-play="${name}"]`)
  await expect(stage).toHaveAttribute('data-mode', mode)
  // The sandbox bundles its games when the first one is opened.
  await expect(stage).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  await expect(stage.locator('iframe').contentFrame().locator('#game')).toBeAttached()
}
