import { reaction, untracked } from 'mobx'
import { useEffect, useState } from 'react'

/** What holds an amount: an observable jackpot. */
interface Source {
  amount: number
}

const stepMs = 300
/** So many steps lead from one amount to the next. */
const steps = 6

/** An amount as it was, read again at most once in so many milliseconds, and not at all while paused. */
export function useCalmAmount(source: Source, everyMs: number, paused: boolean): number {
  const [amount, setAmount] = useState(() => untracked(() => source.amount))
  useEffect(() => {
    if (!paused) return reaction(() => source.amount, setAmount, { fireImmediately: true, delay: everyMs })
  }, [source, everyMs, paused])
  return amount
}

/** An amount that runs from one value to the next in steps. While paused it stands still; afterwards it is at once what it ought to be. */
export function useRunningAmount(source: Source, paused: boolean): number {
  const [amount, setAmount] = useState(() => untracked(() => source.amount))
  useEffect(() => (paused ? undefined : run(source, setAmount)), [source, paused])
  return amount
}

/** Shows the amount, then each step of its way to the next one. Answers how to stop. */
function run(source: Source, show: (amount: number) => void): () => void {
  let shown = source.amount
  let left = 0
  let timer: ReturnType<typeof setInterval> | undefined
  function step() {
    const { amount } = source
    // One that was won starts anew: it does not run backwards.
    if (amount < shown) left = 1
    shown = left > 1 ? shown + (amount - shown) / left : amount
    left -= 1
    show(shown)
    if (left <= 0) stop()
  }
  function stop() {
    clearInterval(timer)
    timer = undefined
  }
  function start() {
    left = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : steps
    timer ??= setInterval(step, stepMs)
  }
  show(shown)
  const stopFollowing = reaction(() => source.amount, start)
  return () => {
    stopFollowing()
    stop()
  }
}
