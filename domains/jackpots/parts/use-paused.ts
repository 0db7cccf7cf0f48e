import { createContext, useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** Whether the surrounding jackpots are paused. */
export const PausedContext = createContext(false)

function onVisibilityChange(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** Whether this is a browser without IntersectionObserver. */
const isUnobserved = () => typeof window !== 'undefined' && !('IntersectionObserver' in window)

/** Returns whether an element is invisible: off the screen, where the browser can tell, or in a hidden tab. */
export function usePaused(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  const tabIsHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  )
  useEffect(() => {
    const element = ref.current
    if (!element || isUnobserved()) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [ref])
  return tabIsHidden || !(onScreen || isUnobserved())
}
