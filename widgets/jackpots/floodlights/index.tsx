import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Lamps } from './lamps.tsx'
import styles from './floodlights.module.css'

/** Jackpots on a football pitch under floodlights. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Lamps />
      {label}
    </>
  ),
})
