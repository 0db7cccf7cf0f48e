import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'
import { Arch } from './arch.tsx'
import styles from './mosaic.module.css'

/** Jackpots in arches on a tiled wall. */
export default jackpotLook({
  layout: 'columns',
  styles,
  draw: ({ label }) => (
    <>
      <Arch />
      <div className={styles.words}>{label}</div>
    </>
  ),
})
