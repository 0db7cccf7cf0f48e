const looks = {
  selected: '2px solid #2f6bff',
  hovered: '2px dashed #2f6bff',
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
      outlineOffset: '-2px',
      boxShadow: 'inset 0 0 0 3px rgb(255 255 255 / 70%)',
    })
  }

  /** Moves to an element; undefined hides the line. */
  show(element: Node | undefined) {
    this.#element = element
    cancelAnimationFrame(this.#frame)
    if (element) {
      document.documentElement.append(this.#box)
      this.#follow()
    } else this.#box.remove()
  }

  #follow() {
    const { left, top, width, height } = boxOf(this.#element!)
    Object.assign(this.#box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    this.#frame = requestAnimationFrame(() => this.#follow())
  }
}

/** Returns the place of an element or a text. A block may have no box of its own, and a field no content. */
export function boxOf(node: Node): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(node)
  const box = range.getBoundingClientRect()
  return box.width === 0 && node instanceof Element ? node.getBoundingClientRect() : box
}
