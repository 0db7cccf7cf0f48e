import type { Page } from '@playwright/test'
import type { Box } from '#manifest-tools/licences/evidence.ts'

/** How long something may take to come into view. */
const lookMs = 10_000

const pauseMs = 150

/** Returns which selectors show a player nothing. What is behind an open window is not seen. */
export const unseenOf = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(unseenIn, [...selectors])

/** Runs in the page. */
function unseenIn(selectors: readonly string[]): string[] {
  const window = [...document.querySelectorAll('dialog:modal')].at(-1)
  const isSeen = (element: Element) => {
    const { width, height, right } = element.getBoundingClientRect()
    const isDrawn = Math.min(width, height) >= 4 && right > 0
    return (
      isDrawn &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (!window || window.contains(element))
    )
  }
  return selectors.filter((selector) => ![...document.querySelectorAll(selector)].some(isSeen))
}

/** Scrolls what a selector shows to the middle of the screen, and returns where it is then; undefined if it shows nothing. */
export async function scrollTo(page: Page, selector: string): Promise<Box | undefined> {
  const place = page.locator(selector).filter({ visible: true }).first()
  if ((await place.count()) === 0) return undefined
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await place.boundingBox()
  if (!box) return undefined
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  return { x, y, width, height }
}

/** Closes the windows in front of a page, but none with something that is looked for. */
export async function closeWindows(page: Page, wanted: readonly string[]) {
  for (let count = 0; count < 10; count++) {
    const window = page.locator('dialog[open]').last()
    if ((await window.count()) === 0 || (await window.evaluate(has, [...wanted]))) return
    // The last button is the cross, or the one that confirms.
    const close = window.locator('button').last()
    await close.click({ timeout: 2000 }).catch(() => page.keyboard.press('Escape'))
    await page.waitForTimeout(pauseMs)
  }
}

/** Runs in the page: whether an element has something of these selectors, or is it. */
const has = (element: Element, selectors: readonly string[]) =>
  selectors.some((selector) => element.matches(selector) || element.querySelector(selector) !== null)

/** Waits until each list of selectors has been seen, and calls `onSeen` with its index. Returns the indexes of the others. */
export async function lookFor(
  page: Page,
  lists: readonly (readonly string[])[],
  onSeen: (index: number) => Promise<void>,
): Promise<number[]> {
  let left = lists.map((_, index) => index)
  for (const end = Date.now() + lookMs; left.length > 0 && Date.now() < end;) {
    for (const index of left) {
      if ((await unseenOf(page, lists[index]!)).length > 0) continue
      await onSeen(index)
      left = left.filter((each) => each !== index)
    }
    const wanted = left.flatMap((index) => lists[index]!)
    await closeWindows(page, wanted)
    if (left.length > 0) await page.waitForTimeout(pauseMs)
  }
  return left
}
