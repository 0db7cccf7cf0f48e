import type { Page } from '@playwright/test'

/** A layout shift as the browser reports it. */
interface Shift {
  value: number
  /** The elements, each with its place before and after. */
  moved: string[]
}

interface Shifted {
  shifts: Shift[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Waits until the last change is laid out and drawn. A headless browser occasionally draws no frame after a resize; the
 * layout is up to date even then.
 */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, 5000)
      }),
  )

/** Runs in the page: elements outside the viewport’s sides as text, outermost first, except in scroll containers and toasts. */
export function findOutside(): string[] {
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
}

/** Returns elements outside the viewport’s sides. */
export const outside = (page: Page) => page.evaluate(findOutside)

/** Returns texts clipped by their box, except with an ellipsis by design or in scroll containers. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, visibility, clipPath } = getComputedStyle(element)
        if (!hasText(element) || visibility !== 'visible' || element.closest('.visually-hidden, option, script, style'))
          return false
        // Texts for screen readers only.
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

/** Returns texts of fixed elements, such as bars, that are above or below the screen, where nobody can scroll to them. */
export const cutByScreen = (page: Page) =>
  page.evaluate(() => {
    /** Whether nothing between a text and the screen scrolls. */
    const isFixed = (element: Element | null): boolean => {
      if (!element) return false
      const { position, overflowY } = getComputedStyle(element)
      if (['auto', 'scroll'].includes(overflowY)) return false
      return position === 'fixed' || isFixed(element.parentElement)
    }
    const range = document.createRange()
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const words = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        if (words.length === 0 || element.closest('[inert], [data-overlay=toast], dialog:not([open])')) return false
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
        // Texts for screen readers only.
        if (getComputedStyle(element).clipPath === 'inset(50%)' || !isFixed(element)) return false
        return words.some((node) => {
          range.selectNodeContents(node)
          const { top, bottom } = range.getBoundingClientRect()
          return top < -0.5 || bottom > innerHeight + 0.5
        })
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Runs in the page: the addresses of pictures that failed to load. */
export const findFailedImages = (): string[] =>
  [...document.images]
    .filter(({ src, complete, naturalWidth }) => src && complete && naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src)

/** Returns the pictures that failed to load. */
export const failedImages = (page: Page) => page.evaluate(findFailedImages)

/** Makes the window as tall as its page, so that its bars cover nothing. Returns a function that restores it. */
export async function fitWindowToPage(page: Page): Promise<() => Promise<void>> {
  const before = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...before, height: Math.max(before.height, height) })
  return () => page.setViewportSize(before)
}

/** Records, from the next page on, every layout shift. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    const place = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map((each) => Math.round(each))}`
    /** Whether it is in the shadow tree of a vendor’s sportsbook, whose nodes are not told. */
    const isVendors = ({ node, currentRect: { x, y, right, bottom } }: LayoutShift['sources'][number]) =>
      !node &&
      [...document.querySelectorAll('[data-sport]')].some((book) => {
        const box = book.getBoundingClientRect()
        return x >= box.x && y >= box.y && right <= box.right && bottom <= box.bottom
      })
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput && !sources.every(isVendors))
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${place(previousRect)} → ${place(currentRect)} ${(node as Element | null)?.outerHTML?.slice(0, 120) ?? node?.textContent}`,
            ),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Resets the record after shifts made by the test itself. */
export const forgetLayoutShift = (page: Page) =>
  page.evaluate(() => void ((window as unknown as Shifted).shifts.length = 0))

/** Returns the layout shifts so far. */
export const layoutShifts = (page: Page) => page.evaluate(() => (window as unknown as Shifted).shifts)
