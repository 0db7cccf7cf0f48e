import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Pile } from './stack.tsx'
import styles from './coins.module.css'

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
