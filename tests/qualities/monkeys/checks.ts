import type { Page } from '@playwright/test'
import { outside } from '#testing/browser/layout.ts'
import { find } from './find.ts'
import { loading, topWindow } from './in-page.ts'

/** A sportsbook’s load timeout plus a margin for a busy machine. */
const loadTimeoutMs = 50_000
const responseTimeoutMs = 10_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats until the result is empty or `ms` have passed. A call interrupted by a new document is repeated. */
async function untilNone<T>(ms: number, ask: () => Promise<T[]>, interrupted: T[]): Promise<T[]> {
  for (const end = Date.now() + ms; ; await wait(50)) {
    const left = await ask().catch(() => interrupted)
    if (left.length === 0 || Date.now() > end) return left
  }
}

/** Waits for what is loading; returns what does not finish. */
export const stillLoading = (page: Page) => untilNone(loadTimeoutMs, () => page.evaluate(loading), ['a document'])

/** Returns what is outside the viewport, after a moment for animations. */
export const misplaced = (page: Page) => untilNone(3000, () => outside(page), [])

/** Closes every modal window with Escape or one of its controls. Returns those that cannot be closed. */
export async function closeModals(page: Page): Promise<string[]> {
  for (let before = await topOf(page); before; before = await topOf(page)) {
    if (!(await close(page, before))) return [before.name]
  }
  return []
}

const topOf = (page: Page) => page.evaluate(topWindow).catch(() => undefined)

async function close(page: Page, { name, open }: { name: string; open: number }): Promise<boolean> {
  const end = Date.now() + responseTimeoutMs
  for (let pick = 0; Date.now() < end; pick++) {
    await page.keyboard.press('Escape')
    const way = await page.evaluate(find, { for: 'way out', pick } as const).catch(() => undefined)
    const now = await topOf(page)
    if (!now || now.open < open || now.name !== name) return true
    if (way) await page.mouse.click(way.x, way.y)
    await wait(100)
  }
  return false
}

/** Clicks a link to another page. Returns a fault if the page does not follow. */
export async function checkNavigation(page: Page): Promise<string[]> {
  // The first click outside an open list closes it.
  await page.keyboard.press('Escape')
  const link = (await page.evaluate(find, { for: 'elsewhere', pick: 0 } as const)) ?? (await fromMain(page))
  if (!link?.href) return ['no link leads anywhere']
  const before = page.url()
  await page.mouse.click(link.x, link.y)
  const same = await untilNone(responseTimeoutMs, async () => (page.url() === before ? [link.what] : []), [])
  return same.map((what) => `a click on ${what} does nothing`)
}

async function fromMain(page: Page) {
  await page.goto('/')
  await stillLoading(page)
  return page.evaluate(find, { for: 'elsewhere', pick: 0 } as const)
}
