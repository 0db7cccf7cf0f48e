import { reaction, untracked } from 'mobx'
import { startTransition, useEffect, useState, type Dispatch } from 'react'

/** An observable with an amount, such as a jackpot. */
export interface Source {
  amount: number
}

const stepMs = 300
/** The number of steps from one amount to the next. */
const steps = 6
/** Amounts that change again within this time are shown as they are: steps would fall further and further behind. */
const frequentMs = stepMs * steps

/** As transitions: several jackpots run at once, and would interrupt the rendering of a page that the player has asked for. */
const behind =
  <Amount>(show: Dispatch<Amount>) =>
  (amount: Amount) =>
    startTransition(() => show(amount))

/** Returns an amount that updates at most every `everyMs` milliseconds, and not while paused. */
export function useThrottledAmount<Amount extends number | undefined>(
  source: { amount: Amount },
  everyMs: number,
  paused: boolean,
): Amount {
  const [amount, setAmount] = useState<Amount>(() => untracked(() => source.amount))
  useEffect(() => {
    if (!paused) return reaction(() => source.amount, behind(setAmount), { fireImmediately: true, delay: everyMs })
  }, [source, everyMs, paused])
  return amount
}

/** Returns an amount that changes in steps. It stops while paused, and then jumps to the current value. */
export function useRunningAmount(source: Source, paused: boolean): number {
  const [amount, setAmount] = useState(() => untracked(() => source.amount))
  useEffect(() => (paused ? undefined : run(source, behind(setAmount))), [source, paused])
  return amount
}

/** Shows the amount, then each step towards the next one. Returns an unsubscribe function. */
function run(source: Source, show: (amount: number) => void): () => void {
  let shown = source.amount
  let left = 0
  let changedAt = -Infinity
  let timer: ReturnType<typeof setInterval> | undefined
  function step() {
    const { amount } = source
    // A lower amount means the jackpot was won: start from it instead of counting down.
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
    const isFrequent = Date.now() - changedAt < frequentMs
    left = isFrequent || matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : steps
    changedAt = Date.now()
    timer ??= setInterval(step, stepMs)
  }
  show(shown)
  const stopFollowing = reaction(() => source.amount, start)
  return () => {
    stopFollowing()
    stop()
  }
}
