let holders = 0
let release: () => void = () => undefined

/**
 * Keeps the page from scrolling on screens below 1024 px (spec §9) until the answered function is called; calls may overlap.
 * The body is fixed where it stood: `overflow: hidden` would break sportsbooks that forbid it on their ancestors, and iOS
 * scrolls through it.
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
    // Another page begins at its top.
    if (location.pathname === pathname) window.scrollTo(scrollX, scrollY)
  }
}
