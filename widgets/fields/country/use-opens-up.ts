import { useEffect, useState } from 'react'

/** Delay after opening until the list has a height to measure (spec §9). */
const measureDelayMs = 15

/** Returns whether an open list must be placed above its control for lack of space below; undefined until measured. */
export function useOpensUp(isOpen: boolean, list: HTMLElement | null): boolean | undefined {
  const [up, setUp] = useState<boolean>()
  useEffect(() => {
    if (!isOpen || !list) return
    const timer = setTimeout(() => {
      const control = list.parentElement!.getBoundingClientRect()
      const below = (window.visualViewport?.height ?? window.innerHeight) - control.bottom
      setUp(list.offsetHeight > below && control.top > below)
    }, measureDelayMs)
    return () => {
      clearTimeout(timer)
      setUp(undefined)
    }
  }, [isOpen, list])
  return up
}
