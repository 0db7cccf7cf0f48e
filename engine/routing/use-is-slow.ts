import { useEffect, useRef, useState } from 'react'
import type { PageStateStore } from '../shell/page-state-store.ts'

/** How long a page may load before the player is told that it takes long, in milliseconds. */
const slowAfterMs = 5000

/** A first page that comes late for another reason, such as a slow processor, may still be ready soon. */
const leastMs = 1000

/** Whether the page has been loading for long. For the first page the time since the engine started counts. */
export function useIsSlow({ current, startedAt }: Pick<PageStateStore, 'current' | 'startedAt'>): boolean {
  const isLoading = current === 'loading'
  const isFirst = useRef(true)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) {
      isFirst.current = false
      return undefined
    }
    const wait = isFirst.current ? Math.max(leastMs, startedAt + slowAfterMs - Date.now()) : slowAfterMs
    const timer = setTimeout(() => setLate(true), wait)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading, startedAt])
  return isLoading && isLate
}
