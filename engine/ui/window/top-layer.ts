/** The open windows, topmost last. */
const windows: HTMLElement[] = []

/** Registers an open window. Returns a function that unregisters it, to be called before it is removed. */
export function stack(window: HTMLElement): () => void {
  windows.push(window)
  raiseAll()
  return () => {
    windows.splice(windows.indexOf(window), 1)
    raiseAll()
  }
}

const raiseAll = () => document.querySelectorAll<HTMLElement>('[popover]').forEach(raise)

/**
 * Shows a popover above everything, in browsers with popovers. It is moved into the topmost window, because everything
 * beside a modal window is inert.
 */
export function raise(popover: HTMLElement) {
  if (!('showPopover' in popover)) return
  const place = windows[windows.length - 1] ?? document.body
  if (popover.parentElement === place) popover.hidePopover()
  else place.append(popover)
  popover.showPopover()
}
