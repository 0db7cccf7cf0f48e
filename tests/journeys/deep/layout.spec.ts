import type { Page } from '@playwright/test'
import { directions, spokenIn, tags, themes } from '../../qualities/a11y/axe.ts'
import { axeViolations } from '#testing/browser/axe.ts'
import { clipped, failedImages, layoutShifts, outside, watchLayoutShift } from '#testing/browser/layout.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { pagesOf } from '#testing/browser/pages.ts'

const widths = [375, 768, 1440]
const isSlow = process.env.SLOW_SUITE === 'matrix'

/**
 * In the slow suite every page in all of them; otherwise two that differ in everything, a phone and a large screen, each with
 * every other page.
 */
const combinations = widths
  .flatMap((width) => themes.flatMap((theme) => directions.map((direction) => ({ width, theme, direction }))))
  .filter((_, index, all) => isSlow || index === 0 || index === all.length - 1)

/**
 * On a phone the bottom bar covers content that scrolls under it, which axe reports as targets that are too small.
 * Therefore axe checks only contrast there; the slow suite `a11y` checks everything. What is in vendors’ frames is theirs.
 */
const axe = (page: Page) =>
  axeViolations(
    page,
    page.viewportSize()!.width < 768 ? { rules: ['color-contrast'], frames: false } : { tags, frames: false },
  )

/** One run tells all that is wrong, not the first page alone. */
const soft = expect.configure({ soft: true })

async function expectSound(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await page.evaluate(() => document.fonts.ready)
  // A notice may still be sliding in.
  await soft.poll(() => outside(page), `outside: ${path}`).toEqual([])
  soft(await clipped(page), `clipped: ${path}`).toEqual([])
  soft(await failedImages(page), `images: ${path}`).toEqual([])
  soft(await layoutShifts(page), `layout shift: ${path}`).toEqual([])
  soft(await axe(page), `axe: ${path}`).toEqual([])
  const size = page.viewportSize()!
  if (size.width !== widths[0]) return
  await page.setViewportSize({ ...size, width: 240 })
  await soft.poll(() => outside(page), `outside at 240 px: ${path}`).toEqual([])
  await page.setViewportSize(size)
}

const share = <Item>(items: Item[], number: number) =>
  isSlow ? items : items.filter((_, index) => index % combinations.length === number)

for (const [number, { width, theme, direction }] of combinations.entries()) {
  test(`nothing is outside, clipped, broken, shifted or reported by axe at ${width} px, ${theme}, ${direction}`, async ({
    page,
    manifest,
    enter,
  }) => {
    // Up to forty pages, each with axe.
    test.setTimeout(420_000)
    await page.addInitScript(
      // A vendor’s sandboxed frame has no storage.
      ([key, value]) => window === window.top && localStorage.setItem(key!, value!),
      [`theme:${manifest.id}`, theme],
    )
    await page.setViewportSize({ width, height: 900 })
    await watchLayoutShift(page)
    const language = spokenIn(manifest.languages, direction)
    const visitors = pagesOf(manifest, null).filter(({ expected }) => expected.name !== 'NOT_FOUND')
    for (const { path } of share(visitors, number)) await expectSound(page, `${path}?lng=${language}`)
    await expectSound(page, `/no-such-page?lng=${language}`)
    const players = pagesOf(manifest, await enter('amine')).filter(
      ({ guarded, expected }) => guarded && expected.name !== 'NOT_FOUND',
    )
    for (const { path } of share(players, number)) await expectSound(page, `${path}?lng=${language}`)
  })
}
