import type { Page } from '@playwright/test'
import { type PageToOpen, pagesOf, userOf, walkTo } from '#testing/browser/pages.ts'
import { type Direction, directions, noteAxe, spokenIn } from './axe.ts'
import { expect, type Note, open, test } from './cells.ts'
import { motionFaults, watchMotion } from './motion.ts'
import { largeTextFaults, reflowFaults, spacingFaults } from './reflow.ts'
import { foreignNames, ownNames, structureFaults } from './structure.ts'

interface Visit {
  page: Page
  note: Note
  direction: Direction
  kept: string[]
  who: string
}

/** Navigates without a reload, and waits until everything is loaded and drawn. */
async function arrive(page: Page, { path, expected }: PageToOpen) {
  await walkTo(page, path)
  await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await page.evaluate(() => document.fonts.ready)
}

async function judge({ page, note, direction, kept, who }: Visit, visited: PageToOpen) {
  const where = `${visited.path} ${who}`
  await arrive(page, visited)
  await noteAxe(page, note, where, direction)
  await page.setViewportSize({ width: 1280, height: 900 })
  note('structure', `${where} ${direction}`, await structureFaults(page))
  if (direction === 'rtl') note('names', where, await foreignNames(page, kept))
  note('reflow 320 px', `${where} ${direction}`, await reflowFaults(page))
  note('text 200%', `${where} ${direction}`, await largeTextFaults(page))
  note('text spacing', `${where} ${direction}`, await spacingFaults(page))
  note('motion', `${where} ${direction}`, await motionFaults(page))
}

for (const direction of directions) {
  test.describe(direction, () => {
    test.describe.configure({ timeout: 900_000 })

    test('every page is accessible to visitors', async ({ page, manifest, note }) => {
      await watchMotion(page)
      await open(page, `/?lng=${spokenIn(manifest.languages, direction)}`)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      const visit: Visit = { page, note, direction, kept: ownNames(manifest), who: 'visitor' }
      for (const visited of pagesOf(manifest, null).filter(({ expected }) => expected.name !== 'NOT_FOUND'))
        await judge(visit, visited)
      await judge(visit, { path: '/no-such-page', expected: { name: 'NOT_FOUND', blocks: [] }, guarded: false })
    })

    test('every page is accessible to players', async ({ page, manifest, note, enter }) => {
      await watchMotion(page)
      await enter('amine')
      await open(page, `/?lng=${spokenIn(manifest.languages, direction)}`)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      const visit: Visit = { page, note, direction, kept: ownNames(manifest), who: 'player' }
      // Pages without guards are the same for everybody but for the header and the bars, which are on these pages too.
      for (const visited of pagesOf(manifest, await userOf(page)).filter(
        ({ expected, guarded }) => guarded && expected.name !== 'NOT_FOUND',
      ))
        await judge(visit, visited)
    })
  })
}
