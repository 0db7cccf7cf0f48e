type Child = Node | string | null | undefined | false

type Attributes = Record<string, string | number | boolean | undefined>

const svgSpace = 'http://www.w3.org/2000/svg'

function fill<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(
    ...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false),
  )
  return element
}

/** An HTML element. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
) => fill(document.createElement(tag), attributes, children)

/** An SVG element. */
export const svg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
) => fill(document.createElementNS(svgSpace, tag) as SVGElementTagNameMap[Tag], attributes, children)

/** A button that does something. */
export function button(attributes: Attributes, content: Child | Child[], onClick: () => void): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, ...(Array.isArray(content) ? content : [content]))
  element.addEventListener('click', onClick)
  return element
}

const icons = {
  home: 'M3 11 12 4l9 7M6 9v11h12V9',
  info: 'M12 11v6M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  spin: 'M20 12a8 8 0 1 1-2.3-5.6M20 3v5h-5',
}

/** An icon of 24 x 24 in the text’s colour. */
export const icon = (name: keyof typeof icons) =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: icons[name] }))

/** Whether things may move. */
export const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Waits so many milliseconds; where nothing may move, a tenth of them. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, moves ? ms : ms / 10))

/** Calls `draw` with 0 to 1 over so many milliseconds; where nothing may move, at once with 1. */
export function tween(ms: number, draw: (share: number) => void): Promise<void> {
  if (!moves) {
    draw(1)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const start = performance.now()
    const frame = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / ms))
      draw(share)
      if (share < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}
