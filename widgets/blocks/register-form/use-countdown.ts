import { useEffect, useState } from 'react'

/** Counts down from `from` seconds to 0, starting on mount and on each `restart`. */
export function useCountdown(from: number) {
  const [start, setStart] = useState(() => Date.now())
  const [now, setNow] = useState(start)
  const seconds = Math.max(0, from - Math.floor((now - start) / 1000))
  const over = seconds === 0

  useEffect(() => {
    if (over) return undefined
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [start, over])

  function restart() {
    setStart(Date.now())
    setNow(Date.now())
  }
  return { seconds, restart }
}
