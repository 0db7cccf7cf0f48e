import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { lockScroll } from '#engine/ui/window/scroll-lock.ts'

/**
 * Makes an element fill the screen, or the window if the browser has no full screen (iPhones), where the page behind it does not
 * scroll. Escape ends both.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false)
  useLayoutEffect(() => (full && !document.fullscreenElement ? lockScroll() : undefined), [full])
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !document.fullscreenElement && setFull(false)
    document.addEventListener('fullscreenchange', follow)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      document.removeEventListener('keydown', leave)
    }
  }, [element])

  function toggle() {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (full) setFull(false)
    else if (document.fullscreenEnabled) element.current?.requestFullscreen().catch(() => setFull(true))
    else setFull(true)
  }
  return { full, toggle }
}
