import { useEffect, useState } from 'react'

/** Delay before the "still working" message. */
const slowAfterMs = 10_000

/** Whether `busy` has been true for `slowAfterMs`. */
export function useSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return isSlow
}
