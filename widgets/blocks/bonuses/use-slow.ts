import { useEffect, useState } from 'react'

/** After so long players wonder whether anything happens. */
const slowAfterMs = 10_000

/** Whether it has been busy for long. */
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
