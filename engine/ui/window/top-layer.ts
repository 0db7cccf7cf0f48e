/** The windows that are open, the uppermost last. */
const windows: HTMLElement[] = []

/** Counts an open window in. Answers how it is counted out, before it is taken away. */
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
 * Puts a popover over everything that is open, in browsers that know popovers: what opens last lies on top. It moves into the
 * uppermost window, for beside an open window nothing can be used.
 */
export function raise(popover: HTMLElement) {
  if (!('showPopover' in popover)) return
  const place = windows[windows.length - 1] ?? document.body
  if (popover.parentElement === place) popover.hidePopover()
  else place.append(popover)
  popover.showPopover()
}
