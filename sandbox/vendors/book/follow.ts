import { pathOf } from './routes.ts'
import type { BookState } from './state.ts'

/** Returns a function that is called after each render: it moves focus into the slip’s sheet and back and scrolls to the top of a new page. */
export function followPlayer(): (mount: HTMLElement, state: BookState) => void {
  let wasOpen = false
  let path: string | undefined
  return (mount, { isSlipOpen, size, route }) => {
    const isOpen = isSlipOpen && size !== 'desktop'
    if (isOpen !== wasOpen)
      mount
        .querySelector<HTMLElement>(isOpen ? '.sheet .slip-head button' : '[data-open-slip]')
        ?.focus({ preventScroll: true })
    wasOpen = isOpen
    const next = pathOf(route)
    if (path !== undefined && path !== next) toTop(mount)
    path = next
  }
}

function toTop(mount: HTMLElement): void {
  const { top } = mount.getBoundingClientRect()
  if (top < 0) mount.scrollIntoView({ block: 'start' })
}

/** Keeps the keyboard inside an open sheet. Escape closes it. */
export function trapFocus(event: KeyboardEvent, close: () => void): void {
  if (event.key === 'Escape') return close()
  if (event.key !== 'Tab') return
  const stops = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button:enabled, input, select')]
  const at = stops.indexOf(event.composedPath()[0] as HTMLElement)
  const leaves = event.shiftKey ? at <= 0 : at === stops.length - 1
  if (!leaves) return
  event.preventDefault()
  stops[event.shiftKey ? stops.length - 1 : 0]?.focus()
}
