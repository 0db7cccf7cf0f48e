import type { Page } from '@playwright/test'

/** What a walk through a page with the keyboard has found. */
interface FocusWalk {
  stops: number
  faults: string[]
}

interface Walking extends FocusWalk {
  isOver: boolean
}

/** The windows of WCAG 2.4.11’s users: a small phone, and desktop windows enlarged to 400 %. */
export const sizes = [
  { width: 375, height: 553 },
  { width: 320, height: 256 },
  { width: 320, height: 180 },
]

/** Far more than any page has: a walk that does not end must not pass. */
const maxStops = 3000

/** Keys pressed between two looks at how far the walk is. */
const batch = 40

/** How long a row may take until it has scrolled to the focus, in milliseconds. */
const settleMs = 200

const codes = { code: 'Tab', key: 'Tab', windowsVirtualKeyCode: 9 }

/**
 * WCAG 2.4.11: moves the focus through the whole page, forward or back, and returns what has the focus while it is completely hidden: none
 * of five points of its boxes, or of those of its label, is on the screen and its own. Frames are the vendors’.
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusWalk> {
  await page.evaluate(watch, { key, pauseMs: settleMs })
  const browser = await page.context().newCDPSession(page)
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    browser.send('Input.dispatchKeyEvent', { type, ...codes, modifiers: key === 'Tab' ? 0 : 8 })
  for (let pressed = 0; pressed < maxStops; pressed += batch) {
    // The browser receives them in order: waiting for each would take most of the time.
    await Promise.all(Array.from({ length: batch }, () => [press('rawKeyDown'), press('keyUp')]).flat())
    const { isOver, stops, faults } = await page.evaluate(() => (window as unknown as { focusWalk: Walking }).focusWalk)
    if (!isOver) continue
    await browser.detach()
    return { stops, faults }
  }
  throw new Error(`The focus did not come to the end of ${page.url()} in ${maxStops} steps`)
}

/** Runs in the page: starts the focus at one of its ends and looks at each stop when the key is released. */
function watch({ key, pauseMs }: { key: 'Tab' | 'Shift+Tab'; pauseMs: number }) {
  const walk: Walking = { stops: 0, faults: [], isOver: false }
  const holder = window as unknown as { focusWalk: Walking; endFocusWalk?: () => void }
  holder.endFocusWalk?.()
  holder.focusWalk = walk
  for (const frame of document.querySelectorAll('iframe')) frame.tabIndex = -1
  // The browser goes on from where the focus was last.
  const end = document.createElement('button')
  document.body[key === 'Tab' ? 'prepend' : 'append'](end)
  end.focus()
  end.remove()

  let first: Element | undefined
  let last: Element | undefined
  let isWaiting = false
  // A row that scrolls sideways may settle a little later: until then the next keys do nothing.
  const hold = (event: KeyboardEvent) => isWaiting && event.preventDefault()
  const lookAgain = (element: HTMLElement) => {
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (element.isConnected && !isSeen(element)) walk.faults.push(describe(element))
    }, pauseMs)
  }
  const look = ({ key: released }: KeyboardEvent) => {
    const focused = document.activeElement
    if (released !== 'Tab' || isWaiting || walk.isOver || focused === last) return
    walk.isOver = !focused || focused === document.body || focused === first
    if (walk.isOver) return
    first ??= focused!
    last = focused!
    walk.stops++
    if (!isSeen(focused as HTMLElement)) lookAgain(focused as HTMLElement)
  }
  document.addEventListener('keydown', hold, true)
  document.addEventListener('keyup', look, true)
  holder.endFocusWalk = () => {
    document.removeEventListener('keydown', hold, true)
    document.removeEventListener('keyup', look, true)
  }

  /** Five points of a box, of which only what is on the screen counts. */
  function pointsOf({ left, right, top, bottom }: DOMRect): [number, number][] {
    const { clientWidth, clientHeight } = document.documentElement
    const [x0, x1] = [Math.max(left, 0), Math.min(right, clientWidth)]
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, clientHeight)]
    if (x0 >= x1 || y0 >= y1) return []
    const at = (x: number, y: number): [number, number] => [x0 + (x1 - x0) * x, y0 + (y1 - y0) * y]
    return [at(0.5, 0.5), at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)]
  }
  function isSeen(element: HTMLElement): boolean {
    const own = [element, ...((element as HTMLInputElement).labels ?? [])]
    return own
      .flatMap((each) => [...each.getClientRects()])
      .flatMap(pointsOf)
      .some((point) => {
        const top = document.elementFromPoint(...point)
        return own.some((each) => each.contains(top))
      })
  }
  function describe(element: HTMLElement): string {
    const { left, top, width, height } = element.getBoundingClientRect()
    const covering = document.elementFromPoint(left + width / 2, top + height / 2)
    const name = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim()
    return `“${name.slice(0, 40)}” ${element.outerHTML.slice(0, 80)} at ${Math.round(top)}…${Math.round(top + height)} below ${covering?.outerHTML.slice(0, 90) ?? 'the edge of the screen'}`
  }
}
