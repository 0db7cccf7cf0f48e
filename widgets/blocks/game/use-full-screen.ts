import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { useStores } from '#engine/shell/stores.ts'
import { lockScroll } from '#engine/ui/window/scroll-lock.ts'

/**
 * Makes an element fill the screen, or the window if the browser has no full screen (iPhones), where the page behind it does not
 * scroll. Escape ends both. Where the panic button or official marks have to stay in view, the whole page fills the screen, and the
 * element what they leave of it.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const { officialBar, panicHours } = useStores().manifest.playerProtection
  const isPage = officialBar !== undefined || panicHours !== undefined
  const [full, setFull] = useState(false)
  useLayoutEffect(() => (full && (isPage || !document.fullscreenElement) ? lockScroll() : undefined), [full, isPage])
  useEffect(() => {
    const target = () => (isPage ? document.documentElement : element.current)
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === target())
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !document.fullscreenElement && setFull(false)
    document.addEventListener('fullscreenchange', follow)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      document.removeEventListener('keydown', leave)
      // The page without the game does not fill the screen.
      if (isPage && document.fullscreenElement) void document.exitFullscreen()
    }
  }, [element, isPage])

  function toggle() {
    const target = isPage ? document.documentElement : element.current
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (full) setFull(false)
    else if (document.fullscreenEnabled) target?.requestFullscreen().catch(() => setFull(true))
    else setFull(true)
  }
  return { full, toggle }
}
