import type { Page } from '@playwright/test'
import { clipped, cutByScreen, drawn, outside } from '#testing/browser/layout.ts'

/** Overlapping texts. Intentional layers and screen reader texts are ignored. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const wordsOf = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isAfloat = (element: Element | null): boolean =>
      !!element && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isAfloat(element.parentElement))
    const texts = [...document.querySelectorAll<HTMLElement>('main *, footer *, header *')].filter(
      (element) =>
        wordsOf(element).length > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.visually-hidden, svg, select, [aria-hidden=true], [inert]'),
    )
    /** The visible part of a line within its clipping ancestors. */
    const seenOf = (
      { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
      element: Element | null,
    ): { left: number; right: number; top: number; bottom: number } => {
      if (!element) return { left, right, top, bottom }
      const { overflowX } = getComputedStyle(element)
      const around = overflowX === 'visible' ? undefined : element.getBoundingClientRect()
      const cut = around
        ? {
            left: Math.max(left, around.left),
            right: Math.min(right, around.right),
            top: Math.max(top, around.top),
            bottom: Math.min(bottom, around.bottom),
          }
        : { left, right, top, bottom }
      return seenOf(cut, element.parentElement)
    }
    /** The glyphs of a typeface stay within the line although the box of its text may be taller. */
    const lineOf = ({ left, right, top, bottom }: DOMRect, element: Element) => {
      const beyond = Math.max(0, bottom - top - (parseFloat(getComputedStyle(element).lineHeight) || Infinity)) / 2
      return { left, right, top: top + beyond, bottom: bottom - beyond }
    }
    const boxes = texts.flatMap((element) => {
      const range = document.createRange()
      const lines = wordsOf(element).flatMap((words) => {
        range.selectNodeContents(words)
        return [...range.getClientRects()].map((box) => lineOf(box, element))
      })
      return lines
        .map((box) => seenOf(box, element))
        .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
        .map((box) => ({ element, box, afloat: isAfloat(element) }))
    })
    const found = new Set<string>()
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element) || one.afloat !== other.afloat)
          continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // The line boxes of close lines may touch.
        if (wide > 3 && high > Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) * 0.35)
          found.add(`${one.element.outerHTML.slice(0, 90)} on ${other.element.outerHTML.slice(0, 90)}`)
      }
    }
    return [...found].slice(0, 5)
  })

const fits = async (page: Page) => [
  ...(await outside(page)).map((fault) => `outside: ${fault}`),
  ...(await clipped(page)).map((fault) => `clipped: ${fault}`),
  ...(await cutByScreen(page)).map((fault) => `cut by the screen: ${fault}`),
  ...(await overlapping(page)).map((fault) => `overlapping: ${fault}`),
]

/** WCAG 1.4.10: returns the faults at 320 px. */
export async function reflowFaults(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await drawn(page)
  return fits(page)
}

/** WCAG 1.4.4: returns the faults with text at twice the size. */
export async function largeTextFaults(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await drawn(page)
  const faults = await fits(page)
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  return faults
}

/** WCAG 1.4.12: returns the faults with the text spacing that users may set. */
export async function spacingFaults(page: Page) {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  await drawn(page)
  const faults = await fits(page)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return faults
}
