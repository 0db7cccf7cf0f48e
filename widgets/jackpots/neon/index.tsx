import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Arrow } from './arrow.tsx'
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
