import type { Page } from '@playwright/test'

/** What moved by itself, as the browser counts it. */
interface Shift {
  value: number
  moved: string[]
}

interface Shifted {
  shifts: Shift[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Waits until what has just changed is laid out and drawn. Once in a great while a browser without a screen draws nothing after a change of its size: what is asked then is laid out all the same. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, 5000)
      }),
  )

/** Elements that reach beyond the viewport’s sides, save inside what scrolls on purpose, and notices, which come and go over the edge; as text, outermost first. */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      !!element &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement))
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      const shown =
        own > 0 &&
        getComputedStyle(element).visibility === 'visible' &&
        !element.closest('.visually-hidden, [inert], [data-overlay=toast]')
      return shown && (left < -0.5 || right > width + 0.5) && !scrolls(element.parentElement)
    })
    if (document.documentElement.scrollWidth > width) found.unshift(document.documentElement)
    return found.map((element) => element.outerHTML.slice(0, 120))
  })

/** Texts cut off by their own box: not those that end in an ellipsis by design, nor what scrolls. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, visibility, clipPath } = getComputedStyle(element)
        if (!hasText(element) || visibility !== 'visible' || element.closest('.visually-hidden, option, script, style'))
          return false
        // Words for screen readers alone.
        if (clipPath === 'inset(50%)') return false
        const cutX =
          ['hidden', 'clip'].includes(overflowX) &&
          element.scrollWidth > element.clientWidth + 1 &&
          textOverflow !== 'ellipsis'
        const cutY =
          ['hidden', 'clip'].includes(overflowY) &&
          element.scrollHeight > element.clientHeight + 1 &&
          textOverflow !== 'ellipsis'
        return cutX || cutY
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Images on the screen that could not be shown. */
export const failedImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ src, complete, naturalWidth }) => src && complete && naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  )

/** Makes the window as high as its page, so that the bars at its edges half cover nothing. Answers how to make it as it was. */
export async function showWhole(page: Page): Promise<() => Promise<void>> {
  const before = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...before, height: Math.max(before.height, height) })
  return () => page.setViewportSize(before)
}

/** Counts, from the next page on, what moves by itself. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? String(node?.textContent),
            ),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Begins anew, after what the test itself has moved. */
export const forgetLayoutShift = (page: Page) =>
  page.evaluate(() => void ((window as unknown as Shifted).shifts.length = 0))

/** What has moved by itself so far, and by how much. */
export const layoutShifts = (page: Page) => page.evaluate(() => (window as unknown as Shifted).shifts)
