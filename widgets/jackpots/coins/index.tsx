import { use, useId, useState } from 'react'
import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import stack from './stack.module.css'
import styles from './coins.module.css'
import type { ShownJackpot } from '#domains/jackpots/jackpot-store.ts'
import { useThrottledAmount } from '#domains/jackpots/parts/use-amount.ts'
import { PausedContext } from '#domains/jackpots/parts/use-paused.ts'

/** Jackpots on stacks of coins; a coin falls on the stack whose amount grows. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ jackpot, label }) => (
    <>
      <Pile jackpot={jackpot} />
      {label}
    </>
  ),
})

/** Horizontal offset of each coin. */
const offsets = [0, -3, 2, -1, 3, -2]

/** Minimum time between two falling coins. */
const fallMs = 2500

/** The stack of a jackpot, one coin more than its level. */
const Pile = ({ jackpot }: { jackpot: ShownJackpot }) => (
  <Stack coins={jackpot.level + 1} amount={useThrottledAmount(jackpot, fallMs, use(PausedContext))} />
)

/** A stack of at most six coins; the top one falls again when `amount` changes, not when it becomes known. */
function Stack({ coins, amount }: { coins: number; amount: number | undefined }) {
  const id = useId()
  const [first, setFirst] = useState(amount)
  if (first === undefined && amount !== undefined) setFirst(amount)
  const fall = amount === first || first === undefined ? 'top' : `top ${amount}`
  const shown = Math.min(Math.max(coins, 1), offsets.length)
  return (
    <svg className={stack.stack} viewBox="0 0 100 100" aria-hidden>
      <linearGradient id={id}>
        <stop offset="0" className={stack.dark} />
        <stop offset=".22" className={stack.plain} />
        <stop offset=".34" className={stack.bright} />
        <stop offset=".5" className={stack.plain} />
        <stop offset="1" className={stack.dark} />
      </linearGradient>
      <ellipse className={stack.ground} cx="50" cy="86" rx="46" ry="12" />
      {offsets.slice(0, shown).map((x, index) => (
        <g key={index === shown - 1 ? fall : index} className={index === shown - 1 ? stack.top : undefined}>
          <Coin x={x} y={74 - index * 11} paint={`url(#${id})`} />
        </g>
      ))}
    </svg>
  )
}

function Coin({ x, y, paint }: { x: number; y: number; paint: string }) {
  return (
    <g transform={`translate(${50 + x} ${y})`}>
      <path d="M-40 0v10a40 13 0 0 0 80 0V0z" fill={paint} />
      <path className={stack.ridges} d="M-40 5a40 13 0 0 0 80 0" />
      <ellipse rx="40" ry="13" fill={paint} />
      <ellipse className={stack.rim} rx="39" ry="12.3" />
      <ellipse className={stack.face} rx="29" ry="8.6" />
      <path className={stack.shine} d="M-30-5A36 11 0 0 1 4-10.6L-12 8.4A30 9 0 0 1-27 3z" />
    </g>
  )
}
