import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Landscape } from './landscape.tsx'
import styles from './dunes.module.css'

/** Jackpots in front of desert dunes at dusk. */
export default jackpotLook({
  layout: 'hero',
  styles,
  draw: ({ label, rank }) => (
    <>
      {rank === 0 && <Landscape />}
      {label}
    </>
  ),
})
