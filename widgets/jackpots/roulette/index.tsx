import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Wheel } from './wheel.tsx'
import styles from './roulette.module.css'

/** Jackpots in front of roulette wheels. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Wheel />
      {label}
    </>
  ),
})
