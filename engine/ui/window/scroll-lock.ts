let holders = 0
let release: () => void = () => undefined

/**
 * Prevents scrolling on screens below 1024 px (spec §9). Returns a function that releases the lock; locks may overlap.
 * The body is fixed at its position: `overflow: hidden` would break vendors’ content that forbid it on their ancestors, and
 * iOS ignores it.
 */
export function lockScroll(): () => void {
  if (holders++ === 0) release = window.innerWidth < 1024 ? fixBody() : () => undefined
  return () => {
    if (--holders === 0) release()
  }
}

function fixBody() {
  const { scrollX, scrollY, location } = window
  const { pathname } = location
  const { style } = document.body
  const before = style.cssText
  Object.assign(style, { position: 'fixed', top: `${-scrollY}px`, width: '100%' })
  return () => {
    style.cssText = before
    // Another page starts at the top.
    if (location.pathname === pathname) window.scrollTo(scrollX, scrollY)
  }
}
