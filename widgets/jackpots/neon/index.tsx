import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import arrow from './arrow.module.css'
import styles from './neon.module.css'

/** Jackpots as neon signs. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      {label}
      <Arrow />
    </>
  ),
})

/** An arrow of three neon tubes that light up one after the other, upwards. */
const Arrow = () => (
  <svg className={arrow.arrow} viewBox="0 0 104 30" aria-hidden>
    <path d="M24 28 52 20 80 28" />
    <path d="M30 19 52 12 74 19" />
    <path d="M36 10 52 4 68 10" />
  </svg>
)
