import { useEffect, useState } from 'react'

/** When the list has its height, so that it can be measured (spec §9). */
const checkDelay = 15

/** Whether an open list has to stand above its control, for want of room below; undefined until it is known. */
export function useOpensUp(isOpen: boolean, list: HTMLElement | null): boolean | undefined {
  const [up, setUp] = useState<boolean>()
  useEffect(() => {
    if (!isOpen || !list) return
    const timer = setTimeout(() => {
      const control = list.parentElement!.getBoundingClientRect()
      const below = (window.visualViewport?.height ?? window.innerHeight) - control.bottom
      setUp(list.offsetHeight > below && control.top > below)
    }, checkDelay)
    return () => {
      clearTimeout(timer)
      setUp(undefined)
    }
  }, [isOpen, list])
  return up
}
