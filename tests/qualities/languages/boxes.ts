import type { Page } from '@playwright/test'

/** An element’s distances from its parent’s sides. */
interface Box {
  left: number
  right: number
  top: number
  html: string
}

/** Words over a picture stay on its calm side, because pictures are not mirrored. Notices come and go from beside the screen. */
const exempt = '[data-block=promotions] li:first-child > div, [data-overlay=toast]'

/**
 * The position of every element in its parent, by its path in the document. Elements with their own direction are
 * excluded.
 */
export const boxesOf = (page: Page): Promise<Record<string, Box>> =>
  page.evaluate((excluded) => {
    const boxes: Record<string, Box> = {}
    const visit = (element: Element, path: string) => {
      const outer = element.getBoundingClientRect()
      ;[...element.children].forEach((child, index) => {
        const own = child.closest('[dir]')
        if ((own && own !== document.documentElement) || child.matches(excluded)) return
        const { left, right, top, width, height } = child.getBoundingClientRect()
        const at = `${path}/${child.localName}[${index}]`
        // Elements without a box, such as hidden ones, hide their children too.
        if (width > 0 && height > 0 && outer.width > 0) {
          boxes[at] = {
            left: left - outer.left,
            right: outer.right - right,
            top: top - outer.top,
            html: child.outerHTML.slice(0, 120),
          }
        }
        if (!['svg', 'iframe', 'script', 'style', 'bdi', 'select'].includes(child.localName)) visit(child, at)
      })
    }
    visit(document.body, '')
    return boxes
  }, exempt)

/** The tolerance in pixels for a mirrored box, because the widths of texts and digits differ. */
const tolerance = 3

/**
 * The elements that are at the same sides in both directions although they are not centred, and the number of compared
 * elements.
 */
export function unmirrored(ltr: Record<string, Box>, rtl: Record<string, Box>): { count: number; faults: string[] } {
  const near = (a: number, b: number) => Math.abs(a - b) <= tolerance
  const paths = Object.keys(ltr).filter((path) => path in rtl)
  const faults = paths.filter((path) => {
    const [one, other] = [ltr[path]!, rtl[path]!]
    const isMirrored = near(one.left, other.right) || near(one.right, other.left)
    // Texts of the server may be longer in one language, and take another line.
    return !isMirrored && near(one.left, other.left) && near(one.right, other.right) && near(one.top, other.top)
  })
  return {
    count: paths.length,
    faults: faults.map(
      (path) =>
        `${path}  ${Math.round(ltr[path]!.left)} px left, ${Math.round(ltr[path]!.right)} px right  ${rtl[path]!.html}`,
    ),
  }
}

/** Arrows and chevrons that point the same way in both directions. */
export const unturned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pointing =
      /lucide-(chevron|arrow|move|corner|log|undo|redo|skip|step|chevrons|circle-arrow|circle-chevron)[\w-]*(left|right|out|in|undo|redo|back|forward)\b/
    return [...document.querySelectorAll('svg')]
      .filter(
        (icon) =>
          pointing.test(icon.getAttribute('class') ?? '') && icon.checkVisibility() && !icon.closest('[dir=ltr]'),
      )
      .filter((icon) => !getComputedStyle(icon).transform.startsWith('matrix(-'))
      .map((icon) => icon.outerHTML.slice(0, 120))
  })
