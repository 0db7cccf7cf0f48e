import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Lantern } from './lantern.tsx'
import styles from './lanterns.module.css'

/** Jackpots under glowing lanterns. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Lantern />
      {label}
    </>
  ),
})
