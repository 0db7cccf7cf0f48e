/** Thick enough to be seen on a page that is shown smaller than it is. */
const looks = {
  selected: '3px solid #2f6bff',
  hovered: '3px dashed #2f6bff',
} as const

/** A line around an element, which follows it; it is no part of the page. */
export class Outline {
  readonly #box = document.createElement('div')
  #element: Node | undefined
  #frame = 0

  constructor(look: keyof typeof looks) {
    this.#box.dataset.studioOutline = look
    Object.assign(this.#box.style, {
      position: 'fixed',
      zIndex: '2147483647',
      pointerEvents: 'none',
      outline: looks[look],
      outlineOffset: '-3px',
      boxShadow: 'inset 0 0 0 4px rgb(255 255 255 / 70%)',
    })
  }

  /** Moves to an element; undefined hides the line. */
  show(element: Node | undefined) {
    this.#element = element
    cancelAnimationFrame(this.#frame)
    if (element) {
      // An open window lies above all that is outside of it.
      const own = element instanceof Element ? element : element.parentElement
      const place = own?.closest('dialog[open]') ?? document.documentElement
      if (this.#box.parentElement !== place) place.append(this.#box)
      this.#follow()
    } else this.#box.remove()
  }

  #follow() {
    const { left, top, width, height } = boxOf(this.#element!)
    const { over, below } = coveredOf(this.#element!, { top, bottom: top + height })
    Object.assign(this.#box.style, {
      left: `${fixedLeft(left)}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      // A block ends where the bars of the page cover it.
      clipPath: over > 0 || below > 0 ? `inset(${over}px 0 ${below}px 0)` : '',
    })
    this.#frame = requestAnimationFrame(() => this.#follow())
  }
}

/** Returns where a fixed element begins that is to be seen at `left`: a scroll bar at the left moves its origin. */
export const fixedLeft = (left: number) => left - scrollX - document.documentElement.getBoundingClientRect().left

/**
 * Returns the place of an element or a text. A block is where the elements are that it renders: its own element may have no box,
 * or room around them.
 */
export function boxOf(node: Node): DOMRect {
  if (!(node instanceof Element)) {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const own = node.getBoundingClientRect()
  if (own.width > 0 && own.height > 0 && !node.matches('[data-block]')) return own
  const boxes = boxesIn(node)
  return boxes.length > 0 ? around(boxes) : own
}

/** Returns the boxes of the elements in one that take up room; where none does, of those that lie over the page. */
function boxesIn(element: Element): DOMRect[] {
  const boxes = [...element.children].flatMap((child) => {
    const { display, position } = getComputedStyle(child)
    if (display === 'contents') return boxesIn(child).map((box) => ({ box, isInFlow: true }))
    const box = child.getBoundingClientRect()
    const isInFlow = position !== 'absolute' && position !== 'fixed'
    return box.width > 0 && box.height > 0 ? [{ box, isInFlow }] : []
  })
  const inFlow = boxes.filter(({ isInFlow }) => isInFlow)
  return (inFlow.length > 0 ? inFlow : boxes).map(({ box }) => box)
}

function around(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Returns how much of a box the page’s bars cover that keep their place, at its top and at its bottom. */
function coveredOf(node: Node, { top, bottom }: { top: number; bottom: number }): { over: number; below: number } {
  const header = document.querySelector('body header')
  const covered = { over: 0, below: 0 }
  if (!header?.parentElement?.contains(node)) return covered
  for (const bar of header.parentElement.children) {
    const { position } = getComputedStyle(bar)
    if (bar.contains(node) || (position !== 'sticky' && position !== 'fixed')) continue
    const box = bar.getBoundingClientRect()
    if (box.height === 0) continue
    if (bar === header) covered.over = Math.max(0, box.bottom - top)
    else covered.below = Math.max(covered.below, bottom - box.top)
  }
  return covered
}
