import { useEffect, useState } from 'react'

/** Counts down from `from` seconds to 0, starting on mount and on each `restart`, which may name other seconds. */
export function useCountdown(from: number) {
  const [start, setStart] = useState(() => ({ at: Date.now(), from }))
  const [now, setNow] = useState(start.at)
  const seconds = Math.max(0, start.from - Math.floor((now - start.at) / 1000))
  const over = seconds === 0

  useEffect(() => {
    if (over) return undefined
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [start, over])

  function restart(again = from) {
    const at = Date.now()
    setStart({ at, from: again })
    setNow(at)
  }
  return { seconds, restart }
}
